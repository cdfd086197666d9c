"""Games that are written down: the file of a terminal's games, and the review of a game from its line."""

import io
import stat
from pathlib import Path

import pytest

from game import catalogue
from game.core import record
from game.session.modes import Series
from game.session.players import Players
from game.store.record_file import RecordFile
from game.terminal import record_review
from game.terminal.memory import Memory
from game.terminal.series_front_end import play_on
from tests.processes import gridlock
from tests.terminal.speak import Typed

CHAIN = catalogue.games()["chain"]
PLAYED = ("1,1", "1,2", "2,2", "2,1")
LINE = "chain size=2 first=1 moves 1,1 1,2 2,2 2,1 result 2"
# Player 1 throws the win away with move 5.
UNFINISHED = "chain size=3 first=1 moves 1,3 1,2 2,2 2,1 3,1 3,2 result *"


def played(file: Path, *lines: str, at_a_terminal: bool = False, memory: Memory | None = None) -> str:
    """What the terminal shows while these lines are typed, with the games recorded in the file."""
    source, out = Typed(lines, at_a_terminal=at_a_terminal), io.StringIO()
    play_on(source, out, CHAIN.setup(2), CHAIN.setup, Series(), Players(), RecordFile(file), memory)
    return out.getvalue()


class TestRecordFile:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        return tmp_path / "games.txt"

    @pytest.fixture
    def memory(self) -> Memory:
        """What is remembered of unfinished games, as long as the test goes on."""
        return Memory(None)

    def test_every_finished_game_is_one_more_line(self, file: Path) -> None:
        file.write_text("an earlier line\n")
        played(file, *PLAYED, "rematch", "1,1", "resign", "quit", at_a_terminal=True)
        rematch = "chain size=2 first=2 moves 1,1 result *"
        assert file.read_text().splitlines() == ["an earlier line", LINE, rematch]

    def test_a_game_that_is_left_is_kept_as_unfinished(self, file: Path) -> None:
        played(file, *PLAYED[:2], "quit")
        played(file, *PLAYED[:3])
        assert file.read_text().splitlines() == [
            "chain size=2 first=1 moves 1,1 1,2 result *",
            "chain size=2 first=1 moves 1,1 1,2 2,2 result *",
        ]

    def test_a_game_without_a_move_is_none(self, file: Path) -> None:
        played(file, "hint", "quit")
        assert not file.exists()

    def test_a_game_that_was_given_up_without_a_move_is_none(self, file: Path) -> None:
        played(file, "resign", "quit", at_a_terminal=True)
        assert not file.exists()

    def test_a_game_that_goes_on_has_one_line(self, file: Path, memory: Memory) -> None:
        line = "chain size=2 first=1 moves {moves} result {result}"
        later = "a line that was written later"
        for typed, moves, result in (
            (["1,1", "quit"], "1,1", "*"),
            (["yes", "quit"], "1,1", "*"),
            (["yes", "1,2", "quit"], "1,1 1,2", "*"),
            (["yes", "2,2", "2,1", "quit"], "1,1 1,2 2,2 2,1", "2"),
        ):
            played(file, *typed, at_a_terminal=True, memory=memory)
            written = line.format(moves=moves, result=result)
            assert [text for text in file.read_text().splitlines() if text != later] == [written]
            with file.open("a") as more:
                more.write(f"{later}\n")
        assert file.read_text().count(later) == 4

    def test_whoever_reads_the_file_when_a_line_is_replaced_reads_all_of_the_old_one(
        self, file: Path, memory: Memory
    ) -> None:
        file.write_text("an earlier line\n")
        played(file, "1,1", "quit", at_a_terminal=True, memory=memory)
        before = file.read_text()
        with file.open() as reader:
            played(file, "yes", *PLAYED[1:], at_a_terminal=True, memory=memory)
            assert reader.read() == before
        assert file.read_text().splitlines() == ["an earlier line", LINE]
        assert [path.name for path in file.parent.iterdir()] == [file.name]

    def test_a_file_in_which_a_line_is_replaced_stays_where_it_is_and_as_open_as_it_was(
        self, file: Path, memory: Memory, tmp_path: Path
    ) -> None:
        kept = tmp_path / "elsewhere.txt"
        kept.touch()
        kept.chmod(0o640)
        file.symlink_to(kept)
        played(file, "1,1", "quit", at_a_terminal=True, memory=memory)
        played(file, "yes", *PLAYED[1:], at_a_terminal=True, memory=memory)
        assert file.is_symlink()
        assert (kept.read_text(), stat.S_IMODE(kept.stat().st_mode)) == (f"{LINE}\n", 0o640)

    def test_a_game_whose_moves_were_taken_back_has_none(self, file: Path, memory: Memory) -> None:
        played(file, "1,1", "quit", at_a_terminal=True, memory=memory)
        played(file, "yes", "undo", "quit", at_a_terminal=True, memory=memory)
        assert file.read_text() == ""

    def test_a_game_played_on_from_a_review_is_a_game_too(self, file: Path) -> None:
        played(file, *PLAYED, "review", "3", "play", "quit", at_a_terminal=True)
        assert file.read_text().splitlines() == [LINE]
        played(file, *PLAYED, "review", "3", "alone", "2,2", "quit", at_a_terminal=True)
        assert file.read_text().splitlines() == [LINE, LINE, LINE]

    def test_a_line_that_an_editor_has_left_open_is_ended_first(self, file: Path) -> None:
        file.write_text("an open line")
        played(file, *PLAYED)
        assert file.read_text() == f"an open line\n{LINE}\n"

    @pytest.mark.parametrize("place", ["no/games.txt", "."])
    def test_where_nothing_can_be_written_any_more_the_game_goes_on(self, tmp_path: Path, place: str) -> None:
        shown = played(tmp_path / place, *PLAYED)
        sentence = f"Games cannot be recorded in {tmp_path / place}: "
        before, _, after = shown.partition("Player 2 (O) wins the game!\n")
        assert sentence not in before
        assert after.startswith(sentence)

    def test_without_a_file_nothing_is_said(self) -> None:
        RecordFile().check()
        assert RecordFile().add(record.read(LINE, catalogue.games())) == ""


