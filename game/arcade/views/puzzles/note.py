"""The panel of a puzzle beside the board: which one it is, what was found, and what is at stake."""

from dataclasses import dataclass
from math import ceil

from pygame import Rect, Surface

from game.arcade.draw.broken import STEPS
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Faded, Part, Row, spread
from game.arcade.kit.text import Line, Text
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.panel.panel import room_below_lamp
from game.arcade.views.panel.row import TwoLines
from game.arcade.views.puzzles.step_marks import (
    STEP,
    broken_heart,
    draw_link,
    draw_steps,
    heart,
    skip,
    steps_width,
)
from game.core.variant import Variant
from game.core.words import _, later
from game.puzzles.attempt import Step

# The side of a heart and of a skip, and of the mark of a step, in sizes of small text: where there is room,
# and in a row or on a tiny screen.
TOKEN, MARK = 2.4, 1.7
SMALL_TOKEN, SMALL_MARK = 1.4, 0.95
# The height of a line of them, in their sides, and the distance from token to token.
TOKEN_LINE, MARK_LINE, TOKEN_STEP = 1.1, 1.6, 1.3
# The side of a link of a streak in sizes of small text; its line, and the way from link to link, in sides.
LINK, LINK_LINE, LINK_STEP = 1.5, 1.3, 0.62
# The side of the game's icon in sizes of small text, and its line in sides.
ICON, ICON_LINE = 4.4, 1.1
# What the marks of steps mean, in the order in which they are named.
KINDS = (
    (Step.RIGHT, later("{count} found")),
    (Step.WRONG, later("{count} wrong")),
    (Step.HINT, later("{count} hinted")),
    (Step.SKIP, later("given up")),
)


@dataclass(frozen=True)
class PuzzleNote:
    """Everything that the panel shows."""

    mode: str
    which: str  # which puzzle of the mode
    rating: str  # how hard it is, and of which game
    variant: Variant
    steps: tuple[Step, ...]
    open: bool  # whether a move is still to be found
    hearts: tuple[float, ...] = ()  # of a streak: how much of each is left; between 1 and 0 while one goes
    skips: tuple[bool, ...] = ()
    standing: str = ""  # how the player stands in the mode
    cost: str = ""  # what a wrong move that stands on the board has cost
    fresh: float = 1.0  # how far the latest step has come in, with its cost
    links: float = 0.0  # of a streak: how many puzzles were solved; with a part of the one solved just now

    @property
    def steps_in_words(self) -> str:
        """What the marks of the steps mean."""
        kinds = [_(words, count=self.steps.count(step)) for step, words in KINDS if step in self.steps]
        return " · ".join([*kinds, *([_("1 to find")] if self.open else [])])


def draw_note(canvas: Surface, layout: Layout, theme: Theme, area: Rect, note: PuzzleNote) -> None:
    """Write on a panel that is not lit."""
    room = room_below_lamp(layout, area)
    node = (_in_row if layout.row_panels else _in_column)(layout, theme, note, room.width)
    node.placed(layout, room).draw(canvas, Look(layout, theme))


def _in_column(layout: Layout, theme: Theme, note: PuzzleNote, width: int) -> Node:
    """One below the other; if there is no room for all, what matters least is left out."""
    danger, accent = theme.legible(theme.danger), theme.legible(theme.accent)

    def line(words: str, tone: Colour, rank: int) -> Part:
        return Part(Text(words, (layout.small,), tone, centred=True), rank=rank)

    mode = Text(note.mode, (layout.medium, layout.small), accent, bold=True, centred=True)
    standing = [line(note.standing, theme.ink, 2)] if note.standing else []
    cost = [Part(Faded(line(note.cost, danger, 0).node, note.fresh, around=0), rank=1)] if note.cost else []
    return spread(
        [Part(mode)],
        [Part(Icon(note.variant), rank=6)] if _is_roomy(layout) else [],
        [line(note.which, theme.ink, 4)],
        [Part(Tokens(note.hearts, note.skips), rank=1)] if note.hearts else [],
        [Part(Links(note.links), rank=4)] if note.links else [],
        [Part(Steps.of(layout, note, width), rank=3), line(note.steps_in_words, theme.soft, 7)],
        cost or standing,
        [line(note.rating, theme.soft, 5)],
    )


