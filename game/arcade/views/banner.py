"""The result of a game in large words: in the sky above a board, or on a band of light across a field."""

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import REASON_GAP, RESULT_LINE, Layout
from game.arcade.draw.material import gradient
from game.arcade.draw.sprites import ADD, weaken
from game.arcade.draw.text import text_width, write, write_in
from game.arcade.draw.theme import PLATE_TINT, WHITE, Colour, Style, Theme, dimmed, mix
from game.arcade.draw.tubes import Sign, draw_tubes, sign_of
from game.core.rules import PLAYERS

# The distance of the score from the words, in units.
APART = 5.0
# How far the band slides down while it comes in, in units.
SLIDE = 4.0
# How much higher than on a band the call and the reason stand above a board, in units: its rim is below.
CALL_HIGHER, REASON_HIGHER = 0.7, 2.0


@dataclass(frozen=True)
class Result:
    """What the banner says about how a game ended."""

    call: str
    reason: str
    colour: Colour  # of the winner
    score: tuple[int, int] | None = None  # the rounds of both players, if several are played


def draw_banner(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    result: Result,
    light: float,
    band: Rect,
) -> None:
    """Draw the result on a band with a share of its light, from 0 to 1: it comes in from above."""
    place = band.move(0, -round(layout.px(SLIDE) * (1 - light)))
    colour = theme.legible(result.colour)
    lay_share(canvas, _banner(layout, theme, result, tuple(band), colour), place, light)
    if light > 0 and theme.style is Style.NEON and theme.glow:
        glow = _glow_below(colour, band.width, _glow(layout))
        if light < 1:
            glow = glow.copy()
            weaken(glow, theme.style, light)
        canvas.blit(glow, place.bottomleft, special_flags=ADD)


def draw_reason(canvas: Surface, layout: Layout, theme: Theme, reason: str, light: float) -> None:
    """Write why a game is over above the board, with a share of its light."""
    why = place_of_reason(layout)
    draw_faded(
        canvas, why, light, lambda: write_in(canvas, reason, (layout.small,), why, theme.ink, down=0.0)
    )


@baked
def _banner(layout: Layout, theme: Theme, result: Result, place: tuple[int, ...], colour: Colour) -> Surface:
    """The band with its words, without the light that it throws."""
    band = Rect(*place)
    picture = Surface(band.size)
    call, why = (each.move(-band.left, -band.top) for each in _places(layout, band))
    _draw_band(picture, layout, theme, picture.get_rect(), colour)
    draw_tubes(picture, theme, sign_of_call(layout, result.call), call.center, colour)
    write_in(picture, result.reason, (layout.small,), why, theme.ink, down=0.0)
    _write_score(picture, layout, theme, result, picture.get_rect())
    return picture


def place_of_call(layout: Layout) -> Rect:
    """Where the call stands above a board."""
    return _places(layout, layout.banner)[0].move(0, -layout.px(CALL_HIGHER))


def place_of_reason(layout: Layout) -> Rect:
    """Where the reason stands above a board."""
    return _places(layout, layout.banner)[1].move(0, -layout.px(REASON_HIGHER))


def sign_of_call(layout: Layout, call: str) -> Sign:
    """The call as it stands in a banner: on one line."""
    room = layout.stage.width - 2 * layout.px(2), round(layout.result * RESULT_LINE)
    return sign_of(call, room, layout.result)


def words_of_banner(layout: Layout, result: Result, band: Rect) -> Rect:
    """The part of a band that is taken by the words, with the score on both sides if there is one."""
    words = _words(layout, result, band)
    beside = layout.px(APART) + max(_score_widths(layout, result)) if _has_score(layout, result, words) else 0
    return words.inflate(2 * beside, 0)


def _words(layout: Layout, result: Result, band: Rect) -> Rect:
    room = layout.stage.width - 2 * layout.px(2)
    width = max(sign_of_call(layout, result.call).extent[0], text_width(result.reason, layout.small))
    words = Rect(0, band.top, min(width, room), band.height)
    words.centerx = band.centerx
    return words


def _score_widths(layout: Layout, result: Result) -> tuple[int, ...]:
    return tuple(text_width(str(each), layout.result, bold=True) for each in result.score or (0, 0))


def _has_score(layout: Layout, result: Result, words: Rect) -> bool:
    """Whether there is a score, and room for it beside the words."""
    beside = layout.px(APART + 2) + max(_score_widths(layout, result))
    return result.score is not None and words.width + 2 * beside <= layout.stage.width


def _write_score(canvas: Surface, layout: Layout, theme: Theme, result: Result, band: Rect) -> None:
    """What each player has won, on the player's side and in the player's colour."""
    words = _words(layout, result, band)
    if result.score is None or not _has_score(layout, result, words):
        return
    one, two = (theme.legible(theme.player(player)) for player in PLAYERS)
    away, middle = layout.px(APART), band.centery - layout.px(0.4)
    write(canvas, str(result.score[0]), layout.result, one, bold=True, midright=(words.left - away, middle))
    write(canvas, str(result.score[1]), layout.result, two, bold=True, midleft=(words.right + away, middle))


def _glow(layout: Layout) -> int:
    """How far the light of the band reaches below it."""
    return layout.px(5)


def _places(layout: Layout, band: Rect) -> tuple[Rect, Rect]:
    """Where the result and its reason stand: together in the middle of the band."""
    inner = layout.stage.inflate(-2 * layout.px(2), 0)
    above = (band.height - layout.least_banner) // 2
    call = Rect(
        inner.left, band.top + above + layout.px(0.4), inner.width, round(layout.result * RESULT_LINE)
    )
    top = call.bottom + layout.px(REASON_GAP)
    return call, Rect(inner.left, top, inner.width, band.bottom - above - top)


def _draw_band(canvas: Surface, layout: Layout, theme: Theme, band: Rect, colour: Colour) -> None:
    """A band of dark cloth with a line of light along its lower edge."""
    thick = max(2, layout.px(0.35))
    if theme.style is Style.FLAT:
        pygame.draw.rect(canvas, theme.night, band)
        pygame.draw.rect(canvas, colour, Rect(band.left, band.bottom - 2 * thick, band.width, 2 * thick))
        return
    canvas.blit(_cloth(theme, band.size, colour, thick), band)


def _cloth(theme: Theme, size: tuple[int, int], colour: Colour, thick: int) -> Surface:
    """A dark band that grows lighter towards the line of light at its lower edge."""
    upper, lower = theme.faint(colour, 0.03), theme.faint(colour, PLATE_TINT)
    cloth = Surface(size, SRCALPHA)
    cloth.blit(gradient(size, upper, lower), (0, 0))
    line = Rect(0, size[1] - thick, size[0], thick)
    core = mix(colour, WHITE, 0.5) if theme.style is Style.NEON else colour
    for x in range(size[0]):
        share = (1 - abs(2 * x / size[0] - 1)) ** 0.7
        cloth.fill(mix(lower, core, share), Rect(x, line.top, 1, thick))
    return cloth


@baked
def _glow_below(colour: Colour, width: int, height: int) -> Surface:
    """The light that the line throws on what is below, to be added."""
    small = Surface((64, 16))
    for y in range(16):
        for x in range(64):
            across = 1 - abs(2 * (x + 0.5) / 64 - 1)
            small.set_at((x, y), dimmed(colour, 0.5 * across * (1 - (y + 0.5) / 16) ** 2))
    return pygame.transform.smoothscale(small, (width, height))
