"""What the arcade remembers: settings, choices and unfinished games, whatever has become of their files."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, MOUSE, Command
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.rebinding import Entry, reset, resolutions
from game.arcade.input.sources import key
from game.arcade.profile.choices import Choices
from game.arcade.profile.profile import Profile
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.shell.app import App
from game.arcade.views.start_board import StartBoard
from game.cli import main
from game.session.modes import Series
from game.session.my_level import MINE
from game.session.players import HUMAN
from game.session.session import Session
from tests.arcade.cabinet import Player, Sit
from tests.processes import python

SMALL = (640, 360)
CHAIN = catalogue.games()["chain"]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The folder of a user who has answered the questions of the first start."""
    place = tmp_path / "profile"
    profile = Profile(place)
    profile.end_first_start()
    profile.close()
    return place


Start = Callable[..., Player]


@pytest.fixture
def start(place: Path) -> Iterator[Start]:
    """Starts the arcade of this user. The last one started is closed first unless it is to stay."""
    running: list[Player] = []

    def start_again(slug: str | None = None, *, beside: bool = False, **choices: Any) -> Player:
        while running and not beside:
            running.pop().leave()
        running.append(Player(slug, SMALL, profile=Profile(place), **choices))
        return running[-1]

    yield start_again
    for player in running:
        player.leave()


def words(player: Player) -> str:
    return player.on_top(CardScene).words()


def shown(player: Player) -> str:
    """The notice in the menu."""
    return player.on_top(MenuScene).picture().notice


# Settings and choices


def test_settings_are_those_of_the_last_start(start: Start) -> None:
    player = start()
    before = player.app.context.settings
    after = replace(before, music=20, theme="light", reduced_motion=True, text=125)
    player.app.context.change(after)
    assert start().app.context.settings == after


def test_keys_are_those_of_the_last_start_until_they_are_reset(start: Start, place: Path) -> None:
    undo = Entry(LEFT_KEYS, Command.UNDO, 0)
    bind = next(iter(resolutions(DEFAULT_BINDINGS, undo, key(pygame.KSCAN_Z)).values()))
    start().app.context.bind(bind)
    player = start()
    assert player.app.context.own_bindings == bind
    assert '"undo": [' in (place / "bindings.json").read_text()
    player.app.context.bind(reset(bind, LEFT_KEYS))
    assert start().app.context.own_bindings == DEFAULT_BINDINGS


def test_two_cabinets_do_not_undo_each_others_changes(start: Start, place: Path) -> None:
    one, two = start(), start(beside=True)
    one.app.context.change(replace(one.app.context.settings, music=20))
    one.app.context.profile.background.flush()
    two.app.context.change(replace(two.app.context.settings, effects=30))
    two.app.context.profile.background.flush()
    third = Player(profile=Profile(place))
    settings = third.app.context.settings
    third.leave()
    assert (settings.music, settings.effects) == (20, 30)


def test_each_game_has_its_last_choices_again(start: Start) -> None:
    player = start()
    player.press(pygame.K_d, pygame.K_c)
    for label, side in (("Player 2", 1), ("Board", 1), ("Rounds", 1)):
        player.click_row(label, side=side)
    chosen = [player.app.context.profile.choices.of(game) for game in player.app.context.games.values()]
    assert chosen[1].level != chosen[0].level or chosen[1].people != chosen[0].people
    again = start()
    assert [again.app.context.profile.choices.of(game) for game in again.app.context.games.values()] == chosen


@pytest.mark.parametrize(
    ("asked", "sizes", "rounds"),
    [
        ((), (7, 4), 5),
        (("--size", "6"), (6, 6), 5),
        (("--rounds", "3"), (7, 4), 3),
        (("chain",), (7, 4), 5),
        (("apart",), (7, 4), 5),
        (("chain", "--size", "5"), (7, 5), 5),
        (("chain", "--rounds", "3"), (7, 4), 3),
    ],
    ids=str,
)
def test_the_command_line_comes_before_the_last_choices_and_is_not_remembered(
    place: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], sizes: tuple[int, int], rounds: int
) -> None:
    apart, chain = (catalogue.games()[slug] for slug in ("apart", "chain"))
    profile = Profile(place)
    profile.choices.keep(Choices(apart.setup(7), people=(1,), rounds=5))
    profile.choices.keep(Choices(chain.setup(), people=(2,), rounds=5, level="perfect"))
    profile.close()
    seen: list[Choices] = []
    monkeypatch.setattr(
        App, "run", lambda app: seen.extend(app.context.choices.of(variant) for variant in (apart, chain))
    )
    assert main(["arcade", "--window", "640x360", "--profile", str(place), *asked]) == 0
    assert tuple(choices.setup.size for choices in seen) == sizes
    assert (seen[1].rounds, seen[1].people, seen[1].level) == (rounds, (2,), "perfect")
    again = Profile(place).choices
    assert (again.of(apart).setup.size, again.of(chain).setup.size, again.of(chain).rounds) == (7, 4, 5)


