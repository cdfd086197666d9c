"""How a stage of a run at the board is kept with its run; its points are shown as they come."""

from game.arcade.navigation.destinations import Destination, ToStageEnd
from game.arcade.scenes.lights import Fade
from game.arcade.scenes.play.game_keeping import GameKeeping
from game.arcade.sentences import run_words
from game.arcade.shell.context import Context
from game.arcade.views.play.award import Award, Grade
from game.arcade.views.run.run_panel import RunPanelPicture
from game.core.words import _
from game.run.points import Gate, Parts, combo_words
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.run.run_stage import latest_gate
from game.session.session import Session

# How long an award is shown, how long it takes to come and to go, and how quickly the points rise.
AWARD_SECONDS, FADE_SECONDS, RISE_SECONDS = 3.0, 0.18, 0.15

# The sounds of awards.
SOUNDS = {Grade.GAIN: "award", Grade.LOSS: "slip"}


class StageKeeping(GameKeeping):
    """Keeps every move before the next one, until the stage has ended."""

    def __init__(self, context: Context, progress: RunProgress) -> None:
        super().__init__(context)
        self._progress = progress
        self._after: Run | None = None  # the run when this stage has ended
        self._reviewed: int | None = None  # how many moves were, when the awards were last looked for
        self._made_before = 0  # how many moves had been made when the scene came
        self._parts: Parts | None = None  # of the points so far
        self._points = 0.0  # those that are shown, on their way to those of the parts
        self._award: Award | None = None
        self._award_left = 0.0
        self._told: Fade[Award] = Fade(FADE_SECONDS)

    @property
    def _run(self) -> Run:
        return self._progress.run

    # Keeping

    def keep(self, session: Session) -> None:
        if self._after is None:
            self._progress = self._context.profile.runs.keep(self._progress, session)

    def end(self, session: Session) -> Destination | None:
        if not _is_reviewed(session):
            return None
        before = self._run
        return ToStageEnd(before, self._context.profile.runs.end_stage(self._progress, session), session)

    # What is shown

    def follow(self, session: Session, seconds: float) -> None:
        passed = self._context.motion.passed(seconds)
        self._look_for_awards(session)
        self._award_left = max(0.0, self._award_left - seconds)
        if not self._award_left:
            self._award = None
        self._told.follow(self._award, passed)
        self._points = self._risen(passed)
        if session.over and _is_reviewed(session):
            self._draw_next_start(session)

    def _look_for_awards(self, session: Session) -> None:
        """Follow what was reviewed. Moves made before the scene came were shown already."""
        review, person = session.review_so_far, session.players.alone
        reviewed = len(review.assessments) if review else 0
        hints = session.hints_used(person) if person else 0
        if self._parts is None or reviewed != self._reviewed or hints != self._parts.hints:
            if self._parts is None:
                self._made_before = len(session.match.plies)
            self._parts = self._run.parts_so_far(session)
            award = award_for(session) if reviewed != self._reviewed else None
            self._reviewed = reviewed
            if reviewed <= self._made_before:
                self._points = float(self._parts.points)
            elif award is not None:
                self._tell(award)

    def _is_catching_up(self, session: Session) -> bool:
        """Whether moves that were made before the scene came are still to be reviewed."""
        began = len(session.began_in.opening)
        if self._parts is None:
            return len(session.match.plies) > began
        return self._made_before > began and (self._reviewed or 0) < self._made_before

    def _tell(self, award: Award) -> None:
        self._award, self._award_left = award, AWARD_SECONDS
        sound = SOUNDS.get(award.grade)
        if sound is not None:
            self._context.audio.play(sound)

    def _risen(self, passed: float) -> float:
        """The points that are shown come nearer to what they are now, and slow down."""
        goal = float(self._parts.points) if self._parts else 0.0
        nearer = self._points + (goal - self._points) * min(1.0, passed / RISE_SECONDS)
        return goal if abs(goal - nearer) < 1 else nearer

    def _draw_next_start(self, session: Session) -> None:
        """Have the start of the next stage drawn while the end of this one is seen."""
        if self._after is None:
            self._after = self._run.after(session)
        if not self._after.over:
            self._context.adviser.ask(self._after.card(self._context.games).question)

    @property
    def resting(self) -> bool:
        risen = self._parts is None or self._points == self._parts.points
        return self._told.resting and risen

    def picture(self, session: Session) -> RunPanelPicture:
        standing = self._run.standing
        parts = self._parts or self._run.parts_so_far(session)
        return RunPanelPicture(
            stage=run_words.stage(standing),
            loop=run_words.loop(standing),
            lives=standing.lives,
            hints=standing.hints - parts.hints,
            points=standing.points,
            worth=round(self._points) if self._parts else parts.points,
            combo="" if self._is_catching_up(session) else combo_words(parts.streak),
            award=self._told.shown(self._award),
        )


def _is_reviewed(session: Session) -> bool:
    """Whether everything is known about a stage that has ended."""
    return session.over and session.question() is None


def award_for(session: Session) -> Award | None:
    """What the latest move was worth; None if every move won, or none."""
    latest = latest_gate(session)
    if latest is None:
        return None
    assessment, gate = latest
    if gate.kept:
        return _gain(gate)
    if assessment.move in assessment.winning:
        return Award(_("With a hint: no bonus"), "", "", Grade.NOTHING)
    return Award(_("That gave the win away"), "", "", Grade.LOSS)


def _gain(gate: Gate) -> Award:
    return Award(
        name=gate.name.upper(),
        odds=_("{winning} of {legal}", winning=gate.winning, legal=gate.legal),
        bonus=f"+{gate.bonus}",
        grade=Grade.GAIN,
    )
