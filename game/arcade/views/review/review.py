"""A review: the board, the words about the move beside it, the timeline below."""

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.coordinates import draw_coordinates
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_better
from game.arcade.draw.review_layout import review_layout
from game.arcade.draw.text import lines_height, write_in
from game.arcade.draw.theme import Theme
from game.arcade.views.review.picture import ReviewPicture
from game.arcade.views.review.timeline import draw_timeline
from game.arcade.views.review.words import draw_words


def draw_review(canvas: Surface, picture: ReviewPicture) -> None:
    timeline = picture.timeline
    layout, theme, renderer = timeline.layout, timeline.theme, timeline.renderer
    draw_ground(canvas, renderer, layout, review_layout(layout).slab)
    area = BoardArea(review_layout(layout).board, renderer.rules.size, layout.small)
    row, column = divmod(picture.cell, area.size)
    lines = {(True, row): 1.0, (False, column): 1.0}
    colour = theme.player(picture.player)
    draw_coordinates(canvas, theme, review_layout(layout).slab, area, renderer.counting, lines, colour)
    renderer.draw(canvas, area, picture.frame)
    if picture.winning:
        mark_better(canvas, area, theme, picture.winning, picture.every, picture.way, picture.frame.time)
    _draw_heading(canvas, layout, theme, picture)
    draw_words(canvas, picture)
    draw_timeline(canvas, timeline)


def _draw_heading(canvas: Surface, layout: Layout, theme: Theme, picture: ReviewPicture) -> None:
    """The game in a sentence, below its name."""
    area = review_layout(layout).heading.inflate(-2 * layout.px(2), 0)
    sizes = (layout.medium, layout.small)
    box = write_in(canvas, picture.summary, sizes, area, theme.ink, bold=True, down=1.0)
    if box.height < area.height - lines_height(1, layout.small) // 2:
        tone = theme.heading
        write_in(canvas, picture.title, (layout.small,), area, tone, bold=True, down=0.0)
