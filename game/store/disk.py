"""Whole files on the disk: a file is replaced by another one, never written over."""

import os
import time
from contextlib import suppress
from pathlib import Path

from game.ownership import open_own, sync_folder

# What has been written so far goes to a file with this ending.
UNFINISHED = ".tmp"
# On Windows a virus scanner may hold a file for a moment: how often to try, and how long to wait in between.
REPLACE_TRIES = 5
REPLACE_SECONDS = 0.01


def replace_file(place: Path, data: bytes, mode: int | None = None) -> None:
    """Write a new file, and then give it this name. Raises OSError, and leaves the old file then.

    Only its owner can read it, unless a mode is given.
    """
    unfinished = place.with_name(f".{place.name}.{os.urandom(6).hex()}{UNFINISHED}")
    try:
        _write(unfinished, data)
        if mode is not None:
            with suppress(OSError):  # some disks know no modes
                unfinished.chmod(mode)
        _rename_over(unfinished, place)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
    sync_folder(place.parent)


def _write(path: Path, data: bytes) -> None:
    """Write a new file, down to the disk."""
    with os.fdopen(open_own(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def _rename_over(source: Path, target: Path) -> None:
    for _try in range(REPLACE_TRIES - 1):
        with suppress(PermissionError):
            source.replace(target)
            return
        time.sleep(REPLACE_SECONDS)
    source.replace(target)


def remove_unfinished(folder: Path, age: float, names: str = "*.json") -> None:
    """Remove the unfinished files of killed processes that are older than this many seconds."""
    with suppress(OSError):
        for file in folder.glob(f".{names}.*{UNFINISHED}"):
            if time.time() - file.lstat().st_mtime >= age:
                file.unlink()
