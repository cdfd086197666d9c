"""Run the product as a process, as people and programs do."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Nothing takes this long unless it is broken.
PATIENCE_SECONDS = 60


def python(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python process in the product's folder, with `text` typed into it."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
        timeout=PATIENCE_SECONDS,
    )


def gridlock(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """The product with these words behind its name."""
    return python("main.py", *arguments, text=text)


def gridlock_on_bytes(*arguments: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """The same for input that is no text."""
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        input=typed,
        capture_output=True,
        cwd=ROOT,
        check=False,
        timeout=PATIENCE_SECONDS,
    )


def gridlock_unheard(*arguments: str, text: str) -> subprocess.CompletedProcess[str]:
    """The same when whoever should read the output has gone away."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as broken:
        return subprocess.run(
            [sys.executable, "main.py", *arguments],
            input=text,
            stdout=broken,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
