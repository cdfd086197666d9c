"""What a review says of a whole game."""

import pytest

from game.bots.review import Assessment, Review, Verdict

KEPT, DREW, THREW, BACK, LOST, OPEN, GIVEN = Verdict


def game(*verdicts: Verdict) -> Review:
    """Moves with these verdicts, by Player 1 and Player 2 in turn."""
    return Review(tuple(Assessment(1 + n % 2, n, verdict, ()) for n, verdict in enumerate(verdicts)))


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        ((KEPT, LOST, KEPT), "No mistakes: Player 1 had the win from the start."),
        ((OPEN, LOST, KEPT), "No move can be proven a mistake."),
        ((KEPT, LOST, THREW, BACK), "Player 1 made the first mistake, move 3."),
        ((THREW, THREW, BACK), "Player 1 made the first mistake, move 1. Move 2 decided the game."),
        ((OPEN, THREW, BACK), "Player 2's move 2 is the first proven mistake."),
        ((DREW, THREW, BACK), "Player 2 made the first mistake, move 2."),
    ],
)
def test_the_summary_names_the_first_mistake_and_the_last(verdicts: tuple[Verdict, ...], words: str) -> None:
    assert game(*verdicts).summary() == words


def test_a_drawn_game_without_mistakes_was_a_draw_from_the_start() -> None:
    assert game(DREW, DREW).summary() == "No mistakes: the game was a draw from the start."
    assert game(DREW, OPEN).summary() == "No move can be proven a mistake."


def test_after_a_move_the_win_is_whose_it_is() -> None:
    held = [each.holder for each in game(KEPT, LOST, THREW, BACK, LOST, OPEN, DREW, GIVEN).assessments]
    assert held == [1, 1, 2, 2, 2, None, None, None]
