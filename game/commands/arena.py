"""`arena`: light cycles that ride at the same time, in a window or as lines in the terminal."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.shared_arguments import add_keeping, add_window, place, seed, whole
from game.core.rules import PLAYERS
from game.core.words import _, printable

if TYPE_CHECKING:  # loaded only when a match is ridden
    from game.arcade.profile.arena_choices import ArenaChoices
    from game.arena.match import Arena, Match

# Who rides in the terminal if nobody is named.
USUAL_RIDERS = {1: "sharp", 2: "master"}

# What a new match takes, and what says where one is seen and kept.
MATCH_OPTIONS = "map", "size", "speed", "rounds", "seed", "p1", "p2", "record"
PLACE_OPTIONS = "terminal", "window", "profile", "fresh"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the match and who rides it, or a record, or the level that rides in a contest."""
    instead = parser.add_mutually_exclusive_group()
    _add_contest(instead)
    instead.add_argument("--replay", type=Path, metavar="FILE", help=_("show the last match of FILE again"))
    _add_match(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--terminal",
        action="store_true",
        help=_("without a window: two bots ride, and each round is a line"),
    )
    add_window(where)
    add_keeping(parser)

    def arena(choices: argparse.Namespace) -> int:
        try:
            return _run(choices)
        except ValueError as error:
            parser.error(str(error))

    parser.set_defaults(run=arena)


def _add_contest(parser: argparse._MutuallyExclusiveGroup) -> None:
    from game.arena.bots.rider_levels import LEVELS, STRONGEST

    parser.add_argument(
        "--as-bot",
        nargs="?",
        type=str.lower,
        choices=tuple(LEVELS),
        const=STRONGEST,
        metavar="LEVEL",
        help=_(
            "ride in a contest between programs: maps in, moves out; %(choices)s; {level} if not given",
            level=STRONGEST,
        ),
    )


def _add_match(parser: argparse.ArgumentParser) -> None:
    from game.arena.bots.rider_levels import LEVELS
    from game.arena.field import SIZES
    from game.arena.maps import MAPS
    from game.arena.match import ROUNDS_TO_WIN, Arena
    from game.arena.speed import SPEEDS
    from game.session.players import HUMAN

    usual = Arena()
    for name, choices, default in (
        ("map", MAPS, usual.map),
        ("size", SIZES, usual.size),
        ("speed", SPEEDS, usual.speed),
    ):
        parser.add_argument(
            f"--{name}",
            type=str.lower,
            choices=tuple(choices),
            metavar="NAME",
            help=_("%(choices)s; at first {usual}", usual=default),
        )
    parser.add_argument(
        "--rounds",
        type=whole,
        choices=sorted(ROUNDS_TO_WIN),
        metavar="N",
        help=_("how many rounds win the match: %(choices)s; at first {usual}", usual=usual.points_to_win),
    )
    parser.add_argument("--seed", type=seed, metavar="N", help=_("the same seed, the same starts and walls"))
    for side in PLAYERS:
        parser.add_argument(
            f"--p{side}",
            metavar="WHO",
            help=_(
                "who rides for Player {player}: {human}, {levels}, or exec:PROGRAM",
                player=side,
                human=HUMAN,
                levels=", ".join(LEVELS),
            ),
        )
    parser.add_argument("--record", type=Path, metavar="FILE", help=_("append the match to FILE as one line"))


def _run(choices: argparse.Namespace) -> int:
    """Do what was asked. Raises ValueError with a sentence where it cannot be done."""
    if choices.as_bot:
        _refuse(choices, (*MATCH_OPTIONS, *PLACE_OPTIONS), "--as-bot")
        return _in_a_contest(choices.as_bot)
    if choices.replay:
        _refuse(choices, MATCH_OPTIONS, "--replay")
    return _in_the_terminal(choices) if choices.terminal else _in_the_window(choices)


def _refuse(choices: argparse.Namespace, options: Sequence[str], instead: str) -> None:
    """Raise ValueError if one of these was given: it would change nothing."""
    for option in options:
        given = getattr(choices, option)
        if given is not None and given is not False:
            raise ValueError(
                _("{option} cannot be combined with {other}.", option=f"--{option}", other=instead)
            )


