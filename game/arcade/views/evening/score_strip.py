"""The score of an evening: both people by their portraits and names, and the points between them.

Beside a board a tube of light below each name has the colour of that side: somebody's own colour may be like
that of the other side.
"""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import shine_strip
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.portraits import draw_portrait
from game.evening.progress import EveningProgress
from game.evening.sentences import finale_points, points
from game.people.person import Person

# The gaps beside the points and beside a portrait, and the size of a portrait, in sizes of the text.
GAP, PORTRAIT_GAP, PORTRAIT = 0.7, 0.35, 1.25
# How thick the tube below a name is, and how far below the middle of the name, in sizes of the text.
TUBE, BELOW = 0.1, 0.72


@dataclass(frozen=True)
class Score:
    """The two people, and what each of them has."""

    people: tuple[Person, Person]
    points: tuple[str, str]

    @classmethod
    def of(cls, progress: EveningProgress) -> "Score":
        """What those at the board have on sets. The finale has points of its own."""
        halves = progress.evening.halves
        one, two = (points(halves[contestant - 1]) for contestant in progress.evening.board)
        return cls(progress.at_board, (one, two))

    @classmethod
    def of_finale(cls, progress: EveningProgress) -> "Score":
        """What two have in the finale that has decided their evening."""
        one, two = finale_points(progress.evening)
        return cls(progress.at_board, (one, two))

    @property
    def words(self) -> str:
        return " – ".join(self.points)


def draw_score(
    canvas: Surface, theme: Theme, area: Rect, score: Score, sizes: tuple[int, ...], *, beside_board: bool
) -> None:
    """Draw it in the first of these sizes that fits, with the points in the middle of the area."""
    size = _fitting(score, sizes, area.width)
    named = _width(score, size) <= area.width  # of two teams there may be room for portraits only
    half, side = text_width(score.words, size, bold=True) // 2, round(size * PORTRAIT)
    write(canvas, score.words, size, theme.ink, bold=True, center=area.center)
    for person, sign in zip(score.people, (-1, 1), strict=True):
        name = person.name if named else ""
        width = text_width(name, size, bold=True)
        inner = area.centerx + sign * (half + round(size * GAP))
        left = inner if sign > 0 else inner - width
        tone = personal_colour(theme, person.colour)
        if name:
            write(canvas, name, size, tone, bold=True, midleft=(left, area.centery))
        middle = inner + sign * (width + round(size * PORTRAIT_GAP) + side // 2)
        draw_portrait(canvas, theme, person, (middle, area.centery), side)
        if beside_board:
            whole = Rect(0, 0, width + round(size * PORTRAIT_GAP) + side, max(2, round(size * TUBE)))
            whole.midtop = inner + sign * whole.width // 2, area.centery + round(size * BELOW)
            shine_strip(canvas, theme, whole, theme.player(1 if sign < 0 else 2))


def _beside(size: int) -> int:
    """What stands beside a name: the gaps and the portrait."""
    return round(size * (GAP + PORTRAIT_GAP + PORTRAIT))


def _fitting(score: Score, sizes: tuple[int, ...], width: int) -> int:
    return next((size for size in sizes if _width(score, size) <= width), sizes[-1])


def _width(score: Score, size: int) -> int:
    """How wide it is: the points stand in the middle, so the wider side counts twice."""
    widest = max(text_width(person.name, size, bold=True) for person in score.people)
    return text_width(score.words, size, bold=True) + 2 * (widest + _beside(size))


@dataclass(frozen=True)
class ScoreStrip(Node):
    """The score on a page."""

    score: Score
    sizes: tuple[int, ...]  # from large to small
    beside_board: bool = True

    def height(self, layout: Layout, width: int) -> Span:
        height = round(layout.line(_fitting(self.score, self.sizes, width)) * PORTRAIT)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_score(canvas, look.theme, placed.box, self.score, self.sizes, beside_board=self.beside_board)
