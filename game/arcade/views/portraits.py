"""Portraits: the emblem of a person in their colour, and the face of a bot."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.emblems import emblem, personal_colour
from game.arcade.draw.faces import face
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Part, Row
from game.arcade.kit.text import Line, Text
from game.people.person import Person

# The least and the largest side of a portrait above a name, in sizes of small text.
LEAST, LARGEST = 2.0, 9.0
# How much larger a face is than an emblem that looks as large.
FACE = 1.25
# The room for one beside several lines of words, in heights of a line.
ROOM = 1.3
# The side of a portrait beside words, in sizes of their letters.
BESIDE = 1.15


def draw_portrait(canvas: Surface, theme: Theme, person: Person, centre: tuple[int, int], side: int) -> None:
    """The emblem or the face, as large as a square with this side."""
    if person.level:
        picture = face(person.emblem, max(1, round(side * FACE)))
    else:
        picture = emblem(person.emblem, personal_colour(theme, person.colour), max(1, side))
    canvas.blit(picture, picture.get_rect(center=centre))


@dataclass(frozen=True)
class SmallPortrait(Node):
    """A portrait beside words of a size."""

    person: Person
    size: int

    def width(self, layout: Layout) -> Span:
        side = layout.line(self.size)
        return Span(side, side)

    def height(self, layout: Layout, width: int) -> Span:
        side = layout.line(self.size)
        return Span(side, side)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_portrait(canvas, look.theme, self.person, placed.box.center, round(self.size * BESIDE))


def with_portrait(person: Person, words: Line) -> Row:
    """A portrait beside words of one size, in the middle."""
    return Row((SmallPortrait(person, words.sizes[0]), Part(words, gap=1)), spare=0.5)


@dataclass(frozen=True)
class Said(Node):
    """What somebody says or is called, in as many lines as it needs, beside their portrait."""

    person: Person
    words: Text
    align: float = 0.0  # 0 on the left, 0.5 in the middle

    def _room(self, layout: Layout) -> int:
        return round(ROOM * layout.line(self.words.sizes[0]))

    def height(self, layout: Layout, width: int) -> Span:
        return self.words.height(layout, max(1, width - self._room(layout)))

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        room = self._room(layout)
        width = max(1, min(box.width - room, self.words.width(layout).wanted))
        left = box.left + room + round((box.width - room - width) * self.align)
        return (self.words.placed(layout, Rect(left, box.top, width, box.height)),)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        super().draw(canvas, look, placed)
        words, side = placed.parts[0].box, look.layout.line(self.words.sizes[0])
        centre = words.left - self._room(look.layout) + side // 2, words.centery
        draw_portrait(canvas, look.theme, self.person, centre, side)


@dataclass(frozen=True)
class Portrait(Node):
    """A portrait as large as its box allows, above the name."""

    person: Person

    def width(self, layout: Layout) -> Span:
        return Span(round(LEAST * layout.small), round(2 * LARGEST * layout.small))

    def height(self, layout: Layout, width: int) -> Span:
        name = layout.line(layout.medium)
        return Span(round(LEAST * layout.small) + name, round(LARGEST * layout.small) + name)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        box, line = placed.box, layout.line(layout.medium)
        side = min(box.height - line, box.width, round(LARGEST * layout.small))
        block = Rect(box.left, 0, box.width, side + line)
        block.centery = box.centery
        draw_portrait(canvas, theme, self.person, (block.centerx, block.top + side // 2), round(side * 0.9))
        size = fitting(self.person.name, (layout.medium, layout.small), box.width, bold=True)
        words = shortened(self.person.name, size, box.width, bold=True)
        centre = block.centerx, block.bottom - line // 2
        write(canvas, words, size, personal_colour(theme, self.person.colour), bold=True, center=centre)
