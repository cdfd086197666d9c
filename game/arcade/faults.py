"""What nobody expected is written down, where it can be found."""

import tempfile
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

NAME = "gridlock-arcade"


def write_down(error: BaseException) -> Path | None:
    """Append the error to the log; where the log is, or None where nothing can be written."""
    for log in _places():
        try:
            log.parent.mkdir(parents=True, exist_ok=True)
            with log.open("a", encoding="utf-8") as out:
                out.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n")
                out.write("".join(traceback.format_exception(error)))
                out.write("\n")
        except OSError:
            continue
        return log
    return None


def _places() -> Iterator[Path]:
    """Where logs belong, and where everybody may write."""
    yield Path(platformdirs.user_log_dir(NAME, appauthor=False)) / "errors.log"
    try:
        yield Path(tempfile.gettempdir()) / f"{NAME}-errors.log"
    except OSError:  # there is no such folder
        return
