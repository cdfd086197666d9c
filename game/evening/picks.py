"""What a bot picks when it trails. The same seed picks the same at the same score."""

from game.core.rules import PLAYERS, Player
from game.evening.evening import Evening, Picking
from game.evening.sets import tally
from game.seeds import number_from


def bots_pick(evening: Evening, phase: Picking, seed: int) -> tuple[str, Player]:
    """The game in which the bot has done best tonight, or any where that is equal; and who begins."""

    def lead(game: str) -> int:
        halves = tally(each for each in evening.sets if each.game == game)
        return halves[phase.picker - 1] - halves[2 - phase.picker]

    drawn = f"{seed} {len(evening.sets)}"
    best = max(map(lead, phase.games))
    game = min(
        (game for game in phase.games if lead(game) == best), key=lambda game: number_from(f"{drawn} {game}")
    )
    return game, PLAYERS[number_from(drawn) % len(PLAYERS)]
