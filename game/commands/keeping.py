"""Where a command keeps what it remembers."""

import argparse
from pathlib import Path

from game.core.words import _


def add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add `--profile` and `--fresh`."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--profile",
        type=Path,
        metavar="FOLDER",
        help=_("keep settings and games in this folder; in your own data folder if not given"),
    )
    where.add_argument("--fresh", action="store_true", help=_("do not load or save anything"))


def place(choices: argparse.Namespace) -> Path | None:
    """The folder in which everything is kept; None if nothing is."""
    from game.store.folder import default_place

    if choices.fresh:
        return None
    folder: Path | None = choices.profile
    return folder.absolute() if folder else default_place()
