"""Sources: the keys, buttons, sticks and triggers that a press can come from, whatever it means."""

from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.arcade.input.actions import Device
from game.core.controls import Verb


class SourceKind(Enum):
    """The kinds of sources: a key, a button, and so on."""

    KEY = auto()
    BUTTON = auto()
    AXIS = auto()  # half of it: a stick or a trigger pushed one way
    D_PAD = auto()  # one direction of it, whether it is a hat or four buttons


@dataclass(frozen=True)
class Source:
    """Something on a device that can be pressed."""

    kind: SourceKind
    number: int = 0  # of a key, its position on the keyboard; of a button or an axis, the device's number
    way: Verb | int = 0  # of a D-pad, a direction; of an axis, -1 or 1


@dataclass(frozen=True)
class Press:
    """A press before the bindings say what it means."""

    device: Device  # any key is one of SHARED_KEYS here
    source: Source


@dataclass(frozen=True)
class Letter:
    """A letter that was typed on the keyboard, whatever its key means."""

    text: str


def key(position: int) -> Source:
    return Source(SourceKind.KEY, position)


def button(number: int) -> Source:
    return Source(SourceKind.BUTTON, number)


def axis(number: int, way: int) -> Source:
    return Source(SourceKind.AXIS, number, way)


def d_pad(way: Verb) -> Source:
    return Source(SourceKind.D_PAD, 0, way)


ESCAPE = key(pygame.KSCAN_ESCAPE)
