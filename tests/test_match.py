"""A match and a series, as players know them."""

import pytest

from game import catalogue
from game.core.match import IllegalMove, Match, Series


def new_match(slug: str = "chain", size: int | None = None, first: int = 1) -> Match:
    return Match(catalogue.games()[slug].setup(size), first)


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.rules.read_move(move))


class TestMatch:
    def test_a_move_is_told_with_its_player_and_the_positions_around_it(self) -> None:
        match = new_match()
        start = match.position
        ply = match.play(match.rules.read_move("2,2"))
        assert (ply.player, ply.before, ply.after) == (1, start, match.position)
        assert match.plies == [ply]

    def test_an_illegal_move_is_refused_with_the_rules_reason_and_changes_nothing(self) -> None:
        match = new_match()
        play(match, "2,2")
        before = match.position
        with pytest.raises(IllegalMove, match=r"Not next to the last move at 2,2\."):
            play(match, "4,4")
        assert match.position == before
        assert len(match.plies) == 1

    @pytest.mark.parametrize("slug", list(catalogue.games()))
    @pytest.mark.parametrize("move", [-1, 10_000])
    def test_a_number_that_is_no_move_is_refused(self, slug: str, move: int) -> None:
        with pytest.raises(IllegalMove, match=r"There is no such move on this board\."):
            new_match(slug).play(move)

    def test_a_new_move_forgets_what_was_undone(self) -> None:
        match = new_match()
        play(match, "2,2", "2,3")
        match.undo()
        play(match, "3,2")
        assert match.redo() is None

    def test_an_illegal_try_does_not_forget_what_was_undone(self) -> None:
        match = new_match()
        play(match, "2,2", "2,3")
        match.undo()
        with pytest.raises(IllegalMove):
            play(match, "4,4")
        assert match.redo() is not None

    def test_undo_takes_a_pass_back_with_the_move_that_caused_it(self) -> None:
        match = new_match("apart", 3)
        play(match, "2,2", "1,1")
        assert match.position.turn == 2
        match.undo()
        assert match.position.turn == 2
        assert len(match.plies) == 1

    def test_the_one_who_begins_need_not_be_player_1(self) -> None:
        match = new_match("apart", first=2)
        play(match, "3,3")
        assert match.plies[0].player == 2
        assert match.rules.text(match.position) == "...../...../..O../...../..... 1"

    def test_undo_reopens_a_finished_game(self) -> None:
        match = new_match("chain", 2)
        play(match, "1,1", "1,2", "2,2", "2,1")
        assert match.winner == 2
        match.undo()
        assert match.winner is None


class TestSeries:
    @pytest.mark.parametrize("rounds", [0, 2, -1, 10])
    def test_the_number_of_rounds_is_odd(self, rounds: int) -> None:
        with pytest.raises(ValueError, match=f"odd number of rounds, not {rounds}"):
            Series(rounds)

    def test_a_single_round_decides_itself(self) -> None:
        assert Series(1).winner is None
        assert Series(1).won_by(2).winner == 2

    @pytest.mark.parametrize("first", [1, 2])
    def test_the_starter_alternates_whoever_wins(self, first: int) -> None:
        series, starters = Series(5, first), []
        for winner in (1, 2, 1, 2, 2):
            starters.append(series.starter)
            series = series.won_by(winner)
        assert starters == [first, 3 - first, first, 3 - first, first]

    def test_it_ends_as_soon_as_one_player_has_more_than_half(self) -> None:
        series = Series(5).won_by(2).won_by(1).won_by(2)
        assert series.winner is None
        series = series.won_by(2)
        assert (series.tally(1), series.tally(2), series.winner) == (1, 3, 2)
        with pytest.raises(AssertionError):
            series.won_by(1)
