"""The pause, over a match of the Arena."""

from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Confirm,
    Destination,
    ToArenaDevices,
    ToArenaPause,
    ToArenaSetUp,
    ToMenu,
)
from game.arcade.scenes.pause_card import RidePauseCard
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.core.words import _, later


class ArenaPauseScene(RidePauseCard):
    """The pause: go on, change the devices or the settings, or leave."""

    def __init__(self, context: Context, go: Go, paused: ToArenaPause) -> None:
        self._again = paused.again
        self._are_here = bool(context.party)
        super().__init__(context, go, paused.people, context.riders.names)

    def make_rows(self) -> list[Row]:
        """What ends the match stands apart, and so does what leads out of it."""
        chosen = self.people and not self._are_here  # those who are here hold theirs for longer
        devices = [Row(later("Devices"), lambda: self.go(ToArenaDevices()))] if chosen else []
        return [
            *self.rows_to_go_on(),
            *devices,
            self.settings_row(),
            Row(later("Start again"), self._start_again, apart=True),
            Row(later("Set up"), lambda: self._leave(ToArenaSetUp()), apart=True),
            Row(later("Back to the menu"), lambda: self._leave(ToMenu(ARENA_TILE))),
        ]

    def _start_again(self) -> None:
        self._ask(later("Start again?"), later("Start again"), self._again)

    def _leave(self, then: Destination) -> None:
        self._ask(later("Leave the match?"), later("Leave"), then)

    def _ask(self, title: str, answer: str, then: Destination) -> None:
        """Go there, but ask people first: a match is not kept."""
        if not self.people:
            self.go(then)
            return
        words = _("The rounds of this match will be lost.")
        if isinstance(then, ToMenu) and self.context.profile.arena_streak.now.points:
            words += " " + _("Your streak ends, and its points are entered.")
        self.go(Confirm(title, words, later("Stay"), answer, then))
