"""The routes of a run: its scenes lie over the menu, and each takes the place of the one before."""

from collections.abc import Callable

from game.arcade.context import Context
from game.arcade.run_destinations import (
    BeginRun,
    RunDestination,
    ToRun,
    ToRunOver,
    ToRunTable,
    ToStage,
    ToStageEnd,
    ToStageGame,
)
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.run.over import RunOverScene
from game.arcade.scenes.run.page import RunScene
from game.arcade.scenes.run.stage_card import StageCardScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.run.stage_occasion import StageOccasion
from game.arcade.scenes.run.table import RunTableScene
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.stack import SceneStack
from game.run.progress import RunProgress


class RunRoutes:
    """`menu` gives the scene at the bottom of the stack."""

    def __init__(self, context: Context, stack: SceneStack, go: Go, menu: Callable[[], Scene]) -> None:
        self._context = context
        self._stack = stack
        self._go = go
        self._menu = menu

    def go(self, destination: RunDestination) -> None:
        context, go, runs = self._context, self._go, self._context.profile.runs
        match destination:
            case ToRun():
                self._show(RunScene(context, go))
            case BeginRun(daily):
                self._go_on(runs.begin_daily() if daily else runs.begin())
            case ToStage(progress):
                self._go_on(progress)
            case ToStageGame(progress, session):
                context.sit(session.setup.variant, session.players.people)
                self._show(PlayScene(context, go, session, StageOccasion(context, progress)))
            case ToStageEnd(before, progress, stage):
                self._show(StageEndScene(context, go, before, progress, stage))
            case ToRunOver(progress):
                self._show(RunOverScene(context, go, progress, runs.end(progress)))
            case ToRunTable(progress):
                self._show(RunTableScene(context, go, progress))

    def _go_on(self, progress: RunProgress) -> None:
        """The card of the coming stage; the end of the run if it is over."""
        if progress.run.over:
            self._go(ToRunOver(progress))
        else:
            self._show(StageCardScene(self._context, self._go, progress))

    def _show(self, scene: Scene) -> None:
        self._stack.restart(self._menu(), scene)
