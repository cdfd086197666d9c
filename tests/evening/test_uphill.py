"""Uphill: for whom, how many guards, and who is asked."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from game import catalogue
from game.core.rules import PLAYERS, Player, opponent
from game.evening.evening import Evening
from game.evening.forms import begin
from game.evening.uphill import Uphill, steps_of
from game.people.faces import FACES
from game.people.person import Person, guest
from game.people.roster import MOST_UPHILL, Remembered, Roster
from tests.evenings import plan, to_the_end, with_set
from tests.toy import dominoes

GAMES = catalogue.games()
NOW = datetime(2026, 11, 20, tzinfo=UTC)
ADA, BEN = Person("Ada", "star", "coral", key="a"), Person("Ben", "moon", "sky", key="b")
JUNO = FACES["keen"].person


def roster(ada: int | None = None, ben: int | None = None) -> Roster:
    return Roster((Remembered(ADA, NOW, ada), Remembered(BEN, NOW, ben)))


def between(people: tuple[Person, Person], roster: Roster) -> Uphill | None:
    """For whom the first set of these two is steeper."""
    return Uphill.at_board(begin(plan()), steps_of(((each,) for each in people), roster))


class TestForWhom:
    @pytest.mark.parametrize(
        ("ada", "ben", "uphill"),
        [
            (None, None, None),
            (2, None, Uphill(1, 2)),
            (0, 1, Uphill(2, 1)),
            (3, 1, Uphill(1, 2)),
            (2, 2, None),
        ],
    )
    def test_the_steeper_setting_counts_as_far_as_it_is_steeper(
        self, ada: int | None, ben: int | None, uphill: Uphill | None
    ) -> None:
        assert between((ADA, BEN), roster(ada, ben)) == uphill

    def test_against_a_guest(self) -> None:
        assert between((guest(1), ADA), roster(3)) == Uphill(2, 3)

    def test_bots_play_as_ever(self) -> None:
        assert between((ADA, JUNO), roster(3)) is None


class TestGuards:
    @pytest.mark.parametrize("game", ["apart", "chain", "crossfire", "light_cycle", "siege"])
    @pytest.mark.parametrize("climber", PLAYERS)
    def test_they_help_the_other_one_in_every_game(self, game: str, climber: Player) -> None:
        setup = GAMES[game].setup()
        given = [Uphill(climber, steps).guards(setup) for steps in range(1, MOST_UPHILL + 1)]
        assert all(guards[climber - 1] == 0 for guards in given)
        counts = [guards[opponent(climber) - 1] for guards in given]
        assert counts == sorted(counts)
        assert counts[0] >= 1

    def test_there_are_none_where_nothing_is_proven(self) -> None:
        apart = GAMES["apart"]
        assert Uphill(1, 3).guards(apart.setup(6)) == (0, 0)
        assert Uphill(1, 3).guards(replace(apart, provable_sizes=range(0)).setup()) == (0, 0)

    def test_a_sixth_game_that_declares_none_has_none(self) -> None:
        assert Uphill(1, 3).guards(dominoes.VARIANT.setup()) == (0, 0)


def won(sets: int, winner: Player = 1) -> Evening:
    """An evening of five sets of which one player wins the first ones and the finale."""
    evening = begin(plan(5))
    for number in range(5):
        evening = with_set(evening, winner if number < sets else opponent(winner))
    return to_the_end(evening, winner)


class TestTheOffer:
    @pytest.mark.parametrize("winner", PLAYERS)
    def test_whoever_has_won_by_two_sets_or_more_is_asked(self, winner: Player) -> None:
        assert Uphill.offered(won(4, winner), (ADA, BEN), roster()) == winner
        assert Uphill.offered(won(3, winner), (ADA, BEN), roster()) is None

    def test_nobody_is_asked_who_won_the_finale_alone(self) -> None:
        assert Uphill.offered(won(0), (ADA, BEN), roster()) is None

    def test_only_once_whatever_the_answer_was(self) -> None:
        for answer in (0, 1):
            answered = roster().with_uphill(ADA, answer)
            assert answered.uphill(ADA) == answer
            assert Uphill.offered(won(5), (ADA, BEN), answered) is None

    def test_a_guest_and_whoever_has_beaten_a_bot_are_not_asked(self) -> None:
        assert Uphill.offered(won(5), (guest(1), BEN), roster()) is None
        assert Uphill.offered(won(5), (ADA, JUNO), roster()) is None

    def test_nobody_is_asked_before_the_end(self) -> None:
        assert Uphill.offered(begin(plan(5)), (ADA, BEN), roster()) is None
