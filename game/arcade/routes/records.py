"""The routes of what is recorded: the records, the past games, the saved data, and initials."""

from game.arcade.context import Context
from game.arcade.destinations import ToInitials, ToPastGames, ToRecords, ToSavedData
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.scenes.records.page import RecordsScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.records.saved_data import SavedDataScene
from game.arcade.scenes.scene import Go
from game.arcade.scenes.stack import SceneStack
from game.arcade.sentences.record_words import best_place
from game.seeds import fresh_seed
from game.store.calendar import today


class RecordRoutes:
    """Each scene lies over the one that led to it."""

    def __init__(self, context: Context, stack: SceneStack, go: Go) -> None:
        self._context = context
        self._stack = stack
        self._go = go

    def go(self, destination: ToRecords | ToPastGames | ToSavedData | ToInitials) -> None:
        context, go = self._context, self._go
        match destination:
            case ToRecords():
                self._stack.push(RecordsScene(context, go, destination))
            case ToPastGames():
                self._stack.push(PastGamesScene(context, go, fresh_seed()))
            case ToSavedData():
                self._stack.push(SavedDataScene(context, go))
            case ToInitials():
                self._ask_for_initials(destination)

    def _ask_for_initials(self, question: ToInitials) -> None:
        """Ask for the initials of scores, if the best of them has a place, unless they are known."""
        records = self._context.profile.records
        scores = records.book().high_scores(question.table)
        entered = [score for score in scores if score.key in question.keys]
        best = max(entered, key=lambda score: score.points, default=None)
        place = best_place(question.table, scores, best.key, today()) if best else None
        if best and place and not records.signed:
            self._stack.push(InitialsScene(self._context, self._go, question, best, place))
            return
        if place:
            records.sign(question.keys, records.signed)
        if question.then is not None:
            self._go(question.then)
