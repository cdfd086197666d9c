"""Every screen in windows of every shape, with small and with large text: nothing is cut off or overlaps."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw import backdrop, night, text
from game.arcade.draw.baked import InSteps
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, SHARED_KEYS, Action, Command, Device, Kind
from game.arcade.input.rebinding import Entry
from game.arcade.input.sources import Source, SourceKind
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Back,
    Confirm,
    Destination,
    Quit,
    ToArenaAttract,
    ToArenaSetUp,
    ToAttract,
    ToCards,
    ToDevices,
    ToEvening,
    ToFault,
    ToGame,
    ToGameSetUp,
    ToInitials,
    ToLeg,
    ToMenu,
    ToPastGames,
    ToPlay,
    ToPuzzle,
    ToPuzzles,
    ToRecords,
    ToReview,
    ToRun,
    ToRunOver,
    ToSavedData,
    ToStage,
    ToStageEnd,
    ToTable,
    ToWhoPlays,
)
from game.arcade.navigation.routes import Routes
from game.arcade.navigation.settings_destinations import (
    ToBindings,
    ToConflict,
    ToFirstStart,
    ToPress,
    ToSettings,
)
from game.arcade.profile.arena_choices import ArenaChoices, ManyRiders
from game.arcade.profile.choices import Choices
from game.arcade.profile.settings import SETTINGS
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.keep_guest import KeepGuestScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.settings.settings_page import TABS
from game.arcade.screenshots.evening_moments import (
    sample_evening,
    sample_of_many,
)
from game.arcade.screenshots.moments import OF_A_RUN, sample_progress
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.party import Member, Party
from game.arcade.views import floating_board as played_board
from game.arcade.views.arena import arena_match, crash, start_field
from game.arcade.views.evening.evening_corners import EveningCorners
from game.core.controls import Verb
from game.core.rules import PLAYERS
from game.evening.evening import Form
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.people.person import (
    COLOURS,
    EMBLEMS,
    Person,
    guest,
)
from game.puzzles.attempt import Attempt, Step
from game.puzzles.daily import Daily
from game.puzzles.pack import Packs, found_packs
from game.puzzles.puzzle import name_of
from game.puzzles.puzzle_progress import Due, Progress, Rating, Task
from game.puzzles.streak import Streak
from game.records.tables import DAILY_RUN, HighScore
from game.run.course import games_of_a_run
from game.session.modes import Series
from game.session.my_level import MINE
from game.session.players import Players
from game.session.session import Session
from game.store.calendar import today
from tests import runs
from tests.arcade.written import SIZES, Screen, Size, Watched, screen
from tests.evenings import to_the_end, with_set
from tests.setups import PRODUCT_GAMES, WITH_PUZZLES, random_match

GAMES = catalogue.games()
GAME = GAMES["siege"]
EVERY_GAME = pytest.mark.parametrize("slug", PRODUCT_GAMES)


@pytest.fixture(autouse=True)
def no_floors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written on the ground, and drawing it takes long."""
    pygame.font.init()
    nothing = Surface((1, 1))
    monkeypatch.setattr(backdrop, "_ground", lambda *_size: InSteps(nothing, lambda _picture: iter(())))
    monkeypatch.setattr(night, "_sky", lambda *_size: nothing)
    monkeypatch.setattr(played_board, "_picture", lambda *_size: nothing)
    for module in (arena_match, crash):
        monkeypatch.setattr(module, "kept_field", lambda *_size: nothing)
        monkeypatch.setattr(module, "prepare_field", lambda *_size, **_most: False, raising=False)
        monkeypatch.setattr(module, "glass_on", lambda _floor: None)
        monkeypatch.setattr(module, "draw_riders", lambda *_riders: None)
    monkeypatch.setattr(arena_match, "keep_ground", lambda _floor: None)
    monkeypatch.setattr(arena_match, "prepare_riders", lambda *_riders: None)
    monkeypatch.setattr(start_field, "ground", lambda _floor: nothing)


def sizes_of(slug: str) -> Sequence[Size]:
    """The sizes in which the screens of a game are shown: one game shows every other one, the next the rest.

    Every screen is shown by some games in each size, and by each game in every shape of window.
    """
    return SIZES[PRODUCT_GAMES.index(slug) % 2 :: 2]


def flaws(stage: Stage, sizes: Sequence[Size] = SIZES) -> list[str]:
    return [flaw for size in sizes for flaw in screen(stage.context, stage.stack, size).flaws]


# The screens of each game, with as many words as there can be


def play(slug: str, moves: str = "", **details: object) -> Stage:
    setup = GAMES[slug].setup()
    return Stage(Shot("play", setup, moves=tuple(moves.split()), **details))  # type: ignore[arg-type]


def all_but_one(slug: str) -> str:
    return GAMES[slug].lesson.game.rsplit(" ", 1)[0]


