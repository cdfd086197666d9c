"""The file in which games are recorded: whole lines, whoever writes it at once and whatever ends them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import record_file
from game.store.record_file import NotRecordedError, RecordFile
from tests.processes import ROOT, gridlock

LEFT = "chain size=2 first=1 moves 1,1 result *"
GOES_ON = "chain size=2 first=1 moves 1,1 1,2 result *"

PLAYING = f"""
import sys
from pathlib import Path
from game import catalogue
from game.core import record
from game.store.record_file import RecordFile
file, name = RecordFile(Path(sys.argv[1])), sys.argv[2]
left, goes_on = (record.read(line, catalogue.games()) for line in ("{LEFT}", "{GOES_ON}"))
for number in range(25):
    assert file.append(f"{{name}} {{number}}") == ""
    assert file.add(left) == ""
    assert file.add(goes_on, record.write(left)) == ""
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.txt"


def test_programs_that_record_in_one_file_at_once_lose_no_line(file: Path) -> None:
    """Each appends lines, and puts the line of a game that goes on in the place of the one it had."""
    command = [sys.executable, "-c", PLAYING, str(file)]
    players = [subprocess.Popen([*command, name], cwd=ROOT) for name in ("one", "two", "three")]
    assert [player.wait() for player in players] == [0, 0, 0]
    expected = [f"{name} {number}" for name in ("one", "two", "three") for number in range(25)]
    assert sorted(file.read_text().splitlines()) == sorted([*expected, *[GOES_ON] * 75])


KILLED = """
import os, signal, sys
from pathlib import Path
from game.store.record_file import RecordFile
file, call, times = RecordFile(Path(sys.argv[1])), sys.argv[2], int(sys.argv[3])
does = getattr(os, call)

def die_at_last(*arguments, **more):
    global times
    times -= 1
    if times == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return does(*arguments, **more)

setattr(os, call, die_at_last)
file.append("a new line " * 10_000)
"""


@pytest.mark.parametrize(
    ("call", "times", "lines"), [("fsync", 1, 1), ("replace", 1, 1), ("fsync", 2, 2)], ids=str
)
def test_a_kill_leaves_whole_lines_and_the_next_game_nothing_else(
    file: Path, call: str, times: int, lines: int
) -> None:
    file.write_text("an earlier line\n")
    command = [sys.executable, "-c", KILLED, str(file), call, str(times)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL
    whole = ["an earlier line", "a new line " * 10_000][:lines]
    assert file.read_text().splitlines() == whole
    RecordFile(file).check()
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert file.read_text().splitlines() == whole


FULL = """
import resource, signal, sys
from pathlib import Path
from game.store.record_file import RecordFile
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
print(RecordFile(Path(sys.argv[1])).append("a new line " * 1000))
"""


def test_a_disk_that_takes_half_a_line_takes_none(file: Path) -> None:
    file.write_text("an earlier line\n")
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(file)], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    )
    assert done.stdout == f"Games cannot be recorded in {file}: File too large.\n"
    assert file.read_text() == "an earlier line\n"


HOLDING = """
import sys
from game.store.disk import lock_open
with open(sys.argv[1]) as file:
    lock_open(file.fileno())
    print("holding", flush=True)
    input()
"""


def test_a_program_that_never_lets_go_of_the_file_is_told_of(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "LOCK_SECONDS", 0.0)
    file.touch()
    command = [sys.executable, "-c", HOLDING, str(file)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        RecordFile(file).check()  # it may let go before the game ends
        told = RecordFile(file).append("a line")
        holder.kill()
    assert told == f"Games cannot be recorded in {file}: Another program does not let go of it."
    assert RecordFile(file).append("a line") == ""
    assert file.read_text() == "a line\n"


def test_a_file_in_a_folder_that_cannot_be_written_is_refused_at_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("an earlier line\n")
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)  # for root, every folder can be written
    with pytest.raises(NotRecordedError, match=r": Permission denied\.$"):
        RecordFile(file).check()


@pytest.mark.parametrize(
    ("command", "place"),
    [
        (("terminal", "chain"), "pipe"),
        (("terminal", "chain"), "/dev/null"),
        (("arena", "--terminal"), "pipe"),
        (("arena", "--fresh"), "/dev/stdout"),
    ],
    ids=str,
)
def test_what_is_no_file_is_refused_before_anything_begins(
    tmp_path: Path, command: tuple[str, ...], place: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    path = tmp_path / place
    done = gridlock(*command, "--record", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(f": Games cannot be recorded in {path}: Not a regular file.\n")


def test_the_file_to_which_the_output_goes_is_refused(file: Path) -> None:
    with file.open("w") as out:
        command = [sys.executable, "main.py", "terminal", "chain", "--record", str(file)]
        done = subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, file.read_text()) == (2, "")
    assert done.stderr.endswith(f" recorded in {file}: The output of this command goes there.\n")
