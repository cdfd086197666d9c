"""The pages of how to play: all examples on one and all rules on another, or fewer on each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import lines_height, text_width, wrapped

# The least board of an example next to others where text is large, in units.
LEAST_BOARD = 30
# The distance from rule to rule, in units, if there is room.
STEP = 6.6
# The distance of an example's words from its board, and of the board from its title, in units: some pieces
# rise above their boards.
WORDS_BELOW, TITLE_ABOVE = 2.4, 2
# How much higher than wide a window is where the examples stand below each other.
TALL = 1.3


@dataclass(frozen=True)
class Example:
    """The words of an example."""

    title: str
    words: str


@dataclass(frozen=True)
class Page:
    """The numbers of the examples or of the rules on a page, from 0."""

    examples: range = range(0)
    rules: range = range(0)


@lru_cache(maxsize=8)
def pages_of(layout: Layout, examples: tuple[Example, ...], rules: tuple[str, ...]) -> tuple[Page, ...]:
    """The pages of the examples, then those of the rules."""
    together = range(len(examples))
    some = [together] if _fit_beside(layout, examples) else [range(n, n + 1) for n in together]
    return (
        *(Page(examples=numbers) for numbers in some),
        *(Page(rules=numbers) for numbers in _rule_pages(layout, rules)),
    )


def arrows(layout: Layout) -> tuple[Rect, Rect]:
    """The arrows to the page before and to the page after, if there are more than two: beside the title."""
    back = Rect(layout.stage.left + layout.px(2), 0, layout.target, layout.target)
    back.centery = layout.title.centery
    return back, back.move(layout.stage.width - back.width - 2 * layout.px(2), 0)


def title_area(layout: Layout) -> Rect:
    """The place of the title between the arrows."""
    back, forth = arrows(layout)
    return Rect(back.right, layout.title.top, forth.left - back.right, layout.title.height)


# Examples


def is_tall(layout: Layout) -> bool:
    """Whether the examples stand below each other, with their words beside them."""
    return layout.height > TALL * layout.stage.width


def rows(layout: Layout, count: int) -> list[Rect]:
    """Rows under the title."""
    area, gap = example_area(layout), layout.px(4)
    height = max(1, (area.height - (count - 1) * gap) // count)
    return [
        Rect(area.left, area.top + number * (height + gap), area.width, height) for number in range(count)
    ]


def columns(layout: Layout, count: int) -> list[Rect]:
    """Columns under the title."""
    stage, gap = layout.stage, layout.px(4)
    width = max(1, (min(stage.width, layout.px(190)) - (count + 1) * gap) // count)
    left = stage.centerx - (count * width + (count - 1) * gap) // 2
    top, bottom = max(layout.px(16), layout.title.bottom), layout.footer.top - layout.px(2)
    return [Rect(left + number * (width + gap), top, width, bottom - top) for number in range(count)]


def board_in(layout: Layout, column: Rect, examples: Sequence[Example]) -> Rect:
    """The board of an example, between its title and its words, as large as the longest words allow."""
    top = column.top + layout.line(layout.medium) + layout.px(TITLE_ABOVE)
    lines = max(len(wrapped(example.words, layout.small, column.width)) for example in examples)
    words = lines_height(lines, layout.small) + layout.px(WORDS_BELOW)
    side = max(1, min(column.width, column.bottom - top - words))
    down = max(0, column.bottom - top - words - side) // 3
    return Rect(column.centerx - side // 2, top + down, side, side)


def _fit_beside(layout: Layout, examples: Sequence[Example]) -> bool:
    """Whether the examples stand side by side: always at 100 %, else if their boards are not too small."""
    if layout.growth == 1.0:
        return True
    if is_tall(layout):
        return False
    column = columns(layout, len(examples))[0]
    alone = min(example_area(layout).size)
    return max(
        text_width(example.title, layout.medium, bold=True) for example in examples
    ) <= column.width and board_in(layout, column, examples).width >= max(layout.px(LEAST_BOARD), alone // 2)


def example_area(layout: Layout) -> Rect:
    """The place of an example on a page of its own."""
    area = rules_area(layout)
    return Rect(layout.stage.left + layout.px(6), area.top, layout.stage.width - layout.px(12), area.height)


# Rules


def rules_area(layout: Layout) -> Rect:
    width = min(layout.text_px(130), max(layout.px(10), layout.stage.width - layout.px(10)))
    top = max(layout.px(17), layout.title.bottom + layout.px(1))
    area = Rect(0, top, width, layout.footer.top - layout.px(2) - top)
    area.centerx = layout.screen.centerx
    return area


def rule_width(layout: Layout) -> int:
    """The width of a rule next to its number."""
    return rules_area(layout).width - layout.text_px(6)


def rule_size(layout: Layout, rules: Sequence[str]) -> int:
    """The size of the letters: medium if every rule fits on a line then."""
    fits = all(len(wrapped(rule, layout.medium, rule_width(layout))) == 1 for rule in rules)
    return layout.medium if fits and layout.line(layout.medium) <= _even_step(layout, rules) else layout.small


def _even_step(layout: Layout, rules: Sequence[str]) -> int:
    return min(layout.px(STEP), min(layout.px(70), rules_area(layout).height) // len(rules))


def rule_heights(layout: Layout, rules: Sequence[str]) -> list[int]:
    """The height of each rule: the same for all if they fit on one page so, or what its lines need."""
    size, step = rule_size(layout, rules), _even_step(layout, rules)
    least = [lines_height(len(wrapped(rule, size, rule_width(layout))), size) for rule in rules]
    return [step] * len(rules) if max(least) <= step else [height + layout.px(1) for height in least]


def _rule_pages(layout: Layout, rules: Sequence[str]) -> Iterator[range]:
    """As many rules on each page as fit."""
    first, filled, room = 0, 0, rules_area(layout).height
    for number, height in enumerate(rule_heights(layout, rules)):
        if number > first and filled + height > room:
            yield range(first, number)
            first, filled = number, 0
        filled += height
    yield range(first, len(rules))
