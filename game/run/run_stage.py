"""A stage of a run: as the mode of a session, and its result with the gates and the mistakes in it."""

from dataclasses import dataclass

from game.bots.review import Assessment, Verdict
from game.bots.starts import FairStart
from game.core.rules import Move, Outcome, Player
from game.core.variant import Setup
from game.core.words import later
from game.run.points import Gate
from game.session.modes import Strict
from game.session.session import Session


@dataclass(frozen=True)
class Stage(Strict):
    """One game of a run. The run knows which stage comes next once this one has been reviewed."""

    start: FairStart
    hints: int | None  # how many hints are left

    @property
    def starter(self) -> Player:
        return self.start.first

    @property
    def opening(self) -> tuple[Move, ...]:
        return self.start.moves

    @property
    def next_label(self) -> str:
        return later("Next stage")

    def after(self, outcome: Outcome) -> "Stage":
        return self

    def next(self) -> "Stage":
        return self


@dataclass(frozen=True)
class StageResult:
    """A stage that has ended."""

    setup: Setup
    won: bool
    gates: tuple[Gate, ...]
    mistakes: int
    hints: int
    start: FairStart
    moves: tuple[Move, ...]  # of the whole game, with those of the start
    resigned: bool = False

    @property
    def clean(self) -> bool:
        """Whether it was won without a mistake and without a hint."""
        return self.won and not self.mistakes and not self.hints


def gate_of(session: Session, number: int) -> Gate | None:
    """The gate before a move that was reviewed; None if every move won, or none did."""
    review = session.review_so_far
    assert review is not None, "the move was reviewed"
    assessment = review.assessments[number]
    winning = len(assessment.winning)
    legal = len(session.match.rules.legal_moves(session.match.plies[number].before))
    if not 0 < winning < legal:
        return None
    kept = assessment.move in assessment.winning and number not in session.help_used.hinted_moves
    return Gate(winning, legal, kept)


def persons_moves(session: Session) -> list[tuple[int, Assessment]]:
    """The moves of the person that were reviewed, after the start of the stage, with their numbers."""
    review = session.review_so_far
    opening = len(session.began_in.opening)
    return [
        (number, assessment)
        for number, assessment in enumerate(review.assessments if review else ())
        if number >= opening and assessment.player == session.players.alone
    ]


def latest_gate(session: Session) -> tuple[Assessment, Gate] | None:
    """The latest move that was reviewed and its gate, to show as it comes; None if it had none."""
    review, moves = session.review_so_far, persons_moves(session)
    if review is None or not moves or moves[-1][0] != len(review.assessments) - 1:
        return None
    number, assessment = moves[-1]
    gate = gate_of(session, number)
    return None if gate is None else (assessment, gate)


def gates_of(session: Session) -> tuple[Gate, ...]:
    """The gates in a stage so far, finished or not."""
    found = (gate_of(session, number) for number, _assessment in persons_moves(session))
    return tuple(gate for gate in found if gate is not None)


def mistakes_in(session: Session) -> int:
    """How often the person has thrown the win away in a stage so far."""
    return sum(assessment.verdict is Verdict.THREW_AWAY for _n, assessment in persons_moves(session))


def fatal_mistake(session: Session) -> tuple[int, Assessment] | None:
    """The person's last move that threw the win away, with its number from 0; None if there was none."""
    threw = [move for move in persons_moves(session) if move[1].verdict is Verdict.THREW_AWAY]
    return threw[-1] if threw else None


def result_of(session: Session) -> StageResult:
    """The result of a finished stage that was reviewed."""
    person, outcome, mode = session.players.alone, session.outcome, session.began_in
    assert person is not None, "a stage is played by one person"
    assert outcome is not None, "the stage has ended"
    return StageResult(
        setup=session.setup,
        won=outcome.winner == person,
        gates=gates_of(session),
        mistakes=mistakes_in(session),
        hints=session.hints_used(person),
        start=FairStart(mode.starter, mode.opening),
        moves=tuple(ply.move for ply in session.match.plies),
        resigned=session.resigned == person,
    )
