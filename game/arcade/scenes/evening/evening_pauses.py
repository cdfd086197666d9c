"""The pauses of an evening: over a leg, and over the rounds of the Arena that decide it."""

from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.input.seats import missing_words
from game.arcade.navigation.destinations import Back, Confirm, Destination, ToArenaHowTo, ToMenu, ToResign
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.pause_card import PauseCard
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.core.rules import opponent
from game.core.words import _, later


class LegPauseScene(PauseCard):
    """Resume, read the rules, change the settings, resign the leg, or leave: the evening is kept."""

    def make_rows(self) -> list[Row]:
        session = self.session
        settings = Row(later("Settings"), lambda: self.go(ToSettings(session.setup.variant)))
        rows = [*self.rows_to_go_on(), settings]
        if not session.over:
            rows.append(Row(later("Resign this leg"), self._resign, apart=True))
        return [*rows, Row(later("Leave the evening"), lambda: self.go(ToMenu()), apart=True)]

    def _resign(self) -> None:
        """Whoever asks resigns. On a device that both use, the one on turn comes first."""
        session, names = self.session, self.session.players.names
        asking = session.players.alone or self.context.seats.owner(self.context.device)
        first = asking or session.turn
        others: tuple[tuple[str, Destination], ...] = ()
        if asking is None:
            other = opponent(first)
            others = ((_("{name} resigns", name=names.of(other)), ToResign(other)),)
        words = _("The leg is lost, at the length that it has.")
        answer = _("{name} resigns", name=names.of(first))
        self.go(Confirm(later("Resign this leg?"), words, later("Stay"), answer, ToResign(first), others))


class FinalePauseScene(CardScene):
    """Go on, read how to ride, change the settings, or leave: the rounds that were won are kept."""

    warns = True
    narrow = True

    def __init__(self, context: Context, go: Go) -> None:
        some_game = next(iter(context.games.values()))
        rows = [
            Row(later("Resume"), self._resume),
            Row(later("How to play"), lambda: self.go(ToArenaHowTo())),
            Row(later("Settings"), lambda: self.go(ToSettings(some_game, rides=True))),
            Row(later("Leave the evening"), lambda: self.go(ToMenu()), apart=True),
        ]
        super().__init__(context, go, None, later("Paused"), rows)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self.go(ToArenaHowTo())
        else:
            super().handle(action)

    def words(self) -> str:
        seats = self.context.seats
        return missing_words(seats, seats.people, self.context.party.names)

    def _resume(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())
