"""Moments of the Arena to picture: the same match every time."""

from collections.abc import Callable

from game.arcade.navigation.destinations import Destination, ToArenaHowTo, ToArenaPause, ToArenaSetup
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.arena.match import ArenaScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context
from game.arena.record import read
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import HUMAN
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
RIDERS = (HUMAN, "casual")
# The pages without a match.
PAGES: dict[str, Destination] = {"setup": ToArenaSetup(0), "how_to": ToArenaHowTo()}
STEP = 1 / 60
# Nothing of the match lasts longer.
LONGEST_SECONDS = 120.0


def set_arena(context: Context, stack: SceneStack, routes: Routes, scene: str, *, wait: bool = True) -> None:
    """Put a moment of the match on the stack; `scene` is its name without `arena_`.

    Without waiting for it, the match begins.
    """
    if scene in PAGES:
        routes.go(PAGES[scene])
        stack.update(0.0)
        return
    match = read(MATCH)
    phased = PhasedMatch(RecordedMatch(match))
    context.seats.sit((1,), {}, together=True)
    stack.push(ArenaScene(context, routes.go, phased, RIDERS))
    if wait:
        _wait(context, stack, MOMENTS[scene](phased))
    if scene == "pause":
        routes.go(ToArenaPause((1,)))
    if scene == "end" and not isinstance(stack.top, ArenaScene):
        for _step in range(60):
            stack.update(STEP)


def _wait(context: Context, stack: SceneStack, reached: Callable[[], bool]) -> None:
    for _step in range(round(LONGEST_SECONDS / STEP)):
        if reached():
            return
        stack.update(STEP)
        context.advance(STEP)
    raise ValueError(f"this moment never comes: {reached}")


def _riding(phased: PhasedMatch) -> Callable[[], bool]:
    return lambda: phased.match.state.tick >= 130


# When each moment has come.
MOMENTS: dict[str, Callable[[PhasedMatch], Callable[[], bool]]] = {
    "count": lambda phased: lambda: phased.since > 1.0,
    "ride": _riding,
    "pause": _riding,
    "crash": lambda phased: lambda: phased.phase is Phase.FALL and phased.since > 0.35,
    "replay": lambda phased: lambda: phased.phase is Phase.REPLAY and phased.replayed_fall > 0.16,
    "end": lambda phased: lambda: phased.phase is Phase.OVER,
}
