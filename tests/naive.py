"""The five games once more, read straight off their texts: rows of letters, no bitboards, nothing shared
with the product. Slow and plain, so that one can see that it is right.

A position is its text; `moves_of` and `after` take the game's slug, its options and such a text.
"""

from collections.abc import Callable, Iterator

Rows = list[list[str]]

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]


def parse(text: str) -> tuple[Rows, str, str]:
    board, turn, *rest = text.split()
    return [list(row) for row in board.split("/")], turn, "".join(rest)


def unparse(rows: Rows, turn: str, rest: str = "") -> str:
    return " ".join(["/".join("".join(row) for row in rows), turn, *([rest] if rest else [])])


def other(turn: str) -> str:
    return "2" if turn == "1" else "1"


def letter(turn: str) -> str:
    return "X" if turn == "1" else "O"


def cells(rows: Rows) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(len(rows)) for column in range(len(rows)))


def at(rows: Rows, row: int, column: int) -> str:
    """The letter of a cell, and nothing beyond the edge."""
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows) else ""


def put(rows: Rows, row: int, column: int, new: str) -> Rows:
    return [
        [new if (row, column) == (down, right) else old for right, old in enumerate(line)]
        for down, line in enumerate(rows)
    ]


def from_one(move: str) -> tuple[int, int]:
    row, column = move.split(",")
    return int(row) - 1, int(column) - 1


def placements(text: str, allowed: Callable[[Rows, str, int, int], bool]) -> set[str]:
    rows, turn, _rest = parse(text)
    return {
        f"{row + 1},{column + 1}"
        for row, column in cells(rows)
        if rows[row][column] == "." and allowed(rows, turn, row, column)
    }


# Apart


def touches_no_own(rows: Rows, turn: str, row: int, column: int) -> bool:
    return all(at(rows, row + down, column + right) != letter(turn) for down, right in AROUND)


def apart_moves(text: str, _options: dict[str, str]) -> set[str]:
    return placements(text, touches_no_own)


def apart_after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    placed = put(rows, *from_one(move), letter(turn))
    answer = unparse(placed, other(turn))
    again = unparse(placed, turn)
    return again if not apart_moves(answer, {}) and apart_moves(again, {}) else answer


# Crossfire


def crossfire_moves(text: str, options: dict[str, str]) -> set[str]:
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


def place_after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    return unparse(put(rows, *from_one(move), letter(turn)), other(turn))


# Chain


def chain_moves(text: str, _options: dict[str, str]) -> set[str]:
    _rows, _turn, last = parse(text)
    if last == "-":
        return placements(text, lambda *_where: True)
    last_row, last_column = from_one(last)
    return placements(
        text,
        lambda _rows, _turn, row, column: (row - last_row, column - last_column) in STEPS.values(),
    )


def chain_after(text: str, move: str) -> str:
    return f"{place_after(text, move)} {move}"


# Light Cycle and Siege


def find(rows: Rows, turn: str) -> tuple[int, int]:
    return next((row, column) for row, column in cells(rows) if rows[row][column] == turn)


def steps(rows: Rows, turn: str) -> dict[str, tuple[int, int]]:
    """The free cells to which a player can step, by direction."""
    row, column = find(rows, turn)
    targets = {name: (row + down, column + right) for name, (down, right) in STEPS.items()}
    return {name: target for name, target in targets.items() if at(rows, *target) == "."}


def moved(rows: Rows, turn: str, direction: str, left: str) -> Rows:
    """The board after a step, with `left` on the cell that was left."""
    row, column = find(rows, turn)
    target = steps(rows, turn)[direction]
    return put(put(rows, row, column, left), *target, turn)


def light_cycle_moves(text: str, _options: dict[str, str]) -> set[str]:
    rows, turn, _rest = parse(text)
    return set(steps(rows, turn))


def light_cycle_after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    return unparse(moved(rows, turn, move, "#"), other(turn))


def siege_moves(text: str, _options: dict[str, str]) -> set[str]:
    rows, turn, _rest = parse(text)
    found = set()
    for direction, (row, column) in steps(rows, turn).items():
        stepped = moved(rows, turn, direction, ".")
        for down, right in AROUND:
            if at(stepped, row + down, column + right) == ".":
                found.add(f"{direction}:{row + down},{column + right}")
    return found


def siege_after(text: str, move: str) -> str:
    rows, turn, _rest = parse(text)
    direction, block = move.split(":")
    row, column = map(int, block.split(","))
    return unparse(put(moved(rows, turn, direction, "."), row, column, "#"), other(turn))


MOVES = {
    "apart": apart_moves,
    "crossfire": crossfire_moves,
    "light_cycle": light_cycle_moves,
    "chain": chain_moves,
    "siege": siege_moves,
}
AFTER = {
    "apart": apart_after,
    "crossfire": place_after,
    "light_cycle": light_cycle_after,
    "chain": chain_after,
    "siege": siege_after,
}


def moves_of(slug: str, text: str, options: dict[str, str]) -> set[str]:
    return MOVES[slug](text, options)


def after(slug: str, text: str, move: str) -> str:
    return AFTER[slug](text, move)


def leaves(slug: str, text: str, depth: int, options: dict[str, str]) -> int:
    if depth == 0:
        return 1
    return sum(
        leaves(slug, after(slug, text, move), depth - 1, options) for move in moves_of(slug, text, options)
    )
