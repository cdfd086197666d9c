"""A player in front of the arcade: presses keys, moves the mouse, and looks at what is shown."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar
from unittest.mock import patch

import pygame
from pygame import Rect
from pygame.event import Event

from game import catalogue
from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.input.keyboard import POSITION_OF
from game.arcade.kit.row import ARROWS_AT, VALUE_AT
from game.arcade.navigation.destinations import ToMenu
from game.arcade.profile.choices import Choices
from game.arcade.profile.profile import Profile
from game.arcade.scenes.ignored_presses import IGNORING_SECONDS
from game.arcade.scenes.menu.tiles import all_tiles
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.run.stage_card import StageCardScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.scene import Scene
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.app import LONGEST_FRAME, App
from game.arcade.shell.audio import close_mixer
from game.arcade.shell.start_options import StartOptions
from game.bots.questions import AskReview
from game.bots.worker import Worker
from game.core.rules import Move
from game.evening.leg_mode import LegMode
from game.session.session import Session
from tests.arcade.pieces import hear_music, loudness_of_stems
from tests.processes import PATIENCE_SECONDS

FRAME = 1 / 60
# Small, and so quickly drawn. A test for which that is too small says so.
WINDOW = (640, 400)
MIXER = (44100, -16, 2)
# While the cabinet's time goes by, one picture in so many is drawn, and the last one.
DRAWN = 3
S = TypeVar("S", bound=Scene)


def key_event(kind: int, key: int, mod: int = 0) -> Event:
    typed = chr(key) if pygame.K_a <= key <= pygame.K_z else ""
    return Event(kind, key=key, mod=mod, unicode=typed, scancode=POSITION_OF[key])


@cache
def shared_worker() -> Worker:
    """One bot process for all tests. It ends with them.

    It is never replaced for being slow, as its clock stands still: the machine may be busy.
    """
    return Worker(clock=lambda: 0.0)


def silence() -> None:
    """Nothing is heard any more. The mixer stays open unless it was opened in another way."""
    if pygame.mixer.get_init() == MIXER:
        pygame.mixer.stop()
        pygame.mixer.stop()  # what waited behind another sound
    else:
        close_mixer()


def _is_leg_over(session: Session) -> bool:
    """Whether a leg of an evening has ended, which goes on once it has been reviewed."""
    return session.over and isinstance(session.began_in, LegMode)


class Player:
    """Plays through pygame's own event queue."""

    def __init__(self, slug: str | None = None, window: tuple[int, int] = WINDOW, **choices: Any) -> None:
        worker = choices.pop("worker", None) or shared_worker()
        profile: Profile | None = choices.pop("profile", None)
        opened = choices.pop("opened", None)
        chosen = None
        if slug is not None:
            chosen = Choices(catalogue.games()[slug].setup(choices.pop("size", None)), **choices)
        self.app = App(StartOptions(window, chosen, opened=opened), Adviser(worker), profile)
        self.wait(0.3, LONGEST_FRAME)

    def leave(self) -> None:
        """Close the cabinet. Fonts, pads and the mixer stay open for the next one: they open slowly."""
        profile = self.app.context.profile
        profile.background.flush(PATIENCE_SECONDS)  # the next one may read what this one has written
        profile.close()
        silence()
        pygame.display.quit()

    # Choosing

    def choose(self, tile: str) -> None:
        """Show a tile of the menu, by its name, wherever it stands."""
        found = (each.key for each in all_tiles(self.app.context) if each.name == tile)
        self.app.routes.go(ToMenu(next(found)))
        self.app.step(0.0)

    # Pressing

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after the other, each in a frame of its own, and release them."""
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
        x, y = self.play.board.area.centre_of(self.session.match.rules.grid.read_cell(cell))
        self.click((round(x), round(y)))

    def click_row(self, label: str, *, side: int = 0) -> None:
        """Click a row of the list on top; on the left or the right of its value with `side` -1 or 1."""
        box = self._row_box(label)
        x = box.left + round(box.width * (VALUE_AT + ARROWS_AT * side)) if side else box.centerx
        self.click((x, box.centery))

    def make(self, move: Move | str) -> None:
        """Make a move at the board without pressing anything."""
        rules = self.session.match.rules
        number = rules.read_move(move) if isinstance(move, str) else move
        self.play.board.take(self.session.play(number))
        self.app.step(0.0)  # so that it is seen

    def play_out(self, moves: str | None = None) -> Session:
        """Play a game to its last move: the one that explains the game unless another is given."""
        session = self.session
        for move in (moves or session.setup.variant.lesson.game).split():
            self.make(move)
        return session

    def play_to_the_end(self, moves: str | None = None) -> Session:
        """The same, and wait until the choices after the game listen."""
        session = self.play_out(moves)
        self.wait_for_the_choices()
        assert self.scene == "GameOver"
        return session

    def play_first_moves(self) -> Session:
        """Play from where a game stands to its end, always the first legal move."""
        session = self.session
        while not session.over:
            self.make(session.match.rules.legal_moves(session.match.position)[0])
        return session

    # Time

    def wait(self, seconds: float, frame: float = LONGEST_FRAME) -> None:
        """Let the cabinet's time go by. Real time goes by only while the bot process is thinking."""
        whole, rest = divmod(round(seconds, 9), frame)
        for number, length in enumerate((*[frame] * int(whole), rest), start=1):
            if number % DRAWN == 0:
                self.app.turn(length)  # at rest it draws less often than it turns
            else:
                with self.unseen():
                    self.app.turn(length)
            self._let_think()
        self.app.step(0.0)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Everything goes on as usual, but nothing is drawn."""
        with patch.object(self.app.stack, "redraw", lambda _canvas: ()):
            yield

    def wait_for_the_choices(self, frame: float = LONGEST_FRAME) -> None:
        """Let the last move land, its end be seen, and the choices after the game listen."""
        self.wait(MOVE_SECONDS + CHOICES_FROM + IGNORING_SECONDS + 0.3, frame)

    def _let_think(self) -> None:
        """A real process answers when it can: here it has as long as it needs, and no longer than that."""
        end = time.monotonic() + PATIENCE_SECONDS
        while self._is_awaited:
            assert time.monotonic() < end, "the bot does not answer"
            pygame.time.wait(1)  # the bot needs the processor
            with self.unseen():
                self.app.turn(0.0)

    @property
    def _is_awaited(self) -> bool:
        """Whether a person waits for an answer: a bot's move, a hint, the start of a stage, or its review."""
        adviser, top = self.app.context.adviser, self.top
        if isinstance(top, PlayScene) and (top.session.began_in.strict or _is_leg_over(top.session)):
            return adviser.awaited or isinstance(top.session.question(), AskReview)
        return adviser.awaited and isinstance(top, BoardScene | StageCardScene | StageEndScene)

    # Looking

    @property
    def top(self) -> Scene:
        return self.app.stack.top

    @property
    def scene(self) -> str:
        """The name of the scene on top."""
        return type(self.top).__name__.removesuffix("Scene")

    def on_top(self, kind: type[S]) -> S:
        """The scene on top, which is of this kind."""
        assert isinstance(self.top, kind), f"this is {self.scene}"
        return self.top

    @property
    def play(self) -> BoardScene:
        return self.on_top(BoardScene)

    @property
    def session(self) -> Session:
        """The game on top."""
        return self.play.board.session

    @property
    def game(self) -> PlayScene:
        """The game that is played, whatever lies over it."""
        return next(scene for scene in reversed(self.app.stack.scenes) if isinstance(scene, PlayScene))

    @property
    def board(self) -> str:
        """The position on the board, as text."""
        return self.session.match.rules.text(self.session.match.position)

    @property
    def message(self) -> str:
        message = self.play.picture().message
        return message.words if message else ""

    @property
    def loudness_of_music(self) -> float:
        """How loud the ground of the music is, which is always heard."""
        hear_music(self.app.context.audio)
        return loudness_of_stems()[0]

    def loudness_of(self, sound: str) -> float:
        """How loud a sound is that is played now."""
        silence()
        self.app.context.audio.play(sound)
        channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
        (playing,) = (channel.get_sound() for channel in channels if channel.get_busy())
        return playing.get_volume()

    @property
    def heard(self) -> str:
        """The last sound."""
        return self.app.context.audio.played[-1] if self.app.context.audio.played else ""

    def labels(self) -> list[str]:
        """The rows of the list on top."""
        return [row.label for row in self.top.rows.rows]  # type: ignore[attr-defined]

    def row(self, label: str) -> tuple[int, int]:
        """Where a row of the list on top stands."""
        return self._row_box(label).center

    def _row_box(self, label: str) -> Rect:
        rows = self.top.rows  # type: ignore[attr-defined]
        return next(box for row, box in zip(rows.rows, rows.boxes, strict=True) if row.label == label)

    def value(self, label: str) -> str:
        """What a row of the list on top holds."""
        rows = self.top.rows  # type: ignore[attr-defined]
        return next(row.value() for row in rows.rows if row.label == label)

    def prompts(self) -> dict[object, str]:
        """What the line of prompts says."""
        return dict(self.top.prompts())

    def prompt(self, words: str) -> tuple[int, int]:
        """Where a prompt stands."""
        from game.arcade.draw.glyphs import prompt_boxes

        layout, prompts = self.app.context.layout, self.app.stack.prompts()
        boxes = prompt_boxes(prompts, layout.footer, layout.small)
        return next(box.center for prompt, box in zip(prompts, boxes, strict=True) if prompt.words == words)

    def points_at(self) -> int:
        """The cell at which the player on turn points."""
        return self.play.board.entry.cursor.cell


# What the fixture of this name gives: a way to sit down at a game.
Sit = Callable[..., Player]
