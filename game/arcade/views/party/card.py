"""A card on which somebody joins: who it is, what they hold, and the arrows that change it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import overshooting
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.plates import draw_spill, lay_plate, shine_strip
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import PLATE_TINT, Colour, Theme
from game.arcade.input.actions import Command, Meaning
from game.arcade.kit.key import draw_hero_body, write_hero
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.rows import draw_more
from game.arcade.views.portraits import draw_portrait
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import Player
from game.people.person import Person

# The width and the height of a card, in units, and its least width, in sizes of small text.
WIDTH, HEIGHT, LEAST = 62, 62, 13
# The air within a card and between its parts, in units.
AIR, GAP = 2.2, 1.2
# The largest portrait, in shares of the height of its card, and the least one, in sizes of small text.
PORTRAIT, LEAST_PORTRAIT = 0.46, 1.6
# How far apart the arrows on both sides of a name are if it is short, in units.
APART = 40
# How strongly somebody is drawn who plays only if nobody joins.
GHOST = 0.42
# The radius of its corners, and the line below the letter that turns, in units.
RADIUS = 2.4
THICK = 0.5


@dataclass(frozen=True)
class CardPlaces:
    """Where the parts of a card are; None where there is no room or no use."""

    portrait: Rect | None
    name: Rect
    caption: Rect | None
    says: Rect
    foot: Rect
    leave: Rect | None = None
    before: Rect | None = None  # the arrow on the left of the name
    after: Rect | None = None


@dataclass(frozen=True)
class JoinCard(Node):
    """The card of a side."""

    player: Player
    who: Person | None  # None where nobody is to be seen
    name: str
    caption: str = ""  # what is special about who it is
    says: str = ""  # what to do
    glyphs: tuple[Glyph, ...] = ()  # what to press, or what is held
    device: str = ""  # the name of what is held
    turning: int | None = None  # the letter of the name that turns
    arrows: tuple[Verb, Verb] | None = None  # what changes the name, or what stands in its place
    key: str = ""  # the words on its own key
    joined: bool = False
    climbs: bool = False  # whether a click on the caption changes it
    light: float = 0.0  # how far it is lit, from 0 to 1
    arrived: float = 1.0  # how far the arrival of who has just joined is shown
    time: float = 0.0  # of the pulse of an empty card

    @property
    def yields(self) -> bool:
        return True

    def width(self, layout: Layout) -> Span:
        least = LEAST * layout.small
        return Span(least, max(least, layout.text_px(WIDTH)))

    def height(self, layout: Layout, width: int) -> Span:
        inner = width - 2 * layout.px(AIR)
        least = 2 * layout.px(AIR) + self._name_height(layout, inner) + layout.target
        says = self._says_height(layout, inner)
        least += layout.px(GAP) + (says + layout.px(GAP) if says else 0)
        return Span(least, max(least, layout.px(HEIGHT)))

    def _says_size(self, layout: Layout, width: int) -> int:
        """The size of what it says: larger where that is all."""
        sizes = (layout.small,) if self.name else (layout.medium, layout.small)
        return fitting(self.says, sizes, width)

    def _says_height(self, layout: Layout, width: int) -> int:
        if not self.says:
            return 0
        size = self._says_size(layout, width)
        return lines_height(len(wrapped(self.says, size, width)), size)

    def _name_height(self, layout: Layout, width: int) -> int:
        if not self.name:
            return 0
        return max(layout.target if self.arrows else 0, layout.line(self._size(layout, width)))

    def _size(self, layout: Layout, width: int) -> int:
        """The size of the name."""
        room = width - (2 * (layout.target + layout.px(GAP)) if self.arrows else 0)
        return fitting(self.name, self._name_sizes(layout), room, bold=True)

    def _name_sizes(self, layout: Layout) -> tuple[int, ...]:
        sizes = (layout.large, layout.medium, layout.small)
        return sizes[1:] if layout.crowded else sizes

    def places(self, layout: Layout, box: Rect) -> CardPlaces:
        air, gap = layout.px(AIR), layout.px(GAP)
        inner = box.inflate(-2 * air, -2 * air)
        foot = Rect(inner.left, inner.bottom - layout.target, inner.width, layout.target)
        says_height = self._says_height(layout, inner.width)
        if not self.name:
            foot.top = min(foot.top, inner.centery + (says_height + gap - layout.target) // 2)
        says = Rect(inner.left, foot.top - gap - says_height, inner.width, says_height)
        bottom = (says.top if says_height else foot.top) - gap
        name_height, line = self._name_height(layout, inner.width), layout.line(layout.small)
        spare = bottom - inner.top - name_height
        line = layout.target if self.climbs else line
        caption_height = line if self.caption and spare >= line else 0
        side = min(spare - caption_height - gap, round(PORTRAIT * box.height), inner.width // 2)
        has_portrait = self.who is not None and side >= LEAST_PORTRAIT * layout.small
        taken = name_height + caption_height + (side + gap if has_portrait else 0)
        top = inner.top + max(0, bottom - inner.top - taken) // 2
        portrait = Rect(inner.centerx - side // 2, top, side, side) if has_portrait else None
        top += side + gap if has_portrait else 0
        name = Rect(inner.left, top, inner.width, name_height)
        caption = Rect(inner.left, name.bottom, inner.width, line) if caption_height else None
        leave = Rect(inner.right - layout.target, inner.top, layout.target, layout.target)
        if not self.joined or name.colliderect(leave):
            return self.with_arrows(layout, CardPlaces(portrait, name, caption, says, foot))
        return self.with_arrows(layout, CardPlaces(portrait, name, caption, says, foot, leave))

    def with_arrows(self, layout: Layout, places: CardPlaces) -> CardPlaces:
        """The same places, with the arrows on both sides of the name."""
        if not self.arrows:
            return places
        name, target = places.name, layout.target
        words = text_width(self.name, self._size(layout, name.width), bold=True)
        apart = min(name.width, max(layout.text_px(APART), words + 2 * (target + layout.px(GAP))))
        arrow = Rect(name.centerx - apart // 2, name.centery - target // 2, target, target)
        return replace(places, before=arrow, after=arrow.move(apart - target, 0))

    def targets(self, layout: Layout, box: Rect) -> Iterator[tuple[Rect, Meaning]]:
        """What can be clicked, and what that means."""
        places = self.places(layout, box)
        if self.arrows and places.before and places.after:
            yield places.before, self.arrows[0]
            yield places.after, self.arrows[1]
        if places.leave:
            yield places.leave, Verb.BACK
        if self.climbs and places.caption:
            yield places.caption, Command.HINT
        if self.key:
            yield places.foot, Verb.CONFIRM
        if not self.joined:
            yield box, Verb.CONFIRM

    # Drawing

    def draw_behind(self, canvas: Surface, look: Look, placed: Placed) -> None:
        if self.joined:
            around = placed.box.inflate(placed.box.width // 2, placed.box.height // 2)
            draw_spill(canvas, look.theme, around, self._tone(look.theme), self.light)

    def _tone(self, theme: Theme) -> Colour:
        return personal_colour(theme, self.who.colour) if self.who is not None else theme.accent

    def _draw_lamp(self, canvas: Surface, look: Look, box: Rect) -> None:
        """A strip in the colour of the side."""
        layout, theme = look
        lamp = Rect(0, 0, box.width - 4 * layout.px(RADIUS), max(3, layout.px(0.55)))
        lamp.midtop = box.centerx, box.top + layout.px(0.9)
        shine_strip(canvas, theme, lamp, theme.bright(theme.player(self.player)), self.light)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        box, places, tone = placed.box, self.places(layout, placed.box), self._tone(theme)
        lay_plate(canvas, theme, box, layout.px(RADIUS), colour=tone, light=self.light, tint=PLATE_TINT)
        self._draw_lamp(canvas, look, box)
        if places.portrait is not None:
            self._draw_portrait(canvas, theme, places.portrait)
        if self.name:
            self._draw_name(canvas, layout, theme, places)
        if places.caption is not None:
            write(canvas, self.caption, layout.small, theme.soft, center=places.caption.center)
        if self.says:
            ink = theme.ink if not self.joined else theme.soft
            size = self._says_size(layout, places.says.width)
            write_lines(canvas, self.says, size, places.says, ink, align="centre")
        if places.leave is not None:
            _draw_cross(canvas, layout, theme, places.leave)
        self._draw_foot(canvas, layout, theme, places.foot)

    def _draw_portrait(self, canvas: Surface, theme: Theme, place: Rect) -> None:
        who, side = self.who, max(4, round(place.width * overshooting(self.arrived)))
        if who is not None:
            light = 1.0 if self.joined else GHOST
            around = place.inflate(place.size)  # a face reaches beyond it
            draw_faded(canvas, around, light, lambda: draw_portrait(canvas, theme, who, place.center, side))

    def _draw_name(self, canvas: Surface, layout: Layout, theme: Theme, places: CardPlaces) -> None:
        size = self._size(layout, places.name.width)
        tone = self._tone(theme) if self.joined and self.who else theme.ink if self.joined else theme.soft
        name = write(canvas, self.name, size, tone, bold=True, center=places.name.center)
        if self.turning is not None:
            self._underline(canvas, layout, theme, name, size)
        if places.before and places.after and self.arrows:
            for place, verb in zip((places.before, places.after), self.arrows, strict=True):
                draw_more(canvas, layout, theme, place, DIRECTION_OF[verb])

    def _underline(self, canvas: Surface, layout: Layout, theme: Theme, name: Rect, size: int) -> None:
        """A line below the letter that turns; after the last one where the name may end."""
        turning = self.turning or 0
        left = text_width(self.name[:turning], size, bold=True)
        letter = self.name[turning : turning + 1] or "A"
        width = text_width(letter, size, bold=True)
        line = Rect(name.left + left, name.bottom - layout.px(THICK), width, layout.px(THICK))
        pygame.draw.rect(canvas, theme.heading, line)

    def _draw_foot(self, canvas: Surface, layout: Layout, theme: Theme, foot: Rect) -> None:
        if self.key:
            draw_hero_body(canvas, theme, foot, 0.0, 0.0)
            write_hero(canvas, layout, theme, foot, self.key, self.glyphs[0] if self.glyphs else None, 0.0)
            return
        size, gap = layout.small, layout.px(GAP)
        glyphs, device = self.shown_foot(layout, foot.width)
        left = foot.centerx - foot_width(layout, glyphs, device) // 2
        for glyph in glyphs:
            draw_glyph(canvas, theme, glyph, left, foot.centery, size)
            left += glyph_width(glyph, size) + gap
        if device:
            write(canvas, device, size, theme.soft, midleft=(left, foot.centery))

    def shown_foot(self, _layout: Layout, _width: int) -> tuple[tuple[Glyph, ...], str]:
        """What stands at the foot of a card without a key."""
        return self.glyphs, self.device


def foot_width(layout: Layout, glyphs: tuple[Glyph, ...], device: str) -> int:
    """How wide what to press is, with the name of the device."""
    words = [text_width(device, layout.small)] if device else []
    widths = [*(glyph_width(glyph, layout.small) for glyph in glyphs), *words]
    return sum(widths) + layout.px(GAP) * max(0, len(widths) - 1)


def _draw_cross(canvas: Surface, layout: Layout, theme: Theme, box: Rect) -> None:
    """What takes somebody off their card."""
    reach, thick = layout.px(0.8), max(1.5, layout.px(0.35))
    x, y = box.center
    for way in (-1, 1):
        smooth_line(canvas, theme.soft, (x - reach, y - way * reach), (x + reach, y + way * reach), thick)
