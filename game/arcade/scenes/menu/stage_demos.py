"""What plays on the stage of the menu: the board of the chosen tile goes on, the others wait."""

from collections.abc import Sequence

from game.arcade.draw.frame import Frame
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.theme import Theme
from game.arcade.scenes.game_demo import MOVE_SECONDS, THINK_SECONDS, GameDemo
from game.arcade.scenes.menu.tiles import Replayed, Tile
from game.arcade.scenes.ride_demo import FIELD, RideDemo
from game.arcade.shell.context import Context
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.floating_board import FloatingBoard
from game.arcade.views.menu.menu import OnStage
from game.arcade.views.renderers import renderer_of

# The picture of the board is renewed in every second frame.
FRAMES_A_PICTURE = 2
# How long the position stays to which the moves lead.
REST_SECONDS = 6.0


class Replay:
    """Moves that are shown again and again.

    It begins at the position to which the moves lead, and then shows how that came about.
    """

    def __init__(self, replayed: Replayed) -> None:
        self._replayed = replayed
        self._shown = len(replayed.plies)
        self._time = 0.0
        self._since_move = MOVE_SECONDS

    def update(self, seconds: float, motion: Motion) -> None:
        self._time += seconds
        self._since_move += seconds * motion.pace
        at_end = self._shown == len(self._replayed.plies)
        if self._since_move >= (REST_SECONDS if at_end else THINK_SECONDS):
            self._shown = 0 if at_end else self._shown + 1
            self._since_move = 0.0

    def frame(self, motion: Motion) -> Frame:
        """What the stage shows."""
        return Frame(
            start=self._replayed.start,
            plies=self._replayed.plies[: self._shown],
            progress=min(1.0, motion.passed(self._since_move) / MOVE_SECONDS),
            time=self._time if motion.pulses else 0.0,
            particles=motion.particles,
        )


class MenuDemos:
    """A game of bots, or moves that are shown again, for each tile chosen since the menu was opened."""

    def __init__(self, context: Context, tiles: Sequence[Tile]) -> None:
        self._context = context
        self._tiles = tiles
        self._demos: dict[int, GameDemo | Replay | RideDemo] = {}
        self._frames: dict[int, object] = {}
        self._ticks = 0

    def _demo(self, number: int) -> GameDemo | Replay | RideDemo:
        if number not in self._demos:
            tile = self._tiles[number]
            demo = _demo_of(tile, seed=11 + number)
            self._demos[number] = demo
            self._frames[number] = demo.frame(self._context.motion)
        return self._demos[number]

    def follow(self, tiles: Sequence[Tile]) -> None:
        """The same tiles, some with other boards: what played on those is forgotten."""
        before, self._tiles = self._tiles, tiles
        for number in list(self._demos):
            then, now = before[number], tiles[number]
            if (then.setup, then.replayed) != (now.setup, now.replayed):
                del self._demos[number]

    def update(self, seconds: float, chosen: int) -> None:
        self._ticks += 1
        demo, motion = self._demo(chosen), self._context.motion
        demo.update(seconds, motion)
        if self._ticks % FRAMES_A_PICTURE == 0:
            self._frames[chosen] = demo.frame(motion)

    def theme(self, number: int) -> Theme:
        return self._context.theme.tinted(self._tiles[number].accent)

    def shown(self, number: int, *, lit: bool) -> OnStage:
        """What the stage shows of a tile; of a board only if it is lit."""
        tile, theme = self._tiles[number], self.theme(number)
        return OnStage(tile.name, tile.summary, theme, self._board(number) if lit else None)

    def _board(self, number: int) -> FloatingBoard:
        self._demo(number)
        renderer = _renderer_of(self._tiles[number], self.theme(number))
        return FloatingBoard(renderer, self._frames[number], self._context.layout.small)


def _demo_of(tile: Tile, seed: int) -> GameDemo | Replay | RideDemo:
    if tile.rides:
        return RideDemo(seed)
    return GameDemo(tile.setup, seed) if tile.replayed is None else Replay(tile.replayed)


def _renderer_of(tile: Tile, theme: Theme) -> MomentRenderer:
    """What draws the stage: the same object every time for the same tile and theme."""
    return RideRenderer(theme, FIELD) if tile.rides else renderer_of(tile.setup, theme)
