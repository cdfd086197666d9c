"""What was proven in advance: every listed value follows from the list, and bots know it at once."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bench.proofs import board, files, listed, name
from game.core.kernel import AnyKernel
from game.solving.memory import MOST_KEPT, Memory
from game.solving.proof_tree import afterwards, known, proof_of_start, signed, unsupported, written
from game.solving.solver import Solver
from game.solving.values import Value
from tests.solving.kernels import kernel_of

# Of each file, so many positions are checked here.
SAMPLE = 3
# More than the kernels examine for what is not listed: on the largest board that takes seconds.
A_MOMENT, SECONDS = 40_000, 500_000
FILES = files()


every_file = pytest.mark.parametrize("file", FILES, ids=name)


def test_the_files_are_found() -> None:
    lists = {
        "apart 7",
        "crossfire 8-main",
        "siege 5",
        "siege 6",
        "siege 7",
        "light_cycle 13",
        "light_cycle 15",
    }
    assert set(map(name, FILES)) == lists


@every_file
def test_what_is_listed_follows_from_one_move_ahead(file: Path) -> None:
    kernel, proven = Solver(board(file)).kernel, listed(file)
    assert kernel.rules.start() in proven
    chosen = random.Random(name(file)).sample(sorted(proven), min(SAMPLE, len(proven)))  # noqa: S311
    assert not list(unsupported(kernel, proven, SECONDS, chosen))


@every_file
def test_whoever_has_won_from_the_start_knows_a_winning_move_at_once(file: Path) -> None:
    solver = Solver(board(file))
    start = solver.rules.start()
    won = start if listed(file)[start] else afterwards(solver.rules, start)[0]
    judgement = solver.judge(won, solver.within(10_000), until_win=True)
    assert judgement.value == Value.WIN


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if name(file) in {"apart 7", "crossfire 8-main", "siege 6", "siege 7"}],
    ids=name,
)
def test_whoever_has_won_from_the_start_knows_how_to_win_until_the_end(file: Path) -> None:
    """Also against an opponent who stays on the list as long as possible, where proofs take longest."""
    solver, proven, chance = Solver(board(file)), listed(file), random.Random(1)  # noqa: S311
    rules = solver.rules
    position = rules.start()
    winner = 1 if proven[position] else 2
    while rules.outcome(position) is None:
        if position.turn == winner:
            judgement = solver.judge(position, solver.within(A_MOMENT), until_win=True)
            (move,) = judgement.at(Value.WIN)
            position = rules.play(position, move)
        else:
            after = afterwards(rules, position)
            position = chance.choice([each for each in after if each in proven] or after)
    outcome = rules.outcome(position)
    assert outcome is not None
    assert outcome.winner == winner


def unlearned() -> AnyKernel:
    _rules, kernel = kernel_of("siege", 5)
    kernel.unlearn()
    return kernel


def proof_tree(moment: int) -> dict[Any, bool]:
    """The start of Siege on 5×5, and what its value rests on."""
    return proof_of_start(unlearned, moment)


def test_a_proof_tree_holds_until_one_of_its_values_is_changed_or_missing() -> None:
    kernel, proven = unlearned(), proof_tree(moment=1000)
    rules, positions = kernel.rules, list(proven)
    start = rules.start()
    (best,) = (after for after in afterwards(rules, start) if after in proven)
    assert len(positions) > 3
    assert not list(unsupported(kernel, proven, A_MOMENT, positions))
    assert list(unsupported(kernel, proven | {best: True}, A_MOMENT, [start, best])) == [start, best]
    assert list(unsupported(kernel, {start: True}, A_MOMENT, [start])) == [start]


def test_what_can_be_proven_in_a_moment_is_not_listed() -> None:
    assert len(proof_tree(moment=A_MOMENT)) == 2, "the start, and the move that wins"


@pytest.mark.parametrize("file", [FILES[0]], ids=name)
def test_what_is_written_is_read_again(file: Path) -> None:
    rules = board(file).rules()
    assert written(rules, listed(file)).encode() == file.read_bytes()


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:0],
        lambda content: content[:-3],
        lambda content: content.replace(b"loss", b"win", 1),
        lambda content: b"\xff\xfe" + content,
        lambda content: content[::-1],
    ],
    ids=["empty", "cut short", "changed", "no text", "backwards"],
)
def test_damaged_text_is_played_on_without(damage: Callable[[bytes], bytes]) -> None:
    content = signed("1../.../..2 1 win\n1../..#/..2 1 loss\n").encode()
    rules, _kernel = kernel_of("siege", 3)
    assert len(known(rules, lambda: content)) == 2
    assert known(rules, lambda: damage(content)) == {}


def test_a_missing_file_is_played_on_without(tmp_path: Path) -> None:
    assert known(kernel_of("siege", 3)[0], (tmp_path / "gone.txt").read_bytes) == {}


def test_a_memory_that_is_emptied_keeps_what_it_has_learned() -> None:
    found = Memory[int, bool]()
    found.learn(-1, value=True)
    for key in range(MOST_KEPT):
        found.keep(key, value=False)
    assert found[-1]
    assert len(found) < MOST_KEPT
    found.unlearn()
    assert not found
    for key in range(MOST_KEPT + 1):
        found.keep(key, value=False)
    assert -1 not in found
