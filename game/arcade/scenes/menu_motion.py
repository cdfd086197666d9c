"""What eases in the menu: the lights that follow the focus, and the way from one game to another."""

from game.arcade.draw.easing import held

# How long a light takes to come on or to go out, and a board to make way for another.
LIGHT_SECONDS = 0.16
TURN_SECONDS = 0.32


class MenuMotion:
    """A light for each thing that can be in focus, and for the button that plays; one turn at a time."""

    def __init__(self, count: int) -> None:
        self._lights = [0.0] * count
        self._since = TURN_SECONDS  # since another game was chosen
        self._before: int | None = None

    def turn_from(self, before: int) -> None:
        """Another game was chosen. A turn that has hardly begun goes on from the same game."""
        if self._before is None or self.share > 0.4:
            self._before = before
        self._since = 0.0

    def settle(self, targets: list[float]) -> None:
        """Everything is where it will be."""
        self.advance(float("inf"), targets)

    def advance(self, seconds: float, targets: list[float]) -> None:
        """Time passes. `targets` are the lights towards which all lights go."""
        self._since += seconds
        if self._since >= TURN_SECONDS:
            self._before = None
        step = seconds / LIGHT_SECONDS
        self._lights = [
            min(target, light + step) if target > light else max(target, light - step)
            for light, target in zip(self._lights, targets, strict=True)
        ]

    @property
    def lights(self) -> tuple[float, ...]:
        return tuple(self._lights)

    @property
    def before(self) -> int | None:
        """The game that was chosen before, as long as it is seen."""
        return self._before

    @property
    def share(self) -> float:
        """How far the turn is, from 0 to 1."""
        return held(self._since / TURN_SECONDS)
