"""A gamepad that SDL takes for a real one, made with SDL's own virtual joysticks.

The functions are called in the very library that pygame has loaded. A known pad is one that SDL has a
mapping for, so that its buttons arrive as a controller's.
"""

import ctypes
from pathlib import Path

CONTROLLER = 1
VENDOR, PRODUCT = 0x045E, 0x028E  # a pad that every SDL has a mapping for
AXES, BUTTONS, HATS = 6, 15, 1
UP_BUTTON, DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON = 11, 12, 13, 14
A, B, X, Y, BACK, START, LB, RB = 0, 1, 2, 3, 4, 6, 9, 10
TRIGGERS = (4, 5)  # of the axes
HAT_BITS = {(0, 1): 1, (1, 0): 2, (0, -1): 4, (-1, 0): 8}
GREATEST = 32767


class NoVirtualPads(Exception):
    """There are none where SDL's library is not found, or is built without them."""


class _Description(ctypes.Structure):
    """What SDL wants to know of a virtual joystick, first version."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("kind", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("user_data", ctypes.c_void_p),
        ("update", ctypes.c_void_p),
        ("set_player_index", ctypes.c_void_p),
        ("rumble", ctypes.c_void_p),
        ("rumble_triggers", ctypes.c_void_p),
        ("set_led", ctypes.c_void_p),
        ("send_effect", ctypes.c_void_p),
    )


def _loaded_sdl() -> ctypes.CDLL:
    """The library that pygame has mapped into this process."""
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
        path = next(line.split(maxsplit=5)[5] for line in maps if "libSDL2-2" in line)
        sdl = ctypes.CDLL(path)
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_GetError.restype = ctypes.c_char_p
    except (OSError, StopIteration, AttributeError) as error:
        raise NoVirtualPads from error
    return sdl


_Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class VirtualPad:
    """Plugged in from the start. It can be pressed once the arcade has opened it.

    `rumbles` are the strengths with which it was told to rumble, from 0 to 1, the latest last.
    """

    def __init__(self, name: str = "Test Pad", *, known: bool = True) -> None:
        self.rumbles: list[float] = []
        self._sdl = _loaded_sdl()
        self.known = known
        vendor, product = (VENDOR, PRODUCT) if known else (0x1234, 0x4321)
        kind = CONTROLLER if known else 0
        buttons, axes = ((1 << BUTTONS) - 1, (1 << AXES) - 1) if known else (0, 0)
        self._name = name.encode()
        description = _Description(
            1, kind, AXES, BUTTONS, HATS, vendor, product, 0, buttons, axes, self._name
        )
        self._rumble = _Rumble(self._note_rumble)  # kept as long as SDL may call it
        description.rumble = ctypes.cast(self._rumble, ctypes.c_void_p)
        index = self._checked(self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description)))
        self.instance = self._sdl.SDL_JoystickGetDeviceInstanceID(index)

    def _note_rumble(self, _user: int | None, low: int, high: int) -> int:
        self.rumbles.append(max(low, high) / 0xFFFF)
        return 0

    def _checked(self, answer: int) -> int:
        assert answer >= 0, self._sdl.SDL_GetError()
        return answer

    def _handle(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(self.instance))

    @property
    def is_open(self) -> bool:
        """Whether the program has opened it."""
        return bool(self._handle())

    def hold(self, button: int, *, down: bool) -> None:
        self._checked(self._sdl.SDL_JoystickSetVirtualButton(self._handle(), button, ctypes.c_uint8(down)))

    def push(self, axis: int, share: float) -> None:
        value = ctypes.c_int16(round(share * GREATEST))
        self._checked(self._sdl.SDL_JoystickSetVirtualAxis(self._handle(), axis, value))

    def turn_hat(self, across: int, up: int) -> None:
        value = HAT_BITS.get((across, 0), 0) | HAT_BITS.get((0, up), 0)
        self._checked(self._sdl.SDL_JoystickSetVirtualHat(self._handle(), 0, ctypes.c_uint8(value)))

    def unplug(self) -> None:
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self._checked(self._sdl.SDL_JoystickDetachVirtual(index))
                return
