"""The window or the full screen on which the arcade is drawn."""

import os
import warnings

import pygame
from pygame import Rect, Surface

from game.arcade.draw.logo import icon
from game.arcade.draw.themes import NEON
from game.arcade.shell.window import DEFAULT_WINDOW, SMALLEST_WINDOW

NO_SCREEN = ("dummy", "offscreen")
# The side of the window's icon, in pixels.
ICON_SIDE = 128


class NoDisplay(RuntimeError):
    """There is no display to play on."""


class Display:
    """The display. `window` is the size of its window; it fills the screen if None."""

    def __init__(self, window: tuple[int, int] | None) -> None:
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        pygame.display.init()
        self._check()
        pygame.display.set_caption("GridLock Arcade")
        pygame.display.set_icon(icon(NEON, ICON_SIDE))
        pygame.key.stop_text_input()
        self._window = window or DEFAULT_WINDOW
        self._full_screen = window is None
        self._canvas = self._open()

    def _check(self) -> None:
        """Without a display SDL runs invisibly. Allow that only if the driver was chosen explicitly."""
        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        if pygame.display.get_driver() == "offscreen" and wanted != "offscreen":
            raise NoDisplay

    @property
    def canvas(self) -> Surface:
        return self._canvas

    @property
    def full_screen(self) -> bool:
        return self._full_screen

    def show(self, *, full_screen: bool) -> None:
        """Change to full screen, or back to the window as it was."""
        self._full_screen = full_screen
        self._canvas = self._open()

    def follow(self) -> None:
        """Follow the window's size with the canvas."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self._canvas = surface
            if not self._full_screen:
                self._window = surface.get_size()

    def flip(self, parts: tuple[Rect, ...] | None = None) -> None:
        """Show what was drawn on the canvas, or parts of it."""
        if parts is None:
            pygame.display.flip()
        elif parts:
            pygame.display.update(parts)

    def _open(self) -> Surface:
        if self._full_screen and pygame.display.get_driver() not in NO_SCREEN:
            return _full_screen()
        canvas = pygame.display.set_mode(self._window, pygame.RESIZABLE)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygame has no other access to the window of its display yet
            pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
        return canvas


def _full_screen() -> Surface:
    """Use vsync in full screen only: asking for it twice, with two window sizes, crashes SDL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame warns if vsync is missing; the player need not know
        try:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, vsync=1)
        except pygame.error:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
