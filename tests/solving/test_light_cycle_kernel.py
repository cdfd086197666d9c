"""What the kernel of Light Cycle Duel proves, against trying everything.

The search here shares nothing with the kernel: every step of every rider, to the end.
"""

import random
from collections.abc import Iterator

import pytest

from game.core.stop import Stopped
from game.core.walking import Walkers
from game.solving import memory
from game.variants.light_cycle import kernel as search
from game.variants.light_cycle.kernel import LightCycleKernel
from game.variants.light_cycle.rules import LightCycleRules

# The cell of the rider on turn, the other's, and the cells that are taken, as bits of the board.
Seen = tuple[int, int, int]


class TryingEverything:
    """Every position that it has met, with whether the rider on turn wins."""

    def __init__(self, size: int) -> None:
        self.met: dict[Seen, bool] = {}
        steps = ((1, 0), (0, 1), (-1, 0), (0, -1))
        self.near = [
            [
                (row + down) * size + column + right
                for down, right in steps
                if 0 <= row + down < size and 0 <= column + right < size
            ]
            for row in range(size)
            for column in range(size)
        ]

    def wins(self, rider: int, other: int, taken: int) -> bool:
        seen = (rider, other, taken)
        if seen not in self.met:
            steps = [cell for cell in self.near[rider] if not taken & 1 << cell]
            # Goes on after a winning step, so that every position is met.
            answers = [self.wins(other, cell, taken | 1 << cell) for cell in steps]
            self.met[seen] = not all(answers)
        return self.met[seen]

    def wins_at(self, position: Walkers) -> bool:
        return self.wins(*seen_by_turn(position))


def seen_by_turn(position: Walkers) -> Seen:
    one, two, blocked, turn = position
    taken = blocked | 1 << one | 1 << two
    return (one, two, taken) if turn == 1 else (two, one, taken)


def never() -> bool:
    return False


def fresh(rules: LightCycleRules) -> LightCycleKernel:
    return LightCycleKernel(rules)


def after_each_step(rules: LightCycleRules, position: Walkers) -> dict[str, Walkers]:
    return {rules.move_text(move): rules.play(position, move) for move in rules.legal_moves(position)}


@pytest.mark.parametrize(("size", "count"), [(3, 104), (4, 2418), (5, 137788)])
def test_every_position_that_can_be_reached_has_its_true_value(size: int, count: int) -> None:
    rules = LightCycleRules(size)
    truth = TryingEverything(size)
    for first in (1, 2):
        truth.wins_at(rules.start(first))
    assert len(truth.met) == count
    kernel = fresh(rules)
    for at, ((rider, other, taken), wins) in enumerate(truth.met.items()):
        blocked = taken ^ 1 << rider ^ 1 << other
        position = Walkers(rider, other, blocked, 1)
        assert kernel.wins(position, never) == wins, rules.text(position)
        if at % 5 == 0:
            from_the_other_seat = Walkers(other, rider, blocked, 2)
            assert fresh(rules).wins(from_the_other_seat, never) == wins, rules.text(position)


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8, 9, 10, 12, 14])
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_wins_on_odd_boards(size: int, first: int) -> None:
    rules = LightCycleRules(size)
    assert fresh(rules).wins(rules.start(first), never) == (size % 2 == 1)


def test_right_is_the_only_first_step_that_wins_on_the_official_board() -> None:
    rules = LightCycleRules(5)
    kernel = fresh(rules)
    steps = after_each_step(rules, rules.start())
    assert [step for step, after in steps.items() if not kernel.wins(after, never)] == ["right"]


