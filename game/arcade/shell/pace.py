"""The pace of the frame loop: how often it turns, and in which turns it draws."""

from time import perf_counter

import pygame
from pygame.event import Event

TURNS_A_SECOND = 60
# So often the loop looks for presses in each turn. pygame.event.wait would look every millisecond, for which
# a still board would cost a third more.
LOOKS_A_TURN = 4
# Slow pulses need no more pictures than this.
RESTING_PICTURES_A_SECOND = 8
# Out of sight, the loop only waits for the window to come back.
HIDDEN_TURNS_A_SECOND = 4

HIDING = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
# What happens only to a window that can be seen: presses among it, and nothing that happens all the time. A
# gamepad's buttons are reported only to a window in focus.
APPEARING = (
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWENTER,
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.JOYHATMOTION,
)


class Pace:
    """Knows when the next turn is due, whether the window is in sight, and how old the last picture is."""

    def __init__(self) -> None:
        self._turned = perf_counter()  # when the last turn began
        self._hidden = False
        self._since_picture = 0.0

    @property
    def hidden(self) -> bool:
        """Whether the window is out of sight."""
        return self._hidden

    @property
    def turns_a_second(self) -> int:
        return HIDDEN_TURNS_A_SECOND if self._hidden else TURNS_A_SECOND

    def wait(self) -> tuple[float, list[Event]]:
        """Wait for the next turn: until it is due, or a look shows that somebody has pressed something.

        Return the seconds since the last turn, and what has happened meanwhile.
        """
        due, pause = self._turned + 1 / self.turns_a_second, 1000 // (LOOKS_A_TURN * self.turns_a_second)
        events = pygame.event.get()
        while not any(event.type in APPEARING for event in events):
            left = int(1000 * (due - perf_counter()))
            if left <= 0:
                break
            pygame.time.wait(min(left, pause))
            events += pygame.event.get()
        before, self._turned = self._turned, perf_counter()
        return self._turned - before, events

    def note(self, event: Event) -> bool:
        """Follow the window's events. Return whether the window has left or come into sight."""
        before = self._hidden
        if event.type in HIDING:
            self._hidden = True
        elif event.type in APPEARING:
            self._hidden = False
        return self._hidden != before

    def next(self, seconds: float, *, resting: bool) -> bool:
        """Whether to draw in this turn, this many seconds after the last one."""
        period = 1 / RESTING_PICTURES_A_SECOND
        self._since_picture += seconds
        if self._hidden or (resting and self._since_picture < period):
            return False
        self._since_picture = self._since_picture % period if resting else 0.0
        return True
