"""A pause, which lies over the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.arcade.draw.theme import Colour
from game.arcade.draw.widgets import Row
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.leave import LeaveScene
from game.bots.levels import LEVELS
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet
    from game.arcade.scenes.play import PlayScene

VOLUME_STEP = 0.1


class PauseScene(CardScene):
    """Resume, look up the rules, mend volumes and screen, or leave."""

    def __init__(self, cabinet: Cabinet, play: PlayScene) -> None:
        audio = cabinet.audio
        rows = [
            Row(_("Resume"), self._resume),
            Row(_("How to play"), self._how_to),
            Row(_("Start again"), self._again),
            Row(_("Set up"), lambda: self._leave_by(self._setup)),
            Row(
                _("Sounds"),
                change=self._change_sound,
                value=lambda: percent(audio.sound_volume),
                repeats=True,
            ),
            Row(
                _("Music"), change=self._change_music, value=lambda: percent(audio.music_volume), repeats=True
            ),
            Row(_("Full screen"), change=self._change_screen, value=self._screen),
            Row(_("Leave for the menu"), lambda: self._leave_by(self._menu)),
        ]
        if play.bots:
            rows.insert(2, Row(_("Bot"), change=self._change_level, value=self._level))
        super().__init__(cabinet, play.theme, _("Paused"), rows)
        self._play = play

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP:
            self._how_to()
        else:
            super().handle(action)

    def _words(self) -> str:
        return self._notice

    def _tone(self) -> Colour:
        return self.theme.danger

    @property
    def _notice(self) -> str:
        """Who has no gamepad any more, and what to do; empty when nobody misses one."""
        missing = self._play.missing
        if not missing:
            return ""
        if len(missing) > len(set(missing.values())):
            gone = _("The gamepad that you share is gone.")
        elif len(missing) > 1:
            gone = _("The gamepads of Player 1 and Player 2 are gone.")
        else:
            gone = _("Player {player}'s gamepad is gone.", player=next(iter(missing)))
        return f"{gone} " + _("Any free device can take the seat.")

    def _resume(self) -> None:
        self.cabinet.audio.play("confirm")
        self.cabinet.scenes.pop()

    def _how_to(self) -> None:
        from game.arcade.scenes.how_to import HowToScene

        self.cabinet.scenes.push(HowToScene(self.cabinet, self._play.choices.setup.variant))

    def _level(self) -> str:
        return _(LEVELS[self._play.choices.level].title)

    def _change_level(self, step: int) -> None:
        """From the next move on, and in the games after this one."""
        play, levels = self._play, tuple(LEVELS)
        level = levels[(levels.index(play.choices.level) + step) % len(levels)]
        play.choices = replace(play.choices, level=level)
        kept = self.cabinet.choices_for(play.choices.setup.variant)
        self.cabinet.choices[play.choices.setup.variant.slug] = replace(kept, level=level)

    def _again(self) -> None:
        """The same round once more: the rounds that were won stay won."""
        from game.arcade.scenes.menu import MenuScene
        from game.arcade.scenes.play import PlayScene

        play = self._play
        menu = MenuScene(self.cabinet, play.choices.setup.variant)
        again = PlayScene(self.cabinet, play.choices, play.series, play.opening)
        self.cabinet.scenes.restart(menu, again)

    def _leave_by(self, leave: Callable[[], None]) -> None:
        """Leave at once where nothing is lost; else ask."""
        if self._play.match.plies or self._play.series.outcomes:
            self.cabinet.scenes.push(LeaveScene(self.cabinet, self.theme, leave))
        else:
            leave()

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


def percent(volume: float) -> str:
    return _("{percent} %", percent=round(volume * 100))


def stepped(volume: float, step: int) -> float:
    """The volume one step louder or softer, between silence and all."""
    return round(max(0.0, min(1.0, volume + step * VOLUME_STEP)), 2)
