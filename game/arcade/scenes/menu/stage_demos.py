"""What plays on the stage of the menu: the board of the chosen tile goes on, the others wait."""

from collections.abc import Sequence
from dataclasses import replace

from game.arcade.draw.easing import eased, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.draw.theme import Theme
from game.arcade.scenes.game_demo import MOVE_SECONDS, THINK_SECONDS, GameDemo
from game.arcade.scenes.menu.tiles import Asked, Tile
from game.arcade.scenes.ride_demo import FIELD, RideDemo
from game.arcade.shell.context import Context
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.floating_board import FloatingBoard
from game.arcade.views.menu.menu import OnStage
from game.arcade.views.menu.own_boards import JigsawBoard, LadderBoard
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.ladder import LadderPicture

# The picture of the board is renewed in every second frame.
FRAMES_A_PICTURE = 2
# How long the light of a ladder climbs.
CLIMB_SECONDS = 1.2
# How long the position stays to which the moves lead.
REST_SECONDS = 6.0


class Replay:
    """The moves that lead to a puzzle, shown again and again.

    It begins at the position to which the moves lead, and then shows how that came about.
    """

    def __init__(self, puzzle: Asked) -> None:
        self._puzzle = puzzle
        self._shown = len(puzzle.plies)
        self._time = 0.0
        self._since_move = MOVE_SECONDS

    def update(self, seconds: float, motion: Motion) -> None:
        self._time += seconds
        self._since_move += seconds * motion.pace
        at_end = self._shown == len(self._puzzle.plies)
        if self._since_move >= (REST_SECONDS if at_end else THINK_SECONDS):
            self._shown = 0 if at_end else self._shown + 1
            self._since_move = 0.0

    def frame(self, motion: Motion) -> Frame:
        """What the stage shows."""
        return Frame(
            start=self._puzzle.start,
            plies=self._puzzle.plies[: self._shown],
            progress=min(1.0, motion.passed(self._since_move) / MOVE_SECONDS),
            time=self._time if motion.pulses else 0.0,
            particles=motion.particles,
        )


class Climb:
    """The ladder of a run: the light climbs to the stage that comes next, and stays there."""

    def __init__(self, ladder: LadderPicture) -> None:
        self._ladder = ladder
        self._time = 0.0

    def update(self, seconds: float, _motion: Motion) -> None:
        self._time += seconds

    def frame(self, motion: Motion) -> LadderPicture:
        """What the stage shows."""
        climbed = eased(motion.passed(self._time) / CLIMB_SECONDS)
        beat = pulse(self._time) if motion.pulses else 1.0
        return replace(self._ladder, won=self._ladder.won * climbed, pulse=beat)


Demo = GameDemo | Replay | Climb | RideDemo


class MenuDemos:
    """What plays for each tile chosen since the menu was opened."""

    def __init__(self, context: Context, tiles: Sequence[Tile]) -> None:
        self._context = context
        self._tiles = tiles
        self._demos: dict[int, Demo] = {}
        self._frames: dict[int, object] = {}
        self._ticks = 0

    def _demo(self, number: int) -> Demo:
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
            if (then.setup, then.puzzle, then.ladder) != (now.setup, now.puzzle, now.ladder):
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
        renderer = _renderer_of(self._tiles[number], self.theme(number), self._context.layout)
        return FloatingBoard(renderer, self._frames[number], self._context.layout.small)


def _demo_of(tile: Tile, seed: int) -> Demo:
    if tile.rides:
        return RideDemo(seed)
    if tile.ladder is not None:
        return Climb(tile.ladder)
    return GameDemo(tile.setup, seed) if tile.puzzle is None else Replay(tile.puzzle)


def _renderer_of(tile: Tile, theme: Theme, layout: Layout) -> MomentRenderer:
    """What draws the stage: an equal one every time for the same tile and theme."""
    if tile.rides:
        return RideRenderer(theme, FIELD)
    if tile.ladder is not None:
        return LadderBoard(theme, layout)
    board = renderer_of(tile.setup, theme)
    return board if tile.puzzle is None else JigsawBoard(board)
