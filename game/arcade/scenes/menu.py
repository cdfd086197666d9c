"""The menu: five games, each playing itself on its tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.arcade.demo import Demo
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.text import fitting, write
from game.arcade.draw.theme import dimmed, mix
from game.arcade.draw.widgets import Row, draw_row
from game.arcade.input.actions import Action, Command, Kind, Spot
from game.arcade.input.prompts import glyph_for
from game.arcade.scenes.scene import Prompts, Scene
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS
from game.core.variant import Variant
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

# Each tile's picture is redrawn every so many frames, a different tile each frame.
FRAMES_A_TURN = 3


class MenuScene(Scene):
    """Confirm starts a game at once, with the choices last used for it."""

    def __init__(self, cabinet: Cabinet, focus: Variant | None = None) -> None:
        super().__init__(cabinet)
        self._games = list(cabinet.games.values())
        self._demos = [
            Demo(cabinet.choices_for(game).setup, seed) for seed, game in enumerate(self._games, start=11)
        ]
        self._focus = self._games.index(focus) if focus else 0
        # What stands below the tiles, each with the press that reaches it from anywhere.
        self._buttons = (
            Row(_("Set up"), self._setup, verb=Command.UNDO),
            Row(_("How to play"), self._how_to, verb=Command.HELP),
            Row(_("Quit"), cabinet.quit, verb=Verb.BACK),
        )
        self._chosen = self._focus  # the tile that was in focus last: the buttons are about its game
        self._frames = 0
        self._fresh: set[int] = set(range(len(self._games)))

    # The things that can be in focus: the tiles, then the buttons

    def _tiles(self) -> list[Rect]:
        """One row of tiles; two where the screen is narrow."""
        layout = self.cabinet.layout
        stage = layout.stage.inflate(-layout.px(6), 0)
        count = len(self._games)
        rows = 1 if stage.width > 1.45 * layout.height or count < 3 else 2
        across = -(-count // rows)
        gap = layout.px(2)
        top, bottom = layout.px(17), layout.height - layout.px(28)
        height = (bottom - top - gap * (rows - 1)) // rows
        label = layout.px(9 if rows == 1 else 6)
        side = min((stage.width - gap * (across - 1)) // across, height - label)
        tiles = []
        for number in range(count):
            row, column = divmod(number, across)
            in_row = min(across, count - row * across)
            left = stage.centerx - (in_row * side + (in_row - 1) * gap) // 2
            full = rows * (side + label) + (rows - 1) * gap
            y = top + (bottom - top - full) // 2 + row * (side + label + gap)
            tiles.append(Rect(left + column * (side + gap), y, side, side + label))
        return tiles

    def _button_boxes(self) -> list[Rect]:
        layout = self.cabinet.layout
        width, height, gap = layout.px(34), max(layout.px(6.4), layout.plate), layout.px(2)
        count = len(self._buttons)
        left = layout.screen.centerx - (width * count + gap * (count - 1)) // 2
        y = layout.height - layout.px(17)
        return [Rect(left + number * (width + gap), y, width, height) for number in range(count)]

    def _boxes(self) -> list[Rect]:
        return [*self._tiles(), *self._button_boxes()]

    @property
    def game(self) -> Variant:
        """The game in focus, or the one that was last."""
        return self._games[self._chosen]

    def attraction(self) -> Variant:
        return self.game

    def enter(self) -> None:
        self.cabinet.audio.music("music_menu")

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.UP | Verb.DOWN | Verb.LEFT | Verb.RIGHT:
                self._move_focus(self._neighbour(action.verb))
            case Verb.POINT if action.spot is not None:
                self._move_focus(self._at(action.spot))
            case Verb.CONFIRM:
                self._confirm(action)
            case Command.UNDO:
                self._setup()
            case Command.HINT | Command.HELP:
                self._how_to()
            case Command.PAUSE if action.device.kind is Kind.GAMEPAD:
                self._confirm(action)  # Start says what it does; to go back a pad has a button of its own
            case Verb.BACK | Command.PAUSE:
                self._back()

    def _back(self) -> None:
        """To the button that quits. Only confirming it quits: whoever goes back once too often stays."""
        self._move_focus(len(self._boxes()) - 1)

    def _move_focus(self, focus: int | None) -> None:
        if focus is not None and focus != self._focus:
            self._focus = focus
            if focus < len(self._games):
                self._chosen = focus
            self.cabinet.audio.play("cursor")

    def _at(self, spot: Spot) -> int | None:
        return next((number for number, box in enumerate(self._boxes()) if box.collidepoint(spot)), None)

    def _neighbour(self, verb: Verb) -> int | None:
        """The nearest thing in a direction."""
        boxes = self._boxes()
        here = boxes[self._focus].center
        across, down = HEADINGS[DIRECTION_OF[verb]]
        best, least = None, 0.0
        for number, box in enumerate(boxes):
            along = (box.centerx - here[0]) * across + (box.centery - here[1]) * down
            aside = abs((box.centerx - here[0]) * down) + abs((box.centery - here[1]) * across)
            if along > 4 and (across == 0 or aside < box.height / 2):
                distance = along + 2 * aside
                if best is None or distance < least:
                    best, least = number, distance
        return best

    def _confirm(self, action: Action) -> None:
        if action.device.kind is Kind.MOUSE and (action.spot is None or self._at(action.spot) is None):
            return
        self.cabinet.audio.play("confirm")
        number = self._focus - len(self._games)
        if number < 0:
            self._start()
        else:
            self._buttons[number].confirm()

    def _start(self) -> None:
        from game.arcade.scenes.play import PlayScene

        self.cabinet.scenes.push(PlayScene(self.cabinet, self.cabinet.choices_for(self.game)))

    def _setup(self) -> None:
        from game.arcade.scenes.setup import SetupScene

        self.cabinet.scenes.push(SetupScene(self.cabinet, self.game))

    def _how_to(self) -> None:
        from game.arcade.scenes.how_to import HowToScene

        self.cabinet.scenes.push(HowToScene(self.cabinet, self.game))

    def update(self, seconds: float) -> None:
        self._frames += 1
        self._fresh = set()
        for number, demo in enumerate(self._demos):
            demo.update(seconds)
            if (self._frames + number) % FRAMES_A_TURN == 0:
                self._fresh.add(number)

    def prompts(self) -> Prompts:
        button = self._focus - len(self._games)
        act = _("Play") if button < 0 else self._buttons[button].act
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, act)]

    def draw(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        theme = self.theme
        accent = mix(theme.cabinet, self.game.accent, 0.65)
        draw_night(canvas, theme, self.cabinet.time)
        middle = layout.screen.centerx
        write(canvas, "GRIDLOCK ARCADE", layout.large, theme.ink, bold=True, midtop=(middle, layout.px(4)))
        tiles = self._tiles()
        for number, box in enumerate(tiles):
            if number != self._focus:
                self._draw_tile(canvas, box, number)
        if self._focus < len(tiles):  # last, since it is larger and lies over its neighbours
            self._draw_tile(canvas, tiles[self._focus].inflate(layout.px(3), layout.px(3)), self._focus)
        words = _(self.game.summary)
        size = fitting(words, (layout.medium, layout.small), layout.stage.width - layout.px(8))
        write(
            canvas, words, size, mix(accent, theme.ink, 0.45), center=(middle, layout.height - layout.px(22))
        )
        device = self.cabinet.last_device
        for number, (row, box) in enumerate(zip(self._buttons, self._button_boxes(), strict=True)):
            focused = self._focus == len(self._games) + number
            glyph = glyph_for(device, row.verb, self.cabinet.bindings) if row.verb is not None else None
            draw_row(canvas, layout, theme, row, box, focused=focused, glyph=glyph)
        self.draw_prompts(canvas)

    def _draw_tile(self, canvas: Surface, box: Rect, number: int) -> None:
        layout, theme, game = self.cabinet.layout, self.theme, self._games[number]
        focused = number == self._focus
        round_off, inset = layout.px(1.6), layout.px(0.8)
        ground = mix(theme.night, game.accent, 0.2 if focused else 0.05)
        pygame.draw.rect(canvas, ground, box, border_radius=round_off)
        board = Rect(box.left + inset, box.top + inset, box.width - 2 * inset, box.width - 2 * inset)
        demo = self._demos[number]
        canvas.blit(demo.picture(board.width, layout.small, fresh=number in self._fresh), board)
        # A frame in the tile's own colour rounds the picture's corners.
        pygame.draw.rect(canvas, ground, board.inflate(inset, inset), inset, border_radius=round_off)
        if not focused:
            canvas.fill((150, 150, 150), box, special_flags=pygame.BLEND_RGB_MULT)
        label = Rect(box.left, board.bottom, box.width, box.bottom - board.bottom)
        name = short_name(game)
        size = fitting(name, (layout.medium, layout.small), label.width - layout.px(2), bold=True)
        write(canvas, name, size, theme.ink if focused else theme.soft, bold=True, center=label.center)
        if focused:
            halo = box.inflate(layout.px(1.6), layout.px(1.6))
            pygame.draw.rect(
                canvas, dimmed(game.accent, 0.35), halo, layout.px(0.8), border_radius=round_off * 2
            )
        edge = game.accent if focused else dimmed(mix(theme.edge, game.accent, 0.4), 0.8)
        pygame.draw.rect(canvas, edge, box, layout.px(0.45 if focused else 0.15), border_radius=round_off)


def short_name(game: Variant) -> str:
    """The name without what all of them share."""
    return game.name.split(": ")[-1]
