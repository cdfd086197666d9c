"""A game, finished or not, as one line of text, and back.

    crossfire size=5 diagonals=all first=1 moves 3,3 1,2 4,5 result *

The words before `moves` are the game and its options. `first` is the player who moved first, `pass` marks
where a player was skipped, and the result is the winner, `=` for a draw, or `*` for an unfinished game.
"""

from collections.abc import Mapping

from game.core.grid import NotationError, quoted
from game.core.match import IllegalMove, Match
from game.core.rules import Player
from game.core.variant import SetupError, Variant
from game.core.words import _

# More than twice as long as the longest game on any board. A longer line is refused unread.
LONGEST = 6000
PASS = "pass"
DRAWN = "="
UNFINISHED = "*"


class RecordError(ValueError):
    """A line that is not the record of a legal game. `ply` is the number of the move at fault, if any."""

    def __init__(self, reason: str, ply: int | None = None) -> None:
        super().__init__(reason if ply is None else _("Move {ply}: {reason}", ply=ply, reason=reason))
        self.reason = reason
        self.ply = ply


def write(match: Match) -> str:
    """The record of a match as it stands, without moves that were taken back.

    Raises ValueError for a match that began at another position: the line could not say which.
    """
    if match.start != match.rules.start(match.first):
        raise ValueError(_("Only a game that is played from its start can be written down."))
    words = [*_head(match), "moves"]
    for ply in match.plies:
        words.append(match.rules.move_text(ply.move))
        if ply.skipped:
            words.append(PASS)
    return " ".join([*words, "result", _result(match)])


def _head(match: Match) -> list[str]:
    """The game and its options."""
    setup = match.setup
    choices = [("size", str(setup.size)), *setup.options, ("first", str(match.first))]
    return [setup.variant.slug, *(f"{name}={value}" for name, value in choices)]


def _result(match: Match) -> str:
    if match.outcome is None:
        return UNFINISHED
    return str(match.outcome.winner or DRAWN)


def read(line: str, games: Mapping[str, Variant]) -> Match:
    """The match of one of the games that `write` recorded, every move checked. Raises RecordError."""
    if len(line) > LONGEST:
        raise RecordError(
            _("The line has more than {most} characters; no game needs that many.", most=LONGEST)
        )
    head, moves, result = _split(line.split())
    match = _read_head(head, games)
    _replay(match, moves)
    if result != _result(match):
        raise RecordError(
            _(
                "The result is {actual}, not {claimed}.",
                actual=_result(match),
                claimed=quoted(result),
            )
        )
    if line.split() != write(match).split():
        raise RecordError(_("The choices must read: {choices}.", choices=" ".join(_head(match))))
    return match


def _split(words: list[str]) -> tuple[list[str], list[str], str]:
    """The words before `moves`, the moves, and the result."""
    if "moves" not in words or len(words) < 2 or words[-2] != "result":
        raise RecordError(_("A record reads: game size=N first=1 moves ... result 1, 2 or * (unfinished)."))
    middle = words.index("moves")
    return words[:middle], words[middle + 1 : -2], words[-1]


def _read_head(words: list[str], games: Mapping[str, Variant]) -> Match:
    """The match at its start."""
    variant = games.get(words[0]) if words else None
    if variant is None:
        raise RecordError(_("There is no game {name}.", name=quoted(" ".join(words[:1]))))
    choices: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name in choices:
            raise RecordError(_("{word} is not a choice: write name=value once.", word=quoted(word)))
        choices[name] = value
    size, first = (_number(choices, name) for name in ("size", "first"))
    if first not in (1, 2):
        raise RecordError(_("The first player is 1 or 2."))
    try:
        return Match(variant.setup(size, choices), first)
    except SetupError as error:
        raise RecordError(str(error)) from error


def _number(choices: dict[str, str], name: str) -> int:
    """Remove a small number from the choices and return it."""
    value = choices.pop(name, "")
    if not (value.isascii() and value.isdigit() and len(value) <= 2):
        raise RecordError(_("{name} must be a number.", name=name))
    return int(value)


def _replay(match: Match, moves: list[str]) -> None:
    due: Player | None = None  # the player who has to pass before the next move
    for ply, text in enumerate(moves, start=1):
        if text == PASS:
            if due is None:
                raise RecordError(_("No player has to pass here."), ply)
            due = None
            continue
        if due is not None:
            raise RecordError(_("Player {player} has to pass first.", player=due), ply)
        try:
            due = match.play(match.rules.read_move(text)).skipped
        except (NotationError, IllegalMove) as error:
            raise RecordError(str(error), ply) from error
    if due is not None:
        raise RecordError(_("Player {player} has to pass first.", player=due), len(moves) + 1)
