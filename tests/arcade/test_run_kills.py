"""A run is played in the arcade by a process that is killed: nothing that was seen to be kept is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.arcade.profile.profile import Profile
from tests.arcade.runner import quick_games
from tests.processes import ROOT
from tests.runs import GAMES

# Plays stage after stage, and says how far it has come whenever that is on the disk.
PLAYING = """
import sys
from pathlib import Path
from game.arcade.navigation.destinations import ToRun
from game.arcade.profile.profile import Profile
from game.arcade.scenes.play.play import PlayScene
from tests.arcade.cabinet import Player
from tests.arcade.runner import Runner, quick_games

kept = Profile(Path(sys.argv[1]), quick_games())
kept.end_first_start()
kept.runs.begin(seed=1)
runner = Runner(Player(None, (160, 120), profile=kept))

def tell():
    progress = kept.runs.unfinished(daily=False)
    assert kept.background.flush()
    made = len(progress.game.moves) if progress.game else 0
    print(len(progress.run.results), made, flush=True)

runner.player.app.routes.go(ToRun())
runner.player.wait(0.1)
runner.choose("Continue")
while True:
    runner.go_on()
    play = runner.player.on_top(PlayScene)
    while not play.session.over:
        runner.make_move(win=True)
        tell()
    runner.await_end()
    tell()
    runner.go_on()
"""


@pytest.mark.parametrize("told", [1, 6, 14])
def test_a_kill_loses_nothing_of_a_run(tmp_path: Path, told: int) -> None:
    command = [sys.executable, "-c", PLAYING, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as child:
        assert child.stdout is not None
        lines = (line.split() for line in child.stdout if line[0].isdigit())
        for _line in range(told):
            stages, moves = map(int, next(lines))
        child.kill()
    kept = Profile(tmp_path, quick_games())
    assert not kept.take_notices()
    progress = kept.runs.unfinished(daily=False)
    assert progress is not None
    session = progress.session(GAMES)
    made = len(session.match.plies) if session else 0
    assert (len(progress.run.results), made) >= (stages, moves)
    assert progress.run.standing.lives == 3
    kept.close()
