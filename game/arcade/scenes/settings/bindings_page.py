"""The bindings: a page for each player's keys, for the keys of both, and for each model of gamepad."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.arcade.input.actions import Action, Command, Device, Kind, Meaning
from game.arcade.input.binding_tables import COLUMNS, PAD_ROWS, PLAYER_ROWS, SHARED_ROWS
from game.arcade.input.binding_words import ROW_NAMES, row_name, table_title, why_not_change, why_not_unbind
from game.arcade.input.bindings import KEYBOARD, rows_of, table_name
from game.arcade.input.rebinding import Entry, first_unbound, is_fixed, reset, source_at, unbound
from game.arcade.input.source_names import glyph_of
from game.arcade.kit.nodes import Node
from game.arcade.kit.row import RowPicture
from game.arcade.kit.rows import Group
from game.arcade.navigation.destinations import Confirm
from game.arcade.navigation.settings_destinations import ResetKeys, ToPress
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.scenes.tabbed import TabbedScene
from game.arcade.shell.context import Context
from game.arcade.views.binding_table import LEAST_ROW, BindingRow, BindingTable, EntryPicture
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _, later

# The titles of the groups of rows, each above the first of them.
TITLES: dict[Meaning, str] = {
    Verb.UP: later("Moving"),
    Verb.CONFIRM: later("Choosing"),
    Command.UNDO: later("Help at the board"),
    Command.PAUSE: later("Everywhere"),
}


class BindingsScene(TabbedScene):
    """The page of bindings. CONFIRM on an entry waits for a press to bind there; SECOND unbinds the entry.

    Every change applies at once.

    While a preset for one hand is on, its keys are shown and cannot be changed.
    """

    def __init__(self, context: Context, go: Go, variant: Variant | None) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._column = 0
        self._refusal = ""
        reset_row = Row(later("Reset this page"), self._reset)
        own_keys = Row(later("Use your own keys"), self._use_own_keys)
        # Both players share a list, and so do all gamepads: it keeps its focus when the page is turned.
        self._lists = {rows: self._list(rows, reset_row) for rows in (PLAYER_ROWS, SHARED_ROWS, PAD_ROWS)}
        self._preset_lists = {rows: self._list(rows, own_keys) for rows in (PLAYER_ROWS, SHARED_ROWS)}

    def _list(self, meanings: Sequence[Meaning], last: Row) -> RowList:
        """A row for each meaning, which changes the entry in focus, and a last one."""
        rows = [Row(ROW_NAMES[meaning], self._change) for meaning in meanings]
        return RowList([*rows, last], self.places_of_rows)

    def variant(self) -> Variant | None:
        return self._variant

    # The table that is shown

    @property
    def devices(self) -> list[Device]:
        """The devices with a table: the parts of the keyboard, and a gamepad of each model."""
        pads = {table_name(pad): pad for pad in reversed(self.context.seats.pads)}
        return [*KEYBOARD, *reversed(pads.values())]

    @property
    def device(self) -> Device:
        return self.devices[self.tab]

    def tabs(self) -> tuple[str, ...]:
        return tuple(table_title(device, self.context.seats.pads) for device in self.devices)

    @property
    def rows(self) -> RowList:
        return (self._preset_lists if self._has_preset else self._lists)[rows_of(self.device)]

    @property
    def _has_preset(self) -> bool:
        return self.device.kind is Kind.KEYBOARD and self.context.settings.hands != "both"

    @property
    def entry(self) -> Entry | None:
        """The entry in focus."""
        meanings = rows_of(self.device)
        if self.on_tabs or self.rows.focus == len(meanings):
            return None
        return Entry(self.device, meanings[self.rows.focus], self._column)

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self._refusal = ""
        super().handle(action)

    def handle_row(self, action: Action) -> bool:
        match action.verb:
            case Verb.LEFT | Verb.RIGHT if self.entry is not None:
                before, self._column = self._column, COLUMNS[action.verb is Verb.RIGHT]
                return self._column != before
            case Command.SECOND if self.entry is not None:
                return self._unbind(self.entry)
        moved = super().handle_row(action)
        return self._point(action) or moved

    def _point(self, action: Action) -> bool:
        """Follow the mouse from one column to the other."""
        before = self._column
        if action.verb is Verb.POINT and action.spot is not None:
            for placed in self.picture().plan:
                if isinstance(placed.node, EntryPicture) and placed.box.collidepoint(action.spot):
                    self._column = placed.node.column
        return self._column != before

    def _change(self) -> None:
        """Wait for a press for the entry in focus."""
        entry = self.entry
        if entry is not None and self._may_change(why_not_change(self.context.bindings, entry)):
            self.go(ToPress(entry))

    def _unbind(self, entry: Entry) -> bool:
        if self._may_change(why_not_unbind(self.context.bindings, entry)):
            self.context.bind(unbound(self.context.own_bindings, entry))
            return True
        return False

    def _may_change(self, refusal: str) -> bool:
        """Whether an entry may be changed; otherwise say why not."""
        if self._has_preset:
            refusal = _("These are the keys for one hand. To change keys, use your own.")
        self._refusal = refusal
        if refusal:
            self.context.audio.play("illegal")
        return not refusal

    def _reset(self) -> None:
        """Ask before anything is lost."""
        if reset(self.context.own_bindings, self.device) == self.context.own_bindings:
            self._refusal = _("Everything on this page has its default.")
            return
        page = self.tabs()[self.tab]
        self.go(
            Confirm(
                title=later("Reset this page?"),
                words=_("What you have changed under {page} will be lost.", page=page),
                stay=later("Stay"),
                leave=later("Reset"),
                then=ResetKeys(self.device),
            )
        )

    def _use_own_keys(self) -> None:
        self.context.change(replace(self.context.settings, hands="both"))
        self.rows.focus_on(0)

    # The picture

    @property
    def resting(self) -> bool:
        return True

    def prompts(self) -> Prompts:
        if self.entry is None:
            return super().prompts()
        choose, _confirm, *rest = super().prompts()
        return [choose, (Verb.CONFIRM, _("Change")), (Command.SECOND, _("Unbind")), *rest]

    def _explanation(self) -> str:
        if self._has_preset:
            return _("One half of the keyboard does everything. Your own keys are kept.")
        if self.device.kind is Kind.GAMEPAD:
            return _("Confirm a button to change it. Gamepads of the same model share this page.")
        return _("Confirm a key to change it. Escape and the mouse always work.")

    def _lack(self) -> str:
        """What a player has no key for; "" if nothing that is needed at a board."""
        meaning = first_unbound(self.context.bindings, self.device)
        if meaning is None:
            return ""
        return _("Player {player} has no key for {row}.", player=self.device.number, row=row_name(meaning))

    def page(self) -> Node:
        warning, content = self._refusal or self._lack(), self.rows.content(in_focus=not self.on_tabs)
        *rows, last = content.rows
        table = BindingTable(
            (*self._binding_rows(rows), last),
            content.scroll,
            groups=self._groups(),
            least_row=LEAST_ROW,
            heads=self._heads,
        )
        words = warning or self._explanation()
        return self.tabbed(_("Keys and buttons"), words, table, warns=bool(warning))

    def _groups(self) -> tuple[Group, ...]:
        """The groups of the rows; those of a short page, which belong together, have no titles."""
        rows = rows_of(self.device)
        titles = [Group(rows.index(first), _(title)) for first, title in TITLES.items() if first in rows]
        return (*(titles if len(titles) > 1 else ()), Group(len(rows), ""))

    @property
    def _heads(self) -> tuple[str, str]:
        if self.device.kind is Kind.GAMEPAD:
            return _("Button"), _("Second button")
        return _("Key"), _("Second key")

    def _binding_rows(self, rows: Sequence[RowPicture]) -> Iterator[BindingRow]:
        device, focused = self.device, self.entry
        for row, meaning in zip(rows, rows_of(device), strict=True):
            entries = (Entry(device, meaning, column) for column in COLUMNS)
            yield BindingRow(row.label, tuple(self._picture_of(each, each == focused) for each in entries))

    def _picture_of(self, entry: Entry, focused: bool) -> EntryPicture:
        bindings = self.context.bindings
        source = source_at(bindings, entry)
        return EntryPicture(
            column=entry.column,
            glyph=None if source is None else glyph_of(source, entry.device),
            focused=focused,
            fixed=is_fixed(bindings, entry),
            add=_("Add a button") if entry.device.kind is Kind.GAMEPAD else _("Add a key"),
        )
