"""How well the levels of the bots play one game, as the game declares it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Skill:
    """How often a bot blunders, slips and sees who wins; otherwise it looks some moves ahead.

    All are shares of its moves, from 0 to 1, and together they are at most 1.
    """

    blunders: float
    slips: float
    insight: float

    def __post_init__(self) -> None:
        shares = (self.blunders, self.slips, self.insight)
        if min(shares) < 0 or sum(shares) > 1 + 1e-9:
            raise ValueError(f"{shares} are not shares of a whole.")


# One for each level below the strongest, the weakest first.
Skills = tuple[Skill, ...]


def skills(*shares: tuple[float, float, float]) -> Skills:
    """The skills with these blunders, slips and insights, the weakest level first."""
    return tuple(Skill(*each) for each in shares)


# For a game that declares none.
USUAL_SKILLS = skills((0, 0.6, 0), (0, 0.4, 0), (0, 0.2, 0.1), (0, 0.1, 0.3), (0, 0, 0.7))
