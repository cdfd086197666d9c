"""The pause, over a match of the Arena."""

from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.input.seats import missing_words
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Back,
    Confirm,
    Destination,
    ToArenaDevices,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaSetUp,
    ToMenu,
)
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.core.words import _, later


class ArenaPauseScene(CardScene):
    """The pause: go on, change the devices or the settings, or leave."""

    warns = True
    narrow = True

    def __init__(self, context: Context, go: Go, paused: ToArenaPause) -> None:
        self._people = paused.people
        self._again = paused.again
        super().__init__(context, go, None, later("Paused"), self._make_rows(next(iter(context.games))))

    def _make_rows(self, game: str) -> list[Row]:
        """What ends the match stands apart, and so does what leads out of it."""
        devices = [Row(later("Devices"), lambda: self.go(ToArenaDevices()))] if self._people else []
        return [
            Row(later("Resume"), self._resume),
            Row(later("How to play"), lambda: self.go(ToArenaHowTo())),
            *devices,
            Row(later("Settings"), lambda: self.go(ToSettings(self.context.games[game], rides=True))),
            Row(later("Start again"), self._start_again, apart=True),
            Row(later("Set up"), lambda: self._leave(ToArenaSetUp()), apart=True),
            Row(later("Back to the menu"), lambda: self._leave(ToMenu(ARENA_TILE))),
        ]

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self.go(ToArenaHowTo())
        else:
            super().handle(action)

    def words(self) -> str:
        return missing_words(self.context.seats, self._people)

    def _resume(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())

    def _start_again(self) -> None:
        self._ask(later("Start again?"), later("Start again"), self._again)

    def _leave(self, then: Destination) -> None:
        self._ask(later("Leave the match?"), later("Leave"), then)

    def _ask(self, title: str, answer: str, then: Destination) -> None:
        """Go there, but ask people first: a match is not kept."""
        if not self._people:
            self.go(then)
            return
        words = _("The rounds of this match will be lost.")
        if isinstance(then, ToMenu) and self.context.profile.arena_streak.now.points:
            words += " " + _("Your streak ends, and its points are entered.")
        self.go(Confirm(title, words, later("Stay"), answer, then))
