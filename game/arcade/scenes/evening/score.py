"""The score of an evening as the screen shows it."""

from game.arcade.draw.theme import Theme
from game.arcade.views.evening.score_strip import Score, SideOfScore
from game.core.rules import PLAYERS
from game.evening.progress import EveningProgress
from game.evening.sentences import points


def score_of(progress: EveningProgress, theme: Theme) -> Score:
    """What both have on sets; the points of the finale stand there."""
    halves = progress.evening.halves
    one, two = (
        SideOfScore(person.name, theme.ink, person.emblem, points(halves[player - 1]))
        for player, person in zip(PLAYERS, progress.people, strict=True)
    )
    return Score((one, two))
