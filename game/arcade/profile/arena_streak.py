"""The streak of a person in the Arena: it is entered into the table of high scores when it ends."""

from functools import partial

from game.arena.bots.rider_levels import level_of
from game.core.rules import Outcome
from game.records.book import Book
from game.records.tables import ARENA, HighScore
from game.session.players import Players
from game.session.win_streak import Streak
from game.store.calendar import today
from game.store.records import Records


class ArenaStreak:
    """The streak. It lasts as long as the arcade is open and nobody goes back to the menu."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._streak = Streak()
        self._key = ""  # of the last round that was won
        self._unsigned: list[str] = []

    @property
    def now(self) -> Streak:
        return self._streak

    def follow(self, outcome: Outcome, riders: Players, key: str) -> None:
        """A round with a key of its own has ended. Only one person against one level has a streak."""
        person, level = riders.alone, level_of(riders.bot_level or "")
        if person is None or level is None or len(riders.sides) > 2:
            self.end()
            return
        after = self._streak.after(outcome, person, level.name)
        if after.rounds < self._streak.rounds:
            self.end()
        self._streak, self._key = after, key

    def end(self) -> None:
        """The streak is over: enter it, with the initials set last until others are."""
        points, self._streak = self._streak.points, Streak()
        if points:
            self._records.change(partial(_with_score, points, self._key, today()))
            self._unsigned.append(self._key)

    def forget(self) -> None:
        """Neither the streak nor the scores whose initials are missing are known any more."""
        self._streak, self._unsigned = Streak(), []

    def take_unsigned(self) -> tuple[str, ...]:
        """The keys of the scores whose initials nobody was asked for yet."""
        keys, self._unsigned = tuple(self._unsigned), []
        return keys


def _with_score(points: int, key: str, day: str, book: Book) -> Book:
    return book.with_high_score(ARENA, HighScore(book.initials, points, day, key))
