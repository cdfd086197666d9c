"""The settings: every row changes what it names, at once, with any device."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.arcade.input.actions import MOUSE
from game.arcade.kit.rows import Rows
from game.arcade.kit.tabs import Tabs
from game.arcade.kit.text import Text
from game.arcade.profile.settings import SETTINGS, Settings
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.settings.settings_page import TABS, SettingsScene
from game.arcade.views.example import Example
from game.bench.monkey.virtual_pad import DOWN_BUTTON, RB, RIGHT_BUTTON, UP_BUTTON, A, B
from game.core.controls import Verb
from tests.arcade.cabinet import Player, Sit
from tests.arcade.gamepads import CabinetWithPads

ROWS = {name: (tab, SETTINGS[name].label) for tab in TABS for name in tab.names}
every_setting = pytest.mark.parametrize("field", ROWS)


@pytest.fixture
def settings(player: Player) -> Player:
    """Someone who has opened the settings from the menu."""
    player.press(pygame.K_TAB)
    assert player.scene == "Settings"
    return player


def shown(player: Player) -> str:
    """The tab that is shown."""
    scene = player.on_top(SettingsScene)
    return scene.tabs()[scene.tab]


def turn_to(player: Player, tab: str) -> None:
    while shown(player) != tab:
        player.press(pygame.K_TAB)


def test_every_setting_has_a_row() -> None:
    assert set(ROWS) == SETTINGS.keys()


@every_setting
def test_every_value_of_a_setting_has_words_of_its_own(field: str) -> None:
    for bright in (True, False):
        words = [SETTINGS[field].words(value, bright=bright) for value in SETTINGS[field].values.every]
        assert len(set(words)) == len(words)


def test_the_manual_lists_every_setting() -> None:
    manual = (Path(__file__).parents[2] / "MANUAL.md").read_text(encoding="utf-8").splitlines()
    first = manual.index("| tab | setting | values | |") + 2
    assert manual[first : first + len(SETTINGS)] == [
        f"| {tab.label} | {label} | {values_in_words(name)} | {SETTINGS[name].explanation} |"
        for name, (tab, label) in ROWS.items()
    ]


def values_in_words(field: str) -> str:
    """All values of a setting; the default is bold."""
    values, usual = SETTINGS[field].values, getattr(Settings(), field)
    if values.is_scale:
        return (
            f"{values.words(values.every[0])} to {values.words(values.every[-1])}, **{values.words(usual)}**"
        )
    return ", ".join(
        f"**{values.words(value)}**" if value == usual else values.words(value) for value in values.every
    )


@every_setting
def test_a_row_changes_its_setting_at_once_and_back(settings: Player, field: str) -> None:
    tab, label = ROWS[field]
    turn_to(settings, tab.label)
    before, words = settings.app.context.settings, settings.value(label)
    settings.click_row(label, side=-1)
    after = settings.app.context.settings
    assert getattr(after, field) != getattr(before, field)
    assert {name for name in SETTINGS if getattr(after, name) != getattr(before, name)} == {field}
    assert settings.value(label) != words
    settings.click_row(label, side=1)
    assert settings.app.context.settings == before


def test_tabs_sliders_and_switches_sound_differently(settings: Player) -> None:
    turn_to(settings, "Picture")
    assert settings.heard == "tab"
    turn_to(settings, "Sound")
    settings.click_row("Music", side=-1)
    assert settings.heard == "slider"
    settings.click_row("Mono sound", side=1)
    assert settings.heard == "switch"
    settings.press(pygame.K_w)
    assert settings.heard == "cursor"


def switches(settings: Player) -> dict[str, float]:
    """How far on each switch of the page is shown."""
    rows = settings.on_top(SettingsScene).rows.content().rows
    return {row.label: row.switched for row in rows if row.switched is not None}


def words(settings: Player) -> str:
    """The sentence below the tabs."""
    return settings.on_top(SettingsScene).picture().node(Text).words


def test_a_switch_shows_whether_it_is_on_also_while_another_setting_decides(settings: Player) -> None:
    turn_to(settings, "Accessibility")
    assert switches(settings) == {"Reduced motion": 0.0, "Board shake": 1.0}
    settings.click_row("Reduced motion", side=1)
    assert switches(settings) == {"Reduced motion": 1.0, "Board shake": 0.0}


def test_the_knob_of_a_switch_slides(settings: Player) -> None:
    turn_to(settings, "Accessibility")
    settings.wait(0.2)
    settings.click_row("Board shake", side=1)
    assert 0.5 < switches(settings)["Board shake"] < 1
    settings.wait(0.2)
    assert switches(settings)["Board shake"] == 0.0


def test_groups_have_titles_where_there_is_room(settings: Player) -> None:
    turn_to(settings, "Picture")
    placed = settings.on_top(SettingsScene).picture().placed(Rows)
    assert isinstance(placed.node, Rows)
    shown = placed.node.grouped(settings.app.context.layout, placed.box)
    assert [title for title, _box in shown.titles] == ["Colours", "Light and motion", "Window"]
    boxes = [box for box in settings.on_top(SettingsScene).rows.boxes if box.height]
    assert all(one.bottom <= other.top for one, other in pairwise(boxes))


def test_a_row_explains_itself(settings: Player) -> None:
    settings.press(pygame.K_s)
    assert words(settings) == "How loud the music is."


def test_a_volume_stops_at_its_end_and_a_choice_begins_again(settings: Player) -> None:
    settings.press(pygame.K_d)
    assert settings.value("Volume") == "100%"
    turn_to(settings, "Accessibility")
    for percent in ("125%", "150%", "200%", "100%"):
        settings.press(pygame.K_d)
        assert settings.value("Text size") == percent


def test_confirm_leads_a_volume_round_and_a_click_on_its_arrow_does_not(settings: Player) -> None:
    assert settings.prompts()[Verb.CONFIRM] == "Change"
    for percent in ("0%", "10%"):
        settings.press(pygame.K_SPACE)
        assert settings.value("Volume") == percent
    for percent in ("0%", "0%"):
        settings.click_row("Volume", side=-1)
        assert settings.value("Volume") == percent


def test_a_click_on_the_name_of_a_row_only_puts_it_in_focus(settings: Player) -> None:
    before = settings.app.context.settings
    rows = settings.on_top(SettingsScene).rows
    box = rows.boxes[1]
    for share in (0.02, 0.2, 0.4):
        settings.click((box.left + round(share * box.width), box.centery))
        assert rows.focused.label == "Music"
    assert settings.app.context.settings == before


class TestReducedMotion:
    @pytest.mark.parametrize(
        ("tab", "label"),
        [
            ("Picture", "Moving floor"),
            ("Picture", "Sparks"),
            ("Accessibility", "Board shake"),
            ("Accessibility", "Animation speed"),
        ],
    )
    def test_decides_about_what_moves_and_that_is_seen(self, settings: Player, tab: str, label: str) -> None:
        turn_to(settings, "Accessibility")
        settings.click_row("Reduced motion", side=1)
        calm = settings.app.context.settings
        turn_to(settings, tab)
        settings.click_row(label, side=1)
        assert settings.value(label) == "off"
        assert settings.app.context.settings == calm, "what was chosen is kept for later"
        assert words(settings) == "Off, as long as reduced motion is on."


@pytest.mark.parametrize("label", ["Glow", "Moving floor"])
def test_what_the_theme_with_high_contrast_lacks_is_shown_as_off(settings: Player, label: str) -> None:
    turn_to(settings, "Picture")
    assert settings.value(label) == "on"
    settings.click_row("Theme", side=1)
    settings.click_row(label, side=1)
    assert settings.value(label) == "off"
    assert words(settings) == "Off, as long as the theme is high contrast."
    settings.click_row("Theme", side=-1)
    assert settings.value(label) == "on", "what was chosen is kept"


def test_a_page_is_reset_and_the_other_pages_stay(settings: Player) -> None:
    settings.press(pygame.K_a, pygame.K_s, pygame.K_d)
    turn_to(settings, "Play")
    settings.click_row("Hints", side=1)
    turn_to(settings, "Sound")
    settings.click_row("Reset this page")
    assert settings.on_top(ConfirmScene).picture().texts == (
        "Reset this page?",
        "What you have changed under Sound will be lost.",
    )
    settings.press(pygame.K_SPACE)
    assert settings.app.context.settings.master == 90, "staying is in focus"
    settings.click_row("Reset this page")
    settings.click_row("Reset")
    assert settings.scene == "Settings"
    assert settings.app.context.settings == Settings(full_screen=False, hints=False)


def test_a_page_that_nobody_has_changed_asks_nothing(settings: Player) -> None:
    settings.click_row("Reset this page")
    assert words(settings) == "Everything on this page has its default."


def test_a_page_never_opens_with_the_reset_in_focus(settings: Player) -> None:
    settings.press(pygame.K_w, pygame.K_w)
    assert settings.prompts()[Verb.CONFIRM] == "Reset this page"
    settings.press(*[pygame.K_TAB] * len(TABS))
    assert shown(settings) == "Sound"
    assert settings.prompts()[Verb.CONFIRM] == "Change"


def test_down_from_the_tabs_leads_to_the_first_row_and_up_from_them_to_the_last(settings: Player) -> None:
    page = settings.on_top(SettingsScene)
    seen = []
    for key in (pygame.K_w, pygame.K_s, pygame.K_w, pygame.K_w, pygame.K_s):
        settings.press(key)
        seen.append("the tabs" if page.on_tabs else page.rows.focused.label)
    first, *_others, last = settings.labels()
    assert seen == ["the tabs", first, "the tabs", last, "the tabs"]


class TestTabs:
    LABELS = tuple(tab.label for tab in TABS)

    def test_the_tab_key_turns_the_tabs(self, settings: Player) -> None:
        seen = [shown(settings)]
        for _press in range(5):
            settings.press(pygame.K_TAB)
            seen.append(shown(settings))
        sound, picture, controls, play, access = self.LABELS
        assert seen == [sound, picture, controls, play, access, sound]

    def test_directions_reach_the_tabs_above_the_first_row_and_below_the_last(self, settings: Player) -> None:
        settings.press(pygame.K_w, pygame.K_d)
        assert shown(settings) == "Picture"
        settings.press(pygame.K_s, pygame.K_s)
        assert settings.prompts()[Verb.CONFIRM] == "Change"
        assert settings.on_top(SettingsScene).rows.focused.label == "Player colours"
        settings.press(pygame.K_w, pygame.K_w, pygame.K_w)
        assert settings.prompts()[Verb.CONFIRM] == "Reset this page"
        settings.press(pygame.K_s, pygame.K_a)
        assert shown(settings) == "Sound"

    def test_a_click_turns_to_a_tab(self, settings: Player) -> None:
        tabs = settings.on_top(SettingsScene).picture().placed(Tabs).parts
        for label, tab in zip(self.LABELS, tabs, strict=True):
            settings.click(tab.box.center)
            assert shown(settings) == label
        assert settings.app.context.device == MOUSE

    def test_a_pad_turns_the_tabs_and_changes_settings(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        cabinet.press(pad, RB)
        assert cabinet.player.scene == "Settings"
        cabinet.press(
            pad, RB, UP_BUTTON, RIGHT_BUTTON, RIGHT_BUTTON, DOWN_BUTTON, DOWN_BUTTON, DOWN_BUTTON, A
        )
        assert shown(cabinet.player) == "Play"
        assert not cabinet.player.app.context.settings.hints
        cabinet.press(pad, B)
        assert cabinet.player.scene == "Menu"


def test_back_leads_to_the_pause_of_a_game(sit: Sit) -> None:
    player = sit("apart")
    player.press(pygame.K_ESCAPE)
    player.click_row("Settings")
    player.press(pygame.K_a, pygame.K_ESCAPE)
    assert player.scene == "Pause"
    assert player.app.context.settings.master == 90


def test_volumes_change_what_plays(settings: Player) -> None:
    music, sound = settings.loudness_of_music, settings.loudness_of("cursor")
    for label in ("Music", "Effects"):
        for _press in range(3):
            settings.click_row(label, side=-1)
    assert settings.loudness_of_music < music * 0.7
    assert settings.loudness_of("cursor") < sound * 0.7
    for _press in range(10):
        settings.click_row("Volume", side=-1)
    assert settings.loudness_of_music == 0
    assert settings.loudness_of("cursor") == 0


def test_full_screen_is_the_same_on_the_key_and_in_the_list(settings: Player) -> None:
    turn_to(settings, "Picture")
    settings.click_row("Full screen", side=1)
    assert settings.app.context.full_screen
    settings.press(pygame.K_F11)
    assert settings.value("Full screen") == "off"
    settings.press(pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert settings.value("Full screen") == "on"
    assert settings.scene == "Settings"


def test_the_colours_of_the_players_are_named_as_they_look_in_the_theme(settings: Player) -> None:
    turn_to(settings, "Picture")
    settings.click_row("Player colours", side=1)
    assert settings.value("Player colours") == "blue and white"
    while settings.value("Theme") != "light":
        settings.click_row("Theme", side=1)
    assert settings.value("Player colours") == "blue and black"


def test_in_a_tall_window_the_game_is_below_the_rows_in_the_same_place_on_every_page(sit: Sit) -> None:
    player = sit(None, (720, 1280))
    player.press(pygame.K_TAB)
    squares = []
    for tab in TABS:
        turn_to(player, tab.label)
        settings = player.on_top(SettingsScene)
        square = settings.picture().placed(Example).box
        assert settings.rows.boxes[-1].bottom < square.top
        assert square.bottom < player.app.context.layout.footer.top
        squares.append(tuple(square))
    assert len(set(squares)) == 1
