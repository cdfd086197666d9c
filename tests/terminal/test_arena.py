"""Matches of the Arena in a terminal: each round told in a line, records appended and told again."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli
from game.arcade.profile.arena_choices import ArenaChoices, ManyRiders
from game.arena.field import Direction
from game.arena.match import Arena, Match
from game.arena.record import read, write
from game.arena.state import State, each_alone
from game.bots.process import Failure
from game.bots.riders import Lapses
from game.commands.arena import _chosen, add_arguments
from game.core.grid import UP
from game.session.timed_match import LiveMatch
from game.store.record_file import RecordFile
from game.terminal.arena_front_end import ride_on
from tests.processes import ROOT, gridlock

MATCH = Match.begin(Arena(size="small", seed=3, points_to_win=1))


class StraightOn:
    """A bot that never answers, or turns up at once."""

    def __init__(self, *first: Direction) -> None:
        self.lapses = Lapses()
        self._first = list(first)

    def start(self) -> None: ...

    def ask(self, state: State, milliseconds: float) -> None: ...

    def turn(self) -> Direction | None:
        self.lapses.late += not self._first
        return self._first.pop() if self._first else None

    def failures(self) -> list[Failure]:
        return []

    def close(self) -> None: ...


def told(match: Match, path: Path | None = None) -> list[str]:
    """What is said about a match in which Player 1 leaves the field at the top."""
    lines: list[str] = []
    ride = LiveMatch(match, {1: StraightOn(UP), 2: StraightOn()})
    ride_on(ride, RecordFile(path), lines.append, lambda seconds: seconds * 1000)
    return lines


def test_each_round_is_told_in_a_line_and_then_who_won_with_the_higher_score_first() -> None:
    first, *rest = told(MATCH)
    assert first.startswith("Round 1: Player 2 wins after ")
    assert first.endswith(" ticks. Player 1 hit a wall.")
    assert rest[0] == "Player 2 wins the match, 1 to 0."


def test_at_once_it_says_who_rides_where_how_fast_and_how_to_stop() -> None:
    """Even into a pipe: a round may take long to end."""
    words = ["main.py", "arena", "--terminal", "--p1", "rookie", "--map", "ring", "--speed", "calm"]
    with subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as arena:
        assert arena.stdout is not None
        lines = [arena.stdout.readline() for _line in range(4)]
        arena.kill()
    assert lines == [
        "Player 1: rookie\n",
        "Player 2: master\n",
        "Ring: 31×17 cells at 7 cells a second.\n",
        "First to 3. Ctrl-C stops the match.\n",
    ]


def test_late_answers_are_counted() -> None:
    *_match, one, two = told(MATCH)
    ticks = int(two.split()[-2])
    assert one == f"Player 1 was late {ticks - 1} times."


def test_a_match_is_appended_as_one_line(tmp_path: Path) -> None:
    file = tmp_path / "matches.txt"
    told(MATCH, file)
    told(MATCH, file)
    first, second = file.read_text(encoding="utf-8").splitlines()
    assert first == second == write(read(first))
    assert read(first).winner == 2


def test_a_match_that_is_left_is_recorded_too(tmp_path: Path) -> None:
    file, steps = tmp_path / "matches.txt", iter([0.0, 85.0, 85.0])

    def wait(_seconds: float) -> float:
        for milliseconds in steps:
            return milliseconds
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ride_on(LiveMatch(MATCH, {}), RecordFile(file), lambda _line: None, wait)
    assert read(file.read_text(encoding="utf-8")).state.tick == 2


def test_a_file_that_cannot_be_written_any_more_is_named_when_the_match_has_ended(tmp_path: Path) -> None:
    first, *_rest, last = told(MATCH, tmp_path)
    assert first.startswith("Round 1: ")
    assert last.startswith("Games cannot be recorded in ")


@pytest.mark.parametrize("command", [("arena", "--terminal"), ("arena", "--fresh"), ("terminal", "chain")])
@pytest.mark.parametrize("place", ["no/matches.txt", "."])
def test_where_nothing_can_be_recorded_nothing_begins(
    tmp_path: Path, command: tuple[str, ...], place: str
) -> None:
    done = gridlock(*command, "--record", str(tmp_path / place))
    assert (done.returncode, done.stdout) == (2, "")
    assert f": Games cannot be recorded in {tmp_path / place}: " in done.stderr


def test_a_look_whether_a_file_can_be_written_leaves_what_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "matches.txt"
    told(MATCH, file)
    before = file.read_bytes()
    RecordFile(file).check()
    assert file.read_bytes() == before


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status of the command, its output, and the last line of its errors."""
    try:
        status = cli.main(["arena", "--terminal", *arguments])
    except SystemExit as exit_:
        status = int(exit_.code or 0)
    out, errors = capsys.readouterr()
    return status, out, errors.strip().rpartition("\n")[2]


