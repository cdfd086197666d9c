"""The command line, as a new user meets it."""

from pathlib import Path

import pytest

from game import __version__, paths
from tests.processes import gridlock, python, with_every_game
from tests.setups import PRODUCT_GAMES

# A process does not know the toy game that lives in these tests.


def test_the_terminal_asks_which_game() -> None:
    done = gridlock("terminal", text="quit\n")
    assert done.returncode == 0
    assert f"Which game (1-{len(PRODUCT_GAMES)})? quit\nGoodbye.\n" in done.stdout
    assert done.stderr == ""


def test_a_game_is_played_to_its_end() -> None:
    done = gridlock("terminal", "chain", "--size", "2", text="1\n1\n1\n2\n2\n2\n2\n1\n")
    assert done.returncode == 0
    assert done.stdout.endswith("Player 2 (O) wins the game!\n")


def test_the_games_options_are_options_of_the_command_line() -> None:
    done = gridlock("terminal", "crossfire", "--diagonals", "main", "--rounds", "3", text="1 2\nquit\n")
    assert "Round 1 of 3. Player 1 begins.\n" in done.stdout
    assert "- Diagonals: none\n" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("terminal", "chess"), "invalid choice: 'chess'"),
        (("terminal", "chain", "--size", "11"), "Chain has no board of size 11: choose 2 to 10."),
        (("terminal", "chain", "--size", "big"), "invalid int value: 'big'"),
        (("terminal", "apart", "--rounds", "4"), "A series has an odd number of rounds, not 4."),
        (("terminal", "apart", "--diagonals", "all"), "Apart has no option 'diagonals'."),
        (("fly",), "invalid choice: 'fly'"),
        (("terminal", "chain", "--size", "9" * 400), "a number has at most 9 digits: '99999"),
        (("terminal", "chain", "--size", "0" * 5000), "a number has at most 9 digits: '00000"),
        (("terminal", "chain", "--rounds", "1" * 5000), "a number has at most 9 digits: '11111"),
        (("arena", "--seed", "1234567890"), "argument --seed: a number has at most 9 digits: '1234567890'"),
        (("run", "--seed", "1234567890"), "argument --seed: a number has at most 9 digits: '1234567890'"),
        (("bench", "monkey", "--seed", "-1"), "argument --seed: a seed cannot be negative: '-1'"),
        (("arena", "--seed", "-1234567890"), "argument --seed: a number has at most 9 digits: '-1234567890'"),
        (("arcade", "--window", "9" * 5000 + "x800"), "a window is written like 1280x800, not '999"),
        (("arcade", "--window", "\u00b2x\u00b2"), "a window is written like 1280x800, not "),
        (("arcade", "--window", "99999x800"), "a window is 640x360 to "),
        (("--window", "99999x800"), "a window is 640x360 to "),
        (("arcade", "--demo", "nan"), "invalid float value: 'nan'"),
        (("arcade", "--demo", "inf"), "invalid float value: 'inf'"),
        (("arcade", "--demo", "1e999"), "invalid float value: '1e999'"),
        (("arcade", "--demo", "-1"), "seconds cannot be negative: '-1'"),
    ],
)
def test_a_wrong_word_is_answered_with_what_is_wrong(arguments: tuple[str, ...], reason: str) -> None:
    done = gridlock(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert max(map(len, done.stderr.splitlines())) < 300


def test_options_without_a_command_are_those_of_the_arcade(tmp_path: Path) -> None:
    dummies = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    options = ("--profile", str(tmp_path / "x"), "--window", "640x360", "--demo", "0")
    done = python("main.py", *options, **dummies)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "x").is_dir()


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_the_help_names_the_commands(option: str) -> None:
    done = gridlock(option)
    assert done.returncode == 0
    assert "terminal " in done.stdout
    assert "Without a command: arcade, with its options." in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("\x1b[2J",),
        ("terminal", "\x1b[2J"),
        ("terminal", "apart", "\x1b[2J"),
        ("terminal", "apart", "--\x1b[2J"),
    ],
)
def test_a_wrong_word_is_harmless_to_the_terminal_that_shows_the_answer(arguments: tuple[str, ...]) -> None:
    done = gridlock(*arguments)
    assert done.returncode == 2
    assert r"\x1b[2" in done.stderr
    assert "\x1b" not in done.stderr


