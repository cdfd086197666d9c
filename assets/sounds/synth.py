"""What every sound is made of: waves, envelopes, filters and loudness; and how it is written to its file."""

from pathlib import Path

import numpy as np
import soundfile

RATE = 44100
HERE = Path(__file__).parent
# The folder of each game may have sounds and music of its own.
GAMES = HERE.parents[1] / "game" / "variants"
LOUDEST_SAMPLE = 0.89

Wave = np.ndarray

A4 = 440.0


def note(steps: float, base: float = A4) -> float:
    """The pitch so many semitones from a base."""
    return base * 2 ** (steps / 12)


# Waves


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def turned(pitch: float | Wave, seconds: float) -> Wave:
    """The phase of a wave of this pitch."""
    return 2 * np.pi * np.cumsum(np.broadcast_to(pitch, times(seconds).shape)) / RATE


def saw(pitch: float | Wave, seconds: float, brightness: int = 12) -> Wave:
    """A saw of so many partials, which never aliases."""
    phase = turned(pitch, seconds)
    return sum(np.sin(phase * partial) / partial for partial in range(1, brightness + 1)) * 0.6


def sine(pitch: float | Wave, seconds: float) -> Wave:
    return np.sin(turned(pitch, seconds))


def square(pitch: float | Wave, seconds: float, brightness: int = 7) -> Wave:
    phase = turned(pitch, seconds)
    return sum(np.sin(phase * partial) / partial for partial in range(1, 2 * brightness, 2))


def rung(pitch: float | Wave, seconds: float, ratio: float, depth: float, fall: float) -> Wave:
    """A sine whose phase another one shakes, less and less: bells, glass, plucked metal."""
    phase = turned(pitch, seconds)
    return np.sin(phase + depth * np.exp(-times(seconds) / fall) * np.sin(phase * ratio))


def noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def glide(start: float, end: float, seconds: float) -> Wave:
    """A pitch that changes evenly, as ears hear it."""
    return np.geomspace(start, end, round(seconds * RATE))


# Envelopes


def pluck(wave: Wave, attack: float = 0.004, decay: float = 0.15) -> Wave:
    """A quick rise and a long fall."""
    at = np.arange(len(wave)) / RATE
    return wave * np.minimum(1, at / attack) * np.exp(-at / decay)


def swell(wave: Wave, rise: float, fall: float) -> Wave:
    at = np.arange(len(wave)) / RATE
    length = len(wave) / RATE
    return wave * np.minimum(1, at / rise) * np.minimum(1, (length - at) / fall)


# Filters


def softened(wave: Wave, cutoff: float) -> Wave:
    """Without what lies above a pitch."""
    spectrum = np.fft.rfft(wave)
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / (1 + (pitches / cutoff) ** 4), len(wave))


def band(wave: Wave, low: float, high: float) -> Wave:
    """What lies between two pitches."""
    return softened(wave, high) - softened(wave, low)


def opened(wave: Wave, dark: float, bright: float, how_far: Wave) -> Wave:
    """A filter that moves between two pitches: 0 is dark, 1 is bright."""
    return softened(wave, dark) * (1 - how_far) + softened(wave, bright) * how_far


# Together


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


# Loudness


def heard(wave: Wave) -> float:
    """The loudness of the loudest tenth of a second, in decibels: low and very low pitches count less.

    One channel counts as two: it is heard on both sides.
    """
    wave = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    quiet = np.zeros((RATE // 5, 2))
    spectrum = np.fft.rfft(np.concatenate([wave, quiet]), axis=0)
    pitches = np.fft.rfftfreq(len(wave) + len(quiet), 1 / RATE)[:, None]
    low, high = (pitches / 38) ** 2, (pitches / 1650) ** 2
    weighted = spectrum * (low / (1 + low)) * (1 + 0.585 * high / (1 + high))
    power = np.concatenate([[0], np.cumsum((np.fft.irfft(weighted, axis=0) ** 2).sum(axis=1))])
    window = RATE // 10
    return 10 * np.log10(np.max(power[window:] - power[:-window]) / window)


def keep(name: str, wave: Wave, loudness: float, folder: Path = HERE) -> None:
    """Write a sound with a loudness. A sample that would be too large makes all of it quieter."""
    stereo = wave if wave.ndim == 2 else wide(wave)
    stereo = stereo * 10 ** ((loudness - heard(stereo)) / 20)
    write(folder / f"{name}.ogg", stereo * min(1.0, LOUDEST_SAMPLE / np.max(np.abs(stereo))))


def write(file: Path, wave: Wave, compression: float | None = None) -> None:
    """Write a wave as it is, with one channel or two."""
    file.parent.mkdir(parents=True, exist_ok=True)
    channels = wave.ndim
    with soundfile.SoundFile(
        file, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=compression
    ) as out:
        for start in range(0, len(wave), RATE):  # in pieces: the encoder dislikes very long writes
            out.write(wave[start : start + RATE])
