"""Where a bot of the Arena rides next: the question, and how it is answered in the bot process."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.arena.bots.rider_levels import LEVELS, directions
from game.arena.field import Direction
from game.arena.state import State
from game.bots.thinker import after
from game.core.rules import Player
from game.core.stop import Stop

# Looking whether the question still stands takes time: it is done for one node of this many.
NODES_BETWEEN_LOOKS = 8


@dataclass(frozen=True)
class AskTurn:
    """Where does this level ride in the coming tick? The last answer that arrives before it counts."""

    state: State  # as this level sees it
    rider: Player
    level: str
    seed: int
    milliseconds: float  # how long it may think


def turns(question: AskTurn, withdrawn: Stop) -> Iterator[Direction]:
    """Better and better answers, until the time is over or the question is withdrawn."""
    stop = after(question.milliseconds / 1000, _seldom(withdrawn))
    level = LEVELS[question.level]
    return directions(level, question.state, question.rider, question.seed, level.budget(stop))


def _seldom(stop: Stop) -> Stop:
    """`stop`, but asked only once in many nodes."""
    nodes = 0

    def stops() -> bool:
        nonlocal nodes
        nodes += 1
        return nodes % NODES_BETWEEN_LOOKS == 0 and stop()

    return stops
