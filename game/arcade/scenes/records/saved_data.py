"""The saved data: to look at, to export, and to erase."""

from collections.abc import Callable

from game import faults
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Buttons, Scroll
from game.arcade.navigation.destinations import Back, Confirm, Erase
from game.arcade.profile.choices import Choices
from game.arcade.profile.settings import Settings, changed
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.records.exporting import Exporting
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import history_words
from game.arcade.shell.context import Context
from game.arcade.views.records.saved_data import DataTable, saved_data_page
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _, later, plural
from game.puzzles.puzzle_progress import Progress
from game.records.tables import DAILY_RUN, RUN, TABLES
from game.session.players import HUMAN
from game.store.history import MOST

Line = tuple[str, str]


class SavedDataScene(PageScene):
    """A table that UP and DOWN scroll, above buttons that LEFT and RIGHT choose."""

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

    def _make_table(self) -> tuple[Line, ...]:
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
            *self._statistics(),
        )

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

    def _statistics(self) -> list[Line]:
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

    def gone(self) -> None:
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
                words=_("Your settings, keys, games, records and puzzles will be lost."),
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
        return saved_data_page(
            self.context.layout,
            self.theme,
            _("Saved data"),
            self._words(),
            self._table,
            Scroll(len(self._table), self._first, self._first),
            self.rows.content(),
            warns=self._exporting.warns,
        )
