"""Everything that is kept, to be exported into one file or erased."""

import errno
import json
import os
import re
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from pathlib import Path

from game import faults
from game.core.words import _
from game.ownership import sync_folder
from game.store import calendar
from game.store.folder import SHORT_SECONDS, Folder
from game.store.unfinished import EVENINGS, GAMES, RUNS

# The folders of what is unfinished.
FOLDERS = (GAMES, RUNS, EVENINGS)
FORMAT, VERSION = "gridlock export", 1


def names_of(folder: Folder, documents: Collection[str]) -> list[str]:
    """The names of these documents, of all that is unfinished, and of what was set aside from them.

    Other files may lie in a folder that a person has chosen.
    """
    stems = "|".join(re.escape(name.removesuffix(".json")) for name in documents)
    own = re.compile(rf"({stems}|({'|'.join(FOLDERS)})/\w+-\d+)(-unreadable-\d+)?\.json")
    names = [*folder.names(), *(name for under in FOLDERS for name in folder.names(under))]
    return [name for name in names if own.fullmatch(name)]


def export(folder: Folder, documents: Collection[str], target: Path) -> Path:
    """Write everything into a new file in the folder `target`, and return its path. Raises OSError."""
    now = calendar.now()
    files = {name: _content(folder.read(name) or "") for name in names_of(folder, documents)}
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "exported": now.isoformat(timespec="seconds"),
        "files": files,
    }
    text = json.dumps(fields, indent=2, ensure_ascii=False) + "\n"
    return new_file(target, str(now.date()), ".json", encoded(text))


def encoded(text: str) -> bytes:
    """A text as it stands in a file, with the ends of lines that this system has."""
    return text.replace("\n", os.linesep).encode("utf-8", errors="backslashreplace")


def new_file(target: Path, name: str, ending: str, data: bytes) -> Path:
    """Write a new file in a folder under a name that nothing has, and return its path. Raises OSError."""
    for number in count(1):
        path = target / f"{faults.NAME}-{name}{f'-{number}' if number > 1 else ''}{ending}"
        with suppress(FileExistsError):
            return _write_new(path, data)
    raise AssertionError("numbers do not end")


def _write_new(path: Path, data: bytes) -> Path:
    """Write a new file as a whole, or none. Raises OSError."""
    out = path.open("xb")
    try:
        with out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        sync_folder(path.parent)
    except BaseException:
        path.unlink()
        raise
    return path


def _content(text: str) -> object:
    """A document as a part of another; a damaged one as its text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def place_for_exports() -> Path:
    """The folder of a person's documents, or else their home. Raises OSError if there is neither."""
    with suppress(Exception):  # platformdirs may be missing, and the system may not say where its folders are
        import platformdirs

        documents = Path(platformdirs.user_documents_dir())
        if documents.is_dir():
            return documents
    try:
        return Path.home()
    except RuntimeError as error:
        raise FileNotFoundError(errno.ENOENT, _("There is no home folder")) from error


def erase(folder: Folder, documents: Collection[str], but: Callable[[str], bool]) -> bool:
    """Remove all documents but some, and what was set aside. Return whether all of it is gone."""
    with folder.changing(SHORT_SECONDS) as kept_off:
        names = {name for name in (*documents, *names_of(folder, documents)) if not but(name)}
        gone = [folder.delete(name) for name in sorted(names)]
        for under in ("", *FOLDERS):
            folder.remove_leftovers(under)
    return kept_off and all(gone)
