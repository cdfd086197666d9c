"""The moments of a run and of puzzles for screenshots: the same ones every time."""

from collections.abc import Mapping
from dataclasses import replace

from game.arcade.input.actions import Action
from game.arcade.navigation.destinations import (
    ToMenu,
    ToPuzzle,
    ToPuzzles,
    ToRun,
    ToRunOver,
    ToRunTable,
    ToStage,
    ToStageEnd,
)
from game.arcade.navigation.routes import Routes
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.context import Context
from game.bots.questions import Ponder
from game.bots.starts import FairStart
from game.bots.thinker import Thinker
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _
from game.puzzles.practice import Practice
from game.run.course import LIVES
from game.run.points import Gate
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.run.run_stage import StageResult
from game.session.session import Session
from game.solving.values import Value

# A run

OF_A_RUN = ("run", "stage_card", "stage", "stage_won", "stage_lost", "run_over", "run_table")
SEED = 2026
# How many stages are won, and the gates in them.
WON = 12
GATES = (Gate(1, 9), Gate(2, 7), Gate(3, 4))
# How long each screen has been shown: everything has come in, and the start of the stage is drawn.
SECONDS, STEPS = 4.0, 4


def show_run(scene: str, context: Context, routes: Routes, stack: SceneStack) -> None:
    """Put one of these moments on the stack."""
    games = context.games
    won, lost = sample_progress(games, WON, 1), sample_progress(games, WON, LIVES)
    routes.go(ToMenu())
    match scene:
        case "run":
            _begin_stage(won, context, routes, stack)
            routes.go(ToRun())
        case "stage_card":
            routes.go(ToStage(won))
        case "stage":
            _begin_stage(won, context, routes, stack)
        case "stage_won":
            before, after = sample_progress(games, WON - 1, 0), sample_progress(games, WON, 0)
            _begin_stage(before, context, routes, stack)
            routes.go(ToStageEnd(before.run, after, after.run.played(WON - 1)))
        case "stage_lost":
            before = sample_progress(games, WON - 1, 0)
            stage = _lose_stage(_begin_stage(before, context, routes, stack))
            routes.go(ToStageEnd(before.run, before.after(stage), stage))
        case "run_over":
            routes.go(ToRunOver(lost))
        case "run_table":
            routes.go(ToRunOver(lost))
            routes.go(ToRunTable(lost))
    _let_come_in(stack)


def _let_come_in(stack: SceneStack) -> None:
    for _step in range(STEPS):
        stack.update(SECONDS / STEPS)


def _begin_stage(progress: RunProgress, context: Context, routes: Routes, stack: SceneStack) -> Session:
    routes.go(ToStage(progress))
    _let_come_in(stack)
    stack.handle(Action(Verb.CONFIRM, context.device))
    play = stack.top
    assert isinstance(play, PlayScene), "the stage begins"
    return play.session


def _lose_stage(stage: Session) -> Session:
    """Play a stage to its end, with moves that lose as soon as there is one."""
    thinker = Thinker(by_the_clock=False)
    while (question := stage.question()) is not None:
        if isinstance(question, Ponder):
            judgement = thinker.solver_for(stage.setup).judge(stage.match.position)
            stage.play((judgement.at(Value.LOSS) or list(judgement.values))[0])
        else:
            stage.answer(question, thinker.answer(question))
    return stage


def sample_progress(games: Mapping[str, Variant], won: int, lost: int) -> RunProgress:
    """A run with this many stages won, and after them some given up."""
    run = Run.new(SEED, games)
    for number in range(won):
        run = replace(run, results=(*run.results, _won(run, games, number)))
    for _stage in range(lost):
        run = replace(run, results=(*run.results, _given_up(run, games)))
    return RunProgress("sample", run)


def _won(run: Run, games: Mapping[str, Variant], number: int) -> StageResult:
    """A stage that was played as in the lesson of its game. Every seventh was won with a hint."""
    setup = run.card(games).setup.variant.setup()
    moves = tuple(setup.rules().read_move(token) for token in setup.variant.lesson.game.split())
    hints = int(number % 7 == 6)
    return StageResult(setup, True, GATES[: 1 + number % 3], 0, hints, FairStart(1), moves)


def _given_up(run: Run, games: Mapping[str, Variant]) -> StageResult:
    """A stage that was given up after one move."""
    setup = run.card(games).setup
    move = setup.rules().legal_moves(setup.rules().start())[0]
    return StageResult(setup, False, (), 1, 0, FairStart(1), (move,), resigned=True)


# Puzzles

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
    _let_pass(stack, PAGE_SECONDS)
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
        _let_pass(stack, MOVE_SECONDS)
    while shot.scene == "puzzle_over" and not session.attempt.over:
        scene.board.make(session.puzzle.solution[session.made_right])
        _let_pass(stack, MOVE_SECONDS)
    if session.attempt.over:
        _let_pass(stack, 2 * MOVE_SECONDS)


def _let_pass(stack: SceneStack, seconds: float) -> None:
    for _frame in range(round(seconds / FRAME)):
        stack.update(FRAME)
        stack.top.was_drawn()
