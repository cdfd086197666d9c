"""What is going on in a game of Siege at one moment: where everything is, and how far it has come."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, part_of, pulse
from game.arcade.draw.finale import fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import thrown_back
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player, opponent
from game.core.walking import Walkers
from game.variants.siege.controls import SiegeCursor
from game.variants.siege.picture import timing
from game.variants.siege.picture.block import HEIGHT, SIDE
from game.variants.siege.picture.shadow import TOWER
from game.variants.siege.picture.tower import WIDTH, Stand, shade_of
from game.variants.siege.rules import SiegeRules

# The share of a move's animation in which the block of the move before loses the light of the newest one.
FADED = 0.3


class Step(NamedTuple):
    """A tower on its way, or where it has come to rest."""

    start: int
    end: int
    share: float


@dataclass(frozen=True)
class Moment:
    """A frame, and where it is drawn. Everything else follows from them."""

    rules: SiegeRules
    theme: Theme
    canvas: Surface
    area: BoardArea
    frame: Frame

    @cached_property
    def position(self) -> Walkers:
        position: Walkers = self.frame.position
        return position

    @property
    def turn(self) -> Player:
        """The player on turn; at the end, the one who is stuck."""
        return self.position.turn

    @cached_property
    def entered(self) -> int | None:
        """The direction of the step, while its block is being picked."""
        cursor = self.frame.cursor
        return cursor.step if isinstance(cursor, SiegeCursor) else None

    # The towers

    @cached_property
    def steps(self) -> dict[Player, Step]:
        return {player: self._step(player) for player in PLAYERS}

    def _step(self, player: Player) -> Step:
        here = self.position.one if player == 1 else self.position.two
        last = self.frame.last
        if self.entered is not None and player == self.turn:
            return Step(here, self.rules.stepped_on(self.position, self.entered), self.frame.entered)
        if last is not None and last.player == player:
            share = part_of(self.frame.progress, 0.0, timing.STEP_SHARE)
            return Step(self.rules.standing(last.before), here, share)
        return Step(here, here, 1.0)

    @cached_property
    def stands(self) -> dict[Player, Stand]:
        return {player: self._stand(player) for player in PLAYERS}

    def _stand(self, player: Player) -> Stand:
        start, end, share = self.steps[player]
        stance = timing.stance(share)
        x, y = between(self.area.centre_of(start), self.area.centre_of(end), stance.along)
        if player != self.turn:
            return Stand((x, y), stance.lift, stance.tall)
        if self.entered is None and self._points_at(start):  # it bounces back from what it cannot step on
            across, down = thrown_back(self.area, self.frame)
            x, y = x + across, y + down
        shaken = timing.shaken(self.fate) * self.area.cell * 0.03
        light = 0.6 + 0.4 * pulse(self.frame.time) * (1 - self.fate)
        return Stand((x + shaken, y), stance.lift, stance.tall, timing.broken(self.fate), light)

    def _points_at(self, cell: int) -> bool:
        return self.frame.cursor is not None and self.frame.cursor.cell == cell

    def shade_on(self, player: Player) -> int:
        """How high the shadows of blocks and of the other tower stand on a tower, in steps."""
        area, other = self.area, self.stands[opponent(player)]
        blocks = [
            (area.centre_of(cell), area.cell * SIDE / 2, area.cell * HEIGHT * self.risen(cell))
            for cell in self.blocks
        ]
        tall = [] if other.broken else [(other.spot, area.cell * WIDTH / 2, area.cell * WIDTH * TOWER)]
        return shade_of(area, self.theme, self.stands[player], [*blocks, *tall])

    # The blocks

    @cached_property
    def blocks(self) -> list[int]:
        return cells_in(self.position.blocked)

    @cached_property
    def last_block(self) -> int | None:
        return None if self.frame.last is None else self.rules.parts(self.frame.last.move)[1]

    @cached_property
    def rise(self) -> float:
        """How far the last block is on its way out of the floor."""
        return timing.rising(self.frame.progress)

    def risen(self, cell: int) -> float:
        """The share of a block's height that is seen."""
        return timing.risen(self.rise) if cell == self.last_block else 1.0

    @cached_property
    def fresh(self) -> dict[int, tuple[Player, float]]:
        """The blocks that are marked as the newest ones: whose each is, and how brightly it shines.

        That of the move before loses its light while the next one begins.
        """
        if not self.frame.marks_last:
            return {}
        lights = part_of(self.rise, 0.5, 1.0) * (1 - self.fate), 1 - part_of(self.frame.progress, 0.0, FADED)
        newest = zip(reversed(self.frame.plies[-2:]), lights, strict=False)
        return {self.rules.parts(ply.move)[1]: (ply.player, light) for ply, light in newest if light > 0}

    def shift(self, cell: int) -> Point:
        """How far a block is away from the middle of its cell, in pixels."""
        unit = self.area.cell
        if cell == self.last_block and self.frame.progress < 1:
            return timing.tremor(self.rise) * unit * 0.014, 0.0
        if not self.fate:
            return 0.0, 0.0
        trembling = timing.shaken(self.fate) * unit * 0.02 * (1 if cell % 2 else -1)
        if not self.rules.grid.around[self.loser] >> cell & 1:
            return trembling, 0.0
        (row, column), (near, beside) = divmod(cell, self.area.size), divmod(self.loser, self.area.size)
        way = timing.slam(self.fate) * unit
        # Towards the viewer and away a block moves less far, so that it hides no more than before.
        return (beside - column) * way, (near - row) * way * 0.5

    @cached_property
    def ghost(self) -> int | None:
        """The cell of the block that CONFIRM would raise."""
        if self.frame.intended is None or self.entered is None:
            return None
        return self.rules.parts(self.frame.intended)[1]

    # The end

    @cached_property
    def lost(self) -> bool:
        """Whether the player on turn is stuck, and this is shown."""
        return self.frame.ended > 0 and self.rules.outcome(self.position) is not None

    @property
    def winner(self) -> Player:
        """The player who is not stuck."""
        return opponent(self.turn)

    @property
    def loser(self) -> int:
        """The cell of the player who is stuck."""
        return self.steps[self.turn].end

    @cached_property
    def fate(self) -> float:
        return fate(self.frame.ended) if self.lost else 0.0
