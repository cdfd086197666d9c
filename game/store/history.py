"""The history: the last finished games one by one, and what all before them add up to."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from game.bots.levels import LEVELS
from game.bots.starts import FairStart
from game.core import record
from game.core.rules import DRAW, PLAYERS, Outcome, Player, opponent
from game.core.variant import Variant
from game.core.words import later
from game.evening.leg_mode import LegMode
from game.run.run_stage import Stage
from game.session.modes import Mode
from game.session.my_level import MyLevel
from game.session.players import Players
from game.session.session import SavedGame, Session
from game.store import saved_games
from game.store.background import Background
from game.store.codec import (
    FLAG,
    TEXT,
    Codec,
    Field,
    Fields,
    Unreadable,
    by_name,
    composed,
    listed,
    one_of,
    part,
)
from game.store.documents import Format, SharedDocument
from game.store.folder import Folder
from game.store.statistics import STATISTICS, TALLIES, Played, Statistics, Tallies, of_game
from game.store.unfinished import SAVED

NAME = "history.json"
FORMAT = Format("gridlock history", 1, later("The list of past games could not be read."))
# The field with the tallies of the games that are not kept any more.
OLDER_TALLIES = "older tallies"
# Which stage of a run it was.
STAGE = Field(TEXT, "stage", default="")
# The most games to keep. Older ones only count in the statistics.
MOST = 200

# What distinguishes a game from all others, also after a restart: its seed, the rounds before it, and the
# stage of a run that it was, if any.
Key = tuple[int, int, str]


@dataclass(frozen=True)
class PastGame:
    """Only `History.session` checks the moves of a game: a list of them must open at once."""

    ended: datetime
    slug: str
    size: int  # of the board
    moves: int
    first: Player
    players: Players
    outcome: Outcome
    resigned: Player | None
    hints_used: tuple[int, ...]
    undos_used: tuple[int, ...]
    stage: str  # of a run; empty if it was none
    fields: Fields  # of its document

    @property
    def statistics(self) -> Statistics:
        return of_game(self.players, self.outcome, self.hints_used)

    @property
    def played(self) -> Played:
        """The game as the tallies count it."""
        side = self.players.alone or 1
        helped = bool(self.hints_used[side - 1] or self.undos_used[side - 1])
        return Played(self.slug, self.ended.date().isoformat(), self.players, self.outcome, helped)

    def level_after(self, before: MyLevel) -> MyLevel:
        """A person's level after this game.

        Only games that one person won or lost against a bot matter; a stage of a run does not, because the
        person has the win when it begins.
        """
        alone, level, winner = self.players.alone, self.players.bot_level, self.outcome.winner
        if alone is None or level is None or winner is None or self.stage:
            return before
        return before.after(level, won=winner == alone)


@dataclass(frozen=True)
class Kept:
    """What the document says."""

    games: tuple[PastGame, ...] = ()  # the latest first
    older: Mapping[str, Statistics] = field(default_factory=dict)  # what those before add up to, by variant
    tallies: Tallies = field(default_factory=Tallies)
    levels: Mapping[str, MyLevel] = field(default_factory=dict)


def _past_game(value: object) -> PastGame:
    fields = part(value)
    words = saved_games.RECORD.read_from(fields).split()
    if "moves" not in words:
        raise Unreadable("the record has no moves")
    key_of(fields)  # raises ValueError too
    resigned = saved_games.RESIGNED.read_from(fields)
    return PastGame(
        ended=SAVED.read_from(fields),
        slug=words[0],
        size=_size_in(words),
        moves=len([word for word in words[words.index("moves") + 1 : -2] if word != record.PASS]),
        first=2 if "first=2" in words else 1,
        players=saved_games.WHO.read_from(fields),
        outcome=_outcome(words[-1], resigned),
        resigned=resigned,
        hints_used=saved_games.HINTS_USED.read_from(fields),
        undos_used=saved_games.UNDOS_USED.read_from(fields),
        stage=STAGE.read_from(fields),
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


def _without_names(kept: Kept, keys: frozenset[str]) -> Kept:
    """The same games; nobody with one of these keys has a name in them."""
    return replace(kept, games=tuple(_nameless(past, keys) for past in kept.games))


def _nameless(past: PastGame, keys: frozenset[str]) -> PastGame:
    players = past.players.without(keys)
    if players == past.players:
        return past
    others = {name: value for name, value in past.fields.items() if name != saved_games.PERSONS.name}
    return replace(past, players=players, fields={**others, **saved_games.WHO.written(players)})


def _same(one: Fields, other: Fields) -> bool:
    """Whether two documents are about the same game, whenever they were written."""
    return {**one, "saved": ""} == {**other, "saved": ""}


def key_of(game: Fields) -> Key:
    return saved_games.SEED.read_from(game), saved_games.rounds_before(game), STAGE.read_from(game)


KEPT = composed(
    Kept,
    games=listed(Codec(_past_game, lambda game: game.fields)),
    older=by_name(STATISTICS),
    # An older document has neither of these.
    tallies=Field(TALLIES, OLDER_TALLIES, default=Tallies()),
    levels=Field(
        by_name(composed(MyLevel, level=one_of(LEVELS, str), results=Field(listed(FLAG), "won"))),
        "levels",
        default={},
    ),
)


class History:
    """Every change is written in the background. What another cabinet has kept meanwhile stays."""

    def __init__(self, folder: Folder, background: Background, games: Mapping[str, Variant]) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, KEPT, Kept())
        self._games = games
        self._followed: tuple[Key, SavedGame | None] | None = None
        background.do("", self._document.latest, NAME)  # if it is damaged, the player learns it at the start

    def follow(self, session: Session) -> None:
        """Keep a game that has ended; drop it if its end was undone. Variations are not kept."""
        saved = session.saved()
        if saved is None or not session.players.people:
            return
        key = saved.seed, len(saved.series.outcomes), ""
        ended = _as_it_counts(saved) if session.over else None
        if self._followed != (key, ended):
            self._followed = key, ended
            game = None if ended is None else saved_games.fields_of(ended)
            self._document.change(partial(with_game, key=key, game=game))

    def add_leg(self, session: Session) -> None:
        """Keep a leg of an evening that has ended, as a single game."""
        fields = saved_games.fields_of(_as_it_counts(session.as_single_game()))
        self._document.change(partial(with_game, key=key_of(fields), game=fields))

    def add_stage(self, session: Session, stage: str) -> None:
        """Keep a stage of a run that has ended, as a single game. `stage` says which, and of which run."""
        fields = {**saved_games.fields_of(session.as_single_game()), **STAGE.written(stage)}
        key = key_of(fields)
        self._document.change(partial(with_game, key=key, game=fields))

    def make_nameless(self, keys: Collection[str]) -> None:
        """The people with these keys have no names any more in the games that are kept."""
        self._document.change(partial(_without_names, keys=frozenset(keys)))

    def forget(self) -> None:
        """All games are gone from the disk."""
        self._followed = None
        self._document.forget()

    # What is kept, also what is still being written

    def past_games(self) -> tuple[PastGame, ...]:
        """The games that are kept, the latest first."""
        return self._document.latest().games

    def statistics(self) -> dict[str, Statistics]:
        """The statistics of all games ever finished, by variant, in the order of the menu."""
        kept = self._document.latest()
        counted = {slug: kept.older.get(slug, Statistics()) for slug in (*self._games, *kept.older)}
        for game in kept.games:
            counted[game.slug] = counted.get(game.slug, Statistics()) + game.statistics
        return {slug: each for slug, each in counted.items() if each.games}

    def tallies(self) -> Tallies:
        """The tallies of all games ever finished."""
        kept = self._document.latest()
        return kept.tallies.after(game.played for game in reversed(kept.games))

    def my_level(self, slug: str) -> str:
        """The level that a person has reached in a game against bots."""
        kept = self._document.latest()
        mine = kept.levels.get(slug, MyLevel())
        for game in reversed(kept.games):
            if game.slug == slug:
                mine = game.level_after(mine)
        return mine.level

    def session(self, past: PastGame) -> Session:
        """The game with all its moves. Raises ValueError with the reason if they are no legal game."""
        game = saved_games.game_of(past.fields, self._games)
        return Session.restored(game, _mode_of(past, game))


def _mode_of(past: PastGame, game: SavedGame) -> Mode | None:
    """The mode of a past game, if it was no single game and no round of a series."""
    if past.stage:
        return Stage(FairStart(game.series.first, game.opening), hints=0)
    return LegMode.of(game) if game.given else None


def _as_it_counts(saved: SavedGame) -> SavedGame:
    """The game against the weakest level at which the bot has moved."""
    weakest = next((level for level in LEVELS if level in saved.levels), None)
    return saved if weakest is None else replace(saved, players=saved.players.with_level(weakest))
