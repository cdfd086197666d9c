"""The tile of the run: where an unfinished one stands, or what awaits a person in a new one."""

from game.arcade.accents import RUN_ACCENT
from game.arcade.context import Context
from game.arcade.draw.text import unbroken
from game.arcade.run_destinations import RUN_TILE, ToRun
from game.arcade.sentences import run_words
from game.arcade.tiles.tile import Replayed, Tile
from game.arcade.views.menu.tile_icons import draw_run_icon
from game.core.words import _
from game.run.ladder import LIVES
from game.run.progress import RunProgress
from game.run.run import Run
from game.store.calendar import today


def run_tile(context: Context) -> Tile:
    unfinished = context.profile.runs.latest
    run = unfinished.run if unfinished is not None else Run.daily(today(), context.games)
    card = (unfinished or run).card(context.games)
    return Tile(
        key=RUN_TILE,
        name=_("Run"),
        summary=_invitation(run) if unfinished is None else where_it_stands(run),
        accent=RUN_ACCENT,
        icon=draw_run_icon,
        setup=card.setup,
        replayed=None if unfinished is None else _moves_so_far(context, unfinished),
        play=_("Play") if unfinished is None else _("Continue"),
        begin=ToRun(),
    )


def _invitation(run: Run) -> str:
    games = run.standing.last_stage
    return _("{games} games against ever better bots, {lives} lives.", games=games, lives=LIVES)


def where_it_stands(run: Run) -> str:
    """Where an unfinished run stands, in short sentences."""
    now, which = run.standing, _("Daily run.") if run.date else ""
    stage = run_words.stage(now) + "."
    if now.cleared:
        stage = _("Overtime, stage {stage}.", stage=now.stage + 1)
    lives, points = run_words.lives(now.lives) + ",", run_words.points(now.points) + "."
    return " ".join(unbroken(part) for part in (which, stage, lives, points) if part)


def _moves_so_far(context: Context, progress: RunProgress) -> Replayed | None:
    """The moves of the current stage; None if no stage has begun."""
    session = progress.session(context.games)
    return None if session is None else Replayed(session.match.start, tuple(session.match.plies))
