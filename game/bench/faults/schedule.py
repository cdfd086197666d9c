"""The schedule of faults: a session ends after each operation of the disk, and each operation fails once.

`run` takes all sessions through it, and prints a table, and how to see again what went wrong.
"""

import os
import random
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from game.bench.faults.faulty_disk import Contents, Cut, Disk, Failure, Fault, Kind, Operation
from game.bench.faults.sessions import SESSIONS, Found, Reached, Session
from game.store import background

SEED = 1
# What is different in a part may be long.
LONGEST_VALUE = 500


@dataclass(frozen=True)
class End:
    """The session ends right after an operation. This is what the next start may find on the disk."""

    operation: int
    cut: Cut
    step: int  # how many steps the person may rely on
    contents: Contents

    def __str__(self) -> str:
        return f"{self.operation}:{self.cut.value}"


@dataclass
class Story:
    """A session as it went on a disk."""

    operations: list[Operation] = field(default_factory=list)
    ends: list[End] = field(default_factory=list)  # all that are different
    shown: list[str] = field(default_factory=list)  # after each step, all that the person has seen
    steps: list[Contents] = field(default_factory=list)  # what programs see on the disk after each step
    flushed: list[Contents] = field(default_factory=list)  # what is left of it without power
    error: str = ""  # that nobody has caught

    @property
    def kinds(self) -> list[Kind]:
        return [operation.kind for operation in self.operations]


@dataclass(frozen=True)
class Violation:
    """Something was lost and nobody was told, or the program ended. `case` is how to see it again."""

    case: str
    words: str


class Schedule:
    """One session on many disks."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._looks: dict[frozenset[tuple[str, bytes | None]], Found] = {}
        self.right = played(session, with_ends=True)  # without any fault
        self._usual = {line for shown in self.right.shown for line in shown.splitlines()}

    @property
    def faults(self) -> Iterator[Fault]:
        """Every way in which each operation can fail."""
        for number, kind in enumerate(self.right.kinds, start=1):
            yield Fault(number, Failure.ERROR)
            yield Fault(number, Failure.FULL)
            if kind is Kind.WRITE:
                yield Fault(number, Failure.SHORT)

    def after_end(self, end: End) -> Violation | None:
        """What is wrong at the next start after this end, if anything is."""
        lost = self._lost(end.contents, self.right.steps[end.step : end.step + 2])
        return Violation(str(end), lost) if lost else None

    def after_fault(self, fault: Fault) -> Violation | None:
        """What is wrong when this operation fails, if anything is."""
        words = self._wrong(fault, played(self._session, fault))
        return Violation(str(fault), words) if words else None

    def _wrong(self, fault: Fault, story: Story) -> str:
        if story.kinds[: fault.number] != self.right.kinds[: fault.number]:
            return "the session does not go as it did before"
        if story.error:
            return f"the program ends: {story.error}"
        for step, shown in enumerate(story.shown):
            if self._is_told(shown):
                return self._wrong_in_the_end(fault, story)
            lost = self._lost(story.flushed[step], [self.right.steps[step]])
            if lost:
                return f"after step {step}, without a word: {lost}"
        return ""

    def _wrong_in_the_end(self, fault: Fault, story: Story) -> str:
        """A disk that has failed once has everything in the end; what could not be read is kept aside."""
        is_lasting = fault.failure is Failure.FULL or self.right.kinds[fault.number - 1] is Kind.READ
        if is_lasting:
            return ""
        lost = self._lost(story.steps[-1], [self.right.steps[-1]], but=self._session.once)
        return f"in the end, although the disk works again: {lost}" if lost else ""

    def _is_told(self, shown: str) -> bool:
        """Whether the person reads a line that is only there because something has gone wrong."""
        return not self._usual.issuperset(shown.splitlines())

    def _lost(self, contents: Contents, expected: Iterable[Contents], but: Iterable[str] = ()) -> str:
        """The parts that are as in none of the expected cases; empty if there are none."""
        found, right = self.found(contents), [self.found(each) for each in expected]
        wrong = [part for part in found if not _is_among(found[part], [each[part] for each in right])]
        return "; ".join(
            f"{part} is {_short(found[part])}, not {_short(right[-1][part])}"
            for part in wrong
            if part not in but
        )

    def found(self, contents: Contents) -> Found:
        """What the product finds when it starts on these files."""
        state = frozenset(contents.items())
        if state not in self._looks:
            with _folder() as root, in_turns():
                _restore(contents, root)
                self._looks[state] = self._session.look(root)
        return self._looks[state]


def _is_among(found: object, right: Sequence[Any]) -> bool:
    """Whether something is as in one of these cases, or between them where that can be said."""
    return found in right or (isinstance(found, Reached) and min(right) <= found <= max(right))


def played(session: Session, fault: Fault | None = None, *, with_ends: bool = False) -> Story:
    """Play a session from the start, perhaps with a fault. `with_ends` notes every end that it could have."""
    story, known = Story(), set[object]()
    with _folder() as root:

        def watch() -> None:
            for cut in Cut if with_ends else ():
                end = End(len(disk.done), cut, len(story.steps) - 1, disk.tree.after(cut))
                state = end.step, frozenset(end.contents.items())
                if state not in known:
                    known.add(state)
                    story.ends.append(end)

        def acknowledge(shown: str) -> None:
            story.shown.append(shown)
            story.steps.append(disk.tree.after(Cut.KILLED))
            story.flushed.append(disk.tree.after(Cut.DROPPED))
            watch()

        disk = Disk(root, fault, watch)
        random.seed(SEED)
        with disk.mounted(), in_turns():
            acknowledge("")
            try:
                acknowledge(session.play(root, acknowledge))
            except Exception as error:  # whatever it is, the program has ended
                story.error = f"{type(error).__name__}: {error}"
        story.operations = disk.done
    return story


def _restore(contents: Contents, root: Path) -> None:
    for name, data in contents.items():
        if data is None:
            (root / name).mkdir()
        else:
            (root / name).write_bytes(data)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}..."


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="faults-") as name:
        yield Path(name).resolve()


PATIENCE_SECONDS = 600.0


class _Turns(threading.Condition):
    """The condition on which program and background wait for each other."""

    def __init__(self) -> None:
        super().__init__()
        self._program = threading.get_ident()
        self._backgrounds_turn = False
        self._is_idle = True

    def wait_for(self, predicate: Callable[[], object], timeout: float | None = None) -> bool:  # type: ignore[override]
        if threading.get_ident() != self._program:
            return self._wait_for_a_job(predicate)
        if predicate() or timeout == 0:
            return bool(predicate())
        self.let_work()
        done = super().wait_for(lambda: predicate() and self._is_idle, PATIENCE_SECONDS)
        assert done, "the background does not end"
        self._backgrounds_turn = False
        return True

    def _wait_for_a_job(self, predicate: Callable[[], object]) -> bool:
        self._is_idle = True
        self.notify_all()
        super().wait_for(lambda: self._backgrounds_turn and predicate())
        self._is_idle = False
        return True

    def let_work(self) -> None:
        """It is the background's turn."""
        self._backgrounds_turn = True
        self.notify_all()


