"""Every function with one device alone: a half of the keyboard, a gamepad, or the mouse.

The test walks the focus of every scene as a person would, reaches everything that can be in focus, and
confirms each: something must happen.
"""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Protocol

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, SHARED_KEYS, Command, Meaning
from game.arcade.input.bindings import DEFAULT_BINDINGS, KEYBOARD
from game.arcade.input.rebinding import Entry, unbound
from game.arcade.input.sources import Source, SourceKind
from game.arcade.kit.tabs import Tabs
from game.arcade.navigation.destinations import (
    Confirm,
    Quit,
    ToDevices,
    ToGame,
    ToGameOver,
    ToGameSetUp,
    ToMenu,
    ToPastGames,
    ToPause,
    ToPlay,
    ToRecords,
    ToSavedData,
)
from game.arcade.navigation.settings_destinations import ToBindings, ToConflict, ToFirstStart, ToSettings
from game.arcade.profile.choices import Choices
from game.arcade.profile.settings import Settings
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.rows import RowList
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.first_start import FirstStartScene
from game.arcade.scenes.tabbed import TabbedScene
from game.bench.monkey.virtual_pad import START, TRIGGERS, A, X, Y
from game.core.controls import DIRECTION_OF, Verb
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import STEPS, CabinetWithPads

GAME = catalogue.games()["apart"]
SMALL = (640, 360)  # quick to draw
# Every page of the settings has something to reset.
CHANGED = Settings(master=50, theme="light", full_screen=False, repeat="fast", clock=60, shake=False)
KEYS = {
    "left keys": (pygame.K_w, pygame.K_s, pygame.K_a, pygame.K_d, pygame.K_SPACE),
    "right keys": (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN),
}
PRESSES = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.CONFIRM)


class Hand(Protocol):
    """A device in someone's hand."""

    player: Player

    def press(self, verb: Verb) -> None: ...


class Keys:
    """Half of the keyboard."""

    def __init__(self, player: Player, half: str) -> None:
        self.player = player
        self._keys = dict(zip(PRESSES, KEYS[half], strict=True))

    def press(self, verb: Verb) -> None:
        self.player.press(self._keys[verb])


class Pad:
    """A gamepad."""

    def __init__(self, cabinet: CabinetWithPads) -> None:
        self.player = cabinet.player
        self._cabinet, self._pad = cabinet, cabinet.plug()
        up, down, left, right = STEPS["up"], STEPS["down"], STEPS["left"], STEPS["right"]
        self._buttons = dict(zip(PRESSES, (up, down, left, right, A), strict=True))

    def press(self, verb: Verb) -> None:
        self._pad.hold(self._buttons[verb], down=True)
        self.player.app.step(FRAME)
        self._pad.hold(self._buttons[verb], down=False)
        self.player.app.step(FRAME)


@pytest.fixture
def hand(device: str) -> Iterator[Hand]:
    cabinet = CabinetWithPads(None, SMALL)
    yield Pad(cabinet) if device == "pad" else Keys(cabinet.player, device)
    cabinet.leave()


# The scenes, and how to open them


def game(*, rounds: int = 1, moves: str = "3,3 1,1 5,5", seed: int = 0) -> Session:
    session = Session(GAME.setup(), Players(("human", "rookie")), Series(rounds), seed)
    for move in moves.split():
        session.play(session.match.rules.read_move(move))
    return session


def open_pause(player: Player) -> None:
    session = game()
    player.app.routes.go(ToGame(session))
    player.app.routes.go(ToPause(session))


def open_devices(player: Player) -> None:
    session = Session(GAME.setup(), Players(), Series())
    player.app.routes.go(ToGame(session))
    player.app.routes.go(ToDevices(session))


def open_end(player: Player) -> None:
    session = game(moves=GAME.lesson.game)
    player.app.routes.go(ToGame(session))
    player.app.routes.go(ToGameOver(session))
    player.wait(1.0, 0.05)


