"""The engine as a process that is driven line by line."""

import subprocess
import threading
from contextlib import suppress
from types import TracebackType

from tests.processes import PATIENCE_SECONDS, ROOT, gridlock, with_every_game


class EngineProcess:
    """`with EngineProcess() as engine: engine.ask("isready", "readyok")`."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            with_every_game("engine"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            encoding="utf-8",
            errors="surrogateescape",
        )
        self._watchdog = threading.Timer(PATIENCE_SECONDS, self._process.kill)

    def __enter__(self) -> "EngineProcess":
        self._watchdog.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        self._watchdog.cancel()

    def send(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def read_until(self, last: str) -> list[str]:
        """The lines up to one that begins with `last`."""
        assert self._process.stdout is not None
        lines: list[str] = []
        while not lines or not lines[-1].startswith(last):
            line = self._process.stdout.readline()
            assert line, f"the engine ended before saying {last!r}; it said {lines}"
            lines.append(line.rstrip("\n"))
        return lines

    def ask(self, command: str, last: str = "response") -> str:
        """The line that begins with `last`, after a command."""
        self.send(command)
        return self.read_until(last)[-1]

    def close_input(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()

    def close_output(self) -> None:
        """Close its output."""
        assert self._process.stdout is not None
        self._process.stdout.close()

    def ended(self) -> tuple[int, str]:
        """Wait until it ends by itself; its exit status and what it wrote on standard error."""
        assert self._process.stderr is not None
        return self._process.wait(), self._process.stderr.read()

    def quit(self) -> tuple[int, str]:
        """Tell it to quit; its exit status and what it wrote on standard error."""
        _out, error = self._process.communicate("quit\n")
        return self._process.returncode, error


def run_engine(*lines: str) -> list[str]:
    """What a fresh engine answers to these lines and the end of its input."""
    done = gridlock("engine", text="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()
