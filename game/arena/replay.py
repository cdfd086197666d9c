"""A match replayed moment by moment, from its record or from memory."""

from collections.abc import Iterator
from dataclasses import replace

from game.arena.match import Match
from game.arena.round import Round


def moments(match: Match) -> Iterator[Match]:
    """The match at the start and after every tick, from its first round to where it stands."""
    for ended in rounds(match):
        for each in ended.round.moments():
            yield replace(ended, round=each)


def rounds(match: Match) -> Iterator[Match]:
    """The match at the end of each of its rounds, up to where it stands."""
    ridden = (*match.before, match.round)
    for number, each in enumerate(ridden):
        yield replace(match, round=each, before=ridden[:number])


def last_ticks(ridden: Round, ticks: int) -> list[Round]:
    """The end of a round: this many of its last ticks, and the moment before them."""
    return list(ridden.moments())[-ticks - 1 :]
