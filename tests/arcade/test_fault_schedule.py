"""The schedule of faults: it finds what is planted, and nothing in the product's own sessions."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bench.faults import schedule as bench
from game.bench.faults.faulty_disk import Cut, Failure, Fault, Kind
from game.bench.faults.schedule import Schedule, played
from game.bench.faults.sessions import SESSIONS, Acknowledge, Found, Session
from game.store.disk import replace_file

Write = Callable[[Path, bytes], None]


# Programs that keep one text, and are to be relied upon after each change of it


def keeping(write: Write) -> Session:
    """A program that writes two texts, one after the other, and does not heed errors."""

    def play(place: Path, acknowledge: Acknowledge) -> str:
        for text in (b"first text", b"second text"):
            write(place / "text", text)
            acknowledge("")
        return ""

    def look(place: Path) -> Found:
        text = place / "text"
        return {"text": text.read_bytes() if text.exists() else None}

    return Session("text", play, look)


def write_in_place(path: Path, text: bytes) -> None:
    with path.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    flush_folder(path.parent)


def rename_before_it_is_written(path: Path, text: bytes) -> None:
    new = path.with_name("new")
    with path.with_name("new").open("wb") as file:
        file.write(text)
    new.replace(path)
    flush_folder(path.parent)


def forget_the_folder(path: Path, text: bytes) -> None:
    new = path.with_name("new")
    with new.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def flush_folder(folder: Path) -> None:
    file = os.open(folder, os.O_RDONLY)
    os.fsync(file)
    os.close(file)


def cuts_that_lose(write: Write) -> set[Cut]:
    schedule = Schedule(keeping(write))
    return {end.cut for end in schedule.right.ends if schedule.after_end(end) is not None}


@pytest.mark.parametrize(
    ("write", "cuts"),
    [
        (replace_file, set()),
        (write_in_place, {Cut.KILLED, Cut.TORN}),
        (rename_before_it_is_written, {Cut.NAMES, Cut.TORN, Cut.DROPPED}),
        (forget_the_folder, {Cut.DROPPED}),
    ],
)
def test_a_program_that_can_lose_a_text_is_found(write: Write, cuts: set[Cut]) -> None:
    assert cuts_that_lose(write) == cuts


def what_goes_wrong(session: Session) -> dict[str, str]:
    """The cases of all faults after which something is lost in silence, and what is wrong then."""
    schedule = Schedule(session)
    found = [violation for fault in schedule.faults if (violation := schedule.after_fault(fault))]
    return {violation.case: violation.words.partition(":")[0] for violation in found}


def heedless(path: Path, text: bytes) -> None:
    try:
        replace_file(path, text)
    except OSError:
        return


def test_a_program_that_ends_or_is_silent_when_the_disk_fails_is_found() -> None:
    wrong = what_goes_wrong(keeping(heedless))
    assert wrong["2:error"] == wrong["2:short"] == wrong["2:full"] == "after step 1, without a word"
    assert what_goes_wrong(keeping(replace_file))["4:error"] == "the program ends"


def telling(*, tries_again: bool) -> Session:
    """A program that tells of errors, and perhaps tries again in the end."""
    silent = keeping(heedless)

    def play(place: Path, acknowledge: Acknowledge) -> str:
        said = ""
        for text in (b"first text", b"second text"):
            try:
                replace_file(place / "text", text)
            except OSError:
                said = "It cannot be saved.\n"
            acknowledge(said)
        if tries_again:
            heedless(place / "text", text)
        return said

    return Session("text", play, silent.look)


def test_whoever_is_told_expects_nothing_but_what_is_saved_when_the_disk_works_again() -> None:
    second = Fault(7, Failure.ERROR)  # the second text is written
    for tries_again, words in ((True, ""), (False, "in the end, although the disk works again")):
        schedule = Schedule(telling(tries_again=tries_again))
        assert schedule.right.kinds[second.number - 1] is Kind.WRITE
        violation = schedule.after_fault(second)
        assert (violation.words if violation else "").startswith(words)
        assert (violation is None) == tries_again


# The product


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.name)
def test_after_the_end_of_a_session_everything_is_there(session: Session) -> None:
    """Some ends of each kind; `bench faults` tries them all."""
    schedule = Schedule(session)
    ends = [end for cut in Cut for end in [each for each in schedule.right.ends if each.cut is cut][::9]]
    assert not [violation for end in ends if (violation := schedule.after_end(end))]


@pytest.mark.parametrize("session", SESSIONS[:3], ids=lambda session: session.name)
def test_an_operation_that_fails_loses_nothing_in_silence(session: Session) -> None:
    """One operation of each kind, in the middle of some sessions; `bench faults` tries them all."""
    schedule = Schedule(session)
    by_kind: dict[object, list[Fault]] = {}
    for fault in schedule.faults:
        kind = schedule.right.kinds[fault.number - 1]
        by_kind.setdefault(kind if fault.failure is Failure.ERROR else fault.failure, []).append(fault)
    middle = [faults[len(faults) // 2] for faults in by_kind.values()]
    assert not [violation for fault in middle if (violation := schedule.after_fault(fault))]


def test_a_new_folder_that_could_not_be_written_down_is_so_when_the_disk_works_again() -> None:
    schedule = Schedule(SESSIONS[1])
    first = schedule.right.kinds.index(Kind.FLUSH_FOLDER) + 1
    story = played(SESSIONS[1], Fault(first, Failure.ERROR))
    assert schedule.found(story.flushed[-1]) == schedule.found(schedule.right.steps[-1])


def test_what_is_written_last_and_fails_is_tried_again_at_the_end() -> None:
    schedule = Schedule(SESSIONS[2])
    last = max(fault.number for fault in schedule.faults if fault.failure is Failure.SHORT)
    assert schedule.after_fault(Fault(last, Failure.ERROR)) is None


def test_the_bench_prints_a_row_and_what_leads_to_each_violation_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SESSIONS", (keeping(forget_the_folder),))
    assert bench.run(None, None) == 1
    out = capsys.readouterr().out
    assert "\n| text | 8 | " in out
    case = next(line for line in out.splitlines() if line.endswith(":dropped")).rpartition(" ")[2]
    assert bench.run("text", case) == 1
    assert "> " in capsys.readouterr().out
