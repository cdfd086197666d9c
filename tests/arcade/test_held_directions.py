"""Directions that are held down: they repeat where a cursor walks, and nowhere else."""

import sys

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Action, Command
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.repeat import Repeater
from game.arcade.navigation.destinations import (
    TONIGHT_TILE,
    ToGameSetUp,
    ToHowTo,
    ToMenu,
    ToPuzzles,
    ToRecords,
)
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.rows import HasRows
from game.bench.monkey.virtual_pad import A
from game.core.controls import Cursor, Verb
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import STEPS, CabinetWithPads, SitWithPads

CORNER = Cursor(0)
HELD = 0.5  # long enough for two repeats: after 0.35 and 0.44 seconds

# Lists of all kinds: where they are, the direction back from their first entry, and how many presses of it
# lead to their end. Where there are tabs, the way leads over them.
APART = catalogue.games()["apart"]
LISTS = {
    "menu": (ToMenu(TONIGHT_TILE), pygame.K_a, 1),
    "set-up": (ToGameSetUp(APART), pygame.K_w, 1),
    "settings": (ToSettings(APART), pygame.K_w, 2),
    "records": (ToRecords(), pygame.K_w, 2),
    "puzzles": (ToPuzzles(), pygame.K_w, 1),
    "how to play": (ToHowTo(APART), pygame.K_w, 1),
}


def focus_of(player: Player) -> int:
    """Which entry of the list on top is in focus."""
    match player.top:
        case MenuScene() as menu:
            return menu.picture().focus
        case HowToScene() as pages:
            return pages.shown_page
        case HasRows(rows=rows):
            return rows.focus
    raise AssertionError(player.scene)


with_pads = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


class TestTheTimes:
    @pytest.fixture
    def repeater(self) -> Repeater:
        repeater = Repeater()
        repeater.press(Action(Verb.RIGHT, LEFT_KEYS))
        return repeater

    def repeats(self, repeater: Repeater, seconds: float, frame: float = 0.01) -> list[float]:
        """The times at which Player 1's RIGHT repeats while it is held."""
        return [
            round((number + 1) * frame, 2)
            for number in range(round(seconds / frame))
            for action in repeater.after(frame, {(LEFT_KEYS, Verb.RIGHT)}, DEFAULT_BINDINGS)
            if action == Action(Verb.RIGHT, LEFT_KEYS, repeated=True)
        ]

    def test_a_pause_first_and_then_short_steps(self, repeater: Repeater) -> None:
        assert self.repeats(repeater, 0.6) == pytest.approx([0.35, 0.44, 0.53], abs=0.011)

    def test_a_long_frame_repeats_once(self, repeater: Repeater) -> None:
        assert self.repeats(repeater, 3.0, frame=3.0) == [3.0]

    @pytest.mark.parametrize("verb", [Verb.CONFIRM, Verb.BACK, Command.UNDO])
    def test_any_other_press_of_the_device_ends_it(self, repeater: Repeater, verb: Verb | Command) -> None:
        repeater.press(Action(verb, LEFT_KEYS))
        assert self.repeats(repeater, 1.0) == []

    def test_a_press_of_the_other_player_does_not(self, repeater: Repeater) -> None:
        repeater.press(Action(Verb.CONFIRM, RIGHT_KEYS))
        assert self.repeats(repeater, 0.4) != []


@pytest.fixture
def board_of_seven(sit_with_pads: SitWithPads) -> CabinetWithPads:
    """Apart on seven by seven cells, with Player 1's cursor in the corner."""
    cabinet = sit_with_pads("apart", size=7)
    cabinet.player.play.board.entry.put(CORNER)
    return cabinet


@pytest.fixture
def board(board_of_seven: CabinetWithPads) -> Player:
    """Who sits there."""
    return board_of_seven.player


