"""One game as it is played: moves, undo and redo, hints, and the review; and the same as a value to be saved.

Every method that changes a session returns events. `question` gives what a program should compute next (the
move of a bot, a hint, a review), and `answer` takes the result.
"""

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace

from game.bots.hints import Hint
from game.bots.questions import Answer, AskHint, AskMove, AskReview, GameSoFar, Ponder, Question
from game.bots.review import Review
from game.core.match import IllegalMove, Match, Ply
from game.core.rules import Move, Names, Outcome, Player, opponent
from game.core.variant import Setup
from game.core.words import _
from game.session.events import (
    Ended,
    Events,
    Hinted,
    HintWanted,
    Redone,
    Refused,
    Reviewed,
    Stopped,
    Undone,
    events_of,
)
from game.session.help_used import HelpUsed
from game.session.modes import Mode, Series
from game.session.players import HUMAN, Players


@dataclass(frozen=True)
class SavedGame:
    """`Session.saved` makes it, and `Session.restored` makes the session again.

    Moves that were taken back are not in it.
    """

    setup: Setup
    players: Players
    series: Series  # when the game began
    seed: int
    moves: tuple[Move, ...]
    resigned: Player | None = None
    help_used: HelpUsed = field(default_factory=HelpUsed)
    levels: tuple[str, ...] = ()  # at which the bots made their moves, in order
    given: int = 0  # how many of its first moves nobody chose

    @property
    def opening(self) -> tuple[Move, ...]:
        """The moves that nobody chose."""
        return self.moves[: self.given]


def undo_turn(match: Match, bots: Container[Player]) -> tuple[Ply, ...]:
    """Go back to before a person's last move. Return the moves taken back, the latest first, or none."""
    if all(ply.player in bots for ply in match.plies):
        return ()
    taken: list[Ply] = []
    while not taken or taken[-1].player in bots:
        ply = match.undo()
        assert ply is not None, "a person has moved"
        taken.append(ply)
    return tuple(taken)


def redo_turn(match: Match, bots: Container[Player]) -> tuple[Ply, ...]:
    """Redo moves until a person is on turn or none is left. Return the moves made again."""
    again: list[Ply] = []
    while match.can_redo and (not again or match.position.turn in bots):
        ply = match.redo()
        assert ply is not None, "there is a move to make again"
        again.append(ply)
    return tuple(again)


class BotLevels:
    """The level of each move of a bot, by the number of the move. A move that is made again keeps it."""

    def __init__(self) -> None:
        self._of: dict[int, str] = {}

    def note(self, match: Match, players: Players) -> None:
        """A move was just made."""
        level = players.level(match.plies[-1].player)
        if level is not None:
            self._of[len(match.plies) - 1] = level

    def restore(self, match: Match, players: Players, levels: Iterable[str]) -> None:
        """The moves were made again as they were saved."""
        self._of = dict(zip(_moves(match, players), levels, strict=False))

    def all(self, match: Match, players: Players) -> tuple[str, ...]:
        """The levels of the bots' moves, in order; the present one for a move whose level is not known."""
        present = players.bot_level or HUMAN
        return tuple(self._of.get(number, present) for number in _moves(match, players))


def _moves(match: Match, players: Players) -> list[int]:
    """The numbers of the bots' moves."""
    return [number for number, ply in enumerate(match.plies) if ply.player in players.bots]


@dataclass(frozen=True)
class Reviewing:
    """The review of the first moves of a game, once there is one."""

    people: Collection[Player]
    opening: int  # the number of moves with which the game began
    given: int  # how many of them nobody chose
    strict: bool  # whether each move of a person is reviewed at once, not only the finished game
    so_far: Review | None = None

    def whole(self, plies: Sequence[Ply]) -> Review | None:
        """The review, if it is about all these moves."""
        return None if self.so_far is None or self._rest(plies) else self.so_far

    def is_wanted(self, plies: Sequence[Ply], *, over: bool) -> bool:
        """Whether these moves are to be reviewed now."""
        rest = self._rest(plies)
        if over:
            return bool(self.people and rest)
        begun = rest[self.opening :] if self.so_far is None else rest
        return self.strict and any(ply.player in self.people for ply in begun)

    def with_review(self, review: Review) -> "Reviewing":
        """The review has arrived."""
        return replace(self, so_far=review.after_start(self.given) if self.given else review)

    def elsewhere(self) -> "Reviewing":
        """The same in another position, where a review of the last one no longer applies."""
        return self if self.strict else replace(self, so_far=None)

    def _rest(self, plies: Sequence[Ply]) -> Sequence[Ply]:
        """The moves that are not reviewed yet."""
        return plies if self.so_far is None else plies[len(self.so_far.assessments) :]