def _in_a_contest(level: str) -> int:
    from game.engine import contest_rider
    from game.terminal.streams import standard_streams

    with standard_streams() as (source, out):
        return contest_rider.run(level, source, out)
    return 0  # nobody reads the answers any more


def _in_the_terminal(choices: argparse.Namespace) -> int:
    from game.session.players import HUMAN
    from game.terminal import arena_front_end

    if choices.replay:
        return arena_front_end.replay(_recorded(choices.replay))
    riders = {side: _rider(choices, side) or USUAL_RIDERS[side] for side in PLAYERS}
    if HUMAN in riders.values():
        raise ValueError(_("In the terminal only bots and programs ride."))
    return arena_front_end.run(_agreed(choices), riders, choices.record)


def _in_the_window(choices: argparse.Namespace) -> int:
    from game.arcade.shell.start import run_arena
    from game.bots.entrants import try_program
    from game.store.record_file import RecordFile

    for side in PLAYERS:
        try_program(_rider(choices, side) or "", side)
    RecordFile(choices.record).check()
    replayed = _recorded(choices.replay) if choices.replay else None
    return run_arena(
        partial(_chosen, choices),
        seed=choices.seed,
        replayed=replayed,
        record=choices.record,
        place=place(choices),
        window=choices.window,
    )


def _chosen(choices: argparse.Namespace, last: "ArenaChoices") -> "ArenaChoices":
    """The choices last used, with what was asked for. Two ride if it was said who, or how they ride."""
    arena = replace(
        last.arena,
        map=choices.map or last.arena.map,
        size=choices.size or last.arena.size,
        speed=choices.speed or last.arena.speed,
        points_to_win=choices.rounds or last.arena.points_to_win,
    )
    chosen = last.with_arena(arena)
    if any((choices.size, choices.rounds, choices.p1, choices.p2)):
        chosen = chosen.with_count(len(PLAYERS))
    for side in PLAYERS:
        who = _rider(choices, side)
        if who is not None:
            chosen = chosen.with_rider(side, who)
    return chosen


def _rider(choices: argparse.Namespace, side: int) -> str | None:
    """Who was asked for; None if nobody was. Raises ValueError for somebody who cannot ride."""
    from game.bots.entrants import check
    from game.session.players import HUMAN

    who: str | None = getattr(choices, f"p{side}")
    if who in (HUMAN, "person"):  # as the screen says it
        return HUMAN
    if who is not None:
        check(who, besides=() if choices.terminal else (HUMAN,))
    return who


def _agreed(choices: argparse.Namespace) -> "Arena":
    from game.arena.match import Arena
    from game.seeds import fresh_seed

    usual = Arena()
    return Arena(
        choices.map or usual.map,
        choices.size or usual.size,
        choices.speed or usual.speed,
        choices.rounds or usual.points_to_win,
        fresh_seed() if choices.seed is None else choices.seed,
    )


def _recorded(path: Path) -> "Match":
    """The last match of a file. Raises ValueError."""
    from game.arena.record import RecordError, read
    from game.store.record_file import LONGEST_PATH

    name = f"'{printable(str(path), LONGEST_PATH)}'"
    try:
        number, last = _last_line(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ValueError(_("{file} cannot be read: {reason}.", file=name, reason=reason)) from error
    if not last:
        raise ValueError(_("{file} has no match.", file=name))
    try:
        return read(last)
    except RecordError as error:
        sentence = _("{file}, line {number}: {reason}", file=name, number=number, reason=error)
        raise ValueError(sentence) from error


def _last_line(path: Path) -> tuple[int, str]:
    """The last line of a file that is not blank, with its number. Raises OSError."""
    from game.arena.record import LONGEST
    from game.lines import lines
    from game.ownership import open_regular

    found = 0, ""
    with os.fdopen(open_regular(path, os.O_RDONLY), encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(lines(file, LONGEST), start=1):
            if line.strip():
                found = number, line
    return found
