"""The packs of all games that have one."""

from game import catalogue
from game.core.words import _
from game.puzzles.pack import Packs
from game.puzzles.puzzle import PuzzleError


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
