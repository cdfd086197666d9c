"""The riders' panels above the field: who rides, with which keys, and the points of each.

The cycle, the lamp and the name have the colour in which somebody rides, the portrait that of the person.
"""

from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import SRCALPHA, Rect, Surface, draw

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle import draw_cycle
from game.arcade.draw.easing import Point
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine_pool
from game.arcade.draw.plates import lay_plate, shine_strip
from game.arcade.draw.text import fitting, shortened, text_width, write, write_in
from game.arcade.draw.theme import PLATE_TINT, WHITE, Colour, Style, Theme, mix
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.panel.panel import panel_radius
from game.arcade.views.panel.rounds import MOST_LAMPS, draw_lamps, lamps_width
from game.arcade.views.portraits import BESIDE, draw_portrait
from game.core.rules import Player
from game.core.words import _
from game.people.person import Person

# The gap between what stands side by side, in units.
GAP = 1.0
# The width of the emblem's place, relative to the side of the emblem, and the largest share of a panel.
EMBLEM, EMBLEM_SHARE = 1.35, 0.26
# The side of the face of a bot, and the width of a portrait's place beside a name, in sizes of small text.
FACE, PORTRAIT = 1.2, 1.9
# How wide the plate of the words between the panels is, compared with the words.
WORDS = 1.5
# How far the frame of a team lies around its panels, in units; how much light is left on one who is out.
FRAME, OUT_LIGHT = 0.6, 0.4


@dataclass(frozen=True)
class RiderPanel:
    """Everything that the panel of one rider shows."""

    name: str
    short: str  # the same where there is little room
    bot: str  # its level in words, "" for a person
    brief: str  # the same where there is little room
    person: Person | None  # somebody who is known by that name, or the bot
    glyph: Glyph | None  # what steers
    won: int  # points
    needed: int  # 0 where they stand on the panel of somebody else of the team
    light: float = 0.0  # of its lamp: the winner's
    out: bool = False  # whether it has crashed, while others ride on


class Rounds(Enum):
    """Where the rounds that a rider has won stand: beside both lines, or in one of them."""

    BESIDE = auto()
    UPPER = auto()
    LOWER = auto()


@dataclass(frozen=True)
class Arrangement:
    """How the width of a panel is shared out."""

    emblem: float  # its size, relative to the largest
    rounds: Rounds
    short: bool  # whether the name is shortened


# From roomy to narrow. The keys come before the full name: they differ, and the colours tell who is who.
ARRANGEMENTS = (
    Arrangement(1.0, Rounds.BESIDE, short=False),
    Arrangement(1.0, Rounds.LOWER, short=False),
    Arrangement(0.7, Rounds.LOWER, short=False),
    Arrangement(0.5, Rounds.LOWER, short=False),
    Arrangement(1.0, Rounds.UPPER, short=True),
    Arrangement(0.7, Rounds.UPPER, short=True),
)


@dataclass(frozen=True)
class PanelLines:
    """The places in the panel of a rider. Of two, one is the mirror image of the other."""

    layout: Layout
    player: Player
    panel: RiderPanel
    room: Rect
    arrangement: Arrangement
    mirrored: bool
    most_lamps: int  # more points are a number

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
        return lamps_width(self.layout, self.panel.needed, self.most_lamps)

    def _line(self, rounds: Rounds) -> Rect:
        """The place of a line in which the rounds may stand."""
        shared = self.arrangement.rounds in (Rounds.BESIDE, rounds)
        taken = self._beside_emblem + (self.rounds_width + self._gap if shared else 0)
        return self._from_outside(self._beside_emblem, max(1, self.room.width - taken))

    def _from_outside(self, away: int, width: int) -> Rect:
        left = self.room.right - away - width if self.mirrored else self.room.left + away
        return Rect(left, self.room.top, width, self.room.height)

    @property
    def name(self) -> str:
        return self.panel.short if self.arrangement.short else self.panel.name

    @property
    def named(self) -> Person | None:
        """Whose name the panel bears: it stands beside their portrait."""
        person = self.panel.person
        return person if person is not None and self.panel.name.startswith(person.name) else None

    @property
    def portrait_width(self) -> int:
        """The width of the place of a portrait beside the name."""
        return 0 if self.named is None else round(PORTRAIT * self.layout.small)

    @property
    def name_size(self) -> int:
        small, medium = self.layout.small, self.layout.medium
        sizes = (small,) if self.layout.tiny else (medium, small)
        return fitting(self.name, sizes, self.name_line.width - self.portrait_width, bold=True)

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
        if self.panel.out:
            return text_width(out_words(), self.layout.small)
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
        width = self.name_line.width - self.portrait_width
        return text_width(self.name, self.layout.small, bold=True) <= width