class TestAKey:
    def test_held_walks_on(self, board: Player) -> None:
        board.hold(pygame.K_d)
        board.wait(FRAME)
        assert board.play.board.entry.cursor.cell == 1
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 3
        board.release(pygame.K_d)
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 3

    def test_held_while_another_direction_is_pressed_walks_there(self, board: Player) -> None:
        board.hold(pygame.K_d)
        board.wait(FRAME)
        board.hold(pygame.K_s)
        board.wait(FRAME + HELD)
        assert board.play.board.entry.cursor.cell == 1 + 3 * 7
        board.release(pygame.K_s)
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 1 + 3 * 7, "the first of the two has to be pressed again"

    def test_held_when_the_window_loses_the_focus_stops(self, board: Player) -> None:
        board.hold(pygame.K_d)
        board.wait(FRAME)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 1

    def test_held_is_sent_once_by_the_system(self, board: Player) -> None:
        assert pygame.key.get_repeat() == (0, 0)

    def test_that_confirms_never_repeats(self, board: Player) -> None:
        board.hold(pygame.K_SPACE)
        board.wait(1.0)
        assert len(board.session.match.plies) == 1

    def test_held_moves_nothing_in_the_turn_of_the_other(self, board: Player) -> None:
        board.press(pygame.K_SPACE)
        cursor = board.play.board.entry.cursor
        board.hold(pygame.K_a)
        board.wait(FRAME)
        assert board.message == "It is Player 2's turn: Arrows + Enter."
        heard = len(board.app.context.audio.played)
        board.wait(1.0)
        assert board.play.board.entry.cursor == cursor
        assert len(board.app.context.audio.played) == heard, "it is said once"

    def test_held_in_one_scene_does_nothing_in_the_next(self, board: Player) -> None:
        board.hold(pygame.K_s)
        board.wait(FRAME)
        board.press(pygame.K_ESCAPE)
        board.wait(1.0)
        board.press(pygame.K_SPACE)
        assert board.scene == "Play", "the first row of the pause still has the focus"


@with_pads
class TestAPad:
    @pytest.mark.parametrize("known", [True, False])
    def test_held_by_its_stick_walks_on(
        self, board_of_seven: CabinetWithPads, board: Player, known: bool
    ) -> None:
        pad = board_of_seven.plug(known=known)
        pad.push(0, 1.0)
        board.wait(FRAME + HELD)
        assert board.play.board.entry.cursor.cell == 3
        pad.push(0, 0.0)
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 3

    def test_whose_stick_swings_elsewhere_stops(self, board_of_seven: CabinetWithPads, board: Player) -> None:
        pad = board_of_seven.plug()
        pad.push(0, 1.0)
        board.wait(2 * FRAME)
        pad.push(0, 0.5)
        pad.push(1, 0.9)
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 1

    def test_whose_stick_trembles_at_rest_never_walks(
        self, board_of_seven: CabinetWithPads, board: Player
    ) -> None:
        pad = board_of_seven.plug()
        for share in (0.2, -0.3, 0.38, 0.1) * 20:
            pad.push(0, share)
            board.wait(FRAME)
        assert board.play.board.entry.cursor == CORNER

    def test_held_by_its_hat_walks_on(self, board_of_seven: CabinetWithPads, board: Player) -> None:
        pad = board_of_seven.plug(known=False)
        pad.turn_hat(1, 0)
        board.wait(FRAME + HELD)
        assert board.play.board.entry.cursor.cell == 3

    def test_held_by_a_button_of_its_cross_walks_on(
        self, board_of_seven: CabinetWithPads, board: Player
    ) -> None:
        pad = board_of_seven.plug()
        pad.hold(STEPS["right"], down=True)
        board.wait(FRAME + HELD)
        pad.hold(STEPS["right"], down=False)
        board.wait(HELD)
        assert board.play.board.entry.cursor.cell == 3

    def test_that_is_pulled_out_walks_no_further(
        self, board_of_seven: CabinetWithPads, board: Player
    ) -> None:
        pad = board_of_seven.plug()
        pad.push(0, 1.0)
        board.wait(2 * FRAME)
        board_of_seven.unplug(pad)
        board.press(pygame.K_ESCAPE)
        board.wait(1.0)
        assert board.play.board.entry.cursor.cell == 1

    def test_that_both_share_does_not_walk_for_the_other_after_a_move(
        self, board_of_seven: CabinetWithPads, board: Player
    ) -> None:
        pad = board_of_seven.plug()
        pad.push(0, 1.0)
        board.wait(2 * FRAME)
        pad.hold(A, down=True)
        board.wait(2 * FRAME)
        assert board.session.turn == 2
        cursor = board.play.board.entry.cursor
        board.wait(1.0)
        assert board.play.board.entry.cursor == cursor


