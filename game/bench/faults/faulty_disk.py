"""A disk in memory beneath the functions of `os`, in place of one folder.

It counts the operations, lets one of them fail, and knows what would be left if the power were cut: what was
not flushed may be gone.
"""

import errno
import io
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path, PurePath
from typing import Any

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
    """The bytes of a file as programs read them, and as they were when the file was flushed last."""

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
        """The file or the folder with this path in it; None if there is none."""
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


WRITING = os.O_WRONLY | os.O_RDWR
REAL_OPEN, REAL_CLOSE, REAL_FDOPEN, REAL_IO_OPEN = os.open, os.close, os.fdopen, io.open
REAL_WRITE, REAL_FSYNC = os.write, os.fsync
REAL_MKDIR, REAL_RMDIR, REAL_UNLINK, REAL_REPLACE = os.mkdir, os.rmdir, os.unlink, os.replace


class Kind(Enum):
    """What an operation does."""

    READ = "open to read"
    OPEN = "open to write"
    WRITE = "write"
    FLUSH = "flush"
    FLUSH_FOLDER = "flush a folder"
    RENAME = "rename"
    REMOVE = "remove"
    MAKE_FOLDER = "make a folder"


class Failure(Enum):
    """How an operation fails. Once the disk is full, every later one that needs room fails too."""

    ERROR = "error"
    SHORT = "short"  # half of the data is written
    FULL = "full"


NEED_ROOM = (Kind.OPEN, Kind.WRITE, Kind.MAKE_FOLDER)
NUMBERS = {Failure.ERROR: errno.EIO, Failure.SHORT: errno.ENOSPC, Failure.FULL: errno.ENOSPC}


@dataclass(frozen=True)
class Operation:
    """An operation on a file or a folder."""

    kind: Kind
    path: str

    def __str__(self) -> str:
        return f"{self.kind.value} {self.path}"


@dataclass(frozen=True)
class Fault:
    """The operation with this number, from 1, fails."""

    number: int
    failure: Failure

    def __str__(self) -> str:
        return f"{self.number}:{self.failure.value}"

    def hits(self, number: int, kind: Kind) -> bool:
        if self.failure is Failure.FULL:
            return number >= self.number and kind in NEED_ROOM
        return number == self.number


