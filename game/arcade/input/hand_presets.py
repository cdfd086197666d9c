"""The settings that suit the hands: presets for one hand, how far to push sticks, how fast keys repeat."""

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Command, Device
from game.arcade.input.binding_tables import PLAYER_1, PLAYER_2, SHARED, Table, with_keys
from game.arcade.input.bindings import DEFAULT_BINDINGS, KEYBOARD, Bindings
from game.core.controls import Verb

# How far a stick must be pushed, from 0 to 1.
DEAD_ZONES = {"small": 0.4, "medium": 0.6, "large": 0.8}
# Seconds until a held direction repeats, and between its repeats.
REPEATS = {"slow": (0.6, 0.18), "medium": (0.35, 0.09), "fast": (0.22, 0.05)}

# With a preset, one half of the keyboard has everything that a person playing alone needs. The other half has
# its default keys, for a second player.
PRESETS: Mapping[str, Mapping[Device, Table]] = {
    "both": {},
    "left": {
        LEFT_KEYS: with_keys(
            PLAYER_1,
            {Verb.CONFIRM: [pygame.KSCAN_SPACE, pygame.KSCAN_F], Command.HINT: [pygame.KSCAN_R]},
        ),
        SHARED_KEYS: with_keys(SHARED, {Command.FULL_SCREEN: [pygame.KSCAN_F2, pygame.KSCAN_F11]}),
    },
    "right": {
        RIGHT_KEYS: with_keys(
            PLAYER_2,
            {
                Verb.UP: [pygame.KSCAN_UP, pygame.KSCAN_I],
                Verb.DOWN: [pygame.KSCAN_DOWN, pygame.KSCAN_K],
                Verb.LEFT: [pygame.KSCAN_LEFT, pygame.KSCAN_J],
                Verb.RIGHT: [pygame.KSCAN_RIGHT, pygame.KSCAN_L],
                Command.UNDO: [pygame.KSCAN_BACKSPACE, pygame.KSCAN_U],
                Command.REDO: [pygame.KSCAN_O, pygame.KSCAN_EQUALS],
            },
        ),
        SHARED_KEYS: with_keys(
            SHARED,
            {
                Command.PAUSE: [pygame.KSCAN_P],
                Command.HELP: [pygame.KSCAN_SLASH, pygame.KSCAN_F1],
                Command.NEXT_TAB: [pygame.KSCAN_RIGHTBRACKET, pygame.KSCAN_TAB],
                Command.SECOND: [pygame.KSCAN_N, pygame.KSCAN_C],
                Command.THIRD: [pygame.KSCAN_M, pygame.KSCAN_V],
            },
        ),
    },
}


def with_settings(bindings: Bindings, hands: str, dead_zone: str, repeat: str) -> Bindings:
    """The bindings as they apply with these settings. A preset takes the place of the keyboard's tables."""
    delay, interval = REPEATS[repeat]
    changed = replace(bindings, dead_zone=DEAD_ZONES[dead_zone], repeat_delay=delay, repeat_interval=interval)
    if hands == "both":
        return changed
    for device in KEYBOARD:
        preset = PRESETS[hands].get(device, DEFAULT_BINDINGS.table(device))
        changed = changed.with_table(device, preset)
    return changed
