"""The end of a run: its points in large letters, how far it came, and its medals."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.shapes import diamond, thin_ring
from game.arcade.draw.text import fitting, shortened, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.hero_key import draw_key
from game.arcade.views.page import page_of
from game.core.words import _, plural

# How long the points take to rise, when the first medal comes, and how long after it the next.
RISE_SECONDS, MEDALS_FROM, MEDAL_SECONDS = 0.9, 0.7, 0.2
# The colours of the metals; other medals have the accent.
METALS: dict[str, Colour] = {"bronze": (205, 127, 74), "silver": (190, 200, 214), "gold": (245, 196, 66)}
# The height of a medal, in sizes of small text.
MEDAL = 2.9


@dataclass(frozen=True)
class MedalPicture:
    """A medal with what it is for."""

    name: str
    title: str
    words: str
    new: bool  # whether it was never earned before


@dataclass(frozen=True)
class RunOverPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    points: int
    how_far: str
    counts: str  # that the run does not count, if it does not
    medals: tuple[MedalPicture, ...]
    on: str
    glyph: Glyph | None
    age: float
    sparks: bool  # whether they fall for new medals


# Layout


def _page(layout: Layout) -> Rect:
    return page_of(layout).inflate(0, -layout.px(2))


def on_button(layout: Layout) -> Rect:
    """Where the key is that leads on."""
    page = _page(layout)
    height = max(layout.target, layout.line(layout.medium) + layout.px(2))
    key = Rect(0, 0, min(page.width, layout.held(44)), height)
    key.midbottom = (layout.screen.centerx, page.bottom)
    return key


# Drawing


def draw_run_over(canvas: Surface, picture: RunOverPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    if picture.sparks and any(medal.new for medal in picture.medals):
        draw_shower(canvas, layout, theme, layout.stage, theme.accent, picture.age)
    page, key = _page(layout), on_button(layout)
    top = _draw_result(canvas, picture, page)
    area = Rect(page.left, top, page.width, key.top - layout.px(2) - top)
    if picture.medals:
        _draw_medals(canvas, picture, area)
    draw_key(canvas, layout, theme, key, picture.on, picture.glyph)


def _draw_result(canvas: Surface, picture: RunOverPicture, page: Rect) -> int:
    """The title, the points, and how far the run came; returns where they end."""
    layout, theme, middle = picture.layout, picture.theme, picture.layout.screen.centerx
    accent = theme.legible(mix(theme.accent, theme.ink, 0.35))
    title = write(canvas, picture.title, layout.medium, accent, bold=True, midtop=(middle, page.top))
    share = eased(picture.age / RISE_SECONDS)
    words = _("{points} points", points=f"{round(picture.points * share):,}")
    size = fitting(words, (layout.large, layout.medium), page.width, bold=True)
    points = write(canvas, words, size, theme.ink, bold=True, midtop=title.midbottom)
    far = write(canvas, picture.how_far, layout.small, theme.ink, midtop=points.midbottom)
    end = far.bottom
    if picture.counts:
        line = Rect(page.left, end, page.width, 0)
        end = write_lines(canvas, picture.counts, layout.small, line, theme.soft, align="centre")
    return end + layout.px(2)


def _draw_medals(canvas: Surface, picture: RunOverPicture, area: Rect) -> None:
    """The medals in a card, in two columns if there is room, as many as there is room for."""
    layout, theme = picture.layout, picture.theme
    step, margin = round(MEDAL * layout.small), layout.px(3)
    across = 2 if area.width >= 52 * layout.small and len(picture.medals) > 3 else 1
    width = min(area.width, round((34 * across) * layout.small))
    wanted, room = -(-len(picture.medals) // across), area.height - 2 * margin
    more = 0 if wanted * step <= room else layout.line(layout.small)  # the line about those not shown
    rows = min(wanted, max(1, (room - more) // step))
    shown = picture.medals[: rows * across]
    card = Rect(0, 0, width, rows * step + 2 * margin + more)
    card.center = (layout.screen.centerx, area.centery)
    if card.height > area.height:
        return
    draw_card(canvas, layout, theme, card)
    inner = card.inflate(-2 * margin, -2 * margin)
    wide = inner.width // across
    for number, medal in enumerate(shown):
        column, row = divmod(number, rows)
        box = Rect(inner.left + column * wide, inner.top + row * step, wide, step)
        begin = MEDALS_FROM + number * MEDAL_SECONDS
        come = eased(part_of(picture.age, begin, begin + MEDAL_SECONDS))
        draw_faded(canvas, box, come, partial(_draw_medal, canvas, picture, medal, box))
    hidden = len(picture.medals) - len(shown)
    if hidden:
        words = plural("{count} more medal", "{count} more medals", hidden)
        write(canvas, words, layout.small, theme.soft, midbottom=(card.centerx, card.bottom - margin))


def _draw_medal(canvas: Surface, picture: RunOverPicture, medal: MedalPicture, box: Rect) -> None:
    layout, theme, small = picture.layout, picture.theme, picture.layout.small
    colour = METALS.get(medal.name, theme.accent)
    centre = (box.left + small * 1.2, float(box.centery))
    shine(canvas, theme, thin_ring, centre, small * 2.1, colour, width=0.1, glow=0.7 if medal.new else 0.2)
    shine(canvas, theme, diamond, centre, small * 1.6, colour, glow=0.4 if medal.new else 0.0)
    left = box.left + round(small * 2.8)
    half = layout.line(small) // 2
    room = box.right - left - layout.px(1)
    tone = theme.legible(colour)
    title = write(canvas, medal.title, small, tone, bold=True, midleft=(left, box.centery - half))
    if medal.new:
        beside = title.right + layout.px(1.5), title.centery
        write(canvas, _("New"), small, theme.legible(theme.hint), bold=True, midleft=beside)
    write(canvas, shortened(medal.words, small, room), small, theme.ink, midleft=(left, box.centery + half))
