"""What a monkey has done and seen."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from game.arcade.draw.measures import LEAST_HEIGHT, LEAST_WIDTH
from game.arcade.input.actions import Action, Device
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.shell.app import App
from game.arcade.shell.window import SMALLEST_WINDOW
from game.bench.boards import board_name
from game.bench.monkey.acts import Act
from game.bench.monkey.checks import name_of
from game.core.rules import Player
from game.session.modes import Variation
from game.session.session import Session


class Coverage:
    """Counts of everything, over all sittings."""

    def __init__(self) -> None:
        self.frames = 0
        self.seconds = 0.0
        self.scenes: Counter[str] = Counter()  # frames
        self.boards: Counter[str] = Counter()  # games begun
        self.results: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.devices: Counter[str] = Counter()
        self.windows: Counter[str] = Counter()  # frames
        self.acts: Counter[str] = Counter()
        self._session: Session | None = None  # the one at the board
        self._ended: Session | None = None  # the one that has ended last

    @property
    def hours(self) -> float:
        return self.seconds / 3600

    @property
    def all_acts(self) -> int:
        return sum(self.acts.values())

    def note_act(self, act: Act) -> None:
        self.acts[type(act).__name__] += 1

    def note_action(self, action: Action) -> None:
        self.actions[action.verb.name.lower()] += 1
        self.devices[_device_name(action.device)] += 1

    def note_frame(self, app: App, seconds: float) -> None:
        self.frames += 1
        self.seconds += seconds
        scene = app.stack.top
        self.scenes[name_of(scene)] += 1
        self.windows["full screen" if app.display.full_screen else _window_name(app)] += 1
        if isinstance(scene, PlayScene | AttractScene):
            self._note_session(scene.session)

    def _note_session(self, session: Session) -> None:
        if session is not self._session:
            self._session = session
            self.boards[f"{board_name(session.setup)} {session.setup.size}"] += 1
        if session.over and session is not self._ended:
            self.results[f"{session.setup.variant.slug}: {_result(session)}"] += 1
        self._ended = session if session.over else None

    def lines(self) -> Iterable[str]:
        """The counts as lines for people."""
        yield f"{self.hours:.2f} simulated hours, {self.frames} frames, {self.all_acts} acts"
        for title, counts in (
            ("scenes (frames)", self.scenes),
            ("boards (games begun)", self.boards),
            ("results", self.results),
            ("actions", self.actions),
            ("devices", self.devices),
            ("windows (frames)", self.windows),
            ("acts", self.acts),
        ):
            listed = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
            yield f"{title}: {len(counts)}: {listed}"


def _device_name(device: Device) -> str:
    return device.kind.name.lower() + (f" {device.number}" if device.kind.name == "KEYBOARD" else "")


def _window_name(app: App) -> str:
    width, height = app.display.canvas.get_size()
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        return "tiny"
    if width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]:
        return "small"
    return "large" if width * height > 1_500_000 else "medium"


def _result(session: Session) -> str:
    kind = "variation" if isinstance(session.mode, Variation) else f"{len(session.players.people)} people"
    outcome = session.outcome
    assert outcome is not None, "the game is over"
    if outcome.winner is None:
        return f"{kind}, drawn"
    if session.resigned is not None:
        return f"{kind}, Player {session.resigned} resigned"
    return f"{kind}, {_name(session, outcome.winner)} won"


def _name(session: Session, player: Player) -> str:
    return session.players.level(player) or f"Player {player}"


class WatchedApp(App):
    """The arcade, with an observer that is shown what every press means."""

    def __init__(self, watch: Callable[[Action], None], *arguments: Any) -> None:
        self._watch = watch
        super().__init__(*arguments)

    def act(self, action: Action) -> None:
        self._watch(action)
        super().act(action)
