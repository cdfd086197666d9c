"""Keeps a run while it is played, and what is left of it: records, past games, medals."""

import os
from collections.abc import Mapping
from functools import partial

from game.core.variant import Variant
from game.records.book import Book
from game.records.tables import DAILY_RUN, RUN, HighScore
from game.run.medals import Medal, earned
from game.run.progress import RunProgress
from game.run.run import Run
from game.seeds import fresh_seed
from game.session.session import Session
from game.store.calendar import today
from game.store.history import History
from game.store.records import Records
from game.store.run_saves import RunSaves


class RunKeeper:
    """Each method that changes a run saves it, and gives it as it stands then.

    Between two calls, `progress` is all there is: it can be had again after a kill, from `unfinished`.
    """

    def __init__(
        self, saves: RunSaves, records: Records, history: History, games: Mapping[str, Variant]
    ) -> None:
        self._saves = saves
        self._records = records
        self._history = history
        self._games = games

    def unfinished(self, *, daily: bool) -> RunProgress | None:
        """The run to go on with. It may be over already, if the program was killed before `end`."""
        return self._saves.unfinished(daily=daily)

    @property
    def latest(self) -> RunProgress | None:
        """Of the runs to go on with, the one that was played last."""
        return self._saves.latest

    def found(self, *, daily: bool) -> RunProgress | None:
        """The run to go on with, also one that another cabinet has left since this one started.

        It looks on the disk: ask when a run is chosen, not in every frame.
        """
        return self._saves.found(daily=daily)

    def begin(self, seed: int | None = None) -> RunProgress:
        """Begin a run: with a fresh seed, or one that a person has chosen, which counts only once."""
        run = Run.new(fresh_seed() if seed is None else seed, self._games)
        return self._begin(run, "" if seed is None else f"seed {seed}")

    def begin_daily(self) -> RunProgress:
        """Begin the run of today. Only the first one of a day counts."""
        date = today()
        return self._begin(Run.daily(date, self._games), date)

    def _begin(self, run: Run, once: str) -> RunProgress:
        key = os.urandom(6).hex()
        progress = RunProgress(key, run)
        counts = self._records.begin(table_of(progress), key, once)
        progress = RunProgress(key, run, counts)
        self._saves.keep(progress)
        return progress

    def keep(self, progress: RunProgress, session: Session) -> RunProgress:
        """Something has happened in the current stage."""
        progress = progress.at(session)
        self._saves.keep(progress)
        return progress

    def end_stage(self, progress: RunProgress, session: Session) -> RunProgress:
        """The current stage has ended, and was reviewed."""
        self._history.add_stage(session, progress.stage_key)
        progress = progress.after(session)
        self._saves.keep(progress)
        return progress

    def end(self, progress: RunProgress) -> tuple[Medal, ...]:
        """The run is over, or given up with the points that it has: enter it into its table, once.

        It gives the medals that were earned for the first time.
        """
        medals = earned(progress.run) if progress.counts else ()
        before = self._records.book().medals
        if progress.counts:
            self._records.change(partial(_after_end, progress=progress, day=today()))
        self._saves.drop(progress)
        return tuple(medal for medal in medals if medal.name not in before)

    def sign(self, progress: RunProgress, initials: str) -> None:
        """Put a person's initials to the score of a run that is over."""
        self._records.sign((progress.key,), initials)


def table_of(progress: RunProgress) -> str:
    """The name of the table that a run enters."""
    return DAILY_RUN if progress.is_daily else RUN


def _after_end(book: Book, progress: RunProgress, day: str) -> Book:
    table, standing = table_of(progress), progress.run.standing
    ended = book.after_end(table, progress.key, cleared=standing.cleared)
    medals = [medal.name for medal in earned(progress.run)]
    score = HighScore(book.initials, standing.points, day, progress.key)
    return ended.with_high_score(table, score).with_medals(medals, day)