def test_the_last_match_of_a_file_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.txt"
    unfinished = write(MATCH.after_tick())
    file.write_text(f"damaged\n{unfinished}\n\n", encoding="utf-8")
    status, out, _error = arena(capsys, "--replay", str(file))
    assert (status, out) == (0, "Round 1: Abandoned after 1 tick.\nThe match stands at 0 to 0.\n")


def test_a_match_told_again_has_the_winners_score_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches.txt"
    told(MATCH, file)
    _status, out, _error = arena(capsys, "--replay", str(file))
    assert out.endswith("\nPlayer 2 wins the match, 1 to 0.\n")


def test_a_drawn_round_is_told_as_the_same_round_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both start in the middle row and leave the field at the top; then only Player 1 does so."""
    file, lines = tmp_path / "matches.txt", list[str]()
    match = Match.begin(Arena(size="small", seed=28, points_to_win=1))
    ticks = match.arena.field.height // 2 + 1
    ride = LiveMatch(match, {1: StraightOn(*[UP] * (ticks + 1)), 2: StraightOn(UP)})
    ride_on(ride, RecordFile(file), lines.append, lambda seconds: seconds * 1000)
    assert [line.partition(":")[0] for line in lines[:2]] == ["Round 1", "Round 1 again"]
    _status, out, _error = arena(capsys, "--replay", str(file))
    assert out.splitlines()[:2] == lines[:2]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", " has no match."), ("hello", "A record reads: "), ("\x00\x1b[2J", "A record reads: ")],
)
def test_a_file_without_a_match_is_refused_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str
) -> None:
    file = tmp_path / "matches.txt"
    file.write_text(text, encoding="utf-8")
    status, out, error = arena(capsys, "--replay", str(file))
    assert (status, out) == (2, "")
    assert reason in error


def test_a_match_of_three_is_told_with_its_points(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match.begin(Arena(size="large", points_to_win=4, seed=3, teams=each_alone(3)))
    while match.winner is None:
        match = match.next_round() if match.round.over else match
        match = match.press(1, UP).press(2, UP) if match.state.tick == 0 else match
        match = match.after_tick()
    file = tmp_path / "matches.txt"
    file.write_text(write(match), encoding="utf-8")
    status, out, _error = arena(capsys, "--replay", str(file))
    *lines, last = out.splitlines()
    assert status == 0
    assert len(lines) == len(match.before) + 1
    assert all("Player 1 hit a wall." in line and "Player 3 +" in line for line in lines)
    assert last == f"The match goes to Player 3: Player 3 ({match.score(3)}), " + last.split(", ", 1)[1]


@pytest.mark.parametrize(
    ("words", "riders"),
    [
        ([], 4),
        (["--map", "cross", "--speed", "fast"], 4),
        (["--size", "small"], 2),
        (["--rounds", "5"], 2),
        (["--p2", "rookie"], 2),
    ],
)
def test_two_ride_in_the_window_if_it_was_said_who_or_how(words: list[str], riders: int) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    last = ArenaChoices(many=ManyRiders(count=4))
    assert len(_chosen(parser.parse_args(words), last).players(()).sides) == riders


def test_a_match_that_cannot_be_read_is_refused_with_its_file_and_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches of a long evening.txt"
    bad_round = write(MATCH).partition(" round ")[0] + " round 5 1"
    file.write_text(f"{write(MATCH)}\n\n{bad_round}\n\n", encoding="utf-8")
    status, out, error = arena(capsys, "--replay", str(file))
    assert (status, out) == (2, "")
    assert error.endswith(
        f": '{file}', line 3: Round 1 must read: round 96 1 12:up 15:left 2 9:down, for all 2 riders"
    )


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _out, error = arena(capsys, "--replay", str(tmp_path / "none"))
    assert (status, error.endswith("cannot be read: No such file or directory.")) == (2, True)


def test_a_pipe_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    status, out, error = arena(capsys, "--replay", str(pipe))
    assert (status, out) == (2, "")
    assert error.endswith(f": '{pipe}' cannot be read: Not a regular file.")


def test_the_last_match_of_a_file_is_found_however_long_the_file_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches.txt"
    file.write_text(f"{' ' * 11_000_000}\n{write(MATCH.after_tick())}\n", encoding="utf-8")
    status, out, _error = arena(capsys, "--replay", str(file))
    assert (status, out) == (0, "Round 1: Abandoned after 1 tick.\nThe match stands at 0 to 0.\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--p1", "bob"], "'bob' is not a rider: choose rookie, casual, sharp, master, or exec:PROGRAM."),
        (["--seed", "-1"], "a seed cannot be negative: '-1'"),
        (["--rounds", "2"], "invalid choice: 2"),
        (["--map", "moon"], "invalid choice: 'moon'"),
        (["--p1", "human"], "In the terminal only bots and programs ride."),
        (["--p2", "person"], "In the terminal only bots and programs ride."),
        (["--window"], "not allowed with argument --terminal"),
        (["--as-bot", "--replay", "x"], "not allowed with argument --as-bot"),
    ],
)
def test_what_cannot_be_ridden_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    status, _out, error = arena(capsys, *arguments)
    assert status == 2
    assert reason in error


@pytest.mark.parametrize(
    ("where", "riders"),
    [("--fresh", "human, rookie, casual, sharp, master"), ("--terminal", "rookie, casual, sharp, master")],
)
def test_whoever_names_nobody_is_told_who_can_ride_there(where: str, riders: str) -> None:
    done = gridlock("arena", where, "--p1", "nobody")
    assert done.returncode == 2
    assert done.stderr.endswith(f": 'nobody' is not a rider: choose {riders}, or exec:PROGRAM.\n")


@pytest.mark.parametrize(
    "option",
    [
        ("--map", "cross"),
        ("--size", "small"),
        ("--speed", "calm"),
        ("--rounds", "1"),
        ("--seed", "0"),
        ("--p1", "sharp"),
        ("--p2", "human"),
        ("--record", "file"),
    ],
)
@pytest.mark.parametrize("instead", [("--replay", "{file}"), ("--as-bot", "rookie")])
def test_what_a_new_match_takes_is_refused_where_none_is_ridden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: tuple[str, ...], instead: tuple[str, ...]
) -> None:
    file = tmp_path / "matches.txt"
    told(MATCH, file)
    with pytest.raises(SystemExit) as refused:
        cli.main(["arena", *option, *(word.format(file=file) for word in instead)])
    assert refused.value.code == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.endswith(f": {option[0]} cannot be combined with {instead[0]}.\n")


@pytest.mark.parametrize("option", [("--terminal",), ("--window",), ("--fresh",), ("--profile", "folder")])
def test_a_contest_has_no_window_and_keeps_nothing(
    capsys: pytest.CaptureFixture[str], option: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["arena", "--as-bot", *option])
    assert capsys.readouterr().err.endswith(f": {option[0]} cannot be combined with --as-bot.\n")
