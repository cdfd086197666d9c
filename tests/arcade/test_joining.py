"""People join an evening, each with a device: two gamepads, one keyboard, both, or the mouse alone."""

import sys
from datetime import UTC, datetime

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, Kind
from game.arcade.kit.key import Key
from game.arcade.navigation.destinations import TONIGHT_TILE, ToMenu
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.join import JoinScene
from game.arcade.views.party.card import JoinCard
from game.bench.monkey.virtual_pad import (
    LB,
    RIGHT_BUTTON,
    A,
    VirtualPad,
)
from game.bots.levels import BEGINNERS_LEVEL
from game.core.controls import Verb
from game.core.rules import Player as Side
from game.people.person import Person
from game.session.players import HUMAN
from game.store.calendar import held_at
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.table import Table

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


def spot(player: Player, side: Side, verb: Verb) -> tuple[int, int]:
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


def click_start(player: Player) -> None:
    player.click(player.on_top(JoinScene).picture().placed(Key).box.center)


@pytest.fixture
def tonight(table: Table) -> Table:
    """The menu, with an evening in focus."""
    at_the_tile(table.player)
    return table


class TestAtMostFourPressesToTheFirstMove:
    """From the menu, the fourth press is at the board: the first step of Siege."""

    def moved(self, player: Player) -> bool:
        return player.session.setup.variant.slug == "siege" and player.play.board.entry.midway

    def test_two_pads(self, tonight: Table) -> None:
        one, two = tonight.plug(), tonight.plug()
        tonight.press(one, A)
        tonight.press(two, A)
        tonight.press(one, A)
        tonight.press(one, RIGHT_BUTTON)
        assert self.moved(tonight.player)
        assert devices(tonight.player) == {1: device_of(one), 2: device_of(two)}

    def test_one_keyboard(self, tonight: Table) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert devices(player) == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def test_a_pad_and_keys(self, tonight: Table) -> None:
        player, pad = tonight.player, tonight.plug()
        tonight.press(pad, A)
        player.press(pygame.K_RETURN, pygame.K_RETURN)
        tonight.press(pad, RIGHT_BUTTON)
        assert self.moved(player)
        assert devices(player) == {1: device_of(pad), 2: RIGHT_KEYS}

    def test_two_with_the_mouse(self, tonight: Table) -> None:
        player = tonight.player
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        player.click(spot(player, 2, Verb.CONFIRM))
        click_start(player)
        player.click_cell("0,1")
        assert self.moved(player)
        assert devices(player) == {1: MOUSE, 2: MOUSE}

    def test_one_pad_for_two(self, tonight: Table) -> None:
        pad = tonight.plug()
        tonight.press(pad, A, LB, A, RIGHT_BUTTON)
        assert self.moved(tonight.player)
        assert devices(tonight.player) == {1: device_of(pad), 2: device_of(pad)}

    def test_alone_against_a_bot(self, tonight: Table) -> None:
        player = tonight.player
        player.press(pygame.K_SPACE, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert (player.session.players.one, player.session.players.two) == (HUMAN, BEGINNERS_LEVEL)

    def test_people_who_are_remembered(self, tonight: Table) -> None:
        player = tonight.player
        remember(player, ADA, BEN)
        player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_d)
        assert self.moved(player)
        assert who(player) == ["Ben", "Ada"]
