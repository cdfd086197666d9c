"""The panel of a puzzle beside the board: which one it is, what was found, and what is at stake."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, lines_height, shortened, text_width, wrapped, write, write_in
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.panel.panel import lamp_of
from game.arcade.views.puzzles.step_marks import STEP, draw_steps, heart, skip, steps_width
from game.core.variant import Variant
from game.core.words import _, later
from game.puzzles.attempt import Step

# The side of a heart and of a skip, and of the mark of a step, in sizes of small text: where there is room,
# and in a row or on a tiny screen.
TOKEN, MARK = 2.4, 1.7
SMALL_TOKEN, SMALL_MARK = 1.4, 0.95
ICON = 4.4  # the side of the game's icon
# What the marks of steps mean, in the order in which they are named.
KINDS = (
    (Step.RIGHT, later("{count} found")),
    (Step.WRONG, later("{count} wrong")),
    (Step.HINT, later("{count} hinted")),
    (Step.SKIP, later("given up")),
)


@dataclass(frozen=True)
class PuzzleNote:
    """Everything that the panel shows."""

    mode: str
    which: str  # which puzzle of the mode
    rating: str  # how hard it is, and of which game
    variant: Variant
    steps: tuple[Step, ...]
    open: bool  # whether a move is still to be found
    hearts: tuple[float, ...] = ()  # of a streak: how much of each is left; between 1 and 0 while one goes
    skips: tuple[bool, ...] = ()
    standing: str = ""  # how the player stands in the mode
    cost: str = ""  # what a wrong move that stands on the board has cost
    fresh: float = 1.0  # how far the latest step has come in, with its cost


@dataclass(frozen=True)
class _Place:
    canvas: Surface
    layout: Layout
    theme: Theme
    room: Rect

    @property
    def roomy(self) -> bool:
        return not (self.layout.upright or self.layout.tiny or self.layout.crowded)

    @property
    def token(self) -> int:
        return round((TOKEN if self.roomy else SMALL_TOKEN) * self.layout.small)

    @property
    def mark(self) -> int:
        return round((MARK if self.roomy else SMALL_MARK) * self.layout.small)


def draw_note(canvas: Surface, layout: Layout, theme: Theme, area: Rect, note: PuzzleNote) -> None:
    """Write on a panel that is not lit."""
    room = area.inflate(-2 * layout.px(1.5), -2 * layout.px(1))
    top = lamp_of(layout, area).bottom + layout.px(0.8)
    room.height, room.top = room.bottom - top, top
    place = _Place(canvas, layout, theme, room)
    if layout.row_panels:
        _draw_row(place, note)
    else:
        draw_lines(room, _lines(place, note))


# One below the other


def _lines(place: _Place, note: PuzzleNote) -> list[Line]:
    layout, theme = place.layout, place.theme
    lines = [
        _words(place, 0, note.mode, layout.medium, theme.legible(theme.accent)),
        *_icon(place, note),
        _words(place, 4, note.which, layout.small, theme.ink),
    ]
    if note.hearts:
        lines.append(_tokens(place, note))
    lines += [_steps(place, note), *_said_of_steps(place, note)]
    if note.cost:
        lines.append(_cost(place, note))
    elif note.standing:
        lines.append(_words(place, 2, note.standing, layout.small, theme.ink))
    return [*lines, _words(place, 5, note.rating, layout.small, theme.soft)]


def _cost(place: _Place, note: PuzzleNote) -> Line:
    line = _words(place, 1, note.cost, place.layout.small, place.theme.legible(place.theme.danger))
    return Line(
        line.rank,
        line.height,
        lambda box: draw_faded(place.canvas, box, note.fresh, lambda: line.draw(box)),
    )


def _icon(place: _Place, note: PuzzleNote) -> list[Line]:
    """The icon of the game, where there is room."""
    if not place.roomy:
        return []
    side = round(ICON * place.layout.small)

    def draw(box: Rect) -> None:
        shape = icon(drawer_of(note.variant), place.theme, side, lit=True)
        place.canvas.blit(shape, shape.get_rect(center=box.center))

    return [Line(6, round(side * 1.1), draw)]


def _words(place: _Place, rank: int, words: str, most: int, tone: Colour) -> Line:
    width, small, bold = place.room.width, place.layout.small, most > place.layout.small
    size = fitting(words, (most, small), width, bold=bold)
    height = lines_height(len(wrapped(words, size, width, bold=bold)), size)
    return Line(rank, height, lambda box: write_in(place.canvas, words, (size,), box, tone, bold=bold))


def _said_of_steps(place: _Place, note: PuzzleNote) -> list[Line]:
    """What the marks of the steps mean."""
    line = _words(place, 7, _steps_in_words(note), place.layout.small, place.theme.soft)
    return [replace(line, close=True)]


def _steps_in_words(note: PuzzleNote) -> str:
    kinds = [_(words, count=note.steps.count(step)) for step, words in KINDS if step in note.steps]
    return " · ".join([*kinds, *([_("1 to find")] if note.open else [])])


def _tokens(place: _Place, note: PuzzleNote) -> Line:
    def draw(box: Rect) -> None:
        left = box.centerx - _tokens_width(place, note) // 2
        _draw_tokens(place, note, (left, box.centery))

    return Line(1, round(place.token * 1.1), draw)


def _steps(place: _Place, note: PuzzleNote) -> Line:
    steps = _shown_steps(place, note, place.room.width)

    def draw(box: Rect) -> None:
        left = box.centerx - steps_width(len(steps), place.mark) // 2
        draw_steps(place.canvas, place.theme, steps, place.mark, (left, box.centery), note.fresh)

    return Line(3, round(place.mark * 1.6), draw)


# Side by side, in a row above the board


def _draw_row(place: _Place, note: PuzzleNote) -> None:
    """The mode and the puzzle on the left; on the right hearts and skips, and the steps."""
    canvas, layout, theme, room = place.canvas, place.layout, place.theme, place.room
    upper, lower = room.top + round(room.height * 0.27), room.top + round(room.height * 0.75)
    right = room.right - _tokens_width(place, note)
    if note.hearts:
        _draw_tokens(place, note, (right, upper))
    elif note.cost or note.standing:
        tone = theme.legible(theme.danger) if note.cost else theme.ink
        words = note.cost or note.standing
        right = write(canvas, words, layout.small, tone, midright=(room.right, upper)).left
    width = max(1, right - layout.px(2) - room.left)
    size = fitting(note.mode, (layout.medium, layout.small), width, bold=True)
    mode = shortened(note.mode, size, width, bold=True)
    write(canvas, mode, size, theme.legible(theme.accent), bold=True, midleft=(room.left, upper))
    steps = _shown_steps(place, note, room.width // 3)
    right = room.right - steps_width(len(steps), place.mark)
    draw_steps(canvas, theme, steps, place.mark, (right, lower), note.fresh)
    right -= layout.px(1)
    said = _steps_in_words(note)
    if (
        right - text_width(said, layout.small) - layout.px(3) - text_width(note.which, layout.small)
        > room.left
    ):
        right = write(canvas, said, layout.small, theme.soft, midright=(right, lower)).left
    width = max(1, right - layout.px(2) - room.left)
    words = f"{note.which} · {note.rating}"
    words = words if text_width(words, layout.small) <= width else note.which
    write(
        canvas,
        shortened(words, layout.small, width),
        layout.small,
        theme.soft,
        midleft=(room.left, lower),
    )


# What both are made of


def _shown_steps(place: _Place, note: PuzzleNote, width: int) -> Sequence[Step | None]:
    """The latest steps, as many as fit, and one to come while the puzzle goes on."""
    steps: list[Step | None] = [*note.steps, *([None] if note.open else [])]
    most = max(1, int((width / place.mark - 1) / STEP) + 1)
    return steps[-most:]


def _tokens_width(place: _Place, note: PuzzleNote) -> int:
    count = len(note.hearts) + len(note.skips)
    return round(place.token * (1 + 1.3 * (count - 1))) if count else 0


def _draw_tokens(place: _Place, note: PuzzleNote, midleft: tuple[int, int]) -> None:
    left = midleft[0]
    tokens: list[tuple[Callable[..., Surface], float]] = [
        *((heart, share) for share in note.hearts),
        *((skip, float(full)) for full in note.skips),
    ]
    for draw, share in tokens:
        box = Rect(left, 0, place.token, place.token)
        box.centery = midleft[1]
        _draw_token(place, draw, box, share)
        left += round(place.token * 1.3)


def _draw_token(place: _Place, draw: Callable[..., Surface], box: Rect, share: float) -> None:
    """A token that is left, one that is gone, or one that goes: it grows while it fades."""
    empty = draw(place.theme, place.token, full=False)
    if share < 1:
        place.canvas.blit(empty, empty.get_rect(center=box.center))
    if share > 0:
        full = draw(place.theme, place.token, full=True)
        if share < 1:
            side = round(place.token * (1 + 0.5 * (1 - share)))
            full = pygame.transform.smoothscale(full, (side, side))
        around = full.get_rect(center=box.center)
        draw_faded(place.canvas, around, share, lambda: place.canvas.blit(full, around))
