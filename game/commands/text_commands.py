"""The commands without a window: `terminal`, `puzzle`, `run`, `tonight`, `records`, `review`, `engine`."""

import argparse
import gettext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.commands import sharing
from game.commands.shared_arguments import add_game, add_keeping, checked, chooser, place, seed
from game.core.grid import quoted
from game.core.rules import PLAYERS
from game.core.words import _, speak
from game.people.person import LONGEST_NAME, is_name

if TYPE_CHECKING:  # loaded only when an evening is played
    from game.terminal.evening_front_end import Wanted

PUZZLE_MODES = ("daily", "streak", "rated", "yours")
FORMS_TO_CHOOSE = ("winner-stays", "round-robin")
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
        kept = partial(place, choices)
        film = partial(sharing.film_of, place=kept)
        return run(setup, chooser(choices), series, players, choices.record, kept, film)

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
    from game.evening.evening import MOST_PEOPLE
    from game.people.roster import MOST_UPHILL

    parser.add_argument("--short", action="store_true", help=_("three sets in place of five"))
    for number in range(1, MOST_PEOPLE + 1):
        parser.add_argument(
            f"--p{number}",
            type=_name,
            metavar="NAME",
            help=_("the name of Player {player}", player=number)
            if number > len(PLAYERS)
            else _("the name of Player {player}; asked for if not given", player=number),
        )
    parser.add_argument(
        "--level",
        type=str.lower,
        choices=LEVELS,
        metavar="LEVEL",
        help=_("a bot as Player 2: {levels}", levels=", ".join(LEVELS)),
    )
    parser.add_argument("--teams", action="store_true", help=_("from four people on: teams of two"))
    parser.add_argument(
        "--form",
        choices=FORMS_TO_CHOOSE,
        metavar="FORM",
        help=_("how four play: %(choices)s; the first one if not given"),
    )
    parser.add_argument(
        "--uphill",
        type=_uphill,
        action="append",
        default=[],
        metavar="NAME=N",
        help=_("how steep it is for somebody who is remembered, from now on: 0 to {most}", most=MOST_UPHILL),
    )
    add_keeping(parser)

    def tonight(choices: argparse.Namespace) -> int:
        from game.terminal.evening_front_end import run

        kept = partial(place, choices)
        picture = partial(sharing.picture_of, place=kept)
        return run(_wanted(parser, choices), kept, picture, always_kept=choices.profile is not None)

    parser.set_defaults(run=tonight, needs=("stdout",))


def _wanted(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> "Wanted":
    """The evening that the choices describe."""
    from game.evening.evening import MOST_PEOPLE, Form
    from game.terminal.evening_front_end import Wanted

    given = [getattr(choices, f"p{number}") for number in range(1, MOST_PEOPLE + 1)]
    last = max((number for number, name in enumerate(given, start=1) if name), default=0)
    names = tuple(given[: max(last, len(PLAYERS))])
    if choices.level and any(names[1:]):
        parser.error(_("argument --level: not allowed with argument {other}", other="--p2"))
    form = None if choices.form is None else Form(choices.form)
    level, short, teams = choices.level or "", choices.short, choices.teams
    wanted = Wanted(names, level, short, teams, form, tuple(choices.uphill))
    if None not in names and not wanted.ways(len(names)):
        parser.error(_("so many people cannot play like this"))
    return wanted


def _uphill(text: str) -> tuple[str, int]:
    """A name, and how many steps."""
    from game.people.roster import MOST_UPHILL

    name, _equals, steps = text.partition("=")
    if steps not in map(str, range(MOST_UPHILL + 1)):
        raise argparse.ArgumentTypeError(
            _("write a name and 0 to {most}, such as Ada=2: {text}", most=MOST_UPHILL, text=quoted(text))
        )
    return _name(name), int(steps)


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
