"""What Siege's kernel proves, against trying everything on sets of cells."""

import random
from functools import cache
from itertools import islice, pairwise

import pytest

from game.core.stop import Stopped
from game.core.walking import Walkers
from game.solving import proof_tree
from game.variants.siege import make_openings
from game.variants.siege.kernel import PROVEN, SiegeKernel
from game.variants.siege.rules import SiegeRules

Cell = tuple[int, int]
Stand = tuple[Cell, Cell, frozenset[Cell]]


def never() -> bool:
    return False


def kernel(size: int) -> SiegeKernel:
    return SiegeKernel(SiegeRules(size))


# Trying everything: who stands where, and the cells that are not blocked, towers' cells among them


def steps_from(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def cells_around(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(down, right) for down in range(row - 1, row + 2) for right in range(column - 1, column + 2)]


@cache
def tried(mover: Cell, other: Cell, open_cells: frozenset[Cell]) -> bool:
    """Whether the player on turn wins."""
    for target in steps_from(mover):
        if target not in open_cells or target == other:
            continue
        for block in cells_around(target):
            if block not in open_cells or block in (target, other):
                continue
            if not tried(other, target, open_cells - {block}):
                return True
    return False


def tried_on(position: Walkers, size: int) -> bool:
    one, two = divmod(position.one, size), divmod(position.two, size)
    cells = frozenset(divmod(cell, size) for cell in range(size * size) if not position.blocked >> cell & 1)
    return tried(one, two, cells) if position.turn == 1 else tried(two, one, cells)


# Positions


def random_position(rules: SiegeRules, dice: random.Random, blocks: int) -> Walkers:
    """Two towers and so many blocks anywhere, whether a game can lead there or not."""
    one, two, *blocked = dice.sample(range(rules.grid.cells), blocks + 2)
    return Walkers(one, two, sum(1 << cell for cell in blocked), dice.choice((1, 2)))


def random_game(rules: SiegeRules, dice: random.Random) -> list[Walkers]:
    positions = [rules.start(dice.choice((1, 2)))]
    while moves := rules.legal_moves(positions[-1]):
        positions.append(rules.play(positions[-1], dice.choice(moves)))
    return positions


def every_position(size: int) -> list[Walkers]:
    cells = range(size * size)
    return [
        Walkers(one, two, blocked, turn)
        for one in cells
        for two in cells
        for blocked in range(1 << len(cells))
        for turn in (1, 2)
        if one != two and not blocked & (1 << one | 1 << two)
    ]


def mirrored(position: Walkers, size: int) -> list[Walkers]:
    """The same position in all eight ways to lay the board, and each with the players exchanged."""
    found = []
    for turns in range(4):
        for flip in (False, True):
            place = [_laid(cell, size, turns, flip) for cell in range(size * size)]
            one, two = place[position.one], place[position.two]
            blocked = sum(1 << place[cell] for cell in range(size * size) if position.blocked >> cell & 1)
            found.append(Walkers(one, two, blocked, position.turn))
            found.append(Walkers(two, one, blocked, 3 - position.turn))
    return found


def _laid(cell: int, size: int, turns: int, flip: bool) -> int:
    row, column = divmod(cell, size)
    for _quarter in range(turns):
        row, column = column, size - 1 - row
    return row * size + (size - 1 - column if flip else column)


# Tests


def test_every_position_of_the_smallest_board_has_its_true_value() -> None:
    prover = kernel(3)
    wrong = [place for place in every_position(3) if prover.wins(place, never) != tried_on(place, 3)]
    assert not wrong


@pytest.mark.parametrize(("size", "fewest", "most", "count"), [(4, 5, 14, 6000), (5, 12, 23, 6000)])
def test_random_positions_have_their_true_value(size: int, fewest: int, most: int, count: int) -> None:
    rules, dice, prover = SiegeRules(size), random.Random(size), kernel(size)  # noqa: S311
    for _number in range(count):
        position = random_position(rules, dice, dice.randint(fewest, most))
        assert prover.wins(position, never) == tried_on(position, size), rules.text(position)


@pytest.mark.parametrize(("size", "blocks", "games"), [(4, 4, 300), (5, 10, 600)])
def test_the_second_halves_of_random_games_have_their_true_values(size: int, blocks: int, games: int) -> None:
    rules, dice, prover = SiegeRules(size), random.Random(size), kernel(size)  # noqa: S311
    for _number in range(games):
        for position in random_game(rules, dice)[blocks:]:
            assert prover.wins(position, never) == tried_on(position, size), rules.text(position)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_first_player_wins_from_the_start(size: int) -> None:
    rules = SiegeRules(size)
    assert kernel(size).wins(rules.start(), never)
    assert kernel(size).wins(rules.start(2), never)


def test_the_openings_agree_with_a_fresh_proof() -> None:
    text = make_openings.make(5)
    assert (PROVEN / "5.txt").read_text(encoding="utf-8") == text
    assert len(proof_tree.known(SiegeRules(5), text.encode)) == 13


def test_the_first_moves_agree_with_their_answers() -> None:
    rules = SiegeRules(5)
    start, prover = rules.start(), kernel(5)
    prover.unlearn()
    firsts = [rules.play(start, move) for move in rules.legal_moves(start)]
    for first in firsts:
        answers = [rules.play(first, move) for move in rules.legal_moves(first)]
        assert prover.wins(first, never) == any(not prover.wins(answer, never) for answer in answers)
    assert kernel(5).wins(start, never) == (not all(prover.wins(first, never) for first in firsts))


def test_a_position_wins_when_one_of_its_moves_leads_to_a_lost_one() -> None:
    rules, dice = SiegeRules(5), random.Random(1)  # noqa: S311
    for _number in range(20):
        for position in islice(random_game(rules, dice), 5, None):
            prover = kernel(5)
            answers = [prover.wins(rules.play(position, move), never) for move in rules.legal_moves(position)]
            assert kernel(5).wins(position, never) == (not all(answers))


def test_the_same_position_laid_otherwise_has_the_same_value() -> None:
    rules, dice = SiegeRules(5), random.Random(2)  # noqa: S311
    for _number in range(20):
        position = dice.choice(random_game(rules, dice)[4:])
        expected = kernel(5).wins(position, never)
        prover = kernel(5)
        assert {prover.wins(laid, never) for laid in mirrored(position, 5)} == {expected}


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("#1#/.../##2 1", True),
        ("1#./##./..2 1", False),
        ("12./##./... 1", False),
        ("1..../...../...../...../....2 1", True),
        ("1######/#######/#######/#######/#######/#######/######2 2", False),
        ("12....../......../......../......../......../......../......../........ 1", None),
        ("########/########/########/###1####/###.####/########/########/2....... 1", False),
    ],
)
def test_positions_from_text_have_their_true_value(text: str, wins: bool | None) -> None:
    rules = SiegeRules(text.count("/") + 1)
    prover = SiegeKernel(rules)
    if wins is None:
        with pytest.raises(Stopped):
            prover.wins(rules.read(text), lambda: prover.nodes > 1000)
    else:
        assert prover.wins(rules.read(text), never) == wins


