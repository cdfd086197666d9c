"""What the player on turn can choose, and points at: first a step, then a block."""

import pygame

from game.arcade.draw.easing import eased, part_of, pulse
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.theme import mix
from game.core.grid import HEADINGS
from game.variants.siege.picture.block import draw_ghost
from game.variants.siege.picture.moment import Moment

# The size of the light on a cell that can be chosen, in cells.
LIGHT = 0.22


def draw_choices(moment: Moment) -> None:
    """The cells to step to, with arrows; or the cells that may be blocked, whose joints shine."""
    theme, colour = moment.theme, moment.theme.player(moment.turn)
    choices = {moment.rules.parts(move) for move in moment.frame.legal}
    if moment.entered is None:
        targets = {step: moment.rules.stepped_on(moment.position, step) for step, _block in choices}
        mark_legal(moment.canvas, moment.area, theme, targets.values(), colour, moment.frame.time)
        for step, cell in targets.items():
            _draw_arrow(moment, step, cell)
        return
    arrival = _arrival(moment)
    if not arrival:
        return
    cells = sorted(block for step, block in choices if step == moment.entered)
    for cell in cells:
        _draw_joints(moment, cell, arrival)
    marked = [cell for cell in cells if cell != moment.ghost]
    mark_legal(moment.canvas, moment.area, theme, marked, colour, moment.frame.time, LIGHT * arrival)


def _arrival(moment: Moment) -> float:
    """How far the choice of a block has come up: after most of the step."""
    return eased(part_of(moment.frame.entered, 0.4, 1.0))


def _draw_arrow(moment: Moment, step: int, cell: int) -> None:
    """A small arrow behind the light on a cell, away from the tower."""
    (x, y), (right, down), unit = moment.area.centre_of(cell), HEADINGS[step], moment.area.cell
    spot = (x + right * unit * 0.24, y + down * unit * 0.24)
    tone = moment.theme.faint(moment.theme.legible(moment.theme.player(moment.turn)), 0.85)
    smooth_arrow(moment.canvas, tone, spot, (right, down), unit * 0.075)


def _draw_joints(moment: Moment, cell: int, arrival: float) -> None:
    """The joints around a flagstone out of which a block may rise."""
    theme, unit = moment.theme, moment.area.cell
    outline = moment.area.rect_of(cell).inflate(-unit * 0.12, -unit * 0.12)
    share = (0.45 + 0.2 * pulse(moment.frame.time)) * arrival
    light = mix(theme.tile, theme.legible(theme.player(moment.turn)), share)
    width = theme.outline(max(1.0, unit * 0.014))
    pygame.draw.rect(moment.canvas, light, outline, width, round(unit * 0.05))


def draw_intended(moment: Moment, cell: int) -> None:
    """The block that CONFIRM would raise, half risen."""
    colour, risen = moment.theme.player(moment.turn), 0.5 + 0.08 * pulse(moment.frame.time, 1.1)
    risen *= _arrival(moment)
    draw_ghost(moment.canvas, moment.area, moment.theme, cell, colour, risen)


def draw_pointer(moment: Moment) -> None:
    """The brackets around the cell pointed at; none around a tower that has not stepped yet."""
    cursor = moment.frame.cursor
    if cursor is None or (moment.entered is None and cursor.cell == moment.rules.standing(moment.position)):
        return
    colour = moment.theme.player(moment.turn)
    draw_cursor(moment.canvas, moment.area, moment.theme, moment.frame, colour)
