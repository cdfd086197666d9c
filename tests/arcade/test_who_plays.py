"""Those who have joined play everything: evenings, single games, the Arena. One press changes who that is."""

from dataclasses import replace

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device
from game.arcade.kit.key import Key
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    Destination,
    Erase,
    ForgetPeople,
    ToArena,
    ToArenaReplay,
    ToArenaSetUp,
    ToGameSetUp,
    ToMenu,
    ToNewGame,
    ToRecords,
)
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.who_plays import WhoPlaysScene
from game.arcade.shell.party import Member, Party
from game.core.rules import Player as Side
from game.people.faces import FACES
from game.people.person import Person
from game.session.my_level import MINE
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.arcade.test_joining import ADA, BEN, at_the_tile, remember

GAMES = catalogue.games()
CROSSFIRE = GAMES["crossfire"]
CLEO = Person("Cleo", "cat", "lime")
JUNO = FACES["keen"].person
TWO = Party((Member(ADA, RIGHT_KEYS), Member(BEN, LEFT_KEYS)))
ALONE = Party((Member(ADA, LEFT_KEYS), Member(JUNO)))
SPACE, ENTER, W, S, ESCAPE, H = (
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_w, pygame.K_s),
    *(pygame.K_ESCAPE, pygame.K_h),
)


@pytest.fixture
def player(sit: Sit) -> Player:
    return sit()


def at(player: Player, tile: object) -> MenuScene:
    """The menu, with this tile in focus."""
    player.app.routes.go(ToMenu(tile))
    player.app.step(FRAME)
    return player.on_top(MenuScene)


def go(player: Player, to: Destination) -> None:
    """Go somewhere, and wait until presses count."""
    player.app.routes.go(to)
    player.wait(0.5)


def riders(player: Player) -> list[str]:
    """Whom the panels of the Arena name."""
    return [panel.name for panel in player.on_top(ArenaScene).picture().hud.panels]


def names(player: Player) -> tuple[str, str]:
    """Who plays the game on top."""
    players = player.session.players.names
    return players.of(1), players.of(2)


def devices(player: Player) -> dict[Side, Device]:
    return dict(player.app.context.seats.chosen)


def on_cards(player: Player) -> list[str]:
    cards = player.on_top(WhoPlaysScene).cards
    return [cards.bot.name if card is None or card.who is None else card.who.name for card in cards.cards]


def test_there_is_room_for_two_in_a_game(player: Player) -> None:
    player.app.context.gather(TWO)
    at(player, CROSSFIRE)
    player.press(H)
    before = on_cards(player)
    player.press(pygame.K_c)
    assert on_cards(player) == before == ["Ada", "Ben"]
    assert player.heard == "illegal"
    assert "Both cards are taken. Back leaves a card." in player.on_top(WhoPlaysScene).picture().texts


def test_there_is_room_for_four_in_the_arena(player: Player) -> None:
    remember(player, CLEO)
    player.app.context.gather(TWO)
    at(player, ARENA_TILE)
    player.press(H, pygame.K_c)
    assert on_cards(player) == ["Ada", "Ben", "Cleo"]
    player.press(SPACE)
    player.wait(0.1)
    assert "Ada, Ben and Cleo" in player.on_top(MenuScene).tile.summary.replace("\N{NO-BREAK SPACE}", " ")
    player.press(SPACE)
    player.wait(0.1)
    player.click((5, 5))  # she has shared a device, and takes the mouse
    assert riders(player) == ["Ada", "Ben", "Cleo"]


