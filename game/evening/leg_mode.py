"""A leg as the mode of a session."""

from dataclasses import dataclass

from game.core.rules import Move, Outcome, Player
from game.core.words import _, later
from game.session.modes import NO_GUARDS, Guards, Relaxed
from game.session.session import SavedGame


@dataclass(frozen=True)
class LegMode(Relaxed):
    """The evening knows what comes next. There is no clock, as a move made at random would lie."""

    starter: Player
    guards: Guards = NO_GUARDS
    opening: tuple[Move, ...] = ()
    slips_only: bool = False
    hints: int | None = None

    @classmethod
    def of(cls, saved: SavedGame) -> "LegMode":
        """The mode of a leg that was saved, to look at it."""
        return cls(saved.series.starter, opening=saved.opening)

    @property
    def given(self) -> bool:
        return True

    @property
    def no_hints(self) -> str:
        return _("Between people there are hints only if all have chosen so: see the settings.")

    @property
    def timed(self) -> bool:
        return False

    @property
    def next_label(self) -> str:
        return later("Go on")

    def after(self, outcome: Outcome) -> "LegMode":
        return self

    def next(self) -> "LegMode":
        return self
