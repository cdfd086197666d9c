"""The page of records: tables, statistics, medals, past games, export; by keyboard, pad and mouse."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.kit.rows import Rows
from game.arcade.kit.scores import Scores
from game.arcade.kit.screen import Screen
from game.arcade.kit.tabs import Tabs
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import ToInitials, ToMenu, ToRecords
from game.arcade.profile.profile import Profile
from game.arcade.scenes.records.records_page import RecordsScene
from game.arcade.screenshots.moments import sample_progress
from game.arcade.views.records.medals import DESIGNS, MedalPanel, MedalRow
from game.arcade.views.records.numbers import Growing, NumbersPanel
from game.arcade.views.records.past_game_line import PastGamesPanel
from game.arcade.views.records.plots import DaysPanel, FormPanel, SharesPanel
from game.bench.monkey.virtual_pad import DOWN_BUTTON, RB, RIGHT_BUTTON, TRIGGERS, B
from game.bots.levels import LEVELS
from game.bots.starts import FairStart
from game.records.tables import PUZZLE_STREAK, RUN, HighScore
from game.run import medals
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.store.calendar import today
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import CabinetWithPads

CHAIN = catalogue.games()["chain"]
DOWN, RIGHT, TAB = pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB
TABLES, STATISTICS, MEDALS, MORE = "Scores", "Statistics", "Medals", "More"


def play(profile: Profile, level: str, seed: int, *, won: bool, side: int = 1, hint: bool = False) -> None:
    """A game of chain against a bot, which one of the two gives up."""
    pair = (HUMAN, level) if side == 1 else (level, HUMAN)
    session = Session(CHAIN.setup(2), Players(pair), Series(), seed)
    if hint:
        session.ask_hint()
    session.play(session.match.rules.read_move("1,1"))
    session.resign(3 - side if won else side)
    profile.keep(session)


@pytest.fixture
def player(place: Path) -> Iterator[Player]:
    player = Player(None, (1280, 800), profile=Profile(place))
    player.app.routes.go(ToMenu())
    player.app.step(FRAME)
    yield player
    player.leave()


def enter(player: Player, points: int, day: str = "", key: str = "key", table: str = RUN) -> None:
    score = HighScore("KAY", points, day or today(), key)
    player.app.context.profile.records.change(lambda book: book.with_high_score(table, score))


def open_records(player: Player, tab: str = TABLES, row: str = "", opened: ToRecords | None = None) -> None:
    player.app.context.profile.background.flush()
    player.app.routes.go(opened or ToRecords())
    player.app.step(FRAME)
    scene = player.on_top(RecordsScene)
    while scene.tabs()[scene.tab] != tab:
        player.press(TAB)
    while row and scene.rows.focused.label != row:
        player.press(DOWN)


def picture(player: Player) -> Screen:
    return player.on_top(RecordsScene).picture()


def words(player: Player) -> str:
    """The sentence below the tabs."""
    return picture(player).node(Text).words


def title(player: Player) -> str:
    """The title of the panel."""
    return picture(player).texts[-1]


def medal_rows(player: Player) -> list[MedalRow]:
    rows = picture(player).node(Rows).rows
    return [row for row in rows if isinstance(row, MedalRow)]


def numbers(player: Player) -> dict[str, tuple[str, ...]]:
    return {line.label: line.numbers for line in picture(player).node(NumbersPanel).lines}


def table(player: Player) -> list[tuple[str, str]]:
    return [(line.initials, line.points) for line in picture(player).node(Scores).lines]


class TestTables:
    def test_bots_hold_the_places_that_nobody_has_taken_and_are_marked(self, player: Player) -> None:
        enter(player, 5000)
        open_records(player)
        panel = picture(player).node(Scores)
        assert [line.place for line in panel.lines] == [str(place) for place in range(1, 11)]
        assert table(player)[:3] == [("ACE", "6,000"), ("KAY", "5,000"), ("BIT", "4,500")]
        assert [(line.is_bot, line.note) for line in panel.lines[:2]] == [(True, "bot"), (False, "today")]

    def test_a_sentence_says_how_to_take_the_first_place(self, player: Player) -> None:
        open_records(player)
        assert words(player) == "Nobody has a place here yet: score more than 300 to take one."
        enter(player, 310)
        open_records(player)
        assert words(player) == "Bots hold the places that nobody has taken."

    def test_left_and_right_turn_through_the_periods(self, player: Player) -> None:
        enter(player, 5000, "2001-01-01")
        open_records(player)
        assert ("KAY", "5,000") in table(player)
        titles = []
        for _period in range(4):
            titles.append(title(player))
            player.press(RIGHT)
        assert titles == ["Run: All time", "Run: Today", "Run: This week", "Run: This month"]
        player.press(RIGHT)
        assert ("KAY", "5,000") not in table(player)

    def test_a_row_for_each_table(self, player: Player) -> None:
        enter(player, 19, table=PUZZLE_STREAK)
        open_records(player, row="Puzzle streak")
        assert table(player)[:3] == [("ACE", "25"), ("BIT", "21"), ("KAY", "19")]

    def test_the_score_that_was_just_reached_is_marked_in_its_table(self, player: Player) -> None:
        enter(player, 4, table=PUZZLE_STREAK)
        open_records(player, opened=ToRecords(PUZZLE_STREAK, "key"))
        panel = picture(player).node(Scores)
        assert [line.initials for line in panel.lines if line.own] == ["KAY"]

    def test_after_the_initials_the_table_comes(self, player: Player) -> None:
        enter(player, 5000)
        player.app.routes.go(ToInitials(RUN, ("key",), then=ToRecords(RUN, "key")))
        player.app.step(FRAME)
        player.press(pygame.K_i, pygame.K_d, pygame.K_a, pygame.K_RETURN)
        assert player.scene == "Records"
        assert table(player)[1] == ("IDA", "5,000")
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Menu"


class TestStatistics:
    def test_each_level_and_side_is_counted(self, player: Player) -> None:
        profile = player.app.context.profile
        play(profile, "casual", 1, won=True)
        play(profile, "casual", 2, won=True, hint=True)
        play(profile, "casual", 3, won=False)
        play(profile, "rookie", 4, won=False, side=2)
        open_records(player, STATISTICS, "Chain")
        panel = picture(player).node(SharesPanel)
        shares = {line.label: line.shares for line in panel.lines}
        assert shares["Casual"] == (pytest.approx(2 / 3), None)
        assert shares["Rookie"] == (None, 0)
        assert list(shares) == [level.title for level in LEVELS.values()], "also those not played yet"
        player.press(RIGHT)
        assert numbers(player)["Casual"] == ("3", "2", "1", "2")
        player.press(RIGHT)
        assert numbers(player)["Rookie"] == ("1", "0", "0", "0")

    def test_the_last_games_are_shown_in_order(self, player: Player) -> None:
        for seed, won in enumerate((True, True, False)):
            play(player.app.context.profile, "casual", seed, won=won)
        open_records(player, STATISTICS, "Chain")
        player.press(pygame.K_LEFT)
        panel = picture(player).node(FormPanel)
        assert (panel.won, panel.words) == ((True, True, False), "The last 3 games: 2 won.")

    def test_all_games_are_counted_by_day(self, player: Player) -> None:
        play(player.app.context.profile, "casual", 1, won=True)
        play(player.app.context.profile, "perfect", 2, won=False)
        open_records(player, STATISTICS)
        player.press(pygame.K_LEFT)
        panel = picture(player).node(DaysPanel)
        assert [(day.label, day.played, day.won) for day in panel.days] == [("today", 2, 1)]

    def test_runs_and_puzzles_are_counted(self, player: Player) -> None:
        player.app.context.profile.runs.begin()
        open_records(player, STATISTICS, "Runs")
        assert numbers(player)["Begun"] == ("1",)
        open_records(player, STATISTICS, "Puzzles")
        assert numbers(player)["Your rating"] == ("1,000",)

    def test_before_the_first_game_a_sentence_says_so(self, player: Player) -> None:
        open_records(player, STATISTICS)
        player.press(pygame.K_LEFT)
        panel = picture(player).node(DaysPanel)
        assert panel.empty == "Nothing here yet. Play a game against a bot to the end."


def test_plots_grow_when_they_are_turned_to_and_are_there_at_once_with_reduced_motion(player: Player) -> None:
    open_records(player, STATISTICS)
    player.wait(1)
    assert picture(player).node(Growing).grown == 1
    player.press(RIGHT)
    assert picture(player).node(Growing).grown < 1
    context = player.app.context
    context.change(replace(context.settings, reduced_motion=True))
    player.press(RIGHT)
    assert picture(player).node(Growing).grown == 1


def test_medals_say_what_they_are_for_and_when_they_were_earned(player: Player) -> None:
    player.app.context.profile.records.change(lambda book: book.with_medals(["silver"], today()))
    open_records(player, MEDALS, "Silver")
    player.wait(1)
    assert picture(player).node(MedalPanel) == MedalPanel(
        "silver", "3,000 points in a run", "Earned: today", earned=True
    )
    assert words(player) == "1 medal of 9 earned."
    assert [medal.name for medal in medal_rows(player) if medal.earned] == ["silver"]
    player.press(DOWN)
    player.wait(1)
    assert picture(player).node(MedalPanel) == MedalPanel(
        "gold", "7,000 points in a run", "0 of 7,000 points", earned=False
    )


def test_medals_say_how_near_they_are_until_they_are_earned(player: Player) -> None:
    enter(player, 2100)
    context = player.app.context
    run, keeper = sample_progress(context.games, 7, 0).run, context.profile.runs
    keeper.keep(replace(keeper.begin(), run=run), run.stage(FairStart(1), context.games))
    open_records(player, MEDALS)
    notes = {medal.name: (medal.note, medal.share) for medal in medal_rows(player)}
    assert notes["gold"] == ("2,100 of 7,000", 0.3)
    stages = run.standing.last_stage
    assert notes["cleared"] == (f"7 of {stages}", 7 / stages)
    assert notes["razor"] == ("", 0.0), "one move earns it"


class TestMore:
    def test_the_latest_games_are_listed_beside_the_row_that_leads_to_all(self, player: Player) -> None:
        play(player.app.context.profile, "casual", 1, won=True)
        play(player.app.context.profile, "perfect", 2, won=False)
        open_records(player, MORE)
        panel = picture(player).node(PastGamesPanel)
        assert [line.result for line in panel.lines] == [
            "You resigned against the perfect bot",
            "You beat the casual bot",
        ]

    def test_there_is_one_prompt_for_the_past_games(self, player: Player) -> None:
        open_records(player, MORE)
        assert [*player.prompts().values()].count("Past games") == 1

    def test_hint_leads_to_the_past_games_from_every_page(self, player: Player) -> None:
        player.press(pygame.K_v, pygame.K_v)
        assert player.scene == "PastGames"
        player.press(pygame.K_ESCAPE, TAB, TAB, pygame.K_v)
        assert player.scene == "PastGames"

    @pytest.mark.parametrize(("row", "scene"), [("Past games", "PastGames"), ("Saved data", "SavedData")])
    def test_rows_lead_there_too(self, player: Player, row: str, scene: str) -> None:
        open_records(player, MORE, row)
        player.press(pygame.K_RETURN)
        assert player.scene == scene
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Records"

    def test_export_writes_a_text_file_and_says_where(self, player: Player, place: Path) -> None:
        enter(player, 5000)
        open_records(player, MORE, "Export as text")
        player.press(pygame.K_RETURN)
        player.app.context.profile.background.flush()
        player.wait(FRAME)
        (file,) = (place.parent / "home").rglob("*.txt")
        assert words(player) == f"The records were written to {file}."
        assert "2  KAY    5,000" in file.read_text()

    def test_where_nothing_can_be_written_a_sentence_says_so(self, player: Player, place: Path) -> None:
        home = place.parent / "home"
        home.rmdir()
        home.write_text("no folder")
        open_records(player, MORE, "Export as text")
        player.press(pygame.K_RETURN)
        player.app.context.profile.background.flush()
        player.wait(FRAME)
        assert words(player).startswith("Nothing could be exported: ")
        theme = player.on_top(RecordsScene).theme
        assert picture(player).node(Text).colour == theme.legible(theme.danger)

    def test_what_was_erased_is_not_shown_any_more(self, player: Player) -> None:
        enter(player, 5000)
        open_records(player, MORE, "Saved data")
        player.press(pygame.K_RETURN)
        for label in ("Erase", "Erase", "Erase for good"):
            player.click_row(label)
        assert player.scene == "Menu"
        open_records(player)
        assert ("KAY", "5,000") not in table(player)


def test_the_mouse_turns_tabs_and_panels(player: Player) -> None:
    open_records(player)
    player.click(picture(player).placed(Tabs).parts[1].box.center)
    x, y = player.row("Chain")
    player.click((x // 3, y))
    assert title(player) == "Chain: Win rate"
    player.click_row("Chain", side=1)
    assert title(player) == "Chain: As Player 1"


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
def test_a_pad_alone_sees_everything(cabinet: CabinetWithPads) -> None:
    pad = cabinet.plug()
    cabinet.pull(pad, TRIGGERS[0])
    cabinet.press(pad, DOWN_BUTTON, RIGHT_BUTTON)
    assert title(cabinet.player) == "Daily run: Today"
    cabinet.press(pad, RB, DOWN_BUTTON, DOWN_BUTTON)
    assert title(cabinet.player) == "Crossfire: Win rate"
    cabinet.press(pad, RB, DOWN_BUTTON)
    assert title(cabinet.player) == "Silver"
    cabinet.press(pad, B)
    assert cabinet.player.scene == "Menu"


def test_no_two_medals_have_the_same_outline_and_emblem() -> None:
    assert {medal.name for medal in medals.MEDALS} == set(DESIGNS)
    outlines = [design.outline for design in DESIGNS.values()]
    assert len(set(outlines)) == len(outlines), "they are told apart without colour"
