"""The pause, over a game."""

from game.arcade import captions
from game.arcade.context import Context
from game.arcade.destinations import (
    Back,
    BackToReview,
    Confirm,
    Destination,
    ToDevices,
    ToGame,
    ToHowTo,
    ToMenu,
    ToResign,
    ToSettings,
    ToSetup,
)
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.seat_words import missing_words
from game.bots.levels import LEVELS
from game.core.words import _, later
from game.session.modes import Variation
from game.session.session import Session


class PauseScene(CardScene):
    """Resume, read the rules, change the bot, the devices or the settings, or leave."""

    warns = True
    narrow = True

    def __init__(self, context: Context, go: Go, session: Session, seed: int) -> None:
        self._session = session
        self._seed = seed
        super().__init__(context, go, session.setup.variant, later("Paused"), self._make_rows())

    def _make_rows(self) -> list[Row]:
        session = self._session
        rows = [
            Row(later("Resume"), self._resume),
            Row(later("How to play"), lambda: self.go(ToHowTo(session.setup.variant))),
        ]
        if session.players.bots:
            rows.append(Row(later("Bot"), change=self._change_level, value=self._level))
        rows += [
            Row(later("Devices"), lambda: self.go(ToDevices(session))),
            Row(later("Settings"), lambda: self.go(ToSettings(session.setup.variant))),
            Row(later("Start again"), self._start_again),
        ]
        if session.players.people and not session.over:
            rows.append(Row(later("Resign"), self._resign))
        if isinstance(session.mode, Variation):
            rows.append(Row(later("Back to the review"), lambda: self.go(BackToReview())))
        return [
            *rows,
            Row(later("Set up"), lambda: self._leave(ToSetup(session.setup.variant))),
            Row(later("Back to the menu"), lambda: self._leave(ToMenu(session.setup.variant))),
        ]

    def groups(self) -> tuple[int, ...]:
        """What ends the game stands apart, and so does what leads out of it."""
        labels = [row.label for row in self.rows.rows]
        out = labels.index("Back to the review") if "Back to the review" in labels else labels.index("Set up")
        return (labels.index("Start again"), out)

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self.go(ToHowTo(self._session.setup.variant))
        else:
            super().handle(action)

    def words(self) -> str:
        """The players whose gamepad is gone, and what to do; empty if none is."""
        return missing_words(self.context.seats, self._session.players.people)

    def _resume(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())

    def _level(self) -> str:
        return _(LEVELS[self._session.players.bot_level or ""].title)

    def _change_level(self, step: int) -> None:
        """Change the level from the next move on, and for the next games."""
        levels = tuple(LEVELS)
        level = levels[(levels.index(self._session.players.bot_level or "") + step) % len(levels)]
        self._session.change_level(level)
        self.context.profile.keep(self._session)
        book = self.context.choices
        book.keep(book.of(self._session.setup.variant).with_level(level))

    def _start_again(self) -> None:
        """Play the same round again; rounds won before stay won."""
        then = ToGame(self._session.again(self._seed))
        if not self._session.started:
            self.go(then)
        else:
            words = _("The moves of this game will be lost.")
            self.go(Confirm(later("Start again?"), words, later("Stay"), later("Start again"), then))

    def _resign(self) -> None:
        player = self._session.players.alone or self._session.turn
        words = _("Player {player} loses this game.", player=player)
        then = ToResign(self._session, player)
        self.go(Confirm(later("Resign?"), words, later("Stay"), later("Resign"), then))

    def _leave(self, then: Destination) -> None:
        """Leave at once, or ask first if something would be lost: any other game is kept."""
        words = captions.lost_by_leaving(self._session)
        if words:
            self.go(Confirm(later("Leave the game?"), words, later("Stay"), later("Leave"), then))
        else:
            self.go(then)
