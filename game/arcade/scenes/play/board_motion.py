"""The animation of a move, made or taken back."""

from dataclasses import dataclass, replace

from game.arcade.shell.motion import FIRST_SECONDS, Motion
from game.core.match import Ply

# A move has landed after about half of this time; the rest is its impact, and how it settles.
MOVE_SECONDS = 0.45


@dataclass(frozen=True)
class BoardMotion:
    """How far the last move is animated; with `undone`, how much of that move is still visible."""

    progress: float = 1.0
    undone: Ply | None = None

    @property
    def moving(self) -> bool:
        return self.progress < 1.0 or self.undone is not None

    def after(self, seconds: float) -> "BoardMotion":
        """The motion a little later; at rest when it has ended."""
        share = seconds / MOVE_SECONDS
        if self.undone is not None:
            return replace(self, progress=self.progress - share) if self.progress > share else REST
        return BoardMotion(min(1.0, self.progress + share))


REST = BoardMotion()


def making(motion: Motion, seen: float = 0.0) -> BoardMotion:
    """A move that has just been made. A share of its animation was seen already, while it was entered."""
    return BoardMotion(seen).after(motion.passed(FIRST_SECONDS))


def unmaking(ply: Ply, motion: Motion) -> BoardMotion:
    """A move that has just been taken back."""
    return BoardMotion(1.0, ply).after(motion.passed(FIRST_SECONDS))
