"""Sticks, triggers and directional pads: one push is one press, even if the thumb trembles or slips."""

from dataclasses import dataclass, field

from game.arcade.input.sources import Source, axis, d_pad
from game.core.controls import DIRECTION_OF, Verb

# A pushed stick is released when it comes back below this share of the dead zone, so that it cannot flicker.
RELEASE = 2 / 3


@dataclass
class Stick:
    """Two axes that one thumb pushes, or a single axis, such as a trigger.

    A push counts once, in its main direction; the next one counts after the stick was at rest. `dead_zone`
    is how far a stick must be pushed, from 0 to 1.
    """

    axes: tuple[int, ...] = (0, 1)
    lean: dict[int, float] = field(default_factory=dict)  # how far each axis leans, from -1 to 1
    counted: Source | None = None

    @property
    def held(self) -> Source | None:
        """The push that has counted, while the stick still leans there."""
        return self.counted if self.lean and self.counted == self._push() else None

    def move(self, number: int, share: float, dead_zone: float) -> list[Source]:
        """Note how far an axis leans.

        The axes of a push arrive one by one, so that `settle` decides about the push. A push that is over by
        then is decided here.
        """
        others = [abs(lean) for each, lean in self.lean.items() if each != number]
        over = max((abs(share), *others)) < dead_zone * RELEASE
        # A trigger may rest at one end of its axis and skip the middle.
        turned = len(self.axes) == 1 and share * self.lean.get(number, 0.0) < 0
        before = self.settle(dead_zone) if over or turned else []
        self.lean[number] = share
        if over or turned:
            self.counted = None
        return before

    def settle(self, dead_zone: float) -> list[Source]:
        """A push that has not counted yet, once all axes are known."""
        if self.counted or max(map(abs, self.lean.values()), default=0.0) <= dead_zone:
            return []
        self.counted = self._push()
        return [self.counted]

    def _push(self) -> Source:
        """The direction of the stick. Of two axes that lean equally far, the one up and down counts."""
        number = max(reversed(self.axes), key=lambda each: abs(self.lean.get(each, 0.0)))
        return axis(number, -1 if self.lean.get(number, 0.0) < 0 else 1)


@dataclass
class Cross:
    """A directional pad: a hat or four buttons. Of two directions at once, the first counts."""

    hat: frozenset[Verb] = frozenset()
    buttons: frozenset[Verb] = frozenset()
    counted: Verb | None = None
    rolled: bool = False  # whether another direction than the one that counted was down in the last frame

    @property
    def down(self) -> frozenset[Verb]:
        return self.hat | self.buttons

    @property
    def held(self) -> Source | None:
        """The direction that has counted, while it is down."""
        return d_pad(self.counted) if self.counted in self.down and self.counted else None

    def turn(self, right: int, up: int) -> list[Source]:
        """Note where the hat points, each from -1 to 1."""
        before = self.down
        points = {Verb.LEFT: right < 0, Verb.RIGHT: right > 0, Verb.UP: up > 0, Verb.DOWN: up < 0}
        self.hat = frozenset(verb for verb, pointed in points.items() if pointed)
        return self._judge(before)

    def press(self, verb: Verb) -> list[Source]:
        before = self.down
        self.buttons |= {verb}
        return self._judge(before)

    def release(self, verb: Verb) -> list[Source]:
        before = self.down
        self.buttons -= {verb}
        return self._judge(before)

    def _judge(self, before: frozenset[Verb]) -> list[Source]:
        left_a_diagonal = len(before) > 1 and len(self.down) > 0
        return [] if self.held or left_a_diagonal else self._count()

    def settle(self) -> list[Source]:
        """The rest of a diagonal counts if it is down for another frame: then the thumb has rolled on. A
        thumb that lets go also releases one direction last, but only for a moment."""
        other = len(self.down) > 0 and not self.held
        if other and self.rolled:
            return self._count()
        self.rolled = other
        return []

    def _count(self) -> list[Source]:
        self.rolled = False
        self.counted = next((verb for verb in DIRECTION_OF if verb in self.down), None)
        return [d_pad(self.counted)] if self.counted else []
