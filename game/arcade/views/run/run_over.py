"""The end of a run: its points rise while the light climbs its ladder, and then its medals come."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import font, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.screen import is_wide
from game.arcade.kit.sparks import Sparks
from game.arcade.kit.stacks import Beside, Card, Column, Inset, Layers, Part
from game.arcade.kit.text import Line, Text
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.medals import MEDALS_FROM, MedalPicture, Medals, all_come_at
from game.core.words import _

# How long the points take to rise.
RISE_SECONDS = 1.4
# The size of the points, in sizes of large text.
POINTS = 1.7
# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.46


@dataclass(frozen=True)
class RunOverPicture:
    """Everything that is shown."""

    title: str
    points: int
    facts: tuple[str, ...]  # the place in the table and how far the run came; that it does not count
    medals: tuple[MedalPicture, ...]
    ladder: LadderPicture
    on: str  # where the key leads
    glyph: Glyph | None
    age: float
    sparks: bool  # whether they fall for new medals


def settled_at(medals: int) -> float:
    """When everything has come in, in seconds."""
    return max(RISE_SECONDS, all_come_at(medals))


def climbed(age: float) -> float:
    """How far the points have risen, and the light has climbed, from 0 to 1."""
    return eased(age / RISE_SECONDS)


def run_over_page(layout: Layout, theme: Theme, picture: RunOverPicture) -> Node:
    wide = is_wide(layout, WIDE)
    align = 0.0 if wide else 0.5
    new = any(medal.earned and medal.tag for medal in picture.medals)
    column = Column(
        (
            Line(picture.title, (layout.medium,), theme.ink, bold=True, align=align),
            RisingPoints(picture.points, climbed(picture.age), align),
            *(Text(fact, (layout.small,), theme.ink, centred=not wide) for fact in picture.facts),
            Part(Medals(picture.medals, picture.age, align), gap=2, grows=True),
            None if wide else Part(picture.ladder, rank=1, grows=True),
            Part(Key(picture.on, picture.glyph, align=align), gap=3),
        )
    )
    page = Inset(Beside(column, Card(picture.ladder), LEFT, gap=5) if wide else column, down=1)
    sparks = Sparks(theme.accent, picture.age - MEDALS_FROM)
    return Layers((sparks, page)) if picture.sparks and new else page


@dataclass(frozen=True)
class RisingPoints(Node):
    """The points, as large as there is room for, on their way up."""

    points: int
    risen: float  # from 0 to 1
    align: float

    def height(self, layout: Layout, width: int) -> Span:
        height = font(self._size(layout, width), bold=True).get_height()
        return Span(height, height)

    def _size(self, layout: Layout, width: int) -> int:
        large = (round(layout.large * POINTS), layout.large)
        sizes = (layout.large, layout.medium) if layout.crowded else large
        fitting = (size for size in sizes if self._width(layout, self.points, size) <= width)
        return next(fitting, sizes[-1])

    def _width(self, layout: Layout, points: int, size: int) -> int:
        words = text_width(_("points"), layout.medium, bold=True)
        return figures_width(f"{points:,}", size) + layout.px(1.5) + words

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, tone, box = look.layout, look.theme.heading, placed.box
        size, points = self._size(layout, box.width), round(self.points * self.risen)
        left = box.left + round((box.width - self._width(layout, points, size)) * self.align)
        figures = draw_figures(canvas, f"{points:,}", size, tone, topleft=(left, box.top))
        foot = figures.bottom - round((figures.height - layout.line(layout.medium)) * 0.28)
        spot = figures.right + layout.px(1.5), foot
        write(canvas, _("points"), layout.medium, tone, bold=True, bottomleft=spot)
