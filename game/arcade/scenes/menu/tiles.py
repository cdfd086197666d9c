"""The tiles of the menu's strip: the games, and what else can be played.

To put something new into the strip:

1. Write a function here that makes its tile from the context, as `run_tile` does. A tile is a value:
   its words, its accent and its icon, what the stage shows, and where its buttons lead.
2. Draw its icon in `views/icons.py`.
3. Add the function to `FIRST`, before the games, or to `OTHERS`, after them.

The menu asks for the tiles again whenever it comes to the top, so that a tile can say what has changed. It
must always be made for the same things: only what it says and where it leads may change. A tile without
`set_up`, `who_plays` or `how_to` has no use for that button of the menu, which is dim then.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from game.arcade.draw.text import unbroken
from game.arcade.draw.theme import Colour
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    RUN_TILE,
    TONIGHT_TILE,
    Destination,
    ToArena,
    ToArenaAttract,
    ToArenaHowTo,
    ToArenaSetUp,
    ToAttract,
    ToCards,
    ToEveningHowTo,
    ToGameSetUp,
    ToHowTo,
    ToPlay,
    ToPuzzles,
    ToRun,
    ToWhoPlays,
)
from game.arcade.scenes.run.ladder_picture import ladder_of
from game.arcade.sentences import run_words
from game.arcade.sentences.arena_words import riders_in_words
from game.arcade.sentences.captions import who_plays
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT, PUZZLES_ACCENT, RUN_ACCENT, TONIGHT_ACCENT
from game.arcade.views.icons import (
    IconDrawer,
    draw_arena_icon,
    draw_puzzles_icon,
    draw_run_icon,
    draw_tonight_icon,
    drawer_of,
)
from game.arcade.views.run.ladder import LadderPicture
from game.arena.match import MOST_RIDERS
from game.core.match import Match, Ply
from game.core.rules import Position
from game.core.variant import Setup, Variant
from game.core.words import _, plural
from game.puzzles import daily
from game.puzzles.pack import found_packs
from game.puzzles.puzzle import PuzzleError
from game.puzzles.puzzle_progress import Progress
from game.run.course import LIVES
from game.run.run import Run
from game.store.calendar import today

if TYPE_CHECKING:
    from game.arcade.profile.profile import Profile
    from game.evening.progress import EveningProgress


@dataclass(frozen=True)
class Asked:
    """The moves that lead to a puzzle: the stage shows them one after the other, again and again."""

    start: Position
    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class Tile:
    """Something that can be played, as the menu shows it. All its words are translated already."""

    key: Hashable  # what distinguishes it from all other tiles; of a game, the variant
    name: str
    summary: str
    accent: Colour
    icon: IconDrawer
    setup: Setup  # the board on the stage
    play: str  # the word on the button that plays
    begin: Destination
    set_up: Destination | None = None
    who_plays: Destination | None = None
    how_to: Destination | None = None
    # What the stage shows where two bots do not play on the board: a puzzle, a ladder, or a ride of two bots.
    puzzle: Asked | None = None
    ladder: LadderPicture | None = None
    rides: bool = False

    @property
    def variant(self) -> Variant:
        """The game whose board is on the stage."""
        return self.setup.variant

    @property
    def when_left_alone(self) -> Destination:
        """What the arcade shows when it is left alone here."""
        return ToArenaAttract() if self.rides else ToAttract(self.variant)


def tonight_tile(context: Context) -> Tile:
    opening = max(context.games.values(), key=lambda variant: variant.opens_evenings)
    unfinished = context.profile.unfinished_evening
    stands = _about_evenings(context.profile, unfinished)
    return Tile(
        key=TONIGHT_TILE,
        name=_("Tonight"),
        summary=stands or _("Who is here? Join with any device, and play each other."),
        accent=TONIGHT_ACCENT,
        icon=draw_tonight_icon,
        setup=opening.setup(),
        play=_("Play") if unfinished is None else _("Continue"),
        begin=ToCards(),
        how_to=ToEveningHowTo(),
    )


def _about_evenings(profile: Profile, unfinished: EveningProgress | None) -> str:
    """An unfinished evening, or a rematch that was agreed on; "" if there is neither."""
    book = profile.known_people
    if book is None:
        return ""  # where an evening is unfinished, the book was loaded with it
    from game.arcade.sentences.evening_words import rematch_in_short, where_evening_stands

    return rematch_in_short(book) if unfinished is None else where_evening_stands(unfinished)


def game_tile(context: Context, variant: Variant) -> Tile:
    return Tile(
        key=variant,
        name=variant.name,
        summary=f"{_(variant.summary)}\n{who_plays(context.players(variant))}",
        accent=variant.accent,
        icon=drawer_of(variant),
        setup=context.choices.of(variant).setup,
        play=_("Play"),
        begin=ToPlay(variant),
        set_up=ToGameSetUp(variant),
        who_plays=ToWhoPlays(),
        how_to=ToHowTo(variant),
    )


def arena_tile(context: Context) -> Tile:
    some_game = next(iter(context.games.values()))  # on which the settings show what they change
    return Tile(
        key=ARENA_TILE,
        name=_("Arena"),
        summary=_("Light cycles at speed. {riders}.", riders=riders_in_words(context.riders)),
        accent=ARENA_ACCENT,
        icon=draw_arena_icon,
        setup=context.choices.of(some_game).setup,
        rides=True,
        play=_("Play"),
        begin=ToArena(),
        set_up=ToArenaSetUp(),
        who_plays=ToWhoPlays(MOST_RIDERS),
        how_to=ToArenaHowTo(),
    )


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
        ladder=ladder_of(run, context.games),
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
        puzzle=Asked(match.start, tuple(match.plies)),
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


# What stands before the games, and after them. A function returns None if there is nothing to play.
FIRST: tuple[Callable[[Context], Tile | None], ...] = (tonight_tile,)
OTHERS: tuple[Callable[[Context], Tile | None], ...] = (arena_tile, run_tile, puzzles_tile)


def all_tiles(context: Context) -> list[Tile]:
    games = [game_tile(context, variant) for variant in context.games.values()]
    first, others = (filter(None, (tile(context) for tile in some)) for some in (FIRST, OTHERS))
    return [*first, *games, *others]