def _in_row(layout: Layout, theme: Theme, note: PuzzleNote, width: int) -> Node:
    """In two lines: the mode and the puzzle on the left; on the right hearts and skips, and the steps."""
    small, danger, accent = (layout.small,), theme.legible(theme.danger), theme.legible(theme.accent)
    mode = Line(note.mode, (layout.medium, layout.small), accent, bold=True)
    words = note.cost or note.standing
    beside: Node | None = Line(words, small, danger if note.cost else theme.ink) if words else None
    if note.hearts:
        beside = Tokens(note.hearts, note.skips)
    which, rating = (Line(words, small, theme.soft) for words in (note.which, f" · {note.rating}"))
    said = Part(Line(note.steps_in_words, small, theme.soft), gap=3, rank=1)
    puzzle = Part(Row((which, Part(rating, rank=1))), grows=True)
    steps = Part(Steps.of(layout, note, width // 3), gap=1)
    upper = Row((Part(mode, grows=True), beside and Part(beside, gap=2)))
    return TwoLines(upper, Row((puzzle, said, steps)))


def _is_roomy(layout: Layout) -> bool:
    return not (layout.upright or layout.tiny or layout.crowded)


@dataclass(frozen=True)
class Icon(Node):
    """The icon of the game."""

    variant: Variant

    def height(self, layout: Layout, width: int) -> Span:
        height = round(ICON * ICON_LINE * layout.small)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        shape = icon(drawer_of(self.variant), look.theme, round(ICON * look.layout.small), lit=True)
        canvas.blit(shape, shape.get_rect(center=placed.box.center))


@dataclass(frozen=True)
class Steps(Node):
    """The latest steps, as many as have room, and one to come while the puzzle goes on."""

    steps: tuple[Step | None, ...]
    fresh: float  # how far the latest one has come in

    @classmethod
    def of(cls, layout: Layout, note: PuzzleNote, width: int) -> "Steps":
        steps = (*note.steps, *([None] if note.open else []))
        most = max(1, int((width / cls._side(layout) - 1) / STEP) + 1)
        return cls(steps[-most:], note.fresh)

    @staticmethod
    def _side(layout: Layout) -> int:
        return round((MARK if _is_roomy(layout) else SMALL_MARK) * layout.small)

    def width(self, layout: Layout) -> Span:
        width = steps_width(len(self.steps), self._side(layout))
        return Span(width, width)

    def height(self, layout: Layout, width: int) -> Span:
        height = round(self._side(layout) * MARK_LINE)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box = look.layout, placed.box
        left = box.centerx - self.width(layout).wanted // 2
        draw_steps(canvas, look.theme, self.steps, self._side(layout), (left, box.centery), self.fresh)


@dataclass(frozen=True)
class Links(Node):
    """The solved puzzles of a streak as links of a chain: as many as there is room for."""

    solved: float  # with a part of the latest one, which is being struck

    def height(self, layout: Layout, width: int) -> Span:
        height = round(LINK * LINK_LINE * layout.small)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        side, box = round(LINK * look.layout.small), placed.box
        step = round(side * LINK_STEP)
        count = min(ceil(self.solved), max(1, (box.width - side) // step + 1))
        struck = self.solved - ceil(self.solved) + 1
        left = box.centerx - ((count - 1) * step + side) // 2
        for number in range(count):
            place = Rect(left + number * step, box.centery - side // 2, side, side)
            draw_link(canvas, look.theme, place, struck if number == count - 1 else 1.0, number % 2 == 1)


@dataclass(frozen=True)
class Tokens(Node):
    """The hearts and skips of a streak. A heart that goes breaks."""

    hearts: tuple[float, ...]
    skips: tuple[bool, ...]

    def _side(self, layout: Layout) -> int:
        return round((TOKEN if _is_roomy(layout) else SMALL_TOKEN) * layout.small)

    def width(self, layout: Layout) -> Span:
        count = len(self.hearts) + len(self.skips)
        width = round(self._side(layout) * (1 + TOKEN_STEP * (count - 1)))
        return Span(width, width)

    def height(self, layout: Layout, width: int) -> Span:
        height = round(self._side(layout) * TOKEN_LINE)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        side, box = self._side(look.layout), placed.box
        left = box.centerx - self.width(look.layout).wanted // 2
        token = Rect(left, box.centery - side // 2, side, side)
        hearts = [_heart(look.theme, side, share) for share in self.hearts]
        for picture in (*hearts, *(skip(look.theme, side, full=full) for full in self.skips)):
            canvas.blit(picture, picture.get_rect(center=token.center))
            token = token.move(round(side * TOKEN_STEP), 0)


def _heart(theme: Theme, side: int, left: float) -> Surface:
    """A heart of which so much is left: it breaks, and stays broken."""
    return (
        heart(theme, side, full=True) if left == 1 else broken_heart(theme, side, round(STEPS * (1 - left)))
    )
