"""The pause, over a game."""

from game.arcade.navigation.destinations import (
    BackToReview,
    Confirm,
    Destination,
    ToGame,
    ToGameSetUp,
    ToMenu,
    ToResign,
)
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.pause_card import PauseCard
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, opponent
from game.core.words import _, later
from game.session.modes import Variation
from game.session.my_level import MINE
from game.session.new_sessions import same_game
from game.session.session import Session


class PauseScene(PauseCard):
    """The pause: resume, read the rules, change the bot, the devices or the settings, or leave."""

    def __init__(self, context: Context, go: Go, session: Session, seed: int) -> None:
        self._seed = seed
        super().__init__(context, go, session)

    def make_rows(self) -> list[Row]:
        """What ends the game stands apart, and so does what leads out of it."""
        session = self.session
        rows = self.rows_to_go_on()
        if session.players.bots:
            rows.append(Row(later("Bot"), change=self._change_level, value=self._level))
        rows += [*self.rows_to_change(), Row(later("Start again"), self._start_again, apart=True)]
        if session.players.people and not session.over:
            rows.append(Row(later("Resign"), self._resign))
        varies = isinstance(session.mode, Variation)
        if varies:
            rows.append(Row(later("Back to the review"), lambda: self.go(BackToReview()), apart=True))
        return [
            *rows,
            Row(later("Set up"), lambda: self._leave(ToGameSetUp(session.setup.variant)), apart=not varies),
            Row(later("Back to the menu"), lambda: self._leave(ToMenu(session.setup.variant))),
        ]

    def _chosen_level(self) -> str:
        """The level of the bot; my level if that is what the person has chosen."""
        level, variant = self.session.players.bot_level or "", self.session.setup.variant
        mine = self.context.choices.of(variant).level == MINE and self.context.level(variant) == level
        return MINE if mine and not self.context.are_here(self.session.players) else level

    def _level(self) -> str:
        level = self._chosen_level()
        return _("my level") if level == MINE else _(LEVELS[level].title)

    def _change_level(self, step: int) -> None:
        """Change the level from the next move on, and for the next games, whoever plays them."""
        context, session = self.context, self.session
        book, variant = context.choices, session.setup.variant
        if context.are_here(session.players):
            level = after(tuple(LEVELS), session.players.bot_level or "", step)
            context.gather(context.party.with_level(level))
        else:
            book.keep(book.of(variant).with_level(after((*LEVELS, MINE), self._chosen_level(), step)))
            level = context.level(variant)
        session.change_level(level)
        context.profile.keep(session)

    def _start_again(self) -> None:
        """Play the same round again; rounds won before stay won."""
        then = ToGame(same_game(self.session, self._seed))
        if not self.session.started:
            self.go(then)
        else:
            words = _("The moves of this game will be lost.")
            self.go(Confirm(later("Start again?"), words, later("Stay"), later("Start again"), then))

    def _resign(self) -> None:
        """The person who asks resigns. On a device that both use, the one on turn comes first."""
        session = self.session
        player = session.players.alone or self.context.seats.owner(self.context.device)
        if player is None:
            first, other = session.turn, opponent(session.turn)
            resigns = {each: _("{player} resigns", player=session.names.of(each)) for each in PLAYERS}
            others = ((resigns[other], ToResign(other)),)
            then = ToResign(first)
            self.go(Confirm(later("Who resigns?"), "", later("Stay"), resigns[first], then, others))
        else:
            words = _("{player} loses this game.", player=session.names.of(player))
            then = ToResign(player)
            self.go(Confirm(later("Resign?"), words, later("Stay"), later("Resign"), then))

    def _leave(self, then: Destination) -> None:
        """Leave at once, or ask first if something would be lost: any other game is kept."""
        words = captions.lost_by_leaving(self.session)
        if words:
            self.go(Confirm(later("Leave the game?"), words, later("Stay"), later("Leave"), then))
        else:
            self.go(then)
