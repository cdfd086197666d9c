"""One match at a console."""

import textwrap
from collections import Counter
from collections.abc import Callable

from game.core.match import Match
from game.core.rules import PLAYERS, Move, Outcome, Player
from game.core.transcript import AnyTranscript
from game.core.words import _
from game.session.rewind import undo_turn
from game.terminal.console import Console, Quit, commands
from game.terminal.mind import Mind, fresh_seed
from game.terminal.players import Players

WIDTH = 76


class Round:
    """Plays a match in the words of its game, from wherever it stands."""

    def __init__(self, console: Console, match: Match, players: Players, mind: Mind) -> None:
        self._console = console
        self._match = match
        self._players = players
        self._mind = mind
        self._seeds = {player: fresh_seed() for player in PLAYERS}
        self._hints: Counter[Player] = Counter()
        self._helped = False  # whether there was a hint for the move that is being asked for
        self._transcript: AnyTranscript = match.setup.variant.make_transcript(match.rules, console.ink)
        self._said: tuple[str, ...] = ()
        self._commands: dict[str, Callable[[], bool]] = {
            "undo": self._undo,
            "help": self._help,
            "hint": self._hint,
            "moves": self._moves,
            "quit": self._quit,
            "": self._board,
        }

    def play(self) -> Outcome:
        """Play to the end, and tell how it ended."""
        if not self._match.plies:
            self._console.tell(self._transcript.opening(self._match.position))
        while (outcome := self._match.outcome) is None:
            self._console.tell(self._transcript.turn(self._match.position))
            level = self._players.level(self._match.position.turn)
            if level is None:
                self._take_turn()
            else:
                self._bots_turn(level)
        self._console.tell(self._transcript.ending(self._match.position))
        self._console.tell(self._hints_used())
        return outcome

    def _bots_turn(self, level: str) -> None:
        """A bot says its move as a person may: in one word, the game's notation."""
        position = self._match.position
        move = self._mind.move(self._match, level, self._seeds[position.turn])
        text = self._match.rules.move_text(move)
        name = self._players.name(position.turn)
        self._console.remark(_("{player} plays {move}.", player=name, move=text))
        self._console.remark(self._transcript.hear(position, (), text).words)
        self._make(move)

    def _take_turn(self) -> None:
        """Ask until the position has changed."""
        self._said = ()
        self._helped = False
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
        """Take back the answers to a half-told move, or else a person's last move."""
        if self._said:
            self._said = ()
            self._console.remark(_("Taken back: begin this move again."))
            return False
        bots = [player for player in PLAYERS if self._players.level(player)]
        taken = undo_turn(self._match, bots)
        if not taken:
            self._console.remark(_("There is no move to take back."))
            return False
        for ply in taken:
            move = self._match.rules.move_text(ply.move)
            self._console.remark(_("Took back Player {player}'s move {move}.", player=ply.player, move=move))
        self._console.tell(self._transcript.changed(self._match.position))
        return True

    def _help(self) -> bool:
        for line in self._match.setup.variant.how_to_play:
            self._console.remark(_(line))
        self._console.remark(commands())
        return False

    def _hint(self) -> bool:
        """Tell the moves that win. Asking again about the same move costs nothing."""
        hint = self._mind.hint(self._match)
        self._hints[self._match.position.turn] += not self._helped
        self._helped = True
        moves = map(self._match.rules.move_text, hint.moves)
        self._console.remark(textwrap.fill(" ".join((hint.words, *moves)), WIDTH))
        return False

    def _hints_used(self) -> str:
        counts = ", ".join(
            _("Player {player}: {count}", player=player, count=self._hints[player])
            for player in PLAYERS
            if self._hints[player]
        )
        return _("Hints used: {counts}.", counts=counts) if counts else ""

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
