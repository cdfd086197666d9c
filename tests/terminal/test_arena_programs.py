"""Programs from outside that ride in a terminal: how they are named, and that nothing of them is left."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from game.arena.record import read
from game.signals import exit_on_signals
from tests.processes import PATIENCE_SECONDS, ROOT, gridlock

if sys.platform == "win32":
    pytest.skip("the programs are shell scripts", allow_module_level=True)

# It says who it is, and has another program in the background. Both hold the pipe open while they live.
WITH_A_CHILD = """#!/bin/sh
read size
exec 3> "$1"
echo $$ >&3
sleep 1000 &
wait
"""


class Pipe:
    """A pipe with a name, which a program opens: what it says there, and when the last one has closed it."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        self._writing: int | None = None

    def stay_open(self) -> None:
        """Do not end when a program that could say something does."""
        self._writing = os.open(self.path, os.O_WRONLY)

    def read(self) -> bytes:
        """What is said next; nothing once all who could say something have ended."""
        readable, _, _ = select.select([self._reading], [], [], PATIENCE_SECONDS)
        assert readable, "somebody is alive who says nothing"
        return os.read(self._reading, 4096)

    def read_to_the_end(self) -> None:
        """Wait until all who could say something have ended."""
        while self.read():
            pass

    def close(self) -> None:
        os.close(self._reading)
        if self._writing is not None:
            os.close(self._writing)


@pytest.fixture
def pipes(tmp_path: Path) -> Iterator[list[Pipe]]:
    pipes = [Pipe(tmp_path / name) for name in ("one", "two")]
    yield pipes
    for pipe in pipes:
        pipe.close()


def written(path: Path, script: str) -> Path:
    """A program that can be started."""
    path.write_text(script)
    path.chmod(0o755)
    return path


def _heed_signals() -> None:
    """As in a terminal, even where the tests were started with nohup or in the background."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_whatever_ends_the_match_ends_the_programs_with_all_that_they_have_started(
    tmp_path: Path, pipes: list[Pipe], number: signal.Signals, status: int
) -> None:
    bot, file = written(tmp_path / "bot", WITH_A_CHILD), tmp_path / "matches.txt"
    riders = [f"--p{side}=exec:{bot} {pipe.path}" for side, pipe in enumerate(pipes, start=1)]
    groups = []
    with subprocess.Popen(
        [sys.executable, "main.py", "arena", "--terminal", *riders, "--record", str(file)],
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
        preexec_fn=_heed_signals,
    ) as match:
        try:
            groups = [int(pipe.read().split()[0]) for pipe in pipes]
            match.send_signal(number)
            assert match.wait(PATIENCE_SECONDS) == status
            for pipe in pipes:  # on a slow machine, a second round has started them once more
                pipe.read_to_the_end()
            assert read(file.read_text(encoding="utf-8")).winner is None
        finally:
            match.kill()
            for group in groups:
                with suppress(ProcessLookupError):
                    os.killpg(group, signal.SIGKILL)


# It rides straight up, and says so when it has moved: its third map is that of the second tick.
RIDING = """#!/bin/sh
exec 3> "$1"
n=0
while read width height; do
    row=0
    while [ $row -lt $height ]; do read line; row=$((row + 1)); done
    echo 1
    n=$((n + 1))
    [ $n = 3 ] && echo riding >&3
done
"""


def test_a_match_in_a_window_is_recorded_when_the_terminal_is_closed_that_it_was_started_from(
    tmp_path: Path, pipes: list[Pipe]
) -> None:
    bot, file = written(tmp_path / "bot", RIDING), tmp_path / "matches.txt"
    rider = f"--p1=exec:{bot} {pipes[0].path}"
    pipes[0].stay_open()  # the program is tried once before it rides
    with subprocess.Popen(
        [
            *(sys.executable, "main.py", "arena", "--window", "640x360", rider, "--p2=rookie"),
            *("--size", "small", "--speed", "frantic"),
            *("--profile", str(tmp_path / "profile"), "--record", str(file)),
        ],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        preexec_fn=_heed_signals,
    ) as match:
        try:
            assert pipes[0].read() == b"riding\n"
            match.send_signal(signal.SIGHUP)
            assert match.wait(PATIENCE_SECONDS) == 128 + signal.SIGHUP
        finally:
            match.kill()
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert read(line).state.tick > 0


@pytest.fixture
def signals() -> Iterator[None]:
    """What signals do is as before, afterwards."""
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    for number in numbers:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number, action in zip(numbers, before, strict=True):
        signal.signal(number, action)


@pytest.mark.usefixtures("signals")
def test_a_second_signal_does_not_disturb_what_closes() -> None:
    closed = []

    def close() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        closed.append("everything")

    def leave() -> None:
        with exit_on_signals(), ExitStack() as started:
            started.callback(close)
            os.kill(os.getpid(), signal.SIGHUP)

    with pytest.raises(SystemExit):
        leave()
    assert closed == ["everything"]


@pytest.mark.usefixtures("signals")
@pytest.mark.parametrize("left", [EOFError, OSError, KeyboardInterrupt])
def test_a_signal_does_not_disturb_what_closes_because_a_person_has_left(left: type[BaseException]) -> None:
    closed = []

    def leave() -> None:
        with exit_on_signals():
            try:
                raise left
            finally:
                os.kill(os.getpid(), signal.SIGHUP)
                closed.append("everything")

    with pytest.raises((SystemExit, KeyboardInterrupt)):
        leave()
    assert closed == ["everything"]


@pytest.mark.usefixtures("signals")
def test_after_nohup_the_end_of_the_terminal_ends_nothing() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with exit_on_signals():
        os.kill(os.getpid(), signal.SIGHUP)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("{folder}/no such bot", "No such file or directory"),
        ("{folder}/no-such-bot-although-its-name-is-long", "No such file or directory"),
        ("{folder}/text", "Permission denied"),
        ("{folder}/text 'unclosed", "No closing quotation"),
    ],
)
def test_a_program_that_cannot_be_started_is_named_and_nothing_is_ridden(
    tmp_path: Path, side: int, program: str, reason: str
) -> None:
    (tmp_path / "text").write_text("not a program")
    (tmp_path / "text").chmod(0o644)
    file, command = tmp_path / "matches.txt", program.format(folder=tmp_path)
    riders = (f"--p{side}", f"exec:{command}", f"--p{3 - side}", "exec:cat")
    for where in ("--terminal", "--fresh"):  # without a window, and with one
        done = gridlock("arena", where, *riders, "--record", str(file))
        assert (done.returncode, done.stdout, file.exists()) == (2, "", False)
        assert done.stderr.endswith(f": Player {side}: '{command}' cannot be started: {reason}.\n")


def test_the_last_lines_that_a_program_wrote_on_its_standard_error_are_printed(tmp_path: Path) -> None:
    bot = written(tmp_path / "bot", "#!/bin/sh\necho Traceback: >&2\necho '  no such wall' >&2\nexit 7\n")
    riders = (f"--p1=exec:{bot}", "--p2=rookie")
    done = gridlock("arena", "--terminal", "--rounds", "1", "--speed", "frantic", "--size", "small", *riders)
    ended = f"Player 1: '{bot}' ended with exit code 7. Its standard error ends with: no such wall"
    assert f"\n{ended}\nTraceback:\n  no such wall\n" in done.stdout