OF_A_GAME: dict[str, Callable[[str], Stage]] = {
    "menu": lambda slug: Stage(Shot("menu", GAMES[slug].setup())),
    "menu, mouse": lambda slug: Stage(Shot("menu", GAMES[slug].setup(), device="mouse")),
    "setup": lambda slug: Stage(Shot("setup", GAMES[slug].setup())),
    "setup, mouse": lambda slug: Stage(Shot("setup", GAMES[slug].setup(), device="mouse")),
    "play": lambda slug: play(slug, all_but_one(slug), rounds=9, won=(1, 2)),
    "play, mouse": lambda slug: play(slug, all_but_one(slug), rounds=99, won=(1, 2), device="mouse"),
    "play, gamepad": lambda slug: play(slug, GAMES[slug].lesson.moves, device="gamepad"),
    "refused": lambda slug: play(slug, GAMES[slug].lesson.moves, tried=GAMES[slug].lesson.illegal),
    "hint": lambda slug: play(slug, GAMES[slug].lesson.moves, hinted=True),
    "bot": lambda slug: play(slug, GAMES[slug].lesson.moves.split()[0], people=(1,)),
    "largest board": lambda slug: Stage(Shot("play", GAMES[slug].setup(GAMES[slug].sizes[-1]))),
    "pause": lambda slug: Stage(Shot("pause", GAMES[slug].setup(), moves=tuple(all_but_one(slug).split()))),
    "end": lambda slug: Stage(Shot("game_over", GAMES[slug].setup())),
    "end of a round": lambda slug: Stage(Shot("game_over", GAMES[slug].setup(), rounds=9, won=(1, 2, 1, 2))),
    "review": lambda slug: Stage(Shot("review", GAMES[slug].setup())),
    "review, mouse": lambda slug: Stage(Shot("review", GAMES[slug].setup(), device="mouse")),
}


@EVERY_GAME
@pytest.mark.usefixtures("words_alone")
@pytest.mark.parametrize("place", OF_A_GAME)
def test_nothing_is_cut_off_on_any_screen_of_a_game(place: str, slug: str) -> None:
    assert not flaws(OF_A_GAME[place](slug), sizes_of(slug))


@pytest.mark.usefixtures("words_alone")
@pytest.mark.parametrize("slug", ["crossfire", "siege"])
def test_nothing_is_cut_off_in_a_review_of_the_largest_board(slug: str) -> None:
    """Of moves that name one cell, and of moves that say more."""
    setup = GAMES[slug].setup(GAMES[slug].sizes[-1])
    match = random_match(setup, seed=0)
    stage = Stage(Shot("review", setup, moves=tuple(match.rules.move_text(ply.move) for ply in match.plies)))
    press(stage, Verb.LEFT)
    assert not flaws(stage, sizes_of(slug))


# The screens of each game that has puzzles

OF_A_PUZZLE: dict[str, Callable[[str], Stage]] = {
    "puzzle": lambda slug: Stage(Shot("puzzle", GAMES[slug].setup())),
    "puzzle, mouse": lambda slug: Stage(Shot("puzzle", GAMES[slug].setup(), device="mouse")),
    "puzzle missed": lambda slug: Stage(Shot("puzzle_missed", GAMES[slug].setup())),
    "puzzle over": lambda slug: Stage(Shot("puzzle_over", GAMES[slug].setup())),
    "puzzles": lambda slug: Stage(Shot("puzzles", GAMES[slug].setup())),
    "streak missed": lambda slug: streak_missed(slug),
}


def streak_missed(slug: str) -> Stage:
    """A puzzle of a streak with as much beside the board as there can be."""
    stage = Stage(Shot("puzzles", GAMES[slug].setup()))
    packs = Packs({slug: catalogue.pack_text(GAMES[slug])}, GAMES)
    Routes(stage.context, stage.stack).go(ToPuzzle(Streak(packs, seed=1)))
    stage.stack.settle()
    scene = stage.stack.top
    assert isinstance(scene, PuzzleScene)
    match, puzzle = scene.session.match, scene.session.puzzle
    legal = match.rules.legal_moves(match.position)
    scene.board.make(next(move for move in legal if move != puzzle.solution[0]))
    for _frame in range(40):
        stage.stack.update(0.05)
    assert scene.picture().note.cost
    return stage


@pytest.mark.usefixtures("words_alone")
@pytest.mark.parametrize("slug", WITH_PUZZLES)
@pytest.mark.parametrize("place", OF_A_PUZZLE)
def test_nothing_is_cut_off_on_any_screen_of_a_puzzle(place: str, slug: str) -> None:
    assert not flaws(OF_A_PUZZLE[place](slug), sizes_of(slug))


@EVERY_GAME
@pytest.mark.usefixtures("words_alone")
def test_nothing_is_cut_off_on_any_page_of_how_to_play(slug: str) -> None:
    stage = Stage(Shot("how_to", GAMES[slug].setup()))
    found: list[str] = []
    for size in sizes_of(slug):
        pages = 1
        while pages:
            found += screen(stage.context, stage.stack, size).flaws
            press(stage, Verb.RIGHT)
            pages = how_to(stage).shown_page
    assert not found


def how_to(stage: Stage) -> HowToScene:
    scene = stage.stack.top
    assert isinstance(scene, HowToScene)
    return scene


def press(stage: Stage, *verbs: Verb | Command) -> None:
    for verb in verbs:
        stage.stack.handle(Action(verb, LEFT_KEYS))


# The other screens: they are about no game, or the same for each


