"""The history: the last finished games, and the statistics of all."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from game.bots.levels import LEVELS
from game.bots.starts import FairStart
from game.core import record
from game.core.rules import DRAW, PLAYERS, Outcome, Player, opponent
from game.core.variant import Variant
from game.core.words import later
from game.run.stage import Stage
from game.session.my_level import MyLevel
from game.session.players import Players
from game.session.saved import SavedGame
from game.session.session import Session
from game.store import game_document, statistics, tallies
from game.store.background import Background
from game.store.documents import Fields, Format, Unreadable, Value, load, need, update
from game.store.folder import Folder
from game.store.statistics import Statistics
from game.store.tallies import Played, Tallies

NAME = "history.json"
# The field with the tallies of the games that are not kept any more.
TALLIES = "older tallies"
FORMAT = Format("gridlock history", 1, later("The list of past games could not be read."))
# The most games to keep. Older ones only count in the statistics.
MOST = 200
# How long a list waits for a game that is still being written: a frame waits for the list.
WAIT_SECONDS = 0.25

# What distinguishes a game from all others, also after a restart: its seed, the rounds before it, and the
# stage of a run that it was, if any.
Key = tuple[int, int, str]


@dataclass(frozen=True)
class PastGame:
    """A finished game as it is kept. Only `History.session` checks its moves: a list must open at once."""

    ended: datetime
    slug: str
    moves: int
    first: Player
    players: Players
    outcome: Outcome
    resigned: Player | None
    hints_used: tuple[int, int]
    undos_used: tuple[int, int]
    stage: str  # of a run; empty if it was none
    opening: int  # the number of moves that nobody chose, with which a stage begins
    fields: Fields  # of its document


@dataclass(frozen=True)
class Kept:
    """What the document says."""

    games: tuple[PastGame, ...] = ()  # the latest first
    # By variant, what the games before those add up to.
    older: Mapping[str, Statistics] = field(default_factory=dict)
    tallies: Tallies = field(default_factory=Tallies)
    levels: Mapping[str, MyLevel] = field(default_factory=dict)


class History:
    """Every change is written in the background. What another cabinet has kept meanwhile stays."""

    def __init__(self, folder: Folder, background: Background, games: Mapping[str, Variant]) -> None:
        self._folder = folder
        self._background = background
        self._games = games
        self._followed: tuple[Key, SavedGame | None] | None = None
        background.do("history", self._check)

    def follow(self, session: Session) -> None:
        """Keep a game that has ended; drop it if its end was undone. Variations are not kept."""
        saved = session.saved()
        if saved is None or not session.players.people:
            return
        key = saved.seed, len(saved.series.outcomes), ""
        ended = _as_it_counts(saved) if session.over else None
        if self._followed != (key, ended):
            self._followed = key, ended
            game = None if ended is None else game_document.fields_of(ended)
            self._background.do(f"history {key}", partial(self._put, key, game))

    def add_stage(self, session: Session, stage: str) -> None:
        """Keep a stage of a run that has ended, as a single game. `stage` says which, and of which run."""
        fields = game_document.fields_of(session.as_single_game())
        fields = {**fields, "stage": stage, "opening": len(session.began_in.opening)}
        key = _key_of(fields)
        self._background.do(f"history {key}", partial(self._put, key, fields))

    def _put(self, key: Key, game: Fields | None) -> None:
        """Replace the game with this key, or remove it."""
        self._load()  # sets a damaged document aside
        update(self._folder, NAME, FORMAT, partial(_with_game, key=key, game=game))

    def forget(self) -> None:
        """All games are gone from the disk."""
        self._followed = None

    def _check(self) -> None:
        """If the document cannot be read, the player learns it at the start, not at the end of a game."""
        self._load()

    # What is kept

    def past_games(self) -> tuple[PastGame, ...]:
        """The games that are kept, the latest first."""
        self._background.flush(WAIT_SECONDS)
        return self._load().games

    def statistics(self) -> dict[str, Statistics]:
        """The statistics of all games ever finished, by variant, in the order of the menu."""
        self._background.flush(WAIT_SECONDS)
        kept = self._load()
        counted = {slug: kept.older.get(slug, Statistics()) for slug in (*self._games, *kept.older)}
        for game in kept.games:
            counted[game.slug] = counted.get(game.slug, Statistics()) + _statistics_of(game)
        return {slug: each for slug, each in counted.items() if each.games}

    def tallies(self) -> Tallies:
        """The tallies of all games ever finished."""
        self._background.flush(WAIT_SECONDS)
        kept = self._load()
        return kept.tallies.after(map(_played, reversed(kept.games)))

    def my_level(self, slug: str) -> str:
        """The level that a person has reached in a game against bots."""
        self._background.flush(WAIT_SECONDS)
        kept = self._load()
        mine = kept.levels.get(slug, MyLevel())
        for game in reversed(kept.games):
            if game.slug == slug:
                mine = _level_after(mine, game)
        return mine.level

    def session(self, past: PastGame) -> Session:
        """The game with all its moves. Raises ValueError with the reason if they are no legal game."""
        game = game_document.game_of(past.fields, self._games)
        start = FairStart(game.series.first, game.moves[: past.opening])
        return Session.restored(game, Stage(start, hints=0) if past.stage else None)

    def _load(self) -> Kept:
        return load(self._folder, NAME, FORMAT, _kept) or Kept()


def _as_it_counts(saved: SavedGame) -> SavedGame:
    """The game against the weakest level at which the bot has moved."""
    weakest = next((level for level in LEVELS if level in saved.levels), None)
    return saved if weakest is None else replace(saved, players=saved.players.with_level(weakest))


# As a document


def _kept(fields: Fields) -> Kept:
    """What a document says. Raises ValueError."""
    return Kept(
        games=tuple(map(_past_game, need(fields, "games", list))),
        older={slug: statistics.statistics_of(each) for slug, each in need(fields, "older", dict).items()},
        tallies=_older_tallies(fields),
        levels={slug: _my_level(each) for slug, each in _part(fields, "levels").items()},
    )


def _part(fields: Fields, name: str) -> dict[str, Value]:
    """A part of the document, which may be missing."""
    return dict(need(fields, name, dict)) if name in fields else {}


def _older_tallies(fields: Fields) -> Tallies:
    """An older document has none."""
    return tallies.tallies_of(fields[TALLIES]) if TALLIES in fields else Tallies()


def _past_game(fields: object) -> PastGame:
    if not isinstance(fields, dict):
        raise Unreadable("a game has fields")
    words = need(fields, "record", str).split()
    if "moves" not in words:
        raise Unreadable("the record has no moves")
    _key_of(fields)  # raises Unreadable too
    resigned = game_document.resigned_of(fields)
    return PastGame(
        ended=game_document.moment_of(fields),
        slug=words[0],
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


def _outcome(result: str, resigned: Player | None) -> Outcome:
    if resigned is not None:
        return Outcome(opponent(resigned))
    if result == record.DRAWN:
        return DRAW
    for player in PLAYERS:
        if result == str(player):
            return Outcome(player)
    raise Unreadable("the game is not finished")


def _with_game(fields: Fields, key: Key, game: Fields | None) -> Fields:
    """The document with this game, or without it, and with no other one of its key."""
    found = need(fields, "games", list) if "games" in fields else []
    if game is not None and any(_same(game, other) for other in found):
        return fields  # it is followed again after a restart
    games = [each for each in found if _key_of(each) != key]
    if game is not None:
        games.insert(0, game)
    older, levels = _part(fields, "older"), _part(fields, "levels")
    gone = [_past_game(each) for each in reversed(games[MOST:])]
    for each in gone:
        before = statistics.statistics_of(older[each.slug]) if each.slug in older else Statistics()
        older[each.slug] = statistics.fields_of(before + _statistics_of(each))
        mine = _my_level(levels[each.slug]) if each.slug in levels else MyLevel()
        levels[each.slug] = _level_fields(_level_after(mine, each))
    counted = tallies.fields_of(_older_tallies(fields).after(map(_played, gone)))
    return {**fields, "games": games[:MOST], "older": older, TALLIES: counted, "levels": levels}


def _same(one: Fields, other: Fields) -> bool:
    """Whether two documents are about the same game, whenever they were written."""
    return {**one, "saved": ""} == {**other, "saved": ""}


def _statistics_of(game: PastGame) -> Statistics:
    return statistics.of_game(game.players, game.outcome, game.hints_used)


def _played(game: PastGame) -> Played:
    side = game.players.alone or 1
    helped = bool(game.hints_used[side - 1] or game.undos_used[side - 1])
    return Played(game.slug, game.ended.date().isoformat(), game.players, game.outcome, helped)


def _level_after(mine: MyLevel, game: PastGame) -> MyLevel:
    """A person's level after one more game.

    Only games that one person won or lost against a bot matter; a stage of a run does not, because the person
    has the win when it begins.
    """
    alone, level, winner = game.players.alone, game.players.bot_level, game.outcome.winner
    if alone is None or level is None or winner is None or game.stage:
        return mine
    return mine.after(level, won=winner == alone)


def _level_fields(mine: MyLevel) -> Fields:
    return {"level": mine.level, "won": list(mine.results)}


def _my_level(fields: object) -> MyLevel:
    if not isinstance(fields, dict):
        raise Unreadable("a level has fields")
    level, results = need(fields, "level", str), need(fields, "won", list)
    if level not in LEVELS or not all(isinstance(won, bool) for won in results):
        raise Unreadable(f"{level} with {results} is no level of a person")
    return MyLevel(level, tuple(results))


def _key_of(game: Fields) -> Key:
    return game_document.seed_of(game), game_document.rounds_before(game), _stage_of(game)


def _stage_of(game: Fields) -> str:
    return need(game, "stage", str) if "stage" in game else ""
