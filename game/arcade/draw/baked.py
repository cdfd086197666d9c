"""Pictures that are drawn once and kept, as long as there is room for them.

They share one store, in which the pictures of a game that is no longer played soon make way for others.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import update_wrapper
from typing import Generic, ParamSpec, Protocol, TypeVar

from pygame import Surface


class HasPicture(Protocol):
    """Anything that has a picture of itself, whose size counts in the store."""

    @property
    def picture(self) -> Surface: ...


M = TypeVar("M")


class Latest(Generic[M]):
    """The picture of the moment that was asked for last.

    A cache: `draw(picture, before, moment)` turns the picture of the moment before into that of a moment, or
    fills a new one if `before` is None. The moment before decides only how long that takes, never a pixel.
    """

    def __init__(self, picture: Surface, draw: Callable[[Surface, M | None, M], None]) -> None:
        self.picture = picture
        self.moment: M | None = None
        self._draw = draw

    def show(self, moment: M) -> Surface:
        """The picture of a moment, until another one is asked for."""
        if moment != self.moment:
            before, self.moment = self.moment, None  # a drawing that fails half-way is begun anew
            self._draw(self.picture, before, moment)
            self.moment = moment
        return self.picture


# A drawing in steps: between two of them, other things may be drawn elsewhere.
Steps = Iterator[None]


def run(steps: Steps) -> None:
    """Draw all that is left to draw."""
    for _step in steps:
        pass


class InSteps:
    """A picture that is drawn in steps, which may be spread over several frames before it is seen."""

    def __init__(self, picture: Surface, draw: Callable[[Surface], Steps]) -> None:
        self.picture = picture
        self._draw = draw
        self._steps: Steps | None = None
        self._whole = False

    def step(self) -> bool:
        """Draw one step more; False if the picture is whole."""
        if self._whole:
            return False
        steps, self._steps = self._steps or self._draw(self.picture), None  # one that fails is begun anew
        self._whole = next(steps, self) is self
        if not self._whole:
            self._steps = steps
        return not self._whole

    def whole(self) -> Surface:
        """The picture, with all that was left to draw."""
        while self.step():
            pass
        return self.picture


P = ParamSpec("P")
R = TypeVar("R", bound=Surface | tuple[Surface, int] | HasPicture)

# The room in bytes; on a large screen, the room for this many of the largest picture. The end of a game takes
# most: the grounds of two rooms, a large board, and a name across the screen.
ROOM, LARGEST = 45_000_000, 7


class _Shelf:
    """The pictures that are kept, the one used last at the end."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[object, int]] = OrderedDict()
        self._bytes = 0
        self._largest = 0

    def find(self, key: tuple[object, ...]) -> object | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: tuple[object, ...], value: object, size: int) -> None:
        self._kept[key] = (value, size)
        self._bytes += size
        self._largest = max(self._largest, size)
        while self._bytes > max(ROOM, LARGEST * self._largest):
            self._bytes -= self._kept.popitem(last=False)[1][1]

    def forget(self, draw: object) -> None:
        for key in [key for key in self._kept if key[0] is draw]:
            self.drop(key)

    def drop(self, key: tuple[object, ...]) -> None:
        if key in self._kept:
            self._bytes -= self._kept.pop(key)[1]


_SHELF = _Shelf()


class Baked(Generic[P, R]):
    """A function that draws a picture from values, and draws the same one only once."""

    def __init__(self, draw: Callable[P, R]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (self, *args, *kwargs.items())
        found = _SHELF.find(key)
        if found is not None:
            return found  # type: ignore[return-value]
        value = self._draw(*args, **kwargs)
        _SHELF.keep(key, value, _bytes_of(value))
        return value

    def drop(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Forget a picture that is not needed any more, to leave its room to others."""
        _SHELF.drop((self, *args, *kwargs.items()))

    def cache_clear(self) -> None:
        """Forget the pictures of this function."""
        _SHELF.forget(self)


def baked(draw: Callable[P, R]) -> Baked[P, R]:
    """Keep the pictures that a function draws. Its arguments are hashable."""
    return Baked(draw)


def _bytes_of(value: Surface | tuple[Surface, int] | HasPicture) -> int:
    match value:
        case Surface():
            picture = value
        case (picture, _):
            pass
        case _:
            picture = value.picture
    return picture.get_pitch() * picture.get_height()
