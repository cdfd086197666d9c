"""What is equally important is equally loud, and the music lies below it."""

import cmath
import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import mul
from pathlib import Path

import pygame
import pytest

from game import catalogue, paths
from game.arcade.scenes.arena.ride import GEARS
from game.arcade.shell.audio import Audio, close_mixer
from game.arcade.shell.music import CHANNELS, sections
from game.core.rules import PLAYERS
from game.session.phased_match import COUNT_SECONDS
from tests.arcade.pieces import PIECES, mixed

SHARED = paths.assets() / "sounds"
ARENA = SHARED / "arena"
RATE = 44100
# Stereo samples of 16 bits.
FULL_SCALE = 32768
OF_GAMES = [file for game in catalogue.games().values() for file in catalogue.sounds_of(game).glob("*.ogg")]
MOVES = [file for file in OF_GAMES if file.stem.startswith("move_")]
FATES = [file for file in OF_GAMES if file.stem == "fate"]
STINGS = [SHARED / f"{name}.ogg" for name in ("win_1", "win_2", "lose", "finale", "evening")]
FANFARES = [file for file in [*OF_GAMES, *ARENA.glob("*.ogg")] if file.stem in ("win_1", "win_2")]
ROOMS = [file for file in OF_GAMES if file.stem == "hum"]
ASIDES = [
    SHARED / f"{name}.ogg"
    for name in (
        *("undo", "illegal", "hint", "turn", "pass", "confirm", "back", "award", "slip"),
        *("join_1", "join_2", "stage", "medal", "lock"),
    )
]
ENGINES = [[ARENA / f"engine_{player}_{gear}.ogg" for gear in range(len(GEARS) + 1)] for player in PLAYERS]
TURNS = [ARENA / f"turn_{player}.ogg" for player in PLAYERS]
ARENA_ASIDES = [ARENA / f"{name}.ogg" for name in ("miss", "wall", "cut_off", "count", "go")]


@pytest.fixture(autouse=True)
def mixer() -> None:
    close_mixer()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)


@lru_cache
def loudness(file: Path) -> float:
    """The power of the loudest tenth of a second, in decibels below full scale."""
    samples = memoryview(pygame.mixer.Sound(file).get_raw()).cast("h").tolist()
    return loudest_moment(left * left + right * right for left, right in pairs(samples))


def pairs(samples: list[int]) -> Iterator[tuple[int, int]]:
    return zip(samples[::2], samples[1::2], strict=True)