def played_out(rules: LightCycleRules, seed: int) -> Iterator[Walkers]:
    """The positions of a random game in which few enough cells are free to try everything."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    position = rules.start(1 + seed % 2)
    while rules.outcome(position) is None:
        position = rules.play(position, chance.choice(rules.legal_moves(position)))
        if (rules.grid.board & ~rules.taken(position)).bit_count() <= 22:
            yield position


def test_late_positions_on_seven_rows_have_their_true_value() -> None:
    rules = LightCycleRules(7)
    kernel = fresh(rules)
    count = 0
    for seed in range(1500):
        truth = TryingEverything(7)
        for position in played_out(rules, seed):
            assert kernel.wins(position, never) == truth.wins_at(position), rules.text(position)
            count += 1
    assert count > 2000


def patch_of_cells(rules: LightCycleRules, chance: random.Random) -> str:
    """The text of a position that no game need reach: two riders in a small patch, and blocked cells."""
    patch = [chance.randrange(rules.grid.cells)]
    while len(patch) < min(18, rules.grid.cells):
        _direction, cell = chance.choice(rules.grid.exits[chance.choice(patch)])
        if cell not in patch:
            patch.append(cell)
    one, two = chance.sample(patch, 2)
    blocked = rules.grid.board & ~sum(1 << cell for cell in patch)
    return rules.text(Walkers(one, two, blocked, chance.choice((1, 2))))


@pytest.mark.parametrize("size", [3, 5, 6, 9, 15])
def test_positions_read_from_text_have_their_true_value(size: int) -> None:
    rules = LightCycleRules(size)
    chance = random.Random(size)  # noqa: S311 - not for secrets
    kernel = fresh(rules)
    for _time in range(60):
        position = rules.read(patch_of_cells(rules, chance))
        assert kernel.wins(position, never) == TryingEverything(size).wins_at(position), rules.text(position)


def turned_by_half(rules: LightCycleRules, chance: random.Random) -> Walkers | None:
    """A position that looks the same to both riders, about any point. With luck, that is: None without."""
    size = rules.size
    around = chance.randrange(size, 2 * rules.grid.cells - size)

    def image(cell: int) -> int:
        down, right = divmod(around, size)
        row, column = rules.grid.coordinates(cell)
        return (down - row) * size + right - column if 0 <= right - column < size else -1

    cells = [cell for cell in range(rules.grid.cells) if image(cell) in range(rules.grid.cells)]
    free = {twin for cell in cells if chance.random() < 0.7 for twin in (cell, image(cell))}
    heads = [cell for cell in free if image(cell) != cell]
    if not heads or len(free) > 18:
        return None
    one = chance.choice(heads)
    return Walkers(
        one, image(one), rules.grid.board & ~sum(1 << cell for cell in free), chance.choice((1, 2))
    )


def looks_the_same(free: set[int], mine: set[int], theirs: set[int]) -> bool:
    """Whether some half turn that moves every free cell takes the cells to themselves, `mine` to `theirs`."""
    return any(
        free == {turn - cell for cell in free}
        and mine == {turn - cell for cell in theirs}
        and not any(2 * cell == turn for cell in free)
        for turn in range(2 * max(free) + 1)
    )


def test_mirror_images_are_recognised() -> None:
    chance = random.Random(1)  # noqa: S311 - not for secrets
    answers = []
    for _time in range(4000):
        turn = chance.randrange(4, 12)
        half = {cell for cell in range(turn + 1) if chance.random() < 0.6} or {2}
        free = half | {turn - cell for cell in half if chance.random() < 0.95}
        mine, theirs = ({chance.choice(sorted(free)) for _exit in range(2)} for _rider in range(2))
        sets = (free, mine, theirs)
        answers.append(search.mirrored(*(sum(1 << cell for cell in cells) for cells in sets)))
        assert answers[-1] == looks_the_same(*sets), sets
    assert answers.count(True) > 50


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_positions_that_look_the_same_to_both_have_their_true_value(size: int) -> None:
    rules = LightCycleRules(size)
    chance = random.Random(size)  # noqa: S311 - not for secrets
    answers = []
    for position in filter(None, (turned_by_half(rules, chance) for _time in range(400))):
        answers.append(fresh(rules).wins(position, never))
        assert answers[-1] == TryingEverything(size).wins_at(position), rules.text(position)
    assert answers.count(False) > 60
    assert answers.count(True) > 0, "a free cell in the middle is for the first to arrive"


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("1#./###/..2 1", False),  # boxed in: the game is over
        ("1#./###/..2 2", True),  # the other one is
        ("1#2/###/... 2", False),  # both are
        ("1.#/###/2.. 1", False),  # separated, one step against two
        ("1.#/###/2.# 1", False),  # one against one
        ("1../###/2.# 1", True),  # two against one
        ("1.2/###/... 1", True),  # takes the only cell between them
        (".../###/1.2 1", True),  # neither rider can reach the cells on top
    ],
)
def test_small_positions_have_their_true_value(text: str, wins: bool) -> None:
    rules = LightCycleRules(3)
    assert fresh(rules).wins(rules.read(text), never) == wins


class Patience:
    """Says stop when it has been asked so many times."""

    def __init__(self, questions: int, kernel: LightCycleKernel) -> None:
        self.left = questions
        self.kernel = kernel
        self.asked_at = [kernel.nodes]

    def __call__(self) -> bool:
        self.asked_at.append(self.kernel.nodes)
        self.left -= 1
        return self.left < 0


def test_a_kernel_stops_at_once_and_is_right_afterwards() -> None:
    rules = LightCycleRules(11)
    kernel = fresh(rules)
    for questions in range(4):
        nodes = kernel.nodes
        patience = Patience(questions, kernel)
        with pytest.raises(Stopped):
            kernel.wins(rules.start(), patience)
        assert patience.left == -1, "it does not ask again"
        assert kernel.nodes - nodes <= 256 * (questions + 1)
    assert kernel.wins(rules.start(), never)


def test_a_kernel_asks_often_whether_to_stop() -> None:
    rules = LightCycleRules(11)
    kernel = fresh(rules)
    patience = Patience(10**9, kernel)
    kernel.wins(rules.start(), patience)
    asked_at = patience.asked_at
    assert len(asked_at) > 3
    assert all(
        later - sooner <= 256 for sooner, later in zip(asked_at, [*asked_at[1:], kernel.nodes], strict=True)
    )


def test_what_is_proven_is_not_proven_again() -> None:
    rules = LightCycleRules(9)
    kernel = fresh(rules)
    kernel.wins(rules.start(), never)
    nodes = kernel.nodes
    kernel.wins(rules.start(), never)
    assert kernel.nodes == nodes


def test_a_proof_holds_upside_down_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "LONG", 0)
    rules = LightCycleRules(5)
    truth = TryingEverything(5)
    for first in (1, 2):
        truth.wins_at(rules.start(first))
    kernel = fresh(rules)
    for (rider, other, taken), wins in list(truth.met.items())[::3]:
        position = Walkers(rider, other, taken ^ 1 << rider ^ 1 << other, 1)
        assert kernel.wins(position, never) == wins, rules.text(position)


# The riders cannot meet, and their regions are hard to compare.
LONG_RACE = (
    ".........../.........../.##......../#####....../#.###....../#...###1###/"
    ".....2#.##./......####./.......###./.........../........... 1"
)


def test_a_kernel_asks_often_and_stops_in_a_race_too() -> None:
    rules = LightCycleRules(11)
    kernel = fresh(rules)
    patience = Patience(3, kernel)
    with pytest.raises(Stopped):
        kernel.wins(rules.read(LONG_RACE), patience)
    assert len(patience.asked_at) > 3
    assert kernel.nodes <= 256 * 4


def test_full_tables_cost_no_right_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_KEPT", 3)
    rules = LightCycleRules(7)
    kernel = fresh(rules)
    assert kernel.wins(rules.start(), never)
    assert 0 < len(kernel._proven) <= 3  # noqa: SLF001
    assert 0 < len(kernel._race._known) <= 3  # noqa: SLF001
    for seed in range(40):
        truth = TryingEverything(7)
        for position in played_out(rules, seed):
            assert kernel.wins(position, never) == truth.wins_at(position)


def test_the_largest_board_is_not_too_deep() -> None:
    rules = LightCycleRules(15)
    kernel = fresh(rules)
    kernel.unlearn()
    with pytest.raises(Stopped):
        kernel.wins(rules.start(), lambda: kernel.nodes > 3000)
