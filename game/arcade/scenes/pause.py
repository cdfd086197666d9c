"""A pause, which lies over the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.arcade.draw.text import write, write_lines
from game.arcade.draw.theme import DANGER, INK
from game.arcade.draw.veil import dim, draw_card
from game.arcade.draw.widgets import Row, RowList
from game.arcade.input.actions import Action, Device
from game.arcade.scenes.scene import Scene
from game.core.controls import Verb
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet
    from game.arcade.scenes.play import PlayScene

VOLUME_STEP = 0.1


class PauseScene(Scene):
    """Resume, look up the rules, mend volumes and screen, or leave."""

    lies_over = True

    def __init__(self, cabinet: Cabinet, play: PlayScene, notice: str = "") -> None:
        super().__init__(cabinet)
        self.theme = play.theme
        self._play = play
        self._notice = notice
        self._rows = RowList(
            [
                Row(_("Resume"), self._resume),
                Row(_("How to play"), self._how_to),
                Row(_("Start again"), self._again),
                Row(_("Set up"), self._setup),
                Row(
                    _("Sounds"), change=self._change_sound, value=lambda: percent(cabinet.audio.sound_volume)
                ),
                Row(_("Music"), change=self._change_music, value=lambda: percent(cabinet.audio.music_volume)),
                Row(_("Full screen"), change=self._change_screen, value=self._screen),
                Row(_("Leave for the menu"), self._menu),
            ],
            lambda: (cabinet.layout, self._list_area()),
        )

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.PAUSE, Verb.BACK, Verb.UNDO):
            self._resume()
        elif action.verb is Verb.HELP:
            self._how_to()
        elif self._rows.handle(action):
            self.cabinet.audio.play("cursor")

    def pad_lost(self, device: Device) -> None:
        self.cabinet.seats.lose(device)

    def _resume(self) -> None:
        self.cabinet.audio.play("confirm")
        self.cabinet.scenes.pop()

    def _how_to(self) -> None:
        from game.arcade.scenes.how_to import HowToScene

        self.cabinet.scenes.push(HowToScene(self.cabinet, self._play.choices.setup.variant))

    def _again(self) -> None:
        from game.arcade.scenes.menu import MenuScene
        from game.arcade.scenes.play import PlayScene

        menu = MenuScene(self.cabinet, self._play.choices.setup.variant)
        self.cabinet.scenes.restart(menu, PlayScene(self.cabinet, self._play.choices))

    def _setup(self) -> None:
        from game.arcade.scenes.menu import MenuScene
        from game.arcade.scenes.setup import SetupScene

        variant = self._play.choices.setup.variant
        self.cabinet.scenes.restart(MenuScene(self.cabinet, variant), SetupScene(self.cabinet, variant))

    def _menu(self) -> None:
        from game.arcade.scenes.menu import MenuScene

        self.cabinet.scenes.restart(MenuScene(self.cabinet, self._play.choices.setup.variant))

    def _change_sound(self, step: int) -> None:
        audio = self.cabinet.audio
        audio.set_volumes(stepped(audio.sound_volume, step), audio.music_volume)

    def _change_music(self, step: int) -> None:
        audio = self.cabinet.audio
        audio.set_volumes(audio.sound_volume, stepped(audio.music_volume, step))

    def _change_screen(self, _step: int) -> None:
        self.cabinet.wants_full_screen = not self.cabinet.wants_full_screen

    def _screen(self) -> str:
        return _("on") if self.cabinet.wants_full_screen else _("off")

    def _card(self) -> Rect:
        layout = self.cabinet.layout
        room = layout.footer.top - layout.px(4)
        height = self._head() + layout.px(6 + 7.2 * len(self._rows.rows))
        card = Rect(0, 0, min(layout.px(70), layout.width - layout.px(4)), min(height, room))
        card.center = (layout.screen.centerx, layout.footer.top // 2)
        return card

    def _head(self) -> int:
        """The height of what stands above the list."""
        layout = self.cabinet.layout
        notice = 2 * layout.line(layout.small) + layout.px(1) if self._notice else 0
        return layout.px(5) + layout.line(layout.large) + notice

    def _list_area(self) -> Rect:
        layout, card = self.cabinet.layout, self._card()
        top = card.top + self._head()
        return Rect(
            card.left + layout.px(5), top, card.width - layout.px(10), card.bottom - layout.px(3) - top
        )

    def draw(self, canvas: Surface) -> None:
        layout, card = self.cabinet.layout, self._card()
        dim(canvas, 0.3)
        draw_card(canvas, layout, card, self.theme.accent)
        top = (card.centerx, card.top + layout.px(2.5))
        title = write(canvas, _("Paused"), layout.large, INK, bold=True, midtop=top)
        if self._notice:
            area = Rect(card.left + layout.px(4), title.bottom, card.width - layout.px(8), 0)
            write_lines(canvas, self._notice, layout.small, area, DANGER, bold=True, align="centre")
        self._rows.draw(canvas, self.theme.accent)


def percent(volume: float) -> str:
    return f"{round(volume * 100)} %"


def stepped(volume: float, step: int) -> float:
    """The volume one step louder or softer, between silence and all."""
    return round(max(0.0, min(1.0, volume + step * VOLUME_STEP)), 2)
