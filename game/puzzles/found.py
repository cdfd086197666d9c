"""The packs of all games that have one."""

from game import catalogue
from game.puzzles.pack import Packs


def found_packs() -> Packs:
    """The packs in the folders of the games. Raises PuzzleError if one of them is damaged."""
    games = catalogue.games()
    return Packs({slug: catalogue.pack_text(variant) for slug, variant in games.items()}, games)
