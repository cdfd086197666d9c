"""What a bot picks when it trails. The same seed picks the same at the same score."""

import random

from game.core.rules import PLAYERS, Player
from game.evening.evening import Evening, Picking
from game.evening.sets import tally


def bots_pick(evening: Evening, phase: Picking, seed: int) -> tuple[str, Player]:
    """The game in which the bot has done best tonight, or any where that is equal; and who begins."""
    chance = random.Random(f"{seed} {len(evening.sets)}")  # noqa: S311 - not for secrets

    def lead(game: str) -> int:
        halves = tally(each for each in evening.sets if each.game == game)
        return halves[phase.picker - 1] - halves[2 - phase.picker]

    best = max(map(lead, phase.games))
    game = chance.choice([game for game in phase.games if lead(game) == best])
    return game, chance.choice(PLAYERS)
