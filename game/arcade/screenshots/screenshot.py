"""Screenshots: any moment of any scene, without a display, with the same pixels every time."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game import catalogue
from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.draw.layout import Layout
from game.arcade.draw.refused_move import FLASH_SECONDS
from game.arcade.input.actions import LEFT_KEYS, MOUSE, Action, Command, Device, Kind
from game.arcade.navigation.destinations import (
    Destination,
    ToEveningHowTo,
    ToGame,
    ToGameSetUp,
    ToHowTo,
    ToInitials,
    ToMenu,
    ToPastGames,
    ToPause,
    ToPlay,
    ToRecords,
    ToReview,
    ToSavedData,
)
from game.arcade.navigation.routes import Routes
from game.arcade.navigation.settings_destinations import ToBindings, ToFirstStart, ToSettings
from game.arcade.profile.choices import ChoiceBook, Choices
from game.arcade.scenes.play.animation import SHAKE_SECONDS
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.records.records_page import PEOPLE
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.arena_moments import show_arena
from game.arcade.screenshots.evening_moments import OF_AN_EVENING, OF_FIVE, show_evening
from game.arcade.screenshots.moments import OF_A_RUN, OF_PUZZLES, show_puzzles, show_run
from game.arcade.screenshots.sample_history import SAMPLE_KEY, keep_people, keep_samples
from game.arcade.screenshots.shot import DEVICES, Shot
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.audio import Audio
from game.arcade.shell.context import Context
from game.bots.questions import Answer, Ponder, Question
from game.bots.thinker import Thinker
from game.core.controls import Refusal
from game.core.rules import PLAYERS, Outcome
from game.core.variant import Variant
from game.core.words import _
from game.records.tables import RUN
from game.session.events import Refused
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store.calendar import held_at

DEVICE_OF = dict(zip(DEVICES, (LEFT_KEYS, Device(Kind.GAMEPAD, 0), MOUSE), strict=True))
# When the picture is taken: pulses are bright.
TIME = 2.0
# The day on which it is always taken.
DAY = datetime(2026, 5, 1, 12, tzinfo=UTC)
# How long the choices at the end of a game have been shown.
END_TIME = 0.85
SEED = 0
# What the names of the moments of the Arena begin with.
ARENA = "arena_"
# The scenes about what is kept.
KEPT: dict[str, Destination] = {
    "past_games": ToPastGames(),
    "saved_data": ToSavedData(),
    "records": ToRecords(),
    "initials": ToInitials(RUN, (SAMPLE_KEY,)),
}
# The pages that are about a game.
ABOUT: dict[str, Callable[[Variant], Destination]] = {
    "how_to": ToHowTo,
    "settings": ToSettings,
    "bindings": lambda _variant: ToBindings(),
    "evening_how_to": lambda _variant: ToEveningHowTo(),
    "first_start": ToFirstStart,
}


class Answering(Adviser):
    """Answers questions at once, because a picture cannot wait for another frame."""

    def ask(self, question: Question) -> Answer:
        return None if isinstance(question, Ponder) else _answer(question)


@lru_cache(maxsize=16)
def _answer(question: Question) -> Answer:
    return Thinker(by_the_clock=False).answer(question)


def draw(shot: Shot) -> Surface:
    """The picture of a moment."""
    canvas = Surface(shot.window)
    paint(shot, canvas)
    return canvas


def save(shot: Shot, out: Path) -> None:
    """Save a moment to a file. Raises OSError if it cannot be written."""
    try:
        pygame.image.save(draw(shot), out)
    except pygame.error as error:
        raise OSError(str(error)) from error


def paint(shot: Shot, canvas: Surface) -> None:
    """Draw a moment on a canvas of the window's size. Raises ValueError if there is no such moment."""
    with held_at(DAY):
        Stage(shot).stack.draw(canvas)


