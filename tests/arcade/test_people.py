"""People in the records: who is remembered, what pairs have played, and how to forget them."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.kit.screen import Screen
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import ToMenu, ToRecords, ToSavedData
from game.arcade.profile.profile import Profile
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.records.records_page import RecordsScene
from game.arcade.scenes.records.saved_data import DataLine, DataTable, SavedDataScene
from game.arcade.sentences.history_words import result
from game.arcade.views.portraits import Portrait
from game.arcade.views.records.numbers import NumbersPanel
from game.arcade.views.records.people import EveningsPanel
from game.core.rules import Player as Side
from game.people.book import HoldOut, Meeting, PlayedEvening, PlayedLeg, PlayedSet
from game.people.faces import FACES
from game.people.person import Person, guest
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.store import calendar
from tests.arcade.cabinet import FRAME, Player
from tests.evenings import QUICK, given_up_by, leg_at

SMALL = (640, 360)
TAB, C, DOWN, RIGHT, ENTER = pygame.K_TAB, pygame.K_c, pygame.K_s, pygame.K_d, pygame.K_SPACE
CHAIN = catalogue.games()["chain"]
JUNO = FACES["keen"].person


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(None, SMALL, profile=Profile(tmp_path))
    yield player
    player.leave()


@pytest.fixture
def friends(player: Player) -> tuple[Person, Person]:
    """Ada and Ben, who have played two evenings, and Ada one with Juno."""
    people = player.app.context.profile.people
    ada, ben = people.keep(Person("Ada", "star", "coral")), people.keep(Person("Ben", "fish", "sky"))
    people.end((ada, ben), evening("one", 1))
    people.end((ben, ada), evening("both", None))
    people.end((JUNO, ada), evening("three", 1))
    return ada, ben


def evening(key: str, winner: Side | None) -> PlayedEvening:
    """Siege won by side 1, both legs by side 1; Crossfire halved; the Arena won by side 2."""
    sets = (
        PlayedSet("siege", 1, (PlayedLeg(1, 1), PlayedLeg(2, 1))),
        PlayedSet("crossfire", None, (PlayedLeg(2, 2), PlayedLeg(1, 1))),
        PlayedSet("arena", 2),
    )
    held_out = HoldOut(2, "siege", 22)
    ended = calendar.now() + timedelta(minutes=len(key))
    return PlayedEvening(key, ended, f"TONIGHT {key}", winner, sets, held_out, uphill=1)


def open_people(player: Player, row: str) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToRecords())
    player.app.step(FRAME)
    scene = page(player)
    player.press(*[TAB] * scene.tabs().index("People"))
    player.press(*[DOWN] * rows(player).index(row))
    assert scene.rows.focused.label == row


def page(player: Player) -> RecordsScene:
    return player.on_top(RecordsScene)


def picture(player: Player) -> Screen:
    return page(player).picture()


def rows(player: Player) -> list[str]:
    return [row.label for row in page(player).rows.rows]


def numbers(player: Player) -> dict[str, tuple[str, ...]]:
    return {line.label: line.numbers for line in picture(player).node(NumbersPanel).lines}


def words(player: Player) -> str:
    return picture(player).node(Text).words


def test_there_is_no_such_page_as_long_as_nobody_is_remembered(player: Player) -> None:
    player.app.routes.go(ToRecords())
    player.app.step(FRAME)
    assert "People" not in page(player).tabs()


@pytest.mark.usefixtures("friends")
class TestThePage:
    def test_pairs_come_first_then_persons_then_everybody(self, player: Player) -> None:
        open_people(player, "Ada")
        assert rows(player) == ["Ada and Juno", "Ada and Ben", "Ada", "Ben", "Everybody"]

    def test_two_stand_there_with_the_score_of_their_evenings(self, player: Player) -> None:
        open_people(player, "Ada and Ben")
        assert words(player) == "Ada leads 1–0; they shared the last."
        shown = [placed.node for placed in picture(player).plan if isinstance(placed.node, Portrait)]
        assert [node.person.name for node in shown] == ["Ada", "Ben"]
        assert "1–0" in picture(player).texts
        assert numbers(player) == {
            "Shared evenings": ("1",),
            "Longest hold-out": ("Ben, Siege 22",),
            "Won uphill": ("1–0",),
        }

    def test_a_bot_is_the_second_of_two_with_its_face(self, player: Player) -> None:
        open_people(player, "Ada and Juno")
        shown = [placed.node for placed in picture(player).plan if isinstance(placed.node, Portrait)]
        assert [node.person for node in shown][1] == JUNO
        assert words(player) == "Juno leads 1–0, and won the last."

    def test_it_counts_by_game_and_by_who_began(self, player: Player) -> None:
        """Ada has won Siege once on each side, and both legs of each set that she won."""
        open_people(player, "Ada and Ben")
        player.press(RIGHT)
        assert numbers(player) == {"Crossfire": ("1", "1"), "Siege": ("1", "1"), "Arena": ("1", "1")}
        assert picture(player).node(NumbersPanel).heads == ("Ada", "Ben")
        player.press(RIGHT)
        assert page(player).picture().texts[-1].startswith("Ada and Ben: Ada began")
        assert numbers(player) == {"Crossfire": ("2", "0"), "Siege": ("1", "1")}
        player.press(RIGHT)
        assert numbers(player) == {"Crossfire": ("0", "2"), "Siege": ("1", "1")}

    def test_the_latest_evenings_stand_there_as_they_were_shared(self, player: Player) -> None:
        open_people(player, "Ada and Juno")
        player.press(pygame.K_a)
        (line,) = picture(player).node(EveningsPanel).lines
        assert (line.day, line.words, line.uphill) == ("today", "TONIGHT three", True)

    def test_two_who_have_only_met_among_others_come_last_with_their_sets(
        self, player: Player, friends: tuple[Person, Person]
    ) -> None:
        people = player.app.context.profile.people
        ada, cleo = friends[0], people.keep(Person("Cleo", "cat", "mint"))
        people.end_of_several((ada, cleo), "several", (Meeting((ada, cleo), PlayedSet("siege", 1)),))
        open_people(player, "Ada and Cleo")
        assert rows(player)[:3] == ["Ada and Juno", "Ada and Ben", "Ada and Cleo"]
        assert words(player) == "Ada and Cleo have met, but had no evening to themselves."
        player.press(pygame.K_a)  # the last page: there are no evenings to show
        assert numbers(player) == {"Siege": ("1", "0")}

    def test_a_person_stands_there_with_everybody_else(self, player: Player) -> None:
        open_people(player, "Ada")
        assert numbers(player) == {"Against Ben": ("1–0",), "Against Juno": ("0–1",)}
        assert words(player) == "Ada was here last: today."


@pytest.mark.usefixtures("friends")
def test_the_saved_data_count_them(player: Player) -> None:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToSavedData())
    player.app.step(FRAME)
    rows = player.on_top(SavedDataScene).picture().node(DataTable).rows
    assert ("People", "2 people") in [(row.label, row.value) for row in rows if isinstance(row, DataLine)]


class TestForgetting:
    def forget(self, player: Player, row: str) -> str:
        """Ask for it with the key that the page names, say yes, and return the question."""
        open_people(player, row)
        player.press(C)
        asked = player.on_top(ConfirmScene).words()
        player.click_row("Forget")
        return asked

    def test_two_people_are_asked_about_and_may_stay(self, player: Player, friends: object) -> None:
        open_people(player, "Ada and Ben")
        player.press(C, ENTER)
        assert "Ada and Ben" in rows(player)

    def test_a_pair_is_forgotten_and_both_people_stay(self, player: Player, friends: object) -> None:
        asked = self.forget(player, "Ada and Ben")
        assert asked == "All that Ada and Ben have played together will be lost."
        assert rows(player) == ["Ada and Juno", "Ada", "Ben", "Everybody"]

    def test_a_person_is_forgotten_with_the_name_in_all_games(
        self, player: Player, friends: tuple[Person, Person]
    ) -> None:
        ada, ben = friends
        profile = player.app.context.profile
        ended = Session(CHAIN.setup(2), Players(persons=(ada, ben)), Series(), 1)
        ended.resign(1)
        waiting = Session(CHAIN.setup(2), Players((HUMAN, "keen"), (ada, None)), Series(), 2)
        waiting.play(0)
        for session in (ended, waiting):
            profile.keep(session)
        tonight = profile.evenings.begin(QUICK, (ada, ben))
        tonight = profile.evenings.end_leg(tonight, given_up_by(leg_at(tonight), 1))
        tonight = profile.evenings.keep(tonight, leg_at(tonight))
        assert self.forget(player, "Ada") == "Ada and all that Ada has played will be lost."
        assert rows(player) == ["Ben", "Everybody"]
        assert result(profile.history.past_games()[0]) == "Player 1 resigned to Ben"
        saved = profile.saves.of("chain")
        assert saved is not None
        assert saved.players == Players((HUMAN, "keen"))
        goes_on = profile.evenings.unfinished()
        assert goes_on is not None
        assert (goes_on.people, goes_on.evening) == ((guest(1), ben), tonight.evening)
        profile.background.flush()
        kept = [path.read_text("utf-8") for path in profile.folder.path.rglob("*.json")]  # type: ignore[union-attr]
        assert not [text for text in kept if ada.key in text or '"Ada"' in text]

    def test_everybody_is_forgotten_and_the_page_is_gone(self, player: Player, friends: object) -> None:
        asked = self.forget(player, "Everybody")
        assert asked == "2 people and all that they have played will be lost."
        assert page(player).tabs() == ("Scores", "Statistics", "Medals", "More")
        player.app.context.profile.background.flush()
        path = player.app.context.profile.folder.path
        assert path is not None
        assert json.loads((path / "people.json").read_text("utf-8"))["people"] == []
