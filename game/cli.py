"""The command line: which front end runs, and with which choices."""

import argparse
import gettext
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import __version__, catalogue, faults, paths
from game.arcade.window import DEFAULT_WINDOW
from game.arguments import finite, seconds, whole, window
from game.core.rules import PLAYERS
from game.core.variant import Setup, SetupError, Variant
from game.core.words import _, printable, speak

if TYPE_CHECKING:  # loaded by the commands that need it
    from game.session.modes import Series

# The command if none is given.
DEFAULT_COMMAND = "arcade"
# Modules of the arcade that may be missing, and the names of their packages.
PACKAGES = {"pygame": "pygame-ce", "platformdirs": "platformdirs"}
# The exit status of a program that Ctrl-C ended.
INTERRUPTED = 130
# Longer lines of an error message are cut.
LONGEST_LINE = 300


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the product and return the exit status of the process."""
    speak(_translations())
    words = sys.argv[1:] if arguments is None else list(arguments)
    choices = _parser(words).parse_args(words or [DEFAULT_COMMAND])
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
        return _fail(_missing(error) or faults.report(error))


def _translations() -> gettext.NullTranslations:
    """The person's language; English if there is no catalogue or it is damaged."""
    try:
        return gettext.translation("gridlock", paths.assets() / "locale", fallback=True)
    except Exception:  # which errors gettext raises for a damaged file is not documented
        return gettext.NullTranslations()


def _missing(error: Exception) -> str | None:
    """How to install a missing package, if that is the error."""
    module = error.name if isinstance(error, ModuleNotFoundError) else None
    package = PACKAGES.get((module or "").partition(".")[0])
    if package is None:
        return None
    return _("{package} is missing. Install it: python3 -m pip install {package}", package=package)


def _fail(reason: str) -> int:
    """Print one line with the reason."""
    with suppress(OSError):  # if that fails, the exit status remains
        print(f"gridlock: {reason}", file=sys.stderr)
    return 1


class Parser(argparse.ArgumentParser):
    """A parser whose error messages are safe to print, whatever was typed."""

    def error(self, message: str) -> NoReturn:
        super().error("\n".join(printable(line, LONGEST_LINE) for line in message.splitlines()))


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of all commands. Only the given command gets its arguments, to start sooner."""
    parser = Parser(
        prog="gridlock",
        description=_("Five small two-player grid games."),
        epilog=_("Without a command: {command}.", command=DEFAULT_COMMAND),
    )
    parser.add_argument("--version", action="version", version=f"GridLock Arcade {__version__}")
    # The standard streams and the modules that a command needs.
    parser.set_defaults(needs=(), modules=())
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)
    asked = words[0] if words else DEFAULT_COMMAND
    for name, summary, describe in (
        ("arcade", _("play full screen, or in a window"), _add_arcade),
        ("terminal", _("play in a terminal"), _add_terminal),
        ("engine", _("let programs play: the Universal Game Interface"), _add_engine),
        ("screenshot", _("draw any scene into a file"), _add_screenshot),
        ("new-game", _("write the folder of a new game, to change it"), _add_new_game),
        ("bench", _("measure speed, strength and memory"), _add_bench),
    ):
        command = commands.add_parser(name, help=summary)
        if name == asked:
            describe(command)
    return parser


def _add_board(parser: argparse.ArgumentParser) -> None:
    """Add the size, and the options of all games."""
    parser.add_argument(
        "--size", type=whole, metavar="N", help=_("rows of the board; the official one if not given")
    )
    for option in catalogue.options_of(catalogue.games().values()).values():
        parser.add_argument(f"--{option.name}", choices=option.values, help=_(option.summary))


def _add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game, its board, and the rounds."""
    games = catalogue.games()
    parser.add_argument(
        "game",
        nargs="?",
        type=catalogue.slug_of,
        choices=list(games),
        metavar="GAME",
        help=_("{games}; asked for if not given", games=", ".join(games)),
    )
    _add_board(parser)
    parser.add_argument(
        "--rounds",
        type=whole,
        default=1,
        metavar="N",
        help=_("an odd number of rounds; the starter alternates"),
    )


def _chooser(choices: argparse.Namespace) -> Callable[[Variant], Setup]:
    """A function that sets a game up as the command line asks. It may raise SetupError."""
    asked = {name: getattr(choices, name) for name in catalogue.options_of(catalogue.games().values())}
    options = {name: value for name, value in asked.items() if value is not None}
    return lambda variant: variant.setup(choices.size, options)


def _nearest(choices: argparse.Namespace, variant: Variant) -> Setup:
    """A game with those of the command line's choices that it offers."""
    asked = {option.name: getattr(choices, option.name) for option in variant.options}
    size = choices.size if choices.size in variant.sizes else None
    return variant.setup(size, {name: value for name, value in asked.items() if value is not None})


