"""Games of our strongest level against another bot, with every move judged by proofs."""

from dataclasses import dataclass, field

from game.bots.levels import LEVELS, STRONGEST, Bot, choose
from game.core.match import Match
from game.core.rules import PLAYERS, Player, opponent
from game.solving.solver import Solver
from game.solving.values import Value


@dataclass
class Tally:
    """What one side of all games on a board achieved."""

    # By whether the side began in a won position.
    games: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})
    wins: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})
    won_positions: int = 0  # in which it was on turn
    given_away: int = 0  # of these: lost after its own move


@dataclass
class Score:
    """All games on one board."""

    ours: Tally = field(default_factory=Tally)
    theirs: Tally = field(default_factory=Tally)


def strongest(solver: Solver, seed: int) -> Bot:
    return lambda position: choose(LEVELS[STRONGEST], solver, position, seed)


def winner_at_start(solver: Solver) -> Player:
    start = solver.rules.start()
    player: Player = start.turn
    return player if solver.value(start) == Value.WIN else opponent(player)


def play(solver: Solver, we: Player, bots: dict[Player, Bot], score: Score) -> None:
    """One game, added to the score."""
    match = Match(solver.setup)
    tallies = {we: score.ours, opponent(we): score.theirs}
    while not match.over:
        position = match.position
        tally = tallies[position.turn]
        move = bots[position.turn](position)
        if solver.value(position) == Value.WIN:
            tally.won_positions += 1
            tally.given_away += solver.value_of(position, move) != Value.WIN
        match.play(move)
    best = winner_at_start(solver)
    for player in PLAYERS:
        tallies[player].games[player == best] += 1
        tallies[player].wins[player == best] += match.winner == player
