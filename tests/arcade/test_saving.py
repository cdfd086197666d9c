"""A board is never more than one move ahead of the disk, and a slow disk stops nobody."""

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.arcade.navigation.destinations import ToPause, ToResign
from game.arcade.profile.profile import Profile
from game.arcade.scenes.play.game_board import BOT_SECONDS
from game.arcade.scenes.play.play import PlayScene
from game.arcade.shell import closing
from game.session.session import Session
from game.store.background import PATIENT_SECONDS
from tests.arcade.cabinet import Player, Sit
from tests.processes import ROOT
from tests.slow_disk import Disk

# Well within the time for which play waits.
A_MOMENT = PATIENT_SECONDS / 3


@pytest.fixture
def two(sit: Sit, tmp_path: Path) -> Player:
    """Two people at a game that is kept in a folder."""
    return seated(sit, tmp_path)


def seated(sit: Sit, place: Path, **choices: object) -> Player:
    profile = Profile(place)
    profile.end_first_start()
    player = sit("crossfire", size=5, profile=profile, **choices)
    saved(player)
    return player


def saved(player: Player) -> None:
    """Everything is on the disk, and that is seen."""
    assert player.app.context.profile.background.flush()
    player.wait(0.1)


def made(player: Player) -> list[str]:
    """The moves on the board."""
    match = player.game.session.match
    return [match.rules.move_text(ply.move) for ply in match.plies]


def title(player: Player) -> str:
    return str(player.on_top(PlayScene).picture().title)


def test_the_second_move_waits_for_the_first_and_everything_else_goes_on(two: Player, disk: Disk) -> None:
    disk.stop()
    two.click_cell("1,1")
    disk.await_writer()
    assert made(two) == ["1,1"], "a board may be one move ahead of the disk"
    cursor = two.points_at()
    two.press(pygame.K_DOWN)
    assert two.points_at() != cursor
    two.click_cell("3,2")
    two.click_cell("2,4")
    two.press(pygame.K_ESCAPE)
    assert two.scene == "Pause"
    two.press(pygame.K_ESCAPE)
    two.wait(A_MOMENT)
    assert made(two) == ["1,1"]
    disk.go_on()
    saved(two)
    saved(two)
    assert made(two) == ["1,1", "3,2", "2,4"]


def test_after_a_second_play_goes_on_and_the_screen_says_why(two: Player, disk: Disk) -> None:
    disk.stop()
    name = title(two)
    two.click_cell("1,1")
    disk.await_writer()
    two.click_cell("3,2")
    two.wait(A_MOMENT)
    assert (made(two), title(two)) == (["1,1"], name)
    two.wait(PATIENT_SECONDS)
    two.click_cell("2,4")
    two.wait(0.1)
    assert made(two) == ["1,1", "3,2", "2,4"]
    assert title(two) == "The disk is slow"
    disk.go_on()
    saved(two)
    assert title(two) == name


@pytest.mark.parametrize(
    ("key", "is_done"),
    [
        (pygame.K_q, lambda session: not session.match.plies),
        (pygame.K_h, lambda session: session.hint_wanted or session.hint is not None),
    ],
    ids=["undo", "hint"],
)
def test_nothing_else_changes_a_game_before_its_last_move_is_kept(
    two: Player, disk: Disk, key: int, is_done: Callable[[Session], bool]
) -> None:
    disk.stop()
    two.click_cell("1,1")
    disk.await_writer()
    two.press(key)
    two.wait(A_MOMENT)
    assert made(two) == ["1,1"]
    assert not is_done(two.session)
    disk.go_on()
    saved(two)
    assert is_done(two.session)


def test_a_move_made_again_and_a_resignation_wait_too(two: Player, disk: Disk) -> None:
    two.click_cell("1,1")
    saved(two)
    two.click_cell("3,2")
    saved(two)
    disk.stop()
    two.press(pygame.K_q)
    disk.await_writer()
    two.press(pygame.K_e)
    two.wait(A_MOMENT)
    assert made(two) == ["1,1"]
    two.app.routes.go(ToPause(two.session))
    two.app.routes.go(ToResign(1))
    assert not two.session.over
    disk.go_on()
    saved(two)
    saved(two)
    assert made(two) == ["1,1", "3,2"]
    assert two.session.resigned == 1