def open_first_start(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToFirstStart(GAME))


def open_settings(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToSettings(GAME))


def open_question(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(Confirm("Quit?", "", "Stay", "Quit", Quit()))


def open_past_games(player: Player) -> None:
    for seed in range(3):
        session = game(seed=seed)
        session.resign(1)
        player.app.context.profile.keep(session)
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToPastGames())


def open_go_on(player: Player) -> None:
    session = game()
    player.app.context.profile.keep(session)
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToPlay(GAME))


def open_bindings(player: Player) -> None:
    """The bindings, with something to reset on every page."""
    context = player.app.context
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToBindings())
    bindings = DEFAULT_BINDINGS
    for device in (*KEYBOARD, *context.seats.pads):
        command = Command.HINT if device == SHARED_KEYS else Command.UNDO
        bindings = unbound(bindings, Entry(device, command, 0))
    context.bind(bindings)


def open_conflict(player: Player) -> None:
    """Player 1 has pressed the key for undo, to bind it to up."""
    player.app.context.bind(DEFAULT_BINDINGS)
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToBindings())
    player.app.routes.go(ToConflict(Entry(LEFT_KEYS, Verb.UP, 0), Source(SourceKind.KEY, pygame.KSCAN_Q)))


def open_saved_data(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToSavedData())


def open_records(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToRecords())


PLACES: dict[str, Callable[[Player], None]] = {
    "menu": lambda player: player.app.routes.go(ToMenu(GAME)),
    "setup": lambda player: player.app.routes.go(ToGameSetUp(GAME)),
    "settings": open_settings,
    "first start": open_first_start,
    "pause": open_pause,
    "devices": open_devices,
    "end": open_end,
    "question": open_question,
    "past games": open_past_games,
    "go on": open_go_on,
    "bindings": open_bindings,
    "conflict": open_conflict,
    "saved data": open_saved_data,
    "records": open_records,
}


def opened(player: Player, place: str) -> None:
    """Open a scene with two people and settings that can be reset."""
    player.app.context.change(CHANGED)
    player.app.context.choices.keep(Choices(GAME.setup()))
    PLACES[place](player)
    player.app.step(FRAME)


# What is in focus, and what can be

# The page of a scene, the number of the row or the box in focus (-1 for the bar of tabs), and its column.
Focus = tuple[str, int, int]


def focus_of(player: Player) -> Focus:
    """What is in focus."""
    top = player.top
    if isinstance(top, MenuScene):
        return "menu", top.picture().focus, 0
    if isinstance(top, TabbedScene):
        return top.tabs()[top.tab], -1 if top.on_tabs else top.rows.focus, column_of(top)
    return "rows", rows_of(player).focus, 0


def column_of(scene: TabbedScene) -> int:
    """The column in focus, where rows have several."""
    return scene.entry.column if isinstance(scene, BindingsScene) and scene.entry is not None else 0


def rows_of(player: Player) -> RowList:
    """The rows of the scene on top."""
    rows = player.top.rows  # type: ignore[attr-defined]
    assert isinstance(rows, RowList)
    return rows


def every_focus(player: Player) -> set[Focus]:
    """Everything that can be in focus, except for the bar of tabs."""
    top = player.top
    if isinstance(top, MenuScene):
        picture = top.picture()
        return {("menu", number, 0) for number in range(len(picture.tiles) + len(picture.buttons))}
    if isinstance(top, TabbedScene):
        return {focus for tab in top.tabs() for focus in on_page(player, tab)}
    return {("rows", number, 0) for number in range(len(rows_of(player).rows))}