def opened(*destinations: Destination) -> Stage:
    """The menu with other scenes over it."""
    stage = Stage(Shot("menu", GAME.setup()))
    for destination in destinations:
        Routes(stage.context, stage.stack).go(destination)
    stage.stack.settle()
    return stage


def last_row(stage: Stage) -> Stage:
    """The same, with the last row in focus."""
    press(stage, Verb.UP)
    return stage


def my_level(scene: str) -> Stage:
    """The bot's row in focus, where the bot follows the person's results."""
    stage = Stage(Shot(scene, GAME.setup(), people=(1,)))
    stage.context.choices.keep(Choices(GAME.setup(), people=(1,), level=MINE))
    press(stage, Verb.DOWN, Verb.DOWN)
    return stage


def session(moves: str = "") -> Session:
    begun = Session(GAME.setup(), Players(), Series(9), 0)
    for move in moves.split():
        begun.play(begun.match.rules.read_move(move))
    return begun


def settings(tab: int) -> Stage:
    stage = opened(ToSettings(GAME))
    press(stage, *[Command.NEXT_TAB] * tab)
    return stage


def people_among_settings() -> Stage:
    """Two whose names are long, and who are remembered, have hints of their own."""
    stage = opened()
    one, two = (Person(name, "star", "coral", key=name) for name in ("Benjaminus", "Wilhelmina"))
    stage.context.gather(Party((Member(one, LEFT_KEYS), Member(two, RIGHT_KEYS))))
    Routes(stage.context, stage.stack).go(ToSettings(GAME))
    press(stage, *[Command.NEXT_TAB] * [tab.label for tab in TABS].index("Play"), *[Verb.DOWN] * 4)
    return stage


def first_start(question: int) -> Stage:
    stage = opened(ToFirstStart(GAME))
    press(stage, *[Verb.CONFIRM] * question)
    return stage


def bindings(tab: int) -> Stage:
    stage = opened(ToBindings())
    stage.context.seats.join(Device(Kind.GAMEPAD, 0))
    press(stage, *[Command.NEXT_TAB] * tab)
    return stage


def noticed(stage: Stage, words: str) -> Stage:
    """The same, with a sentence about something that happened elsewhere."""
    stage.context.notices.add([words])
    return stage


def past_games(*, some: bool) -> Stage:
    return Stage(Shot("past_games", GAME.setup())) if some else opened(ToPastGames())


def records(tab: int, row: int, panel: int = 0) -> Stage:
    """A page of the records, with a row in focus and one of its panels."""
    stage = Stage(Shot("records", GAME.setup()))
    press(stage, *[Command.NEXT_TAB] * tab, *[Verb.DOWN] * row, *[Verb.RIGHT] * panel)
    return stage


def people(row: int, panel: int = 0) -> Stage:
    """What the records say of two people, of one, or of all."""
    stage = Stage(Shot("people", GAME.setup()))
    press(stage, *[Verb.DOWN] * row, *[Verb.RIGHT] * panel)
    return stage


def arena(scene: str) -> Stage:
    return Stage(Shot(f"arena_{scene}", GAME.setup()))


def puzzles(row: int) -> Stage:
    """The page of the puzzles after many of them, with a row in focus."""
    stage = opened()
    day, texts = today(), [entry.text for entry in found_packs().of("siege")]
    task = Task(texts[0], Attempt((Step.WRONG,) * 20 + (Step.RIGHT,), solved=True))
    far = Progress(
        days={day: task},
        rating=Rating(2100, 999),
        ratings=tuple(range(1000, 2200, 20)),
        yours={name_of(text): Due(text, "2020-01-01") for text in texts},
        longest=60,
    )
    stage.context.profile.puzzles.change(lambda _progress: far)
    Routes(stage.context, stage.stack).go(ToPuzzles())
    press(stage, *[Verb.DOWN] * row)
    stage.stack.settle()
    stage.stack.update(0.5)
    stage.stack.update(0.5)
    return stage


def daily_done() -> Stage:
    """The daily puzzle after it was given up, with its choices."""
    stage = opened(ToPuzzles(), ToPuzzle(Daily(found_packs(), today())))
    press(stage, Command.REDO, Command.REDO)
    for _frame in range(200):
        stage.stack.update(0.05)
    press(stage, Command.HINT)
    return stage


def initials() -> Stage:
    stage = opened()
    score = HighScore("WMW", 99_990, today(), "key")
    stage.context.profile.records.change(lambda book: book.with_high_score(DAILY_RUN, score))
    Routes(stage.context, stage.stack).go(ToInitials(DAILY_RUN, ("key",)))
    stage.stack.settle()
    return stage


def tile_from_the_end(number: int) -> Stage:
    """The menu with one of its last tiles on the stage."""
    stage = opened()
    menu = stage.stack.top
    assert isinstance(menu, MenuScene)
    press(stage, *[Verb.RIGHT] * (len(menu.picture().tiles) - number))
    for _step in range(10):
        stage.stack.update(0.1)
    return stage


def saved_in_a_folder() -> Stage:
    stage = opened()
    stage.context.profile.folder.path = Path("/home/somebody/.local/share/of/applications/gridlock-arcade")
    Routes(stage.context, stage.stack).go(ToSavedData())
    stage.stack.settle()
    return stage


def pressed(stage: Stage, *verbs: Verb | Command) -> Stage:
    """The same after some presses."""
    press(stage, *verbs)
    return stage


