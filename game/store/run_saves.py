"""The unfinished runs of a cabinet: one run, and one daily run."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from game.core.variant import Variant
from game.run.progress import RunProgress
from game.store.adoption import adopt, name_of
from game.store.background import Background
from game.store.documents import Fields, Unreadable, load, save
from game.store.folder import SHORT_SECONDS, Folder
from game.store.game_document import SAVED
from game.store.run_document import FORMAT, fields_of, progress_of
from game.store.slots import Slot

FOLDER = "runs"
RUN, DAILY = "run", "daily"


class RunSaves:
    """Every change is written in the background, in the slot of this cabinet.

    A cabinet that starts takes over the runs of cabinets that have ended, the latest of each kind.
    """

    def __init__(
        self, folder: Folder, background: Background, games: Mapping[str, Variant], slot: Slot
    ) -> None:
        self._folder = folder
        self._background = background
        self._games = games
        self._slot = slot
        self._kept: dict[str, RunProgress] = {}  # by kind, the latest last
        self._adopt((RUN, DAILY), SHORT_SECONDS)
        slot.when_lost(self._write_all)

    def unfinished(self, *, daily: bool) -> RunProgress | None:
        return self._kept.get(DAILY if daily else RUN)

    @property
    def latest(self) -> RunProgress | None:
        """The unfinished run that was played last."""
        return next(reversed(self._kept.values()), None)

    def found(self, *, daily: bool) -> RunProgress | None:
        """The unfinished run; if there is none, the one that another cabinet has left meanwhile."""
        kind = DAILY if daily else RUN
        if kind not in self._kept and self._background.flush(0):
            self._adopt((kind,), 0)
        return self._kept.get(kind)

    def _adopt(self, kinds: Sequence[str], seconds: float) -> None:
        """Take over the runs of these kinds that others have left, unless one of them is at work so long."""
        with self._folder.changing(seconds) as kept_off:
            if kept_off:
                adopt(self._folder, FOLDER, kinds, FORMAT, self._slot.number)
        found = [dated for kind in kinds if (dated := self._load(kind)) is not None]
        by_date = sorted(found, key=lambda dated: dated[0])
        self._kept = {**{_kind(progress): progress for _date, progress in by_date}, **self._kept}

    def keep(self, progress: RunProgress) -> None:
        """Save a run as it stands. It replaces another one of its kind."""
        kind = _kind(progress)
        if self._kept.get(kind) != progress:
            self._kept.pop(kind, None)
            self._kept[kind] = progress
            self._background.do(self._name(kind), partial(self._write, kind, progress))

    def drop(self, progress: RunProgress) -> None:
        """A run is over, or was given up."""
        kind = _kind(progress)
        self._kept.pop(kind, None)
        self._background.do(self._name(kind), partial(self._delete, kind))

    def forget(self) -> None:
        """All runs are gone from the disk."""
        self._kept.clear()

    def _write(self, kind: str, progress: RunProgress) -> None:
        self._slot.secure()
        save(self._folder, self._name(kind), FORMAT, fields_of(progress))

    def _write_all(self) -> None:
        """Somebody has removed the files: write them again, in the slot as it is now."""
        for kind, progress in dict(self._kept).items():
            save(self._folder, self._name(kind), FORMAT, fields_of(progress))

    def _delete(self, kind: str) -> None:
        self._slot.secure()
        self._folder.delete(self._name(kind))

    def _load(self, kind: str) -> tuple[datetime, RunProgress] | None:
        """When a run was saved, and the run."""

        def read(fields: Fields) -> tuple[datetime, RunProgress]:
            progress = progress_of(fields, games=self._games)
            if _kind(progress) != kind:
                raise Unreadable("this is a run of the other kind")
            return SAVED.read_from(fields), progress

        return load(self._folder, self._name(kind), FORMAT, read)

    def _name(self, kind: str) -> str:
        return name_of(FOLDER, kind, self._slot.number)


def _kind(progress: RunProgress) -> str:
    return DAILY if progress.is_daily else RUN
