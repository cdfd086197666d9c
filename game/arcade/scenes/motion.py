"""What is moving on the board: the last move, or one that is taken back."""

from dataclasses import dataclass, replace

from game.core.match import Ply

MOVE_SECONDS = 0.25


@dataclass(frozen=True)
class Motion:
    """How far the last move has come; with `undone`, how much of that one is still to be seen."""

    progress: float = 1.0
    undone: Ply | None = None

    @property
    def moving(self) -> bool:
        return self.progress < 1.0 or self.undone is not None

    def after(self, seconds: float) -> "Motion":
        """The motion a little later; at rest when it has come to its end."""
        share = seconds / MOVE_SECONDS
        if self.undone is not None:
            return replace(self, progress=self.progress - share) if self.progress > share else Motion()
        return Motion(min(1.0, self.progress + share))
