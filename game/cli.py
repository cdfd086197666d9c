"""Which front end, with which choices: the command line."""

import argparse
import gettext
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from game import __version__, paths
from game.core.match import Series
from game.core.variant import Setup, SetupError, Variant, discover, options_of, slug_of
from game.core.words import _, speak

# What happens when the product is started without a word.
DEFAULT_COMMAND = "terminal"
# The exit status of a program that Ctrl-C ended.
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the product; the answer is the exit status of the process."""
    speak(gettext.translation("gridlock", paths.assets() / "locale", fallback=True))
    words = sys.argv[1:] if arguments is None else list(arguments)
    choices = _parser().parse_args(words or [DEFAULT_COMMAND])
    run: Callable[[argparse.Namespace], int] = choices.run
    if sys.stdin is None or sys.stdout is None:
        return _fail(_("It needs a standard input and a standard output."))
    try:
        return run(choices)
    except KeyboardInterrupt:
        print("\n" + _("Goodbye."))
        return INTERRUPTED
    except OSError as error:
        return _fail(str(error))


def _fail(reason: str) -> int:
    """Say in one line why nothing more can be done."""
    with suppress(OSError):  # where even that cannot be said, the status says it
        print(f"gridlock: {reason}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gridlock",
        description=_("Five small two-player grid games."),
        epilog=_("Without a command: {command}.", command=DEFAULT_COMMAND),
    )
    parser.add_argument("--version", action="version", version=f"GridLock Arcade {__version__}")
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)
    _add_terminal(commands.add_parser("terminal", help=_("play in a terminal")))
    _add_engine(commands.add_parser("engine", help=_("let programs play: the Universal Game Interface")))
    _add_bench(commands.add_parser("bench", help=_("measure what the README states")))
    return parser


def _add_terminal(parser: argparse.ArgumentParser) -> None:
    games = discover()
    parser.add_argument(
        "game",
        nargs="?",
        type=slug_of,
        choices=list(games),
        metavar="GAME",
        help=_("{games}; asked for if not given", games=", ".join(games)),
    )
    parser.add_argument(
        "--size", type=int, metavar="N", help=_("rows of the board; the official one if not given")
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=1,
        metavar="N",
        help=_("an odd number of rounds; the starter alternates"),
    )
    for option in options_of(games.values()).values():
        parser.add_argument(f"--{option.name}", choices=option.values, help=_(option.summary))
    parser.set_defaults(run=lambda choices: _terminal(parser, choices))


def _terminal(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> int:
    from game.terminal.run import run

    games = discover()
    asked = {name: getattr(choices, name) for name in options_of(games.values())}
    options = {name: value for name, value in asked.items() if value is not None}

    def choose(variant: Variant) -> Setup:
        return variant.setup(choices.size, options)

    try:
        series = Series(choices.rounds)
        setup = choose(games[choices.game]) if choices.game else None
        if setup is None:
            _check_that_some_game_offers(choose)
    except ValueError as error:
        parser.error(str(error))
    return run(setup, choose, series)


def _check_that_some_game_offers(choose: Callable[[Variant], Setup]) -> None:
    """Before a game is asked for: raises SetupError when none could be played with these choices."""
    reasons = []
    for variant in discover().values():
        try:
            choose(variant)
        except SetupError as error:
            reasons.append(str(error))
        else:
            return
    raise SetupError("\n".join(reasons))


def _add_engine(parser: argparse.ArgumentParser) -> None:
    def engine(_choices: argparse.Namespace) -> int:
        from game.engine.run import run

        speak(gettext.NullTranslations())  # programs read English
        return run()

    parser.set_defaults(run=engine)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    measures = parser.add_subparsers(title=_("measures"), metavar="MEASURE", required=True)

    def rules(_choices: argparse.Namespace) -> int:
        from game.bench.rules import run

        return run()

    def start(_choices: argparse.Namespace) -> int:
        from game.bench.start import run

        return run()

    measures.add_parser("rules", help=_("positions a second of every game")).set_defaults(run=rules)
    measures.add_parser("start", help=_("how soon the engine is ready")).set_defaults(run=start)
