"""The page on which people join an evening: five sets or three, with or without the Arena."""

from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import Back, BeginEvening, Destination, GoOnWithEvening
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.joining import JoiningScene
from game.arcade.scenes.party.page import PlanKey, plan_keys, start_words
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.shell.party import Party
from game.core.words import _, later
from game.evening.evening import LONG, SHORT, Plan
from game.evening.progress import EveningProgress


class JoinScene(JoiningScene):
    """An evening begins, or one that is unfinished goes on."""

    title = later("Tonight")

    def __init__(self, context: Context, go: Go, unfinished: EveningProgress | None) -> None:
        self._unfinished = unfinished
        self._goes_on = unfinished is not None  # whether that is to go on
        self._sets, self._arena = LONG, True
        expected = () if unfinished is None else unfinished.people
        super().__init__(context, go, Cards.of(context.profile.people.book().roster, expected))

    def then(self, party: Party) -> Destination:
        if self._unfinished is not None and self._goes_on:
            return GoOnWithEvening(party, self._unfinished)
        return BeginEvening(party, Plan.of(self.context.games.values(), self._sets, arena=self._arena))

    def way_back(self) -> Destination:
        return Back()

    def plan(self) -> tuple[PlanKey, ...]:
        unfinished = self._unfinished if self._goes_on else None
        return plan_keys(self.context, self._sets, arena=self._arena, unfinished=unfinished)

    def key_words(self) -> str:
        return start_words(self.cards)

    def change_plan(self, command: Command) -> None:
        if command is Command.NEXT_TAB:
            self._plan_another()
        elif not self._goes_on:
            self._arena = not self._arena
        self.context.audio.play("cursor")

    def _plan_another(self) -> None:
        """What is unfinished goes on; five sets; three sets; and round again."""
        if self._unfinished is None:
            self._sets = SHORT if self._sets == LONG else LONG
        elif self._goes_on:
            self._goes_on, self._sets = False, LONG
            one, two = self._unfinished.names
            self.said = _("The unfinished evening of {one} and {two} ends then.", one=one, two=two)
        elif self._sets == LONG:
            self._sets = SHORT
        else:
            self._goes_on = True