def on_page(player: Player, tab: str) -> Iterator[Focus]:
    """Everything that can be in focus on a page."""
    top = player.on_top(TabbedScene)  # type: ignore[type-abstract]
    while top.tabs()[top.tab] != tab:
        player.press(pygame.K_TAB)
    for number, row in enumerate(top.rows.rows):
        if row.press is None and row.change is None and not isinstance(top, BindingsScene):
            continue  # it only shows something
        yield tab, number, 0
        if isinstance(top, BindingsScene) and number + 1 < len(top.rows.rows):
            yield tab, number, 1


def changes_a_value(player: Player, verb: Verb) -> bool:
    """Whether a direction changes the row in focus rather than moving the focus."""
    if isinstance(player.top, MenuScene) or verb in (Verb.UP, Verb.DOWN) or focus_of(player)[1] < 0:
        return False
    return rows_of(player).focused.change is not None


class Walk:
    """A walk of the focus through a scene: where each direction led."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self.steps: dict[Focus, dict[Verb, Focus]] = {}

    @property
    def here(self) -> Focus:
        return focus_of(self._hand.player)

    def explore(self) -> None:
        """Try every direction wherever it leads."""
        while (way := self._way(self._has_untried)) is not None:
            self._follow(way)
            self._try_directions()

    def _has_untried(self, focus: Focus) -> bool:
        return len(self.steps.get(focus, {})) < len(DIRECTION_OF)

    def _try_directions(self) -> None:
        """Try the directions that were not tried here yet, until one leads away."""
        here = self.here
        tried = self.steps.setdefault(here, {})
        for verb in (verb for verb in DIRECTION_OF if verb not in tried):
            if not changes_a_value(self._hand.player, verb):
                self._hand.press(verb)
            tried[verb] = self.here
            if self.here != here:
                return

    def go_to(self, target: Focus) -> None:
        while self.here != target:
            way = self._way(lambda focus: focus == target)
            assert way is not None, f"there is no way from {self.here} to {target}"
            self._follow(way)

    def _follow(self, way: tuple[Verb, ...]) -> None:
        """Go on as far as it leads where it led before: that can depend on where the focus came from."""
        with self._hand.player.unseen():
            for verb in way:
                here = self.here
                self._hand.press(verb)
                if self.steps[here][verb] != self.here:
                    self.steps[here][verb] = self.here
                    return

    def _way(self, wanted: Callable[[Focus], bool]) -> tuple[Verb, ...] | None:
        """The shortest known way to something; None if there is none."""
        ways: dict[Focus, tuple[Verb, ...]] = {self.here: ()}
        queue = deque(ways)
        while queue:
            focus = queue.popleft()
            if wanted(focus):
                return ways[focus]
            for verb, there in self.steps.get(focus, {}).items():
                if there not in ways:
                    ways[there] = (*ways[focus], verb)
                    queue.append(there)
        return None


def state(player: Player) -> tuple[object, ...]:
    """What a press can change."""
    context, top = player.app.context, player.top
    scenes = tuple(map(id, player.app.stack.scenes))
    question = top.picture().texts[0] if isinstance(top, FirstStartScene) else ""
    rows = rows_of(player).rows if hasattr(top, "rows") else ()
    values = [row.value() for row in rows if row.value is not None]
    refusal = top.picture().texts if isinstance(top, BindingsScene) else ""
    game = top.tile.name if isinstance(top, MenuScene) else ""
    return scenes, game, question, values, refusal, context.settings, context.bindings, context.running


# Devices differ in nothing but their keys: one of them is tried in every place, and the others take turns.
DEVICES = [*(("left keys", place) for place in PLACES), *zip(cycle(["right keys", "pad"]), PLACES)]


@pytest.mark.parametrize(("device", "place"), DEVICES)
def test_the_focus_reaches_everything_and_everything_does_something(hand: Hand, place: str) -> None:
    player, walk = hand.player, Walk(hand)
    opened(player, place)
    walk.explore()
    targets = every_focus(player)
    assert targets <= walk.steps.keys()
    for target in sorted(targets):
        opened(player, place)
        walk.go_to(target)
        before = state(player)
        hand.press(Verb.CONFIRM)
        assert state(player) != before, f"{target} does nothing"


@pytest.mark.parametrize("place", [place for place in PLACES if place != "menu"])
def test_the_mouse_reaches_everything_and_everything_does_something(place: str, mouse: Player) -> None:
    opened(mouse, place)
    for page, number, _column in sorted(every_focus(mouse)):
        opened(mouse, place)
        if isinstance(mouse.top, TabbedScene):
            tabs = mouse.top.tabs()
            mouse.click(mouse.top.picture().placed(Tabs).parts[tabs.index(page)].box.center)
        scroll_to(mouse, number)
        before = state(mouse)
        mouse.click(rows_of(mouse).boxes[number].center)
        assert state(mouse) != before, f"{page} {number} does nothing"


def scroll_to(mouse: Player, number: int) -> None:
    """Click the arrows of a list until a row is visible."""
    for _click in rows_of(mouse).rows:
        places = rows_of(mouse).places
        if number in places.visible:
            return
        arrow = places.forth if number >= places.visible.stop else places.back
        assert arrow is not None, "an arrow leads to every row"
        mouse.click(arrow.center)


def test_the_mouse_reaches_everything_in_the_menu(mouse: Player) -> None:
    opened(mouse, "menu")
    picture = mouse.on_top(MenuScene).picture()
    boxes = [*picture.button_boxes, *picture.places.boxes]  # what is no game has no set-up
    for box in boxes:
        opened(mouse, "menu")
        before = state(mouse)
        mouse.click(box.center)
        assert state(mouse) != before


@pytest.fixture
def mouse() -> Iterator[Player]:
    player = Player(None, SMALL)
    yield player
    player.leave()


class TestDuringAGame:
    """The commands that no row leads to."""

    COMMANDS: tuple[Meaning, ...] = (Command.HINT, Command.UNDO, Command.REDO, Command.PAUSE)

    @pytest.fixture
    def seated(self) -> Iterator[CabinetWithPads]:
        cabinet = CabinetWithPads("apart", SMALL)
        cabinet.player.make("3,3")
        cabinet.player.make("1,1")
        cabinet.player.app.step(FRAME)
        yield cabinet
        cabinet.leave()

    def effect(self, player: Player, command: Meaning) -> bool:
        """Whether a command was carried out."""
        match command:
            case Command.HINT:
                return player.session.hint_wanted or player.session.hint is not None
            case Command.UNDO:
                return player.scene == "Play" and len(player.session.match.plies) == 1
            case Command.REDO:
                return player.scene == "Play" and len(player.session.match.plies) == 2
        return player.scene == "Pause"

    @pytest.mark.parametrize(
        "keys",
        [
            (pygame.K_h, pygame.K_q, pygame.K_e, pygame.K_ESCAPE),
            (pygame.K_h, pygame.K_BACKSPACE, pygame.K_EQUALS, pygame.K_ESCAPE),
        ],
        ids=KEYS,
    )
    def test_a_half_of_the_keyboard_gives_every_command(
        self, seated: CabinetWithPads, keys: tuple[int, ...]
    ) -> None:
        for command, key in zip(self.COMMANDS, keys, strict=True):
            seated.player.press(key)
            assert self.effect(seated.player, command), command

    def test_a_pad_gives_every_command(self, seated: CabinetWithPads) -> None:
        pad = seated.plug()
        for command, button in zip(self.COMMANDS, (Y, X, None, START), strict=True):
            if button is None:
                seated.pull(pad, TRIGGERS[1])
            else:
                seated.press(pad, button)
            assert self.effect(seated.player, command), command

    def test_the_mouse_gives_every_command(self, seated: CabinetWithPads) -> None:
        player = seated.player
        for command, words in zip(self.COMMANDS, ("Hint", "Undo", "Redo", "Pause"), strict=True):
            player.click(player.prompt(words))
            assert self.effect(player, command), command
