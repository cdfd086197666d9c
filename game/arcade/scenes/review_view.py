"""How a review looks: the board, what is said of the move beside it, the timeline below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.arcade.draw.better import draw_better
from game.arcade.draw.frame import BoardArea, Frame
from game.arcade.draw.ground import draw_ground
from game.arcade.draw.text import fitting, write, write_lines
from game.arcade.draw.theme import DANGER, EDGE, FLOOR, HINT, INK, NIGHT, SOFT, Colour, dimmed, mix
from game.arcade.draw.timeline import mark
from game.arcade.draw.widgets import Row, draw_row
from game.bots.review import Assessment, Verdict
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.scenes.review import ReviewScene

# The end of a game is shown as it looks some time later.
ENDED_SECONDS = 3.0
# So many better moves are named; the others are counted.
NAMED = 3
TONES: dict[Verdict, Colour] = {Verdict.THREW_AWAY: DANGER, Verdict.WON_BACK: HINT}


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
        draw_ground(canvas, setup, layout, layout.review_board)
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
            legal=False,
            ended=ENDED_SECONDS if last and not motion.moving else 0.0,
        )

    def _draw_better(self, canvas: Surface, area: BoardArea) -> None:
        scene = self._scene
        assessment = scene.assessment
        if assessment is None or assessment.verdict is not Verdict.THREW_AWAY or scene.motion.moving:
            return
        play, before = scene.play, scene.ply.before
        start = play.controls.start(before, None)
        ways = []
        for move in assessment.winning:
            cell = play.controls.next_cell(before, start, move)
            if cell is not None:
                ways.append((cell, play.renderer.place_of(before, move)))
        draw_better(canvas, area, ways, scene.cabinet.time)

    def _draw_heading(self, canvas: Surface) -> None:
        """The game in a sentence, below its name."""
        scene, layout = self._scene, self._scene.cabinet.layout
        area = layout.heading
        title = _("{name}: review", name=scene.play.choices.setup.variant.name)
        tone = mix(scene.theme.accent, INK, 0.35)
        write(canvas, title, layout.small, tone, bold=True, midtop=area.midtop)
        review = scene.review
        words = review.summary(scene.play.match.winner) if review else _("Looking at every move")
        size = fitting(words, (layout.medium, layout.small), area.width - layout.px(4), bold=True)
        write(canvas, words, size, INK, bold=True, midbottom=area.midbottom)

    def _draw_said(self, canvas: Surface) -> None:
        """Who moved where, what that did to the win, and what would have been better."""
        scene, layout = self._scene, self._scene.cabinet.layout
        colour = scene.theme.player(scene.ply.player)
        plate = layout.said
        pygame.draw.rect(canvas, mix(NIGHT, FLOOR, 0.85), plate, border_radius=layout.px(2))
        pygame.draw.rect(canvas, dimmed(EDGE, 0.8), plate, layout.px(0.15), border_radius=layout.px(2))
        inner = plate.inflate(-layout.px(4), -layout.px(4))
        y = self._draw_move(canvas, inner, colour)
        if scene.assessment is not None:
            self._draw_verdict(canvas, Rect(inner.left, y, inner.width, 0), scene.assessment, colour)
        row = Row(_("Play on from here"), scene.play_on)
        draw_row(canvas, layout, row, self.button, scene.theme.accent, focused=True)

    def _draw_move(self, canvas: Surface, inner: Rect, colour: Colour) -> int:
        """The number, the player and the move; where that ends."""
        scene, layout = self._scene, self._scene.cabinet.layout
        rules, ply = scene.play.match.rules, scene.ply
        count = _("Move {move} of {moves}", move=scene.selected + 1, moves=len(scene.play.match.plies))
        box = write(canvas, count, layout.small, SOFT, topleft=inner.topleft)
        name = rules.player_name(ply.player)
        box = write(canvas, name, layout.medium, colour, bold=True, topleft=box.bottomleft)
        box = write(canvas, rules.move_text(ply.move), layout.large, INK, bold=True, topleft=box.bottomleft)
        side = layout.px(9)
        centre = (inner.right - side // 2, inner.top + side // 2)
        scene.play.renderer.draw_emblem(canvas, centre, side, ply.player, 1.0)
        return box.bottom

    def _draw_verdict(self, canvas: Surface, area: Rect, assessment: Assessment, colour: Colour) -> None:
        layout = self._scene.cabinet.layout
        side = round(layout.medium * 0.9)
        shape = mark(assessment.verdict, side, colour)
        tone = TONES.get(assessment.verdict, INK)
        words = Rect(area.left + side + layout.px(1.2), area.top, 0, 0)
        words.width = area.right - words.left
        line = layout.line(layout.medium)
        canvas.blit(shape, shape.get_rect(midleft=(area.left, area.top + line // 2)))
        bottom = write_lines(canvas, assessment.words, layout.medium, words, tone, bold=True)
        note = self._note(assessment)
        if note:
            write_lines(canvas, note, layout.small, Rect(area.left, bottom, area.width, 0), SOFT)

    def _note(self, assessment: Assessment) -> str:
        """The better moves, or how many there were."""
        scene = self._scene
        rules, ply = scene.play.match.rules, scene.ply
        count = len(assessment.winning)
        if assessment.verdict is Verdict.THREW_AWAY:
            named = "  ".join(rules.move_text(move) for move in assessment.winning[:NAMED])
            if count > NAMED:
                return _("Better: {moves} and {count} more", moves=named, count=count - NAMED)
            return _("Better: {moves}", moves=named)
        if assessment.verdict in (Verdict.KEPT, Verdict.WON_BACK):
            if count == 1:
                return _("The only move that wins.")
            return _("{count} of {moves} moves win.", count=count, moves=len(rules.legal_moves(ply.before)))
        return ""
