"""The protocol of the 2010 contest: as text, and as a process that plays it."""

import subprocess
import sys

import pytest

from game.arena.bots.rider_levels import LEVELS
from game.arena.contest import ContestError, answer_text, map_text, read_answer, read_map, read_size
from game.arena.match import Arena, Match
from game.arena.state import Crash, after_tick
from tests.arena.states import D, L, R, U, drawn
from tests.processes import PATIENCE_SECONDS, ROOT, gridlock, gridlock_unheard, python

STATE = drawn(
    """
    ..#..
    1...2
    ..#..
    """,
    U,
    D,
)
SEEN_BY_ONE = """\
7 5
#######
#1 #  #
##   ##
#  # 2#
#######
"""


def test_a_map_shows_the_wall_around_the_field_the_trails_and_oneself_as_1() -> None:
    state = after_tick(STATE)
    assert map_text(state, 1) == SEEN_BY_ONE
    assert map_text(state, 2) == SEEN_BY_ONE.translate(str.maketrans("12", "21"))


def test_answers_go_round_from_the_north() -> None:
    assert [read_answer(f"{digit}\r\n") for digit in (1, 2, 3, 4)] == [U, R, D, L]
    assert [answer_text(direction) for direction in (U, R, D, L)] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("line", ["", "0", "5", "12", "north", "\u0661", "1 2", "\x1b[2J"])
def test_any_other_text_is_no_answer(line: str) -> None:
    with pytest.raises(ContestError, match=r"is not a move: 1, 2, 3 or 4\.$"):
        read_answer(line)


def test_a_map_is_read_as_it_was_written() -> None:
    size, *rows = SEEN_BY_ONE.splitlines()
    assert read_size(size) == (7, 5)
    state = read_map(rows, 7)
    assert [state.field.coordinates(cell) for cell in state.cells] == [(1, 1), (5, 3)]


def test_rows_without_their_last_spaces_are_read() -> None:
    assert read_map(["1", " ", "  2"], 3) == read_map(["1  ", "   ", "  2\r\n"], 3)


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["1 2", "    ", "###"], "is not a row of 3 cells"),
        (["1 2", "  a ", "###"], "'  a ' is not a row of 3 cells"),
        (["1 2", "a  ", "###"], "'a' in 'a  ' is not a cell: #, a space, 1 or 2"),
        (["1  ", "   ", "###"], "must show the riders 1 and 2"),
        ([" 2 ", "   ", "###"], "must show the riders 1 and 2"),
    ],
)
def test_a_map_that_cannot_be_read_is_refused(rows: list[str], reason: str) -> None:
    with pytest.raises(ContestError, match=reason):
        read_map(rows, 3)


@pytest.mark.parametrize("line", ["", "5", "5 x", "-5 5", "0 5", "5 2", "999999 5", "201 5", "5 5 5"])
def test_a_size_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(ContestError, match="is not WIDTH HEIGHT"):
        read_size(line)


class TestProcess:
    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_rides_a_whole_round_in_a_contest(self, level: str) -> None:
        """It answers each map before the next one comes, and never crashes where it need not."""
        with subprocess.Popen(
            [sys.executable, "main.py", "arena", "--as-bot", level],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        ) as program:
            assert program.stdin
            assert program.stdout
            assert program.stderr
            state = drawn(
                """
                .......
                .1.....
                .......
                .....2.
                .......
                """
            )
            while not state.over and state.tick < 12:
                program.stdin.write(map_text(state, 1))
                program.stdin.flush()
                state = after_tick(
                    state, (read_answer(program.stdout.readline()), (None, U, L, D, R)[state.tick % 5])
                )
                assert state.crashes[0] is not Crash.WALL
            program.stdin.close()
            assert program.wait(PATIENCE_SECONDS) == 0
            assert program.stderr.read() == ""

    def test_the_end_of_the_input_ends_it(self) -> None:
        done = gridlock("arena", "--as-bot")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    def test_without_an_input_it_ends_as_well(self) -> None:
        closed = "import os, sys; os.close(0); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
        done = python("-c", closed, "main.py", "arena", "--as-bot")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    def test_a_reader_who_leaves_ends_it_without_a_word(self) -> None:
        text = map_text(Match.begin(Arena(size="small")).state, 1)
        done = gridlock_unheard("arena", "--as-bot", "rookie", text=text * 3)
        assert (done.returncode, done.stderr) == (0, "")

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("hello\n", "'hello' is not WIDTH HEIGHT"),
            ("5 3\n#####\n", "The map ends before its last row."),
            ("3 3\n###\n# #\n###\n", "The map must show the riders 1 and 2."),
            ("5 3\n#####\n#1x2#\n#####\n", "'x' in '#1x2#' is not a cell: #, a space, 1 or 2."),
            ("3 3\n###\n\x1b##\n###\n", r"'\x1b' in '\x1b##' is not a cell"),
            ("\x1b[2J" * 500, "is not WIDTH HEIGHT"),
        ],
    )
    def test_what_is_no_map_is_answered_with_one_sentence(self, text: str, reason: str) -> None:
        done = gridlock("arena", "--as-bot", "rookie", text=text)
        assert done.returncode == 1
        assert done.stdout == ""
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stderr.rstrip("\n").isprintable()

    def test_who_is_boxed_in_still_answers(self) -> None:
        done = gridlock("arena", "--as-bot", "master", text="4 3\n####\n#1##\n##2#\n")
        assert done.stdout.strip() in ("1", "2", "3", "4")

    def test_a_level_that_is_not_there_is_refused(self) -> None:
        done = gridlock("arena", "--as-bot", "perfect")
        assert done.returncode == 2
        assert "invalid choice: 'perfect'" in done.stderr

    def test_no_pygame_is_loaded(self) -> None:
        text = map_text(Match.begin(Arena(size="small")).state, 1)
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "main.py", "arena", "--as-bot", "rookie"],
            input=text,
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=True,
            timeout=PATIENCE_SECONDS,
        )
        assert "game.arena" in done.stderr
        assert "pygame" not in done.stderr
