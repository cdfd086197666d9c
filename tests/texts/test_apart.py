"""The examples of GridLock: Apart's text, and where the text contradicts itself."""

from game import catalogue
from game.core.match import Match
from tests.boards import board_of, cells, drawn, legal, played


def new_match() -> Match:
    return Match(catalogue.games()["apart"].setup())


def test_the_grid_is_five_by_five_and_empty_and_player_1_begins() -> None:
    match = new_match()
    assert match.position.turn == 1
    assert board_of(match) == drawn("""
        _ _ _ _ _
        _ _ _ _ _
        _ _ _ _ _
        _ _ _ _ _
        _ _ _ _ _
    """)


def test_the_example_game() -> None:
    match = new_match()
    assert played(match, "3,3") == drawn("""
        _ _ _ _ _
        _ _ _ _ _
        _ _ X _ _
        _ _ _ _ _
        _ _ _ _ _
    """)
    assert played(match, "2,2") == drawn("""
        _ _ _ _ _
        _ O _ _ _
        _ _ X _ _
        _ _ _ _ _
        _ _ _ _ _
    """)
    around_x = cells("(2,2), (2,3), (2,4) (3,2), (3,4) (4,2), (4,3), (4,4)")
    assert not around_x & legal(match)
    assert played(match, "1,5") == drawn("""
        _ _ _ _ X
        _ O _ _ _
        _ _ X _ _
        _ _ _ _ _
        _ _ _ _ _
    """)
    around_o = cells("(1,1), (1,2), (1,3) (2,1), (2,3) (3,1), (3,2), (3,3)")
    assert not around_o & legal(match)
    assert played(match, "5,1") == drawn("""
        _ _ _ _ X
        _ O _ _ _
        _ _ X _ _
        _ _ _ _ _
        O _ _ _ _
    """)


def test_a_token_may_touch_the_opponents() -> None:
    match = new_match()
    played(match, "3,3")
    assert cells("(2,2), (2,3), (2,4) (3,2), (3,4) (4,2), (4,3), (4,4)") <= legal(match)


def test_the_texts_endgame_is_no_end_because_player_1_can_still_place() -> None:
    """The text says that X must pass here; by the placement rule X may still play eight cells."""
    rules = new_match().rules
    board = drawn("""
        X _ _ _ X
        _ O _ _ _
        _ _ X _ _
        _ _ _ _ _
        O _ _ _ O
    """)
    position = rules.read(f"{board} 1")
    moves = {rules.move_text(move) for move in rules.legal_moves(position)}
    assert moves == cells("(1,3) (3,1) (3,5) (4,1) (4,5) (5,2) (5,3) (5,4)")
    assert rules.outcome(position) is None


def test_a_player_without_a_cell_is_skipped_while_the_other_can_place() -> None:
    match = Match(catalogue.games()["apart"].setup(3))
    played(match, "2,2", "1,1")
    assert match.plies[-1].skipped == 1
    assert match.position.turn == 2
    assert legal(match) == cells("(1,3) (2,3) (3,1) (3,2) (3,3)")
    played(match, "1,3", "3,1")
    assert match.plies[-1].skipped == 1
    assert not match.over


def test_the_game_ends_when_neither_can_place_and_the_last_to_place_wins() -> None:
    match = Match(catalogue.games()["apart"].setup(3))
    played(match, "2,2", "1,1", "1,3", "3,1", "3,3")
    assert board_of(match) == drawn("""
        O _ O
        _ X _
        O _ O
    """)
    assert match.plies[-1].skipped is None
    assert match.winner == 2


def test_a_loaded_position_skips_a_player_who_cannot_place() -> None:
    rules = Match(catalogue.games()["apart"].setup(3)).rules
    assert rules.read("O../.X./... 1").turn == 2
