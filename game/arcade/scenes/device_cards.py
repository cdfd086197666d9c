"""Which player uses which device: the cards to choose them during a game, and during a match of the Arena."""

from dataclasses import replace

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Back
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.choices import Choices
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.device_rows import device_rows
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.core.words import later
from game.session.session import Session


class DevicesScene(CardScene):
    """The devices of a game that is played. A change applies at once, to this game and the next ones."""

    back_row = -1  # Done

    def __init__(self, context: Context, go: Go, session: Session) -> None:
        self._session = session
        rows = [
            *device_rows(context, self._choices, self._keep, session.names),
            Row(later("Done"), self._done),
        ]
        super().__init__(context, go, session.setup.variant, later("Devices"), rows)

    def _choices(self) -> Choices:
        """The choices kept for the game, with the people of this session."""
        kept = self.context.choices.of(self._session.setup.variant)
        return replace(kept, people=self._session.players.people)

    def _keep(self, choices: Choices) -> None:
        kept = self.context.choices.of(self._session.setup.variant)
        self.context.choices.keep(replace(kept, devices=choices.devices))
        self.context.seats.choose(choices.devices)

    def _done(self) -> None:
        self.context.audio.play("back")
        self.go(Back())


class ArenaDevicesScene(CardScene):
    """The devices of a match of the Arena. A change applies at once, to this match and the next ones."""

    back_row = -1  # Done

    def __init__(self, context: Context, go: Go) -> None:
        rows = [*device_rows(context, lambda: context.arena.kept, self._keep), Row(later("Done"), self._done)]
        super().__init__(context, go, None, later("Devices"), rows)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    def _keep(self, choices: ArenaChoices) -> None:
        self.context.arena.keep(choices)
        self.context.seats.choose(choices.devices)

    def _done(self) -> None:
        self.context.audio.play("back")
        self.go(Back())
