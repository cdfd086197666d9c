"""The wheels with which initials are set: three drums with a letter each, and a key to finish."""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.baked import baked
from game.arcade.draw.bodies import draw_body, draw_spill
from game.arcade.draw.easing import held, pulse
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import font, write_in
from game.arcade.draw.theme import Colour, Style, Theme, mix
from game.arcade.kit.key import draw_hero_body, hero_height, write_hero
from game.arcade.kit.rows import draw_more
from game.core.grid import DOWN, UP
from game.records.initials import COUNT, LETTERS

# The angle from letter to letter on a drum, in radians, and the radius of a drum in shares of its height.
STEP, RADIUS = 1.13, 0.41
# A letter that is turned further away than this is not seen.
LEAST_FACING = 0.2
# The size of a letter, the width of a drum, and how far from its middle the lines are between which the
# letter in front stands, in shares of the height of a drum.
LETTER, WIDTH, BETWEEN = 0.56, 0.72, 0.245
# How much of their tone the letters above and below have.
FAR = {Style.NEON: 0.62, Style.ENAMEL: 0.62, Style.FLAT: 0.75}
# The tallest drum, and the gap between two, in units.
TALLEST, GAP = 60, 3
SHADES = 8  # of letters that turn away
# How much narrower a letter becomes while it turns away, in shares of what it loses in height.
NARROWER = 0.35
# Where a drum begins to fade above and below its middle, in shares of its height, how much of the letters is
# left at its edge, and how dark the drum is there.
FADES_FROM, LEFT_AT_EDGE, DARKNESS = 0.24, 0.06, 0.55


@dataclass(frozen=True)
class InitialsPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    pulse_time: float
    title: str
    words: str  # what the initials are for
    turned: tuple[float, ...]  # of each drum, how far it is turned, in letters
    lights: tuple[float, ...]  # of the drums, and of the key
    done: str  # the word on the key
    done_glyph: Glyph | None


@dataclass(frozen=True)
class InitialsPlaces:
    """Where everything is."""

    title: Rect
    words: Rect
    drums: tuple[Rect, ...]
    ups: tuple[Rect, ...]  # the arrows above the drums
    downs: tuple[Rect, ...]
    done: Rect


