"""The rules adapted for easyAI, and proofs by its Negamax."""

import importlib
from typing import Any

from game.core.rules import AnyRules, Move, opponent
from game.core.variant import Setup
from game.solving.values import Value

# The pass of a player who is skipped: in easyAI, the players strictly alternate.
PASS: Move = -1


class Stated:
    """A game for easyAI's algorithms. Moves are generated once per position, and taken back."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.players: list[object] = []  # unused: Negamax is asked about the start
        self.position: Any = rules.start()
        self.current_player: int = self.position.turn
        self._moves = rules.legal_moves(self.position)
        self._before: list[tuple[Any, list[Move]]] = []

    def possible_moves(self) -> list[Move]:
        return self._moves.copy()  # Negamax reorders the list

    def make_move(self, move: Move) -> None:
        self._before.append((self.position, self._moves))
        if move == PASS:
            self._moves = self.rules.legal_moves(self.position)
            return
        self.position = self.rules.play(self.position, move)
        skips = self.position.turn == self.current_player
        self._moves = self.rules.legal_moves(self.position)
        if skips and self._moves:
            self._moves = [PASS]

    def unmake_move(self, move: Move) -> None:
        self.position, self._moves = self._before.pop()

    def switch_player(self) -> None:
        self.current_player = opponent(self.current_player)

    def is_over(self) -> bool:
        return not self._moves

    def scoring(self) -> int:
        """The score of the player on turn, who has lost when the game is over."""
        return 0 if self._moves else -1

    def ttentry(self) -> Any:
        """The key of the position. A position before a pass differs from the one after it."""
        return self.position if self.position.turn == self.current_player else (PASS, self.position)


def prove(setup: Setup) -> Value:
    """The value of the start for the player on turn.

    It searches to the end of the longest game at once: deepening by one or two moves takes two to ten times
    as long. With `win_score` at the score of a win, the window is narrowest, and the first win found cuts.
    """
    easyai = importlib.import_module("easyAI")
    game = type("Game", (Stated, easyai.TwoPlayerGame), {})(setup.rules())
    longest = 2 * setup.size**2 + 1  # every move takes a cell; after each there may be a pass
    search = easyai.Negamax(longest, win_score=1, tt=easyai.AI.TranspositionTable())
    search(game)
    return Value.WIN if search.alpha > 0 else Value.LOSS
