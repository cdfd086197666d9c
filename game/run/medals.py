"""The medals of a run: by its points, by how it was cleared, and by feats."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.words import later
from game.run.ladder import HINTS, LIVES
from game.run.points import LONGEST_COMBO
from game.run.run import Run


@dataclass(frozen=True)
class Medal:
    """What a run can earn."""

    name: str
    title: str
    words: str  # what it is for
    is_earned: Callable[[Run], bool]


def _points(least: int) -> Callable[[Run], bool]:
    return lambda run: run.standing.points >= least


def _untouched(run: Run) -> bool:
    clearing = run.standing.clearing
    return clearing is not None and clearing.lives == LIVES and clearing.hints == HINTS


def _kept_a_razor(run: Run) -> bool:
    return any(result.won and any(each.is_razor for each in result.gates) for result in run.results)


def _longest_streak(run: Run) -> bool:
    return any(standing.streak >= LONGEST_COMBO for standing in run.standings)


def _flawless_loop(run: Run) -> bool:
    return any(standing.flawless_loops for standing in run.standings)


def _overtime(run: Run) -> bool:
    return run.standing.cleared and run.standing.stage > run.standing.last_stage


MEDALS = (
    Medal("bronze", later("Bronze"), later("1,000 points in a run"), _points(1000)),
    Medal("silver", later("Silver"), later("3,000 points in a run"), _points(3000)),
    Medal("gold", later("Gold"), later("7,000 points in a run"), _points(7000)),
    Medal("cleared", later("Cleared"), later("A run cleared"), lambda run: run.standing.cleared),
    Medal("untouched", later("Untouched"), later("A run cleared with three lives and no hint"), _untouched),
    Medal("razor", later("Razor"), later("A win kept where one move in ten won, or fewer"), _kept_a_razor),
    Medal("flawless", later("Flawless"), later("A whole loop without a mistake"), _flawless_loop),
    Medal("streak", later("Ten in a row"), later("Ten clean stages in a row"), _longest_streak),
    Medal("overtime", later("Overtime"), later("A stage won in overtime"), _overtime),
)


def earned(run: Run) -> tuple[Medal, ...]:
    """The medals that a run has earned so far."""
    return tuple(medal for medal in MEDALS if medal.is_earned(run))
