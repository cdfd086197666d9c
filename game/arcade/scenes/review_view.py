"""How a review looks: the board, what is said of the move beside it, the timeline below."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import Way, mark_better, mark_hinted
from game.arcade.draw.text import fitting, font, wrapped, write, write_lines
from game.arcade.draw.theme import dimmed, mix
from game.arcade.draw.timeline import mark
from game.arcade.draw.widgets import Row, draw_row
from game.bots.review import Assessment, Verdict
from game.core.rules import Move
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.scenes.review import ReviewScene

# The end of a game is shown as it looks some time later.
ENDED_SECONDS = 3.0
# No more better moves than these are named; the others are counted.
MOST_NAMED = 6


class ReviewView:
    """Draws a review, and changes nothing in it."""

    def __init__(self, scene: ReviewScene) -> None:
        self._scene = scene

    @property
    def button(self) -> Rect:
        """What a mouse presses to play on."""
        layout = self._scene.cabinet.layout
        height = max(layout.px(6), layout.plate)
        said = layout.said.inflate(-layout.px(4), -layout.px(4))
        return Rect(said.left, said.bottom - height, said.width, height)

    def draw(self, canvas: Surface) -> None:
        scene, layout = self._scene, self._scene.cabinet.layout
        setup = scene.play.choices.setup
        draw_ground(canvas, scene.play.renderer, layout, layout.review_board)
        area = BoardArea(layout.review_board, setup.size, layout.small)
        scene.play.renderer.draw(canvas, area, self.frame())
        self._draw_better(canvas, area)
        self._draw_heading(canvas)
        self._draw_said(canvas)
        scene.timeline.draw(canvas)
        scene.timeline.draw_legend(canvas)
        scene.draw_prompts(canvas)

    def frame(self) -> Frame:
        """The moment after the selected move."""
        scene = self._scene
        match, motion = scene.play.match, scene.motion
        last = scene.selected == len(match.plies) - 1
        return Frame(
            start=match.rules.start(match.first),
            plies=[*match.plies[: scene.selected + 1], *([motion.undone] if motion.undone else [])],
            progress=motion.progress,
            time=scene.cabinet.time,
            ended=ENDED_SECONDS if last and not motion.moving else 0.0,
        )

    def _draw_better(self, canvas: Surface, area: BoardArea) -> None:
        scene = self._scene
        assessment = scene.assessment
        if assessment is None or assessment.verdict is not Verdict.THREW_AWAY or scene.motion.moving:
            return
        winning = self._ways(assessment.winning)
        every = self._ways(scene.play.match.rules.legal_moves(scene.ply.before))
        mark_better(canvas, area, scene.theme, winning, every, scene.cabinet.time)

    def _ways(self, moves: Iterable[Move]) -> list[Way]:
        """The cells of each move, those that are chosen first among them."""
        play, before = self._scene.play, self._scene.ply.before
        rules, controls = play.match.rules, play.controls
        start = controls.start(before, None)
        return [Way(controls.next_cells(before, start, move), rules.cells_of(before, move)) for move in moves]

    def _draw_heading(self, canvas: Surface) -> None:
        """The game in a sentence, below its name."""
        scene, layout = self._scene, self._scene.cabinet.layout
        area = layout.heading
        title = _("Review of {name}", name=scene.play.choices.setup.variant.name)
        tone = mix(scene.theme.accent, scene.theme.ink, 0.35)
        write(canvas, title, layout.small, tone, bold=True, midtop=area.midtop)
        review = scene.review
        words = review.summary(scene.play.match.winner) if review else _("Looking at every move")
        size = fitting(words, (layout.medium, layout.small), area.width - layout.px(4), bold=True)
        write(canvas, words, size, scene.theme.ink, bold=True, midbottom=area.midbottom)

    def _draw_said(self, canvas: Surface) -> None:
        """Who moved where, what that did to the win, and what would have been better."""
        scene, layout = self._scene, self._scene.cabinet.layout
        theme, plate = scene.theme, layout.said
        pygame.draw.rect(canvas, mix(theme.night, theme.floor, 0.85), plate, border_radius=layout.px(2))
        pygame.draw.rect(canvas, dimmed(theme.edge, 0.8), plate, layout.px(0.15), border_radius=layout.px(2))
        inner = plate.inflate(-layout.px(4), -layout.px(4))
        bottom = self._draw_move(canvas, inner)
        if scene.assessment is not None:
            bottom = self._draw_verdict(canvas, inner, bottom + layout.px(2), scene.assessment)
        row = Row(_("Play on from here"), scene.play_on)
        draw_row(canvas, layout, theme, row, self.button, focused=True)
        self._draw_offer(canvas, bottom)

    def _draw_move(self, canvas: Surface, inner: Rect) -> int:
        """The number, the player and the move; where that ends."""
        scene, layout = self._scene, self._scene.cabinet.layout
        rules, ply = scene.play.match.rules, scene.ply
        count = _("Move {move} of {moves}", move=scene.selected + 1, moves=len(scene.play.match.plies))
        box = write(canvas, count, layout.small, scene.theme.soft, topleft=inner.topleft)
        name, colour = rules.player_name(ply.player), scene.theme.player(ply.player)
        box = write(canvas, name, layout.medium, colour, bold=True, topleft=box.bottomleft)
        box = write(
            canvas,
            rules.move_text(ply.move),
            layout.large,
            scene.theme.ink,
            bold=True,
            topleft=box.bottomleft,
        )
        side = layout.px(9)
        centre = (inner.right - round(side * 0.6), inner.top + side // 2)
        scene.play.renderer.draw_emblem(canvas, centre, side, ply.player, 1.0)
        return box.bottom

    def _draw_verdict(self, canvas: Surface, inner: Rect, top: int, assessment: Assessment) -> int:
        """Signs on the left, words beside them; where they end."""
        layout, theme = self._scene.cabinet.layout, self._scene.theme
        side = round(layout.medium * 0.9)
        words = Rect(inner.left + side + layout.px(1.2), top, inner.width - side - layout.px(1.2), 0)
        shape = mark(assessment.verdict, side, theme, theme.player(assessment.player))
        canvas.blit(shape, shape.get_rect(midleft=(inner.left, top + layout.line(layout.medium) // 2)))
        tones = {Verdict.THREW_AWAY: theme.danger, Verdict.WON_BACK: theme.hint}
        tone = tones.get(assessment.verdict, theme.ink)
        bottom = write_lines(canvas, assessment.words, layout.medium, words, tone, bold=True)
        better = self._better(assessment, words.width)
        if better:
            words.top = bottom + layout.px(0.8)
            sign = Rect(0, 0, round(side * 1.3), round(side * 1.3))
            sign.center = (inner.left + side // 2, words.top + layout.line(layout.small) // 2)
            mark_hinted(canvas, BoardArea(sign, 1, layout.small), theme, [0], self._scene.cabinet.time)
            bottom = write(canvas, better, layout.small, theme.ink, bold=True, topleft=words.topleft).bottom
        for note in filter(None, (self._chances(assessment), self._holder(assessment))):
            words.top = bottom + layout.px(0.8)
            bottom = write_lines(canvas, note, layout.small, words, theme.soft)
        return bottom

    def _better(self, assessment: Assessment, width: int) -> str:
        """The better moves, as many as stand on a line, and how many more there are."""
        if not assessment.better:
            return ""
        rules, letters = self._scene.play.match.rules, self._scene.cabinet.layout.small
        texts = [rules.move_text(move) for move in assessment.better]
        lines = [_named(texts, named) for named in range(min(MOST_NAMED, len(texts)), 0, -1)]
        return next((line for line in lines if font(letters, bold=True).size(line)[0] <= width), lines[-1])

    def _chances(self, assessment: Assessment) -> str:
        """How many moves won, where the one that was made is among them."""
        if assessment.verdict not in (Verdict.KEPT, Verdict.WON_BACK) or not assessment.whole:
            return ""
        count = len(assessment.winning)
        moves = len(self._scene.play.match.rules.legal_moves(self._scene.ply.before))
        if count == moves:
            return _("Every move still wins.")
        if count == 1:
            return _("The only move that wins.")
        return _("{count} of {moves} moves win.", count=count, moves=moves)

    def _holder(self, assessment: Assessment) -> str:
        """Who has the win after the move, where that is proven."""
        holder = assessment.holder
        return _("Player {player} has the win now.", player=holder) if holder else ""

    def _draw_offer(self, canvas: Surface, top: int) -> None:
        """What playing on means, above its button, where there is room for it."""
        layout = self._scene.cabinet.layout
        words = _("You play on as Player {player}, against a bot.", player=self._scene.side)
        area = Rect(self.button.left, 0, self.button.width, 0)
        lines = wrapped(words, layout.small, area.width)
        area.top = self.button.top - layout.px(1) - len(lines) * font(layout.small).get_linesize()
        if area.top >= top + layout.px(1):
            write_lines(canvas, words, layout.small, area, self._scene.theme.soft, align="centre")


def _named(texts: list[str], named: int) -> str:
    """So many of the moves, and the number of the others."""
    moves = "  ".join(texts[:named])
    if named == len(texts):
        return _("Better: {moves}", moves=moves)
    return _("Better: {moves} and {count} more", moves=moves, count=len(texts) - named)
