"""The tile of the run: where an unfinished one stands, or what awaits a person in a new one."""

from game.arcade.accents import RUN_ACCENT
from game.arcade.context import Context
from game.arcade.destinations import ToRun
from game.arcade.tiles.tile import Replayed, Tile
from game.arcade.views.tile_icons import draw_run_icon
from game.core.words import _, plural
from game.run.ladder import LIVES
from game.run.progress import Progress
from game.run.run import Run
from game.run.standing import Standing
from game.store.calendar import today


def run_tile(context: Context) -> Tile:
    unfinished = context.profile.runs.unfinished(daily=False)
    run = unfinished.run if unfinished is not None else Run.daily(today(), context.games)
    return Tile(
        key="run",
        name=_("Run"),
        summary=_invitation(run.standing) if unfinished is None else where_it_stands(run.standing),
        accent=RUN_ACCENT,
        icon=draw_run_icon,
        setup=run.card(context.games).setup,
        replayed=None if unfinished is None else _moves_so_far(context, unfinished),
        play=_("Play") if unfinished is None else _("Go on"),
        begin=ToRun(),
    )


def _invitation(standing: Standing) -> str:
    return _("{games} games against ever better bots, {lives} lives.", games=standing.last_stage, lives=LIVES)


def where_it_stands(standing: Standing) -> str:
    """Where an unfinished run stands, in two short sentences."""
    stage = _("Stage {stage} of {stages}.", stage=standing.stage + 1, stages=standing.last_stage)
    if standing.cleared:
        stage = _("Overtime, stage {stage}.", stage=standing.stage + 1)
    lives = plural("{count} life left", "{count} lives left", standing.lives)
    return f"{stage} {lives}, {_('{points} points', points=f'{standing.points:,}')}."


def _moves_so_far(context: Context, progress: Progress) -> Replayed | None:
    """The moves of the stage that is on; None if no stage has begun."""
    session = progress.session(context.games)
    return None if session is None else Replayed(session.match.start, tuple(session.match.plies))
