"""The end of a run at a console: its table with initials, its medals, the review of every lost stage."""

from game.core.words import _, plural
from game.run.progress import RunProgress
from game.session.session import Session
from game.store.records import Records
from game.store.run_keeper import RunKeeper, table_of
from game.terminal import run_words
from game.terminal.afterwards import Afterwards
from game.terminal.console import Console
from game.terminal.game_host import GameHost
from game.terminal.review import ReviewDialogue
from game.terminal.signing import asked_initials, tell_table


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
            Afterwards(host, session).review()
            return
        review = host.adviser.review(session)
        if review is not None:
            ReviewDialogue(self._console, session, review).tell()
