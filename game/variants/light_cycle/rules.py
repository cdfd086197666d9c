"""Light Cycle Duel. Ride one cell; the cell you leave is blocked for good."""

from game.core.grid import DIRECTIONS
from game.core.rules import NUMBERS, Move, Names, Player
from game.core.walking import STEPS, SteppingRules, Walkers
from game.core.words import _, plural


class LightCycleRules(SteppingRules):
    """A move is a direction."""

    def start(self, first: Player = 1) -> Walkers:
        left = self.grid.cell((self.size + 1) // 2 - 1, 0)
        right = self.grid.cell(self.size // 2, self.size - 1)
        return Walkers(left, right, 0, first)

    def legal_moves(self, position: Walkers) -> list[Move]:
        taken = self.taken(position)
        exits = self.grid.exits[self.standing(position)]
        return [direction for direction, cell in exits if not taken >> cell & 1]

    def play(self, position: Walkers, move: Move) -> Walkers:
        one, two, blocked, turn = position
        target = self.target(position, move)
        assert target is not None, "a legal move stays on the board"
        if turn == 1:
            return Walkers(target, two, blocked | 1 << one, 2)
        return Walkers(one, target, blocked | 1 << two, 1)

    def every_move(self) -> list[Move]:
        return list(range(len(DIRECTIONS)))

    def cells_of(self, position: Walkers, move: Move) -> tuple[int, ...]:
        return (self.stepped_on(position, move),)

    def objection(self, position: Walkers, move: Move) -> str | None:
        return self.step_objection(position, move)

    def in_the_way(self, position: Walkers, move: Move) -> tuple[int, ...]:
        return self.step_barred_by(position, move)

    def why_over(self, position: Walkers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} is boxed in and cannot ride on.", loser=names.of(loser)),
            _("You are boxed in and cannot ride on."),
            _("Your opponent is boxed in and cannot ride on."),
        )

    def move_words(self, move: Move) -> str:
        return _(STEPS[move])

    def left_words(self, count: int) -> str:
        return plural("way out", "ways out", count)

    def move_text(self, move: Move) -> str:
        return DIRECTIONS[move]

    def read_move(self, text: str) -> Move:
        return self.read_direction(text)
