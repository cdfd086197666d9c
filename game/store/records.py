"""The records of a folder: tables, medals, and counts of runs."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import partial

from game.core.words import later
from game.records.book import Book, Count
from game.records.initials import are_initials
from game.records.tables import HighScore
from game.store.background import Background
from game.store.documents import Fields, Format, Unreadable, Value, load, need, update
from game.store.folder import SHORT_SECONDS, Folder

NAME = "records.json"
FORMAT = Format("gridlock records", 1, later("The records could not be read."))
# How long a page waits for records that are still being written: a frame waits for the page.
WAIT_SECONDS = 0.25

Change = Callable[[Book], Book]


class Records:
    """Every change applies to the book as it is on the disk then, so that none of another cabinet is lost."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._folder = folder
        self._background = background
        self._signed = ""
        background.do("records", self.book)

    def book(self) -> Book:
        """Everything that is recorded. A damaged document is set aside, and the player reads about it."""
        return load(self._folder, NAME, FORMAT, book_of) or Book()

    def latest_book(self, seconds: float = WAIT_SECONDS) -> Book:
        """The book with what is still being written, unless that takes longer than this many seconds."""
        self._background.flush(seconds)
        return self.book()

    def begin(self, kind: str, key: str, once: str = "") -> bool:
        """A run begins. Return whether it counts. Of several runs with the same `once`, only the first does.

        It is on the disk when this returns.
        """
        counts = True

        def change(book: Book) -> Book:
            nonlocal counts
            counts = book.would_count(once)
            return book.after_begin(kind, key, once) if counts else book

        self._apply(change, SHORT_SECONDS)
        return counts

    @property
    def signed(self) -> str:
        """The initials that were set last since the program was started; empty if none were."""
        return self._signed

    def sign(self, key: str, initials: str) -> None:
        """Put a person's initials to the scores with this key."""
        self._signed = initials
        self.change(f"sign {key}", lambda book: book.with_initials(key, initials))

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._signed = ""

    def change(self, name: str, change: Change) -> None:
        """Change the book in the background. The name tells the change from others that wait."""
        self._background.do(f"records {name}", partial(self._apply, change))

    def _apply(self, change: Change, seconds: float = SHORT_SECONDS * 10) -> None:
        self.book()  # sets a damaged document aside
        update(self._folder, NAME, FORMAT, partial(_changed, change), seconds)


def _changed(change: Change, fields: Fields) -> Fields:
    return {**fields, **fields_of(change(book_of(fields)))}


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
        tables={name: tuple(map(_score, _list(of))) for name, of in need(fields, "tables", dict).items()},
        medals={name: _day(day) for name, day in need(fields, "medals", dict).items()},
        runs={kind: _count(of) for kind, of in need(fields, "runs", dict).items()},
        begun=_texts(fields, "begun"),
        ended=_texts(fields, "ended"),
        firsts=_texts(fields, "firsts"),
        initials=_initials(need(fields, "initials", str)),
    )


def _score_fields(score: HighScore) -> Mapping[str, Value]:
    return {"initials": score.initials, "points": score.points, "date": score.date, "key": score.key}


def _score(fields: object) -> HighScore:
    if not isinstance(fields, dict):
        raise Unreadable("a score has fields")
    points = need(fields, "points", int)
    if points < 0:
        raise Unreadable("points are negative")
    return HighScore(
        _initials(need(fields, "initials", str)), points, _day(fields.get("date")), need(fields, "key", str)
    )


def _count(fields: object) -> Count:
    if not isinstance(fields, dict):
        raise Unreadable("a count has fields")
    counts = [need(fields, name, int) for name in ("begun", "ended", "cleared")]
    if min(counts) < 0:
        raise Unreadable("a count is negative")
    return Count(*counts)


def _initials(text: str) -> str:
    if not are_initials(text):
        raise Unreadable(f"{text!r} are no initials")
    return text


def _day(value: object) -> str:
    if not isinstance(value, str):
        raise Unreadable(f"{value!r} is no day")
    return date.fromisoformat(value).isoformat()


def _list(value: object) -> list[Value]:
    if not isinstance(value, list):
        raise Unreadable("a table is a list")
    return value


def _texts(fields: Fields, name: str) -> tuple[str, ...]:
    texts: Iterable[Value] = need(fields, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise Unreadable(f"{name} are texts")
    return tuple(str(text) for text in texts)
