"""The nine pieces of the arcade. All of them hold an A and an E, the pitches of the two players.

| piece | tempo | key | what it is made of |
| --- | --- | --- | --- |
| menu | 92 | A minor | warm pads, a harp, half-time drums, a glass lead: neon in the rain |
| run | 112 | A dorian | pulses and chips of an arcade, and a lead that climbs |
| ending | 88 | C major, on the way home from F | strings, a harp and a singing lead over slow drums |
| arena | 126 | B minor | stabs, a hard bass in sixteenths, four on the floor, a fuzzy lead |
| apart | 100 | D dorian | wine glasses, ice and steps on snow: a frozen lake |
| crossfire | 116 | E minor | a hangar: gated chords, a hard bass, clanks, a bright lead |
| light_cycle | 108 | A minor | the road at night: octaves in the bass, gated snares, saws |
| chain | 104 | D minor | relays, mains current and switches, an arcade lead |
| siege | 96 | E phrygian | a choir, war drums in half time, and a horn over the walls |

A section of four bars lasts eight to eleven seconds. No two sections of a piece are alike.
"""

from band import (
    arcade_lead,
    bell,
    bright_lead,
    chip,
    choir,
    clank,
    clap,
    crunch,
    deep_bass,
    fuzz_lead,
    glass_lead,
    glassy,
    hard_bass,
    harp,
    hat,
    horn,
    ice,
    kick,
    open_hat,
    organ,
    relay,
    rim,
    round_bass,
    snare,
    soft_kick,
    stab,
    strings,
    switch,
    tom,
    war_drum,
    warm,
    wire_bass,
)
from stems import Broken, Held, Struck, Theme


def from_the_middle(text: str, between: str) -> str:
    """The last two bars first."""
    bars = text.split(between)
    return between.join([*bars[2:], *bars[:2]])


REST_OF_BAR = "................"
FLOOR = "x...x...x...x..."
BACKBEAT, SOFT_BACKBEAT = "....x.......x...", "....o.......o..."

