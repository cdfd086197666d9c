"""A panel above the board: all that it says stands side by side."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import capital, fitting, text_width, write
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Inset, Part, Row
from game.arcade.kit.text import Line
from game.arcade.views.panel.parts import Count, Emblem, Side
from game.arcade.views.portraits import BESIDE, draw_portrait
from game.people.person import Person

# The side of the emblem, in sizes of small text.
EMBLEM = 3.4
# The gap beside the words of the moves left, and the gap between the others, in units.
EDGE, GAP = 0.8, 2.0
# The middles of an upper and a lower line, in shares of the height.
UPPER, LOWER = 0.27, 0.75
# The gap between guards and the words before them, in units.
GUARDS_GAP = 1.5
# The room of a portrait before words, in sizes of their letters.
PORTRAIT = 1.6


def panel_row(layout: Layout, side: Side) -> Row:
    """The emblem, the name above what the player is to do, the rounds, and the number above its words."""
    count = None
    if side.moves_left is not None:
        words = Line(capital(side.left_words), (layout.small,), side.waiting(side.theme.soft), align=0.5)
        lines = TwoLines(Count(side, (layout.small,)), words)
        count = Part(Inset(lines, across=EDGE), gap=GAP - EDGE)
    rounds = side.rounds and Part(side.rounds, GAP)
    return Row((Emblem(side, EMBLEM), Part(Who(side), GAP, grows=True), rounds, count))


@dataclass(frozen=True)
class TwoLines(Node):
    """A line above another one, each of which draws itself in the middle of its box."""

    upper: Node
    lower: Node

    def width(self, layout: Layout) -> Span:
        width = max(line.width(layout).least for line in (self.upper, self.lower))
        return Span(width, width)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        return tuple(
            line.placed(layout, _line_at(box, middle))
            for line, middle in ((self.upper, UPPER), (self.lower, LOWER))
        )


def _line_at(box: Rect, middle: float) -> Rect:
    """The line of a box around a middle."""
    line = Rect(box.left, 0, box.width, box.height // 2)
    line.centery = box.top + round(box.height * middle)
    return line


def _room_for(person: Person | None, size: int) -> int:
    """The room that a portrait takes before words of a size, if there is one."""
    return 0 if person is None else round(PORTRAIT * size)


def _draw_beside(
    canvas: Surface, look: Look, person: Person | None, line: Rect, size: int
) -> tuple[int, int]:
    """Draw a portrait at the left of a line, if there is one; return where the words begin."""
    room = _room_for(person, size)
    if person is not None:
        centre = line.left + room // 2, line.centery
        draw_portrait(canvas, look.theme, person, centre, round(BESIDE * size))
    return line.left + room, line.centery


@dataclass(frozen=True)
class Who(Node):
    """The name above what the player is to do, in larger letters, with the keys beside one of them.

    While the player waits, it says who that is.
    """

    side: Side

    def width(self, layout: Layout) -> Span:
        """What it needs at least: keys may also stand below the name, and guards in their place."""
        panel, small = self.side.panel, layout.small
        call = text_width(self._call(layout), small, bold=True)
        name = text_width(panel.name, small, bold=True) + _room_for(self.side.named, small)
        holder = text_width(panel.holder, small) + _room_for(self.side.face, small)
        keys, guards = self._keys_width(layout), self._guards_width(layout)
        above, below = max(name + guards, call, holder), max(name, call + guards, holder + guards)
        width = max(keys, min(above, below))
        return Span(width, width)

    def _call(self, layout: Layout) -> str:
        return self.side.call(layout.panel(self.side.player).width, layout.small)

    def _keys_width(self, layout: Layout) -> int:
        gap = layout.px(1)
        return sum(glyph_width(glyph, layout.small) + gap for glyph in self.side.panel.glyphs)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        side, panel, layout, box = self.side, self.side.panel, look.layout, placed.box
        upper, lower = _line_at(box, UPPER), _line_at(box, LOWER)
        if side.ended and not panel.light and not panel.holder:
            upper = box
        beside = _draw_beside(canvas, look, side.named, upper, layout.small)
        name = write(canvas, panel.name, layout.small, side.name_tone, bold=True, midleft=beside)
        self._draw_guards(canvas, look, name, lower)
        words = self._call(layout)
        waits = 1 - panel.light if words else 1.0
        draw_faded(canvas, lower, waits, lambda: self._draw_waiting(canvas, look, lower))
        if words and panel.light > 0:
            tone = side.call_tone
            size = fitting(words, (layout.medium, layout.small), lower.width, bold=True)
            call = write(canvas, words, size, tone, bold=True, midleft=lower.midleft)
            self._draw_keys_beside(canvas, look, ((call, lower.right), (name, box.right)))

    def _guards_width(self, layout: Layout) -> int:
        """What the guards that are left take beside other words."""
        words = self.side.panel.guards
        return layout.px(GUARDS_GAP) + text_width(words, layout.small) if words else 0

    def _draw_guards(self, canvas: Surface, look: Look, name: Rect, lower: Rect) -> None:
        """The guards beside the name, which grows by them, or at the end of the lower line, which shrinks."""
        width, words = self._guards_width(look.layout), self.side.panel.guards
        above = name.right + width <= lower.right
        midright = (name.right + width, name.centery) if above else lower.midright
        write(canvas, words, look.layout.small, look.theme.soft, midright=midright)
        name.width += width if above else 0
        lower.width -= 0 if above else width

    def _draw_waiting(self, canvas: Surface, look: Look, line: Rect) -> None:
        """Who the player is, or the keys or buttons of one of two people while they act."""
        if self.side.panel.holder:
            small = look.layout.small
            beside = _draw_beside(canvas, look, self.side.face, line, small)
            tone = self.side.waiting(look.theme.soft)
            write(canvas, self.side.panel.holder, small, tone, midleft=beside)
        elif not self.side.ended and self._keys_width(look.layout) <= line.width:
            self._draw_keys(canvas, look, line)

    def _draw_keys_beside(self, canvas: Surface, look: Look, words: tuple[tuple[Rect, int], ...]) -> None:
        """The keys beside the first of the words that leaves room for them before the end of its line."""
        layout, panel = look.layout, self.side.panel
        width, gap = self._keys_width(layout), layout.px(1.5)
        beside = next((each for each, end in words if each.right + gap + width <= end), None)
        if beside is not None and not self.side.ended and not panel.holder:
            keys = Rect(beside.right + gap, 0, width, layout.plate)
            keys.centery = beside.centery
            draw_faded(canvas, keys, panel.light, lambda: self._draw_keys(canvas, look, keys))

    def _draw_keys(self, canvas: Surface, look: Look, line: Rect) -> None:
        left, size = line.left, look.layout.small
        for glyph in self.side.panel.glyphs:
            left = draw_glyph(canvas, look.theme, glyph, left, line.centery, size) + look.layout.px(1)
