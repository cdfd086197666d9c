"""The tile of the puzzles: it shows the moves that lead to the puzzle of today."""

from functools import lru_cache

from game.arcade.accents import PUZZLES_ACCENT
from game.arcade.context import Context
from game.arcade.destinations import ToPuzzles
from game.arcade.tiles.tile import Replayed, Tile
from game.arcade.views.menu.tile_icons import draw_puzzles_icon
from game.core.match import Match
from game.core.words import _, plural
from game.puzzles import daily
from game.puzzles.found import found_packs
from game.puzzles.progress import Progress
from game.puzzles.puzzle import PuzzleError
from game.store.calendar import today


def puzzles_tile(context: Context) -> Tile | None:
    """None if no game has puzzles."""
    day, progress = today(), context.profile.puzzles.progress
    match = _position_of(day, tuple(context.games))
    if match is None:
        return None
    return Tile(
        key="puzzles",
        name=_("Puzzles"),
        summary=_summary(progress, day),
        accent=PUZZLES_ACCENT,
        icon=draw_puzzles_icon,
        setup=match.setup,
        replayed=Replayed(match.start, tuple(match.plies)),
        play=_("Continue") if _is_begun(progress, day) else _("Play"),
        begin=ToPuzzles(),
    )


@lru_cache(maxsize=1)
def _position_of(day: str, _slugs: tuple[str, ...]) -> Match | None:
    """A match that stands at the puzzle of a day; None if there is none that can be read."""
    try:
        packs = found_packs()
        entry = daily.of_day(packs, day)
        return None if entry is None else packs.puzzle(entry).match()
    except PuzzleError:
        return None  # whoever opens the puzzles reads what is wrong


def _is_begun(progress: Progress, day: str) -> bool:
    return day in progress.days and daily.is_open(progress.days, day)


def _summary(progress: Progress, day: str) -> str:
    if daily.is_open(progress.days, day):
        return _("Today's puzzle: find the only move that wins.")
    days = daily.row(progress.days, day)
    if days < 2:
        return _("Today's puzzle is done. Others wait for you.")
    return plural("Solved {count} day in a row.", "Solved {count} days in a row.", days)
