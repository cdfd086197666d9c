"""The questions of the first start."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.draw.logo import SHUT, SHUT_FOR_GOOD
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import SETTINGS, Settings
from game.arcade.scenes.opening import OpeningScene
from game.arcade.scenes.settings.first_start import QUESTIONS, FirstStartScene
from game.bench.monkey.virtual_pad import START, VirtualPad, X
from tests.arcade.cabinet import FRAME, Player

with_pads = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[Player]:
    """Someone who has started the arcade for the first time, and has seen its name."""
    player = Player(profile=Profile(tmp_path))
    player.wait(SHUT_FOR_GOOD + FRAME)
    yield player
    player.leave()


def asked(player: Player) -> str:
    return player.on_top(FirstStartScene).picture().texts[1]


def test_the_letters_of_the_name_lock_with_a_click_before_the_first_question(tmp_path: Path) -> None:
    player = Player(profile=Profile(tmp_path))
    opening = player.on_top(OpeningScene)
    open_at_first = opening.picture()
    player.wait(SHUT + 0.2)
    assert player.scene == "Opening"
    assert opening.picture() != open_at_first
    assert player.app.context.audio.played.count("lock") == 1
    player.wait(SHUT_FOR_GOOD - SHUT)
    assert asked(player) == "How large should letters be?"
    player.leave()


def test_a_press_skips_the_opening_and_answers_nothing(tmp_path: Path) -> None:
    player = Player(profile=Profile(tmp_path))
    player.press(pygame.K_SPACE)
    assert asked(player) == "How large should letters be?"
    player.leave()


def test_three_questions_lead_to_the_menu(newcomer: Player) -> None:
    seen = []
    for _question in range(3):
        seen.append(asked(newcomer))
        newcomer.press(pygame.K_SPACE)
    assert seen == ["How large should letters be?", "What can you see best?", "How much should move?"]
    assert newcomer.scene == "Menu"
    assert newcomer.app.context.settings == Settings(full_screen=False)


def test_the_question_about_letters_has_sentences_to_read_and_the_others_say_what_they_change(
    newcomer: Player,
) -> None:
    scene = newcomer.on_top(FirstStartScene)
    _place, _question, name, sentence, *_others = scene.picture().texts
    assert name in [game.name for game in catalogue.games().values()]
    assert sentence.endswith(".")
    newcomer.press(pygame.K_SPACE)
    assert "Lights that glow in the dark." in scene.picture().texts


def test_every_value_of_a_setting_is_an_answer() -> None:
    for name, question in QUESTIONS.items():
        assert len(question.answers) == len(SETTINGS[name].values.every)
        assert len(question.changes) in (0, len(question.answers))


def test_an_answer_applies_when_it_is_in_focus(newcomer: Player) -> None:
    settings = newcomer.app.context
    newcomer.press(pygame.K_s, pygame.K_s)
    assert settings.settings.text == 150
    newcomer.press(pygame.K_SPACE, pygame.K_s)
    assert settings.settings.theme == "high contrast"
    newcomer.press(pygame.K_SPACE, pygame.K_s, pygame.K_SPACE)
    assert settings.settings.reduced_motion
    assert newcomer.scene == "Menu"


def test_the_mouse_answers_with_clicks_and_changes_nothing_on_its_way(newcomer: Player) -> None:
    spot = newcomer.row("Twice as large")
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0)))
    newcomer.app.step(FRAME)
    assert newcomer.app.context.settings.text == 100
    newcomer.click(newcomer.row("Much larger"))
    assert newcomer.app.context.settings.text == 150
    newcomer.click(newcomer.row("Light"))
    newcomer.click(newcomer.row("As little as possible"))
    assert newcomer.scene == "Menu"
    assert newcomer.app.context.settings == Settings(
        full_screen=False, text=150, theme="light", reduced_motion=True
    )


def test_back_leads_to_the_question_before_and_from_the_first_to_the_menu(newcomer: Player) -> None:
    newcomer.press(pygame.K_s, pygame.K_SPACE, pygame.K_ESCAPE)
    assert asked(newcomer) == "How large should letters be?"
    newcomer.press(pygame.K_w, pygame.K_ESCAPE)
    assert newcomer.scene == "Menu"
    assert newcomer.app.context.settings.text == 100


def test_the_questions_are_never_asked_again(newcomer: Player, tmp_path: Path) -> None:
    newcomer.press(pygame.K_s, pygame.K_ESCAPE)
    newcomer.leave()
    player = Player(profile=Profile(tmp_path))
    assert player.scene == "Menu"
    assert player.app.context.settings.text == 125
    player.leave()


def test_damaged_settings_are_no_reason_to_ask_again(newcomer: Player, tmp_path: Path) -> None:
    newcomer.press(pygame.K_ESCAPE)
    newcomer.leave()
    (tmp_path / "settings.json").write_text("junk")
    player = Player(profile=Profile(tmp_path))
    assert player.scene == "Menu"
    player.leave()


def test_where_no_answer_can_be_kept_nothing_is_asked(tmp_path: Path) -> None:
    (tmp_path / "profile").write_text("a file where a folder should be")
    player = Player(profile=Profile(tmp_path / "profile"))
    assert player.scene == "Menu"
    assert player.app.context.notices.current.startswith("Nothing can be saved")
    player.leave()


def test_the_questions_are_asked_again_if_the_arcade_was_closed_before_an_answer(
    newcomer: Player, tmp_path: Path
) -> None:
    newcomer.leave()
    player = Player(profile=Profile(tmp_path))
    assert player.scene == "Opening"
    player.leave()


def test_a_game_that_was_asked_for_follows_the_questions(tmp_path: Path) -> None:
    player = Player("chain", profile=Profile(tmp_path))
    player.press(pygame.K_SPACE, pygame.K_ESCAPE)
    assert player.session.setup.variant.slug == "chain"
    player.leave()


@with_pads
def test_start_on_a_pad_confirms_and_x_never_skips(newcomer: Player) -> None:
    pad = VirtualPad(known=True)
    try:
        newcomer.wait(0.05)
        for button in (X, START, X, START, START):
            pad.hold(button, down=True)
            newcomer.wait(0.05)
            pad.hold(button, down=False)
            newcomer.wait(0.05)
        assert asked(newcomer) == "How much should move?"
    finally:
        pad.unplug()
        newcomer.wait(0.05)


def test_where_nothing_is_kept_nothing_is_asked(player: Player) -> None:
    assert player.scene == "Menu"
