"""The places after a match of the Arena: the banner above the field, and what comes next below it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.kit.rows import Places
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.places import LEAST_WIDTH, PANEL, WIDEST_PANEL, ArenaPlaces
from game.arcade.views.banner import Result, words_of_banner
from game.arcade.views.choice_bar import TALLER, places_in
from game.core.words import _, later

# What comes next.
CHOICES = (later("Rematch"), later("Watch again"), later("Set up"), later("Menu"))


@dataclass(frozen=True)
class EndPlaces(ArenaPlaces):
    """Where everything is. The field becomes smaller, and the banner takes the place of the panels.

    In a tall window there is room enough: then the field stays where it is, and the panels, too.
    """

    @cached_property
    def before(self) -> ArenaPlaces:
        """The places during the match."""
        return ArenaPlaces(self.layout, self.field)

    @cached_property
    def moves(self) -> bool:
        """Whether the field makes room."""
        above, below = self.before.panel(1).top, self._lowest - self.before.slab.whole.bottom
        return above < self.banner_height or below < self._choices_height

    @property
    def _lowest(self) -> int:
        """The line above which the choices end."""
        return self.layout.footer.top - self.layout.px(0.6)

    @cached_property
    def _choices_height(self) -> int:
        """The height of the choices with the gap above them."""
        boxes = self._choices_at(0, CHOICES).boxes
        return boxes[-1].bottom + self.layout.px(1.4 + 2 * TALLER)

    def _choices_at(self, top: int, labels: Sequence[str], width: int = 0) -> Places:
        layout = self.layout
        widest = Rect(layout.stage.left + layout.px(2), top, layout.stage.width - layout.px(4), 0)
        area = Rect(0, top, min(width or widest.width, widest.width), 0)
        area.centerx = widest.centerx
        return places_in(layout, area, widest, [_(label) for label in labels])

    @cached_property
    def area(self) -> FieldArea:
        if not self.moves:
            return self.before.area
        return self.area_between(self.banner_height, self._lowest - self._choices_height)

    def panel(self, player: int) -> Rect:
        return self.before.panel(player)

    @cached_property
    def band(self) -> Rect:
        """The banner: at the top of the screen, or above the panels."""
        return self._band_at(0 if self.moves else self.panel(1).top - self.banner_height)

    def band_clear_of(self, cells: Collection[int], others: Collection[int] = ()) -> Rect:
        """The banner lies beside the field, and covers none of its cells."""
        return self.band

    @cached_property
    def choices(self) -> Places:
        """What comes next, with all choices."""
        return self.choices_for(CHOICES)

    def choices_for(self, labels: Sequence[str]) -> Places:
        """What comes next, as wide as the field if that is enough; the room is that for all choices."""
        slab = self.slab.whole
        top = slab.bottom + self.layout.px(1.4 + TALLER)
        return self._choices_at(top, labels, slab.width)


@dataclass(frozen=True)
class BandPlaces(EndPlaces):
    """The same, with the panels on the banner: on both sides of its words."""

    words: int  # how wide those are

    def panel(self, player: int) -> Rect:
        layout, stage, band = self.layout, self.layout.stage, self.band
        gap = layout.px(2)
        width = min((stage.width - self.words) // 2 - 2 * gap, round(WIDEST_PANEL * layout.small))
        height = min(round(PANEL * layout.small), band.height - layout.px(1.6))
        panel = Rect(stage.left + gap, 0, max(1, width), height)
        panel.centery = band.centery - layout.px(0.2)
        if player == 2:
            panel.right = stage.right - gap
        return panel


def panels_on_banner(places: EndPlaces, result: Result) -> BandPlaces | None:
    """The places of the panels beside the words of the banner; None if they have too little room there."""
    words = words_of_banner(places.layout, result, places.band)
    beside = BandPlaces(places.layout, places.field, words.width)
    return beside if beside.panel(1).width >= LEAST_WIDTH * places.layout.small else None
