"""Who holds what: pads are pulled out, plugged in and swapped at any moment, and no seat is ever locked."""

import sys

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, Kind
from game.arcade.scenes.play.pause import PauseScene
from game.bench.monkey.virtual_pad import LB, START, UP_BUTTON, A, VirtualPad
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import STEPS, CabinetWithPads, SitWithPads

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")

FREE = "Any free device can take its place."


def pauses(cabinet: CabinetWithPads) -> list[PauseScene]:
    return [scene for scene in cabinet.player.app.stack.scenes if isinstance(scene, PauseScene)]


def notice(cabinet: CabinetWithPads) -> str:
    """What the one pause on the stack says of pads."""
    (pause,) = pauses(cabinet)
    return pause.words()


def device_of(pad: VirtualPad) -> Device:
    return Device(Kind.GAMEPAD, pad.instance)


def begin(cabinet: CabinetWithPads) -> None:
    """A game of Apart, which the menu shows."""
    cabinet.player.press(pygame.K_SPACE)
    assert cabinet.player.scene == "Play"


class TestAPadChosenForASeat:
    """Player 1 has chosen the pad, and it goes while something else is in sight."""

    @pytest.fixture
    def pad(self, cabinet: CabinetWithPads) -> VirtualPad:
        pad = cabinet.plug()
        cabinet.player.choose("Apart")
        cabinet.give_last_pad_to(1)
        assert dict(cabinet.player.app.context.choices.of(catalogue.games()["apart"]).devices) == {
            1: device_of(pad)
        }
        return pad

    def check(self, cabinet: CabinetWithPads) -> None:
        """Player 1 plays on with the keys, now and in the next game."""
        before = len(cabinet.player.session.match.plies)
        cabinet.player.press(pygame.K_SPACE)
        assert len(cabinet.player.session.match.plies) == before + 1
        assert cabinet.player.app.context.choices.of(catalogue.games()["apart"]).devices == ()
        assert cabinet.player.app.context.seats.chosen == {}

    def test_in_the_menu(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.unplug(pad)
        begin(cabinet)
        self.check(cabinet)

    def test_in_the_setup_which_forgets_it_too(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.press(pad, LB)
        cabinet.unplug(pad)
        changed = pygame.K_RIGHT, pygame.K_LEFT
        cabinet.player.press(*[pygame.K_DOWN] * 3, *changed, *[pygame.K_UP] * 3)
        begin(cabinet)
        self.check(cabinet)

    def test_in_play(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        begin(cabinet)
        cabinet.unplug(pad)
        assert notice(cabinet) == f"Player 1's gamepad is gone. {FREE}"
        cabinet.player.press(pygame.K_ESCAPE)
        self.check(cabinet)

    def test_in_a_pause_which_says_so(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        begin(cabinet)
        cabinet.press(pad, START)
        assert notice(cabinet) == ""
        cabinet.unplug(pad)
        assert notice(cabinet) == f"Player 1's gamepad is gone. {FREE}"
        cabinet.player.press(pygame.K_ESCAPE)
        self.check(cabinet)
        cabinet.player.press(pygame.K_ESCAPE)
        assert notice(cabinet) == "", "Player 1 holds the keys now"

    def test_in_how_to_play_over_a_pause(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        begin(cabinet)
        cabinet.player.press(pygame.K_ESCAPE, pygame.K_F1)
        cabinet.unplug(pad)
        assert notice(cabinet) == f"Player 1's gamepad is gone. {FREE}"
        cabinet.player.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
        self.check(cabinet)

    def test_in_how_to_play_over_the_game(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        begin(cabinet)
        cabinet.player.press(pygame.K_F1)
        cabinet.unplug(pad)
        assert not pauses(cabinet)
        cabinet.player.press(pygame.K_ESCAPE)
        self.check(cabinet)

    def test_at_the_end_of_a_game(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        begin(cabinet)
        cabinet.player.play_to_the_end()
        cabinet.unplug(pad)
        assert not pauses(cabinet)
        cabinet.player.press(pygame.K_SPACE, pygame.K_RETURN)
        self.check(cabinet)

    def test_while_the_cabinet_plays_by_itself(self, cabinet: CabinetWithPads, pad: VirtualPad) -> None:
        cabinet.player.wait(31, 0.2)
        assert cabinet.player.scene == "Attract"
        cabinet.unplug(pad)
        assert cabinet.player.scene == "Attract", "no player sits here"
        cabinet.player.press(pygame.K_SPACE)
        begin(cabinet)
        self.check(cabinet)


class TestTwoPads:
    @pytest.fixture
    def pads(self, cabinet: CabinetWithPads) -> tuple[VirtualPad, VirtualPad]:
        pads = cabinet.plug(), cabinet.plug()
        cabinet.choose("light_cycle")
        return pads

    def test_one_is_pulled_and_the_other_is_shared_until_a_pad_comes(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad]
    ) -> None:
        player = cabinet.player
        cabinet.press(pads[0], STEPS["right"])
        board = player.board
        cabinet.unplug(pads[1])
        assert notice(cabinet) == f"Player 2's gamepad is gone. {FREE}"
        player.press(pygame.K_ESCAPE)
        assert player.board == board, "nothing is lost"
        cabinet.press(pads[0], STEPS["left"], STEPS["up"])
        assert len(player.session.match.plies) == 3

    @pytest.mark.parametrize("gone", [0, 1])
    def test_the_one_that_stays_keeps_its_player_and_a_new_one_takes_the_vacant_seat(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad], gone: int
    ) -> None:
        cabinet.unplug(pads[gone])
        again = cabinet.plug()
        assert notice(cabinet) == "", "the seat is taken again"
        cabinet.press(again, START)
        holders = {1: pads[0], 2: pads[1], gone + 1: again}
        cabinet.press(holders[2], STEPS["left"])
        assert cabinet.player.message == "It is Player 1's turn: D-pad."
        cabinet.press(holders[1], STEPS["right"])
        cabinet.press(holders[1], STEPS["right"])
        assert cabinet.player.message == "It is Player 2's turn: D-pad."
        cabinet.press(holders[2], STEPS["left"])
        assert cabinet.player.board == "...../...../#1.2#/...../..... 1"

    @pytest.mark.parametrize("at_once", [True, False])
    def test_both_are_pulled_and_one_pause_names_both(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad], at_once: bool
    ) -> None:
        cabinet.press(pads[0], STEPS["right"])
        if at_once:
            cabinet.unplug(*pads)
        else:
            cabinet.unplug(pads[0])
            cabinet.unplug(pads[1])
        assert notice(cabinet) == f"The gamepads of Player 1 and Player 2 are gone. {FREE}"
        cabinet.player.press(pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_w)
        assert len(cabinet.player.session.match.plies) == 3

    def test_a_spare_third_pad_is_not_missed(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad]
    ) -> None:
        spare = cabinet.plug()
        cabinet.press(pads[0], STEPS["right"])
        cabinet.unplug(spare)
        assert cabinet.player.scene == "Play"

    def test_a_spare_pad_can_take_the_seat(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad]
    ) -> None:
        spare = cabinet.plug()
        cabinet.press(pads[0], STEPS["right"])
        cabinet.unplug(pads[1])
        cabinet.press(spare, START, STEPS["left"])
        assert len(cabinet.player.session.match.plies) == 2

    def test_unused_pads_are_not_missed(
        self, cabinet: CabinetWithPads, pads: tuple[VirtualPad, VirtualPad]
    ) -> None:
        cabinet.player.press(pygame.K_d, pygame.K_LEFT)
        cabinet.unplug(*pads)
        assert cabinet.player.scene == "Play"


def test_a_shared_pad_is_missed_by_both(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.choose("light_cycle")
    cabinet.press(pad, STEPS["right"], STEPS["left"])
    cabinet.unplug(pad)
    assert notice(cabinet) == f"The gamepad that you share is gone. {FREE}"
    again = cabinet.plug()
    assert notice(cabinet) == ""
    cabinet.press(again, START, STEPS["up"], STEPS["up"])
    assert len(cabinet.player.session.match.plies) == 4


def test_the_other_player_keeps_their_pad_when_a_chosen_one_goes(cabinet: CabinetWithPads) -> None:
    other = cabinet.plug()
    chosen = cabinet.plug()
    cabinet.player.choose("Apart")
    cabinet.give_last_pad_to(1)
    cabinet.press(other, A)
    cabinet.unplug(chosen)
    again = cabinet.plug()
    cabinet.press(again, START)
    cabinet.press(other, A)
    assert cabinet.player.message == "It is Player 1's turn: D-pad + A."
    cabinet.press(again, A)
    cabinet.press(other, UP_BUTTON, A)
    assert len(cabinet.player.session.match.plies) == 2


def test_against_a_bot_only_the_pad_in_hand_is_missed(sit_with_pads: SitWithPads) -> None:
    cabinet = sit_with_pads("apart", people=(1,))
    pad, spare = cabinet.plug(), cabinet.plug()
    cabinet.press(pad, UP_BUTTON)
    cabinet.unplug(spare)
    assert cabinet.player.scene == "Play"
    cabinet.unplug(pad)
    assert notice(cabinet) == f"Player 1's gamepad is gone. {FREE}"


class TestDuringAGame:
    """The devices are changed in the pause, and nothing of the game is lost."""

    def choose(self, player: Player, label: str, times: int) -> None:
        player.press(pygame.K_ESCAPE)
        player.click_row("Devices")
        for _press in range(times):
            player.click_row(label, side=1)
        player.click_row("Done")
        player.press(pygame.K_ESCAPE)

    def test_a_device_that_is_chosen_counts_at_once(self, sit: Sit) -> None:
        player = sit("apart")
        player.click_cell("3,3")
        player.press(pygame.K_UP)
        board, cursor = player.board, player.points_at()
        self.choose(player, "Player 2's device", 1)
        assert (player.board, player.points_at()) == (board, cursor)
        player.press(pygame.K_RETURN)
        assert player.board == board, "Player 2 holds WASD now"
        assert player.play.prompt_device() == LEFT_KEYS
        player.press(pygame.K_SPACE)
        assert len(player.session.match.plies) == 2
        player.press(pygame.K_w, pygame.K_SPACE)
        assert player.message == "It is Player 1's turn: Mouse."

    def test_it_stays_chosen_for_the_next_game(self, sit: Sit) -> None:
        player = sit("apart")
        self.choose(player, "Player 1's device", 2)
        player.press(pygame.K_ESCAPE)
        player.click_row("Start again")
        player.press(pygame.K_SPACE)
        assert not player.session.match.plies
        player.press(pygame.K_RETURN)
        assert len(player.session.match.plies) == 1
        kept = player.app.context.choices.of(catalogue.games()["apart"])
        assert dict(kept.devices) == {1: RIGHT_KEYS}
        assert kept.people == (1, 2)

    def test_against_a_bot_only_the_person_chooses(self, sit: Sit) -> None:
        player = sit("apart", people=(1,))
        player.press(pygame.K_ESCAPE)
        player.click_row("Devices")
        assert (player.value("Player 1's device"), player.value("Player 2's device")) == ("Any", "Bot")
        rows = player.app.stack.top.rows.content().rows  # type: ignore[attr-defined]
        fixed = [row.label for row in rows if row.idle]
        assert fixed == ["Player 2's device"], "a bot has none to choose"
        player.click_row("Player 2's device", side=1)
        player.click_row("Player 1's device", side=1)
        values = player.value("Player 1's device"), player.value("Player 2's device")
        assert values == ("WASD + Space", "Bot")

    def test_a_pad_that_is_chosen_and_goes_is_missed(self, sit_with_pads: SitWithPads) -> None:
        cabinet = sit_with_pads("apart")
        pad = cabinet.plug()
        self.choose(cabinet.player, "Player 2's device", 4)
        assert cabinet.player.app.context.seats.chosen == {2: device_of(pad)}
        cabinet.unplug(pad)
        assert notice(cabinet) == f"Player 2's gamepad is gone. {FREE}"


class TestTheMouse:
    def at(self, player: Player, cell: str) -> None:
        """Move the mouse to a cell, without a click."""
        x, y = player.play.board.area.centre_of(player.session.match.rules.grid.read_cell(cell))
        for spot in ((round(x) - 1, round(y)), (round(x), round(y))):
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0)))
        player.wait(0.02)

    def cell(self, player: Player) -> str:
        return player.session.match.rules.grid.cell_text(player.play.board.entry.cursor.cell)

    def test_that_one_has_chosen_does_not_point_for_the_other(self, sit: Sit) -> None:
        player = sit("apart", devices=((1, MOUSE),))
        self.at(player, "1,1")
        assert self.cell(player) == "1,1"
        player.click_cell("1,1")
        before = self.cell(player)
        self.at(player, "5,1")
        assert self.cell(player) == before
        player.click_cell("5,1")
        assert player.message == "It is Player 2's turn: Arrows + Enter."
        assert self.cell(player) == before

    def test_that_was_not_chosen_points_for_the_player_on_turn(self, sit: Sit) -> None:
        player = sit("apart")
        player.click_cell("1,1")
        self.at(player, "5,1")
        assert self.cell(player) == "5,1"

    def test_does_not_point_for_a_bot(self, sit: Sit) -> None:
        player = sit("apart", people=(2,))
        before = player.play.board.entry.cursor
        self.at(player, "5,1")
        assert player.play.board.entry.cursor == before


