"""Questions and messages on a pair of streams, in colour if a person sees them."""

import os
import textwrap
from collections.abc import Callable, Iterable
from typing import TextIO

from game.core.rules import Player
from game.core.transcript import Ink, plain
from game.core.words import _, printable
from game.lines import lines

CYAN, AMBER, GREY = "\x1b[96m", "\x1b[38;5;214m", "\x1b[90m"
RESET = "\x1b[0m"
# The width of long lists, and how much of a line is echoed.
WIDTH = 76
LONGEST_ECHO = 60
# Nobody types a longer answer.
LONGEST_LINE = 1000


class Quit(Exception):
    """The person wants to leave."""


def coloured(text: str, owner: Player | None) -> str:
    """The ink of a colour terminal: Player 1 is cyan, Player 2 amber."""
    colour = GREY if owner is None else (CYAN, AMBER)[owner - 1]
    return f"{colour}{text}{RESET}"


def ink_for(out: TextIO) -> Ink:
    """Colour, unless the output is not a terminal or the person has turned colour off."""
    colourless = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return coloured if out.isatty() and not colourless else plain


def commands() -> str:
    return _(
        "Commands during a game: help, hint, moves, undo, resign, quit.\nPress Enter alone to see the board."
    )


def commands_without_undo() -> str:
    """The commands where no move can be taken back."""
    return _("Commands during a game: help, hint, moves, resign, quit.\nPress Enter alone to see the board.")


def meant(line: str, words: Iterable[str]) -> str | None:
    """The only word that starts with this line, or None."""
    found = [word for word in words if line and word.startswith(line.lower())]
    return found[0] if len(found) == 1 else None


class Console:
    """Asks questions and shows messages on a pair of streams."""

    def __init__(
        self, source: TextIO, out: TextIO, take_notices: Callable[[], Iterable[str]] = tuple
    ) -> None:
        self._lines = lines(source, LONGEST_LINE)
        self._out = out
        self._take_notices = take_notices  # gives what else the person should know, once
        self.ink = ink_for(out)
        self.interactive = source.isatty()  # whether a person is there to answer questions

    def tell(self, block: str) -> None:
        """Show a block of lines after an empty line."""
        if block:
            self.remark("\n" + block)

    def remark(self, words: str) -> None:
        """Show lines without an empty line before them."""
        if words:
            print(words, file=self._out, flush=True)

    def list_moves(self, words: str, moves: Iterable[str]) -> None:
        """Show words and the moves that they are about, in lines that are not too long."""
        self.remark(textwrap.fill(" ".join((words, *moves)), WIDTH))

    def gap(self) -> None:
        """Show an empty line, before a question that stands alone."""
        print(file=self._out, flush=True)

    def tell_notices(self) -> None:
        """Show what else the person should know."""
        for notice in self._take_notices():
            self.remark(notice)

    def ask(self, prompt: str) -> str:
        """The line that the person types, after reading the notices. Raises EOFError when no more come."""
        self.tell_notices()
        while len(line := self._ask_once(prompt)) > LONGEST_LINE:
            self.remark(_("That is too long: an answer has at most {most} characters.", most=LONGEST_LINE))
        return line.strip()

    def _ask_once(self, prompt: str) -> str:
        print(prompt, end="", file=self._out, flush=True)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        if not self.interactive:
            # Input that was not typed does not appear on the screen: echo it, so that the prompt's line ends.
            print(printable(line, LONGEST_ECHO), file=self._out, flush=True)
        return line

    def agrees(self, question: str) -> bool:
        """Whether the person answers yes, which Enter alone means too. Raises Quit if they leave."""
        while True:
            line = self.ask(question)
            answer = meant(line, ("yes", "no", "quit")) if line else "yes"
            if answer == "quit":
                raise Quit
            if answer is not None:
                return answer == "yes"
            self.remark(_("Type yes, no or quit."))

    def is_sure(self, question: str) -> bool:
        """Whether the person answers yes; anything else means no. Raises Quit if they leave."""
        answer = meant(self.ask(question), ("yes", "no", "quit"))
        if answer == "quit":
            raise Quit
        return answer == "yes"
