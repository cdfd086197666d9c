"""Sticks and directional pads: one push is one direction, even if the thumb trembles or slips."""

from dataclasses import dataclass, field

from game.core.controls import DIRECTION_OF, Verb

# A pushed stick is released when it comes back below this share of the dead zone, so that it cannot flicker.
RELEASE = 2 / 3


@dataclass
class Stick:
    """A push counts once, in its main direction; the next one counts after the stick was at rest.

    `dead_zone` is how far a stick must be pushed, from 0 to 1.
    """

    lean: list[float] = field(default_factory=lambda: [0.0, 0.0])  # to the right, down
    counted: Verb | None = None

    @property
    def held(self) -> Verb | None:
        """The direction that has counted, while the stick still points there."""
        return self.counted if self.counted is self._direction() else None

    def move(self, axis: int, share: float, dead_zone: float) -> list[Verb]:
        """Note how far an axis leans.

        The axes of a push arrive one by one, so that `settle` decides about the push. A push that is over by
        then is decided here.
        """
        over = max(abs(share), abs(self.lean[1 - axis])) < dead_zone * RELEASE
        before = self.settle(dead_zone) if over else []
        self.lean[axis] = share
        if over:
            self.counted = None
        return before

    def settle(self, dead_zone: float) -> list[Verb]:
        """The direction of a push that has not counted yet, once both axes are known."""
        if self.counted or max(map(abs, self.lean)) <= dead_zone:
            return []
        self.counted = self._direction()
        return [self.counted]

    def _direction(self) -> Verb:
        right, down = self.lean
        if abs(right) > abs(down):
            return Verb.LEFT if right < 0 else Verb.RIGHT
        return Verb.UP if down < 0 else Verb.DOWN


@dataclass
class Cross:
    """A directional pad: a hat or four buttons. Of two directions at once, the first counts."""

    hat: frozenset[Verb] = frozenset()
    buttons: dict[int, Verb] = field(default_factory=dict)
    counted: Verb | None = None
    rolled: bool = False  # whether another direction than the one that counted was down in the last frame

    @property
    def down(self) -> frozenset[Verb]:
        return self.hat | frozenset(self.buttons.values())

    @property
    def held(self) -> Verb | None:
        """The direction that has counted, while it is down."""
        return self.counted if self.counted in self.down else None

    def turn(self, right: int, up: int) -> list[Verb]:
        """Note where the hat points, each from -1 to 1."""
        before = self.down
        points = {Verb.LEFT: right < 0, Verb.RIGHT: right > 0, Verb.UP: up > 0, Verb.DOWN: up < 0}
        self.hat = frozenset(verb for verb, pointed in points.items() if pointed)
        return self._judge(before)

    def press(self, button: int, verb: Verb) -> list[Verb]:
        before = self.down
        self.buttons[button] = verb
        return self._judge(before)

    def release(self, button: int) -> list[Verb]:
        before = self.down
        self.buttons.pop(button, None)
        return self._judge(before)

    def _judge(self, before: frozenset[Verb]) -> list[Verb]:
        left_a_diagonal = len(before) > 1 and len(self.down) > 0
        return [] if self.held or left_a_diagonal else self._count()

    def settle(self) -> list[Verb]:
        """The rest of a diagonal counts if it is down for another frame: then the thumb has rolled on. A
        thumb that lets go also releases one direction last, but only for a moment."""
        other = len(self.down) > 0 and not self.held
        if other and self.rolled:
            return self._count()
        self.rolled = other
        return []

    def _count(self) -> list[Verb]:
        self.rolled = False
        self.counted = next((verb for verb in DIRECTION_OF if verb in self.down), None)
        return [self.counted] if self.counted else []
