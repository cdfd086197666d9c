"""What the boards share on which X and O are placed: the markers, and what the next one would take."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.draw.board import eased, hatch, mark_last, mark_taken, sink
from game.arcade.draw.frame import BoardArea, Frame
from game.arcade.draw.sprites import shine
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Markers, PlacingRules, marker
from game.core.rules import PLAYERS, Player, opponent


def draw_markers(canvas: Surface, area: BoardArea, frame: Frame, theme: Theme, size: float) -> None:
    """All markers, `size` cells large. The last one lands; at the end those of the loser fade."""
    position: Markers = frame.position
    last = frame.last.move if frame.last is not None else None
    for player, mask in zip(PLAYERS, (position.x, position.o), strict=True):
        lost = bool(frame.ended) and player != opponent(position.turn)
        for cell in cells_in(mask):
            arrival = eased(frame.progress) if cell == last else 1.0
            grown = area.cell * size * (1 + 0.6 * (1 - arrival))
            light = arrival * (0.4 if lost else 1.0)
            shine(canvas, marker(player), area.centre_of(cell), grown, theme.player(player), light=light)
    if frame.last is not None and frame.progress >= 1:
        mark_last(canvas, area, frame.last.move)


def draw_claims(
    canvas: Surface, area: BoardArea, frame: Frame, theme: Theme, claimed: Callable[[Markers, Player], int]
) -> None:
    """The free cells that each player's markers keep the other from, hatched; those of the newest light up.

    Cells that neither can use any more are sunk.
    """
    settled: Markers = frame.settled
    position: Markers = frame.position
    free = ~(position.x | position.o)
    dead = claimed(settled, 1) & claimed(settled, 2) & free
    sink(canvas, area, cells_in(dead))
    for player in PLAYERS:
        old, new = (claimed(place, player) & free & ~dead for place in (settled, position))
        colour = theme.player(player)
        hatch(canvas, area, cells_in(old), colour, player)
        hatch(canvas, area, cells_in(new & ~old), colour, player, eased(frame.progress))


def draw_preview(
    canvas: Surface, area: BoardArea, frame: Frame, rules: PlacingRules[Markers], theme: Theme, size: float
) -> None:
    """The marker that a confirmation would place, and the cells that it would take from the opponent."""
    if frame.intended is None:
        return
    turn = frame.position.turn
    ghost = area.cell * size
    shine(
        canvas, marker(turn), area.centre_of(frame.intended), ghost, theme.player(turn), light=0.5, glow=0.4
    )
    taken = rules.taken_by(frame.position, frame.intended) & ~(1 << frame.intended)
    other = opponent(turn)
    mark_taken(canvas, area, cells_in(taken), marker(other), theme.player(other), frame.time)