class Session:
    """One game.

    `seed` determines the random choices of its bots. `help_used` is the help that counts from the start.
    """

    def __init__(
        self, setup: Setup, players: Players, mode: Mode, seed: int = 0, help_used: HelpUsed | None = None
    ) -> None:
        self.setup = setup
        self.seed = seed
        self._players = players
        self._mode = mode
        self._match = Match.of(setup, mode.opening, mode.starter)
        self._resigned: Player | None = None
        self._advice: Hint | None = None  # about the current position, also where only a guard needs it
        self._reviewing = Reviewing(players.people, len(mode.opening), self.given, mode.strict)
        self._hint_asked = False
        self._help = help_used or HelpUsed()
        self._levels = BotLevels()

    # To go on later

    def saved(self) -> SavedGame | None:
        """The session as it stands; None if its mode is no series."""
        return replace(self.as_single_game(), series=self._mode) if isinstance(self._mode, Series) else None

    def as_single_game(self) -> SavedGame:
        """The same moves as a single game from the start, whatever the mode."""
        return SavedGame(
            setup=self.setup,
            players=self._players,
            series=Series(first=self._mode.starter),
            seed=self.seed,
            moves=tuple(ply.move for ply in self._match.plies),
            resigned=self._resigned,
            help_used=self._help,
            levels=self._levels.all(self._match, self._players),
            given=self.given,
        )

    @classmethod
    def restored(cls, saved: SavedGame, mode: Mode | None = None) -> "Session":
        """The session that was saved, in its series or another mode. Raises IllegalMove if that cannot be."""
        session = cls(saved.setup, saved.players, mode or saved.series, saved.seed)
        for move in saved.moves[len(session._match.plies) :]:
            session._match.play(move)
        session._resigned, session._help = saved.resigned, saved.help_used
        session._levels.restore(session._match, session._players, saved.levels)
        return session

    # State

    @property
    def match(self) -> Match:
        """The match. Change it only through the methods of the session."""
        return self._match

    @property
    def players(self) -> Players:
        return self._players

    @property
    def names(self) -> Names:
        """What sentences call the players."""
        return self._players.names

    def change_level(self, level: str) -> None:
        """Let the bots play at another level, starting with their next move, unless the mode is strict."""
        self._players = self._players if self._mode.strict else self._players.with_level(level)

    def seat(self, players: Players) -> None:
        """These play the sides from now on: somebody else of a team is to move."""
        self._players = players

    @property
    def turn(self) -> Player:
        return self._match.position.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self._resigned is not None:
            return Outcome(opponent(self._resigned))
        return self._match.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def resigned(self) -> Player | None:
        """The player who resigned."""
        return self._resigned

    @property
    def mode(self) -> Mode:
        """What the game is part of. A finished game counts; once it is undone, it no longer does."""
        return self._mode if self.outcome is None else self._mode.after(self.outcome)

    @property
    def began_in(self) -> Mode:
        """The mode when this game began."""
        return self._mode

    @property
    def level_on_turn(self) -> str | None:
        """The level of the bot on turn; None for a person, or when the game is over."""
        return None if self.over else self._players.level(self.turn)

    @property
    def people_in_play(self) -> tuple[Player, ...]:
        """The people, as long as the game goes on."""
        return () if self.over else self._players.people

    @property
    def person_on_turn(self) -> bool:
        return not self.over and self._players.level(self.turn) is None

    @property
    def given(self) -> int:
        """How many of the first moves nobody chose."""
        return len(self._mode.opening) if self._mode.given else 0

    @property
    def started(self) -> bool:
        """Whether moves were made after the mode's opening."""
        return len(self._match.plies) > len(self._mode.opening)

    # Moves

    def play(self, move: Move) -> Events:
        """Make a move for the player on turn."""
        if self.over:
            return (Refused(_("The game is over.")),)
        try:
            ply = self._match.play(move)
        except IllegalMove as error:
            return (Refused(str(error)),)
        self._levels.note(self._match, self._players)
        self._forget()
        return events_of(ply, self.outcome)

    def choose(self, move: Move) -> Events:
        """Make the move that a person on turn has chosen, unless a guard stops it."""
        if self._is_stopped(move):
            self._help = self._help.with_guard(self.turn, move)
            return (Stopped(self.turn, move),)
        return self.play(move)

    def resign(self, player: Player) -> Events:
        """Resign for a player."""
        if self.over:
            return (Refused(_("The game is over.")),)
        self._resigned = player
        self._forget()
        return (Ended(Outcome(opponent(player))),)

    @property
    def can_undo(self) -> bool:
        people, plies = self._players.people, self._match.plies[self.given :]
        moved = self._resigned is not None or any(ply.player in people for ply in plies)
        return moved and not self._mode.strict

    @property
    def can_redo(self) -> bool:
        return self._resigned is None and self._match.can_redo

    def why_no_undo(self, by: Player | None = None) -> str:
        """Why a player, or if None whoever shares a device, cannot take anything back; empty if they can."""
        if not self.can_undo:
            strict = self._mode.strict
            return _("No move can be taken back here.") if strict else _("There is no move to take back.")
        return self._why_no_slip(by) if self._mode.slips_only else ""

    def _why_no_slip(self, by: Player | None) -> str:
        last = self._resigned or self._match.plies[-1].player
        if by not in (None, last):
            return _("The last move is {name}'s, who alone can take it back.", name=self.names.of(last))
        return _("Only the last move can be taken back.") if self._match.can_redo else ""

    def undo(self, by: Player | None = None) -> Events:
        """Take back the resignation, or a person's last move and the bot's moves after it."""
        why_not = self.why_no_undo(by)
        if why_not:
            return (Refused(why_not),)
        taken: tuple[Ply, ...] = ()
        if self._resigned is not None:
            player, self._resigned = self._resigned, None
        else:
            taken = undo_turn(self._match, self._players.bots)
            player = taken[-1].player
        self._help = self._help.with_undo(player)
        self._forget()
        return (Undone(taken),)

    def undos_used(self, player: Player) -> int:
        """How many of a player's moves and resignations were taken back, even if they were made again."""
        return self._help.undos[player - 1]

    def redo(self, by: Player | None = None) -> Events:
        """Make moves again that were taken back, until a person is on turn."""
        if not self.can_redo:
            return (Refused(_("There is no move to make again.")),)
        if self._mode.slips_only and by not in (None, self.turn):
            return (Refused(_("Only {name} can make it again.", name=self.names.of(self.turn))),)
        again = Redone(redo_turn(self._match, self._players.bots))
        self._forget()
        return (again,) if self.outcome is None else (again, Ended(self.outcome))

    def _forget(self) -> None:
        """The position has changed: hints and reviews of the last one no longer apply."""
        self._advice = None
        self._hint_asked = False
        self._reviewing = self._reviewing.elsewhere()
        self._help = self._help.elsewhere()

    # Guards

    def guards_left(self, player: Player) -> int:
        """How many more moves a guard can stop for a player."""
        return max(0, self._mode.guards[player - 1] - self._help.guards[player - 1])

    @property
    def guard_is_ready(self) -> bool:
        """Whether it is known which moves a guard stops, if there is one for the player on turn."""
        return not self._guarded or self._advice is not None

    @property
    def _guarded(self) -> bool:
        return self.person_on_turn and self.guards_left(self.turn) > 0

    def _is_stopped(self, move: Move) -> bool:
        """Whether a guard stops a move: only a legal one that is proven to give the win away."""
        if move in self._help.stopped:
            return not self.over
        if not self._guarded or self._advice is None or not self._advice.is_proven_win:
            return False
        return move in set(self._match.rules.legal_moves(self._match.position)) - set(self._advice.moves)

    # Hints and the review

    @property
    def hint(self) -> Hint | None:
        """The hint for the current position, if one was asked for and has arrived."""
        return self._advice if self._hint_asked else None

    @property
    def hint_wanted(self) -> bool:
        """Whether a hint was asked for and has not arrived yet."""
        return self._hint_asked and self._advice is None

    def hints_used(self, player: Player) -> int:
        return self._help.hints[player - 1]

    @property
    def hints_left(self) -> int | None:
        """How many more hints the player on turn can have; None if there is no limit."""
        most = self._mode.hints
        return None if most is None else most - self.hints_used(self.turn)

    @property
    def help_used(self) -> HelpUsed:
        """The hints and undos of both players."""
        return self._help

    def ask_hint(self) -> Events:
        """Ask for a hint for the player on turn. Asking again about the same position is not counted.

        It counts until it turns out that it has nothing to give.
        """
        if not self.person_on_turn:
            return ()
        if self.hint is not None:
            return (Hinted(self.hint),)
        if self.hints_left == 0 and not self._help.hinted:
            return (Refused(self._mode.no_hints),)
        self._hint_asked = True
        self._help = self._help.with_hint(self.turn, len(self._match.plies))
        return (HintWanted(self.turn),) if self._advice is None else self._hinted(self._advice)

    def _hinted(self, hint: Hint) -> Events:
        if not hint.helps:
            self._help = self._help.without_hint(self.turn)
        return (Hinted(hint),)

    @property
    def review(self) -> Review | None:
        """The review of the finished game, once it has arrived."""
        return self._reviewing.whole(self._match.plies) if self.over else None

    @property
    def review_so_far(self) -> Review | None:
        """In a strict mode, the review of all moves that were reviewed while the game goes on."""
        return self._reviewing.so_far

    # Questions to a program

    def question(self) -> Question | None:
        """What should be computed now. While a person is on turn, ponder what may be asked next."""
        game = GameSoFar.of(self._match)
        if self._reviewing.is_wanted(self._match.plies, over=self.over):
            return AskReview(game)
        if self.over:
            return None
        level = self.level_on_turn
        if level is not None:
            return AskMove(game, level, self.seed)
        return Ponder(game) if self.guard_is_ready and not self.hint_wanted else AskHint(game)

    def answer(self, question: Question, answer: Answer) -> Events:
        """Take the answer to a question. The answer to an outdated question changes nothing."""
        if question != self.question():
            return ()
        match question, answer:
            case AskMove(), int():
                return self.play(answer)
            case AskHint(), Hint():
                self._advice = answer
                return self._hinted(answer) if self._hint_asked else ()
            case AskReview(), Review():
                self._reviewing = self._reviewing.with_review(answer)
                return (Reviewed(answer),)
        return ()
