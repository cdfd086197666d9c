"""How the play scene looks: what stands still is drawn once, the rest each frame."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw import hud
from game.arcade.draw.backdrop import draw_rows, night
from game.arcade.draw.frame import BoardArea
from game.arcade.draw.hud import Seat
from game.arcade.input.actions import Device, Kind
from game.core.rules import PLAYERS, Player
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.scenes.play import PlayScene


class PlayView:
    """Draws a play scene, and changes nothing in it."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._still: Surface | None = None
        self._still_for: tuple[int, int] | None = None

    def draw(self, canvas: Surface) -> None:
        scene = self._scene
        canvas.blit(self._ground(canvas.get_size()), (0, 0))
        area = self._shaken(scene.area())
        scene.renderer.draw(canvas, area, scene.frame())
        self._draw_words(canvas)

    def _ground(self, size: tuple[int, int]) -> Surface:
        """The night and the floor of the board."""
        if self._still is None or self._still_for != size:
            scene = self._scene
            self._still = night(*size, scene.theme.accent).copy()
            draw_rows(self._still, scene.theme.accent, 0.0)
            scene.renderer.draw_floor(self._still, scene.area())
            self._still_for = size
        return self._still

    def _shaken(self, area: BoardArea) -> BoardArea:
        """What lies on the board trembles lightly after an illegal try."""
        from game.arcade.scenes.play import SHAKE_SECONDS

        left = self._scene.shake / SHAKE_SECONDS
        if left <= 0:
            return area
        shift = round(math.sin(left * math.pi * 6) * left * area.cell * 0.035)
        return BoardArea(area.rect.move(shift, 0), area.size)

    def _draw_words(self, canvas: Surface) -> None:
        scene, layout = self._scene, self._scene.cabinet.layout
        player = scene.match.winner or scene.turn
        title = scene.choices.setup.variant.name
        hud.draw_header(canvas, layout, scene.theme, title, self._call(), player, large=scene.over)
        for player in PLAYERS:
            hud.draw_panel(
                canvas, layout, scene.renderer, player, self._seat(player), scene.series, scene.cabinet.time
            )
        if scene.message is not None:
            hud.draw_message(canvas, layout, scene.message, 0)
        if not scene.covered:
            hud.draw_footer(canvas, layout, self._device(), scene.prompts())

    def _call(self) -> str:
        """Whose turn it is, in words."""
        scene = self._scene
        name = scene.match.rules.player_name(scene.match.winner or scene.turn)
        if scene.over:
            return _("{name} wins", name=name)
        if scene.turn in scene.bots:
            return _("{name} is thinking", name=name)
        return _("{name}, your turn", name=name)

    def _seat(self, player: Player) -> Seat:
        scene = self._scene
        rules = scene.match.rules
        seen = rules.seen_by(scene.match.position, player)
        return Seat(
            name=rules.player_name(player),
            bot=player in scene.bots,
            device=scene.cabinet.seats.device(player, scene.devices.get(player)),
            moves_left=None if scene.over else len(rules.legal_moves(seen)),
            flag=self._flag(player),
        )

    def _flag(self, player: Player) -> str:
        scene = self._scene
        if scene.over:
            return _("winner") if player == scene.match.winner else ""
        if player != scene.turn:
            return ""
        return _("thinking") if player in scene.bots else _("your turn")

    def _device(self) -> Device:
        """The device used last; of the keyboard, the half of the player on turn."""
        scene = self._scene
        last = scene.cabinet.last_device
        if last.kind is not Kind.KEYBOARD or scene.over or scene.turn in scene.bots:
            return last
        own = scene.cabinet.seats.device(scene.turn, scene.devices.get(scene.turn))
        return own if own.kind is Kind.KEYBOARD else last
