"""People who hold gamepads: they join, play, leave and come back at any moment."""

import random
import sys

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, Command, Device, Kind
from game.bench.monkey.virtual_pad import (
    BACK,
    LB,
    RIGHT_BUTTON,
    START,
    TRIGGERS,
    UP_BUTTON,
    A,
    B,
    VirtualPad,
    X,
)
from game.core.controls import Cursor
from game.core.rules import PLAYERS
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from tests.arcade.cabinet import FRAME
from tests.arcade.gamepads import STEPS, CabinetWithPads

MIDDLE = Cursor(12)
LEFT_TRIGGER, RIGHT_TRIGGER = TRIGGERS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


@pytest.fixture(autouse=True)
def _the_menu_shows_a_game(cabinet: CabinetWithPads) -> None:
    cabinet.player.choose("Apart")


def test_one_pad_reaches_every_function_from_the_menu(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, LB)
    assert player.scene == "GameSetUp"
    cabinet.press(pad, B)
    cabinet.pull(pad, LEFT_TRIGGER)
    assert player.scene == "Records"
    cabinet.pull(pad, LEFT_TRIGGER)
    assert player.scene == "PastGames"
    cabinet.press(pad, B, B, A)
    assert player.scene == "Play"
    cabinet.press(pad, START)
    assert player.scene == "Pause"
    cabinet.press(pad, UP_BUTTON, A)
    assert player.scene == "Menu"
    cabinet.press(pad, B, UP_BUTTON, A)
    assert not player.app.context.running


