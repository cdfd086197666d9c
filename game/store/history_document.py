"""The history as a document, and back: the last games one by one, and what all before them add up to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.bots.levels import LEVELS
from game.core import record
from game.core.rules import DRAW, PLAYERS, Outcome, Player, opponent
from game.core.words import later
from game.session.my_level import MyLevel
from game.store import game_document, statistics, tallies
from game.store.documents import Fields, Format, Unreadable, need, part
from game.store.past_game import PastGame
from game.store.statistics import Statistics
from game.store.tallies import Tallies

FORMAT = Format("gridlock history", 1, later("The list of past games could not be read."))
# The field with the tallies of the games that are not kept any more.
TALLIES = "older tallies"
# The most games to keep. Older ones only count in the statistics.
MOST = 200

# What distinguishes a game from all others, also after a restart: its seed, the rounds before it, and the
# stage of a run that it was, if any.
Key = tuple[int, int, str]


@dataclass(frozen=True)
class Kept:
    """What the document says."""

    games: tuple[PastGame, ...] = ()  # the latest first
    older: Mapping[str, Statistics] = field(default_factory=dict)  # what those before add up to, by variant
    tallies: Tallies = field(default_factory=Tallies)
    levels: Mapping[str, MyLevel] = field(default_factory=dict)


def fields_of(kept: Kept) -> Fields:
    """The fields of the document."""
    return {
        "games": [game.fields for game in kept.games],
        "older": {slug: statistics.fields_of(each) for slug, each in kept.older.items()},
        TALLIES: tallies.fields_of(kept.tallies),
        "levels": {slug: _level_fields(each) for slug, each in kept.levels.items()},
    }


def kept_of(fields: Fields) -> Kept:
    """What a document says; nothing if there are no fields. Raises ValueError."""
    if not fields:
        return Kept()
    return Kept(
        games=tuple(_past_game(part(game)) for game in need(fields, "games", list)),
        older={
            slug: statistics.statistics_of(part(each)) for slug, each in need(fields, "older", dict).items()
        },
        # An older document has neither of these.
        tallies=tallies.tallies_of(part(fields[TALLIES])) if TALLIES in fields else Tallies(),
        levels={slug: _my_level(part(each)) for slug, each in part(fields.get("levels", {})).items()},
    )


def _past_game(fields: Fields) -> PastGame:
    words = need(fields, "record", str).split()
    if "moves" not in words:
        raise Unreadable("the record has no moves")
    key_of(fields)  # raises Unreadable too
    resigned = game_document.resigned_of(fields)
    return PastGame(
        ended=game_document.moment_of(fields),
        slug=words[0],
        size=_size_in(words),
        moves=len([word for word in words[words.index("moves") + 1 : -2] if word != record.PASS]),
        first=2 if "first=2" in words else 1,
        players=game_document.players_of(fields),
        outcome=_outcome(words[-1], resigned),
        resigned=resigned,
        hints_used=game_document.hints_used_of(fields),
        undos_used=game_document.undos_used_of(fields),
        stage=_stage_of(fields),
        opening=game_document.opening_of(fields),
        fields=fields,
    )


def _size_in(words: list[str]) -> int:
    """The size of the board that a record names."""
    size = next((word.removeprefix("size=") for word in words if word.startswith("size=")), "")
    if not (size.isascii() and size.isdigit() and len(size) <= 2):
        raise Unreadable("the record has no size")
    return int(size)


def _outcome(result: str, resigned: Player | None) -> Outcome:
    if resigned is not None:
        return Outcome(opponent(resigned))
    if result == record.DRAWN:
        return DRAW
    for player in PLAYERS:
        if result == str(player):
            return Outcome(player)
    raise Unreadable("the game is not finished")


def with_game(kept: Kept, key: Key, game: Fields | None) -> Kept:
    """The history with this game, or without it, and with no other one of its key."""
    if game is not None and any(_same(game, other.fields) for other in kept.games):
        return kept  # it is followed again after a restart
    others = [each for each in kept.games if key_of(each.fields) != key]
    games = others if game is None else [_past_game(game), *others]
    older, levels = dict(kept.older), dict(kept.levels)
    gone = games[: MOST - 1 : -1]  # the earliest first
    for each in gone:
        older[each.slug] = older.get(each.slug, Statistics()) + each.statistics
        levels[each.slug] = each.level_after(levels.get(each.slug, MyLevel()))
    return Kept(tuple(games[:MOST]), older, kept.tallies.after(each.played for each in gone), levels)


def _same(one: Fields, other: Fields) -> bool:
    """Whether two documents are about the same game, whenever they were written."""
    return {**one, "saved": ""} == {**other, "saved": ""}


def _level_fields(mine: MyLevel) -> Fields:
    return {"level": mine.level, "won": list(mine.results)}


def _my_level(fields: Fields) -> MyLevel:
    level, results = need(fields, "level", str), need(fields, "won", list)
    if level not in LEVELS or not all(isinstance(won, bool) for won in results):
        raise Unreadable(f"{level} with {results} is no level of a person")
    return MyLevel(level, tuple(results))


def key_of(game: Fields) -> Key:
    return game_document.seed_of(game), game_document.rounds_before(game), _stage_of(game)


def _stage_of(game: Fields) -> str:
    return need(game, "stage", str) if "stage" in game else ""
