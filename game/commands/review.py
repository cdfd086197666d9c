"""`review`: what each move of a game did."""

import argparse

from game.core.words import _

STANDARD_INPUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
