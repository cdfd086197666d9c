"""What pauses have in common: those of games, and those of the Arena."""

from abc import abstractmethod

from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.input.seats import missing_words
from game.arcade.navigation.destinations import Back, ToArenaHowTo, ToDevices, ToHowTo
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.core.rules import NUMBERS, Names, Player
from game.core.words import later
from game.session.session import Session


class PauseCard(CardScene):
    """A card over a game. Going back goes on with it."""

    warns = True
    narrow = True

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        self.session = session
        self._are_here = context.are_here(session.players)
        super().__init__(context, go, session.setup.variant, later("Paused"), self.make_rows())

    @abstractmethod
    def make_rows(self) -> list[Row]:
        """All rows, the first of which goes on with the game."""

    def rows_to_go_on(self) -> list[Row]:
        variant = self.session.setup.variant
        return [
            Row(later("Resume"), self._resume),
            Row(later("How to play"), lambda: self.go(ToHowTo(variant))),
        ]

    def rows_to_change(self) -> list[Row]:
        """Those who are here hold their devices for longer than one game."""
        session = self.session
        devices = [Row(later("Devices"), lambda: self.go(ToDevices(session)))]
        return [
            *([] if self._are_here else devices),
            Row(later("Settings"), lambda: self.go(ToSettings(session.setup.variant))),
        ]

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self.go(ToHowTo(self.session.setup.variant))
        else:
            super().handle(action)

    def words(self) -> str:
        """The players whose gamepad is gone, and what to do; empty if none is."""
        return missing_words(self.context.seats, self.session.players.people, self.session.names)

    def _resume(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())


class RidePauseCard(CardScene):
    """A card over a match of the Arena that these people ride. Going back goes on with it."""

    warns = True
    narrow = True

    def __init__(self, context: Context, go: Go, people: tuple[Player, ...], names: Names = NUMBERS) -> None:
        self.people = people
        self._names = names
        self._some_game = next(iter(context.games.values()))  # on which the settings show what they change
        super().__init__(context, go, None, later("Paused"), self.make_rows())

    @abstractmethod
    def make_rows(self) -> list[Row]:
        """All rows, the first of which goes on with the match."""

    def rows_to_go_on(self) -> list[Row]:
        return [
            Row(later("Resume"), self._resume),
            Row(later("How to play"), lambda: self.go(ToArenaHowTo())),
        ]

    def settings_row(self) -> Row:
        return Row(later("Settings"), lambda: self.go(ToSettings(self._some_game, rides=True)))

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self.go(ToArenaHowTo())
        else:
            super().handle(action)

    def words(self) -> str:
        """The riders whose gamepad is gone, and what to do; empty if none is."""
        return missing_words(self.context.seats, self.people, self._names)

    def _resume(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())
