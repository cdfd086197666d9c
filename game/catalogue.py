"""Finds the games: the only module that looks into `game.variants`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import game.variants
from game.core.variant import Option, Variant

# The package in which games are looked for.
PACKAGE = game.variants.__name__


def games() -> dict[str, Variant]:
    """Every game by its slug, in the order of menus: one for each folder in `game.variants`."""
    names = [module.name for module in pkgutil.iter_modules(game.variants.__path__) if module.ispkg]
    found: list[Variant] = [importlib.import_module(f"{PACKAGE}.{name}").VARIANT for name in names]
    return {variant.slug: variant for variant in sorted(found, key=lambda variant: variant.order)}


def renderer_class(variant: Variant) -> type[Any]:
    """The class that draws a game. Only this loads its `renderer.py`, and with it pygame."""
    found: type[Any] = importlib.import_module(f"{PACKAGE}.{variant.slug}.renderer").RENDERER
    return found


def icon_drawer(variant: Variant) -> Callable[..., None] | None:
    """The function that draws the icon of a game, if its folder has an `icon.py`."""
    name = f"{PACKAGE}.{variant.slug}.icon"
    if importlib.util.find_spec(name) is None:
        return None
    found: Callable[..., None] = importlib.import_module(name).draw_icon
    return found


def sounds_of(variant: Variant) -> Path:
    """The folder of a game's own sounds, whether it has any or not."""
    return _folder_of(variant) / "sounds"


def proven_in_advance(variant: Variant) -> list[Path]:
    """The files of what was proven in advance about a game, one for each board that needs it."""
    return sorted((_folder_of(variant) / "proven").glob("*.txt"))


def pack_of(variant: Variant) -> Path:
    """The file with a game's puzzles, whether it has any or not."""
    return _folder_of(variant) / "puzzles.txt"


def pack_text(variant: Variant) -> str:
    """A game's puzzles as text; empty if it has none."""
    return _text_of(pack_of(variant))


def balanced_of(variant: Variant) -> Path:
    """The file with a game's balanced openings, whether it has any or not."""
    return _folder_of(variant) / "balanced.txt"


def balanced_text(variant: Variant) -> str:
    """A game's balanced openings as text; empty if it has none."""
    return _text_of(balanced_of(variant))


def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _folder_of(variant: Variant) -> Path:
    path = importlib.import_module(f"{PACKAGE}.{variant.slug}").__file__
    assert path is not None, "a game is a folder"
    return Path(path).parent


def folders() -> list[str]:
    """The folders in which games are looked for."""
    return list(game.variants.__path__)


def look_in(folders: Sequence[str]) -> None:
    """Look for games in these folders from now on; the bot process does this."""
    game.variants.__path__ = list(folders)


def slug_of(name: str) -> str:
    """The slug for a name typed by a person: in any case, with spaces or hyphens for underscores."""
    return "_".join(name.lower().replace("-", " ").split())


def options_of(variants: Iterable[Variant]) -> dict[str, Option]:
    """All options of these games, by name."""
    return {option.name: option for variant in variants for option in variant.options}
