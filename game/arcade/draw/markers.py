"""What boards with placed markers share: the markers, and the cells that the next one would take."""

from typing import Any

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, eased, part_of
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.marks import mark_taken
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Marked, PlacingRules
from game.core.rules import PLAYERS, Outcome, opponent

# The width of the line in the marker of the last move, in shares of the marker.
LINE = 0.045

PlacingRenderer = Renderer[PlacingRules[Any]]


def draw_markers(
    canvas: Surface, area: BoardArea, frame: Frame, renderer: PlacingRenderer, size: float
) -> None:
    """All markers, `size` cells large. Those of the last move land; at the end, the loser's fade."""
    position: Marked = frame.position
    theme = renderer.theme
    last = renderer.rules.cells_of(frame.last.before, frame.last.move) if frame.last is not None else ()
    for player, mask in zip(PLAYERS, (position.one, position.two), strict=True):
        lost = bool(frame.ended) and renderer.rules.outcome(position) == Outcome(opponent(player))
        shape, colour = renderer.shape(player), theme.player(player)
        for cell in cells_in(mask):
            arrival = eased(frame.progress) if cell in last else 1.0
            grown = area.cell * size * (1 + 0.6 * (1 - arrival))
            light = arrival * (0.4 if lost else 1.0)
            shine(canvas, theme, shape, area.centre_of(cell), grown, colour, light=light)
            if cell in last and frame.marks_last:
                landed = part_of(frame.progress, 0.7, 1.0)
                mark_fresh(canvas, theme, shape, area.centre_of(cell), area.cell * size, landed)


def mark_fresh(
    canvas: Surface, theme: Theme, shape: Shape, spot: Point, size: float, light: float = 1.0
) -> None:
    """The marker of the last move: a bright line runs through it, which is seen in greyscale too."""
    shine(canvas, theme, shape, spot, size, theme.ink, light=0.9 * light, width=LINE, glow=0.3)


def draw_preview(
    canvas: Surface, area: BoardArea, frame: Frame, renderer: PlacingRenderer, size: float
) -> None:
    """The markers that CONFIRM would place, and the cells that they would take from the opponent."""
    if frame.intended is None:
        return
    rules, theme, turn = renderer.rules, renderer.theme, frame.position.turn
    placed = rules.cells_of(frame.position, frame.intended)
    shape, colour = renderer.shape(turn), theme.player(turn)
    for cell in placed:
        shine(canvas, theme, shape, area.centre_of(cell), area.cell * size, colour, light=0.5, glow=0.4)
    other = opponent(turn)
    taken = rules.taken_by(frame.position, frame.intended)
    cells = [cell for cell in cells_in(taken) if cell not in placed]
    mark_taken(canvas, area, theme, cells, renderer.shape(other), theme.player(other), frame.time)
