"""The score of an evening: both people by their emblems and names, and the points between them."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span

# The gaps beside the points and beside an emblem, and the size of an emblem, in sizes of the text.
GAP, EMBLEM_GAP, EMBLEM = 0.7, 0.4, 1.15


@dataclass(frozen=True)
class SideOfScore:
    """One of the two people, with what they have."""

    name: str
    colour: Colour
    emblem: str
    points: str


@dataclass(frozen=True)
class Score:
    """The score as it stands."""

    sides: tuple[SideOfScore, SideOfScore]

    @property
    def points(self) -> str:
        one, two = self.sides
        return f"{one.points} – {two.points}"


def draw_score(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, score: Score, sizes: tuple[int, ...]
) -> None:
    """Draw it in the middle of an area, in the first of these sizes that fits."""
    size = next((size for size in sizes if _width(score, size) <= area.width), sizes[-1])
    points = text_width(score.points, size, bold=True)
    write(canvas, score.points, size, theme.ink, bold=True, center=area.center)
    room = (area.width - points) // 2 - round(size * (GAP + EMBLEM_GAP + EMBLEM))
    for side, sign in zip(score.sides, (-1, 1), strict=True):
        name = shortened(side.name, size, max(1, room), bold=True)
        width, start = (
            text_width(name, size, bold=True),
            area.centerx + sign * (points // 2 + round(size * GAP)),
        )
        left = start if sign > 0 else start - width
        write(canvas, name, size, theme.legible(side.colour), bold=True, midleft=(left, area.centery))


def _width(score: Score, size: int) -> int:
    """How wide it is: the points stand in the middle, so the wider side counts twice."""
    widest = max(text_width(side.name, size, bold=True) for side in score.sides)
    around = round(size * (GAP + EMBLEM_GAP + EMBLEM))
    return text_width(score.points, size, bold=True) + 2 * (widest + around)


@dataclass(frozen=True)
class ScoreStrip(Node):
    """The score on a page."""

    score: Score
    sizes: tuple[int, ...]  # from large to small

    def height(self, layout: Layout, width: int) -> Span:
        height = layout.line(
            next((size for size in self.sizes if _width(self.score, size) <= width), self.sizes[-1])
        )
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_score(canvas, look.layout, look.theme, placed.box, self.score, self.sizes)
