"""The examples of Light Cycle Duel's text."""

import pytest

from game import catalogue
from game.core.match import IllegalMove, Match
from game.core.rules import Outcome
from tests.boards import board_of, drawn, legal, played


def new_match() -> Match:
    return Match(catalogue.games()["light_cycle"].setup())


def test_the_initial_grid() -> None:
    match = new_match()
    assert match.position.turn == 1
    assert board_of(match) == drawn("""
        . . . . .
        . . . . .
        1 . . . 2
        . . . . .
        . . . . .
    """)


def test_the_turn_by_turn_breakdown() -> None:
    match = new_match()
    assert played(match, "right") == drawn("""
        . . . . .
        . . . . .
        # 1 . . 2
        . . . . .
        . . . . .
    """)
    assert played(match, "left") == drawn("""
        . . . . .
        . . . . .
        # 1 . 2 #
        . . . . .
        . . . . .
    """)
    assert played(match, "up") == drawn("""
        . . . . .
        . 1 . . .
        # # . 2 #
        . . . . .
        . . . . .
    """)
    assert played(match, "down") == drawn("""
        . . . . .
        . 1 . . .
        # # . # #
        . . . 2 .
        . . . . .
    """)
    assert played(match, "up") == drawn("""
        . 1 . . .
        . # . . .
        # # . # #
        . . . 2 .
        . . . . .
    """)


def test_a_rider_cannot_enter_a_trail_the_opponent_or_leave_the_board() -> None:
    match = new_match()
    with pytest.raises(IllegalMove, match=r"Left leads off the board\."):
        played(match, "left")
    played(match, "right", "left", "right")
    with pytest.raises(IllegalMove, match=r"3,3 holds your opponent\."):
        played(match, "left")
    with pytest.raises(IllegalMove, match=r"3,5 is blocked\."):
        played(match, "right")
    assert legal(match) == {"up", "down"}


def test_a_player_who_is_boxed_in_on_their_turn_loses() -> None:
    rules = new_match().rules
    position = rules.read(
        drawn("""
        . # . . .
        # 1 # . .
        . # . . .
        . . . 2 .
        . . . . .
    """)
        + " 1"
    )
    assert rules.outcome(position) == Outcome(2)


@pytest.mark.parametrize(
    ("size", "board"),
    [
        (3, ".../1.2/..."),
        (4, "..../1.../...2/...."),
        (6, "....../....../1...../.....2/....../......"),
        (7, "......./......./......./1.....2/......./......./......."),
    ],
)
def test_the_starts_on_other_boards_face_each_other(size: int, board: str) -> None:
    assert board_of(Match(catalogue.games()["light_cycle"].setup(size))) == board
