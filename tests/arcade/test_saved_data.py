"""The saved data can be looked at, exported, and erased after two questions."""

import errno
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.kit.rows import Places
from game.arcade.kit.screen import Screen
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import ToGame, ToMenu, ToPause, ToSavedData
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.records.saved_data import DataLine, DataTable, SavedDataScene
from game.core.rules import Outcome
from game.records.book import Book
from game.records.tables import RUN, HighScore
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from tests.arcade.cabinet import FRAME, Player
from tests.slow_disk import Disk

SMALL = (640, 360)  # quick to draw
CHAIN = catalogue.games()["chain"]
ENTER, ESCAPE, DOWN, RIGHT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_RIGHT


@pytest.fixture
def player(place: Path) -> Iterator[Player]:
    """Someone who has changed the music, given up a game and left another one."""
    player = Player(None, SMALL, profile=Profile(place))
    context = player.app.context
    context.change(replace(context.settings, music=20))
    siege = catalogue.games()["siege"]
    context.choices.keep(replace(context.choices.of(siege), rounds=5))
    for seed, resigns in ((1, True), (2, False)):
        session = Session(CHAIN.setup(2), Players(("human", "casual")), Series(), seed)
        session.ask_hint()
        session.play(session.match.rules.read_move("1,1"))
        if resigns:
            session.resign(1)
        context.profile.keep(session)
    context.profile.background.flush()
    yield player
    player.leave()
    context.profile.close()


def open_saved_data(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToSavedData())
    player.app.step(FRAME)


def picture(player: Player) -> Screen:
    return player.on_top(SavedDataScene).picture()


def words(player: Player) -> str:
    return picture(player).node(Text).words


def table(player: Player) -> tuple[tuple[str, str], ...]:
    rows = picture(player).node(DataTable).rows
    return tuple((row.label, row.value) for row in rows if isinstance(row, DataLine))


def places(player: Player) -> Places:
    """Where the lines of the table are."""
    return player.on_top(SavedDataScene).places_of(DataTable)


def exported(place: Path) -> list[Path]:
    return sorted((place.parent / "home").rglob("*.json"))


class TestLooking:
    def test_the_settings_lead_to_it(self, player: Player) -> None:
        player.app.routes.go(ToMenu())
        player.app.routes.go(ToSettings(CHAIN))
        player.app.step(FRAME)
        player.press(*[pygame.K_TAB] * 4)
        player.click_row("Saved data")
        assert player.scene == "SavedData"
        player.press(ESCAPE)
        assert player.scene == "Settings"

    def test_it_shows_where_and_what(self, player: Player, place: Path) -> None:
        open_saved_data(player)
        assert words(player) == f"Everything is kept in {place}."
        assert table(player) == (
            ("Settings", "2 changed"),  # the window is one of them
            ("Keys and buttons", "defaults"),
            ("Last choices", "Chain, Siege"),  # in Chain, who begins the next game
            ("Unfinished games", "Chain"),
            ("Past games", "1 (at most 200)"),
            ("Unfinished runs", "none"),
            ("Records", "0 high scores, 0 medals"),
            ("Puzzles", "none"),
            ("Chain, against the casual bot", "0 won, 1 lost"),
            ("Chain, hints used", "1"),
        )

    def test_it_counts_runs_records_and_puzzles(self, player: Player) -> None:
        profile = player.app.context.profile
        profile.runs.begin()
        score = HighScore("KAY", 900, "2026-11-19", "key")
        profile.records.change(
            lambda book: book.with_high_score(RUN, score).with_medals(["razor"], "2026-11-19")
        )
        profile.puzzles.change(lambda progress: replace(progress, tried={"apart-1": True, "siege-1": False}))
        open_saved_data(player)
        assert set(table(player)) >= {
            ("Unfinished runs", "Run"),
            ("Records", "1 high score, 1 medal"),
            ("Puzzles", "0 daily, 2 rated, longest streak 0"),
        }

    def test_a_long_table_scrolls_to_its_end(self, player: Player) -> None:
        player.app.context.change(replace(player.app.context.settings, text=200))
        open_saved_data(player)
        seen = set(places(player).visible)
        for _line in range(12):
            player.press(DOWN)
            seen |= set(places(player).visible)
        assert seen == set(range(10))
        while (back := places(player).back) is not None:
            player.click(back.center)
        assert places(player).visible.start == 0

    def test_without_a_folder_it_says_so_and_exports_nothing(self) -> None:
        player = Player(None, SMALL)
        open_saved_data(player)
        assert words(player).startswith("Nothing is written to the disk")
        assert player.labels() == ["Back", "Erase"]
        player.leave()


