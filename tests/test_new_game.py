"""`new-game` writes a game that is complete: it passes the tests of every game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import catalogue
from game.new_game import KINDS, LONGEST_NAME
from tests.processes import ROOT, gridlock, python

# What a newcomer runs is `pytest --game NAME`. These are the parts of it that every game must pass first.
TESTS = ("test_contract.py", "test_controls.py", "test_properties.py", "arcade/test_playing.py")


def files_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_passes_the_tests_of_every_game(kind: str, tmp_path: Path) -> None:
    done = gridlock("new-game", "Stone Age", "--from", kind, "--folder", str(tmp_path))
    assert done.stdout == (
        f"Wrote {tmp_path / 'stone_age'}.\nIts tests: python3 -m pytest --game stone_age\n"
    )
    tested = python(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "--game", "stone_age", "--games-in", str(tmp_path)),
        *(f"tests/{path}" for path in TESTS),
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
    )
    assert tested.returncode == 0, tested.stdout
    passed = int(tested.stdout.splitlines()[-1].split()[0])
    assert passed > 80


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["go", "a" * LONGEST_NAME])
def test_a_new_game_is_written_as_the_house_writes(kind: str, name: str, tmp_path: Path) -> None:
    gridlock("new-game", name, "--from", kind, "--folder", str(tmp_path))
    texts = files_in(tmp_path / name)
    assert {"__init__.py", "rules.py", "controls.py", "transcript.py", "renderer.py", "cases.txt"} <= set(
        texts
    )
    for file, text in texts.items():
        assert "sample" not in text.lower(), file
        assert "templates" not in text, file
        assert file == "cases.txt" or max(map(len, text.splitlines())) <= 110, file
    ruff = shutil.which("ruff", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    if ruff is not None:
        for command in (("check", "--quiet"), ("format", "--quiet", "--check")):
            words = [ruff, *command, "--no-cache", "--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
            assert subprocess.run(words, check=False).returncode == 0, command


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("apart", "There is already a game 'apart'."),
        ("class", "'class' is a Python keyword: choose another name."),
        ("2048", "'2048' cannot name a folder: use lower-case letters, digits and single _"),
        ("../../evil", "cannot name a folder"),
        ("", "'' cannot name a folder"),
        ("a" * (LONGEST_NAME + 1), f"at most {LONGEST_NAME}."),
        ("_", "cannot name a folder"),
        ("caf\u00e9", "cannot name a folder"),
        ("a\x1b[2J", r"\x1b[2j' cannot name a folder"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_a_sentence(name: str, reason: str, tmp_path: Path) -> None:
    done = gridlock("new-game", name, "--from", "placing", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert reason in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == []


def test_what_stands_in_a_folder_already_stays(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "rules.py").write_text("my work")
    done = gridlock("new-game", "mine", "--from", "walking", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert f"{mine} exists already: nothing was written." in " ".join(done.stderr.split())
    assert files_in(mine) == {"rules.py": "my work"}


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = gridlock("new-game", "mine", "--from", "placing", "--folder", str(tmp_path / "nowhere"))
    assert done.returncode == 2
    assert "nowhere: make it first." in done.stderr


def test_without_a_folder_it_goes_among_the_other_games() -> None:
    assert Path(catalogue.folders()[0]) == ROOT / "game" / "variants"
    help_text = " ".join(gridlock("new-game", "--help").stdout.split())
    assert "among the other games if not given" in help_text