def test_after_a_restart_everyone_may_use_any_device(place: Path) -> None:
    """Devices are chosen for a sitting: by then, others may sit there. Earlier versions have kept them."""
    chain = catalogue.games()["chain"]
    profile = Profile(place)
    profile.choices.keep(Choices(chain.setup(), rounds=3, devices=((1, MOUSE), (2, LEFT_KEYS))))
    profile.arena.keep(replace(profile.arena.kept, riders=(HUMAN, "master"), devices=((1, MOUSE),)))
    assert profile.choices.of(chain).devices == ((1, MOUSE), (2, LEFT_KEYS))
    profile.close()
    for name, game in (("choices.json", '"chain": {'), ("arena.json", '"map": ')):
        file = place / name
        text = file.read_text(encoding="utf-8")
        assert "mouse" not in text
        assert game in text
        file.write_text(text.replace(game, OLD_DEVICES[name]), encoding="utf-8")
    again = Profile(place)
    assert (again.choices.of(chain).rounds, again.choices.of(chain).devices) == (3, ())
    assert (again.arena.kept.riders, again.arena.kept.devices) == ((HUMAN, "master"), ())
    assert again.take_notices() == []
    again.close()


# What versions that kept devices have written, before the field that follows.
OLD_DEVICES = {
    "choices.json": '"chain": {"devices": {"1": "mouse"}, ',
    "arena.json": '"devices": {"1": "mouse"}, "map": ',
}


