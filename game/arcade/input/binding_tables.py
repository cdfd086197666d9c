"""Tables of bindings: what keys and buttons mean, for each player and each gamepad, and their defaults."""

from collections.abc import Mapping, Sequence

import pygame

from game.arcade.input.actions import Command, Meaning
from game.arcade.input.sources import Source, axis, button, d_pad, key
from game.core.controls import Verb

# Each meaning has two columns, and None where nothing is bound. Prompts show the first one that is bound.
Columns = tuple[Source | None, Source | None]
Table = Mapping[Meaning, Columns]

COLUMNS = (0, 1)
UNBOUND: Columns = (None, None)
DIRECTIONS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)


def table(rows: Sequence[Meaning], bound: Mapping[Meaning, Sequence[Source]]) -> Table:
    """A table with these rows, in which rows that are not mentioned are unbound."""
    return {meaning: _columns(bound.get(meaning, ())) for meaning in rows}


def _columns(sources: Sequence[Source]) -> Columns:
    first, second = (*sources, None, None)[:2]
    return first, second


def meaning_in(bound: Table, source: Source) -> Meaning | None:
    """What a source means by a table."""
    return next((meaning for meaning, columns in bound.items() if source in columns), None)


# The keyboard. No key here is one that a desktop takes for itself.

PLAYER_ROWS: tuple[Meaning, ...] = (
    *DIRECTIONS,
    Verb.CONFIRM,
    Verb.BACK,
    Command.UNDO,
    Command.REDO,
    Command.HINT,
)
SHARED_ROWS: tuple[Meaning, ...] = (
    Command.HINT,
    Command.PAUSE,
    Command.HELP,
    Command.NEXT_TAB,
    Command.SECOND,
    Command.THIRD,
    Command.FULL_SCREEN,
)


def keys(rows: Sequence[Meaning], positions: Mapping[Meaning, Sequence[int]]) -> Table:
    """A table of keys, by their positions."""
    return table(rows, {meaning: [key(each) for each in some] for meaning, some in positions.items()})


def with_keys(others: Table, positions: Mapping[Meaning, Sequence[int]]) -> Table:
    """The same table with other keys in some of its rows."""
    return {**others, **keys(tuple(positions), positions)}


PLAYER_1 = keys(
    PLAYER_ROWS,
    {
        Verb.UP: [pygame.KSCAN_W],
        Verb.DOWN: [pygame.KSCAN_S],
        Verb.LEFT: [pygame.KSCAN_A],
        Verb.RIGHT: [pygame.KSCAN_D],
        Verb.CONFIRM: [pygame.KSCAN_SPACE],
        Command.UNDO: [pygame.KSCAN_Q],
        Command.REDO: [pygame.KSCAN_E],
    },
)
PLAYER_2 = keys(
    PLAYER_ROWS,
    {
        Verb.UP: [pygame.KSCAN_UP],
        Verb.DOWN: [pygame.KSCAN_DOWN],
        Verb.LEFT: [pygame.KSCAN_LEFT],
        Verb.RIGHT: [pygame.KSCAN_RIGHT],
        Verb.CONFIRM: [pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER],
        Command.UNDO: [pygame.KSCAN_BACKSPACE],
        Command.REDO: [pygame.KSCAN_EQUALS],
    },
)
SHARED = keys(
    SHARED_ROWS,
    {
        Command.HINT: [pygame.KSCAN_H],
        Command.PAUSE: [pygame.KSCAN_ESCAPE],
        Command.HELP: [pygame.KSCAN_F1],
        Command.NEXT_TAB: [pygame.KSCAN_TAB],
        Command.SECOND: [pygame.KSCAN_C],
        Command.THIRD: [pygame.KSCAN_V],
        Command.FULL_SCREEN: [pygame.KSCAN_F11],
    },
)

# Gamepads

PAD_ROWS: tuple[Meaning, ...] = (
    *DIRECTIONS,
    Verb.CONFIRM,
    Verb.BACK,
    Command.UNDO,
    Command.REDO,
    Command.HINT,
    Command.PAUSE,
    Command.HELP,
    Command.NEXT_TAB,
    Command.SECOND,
    Command.THIRD,
    Command.FULL_SCREEN,
)
MOVING: Mapping[Meaning, Sequence[Source]] = {
    Verb.UP: [d_pad(Verb.UP), axis(1, -1)],
    Verb.DOWN: [d_pad(Verb.DOWN), axis(1, 1)],
    Verb.LEFT: [d_pad(Verb.LEFT), axis(0, -1)],
    Verb.RIGHT: [d_pad(Verb.RIGHT), axis(0, 1)],
}


def _buttons(numbers: Mapping[Meaning, int]) -> dict[Meaning, Sequence[Source]]:
    return {meaning: [button(number)] for meaning, number in numbers.items()}


# A gamepad that SDL knows: by SDL's numbers.
KNOWN_PAD = table(
    PAD_ROWS,
    {
        **MOVING,
        **_buttons(
            {
                Verb.CONFIRM: pygame.CONTROLLER_BUTTON_A,
                Verb.BACK: pygame.CONTROLLER_BUTTON_B,
                Command.UNDO: pygame.CONTROLLER_BUTTON_X,
                Command.HINT: pygame.CONTROLLER_BUTTON_Y,
                Command.PAUSE: pygame.CONTROLLER_BUTTON_START,
                Command.HELP: pygame.CONTROLLER_BUTTON_BACK,
                Command.NEXT_TAB: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
                Command.SECOND: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
            }
        ),
        Command.REDO: [axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1)],
        Command.THIRD: [axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)],
    },
)
# Any other: in the order in which most gamepads number their buttons.
JOYSTICK = table(
    PAD_ROWS,
    {
        **MOVING,
        **_buttons(
            {
                Verb.CONFIRM: 0,
                Verb.BACK: 1,
                Command.UNDO: 2,
                Command.HINT: 3,
                Command.SECOND: 4,
                Command.NEXT_TAB: 5,
                Command.HELP: 6,
                Command.PAUSE: 7,
                Command.REDO: 8,
                Command.THIRD: 9,
            }
        ),
    },
)
