"""Music as text: chords such as `Am9 Fmaj7`, tunes such as `e5:3 d5:1`, rhythms such as `x..x..x.`.

Times are in eighths for tunes, and in sixteenths for rhythms. A section has four bars of four beats.
"""

from dataclasses import dataclass

BARS, EIGHTHS, SIXTEENTHS = 4, 8, 16

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SIGNS = {"#": 1, "b": -1}
KINDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "m9": (0, 3, 7, 10, 14),
    "maj7": (0, 4, 7, 11),
    "add9": (0, 4, 7, 14),
    "madd9": (0, 3, 7, 14),
    "6": (0, 4, 7, 9),
    "sus2": (0, 2, 7),
    "sus4": (0, 5, 7),
}
# How strongly a step of a rhythm is struck.
STRENGTHS = {"x": 1.0, "o": 0.6, "-": 0.3}


@dataclass(frozen=True)
class Chord:
    """A chord: the pitch class of its root, and the steps of its notes above it."""

    root: int
    steps: tuple[int, ...]

    def voiced(self, lowest: int) -> tuple[int, ...]:
        """Its notes from a pitch on upwards, as close as they lie: one chord leads smoothly to the next."""
        return tuple(sorted({lowest + (self.root + step - lowest) % 12 for step in self.steps}))

    def bass(self, lowest: int) -> int:
        return lowest + (self.root - lowest) % 12


@dataclass(frozen=True)
class Note:
    start: int  # in eighths
    length: int
    pitch: int  # 69 is the A of 440 Hz


def _pitch_class(text: str) -> tuple[int, str]:
    """The pitch class that a text begins with, and the rest of the text."""
    step, rest = STEPS[text[0].lower()], text[1:]
    if rest[:1] in SIGNS:
        return (step + SIGNS[rest[0]]) % 12, rest[1:]
    return step, rest


def chords(text: str) -> list[Chord]:
    """The chords of four bars, one for each."""
    found = []
    for name in text.split():
        root, kind = _pitch_class(name)
        found.append(Chord(root, KINDS[kind]))
    assert len(found) == BARS, text
    return found


def tune(text: str) -> list[Note]:
    """The notes of a tune of four bars, which `|` separates; `-` is a rest."""
    notes, start = [], 0
    for number, bar in enumerate(text.split("|"), start=1):
        for token in bar.split():
            name, length = token.split(":")
            if name != "-":
                step, octave = _pitch_class(name)
                notes.append(Note(start, int(length), 12 * (int(octave) + 1) + step))
            start += int(length)
        assert start == number * EIGHTHS, bar
    return notes


def rhythm(text: str) -> list[tuple[int, float]]:
    """When something is struck in four bars, in sixteenths, and how strongly. Fewer bars are repeated."""
    bars = text.split()
    assert all(len(bar) == SIXTEENTHS for bar in bars), text
    return [
        (number * SIXTEENTHS + at, STRENGTHS[sign])
        for number in range(BARS)
        for at, sign in enumerate(bars[number % len(bars)])
        if sign in STRENGTHS
    ]
