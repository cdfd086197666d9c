"""The tiles of the menu beside the games: what they say, what they show, and where their buttons lead."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.contrast import contrast
from game.arcade.draw.easing import swaying
from game.arcade.draw.text import UNBROKEN, wrapped
from game.arcade.draw.themes import DEFAULT_PALETTE, THEMES, theme_of
from game.arcade.kit.key import face_at, holds_glyph, words_tone
from game.arcade.navigation.destinations import ToAttract, ToMenu, ToPuzzles, ToRun
from game.arcade.profile.profile import Profile
from game.arcade.scenes.menu import tiles
from game.arcade.scenes.menu.menu import RESTING_LIGHT, MenuScene
from game.arcade.scenes.menu.stage_demos import CLIMB_SECONDS, Climb
from game.arcade.scenes.menu.tiles import Tile, puzzles_tile, run_tile, where_it_stands
from game.arcade.scenes.run.ladder_picture import ladder_of
from game.arcade.shell.context import Context
from game.arcade.views.menu.menu import MenuPicture
from game.arcade.views.menu.own_boards import JigsawBoard
from game.arcade.views.run.ladder import LadderPicture
from game.bots.starts import FairStart
from game.puzzles import daily
from game.puzzles.attempt import Attempt, Step
from game.puzzles.days import days_after
from game.puzzles.pack import found_packs
from game.puzzles.puzzle_progress import Task
from game.run.run import Run
from game.run.standing import Clearing, Standing
from game.store.calendar import today
from tests.arcade.cabinet import FRAME, Player


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """A cabinet whose strip ends with the run and the puzzles."""
    monkeypatch.setattr(tiles, "OTHERS", (run_tile, puzzles_tile))
    player = Player(None, (640, 360), profile=Profile(tmp_path))
    player.app.routes.go(ToMenu())
    player.app.step(FRAME)
    yield player
    player.leave()


def summary(player: Player) -> str:
    return plain(picture(player).shown.summary)


def plain(words: str) -> str:
    """The words, wherever their lines may end."""
    return words.replace(UNBROKEN, " ")


def choose(player: Player, name: str) -> Tile:
    """Walk to a tile of the strip."""
    menu = player.on_top(MenuScene)
    for _tile in menu.picture().tiles:
        if menu.tile.name != name:
            player.press(pygame.K_d)
    assert menu.tile.name == name
    return menu.tile


def picture(player: Player) -> MenuPicture:
    return player.on_top(MenuScene).picture()


def brightness(canvas: Surface, part: Rect) -> int:
    return sum(pygame.transform.average_color(canvas, part)[:3])


def come_back(player: Player) -> None:
    """To the settings, and back to the menu."""
    player.press(pygame.K_TAB, pygame.K_ESCAPE)
    assert player.scene == "Menu"


def shown_ladder(player: Player) -> LadderPicture:
    """The ladder on the stage."""
    player.wait(2 * FRAME)
    board = picture(player).shown.board
    assert board is not None
    assert isinstance(board.frame, LadderPicture)
    return board.frame


class TestTheRun:
    def test_a_new_one_says_what_awaits_a_person(self, player: Player) -> None:
        tile = choose(player, "Run")
        games = 4 * len(Run.new(1, player.app.context.games).games)
        assert picture(player).shown.summary == f"{games} games against ever better bots, 3 lives."
        assert (picture(player).play, tile.begin) == ("Play", ToRun())
        ladder = shown_ladder(player)
        assert (ladder.stages, ladder.won, ladder.next) == (games, 0, 0)

    def begin(self, player: Player) -> None:
        """Begin a run, and make two moves of its first stage."""
        keeper, games = player.app.context.profile.runs, player.app.context.games
        progress = keeper.begin(4)
        session = progress.run.stage(FairStart(1, ()), games)
        for _move in range(2):
            rules = session.match.rules
            session.play(rules.legal_moves(session.match.position)[0])
        keeper.keep(progress, session)

    def test_an_unfinished_one_says_where_it_stands(self, player: Player) -> None:
        self.begin(player)
        come_back(player)
        choose(player, "Run")
        stages = len(Run.new(4, player.app.context.games).games) * 4
        assert summary(player) == f"Stage 1 of {stages}. 3 lives left, 0 points."
        assert picture(player).play == "Continue"

    def test_the_light_climbs_to_the_stage_that_comes_next(self, player: Player) -> None:
        run = Run.new(4, player.app.context.games)
        ladder = replace(ladder_of(run, player.app.context.games), won=3.0, next=3)
        climb, motion = Climb(ladder), player.app.context.motion
        lights = []
        for _step in range(5):
            lights.append(climb.frame(motion).won)
            climb.update(CLIMB_SECONDS / 4, motion)
        assert lights == sorted(lights)
        assert (lights[0], lights[-1]) == (0, 3)

    @pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (720, 1280)])
    def test_the_key_that_continues_it_shows_what_presses_it(
        self, player: Player, window: tuple[int, int]
    ) -> None:
        self.begin(player)
        player.app.context.resize(*window)
        come_back(player)
        choose(player, "Run")
        shown = picture(player)
        assert holds_glyph(shown.layout, shown.stage.play, shown.play, shown.play_glyph)

    def test_no_line_ends_between_a_number_and_what_it_counts(self, player: Player) -> None:
        words = where_it_stands(Run.new(4, player.app.context.games))
        parts = plain(words).replace(". ", ".\n").replace(", ", ",\n").splitlines()
        for width in range(150, 500, 25):
            lines = [plain(line) for line in wrapped(words, 16, width)]
            assert all(any(part in line for line in lines) for part in parts)

    def test_overtime_has_no_last_stage(self, player: Player) -> None:
        run = Run.new(1, player.app.context.games)
        overtime = replace(Standing(len(run.games)), stage=42, lives=1, points=9940, clearing=Clearing(2, 3))
        run.standings[:] = [overtime]
        assert plain(where_it_stands(run)) == "Overtime, stage 43. 1 life left, 9,940 points."

    def test_an_unfinished_daily_run_waits_too(self, player: Player) -> None:
        player.app.context.profile.runs.begin_daily()
        come_back(player)
        choose(player, "Run")
        assert summary(player).startswith("Daily run. Stage 1 of ")
        assert picture(player).play == "Continue"

    def test_of_two_that_wait_it_shows_the_one_played_last(self, player: Player) -> None:
        self.begin(player)
        player.app.context.profile.runs.begin_daily()
        come_back(player)
        choose(player, "Run")
        assert summary(player).startswith("Daily run.")
        self.begin(player)
        come_back(player)
        assert summary(player).startswith("Stage 1 of ")


class TestThePuzzles:
    def solve(self, context: Context, day: str, *steps: Step) -> None:
        entry = daily.of_day(found_packs(), day)
        assert entry is not None
        task = Task(entry.text, Attempt(steps, solved=Step.RIGHT in steps))
        change = lambda progress: replace(progress, days={**progress.days, day: task})  # noqa: E731
        context.profile.puzzles.change(change)

    def test_the_puzzle_of_today_is_shown_but_not_its_solution(self, player: Player) -> None:
        tile = choose(player, "Puzzles")
        entry = daily.of_day(found_packs(), today())
        assert entry is not None
        assert tile.puzzle is not None
        puzzle = found_packs().puzzle(entry)
        assert tuple(ply.move for ply in tile.puzzle.plies) == puzzle.moves
        assert picture(player).shown.board.frame.position == puzzle.match().position
        assert (picture(player).play, tile.begin) == ("Play", ToPuzzles())
        assert picture(player).shown.summary == "Today's puzzle: find the only move that wins."

    def test_its_last_piece_is_not_in_its_place_yet(self, player: Player) -> None:
        choose(player, "Puzzles")
        player.wait(0.5)
        board = picture(player).shown.board
        assert board is not None
        assert isinstance(board.renderer, JigsawBoard)
        area = BoardArea(Rect(20, 20, 300, 300), board.renderer.size, 20)
        whole, cut = (Surface((360, 360)) for _each in range(2))
        board.renderer.renderer.draw(whole, area, board.frame)
        board.renderer.draw(cut, area, board.frame)
        lower, upper = Rect(170, 310, 150, 8), Rect(20, 20, 60, 60)
        assert brightness(cut, lower) < 40, "the hole that it leaves"
        assert brightness(cut, Rect(326, 200, 8, 60)) > brightness(whole, Rect(326, 200, 8, 60)), (
            "it is aside"
        )
        assert brightness(cut, upper) < brightness(whole, upper), "the others are dim"

    def test_a_puzzle_that_was_begun_waits(self, player: Player) -> None:
        self.solve(player.app.context, today(), Step.WRONG)
        come_back(player)
        choose(player, "Puzzles")
        assert picture(player).play == "Continue"

    def test_a_solved_one_says_how_many_days_in_a_row(self, player: Player) -> None:
        for back in range(3):
            self.solve(player.app.context, days_after(today(), -back), Step.RIGHT)
        come_back(player)
        choose(player, "Puzzles")
        assert picture(player).shown.summary == "Solved 3 days in a row."

    def test_nothing_is_said_of_a_missed_one(self, player: Player) -> None:
        self.solve(player.app.context, today(), Step.WRONG, Step.SKIP)
        come_back(player)
        choose(player, "Puzzles")
        assert picture(player).shown.summary == "Today's puzzle is done. Others wait for you."

    def test_without_any_puzzles_there_is_no_tile(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(catalogue, "pack_text", lambda _variant: "")
        context = player.app.context
        games = {"toy": replace(context.games["apart"], slug="toy")}
        assert puzzles_tile(Context(games, context.layout, context.audio, context.choices)) is None


class TestButtons:
    def test_those_that_a_tile_has_no_use_for_are_dim_and_do_nothing(self, player: Player) -> None:
        choose(player, "Run")
        player.wait(0.5)
        assert picture(player).usable == (0, 0, 0, 1, 1, 1)
        player.press(pygame.K_c, pygame.K_h, pygame.K_F1)
        assert player.scene == "Menu"
        player.click(picture(player).button_boxes[0].center)
        assert player.scene == "Menu"

    def test_the_focus_passes_over_them(self, player: Player) -> None:
        choose(player, "Puzzles")
        player.press(pygame.K_s, pygame.K_a, pygame.K_a)
        shown = picture(player)
        assert shown.buttons[shown.focus - len(shown.tiles)].label == "Records"

    def test_they_light_up_softly_for_a_game(self, player: Player) -> None:
        choose(player, "Run")
        player.wait(0.5)
        player.press(pygame.K_a)
        assert 0 < picture(player).usable[0] < 1
        player.wait(0.5)
        assert picture(player).usable == (1, 1, 1, 1, 1, 1)


@pytest.mark.parametrize("theme", THEMES)
def test_the_word_on_the_button_that_plays_is_read_whether_it_is_in_focus_or_not(
    player: Player, theme: str
) -> None:
    context = player.app.context
    for tile in tiles.all_tiles(context):
        tinted = theme_of(theme, DEFAULT_PALETTE, glow=True).tinted(tile.accent)
        for light in (swaying(RESTING_LIGHT), 1.0):
            tone = words_tone(tinted, light)
            assert all(contrast(tone, face) >= 4.5 for face in face_at(tinted, light)), tile.name


def test_the_menu_stays_where_it_was_left(player: Player) -> None:
    choose(player, "Run")
    come_back(player)
    assert player.on_top(MenuScene).tile.name == "Run"


def test_left_alone_the_attract_mode_shows_the_game_on_the_stage(player: Player) -> None:
    tile = choose(player, "Run")
    assert player.on_top(MenuScene).when_left_alone() == ToAttract(tile.variant)
