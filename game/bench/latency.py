"""Benchmark of the latency: how long a key takes to change pixels in a real window.

A bare loop that draws a rectangle on a key is measured in the same run, in turns with the arcade.
"""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Mask, Rect, Surface

from game import catalogue
from game.bench.real_screen import NoScreen, RealScreen, real_screen
from game.core.controls import DIRECTION_OF, Cursor, Verb
from game.core.variant import Variant
from game.core.words import _

WINDOW = (1280, 800)
# A pixel counts as changed if one of its colours differs by this much of 255.
SEEN = 8
# Pixels are watched in squares of this side, in so many of them, taken from those that change most.
SIDE, WATCHED, MOST_CHANGED = 32, 12, 60
MIDDLE = Rect(WINDOW[0] // 2, WINDOW[1] // 2, SIDE, SIDE)
# How long everything takes to come to rest after the first picture, and after a press.
START_SECONDS, REST_SECONDS = 4.0, 0.9
# For how long to watch what moves by itself.
WATCH_SECONDS = 2.0
# A press that has changed nothing after this time was lost, and so was a program without a picture.
LOST_SECONDS, NO_PICTURE_SECONDS = 5.0, 60.0
# The keys of Player 1, who takes a move back with the last one.
KEYS = {Verb.UP: "w", Verb.DOWN: "s", Verb.LEFT: "a", Verb.RIGHT: "d", Verb.CONFIRM: "space"}
UNDO = "q"
ROW = "{:24} {:>10} {:>10}"
BARE = (
    sys.executable,
    "-c",
    """
import pygame
pygame.display.init()
canvas, clock, colours = pygame.display.set_mode((640, 400)), pygame.time.Clock(), ["white", "blue"]
while True:
    clock.tick(60)
    for event in pygame.event.get():
        if event.type == pygame.KEYDOWN:
            colours.reverse()
        if event.type == pygame.QUIT:
            raise SystemExit
    canvas.fill(colours[0], (200, 100, 200, 200))
    pygame.display.flip()
""",
)


@dataclass(frozen=True)
class Case:
    """A program and what is pressed there: at first, the key that is measured, and what undoes it."""

    name: str
    program: tuple[str, ...]
    before: tuple[str, ...]
    key: str
    undone_by: tuple[str, ...]


BARE_LOOP = Case("bare loop", BARE, (), "space", ())


def run(presses: int, only: str = "") -> int:
    """Print milliseconds from a key to the first pixels that change, for cases with `only` in their names."""
    cases = [case for case in _cases() if only in case.name]
    if not cases:
        print(_("Nothing that is measured has {name} in its name.", name=repr(only)), file=sys.stderr)
        return 1
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with real_screen(WINDOW) as (display, screen):
        print(ROW.format("from a key to pixels", "middle ms", "95 % ms"))
        for case in cases:
            for each in (BARE_LOOP, case):
                _print(each.name, _measured(each, display, screen, presses))
    return 0


def _print(name: str, taken: Sequence[float]) -> None:
    most = sorted(taken)[int(len(taken) * 0.95)]
    print(ROW.format(name, f"{statistics.median(taken):.1f}", f"{most:.1f}"), flush=True)


def _cases() -> Iterator[Case]:
    games = list(catalogue.games().values())
    first = games[0]
    yield Case("menu, the next tile", _arcade(), (), "d", ("a",))
    # The last row of the pause leads to the game's tile of the menu.
    yield Case("set-up, the next row", _arcade(first.slug), ("Escape", "w", "space", "c"), "s", ("w",))
    yield Case("cursor on a board", _arcade(first.slug), (), "d", ("a",))
    for variant in games:
        *before, last = _keys_of_a_move(variant)
        yield Case(f"move, {variant.slug}", _arcade(variant.slug), tuple(before), last, (UNDO, *before))


def _arcade(*words: str) -> tuple[str, ...]:
    main = str(Path(__file__).parents[2] / "main.py")
    return sys.executable, main, "arcade", *words, "--fresh", "--window", "{}x{}".format(*WINDOW)


def _keys_of_a_move(variant: Variant) -> list[str]:
    """The keys for the first move that is found, by fewest presses."""
    rules = variant.setup().rules()
    position, controls = rules.start(), variant.make_controls(rules)
    ways: list[tuple[Cursor, list[str]]] = [(controls.start(position, None), [])]
    for cursor, way in ways:
        for verb in (Verb.CONFIRM, *DIRECTION_OF):
            answer = controls.press(position, cursor, verb)
            if answer.move is not None:
                return [*way, KEYS[verb]]
            if not answer.refusal:
                ways.append((answer.cursor, [*way, KEYS[verb]]))
    raise AssertionError("every game begins with a move")


def _measured(case: Case, display: str, screen: RealScreen, presses: int) -> list[float]:
    """The milliseconds that each press took."""
    person = _Person(screen)
    empty = person.look([MIDDLE])
    with _running(case.program, display):
        person.await_change([MIDDLE], empty, NO_PICTURE_SECONDS)
        time.sleep(START_SECONDS)
        for key in case.before:
            person.press(key)
        places = person.learn(case)
        return [person.measure(case, places) for _press in range(presses)]


@contextmanager
def _running(command: tuple[str, ...], display: str) -> Iterator[None]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_VIDEO")}
    environment |= {"DISPLAY": display, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    with subprocess.Popen(  # noqa: S603 - a command of our own
        command, env=environment, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2]
    ) as process:
        try:
            yield
        finally:
            process.terminate()


class _Person:
    """Presses keys in no rhythm, and sees when pixels change."""

    def __init__(self, screen: RealScreen) -> None:
        self._screen = screen
        self._chance = random.Random(0)  # noqa: S311 - not for secrets

    def press(self, key: str) -> None:
        """Press a key, and wait until everything has come to rest."""
        self._tap(key)
        self._rest()

    def _tap(self, key: str) -> None:
        self._screen.press(key, down=True)
        self._screen.press(key, down=False)

    def _rest(self) -> None:
        time.sleep(REST_SECONDS + self._chance.random() / 10)

    def look(self, places: list[Rect]) -> list[bytes]:
        return [self._screen.pixels(place) for place in places]

    def learn(self, case: Case) -> list[Rect]:
        """Where the first picture after the press differs most, among what does not move by itself."""
        whole = Rect((0, 0), WINDOW)
        before = self._screen.picture(whole)
        moving, places = self._changes(before, WATCH_SECONDS), list[Rect]()
        self._tap(case.key)
        end = time.monotonic() + LOST_SECONDS
        while not places:
            if time.monotonic() > end:
                raise NoScreen(_("Nothing has changed on the screen."))
            places = _places_of(_difference(before, self._screen.picture(whole)), moving)
        self._rest()
        self._undo(case)
        return places

    def _changes(self, before: Surface, seconds: float) -> Mask:
        """The pixels that change although nobody presses anything."""
        changed = Mask(before.get_size())
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            changed.draw(_difference(before, self._screen.picture(before.get_rect()), 1), (0, 0))
        return changed

    def measure(self, case: Case, places: list[Rect]) -> float:
        """Milliseconds from the press to the first change."""
        before = self.look(places)
        began = time.perf_counter()
        self._tap(case.key)
        self.await_change(places, before, LOST_SECONDS)
        taken = time.perf_counter() - began
        self._rest()
        self._undo(case)
        return 1000 * taken

    def await_change(self, places: list[Rect], before: list[bytes], seconds: float) -> None:
        end = time.perf_counter() + seconds
        while not any(map(_differs, before, self.look(places))):
            if time.perf_counter() > end:
                raise NoScreen(_("Nothing has changed on the screen."))

    def _undo(self, case: Case) -> None:
        for key in case.undone_by:
            self.press(key)


def _differs(before: bytes, after: bytes) -> bool:
    return before != after and any(abs(a - b) >= SEEN for a, b in zip(before, after, strict=True))


def _difference(one: Surface, other: Surface, least: int = SEEN) -> Mask:
    """The pixels in which two pictures differ by at least this much."""
    less, more = one.copy(), other.copy()
    less.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    alike = pygame.mask.from_threshold(less, (0, 0, 0), (least, least, least, 255))
    alike.invert()
    return alike


def _places_of(changed: Mask, moving: Mask) -> list[Rect]:
    """Squares with the most pixels that have changed, and none that moves by itself."""
    square = Mask((SIDE, SIDE), fill=True)
    width, height = changed.get_size()
    corners = [(x, y) for y in range(0, height - SIDE, SIDE) for x in range(0, width - SIDE, SIDE)]
    counts = {
        corner: changed.overlap_area(square, corner)
        for corner in corners
        if not moving.overlap_area(square, corner)
    }
    best = sorted((corner for corner in counts if counts[corner]), key=lambda corner: -counts[corner])
    few = best[:MOST_CHANGED]
    return [Rect(corner, square.get_size()) for corner in few[:: max(1, len(few) // WATCHED)]]
