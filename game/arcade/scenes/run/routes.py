"""Routes of a run: its scenes lie on the menu, and each takes the place of the one before."""

from game.arcade.navigation.run_destinations import (
    BeginRun,
    ToRun,
    ToRunOver,
    ToRunTable,
    ToStage,
    ToStageEnd,
    ToStageGame,
)
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.route import Here, leads, nothing, on_menu, opens
from game.arcade.scenes.run.run_over import RunOverScene
from game.arcade.scenes.run.run_page import RunScene
from game.arcade.scenes.run.run_table import RunTableScene
from game.arcade.scenes.run.stage_card import StageCardScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.run.stage_keeping import StageKeeping


def _begin(here: Here, to: BeginRun) -> ToStage:
    runs = here.context.profile.runs
    return ToStage(runs.begin_daily() if to.daily else runs.begin())


def _stage(here: Here, to: ToStage) -> StageCardScene | ToRunOver:
    if to.progress.run.over:
        return ToRunOver(to.progress)
    return StageCardScene(here.context, here.go, to.progress)


def _stage_game(here: Here, to: ToStageGame) -> PlayScene:
    here.context.sit(to.session.setup.variant, to.session.players.people)
    return PlayScene(here.context, here.go, to.session, StageKeeping(here.context, to.progress))


def _over(here: Here, to: ToRunOver) -> RunOverScene:
    new_medals = here.context.profile.runs.end(to.progress)
    return RunOverScene(here.context, here.go, to.progress, new_medals)


ROUTES = (
    on_menu(opens(ToRun, RunScene, nothing)),
    leads(BeginRun, _begin),
    on_menu(leads(ToStage, _stage)),
    on_menu(leads(ToStageGame, _stage_game)),
    on_menu(opens(ToStageEnd, StageEndScene, lambda _here, to: (to.before, to.progress, to.stage))),
    on_menu(leads(ToRunOver, _over)),
    on_menu(opens(ToRunTable, RunTableScene, lambda _here, to: (to.progress,))),
)
