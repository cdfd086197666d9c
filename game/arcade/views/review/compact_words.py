"""The words about a move in a review where text is large: line by line."""

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.marks import mark_hinted
from game.arcade.draw.text import capital, fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.review.picture import (
    ReviewPicture,
    better_words,
    chances,
    holder_words,
    offer,
    puzzle_words,
)
from game.arcade.views.review.verdict_marks import verdict_mark
from game.bots.review import Assessment, Verdict
from game.core.words import _


def draw_compact_words(canvas: Surface, picture: ReviewPicture, area: Rect) -> None:
    """What the move was, what it did, and what would have been better."""
    layout = picture.timeline.layout
    lines = _move(canvas, picture, area.width)
    if picture.assessment is not None:
        lines += _assessment(canvas, picture, picture.assessment, area.width)
    if picture.offers:
        lines.append(_words(canvas, picture, 5, offer(picture), area.width))
    draw_lines(area, lines, widest=layout.px(1))


def _words(canvas: Surface, picture: ReviewPicture, rank: int, words: str, width: int) -> Line:
    size, theme = picture.timeline.layout.small, picture.timeline.theme
    height = lines_height(len(wrapped(words, size, width)), size)
    return Line(rank, height, lambda box: write_lines(canvas, words, size, box, theme.soft))


def _move(canvas: Surface, picture: ReviewPicture, width: int) -> list[Line]:
    """The player, the move and its number: in one line, or with the number above."""
    timeline = picture.timeline
    layout, theme = timeline.layout, timeline.theme
    count = _("Move {move} of {moves}", move=timeline.selected + 1, moves=len(timeline.players))
    name = text_width(picture.player_name, layout.small, bold=True) + layout.px(2)
    move = text_width(capital(picture.move), layout.medium, bold=True) + layout.px(2)
    beside = name + move + text_width(count, layout.small) <= width
    if name + move > width:
        return [_words(canvas, picture, 4, count, width), *_move_below(canvas, picture, width)]

    def draw(box: Rect) -> None:
        tone = theme.legible(theme.player(picture.player))
        write(canvas, picture.player_name, layout.small, tone, bold=True, midleft=box.midleft)
        middle = (box.left + name, box.centery)
        write(canvas, capital(picture.move), layout.medium, theme.ink, bold=True, midleft=middle)
        if beside:
            write(canvas, count, layout.small, theme.soft, midright=box.midright)

    line = Line(0, layout.line(layout.medium), draw)
    return [line] if beside else [_words(canvas, picture, 4, count, width), line]


def _move_below(canvas: Surface, picture: ReviewPicture, width: int) -> list[Line]:
    """The player, and below the name the move."""
    timeline = picture.timeline
    layout, theme = timeline.layout, timeline.theme
    tone = theme.legible(theme.player(picture.player))
    size = fitting(capital(picture.move), (layout.medium, layout.small), width, bold=True)
    lines = len(wrapped(capital(picture.move), size, width, bold=True))
    return [
        Line(
            1,
            layout.line(layout.small),
            lambda box: write(
                canvas, picture.player_name, layout.small, tone, bold=True, midleft=box.midleft
            ),
        ),
        Line(
            0,
            lines_height(lines, size),
            lambda box: write_lines(canvas, capital(picture.move), size, box, theme.ink, bold=True),
        ),
    ]


def _assessment(canvas: Surface, picture: ReviewPicture, assessment: Assessment, width: int) -> list[Line]:
    """Signs on the left, words next to them."""
    layout, theme = picture.timeline.layout, picture.timeline.theme
    side = layout.medium
    inner = width - side - layout.px(1.2)
    size = fitting(assessment.words, (layout.medium, layout.small), inner, bold=True)

    def draw(box: Rect) -> None:
        shape = verdict_mark(theme, assessment.verdict, side, theme.legible(theme.player(assessment.player)))
        canvas.blit(shape, shape.get_rect(midleft=(box.left, box.top + layout.line(size) // 2)))
        words = Rect(box.right - inner, box.top, inner, box.height)
        write_lines(canvas, assessment.words, size, words, verdict_tone(theme, assessment.verdict), bold=True)

    lines = [Line(1, lines_height(len(wrapped(assessment.words, size, inner, bold=True)), size), draw)]
    better = better_words(picture.better, layout.small, inner)
    if better:
        lines.append(_better(canvas, picture, better, inner))
    sentences = chances(picture, assessment), holder_words(picture, assessment), puzzle_words(picture)
    notes = " ".join(filter(None, sentences))
    return [*lines, _words(canvas, picture, 3, notes, width)] if notes else lines


def _better(canvas: Surface, picture: ReviewPicture, better: str, inner: int) -> Line:
    layout, theme = picture.timeline.layout, picture.timeline.theme

    def draw(box: Rect) -> None:
        draw_hint_sign(canvas, picture, (box.left + layout.medium // 2, box.top), layout.medium)
        words = Rect(box.right - inner, box.top, inner, box.height)
        write_lines(canvas, better, layout.small, words, theme.ink, bold=True)

    lines = len(wrapped(better, layout.small, inner, bold=True))
    return Line(2, lines_height(lines, layout.small), draw)


def draw_hint_sign(canvas: Surface, picture: ReviewPicture, top: tuple[int, int], side: int) -> None:
    """The mark of a better move, as on the board."""
    layout = picture.timeline.layout
    sign = Rect(0, 0, side, side)
    sign.center = (top[0], top[1] + layout.line(layout.small) // 2)
    area = BoardArea(sign, 1, layout.small)
    mark_hinted(canvas, area, picture.timeline.theme, [0], picture.frame.time)


def verdict_tone(theme: Theme, verdict: Verdict) -> Colour:
    tones = {Verdict.THREW_AWAY: theme.danger, Verdict.WON_BACK: theme.hint}
    return theme.legible(tones.get(verdict, theme.ink))
