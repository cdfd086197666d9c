"""Where a rider's panel has its emblem, its two lines and its rounds, so that the name stays a name."""

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect

from game.arcade.draw.glyphs import Glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width
from game.arcade.views.panel.rounds import lamps_width
from game.core.rules import Player

# The gap between what stands side by side, in units.
GAP = 1.0
# The width of the emblem's place, relative to the side of the emblem, and the largest share of a panel.
EMBLEM, EMBLEM_SHARE = 1.35, 0.26


@dataclass(frozen=True)
class RiderPanel:
    """Everything that a panel shows."""

    name: str
    short: str  # the same where there is little room
    bot: str  # its level in words, "" for a person
    brief: str  # the same where there is little room
    glyph: Glyph | None  # what steers
    won: int  # rounds
    needed: int
    light: float = 0.0  # of its lamp: the winner's


class Rounds(Enum):
    """Where the rounds that a rider has won stand: beside both lines, or in one of them."""

    BESIDE = auto()
    UPPER = auto()
    LOWER = auto()


@dataclass(frozen=True)
class Arrangement:
    """How a panel shares its width."""

    emblem: float  # its size, relative to the largest
    rounds: Rounds
    short: bool  # whether the name is


# From roomy to narrow. The keys come before the full name: they differ, and the colours tell who is who.
ARRANGEMENTS = (
    Arrangement(1.0, Rounds.BESIDE, short=False),
    Arrangement(1.0, Rounds.LOWER, short=False),
    Arrangement(0.7, Rounds.LOWER, short=False),
    Arrangement(1.0, Rounds.UPPER, short=True),
    Arrangement(0.7, Rounds.UPPER, short=True),
)


@dataclass(frozen=True)
class PanelLines:
    """The places in a panel of one player, which is the mirror image of the other one's."""

    layout: Layout
    player: Player
    panel: RiderPanel
    room: Rect
    arrangement: Arrangement

    @property
    def side(self) -> int:
        """The side of the emblem."""
        largest = min(self.room.height, round(self.room.width * EMBLEM_SHARE))
        return round(largest * self.arrangement.emblem)

    @property
    def emblem(self) -> Rect:
        """At the outer edge."""
        return self._from_outside(0, round(self.side * EMBLEM))

    @property
    def _gap(self) -> int:
        return self.layout.px(GAP)

    @property
    def _beside_emblem(self) -> int:
        """How far from the outer edge the lines begin."""
        return self.emblem.width + self._gap

    @property
    def rounds_width(self) -> int:
        """The width of the rounds."""
        return lamps_width(self.layout, self.panel.needed)

    def _line(self, rounds: Rounds) -> Rect:
        """The place of a line in which the rounds may stand."""
        shared = self.arrangement.rounds in (Rounds.BESIDE, rounds)
        taken = self._beside_emblem + (self.rounds_width + self._gap if shared else 0)
        return self._from_outside(self._beside_emblem, max(1, self.room.width - taken))

    def _from_outside(self, away: int, width: int) -> Rect:
        left = self.room.left + away if self.player == 1 else self.room.right - away - width
        return Rect(left, self.room.top, width, self.room.height)

    @property
    def name(self) -> str:
        return self.panel.short if self.arrangement.short else self.panel.name

    @property
    def name_size(self) -> int:
        small, medium = self.layout.small, self.layout.medium
        sizes = (small,) if self.layout.tiny else (medium, small)
        return fitting(self.name, sizes, self.name_line.width, bold=True)

    @property
    def name_line(self) -> Rect:
        """Across the upper half; in the middle of the panel if nothing stands below it."""
        line = self._line(Rounds.UPPER)
        alone = not self._lower_width and self.arrangement.rounds is not Rounds.LOWER
        line.height = self.room.height if alone else self.room.height // 2
        return line

    @property
    def lower_line(self) -> Rect:
        """Along the lower edge: the level of a bot, or what steers."""
        line = self._line(Rounds.LOWER)
        line.height = self.layout.plate
        line.bottom = self.room.bottom
        return line

    @property
    def _lower_width(self) -> int:
        """The least width of what stands in the lower line."""
        if self.panel.bot:
            return text_width(self.panel.brief, self.layout.small)
        return 0 if self.panel.glyph is None else glyph_width(self.panel.glyph, self.layout.small)

    @property
    def rounds(self) -> tuple[int, int]:
        """The middle of the rounds, at the inner edge."""
        width = self.rounds_width
        inner = self._from_outside(self.room.width - width, width).centerx
        heights = {Rounds.UPPER: self.name_line.centery, Rounds.LOWER: self.lower_line.centery}
        return inner, heights.get(self.arrangement.rounds, self.room.centery)

    @property
    def keys_fit(self) -> bool:
        """Whether the lower line holds what it says."""
        return self._lower_width <= self.lower_line.width

    @property
    def name_fits(self) -> bool:
        return text_width(self.name, self.layout.small, bold=True) <= self.name_line.width
