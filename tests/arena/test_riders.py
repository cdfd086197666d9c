"""Bots as processes: late, dead, hung or speaking nonsense, the match goes on, and everything is told."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.arena.bots.rider_levels import LEVELS
from game.arena.bots.simple import reflex
from game.arena.field import EVERY_DIRECTION, Direction
from game.arena.match import Arena, Match
from game.bots import riders
from game.bots.entrants import EntrantError, entrant
from game.bots.next_turn import AskTurn, turns
from game.bots.outside import LONGEST_SILENCE, OutsideRider, words_of
from game.bots.process import Answered, Failure
from game.bots.riders import BotRider, LevelRider
from tests.arena.states import L, R, U, drawn
from tests.processes import PATIENCE_SECONDS, ROOT

TICK = 85.0
MATCH = Match.begin(Arena(size="small", seed=1))


def looks() -> Iterator[None]:
    """Look again and again: a busy machine may take long to answer, but not as long as this."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        yield
        os.sched_yield()


def heard(rider: BotRider) -> Direction:
    """Ask a question, and wait for the answer within the same tick."""
    rider.ask(MATCH.after_tick().state, TICK)
    return answer(rider)


def answer(rider: BotRider) -> Direction:
    """The answer to the question that was asked last."""
    for _look in looks():
        late, direction = rider.lapses.late, rider.turn()
        if rider.lapses.late == late and direction is not None:
            return direction
    raise AssertionError(f"no answer: {rider.failures()}")


def told(rider: BotRider) -> Failure:
    """Ask a question, and wait within the same tick until a failure is told."""
    rider.ask(MATCH.after_tick().state, TICK)
    return failure(rider)


def failure(rider: BotRider) -> Failure:
    """The next failure that is told."""
    for _look in looks():
        assert rider.turn() in (None, *EVERY_DIRECTION)
        if found := rider.failures():
            return found[0]
    raise AssertionError("nothing was told")


def told_after_ticks(rider: BotRider) -> Failure:
    """Ride on, tick by tick, without an answer, until a failure is told."""
    for _tick in range(1000):
        rider.ask(MATCH.after_tick().state, TICK)
        assert rider.turn() in (None, *EVERY_DIRECTION)
        if found := rider.failures():
            return found[0]
    raise AssertionError("nothing was told")


@pytest.fixture
def rider() -> Iterator[LevelRider]:
    rider = LevelRider(1, "master", seed=3)
    yield rider
    rider.close()