RAIN = Held(warm, 600, 2400)
menu = Theme(
    tempo=92,
    chords={
        "p": "Am9 Fmaj7 Cadd9 G",
        "q": "Dm9 Am7 Fmaj7 G",
        "r": "Fmaj7 G Em7 Am",
        "d": "Dm7 Dm7 Fmaj7 Gsus4",
        "u": "Cadd9 G Am9 Fmaj7",
    },
    grounds={
        "p1": RAIN,
        "q1": RAIN,
        "p2": Broken(harp, (0, 2, 4, 3, 1, 6, 4, 2), "x.x.x.x.x.x.x.x.", RAIN),
        "q2": Broken(harp, (0, 2, 3, 5, 7, 5, 3, 2), "x.xxx.x.x.xxx.x.", RAIN),
        "r1": Struck(harp, "x..x..x...x.x...", Held(strings, 500, 2000)),
        "d1": Held(glassy, 500, 1800),
        "u1": Broken(harp, (0, 2, 3, 5, 7, 5, 3, 2), "x.xxx.x.x.xxx.x.", RAIN),
    },
    bass=round_bass,
    basses={
        "p1": "x.....x.x.......",
        "q1": "x.....x.x.....f.",
        "p2": "x..x..x.o..x..f.",
        "q2": "x..x..x.o.x.f.o.",
        "r1": "x.......x...f... x.......x...o...",
        "d1": "x...............",
        "u1": "x..x..x.o..x..f.",
    },
    beats={
        "a": {
            soft_kick: "x.......x.x.....",
            clap: "........o.......",
            hat: "..x...x...x...x.",
        },
        "b": {
            soft_kick: "x.....x...x..... x.......x.x.....",
            snare: "....o.......o... ....o.......o... ....o.......o... ....o.......o.oo",
            hat: "x.-.x.-.x.-.x.-.",
        },
        "c": {rim: "......x.......x. ......x...x...x.", open_hat: "..............x."},
    },
    lead=glass_lead,
    tunes={
        "p1": "e5:3 d5:1 c5:2 e5:2 | a4:6 -:2 | g4:2 c5:2 e5:3 d5:1 | b4:6 -:2",
        "q1": "f5:3 e5:1 d5:2 f5:2 | e5:4 c5:2 a4:2 | c5:3 d5:1 e5:2 c5:2 | d5:6 -:2",
        "q2": "a5:3 g5:1 f5:2 e5:2 | e5:3 d5:1 c5:4 | a4:2 c5:2 f5:2 e5:2 | d5:5 b4:1 -:2",
        "r1": "a5:4 g5:2 f5:2 | g5:4 d5:2 b4:2 | g5:3 e5:1 b4:4 | c5:2 b4:2 a4:2 -:2",
        "u1": from_the_middle(
            "e5:2 g5:2 e5:2 d5:2 | c5:3 d5:1 c5:2 a4:2 | g4:2 g5:2 e5:2 c5:2 | d5:4 b4:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
)

PULSE = Held(organ, 700, 3000)
run = Theme(
    tempo=112,
    chords={
        "p": "Am C G D",
        "q": "C G D Am",
        "r": "F G C Am",
        "d": "G G Esus4 E",
        "u": "G D Am C",
    },
    grounds={
        "p1": Struck(chip, "x..x..x.x..x..x.", PULSE),
        "q1": Struck(chip, "x.x...x.x.x...x.", PULSE),
        "p2": Broken(chip, (0, 1, 2, 3, 2, 1), below=PULSE),
        "q2": Broken(chip, (0, 2, 4, 1, 3, 5, 4, 2), below=PULSE),
        "r1": Held(warm, 700, 3200),
        "d1": Broken(bell, (0, 1, 2), "x..x..x..x..x.x.", Held(warm, 500, 1600)),
        "u1": Broken(chip, (0, 2, 4, 1, 3, 5, 4, 2), below=PULSE),
    },
    bass=round_bass,
    basses={
        "p1": "x.x.o.x.x.x.o.x.",
        "q1": "x.x.o.x.x.f.o.x.",
        "p2": "x..xx..xo..xx.f.",
        "q2": "xxo.xxo.xxo.xxf.",
        "r1": "x...x...x...f.o.",
        "d1": "x.......x....... x.......x.x.x.x.",
        "u1": "x..xx..xo..xx.f.",
    },
    beats={
        "a": {kick: FLOOR, clap: SOFT_BACKBEAT, hat: "..x...x...x...x."},
        "b": {
            kick: "x...x...x...x... x...x...x..xx...",
            snare: f"{BACKBEAT} {BACKBEAT} {BACKBEAT} ....x..o..o.oxox",
            hat: "o.ooo.ooo.ooo.oo",
            open_hat: "..o...o...o...o.",
        },
        "c": {kick: "x.........x.....", rim: "...x..x....x..x.", hat: "x...x...x...x..."},
    },
    lead=arcade_lead,
    tunes={
        "p1": (
            "a5:1 e5:1 a5:1 b5:1 c6:2 b5:2 | g5:2 e5:2 c5:2 e5:2 | "
            "d5:1 g5:1 b5:1 d6:1 b5:2 g5:2 | a5:2 f#5:2 d5:2 -:2"
        ),
        "q1": "g5:3 e5:1 c5:2 e5:2 | d5:3 g5:1 b5:4 | a5:3 f#5:1 d5:2 f#5:2 | e5:2 c5:2 a4:2 -:2",
        "q2": "c6:2 g5:2 e5:2 g5:2 | b5:2 g5:2 d5:2 g5:2 | f#5:1 a5:1 d6:2 c6:2 a5:2 | c6:2 b5:2 a5:2 -:2",
        "r1": "a5:4 f5:2 c5:2 | b5:4 g5:2 d5:2 | e5:2 g5:2 c6:4 | b5:2 c6:2 a5:2 -:2",
        "u1": from_the_middle(
            "c6:3 b5:1 a5:2 e5:2 | g5:3 c6:1 e6:4 | d6:2 b5:2 g5:2 b5:2 | a5:1 b5:1 a5:1 f#5:1 d5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
)

HOMEWARD = Held(strings, 700, 2800)
ending = Theme(
    tempo=88,
    chords={
        "p": "Fmaj7 G Am7 Cadd9",
        "q": "Dm7 Fmaj7 Cadd9 G",
        "r": "Am7 Em7 Fmaj7 G",
        "d": "Fmaj7 Fmaj7 Gsus4 G",
        "u": "Am7 Cadd9 Fmaj7 G",
    },
    grounds={
        "p1": HOMEWARD,
        "q1": HOMEWARD,
        "p2": Broken(harp, (0, 1, 2, 4, 3, 2), "x.x.x.x.x.x.x.x.", HOMEWARD),
        "q2": Broken(harp, (0, 2, 4, 6, 5, 3, 2, 1), below=Held(warm, 600, 2000)),
        "r1": Held(choir, 700, 2600),
        "d1": Broken(bell, (0, 2, 1, 3), "x...x...x...x...", Held(glassy, 500, 1800)),
        "u1": Broken(harp, (0, 2, 4, 6, 5, 3, 2, 1), below=Held(warm, 600, 2000)),
    },
    bass=deep_bass,
    basses={
        "p1": "x.......x.....f.",
        "q1": "x.......x...f...",
        "p2": "x.....x.x.f.o...",
        "q2": "x..x..x.x...o.f.",
        "r1": "x...............",
        "d1": "x.......f.......",
        "u1": "x.....x.x.f.o...",
    },
    beats={
        "a": {soft_kick: "x.......x.......", snare: "....o.......o...", hat: "x.-.x.-.x.-.x.-."},
        "b": {
            soft_kick: "x.....x.x.......",
            snare: "....x.......x... ....x.......x... ....x.......x... ....x...o.o.xoxo",
            open_hat: "..o...o...o...o.",
            tom: f"{REST_OF_BAR} {REST_OF_BAR} {REST_OF_BAR} ..........x.x.x.",
        },
        "c": {soft_kick: "x...............", rim: "....x.......x...", hat: "..-...-...-...-."},
    },
    lead=bright_lead,
    tunes={
        "p1": "a5:4 c6:2 a5:2 | b5:4 d6:2 b5:2 | c6:3 b5:1 a5:2 e5:2 | g5:6 -:2",
        "q1": "f5:3 e5:1 d5:2 a5:2 | a5:4 c6:2 f5:2 | e5:3 g5:1 c6:4 | b5:4 d5:2 -:2",
        "q2": "d6:4 a5:2 f5:2 | c6:3 a5:1 f5:4 | g5:2 c6:2 e6:4 | d6:4 b5:2 -:2",
        "r1": "e6:4 c6:2 a5:2 | b5:4 g5:2 e5:2 | a5:2 c6:2 f5:4 | d5:2 g5:2 b5:2 -:2",
        "u1": from_the_middle(
            "c6:2 a5:2 f5:2 a5:2 | d6:2 b5:2 g5:2 b5:2 | e6:4 c6:2 a5:2 | g5:3 e5:1 c5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 c p1
        q1 q1 a q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
)

GRID = Held(warm, 500, 1900)
arena = Theme(
    tempo=126,
    chords={
        "p": "Bm G D A",
        "q": "Bm G Em F#",
        "r": "Em G A Bm",
        "d": "F#sus4 F#sus4 F# F#",
        "u": "D A Bm G",
        "v": "Em F# Bm G",
    },
    grounds={
        "p1": Struck(stab, "x..x..x..x..x.x.", GRID),
        "q1": Struck(stab, "..x...x...x..xx.", GRID),
        "p2": Broken(stab, (0, 1, 2, 1, 3, 2, 1, 2), below=GRID),
        "q2": Broken(stab, (2, 1, 0, 3, 2, 4), below=GRID),
        "r1": Held(strings, 700, 3400),
        "d1": Struck(stab, "x.......x....... x.......x....... x...x...x...x... x.x.x.x.xxxxxxxx", GRID),
        "u1": Broken(stab, (0, 1, 2, 1, 3, 2, 1, 2), below=GRID),
        "v1": Broken(stab, (2, 1, 0, 3, 2, 4), below=GRID),
    },
    bass=hard_bass,
    basses={
        "p1": "x.xxx.xxx.xxx.xx",
        "q1": "x.xxx.xxx.xxf.oo",
        "p2": "x.oxx.oxx.oxx.of",
        "q2": "xxxoxxxoxxxoxxfo",
        "r1": "x...x.x.x...x.o.",
        "d1": "x.......x....... x...x...x...x...",
        "u1": "x.oxx.oxx.oxx.of",
        "v1": "xxxoxxxoxxxoxxfo",
    },
    beats={
        "a": {kick: FLOOR, clap: SOFT_BACKBEAT, hat: "x-x-x-x-x-x-x-x-", open_hat: "..x...x...x...x."},
        "b": {
            kick: "x...x...x...x... x...x...x...x... x...x...x...x... x...x...x.......",
            snare: f"{BACKBEAT} {BACKBEAT} {BACKBEAT} ....x..x..x.oxxx",
            hat: "xoxoxoxoxoxoxoxo",
            tom: f"{REST_OF_BAR} {REST_OF_BAR} {REST_OF_BAR} ........x.xx....",
        },
        "c": {kick: "x.........x..... x.........x..x..", clank: "......x.......o.", hat: "x.o.x.o.x.o.x.o."},
    },
    lead=fuzz_lead,
    tunes={
        "p1": (
            "b5:1 -:1 f#5:1 b5:1 d6:2 c#6:2 | b5:3 g5:1 d5:4 | "
            "f#5:1 -:1 f#5:1 a5:1 d6:2 a5:2 | c#6:4 e5:2 -:2"
        ),
        "q1": "d6:2 c#6:1 b5:1 f#5:4 | g5:2 b5:2 d6:4 | e6:3 d6:1 b5:2 g5:2 | a#5:2 c#6:2 f#5:2 -:2",
        "q2": (
            "f#5:1 b5:1 d6:1 f#5:1 b5:1 d6:1 f#6:2 | d6:2 b5:2 g5:4 | "
            "g5:1 b5:1 e6:2 d6:2 b5:2 | c#6:3 a#5:1 f#5:2 -:2"
        ),
        "r1": "b5:4 g5:2 e5:2 | d6:4 b5:2 g5:2 | e6:3 c#6:1 a5:4 | b5:2 d6:2 f#6:2 -:2",
        "u1": from_the_middle(
            "b5:3 c#6:1 d6:2 f#6:2 | d6:3 b5:1 g5:4 | a5:2 f#5:2 d5:2 f#5:2 | e5:2 a5:2 c#6:2 -:2", "|"
        ),
        "v1": from_the_middle(
            "d6:2 c#6:1 b5:1 f#5:4 | g5:2 b5:2 d6:4 | e6:3 d6:1 b5:2 g5:2 | a#5:2 c#6:2 f#5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        v1 v1 a v1
        d1 d1 c -
    """,
    pumping=0.5,
    echo=0.26,
)

LAKE = Held(glassy, 500, 2600)
apart = Theme(
    tempo=100,
    chords={
        "p": "Dm9 G6 Am7 Cmaj7",
        "q": "Fmaj7 Em7 Am7 Dm9",
        "r": "Fmaj7 G Em7 Am7",
        "d": "Dsus2 Dsus2 Am7 Am7",
        "u": "Am7 Cmaj7 Dm9 G6",
    },
    grounds={
        "p1": LAKE,
        "q1": LAKE,
        "p2": Broken(ice, (0, 2, 4, 6, 5, 3), "x..x..x..x..x...", LAKE),
        "q2": Broken(ice, (4, 2, 0, 2, 5, 3, 1, 3), "x.x...x.x.x...x.", LAKE),
        "r1": Held(choir, 500, 2200),
        "d1": Broken(ice, (0, 1, 2), "x.......x.....x.", Held(warm, 400, 1200)),
        "u1": Broken(ice, (4, 2, 0, 2, 5, 3, 1, 3), "x.x...x.x.x...x.", LAKE),
    },
    bass=deep_bass,
    basses={
        "p1": "x...............",
        "q1": "x.........f.....",
        "p2": "x.....x...f...o.",
        "q2": "x...x...f...x...",
        "r1": "x.......x.......",
        "d1": "x..............x",
        "u1": "x.....x...f...o.",
    },
    beats={
        "a": {soft_kick: "x.........x.....", crunch: "....x.......x...", rim: "..........o...-."},
        "b": {
            soft_kick: "x.....x...x.....",
            crunch: "..x.x.x...x.x.x.",
            rim: "....x.......x..o ....x.......x... ....x.......x..o ....x..x.o.ox.oo",
            hat: "x.-.x.-.x.-.x.-.",
        },
        "c": {crunch: "x...x...x...x...", tom: "..............o. ..........o...o."},
    },
    lead=glass_lead,
    tunes={
        "p1": "a5:2 -:1 f5:1 e5:2 d5:2 | b5:4 g5:2 -:2 | c6:2 a5:2 e5:4 | g5:3 e5:1 d5:2 -:2",
        "q1": "c6:3 a5:1 f5:4 | b5:3 g5:1 e5:4 | a5:2 c6:2 b5:2 a5:2 | f5:6 -:2",
        "q2": "f5:1 a5:1 c6:2 e6:4 | d6:2 b5:2 g5:4 | c6:1 b5:1 a5:2 e5:4 | d5:2 e5:2 f5:2 -:2",
        "r1": "a5:4 c6:4 | b5:4 d6:4 | g5:2 b5:2 e6:4 | c6:2 b5:2 a5:2 -:2",
        "u1": from_the_middle(
            "d6:2 -:2 a5:2 f5:2 | g5:2 b5:2 d6:4 | e6:3 c6:1 a5:4 | g5:2 e5:2 c5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 c p1
        q1 q1 a q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
    pumping=0.25,
    echo=0.42,
)

HANGAR = Held(strings, 500, 2200)
crossfire = Theme(
    tempo=116,
    chords={
        "p": "Em C D Bm",
        "q": "Em G Am B",
        "r": "Am C Em B",
        "d": "Bsus4 Bsus4 B B",
        "u": "D Bm Em C",
        "v": "Am B Em G",
    },
    grounds={
        "p1": Struck(stab, "x.....x...x.....", HANGAR),
        "q1": Struck(stab, "x..x....x..x..x.", HANGAR),
        "p2": Broken(stab, (0, 2, 1, 3, 2, 4, 3, 1), "x.xxx.xxx.xxx.xx", HANGAR),
        "q2": Broken(harp, (0, 1, 2, 3, 4, 3, 2, 1), below=HANGAR),
        "r1": Held(organ, 600, 2600),
        "d1": Struck(stab, "x...............", Held(warm, 400, 2400)),
        "u1": Broken(stab, (0, 2, 1, 3, 2, 4, 3, 1), "x.xxx.xxx.xxx.xx", HANGAR),
        "v1": Broken(harp, (0, 1, 2, 3, 4, 3, 2, 1), below=HANGAR),
    },
    bass=hard_bass,
    basses={
        "p1": "xx.xx.xxxx.xx.xx",
        "q1": "xx.xx.xxxx.xf.fo",
        "p2": "x.xx.xx.x.xx.xo.",
        "q2": "xxxxxxxxffffoooo",
        "r1": "x.....x.x.....f.",
        "d1": "x.......x....... x...x...x...xxxx",
        "u1": "x.xx.xx.x.xx.xo.",
        "v1": "xxxxxxxxffffoooo",
    },
    beats={
        "a": {kick: "x.....x...x.....", snare: BACKBEAT, clank: "..........o.....", hat: "x.x.x.x.x.x.x.x."},
        "b": {
            kick: "x..x..x...x..x..",
            snare: f"{BACKBEAT} {BACKBEAT} {BACKBEAT} ....x..x.x.xoxox",
            clank: "......o.......x.",
            hat: "x-x-x-x-x-x-x-x-",
        },
        "c": {clank: "x.....o...x.....", kick: "x...............", switch: "..x...x...x...x."},
    },
    lead=bright_lead,
    tunes={
        "p1": (
            "e5:1 -:1 e5:1 g5:1 b5:2 a5:2 | g5:3 e5:1 c5:4 | d5:1 -:1 d5:1 f#5:1 a5:2 g5:2 | f#5:4 d5:2 -:2"
        ),
        "q1": "b5:3 a5:1 g5:2 e5:2 | d5:2 g5:2 b5:4 | c6:3 b5:1 a5:2 e5:2 | f#5:2 d#5:2 b4:2 -:2",
        "q2": "e5:1 f#5:1 g5:1 a5:1 b5:4 | d6:3 b5:1 g5:4 | a5:2 c6:2 e6:2 c6:2 | b5:4 d#5:2 -:2",
        "r1": "a5:2 e5:2 c5:2 e5:2 | g5:2 e5:2 c5:2 e5:2 | b5:3 g5:1 e5:4 | d#5:2 f#5:2 b5:2 -:2",
        "u1": from_the_middle(
            "b5:3 g5:1 e5:2 g5:2 | e5:3 g5:1 c6:4 | a5:2 f#5:2 d5:2 f#5:2 | b4:2 d5:2 f#5:2 -:2", "|"
        ),
        "v1": from_the_middle(
            "b5:3 a5:1 g5:2 e5:2 | d5:2 g5:2 b5:4 | c6:3 b5:1 a5:2 e5:2 | f#5:2 d#5:2 b4:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        v1 v1 a v1
        d1 d1 c -
    """,
    pumping=0.45,
)

ROAD = Held(warm, 600, 3000)
light_cycle = Theme(
    tempo=108,
    chords={
        "p": "Am F C G",
        "q": "Am F Dm E",
        "r": "F G Em Am",
        "d": "Esus4 Esus4 E E",
        "u": "C G Am F",
    },
    grounds={
        "p1": ROAD,
        "q1": Struck(stab, "..x...x...x...x.", ROAD),
        "p2": Broken(harp, (0, 1, 2, 3, 2, 1, 2, 1), below=ROAD),
        "q2": Broken(chip, (0, 3, 2, 4, 1, 3, 2, 5), below=ROAD),
        "r1": Held(strings, 700, 3200),
        "d1": Struck(stab, "x..x..x.........", Held(warm, 400, 2800)),
        "u1": Broken(chip, (0, 3, 2, 4, 1, 3, 2, 5), below=ROAD),
    },
    bass=round_bass,
    basses={
        "p1": "x.o.x.o.x.o.x.o.",
        "q1": "x.o.x.o.x.o.f.o.",
        "p2": "x..x..x.o..x..o.",
        "q2": "x..xx..xo..xf..o",
        "r1": "x.......x...o...",
        "d1": "x...x...x...x... x.x.x.x.x.x.xxxx",
        "u1": "xxo.xxo.xxo.xxof",
    },
    beats={
        "a": {kick: FLOOR, snare: BACKBEAT, hat: "..x...x...x...x."},
        "b": {
            kick: "x...x...x...x... x...x...x..x..x.",
            snare: f"{BACKBEAT} {BACKBEAT} {BACKBEAT} ....x.......x.xx",
            hat: "x.x.x.x.x.x.x.x.",
            open_hat: "..o...o...o...o.",
            tom: f"{REST_OF_BAR} {REST_OF_BAR} {REST_OF_BAR} ......x.xx.x....",
        },
        "c": {soft_kick: "x.......x.......", rim: "....x.......x...", hat: "-.-.-.-.-.-.-.-."},
    },
    lead=bright_lead,
    tunes={
        "p1": "e5:3 d5:1 c5:2 d5:2 | c5:3 a4:1 f5:4 | e5:3 d5:1 c5:2 g5:2 | d5:6 -:2",
        "q1": "e5:3 d5:1 c5:2 e5:2 | a5:4 f5:2 c5:2 | d5:2 f5:2 a5:2 f5:2 | e5:4 g#5:2 -:2",
        "q2": "a5:3 b5:1 c6:2 b5:2 | a5:3 f5:1 c5:4 | f5:2 e5:2 d5:2 a5:2 | g#5:6 -:2",
        "r1": "a5:4 c6:4 | b5:4 g5:2 d5:2 | g5:3 e5:1 b4:4 | a4:2 c5:2 e5:2 -:2",
        "u1": from_the_middle(
            "a5:2 e5:2 c5:2 e5:2 | f5:2 c5:2 a4:2 c5:2 | g5:2 e5:2 c5:2 e5:2 | d5:2 g5:2 b5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
    pumping=0.5,
)

MAINS = Held(organ, 400, 1500)
chain = Theme(
    tempo=104,
    chords={
        "p": "Dm Bb F C",
        "q": "Gm Dm Bb A",
        "r": "Bb C Dm Am",
        "d": "Asus4 Asus4 A A",
        "u": "F C Dm Bb",
    },
    grounds={
        "p1": Broken(relay, (0, 2, 1, 2), "x.x.x.x.x.x.x.x.", MAINS),
        "q1": Broken(relay, (0, 1, 2, 4, 2, 1), "x.x.xxx.x.x.xxx.", MAINS),
        "p2": Struck(relay, "x..x..x...x..x..", MAINS),
        "q2": Broken(chip, (0, 1, 2, 3, 4, 5, 4, 3), below=MAINS),
        "r1": Held(warm, 500, 2600),
        "d1": Broken(relay, (0, 0, 1, 0, 0, 2, 0, 1), below=Held(organ, 300, 2400)),
        "u1": Broken(chip, (0, 1, 2, 3, 4, 5, 4, 3), below=MAINS),
    },
    bass=wire_bass,
    basses={
        "p1": "x..x..x...x..x..",
        "q1": "x..x..x...x.f.o.",
        "p2": "x.x.x.xxx.x.x.of",
        "q2": "xx..xx..xx..ff.o",
        "r1": "x.......x.....x.",
        "d1": "x.xxx.xxx.xxx.xx",
        "u1": "x.x.x.xxx.x.x.of",
    },
    beats={
        "a": {kick: "x.....x...x.....", clap: SOFT_BACKBEAT, switch: "..x...x...x...x."},
        "b": {
            kick: "x..x..x...x.x...",
            snare: f"{SOFT_BACKBEAT} {SOFT_BACKBEAT} {SOFT_BACKBEAT} ....o....o.oo.oo",
            switch: "x.xxx.xxx.xxx.xx",
            hat: "..x...x...x...x.",
        },
        "c": {switch: "x..x..x..x..x.x.", rim: "....x.......x..."},
    },
    lead=arcade_lead,
    tunes={
        "p1": (
            "d5:1 -:1 a5:1 -:1 f5:1 -:1 a5:2 | d5:1 -:1 bb5:1 -:1 f5:1 -:1 d5:2 | "
            "c5:1 -:1 a5:1 -:1 f5:1 -:1 c5:2 | e5:2 g5:2 c6:2 -:2"
        ),
        "q1": "bb5:3 a5:1 g5:4 | f5:3 e5:1 d5:4 | d5:2 f5:2 bb5:2 a5:2 | a5:2 g5:2 e5:2 -:2",
        "q2": "g5:2 bb5:2 d6:4 | d6:2 a5:2 f5:4 | bb5:1 a5:1 f5:2 d5:4 | c#5:2 e5:2 a5:2 -:2",
        "r1": "d6:4 bb5:2 f5:2 | c6:4 g5:2 e5:2 | f5:2 a5:2 d6:4 | c6:2 a5:2 e5:2 -:2",
        "u1": from_the_middle(
            "f5:3 e5:1 d5:2 a5:2 | bb5:3 a5:1 f5:4 | a5:2 c6:2 a5:2 f5:2 | g5:2 e5:2 c5:2 -:2", "|"
        ),
    },
    score="""
        p1 p1 a p1
        q1 q1 b q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
    echo=0.28,
)

WALLS = Held(choir, 500, 2400)
siege = Theme(
    tempo=96,
    chords={
        "p": "Em F Em Dm",
        "q": "Am F G Em",
        "r": "Am G F E",
        "d": "Em Em F E",
        "u": "Em Dm Em F",
    },
    grounds={
        "p1": WALLS,
        "q1": WALLS,
        "p2": Struck(strings, "x..x..x.x..x..x.", Held(strings, 400, 1600)),
        "q2": Broken(harp, (0, 2, 1, 2, 3, 2), "x.x.x.x.x.x.x.x.", WALLS),
        "r1": Held(strings, 600, 2600),
        "d1": Struck(strings, "x.......x.......", Held(organ, 300, 1200)),
        "u1": Broken(harp, (0, 2, 1, 2, 3, 2), "x.x.x.x.x.x.x.x.", WALLS),
    },
    bass=deep_bass,
    basses={
        "p1": "x...............",
        "q1": "x.......f.......",
        "p2": "x..x..x.x..x..x.",
        "q2": "x.....x.f.....o.",
        "r1": "x.......x.......",
        "d1": "x...x...x...x...",
        "u1": "x..x..x.x..x..x.",
    },
    beats={
        "a": {war_drum: "x.......o.......", rim: "....-..-....-.-."},
        "b": {
            war_drum: "x.....o.x..o.... x.....o.x..o.... x.....o.x..o.... x.....o.x.o.x.xx",
            tom: "..............o.",
            clap: "........x.......",
            crunch: "..x...x...x...x.",
        },
        "c": {war_drum: "x...............", crunch: "x...x...x...x..."},
    },
    lead=horn,
    tunes={
        "p1": "e4:6 f4:2 | a4:6 c5:2 | b4:6 g4:2 | a4:4 f4:2 -:2",
        "q1": "c5:4 b4:2 a4:2 | a4:4 c5:4 | b4:4 d5:4 | e5:6 -:2",
        "q2": "e5:6 d5:2 | c5:4 a4:4 | d5:4 b4:2 g4:2 | e4:6 -:2",
        "r1": "a4:4 c5:2 e5:2 | d5:4 b4:4 | c5:4 a4:4 | g#4:4 b4:2 -:2",
        "u1": from_the_middle("b4:4 e5:4 | c5:6 a4:2 | g4:4 b4:4 | a4:3 g4:1 f4:2 -:2", "|"),
    },
    score="""
        p1 p1 c p1
        q1 q1 a q1
        p2 p2 a -
        q2 q2 b q2
        r1 r1 c r1
        u1 u1 b u1
        d1 d1 c -
    """,
    pumping=0.2,
)

# Of the arcade, and of the games.
SHARED = {"menu": menu, "run": run, "ending": ending, "arena": arena}
OF_GAMES = {
    "apart": apart,
    "crossfire": crossfire,
    "light_cycle": light_cycle,
    "chain": chain,
    "siege": siege,
}