class TestAfterAnEvening:
    """The names and the devices of an evening are those of all that is played after it."""

    def join_and_leave(self, player: Player) -> None:
        remember(player, ADA, BEN)
        at_the_tile(player)
        player.press(ENTER, SPACE, SPACE)  # the right half of the keyboard has the first card
        assert names(player) == ("Ben", "Ada")
        player.press(ESCAPE)
        player.click_row("Save and leave")
        player.wait(0.1)

    def test_a_single_game_is_played_under_the_same_names_with_the_same_devices(self, player: Player) -> None:
        self.join_and_leave(player)
        at(player, CROSSFIRE)
        player.press(SPACE)
        assert names(player) == ("Ben", "Ada")
        assert devices(player) == {1: RIGHT_KEYS, 2: LEFT_KEYS}
        player.press(SPACE)
        assert not player.session.started, "Ada's device is not Ben's"
        player.press(ENTER)
        assert player.session.started

    def test_a_match_of_the_arena_is_too(self, player: Player) -> None:
        self.join_and_leave(player)
        at(player, ARENA_TILE)
        player.press(SPACE)
        assert riders(player) == ["Ben", "Ada"]
        assert devices(player) == {1: RIGHT_KEYS, 2: LEFT_KEYS}


class TestTheMenu:
    """It says who plays each game, and one press leads to the cards on which that is changed."""

    def test_says_who_plays(self, player: Player) -> None:
        context = player.app.context
        assert at(player, CROSSFIRE).tile.summary.endswith("\nTwo people")
        context.gather(TWO)
        assert at(player, CROSSFIRE).tile.summary.endswith("\nAda and Ben")
        assert at(player, ARENA_TILE).tile.summary.endswith(" Ada against Ben.")
        context.gather(ALONE)
        assert at(player, CROSSFIRE).tile.summary.endswith("\nAda and Juno")

    def test_says_against_which_bot_you_play(self, sit: Sit) -> None:
        player = sit("crossfire", people=(2,), level="casual")
        assert at(player, CROSSFIRE).tile.summary.endswith("\nYou and Moss (casual)")

    def test_one_press_shows_the_cards_of_those_who_are_here(self, player: Player) -> None:
        player.app.context.gather(TWO)
        at(player, CROSSFIRE)
        player.press(H)
        assert on_cards(player) == ["Ada", "Ben"]
        player.press(ESCAPE)

    def test_somebody_else_plays_from_then_on(self, player: Player) -> None:
        remember(player, CLEO, BEN, ADA)
        at(player, CROSSFIRE)
        player.press(H, ENTER)
        assert on_cards(player) == ["Ada", "Ben"]
        player.press(pygame.K_DOWN, SPACE)
        menu = player.on_top(MenuScene)
        assert (menu.tile.key, menu.tile.summary.split("\n")[-1]) == (CROSSFIRE, "Ada and Cleo")
        player.press(SPACE)
        assert names(player) == ("Ada", "Cleo")

    def test_with_the_mouse_too(self, player: Player) -> None:
        player.app.context.gather(TWO)
        menu = at(player, CROSSFIRE)
        labels = [button.label for button in menu.picture().buttons]
        player.click(menu.picture().button_boxes[labels.index("Who plays")].center)
        player.click(player.on_top(WhoPlaysScene).picture().placed(Key).box.center)
        assert player.on_top(MenuScene)
        assert player.app.context.party == TWO

    def test_who_leaves_the_cards_as_they_are_changes_nothing(self, player: Player) -> None:
        at(player, CROSSFIRE)
        player.press(H, ESCAPE, ESCAPE)
        assert player.scene == "Menu"
        assert not player.app.context.party

    def test_when_all_have_left_their_cards_the_choices_of_each_game_say_who_plays(
        self, player: Player
    ) -> None:
        player.app.context.gather(TWO)
        at(player, CROSSFIRE)
        player.press(H)
        player.press(pygame.K_BACKSPACE, ESCAPE)
        while player.scene == "WhoPlays":
            player.press(ESCAPE)
        assert not player.app.context.party
        player.press(SPACE)
        assert names(player) == ("Player 1", "Player 2")


@pytest.mark.parametrize("to", [ToGameSetUp(CROSSFIRE), ToArenaSetUp()])
class TestTheSetUp:
    def test_of_people_who_are_here_says_so_in_one_row(
        self, player: Player, to: ToGameSetUp | ToArenaSetUp
    ) -> None:
        player.app.context.gather(ALONE)
        go(player, to)
        assert player.labels()[:2] == ["Play", "Who plays: Ada and Juno"]
        assert not [label for label in player.labels() if label.startswith("Player")]

    def test_leads_to_the_cards_and_shows_who_has_joined(
        self, player: Player, to: ToGameSetUp | ToArenaSetUp
    ) -> None:
        go(player, to)
        assert player.labels()[1] == "Player 1"
        player.click(player.prompt("Who plays"))
        player.press(SPACE, ENTER, SPACE)
        assert player.labels()[1] == "Who plays: Guest 1 and Guest 2"
        player.press(ESCAPE)
        assert player.scene == "Menu"


