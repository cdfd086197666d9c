"""A run in the arcade: from its page through its stages to the table, whatever is in the hands."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pygame
import pytest

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.input.actions import Command
from game.arcade.kit.key import holds_glyph
from game.arcade.kit.scores import Scores
from game.arcade.kit.screen import Screen
from game.arcade.navigation.destinations import ToMenu, ToPlay, ToRun
from game.arcade.profile.profile import Profile
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.run.run_over import RisingPoints, RunOverScene
from game.arcade.scenes.run.run_page import RunScene, StandingPicture, standing_node
from game.arcade.scenes.run.run_table import RunTableScene
from game.arcade.scenes.run.stage_card import StageCardScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.screenshots import moments
from game.arcade.screenshots.moments import sample_progress
from game.arcade.screenshots.screenshot import Answering, Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.sentences.run_words import MINUS, Effect, points_lines
from game.arcade.views.play.award import Grade
from game.arcade.views.run.beside_board import StageBoard
from game.arcade.views.run.earned_medals import Medals
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.lives_and_hints import Hints, Lives, Marks
from game.arcade.views.run.points_sum import LINE_SECONDS, PointsSum, SumLine, SumTotal
from game.arcade.views.run.run_corners import RunCorners
from game.bots import fair_starts
from game.bots.thinker import Thinker
from game.core.controls import Verb
from game.core.rules import Move
from game.people.faces import PIP, Occasion
from game.run.points import Gate, Parts
from game.run.run import Run
from game.session.modes import Series
from game.store.calendar import today
from game.store.saved_runs import progress_of
from tests import runs
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import SitWithPads
from tests.arcade.runner import A_MOMENT, MouseRunner, PadRunner, Runner, quick_games
from tests.runs import GAMES
from tests.slow_disk import Disk

SMALL = (640, 360)  # quick to draw
# Of a run that begins with a stage of Light Cycle Duel.
SEED = 1
UNDO, HINT = pygame.K_q, pygame.K_h


def profile(place: Path | None = None) -> Profile:
    return Profile(place, quick_games())


def open_page(runner: Runner) -> Runner:
    runner.player.app.routes.go(ToMenu())
    runner.player.app.routes.go(ToRun())
    runner.player.wait(0.1)
    return runner


def begun(runner: Runner, seed: int = SEED) -> Runner:
    """On the page of a run that has begun."""
    runner.player.app.context.profile.runs.begin(seed)
    return open_page(runner)


@pytest.fixture(params=["keys", "mouse", "pad"])
def anyone(request: pytest.FixtureRequest, sit: Sit, sit_with_pads: SitWithPads) -> Runner:
    """Someone before the cabinet, with something in the hands."""
    if request.param == "pad":
        return PadRunner(sit_with_pads(None, SMALL, profile=profile()))
    hands = {"keys": Runner, "mouse": MouseRunner}[request.param]
    return hands(sit(None, SMALL, profile=profile()))


@pytest.fixture
def runner(sit: Sit) -> Runner:
    """Someone at the keys."""
    return Runner(sit(None, SMALL, profile=profile()))


Return = Callable[[], Runner]


@pytest.fixture
def coming_back(tmp_path: Path) -> Iterator[Return]:
    """The same person again, at an arcade that was closed and started."""
    open_ones: list[Player] = []
    first = Profile(tmp_path)
    first.end_first_start()
    first.close()

    def start() -> Runner:
        while open_ones:
            open_ones.pop().leave()
        open_ones.append(Player(None, SMALL, profile=profile(tmp_path)))
        return Runner(open_ones[-1])

    yield start
    for player in open_ones:
        player.leave()


def page(runner: Runner) -> RunScene:
    return runner.player.on_top(RunScene)


def panel(runner: Runner) -> RunCorners:
    shown = runner.player.on_top(PlayScene).picture().corners
    assert isinstance(shown, RunCorners)
    return shown


def run_of(runner: Runner, *, daily: bool = False) -> Run:
    """The unfinished run."""
    progress = runner.player.app.context.profile.runs.unfinished(daily=daily)
    assert progress is not None
    return progress.run


def moves_to_the_end(kept: Profile) -> tuple[Move, ...]:
    """All moves of the stage that is on if every move wins from now on."""
    progress = kept.runs.unfinished(daily=False)
    session = progress.session(GAMES) if progress else None
    assert session is not None
    runs.Player().finish(session)
    return tuple(ply.move for ply in session.match.plies)


def test_a_run_from_its_first_stage_to_the_table_and_the_next_run(anyone: Runner) -> None:
    runner, player = begun(anyone), anyone.player
    runner.choose("Continue")
    for _stage in range(3):
        runner.play_stage(win=True)
    assert run_of(runner).standing.points > 300, "enough for the table"
    runner.give_stage_up()
    runner.play_stage(win=False)  # which a bot may forgive
    while player.scene == "StageCard":
        runner.give_stage_up()
    points = player.on_top(RunOverScene).picture().node(RisingPoints).points
    runner.go_on()
    assert player.scene == "Initials"
    runner.sign()
    table = player.on_top(RunTableScene)
    assert [line.points for line in table.picture().node(Scores).lines if line.own] == [f"{points:,}"]
    assert [label.endswith("lost") for label in player.labels()[:4]] == [True, True, True, False]
    for number in range(3):
        assert table.rows.focus == number, "confirming again and again leads through all of them"
        runner.confirm_focused()
        assert player.on_top(ReviewScene)
        runner.press(Verb.BACK)
    runner.confirm_focused()
    assert player.on_top(StageCardScene)
    assert run_of(runner).results == ()


class TestTheCard:
    def test_it_says_the_game_the_bot_and_that_the_person_has_the_win(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.player.wait(A_MOMENT)
        shown = runner.player.on_top(StageCardScene).picture()
        place, game, against, said, _side, win, combo = shown.texts
        assert (place, game) == ("Stage 1 of 8 · Loop 1 of 4", "Light Cycle Duel")
        assert (against, win, combo) == ("Against Pip · rookie", "You have the win.", "Combo ×1.1 if clean")
        assert said in PIP.says[Occasion.MEETING]
        assert (shown.node(Lives).left, shown.node(Hints).left) == (3, 3)

    def test_a_stage_begins_with_a_sound_of_its_own(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        assert runner.player.scene == "Play"
        assert "stage" in runner.player.app.context.audio.played

    def test_it_does_not_promise_a_win_that_is_not_proven(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(fair_starts, "draw", lambda *_args: None)
        # Pictures keep the answers of the bots, also that to another test.
        monkeypatch.setattr(Answering, "ask", lambda _self, question: Thinker().answer(question))
        card = Stage(Shot("stage_card", GAMES["siege"].setup())).stack.top
        assert isinstance(card, StageCardScene)
        texts = card.picture().texts
        assert "Nobody knows who wins." in texts
        assert any(words.startswith("You are Player 1") for words in texts)


class TestAStage:
    @pytest.fixture
    def stage(self, runner: Runner) -> Runner:
        """Someone in the first stage."""
        begun(runner).choose("Continue")
        runner.go_on()
        runner.player.wait(0.1)
        return runner

    def test_nothing_is_taken_back(self, stage: Runner) -> None:
        stage.make_move(win=True)
        moves = len(stage.player.session.match.plies)
        stage.player.press(UNDO)
        assert stage.player.message == "No move can be taken back here."
        assert len(stage.player.session.match.plies) == moves
        assert "Undo" not in stage.player.prompts().values()

    def test_a_move_that_keeps_a_narrow_win_is_told_with_what_it_adds(self, stage: Runner) -> None:
        while stage.player.session.person_on_turn and panel(stage).award is None:
            stage.make_move(win=True)
        award, _light = panel(stage).award or (None, 0)
        assert award is not None
        assert (award.name, award.odds, award.bonus) == ("SAFE", "2 of 3", "+6")
        assert panel(stage).worth == 120

    def test_a_move_that_gives_the_win_away_is_told_too_and_ends_the_combo(self, stage: Runner) -> None:
        assert panel(stage).combo == "×1.1"
        while panel(stage).combo == "×1.1":
            stage.make_move(win=False)
        award, _light = panel(stage).award or (None, 0)
        assert award is not None
        assert award.grade is Grade.LOSS

    def test_the_pause_has_what_fits_a_run_and_asks_once_before_the_stage_is_lost(
        self, stage: Runner
    ) -> None:
        stage.press(Verb.BACK)
        assert stage.player.labels() == [
            *("Resume", "How to play", "Devices", "Settings"),
            *("Give the stage up", "Leave the run"),
        ]
        stage.choose("Give the stage up")
        assert stage.player.on_top(CardScene).words() == "It counts as lost, and costs a life."
        stage.press(Verb.CONFIRM)
        assert stage.player.scene == "StagePause"
        assert run_of(stage).standing.lives == 3

    def test_no_clock_runs(self, stage: Runner) -> None:
        context = stage.player.app.context
        context.change(replace(context.settings, clock=10))
        moves = len(stage.player.session.match.plies)
        stage.player.wait(12, 0.5)
        assert len(stage.player.session.match.plies) == moves
        assert stage.player.on_top(PlayScene).picture().clock is None

    def test_hints_are_counted_down_over_the_run(self, stage: Runner) -> None:
        assert stage.player.prompts()[Command.HINT] == "Hint (3 left)"
        stage.ask_hint()
        assert panel(stage).hints == 2
        stage.play_out(win=True)
        stage.go_on()
        assert stage.player.on_top(StageCardScene).picture().node(Hints).left == 2

    def test_in_a_lost_position_a_hint_costs_nothing(self, stage: Runner) -> None:
        stage.make_move(win=False)
        worth = panel(stage).worth
        stage.ask_hint()
        assert stage.player.message.startswith("Every move loses here.")
        assert (panel(stage).hints, panel(stage).worth) == (3, worth)
        assert stage.player.prompts()[Command.HINT] == "Hint (3 left)"

    def test_without_a_hint_left_none_is_offered(self, stage: Runner) -> None:
        for left in (2, 1, 0):
            stage.ask_hint()
            assert stage.player.prompts().get(Command.HINT) == (f"Hint ({left} left)" if left else None)
            stage.make_move(win=True)
        stage.player.press(HINT)
        assert stage.player.message == "There is no hint left."

    def test_the_page_of_the_run_knows_a_hint_used_in_an_unfinished_stage(self, stage: Runner) -> None:
        stage.ask_hint()
        stage.player.app.routes.go(ToRun())
        assert page(stage).picture().node(Marks).hints == 2

    @pytest.mark.parametrize("window", [(640, 360), (1280, 800), (1920, 1080), (720, 1280)])
    def test_the_page_of_the_run_shows_the_hints_in_every_size(self, window: tuple[int, int]) -> None:
        layout = Layout(*window)
        canvases = [pygame.Surface(window) for _hints in range(2)]
        for canvas, hints in zip(canvases, (3, 0), strict=True):
            standing = StandingPicture("12,950 points", "Stage 12 of 20", lives=3, hints=hints)
            Screen(layout, NEON, 0.0, standing_node(layout, NEON, standing)).draw(canvas)
        assert pygame.image.tobytes(canvases[0], "RGB") != pygame.image.tobytes(canvases[1], "RGB")


class TestTheLadder:
    def test_it_shows_what_was_won_and_what_comes(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.play_stage(win=True)
        open_page(runner).player.app.context.resize(1280, 800)
        ladder = page(runner).picture().node(LadderPicture)
        assert (ladder.won, ladder.next, ladder.broken) == (1, 1, 0)
        assert [loop.level for loop in ladder.loops] == ["Rookie", "Casual", "Sharp", "Perfect"]

    def test_the_games_of_a_new_run_are_not_shown(self, runner: Runner) -> None:
        runner.player.app.context.resize(1280, 800)
        begun(runner)
        runner.press(Verb.DOWN)
        ladder = page(runner).picture().node(LadderPicture)
        assert {game for loop in ladder.loops for game in loop.games} == {None}

    def test_the_points_so_far_have_a_place_among_the_best(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        for _stage in range(4):
            runner.play_stage(win=True)
        points = run_of(runner).standing.points
        best = page(open_page(runner)).picture().node(Scores).lines
        assert [(line.initials, line.points) for line in best if line.own] == [("You", f"{points:,}")]

    def test_at_the_end_the_light_climbs_while_the_points_rise(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.play_stage(win=True)
        while runner.player.scene == "StageCard":
            runner.give_stage_up()
        over = runner.player.on_top(RunOverScene)
        context = runner.player.app.context
        context.resize(1280, 800)
        assert over.picture().node(LadderPicture).won == 1
        assert over.picture().node(LadderPicture).broken == 1
        context.change(replace(context.settings, reduced_motion=False))
        assert over.picture().node(LadderPicture).won < 1
        runner.player.wait(A_MOMENT)
        runner.press(Verb.CONFIRM)
        assert runner.player.on_top(RunOverScene).picture().node(LadderPicture).won == 1, "a press skips"


def test_the_end_of_a_run_says_how_near_the_next_medal_is() -> None:
    over = Stage(Shot("run_over", catalogue.games()["apart"].setup(), (640, 360))).stack.top
    assert isinstance(over, RunOverScene)
    *_earned, following = over.picture().node(Medals).medals
    assert not following.earned
    goal = following.words.removesuffix(" points in a run")
    assert following.tag == f"Next: {over.picture().node(RisingPoints).points:,} of {goal}"


def test_each_new_medal_is_struck_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "STEPS", 240)  # sixty in a second
    over = Stage(Shot("run_over", catalogue.games()["apart"].setup(), (640, 360))).stack.top
    new = [medal for medal in over.picture().node(Medals).medals if medal.tag == "New"]
    assert over.context.audio.played.count("medal") == len(new) > 1


@pytest.mark.parametrize(
    ("scene", "window", "on_key"),
    [
        ("run_over", (1920, 1080), True),
        ("run_over", (200, 150), True),
        ("stage_card", SMALL, True),
        ("stage_won", SMALL, True),
        ("stage_won", (200, 150), False),
        ("stage_lost", SMALL, True),
    ],
)
def test_what_to_press_is_said_once_and_on_the_key_where_that_has_room(
    scene: str, window: tuple[int, int], on_key: bool
) -> None:
    top = Stage(Shot(scene, catalogue.games()["apart"].setup(), window)).stack.top
    assert isinstance(top, OneKeyScene)
    assert holds_glyph(top.context.layout, top.key, top.label, top.glyph) is on_key
    prompts = dict(top.prompts())
    assert (Verb.CONFIRM in prompts) is not on_key
    assert prompts.get(Verb.BACK) == (None if scene == "run_over" else "Leave the run")


def test_a_stage_on_another_board_than_the_official_one_names_its_size(runner: Runner) -> None:
    context = runner.player.app.context
    run, keeper = sample_progress(quick_games(), 2, 0).run, context.profile.runs
    session = runs.Player().begun(run)
    game = f"{session.setup.variant.name}, {session.setup.size} × {session.setup.size}"
    keeper.keep(replace(keeper.begin(), run=run), session)
    open_page(runner)
    assert any(words.startswith(f"Stage 3 of 8: {game}, ") for words in page(runner).picture().texts)
    runner.choose("Continue")
    assert runner.player.on_top(StageCardScene).picture().texts[1] == game
    runner.go_on()
    assert runner.player.on_top(PlayScene).picture().title == game
    runner.play_out(win=True)
    assert runner.player.on_top(StageEndScene).picture().texts[1] == f"{game}, against Moss · casual"


def test_that_a_run_is_cleared_is_told_even_where_there_is_hardly_room() -> None:
    context = Stage(Shot("run", catalogue.games()["apart"].setup(), (320, 240))).context
    last = sample_progress(context.games, 0, 0).run.standing.last_stage
    before, after = (sample_progress(context.games, won, 0) for won in (last - 1, last))
    end = StageEndScene(context, lambda _to: None, before.run, after, after.run.played(last - 1))
    assert any(words.startswith("The run is cleared!") for words in end.picture().texts)


class TestTheEndOfAStage:
    def test_it_shows_the_points_and_what_they_are_made_of(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        runner.play_out(win=True)
        shown = runner.player.on_top(StageEndScene).picture()
        assert shown.texts[0] == "Stage 1 won"
        sums = [placed.node.line for placed in shown.plan if isinstance(placed.node, SumLine)]
        lines = [(line.name, line.label, line.value) for line in sums]
        assert lines[0] == ("", "Stage", "100")
        assert ("SAFE", "2 of 3", "+6") in lines
        assert ("×1.1", "1 clean stage in a row") in [line[:2] for line in lines]
        assert shown.node(SumTotal).sum.points == run_of(runner).standing.points

    def test_the_points_rise_line_by_line_to_what_the_lines_come_to(self) -> None:
        gates = (Gate(1, 9), Gate(2, 7), Gate(3, 4))
        parts = Parts.of(3, gates, 5, 0)
        lines = points_lines(parts)
        assert [(line.value, line.points) for line in lines] == [
            ("100", 100),
            ("+32", 132),
            ("+18", 150),
            ("+4", 154),
            ("154", 154),
            ("+308", 462),
            ("+231", 693),
            (f"{MINUS}3", 690),
        ]
        points = PointsSum(lines, "", 0)
        risen = [points.risen((number + 1) * LINE_SECONDS) for number in range(len(lines) + 1)]
        assert risen == [0, 100, 132, 150, 154, 154, 462, 690, 690], "what is rounded off is never added"
        assert points.points == parts.points

    @pytest.mark.parametrize(
        ("loop", "gates", "streak", "hints"),
        [
            (1, (Gate(1, 9), Gate(2, 7), Gate(3, 4)), 1, 0),  # 154 × 1.1 is 169.4
            (1, (Gate(1, 2),), 0, 2),  # 110 × ½ × ½ is 27.5
            (3, (Gate(1, 9), Gate(2, 7)), 0, 1),
            (2, (), 3, 0),
            (1, (), 0, 0),
        ],
    )
    def test_the_points_add_up_in_whole_numbers(
        self, loop: int, gates: tuple[Gate, ...], streak: int, hints: int
    ) -> None:
        parts = Parts.of(loop, gates, streak, hints)
        lines = points_lines(parts)
        added = [line.value for line in lines if line.effect is not Effect.SUM]
        assert sum(int(value.replace(MINUS, "-")) for value in added) == parts.points
        assert lines[-1].points == parts.points

    def test_a_stage_that_was_lost_tells_why_and_shows_how_it_ended(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        runner.play_out(win=False)
        shown = runner.player.on_top(StageEndScene).picture()
        stage = run_of(runner).lost_stages()[0]
        runs.Player().go_on(stage)
        title, _against, ended, gave_away, *_changes = shown.texts
        assert title == "Stage 1 lost"
        assert shown.node(StageBoard).frame.ended > 0, "the loser is seen to have lost"
        assert stage.review is not None
        assert ended == stage.match.rules.why_over(stage.match.position, stage.names)
        number = max(n for n in stage.review.mistakes if stage.match.plies[n].player == stage.players.alone)
        assert gave_away.startswith(f"Move {number + 1} gave the win away: ")

    def test_a_stage_that_was_given_up_says_so(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        play = runner.player.on_top(PlayScene)
        play.board.take(play.session.resign(play.session.players.alone or 1))
        runner.await_end()
        assert runner.player.on_top(StageEndScene).picture().texts[2] == "You gave it up."

    @pytest.mark.parametrize("hints", [0, 1, 2])
    def test_no_points_are_shown_that_are_taken_away_again(self, hints: int) -> None:
        parts = Parts.of(2, (Gate(1, 2), Gate(2, 7)), 0 if hints else 3, hints)
        points = PointsSum(points_lines(parts), "", 1000)
        ages = [number * LINE_SECONDS / 7 for number in range(7 * (len(points.lines) + 1) + 1)]
        for shown in ([points.risen(age) for age in ages], [points.total(age) for age in ages]):
            assert shown == sorted(shown)
        assert points.total(len(points.lines) * LINE_SECONDS) == 1000, "until the last line comes in"
        assert (points.risen(points.seconds), points.total(points.seconds)) == (
            parts.points,
            1000 + parts.points,
        )

    def test_a_press_shows_everything_at_once_and_the_next_one_leads_on(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        runner.play_out(win=True)
        context = runner.player.app.context
        context.change(replace(context.settings, reduced_motion=False))
        end = runner.player.on_top(StageEndScene)
        runner.player.wait(A_MOMENT)
        assert end.shown_for < end.settles_at, "lines of points still come in"
        runner.press(Verb.CONFIRM)
        assert runner.player.on_top(StageEndScene).shown_for == end.settles_at
        runner.press(Verb.CONFIRM)
        assert runner.player.scene == "StageCard"

    def test_a_press_that_was_still_meant_for_the_board_does_not_lead_on(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        runner.play_out(win=True)
        for verb in (Verb.CONFIRM, Verb.BACK):
            runner.press(verb)
            assert runner.player.scene == "StageEnd"
        runner.go_on()
        assert runner.player.scene == "StageCard"

    def test_the_next_start_is_there_before_the_next_card(self, runner: Runner) -> None:
        begun(runner).choose("Continue")
        runner.go_on()
        runner.play_out(win=True)
        runner.player.wait(A_MOMENT)
        runner.press(Verb.CONFIRM)
        card = runner.player.on_top(StageCardScene)
        runner.player.app.step(0.0)
        assert any(words.startswith("You are ") for words in card.picture().texts)


class TestGoingOn:
    def test_a_run_that_was_left_goes_on_with_the_same_replies(self, coming_back: Return) -> None:
        runner = begun(coming_back())
        runner.choose("Continue")
        runner.go_on()
        runner.make_move(win=True)
        record = list(runner.player.session.match.plies)
        combo = panel(runner).combo
        runner.press(Verb.BACK)
        runner.choose("Leave the run")
        shown = page(runner).picture()
        assert shown.texts[1:3] == ("0 points", "Stage 1 of 8: Light Cycle Duel, against Pip · rookie.")
        assert shown.node(Marks).lives == 3
        left = moves_to_the_end(runner.player.app.context.profile)
        runner = open_page(coming_back())
        runner.choose("Continue")
        card = runner.player.on_top(StageCardScene)
        assert card.label == "Continue"
        assert "Combo" not in " ".join(card.picture().texts), "nobody knows yet whether the stage is clean"
        runner.go_on()
        runner.player.wait(0.1)
        assert panel(runner).combo == combo
        assert list(runner.player.session.match.plies)[: len(record)] == record
        runner.play_out(win=True)
        assert [result.moves for result in run_of(runner).results] == [left]

    def test_an_ordinary_game_and_a_stage_do_not_meet(self, coming_back: Return) -> None:
        chain = catalogue.games()["chain"]
        runner = begun(coming_back(), seed=3)  # which begins with a stage of Chain
        runner.choose("Continue")
        runner.go_on()
        assert runner.player.session.setup.variant == chain
        runner.make_move(win=True)
        assert runner.player.app.context.profile.saves.of(chain.slug) is None
        runner = coming_back()
        assert runner.player.scene == "Menu", "no stage is offered at the start"
        assert runner.player.on_top(MenuScene).tile.name == "Run", "but the run is in focus"
        runner.player.app.routes.go(ToPlay(chain))
        assert isinstance(runner.player.session.began_in, Series)
        runner.player.make(
            runner.player.session.match.rules.legal_moves(runner.player.session.match.position)[0]
        )
        moves = len(runner.player.session.match.plies)
        open_page(runner).choose("Continue")
        runner.go_on()
        runner.make_move(win=True)
        saved = runner.player.app.context.profile.saves.of(chain.slug)
        assert saved is not None
        assert len(saved.moves) == moves

    def test_a_new_run_asks_before_it_ends_the_unfinished_one(self, runner: Runner) -> None:
        begun(runner).choose("New run")
        assert runner.player.on_top(CardScene).words().startswith("It ends with 0 points")
        runner.choose("Stay")
        assert page(runner)
        runner.choose("New run")
        runner.choose("End it")
        assert runner.player.scene == "RunOver"
        runner.go_on()
        runner.choose("New run")
        assert runner.player.scene == "StageCard"

    def test_the_points_of_an_unfinished_run_count_only_if_it_was_never_played_before(
        self, runner: Runner
    ) -> None:
        runs = runner.player.app.context.profile.runs
        for words in ("It ends with 0 points, and they count. ", "It ends with 0 points. "):
            progress = runs.begin(SEED)
            open_page(runner).choose("New run")
            assert runner.player.on_top(CardScene).words().startswith(words)
            runs.end(progress)

    def test_a_stage_that_was_given_up_before_the_arcade_was_closed_stays_lost(
        self, coming_back: Return
    ) -> None:
        runner = begun(coming_back())
        runner.choose("Continue")
        runner.go_on()
        play = runner.player.on_top(PlayScene)
        play.board.take(play.session.resign(play.session.players.alone or 1))
        runner = open_page(coming_back())
        runner.choose("Continue")
        runner.go_on()
        runner.await_end()
        assert runner.player.on_top(StageEndScene).picture().texts[0] == "Stage 1 lost"
        assert run_of(runner).standing.lives == 2

    def test_a_run_that_had_ended_before_a_kill_shows_its_end(self, coming_back: Return) -> None:
        runner = begun(coming_back())
        runner.choose("Continue")
        for _life in range(2):
            runner.give_stage_up()
        runner.go_on()
        play = runner.player.on_top(PlayScene)
        play.board.take(play.session.resign(play.session.players.alone or 1))
        runner.await_end()  # the arcade is closed before anyone leads on
        runner = open_page(coming_back())
        assert runner.player.labels()[0] == "See how it ended"
        runner.press(Verb.CONFIRM)
        assert runner.player.scene == "RunOver"
        assert runner.player.app.context.profile.runs.unfinished(daily=False) is None


def test_the_card_of_a_stage_leads_to_how_to_play_and_back(anyone: Runner) -> None:
    begun(anyone).choose("Continue")
    anyone.player.wait(A_MOMENT)
    how_to = anyone.player.prompts()[Command.HELP]
    assert how_to == "How to play"
    anyone.player.press(pygame.K_F1)
    assert anyone.player.scene == "HowTo"
    anyone.player.press(pygame.K_ESCAPE)
    assert anyone.player.scene == "StageCard"


class TestTheDailyRun:
    def test_only_the_first_start_of_a_day_counts(self, runner: Runner) -> None:
        open_page(runner)
        runner.press(Verb.DOWN)
        assert "Only the first start of a day counts." in " ".join(page(runner).picture().texts)
        runner.choose("Daily run")
        again = "Played before: this run does not count."
        assert again not in runner.player.on_top(StageCardScene).picture().texts
        first = run_of(runner, daily=True)
        for _life in range(3):
            runner.give_stage_up()
        runner.go_on()
        open_page(runner)
        runner.press(Verb.DOWN)
        assert "does not count" in " ".join(page(runner).picture().texts)
        runner.choose("Daily run")
        assert again in runner.player.on_top(StageCardScene).picture().texts
        second = run_of(runner, daily=True)
        assert (second.seed, second.date) == (first.seed, today())
        runs = runner.player.app.context.profile.records.book().runs
        assert [count.begun for count in runs.values()] == [1]

    def test_it_waits_beside_the_other_run(self, runner: Runner) -> None:
        begun(runner).choose("Daily run")
        runner.go_on()
        runner.make_move(win=True)
        open_page(runner)
        assert runner.player.labels() == ["Continue the daily run", "Continue the other run", "New run"]

    @pytest.mark.parametrize("daily_last", [True, False])
    def test_of_two_that_wait_the_one_played_last_comes_first(self, runner: Runner, daily_last: bool) -> None:
        begun(runner)
        runner.choose("Daily run")
        runner.play_stage(win=True)
        if not daily_last:
            open_page(runner).choose("Continue the other run")
            runner.go_on()
            runner.make_move(win=True)
        open_page(runner)
        points = run_of(runner, daily=daily_last).standing.points
        assert f"{points} points" in page(runner).picture().texts


def test_a_hint_is_on_the_disk_before_it_is_seen(coming_back: Return, tmp_path: Path) -> None:
    runner = begun(coming_back())
    runner.choose("Continue")
    runner.go_on()
    runner.player.wait(0.2)
    disk, background = Event(), runner.player.app.context.profile.background
    background.flush()
    background.do("a slow disk", disk.wait)
    runner.player.press(HINT)
    for _frame in range(8):
        runner.player.app.step(0.1)
    assert runner.player.session.hint is None
    disk.set()
    background.flush()
    kept = json.loads((tmp_path / "runs" / "run-1.json").read_text())
    assert 1 in kept["stage"]["hints used"]
    runner.player.wait(0.2)
    assert runner.player.session.hint is not None


def test_a_slow_disk_hides_neither_the_place_of_a_run_nor_its_initials(
    coming_back: Return, disk: Disk, tmp_path: Path
) -> None:
    runner = begun(coming_back())
    runner.choose("Continue")
    for _stage in range(4):
        runner.play_stage(win=True)
    for _life in range(2):
        runner.give_stage_up()
    disk.stop()
    runner.give_stage_up()
    assert runner.player.on_top(RunOverScene).picture().texts[1].startswith("Place ")
    runner.go_on()
    assert runner.player.scene == "Initials"
    runner.player.press(pygame.K_z, pygame.K_o, pygame.K_e, pygame.K_RETURN)
    (own,) = [line for line in runner.player.on_top(RunTableScene).picture().node(Scores).lines if line.own]
    assert own.initials == "ZOE"
    assert "ZOE" not in (tmp_path / "records.json").read_text(), "the disk does not know yet"
    disk.go_on()
    coming_back()
    assert (tmp_path / "records.json").read_text().count("ZOE") == 2, "once in the table, and as a proposal"


def test_the_recorded_run_gives_the_same_points_in_the_arcade(sit: Sit) -> None:
    """The first stages of the recording. Its moves are made at the board, those of the bots too."""
    document = json.loads((Path(__file__).parents[1] / "run" / "recorded" / "seed-2026.json").read_text())
    points = document.pop("points")
    recorded = progress_of(document, GAMES).run
    player = sit(None, SMALL, profile=Profile(None, {slug: GAMES[slug] for slug in recorded.games}))
    runner = begun(Runner(player), recorded.seed)
    runner.choose("Continue")
    player.app.context.change(replace(player.app.context.settings, bot_speed="half"))
    for result, total in zip(recorded.results[:4], points, strict=False):
        runner.go_on()
        play = player.on_top(PlayScene)
        for move in result.moves[len(result.start.moves) :]:
            play.board.take(play.session.play(move))
        runner.await_end()
        assert run_of(runner).results[-1] == result
        assert run_of(runner).standing.points == total
        runner.go_on()
