"""Lines without an end: none is read into memory further than a game needs."""

import sys

import pytest

from tests.processes import gridlock, python
from tests.terminal.speak import say

PEAK = """
import sys
from pathlib import Path
from game.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
status = Path("/proc/self/status").read_text()
print(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")), file=sys.stderr)
"""
MEGABYTE = 1024 * 1024
LONG = 24 * MEGABYTE


def peak(*arguments: str, text: str) -> int:
    """The most memory that the command takes, in bytes."""
    return int(python("-c", PEAK, *arguments, text=text).stderr.split()[-1]) * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak of a process's memory")
@pytest.mark.parametrize(
    "command", [("terminal", "chain"), ("puzzle",), ("review", "-"), ("engine",)], ids=str
)
def test_a_line_that_does_not_end_takes_no_memory(command: tuple[str, ...]) -> None:
    assert peak(*command, text="\0" * LONG) - peak(*command, text="\0") < LONG / 4


def test_a_person_who_types_too_much_is_asked_again() -> None:
    shown = say("chain", "1" * 5000, "", "1,1")
    assert "1" * 100 not in shown
    assert shown.count("That is too long: an answer has at most 1000 characters.\nEnter row (1-4): ") == 1
    assert "Last move was at (1, 1)" in shown


def test_a_line_that_is_too_long_for_a_game_is_named() -> None:
    done = gridlock("review", "-", text=f"\n{' ' * 6001}\n")
    assert done.returncode == 2
    assert "Line 2: The line has more than 6000 characters; no game needs that many.\n" in done.stderr
