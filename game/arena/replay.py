"""A match once more, moment by moment, from its record or from memory."""

from collections.abc import Iterator
from dataclasses import replace

from game.arena.match import Match
from game.arena.round import Round


def moments(match: Match) -> Iterator[Match]:
    """The match at the start and after every tick, from its first round to where it stands."""
    rounds = (*match.before, match.round)
    for number, ridden in enumerate(rounds):
        for each in _moments_of(ridden):
            yield replace(match, round=each, before=rounds[:number])


def last_ticks(ridden: Round, ticks: int) -> list[Round]:
    """The end of a round: its last so many ticks, the moment before them included."""
    return list(_moments_of(ridden))[-ticks - 1 :]


def _moments_of(ridden: Round) -> Iterator[Round]:
    for state in ridden.states():
        one, two = (tuple(turn for turn in taken if turn[0] <= state.tick) for taken in ridden.taken)
        yield Round(ridden.start, state, taken=(one, two))