class TestWhereARepeatWouldBeDangerous:
    @with_pads
    def test_a_direction_that_is_a_move_moves_once(self, sit_with_pads: SitWithPads) -> None:
        cabinet = sit_with_pads("light_cycle")
        pad = cabinet.plug()
        for number, direction in enumerate(("right", "left"), start=1):
            pad.hold(STEPS[direction], down=True)
            cabinet.player.wait(2.0)
            assert len(cabinet.player.session.match.plies) == number
            pad.hold(STEPS[direction], down=False)

    def test_a_direction_that_ended_the_game_does_not_hurry_the_end(self, sit_with_pads: SitWithPads) -> None:
        player = sit_with_pads("light_cycle").player
        *moves, last = player.session.setup.variant.lesson.game.split()
        for move in moves:
            player.make(move)
        left = {"up": pygame.K_w, "down": pygame.K_s, "left": pygame.K_a, "right": pygame.K_d}
        right = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}
        player.hold((left if player.session.turn == 1 else right)[last])
        player.wait(1.0)
        assert player.session.over
        assert player.scene == "Play"

    def test_a_step_that_is_half_a_move_leaves_the_other_half_alone(self, sit_with_pads: SitWithPads) -> None:
        player = sit_with_pads("siege").player
        player.hold(pygame.K_d)
        player.wait(FRAME)
        cursor = player.play.board.entry.cursor
        assert cursor.step is not None
        player.wait(1.0)
        assert player.play.board.entry.cursor == cursor
        player.release(pygame.K_d)
        player.hold(pygame.K_d)
        player.wait(FRAME)
        assert player.play.board.entry.cursor != cursor, "pressed again, it chooses the block"

    def test_a_switch_is_not_flipped_to_and_fro(self, player: Player) -> None:
        player.app.routes.go(ToSettings(catalogue.games()["apart"]))
        player.app.step(FRAME)
        player.press(pygame.K_TAB, *[pygame.K_s] * 5)
        player.hold(pygame.K_d)
        player.wait(1.0)
        assert player.app.context.full_screen

    def test_a_list_is_walked_to_its_end_and_not_round_and_round(self, board: Player) -> None:
        board.press(pygame.K_ESCAPE)
        board.hold(pygame.K_s)
        board.wait(3.0)
        board.press(pygame.K_SPACE)
        assert board.scene == "Menu", "that is the last row"

    @pytest.mark.parametrize("opened", LISTS)
    def test_every_list_goes_on_at_its_other_end_but_a_held_direction_stops_there(
        self, player: Player, opened: str
    ) -> None:
        destination, back, presses = LISTS[opened]
        player.app.routes.go(destination)
        player.wait(FRAME)
        first = focus_of(player)
        player.press(*[back] * presses)
        last = focus_of(player)
        assert last > first, "it goes on at the end"
        player.hold(back)
        player.wait(2.5, 0.05)
        assert focus_of(player) == first
        player.release(back)

    def test_the_menu_leads_up_to_its_buttons_and_down_from_them_to_the_tile(self, player: Player) -> None:
        menu = player.on_top(MenuScene)
        player.press(pygame.K_w)
        assert menu.picture().focus >= len(menu.picture().tiles)
        player.press(pygame.K_s)
        assert menu.picture().focus == menu.picture().chosen

    def test_a_volume_goes_on_changing(self, player: Player) -> None:
        player.app.routes.go(ToSettings(catalogue.games()["apart"]))
        player.app.step(FRAME)
        player.hold(pygame.K_a)
        player.wait(FRAME + HELD)
        assert player.app.context.settings.master == 70

    def test_a_page_is_not_turned_to_and_fro(self, player: Player) -> None:
        player.press(pygame.K_F1)
        page = player.app.stack.top
        player.hold(pygame.K_d)
        player.wait(FRAME)
        shown = page.prompts()  # type: ignore[union-attr]
        for _frame in range(60):
            player.wait(FRAME)
            assert page.prompts() == shown  # type: ignore[union-attr]

    @with_pads
    def test_an_object_resting_on_a_stick_is_not_a_person(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        pad.push(0, 1.0)
        cabinet.player.wait(31, 0.2)
        assert cabinet.player.scene == "Attract"
