"""The destinations of the run: see `destinations.py`."""

from dataclasses import dataclass

from game.arcade.navigation.destinations import Destination
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.session.session import Session

# The key of the tile of the run in the menu.
RUN_TILE = "run"


@dataclass(frozen=True)
class ToRun(Destination):
    """The page of the run: an unfinished one, or a new one."""


@dataclass(frozen=True)
class BeginRun(Destination):
    """A new run: the card of its first stage."""

    daily: bool = False


@dataclass(frozen=True)
class ToStage(Destination):
    """The card of the stage with which a run goes on, or the end of the run if it is over."""

    progress: RunProgress


@dataclass(frozen=True)
class ToStageGame(Destination):
    """The coming stage of a run, or the rest of it."""

    progress: RunProgress
    session: Session


@dataclass(frozen=True)
class ToStageEnd(Destination):
    """What came of a stage that was reviewed, beside its last position."""

    before: Run
    progress: RunProgress  # of the run after it
    stage: Session


@dataclass(frozen=True)
class ToRunOver(Destination):
    """The end of a run, which counts from now on."""

    progress: RunProgress


@dataclass(frozen=True)
class ToRunTable(Destination):
    """The table that a run has entered, and the stages that were lost."""

    progress: RunProgress
