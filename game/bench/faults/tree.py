"""Files and folders as programs see them, and as the disk has them: what was not flushed may be gone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import PurePath

# What a folder holds: the bytes of each file, by its path. A folder has no bytes.
Contents = Mapping[str, bytes | None]


class Cut(Enum):
    """What has become of everything that was not flushed when the program ended."""

    KILLED = "killed"  # only the program ended: all of it is there
    DROPPED = "dropped"
    NAMES = "names"  # names have reached the disk before the data
    TORN = "torn"  # names, and half of the data


@dataclass
class File:
    """The bytes of a file; of those on the disk, the ones that were flushed."""

    data: bytes = b""
    flushed: bytes = b""

    def after(self, cut: Cut) -> bytes:
        match cut:
            case Cut.KILLED:
                return self.data
            case Cut.TORN if self.data != self.flushed:
                return self.data[: len(self.data) // 2]
            case _:
                return self.flushed


@dataclass
class Folder:
    """What a folder holds by name, and what it held when it was flushed last."""

    entries: dict[str, "File | Folder"] = field(default_factory=dict)
    flushed: dict[str, "File | Folder"] = field(default_factory=dict)

    def at(self, path: PurePath) -> "File | Folder | None":
        """What has this path in it; None if there is nothing."""
        found: File | Folder | None = self
        for name in path.parts:
            found = found.entries.get(name) if isinstance(found, Folder) else None
        return found

    def holder(self, path: PurePath) -> "Folder":
        """The folder in which something with this path lies."""
        found = self.at(path.parent)
        assert isinstance(found, Folder), f"{path.parent} is no folder"
        return found

    def after(self, cut: Cut) -> Contents:
        """What is there when the program starts again."""
        return dict(self._after(cut, PurePath()))

    def _after(self, cut: Cut, path: PurePath) -> Iterator[tuple[str, bytes | None]]:
        for name, entry in (self.flushed if cut is Cut.DROPPED else self.entries).items():
            if isinstance(entry, File):
                yield str(path / name), entry.after(cut)
            else:
                yield str(path / name), None
                yield from entry._after(cut, path / name)  # noqa: SLF001 - a folder in this one
