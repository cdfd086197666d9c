"""Expectations of the figures, and whether they are met."""

from collections.abc import Iterator

from game.bench.peers.games import Score
from game.bench.peers.proofs import Row

OFFICIAL_SECONDS = 0.5
LARGER_SECONDS = 10.0
# How many times faster to be where the other program takes long.
TIMES_FASTER = 20.0
LONG_SECONDS = 1.0


def of_proofs(rows: list[Row]) -> Iterator[str]:
    """A line for each expectation. Times are those of whole processes, ratios those of the proofs alone."""
    official = _late([row for row in rows if row.task.official], OFFICIAL_SECONDS)
    larger = _late([row for row in rows if not row.task.official], LARGER_SECONDS)
    yield _verdict(f"every official start proven within {OFFICIAL_SECONDS} s", official)
    yield _verdict(f"the larger boards proven within {LARGER_SECONDS:.0f} s", larger)
    compared = [row for row in rows if row.theirs is not None]
    if not compared:
        yield _unknown("faster than Negamax")
        return
    goal = f"{TIMES_FASTER:.0f} times faster wherever Negamax needs over {LONG_SECONDS:.0f} s"
    close = [row for row in compared if _too_close(row)]
    # A board that Negamax had not proven at the limit may still take it that long.
    yield _verdict(
        goal,
        [row.task.name for row in close if row.theirs and row.theirs.proven],
        [row.task.name for row in close if row.theirs and not row.theirs.proven],
    )
    yield _verdict(
        "no slower anywhere",
        [row.task.name for row in compared if row.slower],
        [row.task.name for row in compared if row.slower is None],
    )
    yield _verdict("both prove the same", [row.task.name for row in compared if row.disagree])


def of_games(scores: dict[str, Score]) -> Iterator[str]:
    if not any(score.ours.won_positions for score in scores.values()):
        yield _unknown("not one won position given away to MCTS")
        return
    # The results are an independent check: a side that gives nothing away wins what was won at the start.
    exceptions = [
        name
        for name, score in scores.items()
        if score.ours.given_away or score.ours.wins[True] < score.ours.games[True]
    ]
    yield _verdict("not one won position given away to MCTS", exceptions)


def _late(rows: list[Row], limit: float) -> list[str]:
    return [row.task.name for row in rows if not row.ours.proven or row.ours.process > limit]


def _too_close(row: Row) -> bool:
    """Whether the other program takes long, and the required factor is not shown."""
    assert row.theirs is not None, "only what was compared can be close"
    long = not row.theirs.proven or row.theirs.proof > LONG_SECONDS
    return long and (row.faster is None or row.faster < TIMES_FASTER)


def _verdict(expected: str, exceptions: list[str], undecided: list[str] | None = None) -> str:
    """A line of the report; `undecided` are the boards on which the limit came first."""
    said = f"DOES NOT HOLD: {expected}. But: {', '.join(exceptions)}" if exceptions else f"holds: {expected}"
    return f"{said}. Undecided at the limit: {', '.join(undecided)}" if undecided else said


def _unknown(expected: str) -> str:
    return f"not measured: {expected}"
