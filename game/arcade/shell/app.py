"""The frame loop: events become actions, time passes, the scenes are drawn."""

import gc
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame
from pygame.event import Event

from game import catalogue, faults
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import SHARED_KEYS, Action, Command
from game.arcade.input.devices import Devices
from game.arcade.input.motors import Motors
from game.arcade.input.sources import Letter, Press
from game.arcade.navigation.destinations import ToFault
from game.arcade.navigation.first_destinations import first_destinations
from game.arcade.navigation.routes import Routes
from game.arcade.navigation.settings_destinations import ToOpening
from game.arcade.profile.profile import Profile
from game.arcade.scenes.scene import Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.audio import Audio
from game.arcade.shell.context import Context
from game.arcade.shell.display import Display
from game.arcade.shell.pace import Pace
from game.arcade.shell.start_options import StartOptions
from game.arcade.shell.window import DEFAULT_WINDOW
from game.core.words import _

# A longer frame (a dragged window, a laptop that slept) counts as this long.
LONGEST_FRAME = 0.05
# What ends the attract mode, bound to something or not.
PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.JOYBUTTONDOWN,
)
# After these, the window may have lost what it showed.
EXPOSING = (
    pygame.VIDEOEXPOSE,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSIZECHANGED,
)
IDLE_SECONDS = 30.0
# The arcade gives up after this many faults in a row; this many good frames end the row.
MOST_FAULTS = 3
GOOD_FRAMES = 60