class Disk:
    """Everything under `root` goes through it, as long as it is `mounted`. Other files are not touched.

    `watch` is called after each operation that has succeeded.
    """

    def __init__(
        self, root: Path, fault: Fault | None = None, watch: Callable[[], None] = lambda: None
    ) -> None:
        self.tree = Folder()
        self.done: list[Operation] = []  # what was tried, in order
        self._root = root.resolve()
        self._fault = fault
        self._watch = watch
        self._open: dict[int, tuple[PurePath, File | Folder]] = {}
        self._lock = threading.RLock()  # the background writes while the program goes on

    @contextmanager
    def mounted(self) -> Iterator[None]:
        """Let everything in this process go through the disk."""
        stands_in: dict[str, Any] = {
            "open": self._open_file,
            "close": self._close,
            "fdopen": self._fdopen,
            "fsync": self._fsync,
            "mkdir": self._mkdir,
            "unlink": self._unlink,
            "remove": self._unlink,
            "rmdir": self._rmdir,
            "rename": self._rename,
            "replace": self._rename,
        }
        real = {name: getattr(os, name) for name in stands_in}
        try:
            io.open = self._io_open  # type: ignore[assignment]
            for name, function in stands_in.items():
                setattr(os, name, function)
            yield
        finally:
            io.open = REAL_IO_OPEN
            for name, function in real.items():
                setattr(os, name, function)

    # What is done

    def _try(self, kind: Kind, path: PurePath) -> None:
        """Count an operation. Raises OSError if it fails."""
        self.done.append(Operation(kind, str(path)))
        if self._fault is not None and self._fault.hits(len(self.done), kind):
            number = NUMBERS[self._fault.failure]
            raise OSError(number, os.strerror(number))

    def _inside(self, path: Any) -> PurePath | None:
        """The path of something within the root; None if it is anywhere else."""
        if isinstance(path, int):
            return None
        whole = Path(os.path.abspath(path))  # noqa: PTH100 - a link is followed by nobody
        return whole.relative_to(self._root) if whole.is_relative_to(self._root) else None

    def _open_file(self, path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        inside = self._inside(path)
        if inside is None:
            return REAL_OPEN(path, flags, mode, **more)
        with self._lock:
            entry = self.tree.at(inside)
            if isinstance(entry, Folder):  # it is opened to be flushed
                file = REAL_OPEN(path, flags, mode, **more)
            else:
                if entry is not None or flags & os.O_CREAT:
                    self._try(Kind.OPEN if flags & (WRITING | os.O_CREAT) else Kind.READ, inside)
                file = REAL_OPEN(path, flags, mode, **more)
                if isinstance(entry, File) and flags & os.O_TRUNC:
                    entry.data = b""
                if entry is None:
                    entry = self.tree.holder(inside).entries[inside.name] = File()
                self._watch()
            self._open[file] = inside, entry
            return file

    def _close(self, file: int) -> None:
        with self._lock:
            self._open.pop(file, None)
            REAL_CLOSE(file)

    def _fdopen(self, file: int, mode: str = "r", *arguments: Any, **more: Any) -> Any:
        _path, entry = self._open.get(file, (None, None))
        if not isinstance(entry, File) or not set(mode) & set("wax+"):
            self._open.pop(file, None)  # closed by the stream
            return REAL_FDOPEN(file, mode, *arguments, **more)
        stream = io.BufferedWriter(_Raw(self, file))
        return stream if "b" in mode else io.TextIOWrapper(stream, *arguments[1:], **more)

    def _io_open(self, path: Any, mode: str = "r", *arguments: Any, **more: Any) -> Any:
        if self._inside(path) is None or not set(mode) & set("wax+"):
            return REAL_IO_OPEN(path, mode, *arguments, **more)
        flags = {"w": os.O_TRUNC, "a": os.O_APPEND, "x": os.O_EXCL}[mode[0]]
        file = self._open_file(path, os.O_WRONLY | os.O_CREAT | flags, 0o666)
        return self._fdopen(file, mode, *arguments, **more)

    def write(self, file: int, data: bytes) -> int:
        """Write to an open file of this disk."""
        with self._lock:
            path, entry = self._open[file]
            assert isinstance(entry, File), "a folder is not written"
            try:
                self._try(Kind.WRITE, path)
            except OSError:
                if self._fault is not None and self._fault.failure is not Failure.ERROR:
                    self._append(file, entry, data[: len(data) // 2])
                raise
            self._append(file, entry, data)
            self._watch()
            return len(data)

    def _append(self, file: int, entry: File, data: bytes) -> None:
        entry.data += data
        REAL_WRITE(file, data)

    def _fsync(self, file: int) -> None:
        """The disk itself is not asked: it has what the tree says."""
        with self._lock:
            if file not in self._open:
                REAL_FSYNC(file)
                return
            path, entry = self._open[file]
            if isinstance(entry, File):
                self._try(Kind.FLUSH, path)
                entry.flushed = entry.data
            else:
                self._try(Kind.FLUSH_FOLDER, path)
                entry.flushed = dict(entry.entries)
            self._watch()

    def _mkdir(self, path: Any, mode: int = 0o777, **more: Any) -> None:
        inside = self._inside(path)
        with self._lock:
            if inside is None or self.tree.at(inside) is not None or self.tree.at(inside.parent) is None:
                REAL_MKDIR(path, mode, **more)  # it is elsewhere, or this fails
                return
            self._try(Kind.MAKE_FOLDER, inside)
            REAL_MKDIR(path, mode, **more)
            self.tree.holder(inside).entries[inside.name] = Folder()
            self._watch()

    def _unlink(self, path: Any, **more: Any) -> None:
        inside = self._inside(path)
        with self._lock:
            if inside is None or self.tree.at(inside) is None:
                REAL_UNLINK(path, **more)
                return
            self._try(Kind.REMOVE, inside)
            REAL_UNLINK(path, **more)
            del self.tree.holder(inside).entries[inside.name]
            self._watch()

    def _rmdir(self, path: Any, **more: Any) -> None:
        inside = self._inside(path)
        with self._lock:
            if inside is not None and self.tree.at(inside) is not None:
                self._try(Kind.REMOVE, inside)
            REAL_RMDIR(path, **more)
            if inside is not None:
                del self.tree.holder(inside).entries[inside.name]
                self._watch()

    def _rename(self, source: Any, target: Any, **more: Any) -> None:
        old, new = self._inside(source), self._inside(target)
        with self._lock:
            if old is None or new is None or self.tree.at(old) is None:
                REAL_REPLACE(source, target, **more)
                return
            self._try(Kind.RENAME, new)
            REAL_REPLACE(source, target, **more)
            entry = self.tree.holder(old).entries.pop(old.name)
            self.tree.holder(new).entries[new.name] = entry
            self._watch()


class _Raw(io.RawIOBase):
    """An open file of a disk, to be written."""

    def __init__(self, disk: Disk, file: int) -> None:
        super().__init__()
        self._disk = disk
        self._file = file

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._file

    def write(self, data: Any) -> int:
        return self._disk.write(self._file, bytes(data))

    def close(self) -> None:
        if not self.closed:
            super().close()
            os.close(self._file)
