"""Bots at the terminal: whole games, hints, and taking back against them."""

import io
import re
from itertools import cycle, product

import pytest

from game import catalogue
from game.bots.hints import Certainty
from game.bots.levels import LEVELS
from game.core.match import Match
from game.core.rules import PLAYERS, Player
from game.core.variant import Setup
from game.session.modes import Series
from game.session.players import Players
from game.solving.solver import Solver
from game.solving.values import Value
from game.terminal.series_front_end import play_on
from tests.processes import gridlock, python
from tests.terminal.speak import say

SEED = 7
EVERY_GAME = pytest.mark.parametrize("slug", list(catalogue.games()))


@pytest.fixture(autouse=True)
def _the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.terminal.series_front_end.fresh_seed", lambda: SEED)


class FirstChoice(io.StringIO):
    """A person who asks for the legal moves and makes the first of them."""

    def __init__(self, out: io.StringIO) -> None:
        super().__init__()
        self._out = out
        self.moves: list[str] = []

    def readline(self, size: int | None = -1) -> str:
        shown = self._out.getvalue()
        if shown.count("Legal moves:") == len(self.moves):
            return "moves\n"
        self.moves.append(shown.rpartition("Legal moves:")[2].split()[0])
        return f"{self.moves[-1]}\n"


def play_through(setup: Setup, players: Players) -> tuple[str, list[str]]:
    """What is shown of a whole game, and all moves that were made, as text."""
    out = io.StringIO()
    person = FirstChoice(out)
    play_on(person, out, setup, lambda game: game.setup(), Series(), players)
    screen = out.getvalue()
    bots = re.findall(r"^Player [12] \(\w+\) plays (.+)\.$", screen, re.MULTILINE)
    return screen, interleave(setup, players, person.moves, bots)


def interleave(setup: Setup, players: Players, persons: list[str], bots: list[str]) -> list[str]:
    """The moves of both in the order of their turns; the rules check that all of them are legal."""
    match = Match(setup)
    made = []
    queues = {True: iter(bots), False: iter(persons)}
    while not match.over:
        made.append(next(queues[players.level(match.position.turn) is not None]))
        match.play(match.rules.read_move(made[-1]))
    assert not list(queues[True])
    assert not list(queues[False])
    return made


def small(slug: str) -> Setup:
    variant = catalogue.games()[slug]
    return variant.setup(min(4, variant.size))


# Every game on either side, against the levels in turn.
SEATED = [
    (slug, bot, level)
    for (slug, bot), level in zip(product(catalogue.games(), PLAYERS), cycle(LEVELS), strict=False)
]


class TestWholeGames:
    @pytest.mark.parametrize(("slug", "bot", "level"), SEATED)
    def test_of_every_game_against_a_bot_on_either_side(self, slug: str, bot: Player, level: str) -> None:
        players = Players((level, "human")) if bot == 1 else Players(("human", level))
        screen, moves = play_through(small(slug), players)
        assert f"Player {bot} ({level}) plays {moves[bot - 1]}.\n" in screen
        assert "Goodbye" not in screen, "it was played to its end"

    @EVERY_GAME
    def test_of_two_bots_ask_nothing(self, slug: str) -> None:
        setup = small(slug)
        screen = say(slug, size=setup.size, players=Players(("sharp", "perfect")))
        assert "Commands" not in screen
        assert "Goodbye" not in screen
        assert "Player 1 (sharp) plays " in screen
        assert "Player 2 (perfect) plays " in screen

    def test_a_bots_move_is_shown_in_the_games_own_words_like_a_persons(self) -> None:
        screen = say("siege", "right:0,0", size=3, players=Players(("human", "casual")))
        told = r"Player 2 \(casual\) plays (up|left):\d,\d\.\nPlayer 2 moves from \(2, 2\) to .*\.\n\nA block"
        assert re.search(told, screen)

    def test_a_series_between_bots_alternates_the_starter(self) -> None:
        screen = say("crossfire", size=3, rounds=3, players=Players(("rookie", "rookie")))
        assert "Round 2 of 3. Player 2 begins.\n\nWelcome to GridLock!\n\nPlayer 2 ('O')" in screen
        assert screen.rstrip().endswith("is the overall winner.")

    def test_on_a_big_board_a_rookie_moves_too(self) -> None:
        assert "Player 1 (rookie) plays " in say("siege", size=8, players=Players(("rookie", "human")))


