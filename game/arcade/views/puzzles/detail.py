"""What awaits the player in one puzzle mode: a board, a week, a rating over time, or a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine
from game.arcade.draw.lines import thick_line
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.shapes import full_disc
from game.arcade.draw.slab import FRONT, LEAST_RIM, bare_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import draw_figures, lines_height, wrapped, write, write_in
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.floating_board import FloatingBoard, draw_board
from game.arcade.views.icons import draw_puzzles_icon, icon
from game.arcade.views.puzzles.step_marks import STEP, draw_steps, heart, skip, steps_width
from game.puzzles.attempt import Step
from game.puzzles.streak import MOST_PUZZLES

# The least height of it all, in sizes of small text.
LEAST = 17
# The height of a slab beside its board, in shares of the board.
WHOLE = 1 + (2 + FRONT) * LEAST_RIM
# The height of the week below the board, in sizes of small text; and the side of a mark.
WEEK, MARK = 3.4, 1.05
# The largest number, in sizes of large text.
NUMBER = 1.7
TOKEN = 3.0  # the side of a heart and of a skip, in sizes of small text
SHARED = 2  # the lines of what can be shared
# How many lights of a streak stand side by side, their distance and the largest, in sizes of small text.
ACROSS, APART, LIGHT = 20, 1.25, 0.62


@dataclass(frozen=True)
class Day:
    """A day of this week."""

    letter: str
    mark: Step | None  # how its puzzle went; None if it was not solved yet
    is_open: bool  # whether it can still be solved


@dataclass(frozen=True)
class PuzzleDetail(Node):
    """What stands beside the rows. It takes the same room whatever it shows, so that nothing moves."""

    heading: str
    board: FloatingBoard | None = None
    number: str = ""  # a large number in place of a board
    piece: bool = False  # whether a piece of a puzzle stands in place of the number
    words: str = ""  # below them
    streak: bool = False  # whether the number is that of a streak
    lights: int | None = None  # of a streak: how many of its puzzles were solved
    curve: tuple[int, ...] = ()  # ratings, the latest last, in place of a board
    week: tuple[Day, ...] = ()
    line: str = ""  # to share, without its marks
    steps: tuple[Step, ...] = ()  # the marks of the line

    def height(self, layout: Layout, width: int) -> Span:
        return Span(LEAST * layout.small, layout.stage.height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        _draw_detail(canvas, look.layout, look.theme, placed.box, self)


def _draw_detail(canvas: Surface, layout: Layout, theme: Theme, area: Rect, detail: PuzzleDetail) -> None:
    top = Rect(area.left, area.top, area.width, layout.line(layout.medium))
    tone = theme.legible(theme.accent)
    write_in(canvas, detail.heading, (layout.medium, layout.small), top, tone, bold=True)
    room = Rect(area.left, top.bottom + layout.px(1), area.width, 0)
    room.height = area.bottom - room.top
    if detail.line:
        room.height -= SHARED * layout.line(layout.small)
        _draw_shared(canvas, layout, theme, Rect(area.left, room.bottom, area.width, 0), detail)
    if detail.week:
        room.height -= round(WEEK * layout.small)
        _draw_week(canvas, layout, theme, Rect(area.left, room.bottom, area.width, 0), detail.week)
    if detail.lights is not None and not detail.number:
        room.height -= _lights_height(layout, area)
        _draw_lights(canvas, layout, theme, Rect(area.left, room.bottom, area.width, 0), detail.lights)
    if detail.board is not None:
        _draw_board(canvas, layout, room, detail.board)
    elif detail.curve:
        _draw_curve(canvas, layout, theme, room, detail)
    else:
        _draw_number(canvas, layout, theme, room, detail)


def _draw_board(canvas: Surface, layout: Layout, room: Rect, board: FloatingBoard) -> None:
    side = min(round(room.width / (1 + 2 * LEAST_RIM)), round((room.height - layout.px(2)) / WHOLE))
    if side < layout.px(12):
        return
    slab = bare_slab(Rect(0, 0, side, side))
    left, top = room.centerx - side // 2, room.centery - round(side * WHOLE / 2) + slab.rim
    slab = bare_slab(Rect(left, top, side, side))
    draw_spotlight(canvas, board.renderer.theme, board.renderer.perspective.hidden_by(slab), pool=False)
    draw_board(canvas, board, slab)


def _draw_number(canvas: Surface, layout: Layout, theme: Theme, room: Rect, detail: PuzzleDetail) -> None:
    """A large number, and what it counts; for a streak, the heart and the skip above it, and its lights."""
    if not detail.number and not detail.piece:
        return
    plate = Rect(room.left, room.top + layout.px(1), room.width, max(1, room.height - layout.px(1)))
    plate.height = min(plate.height, round(plate.width * 0.9))
    inner = plate.inflate(-2 * layout.px(3), -2 * layout.px(1))
    side, gap = round(TOKEN * layout.small), layout.px(2)
    lights = 0 if detail.lights is None else _lights_height(layout, inner) + gap
    words = lines_height(len(wrapped(detail.words, layout.small, inner.width)), layout.small)
    spare = inner.height - words - lights - (side + gap if detail.streak else 0)
    sizes = (round(layout.large * NUMBER), layout.large, layout.medium)
    size = next((each for each in sizes if layout.line(each) <= spare), layout.small)
    top = inner.top + max(0, spare - layout.line(size)) // 2
    lay_plate(canvas, theme, plate, layout.px(1.8), colour=theme.accent, plain=layout.tiny)
    if detail.streak:
        for draw, x in ((heart, plate.centerx - side), (skip, plate.centerx + side)):
            shape = draw(theme, side, full=True)
            canvas.blit(shape, shape.get_rect(midtop=(x, top)))
        top += side + gap
    middle = plate.centerx, top + layout.line(size) // 2
    if detail.piece:
        drawn = icon(draw_puzzles_icon, theme, size, lit=True)
        canvas.blit(drawn, drawn.get_rect(center=middle))
    else:
        accent = theme.heading
        draw_figures(canvas, detail.number, size, accent, center=middle)
    below = Rect(inner.left, top + layout.line(size), inner.width, words)
    write_in(canvas, detail.words, (layout.small,), below, theme.ink, down=0.0)
    if detail.lights is not None:
        _draw_lights(
            canvas, layout, theme, Rect(inner.left, below.bottom + gap, inner.width, 0), detail.lights
        )


def _draw_curve(canvas: Surface, layout: Layout, theme: Theme, room: Rect, detail: PuzzleDetail) -> None:
    """The rating over the latest puzzles, with its least and greatest value."""
    box = Rect(room.left, room.top + layout.px(1), room.width, min(room.height, round(room.width * 0.55)))
    lay_plate(canvas, theme, box, layout.px(1.8), colour=theme.accent, plain=layout.tiny)
    least, most = min(detail.curve), max(detail.curve)
    inner = box.inflate(-2 * layout.px(3), -2 * layout.px(3))
    inner.width -= round(3.2 * layout.small)
    span = max(1, most - least)
    points = [
        (
            inner.left + inner.width * number / max(1, len(detail.curve) - 1),
            inner.bottom - inner.height * (value - least) / span,
        )
        for number, value in enumerate(detail.curve)
    ]
    for y in (inner.top, inner.bottom):
        tone = theme.faint(theme.edge, 0.6)
        pygame.draw.line(canvas, tone, (inner.left, y), (inner.right, y), theme.outline(1))
    for start, end in pairwise(points):
        thick_line(canvas, theme.accent, start, end, max(2, layout.px(0.4)))
    pygame.draw.circle(canvas, theme.ink, points[-1], max(3, layout.px(0.7)))
    gap = layout.px(1.5)
    write(canvas, str(most), layout.small, theme.soft, midleft=(inner.right + gap, inner.top))
    if most != least:
        write(canvas, str(least), layout.small, theme.soft, midleft=(inner.right + gap, inner.bottom))


def _draw_week(canvas: Surface, layout: Layout, theme: Theme, area: Rect, week: Sequence[Day]) -> None:
    """The letters of the days, and below each how its puzzle went."""
    side = round(MARK * layout.small)
    step = min(round(2.6 * layout.small), area.width // len(week))
    left = area.centerx - step * len(week) // 2 + step // 2
    for number, day in enumerate(week):
        x = left + number * step
        tone = theme.ink if day.is_open or day.mark else theme.soft
        write(canvas, day.letter, layout.small, tone, bold=day.is_open, center=(x, area.top + layout.small))
        if day.mark or day.is_open:
            middle = area.top + round(2.5 * layout.small)
            draw_steps(canvas, theme, (day.mark,), side, (x - side // 2, middle))


def _light_step(layout: Layout, area: Rect) -> int:
    return min(round(APART * layout.small), area.width // ACROSS)


def _lights_height(layout: Layout, area: Rect) -> int:
    return _light_step(layout, area) * -(-MOST_PUZZLES // ACROSS) + layout.px(1)


def _draw_lights(canvas: Surface, layout: Layout, theme: Theme, area: Rect, lit: int) -> None:
    """A light for each puzzle of a streak, from the easiest to the hardest; those that were solved shine."""
    step = _light_step(layout, area)
    left, top = area.centerx - step * ACROSS // 2 + step // 2, area.top + layout.px(1) + step // 2
    radius = max(2.0, step * LIGHT / APART / 2)
    for number in range(MOST_PUZZLES):
        row, column = divmod(number, ACROSS)
        spot = left + column * step, top + row * step
        if number < lit:
            shine(canvas, theme, full_disc, spot, radius * 2, theme.accent, glow=0.6)
        else:
            pygame.draw.circle(
                canvas, mix(theme.edge, theme.soft, 0.35), spot, radius, max(1, round(radius / 3))
            )


def _draw_shared(canvas: Surface, layout: Layout, theme: Theme, area: Rect, detail: PuzzleDetail) -> None:
    """The line to share, on the screen: its marks are drawn below it, since no typeface has them."""
    side, height = round(MARK * layout.small), layout.line(layout.small)
    steps = detail.steps[-max(1, int(area.width / side / STEP)) :]
    words = Rect(area.left, area.top, area.width, height)
    write_in(canvas, detail.line, (layout.small,), words, theme.soft)
    left = area.centerx - steps_width(len(steps), side) // 2
    draw_steps(canvas, theme, steps, side, (left, words.bottom + height // 2))
