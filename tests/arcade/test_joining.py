"""People join an evening, each with a device: two gamepads, one keyboard, both, or the mouse alone."""

import sys
from dataclasses import replace
from datetime import UTC, datetime

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Command, Device, Kind, Meaning
from game.arcade.kit.key import Key
from game.arcade.navigation.destinations import TONIGHT_TILE, ToEvening, ToMenu
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.views.party.card import JoinCard
from game.bench.monkey.virtual_pad import (
    DOWN_BUTTON,
    LB,
    LEFT_BUTTON,
    RIGHT_BUTTON,
    START,
    TRIGGERS,
    UP_BUTTON,
    A,
    B,
    VirtualPad,
)
from game.bots.levels import BEGINNERS_LEVEL
from game.core.controls import Verb
from game.core.rules import Player as Side
from game.evening import progress
from game.people.person import Person
from game.session.players import HUMAN
from game.store.calendar import held_at
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import STEPS, CabinetWithPads

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
ADA, BEN = Person("Ada", "star", "coral"), Person("Ben", "moon", "sky")


def device_of(pad: VirtualPad) -> Device:
    return Device(Kind.GAMEPAD, pad.instance)


def at_the_tile(player: Player) -> None:
    player.app.routes.go(ToMenu(TONIGHT_TILE))
    player.app.step(FRAME)


def cards(player: Player) -> Cards:
    return player.on_top(JoinScene).cards


def names(player: Player) -> list[str]:
    """What stands on the cards."""
    return [card.name for card in shown(player)]


def shown(player: Player) -> list[JoinCard]:
    plan = player.on_top(JoinScene).picture().plan
    return [placed.node for placed in plan if isinstance(placed.node, JoinCard)]


def spot(player: Player, side: Side, verb: Meaning) -> tuple[int, int]:
    """Where a click on a card means something."""
    for placed in player.on_top(JoinScene).picture().plan:
        if isinstance(placed.node, JoinCard) and placed.node.player == side:
            targets = placed.node.targets(player.app.context.layout, placed.box)
            return next(box.center for box, meaning in targets if meaning is verb)
    raise AssertionError("there is no such card")


def devices(player: Player) -> dict[Side, Device]:
    return dict(player.app.context.party.devices)


def remember(player: Player, *people: Person) -> None:
    """These people were here, the last of them most recently."""
    for minute, person in enumerate(people):
        with held_at(datetime(2026, 11, 1, 20, minute, tzinfo=UTC)):
            player.app.context.profile.people.keep(person)


def who(player: Player) -> list[str]:
    """Who plays."""
    return [member.person.name for member in player.app.context.party.members]


def plan(player: Player) -> list[str]:
    """What is planned, as the page says it."""
    nodes = (placed.node for placed in player.on_top(JoinScene).picture().plan)
    return [node.words for node in nodes if isinstance(node, PlanKey)]


def texts(player: Player) -> tuple[str, ...]:
    return player.on_top(JoinScene).picture().texts


def remembered(player: Player) -> list[str]:
    return [each.person.name for each in player.app.context.profile.people.book().roster.people]


def title(player: Player) -> str:
    """What stands above the wait for a device."""
    return player.on_top(ClaimScene).picture().texts[0]


def click_start(player: Player) -> None:
    player.click(player.on_top(JoinScene).picture().placed(Key).box.center)


@pytest.fixture
def tonight(cabinet: CabinetWithPads, monkeypatch: pytest.MonkeyPatch) -> CabinetWithPads:
    """The menu, with an evening in focus. Its games have no opening, so that the first step is known."""
    monkeypatch.setattr(progress, "of_set", lambda *_set: ())
    at_the_tile(cabinet.player)
    return cabinet


