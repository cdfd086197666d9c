# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy", "soundfile"]
# ///
"""Makes every sound and both pieces of music of the arcade: `uv run assets/sounds/make_sounds.py`.

The two players are a fifth apart: whoever moves is told by ear. The same script gives the same sounds.
"""

from pathlib import Path

import numpy as np
import soundfile

RATE = 44100
HERE = Path(__file__).parent
LOUDEST = {"music": 0.55, "sting": 0.8, "effect": 0.6}

Wave = np.ndarray

A4 = 440.0
FIFTH = 1.5


def note(steps: float, base: float = A4) -> float:
    """The pitch so many semitones from a base."""
    return base * 2 ** (steps / 12)


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def saw(pitch: float | Wave, seconds: float, brightness: int = 12) -> Wave:
    """A saw of so many partials, which never aliases."""
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(pitch, times(seconds).shape)) / RATE
    return sum(np.sin(phase * partial) / partial for partial in range(1, brightness + 1)) * 0.6


def sine(pitch: float | Wave, seconds: float) -> Wave:
    return np.sin(2 * np.pi * np.cumsum(np.broadcast_to(pitch, times(seconds).shape)) / RATE)


def square(pitch: float | Wave, seconds: float, brightness: int = 7) -> Wave:
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(pitch, times(seconds).shape)) / RATE
    return sum(np.sin(phase * partial) / partial for partial in range(1, 2 * brightness, 2))


def pluck(wave: Wave, attack: float = 0.004, decay: float = 0.15) -> Wave:
    """A quick rise and a long fall."""
    at = np.arange(len(wave)) / RATE
    return wave * np.minimum(1, at / attack) * np.exp(-at / decay)


def swell(wave: Wave, rise: float, fall: float) -> Wave:
    at = np.arange(len(wave)) / RATE
    length = len(wave) / RATE
    return wave * np.minimum(1, at / rise) * np.minimum(1, (length - at) / fall)


def softened(wave: Wave, cutoff: float) -> Wave:
    """Without what lies above a pitch."""
    spectrum = np.fft.rfft(wave)
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / (1 + (pitches / cutoff) ** 4), len(wave))


