"""The page of keys and buttons: with the keyboard or the mouse alone."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.arcade.draw.glyphs import Form, Glyph
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command, Device, Meaning
from game.arcade.input.binding_tables import UNBOUND, Columns
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.prompts import glyph_for
from game.arcade.input.sources import key
from game.arcade.kit.rows import Rows
from game.arcade.kit.tabs import Tabs
from game.arcade.navigation.destinations import ToMenu
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.conflict import ConflictScene
from game.arcade.scenes.settings.press import WAIT_SECONDS, PressScene
from game.arcade.views.binding_table import BindingRow
from game.core.controls import Verb
from tests.arcade.bindings import SMALL, cabinet_with_bindings, refusal, seconds_left, words
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import CabinetWithPads

TRIGGER = 5  # the right one


@pytest.fixture
def cabinet() -> Iterator[CabinetWithPads]:
    cabinet = cabinet_with_bindings()
    yield cabinet
    cabinet.leave()


@pytest.fixture
def page(cabinet: CabinetWithPads) -> Player:
    """Someone who looks at the page."""
    return cabinet.player


@pytest.fixture
def waiting(page: Player) -> Player:
    """Someone who is about to press a key for Player 1's UNDO."""
    walk_to(page, Command.UNDO)
    page.press(pygame.K_SPACE)
    page.on_top(PressScene)
    return page


def walk_to(player: Player, meaning: Meaning, *, tab: int = 0, column: int = 0) -> None:
    """Go to an entry with the keys."""
    scene = player.on_top(BindingsScene)
    player.press(*[pygame.K_TAB] * ((tab - scene.tab) % len(scene.tabs())))
    row = list(player.app.context.bindings.table(scene.device)).index(meaning)
    player.press(*[pygame.K_DOWN] * (row - scene.rows.focus))
    player.press(pygame.K_RIGHT if column else pygame.K_LEFT)
    assert scene.entry is not None
    assert (scene.entry.meaning, scene.entry.column) == (meaning, column)


def bound(player: Player, meaning: Meaning, device: Device = LEFT_KEYS) -> Columns:
    return player.app.context.bindings.table(device)[meaning]


class TestWaitingForAKey:
    def test_binds_the_next_one_at_once(self, waiting: Player) -> None:
        waiting.press(pygame.K_z)
        assert waiting.scene == "Bindings"
        assert bound(waiting, Command.UNDO) == (key(pygame.KSCAN_Z), None)
        assert glyph_for(LEFT_KEYS, Command.UNDO, waiting.app.context.bindings) == Glyph(Form.KEY, "Z")
        waiting.press(pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_z)
        assert waiting.heard == "undo", "it undoes the move in the game below"

    def test_says_what_it_waits_for(self, waiting: Player) -> None:
        title, *_others = waiting.on_top(PressScene).picture().texts
        assert title == "Player 1: Undo"
        assert seconds_left(waiting) == f"{WAIT_SECONDS:.0f} seconds"

    @pytest.mark.parametrize("key_code", [pygame.K_F11, pygame.K_F1, pygame.K_TAB, pygame.K_h, pygame.K_c])
    def test_turns_off_what_keys_do_anywhere_else(self, waiting: Player, key_code: int) -> None:
        full_screen = waiting.app.context.full_screen
        waiting.press(key_code)
        assert waiting.scene == "Conflict"
        assert waiting.app.context.full_screen == full_screen

    def test_turns_off_full_screen_by_alt_and_enter(self, waiting: Player) -> None:
        waiting.press(pygame.K_RETURN, mod=pygame.KMOD_ALT)
        assert not waiting.app.context.full_screen
        waiting.on_top(PressScene)

    def test_does_not_bind_the_key_that_began_it(self, page: Player) -> None:
        walk_to(page, Command.UNDO)
        page.hold(pygame.K_SPACE)
        page.wait(1.0)
        page.release(pygame.K_SPACE)
        page.wait(0.1)
        page.on_top(PressScene)

    def test_ends_with_escape(self, waiting: Player) -> None:
        waiting.press(pygame.K_ESCAPE)
        assert waiting.scene == "Bindings"
        assert waiting.app.context.own_bindings == DEFAULT_BINDINGS

    def test_shows_escape_whatever_means_back(self, page: Player) -> None:
        walk_to(page, Verb.BACK)
        page.press(pygame.K_SPACE, pygame.K_z)
        assert bound(page, Verb.BACK)[0] == key(pygame.KSCAN_Z)
        page.press(pygame.K_SPACE)
        page.on_top(PressScene)
        (prompt,) = page.app.stack.prompts()
        assert (prompt.words, prompt.glyph) == ("Cancel", Glyph(Form.KEY, "Esc"))

    @pytest.mark.parametrize("mouse", [pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT])
    def test_ends_with_a_click(self, waiting: Player, mouse: int) -> None:
        waiting.click((5, 5), mouse)
        assert waiting.scene == "Bindings"
        assert waiting.app.context.own_bindings == DEFAULT_BINDINGS

    def test_ends_after_five_seconds(self, waiting: Player) -> None:
        waiting.wait(WAIT_SECONDS - 0.2, 0.05)
        assert seconds_left(waiting) == "1 second"
        waiting.wait(0.3, 0.05)
        assert waiting.scene == "Bindings"
        waiting.press(pygame.K_z)
        assert bound(waiting, Command.UNDO) == bound_at_first(Command.UNDO)

    @pytest.mark.parametrize(
        ("key_code", "words"),
        [
            (pygame.K_UP, "Up arrow is Player 2's key for Up. Press another key."),
            (pygame.K_LALT, "Left Alt belongs to your system. Press another key."),
        ],
    )
    def test_begins_anew_when_a_key_is_refused(self, waiting: Player, key_code: int, words: str) -> None:
        waiting.wait(3.0, 0.05)
        waiting.press(key_code)
        assert refusal(waiting) == words
        assert seconds_left(waiting) == f"{WAIT_SECONDS:.0f} seconds"
        waiting.press(pygame.K_z)
        assert bound(waiting, Command.UNDO) == (key(pygame.KSCAN_Z), None)


