"""Records: a match as one line of text, which rides the same match again; nonsense is refused."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arena.chance import Chance
from game.arena.field import EVERY_DIRECTION, SIZES
from game.arena.maps import MAPS
from game.arena.match import ROUNDS_TO_WIN, Arena, Match, moments
from game.arena.record import LONGEST, RecordError, read, write
from game.arena.speed import SPEEDS
from game.core.rules import PLAYERS
from tests.rounds import without_presses

arenas = st.sampled_from(ROUNDS_TO_WIN).flatmap(
    lambda rounds: st.builds(
        Arena,
        map=st.sampled_from(sorted(MAPS)),
        size=st.sampled_from(sorted(SIZES)),
        speed=st.sampled_from(sorted(SPEEDS)),
        rounds_to_win=st.just(rounds),
        seed=st.integers(0, 10**9 - 1),
        head_start=st.tuples(st.integers(0, rounds - 1), st.integers(0, rounds - 1)),
    )
)


def ridden_at_random(arena: Arena, seed: int, ticks: int) -> Match:
    """A match in which both press anything at any time, up to a number of ticks."""
    match, chance = Match.begin(arena), Chance(seed)
    for _tick in range(ticks):
        if match.round.over:
            if match.winner is not None:
                break
            match = match.next_round()
        for rider in PLAYERS:
            for _press in range(chance.below(3)):
                match = match.press(rider, EVERY_DIRECTION[chance.below(4)])
        match = match.after_tick()
    return match


@settings(max_examples=60, deadline=None)
@given(arena=arenas, seed=st.integers(0, 1000), ticks=st.integers(0, 120))
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
    match = Match.begin(Arena(size="small", rounds_to_win=1, seed=7)).press(1, 0)
    while not match.round.over:
        match = match.after_tick()
    assert re.fullmatch(rf"{HEAD} round \d+ 1 1:up 2", write(match))


def test_a_record_says_who_began_a_round_up() -> None:
    match = Match.begin(Arena(size="small", rounds_to_win=3, seed=7, head_start=(0, 1)))
    assert write(match).startswith(
        "arena map=empty size=small speed=standard rounds=3 seed=7 ahead=0:1 round"
    )
    assert read(write(match)).score(2) == 1


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
            "size is one of small, standard, large, not 'huge'.",
        ),
        (HEAD.replace("=standard", "=\x1b[2J") + " round 1 1 2", "speed is one of"),
        (HEAD.replace("rounds=1", "rounds=2") + " round 1 1 2", "rounds is one of 3, 1, 5, 7, not '2'."),
        (HEAD.replace("=7", "=-7") + " round 1 1 2", "seed is a number of at most nine digits, not '-7'."),
        (HEAD.replace("=7", "=" + "0" * 5000) + " round 1 1 2", "seed is a number of at most nine digits"),
        (HEAD.replace("=7", "=\u0667") + " round 1 1 2", "seed is a number of at most nine digits"),
        (HEAD + " seed=8 round 1 1 2", "'seed=8' is not a choice: write name=value once."),
        (HEAD + " loud round 1 1 2", "'loud' is not a choice"),
        (HEAD + " loud=yes round 1 1 2", "There is no choice 'loud'."),
        (HEAD + " ahead=1:0 round 1 1 2", "Nobody begins with as many rounds as win the match."),
        (HEAD + " ahead=0 round 1 1 2", "ahead is two numbers, such as 1:0, not '0'."),
        (HEAD + " ahead=0:x round 1 1 2", "ahead is two numbers, such as 1:0, not '0:x'."),
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
    match = Match.begin(Arena(size="small", rounds_to_win=1, seed=7)).press(1, 0)
    while not match.round.over:
        match = match.after_tick()
    assert refusal(write(match) + " round 1 1 2") == "The match is won after round 1."


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.integers(0, 120), st.integers(0, 20))
def test_a_damaged_record_is_read_or_refused_but_never_breaks_anything(noise: str, at: int, cut: int) -> None:
    line = write(ridden_at_random(Arena(size="small", seed=1), 5, 60))
    damaged = line[:at] + noise + line[at + cut :]
    try:
        match = read(damaged)
    except RecordError:
        return
    assert read(write(match)) == match
