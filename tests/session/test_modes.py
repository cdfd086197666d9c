"""What a game is part of: a series, and another end to a game."""

import pytest

from game.core.rules import DRAW, Outcome
from game.session.modes import Series


class TestSeries:
    @pytest.mark.parametrize("rounds", [0, 2, -1, 10])
    def test_the_number_of_rounds_is_odd(self, rounds: int) -> None:
        with pytest.raises(ValueError, match=f"odd number of rounds, not {rounds}"):
            Series(rounds)

    def test_a_single_round_decides_itself(self) -> None:
        assert Series(1).winner is None
        assert Series(1).after(Outcome(2)).winner == 2

    @pytest.mark.parametrize("first", [1, 2])
    def test_the_starter_alternates_whoever_wins(self, first: int) -> None:
        series, starters = Series(5, first), []
        for winner in (1, 2, 1, 2, 2):
            starters.append(series.starter)
            series = series.after(Outcome(winner))
        assert starters == [first, 3 - first, first, 3 - first, first]

    def test_it_ends_as_soon_as_one_player_has_more_than_half(self) -> None:
        series = Series(5, outcomes=tuple(map(Outcome, (2, 1, 2))))
        assert series.winner is None
        series = series.after(Outcome(2))
        assert (series.tally(1), series.tally(2), series.winner) == (1, 3, 2)
        with pytest.raises(AssertionError):
            series.after(Outcome(1))

    @pytest.mark.parametrize("rounds", [1, 3])
    def test_a_drawn_round_counts_for_neither_and_the_other_player_begins_it_again(self, rounds: int) -> None:
        series = Series(rounds, first=2).after(DRAW)
        assert (series.tally(1), series.tally(2), series.winner) == (0, 0, None)
        assert (series.round, series.starter) == (1, 1)
        series = series.after(Outcome(1))
        assert (series.round, series.starter, series.tally(1)) == (2, 2, 1)
