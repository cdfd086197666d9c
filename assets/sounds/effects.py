"""The effects: what comments on the game and on the cursor, the moves and the ends of each game, the Arena.

The two players are a fifth apart: whoever moves is told by ear. What is equally important is
equally loud: each sound is brought to a loudness of its own, measured as ears do, in the loudest tenth of a
second. A move has three takes, which follow each other, so that it does not tire.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from synth import (
    GAMES,
    HERE,
    RATE,
    Wave,
    band,
    echoed,
    glide,
    keep,
    mixed,
    noise,
    note,
    pluck,
    rung,
    saw,
    sine,
    softened,
    square,
    swell,
    wide,
)

# How loud each kind of sound is, in decibels below full scale.
MOVE, FATE, STING = -14.0, -13.0, -12.5
ASIDE, TURNED, TICK = -16.0, -20.0, -23.0  # what comments on the game, on a page, and on the cursor
ENGINE, SWERVE = -29.0, -21.0  # of the Arena

# Of the coin: (start, steps from A, decay).
COIN = ((0, 12, 0.03), (0.055, 16, 0.03), (0.11, 24, 0.14))
FIFTH = 1.5
# What the name of each take of a move ends with.
TAKES = ("", "_b", "_c")

Move = Callable[[float, int], Wave]  # of a player's pitch and the number of the take


def keep_moves(made: Move, folder: Path = HERE) -> None:
    first = note(-12)  # Player 1's own pitch; Player 2's is a fifth above
    for player, base in ((1, first), (2, first * FIFTH)):
        for number, take in enumerate(TAKES):
            keep(f"move_{player}{take}", made(base, number), MOVE, folder)


def move(base: float, take: int) -> Wave:
    """A marker lands: a bright blip with a thump below it."""
    above = (2, 3, 4)[take]
    blip = pluck(square(base, 0.3), decay=0.07) + 0.6 * pluck(square(base * above, 0.3), decay=0.05)
    thump = pluck(sine(np.linspace(base / 2, base / 5, round(0.3 * RATE)), 0.3), decay=0.06)
    return echoed(softened(blip, 5200) * 0.5 + thump, 0.09, 0.28)


def blips(length: float, *tones: tuple[float, float, float]) -> Wave:
    """Short tones one after the other: (start, steps from A, decay)."""
    parts = ((start, pluck(square(note(step), 0.25), decay=decay)) for start, step, decay in tones)
    return mixed(length, *parts)


def effects() -> None:
    keep_moves(move)
    keep("cursor", pluck(sine(note(12), 0.06), decay=0.014), TICK)
    keep("confirm", blips(0.35, (0, 0, 0.05), (0.07, 7, 0.08)), ASIDE)
    keep("back", blips(0.3, (0, 7, 0.05), (0.07, 0, 0.06)), ASIDE)
    buzz = swell(saw(note(-24), 0.22, 20) + saw(note(-23.4), 0.22, 20), 0.004, 0.08)
    keep("illegal", softened(buzz, 1800), ASIDE)
    slide = np.linspace(note(9), note(-3), round(0.28 * RATE))
    keep("fate", pluck(saw(glide(note(-5), note(-29), 0.9), 0.9, 10), 0.01, 0.4), FATE)
    keep("undo", swell(sine(slide, 0.28), 0.01, 0.12), ASIDE)
    keep("pass", blips(0.9, (0, 0, 0.12), (0.16, -3, 0.12), (0.32, -7, 0.16)), ASIDE)
    chime = ((0, 7), (0.07, 14), (0.14, 19))
    bell = [(start, pluck(sine(note(step), 0.7), decay=0.2)) for start, step in chime]
    keep("hint", echoed(mixed(1.0, *bell), 0.11, 0.25), ASIDE)
    low, high = (pluck(sine(note(step), 0.4), decay=0.12) for step in (12, 19))
    keep("turn", mixed(0.5, (0, low), (0.1, high)), ASIDE)
    keep("lock", lock(), ASIDE)
    of_pages()
    of_a_run()
    of_a_party()
    of_an_evening()


def lock() -> Wave:
    """The name locks into its grid: a bolt, what it falls into, and the pitches of both players."""
    bolt = pluck(band(noise(0.06, 36), 900, 6500), 0.0005, 0.009)
    seat = pluck(sine(glide(170, 62, 0.4), 0.4), 0.001, 0.08) * 1.3
    rings = [(0.05, pluck(rung(note(step), 1.3, 3.5, 1.4, 0.12), 0.002, 0.3) * 0.35) for step in (-12, -5, 7)]
    return mixed(1.4, (0.0, bolt * 0.6), (0.045, bolt), (0.045, seat), *rings)


def of_pages() -> None:
    """A tab slides by, a slider ticks, a switch snaps, a page turns."""
    slide = swell(band(noise(0.16, 31), 1200, 5200), 0.06, 0.08) * 0.5
    keep("tab", mixed(0.3, (0.0, slide), (0.07, pluck(sine(note(10), 0.2), decay=0.04))), TURNED)
    keep("slider", pluck(rung(note(17), 0.07, 3.0, 1.5, 0.01), 0.001, 0.016), TICK)
    snap = pluck(band(noise(0.05, 32), 1500, 7000), 0.0005, 0.006)
    seat = pluck(sine(glide(note(-3), note(-15), 0.1), 0.1), 0.001, 0.02)
    keep("switch", mixed(0.18, (0.0, snap), (0.035, snap * 0.7), (0.035, seat)), TURNED)
    leaf = swell(band(noise(0.22, 33), 700, 3400), 0.13, 0.08) * 0.6
    rustle = swell(band(noise(0.12, 34), 2200, 7000), 0.02, 0.09) * 0.5
    keep("page", mixed(0.4, (0.0, leaf), (0.16, rustle)), TURNED)


def of_an_evening() -> None:
    """The finale begins: drums that quicken below a chord that opens. The end: both fanfares in one."""
    beats = [(0.0, 1.0), (0.42, 0.8), (0.74, 0.85), (0.98, 0.9), (1.16, 0.95), (1.3, 1.0), (1.42, 1.2)]
    drum = pluck(sine(glide(note(-27), note(-39), 0.5), 0.5), 0.003, 0.16)
    drums = [(start, drum * loud) for start, loud in beats]
    opening = sum(swell(saw(note(step), 1.9, 8), 1.5, 0.35) for step in (-24, -17, -12, -5)) * 0.3
    strike = sum(pluck(saw(note(step), 1.2, 10), 0.004, 0.4) for step in (-24, -12, -5, 0, 7)) * 0.5
    whole = mixed(2.6, *drums, (0.0, opening), (1.58, strike))
    keep("finale", echoed(softened(whole, 4200), 0.19, 0.25), STING)
    tune = [(0.0, -12), (0.13, -5), (0.26, 0), (0.39, 4), (0.65, 7), (0.78, 4), (0.91, 7), (1.04, 12)]
    parts = [(start, pluck(saw(note(step), 0.9, 10), decay=0.3)) for start, step in tune]
    chord = sum(swell(saw(note(step), 1.4, 9), 0.04, 1.1) for step in (-24, -12, -5, 0, 4, 7, 12)) * 0.34
    keep("evening", echoed(softened(mixed(2.6, *parts, (1.2, chord)), 5000), 0.17, 0.3), STING)


def of_a_party() -> None:
    """Somebody joins: a lamp comes on with a chord that opens; the second one answers a fifth above."""
    for player, start in enumerate((-12, -5), start=1):
        tones = [(0.08 * number, start + step) for number, step in enumerate((0, 7, 12, 16, 24))]
        plucked = [(at, pluck(softened(saw(note(step), 0.9, 9), 2600), 0.006, 0.26)) for at, step in tones]
        lamp = swell(sine(glide(note(start - 12), note(start), 0.5), 0.5), 0.2, 0.25) * 0.8
        keep(f"join_{player}", echoed(mixed(1.2, (0.0, lamp), *plucked), 0.13, 0.24), ASIDE)


def of_a_run() -> None:
    """A narrow win was kept: a coin drops. A win was given away: two steps down. A stage begins: a door of
    light opens. A medal: it is struck, and rings.
    """
    coin = [(start, pluck(square(note(step), 0.5, 5), decay=decay)) for start, step, decay in COIN]
    keep("award", echoed(mixed(0.7, *coin), 0.09, 0.2), ASIDE)
    keep("slip", softened(blips(0.5, (0, -5, 0.09), (0.12, -10, 0.16)), 1500), ASIDE)
    door = swell(saw(glide(note(-24), note(-12), 0.6), 0.6, 10), 0.5, 0.08)
    chord = sum(pluck(saw(note(step), 0.7, 8), 0.004, 0.25) for step in (-12, -5, 0, 7)) * 0.4
    fall = pluck(sine(glide(120, 48, 0.5), 0.5), 0.002, 0.14) * 1.2
    keep(
        "stage",
        echoed(softened(mixed(1.3, (0.0, door * 0.5), (0.55, chord), (0.55, fall)), 3600), 0.15, 0.25),
        ASIDE,
    )
    strike = pluck(band(noise(0.1, 35), 2000, 8000), 0.0005, 0.012)
    rings = [
        (0.03 * nth, pluck(rung(note(step), 1.4, 3.5, 1.8, 0.2), 0.001, 0.4))
        for nth, step in enumerate((12, 19, 24))
    ]
    keep("medal", mixed(1.5, (0.0, strike), *rings), ASIDE)


# The games: each move sounds like what it is, and so does the end of the loser


def token(base: float, take: int) -> Wave:
    """Apart: a token drops on its tile, and the field around it opens."""
    knock = pluck(band(noise(0.12, 1 + 40 * take), 900 + 250 * take, 4200), 0.001, 0.012) * 1.4
    body = pluck(sine(glide(base * 2.1, base * 1.9, 0.35), 0.35), 0.002, 0.07)
    thump = pluck(sine(glide(base * 0.6, base * 0.3, 0.3), 0.3), 0.002, 0.07) * 1.2
    field = swell(sine(base * (3, 4, 2.5)[take], 0.4) + 0.5 * sine(base * 4.02, 0.4), 0.12, 0.25) * 0.22
    return mixed(0.75, (0.0, knock), (0.0, body), (0.0, thump), (0.06, field))


def beam(base: float, take: int) -> Wave:
    """Crossfire: a marker fires along its lines."""
    fire = pluck(
        saw(glide(base * (6, 8, 5)[take], base * 1.5, 0.32), 0.32, 14), 0.003, (0.13, 0.1, 0.16)[take]
    )
    sizzle = pluck(band(noise(0.45, 2 + 40 * take), 2500, 9000), 0.02, 0.12) * 0.5
    seat = pluck(sine(glide(base, base / 2, 0.2), 0.2), 0.002, 0.05)
    return echoed(mixed(0.6, (0.0, seat), (0.03, softened(fire, 4500)), (0.05, sizzle)), 0.08, 0.25, 2)


def engine(base: float, take: int) -> Wave:
    """Light Cycle Duel: an engine revs up and passes by."""
    up = (0.18, 0.12, 0.24)[take]
    pitch = np.concatenate(
        [glide(base * 0.5, base, up), glide(base, base * (0.75, 0.67, 0.8)[take], 0.5 - up)]
    )
    motor = saw(pitch, 0.5, 16) + 0.7 * saw(pitch * 1.007, 0.5, 16) + 0.5 * square(pitch / 2, 0.5)
    air = band(noise(0.5, 3 + 40 * take), 600, 3000) * 0.35
    return softened(swell(motor + air, 0.05, 0.28), 1900)


def current(base: float, take: int) -> Wave:
    """Chain: current arrives and lights a socket."""
    contact = pluck(band(noise(0.06, 4 + 40 * take), 1500, 8000), 0.0005, 0.008) * 1.2
    mains = saw(base / 2, 0.28, 24) * (0.6 + 0.4 * np.sign(sine((31, 26, 38)[take], 0.28)))
    buzz = swell(band(mains, 300, 3200), 0.01, 0.16) * 0.6
    lamp = pluck(sine(base * (3, 4, 2)[take], 0.5) + 0.4 * sine(base * 6.01, 0.5), 0.004, 0.12)
    return mixed(0.65, (0.0, contact), (0.0, buzz), (0.13, lamp))


def stone(base: float, take: int) -> Wave:
    """Siege: a step, and a block grinds out of the floor."""
    foot = pluck(sine(glide(base * 0.55, base * 0.28, 0.2), 0.2), 0.002, 0.05)
    grind = (
        swell(
            band(noise(0.3, 5 + 40 * take), 90, 900) * (0.6 + 0.4 * sine((37, 30, 44)[take], 0.3)), 0.03, 0.1
        )
        * 0.8
    )
    knock = pluck(band(noise(0.2, 6 + 40 * take), 150, 1400), 0.001, 0.03) * 1.2
    tone = pluck(sine(base * 1.5, 0.3) + 0.5 * sine(base * 2.77, 0.3), 0.002, 0.06) * 0.6
    return mixed(0.75, (0.0, foot), (0.1, grind), (0.36, knock), (0.36, tone), (0.36, foot))


def weight(seconds: float) -> Wave:
    """What is felt of a crash: it falls from 95 Hz to 30."""
    return pluck(sine(glide(95, 30, seconds), seconds), 0.004, 0.3)


def implosion() -> Wave:
    rise = swell(band(noise(0.55, 7), 300, 2600), 0.5, 0.04) + swell(
        sine(glide(90, 520, 0.55), 0.55), 0.5, 0.04
    )
    thump = pluck(sine(glide(150, 38, 0.6), 0.6), 0.003, 0.18) * 2.2
    return mixed(1.3, (0.0, rise), (0.53, thump))


def volley() -> Wave:
    shots = [(0.07 * number, beam(note(-12 + 2 * (number % 3)), number % 3)) for number in range(6)]
    return mixed(1.2, *shots)


def shattering() -> Wave:
    """Glass that breaks piece by piece."""
    chance = np.random.default_rng(8)
    pieces = [
        (start, pluck(sine(chance.uniform(1800, 6200), 0.3), 0.001, chance.uniform(0.02, 0.08)))
        for start in np.sort(chance.uniform(0, 0.85, 46))
    ]
    burst = pluck(band(noise(0.4, 9), 700, 7000), 0.002, 0.09) * 2.5
    return mixed(1.8, *pieces, (0.8, burst), (0.8, weight(0.9) * 3.3))


def short_circuit() -> Wave:
    """Current that runs faster and faster, and a crack."""
    starts = np.cumsum(np.geomspace(0.11, 0.025, 12))
    run = [(start, pluck(sine(note(step), 0.2), 0.002, 0.04)) for step, start in enumerate(starts)]
    arc = band(noise(0.4, 10), 1200, 9000) * (sine(60, 0.4) > 0.2)
    return mixed(1.4, *run, (starts[-1] + 0.04, pluck(arc, 0.001, 0.11) * 1.3))


def slam() -> Wave:
    blows = [
        (start, stone(note(-17 - 2 * number), number)[round(0.34 * RATE) :] * 1.4)
        for number, start in enumerate((0.1, 0.24, 0.36))
    ]
    rubble = swell(band(noise(0.9, 11), 60, 700), 0.05, 0.7) * 0.7
    return mixed(1.4, *blows, (0.3, rubble))


def of_the_games() -> None:
    moves = {"apart": token, "crossfire": beam, "light_cycle": engine, "chain": current, "siege": stone}
    fates = {
        "apart": implosion,
        "crossfire": volley,
        "light_cycle": shattering,
        "chain": short_circuit,
        "siege": slam,
    }
    for game, made in moves.items():
        keep_moves(made, GAMES / game / "sounds")
        keep("fate", fates[game](), FATE, GAMES / game / "sounds")


# The Arena

# An engine has so many speeds, each higher than the one before by this factor.
GEARS, GEAR_STEP = 6, 1.13


def gear(base: float) -> Wave:
    """An engine at a speed, without a seam: whole waves fit into a second."""
    base, length = 2.0 * round(base / 2), 1.0
    motor = saw(base, length, 14) + 0.7 * saw(base + 1, length, 14) + 0.4 * saw(base / 2, length, 8)
    air = sine(base * 3, length) * (0.5 + 0.5 * sine(8, length)) * 0.25
    return softened(np.tile(motor + air, 2), 900)[len(motor) :]


def rounds(wave: Wave) -> Wave:
    """Three rounds of a loop in two channels: the arcade plays the second one, which has no ends."""
    return wide(np.tile(wave, 3))


def swerve(base: float) -> Wave:
    """A sharp turn: tyres of light, and the engine dips."""
    hiss = pluck(band(noise(0.16, 21), 1800, 7000), 0.004, 0.03) * 0.7
    dip = pluck(saw(glide(base * 3, base * 2, 0.16), 0.16, 10), 0.003, 0.05)
    return mixed(0.2, (0.0, hiss), (0.0, softened(dip, 2600)))


def derezz() -> Wave:
    """A rider bursts into cubes of light."""
    blow = pluck(band(noise(0.7, 22), 60, 2400), 0.002, 0.16) * 2.2
    thump = pluck(sine(glide(150, 34, 0.7), 0.7), 0.002, 0.2) * 1.6
    chance = np.random.default_rng(23)
    bits = [
        (start, pluck(square(float(chance.uniform(700, 3600)), 0.1), 0.001, 0.02) * 0.5)
        for start in np.sort(chance.uniform(0.05, 0.95, 40))
    ]
    return echoed(mixed(1.5, (0.0, blow), (0.0, thump), *bits), 0.11, 0.3, 2) + mixed(
        1.72, (0.0, weight(1.2) * 1.7)
    )


def of_the_arena() -> None:
    folder, first = HERE / "arena", note(-24)
    for player, base in ((1, first), (2, first * FIFTH)):
        for number in range(GEARS):
            keep(f"engine_{player}_{number}", rounds(gear(base * GEAR_STEP**number)), ENGINE, folder)
        keep(f"turn_{player}", swerve(base * 2), SWERVE, folder)
    keep("crash", derezz(), FATE, folder)
    whoosh = swell(band(noise(0.35, 24), 900, 5200), 0.12, 0.2)
    keep("miss", whoosh + 0.3 * swell(sine(glide(note(12), note(24), 0.35), 0.35), 0.1, 0.2), ASIDE, folder)
    grind = swell(band(noise(0.6, 25), 60, 700) * (0.6 + 0.4 * sine(23, 0.6)), 0.05, 0.3)
    knock = pluck(sine(glide(110, 45, 0.5), 0.5), 0.002, 0.12) * 1.6
    keep("wall", mixed(0.8, (0.0, grind), (0.12, knock)), ASIDE, folder)
    keep("cut_off", blips(0.6, (0, 0, 0.07), (0.08, 5, 0.07), (0.16, 12, 0.16)), ASIDE, folder)
    keep("count", pluck(square(note(0), 0.3) + sine(note(-12), 0.3), decay=0.09), ASIDE, folder)
    keep("go", echoed(pluck(square(note(12), 0.5) + sine(note(0), 0.5), decay=0.2), 0.08, 0.3), ASIDE, folder)


# Stings


def fanfare(shift: float) -> Wave:
    """A rising arpeggio that ends on a chord."""
    tune = [(0.0, 0), (0.11, 4), (0.22, 7), (0.33, 12), (0.5, 7), (0.61, 12)]
    parts = [(start, pluck(saw(note(step + shift), 0.7), decay=0.22)) for start, step in tune]
    chord = sum(swell(saw(note(step + shift), 1.4, 9), 0.02, 1.0) for step in (0, 4, 7, 12, 16))
    return echoed(softened(mixed(2.4, *parts, (0.78, chord * 0.4)), 5200), 0.17, 0.3)


def stings() -> None:
    keep("win_1", fanfare(-12), STING)
    keep("win_2", fanfare(-5), STING)
    tune = [(0.0, 0), (0.24, -2), (0.48, -5), (0.72, -9)]
    parts = [(start, pluck(saw(note(step - 5), 0.9, 8), decay=0.3)) for start, step in tune]
    low = swell(saw(note(-33), 1.5, 10), 0.05, 1.1) * 0.7
    keep("lose", echoed(softened(mixed(2.4, *parts, (0.74, low)), 3200), 0.2, 0.3), STING)


def keep_all() -> None:
    effects()
    of_the_games()
    of_the_arena()
    stings()
