"""A file that is written for a person, in the background, and what is said about it."""

from concurrent.futures import Future
from pathlib import Path

from game import faults
from game.arcade.shell.context import Context
from game.core.words import _


class Exporting:
    """Writes one file at a time. What it says about a file stays until the next one.

    Whoever leaves before the file is written gets a notice.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._file: Future[Path] | None = None
        self._success = ""
        self._words, self._warns = "", False

    @property
    def words(self) -> str:
        """What has become of the file; "" if none was asked for, or it is not written yet."""
        return self._words

    @property
    def warns(self) -> bool:
        """Whether that is a failure."""
        return self._warns

    @property
    def has_file(self) -> bool:
        """Whether the file that was asked for is written, or is being written."""
        return self._file is not None or (bool(self._words) and not self._warns)

    def begin(self, file: Future[Path], success: str) -> None:
        """A file is being written; `success` says where, once it is there, and is not translated yet."""
        self._file, self._success, self._words, self._warns = file, success, "", False
        self.follow()

    def follow(self) -> None:
        """Say what has become of the file, as soon as that is known."""
        if self._file is not None and self._file.done():
            self._words, self._warns = self._told(self._file), self._file.exception() is not None
            self._context.audio.play("illegal" if self._warns else "confirm")
            self._file = None

    def leave(self) -> None:
        """The page is left: a notice says later what has become of the file."""
        if self._file is not None:
            notify = self._context.profile.folder.notify
            self._file.add_done_callback(lambda file: notify(self._told(file)))

    def _told(self, file: Future[Path]) -> str:
        error = file.exception()
        if error is None:
            return _(self._success, file=faults.shown(file.result()))
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return _("Nothing could be exported: {reason}.", reason=reason)
