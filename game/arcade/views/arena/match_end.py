"""The end of a match of the Arena: the winner's name across the field, then the result and the choices.

The band with the result lies above the field, and what comes next below it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_shade, draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look
from game.arcade.kit.sparks import draw_shower
from game.arcade.views.arena.arena_places import LEAST_WIDTH, PANEL, WIDEST_PANEL, ArenaPlaces
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.banner import Result, words_of_banner
from game.arcade.views.choice_bar import TALLER, ChoiceBar, choice_places
from game.core.rules import Player
from game.core.words import _, later

# What comes next.
CHOICES = (later("Rematch"), later("Watch again"), later("Set up"), later("Menu"))


@dataclass(frozen=True)
class EndPlaces(ArenaPlaces):
    """Where everything is at the end. The field stays where it is.

    The band takes the place of two panels. Those of more riders stay, and it lies below them; in a tall
    window it lies above all panels, if there is room.
    """

    @cached_property
    def covers_panels(self) -> bool:
        """Whether the band takes the place of the panels."""
        return not self.many and self._room_above < 0

    @property
    def _room_above(self) -> int:
        """The height that a band above the panels leaves."""
        return self.panels.top - self.banner_height

    @cached_property
    def band(self) -> Rect:
        """The band with the result: at the top of the screen, above the panels, or below them."""
        if self.covers_panels:
            return self._band_at(0)
        below = self.panels.bottom + self.layout.px(0.7)
        return self._band_at(below if self._room_above < 0 else self._room_above)

    def band_clear_of(self, area: FieldArea, cells: Collection[int], others: Collection[int] = ()) -> Rect:
        """The band lies where it always does."""
        return self.band

    @property
    def choice_area(self) -> Rect:
        """The place of what comes next: above the prompts."""
        layout, stage = self.layout, self.layout.stage
        boxes = choice_places(
            layout, Rect(stage.left, 0, stage.width, 0), [_(label) for label in CHOICES]
        ).boxes
        area = Rect(stage.left, 0, stage.width, 0)
        area.bottom = layout.footer.top - layout.px(0.6 + TALLER) - boxes[-1].bottom
        return area

    @property
    def name_box(self) -> Rect:
        """The place of the winner's name: across the field."""
        room = self.room
        box = Rect(self.layout.stage.left, 0, self.layout.stage.width, round(room.height * 0.5))
        box.center = self.layout.width // 2, self.area.rect.centery
        return box.inflate(-2 * self.layout.px(4), 0)


@dataclass(frozen=True)
class BandPlaces(EndPlaces):
    """The places at the end, with the panels on the band: on both sides of its words."""

    words: int = 0  # the width of the words, in pixels

    @cached_property
    def covers_panels(self) -> bool:
        return True

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
    if not places.covers_panels:
        return None
    words = words_of_banner(places.layout, result, places.band)
    beside = BandPlaces(places.layout, places.field, places.teams, words.width)
    return beside if beside.panel(1).width >= LEAST_WIDTH * places.layout.small else None


# What is shown over the field


@dataclass(frozen=True)
class ArenaEndPicture:
    """Everything that is shown over the field."""

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
    plate = layout.screen.copy()
    plate.top = bottom - layout.px(1.2)
    plate.height = layout.height - plate.top
    edge = Rect(plate.left, plate.top - layout.px(4), plate.width, layout.px(4))
    draw_shade(canvas, theme, edge, picture.choices.come, upwards=True)
    draw_veil(canvas, theme, picture.choices.come, plate)
    for colour in picture.colours:
        draw_shower(canvas, layout, theme, area, colour, picture.age)
    picture.choices.placed(layout, places.choice_area).draw(canvas, Look(layout, theme))
