"""Hints are a person's own: each of two gets them as they want, wherever they play."""

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command
from game.arcade.kit.text import Text
from game.arcade.scenes.settings.settings_page import SettingsScene
from game.arcade.shell.party import Member, Party
from game.people.faces import FACES
from game.people.person import guest
from game.puzzles.practice import Practice
from tests.arcade.cabinet import Player, Sit
from tests.arcade.puzzler import Puzzler
from tests.evenings import ADA, BEN

H, D, ENTER = pygame.K_h, pygame.K_d, pygame.K_RETURN
WITHOUT = "Ada plays without hints: see the settings."


@pytest.fixture
def player(sit: Sit) -> Player:
    """Ada with WASD and Ben with the arrows, who are remembered; Ada wants no hints."""
    player = sit()
    context = player.app.context
    for person in (ADA, BEN):
        context.profile.people.keep(person)
    context.profile.people.set_hints(ADA, hints=False)
    context.gather(Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS))))
    return player


def begin(player: Player) -> None:
    player.choose("Crossfire")
    player.press(pygame.K_SPACE)
    assert player.session.names.known == ("Ada", "Ben")


def open_settings(player: Player) -> None:
    player.choose("Crossfire")
    player.press(pygame.K_TAB)
    scene = player.on_top(SettingsScene)
    while scene.tabs()[scene.tab] != "Play":
        player.press(pygame.K_TAB)


def is_offered(player: Player) -> bool:
    return Command.HINT in player.prompts()


def test_each_of_two_gets_hints_as_they_want_on_their_turn(player: Player) -> None:
    begin(player)
    assert not is_offered(player)
    player.press(H)
    assert player.message == WITHOUT
    assert player.session.hints_used(1) == 0
    player.press(pygame.K_SPACE)
    assert is_offered(player)
    player.press(H)
    player.wait(0.1)
    assert player.message == "Every move loses here. This one holds out longest."
    assert len(player.play.picture().board.holding_out) == 1


def test_what_a_person_has_chosen_goes_before_the_cabinet_which_guests_follow(player: Player) -> None:
    context = player.app.context
    context.profile.people.set_hints(BEN, hints=True)
    open_settings(player)
    player.click_row("Hints", side=1)
    assert [context.gives_hints(each) for each in (ADA, BEN, guest(1), None)] == [False, True, False, False]
    context.profile.people.set_hints(ADA, hints=None)
    assert not context.gives_hints(ADA)
    player.click_row("Hints", side=1)
    assert context.gives_hints(ADA)


def test_the_settings_say_whose_they_are_and_change_them_alone(player: Player) -> None:
    open_settings(player)
    values = {label: player.value(label) for label in player.labels() if "ints" in label}
    assert values == {"Hints": "on", "Ada's hints": "off", "Ben's hints": "as above"}
    player.click_row("Ben's hints", side=1)
    player.click_row("Ben's hints", side=1)
    said = player.on_top(SettingsScene).picture().node(Text).words
    assert said == "Ben's own, whoever else plays. An evening has hints if all have them on."
    roster = player.app.context.profile.people.book().roster
    assert (roster.hints(ADA), roster.hints(BEN), player.app.context.settings.hints) == (False, False, True)
    player.click_row("Ada's hints", side=1)
    assert player.value("Ada's hints") == "as above"
    begin(player)
    assert is_offered(player)


def test_the_page_that_is_reset_forgets_what_those_who_are_here_have_chosen(player: Player) -> None:
    open_settings(player)
    player.click_row("Reset this page")
    assert player.scene == "Confirm"
    player.click_row("Reset")
    assert player.value("Ada's hints") == "as above"
    assert player.app.context.profile.people.book().roster.hints(ADA) is None
    player.click_row("Reset this page")
    assert player.scene == "Settings", "there is nothing to reset"


def test_only_those_who_are_here_and_remembered_have_a_row(player: Player) -> None:
    context = player.app.context
    context.gather(Party((Member(guest(1), LEFT_KEYS), Member(BEN, RIGHT_KEYS))))
    open_settings(player)
    assert [label for label in player.labels() if "'s hints" in label] == ["Ben's hints"]
    context.gather(Party())
    open_settings(player)
    assert [label for label in player.labels() if "'s hints" in label] == []


def test_whoever_is_here_alone_solves_puzzles_as_they_want(player: Player) -> None:
    player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(FACES["keen"].person))))
    Puzzler(player).ask(Practice(player.app.context.packs, "light_cycle"))
    assert not is_offered(player)
    player.press(H)
    message = player.play.board.animation.message
    assert message is not None
    assert message.words == WITHOUT
