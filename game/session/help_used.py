"""The help that the players of a game have used: hints, undos and guards."""

from dataclasses import dataclass, replace

from game.core.rules import Move, Player


@dataclass(frozen=True)
class HelpUsed:
    """Numbers are by Player 1 and Player 2."""

    hints: tuple[int, int] = (0, 0)
    undos: tuple[int, int] = (0, 0)
    hinted: bool = False  # whether a hint about the current position has been counted
    hinted_moves: tuple[int, ...] = ()  # the numbers, from 0, of the moves before which a hint was counted
    guards: tuple[int, int] = (0, 0)  # how many moves a guard has stopped
    stopped: tuple[Move, ...] = ()  # those of them that can be made in the current position

    def with_hint(self, player: Player, number: int) -> "HelpUsed":
        """One hint more before this move, unless one about this position has been counted."""
        if self.hinted:
            return self
        hinted_moves = (*self.hinted_moves, number)
        return replace(self, hints=_more(self.hints, player), hinted=True, hinted_moves=hinted_moves)

    def without_hint(self, player: Player) -> "HelpUsed":
        """The hint about this position does not count after all."""
        return replace(
            self, hints=_more(self.hints, player, -1), hinted=False, hinted_moves=self.hinted_moves[:-1]
        )

    def with_guard(self, player: Player, move: Move) -> "HelpUsed":
        """A guard has stopped a move in this position. The same move again costs no other guard."""
        if move in self.stopped:
            return self
        return replace(self, guards=_more(self.guards, player), stopped=(*self.stopped, move))

    def with_undo(self, player: Player) -> "HelpUsed":
        return replace(self, undos=_more(self.undos, player))

    def elsewhere(self) -> "HelpUsed":
        """The same after the position has changed."""
        return replace(self, hinted=False, stopped=())

    def on_starting_again(self) -> "HelpUsed":
        """What counts when the game starts again: undos are limited in a round, however often it begins."""
        return HelpUsed(undos=self.undos)


def _more(used: tuple[int, int], player: Player, more: int = 1) -> tuple[int, int]:
    one, two = used
    return (one + more, two) if player == 1 else (one, two + more)
