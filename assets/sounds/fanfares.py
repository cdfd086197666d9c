"""What is heard when somebody has won: for each game in its own key, by the band of its music.

Two chords lead to a third one, in which a drum and the bass come down and the lead climbs. Player 2's lead
begins higher, as Player 2's sounds do.
"""

import themes
from band import kick, open_hat, snare, tom, warm
from notation import Chord, chords
from stems import LOWEST_BASS, Theme
from synth import GAMES, HERE, LOUDEST_SAMPLE, Wave, echoed, heard, mixed, softened, swell, write

STING = -12.5
SECONDS = 4.2
# Two chords of half a bar each, and the one that they lead to.
CADENCES = {
    "apart": "G6 Am7 Dsus2 D",
    "crossfire": "C D E E",
    "light_cycle": "F G A A",
    "chain": "Bb C D D",
    "siege": "C D E E",
    "arena": "G A B B",
}
LOWEST_TUNE = {1: 64, 2: 71}


def fanfare(theme: Theme, cadence: str, player: int) -> Wave:
    beat = 60 / max(theme.tempo, 104)
    one, two, three, last = chords(cadence)
    parts = [(2 * beat * at, struck(theme, chord, 1.9 * beat)) for at, chord in enumerate((one, two))]
    parts.append((4 * beat, struck(theme, three, beat)))
    parts.append((5 * beat, struck(theme, last, SECONDS - 5 * beat)))
    for at, chord in enumerate((one, two)):
        parts += climb(theme, chord, player, 2 * beat * at, beat)
    top = last.voiced(LOWEST_TUNE[player] + 5)
    parts += [(4 * beat, theme.lead(top[0], 0.45 * beat)), (4.5 * beat, theme.lead(top[1], 0.45 * beat))]
    parts.append((5 * beat, theme.lead(top[2], SECONDS - 5 * beat - 0.3) * 1.2))
    whole = mixed(SECONDS, *parts, *drums(beat))
    return softened(echoed(whole, 1.5 * beat, 0.22, 2)[: len(whole)], 9000)


def struck(theme: Theme, chord: Chord, seconds: float) -> Wave:
    """A chord with its bass."""
    voices = sum(warm(pitch, seconds) for pitch in chord.voiced(54)) * 0.16
    return voices + theme.bass(chord.bass(LOWEST_BASS), seconds) * 0.5


def climb(theme: Theme, chord: Chord, player: int, start: float, beat: float) -> list[tuple[float, Wave]]:
    """Four notes up through a chord."""
    pitches = chord.voiced(LOWEST_TUNE[player])
    notes = [*pitches[:3], pitches[0] + 12]
    return [(start + at * beat / 2, theme.lead(pitch, 0.48 * beat) * 0.8) for at, pitch in enumerate(notes)]


def drums(beat: float) -> list[tuple[float, Wave]]:
    hits = [(0.0, kick(0)), (1.0, snare(0) * 0.6), (2.0, kick(1)), (3.0, snare(1) * 0.6)]
    hits += [(3.5 + 0.25 * nth, tom(nth) * 0.8) for nth in range(2)]
    hits += [
        (4.0, kick(2)),
        (4.5, snare(2) * 0.8),
        (4.75, snare(3)),
        (5.0, kick(3) * 1.4),
        (5.0, open_hat(0) * 1.6),
    ]
    return [(at * beat, wave) for at, wave in hits]


def keep_all() -> None:
    for name, cadence in CADENCES.items():
        theme = {**themes.SHARED, **themes.OF_GAMES}[name]
        folder = GAMES / name / "sounds" if name in themes.OF_GAMES else HERE / name
        for player in LOWEST_TUNE:
            wave = swell(fanfare(theme, cadence, player), 0.002, 0.6)
            wave = wave * 10 ** ((STING - heard(wave)) / 20)
            write(folder / f"win_{player}.ogg", wave * min(1.0, LOUDEST_SAMPLE / max(abs(wave))), 0.7)
