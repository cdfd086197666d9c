"""One game at a console."""

from collections.abc import Callable

from game.bots.questions import AskReview
from game.core.match import Ply
from game.core.rules import PLAYERS, Move, opponent
from game.core.words import _, plural
from game.session.events import (
    Ended,
    Event,
    Events,
    Hinted,
    HintWanted,
    Moved,
    Passed,
    Refused,
    Reviewed,
    Stopped,
    Undone,
)
from game.session.session import Session
from game.terminal.adviser import Adviser
from game.terminal.console import Console, Quit, commands, commands_without_undo
from game.terminal.kinds import name_of
from game.terminal.move_entry import MoveEntry


class GameDialogue:
    """Plays a session from its current position to its end, with the texts of its game.

    `keep` gets the session whenever something has happened in it. `reviewed` gives what to say when moves
    were reviewed while the game goes on, and `on_turn` what to say before each turn. `why_no_hint` gives the
    reason why whoever is on turn gets no hint, if there is one. `before_resigning` is the question before a
    person resigns, if there is one.
    """

    def __init__(
        self,
        console: Console,
        session: Session,
        adviser: Adviser,
        keep: Callable[[Session], None],
        reviewed: Callable[[Session], str] = lambda _session: "",
        on_turn: Callable[[Session], str] = lambda _session: "",
        why_no_hint: Callable[[Session], str] = lambda _session: "",
        before_resigning: str = "",
    ) -> None:
        self._console = console
        self._session = session
        self._adviser = adviser
        self._keep = keep
        self._reviewed = reviewed
        self._on_turn = on_turn
        self._why_no_hint = why_no_hint
        self._before_resigning = before_resigning
        self._match = session.match
        self._entry = MoveEntry(console, session.match)
        self._transcript = self._entry.transcript
        self._commands: dict[str, Callable[[], None]] = {
            "undo": self._undo,
            "help": self._help,
            "hint": self._hint,
            "moves": self._entry.list_legal_moves,
            "resign": self._resign,
            "quit": self._quit,
            "": self._entry.show_board,
        }

    def play(self) -> None:
        """Play to the end, and show the result."""
        if not self._match.plies:
            self._console.tell(self._transcript.opening(self._match.position))
        elif self._session.started or self._session.given:
            self._tell_board()
        self._review()
        while not self._session.over:
            self._console.tell(self._transcript.turn(self._match.position))
            self._console.remark(self._on_turn(self._session))
            if self._session.person_on_turn:
                self._take_turn()
            else:
                self._tell(self._adviser.answer(self._session))
            self._review()

    def _review(self) -> None:
        """In a strict mode, have a person's moves reviewed as they are made."""
        if self._session.began_in.strict and isinstance(self._session.question(), AskReview):
            self._tell(self._adviser.answer(self._session))

    def _tell_board(self) -> None:
        """The board on which the game goes on, unless it is shown in every turn."""
        board = self._transcript.grid(self._match.position)
        if board not in self._transcript.turn(self._match.position):
            self._console.tell(board)

    def _take_turn(self) -> None:
        """Read until the position has changed or the game is over."""
        self._entry.begin()
        position = self._match.position
        while self._match.position == position and not self._session.over:
            move = self._entry.read(self._commands)
            if move is not None:
                self._choose(move)

    def _choose(self, move: Move) -> None:
        """Make a person's move, unless a guard stops it: then another one is read."""
        if not self._session.guard_is_ready:
            self._adviser.answer(self._session)
        events = self._session.choose(move)
        self._tell(events)
        if any(isinstance(event, Stopped) for event in events):
            self._entry.begin()
            left = self._session.guards_left(self._session.turn)
            self._console.remark(plural("{count} guard left.", "{count} guards left.", left))

    # Events

    def _tell(self, events: Events) -> None:
        if events:
            self._keep(self._session)
        for event in events:
            self._tell_one(event)

    def _tell_one(self, event: Event) -> None:
        match event:
            case Moved(ply):
                self._tell_move(ply)
            case Passed(player):
                self._console.tell(self._match.rules.skip_words(player))
            case Refused(reason) | Stopped(reason=reason):
                self._console.remark(reason)
            case Undone(plies):
                self._tell_undone(plies)
            case Hinted(hint):
                self._console.list_moves(hint.words, map(self._match.rules.move_text, hint.moves))
            case Ended():
                self._tell_end()
            case Reviewed():
                self._console.remark(self._reviewed(self._session))

    def _tell_move(self, ply: Ply) -> None:
        if self._session.players.level(ply.player) is not None:
            # A bot enters its move in the game's notation, as a person may.
            text = self._match.rules.move_text(ply.move)
            name = name_of(self._session.players, ply.player)
            self._console.remark(_("{player} plays {move}.", player=name, move=text))
            self._console.remark(self._transcript.hear(ply.before, (), text).words)
        self._console.tell(self._transcript.played(ply.before, ply.move))
        self._console.tell(self._transcript.changed(ply.after))

    def _tell_undone(self, plies: tuple[Ply, ...]) -> None:
        for ply in plies:
            move = self._match.rules.move_text(ply.move)
            self._console.remark(_("Took back Player {player}'s move {move}.", player=ply.player, move=move))
        self._console.tell(self._transcript.changed(self._match.position))

    def _tell_end(self) -> None:
        loser = self._session.resigned
        if loser is None:
            self._console.tell(self._transcript.ending(self._match.position))
        else:
            winner = opponent(loser)
            self._console.tell(_("Player {loser} resigns: Player {winner} wins.", loser=loser, winner=winner))
        self._console.tell(self._hints_used())

    def _hints_used(self) -> str:
        used = {player: self._session.hints_used(player) for player in PLAYERS}
        counts = ", ".join(
            _("Player {player}: {count}", player=player, count=count)
            for player, count in used.items()
            if count
        )
        return _("Hints used: {counts}.", counts=counts) if counts else ""

    # Commands

    def _undo(self) -> None:
        """Take back the answers of an incomplete move, or else a person's last move."""
        if not self._entry.take_back():
            self._tell(self._session.undo())

    def _help(self) -> None:
        for line in self._session.setup.variant.how_to_play:
            self._console.remark(_(line))
        if self._session.began_in.strict:
            self._console.remark(commands_without_undo())
            self._console.remark(self._entry.help)
        else:
            self._console.remark(commands())

    def _hint(self) -> None:
        why_not = self._why_no_hint(self._session)
        if why_not:
            self._console.remark(why_not)
            return
        events = self._session.ask_hint()
        self._tell(events)  # which keeps what it costs, before anything is shown
        answer = self._adviser.answer(self._session)
        left = self._session.hints_left
        if left is not None and any(isinstance(event, HintWanted) for event in events):
            self._console.remark(plural("{count} hint left.", "{count} hints left.", left))
        self._tell(answer)

    def _resign(self) -> None:
        if self._before_resigning and not self._console.is_sure(self._before_resigning):
            return
        self._tell(self._session.resign(self._session.turn))

    def _quit(self) -> None:
        raise Quit
