"""The games that two bots play in the menu: that of the chosen game goes on, the others wait."""

from collections.abc import Sequence

from game.arcade.captions import short_name
from game.arcade.context import Context
from game.arcade.demo import Demo
from game.arcade.draw.frame import Frame
from game.arcade.draw.theme import Theme
from game.arcade.renderers import renderer_of
from game.arcade.views.menu import ShownGame
from game.arcade.views.menu_stage import MenuStage
from game.arcade.views.played_board import PlayedBoard, prepare
from game.core.variant import Setup, Variant
from game.core.words import _

# The picture of the board is renewed in every second frame.
FRAMES_A_PICTURE = 2
# Now and then the ground of one more board is drawn, so that choosing its game takes no time.
FRAMES_A_PREPARATION = 5


class MenuDemos:
    """A game of bots for each game that was chosen since the menu was opened, on the board last chosen."""

    def __init__(self, context: Context, games: Sequence[Variant]) -> None:
        self._context = context
        self._games = games
        self._demos: dict[int, Demo] = {}
        self._frames: dict[int, Frame] = {}
        self._ticks = 0

    def _setup(self, number: int) -> Setup:
        return self._context.choices.of(self._games[number]).setup

    def _demo(self, number: int) -> Demo:
        if number not in self._demos:
            self._demos[number] = Demo(self._setup(number), seed=11 + number)
            self._frames[number] = self._demos[number].frame(self._context.motion)
        return self._demos[number]

    def follow_choices(self) -> None:
        """Forget the games on boards that were changed."""
        for number in list(self._demos):
            if self._demos[number].setup != self._setup(number):
                del self._demos[number]

    def update(self, seconds: float, chosen: int) -> None:
        self._ticks += 1
        demo, motion = self._demo(chosen), self._context.motion
        demo.update(seconds, motion)
        if self._ticks % FRAMES_A_PICTURE == 0:
            self._frames[chosen] = demo.frame(motion)

    def theme(self, number: int) -> Theme:
        return self._context.theme.tinted(self._games[number].accent)

    def shown(self, number: int) -> ShownGame:
        """What the stage shows of a game."""
        game, theme = self._games[number], self.theme(number)
        renderer = renderer_of(self._demo(number).setup, theme)
        board = PlayedBoard(renderer, self._frames[number], self._context.layout.small)
        return ShownGame(short_name(game), _(game.summary), theme, board)

    def prepare(self, chosen: int, stage: MenuStage) -> None:
        """Draw the ground of another game that may be chosen next, one after the other."""
        turn, rest = divmod(self._ticks, FRAMES_A_PREPARATION)
        if rest == 0 and 0 < turn < len(self._games):
            number = (chosen + turn) % len(self._games)
            renderer = renderer_of(self._setup(number), self.theme(number))
            prepare(renderer, stage.slab, self._context.layout.small, stage.below)
