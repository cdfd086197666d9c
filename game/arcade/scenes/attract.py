"""The attract mode: bots play until someone presses anything."""

from pygame import Surface

from game.arcade.arena_destinations import ToArenaAttract
from game.arcade.context import Context
from game.arcade.destinations import Back, Destination, ToAttract
from game.arcade.input.actions import Action
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.scene import Go
from game.arcade.views.play.play import PlayPicture, draw_invitation
from game.core.controls import Verb
from game.core.variant import Variant
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session

LINGER_SECONDS = 4.0
# Good enough to be worth watching, but not always the same game.
SHOW_LEVEL = "sharp"


class AttractScene(BoardScene):
    """Two bots play one game after the other, each on the board last chosen for it.

    There are no prompts: every press does the same.
    """

    gives_way = True

    def __init__(self, context: Context, go: Go, variant: Variant, series: Series | None, seed: int) -> None:
        choices = context.choices.of(variant)
        players = Players(SHOW_LEVEL, SHOW_LEVEL)
        super().__init__(context, go, Session(choices.setup, players, series or choices.series, seed))

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.stir()

    def stir(self) -> None:
        self.context.audio.music("music_menu")
        self.go(Back())

    def show_result(self) -> None:
        if self.showing.ended_for >= LINGER_SECONDS:
            self.go(self._following())

    def _following(self) -> Destination:
        """The next round, or the next game once the series is decided; the Arena follows the last one."""
        variant, series = self.session.setup.variant, self.session.mode
        if isinstance(series, Series) and series.winner is None:
            return ToAttract(variant, series.next())
        games = list(self.context.games.values())
        if variant == games[-1]:
            return ToArenaAttract()
        return ToAttract(games[games.index(variant) + 1])

    def draw_picture(self, canvas: Surface, picture: PlayPicture) -> None:
        super().draw_picture(canvas, picture)
        draw_invitation(canvas, self.context.layout, self.context.theme)
