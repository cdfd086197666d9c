"""How to ride, in sentences and in short rounds that show it."""

from dataclasses import dataclass
from functools import cached_property

from game.arena.field import Direction, Field
from game.arena.round import Round, TurnsTaken
from game.arena.state import start_of_round
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import PLAYERS
from game.core.words import later

FIELD = Field(11, 11)

AMONG_MANY = later("Three and four ride until one is left; every crash is a point for all who still ride.")
RULES = (
    later("Keep riding for longer than the other rider."),
    later("Both ride at the same time, one cell each tick."),
    later("Press a direction to turn that way; you cannot turn back or stop."),
    later("Two turns can wait: two quick presses make a tight turn."),
    later("You leave a wall of light behind you, which stays."),
    later("Whoever rides into a wall or a trail crashes, and the other one wins the round."),
    later("If both crash in the same tick, the round is ridden again, and the wall closes in."),
    later("Once you cannot reach each other any more, both ride twice as fast."),
    later("Three rounds win the match, or as many as you choose."),
    AMONG_MANY,
)


@dataclass(frozen=True)
class Example:
    """A short round with all its turns, and what it shows."""

    title: str
    words: str
    cells: tuple[tuple[int, int], ...]  # where the riders start: the column and the row
    headings: tuple[Direction, ...]
    turns: tuple[TurnsTaken, ...]
    ticks: int

    @cached_property
    def moments(self) -> tuple[Round, ...]:
        """The round at its start and after each tick."""
        cells = tuple(FIELD.cell(*place) for place in self.cells)
        moment = Round.at(start_of_round(FIELD, 0, cells, self.headings))
        found = [moment]
        for _tick in range(self.ticks):
            for rider, turns in zip(PLAYERS, self.turns, strict=True):
                for tick, direction in turns:
                    if tick == moment.state.tick + 1:
                        moment = moment.press(rider, direction)
            moment = moment.after_tick()
            found.append(moment)
        return tuple(found)


EXAMPLES = (
    Example(
        later("The goal"),
        later("Cut the other rider off: whoever hits a wall or a trail loses the round."),
        cells=((1, 2), (9, 3)),
        headings=(RIGHT, DOWN),
        turns=(((4, DOWN),), ((5, LEFT),)),
        ticks=9,
    ),
    Example(
        later("Tight turns"),
        later("Press twice quickly to come back right beside your own trail."),
        cells=((2, 9), (8, 1)),
        headings=(UP, DOWN),
        turns=(
            ((8, RIGHT), (9, DOWN), (16, RIGHT), (17, UP)),
            ((8, LEFT), (9, UP), (16, LEFT), (17, DOWN)),
        ),
        ticks=20,
    ),
    Example(
        later("A draw"),
        later("If both crash at once, nobody scores: ride again while the wall closes in."),
        cells=((1, 7), (9, 3)),
        headings=(RIGHT, LEFT),
        turns=(((3, UP), (5, RIGHT)), ((3, DOWN), (5, LEFT))),
        ticks=6,
    ),
)
