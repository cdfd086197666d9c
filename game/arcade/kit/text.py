"""Text on a page: a line, a paragraph, and a paragraph behind a mark."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, lines_height, shortened, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour
from game.arcade.kit.nodes import Look, Node, Placed, Span

# A bullet's mark, and how far its words stand from the edge, in units.
MARK, INDENT = 0.7, 2.4


@dataclass(frozen=True)
class Line(Node):
    """One line of text, in the first of its sizes that fits; else it is shortened."""

    words: str
    sizes: tuple[int, ...]  # from large to small
    colour: Colour
    bold: bool = False
    align: float = 0.0  # 0 on the left, 0.5 in the middle, 1 on the right

    def width(self, layout: Layout) -> Span:
        widths = sorted(text_width(self.words, size, bold=self.bold) for size in self.sizes)
        return Span(widths[0], widths[-1], tuple(widths))

    def height(self, layout: Layout, width: int) -> Span:
        height = layout.line(fitting(self.words, self.sizes, width, bold=self.bold))
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        box = placed.box
        size = fitting(self.words, self.sizes, box.width, bold=self.bold)
        words = shortened(self.words, size, box.width, bold=self.bold)
        spare = box.width - text_width(words, size, bold=self.bold)
        left = box.left + round(spare * self.align)
        write(canvas, words, size, self.colour, bold=self.bold, midleft=(left, box.centery))


@dataclass(frozen=True)
class Text(Node):
    """A paragraph: in one line of the first of its sizes at which it fits, or in lines of the last one."""

    words: str
    sizes: tuple[int, ...]  # from large to small
    colour: Colour
    bold: bool = False
    centred: bool = False
    room_for: tuple[str, ...] = ()  # other texts that stand here at times: it is as high as the highest
    lines: int = 0  # for how many it has room at least

    def width(self, layout: Layout) -> Span:
        least = max(
            (text_width(word, self.sizes[-1], bold=self.bold) for word in self.words.split()), default=0
        )
        return Span(least, max(least, text_width(self.words, self.sizes[0], bold=self.bold)))

    def height(self, layout: Layout, width: int) -> Span:
        least = lines_height(self.lines, self.sizes[-1])
        height = max(least, *(self._height_of(words, width) for words in (self.words, *self.room_for)))
        return Span(height, height)

    def _height_of(self, words: str, width: int) -> int:
        size = fitting(words, self.sizes, width, bold=self.bold)
        return lines_height(len(wrapped(words, size, width, bold=self.bold)), size)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        if not self.words:
            return  # its place is kept for others
        size = fitting(self.words, self.sizes, placed.box.width, bold=self.bold)
        align = "centre" if self.centred else "left"
        write_lines(canvas, self.words, size, placed.box, self.colour, bold=self.bold, align=align)


@dataclass(frozen=True)
class Bullet(Text):
    """A paragraph behind a mark in the accent."""

    def height(self, layout: Layout, width: int) -> Span:
        return super().height(layout, width - layout.px(INDENT))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box = look.layout, placed.box
        mark = Rect(0, 0, layout.px(MARK), layout.px(MARK))
        mark.midleft = box.left, box.top + layout.line(self.sizes[-1]) // 2
        canvas.fill(look.theme.accent, mark)
        indent = layout.px(INDENT)
        inner = Rect(box.left + indent, box.top, box.width - indent, box.height)
        super().draw(canvas, look, Placed(self, inner))
