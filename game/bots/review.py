"""What every move of a game was worth, and which one lost it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.core.kernel import Stop
from game.core.match import Ply
from game.core.rules import Move, Player, opponent
from game.core.words import _
from game.solving.solver import LOSS, UNKNOWN, WIN, Judgement, Solver, never


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
    winning: tuple[Move, ...]  # the moves that are proven to win
    whole: bool = True  # whether the other moves are proven not to

    @property
    def better(self) -> tuple[Move, ...]:
        """The moves that would have kept the win, where this one threw it away."""
        return self.winning if self.verdict is Verdict.THREW_AWAY else ()

    @property
    def holder(self) -> Player | None:
        """Who has the win after the move, where that is proven."""
        if self.verdict is Verdict.OPEN:
            return None
        return self.player if self.verdict in (Verdict.KEPT, Verdict.WON_BACK) else opponent(self.player)

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
        opens = [n for n, each in enumerate(self.assessments) if each.verdict is Verdict.OPEN]
        if first is None:
            if opens or winner is None:
                return _("No move can be proven a mistake.")
            return _("No mistakes: Player {player} had the win from the start.", player=winner)
        words = self._first_words(first, proven_before=not opens or opens[0] > first)
        last = self.mistakes[-1]
        if last != first:
            words += " " + _("Move {move} decided the game.", move=last + 1)
        return words

    def _first_words(self, first: int, *, proven_before: bool) -> str:
        """Who made the first mistake; where not all is proven before it, there may have been others."""
        player = self.assessments[first].player
        if proven_before:
            return _("Player {player} made the first mistake, move {move}.", player=player, move=first + 1)
        return _("Player {player}'s move {move} is the first proven mistake.", player=player, move=first + 1)


def review(solver: Solver, plies: Sequence[Ply], stop: Stop = never) -> Review:
    """Judge every move, from the end: there the proofs are short, and the earlier ones build on them."""
    judgements = [solver.judge(ply.before, stop) for ply in reversed(plies)]
    assessments: list[Assessment] = []
    for ply, judgement in zip(plies, reversed(judgements), strict=True):
        given = bool(assessments) and assessments[-1].verdict is Verdict.THREW_AWAY
        regained = given and assessments[-1].player != ply.player
        verdict = _verdict(judgement, ply.move, regained=regained)
        assessments.append(
            Assessment(ply.player, ply.move, verdict, tuple(judgement.at(WIN)), judgement.whole)
        )
    return Review(tuple(assessments))


def _verdict(judgement: Judgement, move: Move, *, regained: bool) -> Verdict:
    value = judgement.values[move]
    if value == WIN:
        return Verdict.WON_BACK if regained else Verdict.KEPT
    if value == UNKNOWN or judgement.value == UNKNOWN:
        return Verdict.OPEN
    return Verdict.LOST if judgement.value == LOSS else Verdict.THREW_AWAY
