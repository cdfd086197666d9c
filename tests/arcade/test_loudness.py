"""What is equally important is equally loud, and the music lies below it."""

import math
from itertools import accumulate
from pathlib import Path

import pygame
import pytest

from game import catalogue, paths
from tests.setups import PRODUCT_GAMES

SHARED = paths.assets() / "sounds"
RATE = 44100
# Stereo samples of 16 bits.
FULL_SCALE = 32768
GAMES = [game for slug, game in catalogue.games().items() if slug in PRODUCT_GAMES]
MOVES = [catalogue.sounds_of(game) / f"move_{player}.ogg" for game in GAMES for player in (1, 2)]
FATES = [catalogue.sounds_of(game) / "fate.ogg" for game in GAMES]
STINGS = [SHARED / f"{name}.ogg" for name in ("win_1", "win_2", "lose")]
ASIDES = [
    SHARED / f"{name}.ogg"
    for name in ("undo", "illegal", "hint", "turn", "pass", "confirm", "back", "award", "slip")
]
MUSIC = [SHARED / f"{name}.ogg" for name in ("music_menu", "music_play")]


@pytest.fixture(autouse=True)
def mixer() -> None:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)


def loudness(file: Path) -> float:
    """The power of the loudest tenth of a second, in decibels below full scale."""
    samples = memoryview(pygame.mixer.Sound(file).get_raw()).cast("h").tolist()
    powers = [
        0,
        *accumulate(
            left * left + right * right for left, right in zip(samples[::2], samples[1::2], strict=True)
        ),
    ]
    window = min(RATE // 10, len(powers) - 1)
    most = max(late - early for early, late in zip(powers, powers[window:], strict=False))
    return 10 * math.log10(most / (RATE // 10) / FULL_SCALE**2)


def test_moves_of_all_games_are_about_equally_loud() -> None:
    levels = [loudness(file) for file in [*MOVES, SHARED / "move_1.ogg", SHARED / "move_2.ogg"]]
    assert max(levels) - min(levels) < 6, "low pitches have more power when they sound as loud"


def test_what_comments_on_the_game_is_no_louder_than_a_move() -> None:
    softest = min(map(loudness, MOVES))
    assert max(map(loudness, ASIDES)) < softest + 2


def test_the_end_is_heard_above_everything_else_but_not_by_much() -> None:
    moves = [loudness(file) for file in MOVES]
    for ending in (*FATES, *STINGS):
        assert min(moves) - 1 < loudness(ending) < max(moves) + 4


def test_music_lies_far_below_moves() -> None:
    moves = sum(map(loudness, MOVES)) / len(MOVES)
    for music in MUSIC:
        assert moves - loudness(music) == pytest.approx(9, abs=2.5), "with the usual volumes 12 decibels"
