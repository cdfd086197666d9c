"""A puzzle as it is played: the moves found, wrong moves and their refutations, hints and skips.

Unlike in a `Session`, every move of the player is judged at once. Only the solution is needed for that; the
refutation of a wrong move comes from a bot, by `question` and `answer`, as in a session.
"""

from dataclasses import dataclass, replace

from game.bots.hints import Certainty, Hint
from game.bots.levels import STRONGEST
from game.bots.questions import Answer, AskMove, GameSoFar, Question
from game.core.match import IllegalMove, Match, Ply
from game.core.rules import Move, Player
from game.core.words import _
from game.puzzles.attempt import Attempt, Step
from game.puzzles.progress import Task
from game.puzzles.puzzle import Puzzle
from game.session.events import Event, Hinted, HintWanted, Refused, Undone, events_of


@dataclass(frozen=True)
class Found:
    """The player found a move of the solution."""


@dataclass(frozen=True)
class Missed:
    """The player made a wrong move. It stands on the board until `try_again`."""


@dataclass(frozen=True)
class Solved:
    """The player found the last move of the solution."""


@dataclass(frozen=True)
class GivenUp:
    """The player skipped the puzzle; `PuzzleSession.show_solution` plays the rest of the solution."""


PuzzleEvent = Event | Found | Missed | Solved | GivenUp
PuzzleEvents = tuple[PuzzleEvent, ...]


class PuzzleSession:
    """One puzzle, from the first move to the last. It goes on where an attempt stands.

    Whatever changes `attempt` is to be kept before the player sees what it led to. For a hint that is why
    there are two methods: `ask_hint` counts it, and `show_hint` shows it.
    """

    def __init__(self, puzzle: Puzzle, attempt: Attempt | None = None, *, hints: bool = True) -> None:
        self.puzzle = puzzle
        self.setup = puzzle.setup
        self._hints = hints
        self._match = puzzle.match()
        self._player = self._match.position.turn
        self._attempt = attempt or Attempt()
        self._wrong_from: int | None = None  # how many plies there were before a wrong move
        self._hint: Hint | None = None
        self._go_on()

    def _go_on(self) -> None:
        """Make the moves that were found before, with the replies."""
        while self._made < len(self.puzzle.solution) and (
            self._found < self._attempt.found or self.reply_due
        ):
            self._match.play(self._next)
        if self._made == len(self.puzzle.solution) and not self.over:
            self._attempt = replace(self._attempt, solved=True)

    # State

    @property
    def match(self) -> Match:
        """The match. Change it only through the methods of this session."""
        return self._match

    @property
    def player(self) -> Player:
        """The player who is to find the moves."""
        return self._player

    @property
    def turn(self) -> Player:
        """The player on turn, who may be the opponent."""
        return self._match.position.turn

    @property
    def attempt(self) -> Attempt:
        return self._attempt

    @property
    def task(self) -> Task:
        """The puzzle with what was done at it, to be kept."""
        return Task(self.puzzle.text, self._attempt)

    @property
    def over(self) -> bool:
        return self._attempt.over

    @property
    def refuting(self) -> bool:
        """Whether a wrong move is on the board."""
        return self._wrong_from is not None

    @property
    def reply_due(self) -> bool:
        """Whether `reply` has a move of the opponent to make, or a move of the solution to show."""
        if self.refuting or self._made >= len(self.puzzle.solution):
            return False
        return self._match.position.turn != self._player

    @property
    def person_on_turn(self) -> bool:
        """Whether the player may move now."""
        return not self.over and not self.refuting and not self.reply_due

    @property
    def made_right(self) -> int:
        """How many moves of the solution stand on the board, with the replies, before any wrong move."""
        return self._made if self._wrong_from is None else self._wrong_from - len(self.puzzle.moves)

    @property
    def _made(self) -> int:
        """How many moves of the solution stand on the board, with the replies."""
        return len(self._match.plies) - len(self.puzzle.moves)

    @property
    def _found(self) -> int:
        """How many moves of the player among them."""
        return sum(ply.player == self._player for ply in self._match.plies[len(self.puzzle.moves) :])

    @property
    def _next(self) -> Move:
        """The next move of the solution."""
        return self.puzzle.solution[self._made]

    # Moves

    def play(self, move: Move) -> PuzzleEvents:
        """Make a move for the player: one of the solution, or a wrong one, which stays until `try_again`.

        A wrong move that was refuted before is not made again, and costs nothing.
        """
        if not self.person_on_turn:
            return (Refused(_("It is not your turn.")),)
        text = self._match.rules.move_text(move)
        if text in self._attempt.tried:
            return (Refused(_("You have tried that move: look for another.")),)
        right, before = move == self._next, len(self._match.plies)
        try:
            ply = self._match.play(move)
        except IllegalMove as error:
            return (Refused(str(error)),)
        self._hint = None
        if not right:
            self._wrong_from = before
            self._attempt = self._attempt.with_wrong(text)
            return (*events_of(ply, self._match.outcome), Missed())
        solved = self._made == len(self.puzzle.solution)
        self._attempt = self._attempt.with_step(Step.RIGHT, solved=solved)
        return (*events_of(ply, self._match.outcome), Solved() if solved else Found())

    def reply(self) -> PuzzleEvents:
        """Make the next reply of the opponent, if one is due."""
        return self._play_next() if self.reply_due else ()

    def _play_next(self) -> PuzzleEvents:
        return events_of(self._match.play(self._next), self._match.outcome)

    def try_again(self) -> PuzzleEvents:
        """Take the wrong move and its refutation back."""
        if self._wrong_from is None:
            return ()
        taken: list[Ply] = []
        while len(self._match.plies) > self._wrong_from:
            ply = self._match.undo()
            assert ply is not None, "a wrong move was made"
            taken.append(ply)
        self._wrong_from = None
        return (Undone(tuple(taken)),)

    # Help

    def ask_hint(self) -> PuzzleEvents:
        """Count a hint. Asking again about the same position is not counted."""
        if not self._hints:
            return (Refused(_("There are no hints in a streak.")),)
        if not self.person_on_turn:
            return ()
        if self._hint is None:
            self._hint = Hint(Certainty.WIN, (self._next,))
            if self._attempt.steps[-1:] != (Step.HINT,):  # after a restart
                self._attempt = self._attempt.with_step(Step.HINT)
        return (HintWanted(self._player),)

    @property
    def hint(self) -> Hint | None:
        """The hint for the position, if one was asked for."""
        return self._hint

    def show_hint(self) -> PuzzleEvents:
        """The hint that was asked for."""
        return () if self._hint is None else (Hinted(self._hint),)

    def skip(self) -> PuzzleEvents:
        """Give the puzzle up."""
        if self.over:
            return ()
        again = self.try_again()
        self._attempt = self._attempt.with_step(Step.SKIP)
        return (*again, GivenUp())

    def show_solution(self) -> PuzzleEvents:
        """Play the next move of the solution of a puzzle that was given up, if there is one."""
        if not self.over or self._made >= len(self.puzzle.solution):
            return ()
        return self._play_next()

    # Refutations

    def question(self) -> Question | None:
        """The move with which a refutation goes on; None if there is none, or if it has come to the end."""
        if not self.refuting or self._match.over:
            return None
        return AskMove(GameSoFar.of(self._match), STRONGEST, seed=0)

    def answer(self, question: Question, answer: Answer) -> PuzzleEvents:
        """Take the answer to a question. The answer to an outdated question changes nothing."""
        if question != self.question() or not isinstance(answer, int):
            return ()
        return events_of(self._match.play(answer), self._match.outcome)
