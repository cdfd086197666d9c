"""Nodes that place others: one below the other, side by side, one over the other, and on a card."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.kit.nodes import Empty, Look, Node, Placed, Span

# The least width of what stands in the middle of its room, in sizes of small text.
LEAST_CENTRED = 18


@dataclass(frozen=True)
class Part:
    """A node in a row or a column.

    Rank 0 stays. Others enter in the order of their rank, as long as there is room for their least size;
    of one rank, none enters after one that does not.
    """

    node: Node
    gap: float = 0.0  # to the part before it, in units
    rank: int = 0
    grows: float = 0.0  # how much it takes of the room that nobody wants, beside others that grow


# What a row or a column can be made of; None stands for nothing, for what is not always there.
Parts = Sequence[Part | Node | None]


def _as_parts(parts: Parts) -> tuple[Part, ...]:
    return tuple(Part(each) if isinstance(each, Node) else each for each in parts if each is not None)


# How room is shared out, along either axis


def _share_out(
    room: int, parts: Sequence[Part], spans: Sequence[Span], gaps: Sequence[int]
) -> list[int | None]:
    """How much of the room each part gets; None for those that do not enter."""
    entered = _entering(room, parts, spans, gaps)
    taken = sum(gaps[number] for number in entered[1:])
    given = {number: spans[number].least for number in entered}
    _give_back(taken + sum(given.values()) - room, parts, given)
    spare = room - taken - sum(given.values())
    for number in sorted(entered, key=lambda number: parts[number].rank):
        more = max(0, spans[number].most_of(given[number] + max(0, spare)) - given[number])
        given[number] += more
        spare -= more
    growing = [number for number in entered if parts[number].grows]
    shares = sum(parts[number].grows for number in growing)
    for number in growing:
        more = int(max(0, spare) * parts[number].grows / shares)
        given[number] += more
        spare -= more
        shares -= parts[number].grows
    return [given.get(number) for number in range(len(parts))]


def _entering(room: int, parts: Sequence[Part], spans: Sequence[Span], gaps: Sequence[int]) -> list[int]:
    """The numbers of the parts that enter, in their order."""
    entered = [number for number, part in enumerate(parts) if part.rank == 0]
    later = sorted(
        (number for number, part in enumerate(parts) if part.rank), key=lambda each: parts[each].rank
    )
    for _rank, numbers in groupby(later, key=lambda number: parts[number].rank):
        for number in numbers:
            with_it = sorted((*entered, number))
            if sum(spans[each].least for each in with_it) + sum(gaps[each] for each in with_it[1:]) > room:
                break
            entered = with_it
    return entered


def _give_back(lacking: int, parts: Sequence[Part], given: dict[int, int]) -> None:
    """What is lacking is taken from the parts that yield, from the last one on."""
    for number in reversed(given):
        if lacking > 0 and parts[number].node.yields:
            less = min(lacking, given[number] - 1)
            given[number] -= less
            lacking -= less


def _held(room: int, parts: Sequence[Part], spans: Sequence[Span], gaps: Sequence[int]) -> list[int]:
    """The gaps, all smaller by the same share where the parts that enter leave less room for them."""
    entered = _entering(room, parts, spans, [0] * len(gaps))
    left = max(0, room - sum(spans[number].least for number in entered))
    wanted = sum(gaps[number] for number in entered[1:])
    return [gap * min(left, wanted) // wanted if wanted else gap for gap in gaps]


def _largest(spans: Iterable[Span]) -> Span:
    """What holds each of them."""
    some = [*spans, Span(0, 0)]
    return Span(max(span.least for span in some), max(span.wanted for span in some))


@dataclass(frozen=True)
class _Stack(Node):
    """Parts along an axis."""

    content: Parts
    spare: float = 0.0  # the share of the room left over that stands before the first part
    loose: bool = False  # whether the gaps give way before a part does

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return _as_parts(self.content)

    @property
    def yields(self) -> bool:
        return any(part.node.yields for part in self.parts)

    @cached_property
    def _measured(self) -> dict[tuple[Layout, int], list[Span]]:
        return {}

    def _spans(self, layout: Layout, width: int) -> list[Span]:
        """What its parts take: every node around it asks for that, so each answer is kept."""
        key = layout, width
        if key not in self._measured:
            self._measured[key] = self._measure(layout, width)
        return self._measured[key]

    @abstractmethod
    def _measure(self, layout: Layout, width: int) -> list[Span]:
        """What its parts take along the axis, at a width."""

    def _gaps(self, layout: Layout) -> list[int]:
        return [layout.px(part.gap) if part.gap else 0 for part in self.parts]

    def _together(self, layout: Layout, spans: Sequence[Span]) -> Span:
        """What the parts take."""
        gaps = self._gaps(layout)
        staying = [number for number, part in enumerate(self.parts) if part.rank == 0]
        least = sum(spans[number].least for number in staying)
        if not self.loose:
            least += sum(gaps[number] for number in staying[1:])
        return Span(least, sum(span.wanted for span in spans) + sum(gaps[1:]))

    def _along(
        self, layout: Layout, start: int, room: int, spans: Sequence[Span]
    ) -> Iterator[tuple[Node, int, int]]:
        """The parts that are shown, each with where it begins and how much it takes."""
        gaps = self._gaps(layout)
        if self.loose:
            gaps = _held(room, self.parts, spans, gaps)
        given = _share_out(room, self.parts, spans, gaps)
        entered = [number for number, extent in enumerate(given) if extent is not None]
        taken = sum(given[number] or 0 for number in entered) + sum(gaps[number] for number in entered[1:])
        start += round(max(0, room - taken) * self.spare)
        for number in entered:
            start += gaps[number] if number != entered[0] else 0
            extent = given[number] or 0
            yield self.parts[number].node, start, extent
            start += extent


@dataclass(frozen=True)
class Column(_Stack):
    """Parts one below the other."""

    def width(self, layout: Layout) -> Span:
        return _largest(part.node.width(layout) for part in self.parts)

    def height(self, layout: Layout, width: int) -> Span:
        return self._together(layout, self._spans(layout, width))

    def _measure(self, layout: Layout, width: int) -> list[Span]:
        return [part.node.height(layout, width) for part in self.parts]

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        places = self._along(layout, box.top, box.height, self._spans(layout, box.width))
        return tuple(
            node.placed(layout, Rect(box.left, top, box.width, height)) for node, top, height in places
        )


def spread(*groups: Parts) -> Column:
    """Groups of parts one below the other, with the same air above, between and below them.

    The air below a group enters with its first part; an empty group has none.
    """
    air = Part(Empty(), grows=1)
    parts = [air]
    for group in filter(None, map(_as_parts, groups)):
        parts += [*group, replace(air, rank=group[0].rank)]
    return Column(parts)


@dataclass(frozen=True)
class Row(_Stack):
    """Parts side by side, each as high as the row."""

    def width(self, layout: Layout) -> Span:
        return self._together(layout, self._spans(layout, 0))

    def _measure(self, layout: Layout, _width: int) -> list[Span]:
        return [part.node.width(layout) for part in self.parts]

    def height(self, layout: Layout, width: int) -> Span:
        places = self._along(layout, 0, width, self._spans(layout, 0))
        return _largest(node.height(layout, each) for node, _left, each in places)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        places = self._along(layout, box.left, box.width, self._spans(layout, 0))
        return tuple(
            node.placed(layout, Rect(left, box.top, width, box.height)) for node, left, width in places
        )


@dataclass(frozen=True)
class Beside(Node):
    """Two nodes that share the width, each as high as there is room."""

    left: Node
    right: Node
    share: float  # of the left one
    gap: float  # in units

    @property
    def yields(self) -> bool:
        return True

    def _widths(self, layout: Layout, width: int) -> tuple[int, int]:
        left = round(width * self.share)
        return left, max(1, width - left - layout.px(self.gap))

    def height(self, layout: Layout, width: int) -> Span:
        left, right = self._widths(layout, width)
        return _largest((self.left.height(layout, left), self.right.height(layout, right)))

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        left, right = self._widths(layout, box.width)
        return (
            self.left.placed(layout, Rect(box.left, box.top, left, box.height)),
            self.right.placed(layout, Rect(box.right - right, box.top, right, box.height)),
        )


@dataclass(frozen=True)
class Wrapper(Node):
    """A node around another one, which takes the same room."""

    node: Node

    @property
    def yields(self) -> bool:
        return self.node.yields

    def width(self, layout: Layout) -> Span:
        return self.node.width(layout)

    def height(self, layout: Layout, width: int) -> Span:
        return self.node.height(layout, width)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        return (self.node.placed(layout, box),)


@dataclass(frozen=True)
class Inset(Wrapper):
    """A node with air around it, in units."""

    across: float = 0.0
    down: float = 0.0

    def _air(self, layout: Layout) -> tuple[int, int]:
        across, down = (2 * layout.px(each) if each else 0 for each in (self.across, self.down))
        return across, down

    def width(self, layout: Layout) -> Span:
        across, _down = self._air(layout)
        least, wanted, _steps = self.node.width(layout)
        return Span(least + across, wanted + across)

    def height(self, layout: Layout, width: int) -> Span:
        across, down = self._air(layout)
        least, wanted, _steps = self.node.height(layout, width - across)
        return Span(least + down, wanted + down)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        across, down = self._air(layout)
        inner = Rect(box.left + across // 2, box.top + down // 2, 0, 0)
        inner.size = max(1, box.width - across), max(1, box.height - down)
        return (self.node.placed(layout, inner),)


@dataclass(frozen=True)
class Card(Inset):
    """A card with a node on it."""

    across: float = 4.0
    down: float = 3.5

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_card(canvas, look.layout, look.theme, placed.box)
        super().draw(canvas, look, placed)


@dataclass(frozen=True)
class Centred(Wrapper):
    """A node in the middle of its room, as high as it likes to be, and no wider than it has to be."""

    widest: float  # in units, and it grows with text

    def placed(self, layout: Layout, box: Rect) -> Placed:
        width = min(box.width, max(layout.text_px(self.widest), LEAST_CENTRED * layout.small))
        height = min(box.height, self.node.height(layout, width).wanted)
        inner = Rect(0, 0, width, height)
        inner.center = box.center
        return super().placed(layout, inner)


@dataclass(frozen=True)
class Faded(Wrapper):
    """A node that is drawn with a share of its strength, from 0 to 1, with what shines around it."""

    light: float = 1.0
    around: float = 4.0  # in units

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        around = 2 * look.layout.px(self.around)
        area = placed.box.inflate(around, around)
        draw_faded(canvas, area, self.light, lambda: Wrapper.draw(self, canvas, look, placed))


@dataclass(frozen=True)
class Layers(Node):
    """Nodes in one box, one over the other."""

    nodes: tuple[Node, ...]

    def height(self, layout: Layout, width: int) -> Span:
        return _largest(node.height(layout, width) for node in self.nodes)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        return tuple(node.placed(layout, box) for node in self.nodes)


@dataclass(frozen=True)
class First(Node):
    """The first of several nodes whose least height fits; the last one if none does."""

    nodes: tuple[Node, ...]

    @property
    def yields(self) -> bool:
        return True

    def height(self, layout: Layout, width: int) -> Span:
        least, wanted = self.nodes[-1].height(layout, width).least, self.nodes[0].height(layout, width).wanted
        return Span(least, max(least, wanted))

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        fitting = (node for node in self.nodes if node.height(layout, box.width).least <= box.height)
        return (next(fitting, self.nodes[-1]).placed(layout, box),)
