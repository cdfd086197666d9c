"""Moments of an evening for screenshots: people join, legs, what comes between them, and the end."""

import random
from collections.abc import Callable, Mapping

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Action
from game.arcade.navigation.destinations import ToCards, ToEvening, ToLeg, ToMenu
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.stack import SceneStack
from game.arcade.shell.context import Context
from game.arcade.shell.party import Member, Party
from game.bots.thinker import Thinker
from game.core.controls import Verb
from game.core.variant import Variant
from game.evening.evening import LONG, Picking, Plan, Playing, Riding
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.people.person import Person
from game.session.session import Session

ADA, BEN = Person("Ada", "star", "coral", key="ada"), Person("Ben", "moon", "sky", key="ben")
SEED, SECONDS = 2026, 1080
# How long each screen has been shown: everything has come in.
SHOWN_SECONDS, STEPS = 2.0, 4
# The legs that have ended in the middle of a set, and after a set.
ONE_LEG, ONE_SET = 1, 2


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


def show_evening(scene: str, context: Context, routes: Routes, stack: SceneStack) -> None:
    """Put one of these moments on the stack."""
    progress = sample_evening(context.games, OF_AN_EVENING[scene])
    one, two = progress.people
    context.gather(Party((Member(one, LEFT_KEYS), Member(two, RIGHT_KEYS))))
    routes.go(ToMenu())
    match scene:
        case "cards":
            for person in (BEN, ADA):
                context.profile.people.keep(person)
            routes.go(ToCards())
            stack.handle(Action(Verb.CONFIRM, RIGHT_KEYS))
        case "leg":
            routes.go(ToLeg(progress))
        case _:
            routes.go(ToEvening(progress))
    for _step in range(STEPS):
        stack.update(SHOWN_SECONDS / STEPS)


def sample_evening(
    games: Mapping[str, Variant], reached: Callable[[EveningProgress], bool]
) -> EveningProgress:
    """An evening as far as a moment, or to its end."""
    progress = EveningProgress(
        "sample", begin(Plan.of(games.values(), LONG, arena=True)), (ADA, BEN), SEED, seconds=SECONDS
    )
    while not (reached(progress) or progress.evening.over):
        progress = _with_step(progress, games)
    return progress


def _with_step(progress: EveningProgress, games: Mapping[str, Variant]) -> EveningProgress:
    match progress.evening.phase:
        case Picking(picker, offered):
            return progress.with_pick(offered[0], picker)
        case Playing():
            session = progress.session(games)
            assert session is not None, "a leg is played"
            return progress.after(_played(session))
    return progress.with_round((0, 1))


def _played(session: Session) -> Session:
    """A leg with any moves, and its review."""
    chance = random.Random(session.seed)  # noqa: S311 - moves
    while not session.over:
        session.play(chance.choice(session.match.rules.legal_moves(session.match.position)))
    question = session.question()
    if question is not None:
        session.answer(question, Thinker(by_the_clock=False).answer(question))
    return session
