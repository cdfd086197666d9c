"""Our solver compared with others: proofs of every start, games judged by proofs, and expectations."""

import importlib.util
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.bench.peers.proofs import Measured, Row, Task, measure, tasks
from game.bots.levels import LEVELS, STRONGEST, Bot, choose
from game.core.match import Match
from game.core.rules import PLAYERS, Player, opponent
from game.solving.solver import Solver
from game.solving.values import Value

EASYAI, OPENSPIEL = "easyAI", "pyspiel"
NAMES = {EASYAI: "easyAI", OPENSPIEL: "OpenSpiel"}
PROOF_ROW = "{:20} {:>6} {:>10} {:>10} {:>10} {:>10} {:>9} {:>9}"
GAME_ROW = "{:20} {:>8} {:>10} {:>10} {:>14} {:>14}"


# Games of our strongest level, with every move judged by proofs


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


# The report


def run(seconds: int, games: int, boards: Iterable[Task] | None = None) -> int:
    """Print both tables, line by line as they are measured, and which expectations hold."""
    chosen = list(tasks() if boards is None else boards)
    for library, name in NAMES.items():
        if not installed(library):
            print(f'{name} is not installed: python3 -m pip install ".[peers]". Its part is skipped.')
    rows = list(_proofs(chosen, seconds))
    scores = _games([task for task in chosen if task.official], games) if installed(OPENSPIEL) else {}
    print()
    for line in (*of_proofs(rows), *of_games(scores)):
        print(line)
    return 0


def installed(library: str) -> bool:
    return importlib.util.find_spec(library) is not None


def _proofs(chosen: list[Task], seconds: int) -> Iterator[Row]:
    print(f"Who wins from the start, proven in a fresh process within {seconds} s. Short proofs are measured")
    print("several times, and the middle counts. 'process' adds starting Python and importing.")
    print(PROOF_ROW.format("", "", "ours", "", "Negamax", "", "times faster", ""))
    print(PROOF_ROW.format("board", "winner", *["proof", "process"] * 3))
    for task in chosen:
        row = measure(task, seconds, with_theirs=installed(EASYAI))
        yield row
        print(PROOF_ROW.format(task.name, *_cells(row)), flush=True)
        for name, side in (("ours", row.ours), ("Negamax", row.theirs)):
            if side is not None and not side.proven:
                print(f"    {name}: {_how_far(side)}")
        if row.disagree:
            print(f"!!! {task.name}: the proofs contradict each other.", flush=True)


def _cells(row: Row) -> Iterator[str]:
    """A row of the table behind the name of the board."""
    ours, theirs = row.ours, row.theirs
    yield _winner(row)
    yield from (_time(ours.proof, ours.proven), _time(ours.process, ours.proven))
    if theirs is None:
        yield from "-" * 4
        return
    yield from (_time(theirs.proof, theirs.proven), _time(theirs.process, theirs.proven))
    if not ours.proven:
        yield from "??"
        return
    for times in (theirs.proof / ours.proof, theirs.process / ours.process):
        yield f"{'' if theirs.proven else '> '}{times:,.{0 if times >= 10 else 1}f}"


def _winner(row: Row) -> str:
    proven = [side.value for side in (row.ours, row.theirs) if side is not None and side.proven]
    if not proven:
        return "?"
    return "first" if proven[0] == Value.WIN else "second"


def _time(seconds: float, proven: bool) -> str:
    figure = f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.{1 if seconds < 100 else 0}f} s"
    return figure if proven else f"> {figure}"


def _how_far(side: Measured) -> str:
    positions = "" if side.positions is None else f", {side.positions:,} positions examined"
    return f"no proof after {side.proof:.0f} s{positions}{side.note and f', {side.note}'}"


