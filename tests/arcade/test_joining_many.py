"""Three to eight people join: each with a device, or several with one that they pass on to each other."""

import sys

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Command, Device
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.shell.party import Member, Party
from game.arcade.views.party.grid import Grid, Team
from game.bench.monkey.virtual_pad import DOWN_BUTTON, LB, LEFT_BUTTON, RIGHT_BUTTON, UP_BUTTON, A, B
from game.core.controls import Verb
from game.evening import progress
from game.people.faces import JUNO
from game.people.person import Person, guest
from game.people.roster import Roster
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.test_joining import (
    ADA,
    BEN,
    at_the_tile,
    cards,
    device_of,
    names,
    remember,
    shown,
    spot,
    texts,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
CLEO, DAN = Person("Cleo", "sun", "gold"), Person("Dan", "key", "mint")
MOST = 8


@pytest.fixture
def tonight(cabinet: CabinetWithPads, monkeypatch: pytest.MonkeyPatch) -> CabinetWithPads:
    """The menu, with an evening in focus. Its games have no opening, so that the first step is known."""
    monkeypatch.setattr(progress, "of_set", lambda *_set: ())
    at_the_tile(cabinet.player)
    return cabinet


def held(player: Player) -> list[Device | None]:
    """What stands on the cards as the device."""
    return [cards(player).card(place).device for place in cards(player).joined]


def add(player: Player) -> None:
    """Click on the button with which somebody else joins."""
    for placed in player.on_top(JoinScene).picture().plan:
        if isinstance(placed.node, PlanKey) and placed.node.command is Command.SECOND:
            player.click(placed.box.center)
            return
    raise AssertionError("there is no such button")


def can_add(player: Player) -> bool:
    nodes = (placed.node for placed in player.on_top(JoinScene).picture().plan)
    return any(isinstance(node, PlanKey) and node.command is Command.SECOND for node in nodes)


def in_grid(player: Player) -> bool:
    """Whether the cards are small ones."""
    return any(isinstance(placed.node, Grid) for placed in player.on_top(JoinScene).picture().plan)


class TestWhoeverHasADevice:
    def test_joins_with_confirm_and_cards_come_as_they_do(self, tonight: CabinetWithPads) -> None:
        player, one, two, three = tonight.player, tonight.plug(), tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        assert len(shown(player)) == 2
        assert not in_grid(player), "two are as large as ever"
        tonight.press(three, A)
        player.press(pygame.K_RETURN)
        assert held(player) == [*map(device_of, (one, two, three)), RIGHT_KEYS]
        assert in_grid(player)

    def test_everybody_is_somebody_else(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, CLEO, BEN, ADA)
        player.press(pygame.K_SPACE, pygame.K_c, pygame.K_c, pygame.K_c, pygame.K_c)
        assert names(player) == ["Ada", "Ben", "Cleo", "Guest 4", "Guest 5"]
        player.press(pygame.K_s)
        assert names(player)[4] == "New", "those who are here are not proposed again"
        people = [card.who for card in shown(player)[:4]]
        assert len({(who.emblem, who.colour) for who in people if who}) == 4

    def test_is_heard_and_felt(self, tonight: CabinetWithPads) -> None:
        player, pads = tonight.player, [tonight.plug() for _pad in range(3)]
        for pad, sound in zip(pads, ("join_1", "join_2", "join_1"), strict=True):
            tonight.press(pad, A)
            assert player.heard == sound
        player.wait(0.6)
        assert [sum(map(bool, pad.rumbles)) for pad in pads] == [1, 2, 2]

    def test_leaves_and_those_after_them_move_up(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        remember(player, CLEO, BEN, ADA)
        player.press(pygame.K_SPACE)
        tonight.press(pad, A)
        player.press(pygame.K_RETURN)
        tonight.press(pad, B)
        assert names(player) == ["Ada", "Cleo"]
        assert held(player) == [LEFT_KEYS, RIGHT_KEYS]
        assert not in_grid(player)

    def test_is_turned_away_when_eight_are_here(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        player.press(pygame.K_SPACE, *[pygame.K_c] * (MOST - 1))
        assert len(cards(player).joined) == MOST
        assert not can_add(player)
        before = cards(player)
        tonight.press(pad, A)
        player.press(pygame.K_c)
        assert cards(player) == before
        assert player.heard == "illegal"
        assert "There is room for 8. Back leaves a card." in texts(player)


class TestPressesToTheFirstMove:
    """From the menu: one for each who joins, one to start, and the first step of Siege."""

    def test_three_with_three_devices_take_five(self, tonight: CabinetWithPads) -> None:
        player, one, two = tonight.player, tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        player.press(pygame.K_RETURN)
        tonight.press(one, A)
        tonight.press(one, RIGHT_BUTTON)
        assert player.play.board.entry.midway

    def test_eight_with_two_pads_take_ten(self, tonight: CabinetWithPads) -> None:
        player, one, two = tonight.player, tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        tonight.press(one, LB, LB, LB)
        tonight.press(two, LB, LB, LB)
        tonight.press(one, A)
        tonight.press(one, RIGHT_BUTTON)
        assert player.play.board.entry.midway
        assert len(player.app.context.party.members) == 8


class TestTeams:
    def test_stand_in_frames_in_the_order_in_which_people_joined(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, DAN, CLEO, BEN, ADA)
        player.press(pygame.K_SPACE, pygame.K_c, pygame.K_c, pygame.K_c, pygame.K_c)
        player.press(pygame.K_TAB)
        plan = player.on_top(JoinScene).picture().plan
        teams = [placed.node for placed in plan if isinstance(placed.node, Team)]
        assert [team.titles[0] for team in teams] == ["Team of Ada and Ben", "Team of Cleo and Dan", "Alone"]
        player.press(pygame.K_q)
        assert [card.name for card in shown(player)] == ["Ada", "Ben", "Cleo", "Dan"]
        assert not any(isinstance(placed.node, Team) for placed in player.on_top(JoinScene).picture().plan)


class TestSeveralWithOneDevice:
    def test_a_pad_changes_the_card_of_whoever_joined_last_and_left_and_right_another_one(
        self, tonight: CabinetWithPads
    ) -> None:
        player, pad = tonight.player, tonight.plug()
        remember(player, CLEO, BEN, ADA)
        tonight.press(pad, A, LB, LB)
        assert names(player) == ["Ada", "Ben", "Cleo"]
        assert held(player) == [device_of(pad)] * 3
        assert [bool(card.arrows) for card in shown(player)] == [False, False, True]
        tonight.press(pad, DOWN_BUTTON, LEFT_BUTTON, DOWN_BUTTON)
        assert names(player) == ["Ada", "Cleo", "Guest 3"]
        tonight.press(pad, LEFT_BUTTON, LEFT_BUTTON, UP_BUTTON)
        assert names(player) == ["New", "Cleo", "Guest 3"], "before the first there is none"
        tonight.press(pad, RIGHT_BUTTON)
        assert [bool(card.arrows) for card in shown(player)] == [False, True, False]

    def test_two_pads_for_eight(self, tonight: CabinetWithPads) -> None:
        """Each changes only the cards of those who share it."""
        player, one, two = tonight.player, tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        for _more in range(3):
            tonight.press(one, LB)
            tonight.press(two, LB)
        assert held(player) == [device_of(one), device_of(two)] * 4
        tonight.press(one, LEFT_BUTTON, LEFT_BUTTON)
        tonight.press(two, LEFT_BUTTON)
        assert [bool(card.arrows) for card in shown(player)] == [place in (2, 5) for place in range(8)]

    def test_leaves_with_back_one_after_the_other(self, tonight: CabinetWithPads) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A, LB, LB, LEFT_BUTTON, B)
        assert names(player) == ["Guest 1", "Guest 3"]
        tonight.press(pad, B, B)
        assert cards(player).joined == ()

    def test_the_mouse_alone_for_five(self, tonight: CabinetWithPads) -> None:
        player = tonight.player
        remember(player, DAN, CLEO, BEN, ADA)
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        player.click(spot(player, 2, Verb.CONFIRM))
        for _more in range(3):
            add(player)
        assert held(player) == [MOUSE] * 5
        assert names(player) == ["Ada", "Ben", "Cleo", "Dan", "Guest 5"]
        player.click(spot(player, 5, Verb.DOWN))
        player.click(spot(player, 2, Verb.BACK))
        assert names(player) == ["Ada", "Cleo", "Dan", "New"]

    def test_somebody_new_is_named_by_typing_although_others_share_these_keys(
        self, tonight: CabinetWithPads
    ) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_c, pygame.K_c, pygame.K_w, pygame.K_w, pygame.K_w)
        player.press(pygame.K_s, pygame.K_s)
        player.press(pygame.K_SPACE)
        assert names(player)[2] == "A"
        player.press(pygame.K_f, pygame.K_a, pygame.K_y, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE)
        assert names(player)[2] == "Fay"


class TestAPadThatDies:
    def test_on_the_cards_another_takes_its_place_one_card_after_the_other(
        self, tonight: CabinetWithPads
    ) -> None:
        player, pad = tonight.player, tonight.plug()
        remember(player, CLEO, BEN, ADA)
        player.press(pygame.K_SPACE)
        tonight.press(pad, A, LB)
        tonight.unplug(pad)
        assert "Ben: press confirm on any free pad or keys." in texts(player)
        again = tonight.plug()
        tonight.press(again, A)
        assert "Cleo: press confirm on any free pad or keys." in texts(player)
        tonight.press(again, LB)
        assert names(player) == ["Ada", "Ben", "Cleo"]
        assert held(player) == [LEFT_KEYS, device_of(again), device_of(again)]


class TestTheParty:
    """Who plays has a side; whoever waits has none."""

    PARTY = Party(
        (Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS), Member(CLEO, LEFT_KEYS), Member(DAN, MOUSE))
    )

    def test_only_those_who_play_hold_a_device_in_the_game(self) -> None:
        playing = self.PARTY.playing(((2,), (1,)))
        assert playing.persons == (CLEO, BEN)
        assert playing.devices == {1: LEFT_KEYS, 2: RIGHT_KEYS}
        assert [playing.waits(device) for device in (LEFT_KEYS, RIGHT_KEYS, MOUSE)] == [False, False, True]

    def test_whoever_waits_is_not_asked_for_another_device(self) -> None:
        without = self.PARTY.playing(((0,), (1,))).without_device(MOUSE)
        assert without.absent == ()
        assert without.playing(((3,), (1,))).absent == (1,)

    def test_those_who_shared_a_device_share_the_one_in_its_place(self) -> None:
        without = self.PARTY.playing(((0,), (1,))).without_device(LEFT_KEYS)
        again = without.with_device(1, MOUSE)
        assert [member.device for member in again.members] == [MOUSE, RIGHT_KEYS, MOUSE, MOUSE]

    def test_at_the_same_time_nobody_shares(self) -> None:
        apart = self.PARTY.playing(((0,), (1,), (2,), (3,))).at_once()
        assert apart.absent == (3,)
        assert apart.sharing_again().members[2].device == LEFT_KEYS
        found = apart.with_device(3, RIGHT_KEYS)
        assert found.sharing_again().members[2].device == RIGHT_KEYS, "whoever has found another one keeps it"


