"""The moments of the Arena, of a run and of puzzles for screenshots: the same ones every time."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.arcade.input.actions import Action
from game.arcade.navigation.destinations import (
    Destination,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaSetUp,
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
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.shot import Shot
from game.arcade.shell.context import Context
from game.arena.record import read
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
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.session.timed_match import RecordedMatch
from game.solving.values import Value

# The Arena

MATCH = (
    "arena map=pillars size=standard speed=standard rounds=1 seed=1 round 163 1 3:up 4:right 11:up "
    "12:right 14:up 15:right 27:down 28:right 35:down 45:right 46:up 57:left 58:up 59:left 61:down "
    "62:left 63:up 69:left 81:up 84:right 86:up 89:right 90:up 91:right 92:down 93:right 95:down 98:right "
    "99:down 101:right 102:up 107:right 108:up 109:right 111:down 112:left 113:down 114:right 115:down "
    "116:right 117:up 118:right 119:up 120:left 121:up 122:right 126:down 127:right 128:down 129:left "
    "131:down 132:left 133:down 135:left 136:up 137:left 138:down 139:left 142:down 143:right 147:down "
    "149:right 150:up 151:right 153:down 154:left 155:down 156:right 159:down 161:left 162:down 2 10:down "
    "12:left 14:down 15:left 31:down 34:left 36:down 45:left 46:up 61:right 62:up 63:right 65:up 68:right "
    "83:up 85:right 87:up 89:left 90:down 91:left 92:up 93:left 95:down 98:left 99:up 100:left 101:up "
    "102:right 103:up 104:left 108:down 109:right 111:down 112:left 114:down 115:left 116:up 117:left "
    "118:up 119:right 120:up 121:left 123:down 124:left 125:down 127:left 128:up 131:left 133:down "
    "134:right 135:down 136:left 137:down 138:left 139:up 142:left 144:down 145:left 146:down 147:right "
    "148:down 149:left 150:down 151:right 153:down 154:left 155:down 156:left 157:up 158:left 159:down "
    "160:left 161:down 162:right 163:up"
)
RIDERS = Players((HUMAN, "casual"))
# The pages without a match.
PAGES: dict[str, Destination] = {"setup": ToArenaSetUp(0), "how_to": ToArenaHowTo()}
STEP = 1 / 60
# Nothing of the match lasts longer.
LONGEST_SECONDS = 120.0


def show_arena(context: Context, stack: SceneStack, routes: Routes, scene: str, *, wait: bool = True) -> None:
    """Put a moment of the match on the stack; `scene` is its name without `arena_`.

    Without waiting for it, the match begins.
    """
    if scene in PAGES:
        routes.go(PAGES[scene])
        stack.update(0.0)
        return
    match = read(MATCH)
    phased = PhasedMatch(RecordedMatch(match))
    context.seats.sit((1,), {}, together=True)
    stack.push(ArenaScene(context, routes.go, phased, MatchKeeping(context, routes.go, RIDERS)))
    if wait:
        _wait_for(context, stack, MOMENTS[scene](phased))
    if scene == "pause":
        routes.go(ToArenaPause((1,)))
    if scene == "end" and not isinstance(stack.top, ArenaScene):
        for _step in range(60):
            stack.update(STEP)


def _wait_for(context: Context, stack: SceneStack, reached: Callable[[], bool]) -> None:
    for _step in range(round(LONGEST_SECONDS / STEP)):
        if reached():
            return
        stack.update(STEP)
        context.advance(STEP)
    raise ValueError(f"this moment never comes: {reached}")


def _riding(phased: PhasedMatch) -> Callable[[], bool]:
    return lambda: phased.match.state.tick >= 130


# When each moment has come.
MOMENTS: dict[str, Callable[[PhasedMatch], Callable[[], bool]]] = {
    "count": lambda phased: lambda: phased.since > 1.0,
    "ride": _riding,
    "pause": _riding,
    "crash": lambda phased: lambda: phased.phase is Phase.FALL and phased.since > 0.35,
    "replay": lambda phased: lambda: phased.phase is Phase.REPLAY and phased.replayed_fall > 0.16,
    "end": lambda phased: lambda: phased.phase is Phase.OVER,
}

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
