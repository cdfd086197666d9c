"""Unexpected errors: written to a log, and reported in one sentence. Nothing here raises."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from game.core.words import _, printable
from game.ownership import check_own_folder, make_own_folder, open_own

NAME = "gridlock-arcade"
LOG = "errors.log"
# The previous log is kept too.
MOST_BYTES = 256 * 1024
LONGEST_ENTRY = 32 * 1024
LONGEST_SENTENCE = 300
LONGEST_PATH = 4096  # no system allows a longer one
# Modules that may be missing, and the names of their packages.
PACKAGES = {"pygame": "pygame-ce", "platformdirs": "platformdirs"}


def report(error: BaseException) -> str:
    """Write an error to the log, and return a sentence about it for a person."""
    return sentence(error, write_down(details(error)))


def sentence(error: BaseException, log: Path | None) -> str:
    """What went wrong, and where to find the details."""
    happened = printable(_summary(error), LONGEST_SENTENCE).rstrip(". ")
    if log is None:
        return _("Something went wrong: {error}.", error=happened)
    return _(
        "Something went wrong: {error}. Details are in {log}.",
        error=happened,
        log=shown(log),
    )


def missing(error: BaseException) -> str | None:
    """How to install a missing package, if that is the error."""
    module = error.name if isinstance(error, ModuleNotFoundError) else None
    package = PACKAGES.get((module or "").partition(".")[0])
    if package is None:
        return None
    return _("{package} is missing. Install it: python3 -m pip install {package}", package=package)


def details(error: BaseException) -> str:
    """The traceback, as Python writes it."""
    with suppress(Exception):
        import traceback  # imported only when it is needed: every front end starts faster without it

        return "".join(traceback.format_exception(error))
    return type(error).__name__


def shown(path: Path) -> str:
    """A path that any terminal can print, even if its bytes are not valid text."""
    return printable(str(path), LONGEST_PATH)


def say(line: str, out: TextIO | None) -> None:
    """Print a line, if there is a stream, with characters that it cannot encode spelled out."""
    with suppress(OSError, ValueError):
        if out is not None:
            encoding = out.encoding or "utf-8"
            print(line.encode(encoding, "backslashreplace").decode(encoding), file=out, flush=True)


def write_down(entry: str) -> Path | None:
    """Append an entry to the log, and return its path; None if it cannot be written."""
    for make_folder in (_log_folder, _private_folder, _new_folder):
        with suppress(Exception):  # the next folder may work
            log = make_folder() / LOG
            _append(log, entry)
            return log
    return None


def _summary(error: BaseException) -> str:
    with suppress(Exception):
        return f"{type(error).__name__}: {error}"
    return type(error).__name__


def _append(log: Path, entry: str) -> None:
    _rotate(log)
    from datetime import UTC, datetime  # imported only when it is needed

    now = datetime.now(UTC).isoformat(timespec="seconds")
    if len(entry) > LONGEST_ENTRY:
        entry = f"{entry[: LONGEST_ENTRY // 2]}\n...\n{entry[-LONGEST_ENTRY // 2 :]}"
    with os.fdopen(open_own(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "wb") as out:
        out.write(f"{now}\n{entry.rstrip()}\n\n".encode(errors="backslashreplace"))


def _rotate(log: Path) -> None:
    with suppress(FileNotFoundError):
        if log.lstat().st_size >= MOST_BYTES:
            log.replace(log.with_name(f"{LOG}.old"))


def _log_folder() -> Path:
    """The folder in which the system keeps this user's logs."""
    import platformdirs  # may be missing: the engine and the terminal work without it

    folder = Path(platformdirs.user_log_dir(NAME, appauthor=False))
    make_own_folder(folder)
    check_own_folder(folder)
    return folder


def _private_folder() -> Path:
    """A folder in the shared temporary folder that only this user can read."""
    import tempfile

    user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
    folder = Path(tempfile.gettempdir()) / f"{NAME}{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    check_own_folder(folder, private=True)
    return folder


def _new_folder() -> Path:
    """A folder with an unpredictable name, in case another user has taken the usual name."""
    import tempfile

    return Path(tempfile.mkdtemp(prefix=f"{NAME}-"))