@contextmanager
def in_turns() -> Iterator[None]:
    """What is kept in this block is written when the program waits for it. Threads end after the block."""
    all_turns: list[_Turns] = []

    def turns() -> _Turns:
        all_turns.append(_Turns())
        return all_turns[-1]

    module: Any = background
    module.threading = SimpleNamespace(Condition=turns, Thread=threading.Thread)
    try:
        yield
    finally:
        module.threading = threading
        for each in all_turns:
            with each:
                each.let_work()


# All schedules, and what is printed of them

HEAD = "session", "operations", "ends", "faults", "violations"
NAMES = tuple(session.name for session in SESSIONS)
# Of an operation, from its number on, in the log of a case.
BEFORE, AFTER = 12, 5


def run(name: str | None, case: str | None) -> int:
    """Go through all sessions, or one of them, or one case of it; 1 if there was a violation."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    sessions = [session for session in SESSIONS if name in (None, session.name)]
    with tempfile.TemporaryDirectory() as logs:
        os.environ["XDG_STATE_HOME"] = logs
        if case is not None:
            return max([_again(session, case) for session in sessions])
        print("| " + " | ".join(HEAD) + " |\n" + "| --- " * len(HEAD) + "|")
        found = [(session, violation) for session in sessions for violation in _all(session)]
    for session, violation in found:
        print(f"\n{session.name}, {violation.case}: {violation.words}")
        print(f"See it again: bench faults --session {session.name} --case {violation.case}")
    return 1 if found else 0


def _all(session: Session) -> list[Violation]:
    """Go through a session, and print its row."""
    schedule = Schedule(session)
    ends, faults = schedule.right.ends, list(schedule.faults)
    found = [*_some(map(schedule.after_end, ends)), *_some(map(schedule.after_fault, faults))]
    counts = len(schedule.right.operations), len(ends), len(faults), len(found)
    print("| " + " | ".join((session.name, *map(str, counts))) + " |", flush=True)
    return found


def _some(violations: Iterable[Violation | None]) -> Iterator[Violation]:
    return (violation for violation in violations if violation is not None)


def _again(session: Session, case: str) -> int:
    """Print all about one case."""
    schedule = Schedule(session)
    found, story = None, schedule.right
    for fault in schedule.faults:
        if str(fault) == case:
            found, story = schedule.after_fault(fault), played(session, fault)
    for end in schedule.right.ends:
        if str(end) == case:
            found = schedule.after_end(end)
    number = int(case.partition(":")[0])
    for at, operation in enumerate(story.operations, start=1):
        if number - BEFORE <= at <= number + AFTER:
            print(f"{'>' if at == number else ' '} {at:4}  {operation}")
    print(story.shown[-1])
    print(found.words if found else "No violation.")
    return 1 if found else 0
