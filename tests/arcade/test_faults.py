"""Events and failures that the arcade must survive."""

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.arcade.draw.layout import Layout
from game.arcade.navigation.destinations import ToNewGame
from game.arcade.scenes.scene import Scene
from game.arcade.shell.app import GOOD_FRAMES, LONGEST_FRAME, MOST_FAULTS
from game.arcade.shell.context import Context
from game.arcade.shell.pace import Pace
from game.arcade.shell.window import SMALLEST_WINDOW
from game.session.events import Events
from game.session.session import Session
from tests.arcade.cabinet import Player, Sit
from tests.processes import PATIENCE_SECONDS, ROOT, python
from tests.setups import ON_THE_SCREEN


def arcade(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))
    }
    return subprocess.run(
        [sys.executable, "main.py", "arcade", *arguments],
        input="",
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**kept, **environment},
        check=False,
        timeout=PATIENCE_SECONDS,
    )


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_the_window_is_resized_during_an_animation(sit: Sit, slug: str) -> None:
    player = sit(slug)
    rules = player.session.match.rules
    for size in ((640, 360), (1920, 1080), (800, 600), (1280, 800)):
        player.make(rules.legal_moves(player.session.match.position)[0])
        player.app.step(0.05)
        resize(player, size)
        assert player.app.display.canvas.get_size() == size
        assert player.app.context.layout == Layout(*size)
        renderer = player.play.board.renderer
        layout = Layout(*size).showing(renderer.perspective)
        place = renderer.perspective.area(layout.slab, renderer.size, layout.small)
        assert player.play.board.area == place
        assert player.play.picture().board.frame.progress < 1
        if player.session.over:
            break


TINY = [(1, 1), (15, 600), (600, 15), (300, 80), (100, 99), (16, 100)]


