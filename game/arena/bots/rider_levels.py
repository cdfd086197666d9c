"""The levels of the bots: how much they see, and how late. They all ride at the same speed."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.arena.bots.budget import Budget
from game.arena.bots.fill import Fill
from game.arena.bots.search import Search, choose
from game.arena.bots.simple import compare, hug, most_room
from game.arena.bots.view import View
from game.arena.chance import Chance
from game.arena.field import Direction
from game.arena.state import State
from game.core.rules import Player
from game.core.stop import Stop
from game.core.words import later


@dataclass(frozen=True)
class Level:
    """What a level sees, and when; and what it is worth to win against it."""

    name: str
    title: str
    points: int  # what a round is worth that a person wins against it in a streak
    delay: int  # how many ticks late it sees what the other rider does
    milliseconds: int = 0  # how long it looks ahead
    nodes: int | None = None  # how much it looks at in that time at most: a fast machine is no help
    haze: float = 0.0  # the error of its estimates of territory, in cells, as a standard deviation
    whims: float = 0.0  # the share of ticks of an opening in which it turns anywhere where it loses no room

    def budget(self, stop: Stop) -> Budget:
        """What it may think, if it is not stopped before."""
        return Budget(self.nodes, stop)


LEVELS = {
    level.name: level
    for level in (
        Level("rookie", later("Rookie"), points=1, delay=3, whims=0.15),
        Level("casual", later("Casual"), points=2, delay=2, haze=0.05),
        Level("sharp", later("Sharp"), points=3, delay=1, milliseconds=15, nodes=60),
        Level("master", later("Master"), points=4, delay=0, milliseconds=60),
    )
}
# How bots ride whose levels only the board games have.
RIDES_LIKE = {"keen": "casual", "expert": "sharp", "perfect": "master"}
# A rider without plans has whims at first, so that no two rounds begin alike. Later they would matter.
OPENING_TICKS = 12
STRONGEST = "master"
# The level of the bot until a person chooses another.
BEGINNERS_LEVEL = "casual"


def level_of(who: str) -> Level | None:
    """The level at which a bot rides; None for whoever is none."""
    return LEVELS.get(RIDES_LIKE.get(who, who))


def directions(level: Level, state: State, rider: Player, seed: int, budget: Budget) -> Iterator[Direction]:
    """Better and better answers to where a rider should go, until the budget is used up; the last one counts.

    Where every way crashes, it is straight on. The same question with the same seed and the same nodes has
    the same answers.
    """
    view, chance = View.of(state, rider), Chance(seed, rider, state.tick)
    choices = view.choices()
    if len(choices) < 2:
        yield from choices or [view.heading]
    elif level.milliseconds:
        yield from _think(view, choices, chance, budget)
    elif level.haze:
        leads = compare(view)
        yield max(choices, key=lambda direction: leads[direction] + chance.bell(level.haze))
    elif state.tick < OPENING_TICKS and chance.share() < level.whims:
        roomiest = most_room(view, choices)
        yield roomiest[chance.below(len(roomiest))]
    else:
        yield hug(view, choices)


def _think(view: View, choices: list[Direction], chance: Chance, budget: Budget) -> Iterator[Direction]:
    """Look ahead; alone in a part of the field, fill it."""
    if not view.ground.beside(view.other) & (view.ground.reached(view.own, view.free) | view.own):
        yield hug(view, choices)
        yield from Fill(view, budget).directions()
        return
    leads = compare(view)
    yield max(choices, key=leads.__getitem__)
    luck = chance.share()
    for mix in Search(view, budget).mixes(choices):
        yield choose(mix, luck)
