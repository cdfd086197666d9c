"""How to play: the goal, a legal and an illegal move on the game's own board, and the rules in full."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.shapes import thin_ring
from game.arcade.draw.text import wrapped, write, write_lines
from game.arcade.draw.theme import NEON, mix
from game.arcade.input.actions import Action, Command
from game.arcade.renderers import renderer_of
from game.arcade.scenes.scene import Prompts, Scene
from game.core.controls import Verb
from game.core.match import Match
from game.core.variant import Variant
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

LOOP_SECONDS = 3.2
MOVE_SECONDS = 0.5
TRY_AT = 1.0  # when in each loop the move is made or tried


class HowToScene(Scene):
    """Three boards that move; confirm turns to the rules in full and back."""

    def __init__(self, cabinet: Cabinet, variant: Variant) -> None:
        super().__init__(cabinet)
        self.theme = NEON.tinted(variant.accent)
        self._variant = variant
        self._setup = variant.setup()
        self._rules = self._setup.rules()
        self._renderer = renderer_of(self._setup, self.theme)
        self._in_full = False
        self._before = self._played(variant.lesson.moves)
        self._after = self._played(f"{variant.lesson.moves} {variant.lesson.legal}")
        self._game = self._played(variant.lesson.game)

    def _played(self, moves: str) -> Match:
        match = Match(self._setup)
        for move in moves.split():
            match.play(self._rules.read_move(move))
        return match

    def handle(self, action: Action) -> None:
        if action.repeated:
            return
        match action.verb:
            case Verb.CONFIRM | Verb.LEFT | Verb.RIGHT:
                self._in_full = not self._in_full
                self.cabinet.audio.play("cursor")
            case Verb.BACK | Command.PAUSE | Command.HELP | Command.UNDO | Command.HINT:
                self.cabinet.audio.play("back")
                self.cabinet.scenes.pop()

    def attraction(self) -> Variant:
        return self._variant

    def prompts(self) -> Prompts:
        turn = _("See the boards") if self._in_full else _("Read the rules in full")
        return [(Verb.CONFIRM, turn), (Verb.BACK, _("Back"))]

    def draw(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        draw_night(canvas, self.theme, self.cabinet.time)
        write(
            canvas,
            self._variant.name,
            layout.large,
            self.theme.ink,
            bold=True,
            midtop=(layout.screen.centerx, layout.px(4)),
        )
        if self._in_full:
            self._draw_rules(canvas)
        else:
            self._draw_boards(canvas)
        self.draw_prompts(canvas)

    def _draw_rules(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        width = min(layout.px(130), layout.stage.width - layout.px(10))
        area = Rect(0, layout.px(17), width, layout.px(70))
        area.centerx = layout.screen.centerx
        lines = [_(line) for line in self._variant.how_to_play]
        rows = sum(len(wrapped(line, layout.medium, area.width - layout.px(6))) for line in lines)
        size = layout.medium if rows <= len(lines) else layout.small
        step = min(layout.px(6.6), area.height // len(lines))
        for number, line in enumerate(lines, start=1):
            y = area.top + (number - 1) * step
            write(
                canvas,
                str(number),
                layout.small,
                self.theme.accent,
                bold=True,
                topright=(area.left + layout.px(3), y),
            )
            room = Rect(area.left + layout.px(6), y, area.width - layout.px(6), step)
            write_lines(canvas, line, size, room, self.theme.ink)

    def _draw_boards(self, canvas: Surface) -> None:
        goal, legal, illegal = self._columns()
        time = self.cabinet.time % LOOP_SECONDS
        goal_text = _(self._variant.how_to_play[0])
        self._draw_board(canvas, goal, _("The goal"), goal_text, self._goal_frame(time))
        move = _(self._variant.lesson.because)
        self._draw_board(canvas, legal, _("A legal move"), move, self._legal_frame(time))
        tried = self._rules.read_move(self._variant.lesson.illegal)
        reason = self._rules.why_not(self._before.position, tried) or ""
        frame = Frame(self._before.rules.start(), self._before.plies, time=time)
        area = self._draw_board(canvas, illegal, _("An illegal move"), reason, frame, tone=self.theme.danger)
        if time > TRY_AT:
            cell = self._before.rules.cells_of(self._before.position, tried)[-1]
            self._draw_refusal(canvas, area, cell, time - TRY_AT)

    def _columns(self) -> list[Rect]:
        """Three columns under the title."""
        layout = self.cabinet.layout
        stage, gap = layout.stage, layout.px(4)
        width = (min(stage.width, layout.px(190)) - 4 * gap) // 3
        left = stage.centerx - (3 * width + 2 * gap) // 2
        top, bottom = layout.px(16), layout.footer.top - layout.px(2)
        return [Rect(left + number * (width + gap), top, width, bottom - top) for number in range(3)]

    def _goal_frame(self, time: float) -> Frame:
        """The last move of a whole game, and what it does to the loser."""
        plies = self._game.plies if time > TRY_AT else self._game.plies[:-1]
        progress = min(1.0, (time - TRY_AT) / MOVE_SECONDS) if time > TRY_AT else 1.0
        ended = max(0.0, time - TRY_AT - MOVE_SECONDS) if time > TRY_AT else 0.0
        return Frame(self._game.rules.start(), plies, progress, time, ended=ended)

    def _legal_frame(self, time: float) -> Frame:
        if time < TRY_AT:
            legal = tuple(self._rules.legal_moves(self._before.position))
            return Frame(self._before.rules.start(), self._before.plies, time=time, legal=legal)
        progress = min(1.0, (time - TRY_AT) / MOVE_SECONDS)
        return Frame(self._after.rules.start(), self._after.plies, progress, time)

    def _draw_board(
        self,
        canvas: Surface,
        column: Rect,
        title: str,
        words: str,
        frame: Frame,
        tone: tuple[int, int, int] | None = None,
    ) -> BoardArea:
        layout = self.cabinet.layout
        colour = tone or mix(self.theme.accent, self.theme.ink, 0.4)
        write(canvas, title, layout.medium, colour, bold=True, midtop=(column.centerx, column.top))
        top = column.top + round(layout.medium * 1.7)
        side = min(column.width, column.bottom - top - layout.px(16))
        area = BoardArea(Rect(column.centerx - side // 2, top, side, side), self._setup.size, layout.small)
        self._renderer.draw_floor(canvas, area)
        self._renderer.draw(canvas, area, frame)
        text = Rect(column.left, area.rect.bottom + layout.px(2), column.width, layout.px(14))
        ink = self.theme.soft if tone is None else self.theme.ink
        write_lines(canvas, words, layout.small, text, ink, align="centre")
        return area

    def _draw_refusal(self, canvas: Surface, area: BoardArea, cell: int, age: float) -> None:
        """A barred ring over the cell that was tried; it trembles once."""
        x, y = area.centre_of(cell)
        x += math.sin(age * 40) * area.cell * 0.05 * max(0.0, 1 - age * 2.5)
        shine(canvas, thin_ring, (x, y), area.cell * 0.95, self.theme.danger, width=0.06, glow=0.4)
        arm = area.cell * 0.28
        smooth_line(canvas, self.theme.danger, (x - arm, y + arm), (x + arm, y - arm), area.cell * 0.07)
