"""Sessions that are played on the disk: what people do in them, and what the next start finds of that."""

import io
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS
from game.arcade.input.binding_data import as_data
from game.arcade.input.bindings import DEFAULT_BINDINGS, Bindings
from game.arcade.profile.choices import Choices
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.play.play import PlayScene
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.monkey.bot_here import BotHere
from game.core import record
from game.core.match import Match
from game.core.variant import Setup
from game.records.book import Book
from game.records.tables import RUN, HighScore
from game.run.run import Run
from game.session import session
from game.session.modes import Series
from game.session.session import SavedGame
from game.store import saved_runs
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History
from game.store.puzzle_book import PuzzleBook
from game.store.records import Records
from game.store.saved_games import Saves
from game.store.saved_runs import unfinished_runs
from game.terminal import puzzle_front_end, records_front_end, run_front_end
from game.terminal import series_front_end as run

# Told all that the person has seen, whenever they may rely on everything done so far.
Acknowledge = Callable[[str], None]
# What a start finds, part by part: each part is as it was before a step, or after it.
Found = Mapping[str, Any]

BOT_SEED = 3
OVER = 1000
# Of the arcade.
FRAME, MOST_FRAMES, FRAMES_BETWEEN_PRESSES = 0.1, 3000, 10


@dataclass(frozen=True, order=True)
class Reached:
    """How far something has come. During a step it may be anywhere between before and after."""

    stage: int
    plies: int = 0


@dataclass(frozen=True)
class Session:
    """`play` gets the folder of the disk and returns all that the person has seen; `look` gets it afterwards.

    What could not be written is tried again and is there in the end, but for the parts that are tried `once`.
    """

    name: str
    play: Callable[[Path, Acknowledge], str]
    look: Callable[[Path], Found]
    once: tuple[str, ...] = ()


