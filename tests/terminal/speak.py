"""Play in the terminal front end on streams, and dialogues as files.

A dialogue file is what stands on the screen in the end, with what the players typed in «quotes».
"""

import io
import re
from collections.abc import Iterable
from pathlib import Path

from game import catalogue
from game.session.modes import Series
from game.session.players import Players
from game.terminal.series_front_end import play_on

DIALOGUES = Path(__file__).parent / "dialogues"
FIRST_LINE = (
    "Commands during a game: help, hint, moves, undo, resign, quit.\nPress Enter alone to see the board.\n\n"
)


class Typed(io.StringIO):
    """Lines that a person types, perhaps at a terminal."""

    def __init__(self, lines: Iterable[str], *, at_a_terminal: bool = False) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._at_a_terminal = at_a_terminal

    def isatty(self) -> bool:
        return self._at_a_terminal


def say(
    slug: str | None,
    *lines: str,
    size: int | None = None,
    rounds: int = 1,
    players: Players | None = None,
    at_a_terminal: bool = False,
    **options: str,
) -> str:
    """All that the terminal shows while these lines are typed."""
    games = catalogue.games()
    source, out = Typed(lines, at_a_terminal=at_a_terminal), io.StringIO()
    setup = games[slug].setup(size, options) if slug else None
    play_on(source, out, setup, lambda game: game.setup(size, options), Series(rounds), players)
    return out.getvalue()


def dialogue(name: str) -> tuple[str, list[str]]:
    """What a dialogue file shows, and what is typed in it."""
    text = (DIALOGUES / f"{name}.txt").read_text(encoding="utf-8")
    return re.sub("[«»]", "", text), re.findall("«(.*)»", text)
