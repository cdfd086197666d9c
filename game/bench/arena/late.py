"""Real bot processes in real time: how many answers come after the tick, or lead straight into a wall."""

import time
from dataclasses import dataclass

from game.arena.bots.levels import LEVELS
from game.arena.bots.view import View, as_seen
from game.arena.maps import MAPS
from game.arena.match import Arena, Match
from game.arena.state import State
from game.bots.riders import LevelRider
from game.core.rules import PLAYERS

# Who rides: the levels that think.
RIDERS = {1: "master", 2: "sharp"}


@dataclass
class Answers:
    """How many answers were asked for, came late, and led straight into a wall or a trail."""

    asked: int = 0
    late: int = 0
    illegal: int = 0


def answers_in_time(count: int) -> Answers:
    """Ride matches of single rounds in real time at the standard speed."""
    riders = {player: LevelRider(player, RIDERS[player], seed=0) for player in PLAYERS}
    answers, seed, names = Answers(), 0, list(MAPS)
    try:
        while answers.asked < count:
            match = Match.begin(Arena(names[seed % len(names)], rounds_to_win=1, seed=seed))
            seed += 1
            _warm_up(riders)
            states: list[State] = []
            while not match.round.over and answers.asked < count:
                states.append(match.state)
                match = _tick(riders, match, answers, states)
        answers.late = sum(rider.lapses.late for rider in riders.values())
    finally:
        for rider in riders.values():
            rider.close()
    return answers


def _warm_up(riders: dict[int, LevelRider]) -> None:
    """Before the first round, the processes have the time of the count 3, 2, 1 to start."""
    if all(rider.process_id is None for rider in riders.values()):
        for rider in riders.values():
            rider.start()
        time.sleep(3)


def _tick(riders: dict[int, LevelRider], match: Match, answers: Answers, states: list[State]) -> Match:
    """Ask, wait for as long as the tick lasts, and ride."""
    milliseconds = match.tick_milliseconds
    end = time.monotonic() + milliseconds / 1000
    for rider in riders.values():
        rider.ask(match.state, milliseconds)
    time.sleep(max(0.0, end - time.monotonic()))
    for player, rider in riders.items():
        answers.asked += 1
        direction = rider.turn()
        choices = View.of(as_seen(states, player, LEVELS[RIDERS[player]].delay), player).choices()
        if direction is not None:
            answers.illegal += bool(choices) and direction not in choices
            match = match.press(player, direction)
    return match.after_tick()
