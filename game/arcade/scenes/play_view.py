"""How the play scene looks: what stands still is drawn once, the rest each frame."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw import hud
from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.hud import Seat
from game.arcade.draw.marks import mark_hinted
from game.arcade.input.actions import MOUSE, SHARED_KEYS, Device, Kind
from game.arcade.input.prompts import glyph_for
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.scenes.play import PlayScene


class PlayView:
    """Draws a play scene, and changes nothing in it."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene

    def draw(self, canvas: Surface) -> None:
        scene = self._scene
        layout = scene.cabinet.layout
        draw_ground(canvas, scene.renderer, layout, layout.board)
        area = self._shaken(scene.area())
        scene.renderer.draw(canvas, area, scene.frame())
        mark_hinted(canvas, area, scene.theme, self._hinted(), scene.cabinet.time)
        self._draw_words(canvas)

    def _hinted(self) -> set[int]:
        """The cells that a hint points to, on the way to a move."""
        scene, hint = self._scene, self._scene.mind.hint
        if hint is None or scene.over or scene.motion.moving:
            return set()
        position, cursor = scene.match.position, scene.cursor
        return {cell for move in hint.moves for cell in scene.controls.next_cells(position, cursor, move)}

    def _shaken(self, area: BoardArea) -> BoardArea:
        """What lies on the board trembles lightly after an illegal try."""
        from game.arcade.scenes.play import SHAKE_SECONDS

        left = self._scene.shake / SHAKE_SECONDS
        if left <= 0:
            return area
        shift = round(math.sin(left * math.pi * 6) * left * area.cell * 0.035)
        return replace(area, rect=area.rect.move(shift, 0))

    def _draw_words(self, canvas: Surface) -> None:
        scene, layout = self._scene, self._scene.cabinet.layout
        player = scene.match.winner or scene.turn
        title = scene.choices.setup.variant.name
        if scene.over:
            hud.draw_ending(canvas, layout, scene.theme, self._call(), self._ending(), player)
        else:
            hud.draw_header(canvas, layout, scene.theme, title, self._call(), player)
        for player in PLAYERS:
            hud.draw_panel(
                canvas, layout, scene.renderer, player, self._seat(player), scene.series, scene.cabinet.time
            )
        if scene.message is not None:
            hud.draw_message(canvas, layout, scene.theme, scene.message)
        scene.draw_prompts(canvas)

    def _call(self) -> str:
        """Whose turn it is, in words."""
        scene = self._scene
        name = scene.match.rules.player_name(scene.match.winner or scene.turn)
        if scene.over:
            return _("{name} wins", name=name) if scene.match.winner else _("A draw")
        if scene.turn in scene.bots:
            return _("{name} is thinking", name=name)
        return _("{name}: {request}", name=name, request=scene.controls.ask(scene.cursor))

    def _ending(self) -> str:
        """Why the game is over, and how a series stands."""
        match, series = self._scene.match, self._scene.series
        why = match.rules.why_over(match.position)
        one, two = series.tally(1), series.tally(2)
        if series.rounds == 1:
            return why
        if series.winner:
            taker = series.winner
            return f"{why} " + _(
                "Player {player} takes the series, {one} : {two}.", player=taker, one=one, two=two
            )
        return f"{why} " + _("Rounds won: {one} : {two}.", one=one, two=two)

    def _seat(self, player: Player) -> Seat:
        scene = self._scene
        rules = scene.match.rules
        seen = rules.seen_by(scene.match.position, player)
        device, bindings = self._device_of(player), scene.cabinet.bindings
        glyphs = (glyph_for(device, verb, bindings) for verb in (Verb.UP, Verb.CONFIRM))
        return Seat(
            name=rules.player_name(player),
            bot=LEVELS[scene.choices.level].title if player in scene.bots else "",
            hints=scene.mind.hints_used.get(player, 0),
            glyphs=tuple(glyph for glyph in glyphs if glyph is not None),
            moves_left=None if scene.over else len(rules.legal_moves(seen)),
            moves_then=self._moves_then(player),
            flag=self._flag(player),
        )

    def _moves_then(self, player: Player) -> int | None:
        """What the move that is intended would leave the opponent."""
        scene = self._scene
        intended = scene.frame().intended
        if intended is None or player == scene.turn:
            return None
        rules = scene.match.rules
        after = rules.play(scene.match.position, intended)
        return len(rules.legal_moves(rules.seen_by(after, player)))

    def _flag(self, player: Player) -> str:
        scene = self._scene
        if scene.over:
            return _("winner") if player == scene.match.winner else ""
        if player != scene.turn:
            return ""
        return _("thinking") if player in scene.bots else _("your turn")

    def prompt_device(self) -> Device:
        """What the player on turn holds; where no person is on turn, the device used last."""
        scene = self._scene
        if scene.over or scene.turn in scene.bots:
            return scene.cabinet.last_device
        return self._device_of(scene.turn)

    def _device_of(self, player: Player) -> Device:
        """What a player pressed last in this game. A mouse that moves is in the hand of who is on turn."""
        scene, last = self._scene, self._scene.cabinet.last_device
        pressed = scene.devices.get(player)
        pointing = last == MOUSE and player == scene.turn
        if (pressed is None or pointing) and self._speaks_for(last, player):
            return last
        return scene.cabinet.seats.device(player, pressed)

    def _speaks_for(self, device: Device, player: Player) -> bool:
        seats = self._scene.cabinet.seats
        gone = device.kind is Kind.GAMEPAD and device not in seats.pads
        return device != SHARED_KEYS and not gone and seats.serves(device, player)
