"""One match at a console."""

import textwrap
from collections.abc import Callable

from game.core.match import Match
from game.core.rules import Move, Player
from game.core.transcript import AnyTranscript
from game.core.words import _
from game.terminal.console import Console, Quit, commands

WIDTH = 76


class Round:
    """Plays a match in the words of its game."""

    def __init__(self, console: Console, match: Match) -> None:
        self._console = console
        self._match = match
        self._transcript: AnyTranscript = match.setup.variant.make_transcript(match.rules, console.ink)
        self._said: tuple[str, ...] = ()
        self._commands: dict[str, Callable[[], bool]] = {
            "undo": self._undo,
            "help": self._help,
            "moves": self._moves,
            "quit": self._quit,
            "": self._board,
        }

    def play(self) -> Player:
        """Play to the end; the winner."""
        self._console.tell(self._transcript.opening(self._match.position))
        while self._match.winner is None:
            self._console.tell(self._transcript.turn(self._match.position))
            self._take_turn()
        self._console.tell(self._transcript.ending(self._match.position))
        return self._match.winner

    def _take_turn(self) -> None:
        """Ask until the position has changed."""
        self._said = ()
        while True:
            position = self._match.position
            line = self._console.ask(self._transcript.prompt(position, self._said))
            command = self._commands.get(line.lower())
            if command is not None:
                if command():
                    return
                continue
            reply = self._transcript.hear(position, self._said, line)
            self._said = reply.said
            self._console.remark(reply.words)
            if reply.move is not None:
                self._make(reply.move)
                return

    def _make(self, move: Move) -> None:
        ply = self._match.play(move)
        self._console.tell(self._transcript.played(ply.before, move))
        self._console.tell(self._transcript.changed(ply.after))
        if ply.skipped:
            self._console.tell(self._match.rules.skip_words(ply.skipped))

    # Commands: each tells whether the position has changed

    def _undo(self) -> bool:
        """Take back the answers to a half-told move, or else the last move."""
        if self._said:
            self._said = ()
            self._console.remark(_("Taken back: begin this move again."))
            return False
        ply = self._match.undo()
        if ply is None:
            self._console.remark(_("There is no move to take back."))
            return False
        move = self._match.rules.move_text(ply.move)
        self._console.remark(_("Took back Player {player}'s move {move}.", player=ply.player, move=move))
        self._console.tell(self._transcript.changed(ply.before))
        return True

    def _help(self) -> bool:
        for line in self._match.setup.variant.how_to_play:
            self._console.remark(_(line))
        self._console.remark(commands())
        return False

    def _board(self) -> bool:
        self._console.remark(self._transcript.grid(self._match.position))
        return False

    def _moves(self) -> bool:
        rules = self._match.rules
        still_open = self._transcript.still_open(self._match.position, self._said)
        moves = " ".join(map(rules.move_text, still_open))
        self._console.remark(textwrap.fill(_("Legal moves:") + " " + moves, WIDTH))
        return False

    def _quit(self) -> bool:
        raise Quit
