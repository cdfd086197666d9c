"""Lights and messages that come and go softly as time passes."""

from collections.abc import Collection, Hashable
from typing import Generic, TypeVar

from game.arcade.draw.easing import approached
from game.arcade.shell.motion import FIRST_SECONDS

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Lights(Generic[K]):
    """The lights of several things, of which some are lit; the others go out and are forgotten."""

    def __init__(self, seconds: float, steps: int | None = None) -> None:
        self._seconds = seconds  # how long one takes to come on, or to go out
        self._steps = steps  # how many strengths are shown on the way; None for any
        self._lit: dict[K, float] | None = None  # None until they are followed for the first time
        self._wanted: set[K] = set()

    def follow(self, lit: Collection[K], seconds: float) -> None:
        """Time has passed. The first lights are on at once."""
        before, self._wanted = self._wanted, set(lit)
        if self._lit is None:
            self._lit = dict.fromkeys(lit, 1.0)
            return
        step = (seconds if before == self._wanted else max(seconds, FIRST_SECONDS)) / self._seconds
        for key in {*self._lit, *lit}:
            self._lit[key] = approached(self._lit.get(key, 0.0), float(key in lit), step)
            if not self._lit[key]:
                del self._lit[key]

    def shown(self, lit: Collection[K]) -> dict[K, float]:
        """The light of everything that has some, from 0 to 1. Before the first `follow`, it is 1 or none."""
        if self._lit is None:
            return dict.fromkeys(lit, 1.0)
        return {key: self._stepped(light) for key, light in self._lit.items()}

    def _stepped(self, light: float) -> float:
        return light if self._steps is None else round(light * self._steps) / self._steps

    @property
    def resting(self) -> bool:
        return self._lit is None or all(light == 1.0 for light in self._lit.values())


class Fade(Generic[V]):
    """Shows one thing at a time, which comes in and goes out."""

    # How much light is left of one thing when another takes its place.
    KEPT = 0.4

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._shown: V | None = None
        self._wanted: V | None = None
        self._light = 0.0

    def follow(self, wanted: V | None, seconds: float) -> None:
        """Time has passed, and this is to be shown, or nothing."""
        before, self._wanted = self._wanted, wanted
        step = (seconds if before == wanted else max(seconds, FIRST_SECONDS)) / self._seconds
        if wanted is None:
            self._light = approached(self._light, 0.0, step)
            self._shown = self._shown if self._light else None
            return
        if wanted != self._shown:
            self._light = min(self._light, self.KEPT)
            self._shown = wanted
        self._light = approached(self._light, 1.0, step)

    def shown(self, wanted: V | None) -> tuple[V, float] | None:
        """What is shown, with its light. Before the first `follow`, that is what is wanted."""
        if wanted is not None and wanted != self._shown:
            return wanted, 1.0
        return None if self._shown is None else (self._shown, self._light)

    @property
    def resting(self) -> bool:
        return self._light in (0.0, 1.0)
