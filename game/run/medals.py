"""The medals of a run: by its points, by how it was cleared, and by feats."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from game.core.words import later
from game.run.course import HINTS, LIVES
from game.run.points import LONGEST_COMBO
from game.run.run import Run


@dataclass(frozen=True)
class Way:
    """How far a run is on its way to a medal."""

    done: int
    goal: int

    @property
    def ends(self) -> bool:
        """Whether the medal is earned."""
        return self.done >= self.goal

    @property
    def share(self) -> float:
        return min(1.0, self.done / self.goal)


@dataclass(frozen=True)
class Medal:
    """What a run can earn."""

    name: str
    title: str
    words: str  # what it is for
    way: Callable[[Run], Way]
    by_points: bool = False

    def is_earned(self, run: Run) -> bool:
        return self.way(run).ends


def _points(least: int) -> Callable[[Run], Way]:
    return lambda run: Way(run.standing.points, least)


def _cleared(run: Run) -> Way:
    standing = run.standing
    return Way(standing.last_stage if standing.cleared else standing.stage, standing.last_stage)


def _untouched(run: Run) -> Way:
    standing, way = run.standing, _cleared(run)
    left = standing.clearing or standing
    return way if left.lives == LIVES and left.hints == HINTS else replace(way, done=0)


def _kept_a_razor(run: Run) -> Way:
    return Way(any(result.won and any(each.is_razor for each in result.gates) for result in run.results), 1)


def _longest_streak(run: Run) -> Way:
    return Way(max(standing.streak for standing in run.standings), LONGEST_COMBO)


def _flawless_loop(run: Run) -> Way:
    """The stages of a loop up to the first mistake."""
    now = run.standing
    if now.flawless_loops:
        return Way(now.games, now.games)
    return Way(now.stage % now.games if now.flawless else 0, now.games)


def _overtime(run: Run) -> Way:
    return Way(run.standing.stage, run.standing.last_stage + 1)


MEDALS = (
    Medal("bronze", later("Bronze"), later("1,000 points in a run"), _points(1000), by_points=True),
    Medal("silver", later("Silver"), later("3,000 points in a run"), _points(3000), by_points=True),
    Medal("gold", later("Gold"), later("7,000 points in a run"), _points(7000), by_points=True),
    Medal("cleared", later("Cleared"), later("A run cleared"), _cleared),
    Medal("untouched", later("Untouched"), later("A run cleared with three lives and no hint"), _untouched),
    Medal("razor", later("Razor"), later("A win kept where one move in ten won, or fewer"), _kept_a_razor),
    Medal("flawless", later("Flawless"), later("A whole loop without a mistake"), _flawless_loop),
    Medal("streak", later("Ten in a row"), later("Ten clean stages in a row"), _longest_streak),
    Medal("overtime", later("Overtime"), later("A stage won in overtime"), _overtime),
)


def way_to(medal: Medal, runs: Iterable[Run], most_points: int) -> Way:
    """How far the best of some runs is on its way to a medal, or the most points of any run before."""
    way = max((medal.way(run) for run in runs), key=lambda way: way.done)
    return replace(way, done=max(way.done, most_points)) if medal.by_points else way


def earned(run: Run) -> tuple[Medal, ...]:
    """The medals that a run has earned so far."""
    return tuple(medal for medal in MEDALS if medal.is_earned(run))
