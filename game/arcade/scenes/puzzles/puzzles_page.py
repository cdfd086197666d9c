"""The page of the puzzles: a row for each mode, and beside the rows what awaits the player in one of them."""

from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import PLATE
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import STEPS, RowPicture, draw_plate
from game.arcade.kit.rows import Group, ListContent, Rows
from game.arcade.kit.screen import is_wide
from game.arcade.kit.stacks import Beside, Column, Faded, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back, Destination, ToMenu, ToPastGames, ToPuzzle
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.puzzles.details import detail_of
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import puzzle_words
from game.arcade.shell.context import Context
from game.arcade.views.accents import PUZZLES_ACCENT
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.puzzles.detail import PuzzleDetail
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
# The share of a wide page for the rows, and the least width of such a page, in sizes of small text.
ROWS_SHARE, WIDE = 0.46, 58
# How much taller the first row is than the others, in distances from row to row.
TALLER = 0.9
# The light of the first row when it is not in focus, and the side of an icon, in shares of a row's height.
AWAKE, ICON = 0.3, 0.66


@dataclass(frozen=True)
class PuzzlesPicture:
    """Everything that stands on the page."""

    title: str
    words: str  # about the mode in focus, or what has just happened
    warns: bool
    others: tuple[str, ...]  # the words about all modes
    rows: ListContent
    date: str  # of the daily puzzle, which is the first
    games: tuple[Variant | None, ...]  # the ones to practise, after rows without a game
    practice: str  # the title of the games
    detail: PuzzleDetail
    come: float  # how far the detail has come in, from 0 to 1


def puzzles_page(layout: Layout, theme: Theme, picture: PuzzlesPicture) -> Node:
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    title = Line(picture.title, (layout.large, layout.medium), theme.ink, bold=True)
    words = Text(picture.words, (layout.small,), tone, bold=picture.warns, room_for=picture.others)
    titled, plain = _titled(picture), _plain(picture)
    detail = Faded(picture.detail, picture.come)
    if is_wide(layout, WIDE):
        body: Node = Beside(First((titled, plain)), detail, ROWS_SHARE, gap=4)
    else:
        body = First((Column((titled, Part(detail, gap=3, grows=True))), titled, plain))
    return Column((title, words, Part(body, gap=2, grows=True)))


def _titled(picture: PuzzlesPicture) -> Rows:
    """The first row large, and a title above the games."""
    first_game = next((number for number, game in enumerate(picture.games) if game), None)
    groups = () if first_game is None else (Group(first_game, picture.practice),)
    daily, *others = zip(picture.rows.rows, picture.games, strict=True)
    rows = [ModeRow(replace(row, label=game.name) if game else row, game) for row, game in others]
    first = DailyRow(daily[0], picture.date)
    return Rows(
        (first, *rows), picture.rows.scroll, groups=groups, taller=TALLER, whole=True, least_row=PLATE
    )


def _plain(picture: PuzzlesPicture) -> Rows:
    """All rows alike."""
    rows = map(ModeRow, picture.rows.rows, picture.games)
    return Rows(tuple(rows), picture.rows.scroll)


@dataclass(frozen=True)
class ModeRow(Node):
    """The row of a puzzle mode: its mark or the icon of its game, its name, and how the player stands."""

    row: RowPicture
    game: Variant | None = None  # the one to practise

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box, light = look.layout, placed.box, self.row.lit
        theme = look.theme if self.game is None else look.theme.tinted(self.game.accent)
        draw_plate(canvas, theme, box, light)
        left = self._draw_mark(canvas, layout, theme, box).right + layout.px(1.4)
        inner = Rect(left, box.top, max(1, box.right - layout.px(2) - left), box.height)
        value = shortened(self.row.value or "", layout.small, inner.width // 2)
        tone = mix(theme.soft, theme.ink, round(STEPS * light) / STEPS)
        write(canvas, value, layout.small, tone, midright=inner.midright)
        room = max(1, inner.width - text_width(value, layout.small) - layout.px(1.5))
        name = shortened(self.row.label, layout.small, room, bold=True)
        write(canvas, name, layout.small, theme.ink, bold=True, midleft=inner.midleft)

    def _draw_mark(self, canvas: Surface, layout: Layout, theme: Theme, box: Rect) -> Rect:
        mark = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
        mark.centery = box.centery
        if self.game is None:
            pygame.draw.rect(canvas, theme.accent, mark, border_radius=mark.width // 2)
        else:
            mark.width = round(box.height * ICON)
            drawn = icon(drawer_of(self.game), theme, mark.width, lit=self.row.lit > 0)
            canvas.blit(drawn, drawn.get_rect(center=mark.center))
        return mark


@dataclass(frozen=True)
class DailyRow(Node):
    """The row of the daily puzzle, large, with its date."""

    row: RowPicture
    date: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme, box, light = look.layout, look.theme, placed.box, self.row.lit
        shine = AWAKE + (1 - AWAKE) * light
        lay_plate(canvas, theme, box, box.height // 5, colour=theme.accent, light=shine)
        inner = box.inflate(-2 * layout.px(2.2), 0)
        below = layout.line(layout.small)
        sizes = (layout.large, layout.medium)
        size = next((size for size in sizes if layout.line(size) + below <= box.height), layout.small)
        name = Rect(inner.left, 0, inner.width, layout.line(size))
        name.top = inner.centery - (name.height + below) // 2
        write(canvas, self.row.label, size, theme.ink, bold=True, midleft=name.midleft)
        state = self.row.value or ""
        value = write(canvas, state, layout.medium, theme.heading, bold=True, midright=inner.midright)
        date = shortened(self.date, layout.small, value.left - layout.px(2) - inner.left)
        spot = inner.left, name.bottom + below // 2
        write(canvas, date, layout.small, mix(theme.soft, theme.ink, light), midleft=spot)


class PuzzlesScene(PageScene):
    """The page. CONFIRM opens the next puzzle of the mode in focus; SECOND copies the line about today's."""

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
        self.context.audio.music("menu")
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
                self.context.audio.play(self.rows.sound)

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
