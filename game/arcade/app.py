"""The window and the frame loop."""

import os
import warnings
from dataclasses import dataclass

import pygame
from pygame import Surface
from pygame.event import Event

from game import faults
from game.arcade.audio import Audio
from game.arcade.cabinet import Cabinet
from game.arcade.choices import Choices
from game.arcade.draw.icon import icon
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import NEON
from game.arcade.input.actions import Action, Command
from game.arcade.input.devices import Devices
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.menu import MenuScene
from game.arcade.scenes.pads import pad_joined, pad_lost
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.scene import Scene
from game.arcade.window import DEFAULT_WINDOW, SMALLEST_WINDOW

FRAMES_A_SECOND = 60
# A frame that took longer (a dragged window, a laptop that slept) counts as this long.
LONGEST_FRAME = 0.05


# What ends the cabinet's own play, bound to something or not.
PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.JOYBUTTONDOWN,
)
IDLE_SECONDS = 30.0


class NoDisplay(RuntimeError):
    """There is no screen to play on."""


@dataclass(frozen=True)
class Start:
    """How the arcade shall begin."""

    window: tuple[int, int] | None = None  # full screen without
    choices: Choices | None = None  # the menu without
    kept: tuple[Choices, ...] = ()  # with what the games begin that are chosen there
    demo_seconds: float | None = None  # play by itself for so long, then leave


class App:
    """One window with one cabinet in it."""

    def __init__(self, start: Start) -> None:
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        pygame.display.init()
        pygame.font.init()
        self._check_display()
        pygame.display.set_caption("GridLock Arcade")
        pygame.display.set_icon(icon(NEON))
        pygame.key.stop_text_input()
        self._window_size = start.window or DEFAULT_WINDOW
        self.canvas = self._open(full_screen=start.window is None)
        self.devices = Devices()
        self.cabinet = Cabinet(Layout(*self.canvas.get_size()), Audio())
        self.cabinet.full_screen = self.cabinet.wants_full_screen = start.window is None
        self._demo_left = start.demo_seconds
        self._shown: Scene | None = None  # the scene that was on top in the last picture
        self._idle = 0.0  # seconds since somebody did anything
        self._begin(start)

    def _check_display(self) -> None:
        """Without a display SDL runs invisibly; nobody asked for that unless they named the driver."""
        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        if pygame.display.get_driver() == "offscreen" and wanted != "offscreen":
            raise NoDisplay

    def _open(self, *, full_screen: bool) -> Surface:
        if full_screen and pygame.display.get_driver() not in ("dummy", "offscreen"):
            return self._set_mode((0, 0), pygame.FULLSCREEN)
        window = self._set_mode(self._window_size, pygame.RESIZABLE)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygame has no other way yet to reach the window of its display
            pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
        return window

    def _set_mode(self, size: tuple[int, int], flags: int) -> Surface:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a machine is slow is no news to its owner
            try:
                return pygame.display.set_mode(size, flags, vsync=1)
            except pygame.error:
                return pygame.display.set_mode(size, flags)

    def _begin(self, start: Start) -> None:
        """At the menu, or with the menu below the game that was asked for."""
        choices = start.choices
        variant = choices.setup.variant if choices else None
        for known in (*start.kept, *([choices] if choices else [])):
            self.cabinet.choices[known.setup.variant.slug] = known
        self.cabinet.scenes.push(MenuScene(self.cabinet, variant))
        if choices is not None:
            self.cabinet.scenes.push(PlayScene(self.cabinet, choices))
        if start.demo_seconds is not None:
            shown = variant or next(iter(self.cabinet.games.values()))
            self.cabinet.scenes.push(AttractScene(self.cabinet, shown))

    def run(self) -> None:
        """Until somebody quits."""
        clock = pygame.time.Clock()
        self.step(0.0)  # the first picture comes before the bot
        self.cabinet.worker.start()
        while self.cabinet.running:
            seconds = clock.tick(FRAMES_A_SECOND) / 1000
            self.step(min(seconds, LONGEST_FRAME))
            if self._demo_left is not None:
                self._demo_left -= seconds
                if self._demo_left <= 0:
                    self.cabinet.quit()

    def step(self, seconds: float) -> None:
        """One frame: read, move on, show."""
        for event in pygame.event.get():
            self.take(event)
        for action in self.devices.end_frame(seconds, self.cabinet.bindings):
            self.act(action)
        self.cabinet.time += seconds
        self.cabinet.scenes.update(seconds)
        self.cabinet.audio.update(seconds)
        self._keep_the_bot_at_work()
        self._wait_for_people(seconds)
        self._follow_screen()
        self.cabinet.scenes.draw(self.canvas)
        pygame.display.flip()
        if self._shown is not self.cabinet.scenes.top:
            self._shown = self.cabinet.scenes.top
            self.devices.stop_repeats()

    def _keep_the_bot_at_work(self) -> None:
        self.cabinet.worker.keep_up()
        for failure in self.cabinet.worker.failures():
            faults.write_down(failure.details)

    def _wait_for_people(self, seconds: float) -> None:
        """Left alone where nobody's game waits, the cabinet plays by itself."""
        self._idle += seconds
        games = [scene.attraction() for scene in self.cabinet.scenes.stack]
        shown = games[-1] if games and None not in games else None
        if shown is not None and self._idle >= IDLE_SECONDS:
            self._idle = 0.0
            self.cabinet.scenes.push(AttractScene(self.cabinet, shown))

    def take(self, event: Event) -> None:
        """One event, whatever it is."""
        if event.type == pygame.QUIT:
            self.cabinet.quit()
        elif event.type == pygame.JOYDEVICEADDED:
            self._plug(event)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._unplug(event)
        else:
            if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
                self._resize()
            self._listen(event)

    def _listen(self, event: Event) -> None:
        """What people do. Whatever it means, the cabinet is no longer left alone."""
        actions = self.devices.read(event, self.cabinet.bindings)
        for action in actions:
            self.act(action)
        # A pad that SDL knows tells of each button twice; the first time it has meant something already.
        if event.type in PRESSES and not actions:
            self._idle = 0.0
            self.cabinet.scenes.stir()

    def act(self, action: Action) -> None:
        """An action of a person at any device.

        It was meant for what the last picture showed: a scene that has come since then does not get it.
        """
        if not action.repeated:  # a thing that lies on a stick is nobody
            self._idle = 0.0
            self.cabinet.last_device = action.device
        if action.verb is Command.FULL_SCREEN:
            self.cabinet.wants_full_screen = not self.cabinet.wants_full_screen
            self.cabinet.scenes.stir()
            return
        if self.cabinet.scenes.top is self._shown:
            self.cabinet.scenes.handle(action)

    def _plug(self, event: Event) -> None:
        device = self.devices.plug(event)
        if device is not None:
            pad_joined(self.cabinet, device)

    def _unplug(self, event: Event) -> None:
        device = self.devices.unplug(event)
        if device is not None:
            pad_lost(self.cabinet, device)

    def _resize(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None and surface.get_size() != (
            self.cabinet.layout.width,
            self.cabinet.layout.height,
        ):
            self.canvas = surface
            self.cabinet.layout = Layout(*surface.get_size())
            if not self.cabinet.full_screen:
                self._window_size = surface.get_size()

    def _follow_screen(self) -> None:
        """Change to full screen or back when a scene or a key has asked for it."""
        if self.cabinet.wants_full_screen != self.cabinet.full_screen:
            self.cabinet.full_screen = self.cabinet.wants_full_screen
            self.canvas = self._open(full_screen=self.cabinet.full_screen)
            self.cabinet.layout = Layout(*self.canvas.get_size())
