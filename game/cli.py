"""The command line: which command runs, what happens when it fails, and its exit status."""

import argparse
import gettext
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import NoReturn

from game import __version__, faults, paths
from game.commands import arcade, arena, bench, new_game, screenshot, text_commands
from game.core.words import _, printable, speak

# The command if none is given.
DEFAULT_COMMAND = "arcade"
# The options that are not about a command.
ABOUT_ALL = ("-h", "--help", "--version")
# The exit status of a program that Ctrl-C ended.
INTERRUPTED = 130
# Longer lines of an error message are cut.
LONGEST_LINE = 300


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the product and return the exit status of the process."""
    speak(_translations())
    words = _with_command(sys.argv[1:] if arguments is None else list(arguments))
    choices = _parser(words[0]).parse_args(words)
    run: Callable[[argparse.Namespace], int] = choices.run
    if any(getattr(sys, stream) is None for stream in choices.needs):
        return _fail(_("It needs a standard input and a standard output."))
    try:
        for module in choices.modules:
            import_module(module)
        return run(choices)
    except KeyboardInterrupt:
        print("\n" + _("Goodbye."))
        return INTERRUPTED
    except OSError as error:
        return _fail(str(error))
    except Exception as error:
        return _fail(faults.missing(error) or faults.report(error))


def _with_command(words: Sequence[str]) -> Sequence[str]:
    """The words with a command in front: options alone are those of the default one."""
    given = words and (words[0] in ABOUT_ALL or not words[0].startswith("-"))
    return words if given else [DEFAULT_COMMAND, *words]


def _translations() -> gettext.NullTranslations:
    """The person's language; English if there is no catalogue or it is damaged."""
    try:
        return gettext.translation("gridlock", paths.assets() / "locale", fallback=True)
    except Exception:  # which errors gettext raises for a damaged file is not documented
        return gettext.NullTranslations()


def _fail(reason: str) -> int:
    """Print one line with the reason."""
    with suppress(OSError):  # if that fails, the exit status remains
        print(f"gridlock: {reason}", file=sys.stderr)
    return 1


class Parser(argparse.ArgumentParser):
    """A parser whose error messages are safe to print, whatever was typed."""

    def error(self, message: str) -> NoReturn:
        super().error("\n".join(printable(line, LONGEST_LINE) for line in message.splitlines()))


def _parser(asked: str) -> argparse.ArgumentParser:
    """The parser of all commands. Only the given command gets its arguments, to start sooner."""
    parser = Parser(
        prog="gridlock",
        description=_("Five small two-player grid games."),
        epilog=_("Without a command: {command}, with its options.", command=DEFAULT_COMMAND),
    )
    parser.add_argument("--version", action="version", version=f"GridLock Arcade {__version__}")
    # The standard streams and the modules that a command needs.
    parser.set_defaults(needs=(), modules=())
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)
    for name, summary, describe in (
        ("arcade", _("play full screen, or in a window"), arcade.add_arguments),
        ("terminal", _("play in a terminal"), text_commands.add_terminal),
        ("arena", _("ride light cycles in real time, against people or bots"), arena.add_arguments),
        ("puzzle", _("find the only move that wins, in a terminal"), text_commands.add_puzzle),
        ("run", _("play stage after stage against ever better bots, in a terminal"), text_commands.add_run),
        ("tonight", _("play an evening of games with a friend, in a terminal"), text_commands.add_tonight),
        ("records", _("show tables, medals and statistics, export or erase them"), text_commands.add_records),
        ("review", _("what each move of a game did"), text_commands.add_review),
        ("engine", _("let programs play: the Universal Game Interface"), text_commands.add_engine),
        ("screenshot", _("draw any scene into a file"), screenshot.add_arguments),
        ("new-game", _("write the folder of a new game, to change it"), new_game.add_arguments),
        ("bench", _("measure speed, strength and memory"), bench.add_arguments),
    ):
        command = commands.add_parser(name, help=summary)
        if name == asked:
            describe(command)
    return parser