def _games(chosen: list[Task], games: int) -> dict[str, Score]:
    """Play both sides of every board, this many games per side."""
    from game.bench.peers.openspiel import SIMULATIONS, make_game, mcts

    print(f"\nPerfect against OpenSpiel's MCTS with {SIMULATIONS:,} simulations, {games} games a side:")
    print("what perfect won as the side that should win, and as the other; won positions given away.")
    print(GAME_ROW.format("", "", "won as", "won as", "given away", "given away"))
    print(GAME_ROW.format("board", "winner", "winner", "loser", "by perfect", "by MCTS"))
    scores: dict[str, Score] = {}
    for task in chosen:
        solver, game = Solver(task.setup), make_game(task.setup)
        score = scores[task.name] = Score()
        for seed in range(games):
            for we in PLAYERS:
                bots = {we: strongest(solver, seed), opponent(we): mcts(game, seed)}
                play(solver, we, bots, score)
        winner = "first" if winner_at_start(solver) == 1 else "second"
        ours, theirs = score.ours, score.theirs
        cells = (_won(ours, True), _won(ours, False), _given_away(ours), _given_away(theirs))
        print(GAME_ROW.format(task.name, winner, *cells), flush=True)
    return scores


def _won(tally: Tally, as_winner: bool) -> str:
    return f"{tally.wins[as_winner]} of {tally.games[as_winner]}"


def _given_away(tally: Tally) -> str:
    return f"{tally.given_away} of {tally.won_positions}"


# Expectations

OFFICIAL_SECONDS = 0.5
LARGER_SECONDS = 10.0
# How many times faster to be where the other program takes long.
TIMES_FASTER = 20.0
LONG_SECONDS = 1.0


def of_proofs(rows: list[Row]) -> Iterator[str]:
    """A line for each expectation. Times are those of whole processes, ratios those of the proofs alone."""
    official = _late([row for row in rows if row.task.official], OFFICIAL_SECONDS)
    larger = _late([row for row in rows if not row.task.official], LARGER_SECONDS)
    yield _verdict(f"every official start proven within {OFFICIAL_SECONDS} s", official)
    yield _verdict(f"the larger boards proven within {LARGER_SECONDS:.0f} s", larger)
    compared = [row for row in rows if row.theirs is not None]
    if not compared:
        yield _unknown("faster than Negamax")
        return
    goal = f"{TIMES_FASTER:.0f} times faster wherever Negamax needs over {LONG_SECONDS:.0f} s"
    close = [row for row in compared if _too_close(row)]
    # A board that Negamax had not proven at the limit may still take it that long.
    yield _verdict(
        goal,
        [row.task.name for row in close if row.theirs and row.theirs.proven],
        [row.task.name for row in close if row.theirs and not row.theirs.proven],
    )
    yield _verdict(
        "no slower anywhere",
        [row.task.name for row in compared if row.slower],
        [row.task.name for row in compared if row.slower is None],
    )
    yield _verdict("both prove the same", [row.task.name for row in compared if row.disagree])


def of_games(scores: dict[str, Score]) -> Iterator[str]:
    if not any(score.ours.won_positions for score in scores.values()):
        yield _unknown("not one won position given away to MCTS")
        return
    # The results are an independent check: a side that gives nothing away wins what was won at the start.
    exceptions = [
        name
        for name, score in scores.items()
        if score.ours.given_away or score.ours.wins[True] < score.ours.games[True]
    ]
    yield _verdict("not one won position given away to MCTS", exceptions)


def _late(rows: list[Row], limit: float) -> list[str]:
    return [row.task.name for row in rows if not row.ours.proven or row.ours.process > limit]


def _too_close(row: Row) -> bool:
    """Whether the other program takes long, and the required factor is not shown."""
    assert row.theirs is not None, "only what was compared can be close"
    long = not row.theirs.proven or row.theirs.proof > LONG_SECONDS
    return long and (row.faster is None or row.faster < TIMES_FASTER)


def _verdict(expected: str, exceptions: list[str], undecided: list[str] | None = None) -> str:
    """A line of the report; `undecided` are the boards on which the limit came first."""
    said = f"DOES NOT HOLD: {expected}. But: {', '.join(exceptions)}" if exceptions else f"holds: {expected}"
    return f"{said}. Undecided at the limit: {', '.join(undecided)}" if undecided else said


def _unknown(expected: str) -> str:
    return f"not measured: {expected}"
