"""The Arena in a terminal: two bots ride in real time, or a record is shown, with a line for each round."""

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path

from game.arena.maps import MAPS
from game.arena.match import Arena, Match, rounds
from game.arena.record import write
from game.bots.entrants import entrant
from game.core.rules import Player
from game.core.words import _, plural, printable
from game.session.round_words import round_in_words, round_title, rule, score_in_words, size_and_speed
from game.session.timed_match import LiveMatch
from game.store.record_file import RecordFile
from game.terminal.streams import standard_streams

# How long the bots' processes have to start before each round.
COUNT_SECONDS = 2.0
# The most of a rider's name that is shown: a program is named by its command.
LONGEST_NAME = 200
# How long to wait between two looks at the clock.
STEP_SECONDS = 0.005

Tell = Callable[[str], None]
# Waits for this many seconds, and returns how many milliseconds have passed since it returned last.
Wait = Callable[[float], float]


def run(arena: Arena, riders: Mapping[Player, str], record: Path | None) -> int:
    """Ride a match between two bots, and append it to a file, if there is one, also when it is left.

    Before anything is ridden, it raises NotStartedError if one of them is a program that cannot be started,
    and NotRecordedError if the file cannot be written.
    """
    file = RecordFile(record)
    bots = {player: entrant(who, player, arena.seed + player) for player, who in riders.items()}
    with standard_streams() as (_source, out), ExitStack() as started:

        def tell(line: str) -> None:
            print(line, file=out, flush=True)

        for bot in bots.values():
            started.callback(bot.close)
            bot.start()
        file.check()
        for line in _introduction(arena, riders):
            tell(line)
        ride_on(LiveMatch(Match.begin(arena), bots), file, tell, _clock())
    return 0


def _introduction(arena: Arena, riders: Mapping[Player, str]) -> list[str]:
    """Who rides, where and how fast, what wins, and how to stop: until a round ends, nothing else is told."""
    names = {player: printable(who, LONGEST_NAME) for player, who in riders.items()}
    return [
        *(_("Player {player}: {who}", player=player, who=name) for player, name in names.items()),
        _("{map}: {size}", map=_(MAPS[arena.map]), size=size_and_speed(arena)),
        _("{rule}. Ctrl-C stops the match.", rule=rule(arena)),
    ]


def replay(match: Match) -> int:
    """Tell how the rounds of a match went."""
    with standard_streams() as (_source, out):
        for each in rounds(match):
            print(_round_line(each), file=out)
        print(score_in_words(match), file=out)
    return 0


def ride_on(ride: LiveMatch, file: RecordFile, tell: Tell, wait: Wait) -> None:
    """Ride until the match is won or the person leaves, and tell how each round went."""
    try:
        while True:
            wait(COUNT_SECONDS)
            _ride_round(ride, tell, wait)
            tell(_round_line(ride.match))
            if ride.match.winner is not None:
                break
            ride.next_round()
        tell(score_in_words(ride.match))
        for player in ride.bots:
            _tell_if_any(_lateness(player, ride.lapses(player).late), tell)
    finally:
        ride.close()
        _tell_if_any(file.append(write(ride.match)), tell)


def _ride_round(ride: LiveMatch, tell: Tell, wait: Wait) -> None:
    while not ride.match.round.over:
        ride.pass_time(wait(STEP_SECONDS))
        for failure in ride.failures():
            for line in (failure.summary, *failure.output):
                tell(line)


def _clock() -> Wait:
    """Waits in real time."""
    before = time.monotonic()

    def wait(seconds: float) -> float:
        nonlocal before
        time.sleep(seconds)
        now, then = time.monotonic(), before
        before = now
        return (now - then) * 1000

    return wait


def _tell_if_any(sentence: str, tell: Tell) -> None:
    if sentence:
        tell(sentence)


def _lateness(player: Player, times: int) -> str:
    if not times:
        return ""
    return plural(
        "Player {player} was late once.", "Player {player} was late {count} times.", times, player=player
    )


def _round_line(match: Match) -> str:
    """Which round it is, and how it ended."""
    return _("{round}: {ending}", round=round_title(match), ending=round_in_words(match.round))
