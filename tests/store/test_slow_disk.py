"""A disk that does not answer for a while: what was done is seen at once, and is written once in the end."""

from dataclasses import replace
from threading import Event

import pytest

from game.puzzles.puzzle_progress import Progress
from game.records.book import Book
from game.records.tables import DAILY_RUN, RUN, HighScore
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store.background import Background
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook
from tests.processes import PATIENCE_SECONDS
from tests.runs import GAMES
from tests.slow_disk import Disk
from tests.store.arcade import Arcade, Cabinet


def enter(cabinet: Cabinet, key: str, points: int = 900) -> None:
    """A score comes into the table of runs."""
    score = HighScore("AAA", points, "2026-11-19", key)
    cabinet.records.change(lambda book: book.with_high_score(RUN, score))


def keys(book: Book) -> list[str]:
    return [score.key for score in book.high_scores(RUN)]


def on_disk(arcade: Arcade) -> Book:
    """What a cabinet that starts now reads."""
    return arcade.start().records.book()


def test_a_score_and_its_initials_are_in_the_table_before_the_disk_has_them(
    arcade: Arcade, disk: Disk
) -> None:
    cabinet = arcade.start()
    disk.stop()
    enter(cabinet, "first")
    disk.await_writer()
    enter(cabinet, "second")
    cabinet.records.sign("second", "ZOE")
    expected = [("first", "AAA"), ("second", "ZOE")]
    assert [(score.key, score.initials) for score in cabinet.records.book().high_scores(RUN)] == expected
    disk.go_on()
    assert cabinet.background.flush()
    for book in (cabinet.records.book(), on_disk(arcade)):
        assert [(score.key, score.initials) for score in book.high_scores(RUN)] == expected


def test_scores_of_two_cabinets_meet_in_one_table(arcade: Arcade, disk: Disk) -> None:
    cabinet, beside = arcade.start(), arcade.start()
    enter(beside, "before")
    assert beside.background.flush()
    assert keys(cabinet.records.book()) == ["before"]
    disk.stop()
    enter(cabinet, "own")
    disk.await_writer()
    enter(beside, "beside")
    enter(cabinet, "own again")
    assert keys(cabinet.records.book()) == ["before", "own", "own again"]
    assert keys(beside.records.book()) == ["before", "beside"]
    disk.go_on()
    assert cabinet.background.flush()
    assert beside.background.flush()
    for book in (cabinet.records.book(), beside.records.book(), on_disk(arcade)):
        assert sorted(keys(book)) == ["before", "beside", "own", "own again"]


def test_a_daily_run_counts_once_although_the_disk_does_not_know_yet(arcade: Arcade, disk: Disk) -> None:
    cabinet = arcade.start()
    disk.stop()
    assert [cabinet.runs.begin_daily().counts for _begun in range(2)] == [True, False]
    disk.go_on()
    assert cabinet.background.flush()
    assert on_disk(arcade).count(DAILY_RUN).begun == 1


def test_a_game_that_has_ended_is_a_past_game_at_once(arcade: Arcade, disk: Disk) -> None:
    cabinet = arcade.start()
    disk.stop()
    for seed in range(4):
        session = Session(GAMES["chain"].setup(2), Players(("human", "casual")), Series(), seed)
        session.resign(1)
        cabinet.history.follow(session)
    assert len(cabinet.history.past_games()) == 4
    assert cabinet.history.statistics()["chain"].games == 4
    assert cabinet.history.my_level("chain") == "rookie"
    session.undo()
    cabinet.history.follow(session)
    assert len(cabinet.history.past_games()) == 3
    disk.go_on()
    assert cabinet.background.flush()
    assert len(arcade.start().history.past_games()) == 3


@pytest.fixture
def puzzles(arcade: Arcade) -> tuple[PuzzleBook, Background]:
    """A book of puzzles, and what writes it."""
    folder = Folder(arcade.place)
    background = Background(folder)
    return PuzzleBook(folder, background), background


def test_every_step_at_puzzles_counts_once(
    arcade: Arcade, puzzles: tuple[PuzzleBook, Background], disk: Disk
) -> None:
    book, background = puzzles
    disk.stop()
    for step in range(1, 6):
        book.change(one_more)
        disk.await_writer()
        assert book.progress.longest == step
    disk.go_on()
    assert background.flush()
    assert book.progress.longest == 5
    assert PuzzleBook(Folder(arcade.place), Background(Folder(None))).progress.longest == 5


def test_a_step_stays_to_be_seen_while_those_before_it_are_written(
    puzzles: tuple[PuzzleBook, Background],
) -> None:
    book, background = puzzles
    begins, goes_on, is_written = Event(), Event(), Event()
    background.do("a slow disk", begins.wait)
    book.change(one_more)
    background.do("the first step is written", is_written.set)
    background.do("again a slow disk", goes_on.wait)
    book.change(one_more)
    begins.set()
    assert is_written.wait(PATIENCE_SECONDS)
    assert book.progress.longest == 2
    goes_on.set()
    assert background.flush()
    assert book.progress.longest == 2


def test_what_is_forgotten_does_not_come_back_with_the_disk(
    puzzles: tuple[PuzzleBook, Background], disk: Disk
) -> None:
    book, background = puzzles
    disk.stop()
    book.change(one_more)
    disk.await_writer()
    book.change(one_more)
    background.drop()
    book.forget()
    disk.go_on()
    assert background.flush()
    assert book.progress == Progress()


def one_more(progress: Progress) -> Progress:
    return replace(progress, longest=progress.longest + 1)
