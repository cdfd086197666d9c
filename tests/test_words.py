"""Every sentence that a person reads can be said in another language."""

import os
import struct
from collections.abc import Iterator
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

import pytest

from game.bots.process import BotProcess, Failure
from game.core import words
from game.ownership import open_own
from tests.processes import python

GERMAN = {
    "": "Content-Type: text/plain; charset=UTF-8\n",
    "play in a terminal": "im Terminal spielen",
    "Goodbye.": "Auf Wiedersehen.",
    "Touches your {marker} at {cell}.": "Berührt dein {marker} auf {cell}.",
    "Tokens are never moved or removed.": "Steine werden nie bewegt.",
}


def catalogue(sentences: dict[str, str]) -> bytes:
    """The sentences in gettext's binary format: a header, two tables of (length, offset), the texts."""
    pairs = sorted((key.encode(), value.encode()) for key, value in sentences.items())
    header_size, row_size = 28, 8
    texts_at = header_size + 2 * row_size * len(pairs)
    tables, texts = [b"", b""], b""
    for column in (0, 1):
        for pair in pairs:
            tables[column] += struct.pack("<II", len(pair[column]), texts_at + len(texts))
            texts += pair[column] + b"\0"
    translations_at = header_size + row_size * len(pairs)
    header = struct.pack("<IIIIIII", 0x950412DE, 0, len(pairs), header_size, translations_at, 0, texts_at)
    return header + tables[0] + tables[1] + texts


WITH_ASSETS = """
import os, pathlib, sys
import game.paths
folder = pathlib.Path(sys.argv.pop(1))
game.paths.assets = lambda: folder
os.environ["LANGUAGE"] = "de"
import game.cli
game.cli.main()
"""


@pytest.fixture
def german(tmp_path: Path) -> str:
    """A folder of assets with a German catalogue."""
    folder = tmp_path / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "gridlock.mo").write_bytes(catalogue(GERMAN))
    return str(tmp_path)


def test_the_terminal_speaks_the_persons_language(german: str) -> None:
    typed = "3 3\n1 1\n3 4\nhelp\n"
    screen = python("-X", "utf8", "-c", WITH_ASSETS, german, "terminal", "apart", text=typed).stdout
    assert "Berührt dein X auf 3,3." in screen
    assert "Steine werden nie bewegt." in screen
    assert screen.endswith("Auf Wiedersehen.\n")
    assert "enter your move" in screen, "what is not translated stays English"


def test_the_engine_speaks_english_to_programs_everywhere(german: str) -> None:
    answer = python("-c", WITH_ASSETS, german, "engine", text="position startpos moves 3,3 1,1 3,4\n").stdout
    assert "Touches your X at 3,3." in answer


def test_the_command_line_speaks_the_persons_language(german: str) -> None:
    assert "im Terminal spielen" in python("-X", "utf8", "-c", WITH_ASSETS, german, "--help").stdout


@pytest.mark.parametrize("damaged", ["Zug {", "Zug {0}", "Zug {zug}", "Zug {player.name}", "Zug {player[x]}"])
def test_a_damaged_sentence_is_said_in_english(tmp_path: Path, damaged: str) -> None:
    folder = tmp_path / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    sentences = {"Player {player}'s turn.": damaged, "": GERMAN[""]}
    (folder / "gridlock.mo").write_bytes(catalogue(sentences))
    done = python("-X", "utf8", "-c", WITH_ASSETS, str(tmp_path), "terminal", "light_cycle", text="quit\n")
    assert done.stderr == ""
    assert "Player 1's turn." in done.stdout


class TestFailures:
    """What goes wrong is said in the person's language, too, wherever it went wrong."""

    @pytest.fixture(autouse=True)
    def german(self) -> Iterator[None]:
        sentences = {
            "": GERMAN[""],
            "The bot failed: {error}.": "Der Bot ist ausgefallen: {error}.",
            "The bot process ended with exit code {code}.": "Der Bot endete mit {code}.",
            "Not a regular file": "Keine normale Datei",
        }
        words.speak(GNUTranslations(BytesIO(catalogue(sentences))))
        yield
        words.speak(NullTranslations())

    def test_an_error_of_a_bot(self) -> None:
        """It comes from a process that knows no language."""
        assert Failure.of(ZeroDivisionError("by 0")).summary == (
            "Der Bot ist ausgefallen: ZeroDivisionError: by 0."
        )

    def test_the_end_of_a_bot(self) -> None:
        process = BotProcess()
        process.close()
        (told,) = process.messages()
        assert isinstance(told, Failure)
        assert told.summary.startswith("Der Bot endete mit ")

    def test_a_file_that_cannot_be_opened(self, tmp_path: Path) -> None:
        with pytest.raises(PermissionError, match="Keine normale Datei"):
            open_own(tmp_path, os.O_RDONLY)


def test_without_a_catalogue_everything_is_english() -> None:
    assert words._("Goodbye.") == "Goodbye."


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("3 3", "3 3"),
        ("\x1b[2J", r"\x1b[2J"),
        ("a\nb\tc", r"a\nb\tc"),
        ("\u202eevil", r"\u202eevil"),
        ("\x9b31m", r"\x9b31m"),
        ("\udcff", r"\udcff"),
        ("Zug auf Ä1", "Zug auf Ä1"),
        ("x" * 21, "x" * 17 + "..."),
        ("\x1b" * 9, r"\x1b\x1b\x1b\x1b\x"[:17] + "..."),
    ],
)
def test_what_comes_from_outside_is_shown_short_and_harmless(text: str, shown: str) -> None:
    assert words.printable(text, 20) == shown


class TestPlurals:
    @pytest.mark.parametrize(
        ("count", "said"), [(0, "0 moves win."), (1, "One move wins."), (2, "2 moves win.")]
    )
    def test_a_sentence_counts(self, count: int, said: str) -> None:
        assert words.plural("One move wins.", "{count} moves win.", count) == said

    def test_other_values_are_filled_in_too(self) -> None:
        assert words.plural("{who}: 1 hint", "{who}: {count} hints", 3, who="Ann") == "Ann: 3 hints"

    @pytest.mark.parametrize(
        ("count", "said"),
        [
            (1, "1 ruch wygrywa."),
            (3, "3 ruchy wygrywają."),
            (5, "5 ruchów wygrywa."),
            (22, "22 ruchy wygrywają."),
        ],
    )
    def test_a_language_has_its_own_forms(self, polish: None, count: int, said: str) -> None:
        assert words.plural("One move wins.", "{count} moves win.", count) == said

    @pytest.fixture
    def polish(self) -> Iterator[None]:
        forms = "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"
        sentences = {
            "": f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {forms}\n",
            "One move wins.\0{count} moves win.": "\0".join(
                ("{count} ruch wygrywa.", "{count} ruchy wygrywają.", "{count} ruchów wygrywa.")
            ),
        }
        words.speak(GNUTranslations(BytesIO(catalogue(sentences))))
        yield
        words.speak(NullTranslations())
