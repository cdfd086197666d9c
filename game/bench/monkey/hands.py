"""Does what a monkey has decided: posts real events, plugs in virtual gamepads, and changes the window."""

from collections.abc import Mapping
from typing import Any

import pygame
from pygame.event import Event

from game.arcade.input.keyboard import POSITION_OF
from game.bench.monkey.acts import (
    Button,
    Key,
    Motion,
    Notice,
    PadAxis,
    PadButton,
    PadHat,
    Plug,
    Resize,
    Simple,
    Unplug,
    Wheel,
)
from game.bench.monkey.virtual_pad import AXES, BUTTONS, TRIGGERS, NoVirtualPads, VirtualPad

PadAct = Plug | Unplug | PadButton | PadAxis | PadHat
# What some of the system's events tell.
DETAILS: Mapping[str, Mapping[str, Any]] = {
    "ACTIVEEVENT": {"gain": 0, "state": 2},
    "AUDIODEVICEADDED": {"which": 0, "iscapture": False},
    "AUDIODEVICEREMOVED": {"which": 0, "iscapture": False},
    "TEXTINPUT": {"text": "w"},
    "DROPFILE": {"file": "/nowhere"},
    "FINGERDOWN": {"touch_id": 0, "finger_id": 0, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0},
    "FINGERMOTION": {"touch_id": 0, "finger_id": 0, "x": 0.6, "y": 0.5, "dx": 0.1, "dy": 0.0},
    "WINDOWMOVED": {"x": 10, "y": 10},
}


_BUTTON = {True: pygame.MOUSEBUTTONDOWN, False: pygame.MOUSEBUTTONUP}


class Hands:
    """The hands of the monkey, and the gamepads that it holds, each in a slot."""

    def __init__(self) -> None:
        self._pads: dict[int, VirtualPad] = {}
        self._can_plug = True
        self._mouse = (0, 0)
        self._held: dict[str, None] = {}  # the keys that are down

    @property
    def can_plug(self) -> bool:
        """Whether there can be virtual gamepads here, as far as that was tried."""
        return self._can_plug

    @property
    def instances(self) -> dict[int, int]:
        """SDL's number of the gamepad in each slot."""
        return {slot: pad.instance for slot, pad in self._pads.items()}

    def do(self, act: Simple) -> None:
        match act:
            case Key():
                self._press_key(act)
            case Motion(x, y):
                self._move_mouse(x, y)
            case Button(x, y, number, down):
                _post(_BUTTON[down], pos=(x, y), button=number, touch=False)
            case Wheel(lines):
                _post(pygame.MOUSEWHEEL, x=0, y=lines, precise_x=0.0, precise_y=float(lines), flipped=False)
            case Notice(name):
                _post(getattr(pygame, name), **DETAILS.get(name, {}))
            case Resize(width, height):
                self._resize((width, height))
            case Plug() | Unplug() | PadButton() | PadAxis() | PadHat():
                self._use_pad(act)

    def _press_key(self, key: Key) -> None:
        if key.down:
            self._held[key.name] = None
        else:
            self._held.pop(key.name, None)
        code = pygame.key.key_code(key.name) if key.name else pygame.K_UNKNOWN
        kind = pygame.KEYDOWN if key.down else pygame.KEYUP
        place = POSITION_OF[code] if key.placed else 0
        typed = key.name if len(key.name) == 1 else ""
        _post(kind, key=code, mod=key.mod, unicode=typed, scancode=place)

    def _move_mouse(self, x: int, y: int) -> None:
        way = x - self._mouse[0], y - self._mouse[1]
        self._mouse = x, y
        _post(pygame.MOUSEMOTION, pos=(x, y), rel=way, buttons=(0, 0, 0), touch=False)

    def _resize(self, size: tuple[int, int]) -> None:
        """Resize the window as a window manager does: it respects no least size, and SDL reports it twice."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        _post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])

    # Gamepads

    def _use_pad(self, act: PadAct) -> None:
        """A gamepad that is not there, or that the arcade has not opened yet, does nothing."""
        if isinstance(act, Plug):
            self._plug(act)
            return
        pad = self._pads.get(act.slot)
        if pad is None:
            return
        if isinstance(act, Unplug):
            self._pads.pop(act.slot).unplug()
        elif pad.is_open:
            _press_pad(pad, act)

    def _plug(self, act: Plug) -> None:
        if act.slot in self._pads or not self._can_plug:
            return
        try:
            self._pads[act.slot] = VirtualPad(known=act.known)
        except NoVirtualPads:
            self._can_plug = False

    def let_go(self) -> None:
        """Take the hands off everything that is held down."""
        for name in list(self._held):
            self._press_key(Key(name, down=False))
        for pad in self._pads.values():
            if pad.is_open:
                _rest(pad)

    def drop_all(self) -> None:
        """Pull out every gamepad."""
        for pad in self._pads.values():
            pad.unplug()
        self._pads.clear()


def _post(kind: int, **details: Any) -> None:
    pygame.event.post(Event(kind, details))


def rest_of(axis: int) -> float:
    """Where an axis rests: a stick in the middle, a trigger at its end."""
    return 0.0 if axis < TRIGGERS[0] else -1.0


def _rest(pad: VirtualPad) -> None:
    pad.turn_hat(0, 0)
    for axis in range(AXES):
        pad.push(axis, rest_of(axis))
    for button in range(BUTTONS):
        pad.hold(button, down=False)


def _press_pad(pad: VirtualPad, act: PadButton | PadAxis | PadHat) -> None:
    match act:
        case PadButton(number=number, down=down):
            pad.hold(number, down=down)
        case PadAxis(axis=axis, share=share):
            pad.push(axis, share)
        case PadHat(across=across, up=up):
            pad.turn_hat(across, up)