def test_one_pad_is_shared_by_both_players(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.choose("light_cycle")
    cabinet.press(pad, STEPS["right"], STEPS["left"], STEPS["up"])
    assert cabinet.player.board == "...../.1.../##.2#/...../..... 2"


def test_two_pads_play_a_whole_game_one_each(cabinet: CabinetWithPads) -> None:
    pads = cabinet.plug(), cabinet.plug()
    cabinet.choose("light_cycle")
    player = cabinet.player
    cabinet.press(pads[1], STEPS["left"])
    assert player.message == "It is Player 1's turn: D-pad."
    for move in catalogue.games()["light_cycle"].lesson.game.split():
        cabinet.press(pads[player.session.turn - 1], STEPS[move])
    assert player.session.over
    player.wait_for_the_choices()
    cabinet.press(pads[0], A)
    assert player.session.turn == 2, "a rematch"


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_plugged_in_and_pulled_out_between_two_frames_every_pad_works(
    cabinet: CabinetWithPads, seed: int
) -> None:
    chance, player = random.Random(seed), cabinet.player  # noqa: S311 - nobody's secret
    for _frame in range(20):
        changes = []
        for _change in range(chance.randrange(1, 5)):
            if chance.random() < 0.5 or not cabinet.pads:
                cabinet.pads.append(VirtualPad(known=chance.random() < 0.5))
                changes.append("+")
            else:
                gone = chance.randrange(len(cabinet.pads))
                cabinet.pads.pop(gone).unplug()
                changes.append(str(gone))
        player.app.step(FRAME)
        assert all(pad.is_open for pad in cabinet.pads), changes
        for pad in cabinet.pads:
            pad.hold(UP_BUTTON, down=True)
            player.app.step(FRAME)
            assert player.app.context.device.number == pad.instance, changes
            pad.hold(UP_BUTTON, down=False)
            player.app.step(FRAME)


def test_a_stick_counts_once_a_push_and_not_when_it_trembles(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.choose("apart")
    player = cabinet.player
    start = player.play.board.entry.cursor.cell
    for share in (0.2, 0.45, 0.9, 0.75, 1.0, 0.5, 0.95):
        pad.push(0, share)
        player.wait(0.04)
    assert player.play.board.entry.cursor.cell == start + 1
    pad.push(0, 0.0)
    player.wait(0.04)
    pad.push(1, -1.0)
    player.wait(0.04)
    assert player.play.board.entry.cursor.cell == start + 1 - 5


def test_a_pad_that_sdl_does_not_know_plays_as_a_joystick(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug(known=False)
    cabinet.press(pad, A)
    assert cabinet.player.scene == "Play"
    cabinet.press(pad, A)
    assert len(cabinet.player.session.match.plies) == 1


def test_a_pad_that_is_plugged_in_during_play_can_be_used_at_once(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    player.press(pygame.K_SPACE)
    pad = cabinet.plug()
    cabinet.press(pad, A)
    assert len(player.session.match.plies) == 1


def test_the_prompts_are_about_what_the_player_on_turn_holds(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    player.press(pygame.K_SPACE)
    pad = cabinet.plug()
    for _round in range(2):
        player.press(pygame.K_SPACE)
        assert player.session.turn == 2
        assert player.play.prompt_device().kind is Kind.GAMEPAD, "Player 1 has just used the keys"
        cabinet.press(pad, A)
        assert player.session.turn == 1
        assert player.play.prompt_device() == LEFT_KEYS, "Player 2 has just used the pad"


def test_a_known_pad_has_a_button_for_redo_and_one_for_help(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, BACK)
    assert player.scene == "HowTo"
    cabinet.press(pad, B, A, A)
    after = player.board
    cabinet.press(pad, X)
    assert not player.session.match.plies
    cabinet.pull(pad, RIGHT_TRIGGER)
    assert player.board == after
    cabinet.press(pad, BACK)
    assert player.scene == "HowTo"


def test_a_pad_alone_copies_a_past_game_and_pastes_it(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    setup = catalogue.games()["chain"].setup(2)
    session = Session(setup, Players.of(PLAYERS, "rookie"), Series(), seed=1)
    for move in ("1,1", "1,2", "2,2", "2,1"):
        session.play(session.match.rules.read_move(move))
    player.app.context.profile.keep(session)
    cabinet.pull(pad, LEFT_TRIGGER)
    cabinet.pull(pad, LEFT_TRIGGER)
    assert player.scene == "PastGames"
    cabinet.press(pad, LB)
    assert player.prompts()[Command.SECOND] == "Copied."
    cabinet.pull(pad, LEFT_TRIGGER)
    assert player.scene == "Review"


def test_start_in_the_menu_starts_and_never_quits(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, RIGHT_BUTTON, START)
    assert player.session.setup.variant.slug == list(catalogue.games())[1]
    cabinet.press(pad, START, UP_BUTTON, A, START)
    assert player.scene == "Play"
    assert player.app.context.running


def test_going_back_once_too_often_stays(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, B, B, B)
    assert player.app.context.running
    cabinet.press(pad, A)
    assert player.scene == "Menu", "to stay is in focus"
    cabinet.press(pad, A)
    assert player.scene == "Play"


PUSHES = [
    ([(0.7, -0.9)], (-1, 0)),
    ([(-0.9, 0.7)], (0, -1)),
    ([(0.1, -1.0), (0.7, -0.8), (0.9, -0.5)], (-1, 0)),
    ([(1.0, 0.0), (0.5, 0.9)], (0, 1)),
    ([(1.0, 1.0), (0.0, 0.0), (1.0, 0.0)], (1, 1)),
]


@pytest.mark.parametrize("known", [True, False])
def test_a_push_of_the_stick_is_one_press_until_it_is_at_rest(cabinet: CabinetWithPads, known: bool) -> None:
    pad = cabinet.plug(known=known)
    cabinet.press(pad, A)
    for pushes, steps in PUSHES:
        cabinet.player.play.board.entry.put(MIDDLE)
        for across, down in [*pushes, (0.0, 0.0)]:
            cabinet.push(pad, across, down)
        assert steps_from_the_middle(cabinet) == steps


def test_a_short_push_between_two_frames_counts(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug(known=False)
    cabinet.press(pad, A)
    for value in (0.9, 0.0):
        event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=pad.instance, axis=0, value=value)
        pygame.event.post(event)
    cabinet.player.wait(0.04)
    assert steps_from_the_middle(cabinet) == (0, 1)


def test_a_push_of_the_stick_and_a_button_count_in_their_order(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.press(pad, A)
    pad.push(0, 1.0)
    pad.hold(A, down=True)
    cabinet.player.wait(0.04)
    (ply,) = cabinet.player.session.match.plies
    assert cabinet.player.session.match.rules.move_text(ply.move) == "3,4"


TURNS = [
    ([(0, 1), (0, 0), (1, 0), (0, 0), (0, -1)], (0, 1)),
    ([(0, 1), (1, 1), (0, 1)], (-1, 0)),
    ([(0, 1), (1, 0)], (-1, 1)),
    ([(0, 1), (1, 1), (1, 0)], (-1, 1)),
    ([(1, 1)], (-1, 0)),
]


def test_a_hat_rolled_to_a_diagonal_is_one_press(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug(known=False)
    cabinet.press(pad, A)
    for turns, steps in TURNS:
        cabinet.player.play.board.entry.put(MIDDLE)
        for across, up in [*turns, (0, 0)]:
            cabinet.turn_hat(pad, across, up)
        assert steps_from_the_middle(cabinet) == steps


@pytest.mark.parametrize("known", [True, False])
def test_a_directional_pad_made_of_buttons_behaves_like_a_hat(cabinet: CabinetWithPads, known: bool) -> None:
    pad = cabinet.plug(known=known)
    cabinet.press(pad, A)
    for turns, steps in TURNS:
        cabinet.player.play.board.entry.put(MIDDLE)
        for across, up in [*turns, (0, 0)]:
            hold_arrows(pad, across, up)
            cabinet.player.wait(0.04)
        assert steps_from_the_middle(cabinet) == steps


def test_a_thumb_that_leaves_a_diagonal_presses_nothing_more(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.press(pad, A)
    for across, up in [(0, 1), (1, 1), (1, 0), (0, 0)]:
        hold_arrows(pad, across, up)
        cabinet.player.app.step(FRAME)
    assert steps_from_the_middle(cabinet) == (-1, 0)


def hold_arrows(pad: VirtualPad, across: int, up: int) -> None:
    for name, down in {"up": up > 0, "down": up < 0, "left": across < 0, "right": across > 0}.items():
        pad.hold(STEPS[name], down=down)


def steps_from_the_middle(cabinet: CabinetWithPads) -> tuple[int, int]:
    """How far the cursor has gone on the board of five, down and to the right."""
    row, column = divmod(cabinet.player.play.board.entry.cursor.cell, 5)
    return row - 2, column - 2


def test_prompts_follow_the_device_used_last(cabinet: CabinetWithPads) -> None:
    pad, player = cabinet.plug(), cabinet.player
    cabinet.press(pad, RIGHT_BUTTON)
    assert player.app.context.device.kind is Kind.GAMEPAD
    player.press(pygame.K_a)
    assert player.app.context.device.kind is Kind.KEYBOARD
    player.click((5, 5))
    assert player.app.context.device.kind is Kind.MOUSE


def test_prompts_show_nothing_that_is_gone(cabinet: CabinetWithPads) -> None:
    pads, player = (cabinet.plug(), cabinet.plug()), cabinet.player
    cabinet.press(pads[1], RIGHT_BUTTON)
    cabinet.unplug(pads[1])
    assert player.app.context.device == Device(Kind.GAMEPAD, pads[0].instance)
    cabinet.unplug(pads[0])
    assert player.app.context.device.kind is Kind.KEYBOARD


def test_prompts_show_a_gamepad_that_is_there_until_something_else_is_pressed(
    cabinet: CabinetWithPads,
) -> None:
    player, device = cabinet.player, cabinet.player.app.context
    pad = cabinet.plug()
    assert device.device == Device(Kind.GAMEPAD, pad.instance)
    player.press(pygame.K_s)
    cabinet.plug()
    assert device.device == LEFT_KEYS, "the keys are used"


def test_prompts_follow_a_press_that_means_nothing(cabinet: CabinetWithPads) -> None:
    player, context, pad = cabinet.player, cabinet.player.app.context, cabinet.plug()
    player.press(pygame.K_s)
    cabinet.press(pad, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert context.device == Device(Kind.GAMEPAD, pad.instance)
    player.press(pygame.K_F9)
    assert context.device == LEFT_KEYS
