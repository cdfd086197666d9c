"""What a monkey does, as values: a history of them can be written down, shortened, and done again."""

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """A key goes down or up. The name is pygame's; without one, it is an unknown key."""

    name: str
    mod: int = 0
    down: bool = True
    placed: bool = True  # whether the event tells where the key lies


@dataclass(frozen=True, slots=True)
class Motion:
    """The mouse moves to a place."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the mouse goes down or up."""

    x: int
    y: int
    number: int = 1
    down: bool = True


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turns."""

    lines: int


@dataclass(frozen=True, slots=True)
class Notice:
    """The system says something, under pygame's name for it: of the window, the focus, the clipboard."""

    name: str


@dataclass(frozen=True, slots=True)
class Resize:
    """The window gets another size."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Plug:
    """A gamepad is plugged into a slot: one that SDL knows, or any other."""

    slot: int
    known: bool = True


@dataclass(frozen=True, slots=True)
class Unplug:
    """The gamepad in a slot is pulled out."""

    slot: int


@dataclass(frozen=True, slots=True)
class PadButton:
    """A button of a gamepad goes down or up."""

    slot: int
    number: int
    down: bool = True


@dataclass(frozen=True, slots=True)
class PadAxis:
    """An axis of a gamepad is pushed, from -1 to 1."""

    slot: int
    axis: int
    share: float


@dataclass(frozen=True, slots=True)
class PadHat:
    """The hat of a gamepad points somewhere, each from -1 to 1."""

    slot: int
    across: int
    up: int


@dataclass(frozen=True, slots=True)
class Frame:
    """The cabinet shows a frame that lasts this long, or several of them."""

    milliseconds: int
    times: int = 1


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Whoever is on turn makes a move with real presses, on one of the devices that may. It must be made."""

    device: int  # which of them
    move: int  # which of the moves within reach


@dataclass(frozen=True, slots=True)
class GoHome:
    """Find the way to the menu with the keyboard alone, or with the mouse alone. There must be one."""

    mouse: bool = False


# What hands can do. The rest takes time, and a look at what is shown.
Simple = Key | Motion | Button | Wheel | Notice | Resize | Plug | Unplug | PadButton | PadAxis | PadHat
Act = Simple | Frame | MakeMove | GoHome
KINDS: dict[str, type[Act]] = {
    kind.__name__: kind
    for kind in (
        *(Key, Motion, Button, Wheel, Notice, Resize, Plug, Unplug, PadButton, PadAxis, PadHat),
        *(Frame, MakeMove, GoHome),
    )
}


def write(seed: int, history: Iterable[Act]) -> str:
    """A history in lines: the seed, and each act in a line of its own."""
    return "".join(f"{line}\n" for line in (seed, *map(_line, history)))


def _line(act: Act) -> str:
    return json.dumps([type(act).__name__, *astuple(act)])


def read(text: str) -> tuple[int, list[Act]]:
    """The seed and the acts that `write` wrote. Raises ValueError for anything else."""
    seed, *lines = text.splitlines() or [""]
    return int(seed), [_act(line) for line in lines if line.strip()]


def _act(line: str) -> Act:
    try:
        name, *values = json.loads(line)
        return KINDS[name](*values)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{line} is nothing that a monkey does") from error
