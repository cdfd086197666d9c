"""Reviews of games that were written down, each as one line of text."""

import io
from typing import TextIO

from game import catalogue
from game.core import record
from game.core.match import Match
from game.core.record import RecordError
from game.core.words import _
from game.lines import lines
from game.session.new_sessions import replayed
from game.session.session import Session
from game.terminal.after_game import AfterGame
from game.terminal.console import Console, Quit
from game.terminal.game_host import GameHost
from game.terminal.review import ReviewDialogue
from game.terminal.streams import standard_streams


def run(line: str) -> int:
    """Review the game of a line in this process's terminal. Raises RecordError."""
    match = record.read(line, catalogue.games())
    with standard_streams() as (source, out):
        review(source, out, match)
    return 0


def run_on_input() -> int:
    """Review the game of each line of the standard input. Raises RecordError."""
    with standard_streams() as (source, out):
        for match in _read_all(source):
            review(io.StringIO(), out, match)
    return 0


def review(source: TextIO, out: TextIO, match: Match) -> None:
    """Show the review of a game. A person at a terminal can step through it and play on."""
    console = Console(source, out)
    host, session = GameHost(console), replayed(match)
    console.remark(_("{name}, size {size}.", name=match.setup.variant.name, size=match.setup.size))
    if not (console.interactive and out.isatty()):
        _tell(host, session)
        return
    try:
        AfterGame(host, session).review()
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))


def _tell(host: GameHost, session: Session) -> None:
    """Show the whole review and ask nothing."""
    found = host.adviser.review(session)
    if found is None:
        host.console.remark(_("There is no move to review."))
    else:
        ReviewDialogue(host.console, session, found).tell()


def _read_all(source: TextIO) -> list[Match]:
    """The games of all lines that are not empty. Raises RecordError."""
    matches = []
    for number, line in enumerate(lines(source, record.LONGEST), start=1):
        if line.strip() or len(line) > record.LONGEST:
            try:
                matches.append(record.read(line, catalogue.games()))
            except RecordError as error:
                raise RecordError(_("Line {number}: {reason}", number=number, reason=error)) from error
    return matches or [record.read("", catalogue.games())]
