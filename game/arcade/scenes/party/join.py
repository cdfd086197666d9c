"""The page on which people join an evening: how they play it, with or without the Arena."""

from collections import Counter
from itertools import accumulate

from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import Back, BeginEvening, Confirm, Destination, GoOnWithEvening
from game.arcade.profile.choices import EveningChoices
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.joining import JoiningScene
from game.arcade.scenes.party.page import PlanKey, plan_keys, start_words
from game.arcade.scenes.scene import Go
from game.arcade.sentences.evening_words import where_evening_stands
from game.arcade.shell.context import Context
from game.arcade.shell.party import Party
from game.core.rules import Player
from game.core.words import _, later
from game.evening import sentences
from game.evening.evening import LONG, MOST_PEOPLE, SHORT, Plan
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.evening.ways import Way, ways
from game.people.person import Person


class JoinScene(JoiningScene):
    """An evening begins, or one that waits: one that is unfinished goes on, or a rematch was agreed on."""

    title = later("Tonight")

    def __init__(self, context: Context, go: Go, unfinished: EveningProgress | None) -> None:
        book = context.profile.people.book()
        self._unfinished = unfinished
        self._rematch = book.rematch if unfinished is None and book.expected is not None else None
        self._whose: tuple[Person, ...] = unfinished.people if unfinished is not None else book.expected or ()
        self._as_awaited = bool(self._whose)  # whether the evening that waits is the one to play
        self._way: Way | None = None  # that was chosen; it holds as long as so many are here
        chosen = context.profile.evening_choices
        self._arena, self._usual = chosen.arena, SHORT if chosen.short else LONG
        super().__init__(context, go, Cards.of(book.roster, self._whose, MOST_PEOPLE))

    # How it is played

    @property
    def _ways(self) -> tuple[Way, ...]:
        """Those that are as long as evenings were last come first."""
        return tuple(sorted(ways(len(self.cards.joined)), key=lambda way: way.sets != self._usual))

    @property
    def way(self) -> Way:
        """In which they play."""
        return self._way if self._way in self._ways else self._ways[0]

    @property
    def teams(self) -> tuple[tuple[Player, ...], ...]:
        goes_on = self._unfinished if self._as_awaited else None
        sizes = self.way.sizes if goes_on is None else goes_on.evening.plan.sizes
        places = self.cards.places
        if max(sizes) == 1 or len(places) != sum(sizes):
            return ()
        return tuple(places[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True))

    # Who may

    def why_not(self, party: Party) -> str:
        """An evening that waits belongs to those who have played it, or have agreed on it."""
        if not self._as_awaited or Counter(party.everybody) == Counter(self._whose):
            return ""
        if self._rematch is not None:
            return _(
                "{people} have agreed on this rematch: it begins when they are here.", people=self._people
            )
        return _("{people} have played this evening: it goes on when they are here.", people=self._people)

    @property
    def _people(self) -> str:
        """Whose the evening is that waits."""
        *others, last = (person.name for person in self._whose)
        return _("{names} and {name}", names=", ".join(others), name=last)

    def then(self, party: Party) -> Destination:
        if not self._as_awaited:
            return self._asked(BeginEvening(party, self._new_plan))
        party = party.in_order_of(self._whose)
        if self._rematch is not None:
            return BeginEvening(party, Plan.of_rematch(self.context.games.values(), self._rematch))
        assert self._unfinished is not None, "an evening waits"
        return GoOnWithEvening(party, self._unfinished)

    @property
    def _new_plan(self) -> Plan:
        """Of a new evening."""
        games, way = self.context.games.values(), self.way
        return Plan.of(games, way.sets, arena=self._arena, form=way.form, sizes=way.sizes)

    def _asked(self, new_evening: BeginEvening) -> Destination:
        """The new evening, after a question if it ends another one. Whoever stays can go on with that one."""
        if self._unfinished is None:
            return new_evening
        self._wait_again()
        words = _("The unfinished evening of {people} ends then.", people=self._people)
        return Confirm(later("Begin a new evening?"), words, later("Stay"), later("New evening"), new_evening)

    def way_back(self) -> Destination:
        return Back()

    # What stands on the page

    @property
    def greeting(self) -> str:
        if self._as_awaited and self._unfinished is not None:
            return where_evening_stands(self._unfinished)
        if self._as_awaited and self._rematch is not None:
            one, two = self._whose
            return sentences.rematch((one.name, two.name), self._rematch.first)
        return super().greeting or self.way.meaning or sentences.what_decides(begin(self._new_plan))

    def plan(self) -> tuple[PlanKey, ...]:
        return plan_keys(self.context, "" if self._as_awaited else self.way.words, arena=self._arena)

    def key_words(self) -> str:
        if not self._as_awaited:
            return start_words(self.cards)
        return _("Go on") if self._rematch is None else _("Rematch")

    def change_plan(self, command: Command) -> None:
        if command is Command.NEXT_TAB:
            self._plan_another()
        elif not self._as_awaited:
            self._arena = not self._arena
        if not self._as_awaited:
            chosen = EveningChoices(short=self.way.sets == SHORT, arena=self._arena)
            self.context.profile.keep_evening_choices(chosen)
        self.context.audio.play("cursor")

    def _plan_another(self) -> None:
        """The evening that waits; then each way to play; and round again."""
        if self._as_awaited:
            self._as_awaited, self._way = False, None
            self.expect(())
        elif self._whose and self.way == self._ways[-1]:
            self._wait_again()
        else:
            self._way = self._ways[(self._ways.index(self.way) + 1) % len(self._ways)]

    def _wait_again(self) -> None:
        """The evening that waits is the one to play again."""
        self._as_awaited = True
        self.expect(self._whose)
