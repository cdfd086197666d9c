"""What nobody expected is written down, where it can be found."""

import traceback
from datetime import UTC, datetime
from pathlib import Path

import platformdirs


def write_down(error: BaseException) -> Path:
    """Append the error to the log; where the log is."""
    folder = Path(platformdirs.user_log_dir("gridlock-arcade", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "errors.log"
    with log.open("a", encoding="utf-8") as out:
        out.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n")
        out.write("".join(traceback.format_exception(error)))
        out.write("\n")
    return log
