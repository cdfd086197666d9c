"""A real screen: an X server whose keys are pressed and whose pixels are read, as a person would."""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, c_char_p, c_int, c_uint, c_ulong, c_void_p
from ctypes.util import find_library

from pygame import BLEND_RGB_ADD, Rect, Surface, image

from game.core.words import _

WHOLE_PIXELS, ALL_PLANES = 2, 0xFFFFFFFF  # ZPixmap, AllPlanes


class NoScreen(OSError):
    """There is no X server, or no way to press keys on it."""


class _Image(Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        *((name, c_int) for name in ("width", "height", "offset", "format")),
        ("data", c_void_p),
        *((name, c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "pitch")),
    )


class RealScreen:
    """The screen of a display."""

    def __init__(self, display: str) -> None:
        self._x, self._test = (ctypes.CDLL(_library(name)) for name in ("X11", "Xtst"))
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XDefaultRootWindow.restype = self._x.XStringToKeysym.restype = c_ulong
        self._x.XDefaultRootWindow.argtypes = self._x.XFlush.argtypes = [c_void_p]
        self._x.XGetImage.restype = POINTER(_Image)
        self._x.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
        self._x.XDestroyImage.argtypes = [POINTER(_Image)]
        self._x.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
        self._test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        self._display = self._x.XOpenDisplay(c_char_p(display.encode()))
        if not self._display:
            raise NoScreen(_("The display {display} cannot be opened.", display=display))
        self._root = self._x.XDefaultRootWindow(self._display)

    def press(self, name: str, *, down: bool) -> None:
        """Press a key, or release it."""
        code = self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(c_char_p(name.encode())))
        self._test.XTestFakeKeyEvent(self._display, code, int(down), 0)
        self._x.XFlush(self._display)

    def pixels(self, area: Rect) -> bytes:
        """The pixels of an area: for each its blue, green and red, and a byte without meaning."""
        found = self._x.XGetImage(self._display, self._root, *area, ALL_PLANES, WHOLE_PIXELS)
        if not found:
            raise NoScreen(_("The pixels of the screen cannot be read."))
        pixels = ctypes.string_at(found.contents.data, found.contents.pitch * area.height)
        self._x.XDestroyImage(found)
        return pixels

    def picture(self, area: Rect) -> Surface:
        picture = Surface(area.size, 0, 32)
        pixels = image.frombuffer(self.pixels(area), area.size, "BGRA")
        picture.blit(pixels, (0, 0), special_flags=BLEND_RGB_ADD)  # whatever the fourth byte is
        return picture


def _library(name: str) -> str:
    found = find_library(name)
    if found is None:
        raise NoScreen(_("It needs the library {name} of the X Window System.", name=f"lib{name}"))
    return found


@contextmanager
def real_screen(size: tuple[int, int]) -> Iterator[tuple[str, RealScreen]]:
    """The display of this session, if it has one; else a screen of its own, of this size."""
    display = os.environ.get("DISPLAY")
    if display:
        yield display, RealScreen(display)
        return
    server = shutil.which("Xvfb")
    if server is None:
        raise NoScreen(_("It needs a display, or Xvfb to start one."))
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "{}x{}x24".format(*size)]
    with subprocess.Popen(  # noqa: S603 - found on the path
        [*command, "-nolisten", "tcp"], pass_fds=(writing,), stderr=subprocess.DEVNULL
    ) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                display = f":{told.readline().strip()}"
            yield display, RealScreen(display)
        finally:
            process.terminate()