def test_a_bot_answers_when_the_move_of_the_person_is_kept(sit: Sit, disk: Disk, tmp_path: Path) -> None:
    one = seated(sit, tmp_path, people=(1,), level="rookie")
    disk.stop()
    one.click_cell("1,1")
    disk.await_writer()
    one.press(pygame.K_DOWN)  # so that the bot waits for no animation
    one.wait(BOT_SECONDS + 0.2)
    assert not one.app.context.profile.saving.is_slow
    assert made(one) == ["1,1"]
    disk.go_on()
    saved(one)
    assert len(made(one)) == 2


def test_a_move_that_waits_is_not_lost_with_the_window(two: Player, disk: Disk, tmp_path: Path) -> None:
    disk.stop()
    two.click_cell("1,1")
    disk.await_writer()
    two.click_cell("3,2")
    two.app.stack.close()
    disk.go_on()
    two.app.context.profile.close()
    assert kept(tmp_path) == 2


def test_where_nothing_can_be_saved_nothing_waits(two: Player, tmp_path: Path) -> None:
    for name in ("games", "crossfire"):
        (tmp_path / name).write_text("a file where a folder should be")
    for cell in ("1,1", "3,2", "2,4"):
        two.click_cell(cell)
        saved(two)
    assert len(made(two)) == 3
    assert two.message.startswith("Nothing can be saved: ")
    (tmp_path / "games").unlink()


# The end


def test_the_window_stays_until_everything_is_saved_or_it_is_closed_again(
    two: Player, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, display = two.app.context, two.app.display
    monkeypatch.setattr(closing, "SILENT_SECONDS", 0.0)
    disk.stop()
    two.click_cell("1,1")
    disk.await_writer()
    shown = display.canvas.copy()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    closing.await_saving(context, display)
    assert context.profile.background.unsaved == ["games/crossfire-1.json"]
    assert pygame.image.tobytes(display.canvas, "RGB") != pygame.image.tobytes(shown, "RGB")
    answer = threading.Timer(0.2, disk.go_on)
    answer.start()
    closing.await_saving(context, display)
    answer.join()
    assert not context.profile.background.unsaved


# Kills

PLAYING = """
import os
import sys
import time
from pathlib import Path
import pygame
from game import catalogue
from game.arcade.profile.profile import Profile
from tests.arcade.cabinet import Player

fsync = os.fsync
os.fsync = lambda file: (time.sleep(0.1), fsync(file))  # a slow disk, on which moves would pile up
profile = Profile(Path(sys.argv[1]))
profile.end_first_start()
player = Player("light_cycle", (160, 120), size=15, profile=profile)
clock, session = pygame.time.Clock(), player.session
for number in range(1000):
    rules, match = session.match.rules, session.match
    if number % 3 == 0 and not session.over:
        moves = rules.legal_moves(match.position)
        cell = rules.cells_of(match.position, max(moves, key=lambda move: len(
            rules.legal_moves(rules.play(match.position, move)))))[-1]
        x, y = player.play.board.area.centre_of(cell)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0)))
        player.click((round(x), round(y)))
    else:
        player.app.step(1 / 60)
    print(len(match.plies), flush=True)
    clock.tick(60)
"""


def kept(place: Path) -> int:
    """How many moves of the game are on the disk."""
    profile = Profile(place)
    latest = profile.saves.latest
    profile.close()
    return len(latest.moves) if latest else 0


@pytest.mark.parametrize("seed", range(2))
def test_a_kill_at_any_instant_costs_one_move_at_most(tmp_path: Path, seed: int) -> None:
    """Twenty moves a second are made."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PLAYING, str(tmp_path)]
    chance = random.Random(seed)  # noqa: S311 - nobody's secret
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as child:
        assert child.stdout is not None
        shown = (int(line) for line in child.stdout if line[0].isdigit())
        for _frame in range(chance.randint(45, 75)):
            seen = next(shown)
        child.kill()
        seen = max(seen, *shown, 0)
    assert seen > 1
    assert kept(tmp_path) >= seen - 1