def loudest_moment(powers: Iterable[int]) -> float:
    """The loudness of the loudest tenth of a second, in decibels, from the powers of samples."""
    sums = [0, *accumulate(powers)]
    window = min(RATE // 10, len(sums) - 1)
    most = max(late - early for early, late in zip(sums, sums[window:], strict=False))
    return 10 * math.log10(most / (RATE // 10) / FULL_SCALE**2)


def test_moves_of_all_games_are_about_equally_loud() -> None:
    levels = [loudness(file) for file in [*MOVES, SHARED / "move_1.ogg", SHARED / "move_2.ogg"]]
    assert max(levels) - min(levels) < 6, "low pitches have more power when they sound as loud"


def test_what_comments_on_the_game_is_no_louder_than_a_move() -> None:
    softest = min(map(loudness, MOVES))
    assert max(map(loudness, ASIDES)) < softest + 2


def test_the_end_is_heard_above_everything_else_but_not_by_much() -> None:
    moves = [loudness(file) for file in MOVES]
    for ending in (*FATES, *STINGS, *FANFARES):
        assert min(moves) - 1 < loudness(ending) < max(moves) + 4


class TestTheArena:
    def test_each_of_its_sounds_is_measured(self) -> None:
        measured = {*ENGINES[0], *ENGINES[1], *TURNS, *ARENA_ASIDES, ARENA / "crash.ogg"}
        measured |= {file for file in FANFARES if file.parent == ARENA}
        assert measured == set(ARENA.glob("*.ogg"))

    def test_what_comments_on_the_ride_is_as_loud_as_what_comments_on_a_game(self) -> None:
        levels = list(map(loudness, ASIDES))
        for file in ARENA_ASIDES:
            assert min(levels) - 2 < loudness(file) < max(levels) + 2, file.stem

    def test_a_crash_is_as_loud_as_the_end_of_a_game(self) -> None:
        assert loudness(ARENA / "crash.ogg") == pytest.approx(sum(map(loudness, FATES)) / len(FATES), abs=2)

    def test_turns_are_heard_so_often_that_they_are_far_below_moves_but_above_the_engines(self) -> None:
        softest = min(map(loudness, MOVES))
        engines = [loudness(file) for gears in ENGINES for file in gears]
        for file in TURNS:
            assert max(engines) + 4 < loudness(file) < softest - 4

    def test_engines_are_all_equally_loud_and_below_the_music(self) -> None:
        levels = [loudness(file) for gears in ENGINES for file in gears]
        assert max(levels) - min(levels) < 1.5
        assert max(levels) < loudness_of_music("arena") - 4

    def test_no_sound_lasts_so_long_that_it_covers_what_comes_next(self) -> None:
        lengths = {file.stem: pygame.mixer.Sound(file).get_length() for file in [*TURNS, *ARENA_ASIDES]}
        assert max(lengths["turn_1"], lengths["turn_2"]) < 0.3
        assert lengths["count"] < COUNT_SECONDS
        assert max(lengths.values()) < 1

    def test_the_pitch_of_an_engine_rises_with_its_speed(self) -> None:
        for gears in ENGINES:
            for slower, faster in pairwise(gears):
                assert 1.08 < interval(slower, faster) < 1.2, faster.stem

    def test_what_player_2_does_sounds_a_fifth_above(self) -> None:
        pairs = [*zip(*ENGINES, strict=True), tuple(TURNS)]
        for one, two in pairs:
            assert interval(one, two) == pytest.approx(1.5, rel=0.03), one.stem

    @pytest.mark.parametrize("file", [*ENGINES[0], *ENGINES[1]], ids=lambda file: file.stem)
    def test_an_engine_goes_round_without_a_click(self, file: Path) -> None:
        audio = Audio()
        audio.loop(file.stem, file.parent, 1)
        samples = memoryview(audio.looped(file).get_raw()).cast("h").tolist()
        for channel in (samples[::2], samples[1::2]):
            around = max(abs(later - earlier) for earlier, later in pairwise(channel))
            assert abs(channel[0] - channel[-1]) <= around


@lru_cache
def pitch(file: Path) -> float:
    """The shift by which the waves of a sound are most like themselves, as a pitch, but for the octave."""
    samples = memoryview(pygame.mixer.Sound(file).get_raw()).cast("h").tolist()[: RATE // 4 : 2]

    def likeness(shift: int) -> float:
        pairs = zip(samples[: len(samples) - shift : 3], samples[shift::3], strict=False)
        return sum(one * other for one, other in pairs)

    return RATE / max(range(RATE // 1000, RATE // 80), key=likeness)


def interval(one: Path, other: Path) -> float:
    """How far above a sound another one lies within an octave: 1.5 is a fifth."""
    ratio = pitch(other) / pitch(one)
    return ratio / 2 ** math.floor(math.log2(ratio))


def left_of(file: Path) -> list[int]:
    return memoryview(pygame.mixer.Sound(file).get_raw()).cast("h").tolist()[::2]


def loudness_of_music(piece: str) -> float:
    """The loudness of the second section of a piece with all its stems, the first one with a fill."""
    whole = mixed(sections(PIECES[piece])[1], CHANNELS, left_of)
    return loudest_moment(2 * sample * sample for sample in whole)


@pytest.mark.parametrize("piece", PIECES)
def test_music_lies_far_below_moves(piece: str) -> None:
    moves = sum(map(loudness, MOVES)) / len(MOVES)
    assert moves - loudness_of_music(piece) == pytest.approx(9, abs=2.5), "12 with the usual volumes"


CRASHES = [ARENA / "crash.ogg", catalogue.sounds_of(catalogue.games()["light_cycle"]) / "fate.ogg"]


@pytest.mark.parametrize("crash", CRASHES, ids=lambda file: file.stem)
def test_a_crash_has_weight_below_100_hertz_but_is_heard_without_it(crash: Path) -> None:
    """Small loudspeakers have nothing so low."""
    left = left_of(crash)
    thinned = [sum(left[at : at + 44]) / 44 for at in range(0, len(left) - 43, 44)]
    length = len(thinned)
    low = 0.0
    for number in range(1, 100 * len(left) // RATE):
        turns = [cmath.exp(-2j * math.pi * number * at / length) for at in range(length)]
        low += 2 * abs(sum(map(mul, thinned, turns))) ** 2 / length
    share = low * 44 / sum(sample * sample for sample in left)
    assert 0.45 < share < 0.8


def test_every_game_has_its_own_fanfares_of_some_seconds_and_so_has_the_arena() -> None:
    assert len(FANFARES) == 2 * (len(FATES) + 1)
    for file in FANFARES:
        assert 3 < pygame.mixer.Sound(file).get_length() < 5, file


def test_every_game_has_a_room_that_is_far_below_its_music_and_goes_round_without_a_click() -> None:
    assert len(ROOMS) == len(FATES)
    for room in ROOMS:
        left = left_of(room)
        steps = max(abs(later - earlier) for earlier, later in pairwise(left))
        assert abs(left[0] - left[-1]) <= steps, room
        quiet = loudest_moment(2 * sample * sample for sample in left)
        assert quiet < loudness_of_music(room.parents[1].name) - 6, room
