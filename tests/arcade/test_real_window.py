"""The arcade in a real window: a screen of its own, a window manager, real keys, a screenshot.

Where the tools for that are missing the tests are skipped; under CI that is a failure.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.profile.profile import Profile
from game.arena.record import read as read_match
from game.core.controls import Verb
from game.core.record import read
from game.session.new_sessions import replayed
from game.session.session import Session
from tests import runs
from tests.presses import shortest
from tests.processes import PATIENCE_SECONDS, ROOT

TOOLS = ("Xvfb", "openbox", "xdotool", "import")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
WINDOW = (1280, 800)

pytestmark = pytest.mark.skipif(
    bool(MISSING) and not os.environ.get("CI"), reason=f"a real window needs {', '.join(MISSING)}"
)

# What the arcade says on its standard output, so that the tests know when it is ready for a key, and what is
# on the disk.
TALKING = """
import os
import re
import sys
import pygame
from game.arcade.shell.app import App
from game.arcade.shell.pace import Pace
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.play.board import Board
from game.session.events import Moved
from game.store.folder import Folder

show, follow, hear = App._show, Board.take, App.take
note, write, choose = Pace.note, Folder.write, MenuScene._choose

def tell(*words):
    # In one piece: what two threads print comes mixed.
    os.write(1, (" ".join(map(str, words)) + "\\n").encode())

def told_show(self):
    before = self._shown
    show(self)
    if self._shown is not before:
        tell("scene", type(self._shown).__name__)

def told_follow(self, events):
    follow(self, events)
    if any(isinstance(event, Moved) for event in events):
        tell("move", len(self.session.match.plies))

def told_hear(self, event):
    hear(self, event)
    if event.type == pygame.WINDOWFOCUSGAINED:
        tell("ready", *self.display.canvas.get_size())

def told_choose(self, number):
    choose(self, number)
    tell("tile", self.tile.name)

def told_note(self, event):
    changed = note(self, event)
    if changed:
        tell("resting" if self.hidden else "awake")
    return changed

def told_write(self, name, text):
    write(self, name, text)
    if name.startswith(("games/", "runs/")):
        tell("kept", len(re.search(" moves (.*)result", text)[1].split()))

def telling_when_it_listens(grow_older):
    def told_grow_older(self, seconds):
        ignored = not self.listening
        grow_older(self, seconds)
        if ignored and self.listening:
            tell("listening")
    return told_grow_older

App._show, Board.take, App.take = told_show, told_follow, told_hear
Pace.note, Folder.write, MenuScene._choose = told_note, told_write, told_choose
for kind in (GameOverScene, OneKeyScene, ArenaEndScene):
    kind.update = telling_when_it_listens(kind.update)