def bound_at_first(meaning: Meaning, device: Device = LEFT_KEYS) -> Columns:
    return DEFAULT_BINDINGS.table(device)[meaning]


class TestAKeyThatIsBoundAlready:
    @pytest.fixture
    def asked(self, waiting: Player) -> Player:
        """E is Player 1's key for REDO."""
        waiting.press(pygame.K_e)
        words = waiting.on_top(ConflictScene).words()
        assert words == "E is Player 1's key for Redo. If you swap, Q means Redo."
        return waiting

    def test_is_swapped_by_confirming(self, asked: Player) -> None:
        asked.press(pygame.K_SPACE)
        assert asked.scene == "Bindings"
        assert bound(asked, Command.UNDO) == bound_at_first(Command.REDO)
        assert bound(asked, Command.REDO) == bound_at_first(Command.UNDO)

    def test_is_taken(self, asked: Player) -> None:
        asked.press(pygame.K_s, pygame.K_SPACE)
        assert bound(asked, Command.UNDO) == bound_at_first(Command.REDO)
        assert bound(asked, Command.REDO) == UNBOUND

    @pytest.mark.parametrize("keys", [(pygame.K_w, pygame.K_SPACE), (pygame.K_ESCAPE,)])
    def test_is_left(self, asked: Player, keys: tuple[int, ...]) -> None:
        asked.press(*keys)
        assert asked.scene == "Bindings"
        assert asked.app.context.own_bindings == DEFAULT_BINDINGS


