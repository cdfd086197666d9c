"""Any moment of any scene as a picture, without a display, the same every time."""

from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game.arcade.audio import Audio
from game.arcade.cabinet import Cabinet
from game.arcade.choices import Choices
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, MOUSE, Device, Kind
from game.arcade.moment import DEVICES, Moment
from game.arcade.scenes.game_over import GameOverScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu import MenuScene
from game.arcade.scenes.motion import Motion
from game.arcade.scenes.pause import PauseScene
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.setup import SetupScene
from game.bots.hints import hint
from game.bots.questions import AskReview, GameSoFar
from game.bots.review import Review
from game.bots.thinker import Thinker
from game.core.controls import Verb
from game.core.rules import PLAYERS, Outcome
from game.core.words import _
from game.session.modes import Series
from game.solving.solver import Solver

DEVICE_OF = dict(zip(DEVICES, (LEFT_KEYS, Device(Kind.GAMEPAD, 0), MOUSE), strict=True))
# When the picture is taken: what pulses is bright, what explains itself has been tried.
TIME = 2.0


def draw(moment: Moment) -> Surface:
    """The picture of a moment."""
    canvas = Surface(moment.window)
    paint(moment, canvas)
    return canvas


def paint(moment: Moment, canvas: Surface) -> None:
    """Draw a moment on a canvas as large as its window."""
    pygame.font.init()
    cabinet = Cabinet(Layout(*moment.window), Audio(silent=True), last_device=DEVICE_OF[moment.device])
    cabinet.time = TIME
    _stage(cabinet, moment)
    for scene in cabinet.scenes.stack[_first_drawn(cabinet) :]:
        scene.draw(canvas)


def save(moment: Moment, out: Path) -> None:
    """Draw a moment into a file. Raises OSError where it cannot be written."""
    try:
        pygame.image.save(draw(moment), out)
    except pygame.error as error:
        raise OSError(str(error)) from error


def _first_drawn(cabinet: Cabinet) -> int:
    """Where drawing begins: the topmost scene that nothing shines through."""
    stack = cabinet.scenes.stack
    return max(number for number, scene in enumerate(stack) if not scene.lies_over)


def _stage(cabinet: Cabinet, moment: Moment) -> None:
    """Put the scenes of the moment on the stack."""
    variant = moment.setup.variant
    match moment.scene:
        case "menu":
            menu = MenuScene(cabinet, variant)
            for _moves in range(4):
                menu.update(TIME / 2)
            cabinet.scenes.push(menu)
        case "setup":
            cabinet.choices[variant.slug] = Choices(moment.setup)
            setup = SetupScene(cabinet, variant)
            solver = Solver(moment.setup)
            setup.fairness.know(moment.setup, solver.value(solver.rules.start()))
            cabinet.scenes.push(setup)
        case "how_to":
            cabinet.scenes.push(HowToScene(cabinet, variant))
        case _:
            _stage_game(cabinet, moment)


def _stage_game(cabinet: Cabinet, moment: Moment) -> None:
    choices = Choices(moment.setup, moment.people, rounds=moment.rounds)
    play = PlayScene(cabinet, choices, Series(moment.rounds, outcomes=tuple(map(Outcome, moment.won))))
    cabinet.scenes.push(play)
    moves = moment.moves
    if moment.scene in ("game_over", "review") and not moves:
        moves = tuple(moment.setup.variant.lesson.game.split())
    for move in moves:
        play.play(play.match.rules.read_move(move))
    play.motion = Motion(moment.progress)
    play.devices = {player: DEVICE_OF[moment.device] for player in PLAYERS if moment.device != "keyboard"}
    if moment.cursor is not None:
        cell = play.match.rules.grid.read_cell(moment.cursor)
        play.point_at(play.controls.press(play.match.position, play.cursor, Verb.POINT, cell).cursor)
    if moment.hinted:
        play.mind.know(hint(Solver(moment.setup), play.match.position), play.turn)
        play.say(play.mind.hint.words if play.mind.hint else "")
    if moment.tried is not None:
        play.refuse(_objection(play, moment.tried))
        play.shake = 0.0
    if moment.scene == "pause":
        cabinet.scenes.push(PauseScene(cabinet, play))
    if moment.scene in ("game_over", "review"):
        _stage_end(cabinet, play, reviewed=moment.scene == "review")


def _objection(play: PlayScene, tried: str) -> str:
    """Why a move is illegal now."""
    rules = play.match.rules
    reason = rules.why_not(play.match.position, rules.read_move(tried))
    if reason is None:
        raise ValueError(_("{move} is a legal move.", move=tried))
    return reason


def _stage_end(cabinet: Cabinet, play: PlayScene, *, reviewed: bool) -> None:
    outcome = play.match.outcome
    if outcome is None:
        raise ValueError(_("The moves do not end the game."))
    play.message = None
    play.ended_for = TIME
    end = GameOverScene(cabinet, play, play.series.after(outcome))
    cabinet.scenes.push(end)
    end.age(TIME / 3)
    if reviewed:
        play.mind.reviewed = _review_of(GameSoFar.of(play.match))
        cabinet.scenes.push(ReviewScene(cabinet, play))


@lru_cache(maxsize=16)
def _review_of(game: GameSoFar) -> Review:
    """The review of a game, worked out here and now."""
    answer = Thinker().answer(AskReview(game))
    assert isinstance(answer, Review), "a question about every move"
    return answer
