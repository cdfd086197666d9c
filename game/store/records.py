"""The records of a folder: tables, medals, and counts of runs."""

from collections.abc import Callable

from game.core.words import later
from game.records.book import Book, Count
from game.records.initials import are_initials
from game.records.tables import HighScore
from game.store.background import Background
from game.store.codec import DAY, TEXT, WHOLE, by_name, composed, listed
from game.store.documents import Format, SharedDocument
from game.store.folder import Folder

NAME = "records.json"
FORMAT = Format("gridlock records", 1, later("The records could not be read."))
INITIALS = TEXT.where(are_initials, "these are no initials")
SCORE = composed(HighScore, initials=INITIALS, points=WHOLE, date=DAY, key=TEXT)
BOOK = composed(
    Book,
    tables=by_name(listed(SCORE)),
    medals=by_name(DAY),
    runs=by_name(composed(Count, begun=WHOLE, ended=WHOLE, cleared=WHOLE)),
    begun=listed(TEXT),
    ended=listed(TEXT),
    firsts=listed(TEXT),
    initials=INITIALS,
)

Change = Callable[[Book], Book]


class Records:
    """Every change applies to the book as it is on the disk then, so that none of another cabinet is lost."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, BOOK, Book())
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
