"""A person who solves puzzles in the arcade, with the keyboard, a gamepad or the mouse."""

import pygame

from game.arcade.navigation.destinations import ToMenu, ToPuzzle, ToPuzzles
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzle_board import REPLY_SECONDS
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.bench.monkey.virtual_pad import A, VirtualPad
from game.core.controls import Verb
from game.core.rules import Move
from game.puzzles.pack import Packs
from game.puzzles.puzzle_progress import Mode, Progress
from game.session.puzzle_session import PuzzleSession
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import STEPS, CabinetWithPads
from tests.presses import shortest

KEYS = {
    Verb.UP: pygame.K_UP,
    Verb.DOWN: pygame.K_DOWN,
    Verb.LEFT: pygame.K_LEFT,
    Verb.RIGHT: pygame.K_RIGHT,
    Verb.CONFIRM: pygame.K_RETURN,
}
# Longer than a move, its answer and the result take.
A_WHILE = 2 * REPLY_SECONDS + 3.5


class Puzzler:
    """`make` enters a move with the device of this person."""

    def __init__(self, player: Player) -> None:
        self.player = player

    # Where the person is

    def ask(self, mode: Mode) -> PuzzleSession:
        """Open the next puzzle of a mode, as the page of the puzzles does."""
        self.player.app.routes.go(ToMenu())
        self.player.app.routes.go(ToPuzzles())
        self.player.app.routes.go(ToPuzzle(mode))
        self.player.wait(0.2)
        return self.session

    def open_page(self) -> PuzzlesScene:
        self.player.app.routes.go(ToMenu())
        self.player.app.routes.go(ToPuzzles())
        self.player.wait(0.2)
        return self.player.on_top(PuzzlesScene)

    @property
    def packs(self) -> Packs:
        return self.player.app.context.packs

    @property
    def scene(self) -> PuzzleScene:
        return self.player.on_top(PuzzleScene)

    @property
    def session(self) -> PuzzleSession:
        return self.scene.session

    @property
    def progress(self) -> Progress:
        return self.player.app.context.profile.puzzles.progress

    @property
    def message(self) -> str:
        message = self.scene.picture().play.message
        return message.words if message else ""

    @property
    def banner(self) -> tuple[str, str]:
        """The result, and what it means."""
        play = self.scene.picture().play
        return (play.call, play.reason) if play.ending.settled > 0 else ("", "")

    # What the person does

    def make(self, move: Move) -> None:
        """Enter a move, and let it be answered."""
        self.enter(move)
        self.player.wait(A_WHILE)

    def enter(self, move: Move) -> None:
        scene = self.scene
        position, cursor = self.session.match.position, scene.board.entry.cursor
        for verb in shortest(scene.board.controls, position, cursor, move):
            self.press(verb)

    def press(self, verb: Verb) -> None:
        self.player.press(KEYS[verb])

    def right(self) -> Move:
        """The move to be found now."""
        return self.session.puzzle.solution[self.session.made_right]

    def wrong(self) -> Move:
        """A wrong move that was not tried before."""
        rules, tried = self.session.match.rules, self.session.attempt.tried
        legal = rules.legal_moves(self.session.match.position)
        return next(move for move in legal if move != self.right() and rules.move_text(move) not in tried)

    def solve(self) -> None:
        """Find every move that is left."""
        while not self.session.attempt.over:
            self.make(self.right())

    def make_wrong(self) -> None:
        self.make(self.wrong())

    def again(self) -> None:
        """Take a wrong move back."""
        self.press(Verb.CONFIRM)
        self.player.wait(0.6)


class PadPuzzler(Puzzler):
    """The same with a gamepad."""

    def __init__(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        super().__init__(cabinet.player)
        self._cabinet = cabinet
        self._pad = pad

    def press(self, verb: Verb) -> None:
        self._cabinet.press(self._pad, A if verb is Verb.CONFIRM else STEPS[verb.name.lower()])

    def press_button(self, button: int) -> None:
        self._cabinet.press(self._pad, button)


class MousePuzzler(Puzzler):
    """The same with the mouse: each choice of a move is a click on a cell."""

    def enter(self, move: Move) -> None:
        scene, position = self.scene, self.session.match.position
        for _choice in range(2):
            if self.session.match.position != position:
                break
            cursor = scene.board.entry.cursor
            cell = scene.board.controls.next_cells(position, cursor, move)[0]
            x, y = scene.board.area.centre_of(cell)
            self.point((round(x), round(y)))
            self.player.click((round(x), round(y)))

    def point(self, spot: tuple[int, int]) -> None:
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
        pygame.event.post(motion)
        self.player.wait(0.05)

    def press(self, verb: Verb) -> None:
        assert verb is Verb.CONFIRM, "a mouse has no directions"
        self.player.click(self.player.app.context.layout.board.center)
