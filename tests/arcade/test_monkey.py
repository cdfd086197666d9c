"""The monkey: it finds no fault in the arcade, and finds those that are planted."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.input.seats import Seats
from game.arcade.navigation.destinations import ToArena
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.attract import ArenaAttractScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.fault import FaultScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.board import Board
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.pause import PauseScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.conflict import ConflictScene
from game.arcade.scenes.settings.settings_page import SettingsScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.app import MOST_FAULTS
from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.monkey import acts
from game.bench.monkey.acts import Act, Frame, GoHome, Key, MakeMove, PadAxis, Plug, Resize, Unplug
from game.bench.monkey.bot_here import BotHere
from game.bench.monkey.checks import Fault
from game.bench.monkey.coverage import Coverage
from game.bench.monkey.report import ends_in, growth, run, shortened
from game.bench.monkey.sitting import Sitting, replay
from game.bench.monkey.stacking import may_lie_on
from game.core import record
from game.session.session import Session

Sit = Callable[[int], Sitting]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Put a monkey before a cabinet, which is switched off afterwards."""
    sittings: list[Sitting] = []

    def sit_down(seed: int) -> Sitting:
        for before in sittings:
            before.end()
        sittings[:] = [Sitting(seed, Coverage())]
        return sittings[0]

    yield sit_down
    for sitting in sittings:
        sitting.end()


def play(sitting: Sitting, most: int) -> Fault | None:
    """So many acts, or fewer when there is a fault."""
    with suppress(Fault):
        while len(sitting.history) < most and not sitting.findings:
            sitting.play()
    return sitting.findings[0][0] if sitting.findings else None


def do(sitting: Sitting, *history: Act) -> None:
    for act in history:
        sitting.do(act)


@pytest.mark.parametrize("seed", range(3))
def test_the_monkey_finds_no_fault(sit: Sit, seed: int) -> None:
    sitting = sit(seed)
    fault = play(sitting, 400)
    assert fault is None, f"{fault}\n{acts.write(seed, sitting.history)}"


def test_with_the_same_seed_the_monkey_does_the_same(sit: Sit) -> None:
    histories = []
    for _time in range(2):
        sitting = sit(12)
        play(sitting, 150)
        position = [type(scene) for scene in sitting.app.stack.scenes], sitting.app.context.time
        histories.append((sitting.history, position))
    assert histories[0] == histories[1]


def broken(*_arguments: Any, **_more: Any) -> None:
    raise ZeroDivisionError("planted")


def nothing(*_arguments: Any, **_more: Any) -> None:
    """What was asked for does not happen."""


SEED = 1
# From anywhere to a game, until a person is on turn.
A_GAME = [GoHome(), Key("return"), Frame(50, 60)]
# Whether to quit.
A_QUESTION = [GoHome(), Key("escape"), Frame(9)]

ANOTHER_GAME = "apart size=5 first=1 moves result *"

PLANTED = [
    (Session, "redo", broken, [*A_GAME, Key("e"), Frame(16)], "ZeroDivisionError in play.py, <lambda>"),
    (Seats, "serves", lambda *_arguments: False, A_GAME, "nobody can act"),
    (Board, "press", nothing, [*A_GAME, MakeMove(0, 0)], "a move could not be made"),
    (BotHere, "answer", nothing, [GoHome(), Frame(50, 900)], "nothing goes on"),
    (ConfirmScene, "handle", nothing, [*A_QUESTION, GoHome()], "no way home by keyboard"),
    (ConfirmScene, "handle", nothing, [*A_QUESTION, GoHome(mouse=True)], "no way home by mouse"),
    (Seats, "lose", nothing, [Plug(0), Frame(9), Unplug(0), Frame(9)], "a gamepad that is gone is in use"),
    (Layout, "stage", Rect(0, 0, 90, 90), A_GAME, "a prompt stands outside the screen"),
    (SceneStack, "pop", nothing, [GoHome(), Key("f1"), Frame(9), GoHome()], "no way home by keyboard"),
    (
        record,
        "write",
        lambda _match: ANOTHER_GAME,
        A_GAME,
        "the record tells another game",
    ),
]


@pytest.mark.parametrize(("owner", "name", "instead", "history", "fault"), PLANTED)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, instead: Any, history: list[Act], fault: str
) -> None:
    assert replay(SEED, history) is None
    monkeypatch.setattr(owner, name, instead)
    found = replay(SEED, history)
    assert found is not None
    assert found.name == fault


def test_an_unexpected_error_is_a_finding_and_the_sitting_goes_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "redo", broken)
    sitting = sit(SEED)
    do(sitting, *A_GAME, Key("e"), Frame(16))
    ((fault, acts_done),) = sitting.findings
    assert fault.name == "ZeroDivisionError in play.py, <lambda>"
    assert acts_done == len(sitting.history)
    assert isinstance(sitting.app.stack.top, FaultScene), "as a player sees it"
    do(sitting, *A_GAME, MakeMove(0, 0))
    assert len(sitting.findings) == 1


