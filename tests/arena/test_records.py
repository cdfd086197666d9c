"""Records: a match as one line of text, which rides the same match again; nonsense is refused."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arena.chance import Chance
from game.arena.field import EVERY_DIRECTION, SIZES
from game.arena.maps import MAPS
from game.arena.match import PAIRINGS, SIZE_FOR_MANY, TWO, Arena, Match, moments, points_to_win
from game.arena.record import LONGEST, RecordError, read, write
from game.arena.speed import SPEEDS
from game.arena.state import each_alone
from tests.rounds import without_presses


@st.composite
def arenas(draw: st.DrawFn) -> Arena:
    """What may be agreed: half of the matches are of two riders."""
    teams = draw(st.one_of(st.just(TWO), st.sampled_from([each_alone(3), each_alone(4), *PAIRINGS])))
    points = draw(st.sampled_from(points_to_win(teams)))
    return Arena(
        draw(st.sampled_from(sorted(MAPS))),
        draw(st.sampled_from(sorted(SIZES) if teams == TWO else [SIZE_FOR_MANY])),
        draw(st.sampled_from(sorted(SPEEDS))),
        points,
        draw(st.integers(0, 10**9 - 1)),
        draw(st.tuples(*[st.integers(0, points - 1)] * len(teams))),
        teams,
    )


def ridden_at_random(arena: Arena, seed: int, ticks: int) -> Match:
    """A match in which all press anything at any time, up to a number of ticks."""
    match, chance = Match.begin(arena), Chance(seed)
    for _tick in range(ticks):
        if match.round.over:
            if match.winner is not None:
                break
            match = match.next_round()
        for rider in match.state.riders:
            for _press in range(chance.below(3)):
                match = match.press(rider, EVERY_DIRECTION[chance.below(4)])
        match = match.after_tick()
    return match


@settings(max_examples=60, deadline=None)
@given(arena=arenas(), seed=st.integers(0, 1000), ticks=st.integers(0, 120))
def test_a_record_rides_exactly_the_same_match_again(arena: Arena, seed: int, ticks: int) -> None:
    match = ridden_at_random(arena, seed, ticks)
    line = write(match)
    again = read(line)
    assert "\n" not in line
    assert write(again) == line
    assert without_presses(again.round) == without_presses(match.round)
    assert again.before in (match.before, tuple(map(without_presses, match.before)))
    assert [each.state for each in moments(again)] == [each.state for each in moments(match)]


HEAD = "arena map=empty size=small speed=standard rounds=1 seed=7"


def test_a_record_reads_as_its_page_says() -> None:
    match = Match.begin(Arena(size="small", points_to_win=1, seed=7)).press(1, 0)
    while not match.round.over:
        match = match.after_tick()
    assert re.fullmatch(rf"{HEAD} round \d+ 1 1:up 2", write(match))


def test_a_record_says_who_began_a_round_up() -> None:
    match = Match.begin(Arena(size="small", points_to_win=3, seed=7, head_start=(0, 1)))
    assert write(match).startswith(
        "arena map=empty size=small speed=standard rounds=3 seed=7 ahead=0:1 round"
    )
    assert read(write(match)).score(2) == 1


@pytest.mark.parametrize(
    ("arena", "head"),
    [
        (Arena(size="large", points_to_win=8, teams=each_alone(3)), "points=8 seed=0 riders=3"),
        (Arena(size="large", points_to_win=12, teams=each_alone(4)), "points=12 seed=0 riders=4"),
        (Arena(size="large", points_to_win=4, teams=PAIRINGS[1]), "points=4 seed=0 riders=4 teams=13:24"),
        (
            Arena(size="large", points_to_win=18, head_start=(0, 10, 2, 0), teams=each_alone(4)),
            "points=18 seed=0 riders=4 ahead=0:10:2:0",
        ),
    ],
)
def test_a_record_of_more_than_two_says_how_many_ride_and_who_together(arena: Arena, head: str) -> None:
    line = write(Match.begin(arena))
    rounds = "1 2 3" if arena.riders == 3 else "1 2 3 4"
    assert line == f"arena map=empty size=large speed=standard {head} round 0 {rounds}"
    assert read(line).arena == arena


MANY = "arena map=empty size=large speed=standard points=8 seed=7"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (MANY + " riders=2 round 1 1 2", "riders is one of 3, 4, not '2'."),
        (MANY + " riders=5 round 1 1 2 3 4 5", "riders is one of 3, 4, not '5'."),
        (MANY + " round 1 1 2", "rounds is one of 3, 1, 5, 7, not ''."),
        (HEAD + " riders=3 round 1 1 2 3", "size is one of standard, large, not 'small'."),
        (MANY.replace("8", "7") + " riders=3 round 1 1 2 3", "points is one of 8, 4, 12, not '7'."),
        (MANY + " riders=4 round 1 1 2 3 4", "points is one of 12, 6, 18, not '8'."),
        (MANY + " riders=3 rounds=3 round 1 1 2 3", "There is no choice 'rounds'."),
        (MANY + " riders=3 teams=12:3 round 1 1 2 3", "There is no choice 'teams'."),
        (MANY + " teams=12:34 round 1 1 2 3 4", "rounds is one of"),
        (MANY + " riders=4 teams=12:33 round 1 1 2 3 4", "teams is one of 12:34, 13:24, 14:23, not '12:33'."),
        (
            MANY + " riders=3 ahead=1:0 round 1 1 2 3",
            "ahead is a number for each team, such as 1:0, not '1:0'.",
        ),
        (MANY + " riders=4 teams=12:34 ahead=8:0 round 1 1 2 3 4", "Nobody begins with as many points"),
        (MANY + " riders=3 ahead=1:0:00 round 1 1 2 3", "ahead is a number for each team"),
        (MANY + " riders=3 round 1 1 2", "Round 1 must read: round 96 1 12:up 15:left 2 9:down, for all 3"),
        (MANY + " riders=3 round 1 1 3 2", "Round 1 must read"),
        (MANY + " riders=3 round 1 1 2 3 4", "'4' is not a turn"),
        (MANY + " riders=3 round 40 1 1:up 30:left 2 3", "In tick 30, Player 1 rides no more."),
        (MANY + " riders=3 round 999999999 1 1:up 2 1:up 3", "Round 1 is over after tick "),
    ],
)
def test_a_text_that_is_no_record_of_three_or_four_is_refused(line: str, reason: str) -> None:
    told = refusal(line)
    assert told.startswith(reason), told
    assert told.isprintable()


def refusal(line: str) -> str:
    with pytest.raises(RecordError) as refused:
        read(line)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "A record reads: arena map=empty"),
        ("chess round 1 1 2", "A record reads: arena"),
        (HEAD, "A record reads: arena"),
        ("arena round 1 1 2", "map is one of empty, block"),
        (HEAD.replace("empty", "maze") + " round 1 1 2", "map is one of empty,"),
        (
            HEAD.replace("small", "huge") + " round 1 1 2",
            "size is one of compact, small, standard, large, not 'huge'.",
        ),
        (HEAD.replace("=standard", "=\x1b[2J") + " round 1 1 2", "speed is one of"),
        (HEAD.replace("rounds=1", "rounds=2") + " round 1 1 2", "rounds is one of 3, 1, 5, 7, not '2'."),
        (HEAD.replace("=7", "=-7") + " round 1 1 2", "seed is a number of at most nine digits, not '-7'."),
        (HEAD.replace("=7", "=" + "0" * 5000) + " round 1 1 2", "seed is a number of at most nine digits"),
        (HEAD.replace("=7", "=\u0667") + " round 1 1 2", "seed is a number of at most nine digits"),
        (HEAD + " seed=8 round 1 1 2", "'seed=8' is not a choice: write name=value once."),
        (HEAD + " loud round 1 1 2", "'loud' is not a choice"),
        (HEAD + " loud=yes round 1 1 2", "There is no choice 'loud'."),
        (HEAD + " ahead=1:0 round 1 1 2", "Nobody begins with as many points as win the match."),
        (HEAD + " ahead=0 round 1 1 2", "ahead is a number for each team, such as 1:0, not '0'."),
        (
            HEAD + " ahead=0:x round 1 1 2",
            "ahead is a number for each team, such as 1:0, not '0:x'.",
        ),
        (HEAD + " round", "Round 1 must read: round 96"),
        (HEAD + " round 1 2 1", "Round 1 must read: round 96"),
        (HEAD + " round x 1 2", "round is a number of at most nine digits, not 'x'."),
        (HEAD + " round 5 1 6:up 2", "The turn '6:up' is out of order."),
        (HEAD + " round 5 1 3:up 3:left 2", "The turn '3:left' is out of order."),
        (HEAD + " round 5 1 0:up 2", "The turn '0:up' is out of order."),
        (HEAD + " round 5 1 3:north 2", "'3:north' is not a turn: write tick:direction, such as 12:up."),
        (HEAD + " round 5 1 3 2", "'3' is not a turn"),
        (HEAD + " round 5 1 2:left 2", "In tick 2, Player 1 cannot turn that way."),
        (HEAD + " round 5 1 2 3:right", "In tick 3, Player 2 cannot turn that way."),
        (HEAD + " round 99 1 1:up 2", "Round 1 is over after tick "),
        (HEAD + " round 999999999 1 1:up 2", "Round 1 is over after tick "),
        (HEAD + " round 3 1 2 round 3 1 2", "Round 1 does not come to its end."),
        (HEAD + " round 1 1 2" * 101, "A record has at most 100 rounds."),
        (HEAD + " " * LONGEST, "no match needs that many"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_a_sentence(line: str, reason: str) -> None:
    told = refusal(line)
    assert told.startswith(reason) or reason in told
    assert told.isprintable()
    assert len(told) < 200


def test_no_round_follows_one_that_won_the_match() -> None:
    match = Match.begin(Arena(size="small", points_to_win=1, seed=7)).press(1, 0)
    while not match.round.over:
        match = match.after_tick()
    assert refusal(write(match) + " round 1 1 2") == "The match is won after round 1."


DAMAGED = [
    Arena(size="small", seed=1),
    Arena(size="large", points_to_win=8, seed=1, teams=each_alone(3)),
    Arena(size="large", points_to_win=8, seed=1, teams=PAIRINGS[0]),
]


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.integers(0, 120), st.integers(0, 20), st.sampled_from(DAMAGED))
def test_a_damaged_record_is_read_or_refused_but_never_breaks_anything(
    noise: str, at: int, cut: int, arena: Arena
) -> None:
    line = write(ridden_at_random(arena, 5, 60))
    damaged = line[:at] + noise + line[at + cut :]
    try:
        match = read(damaged)
    except RecordError:
        return
    assert read(write(match)) == match
