"""The window, or the full screen, on which the cabinet is drawn."""

import os
import warnings

import pygame
from pygame import Surface

from game.arcade.draw.icon import icon
from game.arcade.draw.theme import NEON
from game.arcade.window import DEFAULT_WINDOW, SMALLEST_WINDOW

NO_SCREEN = ("dummy", "offscreen")


class NoDisplay(RuntimeError):
    """There is no screen to play on."""


class Display:
    """One window. `window` is its size; without one it fills the screen."""

    def __init__(self, window: tuple[int, int] | None) -> None:
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        pygame.display.init()
        self._check()
        pygame.display.set_caption("GridLock Arcade")
        pygame.display.set_icon(icon(NEON))
        pygame.key.stop_text_input()
        self._window = window or DEFAULT_WINDOW
        self._full_screen = window is None
        self._canvas = self._open()

    def _check(self) -> None:
        """Without a screen SDL runs invisibly; that is right only for those who name the driver."""
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
        """The window has been resized: the canvas is as large as it is now."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self._canvas = surface
            if not self._full_screen:
                self._window = surface.get_size()

    def flip(self) -> None:
        pygame.display.flip()

    def _open(self) -> Surface:
        if self._full_screen and pygame.display.get_driver() not in NO_SCREEN:
            return _full_screen()
        canvas = pygame.display.set_mode(self._window, pygame.RESIZABLE)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygame has no other way yet to reach the window of its display
            pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
        return canvas


def _full_screen() -> Surface:
    """Only here in step with the screen: a window that asks for it twice, with two sizes, breaks SDL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a machine is slow is no news to its owner
        try:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, vsync=1)
        except pygame.error:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
