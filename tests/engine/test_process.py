"""The engine driven as a process, as a tournament manager does it."""

import random

import pytest

from game import catalogue
from tests.engine.process import EngineProcess, run_engine
from tests.processes import gridlock_on_bytes, gridlock_unheard
from tests.twins import twin_of

RESULTS = {"1": "response p1win", "2": "response p2win", "=": "response draw"}


def test_a_manager_plays_a_whole_game_of_each_kind_knowing_none_of_them() -> None:
    """It learns the games from the options, the moves from `bestmove`, and the end from the queries."""
    with EngineProcess() as engine:
        engine.send("ugi")
        games = next(line for line in engine.read_until("ugiok") if line.startswith("option name Game "))
        for game in games.split(" var ")[1:]:
            engine.send(f"setoption name Game value {game}", "uginewgame")
            assert engine.ask("isready", "readyok") == "readyok"
            moves: list[str] = []
            engine.send("position startpos")
            while engine.ask("query gameover") == "response false":
                assert engine.ask("query result") == "response none"
                moves.append(engine.ask("go nodes 200", "bestmove").split()[1])
                engine.send(f"position startpos moves {' '.join(moves)}")
            assert engine.ask("query result") in RESULTS.values()
        assert engine.quit() == (0, "")


@pytest.mark.parametrize("slug", list(catalogue.games()))
def test_its_answers_are_those_of_another_program(slug: str) -> None:
    """Random games, refereed by the plain program of these tests: moves, positions, turns and results."""
    chance = random.Random(slug)  # noqa: S311 - not for secrets
    twin = twin_of(slug)
    if twin is None:
        return  # its cases.txt says why
    options = dict(catalogue.games()[slug].setup().options)
    with EngineProcess() as engine:
        engine.send(f"setoption name Game value {slug}", "position startpos")
        place = engine.ask("query fen").removeprefix("response ")
        while legal := sorted(twin.moves_of(place, options)):
            assert engine.ask("query legalmoves") == " ".join(["response", *legal])
            assert engine.ask("query p1turn") == f"response {'true' if place.split()[1] == '1' else 'false'}"
            move = chance.choice(legal)
            engine.send(f"position fen {place} moves {move}")
            place = twin.after(place, move)
            assert engine.ask("query fen") == f"response {place}"
        assert engine.ask("query legalmoves") == "response"
        assert engine.ask("query gameover") == "response true"
        assert engine.ask("query result") == RESULTS[twin.result(place)]


def test_it_goes_on_reading_while_it_searches_and_stops_when_told() -> None:
    with EngineProcess() as engine:
        engine.send("setoption name Game value siege", "position startpos", "go infinite")
        assert engine.ask("isready", "readyok") == "readyok"
        assert engine.ask("query legalmoves").startswith("response down:0,0 ")
        assert engine.ask("nonsense", "info string").startswith("info string error: ")
        assert engine.ask("stop", "bestmove").split()[1] in engine.ask("query legalmoves").split()


def test_an_infinite_search_says_nothing_final_before_it_is_stopped_even_when_all_is_known() -> None:
    with EngineProcess() as engine:
        engine.send("setoption name Game value chain", "setoption name Size value 2", "position startpos")
        engine.send("go infinite")
        known = engine.read_until("info value loss")
        assert not any(line.startswith("bestmove") for line in known)
        engine.send("isready")
        assert not any(line.startswith("bestmove") for line in engine.read_until("readyok"))
        engine.send("stop")
        assert engine.read_until("bestmove")[-2].startswith("info nodes ")


def test_quitting_in_the_middle_of_a_search_leaves_at_once_and_in_silence() -> None:
    with EngineProcess() as engine:
        engine.send("setoption name Game value siege", "setoption name Size value 8", "go infinite")
        engine.read_until("info depth 1 ")
        assert engine.quit() == (0, "")


def test_at_the_end_of_the_input_what_was_begun_is_finished() -> None:
    answers = run_engine("position startpos", "go depth 3", "go perft 2")
    assert sum(line.startswith("bestmove ") for line in answers) == 1
    assert answers[-1] == "Nodes searched: 600"


def test_at_the_end_of_the_input_an_infinite_search_is_stopped() -> None:
    assert run_engine("go infinite")[-1].startswith("bestmove ")


def test_searches_answer_in_the_order_in_which_they_were_asked_for() -> None:
    answers = run_engine("go perft 1", "setoption name Game value chain", "go perft 1", "go nodes 5")
    totals = [line for line in answers if line.startswith(("Nodes searched", "bestmove"))]
    assert totals[:2] == ["Nodes searched: 25", "Nodes searched: 16"]
    assert totals[2].startswith("bestmove ")


def test_bytes_that_are_no_text_and_lines_without_end_are_unknown_commands() -> None:
    hostile = b"\xff\xfe\x00\n" + b"x" * 1_000_000 + b"\nposition fen " + b"1/" * 500_000 + b"\nisready\n"
    done = gridlock_on_bytes("engine", typed=hostile)
    lines = done.stdout.decode().splitlines()
    assert [line.startswith("info string error: ") for line in lines] == [True, True, True, False]
    assert max(map(len, lines)) < 200
    assert lines[-1] == "readyok"
    assert done.stderr == b""


def test_a_line_that_is_too_long_is_refused_whole() -> None:
    """Its beginning alone would be a command."""
    padding = " " * 100_000
    answers = run_engine(f"setoption name Size value 7{padding}x", f"isready{padding}", "query fen")
    refused = "info string error: A line has at most 100000 characters."
    assert answers == [refused, refused, "response ...../...../...../...../..... 1"]


@pytest.mark.parametrize("closed", [("input", "output"), ("output", "input"), ("output",)], ids=" and ".join)
def test_it_stops_thinking_when_its_output_is_closed(closed: tuple[str, ...]) -> None:
    """The output is closed: eleven days of thinking end at once."""
    with EngineProcess() as engine:
        engine.send("setoption name Game value siege", "setoption name Size value 8")
        engine.send("go movetime 1000000000")
        engine.read_until("info depth 1 ")
        for pipe in closed:
            engine.close_input() if pipe == "input" else engine.close_output()
        assert engine.ended() == (0, "")


def test_a_manager_that_goes_away_is_no_error() -> None:
    done = gridlock_unheard("engine", text="ugi\ngo depth 2\n")
    assert (done.returncode, done.stderr) == (0, "")