def test_a_fresh_arcade_writes_nothing(tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))
    environment = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "XDG_DATA_HOME": str(tmp_path)}
    done = python("main.py", "arcade", "--fresh", "--window", "640x360", "--demo", "0.1", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(tmp_path.rglob("*")) == before


def test_a_window_that_was_asked_for_changes_no_setting(start: Start) -> None:
    player = start()
    assert not player.app.context.full_screen
    assert start().app.context.profile.settings.full_screen


# Where the menu opens


def tile(player: Player) -> str:
    return player.on_top(MenuScene).tile.name


def test_the_menu_opens_at_tonight_as_long_as_nothing_else_was_opened(start: Start) -> None:
    player = start()
    assert tile(player) == "Tonight"
    player.press(pygame.K_d)
    assert tile(start()) == "Tonight", "whoever only looks at another tile has not opened it"


@pytest.mark.parametrize("opened", ["Siege", "Arena", "Puzzles", "Run", "Tonight"])
def test_the_menu_opens_at_what_was_opened_last(start: Start, opened: str) -> None:
    player = start("chain")
    player.press(pygame.K_ESCAPE)
    player.click_row("Back to the menu")
    while tile(player) != opened:
        player.press(pygame.K_d)
    player.press(pygame.K_SPACE)
    assert player.scene != "Menu"
    assert tile(start()) == opened


def test_what_is_unfinished_comes_before_what_was_opened_last(start: Start) -> None:
    player = start("chain")
    player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    player.choose("Puzzles")
    player.press(pygame.K_SPACE)
    again = start()
    assert again.scene == "GoOn"
    again.press(pygame.K_ESCAPE)
    assert tile(again) == "Chain"


# Unfinished games


def test_a_game_goes_on_with_its_series_its_bot_and_its_hints(start: Start) -> None:
    player = start("chain", people=(1,), rounds=3)
    player.play_to_the_end()
    player.press(pygame.K_SPACE)
    player.wait(1.0)
    player.press(pygame.K_h)
    player.wait(0.5)
    player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    player.press(pygame.K_ESCAPE)
    player.click_row("Bot", side=1)
    session = player.game.session
    again = start()
    assert again.scene == "GoOn"
    assert words(again).splitlines() == [
        "Chain, 4 × 4",
        "Player 1 against a bot (Keen)",
        "Round 2 of 3, move 3",
    ]
    again.press(pygame.K_SPACE)
    assert again.session.saved() == session.saved()
    assert again.session.hints_used(1) == 1
    assert again.session.mode == session.mode
    assert isinstance(session.mode, Series)


def play_alone(player: Player, level: str = "casual") -> Session:
    """Choose Chain in the menu, against a bot of this level."""
    choices = player.app.context.choices.of(CHAIN)
    player.app.context.choices.keep(replace(choices, people=(1,), level=level))
    player.choose("Chain")
    player.press(pygame.K_SPACE)
    return player.session


def resign(player: Player) -> None:
    while player.session.level_on_turn is not None:
        player.wait(0.3)
    player.play.board.take(player.session.resign(1))
    player.wait_for_the_choices()


def test_against_a_bot_the_starter_alternates_over_rematches_and_starts(start: Start) -> None:
    player = start()
    assert play_alone(player).match.first == 1
    resign(player)
    player.press(pygame.K_SPACE)
    assert player.session.match.first == 2, "in the rematch"
    resign(player)
    player.press(pygame.K_ESCAPE, pygame.K_SPACE)
    assert player.session.match.first == 1, "from the menu"
    resign(player)
    assert play_alone(start()).match.first == 2, "after a restart"


def test_an_end_that_is_undone_does_not_change_who_begins_next(start: Start) -> None:
    player = start()
    play_alone(player)
    for _end in range(2):
        resign(player)
        player.press(pygame.K_q)
    resign(player)
    player.press(pygame.K_SPACE)
    assert player.session.match.first == 2


def test_between_two_people_the_same_player_begins(start: Start) -> None:
    start("chain").play_to_the_end()
    assert start().app.context.choices.of(CHAIN).first == 1


def test_my_level_is_remembered_and_follows_the_results(start: Start) -> None:
    player = start()
    assert play_alone(player, MINE).players.bot_level == "casual"
    resign(player)
    for _game in range(3):
        player.press(pygame.K_SPACE)
        resign(player)
    player.press(pygame.K_SPACE)
    assert player.session.players.bot_level == "rookie", "four losses, and the rematch is easier"
    again = start()
    assert again.app.context.choices.of(CHAIN).level == MINE
    again.choose("Chain")
    again.press(pygame.K_c)
    assert again.value("Player 2") == "Bot at my level"
    setup, note = again.on_top(GameSetUpScene), "Rookie now: winning raises it, losing lowers it."
    assert setup.picture().node(StartBoard).note != note
    again.press(*[pygame.K_s] * 3)
    assert setup.picture().node(StartBoard).note == note


def test_my_level_can_be_chosen_in_the_pause_and_given_up_there(start: Start) -> None:
    player = start("chain", people=(1,), level="perfect")
    player.press(pygame.K_ESCAPE)
    for value, level, choice in (("my level", "casual", MINE), ("Rookie", "rookie", "rookie")):
        player.click_row("Bot", side=1)
        assert (player.value("Bot"), player.game.session.players.bot_level) == (value, level)
        assert player.app.context.choices.of(CHAIN).level == choice


def test_after_a_round_its_series_goes_on_with_the_next_one(start: Start) -> None:
    outcome = start("chain", rounds=3).play_out().outcome
    player = start()
    assert words(player).endswith("Round 2 of 3, move 1")
    player.press(pygame.K_SPACE)
    assert player.session.mode == Series(3, outcomes=(outcome,) if outcome else ())
    assert not player.session.match.plies


def test_not_now_keeps_the_game_and_its_tile_leads_back_to_it(start: Start) -> None:
    start("chain").play_out("1,1")
    player = start()
    player.click_row("Not now")
    assert (player.scene, player.on_top(MenuScene).tile.variant.slug) == ("Menu", "chain")
    player = start()
    player.press(pygame.K_ESCAPE)
    assert player.scene == "Menu"
    player.press(pygame.K_SPACE)
    assert player.labels() == ["Continue", "New game"]
    player.press(pygame.K_SPACE)
    assert len(player.session.match.plies) == 1


def test_a_new_game_takes_the_place_of_the_old_one_with_its_first_move(start: Start) -> None:
    start("apart").play_out("3,3 1,1")
    player = start("apart")
    assert player.scene == "GoOn", "a game that was asked for does not end another one"
    player.click_row("New game")
    assert not player.session.match.plies
    player = start("apart")
    assert words(player).endswith("Move 3"), "nothing has been played since"
    player.click_row("New game")
    player.make("5,5")
    assert words(start("apart")).endswith("Move 2")


def set_up_another_board(player: Player, *, then_back: bool = False) -> None:
    """In the menu with Chain in focus."""
    player.press(pygame.K_c)
    player.click_row("Board", side=1)
    if then_back:
        player.click_row("Board", side=-1)


@pytest.mark.parametrize("start_with", ["the set-up", "the menu"])
def test_after_a_change_in_the_set_up_a_new_game_begins_and_the_old_one_waits_for_its_end(
    start: Start, start_with: str
) -> None:
    start("chain").play_out("1,1")
    player = start()
    player.click_row("Not now")
    set_up_another_board(player)
    if start_with == "the menu":
        player.press(pygame.K_ESCAPE)
        player.press(pygame.K_SPACE)
    else:
        player.click_row("Play")
    assert (player.scene, player.session.setup.size, player.board.count("X")) == ("Play", 5, 0)
    player.make("2,2")
    assert words(start()).startswith("Chain, 5 × 5"), "the later one is offered first"
    player = start()
    player.press(pygame.K_SPACE)
    player.play_out("2,3")
    player.press(pygame.K_ESCAPE)
    player.click_row("Resign")
    player.click_row("Player 1 resigns")
    player.wait_for_the_choices()
    assert player.app.context.profile.background.flush(), "the end is on the disk"
    player.click_row("Other game")
    player.press(pygame.K_SPACE)
    assert player.scene == "GoOn"
    player.press(pygame.K_SPACE)
    assert (player.session.setup.size, len(player.session.match.plies)) == (4, 1)


def test_the_old_game_waits_too_where_nothing_is_kept_for_the_next_start(sit: Sit) -> None:
    player = sit("chain")
    player.make("1,1")
    player.press(pygame.K_ESCAPE)
    player.click_row("Set up")
    player.click_row("Board", side=1)
    player.click_row("Play")
    player.make("2,2")
    player.press(pygame.K_ESCAPE)
    player.click_row("Resign")
    player.click_row("Player 1 resigns")
    player.wait_for_the_choices()
    player.click_row("Other game")
    player.press(pygame.K_SPACE)
    assert player.scene == "GoOn"


def test_a_set_up_that_was_changed_back_still_offers_the_unfinished_game(start: Start) -> None:
    start("chain").play_out("1,1")
    player = start()
    player.click_row("Not now")
    set_up_another_board(player, then_back=True)
    player.click_row("Play")
    assert player.scene == "GoOn"


def test_a_game_of_a_cabinet_that_was_left_is_offered_when_it_is_chosen(start: Start) -> None:
    earlier = start("chain")
    earlier.make("1,1")
    later = start("chain", beside=True)
    later.play_to_the_end()
    earlier.app.context.profile.close()
    later.app.context.profile.background.flush()
    later.click_row("Other game")
    later.press(pygame.K_SPACE)
    assert later.scene == "GoOn"
    later.press(pygame.K_SPACE)
    assert len(later.session.match.plies) == 1


def test_a_game_that_is_over_is_not_offered(start: Start) -> None:
    start("chain").play_to_the_end()
    assert start().scene == "Menu"


def test_what_bots_play_by_themselves_is_not_kept(start: Start) -> None:
    player = start()
    player.wait(31, 1.0)
    player.wait(3, 0.2)
    assert player.scene == "Attract"
    assert player.session.match.plies
    assert start().scene == "Menu"


def test_left_alone_before_the_question_the_arcade_plays_by_itself(start: Start) -> None:
    start("apart").play_out("3,3")
    player = start()
    player.wait(31, 1.0)
    assert player.scene == "Attract"
    player.press(pygame.K_SPACE)
    assert player.scene == "GoOn"


# Files that are damaged, and disks that fail


def test_notices_are_shown_one_after_the_other_long_enough_to_read(start: Start, place: Path) -> None:
    for name in ("settings.json", "choices.json"):
        (place / name).write_text("junk")
    player = start()
    assert shown(player).startswith("Your settings could not be read, so the defaults are used.")
    assert "settings-unreadable-1.json" in shown(player)
    player.wait(3)
    assert shown(player).startswith("Your settings")
    player.wait(7)
    assert shown(player).startswith("Your last choices could not be read")
    player.wait(10)
    assert shown(player) == ""
    assert shown(start()) == ""


def test_a_notice_waits_while_something_about_the_game_is_said(start: Start) -> None:
    player = start("crossfire")
    context = player.app.context
    player.make("2,2")
    player.wait(1.0)
    player.press(pygame.K_h)
    player.wait(1.0)
    hint = player.message
    context.notices.add(["Nothing can be saved."])
    player.wait(0.1)
    assert player.message == hint
    player.wait(10.0, 0.05)
    assert player.message == ""
    context.change(replace(context.settings, confirm="always"))
    context.notices.add(["Nothing can be saved."])
    player.wait(1.0)
    assert player.message == "Nothing can be saved."
    player.press(pygame.K_RETURN)
    assert player.message.startswith("Press Enter to play")
    player.wait(10.0, 0.05)
    player.press(pygame.K_ESCAPE)
    assert player.message == "Nothing can be saved.", "its time stood still"


def test_a_setting_that_is_impossible_has_its_default_and_the_others_stay(start: Start, place: Path) -> None:
    damaged = '{"format": "gridlock settings", "version": 1, "music": 20, "text": "huge", "colour": "red"}'
    (place / "settings.json").write_text(damaged)
    player = start()
    assert shown(player) == (
        "Some of your settings could not be read. The file is kept as settings-unreadable-1.json."
    )
    assert (place / "settings-unreadable-1.json").read_text() == damaged
    settings = player.app.context.settings
    assert (settings.music, settings.text) == (20, 100)
    assert shown(start()) == ""
    assert '"colour": "red"' in (place / "settings.json").read_text()


@pytest.mark.parametrize(
    ("name", "damaged"),
    [
        ("choices.json", '{"format": "gridlock choices", "version": 1, "chain": {"rounds": "three"}}'),
        ("bindings.json", '{"format": "gridlock bindings", "version": 1, "left keys": {"undo": ["Qq"]}}'),
    ],
)
def test_what_is_replaced_because_a_part_is_damaged_is_kept_as_it_was(
    start: Start, place: Path, name: str, damaged: str
) -> None:
    (place / name).write_text(damaged)
    copy = name.replace(".json", "-unreadable-1.json")
    assert shown(start()).endswith(f"The file is kept as {copy}.")
    assert (place / copy).read_text() == damaged
    assert shown(start()) == ""
    assert not (place / copy.replace("1", "2")).exists()


def test_a_disk_that_fails_is_reported_once_in_play_and_the_game_goes_on(start: Start, place: Path) -> None:
    player = start("apart")
    (place / "games").write_text("a file where a folder should be")
    player.make("3,3")
    player.app.context.profile.background.flush()
    player.wait(0.1)
    assert player.message.startswith("Nothing can be saved")
    player.make("1,1")
    player.wait(20)
    assert not player.message.startswith("Nothing can be saved")
    player.make("5,5")
    player.wait(0.1)
    assert not player.message
    player.press(pygame.K_ESCAPE)
    player.click_row("Back to the menu")
    player.press(pygame.K_SPACE)
    assert words(player).endswith("Move 4"), "memory has it"


def test_how_long_evenings_are_and_what_decides_them_is_remembered(start: Start) -> None:
    player = start()
    player.press(pygame.K_SPACE, pygame.K_RETURN)
    assert planned(player) == ["5 sets", "The Arena decides"]
    player.press(pygame.K_TAB, pygame.K_v)
    player = start()
    player.press(pygame.K_SPACE, pygame.K_RETURN)
    assert planned(player) == ["3 sets", "Without the Arena"]
    player.press(pygame.K_TAB)
    assert planned(player) == ["5 sets", "Without the Arena"], "the others follow"
    player.press(pygame.K_TAB)
    assert planned(player) == ["3 sets", "Without the Arena"]


def planned(player: Player) -> list[str]:
    return [key.words for key in player.on_top(JoinScene).plan()[:2]]
