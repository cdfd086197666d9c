"""The examples of GridLock: Siege's text."""

import pytest

from game import catalogue
from game.core.match import IllegalMove, Match
from game.core.rules import Outcome
from tests.boards import board_of, drawn, legal, played


def new_match() -> Match:
    return Match(catalogue.games()["siege"].setup())


def test_the_initial_grid() -> None:
    match = new_match()
    assert match.position.turn == 1
    assert board_of(match) == drawn("""
        P1 .  .  .  .
         .  .  .  .  .
         .  .  .  .  .
         .  .  .  .  .
         .  .  .  . P2
    """)


def test_the_example_playthrough() -> None:
    match = new_match()
    assert played(match, "right:0,0") == drawn("""
        X  P1 .  .  .
         .  .  .  .  .
         .  .  .  .  .
         .  .  .  .  .
         .  .  .  . P2
    """)
    assert played(match, "up:4,4") == drawn("""
        X  P1 .  .  .
         .  .  .  .  .
         .  .  .  .  .
         .  .  .  . P2
         .  .  .  . X
    """)
    assert played(match, "down:0,1") == drawn("""
        X  X  .  .  .
         . P1 .  .  .
         .  .  .  .  .
         .  .  .  . P2
         .  .  .  . X
    """)
    assert played(match, "left:3,4") == drawn("""
        X  X  .  .  .
         . P1 .  .  .
         .  .  .  .  .
         .  .  . P2 X
         .  .  .  . X
    """)


def test_the_endgame_scenario_is_won_by_player_1_when_player_2_is_to_move() -> None:
    rules = new_match().rules
    board = drawn("""
        X  X  X  X  X
        X  P1 X  X  X
        X  X  X  X  X
        X  X  X P2 X
        X  X  X  X  X
    """)
    assert rules.outcome(rules.read(f"{board} 2")) == Outcome(1)


def test_the_cell_just_left_may_be_blocked_so_a_block_can_always_be_placed() -> None:
    rules = new_match().rules
    position = rules.read("1.###/#####/#####/###2#/##### 1")
    assert [rules.move_text(move) for move in rules.legal_moves(position)] == ["right:0,0"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("down:3,3", "3,3 is not next to you at 1,0."),
        ("down:1,0", "You stand on 1,0: block a cell next to it."),
        ("left:0,1", "Left leads off the board."),
    ],
)
def test_a_turn_that_breaks_a_rule_is_refused(move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        played(new_match(), move)


def test_blocks_may_go_corner_to_corner_but_steps_may_not() -> None:
    match = new_match()
    assert "right:1,2" in legal(match)
    assert {move.split(":")[0] for move in legal(match)} == {"right", "down"}
