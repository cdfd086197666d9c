"""`arena`: light cycles that ride at the same time."""

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING

from game.arguments import whole
from game.core.grid import quoted
from game.core.rules import PLAYERS
from game.core.words import _

if TYPE_CHECKING:  # loaded only when a match is ridden
    from game.arena.match import Arena, Match

# Who rides if nobody is named.
USUAL_RIDERS = {1: "sharp", 2: "master"}
SEEDS = 1_000_000_000
# A file with more than this holds no matches.
LONGEST_FILE = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the match and who rides it, or a record, or the level that rides in a contest."""
    instead = parser.add_mutually_exclusive_group()
    _add_contest(instead)
    instead.add_argument("--replay", type=Path, metavar="FILE", help=_("tell the last match of FILE again"))
    _add_match(parser)

    def arena(choices: argparse.Namespace) -> int:
        try:
            return _run(choices)
        except ValueError as error:
            parser.error(str(error))

    parser.set_defaults(run=arena, needs=("stdin", "stdout"))


def _add_contest(parser: argparse._MutuallyExclusiveGroup) -> None:
    from game.arena.bots.levels import LEVELS, STRONGEST

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
    from game.arena.bots.levels import LEVELS
    from game.arena.field import SIZES
    from game.arena.maps import MAPS
    from game.arena.match import ROUNDS_TO_WIN, Arena
    from game.arena.speed import SPEEDS

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
            default=default,
            metavar="NAME",
            help=_("%(choices)s; {usual} if not given", usual=default),
        )
    parser.add_argument(
        "--rounds",
        type=whole,
        choices=sorted(ROUNDS_TO_WIN),
        default=usual.rounds_to_win,
        metavar="N",
        help=_("how many rounds win the match: %(choices)s; {usual} if not given", usual=usual.rounds_to_win),
    )
    parser.add_argument("--seed", type=whole, metavar="N", help=_("the same seed, the same starts and walls"))
    for side in PLAYERS:
        parser.add_argument(
            f"--p{side}",
            default=USUAL_RIDERS[side],
            metavar="WHO",
            help=_(
                "who rides for Player {player}: {levels}, or exec:PROGRAM; {usual} if not given",
                player=side,
                levels=", ".join(LEVELS),
                usual=USUAL_RIDERS[side],
            ),
        )
    parser.add_argument("--record", type=Path, metavar="FILE", help=_("append the match to FILE as one line"))


def _run(choices: argparse.Namespace) -> int:
    """Do what was asked. Raises ValueError with a sentence where it cannot be done."""
    if choices.as_bot:
        from game.engine import contest

        return contest.run(choices.as_bot)
    from game.terminal import arena

    if choices.replay:
        return arena.replay(_recorded(choices.replay))
    from game.arena.match import Match
    from game.bots.entrants import entrant

    agreed = _agreed(choices)
    bots = {side: entrant(getattr(choices, f"p{side}"), side, agreed.seed + side) for side in PLAYERS}
    return arena.run(Match.begin(agreed), bots, choices.record)


def _agreed(choices: argparse.Namespace) -> "Arena":
    from game.arena.match import Arena

    seed = random.randrange(SEEDS) if choices.seed is None else choices.seed  # noqa: S311 - not for secrets
    if seed < 0:
        raise ValueError(_("a seed cannot be negative: {seed}", seed=seed))
    return Arena(choices.map, choices.size, choices.speed, choices.rounds, seed)


def _recorded(path: Path) -> "Match":
    """The last match of a file. Raises ValueError."""
    from game.arena.record import read

    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            lines = [line for line in file.read(LONGEST_FILE).splitlines() if line.strip()]
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ValueError(
            _("{file} cannot be read: {reason}", file=quoted(str(path)), reason=reason)
        ) from error
    if not lines:
        raise ValueError(_("{file} has no match.", file=quoted(str(path))))
    return read(lines[-1])
