"""The history as a document: the last games one by one, and what all before them add up to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.bots.levels import LEVELS
from game.core import record
from game.core.rules import DRAW, PLAYERS, Outcome, Player, opponent
from game.core.words import later
from game.session.my_level import MyLevel
from game.store import codec, game_document
from game.store.codec import FLAG, TEXT, WHOLE, Codec, Field, by_name, listed, one_of, part
from game.store.documents import Fields, Format, Unreadable
from game.store.past_game import PastGame
from game.store.statistics import STATISTICS, Statistics
from game.store.tallies import TALLIES, Tallies

FORMAT = Format("gridlock history", 1, later("The list of past games could not be read."))
# The field with the tallies of the games that are not kept any more.
OLDER_TALLIES = "older tallies"
# Of a stage of a run: which one it was, and how many of its moves nobody chose.
STAGE, OPENING = Field(TEXT, "stage", default=""), Field(WHOLE, "opening", default=0)
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


def _past_game(value: object) -> PastGame:
    fields = part(value)
    words = game_document.RECORD.read_from(fields).split()
    if "moves" not in words:
        raise Unreadable("the record has no moves")
    key_of(fields)  # raises ValueError too
    resigned = game_document.RESIGNED.read_from(fields)
    return PastGame(
        ended=game_document.SAVED.read_from(fields),
        slug=words[0],
        size=_size_in(words),
        moves=len([word for word in words[words.index("moves") + 1 : -2] if word != record.PASS]),
        first=2 if "first=2" in words else 1,
        players=game_document.WHO.read_from(fields),
        outcome=_outcome(words[-1], resigned),
        resigned=resigned,
        hints_used=game_document.HINTS_USED.read_from(fields),
        undos_used=game_document.UNDOS_USED.read_from(fields),
        stage=STAGE.read_from(fields),
        opening=OPENING.read_from(fields),
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


def key_of(game: Fields) -> Key:
    return game_document.SEED.read_from(game), game_document.rounds_before(game), STAGE.read_from(game)


KEPT = codec.record(
    Kept,
    games=listed(Codec(_past_game, lambda game: game.fields)),
    older=by_name(STATISTICS),
    # An older document has neither of these.
    tallies=Field(TALLIES, OLDER_TALLIES, default=Tallies()),
    levels=Field(
        by_name(codec.record(MyLevel, level=one_of(LEVELS, str), results=Field(listed(FLAG), "won"))),
        "levels",
        default={},
    ),
)