class App:
    """The arcade in its window."""

    def __init__(
        self, start: StartOptions, adviser: Adviser | None = None, profile: Profile | None = None
    ) -> None:
        profile = profile or Profile()
        settings = profile.settings if start.window is None else replace(profile.settings, full_screen=False)
        self.display = Display(None if settings.full_screen else start.window or DEFAULT_WINDOW)
        pygame.font.init()
        motors = Motors()
        self.devices = Devices(motors)
        for choices in (*start.kept, *([start.choices] if start.choices else [])):
            profile.choices.use(choices)
        layout = Layout(*self.display.canvas.get_size())
        self.context = Context(
            catalogue.games(),
            layout,
            Audio(),
            profile.choices,
            adviser=adviser,
            settings=settings,
            profile=profile,
            motors=motors,
        )
        self.stack = SceneStack()
        self.routes = Routes(self.context, self.stack)
        self._pace = Pace()
        self._demo_left = start.demo_seconds
        self._idle = 0.0  # seconds since anyone did anything
        self._shown: Scene | None = None  # the scene on top of the last picture
        menu, *over_menu = first_destinations(start, profile, self.context.games)
        self._over_menu = over_menu  # opened after the first picture, which is there sooner so
        self.routes.go(menu)
        if over_menu and isinstance(over_menu[0], ToOpening):
            self.routes.go(over_menu.pop(0))  # the first picture is its own

    # The loop

    def run(self) -> None:
        """Run until someone quits."""
        self.step(0.0)  # show the first picture before loading everything else
        self.load()
        self.context.adviser.worker.start()
        fault_count = good_frames = 0
        while self.context.running:
            seconds, events = self._pace.wait()
            try:
                self.turn(min(seconds, LONGEST_FRAME), events)
            except Exception as error:
                fault_count = 1 if good_frames >= GOOD_FRAMES else fault_count + 1
                good_frames = 0
                if fault_count >= MOST_FAULTS:
                    raise
                self._recover(error)
            good_frames += 1
            self._count_down(seconds)
        self.context.motors.stop()

    def load(self) -> None:
        """Load what the first picture does without.

        It stays as long as the arcade runs: to look through it for garbage would hold up frames.
        """
        self.context.profile.load()
        self.routes.load()
        for variant in self.context.games.values():
            catalogue.renderer_class(variant)
        gc.freeze()

    def _recover(self, error: Exception) -> None:
        """Log an error, report it, and go on from the menu."""
        self.routes.go(ToFault(faults.report(error)))

    def _count_down(self, seconds: float) -> None:
        """End a demo in time."""
        if self._demo_left is not None:
            self._demo_left -= seconds
            if self._demo_left <= 0:
                self.context.quit()

    def step(self, seconds: float) -> None:
        """One frame: read events, advance the time, draw."""
        self._advance(seconds)
        self._show()

    def turn(self, seconds: float, waited: Sequence[Event] = ()) -> None:
        """One turn of the loop: like a step, but at rest it draws less often.

        It begins with the events that happened while it was waited for.
        """
        stirred = self._advance(seconds, waited)
        resting = not stirred and self.stack.resting and self.stack.top is self._shown
        if self._pace.next(seconds, resting=resting):
            self._show()

    def _advance(self, seconds: float, waited: Sequence[Event] = ()) -> bool:
        """Read events and advance the time. Return whether anything has happened.

        Out of sight time stands still; only the bot goes on thinking.
        """
        events = [*waited, *pygame.event.get()]
        for event in events:
            self.take(event)
        if self._pace.hidden:
            self._watch_the_bot()
            return False
        actions = self.devices.end_frame(seconds, self.context.bindings)
        self._act_on(actions)
        if not self.stack.top.veils:
            self.context.advance(seconds)
        self.context.profile.saving.advance(seconds)
        self.stack.update(seconds)
        self.context.filming.advance(seconds)
        self.context.audio.update(seconds)
        self._watch_the_bot()
        self._give_notices(seconds)
        self._wait_for_people(seconds)
        self._follow_screen()
        self.devices.await_press(self.stack.top.awaited_device())
        self.devices.await_letters(awaited=self.stack.top.takes_letters)
        return bool(events or actions)

    def _show(self) -> None:
        """Draw what has changed since the last picture."""
        canvas = self.display.canvas
        self.stack.keep_last_picture(canvas)
        self.display.flip(self.stack.redraw(canvas))
        for scene in self.stack.seen:
            scene.was_drawn()
        if self._shown is not self.stack.top:
            self._shown = self.stack.top
            self.devices.stop_repeats()
        while self._over_menu:
            self.routes.go(self._over_menu.pop(0))

    def _watch_the_bot(self) -> None:
        """Log and report what went wrong in the bot process."""
        worker = self.context.adviser.worker
        worker.keep_up()
        for failure in worker.failures():
            log = faults.write_down(failure.details)
            words = _("The bot had a problem and was started again.")
            where = _("Details are in {log}.", log=faults.shown(log)) if log else ""
            self.context.notices.add([f"{words} {where}".rstrip()])

    def _give_notices(self, seconds: float) -> None:
        notices = self.context.notices
        notices.add(self.context.profile.take_notices())
        if self.stack.top.shows_notices:
            notices.advance(seconds)

    def _wait_for_people(self, seconds: float) -> None:
        """Start the attract mode if the arcade is left alone and no game is waiting for a player."""
        self._idle += seconds
        led_to = [scene.when_left_alone() for scene in self.stack.scenes]
        shown = led_to[-1] if None not in led_to else None
        if shown is not None and self._idle >= IDLE_SECONDS:
            self._idle = 0.0
            self.routes.go(shown)

    def _follow_screen(self) -> None:
        """Change to full screen or back if a scene or a key has asked for it."""
        if self.context.full_screen != self.display.full_screen:
            self.display.show(full_screen=self.context.full_screen)
            self.stack.forget_shown()
            self.context.resize(*self.display.canvas.get_size())
            self.devices.follow_window()

    def _resize(self) -> None:
        """Follow the window's size. SDL reports a change more than once."""
        self.display.follow()
        width, height = self.display.canvas.get_size()
        if (width, height) != (self.context.layout.window_width, self.context.layout.window_height):
            self.context.resize(width, height)

    # Events

    def take(self, event: Event) -> None:
        """Handle an event of any kind."""
        if self._pace.note(event):
            self.context.audio.rest(resting=self._pace.hidden)
        if event.type in EXPOSING:
            self.stack.forget_shown()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.stack.top.focus_lost()
        if event.type == pygame.QUIT:
            self.context.quit()
        elif event.type == pygame.JOYDEVICEADDED:
            self._plug()
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._unplug(event)
        else:
            if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
                self._resize()
            self._listen(event)

    def _listen(self, event: Event) -> None:
        """Handle what people do. The arcade is then no longer left alone."""
        actions = self.devices.read(event, self.context.bindings)
        self._act_on(actions)
        # SDL reports each button of a known pad twice; the first report was handled already.
        if event.type in PRESSES and not actions:
            self._idle = 0.0
            pressed = self.devices.pressed(event)
            if pressed is not None:
                self.context.use(pressed)
            self.stack.top.press_unbound()

    def _act_on(self, actions: Iterable[Action | Press | Letter]) -> None:
        for action in actions:
            match action:
                case Press(source=source):
                    self._idle = 0.0
                    self.stack.top.take_press(source)
                case Letter(text):
                    self._idle = 0.0
                    self.context.use(SHARED_KEYS)
                    self.stack.top.take_letter(text)
                case Action():
                    self.act(action)

    def act(self, action: Action) -> None:
        """Handle an action at any device.

        It was meant for the last picture shown: a scene that has appeared since then does not get it.
        """
        if not action.repeated:  # an object resting on a stick is not a person
            self._idle = 0.0
            self.context.use(action.device)
        if action.verb is Command.FULL_SCREEN:
            self.context.toggle_full_screen()
            self.stack.top.press_unbound()
        elif self.stack.top is self._shown:
            self.stack.handle(action)

    def _plug(self) -> None:
        for device in self.devices.plug():
            self.context.find_pad(device)

    def _unplug(self, event: Event) -> None:
        device = self.devices.unplug(event)
        if device is not None:
            self.context.lose_pad(device)
            self.stack.top.pad_lost(device)
