"""A run as it is played: the stages that have ended, and the current one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.bots.starts import FairStart
from game.core.variant import Variant
from game.run.run import Card, Run
from game.session.session import SavedGame, Session


@dataclass(frozen=True)
class RunProgress:
    """Everything that must be the same when a run goes on later."""

    key: str  # what distinguishes the run from all others
    run: Run
    counts: bool = True  # whether it may enter the tables
    start: FairStart | None = None  # of the current stage
    game: SavedGame | None = None  # the stage itself, as a single game

    @property
    def is_daily(self) -> bool:
        return bool(self.run.date)

    @property
    def stage_key(self) -> str:
        """What distinguishes the coming stage from those of all runs."""
        return f"{self.key} {len(self.run.results)}"

    def card(self, games: Mapping[str, Variant]) -> Card:
        """The card of the coming stage. One that was begun stays on its board."""
        card = self.run.card(games)
        return card if self.game is None else replace(card, setup=self.game.setup)

    def session(self, games: Mapping[str, Variant]) -> Session | None:
        """The current stage; None between two stages."""
        if self.start is None:
            return None
        if self.game is None:
            return self.run.stage(self.start, games)
        return self.run.resumed(self.game, self.start)

    def at(self, session: Session) -> "RunProgress":
        """The run with the stage as it stands now."""
        mode = session.began_in
        return replace(self, start=FairStart(mode.starter, mode.opening), game=session.as_single_game())

    def after(self, session: Session) -> "RunProgress":
        """The run after the stage, which has ended and was reviewed."""
        return replace(self, run=self.run.after(session), start=None, game=None)
