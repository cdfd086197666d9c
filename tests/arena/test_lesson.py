"""The lesson of the Arena: short rounds that show what their sentences say."""

import pytest

from game.arena.lesson import EXAMPLES, RULES, Example
from game.arena.match import ROUNDS_TO_WIN
from game.arena.state import Crash

GOAL, TIGHT, DRAW = EXAMPLES
# They are shown for so many ticks at most.
LONGEST = 20


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_each_tick_is_a_moment(example: Example) -> None:
    assert [moment.state.tick for moment in example.moments] == list(range(example.ticks + 1))
    assert example.ticks <= LONGEST
    assert not any(moment.over for moment in example.moments[:-1])


def test_the_goal_is_that_the_other_one_hits_your_trail() -> None:
    assert GOAL.moments[-1].state.crashes == (None, Crash.OTHER_TRAIL)


def test_two_quick_turns_lead_back_beside_the_own_trail() -> None:
    last = TIGHT.moments[-1]
    assert last.state.crashes == (None, None)
    for path, turns in zip(last.paths, last.taken, strict=True):
        (first, _left), (second, _down) = turns[:2]
        assert second == first + 1
        before, after = (
            last.start.field.coordinates(path[first - 2]),
            last.start.field.coordinates(path[second]),
        )
        assert abs(before[0] - after[0]) == 1
        assert before[1] == after[1]


def test_a_draw_is_that_both_crash() -> None:
    assert DRAW.moments[-1].state.crashes == (Crash.HEAD_ON, Crash.HEAD_ON)


def test_the_rules_name_the_usual_number_of_rounds() -> None:
    assert RULES[-2].startswith("Three rounds")
    assert ROUNDS_TO_WIN[0] == 3