def test_a_tower_walled_off_by_corners_can_still_be_blocked_across_them() -> None:
    rules = SiegeRules(4)
    for text in ("1.#./.#2./#.../.... 1", "1.#./.#.2/#.../.... 2", ".1#./..#./##2./.... 1"):
        position = rules.read(text)
        assert kernel(4).wins(position, never) == tried_on(position, 4)


def test_a_path_between_the_towers_is_seen_whichever_way_it_runs() -> None:
    rules = SiegeRules(5)
    position = rules.read("##..1/##.2#/#.#../#.#.#/#.##. 1")
    expected = tried_on(position, 5)
    for laid in mirrored(position, 5):
        assert kernel(5).wins(laid, never) == expected, rules.text(laid)


def test_a_kernel_stops_when_told_and_answers_later() -> None:
    rules = SiegeRules(7)
    prover = SiegeKernel(rules)
    prover.unlearn()
    asked_at: list[int] = []

    def soon() -> bool:
        asked_at.append(prover.nodes)
        return prover.nodes > 2000

    with pytest.raises(Stopped):
        prover.wins(rules.start(), soon)
    assert 2000 < prover.nodes <= 2256, "it stops at once"
    assert max(later - sooner for sooner, later in pairwise(asked_at)) <= 256
    late = rules.read("1..####/..#####/.######/#######/#####../####.../####..2 1")
    assert prover.wins(late, never) == tried_on(late, 7)


def test_what_is_proven_is_kept() -> None:
    rules = SiegeRules(5)
    prover = SiegeKernel(rules)
    position = rules.read("1..../.#.../...#./...../....2 1")
    value = prover.wins(position, never)
    nodes = prover.nodes
    assert prover.wins(position, never) == value
    assert prover.nodes == nodes