def unfinished() -> Stage:
    stage = opened()
    stage.context.profile.keep(session(GAME.lesson.moves))
    Routes(stage.context, stage.stack).go(ToPlay(GAME))
    return stage


def pad_lost() -> Stage:
    """A pause because the gamepads of both players are gone."""
    stage = play("siege")
    for number, player in enumerate(PLAYERS):
        pad = Device(Kind.GAMEPAD, number)
        stage.context.seats.join(pad)
        stage.context.seats.use(player, pad)
    for number in range(2):
        stage.context.lose_pad(Device(Kind.GAMEPAD, number))
    stage.stack.top.pad_lost(Device(Kind.GAMEPAD, 0))
    assert stage.stack.top.words()  # type: ignore[attr-defined]
    return stage


NOTICE = "The bot had a problem and was started again."


def timed(left: float) -> Stage:
    """A game with a move clock on which so many seconds are left."""
    stage = play("siege", rounds=9)
    stage.context.change(replace(stage.context.settings, clock=60))
    stage.stack.update(60 - left)
    return stage


def on_trial(device: str) -> Stage:
    """A move that waits for its confirmation."""
    stage = play("apart", cursor="3,3", device=device)
    stage.context.change(replace(stage.context.settings, confirm="always"))
    stage.stack.update(0.0)
    scene = stage.stack.top
    assert isinstance(scene, PlayScene)
    press(stage, Verb.CONFIRM)
    assert scene.picture().message
    return stage


def saved_data() -> Stage:
    """The saved data of many games."""
    stage = past_games(some=True)
    Routes(stage.context, stage.stack).go(ToSavedData())
    stage.stack.settle()
    return stage


