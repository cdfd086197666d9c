"""What every device speaks once its events are read: actions."""

from dataclasses import dataclass
from enum import Enum, auto

from game.core.controls import Verb

Spot = tuple[int, int]


class Kind(Enum):
    """The kinds of devices, as far as what stands on a prompt differs."""

    KEYBOARD = auto()
    MOUSE = auto()
    GAMEPAD = auto()


@dataclass(frozen=True)
class Device:
    """A thing that one person holds: a half of the keyboard, the mouse, a gamepad."""

    kind: Kind
    number: int = 0  # the half of the keyboard, or the gamepad's own number


LEFT_KEYS = Device(Kind.KEYBOARD, 1)
RIGHT_KEYS = Device(Kind.KEYBOARD, 2)
SHARED_KEYS = Device(Kind.KEYBOARD)  # keys that belong to neither half
MOUSE = Device(Kind.MOUSE)


class Command(Enum):
    """What a press means that no board has to do with."""

    UNDO = auto()
    REDO = auto()
    HINT = auto()
    PAUSE = auto()
    HELP = auto()
    FULL_SCREEN = auto()


Meaning = Verb | Command


@dataclass(frozen=True)
class Action:
    """A press: what it means, on which device, and for the mouse where.

    A direction that is held down repeats. A repeat may move a cursor or the focus, turn a page of moves, or
    change a number. It never makes a move, takes the first step of one, answers a question, flips a
    switch, or is refused aloud: the scene asks `repeated`.
    """

    verb: Meaning
    device: Device
    spot: Spot | None = None
    repeated: bool = False