class Stage:
    """The scenes of a moment."""

    def __init__(self, shot: Shot) -> None:
        pygame.font.init()
        self._shot = shot
        self.context = Context(
            catalogue.games(),
            Layout(*shot.window),
            Audio(silent=True),
            ChoiceBook([Choices(shot.setup)] if shot.scene == "setup" else []),
            adviser=Answering(),
            settings=shot.settings,
        )
        self.context.use(DEVICE_OF[shot.device])
        self.context.advance(TIME)
        self.stack = SceneStack()
        self._routes = Routes(self.context, self.stack)
        if shot.scene.startswith(ARENA):
            self._set_arena()
        elif shot.scene in OF_A_RUN:
            show_run(shot.scene, self.context, self._routes, self.stack)
        elif shot.scene in OF_AN_EVENING or shot.scene in OF_FIVE:
            show_evening(shot.scene, self.context, self._routes, self.stack)
        elif shot.scene in OF_PUZZLES:
            show_puzzles(shot, self.context, self._routes, self.stack)
        else:
            self._set()
        self.stack.settle()

    def _set_arena(self) -> None:
        self._routes.go(ToMenu(self._shot.setup.variant))
        show_arena(self.context, self.stack, self._routes, self._shot.scene.removeprefix(ARENA))

    def _set(self) -> None:
        variant = self._shot.setup.variant
        match self._shot.scene:
            case "menu":
                self._routes.go(ToMenu(variant))
                for _moves in range(4):
                    self.stack.update(TIME / 2)
            case "setup":
                self._routes.go(ToGameSetUp(variant))
                self.stack.update(0.0)
            case "past_games" | "saved_data" | "records" | "initials":
                keep_samples(self.context.profile.folder, self.context.games.values())
                self._routes.go(ToMenu(variant))
                self._routes.go(KEPT[self._shot.scene])
                self.stack.update(TIME)
            case "people":
                keep_people(self.context.profile.folder)
                self._routes.go(ToMenu(variant))
                self._routes.go(ToRecords())
                for _tab in range(PEOPLE):
                    self.stack.top.handle(Action(Command.NEXT_TAB, LEFT_KEYS))
                self.stack.update(TIME)
            case scene if scene in ABOUT:
                self._routes.go(ToMenu(variant))
                self._routes.go(ABOUT[scene](variant))
            case _:
                self._set_game()

    def _set_game(self) -> None:
        shot = self._shot
        players = Players.of(shot.people, Choices(shot.setup).level)
        session = Session(
            shot.setup, players, Series(shot.rounds, outcomes=tuple(map(Outcome, shot.won))), SEED
        )
        self._routes.go(ToGame(session))
        play = self.stack.top
        assert isinstance(play, PlayScene), "a game begins"
        self._play_moves(play)
        self._point(play)
        self._press(play)
        if shot.scene == "pause":
            self._routes.go(ToPause(session))
        if shot.scene == "go_on":
            self._routes.go(ToMenu(shot.setup.variant))
            self._routes.go(ToPlay(shot.setup.variant))
        if shot.scene in ("game_over", "review"):
            self._set_end(play)

    def _play_moves(self, play: PlayScene) -> None:
        shot, session = self._shot, play.session
        moves = shot.moves
        if shot.scene in ("game_over", "review") and not moves:
            moves = tuple(shot.setup.variant.lesson.game.split())
        if shot.scene == "go_on" and not moves:
            rules, position = session.match.rules, session.match.position
            moves = (rules.move_text(rules.legal_moves(position)[0]),)
        for move in moves:
            events = session.play(session.match.rules.read_move(move))
            for event in events:
                if isinstance(event, Refused):
                    raise ValueError(f"{move}: {event.reason}")
            play.board.take(events)
        if moves and not session.over:
            play.board.animation.stop_at(shot.progress)

    def _point(self, play: PlayScene) -> None:
        if self._shot.device != "keyboard":
            for player in PLAYERS:
                self.context.seats.use(player, DEVICE_OF[self._shot.device])
        if self._shot.cursor is not None:
            grid = play.session.match.rules.grid
            play.board.entry.point_at(grid.read_cell(self._shot.cursor))

    def _press(self, play: PlayScene) -> None:
        """Show the hint that was asked for, and the move that was refused."""
        if self._shot.hinted:
            play.board.take(play.session.ask_hint())
            play.board.take(self.context.adviser.consult(play.session))
        if self._shot.tried is not None:
            play.board.decline(_refusal(play, self._shot.tried))
            play.update(max(SHAKE_SECONDS, FLASH_SECONDS))

    def _set_end(self, play: PlayScene) -> None:
        """The last move has landed. Show a share of what follows, until the choices have come up."""
        session = play.session
        if not session.over:
            raise ValueError(_("The moves do not end the game."))
        play.board.animation.stop_at(1.0)
        seconds = self._shot.progress * (CHOICES_FROM + END_TIME)
        self.stack.update(min(seconds, CHOICES_FROM))
        self.stack.update(max(0.0, seconds - CHOICES_FROM))
        if self._shot.scene == "review":
            self._routes.go(ToReview(session))


def _refusal(play: PlayScene, tried: str) -> Refusal:
    """Why a move is illegal now."""
    board, match = play.board, play.session.match
    answer = board.controls.judge(match.position, board.entry.cursor, match.rules.read_move(tried))
    if answer.refusal is None:
        raise ValueError(_("{move} is a legal move.", move=tried))
    return answer.refusal