class _Keyboard(io.StringIO):
    """A person who types these lines. When they are asked for the next one, everything before it is done."""

    def __init__(self, lines: Sequence[str], asked: Callable[[], None]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._asked = asked

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self._asked()
        return super().readline(-1 if size is None else size)


class _Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def _typed(
    screen: _Screen, acknowledge: Acknowledge, lines: Sequence[str], command: Callable[[], int]
) -> None:
    """A command of the terminal, with these lines typed into it."""
    before, sys.stdin = sys.stdin, _Keyboard(lines, lambda: acknowledge(screen.getvalue()))
    try:
        with redirect_stdout(screen):
            command()
    finally:
        sys.stdin = before


# A game


def quick_board() -> Setup:
    """The board of all games that has the fewest cells."""
    return min(
        (variant.setup(size) for variant in catalogue.games().values() for size in variant.sizes),
        key=lambda setup: setup.size,
    )


def first_moves(setup: Setup) -> Iterator[str]:
    """A whole game in which everybody makes the first of their legal moves."""
    match = Match(setup)
    while not match.over:
        move = match.rules.legal_moves(match.position)[0]
        yield match.rules.move_text(move)
        match.play(move)


def _play_a_game(place: Path, acknowledge: Acknowledge) -> str:
    """Two people play, take back, go on after they have left, finish, and begin a rematch."""
    setup, screen = quick_board(), _Screen()
    one, two, *rest = first_moves(setup)
    for lines in ((one, two, "undo", two, "quit"), ("yes", *rest, "rematch", one, "quit")):
        _typed(
            screen,
            acknowledge,
            lines,
            lambda: run.run(
                setup,
                lambda _game: setup,
                Series(),
                record=place / "games.txt",
                place=lambda: _profile(place),
            ),
        )
    return screen.getvalue()


def _look_at_the_games(place: Path) -> Found:
    start = _Start(place)
    past = [str(game.fields["record"]) for game in start.history.past_games()]
    saved = start.saves.of(quick_board().variant.slug)
    file = place / "games.txt"
    return {"games": _all(past, saved), "lines": file.read_text(encoding="utf-8") if file.exists() else ""}


def _all(past: Sequence[str], saved: SavedGame | None) -> tuple[str, ...]:
    """The games that are known. One that is still kept as unfinished when it is a past game is one game."""
    going_on = record.write(session.Session.restored(saved).match) if saved else ""
    beginning = going_on.partition(" result ")[0]
    counts = going_on and not any(game.startswith(beginning) for game in past)
    return (*past, *([going_on] if counts else []))


# Puzzles


def _solve_puzzles(place: Path, acknowledge: Acknowledge) -> str:
    """Hints, which cost something, and puzzles that are given up."""
    screen = _Screen()
    for lines in (("hint", "hint", "skip", "next", "hint", "hint", "quit"), ("skip", "quit")):
        _typed(screen, acknowledge, lines, lambda: puzzle_front_end.run("rated", lambda: _profile(place)))
    return screen.getvalue()


def _look_at_the_puzzles(place: Path) -> Found:
    folder = Folder(_profile(place))
    return {"puzzles": PuzzleBook(folder, Background(Folder(None))).progress}


# A run


def quick_run() -> int:
    """The seed of a run that begins with the game of the quick board: its starts are drawn in a moment."""
    games = catalogue.games()
    runs = (Run.new(seed, games) for seed in count())
    return next(run.seed for run in runs if run.card(games).setup.variant == quick_board().variant)


def _play_a_run(place: Path, acknowledge: Acknowledge) -> str:
    """A run that is left, goes on, and is lost."""
    screen, seed = _Screen(), quick_run()
    for lines in (("hint", "resign", "yes", "quit"), ("yes", "resign", "yes", "resign", "yes", "no")):
        _typed(
            screen,
            acknowledge,
            lines,
            lambda: run_front_end.run(seed, lambda: _profile(place), daily=False, always_kept=True),
        )
    return screen.getvalue()


def _look_at_the_run(place: Path) -> Found:
    start = _Start(place)
    runs, waiting = start.records.book().count(RUN), start.runs.of(saved_runs.RUN_KIND)
    stages = len([game for game in start.history.past_games() if game.stage])
    if runs.ended:  # it may still be kept as unfinished
        return {"begun": runs.begun, "run": Reached(OVER), "stages": stages}
    stage = waiting.session(catalogue.games()) if waiting else None
    plies = len(stage.match.plies) if stage else 0
    return {
        "begun": runs.begun,
        "run": Reached(len(waiting.run.results) if waiting else -1, plies),
        "stages": stages,
    }


# Records


def _keep_records(place: Path, acknowledge: Acknowledge) -> str:
    """Scores are entered and signed, and all of them are forgotten."""
    screen = _Screen()
    folder = Folder(_profile(place))
    background = Background(folder)
    records = Records(folder, background)

    def settle() -> None:
        background.flush()
        print(*folder.take_notices(), sep="\n", file=screen)
        acknowledge(screen.getvalue())

    for key in ("one", "two"):
        records.change(partial(_with_score, key=key))
        settle()
        records.sign((key,), "ZOE")
        settle()
    _typed(screen, acknowledge, ("yes", "yes"), lambda: records_front_end.erase(lambda: _profile(place)))
    return screen.getvalue()


def _with_score(book: Book, key: str) -> Book:
    return book.with_high_score(RUN, HighScore("AAA", 90_000, "2026-11-19", key))


def _look_at_the_records(place: Path) -> Found:
    book = _Start(place).records.book()
    return {"scores": book.tables, "initials": book.initials}


# Settings


def _change_settings(place: Path, acknowledge: Acknowledge) -> str:
    """Settings, choices, keys and the first start, each in a file of its own; then once more."""
    screen = _Screen()

    def settle(profile: Profile) -> None:
        profile.background.flush()
        print(*profile.take_notices(), sep="\n", file=screen)
        acknowledge(screen.getvalue())

    for number in (1, 2):
        with redirect_stderr(screen), _profile_of(place) as profile:
            profile.keep_settings(Settings(), replace(Settings(), music=10 * number))
            settle(profile)
            profile.choices.keep(Choices(quick_board(), rounds=2 * number + 1))
            settle(profile)
            profile.keep_bindings(DEFAULT_BINDINGS, _without_some(number))
            profile.end_first_start()
            settle(profile)
    return screen.getvalue()


def _without_some(number: int) -> Bindings:
    """Bindings in which this many rows of Player 1 are empty."""
    table = DEFAULT_BINDINGS.table(LEFT_KEYS)
    return DEFAULT_BINDINGS.with_table(LEFT_KEYS, dict([*table.items()][number:]))


def _look_at_the_settings(place: Path) -> Found:
    with _profile_of(place) as profile:
        return {
            "music": profile.settings.music,
            "rounds": profile.choices.of(quick_board().variant).rounds,
            "bindings": as_data(profile.bindings),
            "first start": profile.is_new,
        }


# The arcade


def _play_in_the_arcade(place: Path, acknowledge: Acknowledge) -> str:
    """A person plays a bot, leaves in the middle, goes on at the next start, and finishes."""
    screen = _Screen()
    variant = quick_board().variant
    choices = Choices(variant.setup(variant.sizes[1]), people=(1,), level="rookie")
    for most in (1, 99):
        with redirect_stderr(screen), _profile_of(place) as profile:
            profile.end_first_start()
            app = App(StartOptions(SMALLEST_WINDOW, choices), Adviser(BotHere(BOT_SEED)), profile)
            _play_on(app, most, screen, acknowledge)
            app.context.quit()
            app.stack.close()
    pygame.display.quit()
    return screen.getvalue()


def _play_on(app: App, most: int, screen: _Screen, acknowledge: Acknowledge) -> None:
    """Let the person make this many moves, or finish."""
    app.load()
    moves = plies = 0
    for frame in range(MOST_FRAMES):
        app.turn(FRAME)
        app.context.profile.background.flush()
        app.turn(0.0)  # if that has failed, there is a notice now
        print(app.context.notices.current, file=screen)
        top = app.stack.top
        if not isinstance(top, PlayScene):
            if frame % FRAMES_BETWEEN_PRESSES == 0:
                pygame.event.post(
                    Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
                )
            continue
        if len(top.session.match.plies) != plies:
            plies = len(top.session.match.plies)
            acknowledge(screen.getvalue())
        if top.session.over:
            break
        if top.session.person_on_turn:
            if moves == most:
                break
            rules, position = top.session.match.rules, top.session.match.position
            top.board.take(top.session.play(rules.legal_moves(position)[0]))
            moves += 1


# What the sessions have in common


def _profile(place: Path) -> Path:
    """A folder that nobody has made yet, in another one."""
    return place / "data" / "profile"


class _Start:
    """What a program that starts finds of games, runs and records."""

    def __init__(self, place: Path) -> None:
        folder, games = Folder(_profile(place)), catalogue.games()
        at_once = Background(Folder(None))
        self.saves = Saves(folder, at_once, games)
        self.history = History(folder, at_once, games)
        self.records = Records(folder, at_once)
        self.runs = unfinished_runs(folder, at_once, games, self.saves.slot)
        self.saves.slot.release()


@contextmanager
def _profile_of(place: Path) -> Iterator[Profile]:
    profile = Profile(_profile(place))
    try:
        yield profile
    finally:
        profile.close()


SESSIONS = (
    Session("game", _play_a_game, _look_at_the_games, once=("lines",)),
    Session("puzzles", _solve_puzzles, _look_at_the_puzzles),
    Session("run", _play_a_run, _look_at_the_run),
    Session("records", _keep_records, _look_at_the_records),
    Session("settings", _change_settings, _look_at_the_settings),
    Session("arcade", _play_in_the_arcade, _look_at_the_games),
)
