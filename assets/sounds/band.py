"""The instruments of the music. Each makes a note or a chord of some seconds, or the stroke of a drum."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from synth import (
    RATE,
    Wave,
    band,
    glide,
    noise,
    opened,
    pluck,
    rung,
    saw,
    sine,
    softened,
    square,
    swell,
    times,
)

Voice = Callable[[int, float], Wave]  # of a pitch and so many seconds
KEPT = 4000  # notes, which come back again and again


def hertz(pitch: int) -> float:
    return 440.0 * 2 ** ((pitch - 69) / 12)


def held(wave: Wave, rise: float, fall: float) -> Wave:
    """A note that is held: it rises and falls within its length."""
    length = len(wave) / RATE
    return swell(wave, min(rise, length / 3), min(fall, length / 3))


def vibrato(pitch: int, seconds: float, depth: float = 0.006) -> Wave:
    """A pitch that begins to waver after a moment."""
    at = times(seconds)
    return hertz(pitch) * (1 + depth * np.clip((at - 0.25) / 0.4, 0, 1) * np.sin(2 * np.pi * 5.4 * at))


# What is held: pads


@lru_cache(KEPT)
def warm(pitch: int, seconds: float) -> Wave:
    """Saws slightly out of tune."""
    return held(sum(saw(hertz(pitch) * tuning, seconds, 10) for tuning in (0.996, 1.0, 1.0045)), 0.3, 0.12)


@lru_cache(KEPT)
def glassy(pitch: int, seconds: float) -> Wave:
    """Wine glasses: pure tones with a far octave, which beat slowly."""
    base = hertz(pitch)
    tones = sine(base, seconds) + sine(base * 1.003, seconds) + 0.5 * sine(base * 2.002, seconds)
    return held(tones + 0.22 * sine(base * 4.01, seconds) + 0.12 * sine(base * 5.98, seconds), 0.45, 0.2)


@lru_cache(KEPT)
def choir(pitch: int, seconds: float) -> Wave:
    """Voices on a dark vowel."""
    base = vibrato(pitch, seconds, 0.004)
    throat = saw(base, seconds, 24) + saw(base * 1.006, seconds, 24)
    vowel = band(throat, 250, 750) * 1.3 + band(throat, 850, 1300) + 0.25 * band(throat, 2300, 3000)
    return held(vowel, 0.5, 0.2)


@lru_cache(KEPT)
def organ(pitch: int, seconds: float) -> Wave:
    base = hertz(pitch)
    pipes = ((0.5, 0.6), (1, 1.0), (2, 0.6), (3, 0.35), (4, 0.3), (8, 0.12))
    return held(sum(loud * sine(base * partial, seconds) for partial, loud in pipes), 0.04, 0.06)


@lru_cache(KEPT)
def strings(pitch: int, seconds: float) -> Wave:
    base = vibrato(pitch, seconds, 0.003)
    return held(sum(saw(base * tuning, seconds, 16) for tuning in (0.994, 0.999, 1.005)), 0.22, 0.12)


# What is struck or plucked


@lru_cache(KEPT)
def chip(pitch: int, seconds: float) -> Wave:
    return softened(pluck(square(hertz(pitch), seconds), 0.003, 0.1), 3200)


@lru_cache(KEPT)
def bell(pitch: int, seconds: float) -> Wave:
    return pluck(rung(hertz(pitch), seconds, 3.5, 2.2, 0.25), 0.003, 0.3)


@lru_cache(KEPT)
def ice(pitch: int, seconds: float) -> Wave:
    """A celesta of ice: a pure tone below a hard, high knock."""
    base = hertz(pitch)
    knock = pluck(sine(base * 4.0, seconds), 0.001, 0.06) * 0.45 + pluck(
        sine(base * 9.2, seconds), 0.001, 0.02
    )
    return pluck(sine(base, seconds), 0.002, 0.35) + knock * 0.5


@lru_cache(KEPT)
def harp(pitch: int, seconds: float) -> Wave:
    tone = saw(hertz(pitch), seconds, 9)
    return pluck(opened(tone, 900, 4200, np.exp(-times(seconds) / 0.07)), 0.002, 0.22)


@lru_cache(KEPT)
def stab(pitch: int, seconds: float) -> Wave:
    """A short, bright chord tone of a gated synthesiser."""
    tone = saw(hertz(pitch), seconds, 14) + saw(hertz(pitch) * 1.006, seconds, 14)
    return pluck(opened(tone, 700, 3800, np.exp(-times(seconds) / 0.09)), 0.003, 0.13)


@lru_cache(KEPT)
def relay(pitch: int, seconds: float) -> Wave:
    """A relay that clicks and sings."""
    tone = rung(hertz(pitch), seconds, 2.0, 3.0, 0.05)
    return pluck(tone, 0.001, 0.09) + 0.3 * pluck(band(noise(seconds, pitch), 2500, 7000), 0.0005, 0.006)


# Basses


@lru_cache(KEPT)
def round_bass(pitch: int, seconds: float) -> Wave:
    tone = saw(hertz(pitch), seconds, 14)
    return held(pluck(opened(tone, 260, 1100, np.exp(-times(seconds) / 0.09)), 0.004, 0.5), 0.004, 0.03)


@lru_cache(KEPT)
def hard_bass(pitch: int, seconds: float) -> Wave:
    tone = saw(hertz(pitch), seconds, 24) + 0.7 * square(hertz(pitch) * 1.004, seconds, 8)
    return held(pluck(opened(tone, 320, 2200, np.exp(-times(seconds) / 0.06)), 0.003, 0.3), 0.003, 0.02)


@lru_cache(KEPT)
def deep_bass(pitch: int, seconds: float) -> Wave:
    """A floor that is felt, with just enough above it for small speakers."""
    base = hertz(pitch)
    return held(
        sine(base, seconds) + 0.35 * sine(base * 2, seconds) + 0.14 * sine(base * 3, seconds), 0.03, 0.1
    )


@lru_cache(KEPT)
def wire_bass(pitch: int, seconds: float) -> Wave:
    """Mains current in a wire."""
    base = hertz(pitch)
    tone = rung(base, seconds, 1.0, 3.2, 0.11) + 0.4 * sine(base, seconds)
    return held(pluck(tone, 0.002, 0.35), 0.002, 0.03)


# Leads


@lru_cache(KEPT)
def bright_lead(pitch: int, seconds: float) -> Wave:
    base = vibrato(pitch, seconds)
    tone = saw(base, seconds, 18) + 0.8 * saw(base * 1.007, seconds, 18)
    return held(opened(tone, 1500, 4800, np.exp(-times(seconds) / 0.3)), 0.012, 0.1)


@lru_cache(KEPT)
def arcade_lead(pitch: int, seconds: float) -> Wave:
    base = vibrato(pitch, seconds, 0.008)
    return held(softened(square(base, seconds, 9) + 0.4 * square(base * 2, seconds, 4), 4200), 0.006, 0.07)


@lru_cache(KEPT)
def glass_lead(pitch: int, seconds: float) -> Wave:
    tone = rung(vibrato(pitch, seconds, 0.004), seconds, 2.0, 1.4, 0.5)
    return held(tone + 0.3 * rung(hertz(pitch), seconds, 7.0, 0.8, 0.08), 0.008, 0.15)


@lru_cache(KEPT)
def horn(pitch: int, seconds: float) -> Wave:
    """A horn over the walls: it opens as it swells."""
    tone = saw(vibrato(pitch, seconds, 0.003), seconds, 12)
    at = times(seconds) / seconds
    return held(opened(tone, 420, 1800, np.clip(at * 3, 0, 1) * np.clip(2.2 - 2 * at, 0, 1)), 0.07, 0.15)


@lru_cache(KEPT)
def fuzz_lead(pitch: int, seconds: float) -> Wave:
    base = vibrato(pitch, seconds)
    tone = np.tanh(1.8 * (saw(base, seconds, 10) + 0.6 * saw(base * 0.5, seconds, 10)))
    return held(softened(tone, 3600), 0.008, 0.06)


# Drums: `nth` makes no two strokes quite the same


@lru_cache(KEPT)
def kick(_nth: int) -> Wave:
    return pluck(sine(45 + 110 * np.exp(-times(0.3) / 0.03), 0.3), 0.002, 0.11)


@lru_cache(KEPT)
def soft_kick(_nth: int) -> Wave:
    return pluck(sine(42 + 55 * np.exp(-times(0.35) / 0.04), 0.35), 0.006, 0.13)


@lru_cache(KEPT)
def hat(nth: int) -> Wave:
    hiss = noise(0.09, 100 + nth % 5)
    return pluck(hiss - softened(hiss, 6500), 0.001, 0.022) * 0.35


@lru_cache(KEPT)
def open_hat(nth: int) -> Wave:
    hiss = noise(0.3, 110 + nth % 3)
    return pluck(hiss - softened(hiss, 5600), 0.002, 0.09) * 0.3


@lru_cache(KEPT)
def snare(nth: int) -> Wave:
    """A snare whose long room is cut off at once."""
    room = band(noise(0.26, 120 + nth % 4), 700, 6500) * np.where(times(0.26) < 0.2, 1, 0)
    return swell(pluck(room, 0.001, 0.14), 0.001, 0.02) * 0.5 + np.pad(
        pluck(sine(185, 0.2), 0.001, 0.05), (0, 2646)
    )


@lru_cache(KEPT)
def clap(nth: int) -> Wave:
    hands = np.zeros(round(0.25 * RATE))
    for late in (0.0, 0.011, 0.024):
        at = round(late * RATE)
        hands[at:] += pluck(band(noise(0.25, 130 + nth % 3), 900, 4200), 0.001, 0.045)[: len(hands) - at]
    return hands * 0.4


@lru_cache(KEPT)
def rim(_nth: int) -> Wave:
    return pluck(sine(1720, 0.06) + sine(830, 0.06), 0.0005, 0.012) * 0.5


@lru_cache(KEPT)
def tom(nth: int) -> Wave:
    start = (150, 118, 92)[nth % 3]
    return pluck(sine(glide(start, start * 0.62, 0.4), 0.4), 0.002, 0.13)


@lru_cache(KEPT)
def war_drum(nth: int) -> Wave:
    skin = pluck(sine(glide(105, 54, 0.6), 0.6), 0.002, 0.2)
    return skin + pluck(band(noise(0.6, 140 + nth % 3), 120, 900), 0.001, 0.05) * 0.5


@lru_cache(KEPT)
def clank(nth: int) -> Wave:
    """Metal on metal in a large hall."""
    tones = (530, 812, 1290, 2140)
    return sum(pluck(sine(tone * (1 + 0.01 * (nth % 3)), 0.4), 0.001, 0.07) for tone in tones) * 0.22


@lru_cache(KEPT)
def switch(nth: int) -> Wave:
    return pluck(band(noise(0.08, 150 + nth % 4), 1800, 8000), 0.0005, 0.01) * 0.8


@lru_cache(KEPT)
def crunch(nth: int) -> Wave:
    """A step on snow."""
    return swell(band(noise(0.12, 160 + nth % 4), 1400, 5200), 0.03, 0.07) * 0.3
