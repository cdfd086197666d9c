"""The tone of each room: so quiet that it is missed only when it stops. It goes round without a seam.

Siege has the wind on the walls, Crossfire the vents of a hangar, Chain the mains, Apart the ice of a lake,
and Light Cycle Duel the engines and the traffic of a city at night.
"""

import numpy as np
from synth import GAMES, RATE, Wave, heard, saw, sine, softened, times, write

HUM = -33.0
LENGTH = 6.0  # seconds


def rustling(low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches. It is made of whole waves, so it has no beginning and no end."""
    size = round(LENGTH * RATE)
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    turns = np.random.default_rng(seed).uniform(0, 2 * np.pi, len(pitches))
    wave = np.fft.irfft(shape * np.exp(1j * turns), size)
    return wave / np.sqrt(np.mean(wave**2))


def breathing(least: float, *waves: float) -> Wave:
    """How loud something is that comes and goes, with so many waves in the whole length."""
    at = times(LENGTH) / LENGTH
    whole = sum(np.sin(2 * np.pi * count * at + count) for count in waves) / len(waves)
    return least + (1 - least) * (0.5 + 0.5 * whole)


def tone(pitch: float) -> Wave:
    """A tone of whole waves."""
    return sine(round(pitch * LENGTH) / LENGTH, LENGTH)


def wind() -> Wave:
    howl = rustling(380, 520, 1) * breathing(0.1, 1, 3) + 0.7 * rustling(620, 760, 2) * breathing(0.0, 2, 5)
    return rustling(90, 260, 3) * breathing(0.5, 1, 2) + 0.6 * howl


def vents() -> Wave:
    blades = 1 + 0.25 * tone(9) + 0.15 * tone(18)
    return rustling(50, 210, 4) * blades + 0.25 * rustling(900, 1800, 5) + 0.7 * tone(58) + 0.4 * tone(117)


def mains() -> Wave:
    hum = sum(
        tone(50 * number) * loud
        for number, loud in ((1, 0.5), (2, 1.0), (3, 0.35), (4, 0.5), (6, 0.3), (8, 0.2))
    )
    crackle = rustling(2500, 6000, 6) * (breathing(0.0, 7, 19, 43) ** 6)
    return hum * breathing(0.8, 1, 4) + 0.35 * crackle


def lake() -> Wave:
    """Ice that sings: high air, and tones that beat against each other."""
    air = rustling(1200, 3200, 7) * breathing(0.2, 1, 2)
    ice = (
        tone(220)
        + tone(220.5)
        + 0.6 * tone(330)
        + 0.6 * tone(330.33)
        + 0.25 * tone(1318.5) * breathing(0, 2, 3)
    )
    return 0.5 * air + 0.6 * ice * breathing(0.4, 1, 3) + 0.5 * rustling(60, 160, 8)


def city() -> Wave:
    """Two engines that idle, and streets far below."""
    engines = saw(55.0, LENGTH, 10) + saw(55.5, LENGTH, 10) + 0.5 * saw(82.5, LENGTH, 8)
    engines = softened(np.tile(engines, 2), 260)[len(engines) :]
    return engines + 0.5 * rustling(120, 420, 9) * breathing(0.4, 1, 2, 3)


ROOMS = {"apart": lake, "crossfire": vents, "light_cycle": city, "chain": mains, "siege": wind}


def keep_all() -> None:
    for game, made in ROOMS.items():
        wave = made()
        write(GAMES / game / "sounds" / "hum.ogg", wave * 10 ** ((HUM - heard(wave)) / 20), 0.9)
