"""What happens to puzzles that are solved, and to a streak that is over."""

from pathlib import Path

import pytest

from game import catalogue
from game.puzzles.attempt import Step
from game.puzzles.pack import found_packs
from game.puzzles.practice import Practice
from game.puzzles.puzzle_progress import Progress, StreakStanding
from game.puzzles.streak import Streak
from game.records.tables import PUZZLE_STREAK, HighScore
from game.store import puzzle_book
from game.store.background import Background
from game.store.folder import Folder
from game.store.puzzle_book import PuzzleBook, PuzzleKeeper, streak_key
from game.store.records import Records

PACKS = found_packs()
DAY = "2026-11-19"


class Desk:
    """A keeper with everything that it needs, in one folder."""

    def __init__(self, place: Path) -> None:
        self.folder = Folder(place)
        background = Background(Folder(None))  # which writes at once
        self.book = PuzzleBook(self.folder, background)
        self.records = Records(self.folder, background)
        self.keeper = PuzzleKeeper(self.folder, self.book, self.records, catalogue.games())

    def scores(self) -> tuple[HighScore, ...]:
        return self.records.book().high_scores(PUZZLE_STREAK)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(puzzle_book, "today", lambda: DAY)
    return Desk(tmp_path)


def give_up(desk: Desk, mode: Streak) -> None:
    session = desk.keeper.begin(mode)
    assert session is not None
    session.skip()
    desk.keeper.keep(mode, session)


def test_a_streak_enters_its_table_once_when_it_is_over(desk: Desk, tmp_path: Path) -> None:
    mode = Streak(PACKS, seed=5)
    first = desk.keeper.begin(mode)
    assert first is not None
    while not first.attempt.over:
        first.play(first.puzzle.solution[first.made_right])
        first.kept()
        first.go_on()
    desk.keeper.keep(mode, first)
    for _given_up in range(3):  # with the skip, with the heart, and without either
        assert not desk.scores()
        give_up(desk, mode)
    expected = HighScore("AAA", 1, DAY, streak_key(StreakStanding(5)))
    assert desk.scores() == (expected,)
    assert desk.keeper.streak is not None
    again = Desk(tmp_path)
    again.keeper.begin(Streak(PACKS, seed=6))
    assert again.scores() == (expected,)


def test_a_streak_that_ended_with_a_kill_enters_its_table_with_the_next_one(desk: Desk) -> None:
    desk.book.change(lambda _progress: Progress(streak=StreakStanding(5, number=4, solved=3, over=True)))
    assert not desk.scores()
    desk.keeper.begin(Streak(PACKS, seed=6))
    assert [score.points for score in desk.scores()] == [3]


def test_a_streak_without_a_solved_puzzle_enters_no_table(desk: Desk) -> None:
    mode = Streak(PACKS, seed=5)
    for _puzzle in range(3):
        give_up(desk, mode)
    assert desk.book.progress.streak is not None
    assert desk.book.progress.streak.over
    assert not desk.scores()


def test_a_puzzle_goes_on_after_a_restart_where_it_was_left(desk: Desk, tmp_path: Path) -> None:
    mode = Practice(PACKS, "siege")
    session = desk.keeper.begin(mode)
    assert session is not None
    legal = session.match.rules.legal_moves(session.match.position)
    session.play(next(move for move in legal if move != session.puzzle.solution[0]))
    desk.keeper.keep(mode, session)
    assert desk.keeper.goes_on(mode, session)
    again = Desk(tmp_path).keeper.begin(mode)
    assert again is not None
    assert again.attempt.steps == (Step.WRONG,)
    assert again.puzzle == session.puzzle
