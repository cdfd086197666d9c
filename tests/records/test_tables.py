"""Tables of ten places, by period, and what of them is kept."""

import random

import pytest

from game.records.tables import MOST, PLACES, RUN, TABLES, HighScore, Period, place, top, with_high_score

TODAY = "2026-11-19"  # a Thursday


def score(points: int, date: str = TODAY, key: str = "") -> HighScore:
    return HighScore("ABC", points, date, key or f"{date} {points}")


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_bots_hold_the_ten_places_at_first_and_can_be_beaten(table: object) -> None:
    (name,) = [name for name, each in TABLES.items() if each is table]
    first = top(name, (), Period.ALL_TIME, TODAY)
    assert len(first) == PLACES
    assert all(bot.is_bot for bot in first)
    assert first == sorted(first, key=lambda bot: -bot.points)
    mine = score(first[-1].points + 1)
    ranked = top(name, (mine,), Period.TODAY, TODAY)
    assert mine in ranked
    assert first[-1] not in ranked


@pytest.mark.parametrize(
    ("date", "periods"),
    [
        ("2026-11-19", ["Today", "This week", "This month", "All time"]),
        ("2026-11-16", ["This week", "This month", "All time"]),
        ("2026-11-22", ["This week", "This month", "All time"]),
        ("2026-11-15", ["This month", "All time"]),
        ("2025-11-19", ["All time"]),
        ("2099-01-01", ["All time"]),
    ],
)
def test_an_entry_counts_in_the_periods_of_its_day(date: str, periods: list[str]) -> None:
    assert [period.value for period in Period if period.includes(date, TODAY)] == periods


def test_a_week_goes_on_over_new_year() -> None:
    assert Period.WEEK.includes("2026-12-28", "2027-01-03")
    assert not Period.WEEK.includes("2026-12-27", "2027-01-03")
    assert Period.WEEK.includes("2024-02-26", "2024-02-29")


def test_of_equal_points_the_earlier_ones_stand_first() -> None:
    scores = (score(700, key="a"), score(700, key="b"))
    assert place(RUN, scores, Period.TODAY, TODAY, "b") == place(RUN, scores, Period.TODAY, TODAY, "a") + 1  # type: ignore[operator]
    assert place(RUN, scores, Period.TODAY, TODAY, "c") is None


def test_the_same_run_is_entered_once() -> None:
    once = with_high_score((), score(500, key="a"))
    assert with_high_score(once, score(500, key="a")) == once


def test_what_some_table_shows_is_kept_however_much_is_played() -> None:
    chance = random.Random(4)  # noqa: S311 - nobody's secret
    scores: tuple[HighScore, ...] = ()
    everything: list[HighScore] = []
    for number in range(1000):
        date = f"2026-{1 + number // 125:02}-{1 + number % 125 // 5:02}"
        everything.append(score(10 * chance.randrange(1000), date, str(number)))
        scores = with_high_score(scores, everything[-1])
    assert len(scores) <= MOST
    last = everything[-1].date
    for period in Period:
        assert top(RUN, scores, period, last) == top(RUN, everything, period, last)
