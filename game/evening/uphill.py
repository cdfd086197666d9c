"""Uphill: how much steeper a set is for the stronger of two contestants than for the other one.

It is a setting of a person. In each leg, a guard stops some moves of the other one, if they give a proven win
away. How many, each game declares.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rules import Player, opponent
from game.core.variant import Setup
from game.evening.evening import Evening, Over
from game.evening.sets import WON
from game.people.person import Person
from game.people.roster import Roster

# By how many sets an evening is won clearly.
CLEARLY = 2


def steps_of(teams: Iterable[tuple[Person, ...]], roster: Roster) -> tuple[int, ...]:
    """How steep each contestant wants it; a team as steep as its members on average. Bots play as ever."""
    teams = tuple(teams)
    if any(person.level for team in teams for person in team):
        return ()
    return tuple(sum(map(roster.uphill, team)) // len(team) for team in teams)


@dataclass(frozen=True)
class Uphill:
    """Who has it steeper, and by how many steps."""

    climber: Player
    steps: int

    def __post_init__(self) -> None:
        if self.steps < 1:
            raise ValueError("uphill begins with one step")

    @classmethod
    def at_board(cls, evening: Evening, steps: tuple[int, ...]) -> "Uphill | None":
        """What the settings of the two at the board, and the evening itself, come to."""
        one, two = (
            added + (steps[contestant - 1] if steps else 0)
            for contestant, added in zip(evening.board, evening.steeper, strict=True)
        )
        return None if one == two else cls(1 if one > two else 2, abs(one - two))

    @classmethod
    def offered(cls, evening: Evening, people: tuple[Person, ...], roster: Roster) -> Player | None:
        """Who is asked whether it should be steeper next time: a person who has won an evening by two sets
        or more against one other, and was never asked.
        """
        phase = evening.phase
        if not isinstance(phase, Over) or phase.winner is None or evening.plan.sizes != (1, 1):
            return None
        if any(person.level for person in people):
            return None
        one, two = evening.halves
        lead = one - two if phase.winner == 1 else two - one
        remembered = roster.of(people[phase.winner - 1].key)
        is_new = remembered is not None and remembered.uphill is None
        return phase.winner if is_new and lead >= CLEARLY * WON else None

    def guards(self, setup: Setup) -> tuple[int, int]:
        """How many moves of each player a guard stops in a leg on this board.

        There is none where nothing is proven. A game that declares fewer steps is as steep as it can be.
        """
        declared = setup.variant.guards if setup.is_proven else ()
        if not declared:
            return 0, 0
        most = declared[min(self.steps, len(declared)) - 1]
        return (most, 0) if opponent(self.climber) == 1 else (0, most)