class TestTheKeyboardAlone:
    def test_unbinds_an_entry_and_resets_the_page(self, page: Player) -> None:
        walk_to(page, Command.UNDO)
        page.press(pygame.K_c)
        assert bound(page, Command.UNDO) == UNBOUND
        page.press(*[pygame.K_DOWN] * 3, pygame.K_SPACE)
        assert page.on_top(ConfirmScene).words() == "What you have changed under Player 1 will be lost."
        page.press(pygame.K_SPACE)
        assert bound(page, Command.UNDO) == UNBOUND, "staying is in focus"
        page.press(pygame.K_SPACE, pygame.K_DOWN, pygame.K_SPACE)
        assert bound(page, Command.UNDO) == bound_at_first(Command.UNDO)
        page.press(pygame.K_SPACE)
        assert refusal(page) == "Everything on this page has its default."

    def test_never_opens_a_page_with_the_reset_in_focus(self, page: Player) -> None:
        page.press(pygame.K_UP, pygame.K_UP)
        assert page.on_top(BindingsScene).rows.focused.label == "Reset this page"
        page.press(pygame.K_TAB)
        assert page.on_top(BindingsScene).rows.focus == 0

    def test_cannot_unbind_what_is_needed(self, page: Player) -> None:
        walk_to(page, Verb.CONFIRM, tab=1)
        page.press(pygame.K_c)
        assert bound(page, Verb.CONFIRM, RIGHT_KEYS)[0] is None
        page.press(pygame.K_d, pygame.K_c)
        assert bound(page, Verb.CONFIRM, RIGHT_KEYS) == UNBOUND, "Player 1 has another"
        walk_to(page, Verb.CONFIRM, tab=0)
        page.press(pygame.K_c)
        assert refusal(page) == "One of the players needs a key for Confirm. Bind another one first."
        page.press(pygame.K_w)
        assert not refusal(page)

    def test_cannot_change_escape(self, page: Player) -> None:
        walk_to(page, Command.PAUSE, tab=2)
        for pressed in (pygame.K_SPACE, pygame.K_c):
            page.press(pressed)
            assert refusal(page) == "Escape always pauses and goes back."

    def test_shows_what_is_unbound_as_a_dash(self, page: Player) -> None:
        walk_to(page, Command.UNDO)
        row = page.on_top(BindingsScene).picture().node(Rows).rows[6]
        assert isinstance(row, BindingRow)
        first, second = row.entries
        assert (first.glyph, second.glyph) == (Glyph(Form.KEY, "Q"), None)
        assert (first.focused, second.focused) == (True, False)


class TestTheMouseAlone:
    def click_entry(self, player: Player, row: int, column: int) -> None:
        rows = player.on_top(BindingsScene).picture().placed(Rows).parts
        player.click(rows[row].parts[column].box.center)

    def test_opens_a_page_and_an_entry(self, page: Player) -> None:
        page.click(page.on_top(BindingsScene).picture().placed(Tabs).parts[1].box.center)
        self.click_entry(page, 2, 1)
        assert page.on_top(PressScene).picture().texts[0] == "Player 2: Left"

    def test_binds_in_the_column_that_was_clicked(self, page: Player) -> None:
        self.click_entry(page, 2, 1)
        page.press(pygame.K_z)
        assert bound(page, Verb.LEFT) == (bound_at_first(Verb.LEFT)[0], key(pygame.KSCAN_Z))

    def test_opens_an_entry_when_the_tabs_are_in_focus(self, page: Player) -> None:
        page.press(pygame.K_UP)
        assert page.on_top(BindingsScene).on_tabs
        self.click_entry(page, 0, 0)
        page.on_top(PressScene)

    def test_unbinds_and_resets(self, page: Player) -> None:
        self.click_entry(page, 2, 0)
        page.click((5, 5))
        page.click(page.prompt("Unbind"))
        assert bound(page, Verb.LEFT) == UNBOUND
        while not page.on_top(BindingsScene).rows.boxes[-1].width:
            arrow = page.on_top(BindingsScene).rows.places.forth
            assert arrow is not None
            page.click(arrow.center)
        page.click(page.on_top(BindingsScene).rows.boxes[-1].center)
        page.click_row("Reset")
        assert bound(page, Verb.LEFT) == bound_at_first(Verb.LEFT)


class TestOneHand:
    @pytest.fixture
    def left_handed(self, page: Player) -> Player:
        context = page.app.context
        context.change(replace(context.settings, hands="left"))
        page.app.step(0.0)
        return page

    def test_has_keys_that_cannot_be_changed(self, left_handed: Player) -> None:
        walk_to(left_handed, Command.HINT)
        assert bound(left_handed, Command.HINT) == (key(pygame.KSCAN_R), None)
        left_handed.press(pygame.K_SPACE)
        assert refusal(left_handed) == "These are the keys for one hand. To change keys, use your own."
        left_handed.press(pygame.K_c)
        assert refusal(left_handed), "nor unbound"

    def test_gives_way_to_peoples_own_keys(self, left_handed: Player) -> None:
        walk_to(left_handed, Command.HINT)
        left_handed.press(pygame.K_s, pygame.K_SPACE)
        assert left_handed.app.context.settings.hands == "both"
        assert bound(left_handed, Command.HINT) == UNBOUND


