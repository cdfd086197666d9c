"""The book of people as a value: who is remembered, what each pair has played, and which two meet again.

It counts by game, and by who began: a total over games would mix what does not belong together. Guests
are not in it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import reduce

from game.core.rules import Player, opponent
from game.core.words import _
from game.people.faces import FACES
from game.people.person import Person
from game.people.roster import Roster

# How many lines of a pair are kept, the latest first.
MOST_LINES = 20

# An evening as it enters the book


@dataclass(frozen=True)
class PlayedLeg:
    """Who began a leg, and who won it; None if nobody did."""

    starter: Player
    winner: Player | None


@dataclass(frozen=True)
class PlayedSet:
    """Who won a set, and its legs. A match of the Arena is a set too; nobody begins its rounds."""

    game: str  # its slug
    winner: Player | None
    legs: tuple[PlayedLeg, ...] = ()


@dataclass(frozen=True)
class HoldOut:
    """Who held out in a lost leg, in which game, and for how many moves."""

    player: Player
    game: str
    moves: int


@dataclass(frozen=True)
class PlayedEvening:
    """An evening that has ended. Players are its sides."""

    key: str  # which no other evening has: the same one counts once
    ended: datetime
    line: str  # that is shared
    winner: Player | None
    sets: tuple[PlayedSet, ...]
    held_out: HoldOut | None = None  # the longest
    uphill: Player | None = None  # for whom it was steeper


@dataclass(frozen=True)
class Meeting:
    """A set of two persons who were not alone: in an evening of several people."""

    people: tuple[Person, Person]  # player 1, player 2
    played: PlayedSet
    held_out: HoldOut | None = None  # the longest


# What has been played


@dataclass(frozen=True)
class Score:
    """How often the first of two won, the second, and neither."""

    one: int = 0
    two: int = 0
    neither: int = 0

    def after(self, winner: Player | None) -> "Score":
        return Score(self.one + (winner == 1), self.two + (winner == 2), self.neither + (winner is None))

    @property
    def played(self) -> int:
        return self.one + self.two + self.neither

    def turned(self) -> "Score":
        """The same with the second of the two first."""
        return Score(self.two, self.one, self.neither)

    @property
    def points(self) -> tuple[str, str]:
        """What each of the two has, such as 3½: what neither won is half a point for both."""
        return _halves(2 * self.one + self.neither), _halves(2 * self.two + self.neither)


def _halves(halves: int) -> str:
    whole, rest = divmod(halves, 2)
    return f"{whole or ''}½" if rest else str(whole)


@dataclass(frozen=True)
class GameScore:
    """What two have played of one game: its sets, and its legs by who began them."""

    sets: Score = Score()
    begun_by_one: Score = Score()
    begun_by_two: Score = Score()

    def after(self, played: PlayedSet) -> "GameScore":
        one, two = self.begun_by_one, self.begun_by_two
        for leg in played.legs:
            one, two = (one.after(leg.winner), two) if leg.starter == 1 else (one, two.after(leg.winner))
        return GameScore(self.sets.after(played.winner), one, two)

    def turned(self) -> "GameScore":
        return GameScore(self.sets.turned(), self.begun_by_two.turned(), self.begun_by_one.turned())


@dataclass(frozen=True)
class Line:
    """An evening on one line."""

    key: str  # of the evening
    ended: datetime
    words: str
    winner: Player | None
    uphill: bool = False  # whether the winner won uphill


@dataclass(frozen=True)
class Pair:
    """What two have played: players 1 and 2, in whichever order they are looked at."""

    one: str  # their identities
    two: str
    evenings: Score = Score()
    games: Mapping[str, GameScore] = field(default_factory=dict)  # by slug
    held_out: HoldOut | None = None  # the longest
    uphill: Score = Score()  # the evenings that were won uphill
    lines: tuple[Line, ...] = ()  # the latest first
    met: tuple[str, ...] = ()  # the keys of the evenings of several people in which they met, the latest last

    def __post_init__(self) -> None:
        if self.one == self.two:
            raise ValueError("a pair is two")

    def turned(self) -> "Pair":
        """The same with the second of the two first."""
        return Pair(
            self.two,
            self.one,
            self.evenings.turned(),
            {slug: game.turned() for slug, game in self.games.items()},
            self.held_out and replace(self.held_out, player=opponent(self.held_out.player)),
            self.uphill.turned(),
            tuple(replace(line, winner=_other(line.winner)) for line in self.lines),
            self.met,
        )

    def after(self, evening: PlayedEvening) -> "Pair":
        """The same with one more evening, with the same player 1. The same evening counts once."""
        if any(line.key == evening.key for line in self.lines):
            return self
        uphill = evening.winner is not None and evening.winner == evening.uphill
        line = Line(evening.key, evening.ended, evening.line, evening.winner, uphill)
        lines = sorted((line, *self.lines), key=lambda each: each.ended, reverse=True)
        return replace(
            self._after_sets(evening.sets, evening.held_out),
            evenings=self.evenings.after(evening.winner),
            uphill=self.uphill.after(evening.winner) if uphill else self.uphill,
            lines=tuple(lines[:MOST_LINES]),
        )

    def after_meeting(self, key: str, meeting: Meeting) -> "Pair":
        """The same with one more set, with the same player 1, of an evening with a key."""
        met = (*(each for each in self.met if each != key), key)[-MOST_LINES:]
        return replace(self._after_sets((meeting.played,), meeting.held_out), met=met)

    def _after_sets(self, sets: tuple[PlayedSet, ...], held_out: HoldOut | None) -> "Pair":
        games = dict(self.games)
        for played in sets:
            games[played.game] = games.get(played.game, GameScore()).after(played)
        return replace(self, games=games, held_out=_longer(self.held_out, held_out))


def _longer(before: HoldOut | None, now: HoldOut | None) -> HoldOut | None:
    """The longer one; of two that are equally long, the earlier one."""
    if before is None or now is None:
        return before or now
    return now if now.moves > before.moves else before


@dataclass(frozen=True)
class Rematch:
    """Two have agreed to play such an evening again, with the same sides. The other one begins it."""

    people: tuple[str, str]  # their identities, by side
    sets: int
    arena: bool
    first: Player  # who begins


@dataclass(frozen=True)
class Book:
    """Who is remembered, and what each pair has played. Each method gives the next book."""

    roster: Roster = field(default_factory=Roster)
    pairs: tuple[Pair, ...] = ()
    rematch: Rematch | None = None  # which the next evening is, until another one begins

    @property
    def expected(self) -> tuple[Person, Person] | None:
        """The two who have agreed to meet again."""
        if self.rematch is None:
            return None
        one, two = map(self.person, self.rematch.people)
        return None if one is None or two is None else (one, two)

    def pair(self, one: str, two: str) -> Pair | None:
        """What the two with these identities have played, if anything, with this one as player 1."""
        for pair in self.pairs:
            if (pair.one, pair.two) == (one, two):
                return pair
            if (pair.two, pair.one) == (one, two):
                return pair.turned()
        return None

    def person(self, identity: str) -> Person | None:
        """Who is known by an identity: somebody who is remembered, or the face of a bot."""
        remembered = self.roster.of(identity)
        if remembered is not None:
            return remembered.person
        return FACES[identity].person if identity in FACES else None

    def after(self, people: tuple[Person, Person], evening: PlayedEvening) -> "Book":
        """These two, player 1 first, have played an evening. With a guest, it leaves nothing."""
        return self._with_pair(people, lambda pair: pair.after(evening))

    def after_meetings(self, key: str, meetings: Iterable[Meeting]) -> "Book":
        """An evening of several people has ended, in which these met. For each pair it counts once."""
        new = [meeting for meeting in meetings if self._counts(key, meeting)]
        return reduce(lambda book, meeting: book.after_meeting(key, meeting), new, self)

    def after_meeting(self, key: str, meeting: Meeting) -> "Book":
        """Two have met in an evening of several people."""
        return self._with_pair(meeting.people, lambda pair: pair.after_meeting(key, meeting))

    def _counts(self, key: str, meeting: Meeting) -> bool:
        """Whether nothing of an evening has been counted yet for two who met."""
        one, two = meeting.people
        pair = self.pair(one.identity, two.identity)
        return pair is None or key not in pair.met

    def _with_pair(self, people: tuple[Person, Person], change: Callable[[Pair], Pair]) -> "Book":
        one, two = (person.identity for person in people)
        if not one or not two or one == two:
            return self
        pair = self.pair(one, two) or Pair(one, two)
        return replace(self, pairs=(*self._others(one, two), change(pair)))

    def without_pair(self, one: str, two: str) -> "Book":
        """What these two have played is forgotten; both are still remembered."""
        return replace(self, pairs=self._others(one, two))

    def _others(self, one: str, two: str) -> tuple[Pair, ...]:
        return tuple(pair for pair in self.pairs if {pair.one, pair.two} != {one, two})

    def without_person(self, identity: str) -> "Book":
        """A person is forgotten, with all that they have played, and meets nobody again."""
        pairs = tuple(pair for pair in self.pairs if identity not in (pair.one, pair.two))
        meets = self.rematch is not None and identity in self.rematch.people
        return Book(self.roster.without(identity), pairs, None if meets else self.rematch)

    def greeting(self, people: tuple[Person, Person]) -> str:
        """What the book says when two sit down: who leads, and who won the last evening."""
        one, two = (person.name for person in people)
        pair = self.pair(people[0].identity, people[1].identity)
        if pair is None:
            return _("{one} and {two} have not met yet.", one=one, two=two)
        if not pair.lines:
            return _("{one} and {two} have met, but had no evening to themselves.", one=one, two=two)
        return _standing(pair.evenings, pair.lines[0].winner, one, two)


def _standing(score: Score, last: Player | None, one: str, two: str) -> str:
    """Who leads in evenings, and who won the last one: a sentence about two with these names."""
    more, fewer = max(score.one, score.two), min(score.one, score.two)
    named = {"leader": one if score.one > score.two else two, "more": more, "fewer": fewer}
    if more == fewer:
        both = {"one": one, "two": two, "each": more}
        if last is None:
            return _("{one} and {two} are level, {each}–{each}; they shared the last.", **both)
        return _(
            "{one} and {two} are level, {each}–{each}; {winner} won the last.",
            winner=(one, two)[last - 1],
            **both,
        )
    if last is None:
        return _("{leader} leads {more}–{fewer}; they shared the last.", **named)
    winner = (one, two)[last - 1]
    if winner == named["leader"]:
        return _("{leader} leads {more}–{fewer}, and won the last.", **named)
    return _("{leader} leads {more}–{fewer}; {winner} won the last.", winner=winner, **named)


def _other(player: Player | None) -> Player | None:
    return None if player is None else opponent(player)
