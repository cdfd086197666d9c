"""Every event has its sound, and the files are what they should be."""

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game.arcade
from game import paths
from game.arcade.scenes.arena.ride import GEARS, engine_of
from game.arcade.shell.audio import close_mixer
from game.arena.match import Arena, Match
from game.arena.speed import SPEEDS
from tests.processes import python

# Names that the code puts together.
MADE_UP_NAMES = {"move_1", "move_2", "win_1", "win_2", "lose"}
SOUNDS = paths.assets() / "sounds"


def test_every_sound_that_is_played_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(game.arcade.__path__[0]).rglob("*.py"))
    names = set(re.findall(r'(?:audio\.play|\bsound|Cue)\("(\w+)"', code))
    names |= {"move_1", "move_2", "win_1", "win_2", "lose"}
    assert {"illegal", "pass", "turn"} <= names
    there = {path.stem for folder in (SOUNDS, SOUNDS / "arena") for path in folder.glob("*.ogg")}
    assert names - there == set()


def test_every_sound_of_the_arena_is_there() -> None:
    engines = {f"engine_{player}_{gear}" for player in (1, 2) for gear in range(len(GEARS) + 1)}
    events = {"turn_1", "turn_2", "crash", "miss", "wall", "cut_off", "count", "go", "win_1", "win_2"}
    assert {path.stem for path in (SOUNDS / "arena").glob("*.ogg")} == engines | events


@pytest.mark.parametrize("speed", SPEEDS)
def test_engines_rev_up_when_the_riders_are_cut_off(speed: str) -> None:
    match = Match.begin(Arena(speed=speed))
    field = match.state.field
    wall = sum(1 << field.cell(22, row) for row in range(field.height))
    apart = replace(
        match, round=replace(match.round, state=replace(match.state, walls=match.state.walls | wall))
    )
    assert engine_of(apart, 1) > engine_of(match, 1)
    assert engine_of(match, 2) == engine_of(match, 1).replace("_1_", "_2_")


def test_every_sound_that_is_there_is_played() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(game.arcade.__path__[0]).rglob("*.py"))
    families = {re.sub(r"(_[12])?(_[bc])?$", "", path.stem) for path in SOUNDS.glob("*.ogg")}
    assert {name for name in families if name not in code} == set()


RATE = 44100


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    close_mixer()


def samples_of(name: str) -> list[int]:
    """The left channel."""
    raw = pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw()
    return list(memoryview(raw).cast("h"))[::2]


def strength(samples: list[int], pitch: float) -> float:
    """How much of a pitch is in the samples, by Goertzel's way."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    before, last = 0.0, 0.0
    for sample in samples:
        before, last = last, sample + turn * last - before
    return last * last + before * before - turn * last * before


def test_the_two_players_are_a_fifth_apart() -> None:
    low, high = 220.0, 330.0
    first, second = samples_of("move_1")[: RATE // 10], samples_of("move_2")[: RATE // 10]
    assert strength(first, low) > 4 * strength(first, high)
    assert strength(second, high) > 4 * strength(second, low)


@pytest.mark.parametrize("name", sorted(path.stem for path in SOUNDS.glob("*.ogg")))
def test_every_sound_is_as_long_as_its_kind(name: str) -> None:
    seconds = len(samples_of(name)) / RATE
    assert 0.04 <= seconds <= 3.2


ENDING = """
import atexit, pygame
atexit.register(lambda: print(pygame.mixer.get_init()))
from game.arcade.shell.audio import Audio
assert Audio().works
"""


def test_a_process_that_ends_has_closed_the_mixer_before_pygame_does() -> None:
    assert python("-c", ENDING).stdout.split("\n")[-2] == "None"
