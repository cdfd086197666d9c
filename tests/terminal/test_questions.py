"""A player's answers to questions, and their effects."""

import re

import pytest

from game import catalogue
from game.core.transcript import plain
from game.session.players import Players
from game.terminal.console import commands
from tests.setups import DRAWN_GAME, PRODUCT_GAMES
from tests.terminal.speak import say

LONG_NUMBERS = ("9" * 999, "9" * 5000, "0" * 5000 + " 1")
EVERY_GAME = pytest.mark.parametrize("slug", list(catalogue.games()))
EVERY_PRODUCT_GAME = pytest.mark.parametrize("slug", PRODUCT_GAMES)


@EVERY_GAME
def test_the_end_of_the_input_leaves_with_one_line(slug: str) -> None:
    assert say(slug).endswith(": \nGoodbye.\n")


@EVERY_GAME
def test_quit_leaves_with_one_line(slug: str) -> None:
    assert say(slug, "quit").endswith(": quit\nGoodbye.\n")


@EVERY_GAME
def test_help_gives_all_the_rules_and_asks_again(slug: str) -> None:
    rules = catalogue.games()[slug].how_to_play
    without, with_help = say(slug).splitlines(), say(slug, "help").splitlines()
    assert len(with_help) == len(without) + len(rules) + len(("help", *commands().splitlines()))
    assert catalogue.games()[slug].how_to_play[0] in with_help


@EVERY_GAME
def test_moves_lists_every_legal_move(slug: str) -> None:
    rules = catalogue.games()[slug].setup().rules()
    listed = " ".join(say(slug, "MOVES").split("Legal moves:")[1].split())
    for move in rules.legal_moves(rules.start()):
        assert f" {rules.move_text(move)} " in f" {listed} "


@EVERY_PRODUCT_GAME
@pytest.mark.parametrize("line", ["nonsense", "99 99", "1", "\x1b[A", *LONG_NUMBERS, "{0}", "\uff11 1"])
def test_an_answer_that_makes_no_sense_is_explained_and_asked_again(slug: str, line: str) -> None:
    if (slug, line) == ("chain", "1"):
        return  # there it is a row
    screen = say(slug, line)
    question = screen.splitlines()[-2]
    prompt, reason, again = screen.splitlines()[-4:-1]
    assert prompt.startswith(question)
    assert reason.endswith(".")
    assert again == question


@EVERY_PRODUCT_GAME
@pytest.mark.parametrize("line", ["\x1b[2Jx", "\x1b]0;title\x07", "\x9b31m", "\u202e3 3", "3\r3", "\x00"])
def test_what_was_typed_is_never_obeyed_by_the_terminal(slug: str, line: str) -> None:
    for screen in (say(slug, line), say(None, line), say(slug, line, at_a_terminal=True)):
        assert screen.replace("\n", "").isprintable()


def test_a_long_line_is_echoed_short() -> None:
    assert max(map(len, say("apart", "9" * 5000).splitlines())) < 120


@EVERY_GAME
def test_enter_alone_shows_the_board(slug: str) -> None:
    rules = catalogue.games()[slug].setup().rules()
    grid = catalogue.games()[slug].make_transcript(rules, plain).grid(rules.start())
    assert say(slug, "").endswith(f"{grid}\n{say(slug).splitlines()[-2]}\nGoodbye.\n")


@EVERY_GAME
def test_undo_before_the_first_move_says_that_there_is_nothing_to_take_back(slug: str) -> None:
    assert "There is no move to take back.\n" in say(slug, "undo")


@EVERY_GAME
def test_undo_takes_back_the_last_move(slug: str) -> None:
    rules = catalogue.games()[slug].setup().rules()
    move = rules.move_text(rules.legal_moves(rules.start())[0])
    screen = say(slug, move, "undo", move)
    assert f"Took back Player 1's move {move}.\n" in screen
    assert say(slug, move).split("\n\n")[-2:] == screen.split("\n\n")[-2:]