def long_review() -> Stage:
    """A game with more moves than there is room for, in its middle."""
    setup = GAMES["light_cycle"].setup(15)
    played = Session(setup, Players(), Series(), 0)
    while not played.over:
        played.play(played.match.rules.legal_moves(played.match.position)[-1])
    stage = opened(ToReview(played))
    press(stage, *[Verb.LEFT] * (len(played.match.plies) // 2))
    return stage


def costly_mistake() -> Stage:
    """The review of a move that was wrong where many others were right."""
    moves = "right:0,2 left:3,3 down:0,0 left:4,1 right:0,3 right:3,4 left:2,2 left:4,3 right:1,1 up:3,1 "
    moves += "right:2,4 down:3,2 right:1,3"
    stage = Stage(Shot("review", GAMES["siege"].setup(), moves=tuple(moves.split())))
    assert len(stage.stack.top.picture().told.better) > 10
    return stage


def moment(name: str) -> Stage:
    """A moment of a run."""
    return Stage(Shot(name, GAME.setup()))


def award() -> Stage:
    """A move that has just kept the win, and what it adds, in a game with numbers below the board."""
    stages = len(games_of_a_run(GAMES))
    in_loop_three = (sample_progress(GAMES, 2 * stages + won, 0) for won in range(stages))
    coming = next(each for each in in_loop_three if each.run.card(GAMES).setup.variant == GAME)
    stage = opened(ToStage(coming))
    stage.stack.update(0.5)
    press(stage, Verb.CONFIRM)
    stage.stack.update(0.0)
    play = stage.stack.top
    assert isinstance(play, PlayScene)
    play.board.take(play.session.play(runs.Player().best(play.session)))
    stage.stack.update(0.5)
    shown = play.picture().corners
    assert shown is not None
    assert shown.award is not None
    return stage


def stage_pause() -> Stage:
    stage = moment("stage")
    press(stage, Verb.BACK)
    return stage


def daily_run() -> Stage:
    """A daily run and another one are unfinished."""
    stage = moment("stage")
    stage.context.profile.runs.begin_daily()
    Routes(stage.context, stage.stack).go(ToRun())
    return last_row(stage)


def clearing_stage() -> Stage:
    """The end of the stage that clears a run, in a loop without a mistake."""
    last = sample_progress(GAMES, 0, 0).run.standing.last_stage
    before, after = (sample_progress(GAMES, won, 0) for won in (last - 1, last))
    stage = opened(ToStageEnd(before.run, after, after.run.played(last - 1)))
    stage.stack.update(4.0)
    return stage


def cleared_run() -> Stage:
    """A run with almost all medals."""
    return opened(ToRunOver(sample_progress(GAMES, 41, 1)))


def cards(*presses: tuple[Verb | Command, Device]) -> Stage:
    """Ada has opened the cards on which people join, and Ben was here before her."""
    stage = opened()
    for name in ("Benjaminus", "Ada"):
        stage.context.profile.people.keep(Person(name, "star", "coral"))
    stage.context.use(LEFT_KEYS)
    Routes(stage.context, stage.stack).go(ToCards())
    for verb, device in presses:
        stage.context.use(device)
        stage.stack.handle(Action(verb, device))
    stage.stack.settle()
    stage.stack.update(0.5)
    return stage


def four_ride(to: Destination, *, here: bool) -> Stage:
    """A screen after it was chosen that four ride in teams; with two who are here, or with nobody."""
    stage = together(to) if here else opened()
    stage.context.arena.use(ArenaChoices(many=ManyRiders(4, "master", "1 and 2")))
    Routes(stage.context, stage.stack).go(to)
    stage.stack.settle()
    stage.stack.update(0.5)
    return stage


def together(to: Destination) -> Stage:
    """A screen after two have joined whose names are long."""
    stage = opened()
    one, two = (Person(name, "star", "coral") for name in ("Benjaminus", "Wilhelmina"))
    stage.context.gather(Party((Member(one, LEFT_KEYS), Member(two, RIGHT_KEYS))))
    Routes(stage.context, stage.stack).go(to)
    stage.stack.settle()
    stage.stack.update(0.5)
    return stage


def naming(letters: int, steps: int = 0) -> Stage:
    """Somebody new is being named, beside somebody who waits for that."""
    pad = Device(Kind.GAMEPAD, 0)
    turned = [each for _letter in range(letters) for each in ((Verb.DOWN, pad), (Verb.CONFIRM, pad))]
    begun = [(Verb.CONFIRM, pad), (Verb.UP, pad), (Verb.CONFIRM, pad), *turned]
    return cards(*begun, *[(Verb.CONFIRM, pad)] * steps, (Verb.CONFIRM, LEFT_KEYS))


def claim() -> Stage:
    """Somebody's gamepad is gone, in a game of two who have joined."""
    pad = Device(Kind.GAMEPAD, 0)
    stage = cards((Verb.CONFIRM, pad), (Verb.CONFIRM, pad))
    stage.context.lose_pad(pad)
    stage.stack.update(0.0)
    assert isinstance(stage.stack.top, ClaimScene)
    return stage


LONG_NAMES = tuple(
    Person(name, emblem, colour, key=name)
    for name, emblem, colour in zip(
        ("Wilhelmina", "Benjaminus", "Ada", "Bartolomeo", "Cy", "Maximilian", "Anastasius", "Dee"),
        EMBLEMS,
        COLOURS,
        strict=False,
    )
)


PAD = Device(Kind.GAMEPAD, 0)


def cards_of_many(count: int, *presses: Command, devices: tuple[Device, ...]) -> Stage:
    """So many people have joined, with devices that several of them share, and have pressed something."""
    stage = opened()
    for person in reversed(LONG_NAMES[:count]):
        stage.context.profile.people.keep(person)
    stage.context.use(devices[0])
    Routes(stage.context, stage.stack).go(ToCards())
    for number in range(1, count):
        joins = Verb.CONFIRM if number < len(devices) else Command.SECOND
        stage.context.use(devices[number % len(devices)])
        stage.stack.handle(Action(joins, devices[number % len(devices)]))
    for command in presses:
        stage.stack.handle(Action(command, devices[0]))
    stage.stack.settle()
    stage.stack.update(0.5)
    return stage


def naming_of_many(count: int, steps: int) -> Stage:
    """The last of so many, who share a pad, is somebody new with a long name, set so far."""
    stage = cards_of_many(count, devices=(PAD,))
    join = stage.stack.top
    assert isinstance(join, JoinScene)
    while join.cards.card(count).who is not None:
        stage.stack.handle(Action(Verb.UP, PAD))
    turned = [verb for _letter in range(10) for verb in (Verb.DOWN, Verb.CONFIRM)]
    for verb in (Verb.CONFIRM, *turned, *[Verb.CONFIRM] * steps):
        stage.stack.handle(Action(verb, PAD))
    stage.stack.update(0.5)
    return stage


def unfinished_of_many() -> Stage:
    """Those whose evening is unfinished are here again."""
    stage = opened()
    progress = evening_of_many("a pick")
    evenings = stage.context.profile.evenings
    evenings.seat(progress, progress.people)
    stage.context.use(PAD)
    Routes(stage.context, stage.stack).go(ToCards())
    for _person in progress.people[1:]:
        stage.stack.handle(Action(Command.SECOND, PAD))
    stage.stack.settle()
    stage.stack.update(0.5)
    return stage


@lru_cache
def evening_of_many(reached: str) -> EveningProgress:
    """Three teams of whom the winner stays, or six people who all meet, up to a moment."""
    until: dict[str, Callable[[EveningProgress], bool]] = {
        "a leg": lambda progress: len(progress.evening.sets) == 2,
        "a pick": lambda progress: len(progress.evening.sets) == 3 and progress.evening.sets[-1].over,
        "the end": lambda _progress: False,
    }
    form, sizes = (Form.WINNER_STAYS, (2, 2, 1)) if reached == "a leg" else (Form.ROUND_ROBIN, (1,) * 6)
    return sample_of_many(GAMES, until[reached], LONG_NAMES[: sum(sizes)], form, sizes)


def seated(progress: EveningProgress, *destinations: Destination) -> Stage:
    """Scenes of an evening whose people are here."""
    stage = opened()
    stage.context.gather(Party(tuple(map(Member, progress.people, cycle((LEFT_KEYS, RIGHT_KEYS))))))
    for destination in destinations:
        Routes(stage.context, stage.stack).go(destination)
    stage.stack.settle()
    stage.stack.update(1.0)
    return stage


def of_many(reached: str, *to: Callable[[EveningProgress], Destination]) -> Stage:
    progress = evening_of_many(reached)
    return seated(progress, *(each(progress) for each in to))


def uphill_cards() -> Stage:
    """Two people, who have been asked how steep they want it."""
    stage = cards((Verb.CONFIRM, RIGHT_KEYS))
    people = stage.context.profile.people
    for steps, each in enumerate(people.book().roster.people):
        people.set_uphill(each.person, 3 * steps)
    routes = Routes(stage.context, stage.stack)
    routes.go(Back())
    stage.context.use(LEFT_KEYS)
    routes.go(ToCards())
    stage.context.use(RIGHT_KEYS)
    stage.stack.handle(Action(Verb.CONFIRM, RIGHT_KEYS))
    stage.stack.settle()
    stage.stack.update(0.5)
    assert isinstance(stage.stack.top, JoinScene)
    assert stage.stack.top.cards.climbers == (1, 2)
    return stage


def uphill_leg() -> Stage:
    """Siege, with guards for Ben; it is Ada's turn."""
    progress = replace(sample_evening(GAMES, lambda _progress: True), steps=(2, 0))
    return opened(ToLeg(progress))


def clear_evening() -> Stage:
    """Ada has won an evening clearly, and is asked whether it should be steeper."""
    stage, progress = opened(), sample_evening(GAMES, lambda _progress: False)
    evening = progress.evening
    won = begin(evening.plan)
    for each in evening.sets:
        won = with_set(won, 1, each.game)
    ada, ben = progress.people
    ada = stage.context.profile.people.keep(ada)
    progress = replace(progress, people=(ada, ben), evening=to_the_end(won, 1))
    Routes(stage.context, stage.stack).go(ToEvening(progress))
    stage.stack.settle()
    stage.stack.update(1.0)
    return stage


def shared_evening() -> Stage:
    """The picture of an evening was saved, in a folder with a long name."""
    stage = opened(ToEvening(sample_evening(GAMES, lambda _progress: False)))
    stage.stack.update(1.0)
    over = stage.stack.top
    assert isinstance(over, EveningOverScene)
    with TemporaryDirectory(prefix="somebody-with-a-long-name-") as home, patch.dict(os.environ, HOME=home):
        for verb in (Verb.RIGHT, Verb.RIGHT, Verb.CONFIRM):
            over.handle(Action(verb, LEFT_KEYS))
        for _step in range(2 * len(over.progress.played)):
            stage.stack.update(0.02)
        stage.context.profile.background.flush()
    stage.stack.update(0.0)
    assert "somebody-with-a-long-name" in " ".join(over.picture().texts)
    return stage


def kept_guest() -> Stage:
    """A guest is being named at the end of an evening."""
    stage, progress = opened(), sample_evening(GAMES, lambda _progress: False)
    Routes(stage.context, stage.stack).go(ToEvening(progress.with_people((guest(1), guest(2)))))
    stage.stack.update(1.0)
    pressed(stage, Verb.CONFIRM, *[Verb.DOWN, Verb.CONFIRM] * 9)
    assert isinstance(stage.stack.top, KeepGuestScene)
    return stage


def rematch(*, cards: bool) -> Stage:
    """Two with long names have agreed to meet again; with their cards, they do."""
    stage, progress = opened(), sample_evening(GAMES, lambda _progress: False)
    people = stage.context.profile.people
    one, two = (people.keep(Person(name, "star", "coral")) for name in ("Benjaminus", "Wilhelmina"))
    routes = Routes(stage.context, stage.stack)
    for person in (one, two):
        people.set_uphill(person, 0)
    routes.go(ToEvening(progress.with_people((one, two))))
    stage.stack.update(1.0)
    pressed(stage, Verb.RIGHT, Verb.CONFIRM)
    if cards:
        routes.go(ToCards())
    return stage


LONG_NOTICE = f"{NOTICE} Details are in /home/somebody/.cache/gridlock-arcade/errors.log."
UNDO = Source(SourceKind.KEY, pygame.KSCAN_Q)
UP = Entry(LEFT_KEYS, Verb.UP, 0)
OTHERS: dict[str, Callable[[], Stage]] = {
    **{f"settings {tab}": partial(settings, tab) for tab in range(len(TABS))},
    **{f"settings {tab}, last row": lambda tab=tab: last_row(settings(tab)) for tab in range(len(TABS))},
    **{f"first start {number}": partial(first_start, number) for number in range(3)},
    **{f"bindings {tab}": partial(bindings, tab) for tab in range(4)},
    "bindings, last row": lambda: last_row(bindings(0)),
    "press": lambda: opened(ToBindings(), ToPress(UP)),
    "conflict": lambda: opened(ToBindings(), ToConflict(UP, UNDO)),
    "past games": lambda: past_games(some=True),
    "past games, last row": lambda: last_row(past_games(some=True)),
    "no past games": lambda: past_games(some=False),
    **{
        f"records {tab}, {row}, {panel}": partial(records, tab, row, panel)
        for tab, row, panel in ((0, 0, 0), (0, 2, 3), (1, 0, 0), (1, 0, 1), (1, 0, 3), (1, 3, 3))
    },
    **{
        f"records {tab}, {row}": partial(records, tab, row)
        for tab, row in ((1, 6), (1, 7), (2, 0), (2, 4), (3, 0), (3, 1))
    },
    "cards, alone": cards,
    "cards, nobody": lambda: cards((Verb.BACK, SHARED_KEYS)),
    "cards, the mouse": lambda: cards((Verb.CONFIRM, MOUSE)),
    "cards, one for two": lambda: cards((Command.SECOND, SHARED_KEYS)),
    "cards, somebody new": lambda: cards((Verb.UP, LEFT_KEYS)),
    "cards, a name": lambda: naming(10),
    "cards, an emblem": lambda: naming(10, 1),
    "cards, a colour": lambda: naming(1, 2),
    "cards, uphill": uphill_cards,
    "cards of three": lambda: cards_of_many(3, devices=(PAD, LEFT_KEYS, RIGHT_KEYS)),
    "cards of four in teams": lambda: cards_of_many(4, *[Command.NEXT_TAB] * 3, devices=(LEFT_KEYS,)),
    "cards of five": lambda: cards_of_many(5, devices=(PAD, RIGHT_KEYS)),
    "cards of seven in teams": lambda: cards_of_many(7, devices=(PAD, RIGHT_KEYS)),
    "cards of eight": lambda: cards_of_many(8, devices=(MOUSE,)),
    "cards of five, a name": lambda: naming_of_many(5, 0),
    "cards of eight, an emblem": lambda: naming_of_many(8, 1),
    "cards of six who go on": unfinished_of_many,
    "a leg of teams": lambda: of_many("a leg", ToLeg),
    "a pick of many": lambda: of_many("a pick", ToEvening),
    "a table of many": lambda: of_many("a pick", ToEvening, ToTable),
    "the end of many": lambda: of_many("the end", ToEvening),
    "who plays": lambda: together(ToWhoPlays()),
    "menu, together": lambda: together(ToMenu(GAME)),
    "setup, together": lambda: together(ToGameSetUp(GAME)),
    "arena setup, together": lambda: together(ToArenaSetUp(1)),
    "arena setup, four ride": lambda: four_ride(ToArenaSetUp(1), here=False),
    "arena setup, four ride together": lambda: four_ride(ToArenaSetUp(1), here=True),
    "menu, four ride": lambda: four_ride(ToMenu(ARENA_TILE), here=True),
    "claim": claim,
    "leg, uphill": uphill_leg,
    "evening over, asked": clear_evening,
    "evening over, shared": shared_evening,
    "evening over, rematch": lambda: rematch(cards=False),
    "cards, rematch": lambda: rematch(cards=True),
    "keeping a guest": kept_guest,
    **{
        f"people {row}, {panel}": partial(people, row, panel)
        for row, panel in ((1, 0), (2, 1), (1, 2), (2, 4), (5, 0), (6, 0))
    },
    "forgetting two": lambda: pressed(people(1), Command.SECOND),
    "no records": lambda: pressed(opened(ToRecords()), Command.NEXT_TAB, Verb.LEFT),
    "initials": initials,
    **{f"puzzles, row {row}": partial(puzzles, row) for row in range(4)},
    "daily puzzle": lambda: opened(ToPuzzles(), ToPuzzle(Daily(found_packs(), "2026-11-19"))),
    "daily puzzle, done": daily_done,
    "long review": long_review,
    "review, costly mistake": costly_mistake,
    "saved data": saved_data,
    "saved data, none": lambda: opened(ToSavedData()),
    "clock": lambda: timed(60),
    "last seconds": lambda: timed(3),
    "trial": lambda: on_trial("keyboard"),
    "saved data, scrolled": lambda: pressed(Stage(Shot("saved_data", GAME.setup())), *[Verb.DOWN] * 30),
    "saved data in a long folder": saved_in_a_folder,
    "erase": lambda: pressed(opened(ToSavedData()), Verb.RIGHT, Verb.CONFIRM),
    "erase for good": lambda: pressed(
        *(opened(ToSavedData()), Verb.RIGHT, Verb.CONFIRM, Verb.DOWN, Verb.CONFIRM)
    ),
    "setup, my level": lambda: my_level("setup"),
    "pause, my level": lambda: my_level("pause"),
    "setup, last row": lambda: last_row(Stage(Shot("setup", GAME.setup()))),
    "pause, last row": lambda: last_row(Stage(Shot("pause", GAME.setup()))),
    "pad lost": pad_lost,
    "devices": lambda: opened(ToGame(session()), ToDevices(session())),
    "question": lambda: opened(Confirm("Quit?", "", "Stay", "Quit", Quit())),
    "long question": lambda: opened(Confirm("Leave the series?", SERIES_LOST, "Stay", "Leave", Quit())),
    "fault": lambda: opened(ToFault(LONG_NOTICE)),
    "attract": lambda: opened(ToAttract(GAME, Series(9))),
    "attract, arena": lambda: opened(ToArenaAttract()),
    "settings, people": people_among_settings,
    "settings, arena": lambda: opened(ToSettings(GAME, rides=True)),
    "go on": unfinished,
    "menu with a notice": lambda: noticed(opened(), LONG_NOTICE),
    "game with a notice": lambda: noticed(play("siege"), NOTICE),
    **{name: partial(moment, name) for name in OF_A_RUN},
    "stage, award": award,
    "stage, pause": stage_pause,
    "stage, run cleared": clearing_stage,
    "run, daily": daily_run,
    "run, cleared": cleared_run,
    "menu, last button": lambda: last_row(opened()),
    **{
        f"arena {scene}": partial(arena, scene)
        for scene in (
            *("setup", "how_to", "count", "ride", "crash", "replay", "end", "pause"),
            *("four_count", "four_out", "four_end", "three_ride", "teams_ride", "teams_end"),
        )
    },
    "arena setup, last row": lambda: last_row(arena("setup")),
    **{f"menu, tile {number} from the end": partial(tile_from_the_end, number) for number in (1, 2, 3)},
}
SERIES_LOST = "The series is not decided yet and will be lost."


@pytest.mark.usefixtures("words_alone")
@pytest.mark.parametrize("place", OTHERS)
def test_nothing_is_cut_off_on_any_other_screen(place: str) -> None:
    assert not flaws(OTHERS[place]())


@pytest.mark.usefixtures("words_alone")
def test_a_review_with_large_text_gives_up_its_gaps_before_any_words() -> None:
    stage = costly_mistake()
    shown = screen(stage.context, stage.stack, ((1280, 800), 200))
    said = {words for words, _box in shown.canvas.written}
    assert {"Move 9 of 13", "Throws the win away.", "Player 2 is winning now."} <= said


@pytest.mark.usefixtures("words_alone")
def test_a_leg_says_what_decides_it_in_every_window() -> None:
    """Where the panels stand above the board, too: the leg, what holding out takes, and the guards."""
    progress = sample_evening(GAMES, lambda progress: len(progress.played) == 1)
    stage = opened(ToLeg(replace(progress, steps=(2, 0))))
    play = stage.stack.top
    assert isinstance(play, PlayScene)
    corners = play.picture().corners
    assert isinstance(corners, EveningCorners)
    assert corners.hold_out is not None
    windows = ((640, 360), (1280, 800), (600, 800), (720, 1280))
    for size in [(window, large) for window in windows for large in (100, 150)]:
        said = " ".join(words for words, _box in screen(stage.context, stage.stack, size).canvas.written)
        told = said.replace("\N{NO-BREAK SPACE}", " ")
        for words in (corners.leg[-1], corners.hold_out[1], "Guards: 3"):
            assert words.replace("\N{NO-BREAK SPACE}", " ") in told, f"{words} at {size}"


@pytest.mark.usefixtures("words_alone")
def test_between_two_legs_the_board_gives_way_to_what_is_said() -> None:
    stage = opened(ToEvening(sample_evening(GAMES, lambda progress: len(progress.played) == 1)))
    stage.stack.update(1.0)
    shown = screen(stage.context, stage.stack, ((600, 800), 150))
    said = [words for words, _box in shown.canvas.written]
    assert any(" gave the win away with move " in words for words in said)


# Themes


def test_a_theme_changes_no_place() -> None:
    """So what holds in one theme holds in all of them. The sizes that are quickly drawn take turns."""
    stages = [*(make("siege") for make in OF_A_GAME.values()), *(make() for make in OTHERS.values())]
    quick = [(window, text) for window, text in SIZES if window[0] * window[1] < 10**6]
    for stage, size in zip(stages, cycle(quick), strict=False):
        shown = screen(stage.context, stage.stack, size)
        for theme in (theme for theme in SETTINGS["theme"].values.every if theme != "neon"):
            stage.context.change(replace(stage.context.settings, theme=theme))
            assert_same_places(shown, screen(stage.context, stage.stack, size))


def assert_same_places(before: Screen, after: Screen) -> None:
    assert not after.flaws, "with all pictures, too"
    assert before.targets == after.targets
    for (words, box), (same, other) in zip(places(before), places(after), strict=True):
        assert words == same
        # Numbers stand in the middle of a rim, which is not equally wide in all themes.
        near = 2 * before.layout.px(1)
        assert box.inflate(near, near).contains(other), words


def places(shown: Screen) -> list[tuple[str, Rect]]:
    """Where everything is written, except the names of the theme, of the players' colours in it, and of
    switches, some of which a theme turns off."""
    names = {
        SETTINGS[name].words(value, bright=bright)
        for name in ("theme", "palette", "glow")
        for value in SETTINGS[name].values.every
        for bright in (True, False)
    }
    return [each for each in shown.canvas.written if each[0] not in names]


# The watch itself


def test_every_kind_of_flaw_is_noticed() -> None:
    layout = Layout(400, 300)
    canvas = Watched((400, 300))
    text.write(canvas, "one", layout.small, NEON.ink, midtop=(100, 20))
    text.write(canvas, "two", layout.small, NEON.ink, midtop=(110, 25))
    text.write(canvas, "three…", layout.small, NEON.ink, midtop=(395, 100))
    text.write(canvas, "four", 41, NEON.ink, midtop=(200, 200))
    small, low = Rect(190, 190, 30, 60), Rect(0, 100, 300, 4)
    flaws = Screen(layout, canvas, (small, low)).flaws
    for words in (
        "'one' overlaps 'two'",
        "'three…' leaves the screen",
        "'three…' is cut off",
        "'four' does not fit on what it stands on",
        "other sizes than the layout's",
        "is too small to click",
    ):
        assert any(words in flaw for flaw in flaws), words
