"""GridLock: Crossfire, plainly."""

from tests.twins.rows import Rows, cells, letter, other, placed, placements


def moves_of(text: str, options: dict[str, str]) -> set[str]:
    def out_of_fire(rows: Rows, turn: str, row: int, column: int) -> bool:
        last = len(rows) - 1
        for down, right in cells(rows):
            if rows[down][right] != letter(other(turn)):
                continue
            falling, rising = down - right == row - column, down + right == row + column
            if options["diagonals"] == "main":
                falling = falling and row == column
                rising = rising and row + column == last
            if down == row or right == column or falling or rising:
                return False
        return True

    return placements(text, out_of_fire)


after = placed
