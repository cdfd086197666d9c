"""The history: the last finished games, and the statistics of all."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.bots.levels import LEVELS
from game.bots.starts import FairStart
from game.core.variant import Variant
from game.run.stage import Stage
from game.session.my_level import MyLevel
from game.session.saved import SavedGame
from game.session.session import Session
from game.store import game_document
from game.store.background import Background
from game.store.folder import Folder
from game.store.history_document import FORMAT, KEPT, OPENING, STAGE, Kept, Key, key_of, with_game
from game.store.past_game import PastGame
from game.store.shared_document import SharedDocument
from game.store.statistics import Statistics
from game.store.tallies import Tallies

NAME = "history.json"


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
            game = None if ended is None else game_document.fields_of(ended)
            self._document.change(partial(with_game, key=key, game=game))

    def add_stage(self, session: Session, stage: str) -> None:
        """Keep a stage of a run that has ended, as a single game. `stage` says which, and of which run."""
        fields = {
            **game_document.fields_of(session.as_single_game()),
            **STAGE.written(stage),
            **OPENING.written(len(session.began_in.opening)),
        }
        key = key_of(fields)
        self._document.change(partial(with_game, key=key, game=fields))

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
        game = game_document.game_of(past.fields, self._games)
        start = FairStart(game.series.first, game.moves[: past.opening])
        return Session.restored(game, Stage(start, hints=0) if past.stage else None)


def _as_it_counts(saved: SavedGame) -> SavedGame:
    """The game against the weakest level at which the bot has moved."""
    weakest = next((level for level in LEVELS if level in saved.levels), None)
    return saved if weakest is None else replace(saved, players=saved.players.with_level(weakest))
