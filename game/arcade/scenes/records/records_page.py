"""The page of the records: rows under tabs, and beside them a panel about the one in focus."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.theme import Theme, mix
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.rows import Rows
from game.arcade.kit.scores import Scores
from game.arcade.kit.screen import is_wide, share_beside
from game.arcade.kit.stacks import Beside, Column, Inset, Part
from game.arcade.kit.text import Line
from game.arcade.navigation.destinations import ToPastGames, ToRecords, ToSavedData
from game.arcade.scenes.exporting import Exporting
from game.arcade.scenes.records.past_game_lines import NO_PAST_GAMES, lines_of
from game.arcade.scenes.records.people_panels import PeoplePanels
from game.arcade.scenes.records.record_panels import (
    PERIODS,
    RecordPanels,
    RecordTab,
    Topic,
    medals,
    statistics,
    tables,
)
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.scenes.tabbed import TabbedScene
from game.arcade.sentences.record_words import best_place
from game.arcade.shell.context import Context
from game.arcade.views.accents import OF_TABLES
from game.arcade.views.records.numbers import Growing
from game.arcade.views.records.past_game_line import PastGamesPanel
from game.core.controls import Verb
from game.core.words import _, later, plural
from game.run.medals import MEDALS
from game.store import records_text
from game.store.calendar import today

TABLES, STATISTICS, MEDALS_TAB, PEOPLE = range(4)  # the last of these only if there are some; more follows
# How long bars and lines grow.
GROW_SECONDS = 0.5
# The most past games on the panel that leads to all of them.
MOST_GAMES = 12
EXPORT = Topic(
    later("Export as text"),
    (("", RecordPanels.counts),),
    later("Write all records into a new text file among your documents."),
)
SAVED_DATA = Topic(
    later("Saved data"),
    (("", RecordPanels.counts),),
    later("Everything that is kept: to look at, to export, and to erase."),
)
# The least width of a page with the panel beside the rows, in sizes of small text.
WIDE = 45
# The share of the width that the rows have then, and the most of it, in units.
SHARE, MOST = 0.4, 58
# The gap between the rows and a panel below them, in units, and the least height of that panel, in sizes of
# small text, if there is room for it.
GAP, LEAST_PANEL = 1.5, 17


def records_body(layout: Layout, theme: Theme, rows: Rows, title: str, content: Node) -> Node:
    """The rows and the panel, which has a theme of its own."""
    sizes, tone = (layout.medium, layout.small), theme.legible(mix(theme.accent, theme.ink, 0.4))
    head = None if layout.crowded else Line(title, sizes, tone, bold=True)
    inner = Column((head, Part(content, gap=1.2, grows=True)))
    panel = Panel(inner, across=2.5, down=1.5 if layout.crowded else 2, theme=theme)
    if is_wide(layout, WIDE):
        return Beside(rows, panel, share_beside(layout, SHARE, MOST), gap=3)
    return RowsAbovePanel(rows, panel)


@dataclass(frozen=True, kw_only=True)
class Panel(Inset):
    """A plate with a node on it, in the colours of what that is about."""

    theme: Theme

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        lay_plate(canvas, self.theme, placed.box, look.layout.px(2), colour=self.theme.accent)
        super().draw(canvas, Look(look.layout, self.theme), placed)


@dataclass(frozen=True)
class RowsAbovePanel(Node):
    """Rows with a panel below them: there are as many as leave the panel enough room, or one at a time."""

    rows: Rows
    panel: Panel

    @property
    def yields(self) -> bool:
        return True

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        room = min(
            self.rows.height(layout, box.width).wanted,
            box.height - LEAST_PANEL * layout.small - layout.px(GAP),
        )
        place = Rect(box.left, box.top, box.width, max(layout.target, room))
        if len(self.rows.places(layout, place).visible) == 1:
            place.height = layout.target
        top = place.bottom + layout.px(GAP)
        height = max(1, min(box.bottom - top, box.width))
        panel = Rect(box.left, top, box.width, height)
        return self.rows.placed(layout, place), self.panel.placed(layout, panel)


class RecordsScene(TabbedScene):
    """The page. LEFT and RIGHT turn the panels about the row in focus; THIRD leads to the past games."""

    def __init__(self, context: Context, go: Go, opened: ToRecords) -> None:
        super().__init__(context, go)
        self._recorded = RecordPanels.of(context.profile, context.games)
        self._covered = False  # whether another scene has lain over it since the records were read
        self._exporting = Exporting(context)
        self._presses: dict[str, Callable[[], None]] = {}
        self._people = PeoplePanels(context)
        self._first_tabs = tables(opened.key), statistics(list(context.games.values())), medals()
        self._last_tab = self._more()
        self._tabs: tuple[RecordTab, ...] = ()
        self._turned: list[int] = []  # which of its panels each tab shows
        self._pages: tuple[RowList, ...] = ()
        self._lay_tabs()
        self._grown = self.shown_page  # the panel that grows, or has grown
        self._since = 0.0  # since it was turned to
        self._open(opened)

    def _lay_tabs(self) -> None:
        """All tabs: that of people as long as there are some."""
        people = self._people.tab()
        self._tabs = (*self._first_tabs, *([people] if people else []), self._last_tab)
        self._turned = [0] * len(self._tabs)
        self._pages = tuple(self._list(number, tab) for number, tab in enumerate(self._tabs))

    @property
    def _is_last(self) -> bool:
        """Whether the tab that leads elsewhere is shown."""
        return self.tab == len(self._tabs) - 1

    def _more(self) -> RecordTab:
        """What leads elsewhere. Without a folder nothing is written."""
        past_games = Topic(
            later("Past games"),
            (("", self._latest),),
            later("Review a game that has ended, or copy it as a line of text."),
        )
        topics = [past_games, EXPORT, SAVED_DATA]
        self._presses = {
            past_games.label: lambda: self.go(ToPastGames()),
            EXPORT.label: self._export,
            SAVED_DATA.label: lambda: self.go(ToSavedData()),
        }
        if self.context.profile.folder.path is None:
            topics.remove(EXPORT)
        return RecordTab(later("More"), tuple(topics))

    def _latest(self, recorded: RecordPanels) -> PastGamesPanel:
        games, cabinet = recorded.past[:MOST_GAMES], self.context.theme.cabinet
        return PastGamesPanel(lines_of(games, self.context.games, cabinet), _(NO_PAST_GAMES))

    def _open(self, opened: ToRecords) -> None:
        """Begin at the table that was asked for, in the longest period in which the score has a place."""
        if opened.table in OF_TABLES:
            self.rows.focus_on(list(OF_TABLES).index(opened.table))
            scores = self._recorded.book.high_scores(opened.table)
            place = best_place(opened.table, scores, opened.key, today())
            self._turned[TABLES] = 0 if place is None else PERIODS.index(place[0])

    def _list(self, number: int, tab: RecordTab) -> RowList:
        return RowList([self._row(number, topic) for topic in tab.topics], self.places_of_rows)

    def _row(self, number: int, topic: Topic) -> Row:
        if len(topic.panels) == 1:
            return Row(topic.label, self._presses.get(topic.label))
        return Row(
            topic.label,
            change=partial(self._turn_panel, number),
            value=lambda: self._panel_name(number, topic),
        )

    def enter(self) -> None:
        """Follow what was played or erased since the page was last on top."""
        self.context.audio.music("menu")
        if self._covered:
            self._recorded, self._covered = RecordPanels.of(self.context.profile, self.context.games), False
            self._follow_people()

    def _follow_people(self) -> None:
        """Show who is remembered now, with a row in focus that is near the last one."""
        people, focus = PeoplePanels(self.context), self.rows.focus
        if people.book != self._people.book:
            self._people = people
            self._lay_tabs()
            self.rows.focus_on(min(focus, len(self.rows.rows) - 1))

    def leave(self) -> None:
        self._covered = True

    @property
    def rows(self) -> RowList:
        return self._pages[self.tab]

    def tabs(self) -> tuple[str, ...]:
        return tuple(_(tab.label) for tab in self._tabs)

    @property
    def topic(self) -> Topic:
        """What the panel is about."""
        return self._tabs[self.tab].topics[self.rows.focus]

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is Command.THIRD:
            self.go(ToPastGames())
        elif action.verb is Command.SECOND and self.topic.forgets:
            self.context.audio.play("confirm")
            self.go(self._people.question(self.topic.forgets))
        else:
            super().handle(action)

    def _turn_panel(self, number: int, step: int) -> None:
        self._turned[number] = (self._number_of_panel(number, self.topic) + step) % len(self.topic.panels)

    def _number_of_panel(self, number: int, topic: Topic) -> int:
        """The panel that a tab shows of a topic, which may have fewer than others."""
        return min(self._turned[number], len(topic.panels) - 1)

    def _panel_name(self, number: int, topic: Topic) -> str:
        name, _show = topic.panels[self._number_of_panel(number, topic)]
        return _(name) if name else ""

    def _export(self) -> None:
        recorded = self._recorded
        lines = records_text.lines(
            recorded.book, recorded.tallies, self._people.book, self.context.games, PERIODS[0], recorded.day
        )
        file = self.context.profile.write("\n".join(lines))
        self._exporting.begin(file, later("The records were written to {file}."))

    def removed(self) -> None:
        self._exporting.leave()

    # Time

    def update(self, seconds: float) -> None:
        """What a panel shows grows when it is turned to."""
        self._exporting.follow()
        if self._grown != self.shown_page:
            self._grown, self._since = self.shown_page, 0.0
        self._since += self.context.motion.passed(seconds)

    @property
    def easing(self) -> bool:
        return super().easing or self._since < GROW_SECONDS

    @property
    def resting(self) -> bool:
        return True

    # The picture

    @property
    def shown_page(self) -> tuple[int, int, int]:
        return self.tab, self.rows.focus, self._turned[self.tab]

    def prompts(self) -> Prompts:
        row, turns = self.rows.focused, len(self.topic.panels) > 1
        act = (Verb.CONFIRM, row.act)
        return [
            (Verb.UP, _("Choose")),
            *([act] if not self.on_tabs and (row.press or turns) else []),
            (Command.NEXT_TAB, _("Next page")),
            *([(Command.SECOND, _("Forget"))] if self.topic.forgets else []),
            *([] if self._is_last or self.context.layout.crowded else [(Command.THIRD, _("Past games"))]),
            (Verb.BACK, _("Back")),
        ]

    @property
    def _has_words(self) -> bool:
        """Where letters are large, the panels need the room of the sentence, but not that of a message."""
        return self._is_last or not self.context.layout.crowded

    def _words(self) -> str | None:
        if not self._has_words:
            return None
        if self.tab == MEDALS_TAB:
            count = len(self._recorded.book.medals)
            return plural(
                "{count} medal of {all} earned.", "{count} medals of {all} earned.", count, all=len(MEDALS)
            )
        if self._is_last and self._exporting.words:
            return self._exporting.words
        return self._first_place() or _(self.topic.words)

    def _first_place(self) -> str:
        """How to take a place of the table that is shown, as long as nobody has one."""
        panel = self._panel()
        if not isinstance(panel, Scores) or not all(line.is_bot for line in panel.lines):
            return ""
        points = panel.lines[-1].points
        return _("Nobody has a place here yet: score more than {points} to take one.", points=points)

    def _panel_theme(self) -> Theme:
        accent = self.topic.accent
        return self.theme if accent is None else self.theme.tinted(accent)

    def _panel(self) -> Node:
        """What the panel shows."""
        _name, show = self.topic.panels[self._number_of_panel(self.tab, self.topic)]
        return show(self._recorded)

    def page(self) -> Node:
        topic, name, panel = self.topic, self._panel_name(self.tab, self.topic), self._panel()
        title = _("{topic}: {panel}", topic=_(topic.label), panel=name) if name else _(topic.label)
        if isinstance(panel, Growing):
            panel = replace(panel, grown=eased(self._since / GROW_SECONDS))
        body = records_body(self.context.layout, self._panel_theme(), self._shown_rows(), title, panel)
        warns = self._exporting.warns and self._is_last
        return self.tabbed(_("Records"), self._words(), body, warns=warns)

    def _shown_rows(self) -> Rows:
        """The rows; those of medals show them."""
        content = self.rows.content(in_focus=not self.on_tabs)
        if self.tab != MEDALS_TAB:
            return Rows.of(content)
        rows = map(self._recorded.medal_row, MEDALS, content.rows)
        return Rows(tuple(rows), content.scroll)
