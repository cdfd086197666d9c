"""Someone in front of the cabinet: presses real keys, moves a real mouse, and looks at what is there."""

from typing import Any

import pygame

from game.arcade.app import App, Start
from game.arcade.choices import Choices
from game.arcade.scenes.play import PlayScene
from game.core.variant import discover

FRAME = 1 / 60
WINDOW = (1280, 800)


class Player:
    """Plays through pygame's own event queue."""

    def __init__(self, slug: str | None = None, window: tuple[int, int] = WINDOW, **choices: Any) -> None:
        chosen = Choices(discover()[slug].setup(choices.pop("size", None)), **choices) if slug else None
        self.app = App(Start(window, chosen))
        self.wait(0.3)

    def leave(self) -> None:
        """Close the cabinet. Fonts and pads stay open for the next one, as they do while a process lives."""
        self.app.cabinet.worker.close()
        pygame.mixer.quit()
        pygame.display.quit()

    # Pressing

    def press(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
            self.app.step(FRAME)

    def click(self, spot: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button))
        self.app.step(FRAME)

    def click_cell(self, cell: str) -> None:
        x, y = self.play.area().centre_of(self.play.match.rules.grid.read_cell(cell))
        self.click((round(x), round(y)))

    def wait(self, seconds: float, frame: float = FRAME) -> None:
        """Let the cabinet's time go by; no real time does."""
        for _frame in range(round(seconds / frame)):
            self.app.step(frame)

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
