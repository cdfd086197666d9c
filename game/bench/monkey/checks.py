"""What must hold after every frame, whatever was done. Where it does not, a `Fault` is raised."""

import itertools
import traceback
from collections.abc import Iterable
from pathlib import Path

import game
from game.arcade.draw.glyphs import prompt_boxes
from game.arcade.draw.text import wrapped
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, Kind
from game.arcade.input.bindings import Bindings
from game.arcade.input.rebinding import missing
from game.arcade.kit.message import Message
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.records.saved_data import SavedDataScene
from game.arcade.scenes.scene import Scene
from game.arcade.shell.app import App
from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.monkey.stacking import may_lie_on
from game.core import record
from game.core.rules import PLAYERS
from game.session.session import Session

# What stands on a board.
State = tuple[Session, object, bool]
# How long a bot may think, or an end may last, with nobody on turn.
LONGEST_WAIT_SECONDS = 12.0
MOST_LINES = 2  # of a message


class Fault(Exception):
    """Something that must never happen. `name` tells whether two of them are the same."""

    def __init__(self, name: str, details: str = "") -> None:
        super().__init__(f"{name}: {details}" if details else name)
        self.name = name


def fault_of(error: Exception) -> Fault:
    """An error in the program, named for what it is and where it was raised."""
    if isinstance(error, Fault):
        return error
    frames = traceback.extract_tb(error.__traceback__)
    home = Path(game.__file__).parent
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(home)]
    place = own[-1] if own else frames[-1]
    where = f"{Path(place.filename).name}, {place.name}"
    return Fault(f"{type(error).__name__} in {where}", "".join(traceback.format_exception(error)))


def need(holds: object, name: str, details: object = "") -> None:
    if not holds:
        raise Fault(name, str(details))


def name_of(scene: Scene) -> str:
    return type(scene).__name__.removesuffix("Scene")


def is_roomy(app: App) -> bool:
    """Whether the window is as large as the arcade asks for: then all that it says must fit."""
    layout = app.context.layout
    return layout.window_width >= SMALLEST_WINDOW[0] and layout.window_height >= SMALLEST_WINDOW[1]


