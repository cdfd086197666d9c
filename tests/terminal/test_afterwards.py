"""What people at a terminal can do when a game is over, and the look back on it."""

import pytest

from game.terminal.players import Players
from tests.terminal.speak import say

PEOPLE = Players()
# Chain on nine cells. Player 1 has the win from the start and throws it away at move 5.
GAME = ("1,3", "1,2", "2,2", "2,1", "3,1", "3,2", "3,3", "2,3")
QUESTION = "Rematch, review or quit? "
STEP = "Move {} of 8 (next, back, a number, play, done): "
OVER = "Player 2 (O) wins the game!\n"


def after_the_game(*lines: str) -> str:
    """What is shown behind the game while these lines are typed at a terminal."""
    return say("chain", *GAME, *lines, size=3, at_a_terminal=True).partition(OVER)[2]


class TestQuestion:
    def test_a_person_at_a_terminal_is_asked(self) -> None:
        assert after_the_game() == f"\n{QUESTION}\nGoodbye.\n"

    def test_nobody_else_is(self) -> None:
        assert say("chain", *GAME, size=3).endswith(OVER)
        bots = say("chain", size=3, players=Players("rookie", "rookie"), at_a_terminal=True)
        assert QUESTION not in bots

    @pytest.mark.parametrize("line", ["quit", "q", "QUIT"])
    def test_quit_leaves(self, line: str) -> None:
        assert after_the_game(line) == f"\n{QUESTION}Goodbye.\n"

    @pytest.mark.parametrize("line", ["hint", "r", "1,1"])
    def test_anything_else_is_answered_with_what_to_type(self, line: str) -> None:
        assert f"{QUESTION}Type rematch, review or quit.\n{QUESTION}" in after_the_game(line)

    def test_enter_alone_shows_the_board(self) -> None:
        assert f"{QUESTION}[ ][O][X]\n[O][X][O]\n[X][O][X]\n{QUESTION}" in after_the_game("")

    def test_in_a_rematch_the_other_player_begins(self) -> None:
        assert f"{QUESTION}\nWelcome to Grid Lock!\n\nPlayer 2 (O) will" in after_the_game("rematch")

    def test_between_rounds_it_is_about_the_next_one(self) -> None:
        screen = say("crossfire", "2 2", "n", "2 2", "n", "2 2", size=3, rounds=3, at_a_terminal=True)
        between = "\n\nNext round, review or quit? \nRound 2 of 3. Player 2 begins.\n"
        assert "Rounds won: Player 1: 1, Player 2: 0." + between in screen
        assert screen.count("Next round") == 2
        assert screen.endswith(f"Player 1 is the overall winner.\n\n{QUESTION}\nGoodbye.\n")


class TestReview:
    def test_begins_with_a_line_for_each_move_and_a_star_at_the_first_mistake(self) -> None:
        lines = after_the_game("review").splitlines()
        timeline = lines[lines.index(QUESTION) + 1 :][:8]
        assert timeline[0] == "  1  Player 1  1,3  Keeps the win."
        assert timeline[4].startswith("  5* Player 1  3,1  ")
        assert timeline[4].endswith("Better: 1,1")
        assert [line[3] for line in timeline] == [" ", " ", " ", " ", "*", " ", " ", " "]

    def test_shows_the_first_mistake_at_once_with_the_better_moves_below_the_board(self) -> None:
        shown = after_the_game("review")
        board = "[ ][O][X]\n[O][X][ ]\n[X][ ][ ]"
        assert f"\n{board}\nBetter: 1,1\n{STEP.format(5)}" in shown
        assert "\n5. Player 1 plays 3,1. " in shown

    @pytest.mark.parametrize(
        ("lines", "number"),
        [
            (["next"], 6),
            ([""], 6),
            (["b"], 4),
            (["2"], 2),
            (["8", "n"], 8),
            (["1", "back"], 1),
            (["9"], 5),
            (["0"], 5),
        ],
    )
    def test_steps_and_jumps_within_the_game(self, lines: list[str], number: int) -> None:
        assert after_the_game("review", *lines).endswith(STEP.format(number) + "\nGoodbye.\n")

    @pytest.mark.parametrize("line", ["nonsense", "²", "9" * 99, "-1"])
    def test_explains_what_it_does_not_understand(self, line: str) -> None:
        assert f"done ends the review.\n{STEP.format(5)}" in after_the_game("review", line)

    @pytest.mark.parametrize("line", ["done", "quit", "d"])
    def test_ends_at_the_question(self, line: str) -> None:
        assert after_the_game("review", line).endswith(f"{STEP.format(5)}\n{QUESTION}\nGoodbye.\n")

    def test_names_the_level_of_a_bot_and_who_was_skipped(self) -> None:
        # Player 1 in the middle of nine cells: nobody but Player 2 can place any more.
        bot = Players("human", "rookie")
        shown = say("apart", "2 2", "review", "1", size=3, players=bot, at_a_terminal=True)
        assert "  2  Player 2 (rookie)  " in shown
        assert "Player 1 plays 2,2." in shown
        again = say("apart", "2 2", "review", "2", size=3, players=bot, at_a_terminal=True)
        assert "\nPlayer 1, no valid moves available. Passing turn.\nMove 2 of " in again


class TestPlayingOn:
    def test_the_person_takes_the_side_on_turn_before_the_move_that_was_shown(self) -> None:
        shown = after_the_game("review", "play").partition(STEP.format(5))[2]
        assert shown.startswith(
            "\nYou are Player 1 now, against Player 2 (perfect).\n\nPlayer 1's Turn (X)\n"
        )
        assert "Last move was at (2, 1)\n" in shown

    def test_the_better_move_wins_then(self) -> None:
        shown = after_the_game("review", "play", "1,1")
        assert f"Player 1 (X) wins the game!\n\n{QUESTION}" in shown

    def test_a_bot_keeps_its_level_on_the_other_side(self) -> None:
        lines = ("1,1", "2,2", "review", "2", "play")
        shown = say("chain", *lines, size=2, players=Players("human", "casual"), at_a_terminal=True)
        assert "You are Player 2 now, against Player 1 (casual)." in shown

    def test_the_other_end_of_the_game_can_be_reviewed_too(self) -> None:
        shown = after_the_game("review", "play", "1,1", "review")
        assert "  5  Player 1            1,1  Keeps the win.\n" in shown

    def test_moves_made_before_can_be_taken_back(self) -> None:
        shown = after_the_game("review", "play", "undo")
        assert "Took back Player 2's move 2,1.\nTook back Player 1's move 2,2.\n" in shown
