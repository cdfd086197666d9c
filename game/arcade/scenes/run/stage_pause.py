"""The pause, over a stage of a run."""

from game.arcade.navigation.destinations import Confirm, ToResign, ToRun
from game.arcade.scenes.pause_card import PauseCard
from game.arcade.scenes.rows import Row
from game.core.words import _, later


class StagePauseScene(PauseCard):
    """The pause: resume, read the rules, change devices or settings, give the stage up, or leave the run."""

    def make_rows(self) -> list[Row]:
        """What ends the stage stands apart, and so does what leads out of the run, where nothing is lost."""
        rows = [*self.rows_to_go_on(), *self.rows_to_change()]
        if not self.session.over:
            rows.append(Row(later("Give the stage up"), self._give_up, apart=True))
        return [*rows, Row(later("Leave the run"), lambda: self.go(ToRun()), apart=True)]

    def _give_up(self) -> None:
        words = _("It counts as lost, and costs a life.")
        person = self.session.players.alone or self.session.turn
        then = ToResign(person)
        self.go(Confirm(later("Give the stage up?"), words, later("Stay"), later("Give it up"), then))
