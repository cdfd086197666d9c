"""A card that lies over a game: a title, a few words, and rows to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.arcade.draw.backdrop import dim, draw_card
from game.arcade.draw.text import fitting, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.draw.widgets import Row, RowList
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.scene import Prompts, Scene
from game.core.controls import Verb
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


class CardScene(Scene):
    """The first row is what going back does, too."""

    lies_over = True

    def __init__(self, cabinet: Cabinet, theme: Theme, title: str, rows: list[Row]) -> None:
        super().__init__(cabinet)
        self.theme = theme
        self._title = title
        self._rows = RowList(rows, lambda: (cabinet.layout, self._list_area()))

    def enter(self) -> None:
        self.covered = False

    def leave(self) -> None:
        self.covered = True

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK, Command.UNDO):
            self._rows.rows[0].confirm()
        elif self._rows.handle(action):
            self.cabinet.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, self._rows.focused.act),
            (Verb.BACK, self._rows.rows[0].label),
        ]

    def _card(self) -> Rect:
        layout = self.cabinet.layout
        room = layout.footer.top - layout.px(4)
        height = self._head() + layout.px(6 + 7.2 * len(self._rows.rows))
        card = Rect(0, 0, self._width(), min(height, room))
        card.center = (layout.screen.centerx, layout.footer.top // 2)
        return card

    def _width(self) -> int:
        layout = self.cabinet.layout
        return min(layout.px(70), layout.width - layout.px(4))

    def _head(self) -> int:
        """The height of what stands above the list."""
        layout = self.cabinet.layout
        words = wrapped(self._words(), layout.small, self._width() - layout.px(8), bold=True)
        lines = len(words) * layout.line(layout.small) + layout.px(1) if self._words() else 0
        return layout.px(5) + layout.line(layout.large) + lines

    def _list_area(self) -> Rect:
        layout, card = self.cabinet.layout, self._card()
        top = card.top + self._head()
        return Rect(
            card.left + layout.px(5), top, card.width - layout.px(10), card.bottom - layout.px(3) - top
        )

    def draw(self, canvas: Surface) -> None:
        layout, card = self.cabinet.layout, self._card()
        dim(canvas, 0.3)
        draw_card(canvas, layout, self.theme, card)
        top = (card.centerx, card.top + layout.px(2.5))
        size = fitting(self._title, (layout.large, layout.medium), card.width - layout.px(6), bold=True)
        title = write(canvas, self._title, size, self.theme.ink, bold=True, midtop=top)
        if self._words():
            area = Rect(card.left + layout.px(4), title.bottom, card.width - layout.px(8), 0)
            write_lines(canvas, self._words(), layout.small, area, self._tone(), bold=True, align="centre")
        self._rows.draw(canvas, self.theme)
        self.draw_prompts(canvas)

    def _words(self) -> str:
        """What stands below the title, if anything does."""
        return ""

    def _tone(self) -> Colour:
        """The colour of the words."""
        return self.theme.ink
