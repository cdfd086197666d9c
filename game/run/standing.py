"""Where a run stands: stage, lives, hints, combo and points, after the stages that have ended."""

from dataclasses import dataclass, replace

from game.run.course import HINTS, LIVES, LOOPS, OVERTIME_LIVES
from game.run.points import Parts
from game.run.run_stage import StageResult


@dataclass(frozen=True)
class Clearing:
    """The lives and the hints that were left when the run was cleared."""

    lives: int
    hints: int


@dataclass(frozen=True)
class Standing:
    """Where a run stands. `after` gives the next standing."""

    games: int  # how many stages a loop has
    stage: int = 0  # the number of the coming stage, from 0
    attempt: int = 0  # how often it was lost before
    lives: int = LIVES
    hints: int = HINTS  # how many are left
    streak: int = 0  # of clean stages
    points: int = 0
    flawless: bool = True  # whether there was no mistake in this loop so far
    flawless_loops: int = 0
    clearing: Clearing | None = None  # None until the run is cleared

    @property
    def loop(self) -> int:
        """The loop of the coming stage, from 1; overtime is a single loop without end."""
        return min(self.stage // self.games, len(LOOPS)) + 1

    @property
    def last_stage(self) -> int:
        """How many stages clear the run."""
        return self.games * len(LOOPS)

    @property
    def cleared(self) -> bool:
        return self.clearing is not None

    @property
    def over(self) -> bool:
        return self.lives == 0

    @property
    def tension(self) -> float:
        """How much hangs on the coming stage, from 0 to 1: all on the last life, else what is behind it."""
        return 1.0 if self.lives == 1 else min(1.0, self.stage / self.last_stage)

    def after(self, result: StageResult) -> "Standing":
        """The standing when the coming stage has ended like this."""
        assert not self.over, "no stage follows the last life"
        used = replace(self, hints=self.hints - result.hints)
        return _won(used, result) if result.won else _lost(used)


@dataclass(frozen=True)
class Change:
    """What a stage has changed besides the points."""

    before: Standing
    after: Standing

    @property
    def ends_flawless_loop(self) -> bool:
        return self.after.flawless_loops > self.before.flawless_loops

    @property
    def gives_life_back(self) -> bool:
        """Whether a life came back: not if none was lost, nor before overtime, which has one in any case."""
        return self.after.lives > self.before.lives

    @property
    def clears_run(self) -> bool:
        return self.after.cleared and not self.before.cleared


def _lost(standing: Standing) -> Standing:
    return replace(standing, lives=standing.lives - 1, attempt=standing.attempt + 1, streak=0, flawless=False)


def _won(standing: Standing, result: StageResult) -> Standing:
    streak = standing.streak + 1 if result.clean else 0
    points = Parts.of(standing.loop, result.gates, streak, result.hints).points
    won = replace(
        standing,
        stage=standing.stage + 1,
        attempt=0,
        streak=streak,
        points=standing.points + points,
        flawless=standing.flawless and not result.mistakes,
    )
    return won if won.stage % won.games or won.cleared else _at_the_end_of_a_loop(won)


def _at_the_end_of_a_loop(standing: Standing) -> Standing:
    """A loop without a mistake gives a life back. After the last one, overtime is played with one life."""
    lives = min(LIVES, standing.lives + 1) if standing.flawless else standing.lives
    loops = standing.flawless_loops + standing.flawless
    ended = replace(standing, lives=lives, flawless=True, flawless_loops=loops)
    if standing.stage < standing.last_stage:
        return ended
    return replace(ended, lives=OVERTIME_LIVES, clearing=Clearing(lives, standing.hints))
