"""Each game speaks in the terminal as its own text does, to the letter, from the welcome to the victory."""

import pytest

from game import catalogue
from tests.terminal.speak import DIALOGUES, FIRST_LINE, dialogue, say

GAMES_WITH_A_TEXT = sorted(path.stem for path in DIALOGUES.glob("*.txt"))


def test_the_five_games_have_their_dialogues() -> None:
    assert len(GAMES_WITH_A_TEXT) == 5
    assert set(GAMES_WITH_A_TEXT) <= set(catalogue.games())


@pytest.mark.parametrize("slug", GAMES_WITH_A_TEXT)
def test_a_whole_game_reads_as_its_text(slug: str) -> None:
    screen, typed = dialogue(slug)
    assert say(slug, *typed) == screen


def test_chain_ends_in_the_words_of_its_text() -> None:
    screen = say("chain", "2,4", "3,4", "3,3", "4,3", "4,4")
    assert screen.endswith(
        "Player 2's Turn (O)\n"
        "Last move was at (4, 4)\n"
        "No valid moves available.\n"
        "Player 2 cannot make a move.\n"
        "Player 1 (X) wins the game!\n"
    )


@pytest.mark.parametrize(
    ("moves", "row"),
    [
        ((), "0 [P1 .  .  .  . ]"),
        ((), "1 [ .  .  .  .  . ]"),
        ((), "4 [ .  .  .  . P2]"),
        (("right:0,0",), "0 [X  P1 .  .  . ]"),
        (("right:0,0", "up:4,4"), "4 [ .  .  .  . X ]"),
        (("right:0,0", "up:4,4", "down:0,1"), "1 [ . P1 .  .  . ]"),
        (("right:0,0", "up:4,4", "down:0,1", "left:3,4"), "3 [ .  .  . P2 X ]"),
    ],
)
def test_siege_draws_its_rows_as_its_text_does(moves: tuple[str, ...], row: str) -> None:
    assert row in say("siege", *moves).splitlines()


def test_crossfire_names_the_long_diagonals_under_fire_and_shows_the_ends_of_the_others() -> None:
    assert "- Diagonals: primary\n" in say("crossfire", "1 1")
    assert "- Diagonals: (1,2)-(2,1) and (1,2)-(4,5)\n" in say("crossfire", "1 2")
    assert "- Diagonals: none\n" in say("crossfire", "1 2", diagonals="main")


def test_the_welcome_follows_the_line_about_commands() -> None:
    assert say("crossfire").startswith(
        FIRST_LINE + "Welcome to GridLock!\n\nPlayer 1 ('X'), it's your turn.\n"
    )
    welcome = "Welcome to Grid Lock!\n\nPlayer 1 (X) will start the game.\n\nPlayer 1's Turn (X)\n"
    assert say("chain").startswith(FIRST_LINE + welcome + "Enter row (1-4): ")
