"""Rated puzzles, and those that come back: on which day, and how the rating moves."""

import pytest

from game.puzzles import days
from game.puzzles.puzzle import name_of, rating_of
from game.puzzles.puzzle_progress import FIRST_RATING, LEAST_RATING, Progress, Rating, Task
from game.puzzles.rated import Rated
from game.puzzles.yours import MOST, Yours, added
from tests.puzzles.packs import HINT, RIGHT, SKIP, WRONG, begun, line, packs, stepped, task, tried

DAY = "2028-02-26"  # in a leap year
RATED = Rated(packs(), DAY)


class TestRating:
    @pytest.mark.parametrize(
        ("puzzles", "step"), [(0, 40), (19, 40), (20, 24), (99, 24), (100, 16), (5000, 16)]
    )
    def test_moves_less_with_every_stage(self, puzzles: int, step: int) -> None:
        rating = Rating(1500, puzzles)
        assert rating.step == step
        assert rating.after(1500, solved=True) == Rating(1500 + step // 2, puzzles + 1)
        assert rating.after(1500, solved=False) == Rating(1500 - step // 2, puzzles + 1)

    def test_an_expected_result_moves_it_little_and_a_surprise_much(self) -> None:
        assert Rating(1500).after(1100, solved=True).value == 1504
        assert Rating(1500).after(1100, solved=False).value == 1464
        assert Rating(1500).after(1900, solved=True).value == 1536

    def test_its_curve_begins_at_the_start_until_older_ratings_are_forgotten(self) -> None:
        assert Progress().curve == (FIRST_RATING,)
        assert Progress(rating=Rating(1020, 1), ratings=(1020,)).curve == (FIRST_RATING, 1020)
        assert Progress(rating=Rating(1300, 99), ratings=(1280, 1300)).curve == (1280, 1300)

    def test_has_a_floor(self) -> None:
        assert Rating(LEAST_RATING).after(LEAST_RATING, solved=False).value == LEAST_RATING


class TestChoice:
    def test_is_about_as_hard_as_the_player_is_strong(self) -> None:
        progress = Progress(rating=Rating(1035, 5))
        assert abs(rating_of(task(RATED, begun(RATED, progress)).text) - 1035) <= 6

    def test_stays_the_same_until_it_is_over(self) -> None:
        progress = stepped(RATED, begun(RATED), WRONG)
        assert begun(RATED, progress) == progress

    def test_asks_every_puzzle_once(self) -> None:
        rated, progress, asked = Rated(packs(10), DAY), Progress(), set()
        for _number in range(20):
            progress = begun(rated, progress)
            asked.add(task(rated, progress).text)
            progress = tried(rated, progress, solved=True)
        assert len(asked) == 20
        assert rated.task(begun(rated, progress)) is None

    def test_of_one_game_asks_only_that_game_and_leaves_the_others_alone(self) -> None:
        siege = Rated(packs(5), DAY, "siege")
        progress = begun(Rated(packs(5), DAY))
        for _number in range(4):
            progress = begun(siege, progress)
            assert task(siege, progress).text.startswith("siege ")
            progress = tried(siege, progress, solved=True)
        assert Rated(packs(5), DAY).task(progress) is not None


class TestFirstAttempt:
    def test_a_puzzle_solved_at_once_raises_the_rating(self) -> None:
        progress = tried(RATED, Progress(), solved=True)
        assert progress.rating.value > FIRST_RATING
        assert progress.rating.puzzles == 1
        assert list(progress.tried.values()) == [True]
        assert not progress.returning

    @pytest.mark.parametrize("step", [WRONG, HINT, SKIP])
    def test_a_mistake_a_hint_and_a_skip_cost_the_same_and_at_once(self, step: object) -> None:
        assert step in (WRONG, HINT, SKIP)
        progress = stepped(RATED, begun(RATED), step)  # type: ignore[arg-type]
        assert progress.rating.value < FIRST_RATING
        assert list(progress.tried.values()) == [False]

    def test_what_comes_after_the_first_mistake_costs_and_gains_nothing(self) -> None:
        missed = stepped(RATED, begun(RATED), WRONG)
        solved = stepped(RATED, missed, WRONG, HINT, RIGHT, solved=True)
        assert solved.rating == missed.rating
        assert RATED.task(solved) is None

    def test_a_step_that_another_cabinet_has_kept_counts_once(self) -> None:
        progress = begun(RATED)
        doing = task(RATED, progress)
        missed = Task(doing.text, doing.attempt.with_step(WRONG))
        once = RATED.keep(progress, missed)
        assert RATED.keep(once, missed).rating == once.rating
        lucky = Task(doing.text, doing.attempt.with_step(RIGHT, solved=True))
        assert RATED.keep(once, lucky) == once


class TestComingBack:
    def on(self, day: str) -> Rated:
        return Rated(packs(), day)

    def missed(self) -> tuple[str, Progress]:
        text = task(RATED, begun(RATED)).text
        return text, tried(RATED, Progress(), solved=False)

    def next_on(self, day: str, progress: Progress) -> str:
        return task(self.on(day), begun(self.on(day), progress)).text

    def test_after_one_day_three_and_seven(self) -> None:
        text, progress = self.missed()
        asked, day = [], DAY
        for _day in range(30):
            if self.next_on(day, progress) == text:
                asked.append(day)
                progress = tried(self.on(day), progress, solved=True)
            day = days.days_after(day, 1)
        assert asked == ["2028-02-27", "2028-03-01", "2028-03-08"]
        assert not progress.returning

    def test_does_not_move_the_rating(self) -> None:
        _text, progress = self.missed()
        for solved in (True, False):
            assert tried(self.on("2028-02-27"), progress, solved=solved).rating == progress.rating

    def test_missed_again_it_begins_anew(self) -> None:
        text, progress = self.missed()
        progress = tried(self.on("2028-02-27"), progress, solved=True)
        progress = tried(self.on("2028-03-01"), progress, solved=False)
        assert self.next_on("2028-03-01", progress) != text
        assert self.next_on("2028-03-02", progress) == text

    def test_nothing_expires(self) -> None:
        text, progress = self.missed()
        assert self.next_on("2031-01-01", progress) == text

    def test_a_clock_that_was_years_ahead_holds_nothing_back(self) -> None:
        text = task(RATED, begun(RATED)).text
        ahead = self.on("2099-01-01")
        progress = tried(ahead, Progress(), solved=False)
        assert self.next_on(DAY, progress) == text


class TestYours:
    TEXT = line("apart", 1, 1200)
    NAME = name_of(TEXT)

    def test_a_mistake_is_asked_the_next_day(self) -> None:
        progress = added(Progress(), [self.TEXT], DAY)
        assert Yours(DAY).task(begun(Yours(DAY), progress)) is None
        tomorrow = Yours("2028-02-27")
        progress = begun(tomorrow, progress)
        assert task(tomorrow, progress).text == self.TEXT
        solved = stepped(tomorrow, progress, RIGHT, solved=True)
        assert (solved.yours[self.NAME].since, solved.yours[self.NAME].stage) == ("2028-02-27", 1)
        missed = stepped(tomorrow, progress, WRONG, RIGHT, solved=True)
        assert missed.yours[self.NAME].stage == 0
        assert Yours("2028-02-28").task(begun(Yours("2028-02-28"), missed)) is not None

    def test_it_is_done_when_it_was_solved_three_times(self) -> None:
        progress = added(Progress(), [self.TEXT], DAY)
        for day in ("2028-02-27", "2028-03-01", "2028-03-08"):
            progress = tried(Yours(day), progress, solved=True)
        assert not progress.yours

    def test_it_never_moves_the_rating(self) -> None:
        progress = tried(Yours("2028-03-01"), added(Progress(), [self.TEXT], DAY), solved=False)
        assert progress.rating == Rating()

    def test_the_same_mistake_is_kept_once_and_only_the_latest_are_kept(self) -> None:
        progress = added(added(Progress(), [self.TEXT], DAY), [self.TEXT], "2028-02-27")
        assert progress.yours[self.NAME].since == DAY
        many = added(progress, [line("siege", number, 1000) for number in range(MOST)], DAY)
        assert len(many.yours) == MOST
        assert self.NAME not in many.yours
