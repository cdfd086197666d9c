"""The pieces: how they are written, how their sections follow each other, and how much those differ."""

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import cos, hypot, pi, sin, sqrt
from operator import add, mul
from pathlib import Path

import pygame
import pytest

from game.arcade.shell.audio import close_mixer
from game.arcade.shell.music import CHANNELS, SCORE, Section, sections
from tests.arcade.pieces import PIECES, RATE, mixed

ALL_STEMS, CALM = CHANNELS, 2  # when nothing is tense, only the ground and the bass are heard
# So few samples are compared: three octaves of pitches, heard four times a second.
THINNED = 16
LOW_RATE = RATE // THINNED
PITCHES = [110 * 2 ** (step / 12) for step in range(36)]
LOOKS_A_SECOND, LOOK = 4, LOW_RATE // 12
SECONDS = 8
TOO_ALIKE = 0.8

pytestmark = pytest.mark.parametrize("piece", PIECES)


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    close_mixer()
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    yield
    samples.cache_clear()
    close_mixer()


@cache
def samples(file: Path) -> Sequence[int]:
    """The samples of a file, thinned: each is made of four, so that what is too high for it is weak."""
    whole = array("h", pygame.mixer.Sound(file).get_raw())
    whole = whole[: len(whole) // THINNED * THINNED]
    one, two, three, four = (whole[at::THINNED] for at in range(0, THINNED, THINNED // 4))
    return list(map(add, map(add, one, two), map(add, three, four)))


def length(file: Path) -> int:
    """How many samples a file has, as its last page says."""
    page = file.read_bytes().rpartition(b"OggS")[2]
    return int.from_bytes(page[2:10], "little")


def test_the_score_and_the_files_are_the_same(piece: str) -> None:
    folder = PIECES[piece]
    played = {file for section in sections(folder) for file in section}
    assert played | {folder / SCORE} == set(folder.iterdir())
    assert {len(section) for section in sections(folder)} == {CHANNELS}


def test_all_of_a_piece_is_cut_in_equal_lengths_and_a_minute_goes_by_before_it_repeats(piece: str) -> None:
    score = sections(PIECES[piece])
    lengths = {length(file) for section in score for file in section}
    assert len(lengths) == 1
    assert len(set(score)) == len(score)
    assert sum(lengths) * len(score) >= 60 * RATE


# How much two sections are alike: both as tables of the strength of each pitch at each look, compared as
# statisticians do. Unlike the waves themselves, these tables are the same when the same notes are played with
# another phase, and unlike the loudness over time they differ when the same rhythm has other notes.


@cache
def waves() -> list[tuple[list[float], list[float]]]:
    turns = [[2 * pi * pitch * at / LOW_RATE for at in range(LOOK)] for pitch in PITCHES]
    return [([cos(turn) for turn in each], [sin(turn) for turn in each]) for each in turns]


def strengths(whole: Sequence[int]) -> list[float]:
    """How strong each pitch is in each look at the first eight seconds, but for their mean."""
    found = []
    for look in range(min(SECONDS * LOOKS_A_SECOND, len(whole) * LOOKS_A_SECOND // LOW_RATE)):
        start = look * LOW_RATE // LOOKS_A_SECOND
        heard = whole[start : start + LOOK]
        found += [hypot(sum(map(mul, heard, one)), sum(map(mul, heard, other))) for one, other in waves()]
    mean = sum(found) / len(found)
    return [each - mean for each in found]


def likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """1 for the same, 0 for what has nothing to do with each other."""
    return sum(map(mul, one, other)) / sqrt(sum(map(mul, one, one)) * sum(map(mul, other, other)))


def most_alike(score: Sequence[Section], stems: int) -> float:
    tables = [strengths(mixed(section, stems, samples)) for section in score]
    return max(likeness(one, other) for one, other in combinations(tables, 2))


@pytest.mark.parametrize("stems", [ALL_STEMS, CALM])
def test_no_two_sections_of_a_piece_are_much_alike(piece: str, stems: int) -> None:
    assert most_alike(sections(PIECES[piece]), stems) < TOO_ALIKE


def test_a_piece_that_comes_back_after_four_bars_would_be_noticed(piece: str) -> None:
    """Even if another melody is played over the same ground and bass."""
    first, second = sections(PIECES[piece])[:2]
    assert most_alike([first, (*first[:3], second[3])], CALM) > TOO_ALIKE


def test_a_section_follows_the_other_without_a_click_and_without_a_hole(piece: str) -> None:
    score = sections(PIECES[piece])
    wholes = [mixed(section, CALM, samples) for section in score]
    for before, after in pairwise([*wholes, wholes[0]]):
        steps = [abs(later - sooner) for sooner, later in pairwise(before)]
        assert abs(after[0] - before[-1]) <= max(steps)
        half_a_second = LOW_RATE // 2
        together = [*before, *after[:half_a_second]]
        loudest = [
            max(map(abs, together[at : at + half_a_second]))
            for at in range(0, len(together) - half_a_second, half_a_second)
        ]
        assert min(loudest) > 0.1 * max(loudest)