from game.cli import main
sys.exit(main(sys.argv[1:]))
"""


class Screen:
    """A virtual screen with a window manager on it."""

    def __init__(self) -> None:
        assert not MISSING, f"install {', '.join(MISSING)}: .ci/run does"
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                f"{WINDOW[0]}x{WINDOW[1]}x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        self._manager = subprocess.Popen(["openbox"], env=self.environment, stderr=subprocess.DEVNULL)

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()

    def run(self, *words: str) -> str:
        done = subprocess.run(
            words, env=self.environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=True
        )
        return done.stdout

    def picture(self, path: Path) -> Path:
        self.run("import", "-window", "root", str(path))
        return path


class Arcade:
    """The arcade in a process of its own, on that screen."""

    def __init__(
        self, screen: Screen, *arguments: str, profile: Path | None = None, command: str = "arcade"
    ) -> None:
        keeping = ["--fresh"] if profile is None else ["--profile", str(profile)]
        self._screen = screen
        self._process = subprocess.Popen(
            [sys.executable, "-c", TALKING, command, *keeping, *arguments],
            env=screen.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self._watchdog = threading.Timer(PATIENCE_SECONDS, self._process.kill)
        self._watchdog.start()

    def wait_for(self, *words: str) -> None:
        """Wait until the arcade has said all of this, in any order."""
        assert self._process.stdout is not None
        missing = set(words)
        while missing:
            missing.discard(self._hear(f"before {missing}"))

    def _hear(self, expected: str) -> str:
        """The next thing that the arcade says."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            pytest.fail(f"it ended {expected}: {self._process.stderr.read()}")
        return line.strip()

    def choose(self, tile: str) -> None:
        """Choose a tile of the menu, by its name, wherever it stands."""
        chosen = ""
        while chosen != f"tile {tile}":
            self.press_only("Right")
            while not (chosen := self._hear("in the menu")).startswith("tile "):
                pass

    def press(self, key: str, then: str) -> None:
        """Press a key, and wait until the arcade has done what it means."""
        self._screen.run("xdotool", "key", "--clearmodifiers", key)
        self.wait_for(then)

    def quit_from_the_menu(self) -> None:
        self.press("Escape", then="scene ConfirmScene")
        self.press_only("Down", "Return")

    def press_only(self, *keys: str) -> None:
        for key in keys:
            self._screen.run("xdotool", "key", "--clearmodifiers", key)

    def close(self) -> int:
        self._watchdog.cancel()
        self._process.communicate(timeout=PATIENCE_SECONDS)
        return self._process.returncode

    def bots(self) -> list[int]:
        """The bot's process, if it has started one."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        children = (int(child) for task in tasks for child in task.read_text().split())
        return [child for child in children if "spawn_main" in command_of(child)]

    def kill(self) -> None:
        self._watchdog.cancel()
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


Open = Callable[..., Arcade]


@pytest.fixture
def open_arcade(screen: Screen) -> Iterator[Open]:
    """Starts the arcade on the screen, and waits for a scene; afterwards nothing of it is left."""
    opened: list[Arcade] = []

    def start(
        *arguments: str, profile: Path | None = None, command: str = "arcade", scene: str = "MenuScene"
    ) -> Arcade:
        opened.append(Arcade(screen, *arguments, profile=profile, command=command))
        opened[-1].wait_for(f"ready {WINDOW[0]} {WINDOW[1]}", f"scene {scene}")
        return opened[-1]

    yield start
    for arcade in opened:
        arcade.kill()


def keys_of(slug: str) -> list[list[str]]:
    """The keys for every move of a game's lesson, as the two people press them."""
    variant = catalogue.games()[slug]
    rules = variant.setup().rules()
    controls = variant.make_controls(rules)
    names = {
        1: {Verb.UP: "w", Verb.DOWN: "s", Verb.LEFT: "a", Verb.RIGHT: "d", Verb.CONFIRM: "space"},
        2: {Verb.UP: "Up", Verb.DOWN: "Down", Verb.LEFT: "Left", Verb.RIGHT: "Right", Verb.CONFIRM: "Return"},
    }
    position, cursors, pressed = rules.start(), {}, []
    for text in variant.lesson.game.split():
        move, turn = rules.read_move(text), position.turn
        cursor = controls.start(position, cursors.get(turn))
        verbs = shortest(controls, position, cursor, move)
        for verb in verbs:
            cursor = controls.press(position, cursor, verb).cursor
        cursors[turn] = cursor
        pressed.append([names[turn][verb] for verb in verbs])
        position = rules.play(position, move)
    return pressed


@pytest.mark.parametrize("slug", ["light_cycle", "siege"])  # a direction is a move, or only a part of it
def test_two_people_play_a_whole_game_from_the_menu_to_its_end_and_back(
    screen: Screen, open_arcade: Open, slug: str, tmp_path: Path
) -> None:
    arcade = open_arcade("--window", f"{WINDOW[0]}x{WINDOW[1]}")
    arcade.choose(catalogue.games()[slug].name)
    arcade.press("Return", then="scene PlayScene")
    for number, keys in enumerate(keys_of(slug), start=1):
        arcade.press_only(*keys[:-1])
        arcade.press(keys[-1], then=f"move {number}")
    arcade.wait_for("scene GameOverScene")
    arcade.wait_for("listening")
    assert colours_in(screen.picture(tmp_path / "end.png")) > 500, "a real picture, not an empty window"
    arcade.press("Escape", then="scene MenuScene")
    arcade.quit_from_the_menu()
    assert arcade.close() == 0


