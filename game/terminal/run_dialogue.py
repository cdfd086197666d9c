"""A run at a console: which one, its stages one after the other, and its end."""

from collections.abc import Callable

from game import catalogue
from game.bots.starts import FairStart
from game.core.words import _
from game.run.progress import RunProgress
from game.session.session import Session
from game.store.saved_runs import RunKeeper
from game.terminal import run_words
from game.terminal.adviser import Adviser
from game.terminal.console import Console, Quit
from game.terminal.game_dialogue import GameDialogue


class RunDialogue:
    """Plays a run to its end.

    `settle` waits until everything is saved; `end` does what follows when a run is given up for another.
    """

    def __init__(
        self,
        console: Console,
        keeper: RunKeeper,
        adviser: Adviser,
        settle: Callable[[], None],
        end: Callable[[RunProgress], None],
    ) -> None:
        self._console = console
        self._keeper = keeper
        self._adviser = adviser
        self._settle = settle
        self._end = end
        self._games = catalogue.games()

    def play(self, seed: int | None, *, daily: bool) -> RunProgress:
        """Play the run that the person wants until it is over; `seed` is one that they have chosen.

        Raises Quit if they leave.
        """
        progress = self._waiting(daily=daily) or self._begin(seed, daily=daily)
        while not progress.run.over:
            progress = self._stage(progress)
        return progress

    # Which run

    def _waiting(self, *, daily: bool) -> RunProgress | None:
        """The unfinished run, if there is one and the person wants to go on with it.

        Raises Quit if they want neither that nor its end.
        """
        waiting = self._keeper.unfinished(daily=daily)
        if waiting is None or waiting.run.over:
            return waiting
        self._console.tell(run_words.unfinished(waiting.run, waiting.session(self._games)))
        if self._console.agrees(_("Continue it (Enter: yes)? ")):
            return waiting
        if not self._console.is_sure(run_words.before_end(waiting)):
            raise Quit
        self._end(waiting)
        return None

    def _begin(self, seed: int | None, *, daily: bool) -> RunProgress:
        progress = self._keeper.begin_daily() if daily else self._keeper.begin(seed)
        self._settle()
        self._console.tell(run_words.rules(progress.run))
        if daily:
            self._console.remark(_("The daily run of {date}: the same for everyone.", date=progress.run.date))
        if not progress.counts:
            self._console.remark(_("You have played this run before: this time it does not count."))
        return progress

    # Stages

    def _stage(self, progress: RunProgress) -> RunProgress:
        """Play the coming stage, or the rest of it."""
        run, proven = progress.run, True
        session = progress.session(self._games)
        self._console.tell(run_words.card(run, progress.card(self._games), session))
        if session is None:
            start = self._start(progress)
            session, proven = run.stage(start, self._games), start.proven
        self._console.remark(run_words.side(session, proven=proven))
        GameDialogue(
            self._console,
            session,
            self._adviser,
            lambda session: self._keep(progress, session),
            lambda session: run_words.last_move(run, session),
            run_words.before_giving_up(),
        ).play()
        after = self._keeper.end_stage(progress, session)
        self._settle()
        self._console.tell(run_words.stage_over(after.run))
        return after

    def _start(self, progress: RunProgress) -> FairStart:
        start = self._adviser.think(progress.run.card(self._games).question)
        assert isinstance(start, FairStart), "the question is answered"
        return start

    def _keep(self, progress: RunProgress, session: Session) -> None:
        """Something has happened: it is on the disk before anything else does."""
        self._keeper.keep(progress, session)
        self._settle()
