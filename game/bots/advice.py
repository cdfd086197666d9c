"""Makes hints and reviews with a solver."""

from collections.abc import Sequence

from game.bots.hints import Certainty, Hint
from game.bots.levels import LEVELS, STRONGEST
from game.bots.review import Assessment, Review, Verdict
from game.core.match import Ply
from game.core.rules import Move, Position
from game.core.stop import Stop, never
from game.solving.solver import Solver
from game.solving.values import Judgement, Value

# How many positions are looked at in a lost position, which has to be quick.
MOST_WHEN_LOST = 2000


def hint(solver: Solver, position: Position, stop: Stop | None = None, give_up: Stop | None = None) -> Hint:
    """The moves that win, or else those that draw, or else the one that holds out longest.

    If that is not proven before `give_up`, the best move by the estimate of the strongest bot, which looks
    ahead until `stop`.
    """
    judgement = solver.judge(position, give_up or stop)
    moves = tuple(judgement.at(judgement.value))
    match judgement.value:
        case Value.WIN:
            return Hint(Certainty.WIN, moves, judgement.whole)
        case Value.DRAW:
            return Hint(Certainty.DRAW, moves)
        case Value.LOSS:
            return _when_lost(solver, position, moves, give_up or stop)
    best = solver.most_promising(position, judgement.at(Value.UNKNOWN), LEVELS[STRONGEST].horizon, stop)
    return Hint(Certainty.ESTIMATE, (best[0],))


def _when_lost(solver: Solver, position: Position, moves: tuple[Move, ...], stop: Stop | None) -> Hint:
    """The move that holds out longest, by an estimate if that takes too long to count."""
    if len(moves) == 1:
        return Hint(Certainty.LOSS, ())
    longest = solver.longest(position, stop)
    if longest is not None:
        return Hint(Certainty.LOSS, (longest,))
    enough = solver.within(MOST_WHEN_LOST, stop or never)
    best = solver.most_promising(position, list(moves), LEVELS[STRONGEST].horizon, enough)
    return Hint(Certainty.LOSS, (best[0],), whole=False)


def review(solver: Solver, plies: Sequence[Ply], stop: Stop | None = None) -> Review:
    """Judge every move, starting from the end, where proofs are short; earlier ones build on them."""
    stop = stop or solver.limit()
    judgements = [solver.judge(ply.before, stop) for ply in reversed(plies)]
    assessments: list[Assessment] = []
    for ply, judgement in zip(plies, reversed(judgements), strict=True):
        given = bool(assessments) and assessments[-1].verdict is Verdict.THREW_AWAY
        regained = given and assessments[-1].player != ply.player
        verdict = _verdict(judgement, ply.move, regained=regained)
        winning, drawing = tuple(judgement.at(Value.WIN)), tuple(judgement.at(Value.DRAW))
        assessments.append(Assessment(ply.player, ply.move, verdict, winning, judgement.whole, drawing))
    return Review(tuple(assessments))


def _verdict(judgement: Judgement, move: Move, *, regained: bool) -> Verdict:
    value = judgement.values[move]
    if value == Value.WIN:
        return Verdict.WON_BACK if regained else Verdict.KEPT
    if Value.UNKNOWN in (value, judgement.value):
        return Verdict.OPEN
    if value != judgement.value:
        return Verdict.THREW_AWAY
    return Verdict.LOST if value == Value.LOSS else Verdict.DREW