def test_errors_in_a_row_end_the_sitting(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SceneStack, "update", broken)
    sitting = sit(SEED)
    with pytest.raises(Fault, match="planted"):
        do(sitting, *[Frame(16)] * (MOST_FAULTS + 1))
    assert len(sitting.findings) == MOST_FAULTS


@pytest.mark.parametrize("mouse", [False, True])
def test_the_monkey_finds_its_way_home_from_a_match_in_the_arena(sit: Sit, *, mouse: bool) -> None:
    sitting = sit(SEED)
    do(sitting, GoHome())
    sitting.app.routes.go(ToArena(1))
    do(sitting, Resize(*SMALLEST_WINDOW), Frame(50, 20))
    assert isinstance(sitting.app.stack.top, ArenaScene)
    sitting.do(GoHome(mouse=mouse))
    assert isinstance(sitting.app.stack.top, MenuScene)


class TestWhatMayLieOnWhat:
    def test_every_scene_has_its_place(self) -> None:
        table = may_lie_on()
        placed = set().union(*table.values())
        assert set(table) - placed == {MenuScene}, "only the menu lies at the bottom"

    @pytest.mark.parametrize(
        ("below", "above"),
        [
            (SettingsScene, ConfirmScene),
            (BindingsScene, ConfirmScene),
            (BindingsScene, ConflictScene),
            (PuzzlesScene, PastGamesScene),
            (HowToScene, ArenaAttractScene),
            (ReviewScene, PlayScene),
            (MenuScene, StageEndScene),
            (ArenaEndScene, InitialsScene),
        ],
    )
    def test_a_stack_reached_by_a_detour_is_known(self, below: type, above: type) -> None:
        assert above in may_lie_on()[below]

    @pytest.mark.parametrize(
        ("below", "above"),
        [
            (PauseScene, PauseScene),
            (PauseScene, GameOverScene),
            (GameOverScene, PlayScene),
            (ArenaEndScene, ArenaScene),
            (HowToScene, ConfirmScene),
            (MenuScene, PuzzleScene),
        ],
    )
    def test_only_stacks_that_the_routes_build_are_known(self, below: type, above: type) -> None:
        assert above not in may_lie_on()[below]


def test_the_history_of_a_fault_is_shortened_and_done_again(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Session, "redo", broken)
    sitting = sit(38)
    fault = play(sitting, 5000)
    assert fault is not None
    short = shortened(sitting.history, lambda some: ends_in(fault, 38, some), no_limit)
    assert len(short) < len(sitting.history)
    assert len(short) <= 6, "a game, the press that makes a move again, and the frames that notice them"
    file = tmp_path / "history.txt"
    file.write_text(acts.write(38, short))
    assert run(1.0, None, None, file) == 1
    assert "ZeroDivisionError: planted" in capsys.readouterr().out
    monkeypatch.undo()
    assert replay(*acts.read(file.read_text())) is None


def no_limit() -> bool:
    return False


def test_what_is_not_needed_is_left_out() -> None:
    tried: list[list[int]] = []

    def fails(some: list[int]) -> bool:
        tried.append(some)
        return [number for number in some if number in (30, 700, 701)] == [30, 700, 701]

    assert shortened(range(1000), fails, no_limit) == [30, 700, 701]
    assert len(tried) < 200
    assert shortened(range(1000), fails, lambda: True) == list(range(1000)), "there was no time for it"


def test_a_history_is_read_as_it_was_written() -> None:
    history: list[Act] = [Key("left shift", 1), PadAxis(0, 1, -0.7), Resize(1, 1), MakeMove(3, 7), GoHome()]
    assert acts.read(acts.write(5, history)) == (5, history)


@pytest.mark.parametrize("text", ["", "x", '1\n["Jump"]', '1\n["Frame", 1, 2, 3]', "1\n7", '1\n"Frame"'])
def test_what_is_no_history_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        acts.read(text)


def test_growing_memory_is_distinguished_from_memory_that_goes_up_and_down() -> None:
    assert growth([(hours / 10, 80.0 + hours % 2) for hours in range(11)]) == pytest.approx(0, abs=0.5)
    assert growth([(hours / 10, 80.0 + hours) for hours in range(11)]) == pytest.approx(10)
    assert growth([(0.0, 80.0)]) is None


def test_the_bench_tells_what_it_has_been_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Seats, "serves", lambda *_arguments: False)
    looks = count()  # its clock goes on by a second with every look, however busy the machine is
    assert run(1.0, None, 2, None, lambda: float(next(looks))) == 1
    out = capsys.readouterr().out
    for words in ("seed 2\n", "FAULT after", "--replay", "simulated hours", "scenes (frames)", "faults: 1\n"):
        assert words in out
    assert list(tmp_path.iterdir())


def test_the_same_seed_and_number_of_acts_cover_the_same_on_every_machine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    covered = []
    for _time in range(2):
        assert run(1.0, 60, 7, None) == 0
        lines = capsys.readouterr().out.splitlines()
        covered.append([line for line in lines if not line.startswith(("speed", "memory"))])
        assert any(line.startswith("memory: ") and "at the start" in line for line in lines)
    assert covered[0] == covered[1]
