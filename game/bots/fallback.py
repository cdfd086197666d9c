"""Answers that need nothing but the rules, for questions that could not be answered any better."""

import random

from game.bots.hints import Certainty, Hint
from game.bots.questions import Answer, AskHint, AskMove, AskReview, AskValue, Ponder, Question
from game.bots.review import Assessment, Review, Verdict
from game.solving.values import Value


def answer_without_proof(question: Question) -> Answer:
    """Any legal move rather than no game, and no claim about what is not known."""
    match = question.game.match()
    match question:
        case AskMove(seed=seed):
            chance = random.Random(seed)  # noqa: S311 - nobody's secret
            return chance.choice(match.rules.legal_moves(match.position))
        case AskHint():
            return Hint(Certainty.UNKNOWN, (), whole=False)
        case AskReview():
            plies = match.plies
            return Review(
                tuple(Assessment(ply.player, ply.move, Verdict.OPEN, (), whole=False) for ply in plies)
            )
        case AskValue():
            return Value.UNKNOWN
        case Ponder():
            return None
