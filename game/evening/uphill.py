"""Uphill: how much steeper an evening is for the stronger of two people than for the other one.

It is a setting of a person. In each leg, a guard stops some moves of the other one, if they give a proven win
away. How many, each game declares.
"""

from dataclasses import dataclass

from game.core.rules import Player, opponent
from game.core.variant import Setup
from game.evening.evening import Evening, Over
from game.evening.sets import WON
from game.people.person import Person
from game.people.roster import Roster

# By how many sets an evening is won clearly.
CLEARLY = 2


@dataclass(frozen=True)
class Uphill:
    """Who has it steeper, and by how many steps."""

    climber: Player
    steps: int

    def __post_init__(self) -> None:
        if self.steps < 1:
            raise ValueError("uphill begins with one step")

    @classmethod
    def between(cls, people: tuple[Person, Person], roster: Roster) -> "Uphill | None":
        """What the settings of two people come to. Bots play as ever."""
        if any(person.level for person in people):
            return None
        one, two = (roster.uphill(person) for person in people)
        return None if one == two else cls(1 if one > two else 2, abs(one - two))

    @classmethod
    def offered(cls, evening: Evening, people: tuple[Person, Person], roster: Roster) -> Player | None:
        """Who is asked whether it should be steeper next time: a person who has won an evening by two sets
        or more against another one, and was never asked.
        """
        phase, (one, two) = evening.phase, evening.halves
        if not isinstance(phase, Over) or phase.winner is None or any(person.level for person in people):
            return None
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
