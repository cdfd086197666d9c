"""The commands without a window: `terminal`, `puzzle`, `run`, `tonight`, `records`, `review`, `engine`."""

import argparse
import gettext
from functools import partial
from pathlib import Path

from game import catalogue
from game.commands.shared_arguments import add_game, add_keeping, checked, chooser, place, seed
from game.core.grid import quoted
from game.core.rules import PLAYERS
from game.core.words import _, speak
from game.people.person import LONGEST_NAME, is_name

PUZZLE_MODES = ("daily", "streak", "rated", "yours")
PERIODS = ("today", "week", "month", "all")
# In place of a record, to read records from the standard input.
STANDARD_INPUT = "-"


def add_terminal(parser: argparse.ArgumentParser) -> None:
    """Add the game, who plays it, and where it is recorded."""
    from game.session.players import HUMAN, Players
    from game.terminal.kinds import Kinds

    add_game(parser)
    for side in PLAYERS:
        parser.add_argument(
            f"--p{side}",
            type=str.lower,
            choices=Kinds(),
            metavar="WHO",
            help=_("who plays Player {player}: %(choices)s; {human} if not given", player=side, human=HUMAN),
        )

    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help=_("append every game to FILE as one line, also a game that is left before its end (result *)"),
    )

    add_keeping(parser)

    def terminal(choices: argparse.Namespace) -> int:
        from game.store.record_file import NotRecordedError, RecordFile
        from game.terminal.series_front_end import run

        setup, series = checked(parser, choices)
        try:
            RecordFile(choices.record).check()
        except NotRecordedError as error:
            parser.error(str(error))
        named = choices.p1 or choices.p2
        players = Players((choices.p1 or HUMAN, choices.p2 or HUMAN)) if named else None
        return run(setup, chooser(choices), series, players, choices.record, partial(place, choices))

    # No input is needed to watch two bots.
    parser.set_defaults(run=terminal, needs=("stdout",))


def add_puzzle(parser: argparse.ArgumentParser) -> None:
    """Add the mode or the game."""
    names = [*PUZZLE_MODES, *catalogue.games()]
    parser.add_argument(
        "what",
        nargs="?",
        type=catalogue.slug_of,
        choices=names,
        default=PUZZLE_MODES[0],
        metavar="WHAT",
        help=_(
            "daily, streak, rated, yours, or a game ({games}); {default} if not given",
            games=", ".join(catalogue.games()),
            default=PUZZLE_MODES[0],
        ),
    )
    add_keeping(parser)

    def puzzle(choices: argparse.Namespace) -> int:
        from game.terminal.puzzle_front_end import run

        return run(choices.what, partial(place, choices))

    parser.set_defaults(run=puzzle, needs=("stdout",))


def add_run(parser: argparse.ArgumentParser) -> None:
    """Add which run, and where it is kept."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--daily", action="store_true", help=_("the run of today, the same for everyone"))
    which.add_argument("--seed", type=seed, metavar="N", help=_("the same seed, the same run"))
    add_keeping(parser)

    def run(choices: argparse.Namespace) -> int:
        from game.terminal import run_front_end

        always_kept = choices.profile is not None
        return run_front_end.run(
            choices.seed, partial(place, choices), daily=choices.daily, always_kept=always_kept
        )

    parser.set_defaults(run=run, needs=("stdout",))


def add_tonight(parser: argparse.ArgumentParser) -> None:
    """Add how long the evening is, who plays, and where it is kept."""
    from game.bots.levels import LEVELS

    parser.add_argument("--short", action="store_true", help=_("three sets in place of five"))
    parser.add_argument(
        "--p1", type=_name, metavar="NAME", help=_("the name of Player 1; asked for if not given")
    )
    two = parser.add_mutually_exclusive_group()
    two.add_argument(
        "--p2", type=_name, metavar="NAME", help=_("the name of Player 2; asked for if not given")
    )
    two.add_argument(
        "--level",
        type=str.lower,
        choices=LEVELS,
        metavar="LEVEL",
        help=_("a bot as Player 2: {levels}", levels=", ".join(LEVELS)),
    )
    add_keeping(parser)

    def tonight(choices: argparse.Namespace) -> int:
        from game.terminal.evening_front_end import Wanted, run

        wanted = Wanted((choices.p1, choices.p2), choices.level or "", choices.short)
        return run(wanted, partial(place, choices), always_kept=choices.profile is not None)

    parser.set_defaults(run=tonight, needs=("stdout",))


def _name(text: str) -> str:
    """The name of a person."""
    if not is_name(text):
        raise argparse.ArgumentTypeError(
            _("a name has 1 to {most} letters or digits: {text}", most=LONGEST_NAME, text=quoted(text))
        )
    return text


def add_records(parser: argparse.ArgumentParser) -> None:
    """Add what to do with the records, and where they are."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--period", choices=PERIODS, default="all", help=_("which entries of the tables; all if not given")
    )
    what.add_argument(
        "--export",
        nargs="?",
        const="",
        metavar="FOLDER",
        help=_("write them as text into a new file in this folder, or among your documents"),
    )
    what.add_argument("--erase", action="store_true", help=_("forget them, after asking twice"))
    add_keeping(parser)

    def records(choices: argparse.Namespace) -> int:
        from game.records.tables import Period
        from game.terminal import records_front_end

        where = partial(place, choices)
        if choices.erase:
            return records_front_end.erase(where)
        if choices.export is not None:
            return records_front_end.export(where, Path(choices.export) if choices.export else None)
        return records_front_end.show(where, dict(zip(PERIODS, Period, strict=True))[choices.period])

    parser.set_defaults(run=records, needs=("stdout",))


def add_review(parser: argparse.ArgumentParser) -> None:
    """Add the game."""
    parser.add_argument(
        "record",
        metavar="RECORD",
        help=_("a game as one line, in quotes, finished or not; - reads such lines from the standard input"),
    )

    def review(choices: argparse.Namespace) -> int:
        from game.core.record import RecordError
        from game.terminal import record_review

        try:
            if choices.record == STANDARD_INPUT:
                return record_review.run_on_input()
            return record_review.run(choices.record)
        except RecordError as error:
            parser.error(str(error))

    parser.set_defaults(run=review, needs=("stdout",))


def add_engine(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the engine has no arguments."""

    def engine(_choices: argparse.Namespace) -> int:
        from game.engine.front_end import run

        speak(gettext.NullTranslations())  # programs read English
        return run()

    parser.set_defaults(run=engine, needs=("stdin", "stdout"))
