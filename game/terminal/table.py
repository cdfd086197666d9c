"""Where people at a console play one game after another."""

from game.session.session import Session
from game.terminal.adviser import Adviser
from game.terminal.console import Console
from game.terminal.record_file import RecordFile
from game.terminal.round import Round


class Table:
    """The console, the bots' adviser, and the file in which every game is recorded."""

    def __init__(self, console: Console, record_file: RecordFile | None = None) -> None:
        self.console = console
        self.adviser = Adviser()
        self._record_file = record_file or RecordFile()

    def play(self, session: Session) -> None:
        """Play a game from its current position, and record it, even if it is left before its end."""
        try:
            Round(self.console, session, self.adviser).play()
        finally:
            if session.started or session.over:
                self.console.remark(self._record_file.add(session.match))
