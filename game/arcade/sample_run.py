"""A run for pictures, always the same one."""

from collections.abc import Mapping
from dataclasses import replace

from game.bots.starts import FairStart
from game.core.variant import Variant
from game.run.points import Gate
from game.run.progress import Progress
from game.run.result import StageResult
from game.run.run import Run

SEED = 2026
GATES = (Gate(1, 9), Gate(2, 7), Gate(3, 4))


def sample_progress(games: Mapping[str, Variant], won: int, lost: int = 0) -> Progress:
    """A run with so many stages won, and after them some given up."""
    run = Run.new(SEED, games)
    for number in range(won):
        run = replace(run, results=(*run.results, _won(number)))
    for _stage in range(lost):
        run = replace(run, results=(*run.results, _given_up(run, games)))
    return Progress("sample", run)


def _won(number: int) -> StageResult:
    """Every seventh stage was won with a hint."""
    hints = int(number % 7 == 6)
    return StageResult(True, GATES[: 1 + number % 3], 0, hints, FairStart(1), ())


def _given_up(run: Run, games: Mapping[str, Variant]) -> StageResult:
    """A stage that was given up after one move."""
    rules = run.card(games).setup.rules()
    move = rules.legal_moves(rules.start())[0]
    return StageResult(False, (), 1, 0, FairStart(1), (move,), resigned=True)
