"""Bindings: what keys and buttons mean, as a value that can be replaced while the program runs."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Command, Device, Meaning
from game.core.controls import Verb


@dataclass(frozen=True)
class Bindings:
    """What each key and each button of a gamepad means, and how sticks and held directions behave.

    Keys are stored by their position on the keyboard (SDL's scancode), so that W A S D are the same
    keys in every layout; `keys.name_of` gives the name of a position in the current layout. If several keys
    or buttons mean the same, prompts show the first.
    """

    keys: Mapping[int, tuple[Meaning, Device]]
    pad_buttons: Mapping[int, Meaning]  # of a gamepad that SDL knows: by SDL's number for the button
    joystick_buttons: Mapping[int, Meaning]  # of any other: by the gamepad's number for the button
    dead_zone: float = 0.6  # how far a stick must be pushed, from 0 to 1
    repeat_delay: float = 0.35  # seconds until a held direction repeats
    repeat_interval: float = 0.09  # seconds between its repeats


DEFAULT_BINDINGS = Bindings(
    keys={
        pygame.KSCAN_W: (Verb.UP, LEFT_KEYS),
        pygame.KSCAN_S: (Verb.DOWN, LEFT_KEYS),
        pygame.KSCAN_A: (Verb.LEFT, LEFT_KEYS),
        pygame.KSCAN_D: (Verb.RIGHT, LEFT_KEYS),
        pygame.KSCAN_SPACE: (Verb.CONFIRM, LEFT_KEYS),
        pygame.KSCAN_Q: (Command.UNDO, LEFT_KEYS),
        pygame.KSCAN_E: (Command.REDO, LEFT_KEYS),
        pygame.KSCAN_UP: (Verb.UP, RIGHT_KEYS),
        pygame.KSCAN_DOWN: (Verb.DOWN, RIGHT_KEYS),
        pygame.KSCAN_LEFT: (Verb.LEFT, RIGHT_KEYS),
        pygame.KSCAN_RIGHT: (Verb.RIGHT, RIGHT_KEYS),
        pygame.KSCAN_RETURN: (Verb.CONFIRM, RIGHT_KEYS),
        pygame.KSCAN_KP_ENTER: (Verb.CONFIRM, RIGHT_KEYS),
        pygame.KSCAN_BACKSPACE: (Command.UNDO, RIGHT_KEYS),
        pygame.KSCAN_INSERT: (Command.REDO, RIGHT_KEYS),
        pygame.KSCAN_H: (Command.HINT, SHARED_KEYS),
        pygame.KSCAN_ESCAPE: (Command.PAUSE, SHARED_KEYS),
        pygame.KSCAN_F1: (Command.HELP, SHARED_KEYS),
        pygame.KSCAN_TAB: (Command.NEXT_TAB, SHARED_KEYS),
        pygame.KSCAN_F11: (Command.FULL_SCREEN, SHARED_KEYS),
    },
    pad_buttons={
        pygame.CONTROLLER_BUTTON_A: Verb.CONFIRM,
        pygame.CONTROLLER_BUTTON_B: Verb.BACK,
        pygame.CONTROLLER_BUTTON_X: Command.UNDO,
        pygame.CONTROLLER_BUTTON_Y: Command.HINT,
        pygame.CONTROLLER_BUTTON_START: Command.PAUSE,
        pygame.CONTROLLER_BUTTON_BACK: Command.HELP,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.REDO,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.UNDO,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Verb.UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Verb.DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Verb.LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Verb.RIGHT,
    },
    # The order in which most gamepads number their buttons.
    joystick_buttons={
        0: Verb.CONFIRM,
        1: Verb.BACK,
        2: Command.UNDO,
        3: Command.HINT,
        4: Command.UNDO,
        5: Command.REDO,
        6: Command.HELP,
        7: Command.PAUSE,
        11: Verb.UP,
        12: Verb.DOWN,
        13: Verb.LEFT,
        14: Verb.RIGHT,
    },
)
