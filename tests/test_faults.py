"""The log of faults: only its owner can write it, and writing it never fails."""

import io
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import faults


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this user's logs belong."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / faults.NAME / "log"


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that all users share, on a system where logs cannot be kept where they belong."""
    shared = tmp_path / "shared"
    shared.mkdir()
    nowhere = tmp_path / "file"
    nowhere.touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(nowhere))
    monkeypatch.setattr(tempfile, "tempdir", str(shared))
    return shared


def error(message: str = "the neon is out") -> Exception:
    """An error as it arrives, with the place where it happened."""
    try:
        raise RuntimeError(message)
    except RuntimeError as raised:
        return raised


def test_the_log_keeps_the_traceback_and_the_sentence_says_where(logs: Path) -> None:
    told = faults.report(error())
    log = logs / "errors.log"
    assert told == f"Something went wrong: RuntimeError: the neon is out. Details are in {log}."
    assert "in error\n" in log.read_text()
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_a_second_fault_is_added_to_the_first(logs: Path) -> None:
    faults.report(error("one"))
    faults.report(error("two"))
    text = (logs / "errors.log").read_text()
    assert text.index("RuntimeError: one") < text.index("RuntimeError: two")


def test_the_log_never_grows_beyond_its_bounds(logs: Path) -> None:
    for number in range(40):
        faults.write_down(f"{number}" + "x" * 10 * faults.LONGEST_ENTRY)
    files = list(logs.iterdir())
    assert {file.name for file in files} == {"errors.log", "errors.log.old"}
    assert sum(file.stat().st_size for file in files) <= 2 * (faults.MOST_BYTES + faults.LONGEST_ENTRY + 100)
    assert "39xxx" in (logs / "errors.log").read_text(), "the newest is kept"


def test_without_a_folder_for_logs_a_private_temporary_one_is_used(temporary: Path) -> None:
    log = faults.write_down("what happened")
    assert log == temporary / f"{faults.NAME}-{os.getuid()}" / "errors.log"
    assert stat.S_IMODE(log.parent.stat().st_mode) == 0o700
    assert faults.write_down("what happened next") == log


@pytest.mark.parametrize("planted", ["link to a folder", "file", "folder for all", "link to nothing"])
def test_a_folder_that_was_planted_there_is_left_alone(temporary: Path, tmp_path: Path, planted: str) -> None:
    own, elsewhere = temporary / f"{faults.NAME}-{os.getuid()}", tmp_path / "elsewhere"
    match planted:
        case "link to a folder":
            elsewhere.mkdir()
            own.symlink_to(elsewhere)
        case "link to nothing":
            own.symlink_to(elsewhere)
        case "file":
            own.touch()
        case "folder for all":
            own.mkdir()
            own.chmod(0o777)
    log = faults.write_down("what happened")
    assert log is not None
    assert log.parent.parent == temporary
    assert log.parent != own
    assert not elsewhere.exists() or not list(elsewhere.iterdir())


@pytest.mark.parametrize("kind", ["file", "nothing"])
def test_a_link_in_the_place_of_the_log_is_not_followed(logs: Path, tmp_path: Path, kind: str) -> None:
    victim = tmp_path / "victim"
    if kind == "file":
        victim.write_text("precious")
    logs.mkdir(parents=True)
    (logs / "errors.log").symlink_to(victim)
    log = faults.write_down("what happened")
    assert log is not None
    assert log.parent != logs
    assert (victim.read_text() if victim.exists() else None) == ("precious" if kind == "file" else None)


def test_a_pipe_in_the_place_of_the_log_does_not_block(logs: Path) -> None:
    logs.mkdir(parents=True)
    os.mkfifo(logs / "errors.log")
    log = faults.write_down("what happened")
    assert log is not None
    assert log.parent != logs


class Unprintable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


@pytest.mark.parametrize(
    ("raised", "told"),
    [
        (Unprintable(), "Something went wrong: Unprintable. "),
        (error("a\nb\x1b[2Jc"), "Something went wrong: RuntimeError: a\\nb\\x1b[2Jc. "),
        (error("\udcff"), "Something went wrong: RuntimeError: \\udcff. "),
        (error("x" * 10**6), "Something went wrong: RuntimeError: xxx"),
    ],
    ids=["no words", "control characters", "bytes that are no text", "very long"],
)
def test_any_error_is_reported_in_one_printable_line(logs: Path, raised: Exception, told: str) -> None:
    line = faults.report(raised)
    assert line.startswith(told)
    assert line.isprintable()
    assert len(line) < 600
    assert (logs / "errors.log").stat().st_size > 0


def test_a_path_with_invalid_bytes_is_reported_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", f"{tmp_path}/\udcff")
    told = faults.report(error())
    assert f"Details are in {tmp_path}/\\udcff/" in told
    assert told.isprintable()
    assert list(tmp_path.rglob("errors.log"))


def test_the_sentence_is_returned_even_if_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(nowhere))
    monkeypatch.setattr(tempfile, "tempdir", str(nowhere))
    assert faults.report(error()) == "Something went wrong: RuntimeError: the neon is out."


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "latin-1"])
def test_a_line_is_printed_as_far_as_the_terminal_can_show_it(encoding: str) -> None:
    raw = io.BytesIO()
    with io.TextIOWrapper(raw, encoding=encoding) as out:
        faults.say("5\u00d75 \u2192 \udcff", out)
        assert raw.getvalue().startswith(b"5")


def test_a_line_without_a_stream_raises_nothing() -> None:
    faults.say("nobody reads this", None)
    closed = io.StringIO()
    closed.close()
    faults.say("nobody reads this", closed)
