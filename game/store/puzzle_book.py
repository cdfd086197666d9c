"""The puzzle book: a player's progress with puzzles, kept after every step."""

from collections.abc import Callable
from functools import partial

from game.puzzles.progress import Progress
from game.store.background import Background
from game.store.documents import Fields, load, update
from game.store.folder import Folder
from game.store.puzzle_document import FORMAT, NAME, fields_of, progress_of

# How long a step waits for a slow disk: what it costs is to be kept before a player sees what it brought.
WAIT_SECONDS = 5.0

Change = Callable[[Progress], Progress]


class PuzzleBook:
    """Every change is made to what is on the disk then, so that two cabinets do not undo each other's."""

    def __init__(self, folder: Folder, background: Background) -> None:
        self._folder = folder
        self._background = background
        self._changes = 0
        self._progress = self._load()

    @property
    def progress(self) -> Progress:
        """The progress with all changes, also those that are still being written."""
        return self._progress

    def change(self, change: Change) -> Progress:
        """Make a change. It is on the disk when this returns, unless the disk is slow or fails."""
        self.note(change)
        self.is_settled(WAIT_SECONDS)
        return self._progress

    def note(self, change: Change) -> None:
        """Make a change, which `is_settled` when it is on the disk."""
        self._changes += 1
        self._progress = change(self._progress)
        name = f"puzzles {self._changes}"
        self._background.do(name, partial(self._update, change, self._changes))

    def is_settled(self, seconds: float = 0.0) -> bool:
        """Whether every change is on the disk, after waiting this long at most."""
        return self._background.flush(seconds)

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._progress = Progress()

    def _load(self) -> Progress:
        return load(self._folder, NAME, FORMAT, progress_of) or Progress()

    def _update(self, change: Change, number: int) -> None:
        self._load()  # sets a damaged document aside
        update(self._folder, NAME, FORMAT, lambda fields: self._changed(fields, change, number))

    def _changed(self, fields: Fields, change: Change, number: int) -> Fields:
        """The fields after a change, with those that this version does not know."""
        before = progress_of(fields)
        after = change(before)
        if number == self._changes:  # otherwise the next change is still to be made to it
            self._progress = after
        return fields if after == before else {**fields, **fields_of(after)}
