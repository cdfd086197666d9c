"""The puzzles: all modes, with how the player stands in each."""

from functools import partial

from game.arcade.draw.easing import eased
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back, Destination, ToMenu, ToPastGames, ToPuzzle
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.puzzles.details import detail_of
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import puzzle_words
from game.arcade.shell.context import Context
from game.arcade.views.accents import PUZZLES_ACCENT
from game.arcade.views.puzzles.detail import PuzzleDetail
from game.arcade.views.puzzles.puzzles_page import PuzzlesPicture, puzzles_page
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _
from game.puzzles.daily import Daily, is_open
from game.puzzles.practice import Practice
from game.puzzles.puzzle_progress import Mode, Task
from game.puzzles.rated import Rated
from game.puzzles.sentences import nothing_left, shared
from game.puzzles.streak import Streak
from game.puzzles.yours import Yours
from game.store.calendar import today

# How long the answer to a press is shown.
MESSAGE_SECONDS = 6.0
# How long a line is in focus before what stands beside it changes, and how long that takes to come in.
REST_SECONDS, COMING_SECONDS = 0.12, 0.2


class PuzzlesScene(PageScene):
    """CONFIRM opens the next puzzle of the mode in focus. SECOND copies the line about today's puzzle."""

    def __init__(self, context: Context, go: Go, seed: int) -> None:
        super().__init__(context, go)
        self._seed = seed
        self._day = today()
        self._progress = context.profile.puzzles.progress
        self._modes = self._modes_of_today()
        self._tasks: tuple[Task | None, ...] = ()  # what each mode has next
        self._has_past_games = False  # which can be reviewed
        self._states: tuple[str, ...] = ()  # how the player stands in each mode
        self._follow()
        self._said = ""
        self._said_left = 0.0
        self._detailed = 0  # the line whose detail is shown
        self._since = COMING_SECONDS  # seconds since it is shown
        self._rested = 0.0  # seconds since the focus moved
        rows = [
            Row(puzzle_words.way(mode), self._begin, value=partial(self._state, number))
            for number, mode in enumerate(self._modes)
        ]
        self.rows = RowList(rows, self.places_of_rows)

    def _modes_of_today(self) -> tuple[Mode, ...]:
        packs, day = self.context.packs, self._day
        practices = (Practice(packs, slug) for slug in packs.slugs)
        return (Daily(packs, day), Streak(packs, self._seed), Rated(packs, day), Yours(day), *practices)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(PUZZLES_ACCENT)

    @property
    def focused(self) -> Mode:
        return self._modes[self.rows.focus]

    def enter(self) -> None:
        self.context.audio.music("music_menu")
        self._follow()

    def _follow(self) -> None:
        """Show the day and the progress as they are now."""
        self._day = today()
        self._progress = self.context.profile.puzzles.progress
        self._modes = self._modes_of_today()
        self._has_past_games = bool(self.context.profile.history.past_games())
        self._tasks = tuple(mode.task(mode.begin(self._progress)) for mode in self._modes)
        self._states = tuple(puzzle_words.state(mode, self._progress) for mode in self._modes)

    def _state(self, number: int) -> str:
        return self._states[number]

    def show(self, mode: Mode) -> None:
        """Put a mode in focus."""
        self.rows.focus_on(self._modes.index(mode))

    # Presses

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self.context.audio.play("back")
                self.go(Back())
            case Command.SECOND | Command.COPY if self._line:
                self._copy()
            case _ if self.rows.handle(action):
                self.context.audio.play("cursor")

    def _begin(self) -> None:
        mode = self.focused
        if self._has_task:
            self._open(ToPuzzle(mode))
        elif isinstance(mode, Yours):
            self._open(ToPastGames() if self._has_past_games else ToMenu())
        else:
            self._say(nothing_left(mode, self._progress))
            self.context.audio.play("illegal")

    def _open(self, destination: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(destination)

    @property
    def _has_task(self) -> bool:
        """Whether the mode in focus has a puzzle now."""
        return self._tasks[self.rows.focus] is not None

    @property
    def _line(self) -> str:
        """The line about today's puzzle, if it is in focus and over."""
        if not isinstance(self.focused, Daily) or is_open(self._progress.days, self._day):
            return ""
        task = self._progress.days[self._day]
        puzzle = puzzle_words.puzzle_of(task.text)
        return shared(puzzle, task.attempt, self._day) if puzzle is not None else ""

    def _copy(self) -> None:
        copied = self.context.clipboard.copy(self._line)
        self._say(_("The line is copied.") if copied else _("The clipboard does not work."))
        self.context.audio.play("confirm" if copied else "illegal")

    def _say(self, words: str) -> None:
        self._said, self._said_left = words, MESSAGE_SECONDS

    # Time

    def update(self, seconds: float) -> None:
        self._said_left -= seconds
        self._since += self.context.motion.passed(seconds)
        if today() != self._day:
            self._follow()
        self._rested = self._rested + seconds if self.rows.focus != self._detailed else 0.0
        if self._rested >= REST_SECONDS:
            self._detailed, self._since, self._rested = self.rows.focus, 0.0, 0.0

    @property
    def resting(self) -> bool:
        return self._since >= COMING_SECONDS and self._rested == 0.0

    @property
    def shows_notices(self) -> bool:
        return self._said_left <= 0

    # The picture

    def prompts(self) -> Prompts:
        copy: Prompts = [(Command.SECOND, _("Copy the line"))] if self._line else []
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self._act), *copy, (Verb.BACK, _("Back"))]

    @property
    def _act(self) -> str:
        """What CONFIRM does."""
        if isinstance(self.focused, Yours) and not self._has_task:
            return _("Past games") if self._has_past_games else _("Play a game")
        done = isinstance(self.focused, Daily) and not is_open(self._progress.days, self._day)
        return _("Look at it") if done else _("Solve")

    @property
    def message(self) -> None:
        """No plate: the page tells what there is to tell in place of its words about the mode in focus."""

    def page(self) -> Node:
        notice = self._said if self._said_left > 0 else self.context.notices.current
        abouts = [puzzle_words.about(mode, self._progress) for mode in self._modes]
        picture = PuzzlesPicture(
            title=_("Puzzles"),
            words=notice or abouts[self.rows.focus],
            warns=bool(notice),
            others=tuple(abouts),
            rows=self.rows.content(),
            date=puzzle_words.date_of(self._day),
            games=tuple(self._game_of(mode) for mode in self._modes),
            practice=_("Practice"),
            detail=self._detail,
            come=eased(self._since / COMING_SECONDS),
        )
        return puzzles_page(self.context.layout, self.theme, picture)

    @property
    def _detail(self) -> PuzzleDetail:
        mode, task = self._modes[self._detailed], self._tasks[self._detailed]
        return detail_of(self.context, mode, self._progress, task, has_past_games=self._has_past_games)

    def _game_of(self, mode: Mode) -> Variant | None:
        """The game that a mode practises, if it does."""
        return self.context.games[mode.slug] if isinstance(mode, Practice) else None
