"""The daily puzzle: the same for everyone, whatever is added later, and whatever the clock does."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from game import catalogue
from game.puzzles import days
from game.puzzles.attempt import Attempt
from game.puzzles.daily import Daily, is_open, of_day, row
from game.puzzles.pack import Packs, found_packs
from game.puzzles.puzzle_progress import Progress, Task
from tests.puzzles.packs import HINT, RIGHT, SKIP, WRONG, begun, line, pack, packs, stepped, task
from tests.setups import WITH_PUZZLES

MONDAY = "2026-11-16"
WEEK = [days.days_after(MONDAY, number) for number in range(7)]


def text_of(found: Packs, day: str) -> str:
    entry = of_day(found, day)
    assert entry is not None
    return entry.text


class TestChoice:
    def test_it_gets_harder_from_monday_to_sunday(self) -> None:
        ratings = [entry.rating for day in WEEK if (entry := of_day(packs(), day))]
        assert len(ratings) == 7
        assert ratings == sorted(set(ratings))

    def test_no_puzzle_comes_twice_before_all_of_its_weekday_have_come(self) -> None:
        found = packs(70)
        mondays = [text_of(found, days.days_after(MONDAY, 7 * number)) for number in range(20)]
        assert len(set(mondays)) == 20
        assert text_of(found, days.days_after(MONDAY, 7 * 20)) == mondays[0]

    def test_what_is_added_later_changes_no_day_before(self) -> None:
        before, edition = packs(), "2026-11-19"
        more = [line("apart", 1000 + number, 1000 + number) for number in range(40)]
        after = packs(70, f"edition {edition}", *more)
        past = [days.days_after(edition, -number) for number in range(1, 400)]
        assert [text_of(after, day) for day in past] == [text_of(before, day) for day in past]
        coming = [days.days_after(edition, number) for number in range(100)]
        assert [text_of(after, day) for day in coming] != [text_of(before, day) for day in coming]

    def test_a_game_that_is_added_later_changes_no_day_before(self) -> None:
        games = catalogue.games()
        texts = {"apart": pack("apart", 70)}
        more = texts | {"sixth": pack("sixth", 70).replace("2026-01-01", "2027-01-01")}
        past = [days.days_after("2026-12-31", -number) for number in range(300)]
        before, after = Packs(texts, games), Packs(more, games)
        assert [text_of(after, day) for day in past] == [text_of(before, day) for day in past]

    def test_a_clock_before_the_first_edition_gets_a_puzzle_too(self) -> None:
        for day in ("1970-01-01", "0001-01-01", "9999-12-31"):
            assert of_day(packs(), day) is not None

    def test_without_packs_there_is_none(self) -> None:
        assert of_day(Packs({}, {}), MONDAY) is None
        daily = Daily(Packs({}, {}), MONDAY)
        assert daily.task(begun(daily)) is None

    def test_one_puzzle_is_enough_for_every_day(self) -> None:
        found = Packs({"apart": pack("apart", 1)}, catalogue.games())
        assert {text_of(found, day) for day in WEEK} == {line("apart", 0, 1000)}

    def test_every_game_comes_sooner_or_later(self) -> None:
        found = found_packs()
        year = [text_of(found, days.days_after(MONDAY, number)) for number in range(365)]
        assert {text.partition(" ")[0] for text in year} == set(WITH_PUZZLES)
        assert len(set(year)) == 365


class TestDays:
    @pytest.mark.parametrize(
        ("day", "next_day"),
        [
            ("2028-02-28", "2028-02-29"),
            ("2028-02-29", "2028-03-01"),
            ("2026-02-28", "2026-03-01"),
            ("2100-02-28", "2100-03-01"),
            ("2026-12-31", "2027-01-01"),
            ("2026-03-28", "2026-03-29"),  # when clocks go forward in Europe
        ],
    )
    def test_leap_days_and_the_ends_of_years(self, day: str, next_day: str) -> None:
        assert days.days_after(day, 1) == next_day
        assert days.days_after(next_day, -1) == day
        assert days.weekday(next_day) == (days.weekday(day) + 1) % 7

    def test_a_week_begins_on_a_monday(self) -> None:
        assert [days.weekday(day) for day in WEEK] == list(range(7))
        assert len({days.week(day) for day in WEEK}) == 1
        assert days.week(days.days_after(MONDAY, -1)) == days.week(MONDAY) - 1
        assert days.week(days.days_after(MONDAY, 7)) == days.week(MONDAY) + 1

    def test_there_is_nothing_before_the_first_day_and_after_the_last(self) -> None:
        assert days.days_after("0001-01-01", -1) == "0001-01-01"
        assert days.days_after("9999-12-31", 7) == "9999-12-31"

    @pytest.mark.parametrize("text", ["", "today", "2026-2-1", "20260201", "2026-02-30", "2026-W01-1"])
    def test_only_days_are_days(self, text: str) -> None:
        with pytest.raises(ValueError, match=r"day|Invalid|month"):
            days.checked(text)

    def test_midnight_is_that_of_the_place(self) -> None:
        """One moment is two days in two places, and each place has the puzzle of its own day."""
        moment = datetime(2026, 11, 19, 23, 30, tzinfo=UTC)
        east = moment.astimezone(timezone(timedelta(hours=9))).date().isoformat()
        west = moment.astimezone(timezone(timedelta(hours=-8))).date().isoformat()
        assert (west, east) == ("2026-11-19", "2026-11-20")
        assert text_of(packs(), west) != text_of(packs(), east)


class TestAttempt:
    daily = Daily(packs(), MONDAY)

    def test_only_the_first_attempt_of_a_day_counts(self) -> None:
        progress = begun(self.daily)
        fresh = task(self.daily, progress)
        failed = stepped(self.daily, progress, WRONG)
        again = Task(fresh.text, fresh.attempt.with_step(RIGHT, solved=True))
        assert self.daily.keep(failed, again) == failed
        assert self.daily.begin(failed) == failed
        done = stepped(self.daily, failed, RIGHT, solved=True)
        assert done.days[MONDAY].attempt == Attempt((WRONG, RIGHT), solved=True)
        assert not is_open(done.days, MONDAY)
        assert is_open(done.days, days.days_after(MONDAY, 1))

    def test_it_is_over_when_it_is_over(self) -> None:
        done = stepped(self.daily, begun(self.daily), HINT, SKIP)
        assert done.days[MONDAY].attempt.over
        assert self.daily.begin(done) == done
        assert self.daily.keep(done, Task(done.days[MONDAY].text)) == done

    def test_past_midnight_the_attempt_that_was_begun_counts_for_its_own_day(self) -> None:
        progress = begun(self.daily)
        tomorrow = Daily(packs(), days.days_after(MONDAY, 1))
        progress = begun(tomorrow, stepped(self.daily, progress, RIGHT, solved=True))
        assert set(progress.days) == {MONDAY, "2026-11-17"}
        assert row(progress.days, "2026-11-17") == 1


def with_days(*solved: str, missed: tuple[str, ...] = ()) -> Progress:
    done = {day: Task("line", Attempt((RIGHT,), solved=True)) for day in solved}
    return replace(Progress(), days={**done, **{day: Task("line", Attempt((SKIP,))) for day in missed}})


class TestRow:
    def test_counts_days_in_a_row_up_to_today_or_yesterday(self) -> None:
        progress = with_days("2028-02-27", "2028-02-28", "2028-02-29")
        assert row(progress.days, "2028-02-29") == 3
        assert row(progress.days, "2028-03-01") == 3
        assert row(progress.days, "2028-03-02") == 0
        assert row(Progress().days, MONDAY) == 0

    def test_a_day_that_was_missed_ends_it(self) -> None:
        progress = with_days("2026-11-14", "2026-11-16", missed=("2026-11-15",))
        assert row(progress.days, MONDAY) == 1
        assert row(with_days("2026-11-14", missed=("2026-11-15",)).days, "2026-11-15") == 0

    def test_a_clock_that_was_wrong_for_a_while_spoils_nothing(self) -> None:
        progress = with_days("2026-11-14", "2026-11-15", "2031-07-01", "1970-01-01")
        assert row(progress.days, "2031-07-01") == 1
        assert row(progress.days, "1970-01-01") == 1
        assert row(progress.days, "2026-11-15") == 2
        assert row(progress.days, "2026-11-16") == 2

    def test_a_day_counts_once_however_often_it_comes(self) -> None:
        daily = Daily(packs(), MONDAY)
        done = stepped(daily, begun(daily), RIGHT, solved=True)
        for _time in range(3):
            done = daily.begin(done)
        assert row(done.days, MONDAY) == 1
