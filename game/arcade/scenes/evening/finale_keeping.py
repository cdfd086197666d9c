"""How the rounds of the Arena that decide an evening are kept: each as soon as it has been won."""

from game.arcade.navigation.destinations import Destination, ToEvening, ToFinalePause
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.shell.context import Context
from game.arena.match import Match
from game.core.rules import Player
from game.evening.progress import EveningProgress
from game.session.players import HUMAN
from game.session.streak import Streak


class FinaleKeeping(MatchKeeping):
    """The match ends with the evening."""

    def __init__(self, context: Context, progress: EveningProgress) -> None:
        one, two = progress.people
        super().__init__(context, (one.level or HUMAN, two.level or HUMAN))
        self._progress = progress

    def follow(self, match: Match) -> None:
        for winner in _winners(match)[self._rounds :]:
            self._rounds += 1
            self._progress = self._context.profile.evenings.end_round(self._progress, winner)

    def leave(self, match: Match) -> None: ...

    def end(self, match: Match) -> list[Destination]:
        return [ToEvening(self._progress)]

    @property
    def pause(self) -> Destination:
        return ToFinalePause()

    @property
    def streak(self) -> Streak:
        return Streak()


def _winners(match: Match) -> list[Player]:
    """Who won each round; drawn rounds are ridden again."""
    return [outcome.winner for outcome in match.outcomes if outcome.winner is not None]
