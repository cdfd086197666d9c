"""Someone in front of the cabinet: presses real keys, moves a real mouse, and looks at what is there."""

import time
from functools import cache
from typing import Any

import pygame
from pygame.event import Event

from game import catalogue
from game.arcade.app import App, Start
from game.arcade.choices import Choices
from game.arcade.input.keys import POSITION_OF
from game.arcade.scenes.play import PlayScene
from game.bots.worker import Worker

FRAME = 1 / 60
WINDOW = (1280, 800)
PATIENCE_SECONDS = 20.0


def key_event(kind: int, key: int, mod: int = 0) -> Event:
    return Event(kind, key=key, mod=mod, unicode="", scancode=POSITION_OF[key])


@cache
def shared_worker() -> Worker:
    """One bot process for all tests. It ends with them."""
    return Worker()


class Player:
    """Plays through pygame's own event queue."""

    def __init__(self, slug: str | None = None, window: tuple[int, int] = WINDOW, **choices: Any) -> None:
        chosen = (
            Choices(catalogue.games()[slug].setup(choices.pop("size", None)), **choices) if slug else None
        )
        self.app = App(Start(window, chosen))
        self.app.cabinet.worker = shared_worker()
        self.wait(0.3)

    def leave(self) -> None:
        """Close the cabinet. Fonts and pads stay open for the next one, as they do while a process lives."""
        pygame.mixer.quit()
        pygame.display.quit()

    # Pressing

    def press(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.hold(key, mod=mod)
            self.app.step(FRAME)
            self.release(key)

    def hold(self, key: int, *, mod: int = 0) -> None:
        """Press a key and keep it down. It counts with the next frame."""
        pygame.event.post(key_event(pygame.KEYDOWN, key, mod))

    def release(self, key: int) -> None:
        pygame.event.post(key_event(pygame.KEYUP, key))

    def click(self, spot: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button))
        self.app.step(FRAME)

    def click_cell(self, cell: str) -> None:
        x, y = self.play.area().centre_of(self.play.match.rules.grid.read_cell(cell))
        self.click((round(x), round(y)))

    def wait(self, seconds: float, frame: float = FRAME) -> None:
        """Let the cabinet's time go by. Real time goes by only while the bot's process is thinking."""
        for _frame in range(round(seconds / frame)):
            self.app.step(frame)
            self._let_think()

    def _let_think(self) -> None:
        """A real process answers when it can: here it has as long as it needs, and no longer than that."""
        end = time.monotonic() + PATIENCE_SECONDS
        while isinstance(play := self.app.cabinet.scenes.top, PlayScene) and play.mind.waiting:
            assert time.monotonic() < end, "the bot does not answer"
            self.app.step(0.0)

    # Looking

    @property
    def scene(self) -> str:
        """The name of the scene on top."""
        return type(self.app.cabinet.scenes.top).__name__.removesuffix("Scene")

    @property
    def play(self) -> PlayScene:
        scene = self.app.cabinet.scenes.top
        assert isinstance(scene, PlayScene), f"this is {self.scene}"
        return scene

    @property
    def board(self) -> str:
        """The position on the board, as text."""
        return self.play.match.rules.text(self.play.match.position)

    @property
    def message(self) -> str:
        return self.play.message.words if self.play.message else ""

    @property
    def heard(self) -> str:
        """The last sound."""
        return self.app.cabinet.audio.played[-1] if self.app.cabinet.audio.played else ""