class TestUndo:
    def test_takes_back_the_bots_move_and_the_persons(self) -> None:
        screen = say("apart", "3 3", "undo", players=Players(("human", "casual")))
        taken = r"undo\nTook back Player 2's move \d,\d\.\nTook back Player 1's move 3,3\.\n"
        assert re.search(taken, screen)
        board = "\n" + "_ _ _ _ _\n" * 5
        assert screen.endswith(f"{board}\nPlayer 1 (X), enter your move (row column): \nGoodbye.\n")

    def test_leaves_the_game_to_the_person_who_moves_again(self) -> None:
        screen = say("apart", "3 3", "undo", "3 3", players=Players(("human", "casual")))
        assert screen.count("Player 2 (casual) plays ") == 2

    def test_when_only_the_bot_has_moved_there_is_nothing_to_take_back(self) -> None:
        screen = say("apart", "undo", players=Players(("casual", "human")))
        assert "undo\nThere is no move to take back.\nPlayer 2 (O), enter" in screen


class TestHints:
    @EVERY_GAME
    def test_tell_the_moves_that_win(self, slug: str) -> None:
        setup = small(slug)
        solver = Solver(setup)
        judgement = solver.judge(solver.rules.start())
        screen = say(slug, "hint", size=setup.size)
        question = screen.splitlines()[-2]
        told = screen.partition("hint\n")[2].removesuffix(f"{question}\nGoodbye.\n").split()
        if judgement.value == Value.WIN:
            winning = list(map(solver.rules.move_text, judgement.at(Value.WIN)))
            assert told[: -len(winning)][-1] in ("win.", "wins.")
            assert told[-len(winning) :] == winning
        elif judgement.value == Value.DRAW:
            assert " ".join(told).startswith(f"{len(judgement.at(Value.DRAW))} moves keep the draw. ")
        else:
            *words, move = told
            assert " ".join(words).startswith("Every move loses here. ")
            assert words[-1] == "longest."
            assert solver.rules.read_move(move) in judgement.values

    def test_say_when_they_are_an_estimate(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("game.bots.thinker.after", lambda *_: lambda: True)
        assert Certainty.ESTIMATE.value in say("siege", "hint", size=8).lower()

    def test_are_counted_once_a_move_and_shown_at_the_end(self) -> None:
        screen = say("crossfire", "hint", "hint", "2 2", size=3)
        assert screen.endswith("wins the game.\n\nHints used: Player 1: 1.\n")
        both = say("chain", "hint", "1,1", "hint", "1,2", "hint", "2,2", "2,1", size=2)
        assert both.endswith("Hints used: Player 2: 1.\n"), "Player 1 has lost from the start"

    def test_without_any_no_count_is_shown(self) -> None:
        assert "Hints used" not in say("crossfire", "2 2", size=3)

    @pytest.mark.parametrize(("slug", "half"), [("chain", "2"), ("siege", "right")])
    def test_work_in_the_middle_of_a_move(self, slug: str, half: str) -> None:
        screen = say(slug, half, "hint")
        assert re.search(r"hint\n(Every move loses here|\d+ moves win|One move wins)\.", screen)

    def test_are_in_the_help_and_offered_against_a_bot(self) -> None:
        commands = "Commands during a game: help, hint, moves, undo, resign, quit."
        assert commands in say("apart", "help")
        assert say("apart", players=Players(("human", "rookie"))).startswith(commands)


class TestCommandLine:
    def test_an_unknown_player_is_answered_with_the_known_ones(self) -> None:
        done = gridlock("terminal", "apart", "--p1", "nonsense")
        assert done.returncode == 2
        for kind in ("human", *LEVELS):
            assert f"'{kind}'" in done.stderr

    def test_two_bots_play_without_any_input(self) -> None:
        done = python("-c", WITHOUT_INPUT, "terminal", "chain", "--p1", "Perfect", "--p2", "rookie")
        assert (done.returncode, done.stderr) == (0, "")
        assert re.search(r"Player [12] \([XO]\) wins the game!\n$", done.stdout)

    def test_people_without_any_input_leave_at_once(self) -> None:
        done = python("-c", WITHOUT_INPUT, "terminal", "chain", "--p2", "rookie")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.endswith("\nGoodbye.\n")

    def test_two_people_need_no_bots(self) -> None:
        imports = python("-X", "importtime", "main.py", "terminal", "apart", text="3 3\nquit\n").stderr
        assert "game.session.session" in imports
        for needless in ("game.solving.solver", "game.bots.thinker", "game.bots.levels"):
            assert needless not in imports


# What a shell does with `<&-`.
WITHOUT_INPUT = """
import sys
sys.stdin = None
import game.cli
sys.exit(game.cli.main())
"""
