"""The puzzle book: a player's progress with puzzles, kept after every step."""

from collections.abc import Callable
from itertools import count

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
        self._numbers = count()
        self._progress = self._load()

    @property
    def progress(self) -> Progress:
        """The progress with all changes, also those that are still being written."""
        return self._progress

    def change(self, change: Change) -> Progress:
        """Make a change. It is on the disk when this returns, unless the disk is slow or fails."""
        self._progress = change(self._progress)
        self._background.do(f"puzzles {next(self._numbers)}", lambda: self._update(change))
        self._background.flush(WAIT_SECONDS)
        return self._progress

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._progress = Progress()

    def _load(self) -> Progress:
        return load(self._folder, NAME, FORMAT, progress_of) or Progress()

    def _update(self, change: Change) -> None:
        self._load()  # sets a damaged document aside
        update(self._folder, NAME, FORMAT, lambda fields: self._changed(fields, change))

    def _changed(self, fields: Fields, change: Change) -> Fields:
        """The fields after a change, with those that this version does not know."""
        before = progress_of(fields)
        self._progress = change(before)
        return fields if self._progress == before else {**fields, **fields_of(self._progress)}