@pytest.mark.parametrize("name", ["light_cycle", "light-cycle", "Light Cycle"])
def test_a_game_may_be_named_in_any_case_and_with_hyphens(name: str) -> None:
    assert "Player 1's turn." in gridlock("terminal", name).stdout


def test_a_board_that_no_game_has_is_refused_before_a_game_is_asked_for() -> None:
    done = gridlock("terminal", "--size", "99")
    assert done.returncode == 2
    assert "Siege has no board of size 99: choose 3 to 8." in done.stderr


FULL_DISK = """
import os
os.dup2(os.open("/dev/full", os.O_WRONLY), 1)
import game.cli
os._exit(game.cli.main())
"""


@pytest.mark.parametrize("front_end", ["terminal", "engine"])
def test_a_full_disk_is_reported_in_one_line(front_end: str) -> None:
    done = python("-c", FULL_DISK, front_end, text="ugi\n")
    assert done.returncode == 1
    assert done.stderr.startswith("gridlock: ")
    assert done.stderr.count("\n") == 1


DAMAGED = """
import gettext, os, sys
from pathlib import Path
from game import paths
paths.assets = lambda: Path(sys.argv[1])
import game.cli
sys.exit(game.cli.main(sys.argv[2:]))
"""


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\xde\x12\x04\x95" + b"\xff" * 40, b"\xde\x12\x04\x95"])
def test_with_damaged_translations_the_command_line_speaks_english(tmp_path: Path, damage: bytes) -> None:
    catalogue = tmp_path / "locale" / "en" / "LC_MESSAGES" / "gridlock.mo"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_bytes(damage)
    done = python("-c", DAMAGED, str(tmp_path), "terminal", "apart", text="quit\n", LANGUAGE="en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")


FAULTY = """
import sys
from game.core.match import Match
def broken(*_):
    raise ZeroDivisionError("the board is gone")
Match.play = broken
import game.cli
sys.exit(game.cli.main())
"""


def test_a_fault_in_the_terminal_is_one_sentence_and_the_log_has_the_rest(tmp_path: Path) -> None:
    done = python("-c", FAULTY, "terminal", "apart", text="3 3\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 1
    (log,) = tmp_path.rglob("errors.log")
    assert done.stderr == (
        f"gridlock: Something went wrong: ZeroDivisionError: the board is gone. Details are in {log}.\n"
    )
    assert "in broken" in log.read_text()


WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None
import game.cli
sys.exit(game.cli.main())
"""


@pytest.mark.parametrize(
    ("module", "package", "arguments"),
    [
        ("pygame", "pygame-ce", ("arcade", "--window")),
        ("pygame", "pygame-ce", ("screenshot", "menu", "--out", "menu.png")),
        ("platformdirs", "platformdirs", ("arcade", "--window")),
    ],
)
def test_a_package_that_is_missing_is_named_with_the_command_that_installs_it(
    module: str, package: str, arguments: tuple[str, ...]
) -> None:
    done = python("-c", WITHOUT, module, *arguments)
    assert done.returncode == 1
    assert done.stderr == f"gridlock: {package} is missing. Install it: python3 -m pip install {package}\n"


def test_a_picture_is_not_drawn_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    done = gridlock("screenshot", "menu", "--out", str(tmp_path / "no" / "menu.png"))
    assert done.returncode == 2
    assert f"there is no folder {tmp_path / 'no'}: make it first" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_picture_that_cannot_be_written_is_reported_in_one_line(tmp_path: Path) -> None:
    done = gridlock("screenshot", "menu", "--out", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("gridlock: ")
    assert done.stderr.count("\n") == 1


def test_it_prints_its_version_and_its_games() -> None:
    assert gridlock("--version").stdout == f"GridLock Arcade {__version__}\n"
    help_text = " ".join(gridlock("terminal", "--help").stdout.split())
    assert f"{', '.join(PRODUCT_GAMES)}; asked for if not given" in help_text


def test_the_assets_are_found() -> None:
    assert (paths.assets() / "LICENSES.md").is_file()


def test_a_sixth_game_is_one_more_folder_and_nothing_else() -> None:
    """The terminal and the engine find it by themselves; so does every other test."""
    played = python(*with_every_game("terminal", "rooks")[1:], text="1 1\n2 2\n3 3\n")
    assert played.stdout.endswith("Player 1 wins.\n")
    counted = python(*with_every_game("engine")[1:], text="setoption name Game value rooks\ngo perft 3\n")
    assert counted.stdout.endswith("Nodes searched: 36\n")
