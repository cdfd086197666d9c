"""Packs: the puzzles of a game, as the text file `puzzles.txt` in its folder.

    edition 2026-01-01
    apart size=5 first=1 moves 3,3 2,2 solution 1,5 5,1 5,4 rating 1240
    ...

The puzzles below an edition are the daily ones from its day on. What is added later goes below a new edition,
so that the puzzles of past days stay the same.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from game import catalogue
from game.core.variant import Variant
from game.core.words import _
from game.puzzles.puzzle import Puzzle, PuzzleError, name_of, read

EDITION = "edition "


@dataclass(frozen=True)
class Entry:
    """A line of a pack. Its moves are only checked when the puzzle is wanted."""

    text: str
    since: str  # the day of its edition

    @cached_property
    def name(self) -> str:
        return name_of(self.text)

    @cached_property
    def rating(self) -> int:
        return int(self.text.rpartition(" ")[2])


def entries(text: str) -> tuple[Entry, ...]:
    """The lines of a pack, in order. Raises PuzzleError."""
    since, found = "", []
    for line in text.splitlines():
        if line.startswith(EDITION):
            since = line.removeprefix(EDITION)
        elif not since or not line.rpartition(" ")[2].isdecimal():
            raise PuzzleError(_("A pack has editions, and below each of them puzzles with ratings."))
        else:
            found.append(Entry(line, since))
    return tuple(found)


class Packs:
    """The packs of all games that have one, by slug."""

    def __init__(self, texts: Mapping[str, str], games: Mapping[str, Variant]) -> None:
        self._games = games
        self._entries = {slug: entries(text) for slug, text in texts.items() if text}
        self._texts: dict[str, tuple[str, ...]] = {}  # those that were asked for, the easiest first

    @property
    def slugs(self) -> tuple[str, ...]:
        """The games that have puzzles."""
        return tuple(self._entries)

    def of(self, slug: str | None = None) -> tuple[Entry, ...]:
        """The entries of a game; of None, those of all games."""
        if slug is not None:
            return self._entries.get(slug, ())
        return tuple(entry for each in self._entries.values() for entry in each)

    def easiest_first(self, slug: str) -> tuple[str, ...]:
        """The lines of a game, by rating."""
        if slug not in self._texts:
            ordered = sorted(self.of(slug), key=lambda entry: (entry.rating, entry.text))
            self._texts[slug] = tuple(entry.text for entry in ordered)
        return self._texts[slug]

    def puzzle(self, entry: Entry) -> Puzzle:
        """Raises PuzzleError if the line is not a puzzle."""
        return read(entry.text, self._games)


def written(edition: str, puzzles: Iterable[Puzzle]) -> str:
    """A pack of one edition as text."""
    return "\n".join([EDITION + edition, *(puzzle.text for puzzle in puzzles), ""])


# The packs of all games that have one


def found_packs() -> Packs:
    """The packs in the folders of the games. Raises PuzzleError if one of them is damaged."""
    games = catalogue.games()
    return Packs({slug: catalogue.pack_text(variant) for slug, variant in games.items()}, games)


def sound_packs() -> tuple[Packs, list[str]]:
    """The packs that can be read, and a sentence about each other one."""
    games = catalogue.games()
    texts: dict[str, str] = {}
    faults: list[str] = []
    for slug, variant in games.items():
        text = catalogue.pack_text(variant)
        try:
            Packs({slug: text}, games)
        except PuzzleError as error:
            faults.append(
                _("The puzzles of {game} cannot be read. {reason}", game=variant.name, reason=error)
            )
        else:
            texts[slug] = text
    return Packs(texts, games), faults
