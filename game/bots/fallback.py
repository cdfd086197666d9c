"""Answers that need only the rules, for when the bots fail to answer a question."""

import random

from game.bots.hints import Certainty, Hint
from game.bots.questions import (
    Answer,
    AskFairStart,
    AskHint,
    AskMove,
    AskPuzzles,
    AskReview,
    AskValue,
    Ponder,
    Question,
)
from game.bots.review import Assessment, Review, Verdict
from game.bots.starts import FairStart
from game.solving.values import Value


def answer_without_proof(question: Question) -> Answer:
    """Any legal move, so that the game can go on, and no claim about anything unproven."""
    match = question.game.match()
    match question:
        case AskMove(seed=seed):
            chance = random.Random(seed)  # noqa: S311 - not for secrets
            return chance.choice(match.rules.legal_moves(match.position))
        case AskHint():
            return Hint(Certainty.UNKNOWN, (), whole=False)
        case AskReview():
            plies = match.plies
            return Review(
                tuple(Assessment(ply.player, ply.move, Verdict.OPEN, (), whole=False) for ply in plies)
            )
        case AskPuzzles():
            return ()
        case AskValue():
            return Value.UNKNOWN
        case AskFairStart():
            return FairStart(match.first, proven=False)
        case Ponder():
            return None
