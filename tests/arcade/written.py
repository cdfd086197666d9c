"""What is written on a screen, and where: in windows of many shapes, with text of every size."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from pygame import SRCALPHA, Color, Rect, Surface

from game.arcade.draw import baked, text
from game.arcade.draw.baked import Baked
from game.arcade.draw.layout import Layout
from game.arcade.kit.rows import Rows
from game.arcade.scenes.settings.first_start import Answer, FirstStartScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.context import Context
from tests.arcade.targets import plates_of, targets_of

# A size of the window, and of the text in percent.
Size = tuple[tuple[int, int], int]
# A layout follows from the shape of the window, from whether it is small, and from whether its text is large.
# So every shape is here with small and with large text: wide, less wide, square, upright, and very wide. The
# sizes of text between them, and larger windows of a shape, are here once.
SIZES: tuple[Size, ...] = tuple(
    (window, text)
    for window, texts in {
        (640, 360): (100, 200),
        (720, 1280): (200, 100),
        (1280, 800): (100, 200),
        (640, 640): (200, 100),
        (2560, 1080): (100, 200),
        (1024, 768): (150,),
        (800, 600): (200,),
        (1366, 768): (125,),
        (1920, 1080): (200,),
        (3840, 2160): (100,),
    }.items()
    for text in texts
)
WINDOWS = tuple(dict.fromkeys(window for window, _text in SIZES))


class Watched(Surface):
    """A canvas that remembers what was written where. Of the picture it keeps one pixel, which is quick."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self._size = size
        self.written: list[tuple[str, Rect]] = []
        self.sizes: set[int] = set()
        self._known: dict[int, tuple[str, int]] = {}

    def get_size(self) -> tuple[int, int]:
        return self._size

    def get_width(self) -> int:
        return self._size[0]

    def get_clip(self) -> Rect:
        return Rect((0, 0), self._size)  # a view leaves out what lies outside

    def blit(self, source: Surface, dest: Any, *more: Any, **named: Any) -> Rect:
        said = self._said(source)
        box = super().blit(source, dest, *more, **named)
        if said is not None:
            topleft = dest.topleft if isinstance(dest, Rect) else dest
            self.written.append((said[0], Rect(topleft, source.get_size())))
            self.sizes.add(said[1])
        return box

    def _said(self, source: Surface) -> tuple[str, int] | None:
        """The words on a surface and their size, if it is text."""
        kept = text._kept  # noqa: SLF001
        newest = next(reversed(kept), None)
        if newest is not None and kept[newest] is source:  # what is written was rendered or found just now
            return newest[0], newest[1]
        return None

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
        if rect is None:
            self.written.clear()  # a veil: what lies below it may be covered
        return super().fill(color, rect, special_flags)


class Blank(Surface):
    """Stands for a picture on which nothing is written. It is drawn only when it is measured."""

    def __init__(self, draw: Callable[[], Surface]) -> None:
        super().__init__((1, 1), SRCALPHA)
        self._draw = draw

    def get_size(self) -> tuple[int, int]:
        return self._draw().get_size()

    def get_width(self) -> int:
        return self.get_size()[0]

    def get_height(self) -> int:
        return self.get_size()[1]

    def copy(self) -> Surface:
        return Blank(self._draw)

    def subsurface(self, *_area: Any) -> Surface:
        return self

    def get_at(self, _spot: Any) -> Color:
        return Color(0, 0, 0, 0)


def draw_words_alone(patch: pytest.MonkeyPatch) -> None:
    """Leave out the pictures that are drawn once and kept: they hold no words, and take most of the time.

    One that is measured is drawn with others left out. It is kept apart: no other test may see it.
    """
    real = Baked.__call__
    patch.setattr(baked, "_SHELF", baked._Shelf())  # noqa: SLF001

    def blank(drawer: Baked[..., Any], *arguments: Any, **more: Any) -> Any:
        draw = partial(real, drawer, *arguments, **more)
        return Blank(draw) if drawer.__annotations__["return"] is Surface else draw()

    patch.setattr(Baked, "__call__", blank)


def ink(box: Rect) -> Rect:
    """The part of a line in which the letters themselves stand."""
    return box.inflate(0, -round(box.height * 0.36))


def painted(moment: Shot) -> Watched:
    return watched(Stage(moment).stack, moment.window)


def watched(stack: SceneStack, window: tuple[int, int]) -> Watched:
    canvas = Watched(window)
    stack.draw(canvas)
    return canvas


@dataclass(frozen=True)
class Screen:
    """A screen as it is shown in a window at a size of text."""

    layout: Layout
    canvas: Watched
    targets: tuple[Rect, ...]  # what can be clicked
    plates: tuple[Rect, ...] = ()  # what else holds words
    samples: frozenset[int] = frozenset()  # sizes that the screen offers to choose from

    @property
    def name(self) -> str:
        return f"{self.layout.window_width}x{self.layout.window_height} at {self.layout.text} %"

    @property
    def flaws(self) -> list[str]:
        """What is wrong with it, as sentences."""
        found = [*self._cut_off(), *self._overlapping(), *self._beside_targets(), *self._wrong_sizes()]
        return [f"{self.name}: {flaw}" for flaw in [*found, *self._bad_targets()]]

    def _cut_off(self) -> Iterator[str]:
        if not self.canvas.written:
            yield "nothing is written"
        for said, box in self.canvas.written:
            if not self.layout.screen.contains(box):
                yield f"{said!r} leaves the screen"
            if said.endswith("…"):
                yield f"{said!r} is cut off"

    def _overlapping(self) -> Iterator[str]:
        for (one, box), (other, another) in combinations(self.canvas.written, 2):
            if ink(box).colliderect(ink(another)):
                yield f"{one!r} overlaps {other!r}"

    def _beside_targets(self) -> Iterator[str]:
        """What is written on a button stays on it. A tile in focus is larger than what can be clicked."""
        margin = (self.layout.px(1), self.layout.px(3))
        columns = [box for box in self.targets if box.height > 2 * box.width]  # few of them have a number
        for said, box in self.canvas.written:
            for place in (*self.targets, *self.plates):
                if not place.collidepoint(box.center) or place in columns:
                    continue
                if not place.inflate(margin).contains(ink(box)):
                    yield f"{said!r} does not fit on what it stands on"

    def _wrong_sizes(self) -> Iterator[str]:
        layout = self.layout
        if not self.canvas.sizes <= {layout.small, layout.medium, layout.large} | self.samples:
            yield f"there are other sizes than the layout's: {sorted(self.canvas.sizes)}"

    def _bad_targets(self) -> Iterator[str]:
        least = 44 * self.layout.unit / 10.8
        for target in self.targets:
            if not self.layout.screen.contains(target):
                yield f"{target} is not on the screen"
            if min(target.size) < least - 1:
                yield f"{target} is too small to click"
        for one, other in combinations(self.targets, 2):
            if one.colliderect(other):
                yield f"{one} and {other} overlap"


def screen(context: Context, stack: SceneStack, size: Size) -> Screen:
    """A scene as it is shown in a size."""
    window, text_size = size
    context.resize(*window)
    context.change(replace(context.settings, text=text_size))
    top = stack.top
    rows = top.picture().node(Rows).rows if isinstance(top, FirstStartScene) else ()
    samples = frozenset(size for row in rows if isinstance(row, Answer) for size in row.sizes)
    canvas, targets = watched(stack, window), tuple(targets_of(stack))
    return Screen(context.layout, canvas, targets, tuple(plates_of(stack)), samples)
