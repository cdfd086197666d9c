"""The answers to `go` and `query value`."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Event

from game.bots.levels import STRONGEST, Level, choose
from game.core.rules import Move, Position
from game.core.stop import Stop, Stopped, never
from game.engine.limits import DEFAULT_SECONDS, Limits
from game.seeds import fresh_seed
from game.solving.lookahead import DECIDED
from game.solving.solver import Solver
from game.solving.values import Value

# The share of the time for a move on a large board that may go into a proof.
PROOF_SHARE = 0.6
# Without a time limit, a proof is given up after this long, to look ahead instead.
PROOF_SECONDS = 10.0

Say = Callable[[str], None]


@dataclass(frozen=True)
class Situation:
    """A position to think about, with the solver for its board."""

    solver: Solver
    position: Position
    level: Level


@dataclass(frozen=True)
class Thought:
    """What the search knows so far."""

    depth: int | None  # how many moves it looked ahead; None for a proof
    value: Value
    move: Move


def answer_go(situation: Situation, limits: Limits, say: Say, halt: Event) -> None:
    """Answer `go`: each thought, and finally the best move."""
    thinking = Thinking(situation, limits, halt)
    best = thinking.first_glance()
    for thought in thinking.thoughts():
        best = thought.move
        say(f"info {_told(thought)} pv {thinking.rules.move_text(best)} {thinking.effort}")
    if limits.infinite:
        halt.wait()
    say(f"info {thinking.effort}")
    say(f"bestmove {thinking.rules.move_text(best)}")


def _told(thought: Thought) -> str:
    value = f"value {thought.value.value}"
    return value if thought.depth is None else f"depth {thought.depth} {value}"


class Thinking:
    """One search for a move, within its limits."""

    def __init__(self, situation: Situation, limits: Limits, halt: Event) -> None:
        self.rules = situation.solver.rules
        self._situation = situation
        self._limits = limits
        self._halt = halt
        self._began = time.monotonic()
        self._nodes_before = situation.solver.nodes

    @property
    def _nodes(self) -> int:
        return self._situation.solver.nodes - self._nodes_before

    @property
    def _seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def effort(self) -> str:
        seconds = self._seconds
        return (
            f"nodes {self._nodes} time {round(seconds * 1000)} nps {round(self._nodes / max(seconds, 0.001))}"
        )

    def _stop(self) -> bool:
        limits = self._limits
        if limits.nodes is not None and self._nodes >= limits.nodes:
            return True
        return self._halt.is_set() or (limits.seconds is not None and self._seconds >= limits.seconds)

    def _stop_after(self, seconds: float) -> Stop:
        """`_stop`; and a stop after this many seconds, unless everything is proven quickly."""
        solver = self._situation.solver
        if solver.proves_quickly:
            return solver.limit(self._stop)
        return lambda: self._stop() or self._seconds >= seconds

    def first_glance(self) -> Move:
        """A plausible move, in case there is no time at all."""
        position = self._situation.position
        glance = self._situation.solver.lookahead
        return glance.best(position, 1, self.rules.legal_moves(position), never)[0]

    def thoughts(self) -> Iterator[Thought]:
        """Thoughts, each better than the one before."""
        if self._situation.level.name != STRONGEST:
            yield self._choice()
        elif self._limits.counted:
            yield from self._look_ahead(self.rules.legal_moves(self._situation.position))
        else:
            yield from self._prove()

    def _choice(self) -> Thought:
        """The choice of a level below the strongest."""
        solver, position = self._situation.solver, self._situation.position
        stop = self._stop_after(DEFAULT_SECONDS)
        move = choose(self._situation.level, solver, position, fresh_seed(), stop)
        return Thought(None, Value.UNKNOWN, move)

    def _look_ahead(self, moves: list[Move]) -> Iterator[Thought]:
        """Look one move deeper each time, until the value is known or a limit is reached."""
        position, lookahead = self._situation.position, self._situation.solver.lookahead
        for depth in range(1, self._limits.depth + 1):
            if self._stop():
                return
            try:
                best, score = lookahead.best(position, depth, moves, self._stop)
            except Stopped:
                return
            value = _value_of(score, exact=lookahead.exact)
            yield Thought(depth, value, best)
            if value != Value.UNKNOWN:
                return
            moves = [best, *(move for move in moves if move != best)]

    def _prove(self) -> Iterator[Thought]:
        """Prove the position if there is time; otherwise look ahead among the moves that are not refuted."""
        solver, position = self._situation.solver, self._situation.position
        moves = solver.most_promising_first(position)
        yield Thought(1, Value.UNKNOWN, moves[0])
        seconds = PROOF_SECONDS if self._limits.seconds is None else PROOF_SHARE * self._limits.seconds
        judgement = solver.judge(position, self._stop_after(seconds), until_win=True)
        value, moves = judgement.value, judgement.at(judgement.value, moves)
        if value == Value.UNKNOWN:
            yield Thought(1, value, moves[0])
            yield from self._look_ahead(moves)
            return
        yield Thought(None, value, moves[0])
        seed = 0  # the strongest level makes no random choices
        move = choose(self._situation.level, solver, position, seed, self._stop)
        if value == Value.LOSS or solver.value_of(position, move, self._stop) == value:
            yield Thought(None, value, move)


def _value_of(score: float, *, exact: bool) -> Value:
    """What a look ahead has proven; it is exact if it estimated nothing."""
    if abs(score) >= DECIDED:
        return Value.WIN if score > 0 else Value.LOSS
    return Value.DRAW if exact else Value.UNKNOWN


def value_word(solver: Solver, position: Position, halt: Event) -> str:
    """Answer `query value`: win, draw or loss for the side to move, or unknown.

    If everything is proven quickly, it is known unless halted; elsewhere, only if it can be proven in time.
    """
    end = time.monotonic() + DEFAULT_SECONDS

    def late() -> bool:
        return halt.is_set() or time.monotonic() >= end

    stop = solver.limit(halt.is_set) if solver.proves_quickly else late
    return solver.value(position, stop).value
