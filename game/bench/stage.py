"""The scenes that are measured, each in the middle of what it does."""

import random
from collections.abc import Callable, Iterator

from game.arcade.app import App, Start
from game.arcade.choices import Choices
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.game_over import GameOverScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu import MenuScene
from game.arcade.scenes.pause import PauseScene
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.setup import SetupScene
from game.bots.questions import Question
from game.bots.worker import Worker
from game.core.variant import Variant

FRAME = 1 / 60
# In every so many frames of play a move is made, so that its animation is measured too.
FRAMES_A_MOVE = 20
BOT_TURNS = 8

Step = Callable[[], None]


def scenes(window: tuple[int, int]) -> Iterator[tuple[str, Step]]:
    """The name of each scene, and what draws its next frame."""
    app = App(Start(window=window))
    cabinet = app.cabinet
    first = next(iter(cabinet.games.values()))
    for variant in cabinet.games.values():
        yield f"play {variant.slug}", _playing(app, variant)
    cabinet.scenes.restart(MenuScene(cabinet))
    yield "menu", lambda: app.step(FRAME)
    cabinet.scenes.restart(SetupScene(cabinet, first))
    yield "setup", lambda: app.step(FRAME)
    cabinet.scenes.restart(HowToScene(cabinet, first))
    yield "how to play", lambda: app.step(FRAME)
    play = _finished(app, first)
    cabinet.scenes.restart(play, PauseScene(cabinet, play))
    yield "pause", lambda: app.step(FRAME)
    play = _finished(app, first)
    outcome = play.match.outcome
    assert outcome is not None, "the game is finished"
    cabinet.scenes.restart(play, GameOverScene(cabinet, play, play.series.after(outcome)))
    yield "game over", lambda: app.step(FRAME)
    cabinet.scenes.restart(play, ReviewScene(cabinet, play))
    yield "review", lambda: app.step(FRAME)
    cabinet.scenes.restart(AttractScene(cabinet, first))
    yield "left alone", lambda: app.step(FRAME)
    cabinet.worker.close()


def beside_the_bot(window: tuple[int, int]) -> Iterator[tuple[str, Step]]:
    """A large board on which the bot's process has enough to think about, in turns without and with it."""
    app = App(Start(window=window))
    game = max(app.cabinet.games.values(), key=lambda variant: variant.sizes[-1])
    thinking = app.cabinet.worker
    for turn in range(BOT_TURNS):
        app.cabinet.worker = Resting() if turn % 2 == 0 else thinking
        app.cabinet.scenes.restart(PlayScene(app.cabinet, Choices(game.setup(game.sizes[-1]))))
        yield "bot resting" if turn % 2 == 0 else "bot thinking", lambda: app.step(FRAME)
    thinking.close()


class Resting(Worker):
    """A bot's process that is never started."""

    def ask(self, question: Question) -> None:
        pass


def _playing(app: App, variant: Variant) -> Step:
    """Random moves, one after the other, the game begun again at its end."""
    chance = random.Random(variant.slug)  # noqa: S311 - nobody's secret
    frames = 0

    def step() -> None:
        nonlocal frames
        scene = app.cabinet.scenes.top
        if not isinstance(scene, PlayScene) or scene.choices.setup.variant is not variant or scene.over:
            scene = PlayScene(app.cabinet, Choices(variant.setup()))
            app.cabinet.scenes.restart(scene)
        frames += 1
        if frames % FRAMES_A_MOVE == 0:
            scene.play(chance.choice(scene.match.rules.legal_moves(scene.match.position)))
        app.step(FRAME)

    return step


def _finished(app: App, variant: Variant) -> PlayScene:
    play = PlayScene(app.cabinet, Choices(variant.setup()))
    for move in variant.lesson.game.split():
        play.play(play.match.rules.read_move(move))
    return play