class TestWhoIsExpected:
    """An evening waits for these people, in whatever order they come."""

    def waiting(self, *people: Person) -> Cards:
        return Cards.of(Roster(), people, MOST).join(RIGHT_KEYS)

    def on(self, cards: Cards) -> list[str]:
        return [member.person.name for member in cards.party.members if not member.is_bot]

    def test_whoever_comes_later_is_somebody_who_is_left(self) -> None:
        cards = self.waiting(ADA, BEN, guest(3)).chosen(1, 1).join(LEFT_KEYS).join(MOUSE)
        assert self.on(cards) == ["Ben", "Ada", "Guest 3"]

    def test_whoever_is_chosen_on_another_card_gives_it_to_somebody_who_is_left(self) -> None:
        cards = self.waiting(ADA, BEN, guest(3)).join(LEFT_KEYS).chosen(1, 1)
        assert self.on(cards) == ["Ben", "Ada"]
        assert self.on(cards.join(MOUSE)) == ["Ben", "Ada", "Guest 3"]

    def test_a_guest_of_that_evening_is_offered_too(self) -> None:
        cards = self.waiting(ADA, guest(2))
        assert cards.choices(1)[:2] == (ADA, guest(2))
        assert cards.awaited(2) == guest(2)
        assert cards.chosen(1, 1).awaited(2) == ADA

    @pytest.mark.parametrize("order", [(ADA, JUNO.person), (JUNO.person, ADA)], ids=["first", "second"])
    def test_beside_a_bot_it_is_one_person(self, order: tuple[Person, Person]) -> None:
        cards = self.waiting(*order)
        assert self.on(cards) == ["Ada"]
        assert cards.awaited(2) is None
