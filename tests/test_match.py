"""A match, as players know it."""

import pytest

from game import catalogue
from game.core import record
from game.core.match import IllegalMove, Match
from game.core.rules import DRAW, Outcome
from game.core.variant import Setup
from tests.setups import drawn_match


def new_match(slug: str = "chain", size: int | None = None, first: int = 1) -> Match:
    return Match(catalogue.games()[slug].setup(size), first)


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.rules.read_move(move))


class TestMatch:
    def test_a_ply_has_its_player_and_the_positions_before_and_after(self) -> None:
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
        assert (match.over, match.winner) == (True, 2)
        match.undo()
        assert (match.over, match.winner) == (False, None)

    @pytest.mark.parametrize(
        ("slug", "moves", "tension"),
        [
            ("crossfire", "3,3", 17 / 25),  # its row, column and diagonals are under fire
            ("chain", "2,2 2,3", 2 / 16),  # all empty cells can still be reached
            ("light_cycle", "right left", 2 / 23),
            ("siege", "down:0,0 up:4,4", 2 / 23),
        ],
    )
    def test_the_less_room_a_player_has_the_nearer_the_end_is(
        self, slug: str, moves: str, tension: float
    ) -> None:
        match = new_match(slug)
        assert match.tension == 0
        play(match, *moves.split())
        assert match.tension == pytest.approx(tension)
        match.undo()
        assert match.tension < tension

    def test_a_draw_ends_a_game_without_a_winner(self, noughts: Setup) -> None:
        match = drawn_match(noughts)
        assert (match.over, match.winner, match.outcome) == (True, None, DRAW)
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            play(match, "1,1")
        match.undo()
        assert match.outcome is None

    def test_a_game_may_end_while_there_are_empty_cells(self, noughts: Setup) -> None:
        match = Match(noughts)
        play(match, *["1,1", "2,1", "1,2", "2,2", "1,3"])
        assert match.outcome == Outcome(1)
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            play(match, "3,3")


class TestElsewhere:
    """A match that begins at another position than its game does."""

    def match(self) -> Match:
        setup = catalogue.games()["siege"].setup()
        return Match(setup, start=setup.rules().read("1#.../#..../...../...../....2 2"))

    def test_it_begins_there_with_the_player_on_turn(self) -> None:
        match = self.match()
        assert match.first == 2
        assert match.rules.text(match.position) == "1#.../#..../...../...../....2 2"
        assert (match.over, match.can_undo) == (False, False)

    def test_moves_lead_on_from_there_and_undo_stops_there(self) -> None:
        match = self.match()
        play(match, "up:4,4")
        assert match.winner == 2, "Player 1 is locked in"
        assert match.can_undo
        match.undo()
        assert (match.position, match.undo()) == (match.start, None)
        assert not match.can_undo

    def test_the_end_is_near_once_a_player_has_nowhere_to_go(self) -> None:
        assert self.match().tension == 1

    def test_it_may_be_over_before_it_begins(self) -> None:
        setup = catalogue.games()["siege"].setup()
        match = Match(setup, start=setup.rules().read("1#.../#..../...../...../....2 1"))
        assert match.outcome == Outcome(2)
        with pytest.raises(IllegalMove, match=r"The game is over\."):
            play(match, "right:0,0")

    def test_an_ending_that_is_played_again_has_no_record(self) -> None:
        with pytest.raises(ValueError, match="played from its start"):
            record.write(self.match())
