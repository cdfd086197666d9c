"""The tab of people: what each pair has played, by game; who is remembered; and how to forget them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial

from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Column, Part
from game.arcade.kit.text import Line
from game.arcade.navigation.destinations import Confirm, ForgetPeople
from game.arcade.scenes.records.record_panels import RecordTab, Show, Topic
from game.arcade.sentences.history_words import LONGEST_SLUG, day_words
from game.arcade.shell.context import Context
from game.arcade.views.portraits import Portrait
from game.arcade.views.records.numbers import NumbersLine, NumbersPanel
from game.arcade.views.records.people import EveningLine, EveningsPanel, Facts, versus
from game.core.words import _, later, plural, printable
from game.people.book import GameScore, HoldOut, Pair, Score
from game.people.person import Person
from game.people.roster import Remembered
from game.records.tables import ARENA
from game.store.calendar import today

Of = Callable[[GameScore], Score]


@dataclass(frozen=True)
class Two:
    """A pair with its two persons, in the order in which they are shown: by name, and a bot last."""

    one: Person
    two: Person
    pair: Pair

    @property
    def people(self) -> tuple[Person, Person]:
        return self.one, self.two


class PeoplePanels:
    """Shows the book of people of a moment."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.book = context.profile.people.book()
        self._day = date.fromisoformat(today())

    def tab(self) -> RecordTab | None:
        """Pairs, then persons, then everybody; None as long as there is nobody."""
        by_latest = sorted(self.book.pairs, key=lambda pair: [line.ended for line in pair.lines[:1]])
        topics = [
            *(self._topic_of_two(self._two(pair)) for pair in reversed(by_latest)),
            *map(self._topic_of_one, self.book.roster.by_last_visit()),
        ]
        if not topics:
            return None
        words = later("Everybody who is remembered, and all that they have played together.")
        all_of_them = Topic(later("Everybody"), (("", _shown(self._counts)),), words, forgets=ForgetPeople())
        return RecordTab(later("People"), (*topics, all_of_them))

    def question(self, forgets: ForgetPeople) -> Confirm:
        """What is asked before people are forgotten."""
        names = [self._name(identity) for identity in forgets.identities]
        match names:
            case [one, two]:
                title = later("Forget these evenings?")
                words = _("All that {one} and {two} have played together will be lost.", one=one, two=two)
            case [name]:
                title = later("Forget this person?")
                words = _("{name} and all that {name} has played will be lost.", name=name)
            case _:
                title = later("Forget everybody?")
                words = plural(
                    "{count} person and all that was played will be lost.",
                    "{count} people and all that they have played will be lost.",
                    len(self.book.roster.people),
                )
        return Confirm(title, words, later("Stay"), later("Forget"), forgets)

    # Two

    def _two(self, pair: Pair) -> Two:
        one, two = self._person(pair.one), self._person(pair.two)
        if (bool(one.level), one.name) > (bool(two.level), two.name):
            return Two(two, one, pair.turned())
        return Two(one, two, pair)

    def _topic_of_two(self, two: Two) -> Topic:
        one, other = two.one.name, two.two.name
        begun = _("{name} began", name=one), _("{name} began", name=other)
        tables: tuple[tuple[str, Of], ...] = (
            (later("Sets"), lambda game: game.sets),
            (begun[0], lambda game: game.begun_by_one),
            (begun[1], lambda game: game.begun_by_two),
        )
        panels = (
            (later("Evenings"), _shown(partial(self._evenings, two))),
            *(
                (name, _shown(partial(self._by_game, two, of)))
                for name, of in tables
                if any(of(game).played for game in two.pair.games.values())
            ),
            *([(later("Latest"), _shown(partial(self._latest, two.pair)))] if two.pair.lines else []),
        )
        label = _("{one} and {two}", one=one, two=other)
        forgets = ForgetPeople((two.pair.one, two.pair.two))
        return Topic(label, panels, self.book.greeting(two.people), forgets=forgets)

    def _evenings(self, two: Two) -> Node:
        """Both with the score of their evenings, and what was special about them."""
        layout, pair = self._context.layout, two.pair
        sizes, tone = (layout.large, layout.medium, layout.small), self._context.theme.ink
        score = Line(_won(pair.evenings), sizes, tone, bold=True, align=0.5)
        shared = pair.evenings.neither
        facts = [NumbersLine(_("Shared evenings"), (str(shared),))] if shared else []
        if pair.held_out is not None:
            facts.append(NumbersLine(_("Longest hold-out"), (self._held_out(two, pair.held_out),)))
        if pair.uphill.played:
            facts.append(NumbersLine(_("Won uphill"), (_won(pair.uphill),)))
        below = [Part(Facts((), tuple(facts)), gap=1, rank=1)] if facts else []
        return Column((Part(versus(two.people, score), grows=True), *below))

    def _held_out(self, two: Two, held_out: HoldOut) -> str:
        name, game = two.people[held_out.player - 1].name, self._game(held_out.game)
        return _("{name}, {game} {moves}", name=name, game=game, moves=held_out.moves)

    def _by_game(self, two: Two, of: Of) -> NumbersPanel:
        """What each of two has won, game by game."""
        order = [*self._context.games, ARENA, *two.pair.games]
        scores = {slug: of(game) for slug, game in two.pair.games.items() if of(game).played}
        lines = [
            NumbersLine(self._game(slug), scores[slug].points) for slug in sorted(scores, key=order.index)
        ]
        return NumbersPanel((two.one.name, two.two.name), tuple(lines))

    def _game(self, slug: str) -> str:
        game = self._context.games.get(slug)
        if game is not None:
            return game.name
        return _("Arena") if slug == ARENA else printable(slug, LONGEST_SLUG)

    def _latest(self, pair: Pair) -> EveningsPanel:
        lines = (EveningLine(self._when(line.ended.date()), line.words, line.uphill) for line in pair.lines)
        return EveningsPanel(tuple(lines))

    # One, and all

    def _topic_of_one(self, remembered: Remembered) -> Topic:
        person = remembered.person
        words = _("{name} was here last: {day}.", name=person.name, day=self._when(remembered.here.date()))
        panel = _shown(partial(self._person_panel, person))
        return Topic(person.name, (("", panel),), words, forgets=ForgetPeople((person.key,)))

    def _person_panel(self, person: Person) -> Node:
        """A person, with the evenings against everybody else."""
        others = [self._two(pair) for pair in self.book.pairs if person.key in (pair.one, pair.two)]
        lines = []
        for two in others:
            first = two.one == person
            name = (two.two if first else two.one).name
            score = two.pair.evenings if first else two.pair.evenings.turned()
            lines.append(NumbersLine(_("Against {name}", name=name), (_won(score),)))
        facts = [Part(Facts((), tuple(lines)), gap=1, rank=1)] if lines else []
        return Column((Part(Portrait(person), grows=True), *facts))

    def _counts(self) -> NumbersPanel:
        return NumbersPanel(
            (),
            (
                NumbersLine(_("People"), (str(len(self.book.roster.people)),)),
                NumbersLine(_("Pairs"), (str(len(self.book.pairs)),)),
            ),
        )

    def _person(self, identity: str) -> Person:
        """Who this is; another cabinet may have forgotten them a moment ago."""
        return self.book.person(identity) or Person(_("Somebody"), "star", "silver", identity)

    def _name(self, identity: str) -> str:
        return self._person(identity).name

    def _when(self, day: date) -> str:
        return day_words(day, self._day)


def _shown(make: Callable[[], Node]) -> Show:
    return lambda _recorded: make()


def _won(evenings: Score) -> str:
    """How many evenings each of two has won."""
    return f"{evenings.one}–{evenings.two}"
