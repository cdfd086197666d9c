"""The puzzle book: a player's progress with puzzles, kept after every step."""

from collections.abc import Callable

from game.puzzles.progress import Progress
from game.store.background import Background
from game.store.folder import LONG_SECONDS, Folder
from game.store.puzzle_document import FORMAT, NAME, fields_of, progress_of
from game.store.shared_document import SharedDocument

Change = Callable[[Progress], Progress]


class PuzzleBook:
    """Every change is made to what is on the disk then, so that two cabinets do not undo each other's."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._background = background
        self._document = SharedDocument(folder, background, NAME, FORMAT, progress_of, fields_of)
        self._document.latest()

    @property
    def progress(self) -> Progress:
        """The progress with all changes, also those that are still being written."""
        return self._document.value

    def change(self, change: Change) -> Progress:
        """Make a change. It is on the disk when this returns, unless the disk is slow or fails."""
        self.note(change)
        self.is_settled(LONG_SECONDS)
        return self.progress

    def note(self, change: Change) -> None:
        """Make a change, which `is_settled` when it is on the disk."""
        self._document.change(change)

    def is_settled(self, seconds: float = 0.0) -> bool:
        """Whether every change is on the disk, after waiting this long at most."""
        return self._background.flush(seconds)

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._document.forget()
