"""The examples of Grid Lock: Chain's text, and where the text contradicts itself."""

import pytest

from game import catalogue
from game.core.match import IllegalMove, Match
from game.core.rules import Outcome
from tests.boards import board_of, cells, drawn, legal, played


def new_match() -> Match:
    return Match(catalogue.games()["chain"].setup())


def test_the_initial_grid_is_empty_and_the_first_move_may_go_anywhere() -> None:
    match = new_match()
    assert match.position.turn == 1
    assert len(legal(match)) == 16
    assert board_of(match) == drawn("""
        [ ][ ][ ][ ]
        [ ][ ][ ][ ]
        [ ][ ][ ][ ]
        [ ][ ][ ][ ]
    """)


def test_the_sample_game() -> None:
    match = new_match()
    assert played(match, "2,2") == drawn("""
        [ ][ ][ ][ ]
        [ ][X][ ][ ]
        [ ][ ][ ][ ]
        [ ][ ][ ][ ]
    """)
    assert legal(match) == cells("(1, 2) (3, 2) (2, 1) (2, 3)".replace(", ", ","))
    assert played(match, "2,3") == drawn("""
        [ ][ ][ ][ ]
        [ ][X][O][ ]
        [ ][ ][ ][ ]
        [ ][ ][ ][ ]
    """)
    assert legal(match) == {"1,3", "3,3", "2,4"}, "(2, 2) is next to it, but occupied"
    assert played(match, "3,3") == drawn("""
        [ ][ ][ ][ ]
        [ ][X][O][ ]
        [ ][ ][X][ ]
        [ ][ ][ ][ ]
    """)
    assert legal(match) == {"4,3", "3,2", "3,4"}
    assert played(match, "3,2") == drawn("""
        [ ][ ][ ][ ]
        [ ][X][O][ ]
        [ ][O][X][ ]
        [ ][ ][ ][ ]
    """)


def test_a_move_away_from_the_last_one_is_refused() -> None:
    match = new_match()
    played(match, "2,2")
    with pytest.raises(IllegalMove, match=r"Not next to the last move at 2,2\."):
        played(match, "3,3")


END = """
    [X][O][X][O]
    [O][X][O][X]
    [X][O][X][O]
    [O][X][O][ ]
"""


def test_the_end_game_scenario() -> None:
    rules = new_match().rules
    position = rules.read(f"{drawn(END)} 1 4,3")
    (move,) = rules.legal_moves(position)
    assert rules.move_text(move) == "4,4"
    locked = rules.play(position, move)
    assert rules.text(locked) == "XOXO/OXOX/XOXO/OXOX 2 4,4"
    assert rules.outcome(locked) == Outcome(1), "Player 2 loses, Player 1 wins"


def test_the_end_game_scenario_cannot_be_reached_but_can_be_loaded() -> None:
    """7 X and 8 O with X to move: turns that alternate from X would give 8 X and 7 O."""
    board = drawn(END)
    assert (board.count("X"), board.count("O")) == (7, 8)
    rules = new_match().rules
    assert rules.text(rules.read(f"{board} 1 4,3")) == f"{board} 1 4,3"