class Checks:
    """Looks at one cabinet; remembers what it has looked at already."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._replayed: State | None = None
        self._seen: State | None = None  # what stood on the board a frame ago
        self._since = 0.0  # when something new happened last, in the time of the arcade
        self._bindings: Bindings | None = None  # the last ones looked at

    def after_frame(self, pads: Iterable[int]) -> None:
        """Raises Fault. `pads` are SDL's numbers of the gamepads that are plugged in."""
        scenes = self._app.stack.scenes
        self._check_stack(scenes)
        self._check_window()
        self._check_pads(set(pads))
        self._check_bindings()
        for scene in scenes:
            if isinstance(scene, PlayScene | AttractScene):
                self._check_session(scene)
        top = scenes[-1]
        if isinstance(top, PlayScene | AttractScene):
            self._check_seats(top.session)
            self._check_message(top.board.animation.message)
            self._check_progress(top)
        else:
            self._since = self._app.context.time
        if isinstance(top, PuzzleScene):
            self._check_message(top.picture().play.message)
        if is_roomy(self._app):
            self._check_prompts()
            self._check_rows(top)

    def _check_stack(self, scenes: tuple[Scene, ...]) -> None:
        names = " > ".join(map(name_of, scenes))
        need(scenes and type(scenes[0]) is MenuScene, "the menu is not at the bottom", names)
        for below, above in itertools.pairwise(scenes):
            need(type(above) in may_lie_on()[type(below)], "scenes lie as they never may", names)

    def _check_window(self) -> None:
        layout, size = self._app.context.layout, self._app.display.canvas.get_size()
        need((layout.window_width, layout.window_height) == size, "the layout is not the window's", size)
        context = self._app.context
        need(context.full_screen == self._app.display.full_screen, "the window does not follow")

    def _check_pads(self, pads: set[int]) -> None:
        """A gamepad that is gone is nobody's, and one that is there can be anybody's."""
        context = self._app.context
        seats = context.seats
        used = (context.device, *seats.pads, *seats.chosen.values(), *seats.used.values())
        held = {device.number for device in used if device.kind is Kind.GAMEPAD}
        need(held <= pads, "a gamepad that is gone is in use", (held, pads))
        seated = {pad.number for pad in seats.pads}
        need(pads <= seated, "a gamepad that is there is nobody's", (seated, pads))

    def _check_bindings(self) -> None:
        """With the keyboard alone, or a gamepad alone, one can always move, confirm and go back."""
        context = self._app.context
        if context.own_bindings is self._bindings:
            return
        self._bindings = context.own_bindings
        for device in (LEFT_KEYS, *context.seats.pads):
            needed = missing(self._bindings, device)
            need(needed is None, "someone is locked out", (needed, device))

    # The game

    def _check_session(self, scene: PlayScene | AttractScene) -> None:
        session = scene.session
        match = session.match
        state = (session, match.position, session.over)
        if state == self._replayed:
            return
        self._replayed = state
        rules = match.rules
        if match.start == rules.start(match.first):
            again = record.read(record.write(match), self._app.context.games)
            need(again.position == match.position, "the record tells another game", record.write(match))
        need(rules.read(rules.text(match.position)) == match.position, "the position is not its text")
        legal = rules.legal_moves(match.position)
        need(bool(legal) != (match.outcome is not None), "a game that is over has moves", legal)
        need(session.over or session.turn in PLAYERS, "nobody is on turn")
        need(scene.board.entry.cursor.cell in range(rules.grid.cells), "the cursor is not on the board")
        need(session.over or session.hint is None or session.person_on_turn, "a bot was given a hint")

    def _check_seats(self, session: Session) -> None:
        """For the person on turn there is a device that can make a move."""
        if session.person_on_turn:
            need(serving(self._app, session), "nobody can act", self._app.context.seats.chosen)

    def _check_progress(self, top: PlayScene | AttractScene) -> None:
        """Where no person is on turn, something happens by itself before long; never out of sight."""
        state = (top.session, top.session.match.position, top.session.over)
        now = self._app.context.time
        if state != self._seen or top.session.person_on_turn:
            self._since = now
        self._seen = state
        need(now - self._since <= LONGEST_WAIT_SECONDS, "nothing goes on", name_of(top))

    # What is said

    def _check_message(self, message: Message | None) -> None:
        layout = self._app.context.layout
        if message is not None and is_roomy(self._app):
            lines = wrapped(message.words, layout.small, layout.message.width, bold=True)
            need(len(lines) <= MOST_LINES, "a message does not fit", message.words)

    def _check_prompts(self) -> None:
        layout, prompts = self._app.context.layout, self._app.stack.prompts()
        if not prompts:
            return
        boxes = prompt_boxes(prompts, layout.footer, layout.small)
        words = " | ".join(prompt.words for prompt in prompts)
        screen = layout.screen.inflate(2, 2)
        need(all(map(screen.contains, boxes)), "a prompt stands outside the screen", words)
        overlaps = any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))
        need(not overlaps, "two prompts overlap", words)

    def _check_rows(self, top: Scene) -> None:
        if isinstance(
            top, CardScene | GameSetUpScene | GameOverScene | PastGamesScene | SavedDataScene | PuzzlesScene
        ):
            screen = self._app.context.layout.screen
            need(all(map(screen.contains, top.rows.boxes)), "a row stands outside the screen", name_of(top))


def serving(app: App, session: Session) -> list[Device]:
    """The devices that can make a move for the player on turn."""
    seats = app.context.seats
    devices = (LEFT_KEYS, RIGHT_KEYS, MOUSE, *seats.pads)
    return [device for device in devices if seats.serves(device, session.turn)]
