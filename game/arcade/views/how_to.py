"""How to play: three boards with a sentence each, together or one at a time, and the rules in full."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import slab_in
from game.arcade.draw.layout import Layout
from game.arcade.draw.refused_move import RefusedMove, mark_refused
from game.arcade.draw.renderer import AnyRenderer, MomentRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.text import narrowest, text_width, wrapped, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Empty, Look, Node, Placed, Span
from game.arcade.kit.rows import draw_more
from game.arcade.kit.screen import Screen, page_of
from game.arcade.kit.stacks import Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.views.floating_board import FloatingBoard, area_of, draw_board, moving_part, reach_of
from game.core.grid import LEFT, RIGHT
from game.core.rules import Position

# Between so many pages, CONFIRM alone leads to the other one.
MOST_WITHOUT_ARROWS = 2
# The least board of an example next to others where text is large, in units.
LEAST_BOARD = 30
# The distance of an example's words from its board, and of the board from its title, in units: some pieces
# rise above their boards.
WORDS_BELOW, TITLE_ABOVE = 2.4, 2
# The gap between two columns and between two rows of examples, and from a board to the words beside it, in
# units.
COLUMN_GAP, ROW_GAP, BESIDE = 3, 4, 4
# How much higher than wide a window is where the examples stand below each other.
TALL = 1.3
# The width of the rules, the place of their words, and where their numbers end, in units that grow with text.
WIDEST_RULE, INDENT, NUMBER_TO = 130, 6, 3
# The distance from rule to rule if there is room, and the least gap between two, in units.
STEP, LEAST_GAP = 6.6, 1


@dataclass(frozen=True)
class Example:
    """The words of an example."""

    title: str
    words: str
    warns: bool = False  # whether it shows what to avoid


@dataclass(frozen=True)
class Page:
    """A page, and whether it holds rules, not examples."""

    node: Node
    in_full: bool


@lru_cache(maxsize=8)
def pages_of(
    layout: Layout, theme: Theme, title: str, examples: tuple[Example, ...], rules: tuple[str, ...]
) -> tuple[Page, ...]:
    """The pages of the examples, then those of the rules; with arrows to the others if there are many."""
    room = _titled(layout, theme, title, Empty(), turns=True).placed(layout, page_of(layout)).parts[-1].box
    boards = [(body, False) for body in _pages_of_examples(layout, theme, examples, room)]
    bodies = [*boards, *((body, True) for body in _pages_of_rules(layout, theme, rules, room))]
    turns = len(bodies) > MOST_WITHOUT_ARROWS
    return tuple(
        Page(_titled(layout, theme, title, body, turns=turns), in_full=in_full) for body, in_full in bodies
    )


def _titled(layout: Layout, theme: Theme, title: str, body: Node, *, turns: bool) -> Node:
    """What a page holds below its title, which stands between arrows to other pages if it `turns`."""
    name = Text(title, (layout.large, layout.medium), theme.ink, bold=True, centred=True)
    back, forth = (Arrow(LEFT), Arrow(RIGHT)) if turns else (None, None)
    gap = 4 if layout.growth == 1.0 else 1
    return Column((Row((back, Part(name, grows=True), forth)), Part(body, gap, grows=True)))


@dataclass(frozen=True)
class Arrow(Node):
    """An arrow to another page, at the height of the title."""

    direction: int

    def width(self, layout: Layout) -> Span:
        return Span(layout.target, layout.target)

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.target, layout.target)

    def placed(self, layout: Layout, box: Rect) -> Placed:
        square = Rect(0, 0, layout.target, layout.target)
        square.center = box.center
        return Placed(self, square)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_more(canvas, *look, placed.box, self.direction)


# Examples


def _pages_of_examples(
    layout: Layout, theme: Theme, examples: Sequence[Example], room: Rect
) -> Iterator[Node]:
    """All examples together: always at 100 %, else if their boards are not too small; or each by itself."""
    numbers, tall = range(len(examples)), layout.height > TALL * layout.stage.width
    below = [_with_words_below(layout, theme, examples, number) for number in numbers]
    beside = [_with_words_beside(layout, theme, examples, number) for number in numbers]
    columns = Columns(tuple(below))
    if layout.growth == 1.0 and tall:
        yield Column([Part(row, ROW_GAP, grows=True) for row in beside])
    elif layout.growth == 1.0 or (not tall and _holds_boards(layout, columns, examples, room)):
        yield columns
    else:
        yield from beside if room.width >= room.height else below


def _holds_boards(layout: Layout, columns: "Columns", examples: Sequence[Example], room: Rect) -> bool:
    """Whether the titles have room side by side, and the boards are not too small."""
    column = columns.placed(layout, room).parts[0]
    title = max(text_width(example.title, layout.medium, bold=True) for example in examples)
    least = max(layout.px(LEAST_BOARD), min(room.size) // 2)
    return title <= column.box.width and column.parts[1].box.width >= least


def _with_words_below(layout: Layout, theme: Theme, examples: Sequence[Example], number: int) -> Node:
    """An example with its board between its title and its words, as large as the longest words allow."""
    title, words = _words_of(layout, theme, examples, number, centred=True)
    board = ExampleBoard(number)
    return Column((title, Part(board, TITLE_ABOVE), Part(words, WORDS_BELOW)), spare=1 / 3)


def _with_words_beside(layout: Layout, theme: Theme, examples: Sequence[Example], number: int) -> Node:
    title, words = _words_of(layout, theme, examples, number, centred=False)
    return BesideBoard(ExampleBoard(number), Column((title, Part(words, gap=2))))


def _words_of(
    layout: Layout, theme: Theme, examples: Sequence[Example], number: int, *, centred: bool
) -> tuple[Line, Text]:
    """The title and the words, with room for the words of the others."""
    example, every = examples[number], tuple(each.words for each in examples)
    tone = theme.legible(theme.danger if example.warns else mix(theme.accent, theme.ink, 0.4))
    title = Line(example.title, (layout.medium, layout.small), tone, bold=True, align=centred / 2)
    return title, EvenText(example.words, (layout.small,), theme.ink, centred=centred, room_for=every)


@dataclass(frozen=True)
class EvenText(Text):
    """A paragraph whose lines are about equally long."""

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        box, size = placed.box, self.sizes[-1]
        width = narrowest(self.words, size, box.width, len(wrapped(self.words, size, box.width)))
        left = box.centerx - width // 2 if self.centred else box.left
        super().draw(canvas, look, Placed(self, Rect(left, box.top, width, box.height)))


@dataclass(frozen=True)
class Columns(Node):
    """Nodes side by side, all equally wide."""

    nodes: tuple[Node, ...]

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        gap, count = layout.px(COLUMN_GAP), len(self.nodes)
        width = max(1, (box.width - (count - 1) * gap) // count)
        boxes = (Rect(box.left + n * (width + gap), box.top, width, box.height) for n in range(count))
        return tuple(node.placed(layout, each) for node, each in zip(self.nodes, boxes, strict=True))


@dataclass(frozen=True)
class ExampleBoard(Node):
    """The place of the board of an example: a square in the middle. The screen draws what moves there."""

    number: int

    def height(self, layout: Layout, width: int) -> Span:
        return Span(1, width)

    def placed(self, layout: Layout, box: Rect) -> Placed:
        square = Rect(0, 0, min(box.size), min(box.size))
        square.center = box.center
        return Placed(self, square)


@dataclass(frozen=True)
class BesideBoard(Node):
    """A board with its words beside it, which begin where it does."""

    board: ExampleBoard
    words: Node

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        side, gap = min(box.height, box.width // 2), layout.px(BESIDE)
        board = self.board.placed(layout, Rect(*box.topleft, side, box.height))
        left, top = board.box.right + gap, board.box.top
        words = Rect(left, top, max(1, box.right - left), box.bottom - top)
        return board, self.words.placed(layout, words)


# Rules


def _pages_of_rules(layout: Layout, theme: Theme, rules: Sequence[str], room: Rect) -> Iterator[Node]:
    """As many rules on each page as fit: in medium letters if each of them fits on a line then."""

    def written(size: int) -> list[Rule]:
        return [Rule(words, (size,), theme.ink, number=number) for number, words in enumerate(rules, start=1)]

    width = min(room.width, layout.text_px(WIDEST_RULE))
    large = all(text_width(words, layout.medium) <= width - layout.text_px(INDENT) for words in rules)
    large = large and len(rules) * layout.line(layout.medium) <= room.height
    some = written(layout.medium if large else layout.small)
    heights = [rule.height(layout, width).least for rule in some]
    gap = max(LEAST_GAP, STEP - max(heights) / layout.unit)
    first, filled = 0, 0
    for number, height in enumerate(heights):
        if number > first and filled + height > room.height:
            yield _listed(some[first:number], gap)
            first, filled = number, 0
        filled += height + layout.px(LEAST_GAP)
    yield _listed(some[first:], gap)


def _listed(rules: Sequence["Rule"], gap: float) -> Node:
    """Rules below each other in the middle of the page."""
    return Row((Column([Part(rule, gap) for rule in rules], loose=True),), spare=0.5)


@dataclass(frozen=True)
class Rule(Text):
    """A paragraph behind its number."""

    number: int = 0

    def width(self, layout: Layout) -> Span:
        return Span(0, layout.text_px(WIDEST_RULE))

    def height(self, layout: Layout, width: int) -> Span:
        return super().height(layout, width - layout.text_px(INDENT))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box, indent = look.layout, placed.box, look.layout.text_px(INDENT)
        tone, spot = look.theme.legible(look.theme.accent), (box.left + layout.text_px(NUMBER_TO), box.top)
        write(canvas, str(self.number), layout.small, tone, bold=True, topright=spot)
        inner = Rect(box.left + indent, box.top, box.width - indent, box.height)
        super().draw(canvas, look, Placed(self, inner))


# What moves on the boards


@dataclass(frozen=True)
class Refusal:
    """A move that is illegal, once it was tried."""

    renderer: AnyRenderer
    position: Position
    move: RefusedMove
    age: float  # seconds since it was tried


@dataclass(frozen=True)
class Moment:
    """What stands on the board of an example."""

    frame: object  # of the kind that the renderer draws
    refusal: Refusal | None = None


@dataclass(frozen=True, kw_only=True)
class HowToScreen(Screen):
    """A page, and a moment of each example, which is drawn on its board if that is on the page."""

    renderer: MomentRenderer
    moments: tuple[Moment, ...]

    @property
    def _boards(self) -> list[tuple[int, Slab]]:
        """The numbers of the boards on the page, and where they lie."""
        numbered = self.renderer.counting is not None
        return [
            (placed.node.number, slab_in(placed.box, self.layout.small, numbered=numbered))
            for placed in self.plan
            if isinstance(placed.node, ExampleBoard)
        ]

    def _board(self, number: int) -> FloatingBoard:
        return FloatingBoard(self.renderer, self.moments[number].frame, self.layout.small, number + 1)

    def changed_parts(self, before: Screen) -> tuple[Rect, ...] | None:
        """The parts of the screen in which boards or the night have moved, if nothing else has changed."""
        assert isinstance(before, HowToScreen)
        floor = super().changed_parts(replace(before, moments=self.moments))
        if floor is None or before.moments == self.moments:
            return floor
        changed = [each for each in self._boards if before.moments[each[0]] != self.moments[each[0]]]
        parts = [moving_part(self._board(number), slab) for number, slab in changed]
        for part in parts:
            part.height -= sum(max(0, part.bottom - each.top) for each in floor)  # which is drawn anyway
        return *floor, *parts

    def draw(self, canvas: Surface) -> None:
        super().draw(canvas)
        for number, slab in self._boards:
            if reach_of(slab).colliderect(canvas.get_clip()):
                board = self._board(number)
                draw_board(canvas, board, slab, below=self.layout.px(WORDS_BELOW))
                self._draw_refusal(canvas, board, slab, self.moments[number].refusal)

    def _draw_refusal(
        self, canvas: Surface, board: FloatingBoard, slab: Slab, refusal: Refusal | None
    ) -> None:
        """The mark of a refused move; it trembles once."""
        if refusal is None:
            return
        area = area_of(board, slab)
        shift = math.sin(refusal.age * 40) * area.cell * 0.05 * max(0.0, 1 - refusal.age * 2.5)
        raised = partial(refusal.renderer.raised, area, refusal.position)
        mark_refused(canvas, area.moved(round(shift), 0), self.theme, refusal.move, raised)
