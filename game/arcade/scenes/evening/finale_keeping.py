"""How the rounds of the Arena that decide an evening are kept: each as soon as it has been won."""

from dataclasses import replace

from game.arcade.navigation.destinations import ToEvening, ToFinalePause
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.scene import Go
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arena.match import Match
from game.core.rules import Player
from game.evening.evening import Riding
from game.evening.progress import EveningProgress
from game.session.win_streak import Streak


class FinaleKeeping(MatchKeeping):
    """The match ends with the evening."""

    def __init__(self, context: Context, go: Go, progress: EveningProgress) -> None:
        super().__init__(context, go, progress.players)
        self._progress = progress

    def follow(self, match: Match) -> None:
        for winner in _winners(match)[self._rounds :]:
            self._rounds += 1
            points = (1, 0) if winner == 1 else (0, 1)
            self._progress = self._context.profile.evenings.end_round(self._progress, points)

    def leave(self, match: Match) -> None: ...

    def end(self, match: Match) -> None:
        self.go(ToEvening(self._progress, match))

    def pause(self) -> None:
        self.go(ToFinalePause())

    @property
    def greeting(self) -> str:
        return evening_words.how_to_win_the_arena(self._progress)

    @property
    def streak(self) -> Streak:
        return Streak()


def _winners(match: Match) -> list[Player]:
    """Who won each round; drawn rounds are ridden again."""
    return [outcome.winner for outcome in match.outcomes if outcome.winner is not None]


def finale_of(kept: ArenaChoices, progress: EveningProgress) -> ArenaChoices:
    """The rounds that are left, on the field that is kept for the Arena."""
    phase = progress.evening.phase
    assert isinstance(phase, Riding), "rounds are ridden"
    arena = replace(
        kept.arena,
        points_to_win=phase.to,
        head_start=phase.points,
        rounds_before=len(progress.evening.rounds),
    )
    return replace(kept, arena=arena, riders=progress.players.kinds)
