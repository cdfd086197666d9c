"""Where a run stands, above the panels of the players: stage, lives, hints, points and combo."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.views.play.award import Award, reach_of_award
from game.arcade.views.run.lives_and_hints import draw_hints, draw_lives, marks_width
from game.core.words import _
from game.run.course import HINTS, LIVES

# How far the light of marks reaches beyond their place, in units.
AROUND = 2


@dataclass(frozen=True)
class RunPanelPicture:
    """Everything that is shown."""

    stage: str
    loop: str
    lives: int
    hints: int
    points: int  # without those of this stage
    worth: int  # of this stage, if it is won
    combo: str
    award: tuple[Award, float] | None  # the latest, with its light


def run_panel_area(layout: Layout) -> Rect:
    """Where both halves of it are."""
    return layout.corner(1).union(layout.corner(2))


def changed_parts(layout: Layout, before: RunPanelPicture, after: RunPanelPicture) -> list[Rect]:
    """The parts of the screen in which two pictures differ."""
    told = replace(before, award=after.award)
    counted = replace(told, points=after.points, worth=after.worth, combo=after.combo)
    parts = []
    if counted != after:
        parts.append(layout.corner(1))
    if counted != told:
        parts.append(layout.corner(2))
    if told != before:
        parts.append(reach_of_award(layout))
    around = layout.px(AROUND)
    return [part.inflate(2 * around, 2 * around) for part in parts]


def draw_run_panel(canvas: Surface, layout: Layout, theme: Theme, picture: RunPanelPicture) -> None:
    _draw_standing(canvas, layout, theme, picture)
    _draw_points(canvas, layout, theme, picture)


def _draw_standing(canvas: Surface, layout: Layout, theme: Theme, picture: RunPanelPicture) -> None:
    """On the left: the stage, and below it the loop, the lives and the hints."""
    area, small = layout.corner(1), layout.small
    size = fitting(picture.stage, (layout.medium, small), area.width, bold=True)
    tone = theme.heading
    write(canvas, picture.stage, size, tone, bold=True, topleft=area.topleft)
    top, step = area.top + layout.line(size), layout.line(small)
    rows = (area.bottom - top) // step
    if rows >= 3:
        write(canvas, picture.loop, small, theme.soft, topleft=(area.left, top))
        top += step
    middle = top + round(step * 0.6)
    draw_lives(canvas, theme, area.left, middle, small, picture.lives)
    both = marks_width(small, LIVES) + layout.px(2)
    if rows >= 2 and both + marks_width(small, HINTS) > area.width:
        both, middle = 0, middle + round(step * 1.1)
    draw_hints(canvas, theme, area.left + both, middle, small, picture.hints)


def _draw_points(canvas: Surface, layout: Layout, theme: Theme, picture: RunPanelPicture) -> None:
    """On the right: the points, large, and below them what this stage is worth so far, and the combo."""
    area, small = layout.corner(2), layout.small
    points = f"{picture.points:,}"
    room = area.height - layout.line(small)
    sizes = [size for size in (layout.large, layout.medium) if layout.line(size) <= room]
    size = fitting(points, (*sizes, small), area.width, bold=True)
    write(canvas, points, size, theme.ink, bold=True, topright=area.topright)
    top = area.top + layout.line(size)
    worth, combo = _("Stage +{points}", points=picture.worth), picture.combo
    accent, tone = theme.heading, theme.legible(theme.hint)
    end = write(canvas, combo, small, accent, bold=True, topright=(area.right, top))
    if text_width(worth, small) + layout.px(1.5) + end.width <= area.width:
        write(canvas, worth, small, tone, topright=(end.left - layout.px(1.5), top))
