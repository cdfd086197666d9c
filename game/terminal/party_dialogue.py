"""Who is here for an evening at a console: people by their names, guests, and bots with their faces."""

from collections.abc import Iterable
from dataclasses import replace

from game.core.words import _, plural
from game.evening.evening import MOST_PEOPLE, Contestant
from game.evening.progress import EveningProgress, People
from game.evening.uphill import Uphill
from game.people.faces import FACES, Face, Occasion
from game.people.person import LONGEST_NAME, Person, guest, is_name
from game.store.people import People as PeopleStore
from game.terminal.console import Console, Quit

# How many of those who were here before are named.
MOST_NAMED = 8


class PartyDialogue:
    """Asks who is here, and at the end who of the guests is to be remembered."""

    def __init__(self, console: Console, store: PeopleStore) -> None:
        self._console = console
        self._store = store

    def ask(self, names: tuple[str | None, ...], level: str) -> People:
        """Who plays: by these names, or asked for, and then others who are here too; with a level, a bot is
        Player 2. Raises Quit.
        """
        if None in names and not (names[0] and level):
            self._tell_who_is_known()
        if level:
            return self._person(1, names[0], guest(1), ()), FACES[level].person
        people: People = ()
        for number, name in enumerate(names, start=1):
            people = (*people, self._person(number, name, _unlike(people, guest(number)), people))
        while None in names and len(people) < MOST_PEOPLE and (other := self._another(people)) is not None:
            people = (*people, other)
        return people

    def ask_again(self, people: People) -> People:
        """Who goes on with an evening; bots stay. Raises Quit."""
        here = tuple(person for person in people if person.level)
        found: People = ()
        for number, person in enumerate(people, start=1):
            others = (*here, *found)
            again = person if person.level else self._person(number, None, _unlike(others, person), others)
            found = (*found, again)
        return found

    def _tell_who_is_known(self) -> None:
        known = [each.person.name for each in self._store.book().roster.by_last_visit()[:MOST_NAMED]]
        if known:
            self._console.tell(_("Here before: {names}.", names=", ".join(known)))

    def _person(self, number: int, name: str | None, usual: Person, others: People) -> Person:
        """Who plays: by this name, or by one that is asked for, unlike the others."""
        question = _("Who is Player {player} (Enter: {name})? ", player=number, name=usual.name)
        return self._named(number, name, question, others) or usual

    def _another(self, others: People) -> Person | None:
        """Who plays as well; None if that is nobody."""
        number = len(others) + 1
        question = _("Who is Player {player} (Enter: nobody else)? ", player=number)
        return self._named(number, None, question, others)

    def _named(self, number: int, name: str | None, question: str, others: People) -> Person | None:
        """Who has this name, or the one that is typed; None for Enter alone."""
        while True:
            line = name if name is not None else self._asked(question)
            problem = _problem(line, others)
            if not problem:
                return self._called(line, number) if line else None
            self._console.remark(problem)
            name = None

    def _asked(self, question: str) -> str:
        line = self._console.ask(question)
        if line.lower() == "quit":
            raise Quit
        return line

    def _called(self, name: str, number: int) -> Person:
        """Somebody who is remembered, or a guest with this name, who looks like nobody else."""
        remembered = self._store.book().roster.people
        for each in remembered:
            if each.person.name.lower() == name.lower():
                return each.person
        return replace(guest(len(remembered) + number), name=name)

    # Meeting and parting

    def greet(self, people: People, seed: int) -> None:
        """What the book says when two sit down, and what a bot says."""
        match people:
            case (one, two) if one.identity and two.identity:
                self._console.tell(self._store.book().greeting((one, two)))
        for person in people:
            self._say(person, Occasion.MEETING, seed)

    def part(self, contestants: People, winner: Contestant | None, seed: int) -> None:
        """What a bot says that has won or lost the evening."""
        for number, contestant in enumerate(contestants, start=1):
            if winner is not None:
                self._say(contestant, Occasion.WINNING if number == winner else Occasion.LOSING, seed)

    def _say(self, person: Person, occasion: Occasion, seed: int) -> None:
        face: Face | None = FACES.get(person.level)
        if face is not None:
            words = face.line(occasion, seed)
            self._console.remark(_("{name}: {words}", name=person.name, words=words))

    def keep(self, people: People) -> People:
        """The same people, those guests remembered from now on who want to be."""
        found = people
        for number, person in enumerate(people, start=1):
            others = (*found[: number - 1], *found[number:])
            found = (*found[: number - 1], self._kept(person, number, others), *found[number:])
        return found

    def agree_on_rematch(self, progress: EveningProgress) -> bool:
        """Whether the people of an evening want its rematch to be the next one."""
        rematch = progress.rematch
        if rematch is None or not self._console.interactive:
            return False
        name = progress.names[rematch.first - 1]
        return self._console.is_sure(_("Tomorrow's rematch, which {name} begins (yes, no)? ", name=name))

    def set_uphill(self, wishes: Iterable[tuple[str, int]]) -> None:
        """How steep people with these names want it from now on, if they are remembered."""
        for name, steps in wishes:
            known = [each.person for each in self._store.book().roster.people]
            found = next((person for person in known if person.name.lower() == name.lower()), None)
            if found is None:
                self._console.remark(_("{name} is not in the book of people.", name=name))
            else:
                self._store.set_uphill(found, steps)
                self._console.remark(_uphill_words(found.name, steps))

    def offer_uphill(self, progress: EveningProgress) -> None:
        """Ask whoever has won clearly, once, whether it is to be steeper for them next time."""
        people = progress.people
        climber = Uphill.offered(progress.evening, people, self._store.book().roster)
        if climber is None or not self._console.interactive:
            return
        name = people[climber - 1].name
        steeper = self._console.is_sure(_("Make it steeper for {name} next time (yes, no)? ", name=name))
        self._store.set_uphill(people[climber - 1], int(steeper))

    def _kept(self, person: Person, number: int, others: People) -> Person:
        """A guest who wants to be remembered, under a name that nobody else here has."""
        if not person.is_guest or not self._console.interactive:
            return person
        question = _("Remember {name}, for the book of people (yes, no)? ", name=person.name)
        if not self._console.is_sure(question):
            return person
        if person.name not in (guest(each).name for each in range(1, MOST_PEOPLE + 1)):
            return self._store.keep(person)
        while True:
            line = self._console.ask(_("What is the name of {name}? ", name=person.name))
            problem = _problem(line, others)
            if line and not problem:
                return self._store.keep(self._called(line, number))
            self._console.remark(problem or _what_a_name_is())


def _unlike(others: People, usual: Person) -> Person:
    """Who a player usually is; a guest if somebody else is called so."""
    taken = {each.name.lower() for each in others}
    guests = map(guest, range(MOST_PEOPLE, 0, -1))
    return next(each for each in (usual, *guests) if each.name.lower() not in taken)


def _problem(name: str, others: People) -> str:
    """What is wrong with a name; empty if it can be used. No name means the usual one."""
    if name and not is_name(name):
        return _what_a_name_is()
    taken = [each.name for each in others if each.name.lower() == name.lower()]
    if taken:
        return _("{name} is here already.", name=taken[0])
    return ""


def _uphill_words(name: str, steps: int) -> str:
    """What a person has chosen."""
    if not steps:
        return _("{name} has it as steep as anybody.", name=name)
    return plural(
        "{name} has it {count} step steeper.", "{name} has it {count} steps steeper.", steps, name=name
    )


def _what_a_name_is() -> str:
    """What a name must be."""
    return _("A name has 1 to {most} letters or digits.", most=LONGEST_NAME)
