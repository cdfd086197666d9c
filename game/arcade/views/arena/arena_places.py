"""The places on the screen of the Arena: the riders' panels, and below them the largest field.

Two panels stand on both sides of the words about the round. Three and four stand side by side, or in a narrow
window two by two; riders of a team are next to each other.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.banner import SLIDE
from game.arena.field import Field
from game.arena.match import TWO
from game.arena.state import Teams
from game.core.rules import Player

# The height of a panel and its greatest width, in sizes of small text.
PANEL, WIDEST_PANEL = 4.3, 24.0
# The least room between the panels, in sizes of small text, if they do not need it themselves.
BETWEEN = 9.5
LEAST_WIDTH = 11.0
# The distance of three or four panels, of those in different teams, and of mates, in units.
APART, TEAMS_APART, MATES = 1.6, 3.0, 0.8
# The width of a panel with room for everything: where the field is narrow, panels stand out beyond it.
ROOMY_PANEL = 18.0
# How much larger than on the screen the field is while bots alone ride: the camera moves with them.
WATCHING = 1.1
# How high the band with the result of a round may lie across the field, in shares of the room for it: first
# where it is read best. And how far it stays away from where riders crashed, in cells.
BANDS, CLEARANCE = (0.3, 0.7, 0.0, 1.0, 0.5, 0.15, 0.85), 1.0


@dataclass(frozen=True)
class ArenaPlaces:
    """Where everything is during a match."""

    layout: Layout
    field: Field
    teams: Teams = TWO

    @cached_property
    def area(self) -> FieldArea:
        """The field when all of it is seen: low in its room, in a tall window in the middle."""
        room = self.room.inflate(-2 * self.layout.px(1.2), 0)
        return FieldArea.in_box(self.field, room, 0.5 if self.tall else 1.0)

    @property
    def tall(self) -> bool:
        """Whether the screen is higher than it is wide: then there is much room above and below the field."""
        return self.layout.width < self.layout.height

    @cached_property
    def room(self) -> Rect:
        """The part of the screen in which a field lies: below the panels, above the prompts."""
        layout = self.layout
        top = layout.px(1.4) + self._panels_height + layout.px(1.6)
        bottom = max(top + 1, layout.footer.top - layout.px(1.2))
        return Rect(0, top, layout.width, bottom - top)

    # The panels

    @property
    def order(self) -> tuple[Player, ...]:
        """The riders in the order of their panels."""
        return tuple(rider for team in self.teams for rider in team)

    @property
    def many(self) -> bool:
        """Whether more than two ride."""
        return len(self.order) > 2

    @cached_property
    def _panel_height(self) -> int:
        return round(PANEL * self.layout.small)

    @property
    def _gap(self) -> int:
        """The distance of panels; teams stand further apart."""
        return self.layout.px(APART if len(self.teams) == len(self.order) else TEAMS_APART)

    def _gaps(self, row: Sequence[Player]) -> list[int]:
        """The distances of neighbours in a row."""
        team_of = {rider: number for number, team in enumerate(self.teams) for rider in team}
        return [
            self.layout.px(MATES) if team_of[one] == team_of[other] else self._gap
            for one, other in pairwise(row)
        ]

    @cached_property
    def _panels_height(self) -> int:
        """The height of all panels together."""
        rows = 2 if self.many and not self._in_one_row else 1
        return rows * self._panel_height + (rows - 1) * self._gap

    @property
    def _panels_top(self) -> int:
        """At the top of the screen; in a tall window above the field."""
        top, whole = self.layout.px(1.4), self.area.whole
        if not self.tall:
            return top
        highest = whole.centery - round(whole.height * WATCHING / 2)
        sentence = self.layout.plate + self.layout.px(1.6)
        return max(top, highest - sentence - self._panels_height)

    @property
    def _inner(self) -> Rect:
        """The part of the stage for three and four panels."""
        return self.layout.stage.inflate(-2 * self.layout.px(APART), 0)

    @cached_property
    def _in_one_row(self) -> bool:
        """Whether three or four panels have room side by side."""
        least = len(self.order) * LEAST_WIDTH * self.layout.small
        return self._inner.width >= least + sum(self._gaps(self.order))

    @cached_property
    def _cells(self) -> tuple[Rect, ...]:
        """The places of three or four panels in their order, and then that of the words about the round.

        These stand between two and two, or after three: beside them, or where a fourth one would be.
        """
        count, small, inner = len(self.order), self.layout.small, self._inner
        columns = count if self._in_one_row else 2
        gaps, words = self._gaps(self.order[:columns]), round(BETWEEN * small) + self._gap
        if not self._in_one_row or inner.width < columns * LEAST_WIDTH * small + sum(gaps) + words:
            words = 0
        width = min((inner.width - sum(gaps) - words) // columns, round(WIDEST_PANEL * small))
        left = self.layout.width // 2 - (columns * width + sum(gaps) + words) // 2
        lefts = [left + number * width + sum(gaps[:number]) for number in range(columns)]
        before = columns if count % 2 else columns // 2  # so many stand before the words
        lefts = [x + words if number >= before else x for number, x in enumerate(lefts)]
        size, down = (width, self._panel_height), self._panel_height + self._gap
        places = [Rect((x, self._panels_top + row * down), size) for row in range(2) for x in lefts]
        if columns == 2 and count == 3:
            return tuple(places)
        room = sum(gaps[before - 1 : before]) + words
        return (
            *places[:count],
            Rect((lefts[before - 1] + width, self._panels_top), (room, self._panel_height)),
        )

    def panel(self, player: Player) -> Rect:
        """The panel of a rider; of two, on its own side above the field."""
        if self.many:
            return self._cells[self.order.index(player)]
        layout, stage = self.layout, self.layout.stage.inflate(-2 * self.layout.px(1.6), 0)
        half = max(layout.px(40), round((ROOMY_PANEL + BETWEEN / 2) * layout.small))
        left = max(stage.left, min(self.area.whole.left, layout.width // 2 - half))
        outer = layout.width - 2 * left
        between = 0 if outer < (2 * LEAST_WIDTH + BETWEEN) * layout.small else BETWEEN * layout.small
        width = round(min((outer - max(between, layout.px(1.6))) / 2, WIDEST_PANEL * layout.small))
        panel = Rect(left, self._panels_top, width, self._panel_height)
        if player == 2:
            panel.right = layout.width - left
        return panel

    @cached_property
    def between_panels(self) -> Rect:
        """The room for words about the round; on a narrow screen it is too narrow for them."""
        if self.many:
            return self._cells[-1]
        one, two = self.panel(1), self.panel(2)
        return Rect(one.right, one.top, two.left - one.right, one.height)

    @property
    def panels(self) -> Rect:
        """All of them together."""
        return self.panel(self.order[0]).unionall([self.panel(rider) for rider in self.order])

    # What is said, and what lies over the field

    def message(self, area: FieldArea) -> Rect:
        """The place of a sentence: above the wall of a field, or where the panels are near, on its back."""
        plate, above = self.layout.plate, area.whole.top - self.layout.px(1)
        bottom = min(max(above, self.panels.bottom + plate), area.rect.top)
        return Rect(self.area.rect.left, bottom - plate, self.area.rect.width, plate)

    @property
    def banner_height(self) -> int:
        """The height of a band with a result, and of the gap below it."""
        return self.layout.least_banner + self.layout.px(1.4)

    def band_clear_of(self, area: FieldArea, cells: Collection[int], others: Collection[int] = ()) -> Rect:
        """The band with the result of a round. It covers none of these cells, nor those around them.

        In a tall window it lies above the panels, else across the field: at the first of a few heights that
        leaves the cells clear, also while it slides there from above, and the others as well, if one does.
        Where none leaves the cells clear, it covers the panels.
        """
        top = self.panels.top - self.banner_height
        if top >= 0:
            return self._band_at(top)
        rect, room = area.rect, area.rect.height - self.layout.least_banner
        bands = [self._band_at(rect.top + round(room * share)) for share in BANDS]
        clear = [band for band in bands if self._is_clear(area, band, cells)] or [self._band_at(0)]
        return next((band for band in clear if self._is_clear(area, band, others)), clear[0])

    def _is_clear(self, area: FieldArea, band: Rect, cells: Collection[int]) -> bool:
        """Whether a band stays away from some cells, also while it slides to its place."""
        around = round(2 * CLEARANCE * area.cell)
        spots = [area.rect_of(cell).inflate(around, around) for cell in cells]
        return band.union(band.move(0, -self.layout.px(SLIDE))).collidelist(spots) < 0

    def _band_at(self, top: int) -> Rect:
        return Rect(0, top, self.layout.width, self.layout.least_banner)

    @cached_property
    def count(self) -> Rect:
        """The number that is counted."""
        side = round(min(self.area.rect.height * 0.42, self.layout.px(34)))
        box = Rect(0, 0, side, side)
        box.center = self.area.rect.center
        return box


@lru_cache(maxsize=8)
def places_of(layout: Layout, field: Field, teams: Teams) -> ArenaPlaces:
    """The same places again for the same screen, with all that has been worked out about them."""
    return ArenaPlaces(layout, field, teams)
