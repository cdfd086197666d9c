"""The camera of the Arena: whom it follows, how it moves, and when it comes near or trembles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.arcade.draw.easing import Point, clamped, settling, swaying
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.arena_places import WATCHING
from game.arcade.views.arena.crash import crashed_last
from game.arcade.views.arena.sight import Sight
from game.arena.events import Event, NearMiss
from game.arena.state import State
from game.core.grid import HEADINGS
from game.core.rules import Player
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import Players

# How fast the camera follows: in this many seconds, most of the way is behind it.
FOLLOWS_IN = 0.35
# How many cells ahead of a rider it looks.
AHEAD = 3.5
# How near it is when a round begins, and how long it takes to go back from there.
NEAR_AT_START, START_SECONDS = 1.22, 0.45
# How near it comes for a moment at a near miss and at a crash, and how long that lasts.
NEAR_AT_MISS, MISS_SECONDS = 1.03, 0.3
NEAR_AT_CRASH, CRASH_SECONDS = 1.07, 0.45
# How strongly the picture trembles at a near miss, compared with a crash, and how long after a crash.
MISS_SHAKE, SHAKE_SECONDS = 0.4, 0.35


@dataclass(frozen=True)
class Aim:
    """Where the camera looks, as a point of the field, and how fast it moves, in cells a second.

    It follows like a spring that is damped so much that it never swings.
    """

    place: Point
    speed: Point = (0.0, 0.0)

    def after(self, seconds: float, wanted: Point) -> "Aim":
        """The aim after some time in which it was drawn to a point."""
        (x, across), (y, down) = (
            _damped(at, speed, goal, seconds)
            for at, speed, goal in zip(self.place, self.speed, wanted, strict=True)
        )
        return Aim((x, y), (across, down))


def _damped(at: float, speed: float, goal: float, seconds: float) -> tuple[float, float]:
    """Place and speed on one axis: a critically damped spring, solved exactly for any length of time."""
    pull, away = 2 / FOLLOWS_IN, at - goal
    left, drive = math.exp(-pull * seconds), speed + pull * away
    return goal + (away + drive * seconds) * left, (speed - pull * drive * seconds) * left


class Camera:
    """The camera of a match. It moves only as time passes."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._round: tuple[int, int] | None = None  # the number of the round, and how often it was drawn
        self._aim = Aim((0.0, 0.0))
        self._missed: dict[Player, float] = {}

    @property
    def missed(self) -> tuple[tuple[Player, float], ...]:
        """Who has only just missed somebody, and how many seconds ago."""
        return tuple(self._missed.items())

    def advance(self, phased: PhasedMatch, happened: Sequence[Event], seconds: float) -> None:
        """Time has passed. In a new round the camera is where it belongs at once."""
        goal, begun = wanted(self._players, phased), (phased.match.round_number, phased.match.draws)
        if phased.phase is Phase.COUNT and begun != self._round:
            self._round, self._aim, self._missed = begun, Aim(goal), {}
        else:
            self._aim = self._aim.after(seconds, goal)
        ages = ((rider, age + seconds) for rider, age in self._missed.items())
        self._missed = {rider: age for rider, age in ages if age < MISS_SECONDS}
        self._missed |= {event.rider: 0.0 for event in happened if isinstance(event, NearMiss)}

    def sight(self, phased: PhasedMatch, motion: Motion) -> Sight:
        """What the camera shows. With reduced motion all of the field is seen, and stands still."""
        if motion.speed is None:
            return Sight()
        ages = tuple(self._missed.values())
        near = max(_near(phased), *(_bump(NEAR_AT_MISS, age, MISS_SECONDS) for age in ages), 1.0)
        shaken = _shaken(phased, ages) if motion.shake else (0.0, 0.0)
        rider = followed(self._players, phased)
        kept = () if rider is None else (_middle(phased.match.state, rider),)
        # Whoever rides sees all of the field.
        zoom = 1.0 if self._players.people else WATCHING
        return Sight(zoom, self._aim.place, kept, near, shaken)


def followed(players: Players, phased: PhasedMatch) -> Player | None:
    """The one person among bots, as long as it rides; None if several people ride, or nobody does."""
    people = [player for player in players.people if player in phased.match.state.riders]
    return people[0] if len(people) == 1 else None


def wanted(players: Players, phased: PhasedMatch) -> Point:
    """The point to which the camera is drawn: ahead of who is followed, or in the middle of all who ride."""
    ridden = phased.match.round
    state, rider = ridden.state, followed(players, phased)
    if state.over:
        return _between(state, crashed_last(ridden))
    if rider is None or rider not in state.riding:
        return _between(state, state.riding)
    (x, y), (across, down) = _middle(state, rider), HEADINGS[state.headings[rider - 1]]
    return x + AHEAD * across, y + AHEAD * down


def _between(state: State, riders: Sequence[Player]) -> Point:
    """The middle of some riders."""
    places = [_middle(state, each) for each in riders]
    return sum(x for x, _y in places) / len(places), sum(y for _x, y in places) / len(places)


def _middle(state: State, rider: Player) -> Point:
    column, row = state.field.coordinates(state.cells[rider - 1])
    return column + 0.5, row + 0.5


def _near(phased: PhasedMatch) -> float:
    """How near the camera is at the start of a round and after its end."""
    if phased.phase is Phase.COUNT:
        return 1 + (NEAR_AT_START - 1) * (1 - swaying(phased.since / START_SECONDS))
    if phased.phase is Phase.FALL:
        return _bump(NEAR_AT_CRASH, phased.since, CRASH_SECONDS)
    return 1.0


def _bump(most: float, age: float, seconds: float) -> float:
    """There and back again."""
    return 1 + (most - 1) * math.sin(math.pi * clamped(age / seconds)) if age < seconds else 1.0


def _shaken(phased: PhasedMatch, missed: Sequence[float]) -> Point:
    """How far the picture trembles, in shares of the most: across after a crash, up and down less."""
    across = down = 0.0
    if phased.phase is Phase.FALL:
        share = phased.since / SHAKE_SECONDS
        across, down = settling(share, 3), 0.6 * settling(share, 4)
    for age in missed:
        across += MISS_SHAKE * settling(age / MISS_SECONDS, 3)
    return max(-1.0, min(1.0, across)), max(-1.0, min(1.0, down))
