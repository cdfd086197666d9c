"""The page on which people join an evening: five sets or three, with or without the Arena."""

from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import Back, BeginEvening, Confirm, Destination, GoOnWithEvening
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.joining import JoiningScene
from game.arcade.scenes.party.page import PlanKey, plan_keys, start_words
from game.arcade.scenes.scene import Go
from game.arcade.sentences.evening_words import where_evening_stands
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

    def why_not(self, party: Party) -> str:
        """The score of an evening belongs to those who have played it."""
        if self._unfinished is None or not self._goes_on or party.persons == self._unfinished.people:
            return ""
        one, two = self._unfinished.names
        return _("This evening is {one}'s and {two}'s: it goes on when they are here.", one=one, two=two)

    def then(self, party: Party) -> Destination:
        if self._unfinished is None:
            return self._new_evening(party)
        if self._goes_on:
            return GoOnWithEvening(party, self._unfinished)
        one, two = self._unfinished.names
        words = _("The unfinished evening of {one} and {two} ends then.", one=one, two=two)
        new = later("New evening")
        return Confirm(later("Begin a new evening?"), words, later("Stay"), new, self._new_evening(party))

    def _new_evening(self, party: Party) -> BeginEvening:
        return BeginEvening(party, Plan.of(self.context.games.values(), self._sets, arena=self._arena))

    @property
    def greeting(self) -> str:
        if self._unfinished is not None and self._goes_on:
            return where_evening_stands(self._unfinished)
        return super().greeting

    def way_back(self) -> Destination:
        return Back()

    def plan(self) -> tuple[PlanKey, ...]:
        unfinished = self._unfinished if self._goes_on else None
        return plan_keys(self.context, self._sets, arena=self._arena, unfinished=unfinished)

    def key_words(self) -> str:
        return _("Go on") if self._goes_on else start_words(self.cards)

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
            self.expect(())
        elif self._sets == LONG:
            self._sets = SHORT
        else:
            self._goes_on = True
            self.expect(self._unfinished.people)