class TestLevels:
    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_answers_with_a_direction(self, level: str) -> None:
        rider = LevelRider(2, level, seed=0)
        try:
            assert heard(rider) in EVERY_DIRECTION
            assert rider.failures() == []
        finally:
            rider.close()

    def test_who_is_not_heard_in_time_rides_by_reflex_and_is_counted(self, rider: LevelRider) -> None:
        state = drawn(
            """
            #..
            #1#
            .2.
            """,
            R,
            L,
        )
        rider.ask(state, TICK)  # its process is only starting
        assert rider.turn() == U, "straight on is a wall"
        assert rider.lapses.late == 1

    def test_where_every_way_crashes_the_reflex_is_straight_on(self, rider: LevelRider) -> None:
        rider.ask(drawn("1#\n2#", R, U), TICK)
        assert rider.turn() is None

    def test_an_answer_to_an_old_question_is_not_used(self, rider: LevelRider) -> None:
        heard(rider)
        rider.ask(MATCH.state, TICK)
        stale = Answered(rider._ticket - 1, 0)  # noqa: SLF001 - a message that was on its way
        rider._process.messages = lambda: iter([stale])  # type: ignore[method-assign, union-attr] # noqa: SLF001
        late = rider.lapses.late
        assert rider.turn() == reflex(MATCH.state, 1)
        assert rider.lapses.late == late + 1

    def test_a_process_that_dies_is_told_and_replaced(self, rider: LevelRider) -> None:
        heard(rider)
        first = rider.process_id
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert told(rider).summary.startswith("The bot process ended")
        assert heard(rider) in EVERY_DIRECTION
        assert rider.process_id not in (None, first)

    def test_a_process_that_hangs_is_told_and_replaced(self, rider: LevelRider) -> None:
        heard(rider)
        first = rider.process_id
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        os.waitpid(first, os.WUNTRACED)  # until it stands still
        late = rider.lapses.late
        assert told_after_ticks(rider).summary == "The bot did not answer any more."
        assert rider.lapses.late - late > riders.LONGEST_SILENCE / TICK, "each tick was ridden by reflex"
        assert heard(rider) in EVERY_DIRECTION
        assert rider.process_id != first

    @pytest.mark.parametrize("nonsense", [7, -1, "up", 2.5, 2.0, [], (0, 1)])
    def test_nonsense_is_told_and_the_process_replaced(self, rider: LevelRider, nonsense: object) -> None:
        heard(rider)
        first = rider.process_id
        rider.ask(MATCH.state, TICK)
        answer = Answered(rider._ticket, nonsense)  # type: ignore[arg-type] # noqa: SLF001 - what it says
        rider._process.messages = lambda: iter([answer])  # type: ignore[method-assign, union-attr] # noqa: SLF001
        assert rider.turn() == reflex(MATCH.state, 1)
        assert rider.lapses.nonsense == 1
        (told,) = rider.failures()
        assert told.summary == "The bot's answer is no direction."
        assert heard(rider) in EVERY_DIRECTION
        assert rider.process_id != first

    def test_a_question_that_cannot_be_answered_is_told(self, rider: LevelRider) -> None:
        heard(rider)
        assert rider._process is not None  # noqa: SLF001
        rider._process.send(0, AskTurn(MATCH.state, 1, "no such level", 0, 10.0))  # noqa: SLF001
        assert failure(rider).summary == "The bot failed: KeyError: 'no such level'."
        assert heard(rider) in EVERY_DIRECTION

    def test_if_no_process_can_be_started_it_rides_by_reflex(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(_method: str) -> None:
            raise BlockingIOError("Resource temporarily unavailable")

        monkeypatch.setattr("game.bots.process.get_context", refuse)
        rider = LevelRider(1, "casual", seed=0)
        for _tick in range(20):
            rider.ask(MATCH.state, TICK)
            assert rider.turn() == reflex(MATCH.state, 1)
        assert rider.lapses.late == 20
        failures = rider.failures()
        assert "Resource temporarily unavailable" in failures[0].summary
        assert len(failures) == riders.MOST_FAILURES, "after that it is not tried again"

    def test_a_question_that_is_withdrawn_is_given_up(self) -> None:
        question = AskTurn(MATCH.state, 1, "master", 0, 1e9)
        assert len(list(turns(question, lambda: True))) >= 1

    def test_closing_ends_the_process(self, rider: LevelRider) -> None:
        heard(rider)
        process = rider.process_id
        assert process is not None
        rider.close()
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


READ = """
import sys, time
def read():
    width, height = input().split()
    for _row in range(int(height)): input()
"""
PROGRAMS = {
    "north": "while True: read(); print(1, flush=True)",
    "chatty": "while True: read(); sys.stderr.write('x' * 10**5); sys.stderr.flush(); print(2, flush=True)",
    "nonsense": "while True: read(); print('left!', flush=True)",
    "twofold": "while True: read(); print('3\\n3', flush=True)",
    "dying": "sys.exit(3)",
    "failing": "read(); print('up', flush=True); read(); sys.exit('first line\\n' + 'no wall \\x1b' * 30)",
    "silent": "while sys.stdin.readline(): pass",
    "deaf": "time.sleep(1000)",
    "family": """
import os, pathlib, subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
pathlib.Path(__file__).with_name("unready").write_text(f"{os.getpid()} {child.pid}")
pathlib.Path(__file__).with_name("unready").rename(pathlib.Path(__file__).with_name("family"))
sys.stdin.read()  # ends by itself, unlike its child
""",
    "endless": "while True: sys.stdout.write('1' * 1000)",
}

Named = Callable[[str], OutsideRider]


def pids_in(path: Path) -> set[int]:
    """The process ids that a program writes down once it runs."""
    await_that(path.exists)
    return set(map(int, path.read_text().split()))


def runs(pid: int) -> bool:
    """Whether a process goes on. One that has ended may wait a while until somebody takes notice."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def children(pid: int) -> set[int]:
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def command_of(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def await_that(is_so: Callable[[], bool]) -> None:
    assert any(is_so() for _look in looks())


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Named]:
    """Makes a rider of one of the programs."""
    made: list[OutsideRider] = []

    def make(name: str) -> OutsideRider:
        path = tmp_path / f"{name} bot.py"
        path.write_text(READ + PROGRAMS[name])
        made.append(OutsideRider(1, f"{sys.executable} '{path}'"))
        return made[-1]

    yield make
    for rider in made:
        rider.close()


class TestPrograms:
    def test_a_program_rides(self, program: Named) -> None:
        rider = program("north")
        assert [heard(rider) for _tick in range(5)] == [0] * 5
        assert rider.failures() == []

    def test_what_it_writes_on_its_standard_error_does_not_stop_it(self, program: Named) -> None:
        rider = program("chatty")
        assert [heard(rider) for _tick in range(5)] == [3] * 5

    def test_what_it_says_unasked_is_forgotten(self, program: Named) -> None:
        rider = program("twofold")
        assert [heard(rider) for _tick in range(9)] == [1] * 9
        assert rider.failures() == []

    def test_each_round_has_a_process_of_its_own(self, program: Named) -> None:
        rider = program("north")
        heard(rider)
        first = rider.process_id
        rider.ask(MATCH.state, TICK)  # the first tick of a round
        assert rider.process_id != first
        assert answer(rider) == 0

    def test_nonsense_is_counted_and_told_and_it_rides_straight_on(self, program: Named) -> None:
        rider = program("nonsense")
        assert told(rider).summary == "Player 1: 'left!' is not a move: 1, 2, 3 or 4."
        assert rider.lapses.nonsense == 1

    def test_nonsense_that_is_late_is_told_too(self, program: Named) -> None:
        rider = program("nonsense")
        rider.ask(MATCH.after_tick().state, TICK)
        rider.ask(MATCH.after_tick().state, TICK)  # before it was heard
        assert failure(rider).summary == "Player 1: 'left!' is not a move: 1, 2, 3 or 4."
        assert rider.lapses.nonsense == 0
        assert rider.lapses.late > 0

    def test_the_same_nonsense_is_told_once(self, program: Named) -> None:
        rider = program("nonsense")
        for times in range(1, 6):
            rider.ask(MATCH.after_tick().state, TICK)
            for _look in looks():
                rider.turn()
                if rider.lapses.nonsense == times:
                    break
        (failure,) = rider.failures()
        assert rider.lapses.nonsense == 5
        assert failure.summary == "Player 1: 'left!' is not a move: 1, 2, 3 or 4."

    def test_a_message_about_it_names_its_player_and_all_of_the_program(self, tmp_path: Path) -> None:
        path = tmp_path / "a folder with a name that is long" / "bot.py"
        path.parent.mkdir()
        path.write_text("raise SystemExit(3)")
        command = f'{sys.executable} "{path}"'
        rider = OutsideRider(2, command)
        try:
            assert told(rider).summary == f"Player 2: '{command}' ended with exit code 3."
        finally:
            rider.close()

    def test_one_that_dies_is_told_and_started_again_in_the_next_round(self, program: Named) -> None:
        rider = program("dying")
        assert told(rider).summary.endswith("ended with exit code 3.")
        rider.ask(MATCH.after_tick().state, TICK)
        assert rider.turn() is None
        assert rider.process_id is None
        rider.ask(MATCH.state, TICK)
        assert rider.process_id is not None

    def test_one_that_dies_is_told_with_its_bad_answer_and_the_last_line_of_its_standard_error(
        self, program: Named
    ) -> None:
        rider, last = program("failing"), "no wall \\x1b" * 30
        told(rider)  # the bad answer
        ended = told(rider)
        summary, _sentence, shown = ended.summary.partition(" Its standard error ends with: ")
        bad_answer = "Its last bad answer: 'up' is not a move: 1, 2, 3 or 4."
        assert summary.endswith(f" ended with exit code 1. {bad_answer}")
        assert shown.endswith("...")
        assert last.startswith(shown.removesuffix("..."))
        assert ended.output == ("first line", last)
        assert ended.details.endswith(f"\nfirst line\n{last}"), "the log has all lines"

    @pytest.mark.parametrize("name", ["silent", "deaf"])
    def test_one_that_is_silent_is_ended(self, program: Named, name: str) -> None:
        rider = program(name)
        rider.start()
        process = rider.process_id
        assert process is not None
        assert told_after_ticks(rider).summary.endswith(" does not answer.")
        assert rider.lapses.late > LONGEST_SILENCE / TICK
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    def test_one_that_talks_without_end_is_nonsense(self, program: Named) -> None:
        rider = program("endless")
        assert "is not a move" in told(rider).summary

    @pytest.mark.parametrize(
        ("command", "sentence"),
        [
            ("/no/such/bot", "'/no/such/bot' cannot be started: No such file or directory."),
            ("", "'' cannot be started: There is no program to run."),
            ("'", "''' cannot be started: No closing quotation."),
        ],
    )
    def test_one_that_cannot_be_started_is_told(self, command: str, sentence: str) -> None:
        rider = OutsideRider(1, command)
        rider.ask(MATCH.state, TICK)
        assert rider.turn() is None
        assert [failure.summary for failure in rider.failures()] == [f"Player 1: {sentence}"]

    @pytest.mark.parametrize(
        ("command", "words"),
        [
            (r"C:\bots\new.exe 3", [r"C:\bots\new.exe", "3"]),
            (r'"C:\My bots\new.exe" "C:\maps\"', [r"C:\My bots\new.exe", "C:\\maps\\"]),
        ],
    )
    def test_in_windows_a_backslash_belongs_to_a_path(self, command: str, words: list[str]) -> None:
        assert words_of(command, posix=False) == words

    def test_elsewhere_a_backslash_stands_before_a_space_of_a_name(self) -> None:
        assert words_of(r"/my\ bots/new '#1'", posix=True) == ["/my bots/new", "#1"]

    @pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
    def test_what_a_program_has_started_ends_with_it(self, program: Named, tmp_path: Path) -> None:
        rider = program("family")
        rider.start()
        family = pids_in(tmp_path / "family")
        assert len(family) == 2
        rider.close()
        await_that(lambda: not any(map(runs, family)))

    @pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
    def test_nothing_goes_on_when_the_arena_is_killed(self, program: Named, tmp_path: Path) -> None:
        """No program, nothing that a program has started, no bot that is thinking."""
        program("family")
        path = tmp_path / "family bot.py"
        words = [
            "main.py",
            "arena",
            "--terminal",
            "--p1",
            f"exec:{sys.executable} '{path}'",
            "--p2",
            "master",
        ]
        with subprocess.Popen([sys.executable, *words], cwd=ROOT, stdout=subprocess.DEVNULL) as arena:
            family = pids_in(tmp_path / "family")
            await_that(lambda: any("spawn_main" in command_of(child) for child in children(arena.pid)))
            started = {*children(arena.pid), *family}
            arena.kill()
        await_that(lambda: not any(map(runs, started)))

    def test_there_is_no_shell(self, tmp_path: Path) -> None:
        rider = OutsideRider(1, f"/bin/echo 1; touch {tmp_path / 'made'}")
        told(rider)
        rider.close()
        assert not (tmp_path / "made").exists()

    def test_our_own_bot_can_be_such_a_program(self) -> None:
        rider = OutsideRider(2, f"{sys.executable} main.py arena --as-bot rookie")
        try:
            assert heard(rider) in EVERY_DIRECTION
        finally:
            rider.close()


class TestEntrants:
    def test_levels_and_programs_can_ride(self) -> None:
        assert all(isinstance(entrant(level, 1, 0), LevelRider) for level in LEVELS)
        assert isinstance(entrant("exec:./my bot", 2, 0), OutsideRider)

    @pytest.mark.parametrize("who", ["", "champion", "exec:", "\x1b[2J"])
    def test_nobody_else_can(self, who: str) -> None:
        with pytest.raises(
            EntrantError, match=r"is not a rider: choose rookie, casual, sharp, master, or exec:PROGRAM\.$"
        ):
            entrant(who, 1, 0)
