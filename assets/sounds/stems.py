"""Music from a theme: its sections of four bars, cut by stem, and the score that says which sound together.

A stem holds its notes within each section, so that any section can follow. The ground and the bass make room
for every beat, which also hides where one section gives way to the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from band import Voice
from notation import BARS, EIGHTHS, SIXTEENTHS, Chord, chords, rhythm, tune
from synth import RATE, Wave, echoed, heard, softened, swell, write

STEMS = ("ground", "bass", "beat", "lead")
REST = "rest"
MUSIC = -22.5  # how loud all stems together are, in decibels below full scale, at the loudest moment
SHARES = {"ground": -27.0, "bass": -26.5, "beat": -24.5, "lead": -24.8}  # of the stems, before they are mixed
COMPRESSION = 1.0
LOWEST_CHORD, LOWEST_BASS = 54, 33


@dataclass(frozen=True)
class Held:
    """A ground: chords that are held, below a filter that opens and closes over the section."""

    voice: Voice
    dark: float = 700
    bright: float = 2600


@dataclass(frozen=True)
class Broken:
    """A ground: chords broken into single notes, by the places of a pattern, above the same chords held."""

    voice: Voice
    pattern: tuple[int, ...]
    steps: str = "xxxxxxxxxxxxxxxx"
    below: Held | None = None


@dataclass(frozen=True)
class Struck:
    """A ground: whole chords, struck in a rhythm."""

    voice: Voice
    steps: str
    below: Held | None = None


Ground = Held | Broken | Struck
Drums = dict[Voice, str]  # the rhythm of each drum; a drum is a voice without a pitch


@dataclass(frozen=True)
class Theme:
    """A piece. The letters of its grounds, basses, beats and tunes are those in its score.

    The first letter of a ground, a bass and a tune is that of their chords.
    """

    tempo: int  # beats a minute
    chords: dict[str, str]
    grounds: dict[str, Ground]
    bass: Voice
    basses: dict[str, str]  # x the root, o the octave, f the fifth
    beats: dict[str, Drums]
    lead: Voice
    tunes: dict[str, str]
    score: str  # a line for each section: ground, bass, beat, lead; - for none
    pumping: float = 0.4  # how much room is made for every beat
    echo: float = 0.34

    @property
    def eighth(self) -> float:
        return 30 / self.tempo

    @property
    def seconds(self) -> float:
        """The length of a section."""
        return BARS * EIGHTHS * self.eighth

    def changes(self, name: str) -> list[Chord]:
        return chords(self.chords[name[0]])


class Section:
    """Four bars of one stem, as they are filled."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.wave = np.zeros(round(theme.seconds * RATE))

    def add(self, eighths: float, wave: Wave, loud: float = 1.0) -> None:
        room = self.wave[round(eighths * self.theme.eighth * RATE) :]
        room[: len(wave)] += wave[: len(room)] * loud

    def ended(self, fall: float = 0.02) -> Wave:
        return swell(self.wave, 0.002, fall)


# The stems


def held(theme: Theme, ground: Held, changes: list[Chord]) -> Wave:
    section = Section(theme)
    for bar, chord in enumerate(changes):
        for pitch in chord.voiced(LOWEST_CHORD):
            section.add(bar * EIGHTHS, ground.voice(pitch, EIGHTHS * theme.eighth))
    how_far = 0.5 - 0.5 * np.cos(np.linspace(0, 2 * np.pi, len(section.wave)))
    dark, bright = softened(section.wave, ground.dark), softened(section.wave, ground.bright)
    section.wave = dark * (1 - how_far) + bright * how_far
    return section.ended(0.05)


