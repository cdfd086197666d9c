"""The moments of puzzles in pictures: those of practice, which show no date."""

from game.arcade.navigation.destinations import ToMenu, ToPuzzle, ToPuzzles
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.context import Context
from game.core.words import _
from game.puzzles.practice import Practice

OF_PUZZLES = ("puzzles", "puzzle", "puzzle_missed", "puzzle_over")
# How time passes where something happens by itself.
FRAME = 0.05
# How long the page has been shown, and the result of a move.
PAGE_SECONDS, MOVE_SECONDS = 1.0, 2.0


def show_puzzles(shot: Shot, context: Context, routes: Routes, stack: SceneStack) -> None:
    """Put one of these moments on the stack. Raises ValueError if the game has no puzzles."""
    variant = shot.setup.variant
    routes.go(ToMenu(variant))
    routes.go(ToPuzzles())
    page = stack.top
    assert isinstance(page, PuzzlesScene), "the page is open"
    if variant.slug not in context.packs.slugs:
        raise ValueError(_("{game} has no puzzles.", game=variant.name))
    practice = Practice(context.packs, variant.slug)
    page.show(practice)
    _wait(stack, PAGE_SECONDS)
    if shot.scene != "puzzles":
        routes.go(ToPuzzle(practice))
        _show_puzzle(shot, stack)


def _show_puzzle(shot: Shot, stack: SceneStack) -> None:
    """A puzzle as it is asked, after a wrong move, or after all right ones."""
    scene = stack.top
    assert isinstance(scene, PuzzleScene), "a puzzle is shown"
    session = scene.session
    if shot.cursor is not None:
        scene.board.entry.point_at(session.match.rules.grid.read_cell(shot.cursor))
    if shot.scene == "puzzle_missed":
        legal = session.match.rules.legal_moves(session.match.position)
        scene.board.make(next(move for move in legal if move != session.puzzle.solution[0]))
        _wait(stack, MOVE_SECONDS)
    while shot.scene == "puzzle_over" and not session.attempt.over:
        scene.board.make(session.puzzle.solution[session.made_right])
        _wait(stack, MOVE_SECONDS)
    if session.attempt.over:
        _wait(stack, 2 * MOVE_SECONDS)


def _wait(stack: SceneStack, seconds: float) -> None:
    for _frame in range(round(seconds / FRAME)):
        stack.update(FRAME)
        stack.top.shown()