class TestReview:
    def test_shows_every_move_and_the_mistake(self) -> None:
        done = gridlock("review", f"  {UNFINISHED} ")
        lines = done.stdout.splitlines()
        assert lines[:3] == ["Chain, size 3.", "", "  1  Player 1  1,3  Keeps the win."]
        assert lines[6] == "  5* Player 1  3,1  Throws the win away. Better: 1,1"
        assert (done.returncode, done.stderr) == (0, "")

    def test_of_an_unfinished_game_says_how_it_stands(self) -> None:
        assert reviewed(UNFINISHED).endswith(
            "\nPlayer 1 made the first mistake, move 5."
            "\nThe game is not finished: Player 1 is on turn. Player 2 is winning now.\n"
        )

    def test_of_a_finished_game_says_nothing_of_the_kind(self) -> None:
        assert reviewed(LINE).endswith("\nNo mistakes: Player 2 had the win from the start.\n")

    def test_of_a_game_without_moves_says_so(self) -> None:
        assert reviewed("siege size=5 first=1 moves result *").endswith("\nThere is no move to review.\n")

    def test_lets_a_person_at_a_terminal_step_and_play_on_and_come_back(self) -> None:
        shown = reviewed(UNFINISHED, "next", "alone", "3,3", "resign", "again", "resign", "back", "done")
        assert "\nYou are Player 2 now, against Player 1 (perfect).\n" in shown
        assert shown.count("Player 2 resigns: Player 1 wins.") == 2
        assert shown.endswith("Move 6 of 6 (next, back, a number, play, alone, done): ")

    def test_ends_when_a_person_is_done(self) -> None:
        assert reviewed(LINE, "done").endswith("Move 1 of 4 (next, back, a number, play, alone, done): ")

    @pytest.mark.parametrize(
        ("line", "reason"),
        [
            (UNFINISHED.replace("3,2", "1,3"), "Move 6: 1,3 already holds X."),
            (LINE.replace("result 2", "result 1"), "The result is 2, not '1'."),
            ("hello", "A record reads: game size=N first=1 moves ... result"),
        ],
    )
    def test_says_in_a_sentence_what_is_wrong_with_a_line(self, line: str, reason: str) -> None:
        done = gridlock("review", line)
        assert done.returncode == 2
        assert f"gridlock review: error: {reason}" in done.stderr
        assert done.stdout == ""

    def test_reads_one_game_after_the_other_from_standard_input(self) -> None:
        done = gridlock("review", "-", text=f"{LINE}\n\n{UNFINISHED}\n")
        assert done.stdout.count("Chain, size ") == 2
        wrong = gridlock("review", "-", text=f"{LINE}\n\n{LINE[:-1]}1\n")
        assert "Line 3: The result is 2, not '1'." in wrong.stderr
        assert gridlock("review", "-").returncode == 2


def reviewed(line: str, *typed: str) -> str:
    """The review of a game; with lines that are typed, as a person at a terminal sees it."""
    at_a_terminal = bool(typed)
    source = Typed(typed, at_a_terminal=at_a_terminal)
    out = Shown(at_a_terminal)
    record_review.review(source, out, record.read(line, catalogue.games()))
    return out.getvalue()


class Shown(io.StringIO):
    """What is shown, perhaps at a terminal."""

    def __init__(self, at_a_terminal: bool) -> None:
        super().__init__()
        self._at_a_terminal = at_a_terminal

    def isatty(self) -> bool:
        return self._at_a_terminal
