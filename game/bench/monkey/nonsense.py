"""Events that no person intends and any system may send: any key, any button, any size of the window."""

import random
from collections.abc import Callable

import pygame

from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.monkey.acts import (
    Act,
    Button,
    Frame,
    Key,
    Motion,
    Notice,
    PadAxis,
    PadButton,
    PadHat,
    Plug,
    Resize,
    Unplug,
    Wheel,
)

Acts = list[Act]
Size = tuple[int, int]  # of the window
# The two halves of the keyboard.
HALVES = (
    {"up": "w", "down": "s", "left": "a", "right": "d", "confirm": "space"},
    {"up": "up", "down": "down", "left": "left", "right": "right", "confirm": "return"},
)
BOUND = ("w", "a", "s", "d", "space", "q", "e", "up", "down", "left", "right", "return", "enter")
COMMANDS = ("backspace", "=", "h", "c", "v", "escape", "f1", "f11")
UNBOUND = ("x", "z", "tab", "f5", "left shift", "caps lock", "print screen", "1", "[4]", "")
# Keys to bind to something.
BINDABLE = (*BOUND, *COMMANDS, *UNBOUND[:-1], *"rtyuiopfghjkl")
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CAPS, pygame.KMOD_NUM)
FOREIGN_MODS = (pygame.KMOD_ALT, pygame.KMOD_CTRL, pygame.KMOD_META)
NOTICES = (
    *("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "WINDOWMINIMIZED", "WINDOWRESTORED", "WINDOWENTER"),
    *("WINDOWLEAVE", "WINDOWEXPOSED", "WINDOWHIDDEN", "WINDOWSHOWN", "WINDOWMOVED", "WINDOWMAXIMIZED"),
    *("WINDOWCLOSE", "ACTIVEEVENT", "VIDEOEXPOSE", "KEYMAPCHANGED", "CLIPBOARDUPDATE", "TEXTINPUT"),
    *("DROPFILE", "FINGERDOWN", "FINGERMOTION", "AUDIODEVICEADDED", "AUDIODEVICEREMOVED", "QUIT"),
)
AWAY_AND_BACK = (
    *("WINDOWFOCUSLOST", "WINDOWLEAVE", "ACTIVEEVENT", "WINDOWMINIMIZED"),
    *("WINDOWRESTORED", "WINDOWFOCUSGAINED", "WINDOWENTER"),
)
ODD_SIZES = (
    *((1, 1), (15, 90), (90, 15), (1, 700), (2000, 3), (159, 119), (161, 121), (300, 200), (641, 359)),
    *((800, 600), (640, 1200), (1280, 800), (1920, 1080), (3001, 361)),
)
HUGE = (3840, 2160)
LARGE_AREA = 1_100_000  # pixels: frames of such a window cost a multiple
PAD_SLOTS = 3
PAD_BUTTONS = 15
SHARES = (-1.0, -0.7, -0.4, 0.0, 0.0, 0.0, 0.05, 0.4, 0.7, 1.0)


def nonsense(chance: random.Random, size: Size) -> Acts:
    """A few acts without a frame after them."""
    choices: list[tuple[float, Callable[[random.Random, Size], Acts]]] = [
        (6, _keys),
        (5, _mouse),
        (10, _pad),
        (2, _pads_come_and_go),
        (2, _notices),
        (0.5, _resize),
        (2 if _costs_time(size) else 0, _resize_back),
        (0.4, _away_and_back),
        (0.3, _full_screen),
    ]
    chosen = chance.choices(choices, [weight for weight, _kind in choices])[0]
    return chosen[1](chance, size)


def _costs_time(size: Size) -> bool:
    """Whether the window is so large, or so small, that little is done in it."""
    width, height = size
    return width * height > LARGE_AREA or width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]


def _keys(chance: random.Random, _size: Size) -> Acts:
    """Keys down and up in any order, some held for long, some with modifiers."""
    acts: Acts = []
    for _key in range(chance.randrange(1, 5)):
        names = chance.choices((BOUND, COMMANDS, UNBOUND), (5, 1, 2))[0]
        mods = FOREIGN_MODS if chance.random() < 0.1 else MODS
        placed = chance.random() < 0.95
        acts.append(Key(chance.choice(names), chance.choice(mods), chance.random() < 0.6, placed))
    if chance.random() < 0.2:
        acts.append(Frame(50, chance.randrange(30)))  # what is held repeats
    return acts


def _mouse(chance: random.Random, size: Size) -> Acts:
    width, height = size
    spot = chance.randrange(-2, width + 2), chance.randrange(-2, height + 2)
    kind = chance.random()
    if kind < 0.5:
        return [Motion(*spot)]
    if kind < 0.6:
        return [Wheel(chance.choice((-3, -1, 1, 5)))]
    number = chance.choice((1, 1, 1, 2, 3, 4, 7))
    return [Button(*spot, number, down=chance.random() < 0.8)]


def _pad(chance: random.Random, _size: Size) -> Acts:
    slot = chance.randrange(PAD_SLOTS)
    kind = chance.random()
    if kind < 0.6:
        number = chance.randrange(PAD_BUTTONS)
        held = Frame(50, chance.choice((0, 1, 1, 1, 20)))
        return [PadButton(slot, number), held, PadButton(slot, number, down=False)]
    if kind < 0.9:
        return [PadAxis(slot, chance.choice((0, 0, 1, 1, 2, 5)), chance.choice(SHARES))]
    return [PadHat(slot, chance.randrange(-1, 2), chance.randrange(-1, 2))]


def _pads_come_and_go(chance: random.Random, _size: Size) -> Acts:
    slot = chance.randrange(PAD_SLOTS)
    if chance.random() < 0.6:
        return [Plug(slot, known=chance.random() < 0.7)]
    return [Unplug(slot)]


def _notices(chance: random.Random, _size: Size) -> Acts:
    return [Notice(chance.choice(NOTICES)) for _notice in range(chance.randrange(1, 4))]


def _resize(chance: random.Random, _size: Size) -> Acts:
    return [Resize(*(HUGE if chance.random() < 0.02 else chance.choice(ODD_SIZES)))]


def _resize_back(_chance: random.Random, _size: Size) -> Acts:
    return [Resize(*SMALLEST_WINDOW)]


def _away_and_back(chance: random.Random, _size: Size) -> Acts:
    """Go to another window for a while."""
    acts: Acts = [Key("left alt", pygame.KMOD_LALT), Key("tab", pygame.KMOD_LALT)]
    for name in AWAY_AND_BACK:
        acts += [Notice(name), Frame(chance.choice((0, 16, 50)))]
    return acts


def _full_screen(chance: random.Random, _size: Size) -> Acts:
    key = Key("f11") if chance.random() < 0.5 else Key("return", pygame.KMOD_LALT)
    return [key]
