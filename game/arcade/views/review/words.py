"""The words about a move beside the board of a review."""

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.review_layout import review_layout
from game.arcade.draw.text import capital, fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.kit.row import RowPicture, draw_row
from game.arcade.views.review.compact_words import draw_compact_words, draw_hint_sign, verdict_tone
from game.arcade.views.review.picture import (
    LookBack,
    ReviewPicture,
    better_words,
    chances,
    holder_words,
    offer,
    puzzle_words,
)
from game.arcade.views.review.verdict_marks import verdict_mark
from game.bots.review import Assessment
from game.core.words import _


def play_on_button(layout: Layout) -> Rect:
    """The button for the mouse to play on."""
    height = max(layout.px(6), layout.target)
    inner = inside(layout)
    return Rect(inner.left, inner.bottom - height, inner.width, height)


def inside(layout: Layout) -> Rect:
    """The plate beside the board, without its margin."""
    margin = min(layout.px(4), review_layout(layout).said.width - 1, review_layout(layout).said.height - 1)
    return review_layout(layout).said.inflate(-margin, -margin)


def draw_words(canvas: Surface, picture: ReviewPicture) -> None:
    """Who moved where, what the move did, and what would have been better."""
    layout, theme = picture.timeline.layout, picture.timeline.theme
    draw_body(
        canvas, theme, review_layout(layout).said, layout.px(1.8), colour=theme.accent, plain=layout.tiny
    )
    if picture.offers:
        button = RowPicture(_("Play on from here"), None, focused=True)
        draw_row(canvas, layout, theme, button, play_on_button(layout))
    if layout.crowded:
        area = _above_button(layout) if picture.offers else inside(layout)
        draw_compact_words(canvas, picture, area)
    else:
        _draw_roomy_words(canvas, picture)


def _above_button(layout: Layout) -> Rect:
    inner = inside(layout)
    return Rect(inner.left, inner.top, inner.width, play_on_button(layout).top - layout.px(1) - inner.top)


def _draw_roomy_words(canvas: Surface, picture: ReviewPicture) -> None:
    layout = picture.timeline.layout
    inner = inside(layout)
    bottom = _draw_move(canvas, picture, inner)
    if picture.assessment is not None:
        bottom = _draw_assessment(canvas, picture, picture.assessment, inner, bottom + layout.px(2))
    if picture.offers:
        _draw_offer(canvas, picture, bottom)
    elif picture.look_back is not None:
        _draw_look_back(canvas, picture, picture.look_back, bottom)


def _draw_move(canvas: Surface, picture: ReviewPicture, inner: Rect) -> int:
    """The number, the player and the move; returns where they end."""
    timeline = picture.timeline
    layout, theme = timeline.layout, timeline.theme
    move = capital(picture.move)
    count = _("Move {move} of {moves}", move=timeline.selected + 1, moves=len(timeline.players))
    box = write(canvas, count, layout.small, theme.soft, topleft=inner.topleft)
    tone = theme.legible(theme.player(picture.player))
    side = layout.px(9)
    centre = (inner.right - round(side * 0.6), inner.top + side // 2)
    timeline.renderer.draw_emblem(canvas, centre, side, picture.player, 1.0)
    box = write(canvas, picture.player_name, layout.medium, tone, bold=True, topleft=box.bottomleft)
    size = fitting(move, (layout.large, layout.medium), inner.width, bold=True)
    below = Rect(inner.left, max(box.bottom, inner.top + side), inner.width, 0)
    below.top = box.bottom if size == layout.large and _clears(move, size, inner, side) else below.top
    return write_lines(canvas, move, size, below, theme.ink, bold=True)


def _clears(words: str, size: int, inner: Rect, side: int) -> bool:
    """Whether words on the left stay clear of the emblem on the right."""
    return text_width(words, size, bold=True) <= inner.width - round(side * 1.3)


def _draw_assessment(
    canvas: Surface, picture: ReviewPicture, assessment: Assessment, inner: Rect, top: int
) -> int:
    """Signs on the left, words next to them; returns where they end."""
    layout, theme = picture.timeline.layout, picture.timeline.theme
    side = round(layout.medium * 0.9)
    words = Rect(inner.left + side + layout.px(1.2), top, inner.width - side - layout.px(1.2), 0)
    colour = theme.legible(theme.player(assessment.player))
    shape = verdict_mark(theme, assessment.verdict, side, colour)
    middle = top + layout.line(layout.medium) // 2
    canvas.blit(shape, shape.get_rect(midleft=(inner.left, middle)))
    tone = verdict_tone(theme, assessment.verdict)
    bottom = write_lines(canvas, assessment.words, layout.medium, words, tone, bold=True)
    better = better_words(picture.better, layout.small, words.width)
    if better:
        words.top = bottom + layout.px(0.8)
        draw_hint_sign(canvas, picture, (inner.left + side // 2, words.top), round(side * 1.3))
        bottom = write_lines(canvas, better, layout.small, words, theme.ink, bold=True)
    notes = chances(picture, assessment), holder_words(picture, assessment), puzzle_words(picture)
    for note in filter(None, notes):
        words.top = bottom + layout.px(0.8)
        bottom = write_lines(canvas, note, layout.small, words, theme.soft)
    return bottom


def _draw_offer(canvas: Surface, picture: ReviewPicture, top: int) -> None:
    """What playing on means, above its button, if there is room."""
    layout = picture.timeline.layout
    button, words = play_on_button(layout), offer(picture)
    area = Rect(button.left, 0, button.width, 0)
    lines = wrapped(words, layout.small, area.width)
    area.top = button.top - layout.px(1) - lines_height(len(lines), layout.small)
    if area.top >= top + layout.px(1):
        write_lines(canvas, words, layout.small, area, picture.timeline.theme.soft, align="centre")


def _draw_look_back(canvas: Surface, picture: ReviewPicture, look_back: LookBack, top: int) -> None:
    """At the foot of the plate, the move that decided the game, and each player's mistakes, if they fit."""
    layout, theme = picture.timeline.layout, picture.timeline.theme
    inner = inside(layout)
    sentences = [(look_back.turning_point, layout.medium)] if look_back.turning_point else []
    sentences += [(mistakes, layout.small) for mistakes in look_back.mistakes]
    lines = [
        (player, words, fitting(words, (most, layout.small), inner.width, bold=True))
        for (player, words), most in sentences
    ]
    counts = [len(wrapped(words, size, inner.width, bold=True)) for _player, words, size in lines]
    gap, title = layout.px(0.8), lines_height(1, layout.small) if look_back.turning_point else 0
    heights = [lines_height(count, size) + gap for count, (*_said, size) in zip(counts, lines, strict=True)]
    height = title + sum(heights) - gap
    area = Rect(inner.left, inner.bottom - height, inner.width, 0)
    if not sentences or area.top < top + layout.px(3):
        return
    canvas.fill(theme.faint(theme.edge, 0.8), Rect(inner.left, area.top - gap, inner.width, layout.px(0.2)))
    if look_back.turning_point:
        area.top = write_lines(canvas, _("Turning point"), layout.small, area, theme.soft)
    for player, words, size in lines:
        tone = theme.legible(theme.player(player))
        area.top = write_lines(canvas, words, size, area, tone, bold=True) + gap
