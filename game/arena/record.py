"""A match, finished or not, as one line of text, and back.

    arena map=cross size=standard speed=fast rounds=3 seed=7 round 96 1 12:up 15:left 2 9:down round 4 1 2

The words before the first `round` are what was agreed; with `ahead=1:0` among them, rider 1 began a round up.
Each round has the number of its ticks and, for each rider, the ticks in which the rider turned, and where to.
Everything else follows from that.

    arena map=cross size=standard speed=fast points=8 seed=7 riders=4 teams=12:34 round 96 1 12:up 2 3 9:up 4

Three and four riders say how many they are, and how many points win instead of how many rounds; four may be
two teams.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from game.arena.field import DIRECTION_NAMES, SIZES, Direction, is_turn
from game.arena.maps import MAPS
from game.arena.match import (
    OLDER_SIZE_FOR_MANY,
    PAIRINGS,
    SIZE_FOR_MANY,
    TWO,
    Arena,
    Match,
    points_to_win,
)
from game.arena.round import TurnsTaken
from game.arena.speed import SPEEDS
from game.arena.state import Teams, each_alone
from game.core.grid import quoted
from game.core.rules import Player
from game.core.words import _

# More than twice as much as the longest match needs. A longer line is refused unread.
LONGEST = 200_000
# As `riders` and `teams` say it.
MANY = {"3": each_alone(3), "4": each_alone(4)}
TEAMS = {":".join("".join(map(str, team)) for team in teams): teams for teams in PAIRINGS}
MOST_ROUNDS = 100
NAME, ROUND = "arena", "round"
NUMBER = re.compile("0|[1-9][0-9]{0,8}")
HEAD_START = re.compile("[0-9]|1[0-9]")


class RecordError(ValueError):
    """A line that is not the record of a match; the message says why."""


def write(match: Match) -> str:
    """The record of a match as it stands. Presses that still wait are not part of it."""
    words = _head(match.arena)
    for each in (*match.before, match.round):
        words += [ROUND, str(each.state.tick)]
        for rider, taken in zip(each.state.riders, each.taken, strict=True):
            words.append(str(rider))
            words += [f"{tick}:{DIRECTION_NAMES[direction]}" for tick, direction in taken]
    return " ".join(words)


def _head(arena: Arena) -> list[str]:
    agreed = {
        "map": arena.map,
        "size": arena.size,
        "speed": arena.speed,
        _goal(arena.teams): arena.points_to_win,
        "seed": arena.seed,
    }
    if arena.riders > 2:
        agreed["riders"] = arena.riders
    for text, teams in TEAMS.items():
        if teams == arena.teams:
            agreed["teams"] = text
    if any(arena.head_start):
        agreed["ahead"] = ":".join(map(str, arena.head_start))
    return [NAME, *(f"{name}={value}" for name, value in agreed.items())]


def _goal(teams: Teams) -> str:
    """The name of what wins the match."""
    return "rounds" if teams == TWO else "points"


def read(line: str) -> Match:
    """The match that `write` recorded, ridden again. Raises RecordError."""
    if len(line) > LONGEST:
        raise RecordError(
            _("The line has more than {most} characters; no match needs that many.", most=LONGEST)
        )
    head, *rounds = _parts(line.split())
    match = Match.begin(_read_head(head))
    for number, words in enumerate(rounds, start=1):
        if number > 1:
            match = _next_round(match, number)
        match = _ride(match, number, words)
    return match


def _parts(words: list[str]) -> list[list[str]]:
    """The words before the first `round`, and the words of each round."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == ROUND:
            parts.append([])
        else:
            parts[-1].append(word)
    if len(parts) < 2 or parts[0][:1] != [NAME]:
        raise RecordError(_("A record reads: arena map=empty ... seed=7 round 96 1 12:up 2 9:down ..."))
    if len(parts) > MOST_ROUNDS + 1:
        raise RecordError(_("A record has at most {most} rounds.", most=MOST_ROUNDS))
    return parts


def _read_head(words: list[str]) -> Arena:
    given: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise RecordError(_("{word} is not a choice: write name=value once.", word=quoted(word)))
        given[name] = value
    teams = _teams(given)
    arena = Arena(
        _choice(given, "map", MAPS),
        _choice(given, "size", SIZES if teams == TWO else (SIZE_FOR_MANY, OLDER_SIZE_FOR_MANY)),
        _choice(given, "speed", SPEEDS),
        int(_choice(given, _goal(teams), [str(points) for points in points_to_win(teams)])),
        _number(given.pop("seed", ""), "seed"),
        teams=teams,
    )
    if "ahead" in given:
        arena = replace(arena, head_start=_head_start(given.pop("ahead"), arena))
    if given:
        raise RecordError(_("There is no choice {name}.", name=quoted(next(iter(given)))))
    return arena


