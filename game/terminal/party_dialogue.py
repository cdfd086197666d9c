"""Who is here for an evening at a console: people by their names, guests, and bots with their faces."""

from dataclasses import replace

from game.core.rules import PLAYERS, Player, opponent
from game.core.words import _
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

    def ask(self, names: tuple[str | None, str | None], level: str) -> People:
        """Who plays: by these names, or asked for; with a level, a bot is Player 2. Raises Quit."""
        if None in names and not (names[0] and level):
            self._tell_who_is_known()
        one = self._person(1, names[0], guest(1), taken="")
        if level:
            return one, FACES[level].person
        return one, self._person(2, names[1], _unlike(one, guest(2)), taken=one.name)

    def ask_again(self, people: People) -> People:
        """Who goes on with an evening; bots stay. Raises Quit."""
        one, two = people
        one = one if one.level else self._person(1, None, one, taken=two.name if two.level else "")
        two = two if two.level else self._person(2, None, _unlike(one, two), taken=one.name)
        return one, two

    def _tell_who_is_known(self) -> None:
        known = [each.person.name for each in self._store.book().roster.by_last_visit()[:MOST_NAMED]]
        if known:
            self._console.tell(_("Here before: {names}.", names=", ".join(known)))

    def _person(self, player: Player, name: str | None, usual: Person, taken: str) -> Person:
        """Who plays a side: by this name, or by one that is asked for; `taken` is the name of the other."""
        while True:
            line = name if name is not None else self._asked_name(player, usual)
            problem = _problem(line, taken)
            if not problem:
                return self._called(line, player) if line else usual
            self._console.remark(problem)
            name = None

    def _asked_name(self, player: Player, usual: Person) -> str:
        line = self._console.ask(
            _("Who is Player {player} (Enter: {name})? ", player=player, name=usual.name)
        )
        if line.lower() == "quit":
            raise Quit
        return line

    def _called(self, name: str, player: Player) -> Person:
        """Somebody who is remembered, or a guest with this name, who looks like nobody else."""
        remembered = self._store.book().roster.people
        for each in remembered:
            if each.person.name.lower() == name.lower():
                return each.person
        return replace(guest(len(remembered) + player), name=name)

    # Meeting and parting

    def greet(self, people: People, seed: int) -> None:
        """What the book says when two sit down, and what a bot says."""
        one, two = people
        if one.identity and two.identity:
            self._console.tell(self._store.book().greeting((one, two)))
        for player in PLAYERS:
            self._say(people, player, Occasion.MEETING, seed)

    def part(self, people: People, winner: Player | None, seed: int) -> None:
        """What a bot says that has won or lost the evening."""
        if winner is not None:
            self._say(people, winner, Occasion.WINNING, seed)
            self._say(people, opponent(winner), Occasion.LOSING, seed)

    def _say(self, people: People, player: Player, occasion: Occasion, seed: int) -> None:
        person = people[player - 1]
        face: Face | None = FACES.get(person.level)
        if face is not None:
            words = face.line(occasion, seed)
            self._console.remark(_("{name}: {words}", name=person.name, words=words))

    def keep(self, people: People) -> People:
        """The same people, those guests remembered from now on who want to be."""
        one, two = people
        one = self._kept(one, 1, taken=two.name)
        return one, self._kept(two, 2, taken=one.name)

    def agree_on_rematch(self, progress: EveningProgress) -> bool:
        """Whether the people of an evening want its rematch to be the next one."""
        rematch = progress.rematch
        if rematch is None or not self._console.interactive:
            return False
        name = progress.names[rematch.first - 1]
        return self._console.is_sure(_("Tomorrow's rematch, which {name} begins (yes, no)? ", name=name))

    def offer_uphill(self, progress: EveningProgress) -> None:
        """Ask whoever has won clearly, once, whether it is to be steeper for them next time."""
        people = progress.people
        climber = Uphill.offered(progress.evening, people, self._store.book().roster)
        if climber is None or not self._console.interactive:
            return
        name = people[climber - 1].name
        steeper = self._console.is_sure(_("Make it steeper for {name} next time (yes, no)? ", name=name))
        self._store.set_uphill(people[climber - 1], int(steeper))

    def _kept(self, person: Person, player: Player, taken: str) -> Person:
        """A guest who wants to be remembered, under a name; `taken` is the name of the other one."""
        if not person.is_guest or not self._console.interactive:
            return person
        question = _("Remember {name}, for the book of people (yes, no)? ", name=person.name)
        if not self._console.is_sure(question):
            return person
        if person.name not in (guest(number).name for number in PLAYERS):
            return self._store.keep(person)
        while True:
            line = self._console.ask(_("What is the name of {name}? ", name=person.name))
            problem = _problem(line, taken)
            if line and not problem:
                return self._store.keep(self._called(line, player))
            self._console.remark(problem or _what_a_name_is())


def _unlike(one: Person, usual: Person) -> Person:
    """Who the other player usually is; a guest if this one is called so."""
    return next(each for each in (usual, guest(2), guest(1)) if each.name.lower() != one.name.lower())


def _problem(name: str, taken: str) -> str:
    """What is wrong with a name; empty if it can be used. No name means the usual one."""
    if name and not is_name(name):
        return _what_a_name_is()
    if name and name.lower() == taken.lower():
        return _("{name} is here already.", name=taken)
    return ""


def _what_a_name_is() -> str:
    """What a name must be."""
    return _("A name has 1 to {most} letters or digits.", most=LONGEST_NAME)
