"""What is known for certain about a position: who wins, which moves win, and how soon it ends."""

from functools import cached_property

from game.core.kernel import AnyKernel
from game.core.rules import AnyRules, Move, Player, Position, opponent
from game.core.stop import Stop, Stopped, at_once, never
from game.core.variant import Setup
from game.solving.distance import MOST_FOR_LONGEST, Distances
from game.solving.lookahead import Lookahead
from game.solving.mistake_chances import MistakeChances
from game.solving.rules_kernel import RulesKernel
from game.solving.values import Judgement, Value, value_to

# How many positions are examined for one move before the next move gets its turn.
FIRST_SLICE = 2000
# If one move that wins is enough, a proof of the position itself, which tries the most promising moves first,
# gets as much work as so many moves.
MOVES_IN_ONE = 8
# The most positions for a question without another limit: on the boards that the game declares provable,
# where proofs take a small part of that, and on all others, where few proofs succeed.
MOST_POSITIONS = 1_000_000
MOST_POSITIONS_ELSEWHERE = 20_000


class Solver:
    """Answers questions about one game on one board, and remembers what it has proven.

    A question without a `stop` is given up after a fixed number of positions, so that the same question
    always has the same answer.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.rules()
        self._kernel: AnyKernel | None = None
        self._estimate = setup.variant.estimate or mobility
        self.lookahead = Lookahead(self.rules, self.estimate)

    @property
    def kernel(self) -> AnyKernel:
        """Made for the first proof: some kernels take longer than a frame, and a level may need none."""
        if self._kernel is None:
            self._kernel = (self.setup.variant.make_kernel or RulesKernel)(self.rules)
        return self._kernel

    @cached_property
    def _mistake_chances(self) -> MistakeChances:
        return MistakeChances(self.kernel)

    @cached_property
    def _distances(self) -> Distances:
        return Distances(self.kernel)

    @property
    def nodes(self) -> int:
        """The number of positions examined since the start."""
        proving = 0 if self._kernel is None else self._kernel.nodes
        return proving + self.lookahead.nodes

    @property
    def proves_quickly(self) -> bool:
        return self.setup.is_proven

    def limit(self, stop: Stop = never) -> Stop:
        """`stop`, and a stop after the most positions that a question may take."""
        return self.within(MOST_POSITIONS if self.proves_quickly else MOST_POSITIONS_ELSEWHERE, stop)

    def within(self, positions: int, stop: Stop = never) -> Stop:
        """`stop`, and a stop after this many positions."""
        last = self.nodes + positions
        return lambda: self.nodes > last or stop()

    def estimate(self, position: Position) -> float:
        """An estimate of an unfinished game for the player on turn, from -1 (lost) to 1 (won)."""
        return self._estimate(self.rules, position)

    def value(self, position: Position, stop: Stop | None = None) -> Value:
        """The value of a position for the player on turn; unknown if stopped before the proof."""
        return self._value_to(position.turn, position, stop)

    def value_of(self, position: Position, move: Move, stop: Stop | None = None) -> Value:
        """The value of a move for the player who makes it."""
        return self._value_to(position.turn, self.rules.play(position, move), stop)

    def _value_to(self, player: Player, position: Position, stop: Stop | None) -> Value:
        try:
            return value_to(player, self.kernel.outcome(position, stop or self.limit()))
        except Stopped:
            return Value.UNKNOWN

    def judge(self, position: Position, stop: Stop | None = None, *, until_win: bool = False) -> Judgement:
        """The value of every legal move; unknown for moves that were not proven before the stop.

        No move holds up the others: each gets a slice of work in turn, and then a larger one.
        """
        stop = stop or self.limit()
        values = dict.fromkeys(self.rules.legal_moves(position), Value.UNKNOWN)
        slice_ = FIRST_SLICE
        while Value.UNKNOWN in values.values() and not stop():
            for_all = slice_ * MOVES_IN_ONE if until_win else slice_
            if self.value(position, self.within(for_all, stop)) == Value.LOSS:
                return Judgement(dict.fromkeys(values, Value.LOSS))
            # If it is won, the proof has found a move that wins; until it was stopped it has refuted some:
            # what is known of the moves comes first.
            for end in (at_once, stop):
                for move in [move for move, value in values.items() if value == Value.UNKNOWN]:
                    values[move] = self.value_of(position, move, self.within(slice_, end))
                    if until_win and values[move] == Value.WIN:
                        return Judgement(values)
            slice_ *= 4
        return Judgement(values)

    def distance(self, position: Position, stop: Stop | None = None) -> int | None:
        """How many moves are left when the winner hurries and the loser resists.

        None for a draw, and if it would take too long to find out.
        """
        return self._distances.of(position, stop or self.limit())

    def longest(self, position: Position, stop: Stop | None = None) -> Move | None:
        """A move of a lost position after which the game lasts longest; None if that takes too long."""
        distances = Distances(self.kernel, MOST_FOR_LONGEST)
        return distances.longest(position, stop or self.limit())

    def mistake_chances(self, position: Position, stop: Stop | None = None) -> dict[Move, float]:
        """The chance that the winner errs after each move of the loser; empty if that takes too long."""
        try:
            return self._mistake_chances.of(position, stop or self.limit())
        except Stopped:
            return {}

    def promise(self, position: Position) -> dict[Move, float]:
        """How each move looks to the player who makes it, one move ahead."""
        return self.lookahead.scores(position, 1, never)

    def most_promising(
        self, position: Position, moves: list[Move], horizon: int, stop: Stop | None = None
    ) -> list[Move]:
        """Those of the moves that look best, up to `horizon` moves ahead."""
        return self.lookahead.most_promising(position, moves, horizon, stop or self.limit())

    def most_promising_first(self, position: Position) -> list[Move]:
        """All moves in the order in which they look best at a glance."""
        promise = self.promise(position)
        moves = sorted(promise, key=promise.__getitem__, reverse=True)
        return self.kernel.most_promising_first(position, moves)

    def most_open(self, position: Position, moves: list[Move]) -> list[Move]:
        """Those of the moves that leave the board most open; all of them if the game does not say."""
        openness = self.setup.variant.openness
        if openness is None:
            return moves
        left = {move: openness(self.rules, self.rules.play(position, move)) for move in moves}
        return [move for move in moves if left[move] == max(left.values())]


def mobility(rules: AnyRules, position: Position) -> float:
    """How the moves of the player on turn compare with the opponent's, from -1 to 1."""
    own = len(rules.legal_moves(position))
    other = len(rules.legal_moves(rules.seen_by(position, opponent(position.turn))))
    return (own - other) / (own + other + 1)