def _choice(given: dict[str, str], name: str, choices: Mapping[str, object] | Sequence[str]) -> str:
    """Remove a choice from those that are given, and return it."""
    value = given.pop(name, "")
    if value not in choices:
        raise RecordError(
            _(
                "{name} is one of {choices}, not {value}.",
                name=name,
                choices=", ".join(choices),
                value=quoted(value),
            )
        )
    return value


def _teams(given: dict[str, str]) -> Teams:
    """Who rides together; without `riders`, there are two."""
    if "riders" not in given:
        return TWO
    teams = MANY[_choice(given, "riders", MANY)]
    return TEAMS[_choice(given, "teams", TEAMS)] if "teams" in given and len(teams) == 4 else teams


def _head_start(text: str, arena: Arena) -> tuple[int, ...]:
    """The points that each team begins with."""
    numbers = text.split(":")
    if len(numbers) != len(arena.teams) or not all(HEAD_START.fullmatch(number) for number in numbers):
        raise RecordError(_("ahead is a number for each team, such as 1:0, not {text}.", text=quoted(text)))
    head_start = tuple(map(int, numbers))
    if max(head_start) >= arena.points_to_win:
        raise RecordError(_("Nobody begins with as many points as win the match."))
    return head_start


def _number(text: str, name: str) -> int:
    if NUMBER.fullmatch(text) is None:
        raise RecordError(
            _("{name} is a number of at most nine digits, not {text}.", name=name, text=quoted(text))
        )
    return int(text)


def _next_round(match: Match, number: int) -> Match:
    if not match.round.over:
        raise RecordError(_("Round {round} does not come to its end.", round=number - 1))
    if match.winner is not None:
        raise RecordError(_("The match is won after round {round}.", round=number - 1))
    return match.next_round()


def _ride(match: Match, number: int, words: list[str]) -> Match:
    """The match after the ticks of a round."""
    of_riders = _words_of_riders(words, match.arena.riders, number)
    ticks = _number(words[0], ROUND)
    due = [dict(_turns(each, ticks)) for each in of_riders]
    for tick in range(1, ticks + 1):
        if match.round.over:
            raise RecordError(_("Round {round} is over after tick {tick}.", round=number, tick=tick - 1))
        for rider, turns in enumerate(due, start=1):
            match = _turn(match, rider, turns.get(tick))
        match = match.after_tick()
    return match


def _words_of_riders(words: list[str], riders: int, number: int) -> list[list[str]]:
    """The turns of each rider, which follow its number."""
    starts = [1]
    for rider in range(2, riders + 1):
        name = str(rider)
        starts.append(words.index(name, starts[-1] + 1) if name in words[starts[-1] + 1 :] else 0)
    if words[1:2] != ["1"] or 0 in starts:
        raise RecordError(
            _(
                "Round {round} must read: round 96 1 12:up 15:left 2 9:down, for all {riders} riders",
                round=number,
                riders=riders,
            )
        )
    return [words[start + 1 : end] for start, end in pairwise([*starts, len(words)])]


def _turn(match: Match, rider: Player, direction: Direction | None) -> Match:
    """The match after the press that makes a rider turn in the coming tick."""
    if direction is None:
        return match
    tick = match.state.tick + 1
    if match.state.crashes[rider - 1]:
        raise RecordError(_("In tick {tick}, Player {player} rides no more.", tick=tick, player=rider))
    if not is_turn(match.state.headings[rider - 1], direction):
        raise RecordError(_("In tick {tick}, Player {player} cannot turn that way.", tick=tick, player=rider))
    return match.press(rider, direction)


def _turns(words: list[str], ticks: int) -> TurnsTaken:
    """The turns of a rider, each in a later tick than the one before."""
    turns: list[tuple[int, int]] = []
    for word in words:
        number, _colon, name = word.partition(":")
        if NUMBER.fullmatch(number) is None or name not in DIRECTION_NAMES:
            raise RecordError(
                _("{word} is not a turn: write tick:direction, such as 12:up.", word=quoted(word))
            )
        tick = int(number)
        if not (turns[-1][0] if turns else 0) < tick <= ticks:
            raise RecordError(_("The turn {word} is out of order.", word=quoted(word)))
        turns.append((tick, DIRECTION_NAMES.index(name)))
    return tuple(turns)
