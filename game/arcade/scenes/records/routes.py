"""Routes to what is recorded: the records, the past games, the saved data, and initials."""

from game.arcade.navigation.destinations import (
    Destination,
    Erase,
    ToInitials,
    ToMenu,
    ToPastGames,
    ToRecords,
    ToSavedData,
)
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.records.records_page import RecordsScene
from game.arcade.scenes.records.saved_data import SavedDataScene
from game.arcade.scenes.route import Here, leads, nothing, opens
from game.arcade.sentences.record_words import best_place
from game.seeds import fresh_seed
from game.store.calendar import today


def _initials(here: Here, to: ToInitials) -> InitialsScene | Destination | None:
    """Ask for the initials of scores, if the best of them has a place, unless they are known."""
    records = here.context.profile.records
    scores = records.book().high_scores(to.table)
    entered = [score for score in scores if score.key in to.keys]
    best = max(entered, key=lambda score: score.points, default=None)
    place = best_place(to.table, scores, best.key, today()) if best else None
    if best and place and not records.signed:
        return InitialsScene(here.context, here.go, to, best, place)
    if place:
        records.sign(to.keys, records.signed)
    return to.then


def _erase(here: Here, _to: Erase) -> ToMenu:
    here.context.erase()
    return ToMenu()


ROUTES = (
    opens(ToRecords, RecordsScene, lambda _here, to: (to,)),
    opens(ToPastGames, PastGamesScene, lambda _here, _to: (fresh_seed(),)),
    opens(ToSavedData, SavedDataScene, nothing),
    leads(ToInitials, _initials),
    leads(Erase, _erase),
)
