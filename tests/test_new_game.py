"""`new-game` writes a game that is complete: `pytest --game NAME` passes from the start."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import catalogue
from game.commands.new_game import KINDS, LONGEST_NAME
from tests.processes import ROOT, gridlock, python

# What of the repository a copy needs so that its tests can run.
NEEDED = ("main.py", "pyproject.toml", "game", "tests", "assets/fonts", "assets/sounds")
# A game whose official board cannot be proven.
UNPROVEN = "dominoes"
# Of what `pytest --game NAME` runs, the parts that every game must pass first. The toys in the tests pass
# the rest, like any game.
FIRST_TESTS = ("test_contract.py", "test_controls.py", "test_properties.py", "arcade/test_playing.py")


def files_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The repository once more, with a game among the others that used to be a toy."""
    without = shutil.ignore_patterns("__pycache__", "failed")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=without)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    shutil.move(tmp_path / "tests" / "toy" / UNPROVEN, tmp_path / "game" / "variants" / UNPROVEN)
    return tmp_path


def files_about_a_game_among_the_others() -> list[str]:
    """The files of tests that every game must pass first, and of those for which a toy is no such game."""
    files = {
        path for path in (ROOT / "tests").rglob("test_*.py") if "PRODUCT_GAMES" in path.read_text("utf-8")
    }
    files |= {ROOT / "tests" / name for name in FIRST_TESTS}
    return sorted(str(path.relative_to(ROOT)) for path in files)


@pytest.mark.long
def test_new_games_among_the_others_pass_the_tests_about_them(copy: Path) -> None:
    """Also one on whose official board nothing can be proven: no test tries to."""
    for kind in KINDS:
        done = python("main.py", "new-game", f"Stone {kind}", "--from", kind, folder=copy)
        written = copy / "game" / "variants" / f"stone_{kind}"
        assert done.stdout == f"Wrote {written}.\nIts tests: python3 -m pytest --game stone_{kind}\n"
    slugs = (*(f"stone_{kind}" for kind in KINDS), UNPROVEN)
    tested = python(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"--game={slug}" for slug in slugs)),
        *files_about_a_game_among_the_others(),
        folder=copy,
        PYTHONDONTWRITEBYTECODE="1",  # nobody will run this copy again
    )
    assert tested.returncode == 0, tested.stdout
    passed = int(tested.stdout.splitlines()[-1].split()[0])
    assert passed > 100 * len(slugs)


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
