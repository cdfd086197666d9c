"""Whole evenings in the arcade: by keys, gamepads, a pad and keys, the mouse alone, and with a bot."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pygame
import pytest

from game.arcade.navigation.destinations import TONIGHT_TILE, ToMenu
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.leg_over import LegOverScene, PickScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.views.evening.score_strip import ScoreStrip
from game.bench.monkey.virtual_pad import VirtualPad
from game.core.controls import Verb
from game.core.rules import Player as Side
from game.evening.evening import Picking
from game.evening.progress import EveningProgress
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.runner import BUTTONS, KEYS, hurry
from tests.presses import shortest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
OTHER_KEYS = {
    Verb.UP: pygame.K_UP,
    Verb.DOWN: pygame.K_DOWN,
    Verb.LEFT: pygame.K_LEFT,
    Verb.RIGHT: pygame.K_RIGHT,
    Verb.CONFIRM: pygame.K_RETURN,
    Verb.BACK: pygame.K_ESCAPE,
}
Press = Callable[[Verb], None]


@dataclass
class Couple:
    """Two people in front of a cabinet, each with a way to press."""

    cabinet: CabinetWithPads
    presses: dict[Side, Press]

    @property
    def player(self) -> Player:
        return self.cabinet.player

    def join(self, *, arena: bool = True) -> None:
        """From the menu to the first board of a short evening."""
        self.player.app.routes.go(ToMenu(TONIGHT_TILE))
        self.player.wait(0.05)
        self.presses[1](Verb.CONFIRM)
        self.presses[2](Verb.CONFIRM)
        self.player.press(pygame.K_TAB, *(() if arena else (pygame.K_v,)))
        self.presses[1](Verb.CONFIRM)
        self.player.wait(0.1)

    @property
    def progress(self) -> EveningProgress:
        """The evening as the next start would find it."""
        progress = self.player.app.context.profile.evenings.unfinished()
        assert progress is not None
        return progress

    def play_leg(self, chance: random.Random) -> None:
        """A leg from where it stands to what follows it, with any moves, each by its own device."""
        while isinstance(self.player.top, PlayScene):
            session = self.player.session
            if session.over:
                self.player.wait(0.5, 0.05)
            else:
                self.move(chance)

    def move(self, chance: random.Random) -> None:
        play = self.player.on_top(PlayScene)
        position, side = play.session.match.position, play.session.turn
        move = chance.choice(play.session.match.rules.legal_moves(position))
        for verb in shortest(play.board.controls, position, play.board.entry.cursor, move):
            self.presses[side](verb)
        self.player.wait(0.05)

    def go_on(self, side: Side = 1) -> None:
        """One press, as soon as it is listened to."""
        self.player.wait(0.5, 0.1)
        self.presses[side](Verb.CONFIRM)
        self.player.wait(0.1)

    def ride_round(self, loser: Side) -> None:
        """A round of the Arena in which one rides straight into the wall."""
        arena = self.player.on_top(ArenaScene)
        rounds = len(arena.phased.match.outcomes)
        self.player.wait(2.2)
        self.presses[loser](Verb.UP)
        while isinstance(self.player.top, ArenaScene) and len(arena.phased.match.outcomes) == rounds:
            self.player.wait(0.2)
        for _skip in range(2):
            self.player.wait(0.7)
            if isinstance(self.player.top, ArenaScene):
                self.presses[1](Verb.CONFIRM)

    def play_evening(self, seed: int) -> None:
        """From the first board to the end."""
        chance = random.Random(seed)  # noqa: S311 - moves
        while not isinstance(self.player.top, EveningOverScene):
            match self.player.top:
                case PlayScene():
                    self.play_leg(chance)
                case PickScene() as scene:
                    self.go_on(picker_of(scene))
                case LegOverScene():
                    self.go_on(chance.choice((1, 2)))
                case ArenaScene():
                    self.ride_round(loser=chance.choice((1, 2)))


def picker_of(scene: PickScene) -> Side:
    phase = scene.progress.evening.phase
    assert isinstance(phase, Picking)
    return phase.picker


def on_pad(cabinet: CabinetWithPads, pad: VirtualPad) -> Press:
    return lambda verb: cabinet.press(pad, BUTTONS[verb])


def couple(cabinet: CabinetWithPads, devices: str) -> Couple:
    hurry(cabinet.player)
    player = cabinet.player
    left, right = (lambda verb: player.press(KEYS[verb])), (lambda verb: player.press(OTHER_KEYS[verb]))
    if devices == "one keyboard":
        return Couple(cabinet, {1: left, 2: right})
    if devices == "pad and keys":
        return Couple(cabinet, {1: on_pad(cabinet, cabinet.plug()), 2: right})
    return Couple(cabinet, {1: on_pad(cabinet, cabinet.plug()), 2: on_pad(cabinet, cabinet.plug())})


@pytest.mark.parametrize("devices", ["one keyboard", "pad and keys", "two pads"])
def test_two_people_play_an_evening_to_its_end(cabinet: CabinetWithPads, devices: str) -> None:
    two = couple(cabinet, devices)
    two.join()
    two.play_evening(seed=len(devices))
    over = cabinet.player.on_top(EveningOverScene)
    texts = over.picture().texts
    assert any(words.endswith("wins the evening.") for words in texts)
    assert over.picture().placed(ScoreStrip)