@pytest.mark.parametrize(
    ("slug", "half", "question"),
    [
        ("chain", "2", "Enter row (1-4): "),
        ("siege", "right", "Enter move direction (up, down, left, right): "),
    ],
)
def test_undo_in_the_middle_of_a_move_begins_that_move_again(slug: str, half: str, question: str) -> None:
    screen = say(slug, half, "undo")
    assert screen.endswith(f"undo\nTaken back: begin this move again.\n{question}\nGoodbye.\n")


@pytest.mark.parametrize(
    ("slug", "lines", "listed"),
    [
        ("siege", ["right"], "right:0,0 right:0,2 right:1,0 right:1,1 right:1,2"),
        ("chain", ["2,2", "2"], "2,1 2,3"),
    ],
)
def test_moves_in_the_middle_of_a_move_lists_what_it_can_become(
    slug: str, lines: list[str], listed: str
) -> None:
    assert f"Legal moves: {listed}\n" in say(slug, *lines, "moves")


@pytest.mark.parametrize("line", ["2,3", "2 3", "(2, 3)"])
@pytest.mark.parametrize("begun", [[], ["4"]], ids=["at the row", "at the column"])
def test_chain_takes_a_whole_cell_at_either_question(line: str, begun: list[str]) -> None:
    assert "Last move was at (2, 3)\n" in say("chain", *begun, line)


@pytest.mark.parametrize("begun", [[], ["down"]], ids=["at the step", "at the block"])
def test_siege_takes_a_whole_move_at_either_question(begun: list[str]) -> None:
    assert "Player 1 moves from (0, 0) to (0, 1).\n\nA block is placed at (0, 0).\n" in say(
        "siege", *begun, "right:0,0"
    )


@pytest.mark.parametrize(
    ("slug", "half", "question"),
    [
        ("chain", "2", "Enter column (1-4): "),
        ("siege", "right", "Place a block adjacent to your current position"),
    ],
)
def test_the_commands_work_at_the_second_question_too(slug: str, half: str, question: str) -> None:
    screen = say(slug, half, "help", "moves", "", "quit")
    after_the_first_half = screen.split(question, 1)[1]
    assert catalogue.games()[slug].how_to_play[0] in after_the_first_half
    assert "Legal moves: " in after_the_first_half
    assert after_the_first_half.count(question) == 3
    assert screen.endswith("quit\nGoodbye.\n")


def test_an_illegal_step_is_refused_before_the_block_is_asked_for() -> None:
    screen = say("siege", "up")
    assert "Enter move direction (up, down, left, right): up\nUp leads off the board.\nEnter move" in screen


def test_an_illegal_block_is_asked_for_again_and_the_step_stands() -> None:
    screen = say("siege", "right", "3 3", "0 0")
    assert "3,3 is not next to you at 0,1.\nPlace a block adjacent to your current position" in screen
    assert "A block is placed at (0, 0).\n" in screen


def test_an_illegal_cell_in_chain_is_asked_for_again_from_the_row() -> None:
    screen = say("chain", "2", "2", "4", "4")
    assert "Enter column (1-4): 4\nNot next to the last move at 2,2.\nEnter row (1-4): " in screen


@pytest.mark.parametrize("line", ["3 3", "3,3", "(3, 3)", "  3   3 "])
def test_a_cell_may_be_written_in_several_ways(line: str) -> None:
    assert "Player 1 placed an 'X' at (3,3).\n" in say("crossfire", line)


def test_nothing_is_coloured_unless_the_output_is_a_terminal() -> None:
    assert "\x1b" not in say("apart", "3 3", "2 2")


def test_a_size_changes_the_board_and_the_question() -> None:
    screen = say("chain", "10,10", size=10)
    assert "Enter row (1-10): " in screen
    assert "Last move was at (10, 10)\n" in screen


