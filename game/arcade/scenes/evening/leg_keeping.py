"""How a leg at the board is kept with its evening; where the evening stands is shown beside it."""

from game.arcade.navigation.destinations import Destination, ToEvening
from game.arcade.scenes.play.game_keeping import GameKeeping
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arcade.views.evening.evening_corners import EveningCorners
from game.arcade.views.evening.score_strip import Score
from game.core.words import _
from game.evening.evening import Playing
from game.evening.progress import EveningProgress
from game.session.session import Session


class LegKeeping(GameKeeping):
    """Keeps every move before the next one, until the leg has ended."""

    def __init__(self, context: Context, progress: EveningProgress) -> None:
        super().__init__(context)
        self._progress = progress
        self._seconds = 0.0  # that have passed since the evening was last kept

    def keep(self, session: Session) -> None:
        whole = int(self._seconds)
        self._seconds -= whole
        self._progress = self._context.profile.evenings.keep(self._progress.later(whole), session)

    def end(self, session: Session) -> Destination | None:
        if session.question() is not None:
            return None  # what its review finds belongs to the leg
        return ToEvening(self._context.profile.evenings.end_leg(self._progress, session))

    # What is shown

    def follow(self, session: Session, seconds: float) -> None:
        self._seconds += seconds

    def greeting(self, session: Session) -> str:
        """The first leg says how a set is won."""
        phase = self._progress.evening.phase
        if self._progress.played or not isinstance(phase, Playing):
            return ""
        return evening_words.first_words(phase)

    def title(self, session: Session) -> str:
        return ""  # the score stands there

    def corners(self, session: Session) -> EveningCorners:
        progress, phase = self._progress, self._progress.evening.phase
        assert isinstance(phase, Playing), "a leg is played"
        wanted = phase.set.target
        at_least = len(session.match.plies) + (not session.over)  # so many moves this leg will have
        hold_out = "" if wanted is None else evening_words.hold_out_short(progress, wanted, at_least)
        return EveningCorners(
            score=None if self._context.profile.saving.is_slow else Score.of(progress),
            game=session.setup.variant.name,
            leg=evening_words.place(progress.evening, phase),
            hold_out=(_("Move {number}", number=at_least), hold_out) if hold_out else None,
        )
