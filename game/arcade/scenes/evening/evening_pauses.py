"""The pauses of an evening: over a leg, and over the rounds of the Arena that decide it."""

from game.arcade.navigation.destinations import (
    TONIGHT_TILE,
    Confirm,
    Destination,
    ToMenu,
    ToResign,
    ToTable,
)
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.pause_card import PauseCard, RidePauseCard
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arcade.views.evening.standings import has_table
from game.core.rules import PLAYERS, Player, opponent
from game.core.words import _, later
from game.evening.evening import Playing
from game.evening.progress import EveningProgress
from game.session.session import Session


class LegPauseScene(PauseCard):
    """Resume, read the rules, see the table, change the settings, resign the leg, or leave: the evening is
    kept.
    """

    def __init__(self, context: Context, go: Go, session: Session, progress: EveningProgress | None) -> None:
        self._progress = progress
        super().__init__(context, go, session)

    def make_rows(self) -> list[Row]:
        session, progress = self.session, self._progress
        settings = Row(later("Settings"), lambda: self.go(ToSettings(session.setup.variant)))
        rows = [*self.rows_to_go_on(), settings]
        if progress is not None and has_table(progress):
            rows.insert(1, Row(later("Table"), lambda: self.go(ToTable(progress))))
        if not session.over:
            rows.append(Row(later("Resign this leg"), self._resign, apart=True))
        return [*rows, Row(later("Save and leave"), lambda: self.go(ToMenu(TONIGHT_TILE)), apart=True)]

    def _resign(self) -> None:
        """Whoever asks resigns. On a device that both use, the one on turn comes first."""
        session, names = self.session, self.session.players.names
        asking = session.players.alone or self.context.seats.owner(self.context.device)
        first = asking or session.turn
        others: tuple[tuple[str, Destination], ...] = ()
        if asking is None:
            other = opponent(first)
            others = ((_("{name} resigns", name=names.of(other)), ToResign(other)),)
        words = self._meaning((first,) if asking else PLAYERS)
        answer = _("{name} resigns", name=names.of(first))
        self.go(Confirm(later("Resign this leg?"), words, later("Stay"), answer, ToResign(first), others))

    def _meaning(self, losers: tuple[Player, ...]) -> str:
        """What it means if one of these resigns."""
        phase = self._progress and self._progress.evening.phase
        if not isinstance(phase, Playing):
            return _("The leg is lost.")
        moves = len(self.session.match.plies) - self.session.given
        return evening_words.before_resigning(phase.set, moves, losers)


class FinalePauseScene(RidePauseCard):
    """Go on, read how to ride, change the settings, or leave: the rounds that were won are kept."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go, context.seats.people, context.party.names)

    def make_rows(self) -> list[Row]:
        leave = Row(later("Save and leave"), lambda: self.go(ToMenu(TONIGHT_TILE)), apart=True)
        return [*self.rows_to_go_on(), self.settings_row(), leave]
