"""The streak: it rises, forgives one mistake, and has one skip."""

from itertools import pairwise

import pytest

from game import catalogue
from game.puzzles.pack import Packs, found_packs
from game.puzzles.puzzle_progress import Progress, StreakStanding
from game.puzzles.streak import MOST_PUZZLES, Streak, entry_of
from tests.puzzles.packs import RIGHT, SKIP, WRONG, begun, packs, stepped, task, tried

FOUND = found_packs()
STREAK = Streak(packs(), seed=7)


def streak_of(progress: Progress) -> StreakStanding:
    assert progress.streak is not None
    return progress.streak


def test_a_streak_gets_harder_and_never_repeats_a_puzzle() -> None:
    entries = [entry for number in range(MOST_PUZZLES) if (entry := entry_of(packs(), 3, number))]
    assert len({entry.text for entry in entries}) == MOST_PUZZLES
    assert [entry.rating for entry in entries] == sorted(entry.rating for entry in entries)
    assert entry_of(packs(), 3, MOST_PUZZLES) is None


@pytest.mark.parametrize("seed", range(5))
def test_each_puzzle_is_harder_than_the_one_before_it(seed: int) -> None:
    ratings = [entry.rating for number in range(MOST_PUZZLES) if (entry := entry_of(FOUND, seed, number))]
    assert len(ratings) == MOST_PUZZLES
    assert all(harder > rating for rating, harder in pairwise(ratings))
    assert len({rating // 100 for rating in ratings}) > 9, "from the easiest to the hardest"


def test_equally_hard_puzzles_are_one_step() -> None:
    """Nine puzzles, but three ratings."""
    lines = [
        f"apart size=5 first=1 moves {move} solution 1,1 rating {900 + number // 3}"
        for number, move in enumerate(f"{row},{column}" for row in (1, 3, 5) for column in (1, 3, 5))
    ]
    packs = Packs({"apart": "\n".join(["edition 2026-01-01", *lines])}, catalogue.games())
    entries = [entry_of(packs, 1, number) for number in range(4)]
    assert [entry.rating for entry in entries if entry] == [900, 901, 902]


def test_the_same_seed_is_the_same_streak() -> None:
    one, same, other = (
        [entry_of(packs(), seed, number) for number in range(MOST_PUZZLES)] for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


def test_every_puzzle_solved_is_counted() -> None:
    progress = Progress()
    for count in range(1, 6):
        progress = tried(STREAK, progress, solved=True)
        streak = streak_of(progress)
        assert (streak.solved, streak.number, progress.longest) == (count, count, count)


def test_one_mistake_is_forgiven_and_the_puzzle_goes_on() -> None:
    progress = stepped(STREAK, begun(STREAK), WRONG)
    assert streak_of(progress) == StreakStanding(7, hearts=0)
    progress = stepped(STREAK, progress, RIGHT, solved=True)
    assert streak_of(progress) == StreakStanding(7, number=1, solved=1, hearts=0)


def test_the_second_mistake_ends_it() -> None:
    progress = tried(STREAK, Progress(), solved=True)
    progress = stepped(STREAK, begun(STREAK, progress), WRONG, WRONG)
    assert streak_of(progress) == StreakStanding(7, number=1, solved=1, hearts=0, over=True)
    assert STREAK.task(progress) is None
    assert progress.longest == 1


def test_one_puzzle_can_be_skipped_and_no_more() -> None:
    progress = tried(STREAK, Progress(), solved=False)
    assert streak_of(progress) == StreakStanding(7, number=1, skips=0)
    progress = tried(STREAK, progress, solved=False)
    second = streak_of(progress)
    assert second == StreakStanding(7, number=2, skips=0, hearts=0), "the second skip costs the heart"
    assert streak_of(tried(STREAK, progress, solved=False)).over


def test_a_streak_that_was_begun_goes_on_whatever_the_seed_of_the_next_start() -> None:
    progress = stepped(STREAK, begun(STREAK), WRONG)
    later = Streak(packs(), seed=99)
    assert later.begin(progress) == progress
    over = stepped(later, progress, WRONG)
    assert streak_of(later.begin(over)) == StreakStanding(99)
    assert later.begin(over).longest == 0


def test_the_longest_is_kept() -> None:
    progress = Progress()
    for solved in (True, True, False, False, False, True):
        progress = tried(STREAK, progress, solved=solved)
    assert streak_of(progress).solved == 1
    assert progress.longest == 2


def test_a_streak_ends_when_there_are_no_harder_puzzles() -> None:
    short = Streak(packs(2), seed=1)
    progress = Progress()
    for _number in range(2):
        progress = tried(short, progress, solved=True)
    assert streak_of(progress) == StreakStanding(1, number=2, solved=2, over=True)


def test_what_another_cabinet_has_done_stays() -> None:
    progress = begun(STREAK)
    stale = task(STREAK, progress)
    gone_on = stepped(STREAK, progress, WRONG)
    lucky = type(stale)(stale.text, stale.attempt.with_step(RIGHT, solved=True))
    assert STREAK.keep(gone_on, lucky) == gone_on
    assert STREAK.keep(Progress(), lucky) == Progress()


@pytest.mark.parametrize("step", [WRONG, SKIP])
def test_a_step_is_counted_once(step: object) -> None:
    progress = begun(STREAK)
    doing = task(STREAK, progress)
    once = STREAK.keep(progress, type(doing)(doing.text, doing.attempt.with_step(step)))  # type: ignore[arg-type]
    twice = STREAK.keep(once, type(doing)(doing.text, doing.attempt.with_step(step)))  # type: ignore[arg-type]
    assert twice == once


def test_without_packs_it_is_over_at_once() -> None:
    assert streak_of(begun(Streak(Packs({}, {}), 1))).over