def _checked(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> "tuple[Setup | None, Series]":
    """The game, if one was given, and the series. Exits with the reason if they cannot be played."""
    from game.session.modes import Series

    choose = _chooser(choices)
    try:
        if choices.game is None:
            _check_that_some_game_offers(choose)
            return None, Series(choices.rounds)
        return choose(catalogue.games()[choices.game]), Series(choices.rounds)
    except ValueError as error:
        parser.error(str(error))


def _add_terminal(parser: argparse.ArgumentParser) -> None:
    from game.session.players import HUMAN, Players
    from game.terminal.kinds import Kinds

    _add_game(parser)
    for side in PLAYERS:
        parser.add_argument(
            f"--p{side}",
            type=str.lower,
            choices=Kinds(),
            metavar="WHO",
            help=_("who plays Player {player}: %(choices)s; {human} if not given", player=side, human=HUMAN),
        )

    def terminal(choices: argparse.Namespace) -> int:
        from game.terminal.run import run

        setup, series = _checked(parser, choices)
        named = choices.p1 or choices.p2
        players = Players(choices.p1 or HUMAN, choices.p2 or HUMAN) if named else None
        return run(setup, _chooser(choices), series, players)

    # No input is needed to watch two bots.
    parser.set_defaults(run=terminal, needs=("stdout",))


def _add_arcade(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--window",
        nargs="?",
        type=window,
        const=DEFAULT_WINDOW,
        metavar="WxH",
        help=_("in a window, of this size if one is given"),
    )
    parser.add_argument(
        "--demo", type=seconds, metavar="SECONDS", help=_("play by itself for so long, then exit")
    )

    def arcade(choices: argparse.Namespace) -> int:
        from game.arcade.start import run

        setup, series = _checked(parser, choices)
        offered = [] if setup else [_nearest(choices, variant) for variant in catalogue.games().values()]
        return run(
            setup,
            _chooser(choices),
            series,
            offered=offered,
            window=choices.window,
            demo=choices.demo,
        )

    parser.set_defaults(run=arcade, modules=tuple(PACKAGES))


def _add_screenshot(parser: argparse.ArgumentParser) -> None:
    from game.arcade.shot import DEVICES, SCENES, Shot

    games = catalogue.games()
    parser.add_argument("scene", choices=SCENES, metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument(
        "--game", type=catalogue.slug_of, choices=list(games), default=next(iter(games)), metavar="G"
    )
    _add_board(parser)
    parser.add_argument("--window", type=window, default=DEFAULT_WINDOW, metavar="WxH")
    parser.add_argument("--moves", default="", metavar='"M M ..."', help=_("the moves made so far"))
    parser.add_argument("--cursor", metavar="CELL", help=_("where the player on turn points"))
    parser.add_argument(
        "--progress", type=finite, default=1.0, metavar="0..1", help=_("of the last move's animation")
    )
    parser.add_argument("--hint", action="store_true", help=_("with a hint for the player on turn"))
    parser.add_argument("--device", choices=DEVICES, default=DEVICES[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png")

    def screenshot(choices: argparse.Namespace) -> int:
        from game.arcade.screenshot import save

        try:
            shot = Shot(
                choices.scene,
                _chooser(choices)(games[choices.game]),
                choices.window,
                tuple(choices.moves.split()),
                choices.cursor,
                max(0.0, min(1.0, choices.progress)),
                choices.device,
                hinted=choices.hint,
            )
            if not choices.out.parent.is_dir():
                parser.error(_("there is no folder {folder}: make it first", folder=choices.out.parent))
            save(shot, choices.out)
        except ValueError as error:
            parser.error(str(error))
        return 0

    parser.set_defaults(run=screenshot)


def _check_that_some_game_offers(choose: Callable[[Variant], Setup]) -> None:
    """Raise SetupError if no game offers these choices, before the person is asked for a game."""
    reasons = []
    for variant in catalogue.games().values():
        try:
            choose(variant)
        except SetupError as error:
            reasons.append(str(error))
        else:
            return
    raise SetupError("\n".join(reasons))


def _add_new_game(parser: argparse.ArgumentParser) -> None:
    from game.new_game import add_new_game

    add_new_game(parser)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    from game.bench.command import add_bench

    add_bench(parser)


def _add_engine(parser: argparse.ArgumentParser) -> None:
    def engine(_choices: argparse.Namespace) -> int:
        from game.engine.run import run

        speak(gettext.NullTranslations())  # programs read English
        return run()

    parser.set_defaults(run=engine, needs=("stdin", "stdout"))
