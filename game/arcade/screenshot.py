"""Any moment of any scene as a picture, without a display, the same every time."""

from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from game.arcade.audio import Audio
from game.arcade.cabinet import Cabinet
from game.arcade.choices import Choices
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, MOUSE, Device, Kind
from game.arcade.scenes.game_over import GameOverScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu import MenuScene
from game.arcade.scenes.motion import Motion
from game.arcade.scenes.pause import PauseScene
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.setup import SetupScene
from game.core.controls import Cursor
from game.core.rules import PLAYERS, opponent
from game.core.variant import Setup

SCENES = ("menu", "setup", "play", "pause", "game_over", "how_to")
DEVICES = {"keyboard": LEFT_KEYS, "gamepad": Device(Kind.GAMEPAD, 0), "mouse": MOUSE}
# When the picture is taken: what pulses is bright, what explains itself has been tried.
TIME = 2.0


@dataclass(frozen=True)
class Moment:
    """What shall be seen."""

    scene: str
    setup: Setup
    window: tuple[int, int] = (1280, 800)
    moves: tuple[str, ...] = ()
    cursor: str | None = None
    progress: float = 1.0
    device: str = "keyboard"


def draw(moment: Moment) -> Surface:
    """The picture of a moment."""
    pygame.font.init()
    cabinet = Cabinet(Layout(*moment.window), Audio(silent=True), last_device=DEVICES[moment.device])
    cabinet.time = TIME
    _stage(cabinet, moment)
    canvas = Surface(moment.window)
    for scene in cabinet.scenes.stack[_first_drawn(cabinet) :]:
        scene.draw(canvas)
    return canvas


def save(moment: Moment, out: Path) -> None:
    pygame.image.save(draw(moment), out)


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
            cabinet.scenes.push(SetupScene(cabinet, variant))
        case "how_to":
            cabinet.scenes.push(HowToScene(cabinet, variant))
        case _:
            _stage_game(cabinet, moment)


def _stage_game(cabinet: Cabinet, moment: Moment) -> None:
    play = PlayScene(cabinet, Choices(moment.setup))
    cabinet.scenes.push(play)
    moves = moment.moves
    if moment.scene == "game_over" and not moves:
        moves = tuple(moment.setup.variant.lesson.game.split())
    for move in moves:
        play.play(play.match.rules.read_move(move))
    play.motion = Motion(moment.progress)
    play.devices = {player: DEVICES[moment.device] for player in PLAYERS if moment.device != "keyboard"}
    if moment.cursor is not None:
        play.point_at(Cursor(play.match.rules.grid.read_cell(moment.cursor)))
    if moment.scene == "pause":
        cabinet.scenes.push(PauseScene(cabinet, play))
    if moment.scene == "game_over":
        _stage_end(cabinet, play)


def _stage_end(cabinet: Cabinet, play: PlayScene) -> None:
    if not play.over:
        raise ValueError("The moves do not end the game.")
    play.message = None
    play.ended_for = TIME
    winner = opponent(play.turn)
    end = GameOverScene(cabinet, play, play.series.won_by(winner))
    cabinet.scenes.push(end)
    end.update(TIME / 3)