@pytest.mark.parametrize("size", TINY, ids=str)
def test_a_window_of_any_size_is_played_in(sit: Sit, size: tuple[int, int]) -> None:
    """Without a window manager, a window can be smaller than the least size asked for."""
    player = sit("crossfire", size=3)
    resize(player, size)
    seen = {player.scene}
    middle = (size[0] // 2, size[1] // 2)
    keys = (pygame.K_F1, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_d, pygame.K_ESCAPE, pygame.K_SPACE)
    for key in (
        *keys,
        pygame.K_SPACE,
        pygame.K_d,
        pygame.K_SPACE,
        pygame.K_ESCAPE,
        pygame.K_ESCAPE,
        pygame.K_c,
    ):
        player.press(key)
        player.wait(0.9, 0.3)
        player.click(middle, pygame.BUTTON_MIDDLE)
        seen.add(player.scene)
    assert seen >= {"Play", "HowTo", "Pause", "GameOver", "Review", "Menu", "GameSetUp"}
    assert player.app.display.canvas.get_size() == size


@pytest.mark.parametrize("size", TINY, ids=str)
def test_a_window_is_made_tiny_and_large_again_while_a_game_is_played(
    sit: Sit, size: tuple[int, int]
) -> None:
    player = sit("siege")
    player.press(pygame.K_d)
    before = player.play.board.entry.cursor
    for window in (size, (1280, 800)):
        resize(player, window)
        assert player.play.board.entry.cursor == before
    player.press(pygame.K_ESCAPE)
    assert player.scene == "Play"


def resize(player: Player, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    player.app.step(0.01)


class Counting(Scene):
    """A scene that notes how much time goes by, and ends the program after a few frames."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, lambda _destination: None)
        self.given: list[float] = []

    def update(self, seconds: float) -> None:
        self.given.append(seconds)
        if len(self.given) == 4:
            self.context.quit()


def test_after_a_long_frame_little_time_goes_by_in_the_game(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "wait", lambda _pace: (5.0, []))  # the machine sleeps between two frames
    counting = Counting(player.app.context)
    player.app.stack.restart(counting)
    player.app.run()
    assert counting.given == [0.0, *[LONGEST_FRAME] * 3], "the first picture comes at once"


# What a person does to reach another window and come back, and what SDL tells of it.
AWAY_AND_BACK = [
    (pygame.KEYDOWN, {"key": pygame.K_LALT, "mod": pygame.KMOD_LALT}),
    (pygame.KEYDOWN, {"key": pygame.K_TAB, "mod": pygame.KMOD_LALT}),
    (pygame.WINDOWFOCUSLOST, {}),
    (pygame.WINDOWLEAVE, {}),
    (pygame.ACTIVEEVENT, {"gain": 0, "state": 2}),
    (pygame.WINDOWMINIMIZED, {}),
    (pygame.WINDOWRESTORED, {}),
    (pygame.WINDOWFOCUSGAINED, {}),
    (pygame.WINDOWENTER, {}),
    (pygame.ACTIVEEVENT, {"gain": 1, "state": 2}),
    (pygame.KEYUP, {"key": pygame.K_TAB, "mod": pygame.KMOD_LALT}),
    (pygame.KEYUP, {"key": pygame.K_LALT, "mod": 0}),
]


@pytest.mark.parametrize(
    ("keys", "scene"),
    [
        ((pygame.K_d,), "Play"),
        ((pygame.K_d, pygame.K_SPACE, pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_q), "Play"),
        ((pygame.K_ESCAPE, pygame.K_s), "Pause"),
        ((pygame.K_F1,), "HowTo"),
    ],
    ids=["a step half told", "a move to be made again", "pause", "how to play"],
)
def test_losing_and_regaining_the_focus_changes_nothing(sit: Sit, keys: tuple[int, ...], scene: str) -> None:
    player = sit("siege")
    play = player.play
    player.press(*keys)
    player.wait(0.5)

    def moment() -> tuple[object, ...]:
        context = player.app.context
        match = play.session.match
        sounds = len(context.audio.played)
        shown = (context.device, context.running, context.full_screen, play.picture().message)
        return (
            *player.app.stack.scenes,
            match.position,
            match.can_redo,
            play.board.entry.cursor,
            play.picture().panels,
            sounds,
            *shown,
        )

    before = moment()
    for kind, details in AWAY_AND_BACK:
        pygame.event.post(pygame.event.Event(kind, **details))
        player.wait(0.1)
        assert moment() == before
    assert player.scene == scene


def test_losing_the_focus_chooses_nothing_in_the_menu(player: Player) -> None:
    player.choose("Crossfire")
    for kind, details in AWAY_AND_BACK:
        pygame.event.post(pygame.event.Event(kind, **details))
        player.wait(0.1)
    player.press(pygame.K_SPACE)
    assert player.session.setup.variant.slug == "crossfire"


def test_without_an_audio_device_it_plays_on_in_silence() -> None:
    done = arcade("--window", "--demo", "0.5", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nosuchdriver")
    assert (done.returncode, done.stdout) == (0, "")


def test_without_a_display_it_says_so_and_offers_the_terminal() -> None:
    done = arcade()
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "There is no display to open a window on.",
        "Play in a terminal instead: python3 main.py terminal",
    ]
    assert "Traceback" not in done.stderr


def test_the_demo_plays_on_boards_of_any_size_and_ends() -> None:
    """Crossfire on three by three cells is over after one move."""
    for options in (("--window", "--size", "2"), ("--window", "--size", "15"), ("--size", "3")):
        done = arcade(*options, "--demo", "0.2", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


class Script:
    """The pace of the frame loop: between two frames a person does the next thing, and leaves at last."""

    def __init__(self, player: Player, person: Iterator[None]) -> None:
        self._player = player
        self._person = person

    def wait(self) -> tuple[float, list[pygame.event.Event]]:
        try:
            next(self._person)
        except StopIteration:
            self._player.app.context.quit()
        return 0.016, []


class TestAFault:
    """Something raises that nobody foresaw, in the arcade's own loop."""

    @pytest.fixture
    def player(self, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Player:
        """At a game in which taking a move back breaks something."""

        def fail(_session: Session, _by: object) -> Events:
            raise RuntimeError("the neon is out")

        monkeypatch.setattr(Session, "undo", fail)
        return sit("apart")

    def run(self, player: Player, monkeypatch: pytest.MonkeyPatch, person: Iterator[None]) -> None:
        monkeypatch.setattr(Pace, "wait", Script(player, person).wait)
        player.app.run()

    def press(self, player: Player, key: int) -> None:
        player.hold(key)
        player.release(key)

    def test_is_told_with_the_place_of_the_log_and_the_arcade_goes_on_from_the_menu(
        self, player: Player, monkeypatch: pytest.MonkeyPatch, logs: Path
    ) -> None:
        def person() -> Iterator[None]:
            self.press(player, pygame.K_q)
            yield
            yield
            assert player.scene == "Fault"
            (log,) = logs.rglob("errors.log")
            _title, words = player.top.picture().texts
            assert words.startswith("Something went wrong: RuntimeError: the neon is out.")
            assert str(log) in words
            assert "Traceback" in log.read_text(encoding="utf-8")
            self.press(player, pygame.K_SPACE)
            yield
            yield
            assert player.scene == "Menu"
            player.choose("Apart")
            self.press(player, pygame.K_SPACE)
            yield
            yield
            assert not player.session.match.plies, "another game"
            self.press(player, pygame.K_SPACE)
            yield
            yield
            assert player.session.match.plies

        self.run(player, monkeypatch, person())

    def faults(self, player: Player, count: int, good_frames: int) -> Iterator[None]:
        """So many faults, with so many good frames after each."""
        for _fault in range(count):
            player.app.routes.go(ToNewGame(player.app.context.games["apart"]))
            yield
            self.press(player, pygame.K_q)
            for _frame in range(good_frames):
                yield

    def test_now_and_then_does_not_end_the_arcade(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.run(player, monkeypatch, self.faults(player, 2 * MOST_FAULTS, GOOD_FRAMES + 1))
        assert player.scene == "Fault"

    def test_soon_after_another_ends_the_arcade(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with pytest.raises(RuntimeError, match="the neon is out"):
            self.run(player, monkeypatch, self.faults(player, MOST_FAULTS, 3))


BROKEN = """
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
import game.arcade.scenes.menu.menu as menu
def broken(self, canvas, picture):
    raise RuntimeError("the neon is out")
menu.MenuScene.draw_picture = broken
from game.cli import main
sys.exit(main(["arcade", "--fresh", "--window"]))
"""


def broken_arcade(**environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BROKEN],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment},
        check=False,
        timeout=PATIENCE_SECONDS,
    )


def test_an_unexpected_error_is_logged_and_the_player_reads_where(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home = tmp_path_factory.mktemp("home")
    done = broken_arcade(HOME=str(home), XDG_STATE_HOME=str(home))
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    (log,) = home.rglob("errors.log")
    assert str(log) in done.stdout
    assert "RuntimeError: the neon is out" in done.stdout
    assert "the neon is out" in log.read_text(encoding="utf-8")


def test_the_log_is_in_the_temporary_folder_if_its_own_cannot_be_written(tmp_path: Path) -> None:
    no_folder, temporary = tmp_path / "file", tmp_path / "temporary"
    no_folder.write_text("where a folder should be")
    temporary.mkdir()
    done = broken_arcade(HOME=str(no_folder), XDG_STATE_HOME=str(no_folder), TMPDIR=str(temporary))
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    (log,) = temporary.rglob("*errors.log")
    assert str(log) in done.stdout
    assert "RuntimeError: the neon is out" in done.stdout


@pytest.mark.parametrize(("driver", "status"), [("dummy", 0), ("nosuchdriver", 1)])
def test_the_arcade_needs_no_standard_input_or_output(driver: str, status: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} main.py arcade --window --demo 0.3 <&- >&-"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"},
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    assert (done.returncode, done.stderr) == (status, "")


def test_after_full_screen_the_window_is_as_large_as_it_was_made(player: Player) -> None:
    resize(player, (1000, 700))
    player.press(pygame.K_F11)
    assert player.app.context.full_screen
    player.press(pygame.K_F11)
    assert not player.app.context.full_screen
    assert player.app.display.canvas.get_size() == (1000, 700)


def test_a_window_cannot_be_made_too_small_to_be_read(player: Player) -> None:
    assert least_window() == SMALLEST_WINDOW
    player.press(pygame.K_F11, pygame.K_F11)
    assert least_window() == SMALLEST_WINDOW


def least_window() -> tuple[int, int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return tuple(pygame.Window.from_display_module().minimum_size)


# What the arcade asks of a screen while it is resized and fills the screen, twice. SDL's dummy driver resizes
# a window at once, as some systems do: there pygame breaks when `vsync` is asked for twice, with two sizes.
MODES = """
import pygame
from game.arcade.shell import display
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions

set_mode, asked = pygame.display.set_mode, []

def noted(size, flags=0, **named):
    asked.append((bool(flags & pygame.FULLSCREEN), named.get("vsync", 0)))
    return set_mode(size, flags, **named)

display.NO_SCREEN = ()
pygame.display.set_mode = noted
app = App(StartOptions((800, 600)))
for size in ((1000, 700), (640, 480)):
    set_mode(size, pygame.RESIZABLE)
    app.step(0.01)
    for _way in ("to full screen", "and back"):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
        app.step(0.01)
        app.step(0.01)
print(*asked)
"""


def test_only_full_screen_is_in_step_with_the_screen() -> None:
    done = python("-c", MODES, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    window, full = "(False, 0)", "(True, 1)"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == " ".join([window, *[full, window] * 2])
