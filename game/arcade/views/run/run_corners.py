"""Where a run stands, above the panels of the players: stage, lives, hints, points and combo."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.views.play.award import reach_of_award
from game.arcade.views.play.corners import Corners
from game.arcade.views.run.lives_and_hints import draw_hints, draw_lives, marks_width
from game.core.words import _
from game.run.course import HINTS, LIVES

# How far the light of marks reaches beyond their place, in units.
AROUND = 2


@dataclass(frozen=True, kw_only=True)
class RunCorners(Corners):
    """On the left the stage, on the right the points."""

    stage: str
    loop: str
    lives: int
    hints: int
    points: int  # without those of this stage
    worth: int  # of this stage, if it is won
    combo: str

    def draw(self, canvas: Surface, layout: Layout, theme: Theme) -> None:
        _draw_standing(canvas, layout, theme, self)
        _draw_points(canvas, layout, theme, self)

    def changed_parts(self, layout: Layout, before: Corners) -> list[Rect]:
        assert isinstance(before, RunCorners), "the same game"
        told = replace(before, award=self.award)
        counted = replace(told, points=self.points, worth=self.worth, combo=self.combo)
        parts = []
        if counted != self:
            parts.append(layout.corner(1))
        if counted != told:
            parts.append(layout.corner(2))
        if told != before:
            parts.append(reach_of_award(layout))
        around = layout.px(AROUND)
        return [part.inflate(2 * around, 2 * around) for part in parts]


def _draw_standing(canvas: Surface, layout: Layout, theme: Theme, picture: RunCorners) -> None:
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


def _draw_points(canvas: Surface, layout: Layout, theme: Theme, picture: RunCorners) -> None:
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
