"""Rounds in a row in the Arena, and what they are worth."""

import pytest

from game.core.rules import Outcome
from game.session.win_streak import Streak


@pytest.mark.parametrize(("level", "points"), [("rookie", 1), ("casual", 2), ("sharp", 3), ("master", 4)])
def test_a_won_round_is_worth_more_against_a_better_level(level: str, points: int) -> None:
    assert Streak(2, 5).after(Outcome(1), 1, level) == Streak(3, 5 + points)


def test_a_lost_round_ends_the_streak() -> None:
    assert Streak(2, 5).after(Outcome(2), 1, "casual") == Streak()


def test_a_drawn_round_does_not_count() -> None:
    assert Streak(2, 5).after(Outcome(None), 1, "casual") == Streak(2, 5)
