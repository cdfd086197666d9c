"""What every move of a game was worth, and which one lost it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.bots.solver import LOSS, UNKNOWN, WIN, Judgement, Solver, never
from game.core.kernel import Stop
from game.core.match import Ply
from game.core.rules import Move, Player
from game.core.words import _


class Verdict(Enum):
    """What a move did to the win, which with perfect play always belongs to one of the players."""

    KEPT = "kept"
    THREW_AWAY = "threw away"
    WON_BACK = "won back"  # the opponent's move before it had thrown the win away
    LOST = "lost"  # no move could have won
    OPEN = "open"  # not proven


@dataclass(frozen=True)
class Assessment:
    """The verdict on one move."""

    player: Player
    move: Move
    verdict: Verdict
    winning: tuple[Move, ...]  # the moves that would have won

    @property
    def words(self) -> str:
        sentences = {
            Verdict.KEPT: _("Keeps the win."),
            Verdict.THREW_AWAY: _("Throws the win away."),
            Verdict.WON_BACK: _("Takes the win that was given away."),
            Verdict.LOST: _("Every move loses here."),
            Verdict.OPEN: _("Too far from the end to prove."),
        }
        return sentences[self.verdict]


@dataclass(frozen=True)
class Review:
    """The verdicts on all moves of a game, in their order."""

    assessments: tuple[Assessment, ...]

    @property
    def first_mistake(self) -> int | None:
        """The number, from 0, of the first move that threw a win away."""
        return next(iter(self.mistakes), None)

    @property
    def mistakes(self) -> list[int]:
        """The numbers of all moves that threw a win away."""
        return [n for n, each in enumerate(self.assessments) if each.verdict is Verdict.THREW_AWAY]

    def summary(self, winner: Player | None) -> str:
        """The game in one or two sentences."""
        first = self.first_mistake
        if first is None:
            if any(assessment.verdict is Verdict.OPEN for assessment in self.assessments):
                return _("No move can be proven a mistake.")
            return _("No mistakes: Player {player} had the win from the start.", player=winner)
        player = self.assessments[first].player
        words = _(
            "The first mistake is move {move}: Player {player} throws the win away.",
            move=first + 1,
            player=player,
        )
        last = self.mistakes[-1]
        if last != first:
            words += " " + _("Move {move} decides the game.", move=last + 1)
        return words


def review(solver: Solver, plies: Sequence[Ply], stop: Stop = never) -> Review:
    """Judge every move, from the end: there the proofs are short, and the earlier ones build on them."""
    judgements = [solver.judge(ply.before, stop) for ply in reversed(plies)]
    assessments: list[Assessment] = []
    for ply, judgement in zip(plies, reversed(judgements), strict=True):
        given = bool(assessments) and assessments[-1].verdict is Verdict.THREW_AWAY
        regained = given and assessments[-1].player != ply.player
        verdict = _verdict(judgement, ply.move, regained=regained)
        assessments.append(Assessment(ply.player, ply.move, verdict, tuple(judgement.at(WIN))))
    return Review(tuple(assessments))


def _verdict(judgement: Judgement, move: Move, *, regained: bool) -> Verdict:
    value = judgement.values[move]
    if value == WIN:
        return Verdict.WON_BACK if regained else Verdict.KEPT
    if value == UNKNOWN or judgement.value == UNKNOWN:
        return Verdict.OPEN
    return Verdict.LOST if judgement.value == LOSS else Verdict.THREW_AWAY
