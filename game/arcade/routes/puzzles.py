"""Routes among the puzzles: the page, and the puzzles over it."""

from game.arcade.context import Context
from game.arcade.destinations import ToPuzzle, ToPuzzles
from game.arcade.scenes.puzzles.page import PuzzlesScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.scene import Go
from game.arcade.scenes.stack import SceneStack
from game.puzzles.progress import Mode
from game.puzzles.sentences import nothing_left
from game.seeds import fresh_seed


class PuzzleRoutes:
    """Changes the stack of scenes for the destinations that are about puzzles."""

    def __init__(self, context: Context, stack: SceneStack, go: Go) -> None:
        self._context = context
        self._stack = stack
        self._go = go

    def go(self, destination: ToPuzzles | ToPuzzle) -> None:
        match destination:
            case ToPuzzles():
                self._stack.push(PuzzlesScene(self._context, self._go, fresh_seed()))
            case ToPuzzle(mode):
                self._ask(mode)

    def _ask(self, mode: Mode) -> None:
        """Put the next puzzle of a mode in the place of the last one; if there is none, say so."""
        keeper, over_another = self._context.profile.puzzle_keeper, isinstance(self._stack.top, PuzzleScene)
        session = keeper.begin(mode)
        if session is None:
            self._context.notices.add([nothing_left(mode, keeper.progress)])
            if over_another:
                self._stack.pop()
            return
        self._context.seats.sit((session.player,), {})
        scene = PuzzleScene(self._context, self._go, mode, session, fresh_seed())
        if over_another:
            self._stack.replace(scene)
        else:
            self._stack.push(scene)