def test_the_buttons_of_the_player_on_turn_are_named(sit_with_pads: SitWithPads) -> None:
    cabinet = sit_with_pads("apart")
    first, second = cabinet.plug(), cabinet.plug()
    cabinet.press(first, A)
    cabinet.press(second, UP_BUTTON, A)
    cabinet.press(second, A)
    assert cabinet.player.message == "It is Player 1's turn: D-pad + A."


class TestWhatEachPressedLast:
    def test_only_moves_and_steps_of_the_cursor_count(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_h, pygame.K_q, pygame.K_e, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_RETURN)
        assert player.app.context.seats.used == {}
        player.press(pygame.K_d, pygame.K_h)
        assert player.app.context.seats.used == {1: LEFT_KEYS}
        player.press(pygame.K_SPACE, pygame.K_h, pygame.K_UP)
        assert player.app.context.seats.used == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def test_a_pad_that_is_gone_is_forgotten(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.choose("apart")
        cabinet.press(pad, UP_BUTTON)
        assert cabinet.player.app.context.seats.used == {1: device_of(pad)}
        cabinet.unplug(pad)
        cabinet.player.press(pygame.K_ESCAPE)
        assert cabinet.player.app.context.seats.used == {}


@pytest.mark.parametrize("slug", list(catalogue.games()))
def test_a_click_anywhere_takes_back_a_half_entered_step(sit: Sit, slug: str) -> None:
    """Whichever game has such a step: the click on the prompt, and the right button beside the board."""
    player = sit(slug)
    player.press(pygame.K_d)
    if player.scene == "Play" and player.play.board.controls.is_midway(player.play.board.entry.cursor):
        player.click((5, 200), pygame.BUTTON_RIGHT)
        assert not player.play.board.controls.is_midway(player.play.board.entry.cursor)
        assert player.scene == "Play"
