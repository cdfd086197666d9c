"""The records of a folder: tables, medals, and counts of runs."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date

from game.core.words import later
from game.records.book import Book, Count
from game.records.initials import are_initials
from game.records.tables import HighScore
from game.store.background import Background
from game.store.documents import Fields, Format, Unreadable, Value, need, part, whole
from game.store.folder import Folder
from game.store.shared_document import SharedDocument

NAME = "records.json"
FORMAT = Format("gridlock records", 1, later("The records could not be read."))

Change = Callable[[Book], Book]


class Records:
    """Every change applies to the book as it is on the disk then, so that none of another cabinet is lost."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, book_of, fields_of)
        self._signed = ""
        background.do("", self.book, NAME)

    def book(self) -> Book:
        """Everything that is recorded, also what is still being written.

        A damaged document is set aside, and the player reads about it.
        """
        return self._document.latest()

    def begin(self, kind: str, key: str, once: str = "") -> bool:
        """A run begins. Return whether it counts: of several with the same `once`, only the first does."""
        counts = self.book().would_count(once)
        if counts:
            self.change(lambda book: book.after_begin(kind, key, once) if book.would_count(once) else book)
        return counts

    @property
    def signed(self) -> str:
        """The initials that were set last since the program was started; empty if none were."""
        return self._signed

    def sign(self, keys: tuple[str, ...], initials: str) -> None:
        """Put a person's initials to the scores with these keys."""
        self._signed = initials
        self.change(lambda book: book.with_initials(keys, initials))

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._signed = ""
        self._document.forget()

    def change(self, change: Change) -> None:
        """Change the book. It is written in the background."""
        self._document.change(change)


# As a document


def fields_of(book: Book) -> Fields:
    return {
        "tables": {name: list(map(_score_fields, scores)) for name, scores in book.tables.items()},
        "medals": dict(book.medals),
        "runs": {
            kind: {"begun": count.begun, "ended": count.ended, "cleared": count.cleared}
            for kind, count in book.runs.items()
        },
        "begun": list(book.begun),
        "ended": list(book.ended),
        "firsts": list(book.firsts),
        "initials": book.initials,
    }


def book_of(fields: Fields) -> Book:
    """The book of a document; an empty one if it has no fields. Raises ValueError."""
    if not fields:
        return Book()
    return Book(
        tables={name: _table(of) for name, of in need(fields, "tables", dict).items()},
        medals={name: _day(day) for name, day in need(fields, "medals", dict).items()},
        runs={kind: _count(part(of)) for kind, of in need(fields, "runs", dict).items()},
        begun=_texts(fields, "begun"),
        ended=_texts(fields, "ended"),
        firsts=_texts(fields, "firsts"),
        initials=_initials(need(fields, "initials", str)),
    )


def _score_fields(score: HighScore) -> Mapping[str, Value]:
    return {"initials": score.initials, "points": score.points, "date": score.date, "key": score.key}


def _table(value: object) -> tuple[HighScore, ...]:
    if not isinstance(value, list):
        raise Unreadable("a table is a list")
    return tuple(_score(part(score)) for score in value)


def _score(fields: Fields) -> HighScore:
    return HighScore(
        _initials(need(fields, "initials", str)),
        whole(fields.get("points")),
        _day(fields.get("date")),
        need(fields, "key", str),
    )


def _count(fields: Fields) -> Count:
    return Count(*(whole(fields.get(name)) for name in ("begun", "ended", "cleared")))


def _initials(text: str) -> str:
    if not are_initials(text):
        raise Unreadable(f"{text!r} are no initials")
    return text


def _day(value: object) -> str:
    if not isinstance(value, str):
        raise Unreadable(f"{value!r} is no day")
    return date.fromisoformat(value).isoformat()


def _texts(fields: Fields, name: str) -> tuple[str, ...]:
    texts: Iterable[Value] = need(fields, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise Unreadable(f"{name} are texts")
    return tuple(str(text) for text in texts)
