"""Run the product as a process, as people and programs do."""

import os
import subprocess
import sys
from pathlib import Path

from game import catalogue

ROOT = Path(__file__).parents[1]
# Nothing takes this long unless it is broken, however busy the machine is.
PATIENCE_SECONDS = 600


def python(
    *arguments: str, text: str = "", folder: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A Python process in the product's folder, or in another one, with `text` typed into it."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, **environment},
        check=False,
        timeout=PATIENCE_SECONDS,
    )


# The front door for a process that knows every game that these tests know.
WITH_EVERY_GAME = """
import sys
from game import catalogue
catalogue.look_in(sys.argv.pop(1).split("\\n"))
from game.cli import main
sys.exit(main())
"""


def with_every_game(*arguments: str) -> list[str]:
    """The command line of the product with these words, and with the games that live in the tests."""
    return [sys.executable, "-c", WITH_EVERY_GAME, "\n".join(catalogue.folders()), *arguments]


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
    """The same with the reader of the output gone."""
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
