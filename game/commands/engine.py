"""`engine`: programs play."""

import argparse
import gettext

from game.core.words import speak


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has no arguments."""

    def engine(_choices: argparse.Namespace) -> int:
        from game.engine.front_end import run

        speak(gettext.NullTranslations())  # programs read English
        return run()

    parser.set_defaults(run=engine, needs=("stdin", "stdout"))