def export(player: Player) -> None:
    """Everything, and wait until it is written and said."""
    player.click_row("Export")
    await_disk(player)


def await_disk(player: Player) -> None:
    player.app.context.profile.background.flush()
    player.wait(FRAME)


class TestExporting:
    def test_everything_goes_into_one_file_that_is_shown(self, player: Player, place: Path) -> None:
        open_saved_data(player)
        export(player)
        (file,) = exported(place)
        assert words(player) == f"Everything was exported to {file}."
        files = json.loads(file.read_text())["files"]
        assert files["settings.json"]["music"] == 20
        assert files["history.json"]["games"][0]["record"].startswith("chain size=2")
        assert files["games/chain-1.json"]["record"].endswith("result *")

    def test_nobody_waits_for_a_disk_that_does_not_answer(
        self, player: Player, place: Path, disk: Disk
    ) -> None:
        open_saved_data(player)
        disk.stop()
        player.click_row("Export")
        disk.await_writer()
        assert picture(player).node(Text).words.startswith("Everything is kept in "), (
            "nothing is told too early"
        )
        player.press(ESCAPE)
        disk.go_on()
        await_disk(player)
        (file,) = exported(place)
        assert player.app.context.notices.current == f"Everything was exported to {file}."

    def test_no_file_is_overwritten(self, player: Player, place: Path) -> None:
        open_saved_data(player)
        export(player)
        (first,) = exported(place)
        first.write_text("mine")
        export(player)
        assert len(exported(place)) == 2
        assert first.read_text() == "mine"

    def test_other_files_in_the_folder_are_left_out(self, player: Player, place: Path) -> None:
        (place / "diary.json").write_text('"secret"')
        (place / "settings-unreadable-1.json").write_text("no document")
        open_saved_data(player)
        export(player)
        files = json.loads(exported(place)[0].read_text())["files"]
        assert "diary.json" not in files
        assert files["settings-unreadable-1.json"] == "no document"

    def test_a_disk_that_takes_no_more_leaves_no_torn_file(
        self, player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_text: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        open_as_usual = Path.open

        def open_full(path: Path, *how: Any, **more: Any) -> Any:
            file = open_as_usual(path, *how, **more)
            file.write = full
            return file

        monkeypatch.setattr(Path, "open", open_full)
        open_saved_data(player)
        export(player)
        assert words(player) == "Nothing could be exported: No space left on device."
        assert not exported(place)

    def test_without_a_home_a_sentence_says_so(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        def no_home() -> Path:
            raise RuntimeError("Could not determine home directory.")

        monkeypatch.setattr(Path, "home", no_home)
        open_saved_data(player)
        export(player)
        assert words(player) == "Nothing could be exported: There is no home folder."

    def test_where_nothing_can_be_written_a_sentence_says_so(self, player: Player, place: Path) -> None:
        home = place.parent / "home"
        home.rmdir()
        home.write_text("no folder")
        open_saved_data(player)
        export(player)
        assert words(player).startswith("Nothing could be exported: ")
        theme = player.on_top(SavedDataScene).theme
        assert picture(player).node(Text).colour == theme.legible(theme.danger)


class TestErasing:
    def erase(self, player: Player) -> None:
        player.click_row("Erase")
        player.click_row("Erase")
        player.click_row("Erase for good")

    def erase_and_wait(self, player: Player) -> None:
        self.erase(player)
        await_disk(player)

    def test_two_different_questions_come_first(self, player: Player, place: Path) -> None:
        open_saved_data(player)
        player.click_row("Erase")
        first = player.top.picture().texts
        player.press(DOWN, ENTER)
        second = player.top.picture().texts
        assert player.scene == "Confirm"
        assert not set(first) & set(second)
        assert player.labels() == ["Keep everything", "Erase for good"]
        player.press(ENTER)
        assert player.scene == "SavedData"
        assert (place / "settings.json").exists()

    def test_the_defaults_apply_at_once(self, player: Player) -> None:
        context = player.app.context
        context.profile.runs.begin()
        open_saved_data(player)
        self.erase_and_wait(player)
        assert player.scene == "Menu"
        assert context.notices.current == "All saved data has been erased."
        assert context.settings == Settings(full_screen=False), "the window stays as it is"
        assert context.own_bindings == DEFAULT_BINDINGS
        assert context.choices.of(catalogue.games()["siege"]).rounds == 1
        assert context.profile.saves.of(CHAIN.slug) is None
        assert context.profile.history.past_games() == ()
        assert context.profile.history.statistics() == {}
        assert context.profile.records.book() == Book()
        assert context.profile.runs.unfinished(daily=False) is None

    def test_a_streak_of_the_arena_is_not_entered_after_that(self, player: Player) -> None:
        open_saved_data(player)
        streak = player.app.context.profile.arena_streak
        streak.follow(Outcome(1), Players((HUMAN, "master")), "entered")
        streak.end()
        streak.follow(Outcome(1), Players((HUMAN, "master")), "going on")
        self.erase_and_wait(player)
        player.wait(0.5)
        assert player.scene == "Menu", "there are no scores for which initials are missing"
        assert player.app.context.profile.records.book() == Book()

    def test_nobody_waits_for_a_disk_that_does_not_answer(
        self, player: Player, place: Path, disk: Disk
    ) -> None:
        open_saved_data(player)
        disk.stop()
        self.erase(player)
        disk.await_writer()
        assert player.scene == "Menu"
        assert player.app.context.notices.current == "", "nothing is told too early"
        disk.go_on()
        await_disk(player)
        assert player.app.context.notices.current == "All saved data has been erased."

    def test_nothing_is_left_on_the_disk_but_what_others_put_there(self, player: Player, place: Path) -> None:
        (place / "diary.json").write_text("mine")
        (place / "settings-unreadable-1.json").write_text("no document")
        (place / ".settings.json.0123456789ab.tmp").write_text("half a doc")
        open_saved_data(player)
        self.erase_and_wait(player)
        player.app.context.profile.background.flush()
        left = {path.name for path in place.rglob("*") if path.is_file() and path.stat().st_size}
        assert left == {"diary.json"}

    def test_nobody_is_told_that_something_was_erased_which_was_not(
        self, player: Player, place: Path
    ) -> None:
        open_saved_data(player)
        player.app.context.profile.background.flush()
        place.rename(place.with_name("away"))
        place.write_text("a file where the folder should be")
        self.erase_and_wait(player)
        assert player.app.context.notices.current.startswith("Nothing can be saved: ")
        player.app.context.notices.advance(60)
        assert player.app.context.notices.current == "Some of your saved data could not be erased."

    def test_the_game_of_another_cabinet_stays_with_it(self, player: Player, place: Path) -> None:
        other = Profile(place)
        session = Session(CHAIN.setup(2), Players(), Series(), 3)
        session.play(session.match.rules.read_move("1,1"))
        other.keep(session)
        other.background.flush()
        open_saved_data(player)
        self.erase_and_wait(player)
        assert player.app.context.notices.current == "All saved data has been erased."
        other.close()
        assert Profile(place).saves.of(CHAIN.slug) == session.saved()

    def test_the_next_start_is_like_the_first(self, player: Player, place: Path) -> None:
        open_saved_data(player)
        self.erase_and_wait(player)
        player.app.context.profile.close()
        again = Profile(place)
        assert again.is_new
        assert again.settings == Settings()
        assert again.saves.latest is None
        again.close()

    def test_a_game_that_is_on_is_left_and_not_kept_again(self, player: Player) -> None:
        session = Session(CHAIN.setup(2), Players(), Series(), 3)
        session.play(session.match.rules.read_move("1,1"))
        player.app.routes.go(ToGame(session))
        player.app.routes.go(ToPause(session))
        player.app.routes.go(ToSettings(CHAIN))
        player.app.routes.go(ToSavedData())
        player.app.step(FRAME)
        self.erase_and_wait(player)
        player.wait(0.5)
        assert player.scene == "Menu"
        assert player.app.context.profile.saves.latest is None