def test_the_set_up_says_by_name_who_goes_first(player: Player) -> None:
    player.app.context.gather(TWO)
    go(player, ToGameSetUp(CROSSFIRE))
    assert player.value("Goes first") == "Ada"


class TestTheDevicesOfThoseWhoAreHere:
    def test_are_not_changed_for_a_single_game(self, player: Player) -> None:
        player.app.context.gather(TWO)
        go(player, ToNewGame(CROSSFIRE))
        player.press(ESCAPE)
        assert "Settings" in player.labels()
        assert "Devices" not in player.labels()

    def test_nor_for_a_match_of_the_arena(self, player: Player) -> None:
        player.app.context.gather(TWO)
        go(player, ToArena())
        player.press(ESCAPE)
        assert "Settings" in player.labels()
        assert "Devices" not in player.labels()

    def test_that_two_share_is_not_enough_for_the_arena(self, player: Player) -> None:
        player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(BEN, LEFT_KEYS))))
        go(player, ToArena())
        assert player.scene == "Claim"
        player.press(ENTER)
        assert player.scene == "Arena"
        assert devices(player) == {1: LEFT_KEYS, 2: RIGHT_KEYS}

    def test_who_plays_alone_can_use_any(self, player: Player) -> None:
        player.app.context.gather(ALONE)
        go(player, ToNewGame(CROSSFIRE))
        assert not devices(player)
        player.press(ENTER)
        assert player.session.started


@pytest.mark.parametrize("forgets", [ForgetPeople(("a",)), ForgetPeople(()), Erase()])
def test_whoever_is_forgotten_is_here_no_more(player: Player, forgets: Destination) -> None:
    context = player.app.context
    one, two = (context.profile.people.keep(person) for person in (ADA, BEN))
    context.gather(Party((Member(one, LEFT_KEYS), Member(two, RIGHT_KEYS))))
    named = isinstance(forgets, ForgetPeople) and forgets.identities
    go(player, ToRecords())
    go(player, ForgetPeople((one.key,)) if named else forgets)
    assert at(player, CROSSFIRE).tile.summary.endswith("\nTwo people")


class TestTheBot:
    def test_is_the_one_on_the_cards(self, player: Player) -> None:
        player.app.context.gather(ALONE)
        go(player, ToNewGame(CROSSFIRE))
        assert names(player) == ("Ada", "Juno")
        assert player.session.players.bot_level == "keen"

    def test_stays_the_same_whatever_the_results_say_about_my_level(self, player: Player) -> None:
        context = player.app.context
        context.choices.use(replace(context.choices.of(CROSSFIRE), level=MINE))
        context.gather(ALONE)
        go(player, ToNewGame(CROSSFIRE))
        player.play_to_the_end()
        player.press(SPACE)
        assert not player.session.started
        assert names(player) == ("Ada", "Juno")

    def test_changed_in_the_pause_plays_from_then_on(self, player: Player) -> None:
        context = player.app.context
        context.gather(ALONE)
        go(player, ToNewGame(CROSSFIRE))
        player.press(ESCAPE)
        player.click_row("Bot", side=1)
        assert context.players(CROSSFIRE) == player.game.session.players
        assert context.party[2].person != JUNO
        assert context.choices.of(CROSSFIRE).level != context.party[2].person.level


def test_a_replay_calls_the_riders_by_name(player: Player) -> None:
    player.app.context.gather(TWO)
    go(player, ToArena())
    ridden = player.on_top(ArenaScene)
    go(player, ToArenaReplay(ridden.phased.match, ridden.players))
    assert riders(player) == ["Ada", "Ben"]
