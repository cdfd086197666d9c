"""Who plays: people and bots, with the names that sentences call them by."""

import pytest

from game import catalogue
from game.core.rules import PLAYERS, Names
from game.people.faces import FACES
from game.people.person import Person
from game.session.modes import Series
from game.session.new_sessions import next_game, same_game, variation_from
from game.session.players import HUMAN, Players
from game.session.session import Session

ADA, BEN = Person("Ada", "star", "coral", key="a1"), Person("Ben", "fish", "sky")


def test_people_without_names_are_called_by_their_numbers() -> None:
    assert [Players().names.of(player) for player in PLAYERS] == ["Player 1", "Player 2"]
    assert [Players().person(player) for player in PLAYERS] == [None, None]


def test_people_are_called_by_their_names() -> None:
    assert Players(persons=(ADA, BEN)).names == Names(("Ada", "Ben"))
    assert Players(persons=(None, BEN)).names == Names(("", "Ben"))


def test_a_bot_has_a_face_and_a_name_where_the_person_has_one() -> None:
    bot = FACES["keen"].person
    assert Players((HUMAN, "keen")).person(2) == bot
    assert Players((HUMAN, "keen")).names == Names(you=1)
    assert Players(("keen", HUMAN), (None, ADA)).names == Names(("Juno", "Ada"), you=2)


def test_a_bot_that_changes_its_level_changes_its_name() -> None:
    players = Players((HUMAN, "keen"), (ADA, None)).with_level("perfect")
    assert players.names == Names(("Ada", "Omen"), you=1)


@pytest.mark.parametrize("side", PLAYERS)
def test_only_people_are_persons(side: int) -> None:
    players = Players.of((side,), "keen", (ADA, BEN))
    assert players.person(side) == (ADA, BEN)[side - 1]
    assert players.person(3 - side) == FACES["keen"].person


def test_the_games_that_follow_are_played_by_the_same_persons() -> None:
    session = Session(catalogue.games()["chain"].setup(2), Players(persons=(ADA, BEN)), Series())
    for move in ["1,1", "1,2", "2,2", "2,1"]:
        session.play(session.match.rules.read_move(move))
    assert same_game(session, 1).players == next_game(session, 1).players == session.players
    assert variation_from(session, 1, "keen", 1).players.names == Names(("Juno", "Ben"), you=2)


def test_three_and_four_play_as_two_do() -> None:
    players = Players.between((ADA, FACES["keen"].person, BEN, FACES["rookie"].person))
    assert players.kinds == (HUMAN, "keen", HUMAN, "rookie")
    assert (players.sides, players.people, players.bots) == ((1, 2, 3, 4), (1, 3), (2, 4))
    assert players.names == Names(("Ada", "Juno", "Ben", "Pip"))
    assert (players.alone, players.bot_level) == (None, "keen")
    assert players.without({"a1"}).names == Names(("", "Juno", "Ben", "Pip"))
    assert Players((HUMAN,) * 3).names == Names()
    alone = Players((HUMAN, "keen", "keen"), (ADA, None, None))
    assert alone.names == Names(("Ada", "Juno", "Juno 2"), you=1), "bots of one level are told apart"


def test_nobody_is_known_once_the_last_name_is_erased() -> None:
    alone = Players((HUMAN, "keen"), (ADA, None))
    assert alone.without({"a1"}) == Players((HUMAN, "keen")) == Players.of((1,), "keen")