def mixed(length: float, *parts: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each from its own second on."""
    whole = np.zeros(round(length * RATE))
    for start, wave in parts:
        first = round(start * RATE)
        room = whole[first : first + len(wave)]
        room += wave[: len(room)]
    return whole


def echoed(wave: Wave, delay: float, share: float, times_over: int = 3) -> Wave:
    whole = np.concatenate([wave, np.zeros(round(delay * times_over * RATE))])
    for echo in range(1, times_over + 1):
        first = round(delay * echo * RATE)
        whole[first : first + len(wave)] += wave * share**echo
    return whole


def wide(wave: Wave, delay: float = 0.011) -> Wave:
    """Two channels, the right one a little later."""
    late = np.concatenate([np.zeros(round(delay * RATE)), wave])[: len(wave)]
    return np.stack([wave, 0.85 * late + 0.15 * wave], axis=1)


def keep(name: str, wave: Wave, kind: str) -> None:
    stereo = wave if wave.ndim == 2 else wide(wave)
    stereo = stereo / np.max(np.abs(stereo)) * LOUDEST[kind]
    with soundfile.SoundFile(HERE / f"{name}.ogg", "w", RATE, 2, format="OGG", subtype="VORBIS") as out:
        for start in range(0, len(stereo), RATE):  # in pieces: the encoder dislikes very long writes
            out.write(stereo[start : start + RATE])


# Effects


def move(base: float) -> Wave:
    """A marker lands: a bright blip with a thump below it."""
    blip = pluck(square(base, 0.3), decay=0.07) + 0.6 * pluck(square(base * 2, 0.3), decay=0.05)
    thump = pluck(sine(np.linspace(base / 2, base / 5, round(0.3 * RATE)), 0.3), decay=0.06)
    return echoed(softened(blip, 5200) * 0.5 + thump, 0.09, 0.28)


def blips(length: float, *tones: tuple[float, float, float]) -> Wave:
    """Short tones one after the other: (start, steps from A, decay)."""
    parts = ((start, pluck(square(note(step), 0.25), decay=decay)) for start, step, decay in tones)
    return mixed(length, *parts)


def effects() -> None:
    first = note(-12)  # Player 1's own pitch; Player 2's is a fifth above
    keep("move_1", move(first), "effect")
    keep("move_2", move(first * FIFTH), "effect")
    keep("cursor", pluck(sine(note(12), 0.06), decay=0.014) * 0.35, "effect")
    keep("confirm", blips(0.35, (0, 0, 0.05), (0.07, 7, 0.08)), "effect")
    keep("back", blips(0.3, (0, 7, 0.05), (0.07, 0, 0.06)), "effect")
    buzz = swell(saw(note(-24), 0.22, 20) + saw(note(-23.4), 0.22, 20), 0.004, 0.08)
    keep("illegal", softened(buzz, 1800), "effect")
    slide = np.linspace(note(9), note(-3), round(0.28 * RATE))
    keep("undo", swell(sine(slide, 0.28), 0.01, 0.12), "effect")
    keep("pass", blips(0.9, (0, 0, 0.12), (0.16, -3, 0.12), (0.32, -7, 0.16)), "effect")
    chime = ((0, 7), (0.07, 14), (0.14, 19))
    bell = [(start, pluck(sine(note(step), 0.7), decay=0.2)) for start, step in chime]
    keep("hint", echoed(mixed(1.0, *bell), 0.11, 0.25), "effect")
    low, high = (pluck(sine(note(step), 0.4), decay=0.12) for step in (12, 19))
    keep("turn", mixed(0.5, (0, low), (0.1, high)), "effect")


# Stings


def fanfare(shift: float) -> Wave:
    """A rising arpeggio that ends on a chord."""
    tune = [(0.0, 0), (0.11, 4), (0.22, 7), (0.33, 12), (0.5, 7), (0.61, 12)]
    parts = [(start, pluck(saw(note(step + shift), 0.7), decay=0.22)) for start, step in tune]
    chord = sum(swell(saw(note(step + shift), 1.4, 9), 0.02, 1.0) for step in (0, 4, 7, 12, 16))
    return echoed(softened(mixed(2.4, *parts, (0.78, chord * 0.4)), 5200), 0.17, 0.3)


def stings() -> None:
    keep("win_1", fanfare(-12), "sting")
    keep("win_2", fanfare(-5), "sting")
    tune = [(0.0, 0), (0.24, -2), (0.48, -5), (0.72, -9)]
    parts = [(start, pluck(saw(note(step - 5), 0.9, 8), decay=0.3)) for start, step in tune]
    low = swell(saw(note(-33), 1.5, 10), 0.05, 1.1) * 0.7
    keep("lose", echoed(softened(mixed(2.4, *parts, (0.74, low)), 3200), 0.2, 0.3), "sting")


# Music: bars of four beats that go round without a seam


def kick() -> Wave:
    pitch = 45 + 110 * np.exp(-times(0.3) / 0.03)
    return pluck(sine(pitch, 0.3), 0.002, 0.11)


def hat(chance: np.random.Generator) -> Wave:
    noise = chance.standard_normal(round(0.09 * RATE))
    return pluck(noise - softened(noise, 6500), 0.001, 0.022)


def pad(chord: tuple[int, ...], seconds: float, cutoff: float) -> Wave:
    """A soft chord, each voice doubled and slightly out of tune."""
    voices = [saw(note(step) * tuning, seconds, 8) for step in chord for tuning in (0.997, 1.003)]
    return softened(swell(sum(voices), 0.5, 0.6), cutoff) / len(voices)


def looped(wave: Wave, length: float) -> Wave:
    """What rings on behind the end is laid over the beginning."""
    size = round(length * RATE)
    whole = wave[:size].copy()
    rest = wave[size : 2 * size]
    whole[: len(rest)] += rest
    return whole


def piece(
    beat: float, chords: list[tuple[int, ...]], arpeggio: list[int], *, drums: bool, seed: int, cutoff: float
) -> Wave:
    """Pads, a bass, an arpeggio that wanders through the chords, and maybe drums."""
    chance = np.random.default_rng(seed)
    bar = 4 * beat
    length = bar * len(chords)
    parts: list[tuple[float, Wave]] = []
    for number, chord in enumerate(chords):
        start = number * bar
        parts.append((start, pad(chord, bar + 0.5, cutoff) * 0.75))
        for step in range(8):
            root = note(chord[0] - 24 + (12 if step % 4 == 3 else 0))
            tone = softened(pluck(saw(root, beat * 0.6, 10), 0.004, 0.16), 700)
            parts.append((start + step * beat / 2, tone * 0.5))
        rest = number % 4 == 3 and not drums
        for step in range(0 if rest else 16):
            place = arpeggio[(step + number * 5) % len(arpeggio)]
            pitch = note(chord[place % len(chord)] + 12 * (place // len(chord)))
            loud = 0.14 if step % 4 == 0 else 0.085
            voice = softened(pluck(square(pitch, 0.4), 0.003, 0.11), 2600 + 900 * np.sin(number * 0.7))
            parts.append((start + step * beat / 4, echoed(voice, beat * 0.75, 0.4, 3) * loud))
        if drums:
            parts += [(start + step * beat, kick() * 0.5) for step in range(4)]
            parts += [(start + (step + 0.5) * beat, hat(chance) * 0.09) for step in range(4)]
    return looped(mixed(length + 3, *parts), length)


def music() -> None:
    minor = [(-12, -5, 0, 3, 7), (-16, -4, 0, 3, 8), (-9, -2, 3, 7, 10), (-14, -2, 2, 5, 10)]
    turn = [(-12, -5, 0, 3, 10), (-7, -4, 0, 5, 8), (-16, -4, 0, 3, 7), (-17, -5, -1, 2, 7)]
    chords = [*minor, *turn, *minor, *minor, *turn, *turn]
    menu = piece(60 / 92, chords, [0, 2, 4, 3, 2, 6, 4, 2], drums=False, seed=1, cutoff=1500)
    keep("music_menu", menu, "music")
    deep = [(-15, -8, -3, 0, 4), (-15, -8, -3, 0, 7), (-19, -7, -3, 0, 5), (-17, -5, -1, 2, 7)]
    far = [(-15, -8, -3, 0, 4), (-12, -5, 0, 4, 7), (-10, -3, 2, 5, 9), (-20, -8, -4, -1, 4)]
    chords = [*deep, *deep, *far, *deep, *far, *far, *deep]
    play = piece(60 / 104, chords, [0, 3, 2, 4, 1, 3, 5, 2], drums=True, seed=2, cutoff=1100)
    keep("music_play", play, "music")


if __name__ == "__main__":
    effects()
    stings()
    music()
