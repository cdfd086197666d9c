"""The book of people in a folder: who is remembered, what pairs have played, and which two meet again."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from uuid import uuid4

from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Player
from game.core.words import later
from game.people.book import Book, GameScore, HoldOut, Line, Meeting, Pair, PlayedEvening, Rematch, Score
from game.people.person import Person, is_name
from game.people.roster import MOST_UPHILL, Remembered, Roster
from game.store import calendar
from game.store.background import Background
from game.store.codec import (
    FLAG,
    MOMENT,
    TEXT,
    WHOLE,
    Codec,
    Field,
    by_name,
    composed,
    listed,
    one_of,
    optional,
    whole,
)
from game.store.documents import Format, SharedDocument
from game.store.folder import Folder
from game.store.person import PERSON

NAME = "people.json"
FORMAT = Format("gridlock people", 1, later("The book of people could not be read."))

PLAYER = one_of(PLAYERS, Player)
REMEMBERED: Codec[Remembered] = composed(
    Remembered,
    person=PERSON.where(lambda person: bool(person.key) and is_name(person.name), "nobody is remembered so"),
    here=MOMENT,
    uphill=optional(whole(0, MOST_UPHILL + 1)),
    level=one_of(LEVELS, str),
    hints=Field(optional(FLAG), "hints", default=None),  # an older document lacks it
)
SCORE = composed(Score, one=WHOLE, two=WHOLE, neither=WHOLE)
PAIR = composed(
    Pair,
    one=TEXT,
    two=TEXT,
    evenings=SCORE,
    games=by_name(composed(GameScore, sets=SCORE, begun_by_one=SCORE, begun_by_two=SCORE)),
    held_out=optional(composed(HoldOut, player=PLAYER, game=TEXT, moves=WHOLE)),
    uphill=SCORE,
    lines=listed(composed(Line, key=TEXT, ended=MOMENT, words=TEXT, winner=optional(PLAYER), uphill=FLAG)),
    met=Field(listed(TEXT), "met", default=()),
)
REMATCH = composed(Rematch, people=listed(TEXT, len(PLAYERS)), sets=whole(1), arena=FLAG, first=PLAYER)
BOOK = composed(
    Book,
    roster=Field(composed(Roster, people=listed(REMEMBERED)), is_flat=True),
    pairs=listed(PAIR),
    rematch=Field(optional(REMATCH), "rematch", default=None),
)

Change = Callable[[Book], Book]


class People:
    """Every change applies to the book as it is on the disk then, so that none of another cabinet is lost."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, BOOK, Book())
        self._document.latest()

    @property
    def known(self) -> Book:
        """Everything in the book as it was when somebody last looked at the disk, with all changes since."""
        return self._document.value

    def book(self) -> Book:
        """Everything in the book, also what is still being written.

        A damaged document is set aside, and the player reads about it.
        """
        return self._document.latest()

    def keep(self, person: Person) -> Person:
        """Remember a person from now on, and return them with their key: a guest, or somebody new.

        Of one who is remembered already, the name, the emblem and the colour are changed.
        """
        kept = person if person.key else replace(person, key=uuid4().hex)
        self.change(partial(_with_person, Remembered(kept, calendar.now())))
        return kept

    def set_level(self, person: Person, level: str) -> None:
        """The level of the bot with which a person plays from now on."""
        self.change(lambda book: replace(book, roster=book.roster.with_level(person, level)))

    def set_uphill(self, person: Person, steps: int) -> None:
        """How steep a person wants it from now on."""
        self.change(lambda book: replace(book, roster=book.roster.with_uphill(person, steps)))

    def set_hints(self, person: Person, hints: bool | None) -> None:
        """Whether a person can ask for hints from now on; None: as anybody else."""
        self.change(lambda book: replace(book, roster=book.roster.with_hints(person, hints)))

    def meet_again(self, rematch: Rematch | None) -> None:
        """Two have agreed on their next evening; None if another one has begun, or they do not want it."""
        if self.book().rematch != rematch:
            self.change(lambda book: replace(book, rematch=rematch))

    def forget_everybody(self) -> None:
        """Nobody is remembered any more, and nothing of what they have played."""
        self.change(lambda _book: Book())

    def change(self, change: Change) -> None:
        """Change the book. It is written in the background."""
        self._document.change(change)

    def end(self, people: tuple[Person, Person], evening: PlayedEvening) -> None:
        """These two, player 1 first, have played an evening to its end."""
        keys = tuple(person.key for person in people if person.key)
        self.change(
            lambda book: replace(book, roster=book.roster.seen(keys, evening.ended)).after(people, evening)
        )

    def end_of_several(self, people: tuple[Person, ...], key: str, meetings: tuple[Meeting, ...]) -> None:
        """These have played an evening to its end, in which some met."""
        keys, now = tuple(person.key for person in people if person.key), calendar.now()
        self.change(
            lambda book: replace(book, roster=book.roster.seen(keys, now)).after_meetings(key, meetings)
        )

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._document.forget()


def _with_person(new: Remembered, book: Book) -> Book:
    before = book.roster.of(new.key)
    now = new if before is None else replace(before, person=new.person)
    return replace(book, roster=book.roster.with_person(now))
