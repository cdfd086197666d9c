"""A review: the board, the words about the move beside it, the timeline below."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import Way, mark_better, mark_hinted
from game.arcade.draw.text import fitting, font, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.rows import RowPicture, draw_row
from game.arcade.views.timeline import Timeline, draw_timeline, verdict_mark
from game.bots.review import Assessment, Verdict
from game.core.rules import Player
from game.core.words import _

# The most better moves to name; the others are counted.
MOST_NAMED = 6


@dataclass(frozen=True)
class ReviewPicture:
    """Everything that is shown: the game in the timeline, and the selected move."""

    timeline: Timeline
    title: str
    summary: str
    frame: Frame  # the board after the move
    winning: tuple[Way, ...]  # the moves that would have kept the win, if this one threw it away
    every: tuple[Way, ...]  # all moves of that position
    way: int  # which of the winning moves is shown, counted round and round
    player: Player
    player_name: str
    move: str
    assessment: Assessment | None  # None until it is known
    better: tuple[str, ...]
    moves: int  # the number of legal moves
    side: Player  # of the person who would play on from here


def play_on_button(layout: Layout) -> Rect:
    """The button for the mouse to play on."""
    height = max(layout.px(6), layout.plate)
    inner = _inside(layout)
    return Rect(inner.left, inner.bottom - height, inner.width, height)


def _inside(layout: Layout) -> Rect:
    """The plate beside the board, without its margin."""
    margin = min(layout.px(4), layout.said.width - 1, layout.said.height - 1)
    return layout.said.inflate(-margin, -margin)


def draw_review(canvas: Surface, picture: ReviewPicture) -> None:
    timeline = picture.timeline
    layout, theme, renderer = timeline.layout, timeline.theme, timeline.renderer
    draw_ground(canvas, renderer, layout, layout.review_board)
    area = BoardArea(layout.review_board, renderer.rules.size, layout.small)
    renderer.draw(canvas, area, picture.frame)
    if picture.winning:
        mark_better(canvas, area, theme, picture.winning, picture.every, picture.way, picture.frame.time)
    _draw_heading(canvas, layout, theme, picture)
    _draw_words(canvas, layout, theme, picture)
    draw_timeline(canvas, timeline)


def _draw_heading(canvas: Surface, layout: Layout, theme: Theme, picture: ReviewPicture) -> None:
    """The game in a sentence, below its name."""
    area = layout.heading
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    write(canvas, picture.title, layout.small, tone, bold=True, midtop=area.midtop)
    width = area.width - layout.px(4)
    size = fitting(picture.summary, (layout.medium, layout.small), width, bold=True)
    write(canvas, picture.summary, size, theme.ink, bold=True, midbottom=area.midbottom)


def _draw_words(canvas: Surface, layout: Layout, theme: Theme, picture: ReviewPicture) -> None:
    """Who moved where, what the move did, and what would have been better."""
    round_off = layout.px(2)
    plate = layout.said
    pygame.draw.rect(canvas, theme.faint(theme.floor, 0.85), plate, border_radius=round_off)
    rim = theme.outline(layout.px(0.15))
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.8), plate, rim, border_radius=round_off)
    inner = _inside(layout)
    bottom = _draw_move(canvas, picture, inner)
    if picture.assessment is not None:
        bottom = _draw_assessment(canvas, picture, picture.assessment, inner, bottom + layout.px(2))
    button = RowPicture(_("Play on from here"), None, focused=True)
    draw_row(canvas, layout, theme, button, play_on_button(layout))
    _draw_offer(canvas, layout, theme, picture, bottom)


def _draw_move(canvas: Surface, picture: ReviewPicture, inner: Rect) -> int:
    """The number, the player and the move; returns where they end."""
    timeline = picture.timeline
    layout, theme = timeline.layout, timeline.theme
    count = _("Move {move} of {moves}", move=timeline.selected + 1, moves=len(timeline.players))
    box = write(canvas, count, layout.small, theme.soft, topleft=inner.topleft)
    tone = theme.legible(theme.player(picture.player))
    box = write(canvas, picture.player_name, layout.medium, tone, bold=True, topleft=box.bottomleft)
    box = write(canvas, picture.move, layout.large, theme.ink, bold=True, topleft=box.bottomleft)
    side = layout.px(9)
    centre = (inner.right - round(side * 0.6), inner.top + side // 2)
    timeline.renderer.draw_emblem(canvas, centre, side, picture.player, 1.0)
    return box.bottom


def _draw_assessment(
    canvas: Surface, picture: ReviewPicture, assessment: Assessment, inner: Rect, top: int
) -> int:
    """Signs on the left, words next to them; returns where they end."""
    layout, theme = picture.timeline.layout, picture.timeline.theme
    side = round(layout.medium * 0.9)
    words = Rect(inner.left + side + layout.px(1.2), top, inner.width - side - layout.px(1.2), 0)
    shape = verdict_mark(theme, assessment.verdict, side, theme.player(assessment.player))
    middle = top + layout.line(layout.medium) // 2
    canvas.blit(shape, shape.get_rect(midleft=(inner.left, middle)))
    tone = _tone(theme, assessment.verdict)
    bottom = write_lines(canvas, assessment.words, layout.medium, words, tone, bold=True)
    better = _better(picture.better, layout.small, words.width)
    if better:
        words.top = bottom + layout.px(0.8)
        _draw_hint_sign(canvas, picture, (inner.left + side // 2, words.top), round(side * 1.3))
        box = write(canvas, better, layout.small, theme.ink, bold=True, topleft=words.topleft)
        bottom = box.bottom
    for note in filter(None, (_chances(picture, assessment), _holder(assessment))):
        words.top = bottom + layout.px(0.8)
        bottom = write_lines(canvas, note, layout.small, words, theme.soft)
    return bottom


def _draw_hint_sign(canvas: Surface, picture: ReviewPicture, top: tuple[int, int], side: int) -> None:
    """The mark of a better move, as on the board."""
    layout = picture.timeline.layout
    sign = Rect(0, 0, side, side)
    sign.center = (top[0], top[1] + layout.line(layout.small) // 2)
    area = BoardArea(sign, 1, layout.small)
    mark_hinted(canvas, area, picture.timeline.theme, [0], picture.frame.time)


def _tone(theme: Theme, verdict: Verdict) -> Colour:
    tones = {Verdict.THREW_AWAY: theme.danger, Verdict.WON_BACK: theme.hint}
    return theme.legible(tones.get(verdict, theme.ink))


def _better(moves: tuple[str, ...], size: int, width: int) -> str:
    """The better moves, as many as fit on a line, and how many more there are."""
    if not moves:
        return ""
    lines = [_named(moves, named) for named in range(min(MOST_NAMED, len(moves)), 0, -1)]
    return next((line for line in lines if font(size, bold=True).size(line)[0] <= width), lines[-1])


def _named(texts: tuple[str, ...], named: int) -> str:
    """The first moves, and the number of the others."""
    moves = "  ".join(texts[:named])
    if named == len(texts):
        return _("Better: {moves}", moves=moves)
    return _("Better: {moves} and {count} more", moves=moves, count=len(texts) - named)


def _chances(picture: ReviewPicture, assessment: Assessment) -> str:
    """How many moves won, if the move made is one of them."""
    if assessment.verdict not in (Verdict.KEPT, Verdict.WON_BACK) or not assessment.whole:
        return ""
    count = len(assessment.winning)
    if count == picture.moves:
        return _("Every move still wins.")
    if count == 1:
        return _("The only move that wins.")
    return _("{count} of {moves} moves win.", count=count, moves=picture.moves)


def _holder(assessment: Assessment) -> str:
    """Who has the win after the move, if that is proven."""
    holder = assessment.holder
    return _("Player {player} is winning now.", player=holder) if holder else ""


def _draw_offer(canvas: Surface, layout: Layout, theme: Theme, picture: ReviewPicture, top: int) -> None:
    """What playing on means, above its button, if there is room."""
    button = play_on_button(layout)
    words = _("You play on as Player {player}, against a bot.", player=picture.side)
    area = Rect(button.left, 0, button.width, 0)
    lines = wrapped(words, layout.small, area.width)
    area.top = button.top - layout.px(1) - len(lines) * font(layout.small).get_linesize()
    if area.top >= top + layout.px(1):
        write_lines(canvas, words, layout.small, area, theme.soft, align="centre")
