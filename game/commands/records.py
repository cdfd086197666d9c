"""`records`: tables, medals and statistics, to look at, to export and to erase."""

import argparse
from functools import partial
from pathlib import Path

from game.commands.keeping import add_keeping, place
from game.core.words import _

PERIODS = ("today", "week", "month", "all")


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
        from game.terminal import run_front

        where = partial(place, choices)
        if choices.erase:
            return run_front.erase(where)
        if choices.export is not None:
            return run_front.export(where, Path(choices.export) if choices.export else None)
        return run_front.show(where, dict(zip(PERIODS, Period, strict=True))[choices.period])

    parser.set_defaults(run=records, needs=("stdout",))
