"""How a leg at the board is kept with its evening; where the evening stands is shown beside it."""

from game.arcade.navigation.destinations import Destination, ToEvening
from game.arcade.scenes.play.game_keeping import GameKeeping
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arcade.views.evening.evening_corners import EveningCorners
from game.arcade.views.evening.score_strip import Score
from game.core.words import _
from game.evening import sentences
from game.evening.evening import Playing
from game.evening.progress import EveningProgress, Numbers
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
        self._let_team_move(session)
        return ToEvening(self._context.profile.evenings.end_leg(self._progress, session))

    # What is shown

    def follow(self, session: Session, seconds: float) -> None:
        self._seconds += seconds
        self._let_team_move(session)

    def _let_team_move(self, session: Session) -> None:
        """Of a team, whoever is to move sits at the board; at the end of the leg, all of it has played."""
        turns = self._progress.turns(session)
        if max(map(len, turns)) == 1 or self._context.party.everybody != self._progress.people:
            return
        if session.over:
            session.seat(self._progress.players)
        elif turns != self._context.party.seated:
            self._context.seat(turns)
            session.seat(self._context.party.players)

    def partners(self, session: Session) -> tuple[str, str]:
        one, two = (self._partner(turns) for turns in self._progress.turns(session))
        return one, two

    def _partner(self, turns: Numbers) -> str:
        """Who moves for a side after whoever moves now."""
        names = [self._progress.people[number].name for number in turns[1:]]
        return _("then {name}", name=names[0]) if names else ""

    def first_words(self, session: Session) -> str:
        """Whether a leg starts level, and how that is fair."""
        if session.started or not session.given:
            return ""
        return sentences.level_start(len(self._progress.evening.sets[-1].legs) + 1)

    def greeting(self, session: Session) -> str:
        """The first leg of each game says what it is about, until a person has moved."""
        sets, made = self._progress.evening.sets, session.match.plies[session.given :]
        is_known = bool(sets[-1].legs) or sets[-1].game in [each.game for each in sets[:-1]]
        moved = any(ply.player in session.players.people for ply in made)
        return "" if is_known or moved or session.over else _(session.setup.variant.summary)

    def title(self, session: Session) -> str:
        return ""  # the score stands there

    def corners(self, session: Session) -> EveningCorners:
        progress, phase = self._progress, self._progress.evening.phase
        assert isinstance(phase, Playing), "a leg is played"
        wanted = phase.set.target
        made = len(session.match.plies) - session.given
        at_least = made + (not session.over)  # so many moves this leg will have
        hold_out = "" if wanted is None else evening_words.hold_out_short(progress, wanted, at_least)
        return EveningCorners(
            score=None if self._context.profile.saving.is_slow else Score.of(progress),
            game=session.setup.variant.name,
            leg=evening_words.place(progress.evening, phase),
            coming=evening_words.next_up(progress),
            hold_out=(_("Move {number}", number=at_least), hold_out) if hold_out else None,
        )
