"""The puzzle book: a player's progress with puzzles, kept after every step."""

from collections.abc import Callable

from game.puzzles.progress import Progress
from game.store.background import Background
from game.store.folder import Folder
from game.store.puzzle_document import FORMAT, NAME, PROGRESS
from game.store.shared_document import SharedDocument

Change = Callable[[Progress], Progress]


class PuzzleBook:
    """Every change is made to what is on the disk then, so that two cabinets do not undo each other's."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._document = SharedDocument(folder, background, NAME, FORMAT, PROGRESS, Progress())
        self._document.latest()

    @property
    def progress(self) -> Progress:
        """The progress with all changes, also those that are still being written."""
        return self._document.value

    def change(self, change: Change) -> Progress:
        """Make a change. It is written in the background."""
        self._document.change(change)
        return self.progress

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._document.forget()
