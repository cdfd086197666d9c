"""What the kernel of Chain says, against trying everything."""

from functools import cache

import pytest

from game.core.stop import Stopped, never
from game.variants.chain.rules import Path
from tests.solving.kernels import after, dice, kernel_of, random_positions, reachable


@cache
def beside(size: int, cell: int) -> list[int]:
    row, column = divmod(cell, size)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [down * size + right for down, right in near if 0 <= down < size and 0 <= right < size]


@cache
def tried(size: int, taken: int, last: int | None) -> bool:
    """Try every move to the end."""
    near = range(size * size) if last is None else beside(size, last)
    return any(not tried(size, taken | 1 << cell, cell) for cell in near if not taken >> cell & 1)


def wins_by_trying(size: int, position: Path) -> bool:
    return tried(size, position.one | position.two, position.last)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_position_that_play_can_reach_has_its_true_value(size: int) -> None:
    rules, kernel = kernel_of("chain", size)
    for position in reachable(rules):
        assert kernel.wins(position, never) == wins_by_trying(size, position), rules.text(position)


def test_a_new_kernel_gives_any_position_its_true_value() -> None:
    for position in random_positions("chain", 4, games=60):
        rules, kernel = kernel_of("chain", 4)
        assert kernel.wins(position, never) == wins_by_trying(4, position), rules.text(position)


@pytest.mark.parametrize("size", [4, 5, 6])
def test_boards_that_no_play_can_reach_have_their_true_value(size: int) -> None:
    chance = dice(size)
    rules, kernel = kernel_of("chain", size)
    for _board in range(400):
        taken = chance.sample(range(size * size), chance.randrange(size * size - 16, size * size))
        crosses = chance.randrange(len(taken) + 1)
        x, o = (sum(1 << cell for cell in part) for part in (taken[:crosses], taken[crosses:]))
        asked = Path(x, o, chance.choice((1, 2)), chance.choice(taken) if taken else None)
        position = rules.read(rules.text(asked))
        assert kernel.wins(position, never) == wins_by_trying(size, position), rules.text(position)


@pytest.mark.parametrize("size", range(2, 11))
def test_an_empty_board_is_won_unless_its_cells_pair_off(size: int) -> None:
    rules, kernel = kernel_of("chain", size)
    assert kernel.wins(rules.start(), never) == bool(size % 2)
    for move in rules.legal_moves(rules.start()):
        lost = size % 2 and sum(rules.grid.coordinates(move)) % 2 == 0
        assert kernel.wins(rules.play(rules.start(), move), never) != lost


def test_a_kernel_stops_when_told_and_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is stopped, what it has paired off by then does not mislead it."""
    monkeypatch.setattr("game.core.kernel.POSITIONS_BETWEEN_STOPS", 1)
    for asked in range(18):
        rules, kernel = kernel_of("chain", 6)
        with pytest.raises(Stopped):
            kernel.wins(rules.start(), after(asked))
        position = rules.play(rules.start(), 0)
        assert kernel.wins(position, never)
        assert not kernel.wins(rules.start(), never)
        assert kernel.nodes > 0