@lru_cache(maxsize=4)
def initials_places(layout: Layout) -> InitialsPlaces:
    """Everything in the middle of the screen, one below the other. The drums take what room there is."""
    stage, gap, arrow, key = layout.stage, layout.px(2), layout.target, hero_height(layout)
    heads = [layout.line(layout.medium if layout.crowded else layout.large), layout.line(layout.medium)]
    room = layout.footer.top - layout.px(2) - sum(heads) - key - 2 * arrow - 5 * gap
    between = layout.px(GAP)
    widest = (stage.width - 2 * layout.px(4) - (COUNT - 1) * between) // COUNT
    tall = max(arrow, min(room, layout.px(TALLEST), round(widest / WIDTH)))
    spare = max(0, room - tall)
    title = Rect(stage.left, layout.px(2) + spare // 4, stage.width, heads[0])
    words = Rect(stage.left, title.bottom, stage.width, heads[1])
    wide = round(tall * WIDTH)
    left = stage.centerx - (COUNT * wide + (COUNT - 1) * between) // 2
    top = words.bottom + gap + spare // 8 + arrow + gap // 2
    drums = tuple(Rect(left + number * (wide + between), top, wide, tall) for number in range(COUNT))
    square = Rect(0, 0, arrow, arrow)
    ups, downs = [square.copy() for _drum in drums], [square.copy() for _drum in drums]
    for drum, up, down in zip(drums, ups, downs, strict=True):
        up.midbottom = drum.centerx, drum.top - gap // 2
        down.midtop = drum.centerx, drum.bottom + gap // 2
    done = Rect(0, 0, min(stage.width - 2 * gap, round(key * 3.4)), key)
    done.midtop = stage.centerx, downs[0].bottom + gap + spare // 8
    return InitialsPlaces(title, words, drums, tuple(ups), tuple(downs), done)


# Drawing


def draw_initials(canvas: Surface, picture: InitialsPicture) -> None:
    layout, theme = picture.layout, picture.theme
    places = initials_places(layout)
    draw_night(canvas, theme, picture.time)
    tone = theme.legible(mix(theme.accent, theme.ink, 0.55))
    sizes = (layout.medium,) if layout.crowded else (layout.large, layout.medium)
    write_in(canvas, picture.title, sizes, places.title, tone, bold=True)
    write_in(canvas, picture.words, (layout.medium, layout.small), places.words, theme.ink)
    around = places.drums[0].unionall(places.drums)
    draw_spill(canvas, theme, around.inflate(around.width // 2, around.height // 2), theme.accent, 1.0)
    for number, drum in enumerate(places.drums):
        light = picture.lights[number]
        _draw_drum(canvas, theme, drum, picture.turned[number], light)
        for arrow, direction in ((places.ups[number], UP), (places.downs[number], DOWN)):
            draw_more(canvas, layout, theme, arrow, direction)
    _draw_done(canvas, picture, places.done)


def _draw_done(canvas: Surface, picture: InitialsPicture, box: Rect) -> None:
    light = picture.lights[COUNT]
    glow = light * (0.45 + 0.55 * pulse(picture.pulse_time, 2.4))
    draw_hero_body(canvas, picture.theme, box, light, glow)
    write_hero(canvas, picture.layout, picture.theme, box, picture.done, picture.done_glyph, light)


def _draw_drum(canvas: Surface, theme: Theme, box: Rect, turned: float, light: float) -> None:
    """The letter in front in full, those above and below it turned away. The next letter stands above."""
    draw_body(canvas, theme, box, box.width // 8, colour=theme.accent, light=light)
    if theme.style is Style.NEON:
        canvas.blit(_shade(theme, box.size), box)
    size = round(box.height * LETTER)
    front, far = mix(theme.soft, theme.ink, light), mix(theme.floor, theme.soft, FAR[theme.style])
    nearest = round(turned)
    for number in (nearest - 1, nearest + 1, nearest):
        angle = (number - turned) * STEP
        facing = math.cos(angle)
        if facing < LEAST_FACING:
            continue
        share = round(SHADES * held((facing - math.cos(STEP)) / (1 - math.cos(STEP)))) / SHADES
        letter = _letter(LETTERS[number % len(LETTERS)], size, round(size * facing), mix(far, front, share))
        y = box.centery - round(math.sin(angle) * box.height * RADIUS)
        place = letter.get_rect(center=(box.centerx, y))
        if theme.style is not Style.FLAT:
            letter = letter.copy()
            whole = box.move(-place.left, -place.top)
            letter.blit(_fading(box.size), whole, special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(letter, place)
    for side in (-1, 1):
        line = Rect(0, 0, round(box.width * 0.62), max(2, box.height // 90))
        line.center = box.centerx, box.centery + side * round(box.height * BETWEEN)
        tone = mix(theme.floor, theme.accent, 0.3 + 0.7 * light)
        pygame.draw.rect(canvas, tone, line, border_radius=line.height // 2)


@baked
def _letter(letter: str, size: int, height: int, colour: Colour) -> Surface:
    """A letter, cut to its ink from top to bottom, as high as it looks on the drum."""
    drawn = font(size, bold=True).render(letter, True, colour)
    inked = drawn.get_bounding_rect()
    body = clear((drawn.get_width(), inked.height), colour)
    body.blit(drawn, (0, -inked.top))
    share = height / size
    width = round(body.get_width() * (1 - NARROWER * (1 - share)))
    return pygame.transform.smoothscale(body, (max(1, width), max(1, round(body.get_height() * share))))


def _away(y: int, height: int) -> float:
    """How far a row of a drum is turned away: 0 in its middle, 1 at its edge."""
    return held((abs((y + 0.5) / height - 0.5) - FADES_FROM) / (0.5 - FADES_FROM))


@baked
def _fading(size: tuple[int, int]) -> Surface:
    """How much of the letters is left in each row of a drum, to multiply them by."""
    picture = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        left = round(255 * (1 - (1 - LEFT_AT_EDGE) * _away(y, size[1])))
        picture.fill((255, 255, 255, left), Rect(0, y, size[0], 1))
    return picture


@baked
def _shade(theme: Theme, size: tuple[int, int]) -> Surface:
    """The dark above and below, where a drum turns away; its rim stays as bright as it is."""
    picture = Surface(size, pygame.SRCALPHA)
    inside = picture.get_rect().inflate(-2 * max(2, size[0] // 60), -2 * max(2, size[0] // 60))
    pygame.draw.rect(picture, (*theme.floor, 255), inside, border_radius=size[0] // 8)
    for y in range(size[1]):
        dark = round(255 * DARKNESS * _away(y, size[1]) ** 1.5)
        picture.fill((255, 255, 255, dark), Rect(0, y, size[0], 1), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