def test_one_person_plays_a_bot_whose_process_is_killed_and_leaves_nothing_behind(open_arcade: Open) -> None:
    arcade = open_arcade("--window", f"{WINDOW[0]}x{WINDOW[1]}")
    arcade.choose("Apart")
    arcade.press("c", then="scene GameSetUpScene")
    arcade.press_only("s", "s", "s", "d", "w", "w", "w")  # down to Player 2, take the first bot, and up again
    arcade.press("space", then="scene PlayScene")
    arcade.press("space", then="move 1")
    arcade.wait_for("move 2")
    (bot,) = arcade.bots()
    os.kill(bot, signal.SIGKILL)
    arcade.press_only("h", "d", "d")
    arcade.press("Escape", then="scene PauseScene")
    arcade.press("Escape", then="scene PlayScene")
    arcade.press("Escape", then="scene PauseScene")
    arcade.press_only("w")
    arcade.press("space", then="scene MenuScene")
    (bot,) = arcade.bots()
    arcade.quit_from_the_menu()
    assert arcade.close() == 0
    assert "spawn_main" not in command_of(bot)


def test_after_a_kill_the_next_start_goes_on_with_the_game(open_arcade: Open, tmp_path: Path) -> None:
    size = f"{WINDOW[0]}x{WINDOW[1]}"
    profile = Profile(tmp_path)
    profile.end_first_start()
    profile.close()
    arcade = open_arcade("chain", "--window", size, profile=tmp_path, scene="PlayScene")
    arcade.press("space", then="move 1")
    arcade.press_only("Return")
    arcade.wait_for("move 2", "kept 2")
    arcade.press("Escape", then="scene PauseScene")
    arcade.kill()
    arcade = open_arcade("--window", size, profile=tmp_path, scene="GoOnScene")
    arcade.press("Return", then="scene PlayScene")
    arcade.press("space", then="move 3")


def keys_for_a_move(session: Session) -> list[str]:
    """The keys for some legal move."""
    controls, position = session.setup.variant.make_controls(session.match.rules), session.match.position
    move = session.match.rules.legal_moves(position)[0]
    names = {Verb.UP: "w", Verb.DOWN: "s", Verb.LEFT: "a", Verb.RIGHT: "d", Verb.CONFIRM: "space"}
    return [names[verb] for verb in shortest(controls, position, controls.start(position, None), move)]


def test_after_a_kill_the_next_start_goes_on_with_the_stage_of_a_run(
    open_arcade: Open, tmp_path: Path
) -> None:
    size = f"{WINDOW[0]}x{WINDOW[1]}"
    profile = Profile(tmp_path, {"chain": catalogue.games()["chain"]})
    profile.end_first_start()
    stage = runs.Player().begun(profile.runs.begin(seed=1).run)
    profile.close()
    arcade = open_arcade("--window", size, profile=tmp_path)
    arcade.press("Return", then="scene RunScene")  # the menu leads to a run that is open
    arcade.press("Return", then="scene StageCardScene")
    arcade.wait_for("listening")
    arcade.press("Return", then="scene PlayScene")
    *way, last = keys_for_a_move(stage)
    arcade.press_only(*way)
    made = len(stage.match.plies)
    arcade.press(last, then=f"move {made + 1}")
    arcade.wait_for(f"move {made + 2}", f"kept {made + 2}")
    arcade.kill()
    assert len(runs.stage_on_the_disk(tmp_path).match.plies) == made + 2
    arcade = open_arcade("--window", size, profile=tmp_path)
    arcade.press("Return", then="scene RunScene")
    arcade.press("Return", then="scene StageCardScene")
    arcade.wait_for("listening")
    arcade.press("Return", then="scene PlayScene")


# Another program on the same screen. It offers a text if it gets one, and prints what it finds otherwise.
OTHER_PROGRAM = """
import select, sys
import pygame
pygame.display.init()
pygame.display.set_mode((50, 50), pygame.HIDDEN)
for text in sys.argv[1:]:
    pygame.scrap.put_text(text)
    print("ready", flush=True)
    while not select.select([sys.stdin], [], [], 0.01)[0]:
        pygame.event.pump()
    sys.exit()
while not pygame.scrap.get_text():
    pygame.event.wait(10)
print(pygame.scrap.get_text())
"""


