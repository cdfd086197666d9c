"""The cards of three and more people: smaller ones in rows and columns, and teams in frames."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from pygame import Rect, Surface

from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import PLATE_TINT
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.party.card import AIR, GAP, HEIGHT, CardPlaces, JoinCard, foot_width

# How wide the longest name is, in sizes of its text, and the least width of a card, in sizes of small text.
LONGEST, LEAST = 6.4, 12.5
# The largest portrait beside a name and above one, in shares of the width and of the height of its card.
BESIDE, ABOVE = 0.36, 0.46
# The gap between cards, and the air in the frame of a team, in units.
BETWEEN, FRAME = 2, 1
# The least air above and below two lines, in units.
LEAST_AIR = 0.8
# The largest portrait, in sizes of small text.
MOST = 8
NOWHERE = Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class SmallCard(JoinCard):
    """One card of many: its portrait above the name or beside it, whichever way it is larger."""

    @classmethod
    def like(cls, card: JoinCard) -> "SmallCard":
        """The same card, but smaller."""
        return cls(**{each.name: getattr(card, each.name) for each in fields(card)})

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.target + 2 * layout.px(GAP / 2), layout.px(HEIGHT))

    def portrait(self, layout: Layout, size: tuple[int, int]) -> int:
        """The side of the portrait in a card of this size."""
        return max(portrait_above(layout, *size), portrait_beside(layout, *size))

    def places(self, layout: Layout, box: Rect) -> CardPlaces:
        above, beside = (way(layout, *box.size) for way in (portrait_above, portrait_beside))
        return super().places(layout, box) if above >= beside else self._places_beside(layout, box)

    def _draw_lamp(self, canvas: Surface, look: Look, box: Rect) -> None:
        """None: sides change from game to game."""

    def _name_sizes(self, layout: Layout) -> tuple[int, ...]:
        return layout.medium, layout.small

    def shown_foot(self, layout: Layout, width: int) -> tuple[tuple[Glyph, ...], str]:
        """What there is room for: the name of a gamepad too, the glyphs, only the last one, or nothing."""
        kept = (self.glyphs, self.device), (self.glyphs, ""), (self.glyphs[-1:], "")
        return next((each for each in kept if foot_width(layout, *each) <= width), ((), ""))

    def _places_beside(self, layout: Layout, box: Rect) -> CardPlaces:
        """The portrait on the left of everything else; in a low card, all of it in one line."""
        gap, target, line = layout.px(GAP), layout.target, layout.line(layout.small)
        inner = box.inflate(-2 * gap, -2 * _air(layout, box.height))
        side = max(1, portrait_beside(layout, *box.size))
        portrait = Rect(inner.left, inner.centery - side // 2, side, side)
        rest = Rect(portrait.right + gap, inner.top, inner.right - portrait.right - gap, inner.height)
        if _is_low(layout, box.height):
            return self._places_in_line(layout, portrait, rest)
        size = self._size(layout, rest.width)
        name_height = max(target, min(layout.line(size), rest.height - target))
        spare, wanted = rest.height - name_height - target, target if self.climbs else line
        caption_height = wanted if self.caption and spare >= wanted else 0
        top = rest.top + (spare - caption_height) // 2
        name = Rect(rest.left, top, rest.width, name_height)
        caption = Rect(rest.left, name.bottom, rest.width, caption_height) if caption_height else None
        foot = Rect(rest.left, name.bottom + caption_height, rest.width - target, target)
        leave = Rect(foot.right, foot.top, target, target)
        return self.with_arrows(layout, CardPlaces(self._seen(portrait), name, caption, NOWHERE, foot, leave))

    def _places_in_line(self, layout: Layout, portrait: Rect, rest: Rect) -> CardPlaces:
        """A key takes the place of the cross, and of the portrait if it has to: naming goes on, or back."""
        target = layout.target
        leave = Rect(rest.right - target, rest.centery - target // 2, target, target)
        if self.key:
            leave.left, leave.width = rest.right, 0
        name = text_width(self.name, layout.small, bold=True) + 2 * target
        width = self._width_at_end(layout, leave.left - rest.left - name)
        if self.key and not width:
            left, seen = portrait.left, None
            width = self._width_at_end(layout, leave.left - left - name)
        else:
            left, seen = rest.left, self._seen(portrait)
        foot = Rect(leave.left - width, leave.top, width, target)
        line = Rect(left, leave.top, foot.left - left, target)
        places = CardPlaces(seen, line, None, NOWHERE, foot, None if self.key else leave)
        return self.with_arrows(layout, places)

    def _seen(self, portrait: Rect) -> Rect | None:
        return portrait if self.who is not None else None

    def _width_at_end(self, layout: Layout, room: int) -> int:
        """How wide what stands at the end of a line is: the key, or what to press."""
        if self.key:
            width = text_width(self.key, layout.medium, bold=True) + 2 * layout.px(GAP)
        else:
            width = foot_width(layout, self.glyphs[-1:], "")
        return width if width <= room else 0


def portrait_above(layout: Layout, width: int, height: int) -> int:
    """The side of a portrait above a name, in a card of this size."""
    spare = height - 2 * layout.px(AIR) - 2 * layout.px(GAP) - 2 * layout.target - layout.line(layout.small)
    needed = round(LONGEST * layout.small) + 2 * (layout.target + layout.px(GAP) + layout.px(AIR))
    most = min(spare, round(ABOVE * height), width // 2, MOST * layout.small)
    return most if width >= needed else min(most, width - needed)


def portrait_beside(layout: Layout, width: int, height: int) -> int:
    """The side of a portrait beside a name, in a card of this size."""
    needed = round(LONGEST * layout.small) + 2 * (layout.target + layout.px(GAP))
    if _is_low(layout, height):  # everything stands in one line
        needed += layout.target
    return min(
        height - 2 * layout.px(GAP),
        round(BESIDE * width),
        width - 3 * layout.px(GAP) - needed,
        MOST * layout.small,
    )


def _is_low(layout: Layout, height: int) -> bool:
    """Whether there is room for one line only beside a portrait."""
    return height < 2 * (layout.target + layout.px(LEAST_AIR))


def _air(layout: Layout, height: int) -> int:
    """The air above and below what stands beside a portrait: less of it if that makes room for two lines."""
    lines = 1 if _is_low(layout, height) else 2
    return min(layout.px(AIR), max(0, (height - lines * layout.target) // 2))


@dataclass(frozen=True)
class Team(Node):
    """The cards of a team in one frame, with what it is called."""

    cards: tuple[SmallCard, ...]
    titles: tuple[str, ...]  # what it is called, from long to short
    colour: str  # the personal colour of its frame

    @property
    def yields(self) -> bool:
        return True

    def height(self, layout: Layout, width: int) -> Span:
        least, wanted, _steps = self.cards[0].height(layout, width)
        return Span(len(self.cards) * least, 2 * wanted)

    def _title(self, layout: Layout, width: int) -> str:
        """What it is called where there is so much room."""
        room = width - 2 * layout.px(AIR)
        return next((each for each in self.titles if text_width(each, layout.small) <= room), "")

    def _inner(self, layout: Layout, box: Rect) -> tuple[Rect, Rect | None]:
        """The room for the cards, and for the title if there is some."""
        inner = box.inflate(-2 * layout.px(FRAME), -2 * layout.px(FRAME))
        line = layout.line(layout.small)
        low = inner.height - line < 2 * layout.target * len(self.cards)
        if low or not self._title(layout, inner.width):
            return inner, None
        title = Rect(inner.left, inner.top, inner.width, line)
        return Rect(inner.left, title.bottom, inner.width, inner.height - line), title

    def portrait(self, layout: Layout, size: tuple[int, int]) -> int:
        """The side of the portraits in a frame of this size."""
        inner, _title = self._inner(layout, Rect(0, 0, *size))
        return self.cards[0].portrait(layout, _cells(layout, inner, self.cards, FRAME)[0].size)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        inner, _title = self._inner(layout, box)
        return _placed_in(layout, inner, self.cards, FRAME)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        tone = personal_colour(theme, self.colour)
        lay_plate(canvas, theme, placed.box, layout.px(3), colour=tone, light=1.0, tint=PLATE_TINT)
        _inner, title = self._inner(layout, placed.box)
        if title is not None:
            words = self._title(layout, title.width)
            write(canvas, words, layout.small, theme.soft, center=title.center)
        super().draw(canvas, look, placed)


Cell = SmallCard | Team


@dataclass(frozen=True)
class Grid(Node):
    """Cards or teams in so many columns that their portraits are large and their rows full. A row that is not
    full is centred.
    """

    nodes: tuple[Cell, ...]

    @property
    def yields(self) -> bool:
        return True

    def height(self, layout: Layout, width: int) -> Span:
        columns = max(1, round(width // (LEAST * layout.small)))
        rows = -(-len(self.nodes) // columns)
        least, wanted, _steps = self.nodes[0].height(layout, width // columns)
        return Span(rows * least + (rows - 1) * layout.px(BETWEEN), rows * wanted)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        return _placed_in(layout, box, self.nodes, BETWEEN)


def _placed_in(layout: Layout, box: Rect, nodes: Sequence[Cell], between: float) -> tuple[Placed, ...]:
    cells = _cells(layout, box, nodes, between)
    return tuple(node.placed(layout, cell) for node, cell in zip(nodes, cells, strict=True))


def _cells(layout: Layout, box: Rect, nodes: Sequence[Cell], between: float) -> list[Rect]:
    """Where they lie in a box, side by side and below each other."""
    count, gap = len(nodes), layout.px(between)

    def size(columns: int) -> tuple[int, int]:
        rows = -(-count // columns)
        return (box.width - (columns - 1) * gap) // columns, (box.height - (rows - 1) * gap) // rows

    def worth(columns: int) -> float:
        portrait = nodes[0].portrait(layout, size(columns))
        full = count / (columns * -(-count // columns))
        return portrait * full * full if portrait > 0 else portrait

    columns = max(range(1, count + 1), key=worth)
    width, height = size(columns)
    cells = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = box.centerx - (in_row * width + (in_row - 1) * gap) // 2 + column * (width + gap)
        cells.append(Rect(left, box.top + row * (height + gap), max(1, width), max(1, height)))
    return cells
