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
from game.evening import sentences
from game.evening.evening import LONG, SHORT, Plan
from game.evening.progress import EveningProgress
from game.people.person import Person

# How many can join.
MOST = 2


class JoinScene(JoiningScene):
    """An evening begins, or one that waits: one that is unfinished goes on, or a rematch was agreed on."""

    title = later("Tonight")

    def __init__(self, context: Context, go: Go, unfinished: EveningProgress | None) -> None:
        book = context.profile.people.book()
        self._unfinished = unfinished
        self._rematch = book.rematch if unfinished is None and book.expected is not None else None
        self._whose: tuple[Person, ...] = unfinished.people if unfinished is not None else book.expected or ()
        self._as_awaited = bool(self._whose)  # whether the evening that waits is the one to play
        self._sets, self._arena = LONG, True
        super().__init__(context, go, Cards.of(book.roster, self._whose, MOST))

    @property
    def _names(self) -> tuple[str, str]:
        one, two = self._whose
        return one.name, two.name

    def why_not(self, party: Party) -> str:
        """An evening that waits belongs to those who have played it, or have agreed on it."""
        if not self._as_awaited or party.everybody == self._whose:
            return ""
        one, two = self._names
        if self._rematch is not None:
            return _("This rematch is {one}'s and {two}'s: it begins when they are here.", one=one, two=two)
        return _("This evening is {one}'s and {two}'s: it goes on when they are here.", one=one, two=two)

    def then(self, party: Party) -> Destination:
        if self._as_awaited and self._rematch is not None:
            return BeginEvening(party, Plan.of_rematch(self.context.games.values(), self._rematch))
        if self._unfinished is None:
            return self._new_evening(party)
        if self._as_awaited:
            return GoOnWithEvening(party, self._unfinished)
        one, two = self._names
        words = _("The unfinished evening of {one} and {two} ends then.", one=one, two=two)
        new = later("New evening")
        return Confirm(later("Begin a new evening?"), words, later("Stay"), new, self._new_evening(party))

    def _new_evening(self, party: Party) -> BeginEvening:
        return BeginEvening(party, Plan.of(self.context.games.values(), self._sets, arena=self._arena))

    @property
    def greeting(self) -> str:
        if self._as_awaited and self._unfinished is not None:
            return where_evening_stands(self._unfinished)
        if self._as_awaited and self._rematch is not None:
            return sentences.rematch(self._names, self._rematch.first)
        return super().greeting

    def way_back(self) -> Destination:
        return Back()

    def plan(self) -> tuple[PlanKey, ...]:
        return plan_keys(self.context, self._sets, arena=self._arena, waits=self._as_awaited)

    def key_words(self) -> str:
        if not self._as_awaited:
            return start_words(self.cards)
        return _("Go on") if self._rematch is None else _("Rematch")

    def change_plan(self, command: Command) -> None:
        if command is Command.NEXT_TAB:
            self._plan_another()
        elif not self._as_awaited:
            self._arena = not self._arena
        self.context.audio.play("cursor")

    def _plan_another(self) -> None:
        """The evening that waits; five sets; three sets; and round again."""
        if not self._whose:
            self._sets = SHORT if self._sets == LONG else LONG
        elif self._as_awaited:
            self._as_awaited, self._sets = False, LONG
            self.expect(())
        elif self._sets == LONG:
            self._sets = SHORT
        else:
            self._as_awaited = True
            self.expect(self._whose)
