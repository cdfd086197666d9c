"""Positions and cells as text: what is read, and what is refused because no board looks like that."""

import pytest

from game import catalogue
from game.core.grid import Grid, NotationError, cells_in


@pytest.mark.parametrize(
    ("slug", "text", "reason"),
    [
        ("apart", ".....", "'.....' is not a position: write the rows joined by / and the side to move."),
        ("apart", "...../...../...../..... 1", "The board needs 5 rows, not 4."),
        ("apart", "...../..../...../...../..... 1", "Row 2 of the board needs 5 cells, not 4."),
        ("apart", "...../...../..#../...../..... 1", "'#' does not belong on the board: use . X O."),
        ("crossfire", "...../...../...../...../..... 0", "The side to move is 1 or 2, not '0'."),
        ("chain", "X.../..../..../.... 2 -", "The last cell is missing: markers are on the board."),
        ("chain", "X.../..../..../.... 2 1,2", "The last cell 1,2 holds no marker."),
        ("chain", "X.../..../..../.... 2 1,5", "Column 5 is off the board: columns go from 1 to 4."),
        ("light_cycle", "...../...../1...2/...../....1 1", "Player 1 stands on 2 cells instead of one."),
        ("light_cycle", "...../...../1..../...../..... 1", "Player 2 stands on 0 cells instead of one."),
        ("siege", "...../...../...../...../....2 1", "Player 1 stands on 0 cells instead of one."),
        ("siege", "1...X/...../...../...../....2 1", "'X' does not belong on the board: use . # 1 2."),
    ],
)
def test_a_text_that_cannot_be_a_position_is_refused_with_the_reason(
    slug: str, text: str, reason: str
) -> None:
    with pytest.raises(NotationError) as refused:
        catalogue.games()[slug].setup().rules().read(text)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "text", ["1,6", "6,1", "0,1", "1,0", "01,1", "1,01", "1, 1", "+1,1", "1,1,1", "\u06611"]
)
def test_a_cell_is_a_row_and_a_column_on_the_board_and_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        Grid(5).read_cell(text)


@pytest.mark.parametrize("origin", [0, 1])
def test_cells_are_counted_from_where_the_game_counts(origin: int) -> None:
    grid = Grid(3, origin)
    texts = [grid.cell_text(cell) for cell in range(grid.cells)]
    assert (texts[0], texts[1], texts[-1]) == (
        f"{origin},{origin}",
        f"{origin},{origin + 1}",
        f"{origin + 2},{origin + 2}",
    )
    assert [grid.read_cell(text) for text in texts] == list(range(9))


def test_lines_through_a_cell() -> None:
    """
    0  1  2  3
    4  5  6  7
    8  9 10 11
    12 13 14 15
    """
    grid = Grid(4)
    assert cells_in(grid.row_of(6)) == [4, 5, 6, 7]
    assert cells_in(grid.column_of(6)) == [2, 6, 10, 14]
    assert cells_in(grid.falling_of(6)) == [1, 6, 11]
    assert cells_in(grid.rising_of(6)) == [3, 6, 9, 12]


def test_neighbours_do_not_wrap_around_the_edges() -> None:
    grid = Grid(4)
    assert cells_in(grid.beside[4]) == [0, 5, 8]
    assert cells_in(grid.around[7]) == [2, 3, 6, 10, 11]
    assert cells_in(grid.spread(1 << 7 | 1 << 8)) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