def test_a_game_is_copied_to_other_programs_and_pasted_from_them(
    screen: Screen, open_arcade: Open, tmp_path: Path
) -> None:
    record = "chain size=2 first=1 moves 1,1 1,2 2,2 2,1 result 2"
    profile = Profile(tmp_path)
    profile.end_first_start()
    profile.keep(replayed(read(record, catalogue.games()), seed=1))
    profile.close()
    arcade = open_arcade("--window", f"{WINDOW[0]}x{WINDOW[1]}", profile=tmp_path)
    arcade.press("v", then="scene RecordsScene")
    arcade.press("v", then="scene PastGamesScene")
    arcade.press_only("ctrl+c")
    other = [sys.executable, "-c", OTHER_PROGRAM]
    assert screen.run(*other).splitlines()[-1] == record
    offering = subprocess.Popen(
        [*other, record.replace("1,2 2,2", "2,1 2,2").replace("2,1 result", "1,2 result")],
        env=screen.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert offering.stdout is not None
    assert "ready\n" in iter(offering.stdout.readline, "")
    arcade.press("ctrl+v", then="scene ReviewScene")
    offering.communicate("")


def command_of(process: int) -> str:
    """The command line of a process; empty when it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except FileNotFoundError:
        return ""


def test_full_screen_fills_the_screen_at_its_own_size(
    screen: Screen, open_arcade: Open, tmp_path: Path
) -> None:
    arcade = open_arcade()
    arcade.choose("Apart")
    arcade.press("F1", then="scene HowToScene")
    corner = top_left(screen.picture(tmp_path / "full.png"))
    assert max(corner) < 40, f"the night reaches into the corner, and no title bar: {corner}"
    arcade.press("Escape", then="scene MenuScene")
    arcade.quit_from_the_menu()
    assert arcade.close() == 0


def test_minimised_it_rests_and_then_goes_on(screen: Screen, open_arcade: Open) -> None:
    arcade = open_arcade("--window", f"{WINDOW[0]}x{WINDOW[1]}")
    arcade.choose("Apart")
    arcade.press("Return", then="scene PlayScene")
    window = screen.run("xdotool", "getactivewindow").strip()
    screen.run("xdotool", "windowminimize", window)
    arcade.wait_for("resting")
    screen.run("xdotool", "windowactivate", window)
    arcade.wait_for("awake")
    arcade.press("space", then="move 1")


def top_left(picture: Path) -> tuple[int, ...]:
    return tuple(pygame.image.load(picture).get_at((2, 2)))[:3]


def colours_in(picture: Path) -> int:
    """How many colours a picture has."""
    surface = pygame.image.load(picture)
    spots = ((x, y) for x in range(0, WINDOW[0], 4) for y in range(0, WINDOW[1], 4))
    return len({tuple(surface.get_at(spot)) for spot in spots})


def test_the_arena_is_ridden_paused_left_and_recorded(
    screen: Screen, open_arcade: Open, tmp_path: Path
) -> None:
    """A person who never steers rides against a rookie, which wins within seconds."""
    file = tmp_path / "matches.txt"
    arcade = open_arcade(
        *("--window", f"{WINDOW[0]}x{WINDOW[1]}", "--p1", "human", "--p2", "rookie", "--rounds", "1"),
        *("--speed", "frantic", "--seed", "3", "--record", str(file)),
        command="arena",
        scene="ArenaScene",
    )
    arcade.press("Escape", then="scene ArenaPauseScene")
    arcade.press("Escape", then="scene ArenaScene")
    arcade.wait_for("scene ArenaEndScene")
    screen.picture(tmp_path / "end.png")
    arcade.wait_for("listening")
    arcade.press("Escape", then="scene MenuScene")
    match = read_match(file.read_text(encoding="utf-8").strip())
    assert match.winner == 2
    arcade.quit_from_the_menu()
    assert arcade.close() == 0
