"""Plays all sessions through their schedules; prints a table, and how to see again what went wrong."""

import os
import tempfile
from collections.abc import Iterable, Iterator

from game.bench.faults.schedule import Schedule, Violation, played
from game.bench.faults.sessions import SESSIONS, Session

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
