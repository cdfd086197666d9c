"""A game as one line of text, and every way in which such a line can be wrong."""

import pytest

from game import catalogue
from game.core import record
from game.core.record import RecordError
from game.core.rules import DRAW
from game.core.variant import Setup
from tests.setups import drawn_match, match_of

UNFINISHED = "crossfire size=5 diagonals=all first=1 moves 3,3 1,2 2,4 result *"
WITH_PASSES = "apart size=3 first=1 moves 2,2 1,1 pass 1,3 pass 3,1 pass 3,3 result 2"


def test_a_record_names_the_game_its_choices_the_moves_and_the_result() -> None:
    match = match_of(catalogue.games()["crossfire"].setup(), "3,3 1,2 2,4")
    assert record.write(match) == UNFINISHED


def test_a_game_without_moves_is_a_record_too() -> None:
    line = "siege size=5 first=2 moves result *"
    assert record.write(record.read(line, catalogue.games())) == line


def test_passes_are_kept() -> None:
    match = record.read(WITH_PASSES, catalogue.games())
    assert [ply.skipped for ply in match.plies] == [None, 1, 1, 1, None]
    assert match.winner == 2
    assert record.write(match) == WITH_PASSES


def test_a_draw_is_written_as_such_and_read_back(noughts: Setup) -> None:
    line = record.write(drawn_match(noughts))
    assert line.endswith(" result =")
    assert record.read(line, catalogue.games()).outcome == DRAW
    with pytest.raises(RecordError, match=r"The result is =, not '1'\."):
        record.read(line.replace("result =", "result 1"), catalogue.games())


def test_moves_taken_back_are_not_kept() -> None:
    match = record.read(UNFINISHED, catalogue.games())
    match.undo()
    assert record.write(match) == "crossfire size=5 diagonals=all first=1 moves 3,3 1,2 result *"


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert record.write(record.read(f"  {UNFINISHED.replace(' ', '   ')}\n", catalogue.games())) == UNFINISHED


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "A record reads: game size=N first=1 moves ... result 1, 2 or * (unfinished)."),
        ("apart size=5 first=1 3,3 result *", "A record reads: "),
        ("apart size=5 first=1 moves 3,3", "A record reads: "),
        ("moves result *", "There is no game ''."),
        ("chess size=8 first=1 moves result *", "There is no game 'chess'."),
        ("apart first=1 moves result *", "size must be a number."),
        ("apart size=five first=1 moves result *", "size must be a number."),
        ("apart size=-5 first=1 moves result *", "size must be a number."),
        ("apart size=999999999 first=1 moves result *", "size must be a number."),
        ("apart size=9 first=1 moves result *", "Apart has no board of size 9: choose 3 to 8."),
        ("apart size=5 first=3 moves result *", "The first player is 1 or 2."),
        ("apart size=5 first=1 first=2 moves result *", "'first=2' is not a choice: write name=value once."),
        ("apart size=5 first=1 noise moves result *", "'noise' is not a choice: write name=value once."),
        ("apart size=5 diagonals=all first=1 moves result *", "Apart has no option 'diagonals'."),
        ("crossfire size=5 diagonals=some first=1 moves result *", "Diagonals is all or main, not 'some'."),
        ("apart size=05 first=1 moves result *", "The choices must read: apart size=5 first=1."),
        ("apart first=1 size=5 moves result *", "The choices must read: apart size=5 first=1."),
        ("apart size=\u00b2 first=1 moves result *", "size must be a number."),
        (
            "crossfire size=5 first=1 moves result *",
            "The choices must read: crossfire size=5 diagonals=all first=1.",
        ),
        ("apart size=5 first=1 moves 3,3 result 1", "The result is *, not '1'."),
        (WITH_PASSES.replace("result 2", "result 1"), "The result is 2, not '1'."),
        (WITH_PASSES.replace("result 2", "result *"), "The result is 2, not '*'."),
    ],
)
def test_a_line_that_is_no_record_is_refused_with_a_reason(line: str, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        record.read(line, catalogue.games())
    assert str(refused.value).startswith(reason)
    assert refused.value.ply is None


@pytest.mark.parametrize(
    ("moves", "ply", "reason"),
    [
        ("2,2 2,2", 2, "2,2 already holds X."),
        ("2,2 1,1 pass 1,2", 4, "Touches your O at 1,1."),
        ("2,2 9,9", 2, "Row 9 is off the board: rows go from 1 to 3."),
        ("2,2 up", 2, "'up' is not a cell: write row,column, for example 2,2."),
        ("pass", 1, "No player has to pass here."),
        ("2,2 1,1 1,3", 3, "Player 1 has to pass first."),
        ("2,2 1,1", 3, "Player 1 has to pass first."),
        ("2,2 1,1 pass pass", 4, "No player has to pass here."),
        ("2,2 1,1 pass 1,3 pass 3,1 pass 3,3 1,2", 9, "The game is over."),
    ],
)
def test_an_illegal_move_is_refused_with_its_place_and_the_reason(moves: str, ply: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        record.read(f"apart size=3 first=1 moves {moves} result *", catalogue.games())
    assert (refused.value.ply, refused.value.reason) == (ply, reason)
    assert str(refused.value) == f"Move {ply}: {reason}"


def test_a_line_of_the_greatest_length_is_read() -> None:
    line = UNFINISHED.ljust(record.LONGEST)
    assert record.write(record.read(line, catalogue.games())) == UNFINISHED
    with pytest.raises(
        RecordError, match=r"^The line has more than 6000 characters; no game needs that many\.$"
    ):
        record.read(f"{line} ", catalogue.games())


class Unsplit(str):
    """A line that must not be worked on."""

    __slots__ = ()

    def split(self, *_arguments: object, **_named: object) -> list[str]:
        raise AssertionError("the line was read although it is too long")


def test_a_hostile_line_of_a_megabyte_is_refused_unread() -> None:
    hostile = Unsplit("apart size=5 first=1 moves " + "3,3 " * 250_000 + "result *")
    with pytest.raises(
        RecordError, match=r"^The line has more than 6000 characters; no game needs that many\.$"
    ):
        record.read(hostile, catalogue.games())
