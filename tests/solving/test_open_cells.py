"""What the kernels of open cells make of any open cells, whether or not markers can leave just these."""

from collections.abc import Callable
from functools import cache

import pytest

from game.solving import open_cells
from game.variants.apart.kernel import ApartKernel
from game.variants.apart.rules import ApartRules
from game.variants.crossfire.kernel import CrossfireKernel
from game.variants.crossfire.rules import CrossfireRules
from tests.solving.kernels import dice

# Whether a marker closes another cell, so many rows and columns away, to its owner, and to the opponent.
Closes = Callable[[int, int], bool]


class OpenApart(ApartKernel):
    def ask(self, mine: int, theirs: int, ahead: int) -> bool:
        return self._wins(mine, theirs, ahead)


class OpenCrossfire(CrossfireKernel):
    def ask(self, mine: int, theirs: int, ahead: int) -> bool:
        return self._wins(mine, theirs, ahead)


def near(down: int, right: int) -> bool:
    return abs(down) <= 1 and abs(right) <= 1


def same(down: int, right: int) -> bool:
    return down == right == 0


def in_line(down: int, right: int) -> bool:
    return down == 0 or right == 0 or abs(down) == abs(right)


def left_open(size: int, closes: Closes) -> list[int]:
    places = [divmod(cell, size) for cell in range(size * size)]
    return [
        sum(1 << c for c, (row, column) in enumerate(places) if not closes(row - down, column - right))
        for down, right in places
    ]


def trier(size: int, closes_own: Closes, closes_other: Closes) -> Callable[[int, int, int], bool]:
    """Tries every move to the end: on an open cell, or one of the moves by which one is ahead."""
    keeps, leaves = left_open(size, closes_own), left_open(size, closes_other)

    @cache
    def tried(mine: int, theirs: int, ahead: int) -> bool:
        if ahead > 0 and not tried(theirs, mine, 1 - ahead):
            return True
        cells = (cell for cell in range(size * size) if mine >> cell & 1)
        return any(not tried(theirs & leaves[cell], mine & keeps[cell], -ahead) for cell in cells)

    return tried


GAMES = {
    "apart": (OpenApart, ApartRules, near, same),
    "crossfire": (OpenCrossfire, CrossfireRules, same, in_line),
}


@pytest.mark.parametrize("few", [0, open_cells.FEW_CELLS])
@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("slug", GAMES)
def test_any_open_cells_have_their_true_value(
    slug: str, size: int, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_cells, "FEW_CELLS", few)
    make_kernel, make_rules, closes_own, closes_other = GAMES[slug]
    kernel, tried = make_kernel(make_rules(size)), trier(size, closes_own, closes_other)
    chance = dice(size)
    for _question in range(3000):
        mine, theirs = (chance.getrandbits(size * size) | chance.getrandbits(size * size) for _side in "XO")
        closed = chance.getrandbits(size * size) if size > 3 else 0
        mine, theirs, ahead = mine & ~closed, theirs & ~closed, chance.randint(-3, 3)
        assert kernel.ask(mine, theirs, ahead) == tried(mine, theirs, ahead), (mine, theirs, ahead)


@pytest.mark.parametrize("slug", GAMES)
def test_boards_that_mirror_each_other_have_their_true_value(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_cells, "FEW_CELLS", 0)
    size = 4
    make_kernel, make_rules, closes_own, closes_other = GAMES[slug]
    kernel, tried = make_kernel(make_rules(size)), trier(size, closes_own, closes_other)
    chance = dice(1)
    for _board in range(800):
        mine, ahead = chance.getrandbits(size * size), chance.choice((-1, 0, 0, 0, 1))
        images = kernel.symmetry.images(mine)
        for slot in kernel.symmetry.slots:
            theirs = images >> slot & (1 << size * size) - 1
            assert kernel.ask(mine, theirs, ahead) == tried(mine, theirs, ahead), (mine, theirs, ahead)
            theirs |= 1 << chance.randrange(size * size)
            assert kernel.ask(mine, theirs, ahead) == tried(mine, theirs, ahead), (mine, theirs, ahead)


@pytest.mark.parametrize(
    ("mine", "theirs", "ahead"), [(20032, 52832, 1), (19008, 55874, 2), (18566, 18966, 1)]
)
def test_a_win_by_a_spare_move_alone_is_found(mine: int, theirs: int, ahead: int) -> None:
    assert trier(4, near, same)(mine, theirs, ahead)
    assert OpenApart(ApartRules(4)).ask(mine, theirs, ahead)
