"""Actions: what the events of every device become."""

from dataclasses import dataclass, field
from enum import Enum, auto

from game.core.controls import Verb

Spot = tuple[int, int]


class Kind(Enum):
    """The kinds of devices, which differ in their prompts."""

    KEYBOARD = auto()
    MOUSE = auto()
    GAMEPAD = auto()


@dataclass(frozen=True)
class Device:
    """Something that one person holds: half of the keyboard, the mouse, a gamepad."""

    kind: Kind
    number: int = 0  # the half of the keyboard, or the gamepad's number
    model: str = field(default="", compare=False)  # of a gamepad, by SDL's GUID
    known: bool = field(default=True, compare=False)  # whether SDL knows the gamepad's buttons


LEFT_KEYS = Device(Kind.KEYBOARD, 1)
RIGHT_KEYS = Device(Kind.KEYBOARD, 2)
SHARED_KEYS = Device(Kind.KEYBOARD)  # keys that belong to neither half
MOUSE = Device(Kind.MOUSE)


class Command(Enum):
    """What a press means to the program rather than to a board."""

    UNDO = auto()
    REDO = auto()
    HINT = auto()
    PAUSE = auto()
    HELP = auto()
    NEXT_TAB = auto()
    SECOND = auto()  # what a screen offers beside what CONFIRM does: its prompt says what
    THIRD = auto()
    FULL_SCREEN = auto()
    COPY = auto()
    PASTE = auto()


Meaning = Verb | Command


@dataclass(frozen=True)
class Action:
    """A press: what it means, its device, and for the mouse its place.

    A direction that is held down repeats. A repeat may move a cursor or the focus, turn a page of moves, or
    change a number. It never makes a move or its first step, answers a question, flips a switch, or
    sounds like a refusal: the scene checks `repeated`.
    """

    verb: Meaning
    device: Device
    spot: Spot | None = None
    repeated: bool = False