@pytest.fixture(autouse=True)
def _evenings_have_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is pressed fits the opening that follows from it: Player 1 can step down, and to the right."""
    monkeypatch.setattr("game.store.saved_evenings.fresh_seed", lambda: 3)


class TestAtMostFourPressesToTheFirstMove:
    """From the menu, the fourth press is at the board: the first step of Siege."""

    def moved(self, player: Player) -> bool:
        return player.session.setup.variant.slug == "siege" and player.play.board.entry.midway

    def test_two_pads(self, tonight: CabinetWithPads) -> None:
        one, two = tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        tonight.press(one, A)
        tonight.press(one, RIGHT_BUTTON)
        assert self.moved(tonight.player)
        assert devices(tonight.player) == {1: device_of(one), 2: device_of(two)}

    def test_one_keyboard(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert devices(player) == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def test_a_pad_and_keys(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A)
        player.press(pygame.K_RETURN, pygame.K_RETURN)
        tonight.press(pad, RIGHT_BUTTON)
        assert self.moved(player)
        assert devices(player) == {1: device_of(pad), 2: RIGHT_KEYS}

    def test_two_with_the_mouse(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        player.click(spot(player, 2, Verb.CONFIRM))
        click_start(player)
        player.click_cell("0,1")
        assert self.moved(player)
        assert devices(player) == {1: MOUSE, 2: MOUSE}

    def test_one_pad_for_two(self, tonight: CabinetWithPads) -> None:
        pad = tonight.plug()
        tonight.press(pad, A, LB, A, RIGHT_BUTTON)
        assert self.moved(tonight.player)
        assert devices(tonight.player) == {1: device_of(pad), 2: device_of(pad)}

    def test_alone_against_a_bot(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert player.session.players.kinds == (HUMAN, BEGINNERS_LEVEL)

    def test_people_who_are_remembered(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, ADA, BEN)
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert who(player) == ["Ben", "Ada"]


class TestTheCards:
    """Who opens the page takes the first card, and others join with whatever they hold."""

    def test_whoever_opens_them_has_the_first_one(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A)
        assert names(player) == ["Guest 1", "Moss"]
        assert cards(player).card(1).device == device_of(pad)

    def test_an_empty_card_names_the_keys_that_are_free(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE)
        assert [glyph.label for glyph in shown(player)[1].glyphs] == ["Enter", "A"]
        player.press(pygame.K_ESCAPE)
        assert [card.says for card in shown(player)] == ["Press your confirm key or button"] * 2
        assert [glyph.label for glyph in shown(player)[0].glyphs] == ["Space", "Enter", "A"]

    def test_who_was_here_last_and_is_free_is_proposed(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, BEN, ADA)
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        assert names(player) == ["Ada", "Ben"]

    def test_up_and_down_choose_who_it_is(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, BEN, ADA)
        player.press(pygame.K_SPACE)
        seen = []
        for _press in range(4):
            player.press(pygame.K_s)
            seen.append(names(player)[0])
        assert seen == ["Ben", "Guest 1", "New", "Ada"]
        player.press(pygame.K_w)
        assert names(player)[0] == "New"

    def test_nobody_is_on_two_cards(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, ADA)
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        assert names(player) == ["Ada", "Guest 2"]
        player.press(pygame.K_UP, pygame.K_UP)
        assert names(player)[1] == "Guest 2", "somebody new, and then the guest again"

    def test_a_guest_looks_like_nobody_else(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, Person("Ada", "heart", "gold"))
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        one, two = (card.who for card in shown(player))
        assert one is not None
        assert two is not None
        assert two.name == "Guest 2"
        assert one.emblem != two.emblem
        assert one.colour != two.colour

    def test_alone_left_and_right_choose_the_bot(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_d)
        assert (names(player)[1], shown(player)[1].caption) == ("Juno", "Keen")
        player.press(pygame.K_a, pygame.K_a, pygame.K_a)
        assert names(player)[1] == "Omen", "after the first comes the last"
        player.press(pygame.K_SPACE)
        assert player.session.players.level(2) == "perfect"

    def test_back_leaves_a_card_and_without_a_card_the_page(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        player.press(pygame.K_SPACE)
        tonight.press(pad, A)
        tonight.press(pad, B)
        assert cards(player).joined == (1,)
        tonight.press(pad, B)
        assert player.scene == "Menu"
        assert player.on_top(MenuScene).tile.key == TONIGHT_TILE

    def test_escape_takes_the_keys_off_their_cards_one_after_the_other(
        self, tonight: CabinetWithPads
    ) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE)
        assert cards(player).joined == (1,), "of the half that was used last"
        player.press(pygame.K_ESCAPE)
        assert cards(player).joined == ()
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Menu"

    def test_who_leaves_the_first_card_leaves_the_other_where_it_is(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_q)
        assert cards(player).joined == (2,)
        player.press(pygame.K_RETURN)
        assert player.session.players.people == (2,)

    def test_start_on_a_gamepad_joins_and_starts_too(self, tonight: CabinetWithPads) -> None:
        one, two = tonight.plug(), tonight.plug()
        tonight.press(one, START)
        tonight.press(two, START)
        assert cards(tonight.player).joined == (1, 2)
        tonight.press(two, START)
        assert tonight.player.scene == "Play"

    def test_what_is_planned_is_changed_by_anybody(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        player.press(pygame.K_SPACE)
        assert plan(player) == ["5 sets", "The Arena decides"]
        player.press(pygame.K_TAB)
        tonight.pull(pad, TRIGGERS[0])
        assert plan(player) == ["3 sets", "Without the Arena"]

    def test_what_has_been_planned_is_started(
        self, tonight: CabinetWithPads, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_TAB, pygame.K_v)
        led: list[ToEvening] = []
        monkeypatch.setattr(player.top, "go", led.append)
        player.press(pygame.K_SPACE)
        (to,) = led
        assert (to.plan.sets, to.plan.arena, to.plan.offers[0].game) == (3, False, "siege")
        assert [member.device for member in to.party.members] == [LEFT_KEYS, None]

    def test_two_who_have_played_read_who_leads(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, ADA, BEN)
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        assert "Ben and Ada have not met yet." in texts(player)

    def test_joining_is_heard_and_felt_once_and_twice(self, tonight: CabinetWithPads) -> None:
        one, two = tonight.plug(), tonight.plug()
        player = tonight.player
        tonight.press(one, A)
        assert player.heard == "join_1"
        tonight.press(two, A)
        assert player.heard == "join_2"
        player.wait(0.6)
        assert [sum(map(bool, pad.rumbles)) for pad in (one, two)] == [1, 2]

    def test_with_reduced_motion_whoever_joins_is_simply_there(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE)
        assert shown(player)[0].arrived < 1
        player.app.context.change(replace(player.app.context.settings, reduced_motion=True))
        player.press(pygame.K_RETURN)
        assert [card.arrived for card in shown(player)] == [1, 1]

    def test_left_alone_the_cabinet_plays_by_itself_and_comes_back(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE)
        player.wait(31, 0.2)
        assert player.scene == "Attract"
        player.press(pygame.K_SPACE)
        assert cards(player).joined == (1,)


class TestTheMouse:
    def test_it_joins_changes_and_starts(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, ADA, BEN)
        player.press(pygame.K_SPACE)
        player.click(spot(player, 2, Verb.CONFIRM))
        assert cards(player).card(2).device == MOUSE
        player.click(spot(player, 2, Verb.DOWN))
        assert names(player) == ["Ben", "Guest 2"]
        player.click(spot(player, 2, Verb.BACK))
        assert cards(player).joined == (1,)
        player.click(spot(player, 2, Verb.RIGHT))
        assert names(player)[1] == "Juno"
        click_start(player)
        assert player.scene == "Play"

    def test_that_has_only_opened_the_page_makes_room_for_whoever_presses_first(
        self, tonight: CabinetWithPads
    ) -> None:
        """Who clicks on the tile and goes on with the keys is still alone."""
        player = tonight.player
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        assert cards(player).card(1).device == MOUSE
        player.press(pygame.K_SPACE)
        assert cards(player).alone == 1
        player.press(pygame.K_RETURN)
        held = [cards(player).card(side).device for side in (1, 2)]
        assert held == [LEFT_KEYS, RIGHT_KEYS]

    def test_that_has_changed_a_card_keeps_it(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        player.click(spot(player, 1, Verb.DOWN))
        player.press(pygame.K_SPACE, pygame.K_RETURN)
        assert cards(player).card(1).device == MOUSE

    def test_the_plan_can_be_clicked(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE)
        for placed in player.on_top(JoinScene).picture().plan:
            if isinstance(placed.node, PlanKey):
                player.click(placed.box.center)
        assert plan(player) == ["3 sets", "Without the Arena"]


class TestOneDeviceForTwo:
    def test_it_is_passed_on_only_if_somebody_says_so(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, LB)
        assert cards(player).shares(1)
        tonight.press(pad, DOWN_BUTTON)
        assert names(player) == ["Guest 1", "New"], "the second card is held now"
        assert [bool(card.arrows) for card in shown(player)] == [False, True]
        tonight.press(pad, UP_BUTTON, LEFT_BUTTON, UP_BUTTON)
        assert names(player) == ["New", "Guest 2"]
        assert [bool(card.arrows) for card in shown(player)] == [True, False]

    def test_it_serves_whoever_is_on_turn(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, LB, A)
        for move in ("down", "up"):
            tonight.press(pad, STEPS[move])
            assert player.play.board.entry.midway
            tonight.press(pad, A)
        assert len(player.session.match.plies) - player.session.given == 2

    def test_another_device_takes_the_card_that_shares_one(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, LB)
        player.press(pygame.K_RETURN)
        assert [cards(player).card(side).device for side in (1, 2)] == [device_of(pad), RIGHT_KEYS]
        assert not cards(player).shares(1)

    def test_says_which_device_that_is(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A)
        assert dict(player.on_top(JoinScene).prompts())[Command.SECOND] == "One pad for both"
        tonight.press(pad, B, B)
        player.press(pygame.K_SPACE)
        assert dict(player.on_top(JoinScene).prompts())[Command.SECOND] == "One device for both"

    def test_back_takes_it_back(self, tonight: CabinetWithPads) -> None:
        pad = tonight.plug()
        tonight.press(pad, A, LB, B)
        assert cards(tonight.player).alone == 1


class TestSomebodyNew:
    def begin(self, player: Player) -> None:
        player.press(pygame.K_SPACE, pygame.K_w, pygame.K_SPACE)
        assert cards(player).naming(1) is not None

    def test_is_named_by_typing_and_remembered(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        self.begin(player)
        player.press(pygame.K_c, pygame.K_a, pygame.K_s, pygame.K_t, pygame.K_o, pygame.K_r)
        assert names(player)[0] == "Castor"
        player.press(pygame.K_BACKSPACE, pygame.K_x, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE)
        assert names(player)[0] == "Castox"
        assert remembered(player) == ["Castox"]
        player.press(pygame.K_SPACE)
        assert who(player) == ["Castox", "Moss"]

    def test_reads_on_the_key_what_confirms(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_w)
        assert (shown(player)[0].key, [glyph.label for glyph in shown(player)[0].glyphs]) == (
            "Name",
            ["Space"],
        )

    def test_names_themselves_before_anything_can_start(self, tonight: CabinetWithPads) -> None:
        """One button means one thing: beside Name there is no Start."""
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A)
        assert player.on_top(JoinScene).picture().node(Key).words == "Play Moss"
        tonight.press(pad, UP_BUTTON)
        assert [card.key for card in shown(player)] == ["Name", ""]
        plan = player.on_top(JoinScene).picture().plan
        assert not [each for each in plan if isinstance(each.node, Key)]

    def test_reads_how_a_name_is_entered_and_ends(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        self.begin(player)
        assert "Type the name, or turn each letter. Done ends it." in texts(player)
        assert player.on_top(JoinScene).prompt_device() == RIGHT_KEYS, "the others type"
        assert shown(player)[0].key == "Next"
        player.press(pygame.K_c)
        assert shown(player)[0].key == "Done"
        player.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)
        tonight.press(tonight.plug(), A, UP_BUTTON, A)
        assert "Turn each letter. Next sets it, Done ends the name." in texts(player), (
            "who else has the keys?"
        )

    def test_is_named_by_a_wheel_on_a_gamepad(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, UP_BUTTON, A)
        tonight.press(pad, DOWN_BUTTON, A, DOWN_BUTTON, DOWN_BUTTON, A, UP_BUTTON, B, A)
        assert names(player)[0] == "Bb"
        tonight.press(pad, A, RIGHT_BUTTON, A, LEFT_BUTTON, A)
        assert remembered(player) == ["Bb"]

    def test_is_named_with_the_mouse(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        player.click(spot(player, 1, Verb.UP))
        for verb in (Verb.CONFIRM, Verb.DOWN, Verb.CONFIRM, Verb.CONFIRM):
            player.click(spot(player, 1, verb))
        for verb in (Verb.RIGHT, Verb.CONFIRM, Verb.LEFT, Verb.CONFIRM):
            player.click(spot(player, 1, verb))
        assert remembered(player) == ["B"]

    def test_gets_an_emblem_and_a_colour_that_nobody_has(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, ADA, BEN)
        player.press(pygame.K_SPACE, pygame.K_w, pygame.K_SPACE)
        naming = cards(player).naming(1)
        assert naming is not None
        assert naming.emblem not in (ADA.emblem, BEN.emblem)
        assert naming.colour not in (ADA.colour, BEN.colour)

    def test_looks_like_nobody_who_is_being_named_as_well(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.press(
            pygame.K_SPACE, pygame.K_RETURN, pygame.K_w, pygame.K_SPACE, pygame.K_UP, pygame.K_RETURN
        )
        one, two = cards(player).naming(1), cards(player).naming(2)
        assert one is not None
        assert two is not None
        assert one.emblem != two.emblem
        assert one.colour != two.colour

    def test_does_not_keep_others_waiting(self, tonight: CabinetWithPads) -> None:
        """Two share the keyboard: the letters of one are not the presses of the other."""
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_w, pygame.K_SPACE)
        player.press(pygame.K_DOWN)
        assert names(player) == ["A", "New"], "the other one chooses meanwhile"
        player.press(pygame.K_s, pygame.K_SPACE, pygame.K_s)
        assert names(player)[0] == "Ba", "a wheel, as S is a key of this half"

    def test_keeps_the_start_until_there_is_a_name(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, UP_BUTTON, A)
        player.press(pygame.K_RETURN, pygame.K_RETURN)
        assert "It starts as soon as everybody has a name." in texts(player)
        tonight.press(pad, A, A, A)
        assert player.scene == "Cards" or player.scene == "Join"
        tonight.press(pad, A)
        assert player.scene == "Play"

    def test_back_before_the_first_letter_leaves_the_naming(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        self.begin(player)
        player.press(pygame.K_ESCAPE)
        assert cards(player).naming(1) is None
        assert cards(player).joined == (1,)


class TestAPadThatDies:
    """In every phase, whoever held it goes on with another device, and nobody else's."""

    def test_on_its_card(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        remember(player, ADA, BEN)
        tonight.press(pad, A, DOWN_BUTTON)
        player.press(pygame.K_RETURN)
        tonight.unplug(pad)
        assert names(player) == ["Ada", "Ben"]
        assert shown(player)[0].says == "Press confirm on any free pad or keys"
        player.press(pygame.K_RETURN)
        assert player.scene == "Join", "somebody has no device"
        player.press(pygame.K_SPACE)
        assert cards(player).card(1).device == LEFT_KEYS
        player.press(pygame.K_RETURN)
        assert who(player) == ["Ada", "Ben"]

    def test_while_a_name_is_set(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, UP_BUTTON, A, DOWN_BUTTON, A)
        tonight.unplug(pad)
        again = tonight.plug()
        tonight.press(again, A)
        naming = cards(player).naming(1)
        assert naming is not None
        assert naming.name == "B"
        assert cards(player).card(1).device == device_of(again)

    def test_that_two_share(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, LB)
        tonight.unplug(pad)
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
        assert devices(player) == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def begin(self, cabinet: CabinetWithPads) -> tuple[VirtualPad, VirtualPad]:
        """Ada and Ben at the board, each with a pad."""
        remember(cabinet.player, BEN, ADA)
        one, two = cabinet.plug(), cabinet.plug()
        cabinet.press(one, A)
        cabinet.press(two, A)
        cabinet.press(one, A)
        assert who(cabinet.player) == ["Ada", "Ben"]
        return one, two

    def test_at_the_board_its_owner_is_asked_for_another(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        one, two = self.begin(tonight)
        tonight.unplug(two)
        claim = player.on_top(ClaimScene)
        assert "Ben: press confirm on any free gamepad, or Space or Enter." in claim.picture().texts
        tonight.press(one, A)
        player.wait(1.0)
        tonight.press(one, A)
        assert player.scene == "Claim", "an owned pad cannot claim"
        player.press(pygame.K_RETURN)
        assert player.scene == "Play"
        assert devices(player) == {1: device_of(one), 2: RIGHT_KEYS}
        tonight.press(one, DOWN_BUTTON, A)
        tonight.press(one, UP_BUTTON)
        assert len(player.session.match.plies) - player.session.given == 1, (
            "the pad still moves for Ada alone"
        )
        player.press(pygame.K_UP, pygame.K_RETURN)
        assert len(player.session.match.plies) - player.session.given == 2

    def test_at_the_board_another_pad_takes_its_place(self, tonight: CabinetWithPads) -> None:
        one, two = self.begin(tonight)
        tonight.unplug(one)
        again = tonight.plug()
        assert tonight.player.scene == "Claim", "it is not known whose it is"
        tonight.press(again, A)
        assert devices(tonight.player) == {1: device_of(again), 2: device_of(two)}

    def test_at_the_board_the_mouse_takes_its_place(self, tonight: CabinetWithPads) -> None:
        one, two = self.begin(tonight)
        tonight.unplug(one)
        tonight.player.click((5, 5))
        assert devices(tonight.player) == {1: MOUSE, 2: device_of(two)}

    def test_at_the_board_the_other_one_can_be_passed_on(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        one, two = self.begin(tonight)
        tonight.unplug(two)
        player.wait(1.0)
        tonight.press(one, DOWN_BUTTON)
        player.wait(1.0)
        tonight.press(one, A)
        assert devices(player) == {1: device_of(one), 2: device_of(one)}

    def test_both_are_asked_one_after_the_other(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        tonight.unplug(*self.begin(tonight))
        assert title(player) == "Ada's gamepad is gone"
        player.press(pygame.K_SPACE)
        player.wait(0.1)
        assert title(player) == "Ben's gamepad is gone"
        player.press(pygame.K_RETURN)
        assert player.scene == "Play"
        assert devices(player) == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def test_the_second_one_while_the_first_is_asked(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        one, two = self.begin(tonight)
        tonight.unplug(two)
        assert title(player) == "Ben's gamepad is gone"
        tonight.unplug(one)
        player.wait(0.1)
        assert title(player) == "Ada's gamepad is gone"

    @pytest.mark.parametrize("keys", [(pygame.K_ESCAPE,), (pygame.K_F1,)], ids=["pause", "how to play"])
    def test_over_the_game_it_is_asked_for_as_soon_as_the_game_goes_on(
        self, tonight: CabinetWithPads, keys: tuple[int, ...]
    ) -> None:
        player = tonight.player
        _one, two = self.begin(tonight)
        player.press(*keys)
        tonight.unplug(two)
        assert player.scene != "Claim"
        player.press(pygame.K_ESCAPE)
        player.wait(0.1)
        assert title(player) == "Ben's gamepad is gone"

    def test_after_a_game_it_is_asked_for_in_the_next_one(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        one, two = self.begin(tonight)
        player.play_first_moves()
        while player.scene == "Play":
            player.wait(0.5)
        tonight.unplug(two)
        assert player.scene == "LegOver"
        player.wait(1.0)
        tonight.press(one, A)
        player.wait(0.1)
        assert title(player) == "Ben's gamepad is gone"

    def test_alone_any_device_goes_on(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, A, DOWN_BUTTON)
        tonight.unplug(pad)
        assert player.scene == "LegPause"
        player.press(pygame.K_ESCAPE, pygame.K_RETURN)
        assert len(player.session.match.plies) - player.session.given == 1


class TestSomebodyElsesPress:
    def test_moves_nothing_and_the_panel_of_the_player_on_turn_flashes(
        self, tonight: CabinetWithPads
    ) -> None:
        player = tonight.player
        one, two = tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        tonight.press(one, A)
        before = player.play.picture().panels[0].light
        tonight.press(two, DOWN_BUTTON)
        assert not player.play.board.entry.midway
        assert player.play.picture().panels[0].light < before
        player.wait(0.5)
        assert player.play.picture().panels[0].light == before

    def test_of_a_device_that_is_nobodys_says_whose_turn_it_is(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        one, two = tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        tonight.press(one, A)
        player.press(pygame.K_d)
        assert "turn: D-pad" in player.message
        assert not player.play.board.entry.midway

    def test_flashes_nothing_with_reduced_motion(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        player.app.context.change(replace(player.app.context.settings, reduced_motion=True))
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
        before = player.play.picture().panels[0].light
        player.press(pygame.K_DOWN)
        assert player.message
        assert player.play.picture().panels[0].light == before


def test_nothing_about_devices_is_kept_for_the_next_evening(tonight: CabinetWithPads) -> None:
    player = tonight.player
    player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
    player.app.routes.go(ToMenu(TONIGHT_TILE))
    player.app.step(FRAME)
    player.press(pygame.K_RETURN)
    assert cards(player).card(1).device == RIGHT_KEYS
    assert cards(player).joined == (1,)


def test_whoever_plays_with_a_bot_meets_the_same_one_the_next_time(tonight: CabinetWithPads) -> None:
    player = tonight.player
    remember(player, ADA)
    player.press(pygame.K_SPACE, pygame.K_d)
    chosen = names(player)[1]
    assert chosen == "Juno"
    player.press(pygame.K_SPACE)
    at_the_tile(player)
    player.app.context.profile.evenings.end(player.app.context.profile.evenings.unfinished())
    at_the_tile(player)
    player.press(pygame.K_SPACE)
    assert names(player) == ["Ada", chosen]
