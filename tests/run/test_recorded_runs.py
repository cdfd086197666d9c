"""Recorded runs are replayed: the same starts are drawn, and the same moves give the same points.

`python3 -m tests.run.test_recorded_runs` records a run anew. The moves of the bots are those of the day on
which it was recorded: a level may have changed since.
"""

import json
from pathlib import Path

import pytest

from game.core import record
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.store.saved_runs import fields_of, progress_of
from tests.runs import GAMES, Player
from tests.setups import THE_FIVE

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_run_gives_the_same_stages_and_points(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    points = document.pop("points")
    recorded = progress_of(document, GAMES).run
    player, run = Player(), Run(recorded.seed, recorded.games)
    for result, total in zip(recorded.results, points, strict=True):
        start = player.start(run)
        assert start == result.start
        session = run.stage(start, GAMES)
        for move in result.moves[len(start.moves) :]:
            session.play(move)
        while (question := session.question()) is not None:
            session.answer(question, player.thinker(session).answer(question))
        run = run.after(session)
        assert run.results[-1] == result
        assert run.standing.points == total
    assert record.UNFINISHED not in "".join(stage["record"] for stage in document["stages"])


def record_a_run(seed: int) -> None:
    """Every fourth stage is lost."""
    player, run, points = Player(), Run(seed, THE_FIVE), []
    while not run.over and len(run.results) < 10:
        session = player.begun(run)
        player.go_on(session)
        while not session.over:
            lost = len(run.results) % 4 == 3
            session.play(player.worst(session) if lost else player.best(session))
            player.go_on(session)
        run = run.after(session)
        points.append(run.standing.points)
    document = {**fields_of(RunProgress("recorded", run)), "points": points}
    path = Path(__file__).parent / "recorded" / f"seed-{seed}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record_a_run(2026)
