"""`new-game`: writes the folder of a new game, a copy of a complete, playable template."""

import argparse
import keyword
import re
from pathlib import Path

from game import catalogue
from game.core.grid import quoted
from game.core.words import _

TEMPLATES = Path(__file__).parents[1] / "templates"
KINDS = ("placing", "walking")
LONGEST_NAME = 24


class NewGameError(ValueError):
    """The folder cannot be written; the message tells a person why."""


def write(name: str, kind: str, folder: Path) -> Path:
    """Write a game with this name into a new folder in `folder`, from the template of a kind.

    Returns the new folder. Raises NewGameError.
    """
    _check(name, folder)
    sources = sorted(path for path in (TEMPLATES / kind).iterdir() if path.suffix in (".py", ".txt"))
    texts = {path.name: _renamed(path.read_text(encoding="utf-8"), name, kind) for path in sources}
    new = folder / name
    new.mkdir()
    for file, text in texts.items():
        (new / file).write_text(text, encoding="utf-8", newline="\n")
    return new


def _check(name: str, folder: Path) -> None:
    if len(name) > LONGEST_NAME or re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", name) is None:
        raise NewGameError(
            _(
                "{name} cannot name a folder: use lower-case letters, digits and single _, at most {most}.",
                name=quoted(name),
                most=LONGEST_NAME,
            )
        )
    if keyword.iskeyword(name):
        raise NewGameError(_("{name} is a Python keyword: choose another name.", name=quoted(name)))
    if name in catalogue.games():
        raise NewGameError(_("There is already a game {name}.", name=quoted(name)))
    if not folder.is_dir():
        raise NewGameError(_("There is no folder {folder}: make it first.", folder=folder))
    if (folder / name).exists():
        raise NewGameError(_("{folder} exists already: nothing was written.", folder=folder / name))


def _renamed(text: str, name: str, kind: str) -> str:
    """The text of a template, about the new game."""
    words = [word.capitalize() for word in name.split("_")]
    names = {
        f"game.templates.{kind}": f"{catalogue.PACKAGE}.{name}",
        "sample_game": name,
        "SampleGame": "".join(words),
        "Sample Game": " ".join(words),
    }
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the name, the template and the folder."""
    parser.add_argument(
        "name", type=catalogue.slug_of, metavar="NAME", help=_("of its folder: small letters, digits and _")
    )
    parser.add_argument(
        "--from",
        dest="kind",
        choices=KINDS,
        required=True,
        help=_("a game in which markers are placed and stay, or each player moves one"),
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path(catalogue.folders()[0]),
        help=_("where to write it; among the other games if not given"),
    )

    def new_game(choices: argparse.Namespace) -> int:
        try:
            print(_("Wrote {folder}.", folder=write(choices.name, choices.kind, choices.folder)))
        except NewGameError as error:
            parser.error(str(error))
        print(_("Its tests: python3 -m pytest --game {name}", name=choices.name))
        return 0

    parser.set_defaults(run=new_game, needs=("stdout",))