def test_prompts_begin_with_the_half_of_the_hand(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.end_first_start()
    profile.keep_settings(Settings(), replace(Settings(), hands="right", full_screen=False))
    profile.close()
    player = Player(None, SMALL, profile=Profile(tmp_path))
    assert player.on_top(MenuScene).picture().play_glyph == Glyph(Form.KEY, "Enter")
    player.leave()


class TestThePromptsOfTheRightHand:
    @pytest.fixture
    def playing(self, sit: Sit) -> Player:
        """Someone who plays alone, has moved with W A S D and Space, and switches to the right half."""
        player = sit("crossfire", SMALL, people=(1,))
        player.press(pygame.K_d, pygame.K_SPACE)
        player.wait(2.0, 0.05)
        context = player.app.context
        context.change(replace(context.settings, hands="right"))
        return player

    def confirm(self, player: Player) -> Glyph | None:
        """What to press for CONFIRM."""
        verbs = [verb for verb, _words in player.top.prompts()]
        return player.app.stack.prompts()[verbs.index(Verb.CONFIRM)].glyph

    def test_are_its_own_at_once(self, playing: Player) -> None:
        assert self.confirm(playing) == Glyph(Form.KEY, "Enter")

    @pytest.mark.parametrize(
        "way", [(pygame.K_p, pygame.K_DOWN), (pygame.K_SLASH,), (pygame.K_p, pygame.K_p)]
    )
    def test_stay_its_own_after_a_key_that_both_halves_share(
        self, playing: Player, way: tuple[int, ...]
    ) -> None:
        playing.press(*way)
        assert self.confirm(playing) == Glyph(Form.KEY, "Enter")

    def test_stay_its_own_in_the_menu_after_the_key_for_the_settings(self, page: Player) -> None:
        context = page.app.context
        context.change(replace(context.settings, hands="right"))
        page.app.routes.go(ToMenu())
        page.wait(0.3, 0.05)
        page.press(pygame.K_RIGHTBRACKET)
        assert page.scene == "Settings"
        assert self.confirm(page) == Glyph(Form.KEY, "Enter")

    def test_are_those_of_the_other_half_when_that_is_used(self, playing: Player) -> None:
        playing.press(pygame.K_p, pygame.K_s)
        assert self.confirm(playing) == Glyph(Form.KEY, "Space")


ONE_HAND = {
    "left": {
        "play": (pygame.K_d, pygame.K_SPACE),
        "undo": pygame.K_q,
        "redo": pygame.K_e,
        "hint": pygame.K_r,
        "help": pygame.K_F1,
        "pause": pygame.K_ESCAPE,
        "full screen": pygame.K_F2,
    },
    "right": {
        "play": (pygame.K_l, pygame.K_RETURN),
        "undo": pygame.K_u,
        "redo": pygame.K_o,
        "hint": pygame.K_h,
        "help": pygame.K_SLASH,
        "pause": pygame.K_p,
        "full screen": pygame.K_F11,
    },
}


@pytest.mark.parametrize("hand", ONE_HAND)
def test_one_hand_plays_a_whole_game_and_reaches_every_command(hand: str) -> None:
    cabinet = CabinetWithPads("apart", SMALL, people=(1,), level="rookie", size=3)
    player, keys = cabinet.player, ONE_HAND[hand]
    context = player.app.context
    try:
        context.change(replace(context.settings, hands=hand))
        player.press(*keys["play"])
        player.wait(2.0, 0.05)
        moves = len(player.session.match.plies)
        player.press(keys["undo"])
        assert len(player.session.match.plies) < moves
        player.press(keys["redo"])
        assert len(player.session.match.plies) == moves
        player.press(keys["hint"])
        assert player.session.hint_wanted or player.session.hint
        for command, scene in (("help", "HowTo"), ("pause", "Pause")):
            player.press(keys[command])
            assert player.scene == scene
            player.press(keys["pause"])
            assert player.scene == "Play"
        player.press(keys["full screen"])
        assert context.full_screen
        player.press(keys["full screen"])
        for _turn in range(9):
            if not player.game.session.over:
                player.press(keys["play"][1])
                player.wait(1.0, 0.05)
        assert player.game.session.over
    finally:
        cabinet.leave()


def test_what_a_player_lacks_at_a_board_is_said_until_it_is_bound_again(page: Player) -> None:
    walk_to(page, Verb.CONFIRM)
    page.press(pygame.K_c)
    assert "Player 1 has no key for" in words(page)
    page.press(pygame.K_TAB)
    assert "has no key" not in words(page), "Player 2 has one"
    page.app.context.bind(DEFAULT_BINDINGS)
    page.press(pygame.K_TAB, pygame.K_TAB)
    assert "has no key" not in words(page)