@dataclass(frozen=True)
class Hud:
    """Everything above the field."""

    panels: tuple[RiderPanel, ...]  # in the order of the riders
    round: str  # which round it is
    rule: str  # how many points win


def out_words() -> str:
    """What stands on the panel of a rider who has crashed, while others ride on."""
    return _("Out")


def draw_hud(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    """Draw the panels and the words between them, under which the field moves."""
    picture, corner = _hud(theme, places, hud), _around(places)
    canvas.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_hud_anew(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    """Draw all of it, which takes longer."""
    draw_panels(canvas, theme, places, hud)
    _draw_between(canvas, theme, places, hud)


def _around(places: ArenaPlaces) -> Rect:
    """All that the panels and their light can cover."""
    around = 2 * places.layout.px(4)
    return places.panels.inflate(around, around).clip(places.layout.screen)


@baked
def _hud(theme: Theme, places: ArenaPlaces, hud: Hud) -> Surface:
    """The panels and the words between them: how they look on black, and how much of the ground they hide.

    That follows from how they look on white.
    """
    on_black, on_white = (Surface(places.layout.screen.size) for _ground in range(2))
    on_white.fill(WHITE)
    part = _around(places)
    for canvas in (on_black, on_white):
        canvas.set_clip(part)
        draw_hud_anew(canvas, theme, places, hud)
    black, white = (canvas.subsurface(part).copy() for canvas in (on_black, on_white))
    white.blit(black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pixels = bytearray(pygame.image.tobytes(black, "RGBA"))
    seen_through = pygame.image.tobytes(pygame.transform.grayscale(white), "RGB")[::3]
    pixels[3::4] = seen_through.translate(OPPOSITE)
    picture = Surface(part.size, SRCALPHA)
    picture.blit(pygame.image.frombuffer(bytes(pixels), part.size, "RGBA"), (0, 0))
    return picture


# From how much of the ground is seen through something to how much is hidden.
OPPOSITE = bytes(255 - seen for seen in range(256))


def draw_panels(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    """Draw the riders' panels alone, and a frame around those of each team."""
    for team in places.teams:
        if len(team) > 1:
            _draw_frame(canvas, theme, places, team)
    panels = lines_of(places, hud)
    size = min(lines.name_size for lines in panels)
    for lines in panels:
        _draw_panel(canvas, theme, places, lines, size)


def _draw_frame(canvas: Surface, theme: Theme, places: ArenaPlaces, team: tuple[Player, ...]) -> None:
    layout, one = places.layout, places.panel(team[0])
    whole = one.unionall([places.panel(rider) for rider in team])
    frame = whole.inflate(2 * layout.px(FRAME), 2 * layout.px(FRAME))
    radius = _radius(places, team[0]) + layout.px(FRAME)
    draw.rect(canvas, theme.soft, frame, theme.outline(max(1, layout.px(0.2))), border_radius=radius)


def lines_of(places: ArenaPlaces, hud: Hud) -> tuple[PanelLines, ...]:
    """What stands where in all panels: arranged alike, as roomy as it fits all of them.

    Where keys are too long for any panel, they are left out rather than the names shortened.
    """
    arranged = [_arranged(places, hud, arrangement) for arrangement in ARRANGEMENTS]
    fitting = [panels for panels in arranged if all(lines.keys_fit for lines in panels)] or arranged
    return next((panels for panels in fitting if all(lines.name_fits for lines in panels)), fitting[-1])


def _arranged(places: ArenaPlaces, hud: Hud, arrangement: Arrangement) -> tuple[PanelLines, ...]:
    return tuple(
        PanelLines(
            places.layout,
            player,
            panel,
            _room(places, player),
            arrangement,
            mirrored=player == 2 and not places.many,
            most_lamps=0 if places.many else MOST_LAMPS,
        )
        for player, panel in enumerate(hud.panels, start=1)
    )


def _room(places: ArenaPlaces, player: Player) -> Rect:
    """The room inside a panel, above its lamp."""
    layout = places.layout
    room = places.panel(player).inflate(-2 * layout.px(1.2), -2 * layout.px(0.5))
    room.height = _lamp(places, player).top - layout.px(0.3) - room.top
    return room


def _lamp(places: ArenaPlaces, player: Player) -> Rect:
    layout, box = places.layout, places.panel(player)
    lamp = Rect(0, 0, box.width - 4 * _radius(places, player), max(2, layout.px(0.45)))
    lamp.midbottom = (box.centerx, box.bottom - layout.px(0.6))
    return lamp


def _radius(places: ArenaPlaces, player: Player) -> int:
    return min(panel_radius(places.layout), places.panel(player).height // 3)


def _draw_panel(canvas: Surface, theme: Theme, places: ArenaPlaces, lines: PanelLines, size: int) -> None:
    """The emblem at the outer edge, the name in a size above the keys, and the points at the inner edge."""
    layout, player, panel = places.layout, lines.player, lines.panel
    box, colour = places.panel(player), theme.player(player)
    glow = theme.legible(colour) if theme.style is Style.NEON else colour
    radius = _radius(places, player)
    lay_plate(canvas, theme, box, radius, colour=glow, light=panel.light, tint=PLATE_TINT, plain=True)
    shine_strip(canvas, theme, _lamp(places, player), glow, panel.light)
    light = OUT_LIGHT if panel.out else 1.0
    draw_rider_emblem(
        theme, canvas, lines.emblem.center, lines.side, player, mirrored=lines.mirrored, light=light
    )
    _write_name(canvas, theme, lines, size)
    _write_below_name(canvas, theme, lines)
    draw_lamps(canvas, layout, theme, lines.rounds, colour, panel.won, panel.needed, lines.most_lamps)


def draw_rider_emblem(
    theme: Theme,
    canvas: Surface,
    centre: Point,
    size: float,
    player: Player,
    *,
    mirrored: bool,
    light: float = 1.0,
) -> None:
    """The emblem of a rider: the cycle, on its way into the screen."""
    colour = theme.player(player)
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, centre, size * 0.8, mix(colour, WHITE, 0.15), 0.6 * light)
    draw_cycle(canvas, theme, player, centre, size * 1.3, 180 if mirrored else 0, light=light)


def _write_name(canvas: Surface, theme: Theme, lines: PanelLines, size: int) -> None:
    """Write the name, behind the portrait of the person whose it is."""
    room, person = Rect(lines.name_line), lines.named
    tone = theme.legible(theme.player(lines.player))
    if person is not None:
        place = Rect(0, room.top, lines.portrait_width, room.height)
        place.left = room.right - place.width if lines.mirrored else room.left
        side = round(BESIDE * min(size, place.width / PORTRAIT))
        draw_portrait(canvas, theme, person, (place.centerx, place.centery), side)
        room.width -= place.width
        room.left += 0 if lines.mirrored else place.width
    _write_line(canvas, lines, lines.name, size, room, tone, bold=True)


def _write_below_name(canvas: Surface, theme: Theme, lines: PanelLines) -> None:
    """The level of a bot, or what steers."""
    panel, room, small = lines.panel, lines.lower_line, lines.layout.small
    if panel.out:
        _write_line(canvas, lines, out_words(), small, room, theme.ink, bold=False)
    elif panel.bot:
        words = panel.bot if text_width(panel.bot, small) <= room.width else panel.brief
        _write_line(canvas, lines, words, small, room, theme.soft, bold=False)
        _draw_face(canvas, theme, lines, room, text_width(words, small))
    elif panel.glyph is not None and lines.keys_fit:
        left = room.right - glyph_width(panel.glyph, small) if lines.mirrored else room.left
        draw_glyph(canvas, theme, panel.glyph, left, room.centery, small)


def _draw_face(canvas: Surface, theme: Theme, lines: PanelLines, room: Rect, words: int) -> None:
    """Draw the face of a bot after its words, if its name does not stand beside it and there is room."""
    side = round(FACE * lines.layout.small)
    person = lines.panel.person
    if person is not None and lines.named is None and words + 2 * side <= room.width:
        x = room.right - words - side if lines.mirrored else room.left + words + side
        draw_portrait(canvas, theme, person, (x, room.centery), side)


def _write_line(
    canvas: Surface, lines: PanelLines, words: str, size: int, room: Rect, tone: Colour, *, bold: bool
) -> None:
    """Write at the outer side."""
    words = shortened(words, size, room.width, bold=bold)
    if lines.mirrored:
        write(canvas, words, size, tone, bold=bold, midright=room.midright)
    else:
        write(canvas, words, size, tone, bold=bold, midleft=room.midleft)


def _draw_between(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    """The round, and what wins the match, if there is room."""
    layout, room = places.layout, places.between_panels
    room = room.inflate(-2 * layout.px(1), 0)
    wide = max(text_width(words, layout.small, bold=True) for words in (hud.round, hud.rule))
    if wide > room.width:
        return
    # The field may move behind the words.
    plate = Rect(0, 0, min(room.width, round(WORDS * wide)), room.height)
    plate.center = room.center
    radius = min(panel_radius(layout), room.height // 3)
    lay_plate(canvas, theme, plate, radius, colour=theme.accent, tint=PLATE_TINT, plain=True)
    tone = theme.heading
    upper = Rect(room.left, room.top, room.width, room.height * 6 // 10)
    lower = Rect(room.left, upper.bottom, room.width, room.height - upper.height)
    write_in(canvas, hud.round, (layout.medium, layout.small), upper, tone, bold=True)
    write_in(canvas, hud.rule, (layout.small,), lower, theme.soft, down=0.3)
