"""The examples of GridLock: Crossfire's text, and where the text contradicts itself."""

import pytest

from game import catalogue
from game.core.match import IllegalMove, Match
from tests.boards import board_of, cells, drawn, legal, played

ALL_CELLS = {f"{row},{column}" for row in range(1, 6) for column in range(1, 6)}


def new_match(diagonals: str = "all") -> Match:
    return Match(catalogue.games()["crossfire"].setup(options={"diagonals": diagonals}))


@pytest.mark.parametrize("diagonals", ["all", "main"])
def test_player_1_begins_on_an_empty_grid_and_may_go_anywhere(diagonals: str) -> None:
    match = new_match(diagonals)
    assert match.position.turn == 1
    assert legal(match) == ALL_CELLS
    assert board_of(match) == drawn("""
            1   2   3   4   5
          +---+---+---+---+---+
        1 |   |   |   |   |   |
          +---+---+---+---+---+
        2 |   |   |   |   |   |
          +---+---+---+---+---+
        3 |   |   |   |   |   |
          +---+---+---+---+---+
        4 |   |   |   |   |   |
          +---+---+---+---+---+
        5 |   |   |   |   |   |
          +---+---+---+---+---+
    """)


@pytest.mark.parametrize("diagonals", ["all", "main"])
def test_a_marker_in_the_middle_blocks_its_row_its_column_and_both_long_diagonals(diagonals: str) -> None:
    match = new_match(diagonals)
    assert played(match, "3,3") == drawn("""
            1   2   3   4   5
          +---+---+---+---+---+
        1 |   |   |   |   |   |
          +---+---+---+---+---+
        2 |   |   |   |   |   |
          +---+---+---+---+---+
        3 |   |   | X |   |   |
          +---+---+---+---+---+
        4 |   |   |   |   |   |
          +---+---+---+---+---+
        5 |   |   |   |   |   |
          +---+---+---+---+---+
    """)
    row = cells("(3,1), (3,2), (3,4), (3,5)")
    column = cells("(1,3), (2,3), (4,3), (5,3)")
    primary = cells("(1,1), (2,2), (4,4), (5,5)")
    secondary = cells("(1,5), (2,4), (4,2), (5,1)")
    assert legal(match) == ALL_CELLS - row - column - primary - secondary - {"3,3"}


def test_the_second_markers_blocked_cells_include_a_short_diagonal() -> None:
    """The text counts (2,3) (3,4) (4,5) as blocked by O at (1,2): any diagonal, not only the long ones."""
    match = new_match()
    assert played(match, "3,3", "1,2") == drawn("""
            1   2   3   4   5
          +---+---+---+---+---+
        1 |   | O |   |   |   |
          +---+---+---+---+---+
        2 |   |   |   |   |   |
          +---+---+---+---+---+
        3 |   |   | X |   |   |
          +---+---+---+---+---+
        4 |   |   |   |   |   |
          +---+---+---+---+---+
        5 |   |   |   |   |   |
          +---+---+---+---+---+
    """)
    row, column = cells("(1,1), (1,3), (1,4), (1,5)"), cells("(2,2), (3,2), (4,2), (5,2)")
    diagonal = cells("(2,3), (3,4), (4,5)")
    assert not (row | column | diagonal) & legal(match)
    assert diagonal <= legal_with_main_diagonals(match)


def legal_with_main_diagonals(match: Match) -> set[str]:
    """What would be legal if only the two long diagonals counted."""
    rules = new_match("main").rules
    position = rules.read(match.rules.text(match.position))
    return {rules.move_text(move) for move in rules.legal_moves(position)}


def test_main_diagonals_block_only_between_cells_on_the_same_long_one() -> None:
    match = new_match("main")
    played(match, "1,1")
    row_and_column = cells("(1,2), (1,3), (1,4), (1,5) (2,1), (3,1), (4,1), (5,1)")
    primary = cells("(2,2), (3,3), (4,4), (5,5)")
    assert legal(match) == ALL_CELLS - row_and_column - primary - {"1,1"}
    assert "2,4" in legal(match), "the other long diagonal is not the one that X stands on"


@pytest.mark.parametrize("diagonals", ["all", "main"])
def test_the_sample_games_third_move_breaks_the_games_own_rule(diagonals: str) -> None:
    """The text plays X (5,2) although column 2 holds O at (1,2)."""
    match = new_match(diagonals)
    played(match, "3,3", "1,2")
    with pytest.raises(IllegalMove, match=r"The O at 1,2 fires along this column\."):
        played(match, "5,2")


def test_the_sample_games_final_position_is_not_lost() -> None:
    """The text says that X has no legal move left here; four cells are open."""
    rules = new_match().rules
    board = drawn("""
            1   2   3   4   5
          +---+---+---+---+---+
        1 |   | O |   |   |   |
          +---+---+---+---+---+
        2 |   |   |   |   |   |
          +---+---+---+---+---+
        3 |   |   | X |   |   |
          +---+---+---+---+---+
        4 |   |   |   |   | O |
          +---+---+---+---+---+
        5 |   | X |   |   |   |
          +---+---+---+---+---+
    """)
    position = rules.read(f"{board} 1")
    moves = {rules.move_text(move) for move in rules.legal_moves(position)}
    assert moves == cells("(2,4) (3,1) (5,1) (5,3)")
    assert rules.outcome(position) is None


def test_the_cells_that_the_texts_later_markers_block() -> None:
    """X (5,2) and O (4,5) of the sample game, loaded, since it cannot be played there."""
    rules = new_match().rules
    after_x = rules.read(".O.../...../..X../...../.X... 2")
    blocked = cells("(5,1), (5,3), (5,4), (5,5) (4,1) (2,2), (4,2)")
    assert not blocked & {rules.move_text(move) for move in rules.legal_moves(after_x)}
    assert rules.why_not(after_x, rules.read_move("4,5")) is None, "O's answer in the text is legal"
    after_o = rules.read(".O.../...../..X../....O/.X... 1")
    blocked = cells("(4,1), (4,2), (4,3), (4,4) (1,5), (2,5), (3,5), (5,5) (3,4), (2,3)")
    assert not blocked & {rules.move_text(move) for move in rules.legal_moves(after_o)}


def test_own_markers_never_block() -> None:
    match = new_match()
    played(match, "1,1", "2,3")
    assert {"1,5", "5,1", "5,5"} <= legal(match), "in the row, the column and a diagonal of X's own marker"


def test_fire_goes_straight_through_markers() -> None:
    rules = new_match().rules
    position = rules.read("OX.../...../...../...../..... 1")
    assert rules.why_not(position, rules.read_move("1,5")) == "The O at 1,1 fires along this row."


def test_a_player_with_no_open_cell_loses() -> None:
    match = Match(catalogue.games()["crossfire"].setup(3))
    played(match, "2,2")
    assert match.winner == 1
