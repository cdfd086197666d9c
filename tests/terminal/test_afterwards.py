"""What people at a terminal can do after a game, and its review."""

import pytest

from game.session.players import Players
from tests.terminal.speak import say

PEOPLE = Players()
# Chain on nine cells. Player 1 has the win from the start and throws it away at move 5.
GAME = ("1,3", "1,2", "2,2", "2,1", "3,1", "3,2", "3,3", "2,3")
QUESTION = "Rematch, review, share or quit? "
ADVICE = "Type rematch, review, share or quit.\nshare shows the game as a line, and writes a film of it.\n"
ANOTHER_END = "Again, review, back or quit? "
STEP = "Move {} of 8 (next, back, a number, play, alone, done): "
OVER = "Player 2 (O) wins the game!\n"


def after_the_game(*lines: str) -> str:
    """What is shown behind the game while these lines are typed at a terminal."""
    return say("chain", *GAME, *lines, size=3, at_a_terminal=True).partition(OVER)[2]


class TestQuestion:
    def test_a_person_at_a_terminal_is_asked(self) -> None:
        assert after_the_game() == f"\n{QUESTION}\nGoodbye.\n"

    def test_nobody_else_is(self) -> None:
        assert say("chain", *GAME, size=3).endswith(OVER)
        bots = say("chain", size=3, players=Players(("rookie", "rookie")), at_a_terminal=True)
        assert QUESTION not in bots

    @pytest.mark.parametrize("line", ["quit", "q", "QUIT"])
    def test_quit_leaves(self, line: str) -> None:
        assert after_the_game(line) == f"\n{QUESTION}Goodbye.\n"

    @pytest.mark.parametrize("line", ["hint", "r", "1,1"])
    def test_anything_else_is_answered_with_what_to_type(self, line: str) -> None:
        assert f"{QUESTION}{ADVICE}{QUESTION}" in after_the_game(line)

    def test_enter_alone_shows_the_board(self) -> None:
        assert f"{QUESTION}[ ][O][X]\n[O][X][O]\n[X][O][X]\n{QUESTION}" in after_the_game("")

    def test_in_a_rematch_the_other_player_begins(self) -> None:
        assert f"{QUESTION}\nWelcome to Grid Lock!\n\nPlayer 2 (O) will" in after_the_game("rematch")

    def test_between_rounds_it_is_about_the_next_one(self) -> None:
        screen = say("crossfire", "2 2", "n", "2 2", "n", "2 2", size=3, rounds=3, at_a_terminal=True)
        between = "\n\nNext round, review, share or quit? \nRound 2 of 3. Player 2 begins.\n"
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
        bot = Players(("human", "rookie"))
        shown = say("apart", "2 2", "review", "1", size=3, players=bot, at_a_terminal=True)
        assert "  2  Player 2 (rookie)  " in shown
        assert "Player 1 plays 2,2." in shown
        again = say("apart", "2 2", "review", "2", size=3, players=bot, at_a_terminal=True)
        assert "\nPlayer 1, no valid moves available. Passing turn.\nMove 2 of " in again


class TestResigning:
    def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(self) -> None:
        shown = say("chain", "1,3", "1,2", "resign", "review", size=3, at_a_terminal=True)
        assert "  2  Player 2  1,2  Every move loses here.\nPlayer 1 resigned a won game.\n" in shown
        assert "Move 1 of 2 " in shown

    def test_what_was_given_up_may_have_been_won(self) -> None:
        shown = say("chain", "1,3", "1,2", "resign", "review", size=3, at_a_terminal=True)
        assert "Player 1 resigns: Player 2 wins.\n" in shown
        assert "Player 1 resigned a won game." in shown

    def test_without_a_move_there_is_nothing_to_look_back_on(self) -> None:
        shown = say("chain", "resign", "review", at_a_terminal=True)
        question = "Rematch or quit? "
        assert f"\n\n{question}Type rematch or quit.\n{question}" in shown
        shown = say("chain", "resign", "next", "resign", "rematch", rounds=3, at_a_terminal=True)
        assert "\n\nNext round or quit? \nRound 2 of 3. Player 2 begins.\n" in shown

    def test_without_a_move_in_a_variation_there_is_none_either(self) -> None:
        shown = after_the_game("review", "1", "play", "resign", "review", "back")
        question = "Again, back or quit? "
        assert f"\n\n{question}again plays on from the same move once more,\n" in shown
        assert shown.endswith(f"{STEP.format(1)}\nGoodbye.\n")

    def test_after_a_rematch_the_game_goes_on_as_ever(self) -> None:
        shown = say("chain", "resign", "rematch", "1,1", at_a_terminal=True)
        assert shown.endswith("Enter row (1-4): \nGoodbye.\n")


