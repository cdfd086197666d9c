"""Drawing that comes in or goes out: what was there before lies over it, as far as it is not there yet."""

from collections.abc import Callable

from pygame import Rect, Surface


def draw_faded(canvas: Surface, area: Rect, light: float, draw: Callable[[], object]) -> None:
    """Draw something within an area with a share of its strength, from 0 to 1."""
    if light >= 1:
        draw()
    elif light > 0:
        place = area.clip(canvas.get_rect())
        before = canvas.subsurface(place).copy()
        draw()
        before.set_alpha(round(255 * (1 - light)))
        canvas.blit(before, place)