def broken(theme: Theme, ground: Broken, changes: list[Chord]) -> Wave:
    section = Section(theme)
    for number, (at, loud) in enumerate(rhythm(ground.steps)):
        pitches = changes[at // SIXTEENTHS].voiced(LOWEST_CHORD)
        place = ground.pattern[number % len(ground.pattern)]
        pitch = pitches[place % len(pitches)] + 12 * (place // len(pitches))
        voice = echoed(ground.voice(pitch, 0.7), 3 * theme.eighth / 2, 0.3, 2)
        section.add(at / 2, voice, loud * (1.0 if at % 4 == 0 else 0.75))
    return section.ended() + below(theme, ground.below, changes, 0.2)


def struck(theme: Theme, ground: Struck, changes: list[Chord]) -> Wave:
    section = Section(theme)
    for at, loud in rhythm(ground.steps):
        for pitch in changes[at // SIXTEENTHS].voiced(LOWEST_CHORD):
            section.add(at / 2, echoed(ground.voice(pitch, 0.5), 3 * theme.eighth / 2, 0.25, 2), loud * 0.6)
    return section.ended() + below(theme, ground.below, changes, 0.3)


def below(theme: Theme, ground: Held | None, changes: list[Chord], loud: float) -> Wave | float:
    return held(theme, ground, changes) * loud if ground else 0.0


def ground_of(theme: Theme, name: str) -> Wave:
    ground, changes = theme.grounds[name], theme.changes(name)
    match ground:
        case Held():
            made = held(theme, ground, changes)
        case Broken():
            made = broken(theme, ground, changes)
        case Struck():
            made = struck(theme, ground, changes)
    return made / np.sqrt(np.mean(made**2)) * room_for_beats(theme)


def bass_of(theme: Theme, name: str) -> Wave:
    section, changes = Section(theme), theme.changes(name)
    bars = theme.basses[name].split()
    signs = [sign for bar in range(BARS) for sign in bars[bar % len(bars)]]
    starts = [at for at, sign in enumerate(signs) if sign != "."]
    for at, following in zip(starts, [*starts[1:], len(signs)], strict=True):
        pitch = changes[at // SIXTEENTHS].bass(LOWEST_BASS) + {"x": 0, "o": 12, "f": 7}[signs[at]]
        section.add(at / 2, theme.bass(pitch, (following - at) / 2 * theme.eighth))
    return section.ended() * room_for_beats(theme)


def beat_of(theme: Theme, name: str) -> Wave:
    section = Section(theme)
    for drum, steps in theme.beats[name].items():
        for nth, (at, loud) in enumerate(rhythm(steps)):
            section.add(at / 2, drum(nth), loud)
    return section.ended()


def lead_of(theme: Theme, name: str) -> Wave:
    section = Section(theme)
    for played in tune(theme.tunes[name]):
        voice = theme.lead(played.pitch, played.length * theme.eighth)
        section.add(played.start, echoed(voice, 3 * theme.eighth / 2, theme.echo, 3))
    return section.ended(0.12)


def room_for_beats(theme: Theme) -> Wave:
    """How loud something is that gives way to every beat and comes back, without a click."""
    at = np.arange(round(theme.seconds * RATE)) / RATE
    beat = 2 * theme.eighth
    room = 1 - theme.pumping * np.exp(-(at % beat) / (0.24 * beat))
    size = round(0.012 * RATE)
    shape = np.hanning(size)
    return np.convolve(np.concatenate([room[-size:], room, room[:size]]), shape / shape.sum(), "same")[
        size:-size
    ]


# The whole


def lines(theme: Theme) -> list[tuple[str, ...]]:
    """What sounds in each section: the name of a ground, a bass, a beat and a tune."""
    return [tuple(line.split()) for line in theme.score.strip().splitlines()]


def parts(theme: Theme) -> dict[str, dict[str, Wave]]:
    """Every section of every stem, as loud as they are in the mix."""
    make = {"ground": ground_of, "bass": bass_of, "beat": beat_of, "lead": lead_of}
    found = {}
    for number, stem in enumerate(STEMS):
        names = dict.fromkeys(line[number] for line in lines(theme) if line[number] != "-")
        made = {name: make[stem](theme, name) for name in names}
        loudest = max(map(heard, made.values()))
        found[stem] = {name: wave * 10 ** ((SHARES[stem] - loudest) / 20) for name, wave in made.items()}
    return as_loud_as_music(theme, found)


def together(line: Iterable[str], found: dict[str, dict[str, Wave]]) -> Wave:
    return sum(found[stem][name] for stem, name in zip(STEMS, line, strict=True) if name != "-")


def as_loud_as_music(theme: Theme, found: dict[str, dict[str, Wave]]) -> dict[str, dict[str, Wave]]:
    loudest = max(heard(together(line, found)) for line in lines(theme))
    share = 10 ** ((MUSIC - loudest) / 20)
    return {stem: {name: wave * share for name, wave in made.items()} for stem, made in found.items()}


def keep_theme(theme: Theme, folder: Path) -> None:
    """Write a file for each section of a stem, one for a rest, and the score."""
    found = parts(theme)
    for old in folder.glob("*.ogg"):
        old.unlink()
    for stem, made in found.items():
        for name, wave in made.items():
            write(folder / f"{stem}_{name}.ogg", wave, COMPRESSION)
    write(folder / f"{REST}.ogg", np.zeros(round(theme.seconds * RATE)), COMPRESSION)
    score = [
        " ".join(REST if name == "-" else f"{stem}_{name}" for stem, name in zip(STEMS, line, strict=True))
        for line in lines(theme)
    ]
    (folder / "score.txt").write_text("\n".join(score) + "\n", encoding="utf-8")