class TestPlayingOn:
    def test_two_people_both_do_so(self) -> None:
        shown = after_the_game("review", "play", "2,2", "1,1").partition(STEP.format(5))[2]
        assert shown.startswith("\nYou both play on from here.\n\nPlayer 1's Turn (X)\n")
        assert "\nPlayer 2's Turn (O)\n" in shown
        assert "(perfect)" not in shown

    def test_one_of_them_alone_takes_the_side_on_turn_before_the_move_that_was_shown(self) -> None:
        shown = after_the_game("review", "alone").partition(STEP.format(5))[2]
        assert shown.startswith(
            "\nYou are Player 1 now, against Player 2 (perfect).\n\nPlayer 1's Turn (X)\n"
        )
        assert "Last move was at (2, 1)\n" in shown

    def test_the_better_move_wins_then(self) -> None:
        shown = after_the_game("review", "play", "1,1")
        assert f"Player 1 (X) wins the game!\n\n{ANOTHER_END}" in shown

    def test_the_only_person_keeps_the_side_and_the_bot_its_level(self) -> None:
        lines = ("1,1", "2,2", "review", "2", "play")
        shown = say("chain", *lines, size=2, players=Players(("human", "casual")), at_a_terminal=True)
        assert "Move 2 of 4 (next, back, a number, play, done): " in shown, "nobody else is here"
        assert "You are Player 1 now, against Player 2 (casual)." in shown
        assert shown.count("Player 2 (casual) plays ") > 3, "two moves, the review's, and a new one"

    def test_the_other_end_of_the_game_can_be_reviewed_too(self) -> None:
        shown = after_the_game("review", "alone", "1,1", "review", "done")
        assert "  5  Player 1            1,1  Keeps the win.\n" in shown
        assert shown.endswith(f"\n{ANOTHER_END}\nGoodbye.\n")

    def test_moves_made_before_can_be_taken_back(self) -> None:
        shown = after_the_game("review", "alone", "undo")
        assert "Took back Player 2's move 2,1.\nTook back Player 1's move 2,2.\n" in shown

    def test_it_can_be_tried_again(self) -> None:
        shown = after_the_game("review", "play", "1,1", "again").partition(ANOTHER_END)[2]
        assert shown.startswith("\nPlayer 1's Turn (X)\nLast move was at (2, 1)\n")

    def test_it_leads_back_to_the_review_where_it_was_left_and_other_moves_can_be_tried(self) -> None:
        shown = after_the_game("review", "7", "play", "resign", "back", "3", "play", "resign", "back", "done")
        assert shown.count("Player 1 resigns: Player 2 wins.\n") == 2
        reviews = shown.split(ANOTHER_END)[1:]
        for review, move in zip(reviews, (7, 3), strict=True):
            assert review.startswith("\n  1  Player 1  1,3  Keeps the win.\n"), "the review is shown again"
            assert review.partition("\nMove ")[2].startswith(f"{move} of 8 ")
        assert shown.endswith(f"\n{QUESTION}\nGoodbye.\n"), "and from there to the rematch"

    def test_an_end_can_be_played_on_from_another_end(self) -> None:
        there = ("review", "alone", "1,1", "review", "2", "play", "resign")
        shown = after_the_game(*there, "back", "done", "back")
        *earlier, end_of_second, end_of_first = shown.split(ANOTHER_END)
        assert "Player 1 resigns" in earlier[-1]
        assert "\n  5  Player 1            1,1  Keeps the win.\n" in end_of_second
        assert "\n  5* Player 1  3,1  Throws the win away. Better: 1,1\n" in end_of_first
        assert end_of_first.endswith(f"{STEP.format(5)}\nGoodbye.\n")

    def test_anything_else_is_answered_with_what_to_type(self) -> None:
        shown = after_the_game("review", "play", "1,1", "rematch")
        assert f"{ANOTHER_END}again plays on from the same move once more, review " in shown

    @pytest.mark.parametrize("line", ["quit", "q"])
    def test_quit_leaves(self, line: str) -> None:
        assert after_the_game("review", "play", "1,1", line).endswith(f"{ANOTHER_END}Goodbye.\n")

    def test_can_be_done_as_often_as_one_likes(self) -> None:
        deep = ["review", "2", "play", "resign"] * 400
        assert after_the_game("review", "2", "alone", "resign", *deep).endswith(f"{ANOTHER_END}\nGoodbye.\n")

    def test_playing_on_within_a_series_leaves_its_tally_alone(self) -> None:
        lines = ("2 2", "review", "play", "resign", "back", "done", "next", "2 2", "next", "2 2")
        shown = say("crossfire", *lines, size=3, rounds=3, at_a_terminal=True)
        assert "Rounds won: Player 1: 1, Player 2: 1.\n" in shown
        assert "Rounds won: Player 1: 2, Player 2: 1.\nPlayer 1 is the overall winner.\n" in shown
