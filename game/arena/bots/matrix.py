"""The best mixed strategy in a small game of simultaneous moves."""

from collections.abc import Sequence
from itertools import combinations

Matrix = Sequence[Sequence[float]]
TOLERANCE = 1e-9


def best_mix(matrix: Matrix) -> list[float]:
    """How often to choose each row, so that the worst column costs least.

    By the theorem of Shapley and Snow, a square part of the matrix shows a best strategy of both sides.
    """
    rows, columns = range(len(matrix)), range(len(matrix[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for chosen_rows in combinations(rows, size):
            for chosen_columns in combinations(columns, size):
                part = [[matrix[row][column] for column in chosen_columns] for row in chosen_rows]
                mixes = _mixes(part)
                if mixes is None:
                    continue
                row_mix = _spread(mixes[0], chosen_rows, len(rows))
                if _is_equilibrium(matrix, row_mix, _spread(mixes[1], chosen_columns, len(columns))):
                    return row_mix
    cautious = max(rows, key=lambda row: min(matrix[row]))  # only where rounding hides the equilibrium
    return _spread([1.0], (cautious,), len(rows))


def worth(mix: Sequence[float], matrix: Matrix) -> float:
    """What a mix of the rows is worth against the column that is worst for it."""
    return min(
        sum(share * row[at] for share, row in zip(mix, matrix, strict=True)) for at in range(len(matrix[0]))
    )


def _mixes(part: Matrix) -> tuple[list[float], list[float]] | None:
    """The mixes of rows and of columns that make the other side indifferent, if there are any."""
    size = range(len(part))
    cofactors = [[_cofactor(part, row, column) for column in size] for row in size]
    total = sum(map(sum, cofactors))
    if abs(total) < TOLERANCE:
        return None
    row_mix = [sum(cofactors[row]) / total for row in size]
    column_mix = [sum(cofactors[row][column] for row in size) / total for column in size]
    return (row_mix, column_mix) if min(row_mix + column_mix) >= -TOLERANCE else None


def _cofactor(part: Matrix, row: int, column: int) -> float:
    """The determinant without a row and a column, with its sign."""
    size = range(len(part))
    rest = [[part[at][across] for across in size if across != column] for at in size if at != row]
    sign = -1.0 if (row + column) % 2 else 1.0
    if len(rest) == 2:
        return sign * (rest[0][0] * rest[1][1] - rest[0][1] * rest[1][0])
    return sign * rest[0][0] if rest else 1.0


def _spread(mix: Sequence[float], chosen: Sequence[int], length: int) -> list[float]:
    """The mix of some choices as a mix of all."""
    shares = dict(zip(chosen, mix, strict=True))
    return [max(0.0, shares.get(at, 0.0)) for at in range(length)]


def _is_equilibrium(matrix: Matrix, row_mix: list[float], column_mix: list[float]) -> bool:
    rows = [sum(share * value for share, value in zip(column_mix, row, strict=True)) for row in matrix]
    return worth(row_mix, matrix) >= max(rows) - TOLERANCE
