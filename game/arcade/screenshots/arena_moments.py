"""The moments of matches of the Arena for screenshots: of two riders, of three, of four and of two teams."""

from collections.abc import Callable
from dataclasses import dataclass

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from game.arcade.navigation.destinations import Destination, ToArenaHowTo, ToArenaPause, ToArenaSetUp
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.evening_moments import ADA, BEN
from game.arcade.shell.context import Context
from game.arena.record import read
from game.people.person import Person
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import HUMAN, Players
from game.session.timed_match import RecordedMatch

MATCH = (
    "arena map=pillars size=standard speed=standard rounds=1 seed=1 round 163 1 3:up 4:right 11:up "
    "12:right 14:up 15:right 27:down 28:right 35:down 45:right 46:up 57:left 58:up 59:left 61:down "
    "62:left 63:up 69:left 81:up 84:right 86:up 89:right 90:up 91:right 92:down 93:right 95:down 98:right "
    "99:down 101:right 102:up 107:right 108:up 109:right 111:down 112:left 113:down 114:right 115:down "
    "116:right 117:up 118:right 119:up 120:left 121:up 122:right 126:down 127:right 128:down 129:left "
    "131:down 132:left 133:down 135:left 136:up 137:left 138:down 139:left 142:down 143:right 147:down "
    "149:right 150:up 151:right 153:down 154:left 155:down 156:right 159:down 161:left 162:down 2 10:down "
    "12:left 14:down 15:left 31:down 34:left 36:down 45:left 46:up 61:right 62:up 63:right 65:up 68:right "
    "83:up 85:right 87:up 89:left 90:down 91:left 92:up 93:left 95:down 98:left 99:up 100:left 101:up "
    "102:right 103:up 104:left 108:down 109:right 111:down 112:left 114:down 115:left 116:up 117:left "
    "118:up 119:right 120:up 121:left 123:down 124:left 125:down 127:left 128:up 131:left 133:down "
    "134:right 135:down 136:left 137:down 138:left 139:up 142:left 144:down 145:left 146:down 147:right "
    "148:down 149:left 150:down 151:right 153:down 154:left 155:down 156:left 157:up 158:left 159:down "
    "160:left 161:down 162:right 163:up"
)
# Some points ahead, so that their round decides the match. Some crash while others ride on.
OF_THREE = (
    "arena map=scatter size=large speed=standard points=8 seed=3 riders=3 ahead=7:6:5 round 112 1 19:up "
    "43:right 52:down 65:right 73:up 84:left 90:down 99:right 103:up 110:right 111:down 2 7:down 21:left "
    "28:down 38:left 39:up 71:right 74:down 80:right 87:down 102:left 103:up 3 17:up 28:left 35:down 45:left"
)
OF_FOUR = (
    "arena map=scatter size=large speed=standard points=6 seed=3 riders=4 ahead=4:3:5:2 round 151 1 15:up "
    "25:right 50:down 62:left 109:up 110:right 2 10:down 24:left 34:down 40:right 65:down 66:left 83:down "
    "84:right 124:down 125:left 129:down 130:left 141:up 142:right 3 21:up 34:right 52:up 59:left 86:up "
    "90:right 112:down 114:left 135:down 136:right 4 26:down 40:left 41:down 42:left"
)
OF_TEAMS = (
    "arena map=scatter size=large speed=standard points=8 seed=5 riders=4 teams=13:24 ahead=7:6 round 113 1 "
    "21:down 37:right 64:up 65:left 84:up 91:left 97:up 110:left 2 21:up 32:left 37:down 52:right 62:down "
    "63:left 72:down 73:right 3 6:down 20:right 36:up 57:left 95:up 96:right 4 11:down 18:right 36:up "
    "41:right 60:down 65:left 80:up 83:right 88:down 89:left 92:down 93:right 97:up 100:left 108:down "
    "110:left 111:up"
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
    late = 130 if phased.match.arena.riders == 2 else 100
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
    "end": lambda phased: lambda: phased.phase is Phase.OVER,
}
