"""A game that was saved as a document, and back."""

from collections.abc import Mapping
from datetime import datetime

from game.bots.levels import LEVELS
from game.core import record
from game.core.match import Match
from game.core.rules import PLAYERS, Outcome, Player
from game.core.variant import Variant
from game.core.words import later
from game.session.help_used import HelpUsed
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.saved import SavedGame
from game.session.session import Session
from game.store import calendar
from game.store.documents import Fields, Format, Unreadable, Value, need, whole

FORMAT = Format("gridlock game", 1, later("An unfinished game could not be read."))
DRAWN = 0


def fields_of(saved: SavedGame) -> Fields:
    """The fields of the document."""
    match = Match.of(saved.setup, saved.moves, saved.series.starter)
    series = saved.series
    return {
        "saved": calendar.now().isoformat(timespec="seconds"),
        "record": record.write(match),
        "players": [saved.players.one, saved.players.two],
        "series": {
            "rounds": series.rounds,
            "first": series.first,
            "winners": [outcome.winner or DRAWN for outcome in series.outcomes],
        },
        "resigned": saved.resigned,
        "hints used": list(saved.help_used.hints),
        "undos used": list(saved.help_used.undos),
        "hinted": saved.help_used.hinted,
        "hinted moves": list(saved.help_used.hinted_moves),
        "seed": saved.seed,
        **_mixed_levels(saved),
    }


def _mixed_levels(saved: SavedGame) -> Fields:
    """The level of each move of the bot, if not all are the present one."""
    mixed = set(saved.levels) - {saved.players.one, saved.players.two}
    return {"levels": list(saved.levels)} if mixed else {}


def saved_game(fields: Fields, games: Mapping[str, Variant]) -> SavedGame:
    """The game of a document. Raises ValueError unless it can go on."""
    saved = game_of(fields, games)
    if not saved.players.people:
        raise Unreadable("there is nobody to play")
    session = Session.restored(saved)
    if session.over and not under_way(session):
        raise Unreadable("the game is over")
    return saved


def game_of(fields: Fields, games: Mapping[str, Variant]) -> SavedGame:
    """The game of a document, finished or not. Raises ValueError."""
    match = record.read(need(fields, "record", str), games)
    players = players_of(fields)
    return SavedGame(
        setup=match.setup,
        players=players,
        series=_series(need(fields, "series", dict), match),
        seed=seed_of(fields),
        moves=tuple(ply.move for ply in match.plies),
        resigned=resigned_of(fields),
        help_used=HelpUsed(
            hints=hints_used_of(fields),
            undos=undos_used_of(fields),
            hinted="hinted" in fields and need(fields, "hinted", bool),
            hinted_moves=_hinted_moves(fields),
        ),
        levels=_levels(fields, match, players),
    )


# What a document says without its moves being checked. Each of these raises Unreadable.


def moment_of(fields: Fields) -> datetime:
    """When the game was saved, in the time of this place."""
    text = need(fields, "saved", str)
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError) as error:
        raise Unreadable(f"{text} is no moment") from error


def players_of(fields: Fields) -> Players:
    return Players(*(_kind(player) for player in _pair(fields, "players")))


def seed_of(fields: Fields) -> int:
    return whole(fields.get("seed"))


def resigned_of(fields: Fields) -> Player | None:
    return None if fields.get("resigned") is None else _player(fields.get("resigned"))


def hints_used_of(fields: Fields) -> tuple[int, int]:
    return _counts(fields, "hints used")


def undos_used_of(fields: Fields) -> tuple[int, int]:
    return _counts(fields, "undos used")


def opening_of(fields: Fields) -> int:
    """The number of moves that nobody chose; a game that is no stage of a run has none."""
    return whole(fields.get("opening", 0))


def rounds_before(fields: Fields) -> int:
    """The number of rounds of its series that were played before the game."""
    return len(need(need(fields, "series", dict), "winners", list))


def under_way(session: Session) -> bool:
    """Whether the session is part of a series that has begun and is not decided."""
    return isinstance(session.mode, Series) and session.mode.under_way


def _series(fields: Fields, match: Match) -> Series:
    winners = [None if winner == DRAWN else _player(winner) for winner in need(fields, "winners", list)]
    outcomes = tuple(Outcome(winner) for winner in winners)
    series = Series(need(fields, "rounds", int), _player(fields.get("first")), outcomes)
    if series.winner is not None or series.starter != match.first:
        raise Unreadable("the game is not the next one of its series")
    return series


def _hinted_moves(fields: Fields) -> tuple[int, ...]:
    """The moves before which a hint was asked for; an older document does not say."""
    numbers = need(fields, "hinted moves", list) if "hinted moves" in fields else []
    return tuple(whole(number) for number in numbers)


def _levels(fields: Fields, match: Match, players: Players) -> tuple[str, ...]:
    """The level of each move of a bot: the present one, if nothing else is written."""
    usual = tuple(level for ply in match.plies if (level := players.level(ply.player)) is not None)
    if "levels" not in fields:
        return usual
    written = tuple(map(_kind, need(fields, "levels", list)))
    if len(written) != len(usual) or HUMAN in written:
        raise Unreadable("the levels are not those of the bot's moves")
    return written


def _counts(fields: Fields, name: str) -> tuple[int, int]:
    one, two = _pair(fields, name)
    return whole(one), whole(two)


def _pair(fields: Fields, name: str) -> list[Value]:
    pair = need(fields, name, list)
    if len(pair) != len(PLAYERS):
        raise Unreadable(f"{name} is not about two players")
    return pair


def _kind(player: Value) -> str:
    if not isinstance(player, str) or player not in (HUMAN, *LEVELS):
        raise Unreadable(f"{player!r} is neither a person nor a level of a bot")
    return player


def _player(value: Value) -> Player:
    for player in PLAYERS:
        if type(value) is int and value == player:
            return player
    raise Unreadable(f"{value!r} is no player")
