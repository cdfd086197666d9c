"""Files and folders that belong to this user: nothing is read or written through a link of another user."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from game.core.words import _

# What systems say that cannot write the names in a folder down, or not in this one.
UNABLE = (errno.EACCES, errno.EBADF, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EPERM)


def open_own(path: Path, flags: int) -> int:
    """Open a file. Raises OSError unless it is a regular file of this user, reached without a link.

    A file that is created can be read by its owner only. Windows does not let other users plant links
    there, and has no such flag.
    """
    file = open_regular(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)
    if _is_owned_by_user(os.fstat(file)):
        return file
    os.close(file)
    raise PermissionError(errno.EPERM, _("The file belongs to someone else"), str(path))


def open_regular(path: Path, flags: int, mode: int = 0o666) -> int:
    """Open a file. Raises OSError for a pipe, a device or a folder, without waiting for anybody."""
    file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0), mode)
    if stat.S_ISREG(os.fstat(file).st_mode):
        return file
    os.close(file)
    raise PermissionError(errno.EPERM, _("Not a regular file"), str(path))


def check_own_folder(folder: Path, *, private: bool = False) -> None:
    """Raise OSError for a link, a folder of another user, or an open folder that must be private."""
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    if not _is_owned_by_user(status):
        raise PermissionError(errno.EPERM, _("The folder belongs to someone else"), str(folder))
    if private and os.name == "posix" and status.st_mode & 0o077:
        raise PermissionError(errno.EPERM, _("Other people can open the folder"), str(folder))


def make_own_folder(folder: Path) -> None:
    """Make a folder that only its owner can open, with those above it. Raises OSError.

    Each is written down to the disk in the one above it, or a power cut would take it with all that is in it.
    """
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for new in reversed(missing):
        new.mkdir(mode=0o700, exist_ok=True)
        try:
            sync_folder(new.parent)
        except OSError:
            with suppress(OSError):  # it is made again, and written down, when the disk works again
                new.rmdir()
            raise


def sync_folder(folder: Path) -> None:
    """Write the names in a folder down to the disk, where the system can. Raises OSError if that fails."""
    try:
        file = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(file)
        finally:
            os.close(file)
    except OSError as error:
        if error.errno not in UNABLE:
            raise


def _is_owned_by_user(status: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or status.st_uid == os.geteuid()
