"""One puzzle at a console."""

import textwrap
from collections.abc import Callable

from game.core.match import Ply
from game.core.rules import Move, Names
from game.core.words import _
from game.puzzles.attempt import Attempt
from game.puzzles.sentences import solved
from game.session.events import Hinted, Moved, Passed, Refused
from game.session.puzzle_session import (
    Found,
    Keeping,
    PuzzleEvent,
    PuzzleEvents,
    PuzzleSession,
    Replying,
    Solved,
)
from game.terminal.adviser import Adviser
from game.terminal.console import WIDTH, Console, Quit, meant
from game.terminal.move_entry import MoveEntry


class PuzzleDialogue:
    """Plays a puzzle until it is solved or given up, or until a mistake that ends a streak.

    `keep` gets the session before a person sees what a step led to, and says whether the puzzle goes on.
    `before_hint` says what a hint costs, empty if nothing; `before_skip` gives the question before a skip,
    empty to ask nothing; `help_words` are about the mode.
    """

    def __init__(
        self,
        console: Console,
        session: PuzzleSession,
        adviser: Adviser,
        keep: Callable[[PuzzleSession], bool],
        before_hint: Callable[[], str],
        before_skip: Callable[[], str],
        help_words: str,
    ) -> None:
        self._console = console
        self._session = session
        self._adviser = adviser
        self._keep = keep
        self._before_hint = before_hint
        self._has_warned = False  # of what a hint costs
        self._before_skip = before_skip
        self._help_words = help_words
        self._goes_on = not session.attempt.over
        self._match = session.match
        self._rules = session.match.rules
        self._entry = MoveEntry(console, session.match)
        self._transcript = self._entry.transcript
        self._commands: dict[str, Callable[[], None]] = {
            "help": self._help,
            "hint": self._hint,
            "moves": self._entry.list_legal_moves,
            "skip": self._skip,
            "quit": self._quit,
            "undo": self._begin_again,
            "": self._entry.show_board,
        }

    def play(self) -> Attempt:
        """Read moves until the puzzle is over, and return what was done. Raises Quit if the person leaves."""
        while self._goes_on:
            self._tell_position()
            self._take_turn()
        return self._session.attempt

    def _tell_position(self) -> None:
        board, turn = self._transcript.grid(self._match.position), self._transcript.turn(self._match.position)
        if board not in turn:
            self._console.tell(board)
        self._console.tell(turn)

    def _take_turn(self) -> None:
        """Read until a move was found or missed, or the puzzle was given up."""
        self._entry.begin()
        position, steps = self._match.position, self._session.attempt
        while self._goes_on and self._match.position == position and not self._has_moved(steps):
            move = self._entry.read(self._commands)
            if move is not None:
                self._play(move)

    def _has_moved(self, before: Attempt) -> bool:
        """Whether a move was made since then; a hint is none."""
        after = self._session.attempt
        return (after.found, after.wrong) != (before.found, before.wrong)

    def _play(self, move: Move) -> None:
        self._tell(self._session.play(move))
        if self._session.has_wrong_move:
            self._refute()
        while isinstance(self._session.phase, Replying):
            self._tell(self._session.go_on())

    # Events

    def _tell(self, events: PuzzleEvents) -> None:
        """Keep what has happened, and only then show it."""
        if isinstance(self._session.phase, Keeping):
            self._goes_on = self._keep(self._session)
            events = (*events, *self._session.kept())
        for event in events:
            self._tell_one(event)

    def _tell_one(self, event: PuzzleEvent) -> None:
        match event:
            case Moved(ply):
                self._tell_move(ply)
            case Passed(player):
                self._console.remark(self._rules.skip_words(player))
            case Refused(reason):
                self._console.remark(reason)
            case Hinted(hint):
                self._console.list_moves(hint.words, map(self._rules.move_text, hint.moves))
            case Found():
                self._console.tell(_("Right: nothing else wins. Go on."))
            case Solved():
                words = solved(self._session.attempt)
                self._console.tell(_("Right: nothing else wins. {solved}.", solved=words))

    def _tell_move(self, ply: Ply) -> None:
        """A reply of the opponent; the moves of the player were just typed."""
        if ply.player != self._session.player:
            self._console.remark(self._said_of(ply))

    # Wrong moves

    def _refute(self) -> None:
        """Show how a wrong move is refuted, and let the person try again."""
        wrong = self._match.plies[-1]
        self._console.tell(
            _("{move} gives the win away.", move=self._rules.move_text(wrong.move)),
        )
        self._play_on()
        if self._goes_on:
            self._ask_to_see_more()
        self._session.try_again()

    def _play_on(self) -> None:
        """Play the moves of a refutation that are to come, and show the board then."""
        moves: list[Ply] = []
        while (question := self._session.question()) is not None:
            self._session.answer(question, self._adviser.think(question))
            moves.append(self._match.plies[-1])
        words = " ".join(map(self._said_of, moves))
        self._console.remark(textwrap.fill(words, WIDTH))
        self._console.remark(self._transcript.grid(self._match.position))
        if self._match.over:
            self._console.remark(self._rules.why_over(self._match.position, Names(you=self._session.player)))

    def _said_of(self, ply: Ply) -> str:
        name, move = self._rules.player_name(ply.player), self._rules.move_text(ply.move)
        return _("{player} plays {move}.", player=name, move=move)

    def _ask_to_see_more(self) -> None:
        while True:
            more = self._session.has_more
            words = ("again", "more", "skip", "quit") if more else ("again", "skip", "quit")
            line = self._console.ask(
                _("Try again, see more, or skip (Enter: again)? ") if more else _("Try again or skip? ")
            )
            match meant(line, words) if line else "again":
                case "again":
                    return
                case "more":
                    self._session.see_more()
                    self._play_on()
                case "skip":
                    self._skip()
                    if not self._goes_on:
                        return
                case "quit":
                    raise Quit
                case _:
                    self._console.remark(_("Type {words} or quit.", words=", ".join(words[:-1])))

    # Commands

    def _begin_again(self) -> None:
        if not self._entry.take_back():
            self._console.remark(_("There is no move to take back."))

    def _help(self) -> None:
        for line in self._session.setup.variant.how_to_play:
            self._console.remark(_(line))
        self._console.remark(self._help_words)
        self._console.remark(self._entry.help)

    def _hint(self) -> None:
        cost = self._before_hint()
        if cost and not self._has_warned:
            self._has_warned = True
            self._console.remark(" ".join((cost, _("Type hint again to see it."))))
            return
        self._tell(self._session.ask_hint())

    def _skip(self) -> None:
        question = self._before_skip()
        if question and not self._console.is_sure(question):
            return
        self._tell(self._session.skip())

    def _quit(self) -> None:
        raise Quit


def introduction(session: PuzzleSession) -> str:
    """Which puzzle it is, and what is to be done."""
    setup = session.setup
    which = _(
        "{name}, size {size}, rating {rating}.",
        name=setup.variant.name,
        size=setup.size,
        rating=f"{session.puzzle.rating:,}",
    )
    if session.attempt.over:
        return f"{which}\n" + _("You have had this puzzle; tomorrow there is another one.")
    player = session.match.rules.player_name(session.player)
    return f"{which}\n" + _("Only one move of {player} wins: find it.", player=player)


def solution_words(session: PuzzleSession) -> str:
    """The moves of the solution."""
    rules = session.match.rules
    moves = " ".join(rules.move_text(move) for move in session.puzzle.solution)
    words = _("Solution: {moves}", moves=moves)
    return textwrap.fill(words, WIDTH)
