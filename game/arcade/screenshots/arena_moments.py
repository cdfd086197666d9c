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
