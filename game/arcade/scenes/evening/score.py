"""The score of an evening as the screen shows it."""

from game.arcade.views.evening.score_strip import Score
from game.evening.progress import EveningProgress
from game.evening.sentences import points


def score_of(progress: EveningProgress) -> Score:
    """What both have on sets. The finale has points of its own."""
    one, two = progress.evening.halves
    return Score(progress.people, (points(one), points(two)))