class TestResigning:
    @EVERY_GAME
    def test_asks_nothing_and_is_reported_in_one_sentence(self, slug: str) -> None:
        screen = say(slug, "resign")
        assert screen.endswith("resign\n\nPlayer 1 resigns: Player 2 wins.\n")

    def test_is_for_the_player_on_turn(self) -> None:
        assert say("apart", "3 3", "RESIGN").endswith("\n\nPlayer 2 resigns: Player 1 wins.\n")

    @pytest.mark.parametrize(("slug", "half"), [("chain", "2"), ("siege", "right")])
    def test_works_in_the_middle_of_a_move(self, slug: str, half: str) -> None:
        assert say(slug, half, "resign").endswith("\n\nPlayer 1 resigns: Player 2 wins.\n")

    def test_counts_in_a_series(self) -> None:
        screen = say("apart", "resign", "1 1", "resign", "resign", rounds=3)
        assert "Player 1 resigns: Player 2 wins.\n\nRounds won: Player 1: 0, Player 2: 1.\n" in screen
        assert "Player 1 resigns: Player 2 wins.\n\nRounds won: Player 1: 0, Player 2: 2.\n" in screen
        assert screen.endswith("Player 2 is the overall winner.\n")

    def test_shows_the_hints_that_were_used_too(self) -> None:
        screen = say("crossfire", "hint", "resign", size=3)
        assert screen.endswith("Player 2 wins.\n\nHints used: Player 1: 1.\n")


class TestRounds:
    def test_the_starter_alternates_and_the_rounds_are_counted(self) -> None:
        screen = say("crossfire", "2 2", "2 2", "2 2", size=3, rounds=3)
        assert "Round 1 of 3. Player 1 begins.\n" in screen
        assert "Round 2 of 3. Player 2 begins.\n\nWelcome to GridLock!\n\nPlayer 2 ('O')" in screen
        assert "Rounds won: Player 1: 1, Player 2: 1.\n\nRound 3 of 3. Player 1 begins.\n" in screen
        assert screen.endswith("Rounds won: Player 1: 2, Player 2: 1.\nPlayer 1 is the overall winner.\n")

    def test_a_decided_series_plays_no_more_rounds(self) -> None:
        player_1_wins_first = ["1 1", "3 2", "3 3", "1 2", "1 3", "3 1"]
        player_1_wins_second = ["3 2", "3 3", "1 2", "1 3", "1 1", "3 1"]
        screen = say("apart", *player_1_wins_first, *player_1_wins_second, size=3, rounds=3)
        assert screen.endswith("Rounds won: Player 1: 2, Player 2: 0.\nPlayer 1 is the overall winner.\n")

    def test_a_single_game_speaks_of_no_rounds(self) -> None:
        assert "Round" not in say("crossfire", "2 2", size=3)


class TestLettersInLightCycle:
    @pytest.mark.parametrize(
        ("letter", "direction"),
        [("u", "up"), ("w", "up"), ("s", "down"), ("r", "right"), ("R", "right"), ("UP", "up")],
    )
    def test_one_letter_steers(self, letter: str, direction: str) -> None:
        assert say("light_cycle", letter) == say("light_cycle", direction).replace(
            f": {direction}\n", f": {letter}\n"
        )

    @pytest.mark.parametrize("letter", ["l", "a"])
    def test_l_and_a_are_left(self, letter: str) -> None:
        assert "Left leads off the board.\n" in say("light_cycle", letter)

    def test_d_is_refused_as_it_could_be_down_or_right(self) -> None:
        assert "d could mean down or right: type s or r.\n" in say("light_cycle", "d")

    @pytest.mark.parametrize("line", ["x", "do", "dow", "upp"])
    def test_anything_else_is_answered_with_what_there_is(self, line: str) -> None:
        assert f"'{line}' is not a direction: type up, down, left or right" in say("light_cycle", line)


class TestDraws:
    def test_a_draw_is_announced(self) -> None:
        assert say("noughts", *DRAWN_GAME).endswith("Player 1, your mark: 3,1\n\nThe game is a draw.\n")

    def test_a_drawn_round_is_played_again_and_the_other_player_begins(self) -> None:
        screen = say("noughts", *DRAWN_GAME, rounds=3)
        assert (
            "The game is a draw.\n\nA draw: this round is played again.\n\n"
            "Rounds won: Player 1: 0, Player 2: 0.\n\nRound 1 of 3. Player 2 begins.\n"
        ) in screen


