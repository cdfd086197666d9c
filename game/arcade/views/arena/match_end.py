"""The end of a match of the Arena: the field becomes smaller, to make room for the banner and the choices.

The banner with the result lies above the field, and what comes next below it.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.baked import baked
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look
from game.arcade.kit.sparks import draw_shower
from game.arcade.views.arena.arena_places import LEAST_WIDTH, PANEL, WIDEST_PANEL, ArenaPlaces
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground
from game.arcade.views.banner import Result, words_of_banner
from game.arcade.views.choice_bar import TALLER, ChoiceBar, choice_places
from game.arena.round import Path
from game.arena.state import State
from game.core.rules import Player
from game.core.words import _, later

# The least side of a cell beside which more than two panels stay, in pixels.
LEAST_CELL = 3
# What comes next.
CHOICES = (later("Rematch"), later("Watch again"), later("Set up"), later("Menu"))


@dataclass(frozen=True)
class EndPlaces(ArenaPlaces):
    """Where everything is at the end: the field becomes smaller, and the banner replaces the panels of two.

    The panels of more riders stay if there is room, and the banner lies below them. In a tall window the
    field stays where it is, and all panels, too.
    """

    @cached_property
    def before(self) -> ArenaPlaces:
        """The places during the match."""
        return ArenaPlaces(self.layout, self.field, self.teams)

    @cached_property
    def moves(self) -> bool:
        """Whether the field makes room."""
        above, below = self.before.panels.top, self._lowest - self.before.slab.whole.bottom
        return above < self.banner_height or below < self._choices_height

    @property
    def _lowest(self) -> int:
        """The line above which the choices end."""
        return self.layout.footer.top - self.layout.px(0.6)

    @cached_property
    def _choices_height(self) -> int:
        """The height of the choices with the gap above them."""
        whole = Rect(self.layout.stage.left, 0, self.layout.stage.width, 0)
        boxes = choice_places(self.layout, whole, [_(label) for label in CHOICES]).boxes
        return boxes[-1].bottom + self.layout.px(1.4 + 2 * TALLER)

    @cached_property
    def area(self) -> FieldArea:
        if not self.moves:
            return self.before.area
        top = 0 if self.covers_panels else self.before.panels.bottom
        return self.area_between(top + self.banner_height, self._lowest - self._choices_height)

    def panel(self, player: Player) -> Rect:
        return self.before.panel(player)

    @cached_property
    def between_panels(self) -> Rect:
        return self.before.between_panels

    @cached_property
    def covers_panels(self) -> bool:
        """Whether the banner takes the place of the panels."""
        room = self._lowest - self._choices_height - self.before.panels.bottom - self.banner_height
        return self.moves and (not self.many or room < LEAST_CELL * self.field.height)

    @cached_property
    def band(self) -> Rect:
        """The banner: at the top of the screen, above the panels, or below them."""
        panels = self.before.panels
        if self.covers_panels:
            return self._band_at(0)
        below = panels.bottom + self.layout.px(0.7)
        return self._band_at(below if self.moves else panels.top - self.banner_height)

    def band_clear_of(self, cells: Collection[int], others: Collection[int] = ()) -> Rect:
        """The banner lies beside the field, and covers none of its cells."""
        return self.band

    @property
    def choice_area(self) -> Rect:
        """The place of what comes next: as wide as the field."""
        slab, stage = self.slab.whole, self.layout.stage
        area = Rect(0, slab.bottom + self.layout.px(1.4 + TALLER), min(slab.width, stage.width), 0)
        area.centerx = stage.centerx
        return area


@dataclass(frozen=True)
class BandPlaces(EndPlaces):
    """The places at the end, with the panels on the banner: on both sides of its words."""

    words: int = 0  # the width of the words, in pixels

    def panel(self, player: Player) -> Rect:
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
    """The places of two panels beside the words of the banner; None if they have too little room there."""
    if places.many:
        return None
    words = words_of_banner(places.layout, result, places.band)
    beside = BandPlaces(places.layout, places.field, places.teams, words.width)
    return beside if beside.panel(1).width >= LEAST_WIDTH * places.layout.small else None


# What is shown over and around the field


@dataclass(frozen=True)
class ArenaEndPicture:
    """Everything that is shown over and around the field."""

    layout: Layout
    theme: Theme
    places: EndPlaces
    colours: tuple[Colour, ...]  # of the sparks that fall for those who have won
    age: float  # how long they have been falling, in seconds
    choices: ChoiceBar


def draw_arena_end(canvas: Surface, picture: ArenaEndPicture) -> None:
    layout, theme, places = picture.layout, picture.theme, picture.places
    top, bottom = places.band.bottom, picture.choices.places(layout, places.choice_area).boxes[0].top
    area = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
    for colour in picture.colours:
        draw_shower(canvas, layout, theme, area, colour, picture.age)
    picture.choices.placed(layout, places.choice_area).draw(canvas, Look(layout, theme))


# The field makes room


@dataclass(frozen=True)
class FinishedField:
    """The field of a round that is over: nothing moves there any more."""

    floor: Floor
    start: State
    paths: tuple[Path, ...]
    draw: Callable[[Surface], None] = field(compare=False)  # draws what was ridden


def draw_moving_field(canvas: Surface, finished: FinishedField, after: Floor, share: float) -> None:
    """Draw a field a share of the way to its last place, and around it the ground on which it comes to rest.

    While it moves, its picture is scaled; where it comes to rest, it is drawn again.
    """
    start, end = finished.floor.part, after.part
    place = Rect(*(round(a + (b - a) * share) for a, b in zip(start, end, strict=True)))
    for part in outside(canvas.get_rect(), place):
        canvas.blit(ground(after), part, part)
    canvas.blit(pygame.transform.smoothscale(_picture(finished), place.size), place)


@baked
def _picture(finished: FinishedField) -> Surface:
    """The changing part of the screen, with everything that stands on the field."""
    whole = ground(finished.floor).copy()
    finished.draw(whole)
    return whole.subsurface(finished.floor.part).copy()
