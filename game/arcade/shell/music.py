"""The music: four stems that sound together, each as loud as the tension of the game asks for.

A piece is a folder. Its score has a line for each section of four bars, with the file of each stem; all files
are equally long. A section is played in halves. While its second half sounds, the next section is read in the
background, and waits behind it on the same channels, so that it begins in time to the sample. A piece of any
length takes little memory that way.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock, Thread

import pygame

SCORE = "score.txt"
# For the ground, the bass, the beat and the lead: from which tension on each comes in, from which on all of
# it is heard, and how much of it always is.
ENTRANCES = ((0.0, 0.0, 1.0), (0.0, 0.2, 0.6), (0.15, 0.4, 0.0), (0.45, 0.7, 0.0))
CHANNELS = len(ENTRANCES)  # the first ones of the mixer
STEM_SECONDS = 1.6  # until a stem has come or gone
FADE_SECONDS = 0.6  # until the music has
# The samples of so many files are kept: those of one section.
KEPT_FILES = CHANNELS

# Whoever holds it may read a file, or close the mixer, which must not happen at the same time.
mixer_lock = Lock()

Stem = pygame.mixer.Sound
Section = tuple[Path, ...]  # a file for each stem


@lru_cache(KEPT_FILES)
def halves(file: Path) -> tuple[Stem, Stem]:
    """What the halves of a file sound like, for the mixer as it is open now."""
    whole = memoryview(Stem(file).get_raw())
    middle = len(whole) // 8 * 4  # between two samples, for two channels or one
    return Stem(buffer=whole[:middle]), Stem(buffer=whole[middle:])


def sections(folder: Path) -> list[Section]:
    """The sections of a piece, in order."""
    score = (folder / SCORE).read_text(encoding="utf-8")
    return [tuple(folder / f"{name}.ogg" for name in line.split()) for line in score.splitlines()]


class Reading:
    """A section that is being read in the background."""

    def __init__(self, section: Section) -> None:
        self._section = section
        self._read: list[tuple[Stem, Stem]] = []
        self._thread = Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        with suppress(pygame.error, FileNotFoundError):  # the mixer was closed, or a file is missing
            for file in self._section:
                with mixer_lock:
                    self._read.append(halves(file))

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    @property
    def stems(self) -> list[tuple[Stem, ...]]:
        """The stems of the first half, and those of the second one; nothing if they could not all be read."""
        return list(zip(*self._read, strict=True)) if len(self._read) == CHANNELS else []


def presence(tension: float, stem: int) -> float:
    """How much of a stem is heard at a tension."""
    begins, ends, least = ENTRANCES[stem]
    if tension >= ends:
        return 1.0
    return least + (1 - least) * max(0.0, (tension - begins) / (ends - begins))


def towards(goal: float, now: float, step: float) -> float:
    """A step nearer to a goal, or the goal."""
    return min(goal, now + step) if now < goal else max(goal, now - step)


class Music:
    """Plays one piece after the other. While it sounds, the mixer must be open."""

    def __init__(self) -> None:
        self._asked: Path | None = None  # the folder of the piece that is asked for
        self._playing: Path | None = None
        self._piece: list[Section] = []
        self._next = 0  # the section that is read next
        self._reading: Reading | None = None
        self._halves: list[
            tuple[Stem, ...]
        ] = []  # of the section that was read last, those still to be played
        self._handed = (0, 0)  # the sections of the halves that were handed to the mixer last
        self._tension = 1.0
        self._presence = [1.0] * CHANNELS
        self._fade = 0.0

    def ask_for(self, folder: Path) -> None:
        """Repeat a piece from now on. The one before fades first."""
        self._asked = folder

    def set_tension(self, tension: float) -> None:
        """How near the end is, from 0 to 1: the nearer, the more stems are heard."""
        self._tension = tension

    @property
    def sounding(self) -> bool:
        return any(channel.get_busy() for channel in self._channels)

    @property
    def _channels(self) -> list[pygame.mixer.Channel]:
        return [pygame.mixer.Channel(number) for number in range(CHANNELS)]

    @property
    def _one_waits(self) -> bool:
        """Whether a section waits behind the one that sounds."""
        return any(channel.get_queue() is not None for channel in self._channels)

    # Time

    def update(self, seconds: float, volume: float) -> None:
        """Time passes: fade, read and play."""
        self._follow(seconds)
        for channel, share in zip(self._channels, self._presence, strict=True):
            channel.set_volume(volume * self._fade * share)
        if self._asked != self._playing and not self._fade:
            self._begin()
        if self._reading is not None and self._reading.done:
            self._take(self._reading.stems)
        if not self._one_waits:
            self._go_on()

    def _follow(self, seconds: float) -> None:
        """Let the piece and its stems come and go softly."""
        heard = self._asked == self._playing and self.sounding
        self._fade = towards(1.0 if heard else 0.0, self._fade, seconds / FADE_SECONDS)
        self._presence = [
            towards(presence(self._tension, stem), now, seconds / STEM_SECONDS)
            for stem, now in enumerate(self._presence)
        ]

    def _begin(self) -> None:
        """Begin the piece that is asked for, with the stems that the tension asks for at once."""
        self._stop()
        self._playing, self._piece, self._next = self._asked, [], 0
        self._presence = [presence(self._tension, stem) for stem in range(CHANNELS)]
        if self._asked is not None:
            with suppress(FileNotFoundError):
                self._piece = sections(self._asked)

    def _take(self, stems: list[tuple[Stem, ...]]) -> None:
        """A section has been read."""
        self._reading, self._halves = None, stems
        self._next = (self._next + 1) % len(self._piece)
        if not stems:
            self._piece = []  # nothing can be read

    def _go_on(self) -> None:
        """Let the next half sound, at once or behind the one that does; or have the next section read."""
        if self._halves:
            self._play(self._halves.pop(0))
            self._handed = (self._handed[1], (self._next - 1) % len(self._piece))
        elif self._piece and self._reading is None:
            self._reading = Reading(self._piece[self._next])

    def _play(self, stems: Sequence[Stem]) -> None:
        behind = self.sounding
        for channel, stem in zip(self._channels, stems, strict=True):
            if behind:
                channel.queue(stem)
            else:
                channel.play(stem)

    # Interruptions

    def interrupt(self) -> None:
        """Silence at once. After that, `update` begins again with the section that was interrupted."""
        if self.sounding:
            self._next = self._handed[0 if self._one_waits else 1]
        self._stop()

    def _stop(self) -> None:
        """What is stopped gives way to what waits behind it, so it takes two stops."""
        for channel in [*self._channels, *self._channels]:
            channel.stop()
        self._reading, self._halves = None, []
        self._fade = 0.0
