"""One push, one direction: what a thumb slips on the way is no press of its own."""

from dataclasses import dataclass, field

from game.core.controls import DIRECTION_OF, Verb

# A stick counts as pushed beyond the one share of its way, and as let go below the other.
PUSHED, LET_GO = 0.6, 0.4
ACROSS, DOWN = 0, 1
NOTHING_HELD: frozenset[Verb] = frozenset()


@dataclass
class Stick:
    """A push counts once, towards where it goes furthest; then nothing more until the stick is at rest."""

    lean: list[float] = field(default_factory=lambda: [0.0, 0.0])
    counted: bool = False

    def move(self, axis: int, share: float) -> list[Verb]:
        """The axes of one push arrive one by one: it is judged by `settle`, or here when it is over."""
        before = self.settle() if self._rests(axis, share) else []
        self.lean[axis] = share
        if self._rests(axis, share):
            self.counted = False
        return before

    def _rests(self, axis: int, share: float) -> bool:
        return abs(share) < LET_GO and abs(self.lean[1 - axis]) < LET_GO

    def settle(self) -> list[Verb]:
        """The direction of a push that has not counted yet, once both axes are known."""
        across, down = self.lean
        if self.counted or max(abs(across), abs(down)) <= PUSHED:
            return []
        self.counted = True
        if abs(across) > abs(down):
            return [Verb.LEFT if across < 0 else Verb.RIGHT]
        return [Verb.UP if down < 0 else Verb.DOWN]


@dataclass
class Cross:
    """A directional pad, as a hat or as four buttons. Of two directions at once the first counts."""

    hat: frozenset[Verb] = NOTHING_HELD
    buttons: frozenset[Verb] = NOTHING_HELD
    counted: Verb | None = None
    rolled: bool = False  # whether another direction than the one that counted was held a frame ago

    @property
    def held(self) -> frozenset[Verb]:
        return self.hat | self.buttons

    def turn(self, across: int, up: int) -> list[Verb]:
        """The hat has another place."""
        before = self.held
        places = {Verb.LEFT: across < 0, Verb.RIGHT: across > 0, Verb.UP: up > 0, Verb.DOWN: up < 0}
        self.hat = frozenset(verb for verb, is_held in places.items() if is_held)
        return self._judge(before)

    def press(self, verb: Verb) -> list[Verb]:
        before = self.held
        self.buttons |= {verb}
        return self._judge(before)

    def let_go(self, verb: Verb) -> list[Verb]:
        before = self.held
        self.buttons -= {verb}
        return self._judge(before)

    def _judge(self, before: frozenset[Verb]) -> list[Verb]:
        left_of_diagonal = len(before) > 1 and len(self.held) > 0
        return [] if self.counted in self.held or left_of_diagonal else self._count()

    def settle(self) -> list[Verb]:
        """What is left of a diagonal counts when it is held for another frame: then the thumb has rolled
        on. A thumb that lets go leaves one of the two last, too, but only for a moment."""
        other = len(self.held) > 0 and self.counted not in self.held
        if other and self.rolled:
            return self._count()
        self.rolled = other
        return []

    def _count(self) -> list[Verb]:
        self.rolled = False
        self.counted = next((verb for verb in DIRECTION_OF if verb in self.held), None)
        return [self.counted] if self.counted else []
