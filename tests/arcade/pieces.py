"""Music for tests: pieces that are short, and how to wait for what is heard of them."""

import time
from array import array
from collections.abc import Callable, Sequence
from operator import add
from pathlib import Path
from wave import open as open_wave

import pygame

from game import catalogue, paths
from game.arcade.shell.audio import Audio
from game.arcade.shell.music import CHANNELS, Section
from tests.processes import PATIENCE_SECONDS

RATE = 44100
# A short step of time for an Audio.
STEP = 0.05


def await_that(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end
        pygame.time.wait(1)


def hear_music(audio: Audio) -> None:
    """Let time go by until the music sounds and has come up to its loudness."""

    def sounds() -> bool:
        audio.update(STEP)
        return any(map(pygame.mixer.Channel.get_busy, stems()))

    await_that(sounds)
    for _step in range(60):
        audio.update(STEP)


def stems() -> list[pygame.mixer.Channel]:
    """The channels of the ground, the bass, the beat and the lead."""
    return [pygame.mixer.Channel(number) for number in range(CHANNELS)]


def loudness_of_stems() -> list[float]:
    return [channel.get_volume() for channel in stems()]


def write_sound(file: Path, samples: Sequence[int]) -> None:
    """A file with one channel. What its name ends with does not matter to the mixer."""
    with open_wave(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", samples).tobytes())


def write_piece(own: Path, *grounds: Sequence[int]) -> Path:
    """A piece of a game whose folder of sounds is this one: a section for each ground, with no other stem."""
    folder = own / "music"
    folder.mkdir(parents=True)
    write_sound(folder / "rest.ogg", [0] * len(grounds[0]))
    for number, ground in enumerate(grounds):
        write_sound(folder / f"ground_{number}.ogg", ground)
    lines = [f"ground_{number} rest rest rest" for number in range(len(grounds))]
    (folder / "score.txt").write_text("\n".join(lines), encoding="utf-8")
    return own


SHARED = paths.assets() / "sounds" / "music"
# Every piece by its name: those of the arcade, and those of the games.
PIECES = {folder.name: folder for folder in SHARED.iterdir()} | {
    slug: folder
    for slug, game in catalogue.games().items()
    if (folder := catalogue.sounds_of(game) / "music").is_dir()
}


def mixed(section: Section, stems: int, read: Callable[[Path], Sequence[int]]) -> list[int]:
    """The first stems of a section, laid over each other."""
    whole = list(read(section[0]))
    for file in section[1:stems]:
        whole = list(map(add, whole, read(file)))
    return whole
