"""The engine answers any input and never crashes."""

import random

import pytest

from tests.engine.process import EngineProcess

WORDS = [
    *("ugi", "isready", "uginewgame", "setoption", "position", "go", "stop", "query", "d", "moves", "value"),
    *("name", "Game", "Size", "Level", "Diagonals", "apart", "crossfire", "light_cycle", "chain", "siege"),
    *("startpos", "fen", "perft", "movetime", "depth", "nodes", "infinite", "p1time", "p2time", "p1inc"),
    *("p1turn", "gameover", "result", "legalmoves", "rookie", "perfect", "1,1", "3,3", "up", "right:0,0"),
    *("...../...../...../...../.....", "1..../...../...../...../....2", "XX/XX", "1", "2", "-"),
    *(
        "0",
        "-1",
        "3",
        "15",
        "1000000000",
        "0" * 4301,
        "0" * 11 + "9" * 400,
        "9" * 5000,
        "1e9",
        "nan",
        "\u00b2",
    ),
    *("\x00", "\x1b[2J", "\udcff\udcfe", "\u2028", "{}", "{0}", "%s", "\U0001f600", "x" * 3000),
]
# Beginnings that reach further than words in any order.
BEGINNINGS = [
    *("", "", "setoption name Size value", "setoption name Game value", "setoption name Level value"),
    *("position startpos moves", "position fen", "go", "go perft", "go movetime", "go depth", "query"),
]


def line(chance: random.Random) -> str:
    words = [chance.choice(BEGINNINGS), *chance.choices(WORDS, k=chance.choice((0, 1, 1, 2, 3, 8)))]
    return " ".join(words)


@pytest.mark.parametrize("seed", range(2))
def test_the_engine_answers_after_any_nonsense(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    with EngineProcess() as engine:
        for _burst in range(60):
            engine.send(*(line(chance) for _line in range(10)), "stop")
            engine.send("isready")
            faults = [line for line in engine.read_until("readyok") if "Something went wrong" in line]
            assert not faults
        assert engine.quit() == (0, "")
