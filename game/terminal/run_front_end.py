"""A run at a console, stage by stage to its end, and what runs it on this process's input and output."""

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.bots.starts import FairStart
from game.core.words import _, plural
from game.run.run_progress import RunProgress
from game.session.session import Session
from game.store.records import Records
from game.store.saved_runs import RunKeeper, table_of
from game.terminal import run_words
from game.terminal.adviser import Adviser
from game.terminal.after_game import AfterGame
from game.terminal.console import Console, Quit
from game.terminal.game_dialogue import GameDialogue
from game.terminal.game_host import GameHost
from game.terminal.memory import Memory
from game.terminal.review import ReviewDialogue
from game.terminal.signing import asked_initials, tell_table
from game.terminal.streams import standard_streams

# Finds the folder in which everything is kept; None to keep nothing.
Place = Callable[[], Path | None]


def run(seed: int | None, place: Place, *, daily: bool, always_kept: bool) -> int:
    """Play a run in this process's terminal.

    What people at a terminal play is kept, and with `always_kept` also what programs play.
    """
    with standard_streams() as (source, out):
        kept = always_kept or (source.isatty() and out.isatty())
        memory = Memory(place() if kept else None)
        try:
            play(source, out, memory, seed, daily=daily)
        finally:
            memory.close(out)
    return 0


def play(
    source: TextIO, out: TextIO, memory: Memory, seed: int | None = None, *, daily: bool = False
) -> None:
    """Play a run to its end, and show what is left of it."""
    console = Console(source, out, memory.take_notices)
    end = RunEnd(console, memory.runs, memory.records).show
    try:
        end(RunDialogue(console, memory.runs, Adviser(), memory.settle, end).play(seed, daily=daily))
    except (Quit, EOFError) as left:
        _tell_what_waits(console, memory, daily=daily)
        say = console.remark if isinstance(left, Quit) else console.tell
        say(_("Goodbye."))
    except KeyboardInterrupt:
        _tell_what_waits(console, memory, daily=daily)
        raise


def _tell_what_waits(console: Console, memory: Memory, *, daily: bool) -> None:
    """Say what a person must know who leaves."""
    if memory.lasts and memory.runs.unfinished(daily=daily) is not None:
        console.tell(_("This run is kept: the next start offers to continue it."))


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
            before_resigning=run_words.before_giving_up(),
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


class RunEnd:
    """Shows what is left of a run that is over."""

    def __init__(self, console: Console, keeper: RunKeeper, records: Records) -> None:
        self._console = console
        self._keeper = keeper
        self._records = records

    def show(self, progress: RunProgress) -> None:
        """Enter the run into its table, and go through its lost stages. Raises Quit if the person leaves."""
        self._console.tell(run_words.over(progress.run))
        for medal in self._keeper.end(progress):
            self._console.remark(_("A medal: {title}. {words}.", title=_(medal.title), words=_(medal.words)))
        table = table_of(progress)
        if progress.counts:
            initials = asked_initials(self._console, self._records, table, progress.key)
            if initials is not None:
                self._keeper.sign(progress, initials)
        tell_table(self._console, self._records, table, progress.key, counts=progress.counts)
        self._review(progress)

    # The lost stages

    def _review(self, progress: RunProgress) -> None:
        lost = progress.run.lost_stages()
        if not lost:
            return
        self._console.tell(plural("You lost {count} stage.", "You lost {count} stages.", len(lost)))
        for number, session in enumerate(lost, start=1):
            if self._console.interactive and not self._wants_review(number, session):
                return
            self._review_one(session)

    def _wants_review(self, number: int, session: Session) -> bool:
        name = run_words.board_name(session.setup)
        return self._console.agrees(_("Review {number}, {game} (Enter: yes; no)? ", number=number, game=name))

    def _review_one(self, session: Session) -> None:
        host = GameHost(self._console)
        if self._console.interactive:
            AfterGame(host, session).review()
            return
        review = host.adviser.review(session)
        if review is not None:
            ReviewDialogue(self._console, session, review).tell()
