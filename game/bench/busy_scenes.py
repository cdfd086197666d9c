"""The scenes to measure, each while it is busy."""

import random
from collections.abc import Callable, Iterator

from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.navigation.destinations import (
    ToAttract,
    ToGame,
    ToGameOver,
    ToGameSetUp,
    ToHowTo,
    ToMenu,
    ToPause,
    ToReview,
)
from game.arcade.scenes.play.play import PlayScene
from game.arcade.screenshots.arena_moments import show_arena
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
from game.bots.questions import Question
from game.bots.worker import Worker
from game.core.variant import Setup, Variant
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session

FRAME = 1 / 60
# The frames from one move to the next in play, so that the animation of moves is measured too.
FRAMES_A_MOVE = 20
# The frames from one end of a game to the next: as many as it is shown, until the choices have come.
FRAMES_AN_END = round((CHOICES_FROM + 0.5) / FRAME)
BOT_TURNS = 8

Step = Callable[[], None]


def scenes(window: tuple[int, int]) -> Iterator[tuple[str, Step]]:
    """The name of each scene, and a function that draws its next frame."""
    app = App(StartOptions(window=window))
    app.load()
    games = list(app.context.games.values())
    first, go = games[0], app.routes.go

    step = _stepping(app)
    for variant in games:
        yield f"play {variant.slug}", _playing(app, variant)
    for variant in games:
        yield f"end {variant.slug}", _ending(app, variant)
    go(ToMenu())
    yield "menu", step
    go(ToGameSetUp(first))
    yield "setup", step
    go(ToMenu())
    go(ToHowTo(first))
    yield "how to play", step
    session = _finished(app, first)
    go(ToPause(session))
    yield "pause", step
    session = _finished(app, first)
    go(ToGameOver(session))
    yield "game over", step
    go(ToReview(session))
    yield "review", step
    yield from _arena(app, step)
    go(ToMenu())
    go(ToAttract(first))
    yield "left alone", step
    app.context.adviser.worker.close()


def _arena(app: App, step: Step) -> Iterator[tuple[str, Step]]:
    """A match of the Arena that is ridden, and the replay of a crash."""
    for scene in ("ride", "replay"):
        app.routes.go(ToMenu())
        show_arena(app.context, app.stack, app.routes, scene, wait=scene == "replay")
        yield f"arena {scene}", step


def beside_the_bot(window: tuple[int, int]) -> Iterator[tuple[str, Step]]:
    """A large board that keeps the bot process busy, in turns without and with it."""
    thinking = Worker()
    for turn in range(BOT_TURNS):
        rests = turn % 2 == 0
        app = App(StartOptions(window=window), Adviser(Resting() if rests else thinking))
        game = max(app.context.games.values(), key=lambda variant: variant.sizes[-1])
        app.routes.go(ToGame(_begun(game.setup(game.sizes[-1]))))
        yield "bot resting" if rests else "bot thinking", _stepping(app)
    thinking.close()


class Resting(Worker):
    """A bot process that is never started."""

    def ask(self, question: Question) -> None:
        pass


def _stepping(app: App) -> Step:
    return lambda: app.step(FRAME)


def _begun(setup: Setup) -> Session:
    return Session(setup, Players(), Series())


def _playing(app: App, variant: Variant) -> Step:
    """Random moves one after the other, in one game after the other."""
    chance = random.Random(variant.slug)  # noqa: S311 - not for secrets
    frames = 0

    def step() -> None:
        nonlocal frames
        scene = app.stack.top
        if (
            not isinstance(scene, PlayScene)
            or scene.session.setup.variant is not variant
            or scene.session.over
        ):
            app.routes.go(ToGame(_begun(variant.setup())))
            scene = app.stack.top
            assert isinstance(scene, PlayScene), "a game has begun"
        frames += 1
        if frames % FRAMES_A_MOVE == 0:
            match = scene.session.match
            scene.board.take(scene.session.play(chance.choice(match.rules.legal_moves(match.position))))
        app.step(FRAME)

    return step


def _ending(app: App, variant: Variant) -> Step:
    """The end of the same game, again and again."""
    frames = 0

    def step() -> None:
        nonlocal frames
        if frames % FRAMES_AN_END == 0:
            _finished(app, variant)
        frames += 1
        app.step(FRAME)

    return step


def _finished(app: App, variant: Variant) -> Session:
    """A complete game at the board."""
    session = _begun(variant.setup())
    app.routes.go(ToGame(session))
    for move in variant.lesson.game.split():
        session.play(session.match.rules.read_move(move))
    return session
