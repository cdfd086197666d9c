"""Moves as a person types them: complete, answer by answer, or with a command in between."""

from collections.abc import Callable, Mapping

from game.core.match import Match
from game.core.rules import Move
from game.core.transcript import AnyTranscript
from game.core.words import _
from game.terminal.console import Console

Commands = Mapping[str, Callable[[], None]]


class MoveEntry:
    """Reads moves in a match, and keeps the answers of a move that is not complete yet."""

    def __init__(self, console: Console, match: Match) -> None:
        self._console = console
        self._match = match
        self.transcript: AnyTranscript = match.setup.variant.make_transcript(match.rules, console.ink)
        self._said: tuple[str, ...] = ()

    def begin(self) -> None:
        """A turn begins: nothing has been answered."""
        self._said = ()

    def read(self, commands: Commands) -> Move | None:
        """Ask for a line. Return the move that it completes; None if there is none, as after a command."""
        position = self._match.position
        line = self._console.ask(self.transcript.prompt(position, self._said))
        command = commands.get(line.lower())
        if command is not None:
            command()
            return None
        reply = self.transcript.hear(position, self._said, line)
        self._said = reply.said
        self._console.remark(reply.words)
        return reply.move

    @property
    def help(self) -> str:
        """What `undo` does where no move can be taken back; empty if it does nothing."""
        words = _("undo takes back what you have entered of a move that is not complete.")
        return words if self.transcript.in_steps else ""

    def take_back(self) -> bool:
        """Take back the answers of an incomplete move. Return whether there were any."""
        if not self._said:
            return False
        self._said = ()
        self._console.remark(_("Taken back: begin this move again."))
        return True

    def list_legal_moves(self) -> None:
        """Show the legal moves that begin with the answers given so far."""
        moves = self.transcript.still_open(self._match.position, self._said)
        self._console.list_moves(_("Legal moves:"), map(self._match.rules.move_text, moves))

    def show_board(self) -> None:
        self._console.remark(self.transcript.grid(self._match.position))
