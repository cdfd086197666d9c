"""Someone who plays a run in the arcade: with keys, with a mouse or with a pad, and knows which moves win."""

from dataclasses import replace

import pygame

from game import catalogue
from game.arcade.input.actions import Command
from game.arcade.kit.key import Key
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.records.initials import InitialsScene
from game.bench.monkey.virtual_pad import A, B, VirtualPad
from game.core.controls import Verb
from game.core.rules import Move
from game.core.variant import Variant
from tests import runs
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import STEPS, CabinetWithPads
from tests.presses import shortest

KEYS = {
    Verb.UP: pygame.K_w,
    Verb.DOWN: pygame.K_s,
    Verb.LEFT: pygame.K_a,
    Verb.RIGHT: pygame.K_d,
    Verb.CONFIRM: pygame.K_SPACE,
    Verb.BACK: pygame.K_ESCAPE,
}
BUTTONS = {**{verb: STEPS[verb.name.lower()] for verb in list(KEYS)[:4]}, Verb.CONFIRM: A, Verb.BACK: B}
# Longer than presses are ignored on any screen.
A_MOMENT = 0.5


def quick_games() -> dict[str, Variant]:
    """Two games whose stages are played in a moment."""
    return {slug: catalogue.games()[slug] for slug in runs.QUICK}


def hurry(player: Player) -> None:
    """Nothing is animated, and bots move at once."""
    settings = player.app.context.settings
    player.app.context.change(replace(settings, reduced_motion=True, bot_speed="off"))


class Runner:
    """Plays with the keyboard. Other hands press differently."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._solver = runs.Player()
        hurry(player)

    # What the hands do

    def press(self, verb: Verb) -> None:
        self.player.press(KEYS[verb])

    def enter(self, move: Move) -> None:
        """Make a move at the board."""
        play = self.player.on_top(PlayScene)
        for verb in shortest(play.board.controls, play.session.match.position, play.board.entry.cursor, move):
            self.press(verb)

    def choose(self, label: str) -> None:
        """Choose a row of the list on top."""
        labels = self.player.labels()
        while self.player.top.rows.focus != labels.index(label):  # type: ignore[attr-defined]
            self.press(Verb.DOWN)
        self.press(Verb.CONFIRM)

    def confirm_focused(self) -> None:
        """Choose the row in focus."""
        self.press(Verb.CONFIRM)

    def go_on(self) -> None:
        """Press what leads on, as soon as it listens."""
        self.player.wait(A_MOMENT, A_MOMENT / 4)
        self.press(Verb.CONFIRM)

    def best_move(self) -> Move:
        """A move that wins, if there is one."""
        return self._solver.best(self.player.session)

    # What a stage comes to

    def make_move(self, *, win: bool) -> None:
        """A move that wins, or one that loses if there is any, and the reply to it."""
        play = self.player.on_top(PlayScene)
        choose = self._solver.best if win else self._solver.worst
        self.enter(choose(play.session))
        while not (play.session.over or play.session.person_on_turn):
            self.player.wait(0.1, 0.05)
        self.player.wait(0.1, 0.05)

    def play_out(self, *, win: bool) -> None:
        """From a stage to its end."""
        play = self.player.on_top(PlayScene)
        while not play.session.over:
            self.make_move(win=win)
        self.await_end()

    def play_stage(self, *, win: bool) -> None:
        """From the card of a stage to what follows its end."""
        assert self.player.scene == "StageCard"
        self.go_on()
        self.player.wait(0.1, 0.05)
        self.play_out(win=win)
        self.go_on()

    def ask_hint(self) -> None:
        self.player.press(pygame.K_h)
        self.player.wait(0.2, 0.05)

    def sign(self) -> None:
        """Leave the initials as they are."""
        self.player.wait(0.1)
        for _letter in range(3):
            self.press(Verb.CONFIRM)

    def await_end(self) -> None:
        """Let the end of a stage be seen, and its review arrive."""
        while isinstance(self.player.top, PlayScene):
            self.player.wait(0.5, 0.05)
        assert self.player.scene == "StageEnd"

    def give_stage_up(self) -> None:
        """From the card of a stage to what follows its end."""
        self.go_on()
        self.player.wait(0.1, 0.05)
        self.press(Verb.BACK)
        self.choose("Give the stage up")
        self.choose("Give it up")
        self.await_end()
        self.go_on()


class MouseRunner(Runner):
    """Clicks everything."""

    def enter(self, move: Move) -> None:
        play = self.player.on_top(PlayScene)
        made = len(play.session.match.plies)
        while len(play.session.match.plies) == made:
            position = play.session.match.position
            cell, *_others = play.board.controls.next_cells(position, play.board.entry.cursor, move)
            x, y = play.board.area.centre_of(cell)
            self.player.click((round(x), round(y)))

    def press(self, verb: Verb) -> None:
        prompts = self.player.prompts()
        words = prompts.get(verb) or prompts[Command.PAUSE]
        self.player.click(self.player.prompt(words))

    def choose(self, label: str) -> None:
        self.player.click_row(label)

    def confirm_focused(self) -> None:
        rows = self.player.top.rows  # type: ignore[attr-defined]
        self.player.click(rows.boxes[rows.focus].center)

    def sign(self) -> None:
        self.player.wait(0.1)
        self.player.click(self.player.on_top(InitialsScene).picture().placed(Key).box.center)

    def go_on(self) -> None:
        self.player.wait(A_MOMENT, A_MOMENT / 4)
        self.player.click(self.player.on_top(OneKeyScene).key.center)


class PadRunner(Runner):
    """Holds a pad."""

    def __init__(self, cabinet: CabinetWithPads) -> None:
        super().__init__(cabinet.player)
        self._cabinet = cabinet
        self.pad: VirtualPad = cabinet.plug()

    def press(self, verb: Verb) -> None:
        self._cabinet.press(self.pad, BUTTONS[verb])
