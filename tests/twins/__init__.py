"""Each game once more, read straight off its text: rows of letters, no bitboards, nothing shared with the
product. Slow and plain, so that one can see that it is right.

A twin is a module with two functions, about positions and moves as text:

    moves_of(text, options) -> set[str]    all legal moves
    after(text, move) -> str               the position after a legal move

and, where a side that cannot move has not always lost, a third:

    result(text) -> str                    of a finished game: "1", "2" or "=" for a draw

It is `twin.py` in the game's own folder, or `SLUG.py` here. A game without one says why in its cases.txt.
"""

import importlib.util
from types import ModuleType

from tests.twins.rows import other


class Twin:
    """A plain program that knows one game."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def moves_of(self, text: str, options: dict[str, str]) -> set[str]:
        found: set[str] = self._module.moves_of(text, options)
        return found

    def after(self, text: str, move: str) -> str:
        return str(self._module.after(text, move))

    def result(self, text: str) -> str:
        """Who has won a finished game, or `=`."""
        judge = getattr(self._module, "result", None)
        return str(judge(text)) if judge else other(text.split()[1])

    def leaves(self, text: str, depth: int, options: dict[str, str]) -> int:
        if depth == 0:
            return 1
        return sum(
            self.leaves(self.after(text, move), depth - 1, options) for move in self.moves_of(text, options)
        )


def twin_of(slug: str) -> Twin | None:
    """The twin of a game, if it brings one."""
    for name in (f"game.variants.{slug}.twin", f"tests.twins.{slug}"):
        if importlib.util.find_spec(name):
            return Twin(importlib.import_module(name))
    return None
