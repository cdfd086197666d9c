"""Where people at a console play one game after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.bots.review import Review
from game.core import record
from game.core.words import _, plural
from game.session.session import Session
from game.store.record_file import RecordFile
from game.terminal.adviser import Adviser
from game.terminal.console import Console
from game.terminal.game_dialogue import GameDialogue

if TYPE_CHECKING:  # loaded only where games are kept
    from game.terminal.memory import Memory


# Writes the film of a game, and says what has become of it.
Film = Callable[[Session], str]


class GameHost:
    """The console, the bots' adviser, the file in which every game is recorded, and what is remembered."""

    def __init__(
        self,
        console: Console,
        record_file: RecordFile | None = None,
        memory: Memory | None = None,
        film: Film | None = None,
    ) -> None:
        self.console = console
        self.adviser = Adviser()
        self._film = film
        self._record_file = record_file or RecordFile()
        self._memory = memory

    def play(self, session: Session) -> None:
        """Play a game from its current position, and record it, even if it is left before its end.

        One that goes on takes the place of the line that was written when it was left.
        """
        before = record.write(session.match) if session.started else ""
        try:
            GameDialogue(
                self.console, session, self.adviser, self._keep, why_no_hint=self._why_no_hint
            ).play()
        finally:
            if before or session.started:
                self.console.remark(self._record_file.add(session.match, before))
            if self._memory is not None and self._memory.holds(session):
                self.console.tell(_("This game is kept: the next start offers to continue it."))

    def share(self, session: Session) -> None:
        """Show a game as a line to copy, and write its film."""
        self.console.tell(record.write(session.match))
        if session.resigned is not None:
            self.console.remark(_("The resignation is not part of the line."))
        if self._film is not None:
            self.console.remark(self._film(session))

    def remember(self, session: Session, review: Review) -> None:
        """Keep the mistakes of people that a review has found, as puzzles, and say so."""
        if self._memory is None:
            return
        texts = self.adviser.puzzles(session, review)
        self._memory.keep_puzzles(texts)
        if texts:
            self.console.remark(
                plural(
                    "{count} position of this game comes back tomorrow as a puzzle.",
                    "{count} positions of this game come back tomorrow as puzzles.",
                    len(texts),
                )
            )

    def _why_no_hint(self, session: Session) -> str:
        person = session.players.person(session.turn)
        return "" if self._memory is None else self._memory.why_no_hint(person)

    def _keep(self, session: Session) -> None:
        """Something has happened in a game."""
        if self._memory is not None:
            self._memory.keep(session)
