"""The end of a run at a console: its table with initials, its medals, the review of every lost stage."""

from game import catalogue
from game.core.words import _, plural
from game.records.initials import are_initials
from game.records.tables import DAILY_RUN, RUN, Period, place, top
from game.run.progress import Progress
from game.session.session import Session
from game.store.calendar import today
from game.store.records import Records
from game.store.records_text import table_lines
from game.store.run_keeper import RunKeeper
from game.terminal import run_words
from game.terminal.afterwards import Afterwards
from game.terminal.console import Console, Quit, meant
from game.terminal.game_host import GameHost
from game.terminal.review import ReviewDialogue


class RunEnd:
    """Shows what is left of a run that is over."""

    def __init__(self, console: Console, keeper: RunKeeper, records: Records) -> None:
        self._console = console
        self._keeper = keeper
        self._records = records

    def show(self, progress: Progress) -> None:
        """Enter the run into its table, and go through its lost stages. Raises Quit if the person leaves."""
        self._console.tell(run_words.over(progress.run))
        for medal in self._keeper.end(progress):
            self._console.remark(_("A medal: {title}. {words}.", title=_(medal.title), words=_(medal.words)))
        if progress.counts:
            self._sign(progress)
        self._tell_table(progress)
        self._review(progress)

    def _sign(self, progress: Progress) -> None:
        """Ask for initials if the run is in the table."""
        table = _table(progress)
        book = self._records.latest_book()
        if place(table, book.high_scores(table), Period.TODAY, today(), progress.key) is None:
            return
        while True:
            line = self._console.ask(_("Your initials (Enter: {initials}): ", initials=book.initials))
            initials = line.upper() or book.initials
            if are_initials(initials):
                self._keeper.sign(progress, initials)
                return
            self._console.remark(_("Type three letters."))

    def _tell_table(self, progress: Progress) -> None:
        table = _table(progress)
        scores = self._records.latest_book().high_scores(table)
        self._console.tell("\n".join(table_lines(table, scores, Period.ALL_TIME, today(), progress.key)))
        places = {
            period: place(table, scores, period, today(), progress.key)
            for period in Period
            if progress.counts
        }
        reached = [
            _("{period}: place {place}", period=_(period.value), place=found)
            for period, found in places.items()
            if found is not None
        ]
        if reached:
            self._console.remark(", ".join(reached) + ".")
        elif progress.counts:
            last = top(table, scores, Period.TODAY, today())[-1]
            self._console.remark(_("Today's tenth place has {points} points.", points=f"{last.points:,}"))

    # The lost stages

    def _review(self, progress: Progress) -> None:
        lost = progress.run.lost_stages(catalogue.games())
        if not lost:
            return
        self._console.tell(plural("You lost {count} stage.", "You lost {count} stages.", len(lost)))
        for number, session in enumerate(lost, start=1):
            if self._console.interactive and not self._wants_review(number, session):
                return
            self._review_one(session)

    def _wants_review(self, number: int, session: Session) -> bool:
        name = session.setup.variant.name
        question = _("Review {number}, {game} (Enter: yes; no)? ", number=number, game=name)
        while True:
            line = self._console.ask(question)
            answer = meant(line, ("yes", "no", "quit")) if line else "yes"
            if answer == "quit":
                raise Quit
            if answer is not None:
                return answer == "yes"
            self._console.remark(_("Type yes, no or quit."))

    def _review_one(self, session: Session) -> None:
        host = GameHost(self._console)
        if self._console.interactive:
            Afterwards(host, session).review()
            return
        review = host.adviser.review(session)
        if review is not None:
            ReviewDialogue(self._console, session, review).tell()


def _table(progress: Progress) -> str:
    return DAILY_RUN if progress.is_daily else RUN
