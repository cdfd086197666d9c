"""The moments of matches of the Arena for screenshots: of two riders, of three, of four and of two teams."""

from collections.abc import Callable
from dataclasses import dataclass

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from game.arcade.navigation.destinations import Destination, ToArenaHowTo, ToArenaPause, ToArenaSetUp
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.arena.match_picture import NAME_SECONDS
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.evening_moments import ADA, BEN
from game.arcade.shell.context import Context
from game.arena.record import read
from game.people.person import Person
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import HUMAN, Players
from game.session.timed_match import RecordedMatch

MATCH = (
    "arena map=pillars size=compact speed=standard rounds=1 seed=77 round 147 1 5:down 6:right 7:down "
    "8:right 13:up 15:right 18:down 20:right 21:up 24:left 32:up 33:right 35:up 36:left 37:up 38:right "
    "40:down 42:right 48:down 54:right 59:down 63:left 64:down 66:left 67:down 68:right 71:up 72:right "
    "73:up 76:right 78:up 79:left 80:up 81:left 82:down 83:left 84:up 86:right 89:up 90:left 91:up "
    "93:left 97:down 98:right 100:down 101:left 106:up 109:right 110:down 112:right 113:up 115:right "
    "121:up 122:left 123:up 126:left 131:up 132:left 135:down 136:right 138:down 140:right 142:up "
    "143:right 146:down 2 9:up 10:left 11:up 12:left 16:down 17:left 23:up 27:left 29:down 31:left "
    "32:up 35:left 36:down 41:right 44:down 45:right 53:down 54:right 65:down 67:left 68:up 69:left "
    "74:down 77:left 94:up 95:right 108:up 109:right 110:down 111:right 113:up 115:left 120:down "
    "121:left 122:up 124:left 130:down 132:left 135:up 136:left 137:up 139:right 140:down 141:right "
    "142:down 143:right 144:up 146:left"
)
# Some points ahead, so that their round decides the match. Some crash while others ride on.
OF_THREE = (
    "arena map=scatter size=large speed=standard points=8 seed=3 riders=3 ahead=7:6:5 round 127 1 15:up "
    "41:left 57:up 58:left 76:down 97:right 100:up 111:right 124:up 126:left 2 6:down 23:left 29:down "
    "34:right 45:down 50:left 72:up 83:right 85:down 95:right 105:up 108:left 117:up 125:left 3 17:down "
    "23:left 27:down 29:right 30:down 31:left 33:up 41:left 45:down 47:left 54:up 56:right 62:down 63:left"
)
OF_FOUR = (
    "arena map=scatter size=large speed=standard points=6 seed=3 riders=4 ahead=4:3:5:2 round 158 1 40:up "
    "43:left 52:down 62:right 80:up 86:left 102:down 107:right 117:up 121:left 124:down 127:left 133:up "
    "136:right 140:down 142:right 143:up 2 9:down 10:right 22:down 30:right 35:up 50:right 59:down 84:right "
    "89:up 103:left 107:down 120:right 123:up 135:left 137:down 148:right 149:up 3 19:up 35:left 65:down "
    "77:right 101:up 112:left 124:down 134:right 141:up 148:left 154:up 156:right 4 1:up 10:left 23:down "
    "38:right 39:up"
)
OF_TEAMS = (
    "arena map=scatter size=large speed=standard points=8 seed=5 riders=4 teams=13:24 ahead=7:6 round 117 1 "
    "26:up 27:right 50:down 58:left 105:up 111:left 2 26:down 27:left 50:up 70:right 71:down 3 31:up 36:left "
    "44:up 46:left 56:down 61:right 63:down 83:right 102:up 108:right 4 49:up 58:left 69:down 77:right 87:up "
    "94:left 101:down 107:left 109:up 113:right 114:down"
)
CAT, DAN = Person("Cat", "cat", "lime"), Person("Dan", "rocket", "violet")
RIDERS = Players((HUMAN, "casual"))
PEOPLE = (ADA, BEN, CAT, DAN)
DEVICES = (LEFT_KEYS, RIGHT_KEYS, Device(Kind.GAMEPAD, 0), Device(Kind.GAMEPAD, 1))
# The pages without a match.
PAGES: dict[str, Destination] = {"setup": ToArenaSetUp(0), "how_to": ToArenaHowTo()}
STEP = 1 / 60
# Nothing of a match lasts longer.
LONGEST_SECONDS = 120.0


@dataclass(frozen=True)
class Sample:
    """A match, and who rides."""

    line: str
    players: Players

    @classmethod
    def of_people(cls, line: str) -> "Sample":
        return cls(line, Players.between(PEOPLE[: read(line).arena.riders]))


# The matches, by how the names of their moments begin.
SAMPLES = {
    "three_": Sample.of_people(OF_THREE),
    "four_": Sample.of_people(OF_FOUR),
    "teams_": Sample.of_people(OF_TEAMS),
    "": Sample(MATCH, RIDERS),
}


def show_arena(context: Context, stack: SceneStack, routes: Routes, scene: str, *, wait: bool = True) -> None:
    """Put a moment of a match on the stack; `scene` is its name without `arena_`.

    Without waiting for it, the match begins.
    """
    if scene in PAGES:
        routes.go(PAGES[scene])
        stack.update(0.0)
        return
    prefix, sample = next(found for found in SAMPLES.items() if scene.startswith(found[0]))
    players, moment = sample.players, scene.removeprefix(prefix)
    phased = PhasedMatch(RecordedMatch(read(sample.line)))
    devices = dict(zip(players.people, DEVICES, strict=False)) if prefix else {}
    context.seats.sit(players.people, devices, together=True)
    stack.push(ArenaScene(context, routes.go, phased, MatchKeeping(context, routes.go, players)))
    if wait:
        _wait_for(context, stack, MOMENTS[moment](phased))
    if moment == "pause":
        routes.go(ToArenaPause((1,)))
    if moment == "end" and not isinstance(stack.top, ArenaScene):
        for _step in range(60):
            stack.update(STEP)


def _wait_for(context: Context, stack: SceneStack, reached: Callable[[], bool]) -> None:
    for _step in range(round(LONGEST_SECONDS / STEP)):
        if reached():
            return
        stack.update(STEP)
        context.advance(STEP)
    raise ValueError(f"this moment never comes: {reached}")


def _riding(phased: PhasedMatch) -> Callable[[], bool]:
    """Late in the round: of two riders both ride, of more all but one."""
    late = 110 if phased.match.arena.riders == 2 else 100
    return lambda: phased.match.state.tick >= late


def _one_out(phased: PhasedMatch) -> Callable[[], bool]:
    """Somebody has just crashed, and the others ride on."""
    return lambda: any(
        crash is not None and phased.match.state.tick > (phased.match.state.crash_tick(rider) or 0) + 1
        for rider, crash in enumerate(phased.match.state.crashes, start=1)
    )


# When each moment has come.
MOMENTS: dict[str, Callable[[PhasedMatch], Callable[[], bool]]] = {
    "count": lambda phased: lambda: phased.since > 1.0,
    "ride": _riding,
    "out": _one_out,
    "pause": _riding,
    "crash": lambda phased: lambda: phased.phase is Phase.FALL and phased.since > 0.35,
    "replay": lambda phased: lambda: phased.phase is Phase.REPLAY and phased.replayed_fall > 0.16,
    "name": lambda phased: lambda: phased.phase is Phase.OVER and phased.since > 0.7,
    "end": lambda phased: lambda: phased.phase is Phase.OVER and phased.since > NAME_SECONDS,
}