class TestMenu:
    def test_without_a_game_the_games_are_shown_and_asked_for(self) -> None:
        screen = say(None)
        for number, game in enumerate(catalogue.games().values(), start=1):
            assert f"\n{number}  {game.name}" in screen
        assert screen.endswith(f"Which game (1-{len(catalogue.games())})? \nGoodbye.\n")

    @pytest.mark.parametrize("line", ["4", "chain", "CHAIN"])
    def test_a_number_or_a_name_begins_that_game(self, line: str) -> None:
        assert "Welcome to Grid Lock!" in say(None, line)

    @pytest.mark.parametrize("line", ["", "0", "99", "chess", "help", "moves"])
    def test_anything_else_is_answered_with_what_to_type(self, line: str) -> None:
        assert "Type the number of a game, or one of these names:\napart, " in say(None, line)

    def test_undo_has_nothing_to_take_back(self) -> None:
        assert "There is no move to take back.\n" in say(None, "undo")

    def test_quit_leaves(self) -> None:
        assert say(None, "quit").endswith("quit\nGoodbye.\n")

    def test_a_game_without_the_board_that_was_asked_for_says_which_it_has(self) -> None:
        screen = say(None, "siege", "light_cycle", size=15)
        assert "Siege has no board of size 15: choose 3 to 8.\nWhich game" in screen
        assert "Player 1's turn." in screen


class TestWhoPlays:
    """Asked where the game is asked for, of a person at a terminal."""

    OPPONENT = "Against human, rookie, casual, keen, sharp, expert or perfect (Enter: human)? "
    BEGINS = "Who begins: you or the bot (Enter: you)? "

    def menu(self, *lines: str, players: Players | None = None) -> str:
        """What is shown behind the choice of Chain."""
        screen = say(None, "chain", *lines, players=players, at_a_terminal=True)
        return screen.partition("Which game (1-")[2].partition("? ")[2]

    @pytest.mark.parametrize("line", ["", "human", "h", "Hum"])
    def test_two_people_play_unless_something_else_is_said(self, line: str) -> None:
        shown = self.menu(line, "1,1")
        assert shown.startswith(f"\n{self.OPPONENT}\nWelcome to Grid Lock!\n")
        assert shown.endswith("Enter row (1-4): \nGoodbye.\n"), "the second player is asked too"

    @pytest.mark.parametrize("level", ["rookie", "casual", "s", "PERFECT"])
    @pytest.mark.parametrize("line", ["", "you", "y"])
    def test_a_person_begins_against_a_bot(self, level: str, line: str) -> None:
        shown = self.menu(level, line, "1,1")
        assert shown.startswith(f"\n{self.OPPONENT}{self.BEGINS}You are Player 1, against Player 2 (")
        assert re.search(rf"\nPlayer 2 \({level.lower()}\w*\) plays ", shown)

    def test_the_bot_begins_where_that_is_chosen(self) -> None:
        shown = self.menu("casual", "bot")
        assert f"{self.BEGINS}You are Player 2, against Player 1 (casual).\n\nWelcome" in shown
        assert "Player 1 (casual) plays " in shown

    @pytest.mark.parametrize("line", ["nonsense", "undo", "\x1b[A", "help"])
    def test_anything_else_is_answered_with_what_to_type(self, line: str) -> None:
        advice = "Type human, rookie, casual, keen, sharp, expert, perfect or quit.\n"
        assert self.menu(line).startswith(f"\n{self.OPPONENT}{advice}{self.OPPONENT}")
        assert f"{self.BEGINS}Type you, bot or quit.\n{self.BEGINS}" in self.menu("rookie", line)

    def test_quit_leaves(self) -> None:
        assert self.menu("quit").endswith(f"{self.OPPONENT}Goodbye.\n")
        assert self.menu("sharp", "q").endswith(f"{self.BEGINS}Goodbye.\n")

    def test_nothing_is_asked_where_the_command_line_has_said_it(self) -> None:
        assert self.menu(players=Players(("human", "rookie"))).startswith("\nWelcome to Grid Lock!\n")

    def test_a_game_that_is_named_begins_at_once(self) -> None:
        assert self.OPPONENT not in say("chain", at_a_terminal=True)

    def test_a_pipe_is_not_asked(self) -> None:
        assert say(None, "chain", "1,1").endswith("Enter row (1-4): \nGoodbye.\n")
