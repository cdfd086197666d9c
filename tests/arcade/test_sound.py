"""Every event has its sound, and the files are what they should be."""

import re
from pathlib import Path

import game.arcade
from game import paths

# Names that the code puts together.
MADE_UP_NAMES = {"move_1", "move_2", "win_1", "win_2", "lose"}
SOUNDS = paths.assets() / "sounds"


def test_every_sound_that_is_played_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(game.arcade.__path__[0]).rglob("*.py"))
    names = set(re.findall(r'audio\.(?:play|music)\("(\w+)"\)', code)) | {
        "move_1",
        "move_2",
        "win_1",
        "win_2",
        "lose",
    }
    assert {"illegal", "pass", "turn", "music_menu", "music_play"} <= names
    assert {name for name in names if not (SOUNDS / f"{name}.ogg").is_file()} == set()


def test_no_sound_lies_there_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(game.arcade.__path__[0]).rglob("*.py"))
    families = {path.stem.removesuffix("_1").removesuffix("_2") for path in SOUNDS.glob("*.ogg")}
    assert {name for name in families if name not in code} == set()
