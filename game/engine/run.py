"""Run the engine on this process's standard input and output."""

import os
import sys

from game.engine.protocol import Engine


def run() -> int:
    """Obey standard input until `quit` or its end."""
    # Whatever bytes arrive, they are a command, if an unknown one.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    engine = Engine(_write)
    try:
        for line in sys.stdin:
            if line.split() == ["quit"]:
                engine.close()
                return 0
            engine.obey(line)
        engine.finish()
    except KeyboardInterrupt:
        engine.close()
    return 0


def _write(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        # Whoever asked is gone: nothing is left to say, and nobody to say it to.
        os._exit(0)
