"""The players' panels above the field: who rides, with which keys, and the rounds that each has won."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body, shine_strip
from game.arcade.draw.cycles.cycle import draw_cycle
from game.arcade.draw.easing import Point
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.light import shine_pool
from game.arcade.draw.text import fitting, shortened, text_width, write, write_in
from game.arcade.draw.theme import PLATE_TINT, WHITE, Style, Theme, mix
from game.arcade.views.arena.places import ArenaPlaces
from game.arcade.views.panel.panel import panel_radius
from game.arcade.views.panel.rounds import draw_lamps, lamps_width
from game.core.rules import PLAYERS, Player


@dataclass(frozen=True)
class RiderPanel:
    """Everything that a panel shows."""

    name: str
    bot: str  # its level in words, "" for a person
    brief: str  # the same where there is little room
    glyph: Glyph | None  # what steers
    won: int  # rounds
    needed: int
    light: float = 0.0  # of its lamp: the winner's


@dataclass(frozen=True)
class Hud:
    """Everything above the field."""

    panels: tuple[RiderPanel, RiderPanel]
    round: str  # which round it is
    rule: str  # how many rounds win


def draw_hud(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    for player, panel in zip(PLAYERS, hud.panels, strict=True):
        _draw_panel(canvas, theme, places, player, panel)
    _draw_between(canvas, theme, places, hud)


def _draw_panel(
    canvas: Surface, theme: Theme, places: ArenaPlaces, player: Player, panel: RiderPanel
) -> None:
    """The emblem at the outer edge, the name above the keys, and the rounds won at the inner edge."""
    layout, box, colour = places.layout, places.panel(player), theme.player(player)
    radius = min(panel_radius(layout), box.height // 3)
    glow = theme.legible(colour) if theme.style is Style.NEON else colour
    draw_body(canvas, theme, box, radius, colour=glow, light=panel.light, tint=PLATE_TINT, plain=True)
    lamp = Rect(0, 0, box.width - 4 * radius, max(2, layout.px(0.45)))
    lamp.midbottom = (box.centerx, box.bottom - layout.px(0.6))
    shine_strip(canvas, theme, lamp, glow, panel.light)
    room = box.inflate(-2 * layout.px(1.2), -2 * layout.px(0.5))
    room.height = lamp.top - layout.px(0.3) - room.top
    side = min(room.height, round(room.width * 0.26))
    emblem = Rect(0, 0, round(side * 1.35), room.height)
    emblem.midleft = room.midleft
    if player == 2:
        emblem.right = room.right
    draw_rider_emblem(theme, canvas, emblem.center, side, player)
    lamps = lamps_width(layout, panel.needed)
    left = emblem.right + layout.px(1) if player == 1 else room.left + lamps + layout.px(1.5)
    width = room.width - emblem.width - lamps - 2 * layout.px(1.2)
    _write_who(canvas, theme, places, player, panel, Rect(left, room.top, max(1, width), room.height))
    middle = room.right - lamps // 2 if player == 1 else room.left + lamps // 2
    draw_lamps(canvas, layout, theme, (middle, room.centery), colour, panel.won, panel.needed)


def draw_rider_emblem(theme: Theme, canvas: Surface, centre: Point, size: float, player: Player) -> None:
    """The emblem of a rider: the cycle, on its way to the other one."""
    colour = theme.player(player)
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, centre, size * 0.8, mix(colour, WHITE, 0.15), 0.6)
    draw_cycle(canvas, theme, player, centre, size * 1.3, 0 if player == 1 else 180)


def _write_who(
    canvas: Surface, theme: Theme, places: ArenaPlaces, player: Player, panel: RiderPanel, room: Rect
) -> None:
    """The name above the level of a bot, or what steers; at the outer side."""
    layout, tone = places.layout, theme.legible(theme.player(player))
    upper, lower = room.top + room.height // 4, room.bottom - layout.plate // 2

    def line(words: str, size: int, y: int, tone: tuple[int, int, int], *, bold: bool) -> None:
        words = shortened(words, size, room.width, bold=bold)
        if player == 1:
            write(canvas, words, size, tone, bold=bold, midleft=(room.left, y))
        else:
            write(canvas, words, size, tone, bold=bold, midright=(room.right, y))

    sizes = (layout.small,) if layout.tiny else (layout.medium, layout.small)
    size = fitting(panel.name, sizes, room.width, bold=True)
    line(panel.name, size, upper, tone, bold=True)
    if panel.bot:
        fits = text_width(panel.bot, layout.small) <= room.width
        line(panel.bot if fits else panel.brief, layout.small, lower, theme.soft, bold=False)
    elif panel.glyph is not None:
        width = glyph_width(panel.glyph, layout.small)
        left = room.left if player == 1 else room.right - width
        if width <= room.width:
            draw_glyph(canvas, theme, panel.glyph, left, lower, layout.small)


def _draw_between(canvas: Surface, theme: Theme, places: ArenaPlaces, hud: Hud) -> None:
    """The round, and what wins the match, if there is room."""
    layout, room = places.layout, places.between_panels
    room = room.inflate(-2 * layout.px(1), 0)
    if any(text_width(words, layout.small, bold=True) > room.width for words in (hud.round, hud.rule)):
        return
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    upper = Rect(room.left, room.top, room.width, room.height * 6 // 10)
    lower = Rect(room.left, upper.bottom, room.width, room.height - upper.height)
    write_in(canvas, hud.round, (layout.medium, layout.small), upper, tone, bold=True)
    write_in(canvas, hud.rule, (layout.small,), lower, theme.soft, down=0.3)
