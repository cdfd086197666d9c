"""Moments of an evening for screenshots: people join, legs, what comes between them, and the end."""

import random
from collections.abc import Callable, Mapping
from itertools import cycle

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Action, Command
from game.arcade.navigation.destinations import ToCards, ToEvening, ToLeg, ToMenu, ToTable
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context
from game.arcade.shell.party import Member, Party
from game.bots.thinker import Thinker
from game.core.controls import Verb
from game.core.variant import Variant
from game.evening.evening import LONG, Form, Picking, Plan, Playing, Riding
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.people.person import Person
from game.session.session import Session

ADA, BEN = Person("Ada", "star", "coral", key="ada"), Person("Ben", "moon", "sky", key="ben")
FIVE = (
    *(ADA, BEN, Person("Cleo", "sun", "gold", key="cleo")),
    *(Person("Dan", "key", "mint", key="dan"), Person("Eve", "cat", "violet", key="eve")),
)
SEED, SECONDS = 2026, 1080
# How long each screen has been shown: everything has come in.
SHOWN_SECONDS, STEPS = 2.0, 4
# The legs that have ended in the middle of a set, and after a set.
ONE_LEG, ONE_SET = 1, 2
# How many sets of five people have been played when somebody picks.
SOME_SETS = 6


def _at_once(_progress: EveningProgress) -> bool:
    return True


def _never(_progress: EveningProgress) -> bool:
    return False


# How far the evening of each moment has come.
OF_AN_EVENING: dict[str, Callable[[EveningProgress], bool]] = {
    "cards": _at_once,
    "leg": lambda progress: len(progress.played) == ONE_LEG,
    "leg_over": lambda progress: len(progress.played) == ONE_LEG,
    "pick": lambda progress: len(progress.played) == ONE_SET,
    "finale": lambda progress: isinstance(progress.evening.phase, Riding),
    "evening_over": _never,
}
# The same of an evening of five.
OF_FIVE: dict[str, Callable[[EveningProgress], bool]] = {
    "cards_of_five": _at_once,
    "leg_of_five": lambda progress: len(progress.evening.sets) > SOME_SETS,
    "pick_of_five": lambda progress: _picks(progress) and len(progress.evening.sets) == SOME_SETS,
    "table_of_five": lambda progress: _picks(progress) and len(progress.evening.sets) == SOME_SETS,
    "end_of_five": _never,
}


def _picks(progress: EveningProgress) -> bool:
    return isinstance(progress.evening.phase, Picking)


def show_evening(scene: str, context: Context, routes: Routes, stack: SceneStack) -> None:
    """Put one of these moments on the stack."""
    if scene in OF_FIVE:
        progress = sample_of_many(context.games, OF_FIVE[scene], FIVE, Form.ROUND_ROBIN, (1,) * len(FIVE))
    else:
        progress = sample_evening(context.games, OF_AN_EVENING[scene])
    devices = cycle((LEFT_KEYS, RIGHT_KEYS))
    context.gather(Party(tuple(map(Member, progress.people, devices))))
    routes.go(ToMenu())
    match scene:
        case "cards" | "cards_of_five":
            for person in reversed(progress.people):
                context.profile.people.keep(person)
            routes.go(ToCards())
            stack.handle(Action(Verb.CONFIRM, RIGHT_KEYS))
            for device in (LEFT_KEYS, RIGHT_KEYS, LEFT_KEYS)[: len(progress.people) - 2]:
                stack.handle(Action(Command.SECOND, device))
        case "leg" | "leg_of_five":
            routes.go(ToLeg(progress))
        case "table_of_five":
            routes.go(ToEvening(progress))
            routes.go(ToTable(progress))
        case _:
            routes.go(ToEvening(progress))
    for _step in range(STEPS):
        stack.update(SHOWN_SECONDS / STEPS)


def sample_evening(
    games: Mapping[str, Variant], reached: Callable[[EveningProgress], bool]
) -> EveningProgress:
    """An evening as far as a moment, or to its end."""
    evening = begin(Plan.of(games.values(), LONG, arena=True))
    progress = EveningProgress("sample", evening, (ADA, BEN), SEED, seconds=SECONDS)
    while not (reached(progress) or progress.evening.over):
        progress = _with_step(progress, games, reviewed=True)
    return progress


def sample_of_many(
    games: Mapping[str, Variant],
    reached: Callable[[EveningProgress], bool],
    people: tuple[Person, ...],
    form: Form,
    sizes: tuple[int, ...],
) -> EveningProgress:
    """An evening of more people as far as a moment, or to its end. To save time, no leg is reviewed."""
    evening = begin(Plan.of(games.values(), LONG, arena=True, form=form, sizes=sizes))
    progress = EveningProgress("sample", evening, people, SEED, seconds=3 * SECONDS)
    while not (reached(progress) or progress.evening.over):
        progress = _with_step(progress, games, reviewed=False)
    return progress


def _with_step(progress: EveningProgress, games: Mapping[str, Variant], *, reviewed: bool) -> EveningProgress:
    match progress.evening.phase:
        case Picking(picker, offered):
            return progress.with_pick(offered[0], progress.evening.board.index(picker) + 1)
        case Playing():
            session = progress.session(games)
            assert session is not None, "a leg is played"
            return progress.after(_played(session, reviewed=reviewed))
        case Riding(riders=riders):
            return progress.with_round((0, *[1] * (len(riders) - 1)))
    return progress


def _played(session: Session, *, reviewed: bool) -> Session:
    """A leg with any moves, and its review."""
    chance = random.Random(session.seed)  # noqa: S311 - moves
    while not session.over:
        session.play(chance.choice(session.match.rules.legal_moves(session.match.position)))
    question = session.question() if reviewed else None
    if question is not None:
        session.answer(question, Thinker(by_the_clock=False).answer(question))
    return session
