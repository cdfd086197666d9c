"""The page of the saved data: where they are, a table of them, and buttons to export and to erase them."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from game import faults
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.rows import LEAST_ROW, Buttons, Rows, Scroll
from game.arcade.kit.screen import page_of
from game.arcade.kit.stacks import Column, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back, Confirm, Erase
from game.arcade.profile.choices import Choices
from game.arcade.profile.settings import Settings, changed
from game.arcade.scenes.exporting import Exporting
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import history_words
from game.arcade.shell.context import Context
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _, later, plural
from game.puzzles.puzzle_progress import Progress
from game.records.tables import DAILY_RUN, RUN, TABLES
from game.session.players import HUMAN
from game.store.history import MOST

Pair = tuple[str, str]
# The distance from line to line of the table, in units, and where a line is two lines of text.
STEP, DOUBLE_STEP = 4.8, 8.0
# The margin on both sides of a line and between its columns, in units.
MARGIN = 2


@dataclass(frozen=True)
class DataLine(Node):
    """A label and its value: beside it, or below it."""

    label: str
    value: str
    value_at: int | None  # how far from the left the value stands, in pixels; None for below

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        size, box = layout.small, placed.box.inflate(-2 * layout.px(MARGIN), 0)
        if self.value_at is not None:
            write(canvas, self.label, size, theme.soft, midleft=box.midleft)
            left = placed.box.left + self.value_at
            write(canvas, self.value, size, theme.ink, bold=True, midleft=(left, box.centery))
            return
        half = layout.line(size) // 2
        for y, words, tone, bold in (
            (box.centery - half, self.label, theme.soft, False),
            (box.centery + half, self.value, theme.ink, True),
        ):
            short = shortened(words, size, box.width, bold=bold)
            write(canvas, short, size, tone, bold=bold, midleft=(box.left, y))


@dataclass(frozen=True)
class DataTable(Rows):
    """The lines on a plate, with rules between them."""

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        boxes = [part.box for part in placed.parts]
        gap = boxes[1].top - boxes[0].bottom if len(boxes) > 1 else 0
        plate = boxes[0].union(boxes[-1]).inflate(0, gap)
        lay_plate(canvas, theme, plate, layout.px(1.6), colour=theme.accent)
        for box in boxes[1:]:
            inner, y = box.inflate(-2 * layout.px(MARGIN), 0), box.top - gap // 2
            pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (inner.left, y), (inner.right, y))
        super().draw(canvas, look, placed)


def data_table(layout: Layout, lines: tuple[Pair, ...], scroll: Scroll) -> DataTable:
    """The table; its values stand below their labels if there is no room for them beside all of them."""
    label, value = (
        max(text_width(line[part], layout.small, bold=part == 1) for line in lines) for part in (0, 1)
    )
    left = layout.px(MARGIN) + label + layout.px(2 * MARGIN)
    arrows = layout.target + layout.px(1)
    beside = left + value + layout.px(MARGIN) + arrows <= page_of(layout).width
    rows = tuple(DataLine(*line, left if beside else None) for line in lines)
    step, least = (STEP, LEAST_ROW) if beside else (DOUBLE_STEP, LEAST_ROW + LINE)
    return DataTable(rows, scroll, step, least_row=least)


class SavedDataScene(PageScene):
    """The page: a table that UP and DOWN scroll, above buttons that LEFT and RIGHT choose."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._first = 0  # the first visible line of the table
        self._table = self._make_table()
        self._exporting = Exporting(context)
        rows = [Row(later("Back"), self._back)]
        if context.profile.folder.path is not None:
            rows.append(Row(later("Export"), self._export))
        rows.append(Row(later("Erase"), self._ask_to_erase))
        self.rows = RowList(rows, lambda: self.places_of(Buttons), across=True)

    @property
    def theme(self) -> Theme:
        return super().theme.tinted(self.context.theme.cabinet)

    # The table

    def _make_table(self) -> tuple[Pair, ...]:
        profile = self.context.profile
        count = len(profile.history.past_games())
        return (
            (_("Settings"), self._changed_settings()),
            (_("Keys and buttons"), self._changed_keys()),
            (_("Last choices"), self._named(self._has_choices)),
            (_("Unfinished games"), self._named(lambda game: profile.saves.of(game.slug) is not None)),
            (_("Past games"), _("{count} (at most {most})", count=count, most=MOST)),
            (_("Unfinished runs"), self._unfinished_runs()),
            (_("Records"), self._records()),
            (_("Puzzles"), self._puzzles()),
            *self._people(),
            *self._statistics(),
        )

    def _people(self) -> tuple[Pair, ...]:
        """How many people are remembered, if there are any."""
        count = len(self.context.profile.people.book().roster.people)
        return ((_("People"), plural("{count} person", "{count} people", count)),) if count else ()

    def _named(self, chosen: Callable[[Variant], bool]) -> str:
        """The names of some games."""
        games = self.context.games.values()
        names = [history_words.name(game, game.slug) for game in games if chosen(game)]
        return ", ".join(names) or _("none")

    def _has_choices(self, game: Variant) -> bool:
        return self.context.choices.of(game) != Choices(game.setup())

    def _unfinished_runs(self) -> str:
        runs = self.context.profile.runs
        found = [TABLES[RUN].title] if runs.unfinished(daily=False) else []
        found += [TABLES[DAILY_RUN].title] if runs.unfinished(daily=True) else []
        return ", ".join(map(_, found)) or _("none")

    def _records(self) -> str:
        book = self.context.profile.records.book()
        count = sum(map(len, book.tables.values()))
        scores = plural("{count} high score", "{count} high scores", count)
        return f"{scores}, {plural('{count} medal', '{count} medals', len(book.medals))}"

    def _puzzles(self) -> str:
        """How many puzzles were tried, daily and rated ones, and how long the longest streak was."""
        progress = self.context.profile.puzzles.progress
        if progress == Progress():
            return _("none")
        return _(
            "{daily} daily, {rated} rated, longest streak {longest}",
            daily=len(progress.days),
            rated=len(progress.tried),
            longest=progress.longest,
        )

    def _changed_settings(self) -> str:
        count = len(changed(Settings(), self.context.settings))
        return plural("{count} changed", "{count} changed", count) if count else _("defaults")

    def _changed_keys(self) -> str:
        return _("defaults") if self.context.own_bindings == DEFAULT_BINDINGS else _("your own")

    def _statistics(self) -> list[Pair]:
        """For each game, a line for each kind of opponent, and one for the hints."""
        lines = []
        for slug, statistics in self.context.profile.history.statistics().items():
            game = history_words.name(self.context.games.get(slug), slug)
            for kind in (kind for kind in (HUMAN, *LEVELS) if statistics.against(kind).games):
                score = history_words.score(kind, statistics.against(kind))
                lines.append((history_words.pairing(game, kind), score))
            if statistics.hints:
                lines.append((_("{game}, hints used", game=game), str(statistics.hints)))
        return lines

    # Presses

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self._back()
            case Verb.UP | Verb.DOWN:
                self._scroll(1 if action.verb is Verb.DOWN else -1)
            case Verb.CONFIRM if action.device.kind is Kind.MOUSE and self._click_arrow(action):
                self.context.audio.play("cursor")
            case Verb.CONFIRM:
                self.rows.handle(action)
            case _ if self.rows.handle(action):
                self.context.audio.play("cursor")

    def _scroll(self, lines: int) -> None:
        room = len(self.places_of(DataTable).visible)
        first = max(0, min(self._first + lines, len(self._table) - room))
        if first != self._first:
            self._first = first
            self.context.audio.play("cursor")

    def _click_arrow(self, action: Action) -> bool:
        """Turn a page of the table, if an arrow was clicked."""
        places = self.places_of(DataTable)
        for arrow, direction in ((places.back, -1), (places.forth, 1)):
            if arrow is not None and action.spot is not None and arrow.collidepoint(action.spot):
                self._scroll(direction * len(places.visible))
                return True
        return False

    def _back(self) -> None:
        self.context.audio.play("back")
        self.go(Back())

    def _export(self) -> None:
        self._exporting.begin(self.context.profile.export(), later("Everything was exported to {file}."))

    def update(self, seconds: float) -> None:
        self._exporting.follow()

    def removed(self) -> None:
        self._exporting.leave()

    def _ask_to_erase(self) -> None:
        """Two different questions: one is answered too easily."""
        self.context.audio.play("confirm")
        sure = Confirm(
            title=later("Are you sure?"),
            words=_("This cannot be undone."),
            stay=later("Keep everything"),
            leave=later("Erase for good"),
            then=Erase(),
        )
        self.go(
            Confirm(
                title=later("Erase everything?"),
                words=_("Your settings, keys, games, records, puzzles and people will be lost."),
                stay=later("Stay"),
                leave=later("Erase"),
                then=sure,
            )
        )

    # The picture

    def prompts(self) -> Prompts:
        scroll = (
            [(Verb.DOWN, _("Scroll"))] if len(self.places_of(DataTable).visible) < len(self._table) else []
        )
        return [
            *scroll,
            (Verb.LEFT, _("Choose")),
            (Verb.CONFIRM, self.rows.focused.act),
            *([(Verb.BACK, _("Back"))] if self.rows.focus else []),
        ]

    def _words(self) -> str:
        """Where everything is kept, or what has just happened."""
        folder = self.context.profile.folder.path
        if self._exporting.words:
            return self._exporting.words
        if folder is None:
            return _("Nothing is written to the disk: all of this is forgotten when the arcade ends.")
        return _("Everything is kept in {folder}.", folder=faults.shown(folder))

    def page(self) -> Node:
        layout, theme = self.context.layout, self.theme
        tone = theme.legible(theme.danger) if self._exporting.warns else theme.soft
        scroll = Scroll(len(self._table), self._first, self._first)
        return Column(
            (
                Line(_("Saved data"), (layout.large, layout.medium), theme.ink, bold=True),
                Text(self._words(), (layout.small,), tone),
                Part(data_table(layout, self._table, scroll), gap=2, grows=True),
                Part(Buttons(self.rows.content().rows), gap=2),
            )
        )
