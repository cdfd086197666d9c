"""What comes after a puzzle: the next one, its review, the line to share, or the same once more."""

from dataclasses import replace

from pygame import Rect

from game.arcade.input.actions import Action, Command
from game.arcade.navigation.destinations import Back, Destination, ToPuzzle, ToRecords, ToReview
from game.arcade.scenes.end_choices import EndChoices
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.choice_bar import ChoiceBar, area_below_board
from game.arcade.views.renderers import renderer_of
from game.bots.levels import STRONGEST
from game.core.controls import Verb
from game.core.match import Match
from game.core.words import _, later
from game.puzzles.daily import Daily
from game.puzzles.practice import Again
from game.puzzles.puzzle_progress import Mode
from game.puzzles.rated import Rated
from game.puzzles.sentences import shared
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.records.tables import PUZZLE_STREAK
from game.session.modes import Answered
from game.session.new_sessions import replayed
from game.session.players import Players
from game.session.puzzle_session import PuzzleSession
from game.session.session import Session
from game.store.calendar import today
from game.store.puzzle_book import streak_key


class PuzzleChoices:
    """The choices after a puzzle, side by side below the board."""

    def __init__(self, context: Context, go: Go, mode: Mode, session: PuzzleSession, seed: int) -> None:
        self._context = context
        self._go = go
        self._mode = mode.then if isinstance(mode, Again) else mode
        self._again = isinstance(mode, Again)
        self._session = session
        self._seed = seed
        self._choices: EndChoices | None = None  # once they are offered
        self._said = ""

    @property
    def rows(self) -> RowList | None:
        """The choices, once they are offered."""
        return self._choices.rows if self._choices else None

    def offer(self) -> None:
        """Let the choices that are possible now come up, once the result has been shown.

        Presses that were still meant for the board choose nothing.
        """
        share = [Row(later("Copy the line"), self._share)] if self._shares else []
        review = Row(later("Review"), self._review)
        again = self._table_row() or [Row(later("Once more"), self._once_more)]
        back = Row(later("All puzzles"), lambda: self._leave(Back(), "back"))
        rows = [*self._next_row(), review, *share, *again, back]
        self._choices = EndChoices(self._context, rows, self._area)

    def _area(self) -> Rect:
        """Where they are, on the screen with the board of the puzzle."""
        renderer = renderer_of(self._session.setup, self._context.theme)
        return area_below_board(self._context.layout.showing(renderer.perspective))

    def _next_row(self) -> list[Row]:
        mode, progress = self._next_mode(), self._context.profile.puzzle_keeper.progress
        if isinstance(mode, Daily) or mode.task(mode.begin(progress)) is None:
            return []
        fresh = isinstance(mode, Streak) and (progress.streak is None or progress.streak.over)
        label = later("New streak") if fresh else later("Next puzzle")
        return [Row(label, lambda: self._leave(ToPuzzle(self._next_mode())))]

    def _table_row(self) -> list[Row]:
        """The row that leads to the table, at the end of a streak that is in it."""
        streak = self._context.profile.puzzle_keeper.streak
        if self._again or not isinstance(self._mode, Streak) or streak is None:
            return []
        return [Row(later("High scores"), lambda: self._leave(ToRecords(PUZZLE_STREAK, streak_key(streak))))]

    def _next_mode(self) -> Mode:
        """The mode as it is today."""
        mode = self._mode
        if isinstance(mode, Rated | Yours):
            return replace(mode, day=today())
        return replace(mode, seed=self._seed) if isinstance(mode, Streak) else mode

    @property
    def _shares(self) -> bool:
        return isinstance(self._mode, Daily) and not self._again

    @property
    def said(self) -> str:
        """What came of the last press, as a sentence; "" for nothing."""
        return self._said

    # Presses

    def handle(self, action: Action) -> None:
        choices = self._choices
        if choices is None or choices.ignores(action):
            return
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self._leave(Back(), "back")
            case Command.UNDO:
                self._once_more()
            case Command.SECOND | Command.COPY if self._shares:
                self._share()
            case _ if choices.rows.handle(action):
                self._context.audio.play("cursor")

    def _leave(self, destination: Destination, sound: str = "confirm") -> None:
        self._context.audio.play(sound)
        self._go(destination)

    def _once_more(self) -> None:
        self._leave(ToPuzzle(Again(self._session.puzzle.text, self._mode)))

    def _review(self) -> None:
        self._leave(ToReview(answered(self._session)))

    def _share(self) -> None:
        assert isinstance(self._mode, Daily), "only the daily puzzle is shared"
        line = shared(self._session.puzzle, self._session.attempt, self._mode.day)
        copied = self._context.clipboard.copy(line)
        self._said = _("The line is copied.") if copied else _("The clipboard does not work.")
        self._context.audio.play("confirm" if copied else "illegal")

    def prompts(self, rows: RowList) -> Prompts:
        choose = [(Verb.UP, _("Choose")), (Verb.CONFIRM, rows.focused.act)]
        share: Prompts = [(Command.SECOND, _("Copy"))] if self._shares else []
        return [*choose, *share, (Verb.BACK, _("All puzzles"))]

    def advance(self, seconds: float) -> None:
        if self._choices is not None:
            self._choices.advance(seconds)

    def picture(self) -> ChoiceBar | None:
        return self._choices.picture() if self._choices else None


def answered(session: PuzzleSession) -> Session:
    """The answer of a puzzle as a game, to be reviewed."""
    puzzle = session.puzzle
    match = Match.of(puzzle.setup, (*puzzle.moves, *puzzle.solution), puzzle.first)
    players = Players.of((session.player,), STRONGEST)
    return replayed(match, players, Answered(puzzle.first, puzzle.moves))
