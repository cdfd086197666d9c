"""What every scene can reach: the screen's measures, the stack, the sound, the devices, the choices."""

from dataclasses import dataclass, field

from game import catalogue
from game.arcade.audio import Audio
from game.arcade.choices import Choices
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, Device
from game.arcade.input.bindings import DEFAULT_BINDINGS, Bindings
from game.arcade.input.seats import Seats
from game.arcade.scenes.manager import SceneManager
from game.bots.worker import Worker
from game.core.variant import Variant


@dataclass
class Cabinet:
    """One running arcade."""

    layout: Layout
    audio: Audio
    worker: Worker = field(default_factory=Worker)
    scenes: SceneManager = field(default_factory=SceneManager)
    seats: Seats = field(default_factory=Seats)
    games: dict[str, Variant] = field(default_factory=catalogue.games)
    choices: dict[str, Choices] = field(default_factory=dict)
    bindings: Bindings = DEFAULT_BINDINGS
    last_device: Device = LEFT_KEYS
    full_screen: bool = False
    wants_full_screen: bool = False  # what a scene has asked of the window; the window follows
    running: bool = True
    time: float = 0.0  # seconds since the start, for what moves by itself

    def choices_for(self, variant: Variant) -> Choices:
        """The choices last used for a game."""
        return self.choices.setdefault(variant.slug, Choices(variant.setup()))

    def quit(self) -> None:
        self.running = False
