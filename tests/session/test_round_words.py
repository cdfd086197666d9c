"""How rounds of the Arena are put into words."""

import pytest

from game.arena.match import Arena, Match, rounds
from game.arena.round import Round
from game.arena.state import after_tick, each_alone
from game.core.rules import DRAW, PLAYERS, Names, Outcome
from game.session.round_words import crashes_in_words, round_in_words, round_title, rule, score_in_words
from tests.arena.states import D, L, R, U, drawn


@pytest.mark.parametrize(
    ("rows", "one", "two", "words"),
    [
        ("1..\n..2", L, L, "Player 2 wins after 1 tick. Player 1 hit a wall."),
        ("1..\n..2", R, R, "Player 1 wins after 1 tick. Player 2 hit a wall."),
        ("1.2", R, L, "Drawn after 1 tick. Both riders ran into each other."),
        ("12.", R, L, "Drawn after 1 tick. Both riders ran into each other."),
        ("1..\n2..", D, R, "Player 2 wins after 1 tick. Player 1 hit the trail of Player 2."),
        ("1..\n..2", U, D, "Drawn after 1 tick. Player 1 hit a wall. Player 2 hit a wall."),
    ],
)
def test_a_round_is_told_with_what_was_hit(rows: str, one: int, two: int, words: str) -> None:
    assert round_in_words(Round.at(drawn(rows, one, two)).after_tick()) == words


@pytest.mark.parametrize(
    ("rows", "one", "two", "to_1", "to_2"),
    [
        ("1..\n..2", L, L, "You hit a wall.", "Your opponent hit a wall."),
        ("1..\n2..", D, R, "You hit your opponent's trail.", "Your opponent hit your trail."),
        ("1.2", R, L, "Both riders ran into each other.", "Both riders ran into each other."),
    ],
)
def test_whoever_rides_against_a_bot_is_spoken_to(
    rows: str, one: int, two: int, to_1: str, to_2: str
) -> None:
    state = Round.at(drawn(rows, one, two)).after_tick().state
    assert [crashes_in_words(state, Names(you=you)) for you in PLAYERS] == [[to_1], [to_2]]


def test_riders_are_called_by_their_names() -> None:
    both, alone = Names(("Ada", "Ben")), Names(("Ada", "Juno"), you=1)
    into_the_other = Round.at(drawn("1..\n2..", D, R)).after_tick().state
    assert crashes_in_words(into_the_other, both) == ["Ada hit the trail of Ben."]
    assert crashes_in_words(into_the_other, alone) == ["You hit the trail of Juno."]
    assert crashes_in_words(into_the_other, Names(("Juno", "Ada"), you=2)) == ["Juno hit your trail."]
    wall = Round.at(drawn("1..\n..2", R, R)).after_tick().state
    assert crashes_in_words(wall, both) == ["Ben hit a wall."]
    assert crashes_in_words(wall, alone) == ["Juno hit a wall."]


def test_a_round_that_goes_on_was_left() -> None:
    ridden = Round.at(drawn(".....\n1....\n....2\n.....", R, L))
    assert round_in_words(ridden) == "Abandoned after 0 ticks."


def test_an_own_trail_is_named() -> None:
    ridden = Round.at(drawn("......\n1.....\n......\n......\n......\n.....2", R, U)).after_tick()
    for turn in (D, L, U):
        ridden = ridden.press(1, turn).after_tick()
    assert round_in_words(ridden) == "Player 2 wins after 4 ticks. Player 1 hit its own trail."
    assert crashes_in_words(ridden.state, Names(you=1)) == ["You hit your own trail."]
    assert crashes_in_words(ridden.state, Names(you=2)) == ["Your opponent hit its own trail."]
    assert crashes_in_words(ridden.state, Names(("Ada", "Ben"))) == ["Ada hit their own trail."]


def test_a_drawn_round_is_the_same_round_again() -> None:
    match = Match.begin(Arena(size="small", speed="frantic", points_to_win=3, seed=1))
    for ends in (DRAW, Outcome(2), DRAW, DRAW, Outcome(1)):
        match = ended(match if not match.round.over else match.next_round(), ends)
    assert [round_title(each) for each in rounds(match)] == [
        "Round 1",
        "Round 1 again",
        "Round 2",
        "Round 2 again",
        "Round 2 again",
    ]
    assert round_title(match.next_round()) == "Round 3"


def ended(match: Match, outcome: Outcome) -> Match:
    """The match after its round, in which those who do not win turn in a circle of four cells."""
    for one, two in ((U, U), (L, R), (D, D), (R, L)):
        match = match if outcome.winner == 1 else match.press(1, one)
        match = match if outcome.winner == 2 else match.press(2, two)
        match = match.after_tick()
    assert match.state.outcome == outcome
    return match


class TestSeveral:
    def test_who_crashed_first_comes_first_and_who_met_is_told_together(self) -> None:
        state = after_tick(drawn("1.2..\n.....\n.3..4", R, L, R, L))
        assert crashes_in_words(state) == ["Player 1 and Player 2 ran into each other."]
        state = after_tick(state)
        assert crashes_in_words(state, Names(("Ada", "Ben", "Cy", "Di"))) == [
            "Ada and Ben ran into each other.",
            "Cy and Di ran into each other.",
        ]

    def test_everybody_is_named_whoever_is_told(self) -> None:
        state = after_tick(drawn("123.\n....\n4...", R, R, R, L))
        told = ["Player 1 hit the trail of Player 2.", "Player 2 hit the trail of Player 3."]
        assert crashes_in_words(state, Names(you=1)) == [*told, "Player 4 hit a wall."]

    def test_a_round_and_a_match_end_with_their_points(self) -> None:
        arena = Arena(size="large", points_to_win=8, head_start=(7, 0, 2), teams=each_alone(3))
        match = Match(arena, Round.at(drawn("1..\n...\n23.", R, R, R))).after_tick()
        assert score_in_words(match) == "The match stands: Player 1 (8), Player 3 (3), Player 2 (0)."
        match = match.after_tick()
        assert round_in_words(match.round).endswith("Player 3 hit a wall. Player 1 +2, Player 3 +1")
        assert (
            score_in_words(match) == "The match goes to Player 1: Player 1 (9), Player 3 (3), Player 2 (0)."
        )

    def test_teams_are_told_together(self) -> None:
        teams = ((1, 2), (3, 4))
        arena = Arena(size="large", points_to_win=8, head_start=(0, 7), teams=teams)
        start = drawn("1..\n2..\n3..\n4..", L, L, R, R, teams=teams)
        match = Match(arena, Round.at(start)).after_tick()
        assert round_in_words(match.round) == (
            "Over after 1 tick. Player 1 hit a wall. Player 2 hit a wall. Player 3 & Player 4 +2"
        )
        assert score_in_words(match).startswith("The match goes to Player 3 & Player 4: ")

    def test_what_wins(self) -> None:
        assert rule(Arena(points_to_win=12, teams=each_alone(4))) == "First to 12 points"
        assert rule(Arena(points_to_win=3)) == "First to 3"
