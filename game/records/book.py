"""The book of records as a value: each method gives the next book."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from game.records.initials import FIRST
from game.records.tables import HighScore, with_high_score

# How many keys of runs are remembered, so that none is counted twice.
MOST_KEYS = 200


@dataclass(frozen=True)
class Count:
    """How many runs of a kind were begun, ended and cleared."""

    begun: int = 0
    ended: int = 0
    cleared: int = 0


@dataclass(frozen=True)
class Book:
    """Tables, medals and counts. Dates are text, such as 2026-11-19."""

    tables: Mapping[str, tuple[HighScore, ...]] = field(default_factory=dict)  # by kind, in order of arrival
    medals: Mapping[str, str] = field(default_factory=dict)  # the date of each that was earned
    runs: Mapping[str, Count] = field(default_factory=dict)  # by kind
    begun: tuple[str, ...] = ()  # the keys of runs, the latest last
    ended: tuple[str, ...] = ()
    firsts: tuple[str, ...] = ()  # what counts only once: the days of daily runs, and seeds that were chosen
    initials: str = FIRST  # those that were set last

    def high_scores(self, table: str) -> tuple[HighScore, ...]:
        return self.tables.get(table, ())

    def count(self, kind: str) -> Count:
        return self.runs.get(kind, Count())

    def would_count(self, once: str) -> bool:
        """Whether a run that begins now with this `once` counts: of several, only the first does."""
        return not once or once not in self.firsts

    def after_begin(self, kind: str, key: str, once: str = "") -> "Book":
        """A run has begun. The same run counts once.

        `once` is remembered, such as the day of a daily run: no other run with it counts.
        """
        if key in self.begun:
            return self
        count = self.count(kind)
        firsts = (*self.firsts, once) if once and self.would_count(once) else self.firsts
        runs = {**self.runs, kind: replace(count, begun=count.begun + 1)}
        return replace(self, runs=runs, begun=_with_key(self.begun, key), firsts=firsts)

    def after_end(self, kind: str, key: str, *, cleared: bool) -> "Book":
        """A run has ended. The same run counts once."""
        if key in self.ended:
            return self
        count = self.count(kind)
        count = replace(count, ended=count.ended + 1, cleared=count.cleared + cleared)
        return replace(self, runs={**self.runs, kind: count}, ended=_with_key(self.ended, key))

    def with_high_score(self, table: str, score: HighScore) -> "Book":
        """Enter points into a table, once for each key."""
        return replace(self, tables={**self.tables, table: with_high_score(self.high_scores(table), score)})

    def with_initials(self, keys: tuple[str, ...], initials: str) -> "Book":
        """Put initials to the scores with these keys. They are proposed the next time."""
        tables = {
            name: tuple(replace(e, initials=initials) if e.key in keys else e for e in scores)
            for name, scores in self.tables.items()
        }
        return replace(self, tables=tables, initials=initials)

    def with_medals(self, names: Iterable[str], day: str) -> "Book":
        """These medals were earned; one that was earned before keeps its date."""
        return replace(self, medals={**dict.fromkeys(names, day), **self.medals})


def _with_key(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    return (*keys, key)[-MOST_KEYS:]
