"""What eases in the menu: the stage at first, lights that follow the focus, the way from tile to tile."""

from dataclasses import dataclass

from game.arcade.draw.easing import approached, clamped, eased
from game.arcade.shell.motion import FIRST_SECONDS

# How long a light takes to come on or to go out, and a board to make way for another.
LIGHT_SECONDS = 0.16
TURN_SECONDS = 0.32
# The first picture of the arcade shows the logo alone, and so is there sooner. The stage comes up after it,
# and then one tile after the other.
STAGE_FROM, TILES_FROM, TILE_STEP = 0.03, 0.1, 0.03
COMING_SECONDS = 0.2


@dataclass(frozen=True)
class MenuLights:
    """A light, from 0 to 1, for each thing that can be in focus."""

    tiles: tuple[float, ...]
    buttons: tuple[float, ...]
    play: float
    usable: tuple[float, ...]  # of the buttons: 0 for those for which the chosen tile has no use

    def towards(self, wanted: "MenuLights", step: float) -> "MenuLights":
        """All lights, each nearer by a step to what is wanted."""
        return MenuLights(
            _all_towards(self.tiles, wanted.tiles, step),
            _all_towards(self.buttons, wanted.buttons, step),
            approached(self.play, wanted.play, step),
            _all_towards(self.usable, wanted.usable, step),
        )


@dataclass(frozen=True)
class StageLights:
    """How far the stage and each tile have come up, from 0 to 1, this many seconds after the arcade began."""

    stage: float
    tiles: tuple[float, ...]

    @classmethod
    def after(cls, seconds: float, count: int, *, eases: bool) -> "StageLights":
        def light(start: float) -> float:
            return clamped((seconds - start) / COMING_SECONDS) if eases else float(seconds > start)

        return cls(light(STAGE_FROM), tuple(light(TILES_FROM + TILE_STEP * tile) for tile in range(count)))


class MenuMotion:
    """Everything in the menu that is on its way: lights, and one turn from tile to tile at a time."""

    def __init__(self, lights: MenuLights) -> None:
        self._lights = self._wanted = lights
        self._since = TURN_SECONDS  # since another tile was chosen
        self._before: int | None = None

    def turn_from(self, before: int) -> None:
        """Another tile was chosen. A turn that has hardly begun goes on from the same tile."""
        if self._before is None or self.share > 0.6:
            self._before = before
        self._since = 0.0

    def settle(self, wanted: MenuLights) -> None:
        """Everything is where it will be."""
        self.advance(float("inf"), wanted)

    def advance(self, seconds: float, wanted: MenuLights) -> None:
        """Time passes."""
        if wanted != self._wanted:
            self._wanted, seconds = wanted, max(seconds, FIRST_SECONDS)
        self._since += seconds
        if self._since >= TURN_SECONDS:
            self._before = None
        self._lights = self._lights.towards(wanted, seconds / LIGHT_SECONDS)

    @property
    def lights(self) -> MenuLights:
        return self._lights

    @property
    def before(self) -> int | None:
        """The tile that was chosen before, as long as its board is seen."""
        return self._before

    @property
    def share(self) -> float:
        """How far the turn is, from 0 to 1: fast at first, slow at the end."""
        return eased(self._since / TURN_SECONDS)


def _all_towards(lights: tuple[float, ...], wanted: tuple[float, ...], step: float) -> tuple[float, ...]:
    return tuple(approached(light, goal, step) for light, goal in zip(lights, wanted, strict=True))
