"""Asking and telling on a pair of streams, in colour where a person sees it."""

import os
from collections.abc import Iterable
from typing import TextIO

from game.core.rules import Player
from game.core.transcript import Ink, plain
from game.core.words import _, printable

CYAN, AMBER, GREY = "\x1b[96m", "\x1b[38;5;214m", "\x1b[90m"
RESET = "\x1b[0m"
# How wide long lists are, and how much of a line is echoed.
WIDTH = 76
LONGEST_ECHO = 60


class Quit(Exception):
    """The person wants to leave."""


def coloured(text: str, owner: Player | None) -> str:
    """The ink of a colour terminal: Player 1 is cyan, Player 2 amber."""
    colour = GREY if owner is None else (CYAN, AMBER)[owner - 1]
    return f"{colour}{text}{RESET}"


def ink_for(out: TextIO) -> Ink:
    """Colour only where a person sees it and has not asked for none."""
    colourless = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return coloured if out.isatty() and not colourless else plain


def commands() -> str:
    return _("Commands during a game: help, hint, moves, undo, resign, quit. Enter alone shows the board.")


def meant(line: str, words: Iterable[str]) -> str | None:
    """The one word that a line is the beginning of, or None."""
    found = [word for word in words if line and word.startswith(line.lower())]
    return found[0] if len(found) == 1 else None


class Console:
    """Asks and tells on a pair of streams. The commands work at every question of a game."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out
        self.ink = ink_for(out)
        self.interactive = source.isatty()  # whether a person sits there and can be asked more

    def tell(self, block: str) -> None:
        """Show a block of lines below an empty one."""
        if block:
            self.remark("\n" + block)

    def remark(self, words: str) -> None:
        """Show lines right below what stands there."""
        if words:
            print(words, file=self._out, flush=True)

    def gap(self) -> None:
        """An empty line, before a question that nothing leads up to."""
        print(file=self._out, flush=True)

    def ask(self, prompt: str) -> str:
        """The line that the person types. Raises EOFError when there are no more."""
        print(prompt, end="", file=self._out, flush=True)
        line = self._source.readline()
        if not line:
            raise EOFError
        if not self.interactive:
            # This was not typed on the screen: without it the next line would stand behind the prompt.
            print(printable(line.rstrip("\n"), LONGEST_ECHO), file=self._out, flush=True)
        return line.strip()
