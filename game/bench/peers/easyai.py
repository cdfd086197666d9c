"""The rules as easyAI asks for them, and what its Negamax proves with them."""

import importlib
from typing import Any

from game.core.rules import AnyRules, Move, opponent
from game.core.variant import Setup
from game.solving.values import Value

# What stands for the turn of a player who is skipped: in easyAI the players strictly alternate.
PASS: Move = -1


class Stated:
    """A game as easyAI's algorithms see it. Moves are told once for each position, and taken back."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.players: list[object] = []  # nobody plays: Negamax is asked about the start
        self.position: Any = rules.start()
        self.current_player: int = self.position.turn
        self._moves = rules.legal_moves(self.position)
        self._before: list[tuple[Any, list[Move]]] = []

    def possible_moves(self) -> list[Move]:
        return self._moves.copy()  # Negamax reorders what it is given

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
        """For the player on turn, who is stuck when the game is over, and has lost."""
        return 0 if self._moves else -1

    def ttentry(self) -> Any:
        """A position where the player on turn passes is another than the same one after the pass."""
        return self.position if self.position.turn == self.current_player else (PASS, self.position)


def prove(setup: Setup) -> Value:
    """Who wins from the start, to the player on turn there.

    To the end of the longest game at once: by steps of one or two moves it takes two to ten times as long.
    With `win_score` at the score of a win the window is the narrowest, and the first win found cuts.
    """
    easyai = importlib.import_module("easyAI")
    game = type("Game", (Stated, easyai.TwoPlayerGame), {})(setup.rules())
    longest = 2 * setup.size**2 + 1  # every move takes a cell; after each there may be a pass
    search = easyai.Negamax(longest, win_score=1, tt=easyai.AI.TranspositionTable())
    search(game)
    return Value.WIN if search.alpha > 0 else Value.LOSS
