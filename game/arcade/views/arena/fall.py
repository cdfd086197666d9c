"""What happens to riders who crash: they fly apart, and their walls go out from the crash on."""

from collections.abc import Iterable, Sequence

from pygame import Surface

from game.arcade.draw.cycles.cubes import draw_burst
from game.arcade.draw.easing import held
from game.arcade.draw.fading import lay_share
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.riders import SIZE, Rider
from game.arcade.views.arena.trails import Floor, kept_field, prepare_field
from game.arena.round import Round
from game.core.rules import PLAYERS, Player

# How long the walls take to go out, and when they begin to, in seconds since the crash.
BREAKING_SECONDS, BREAKING_FROM = 0.7, 0.12
# How long everything takes to fade where nothing flies, and when all is done in both ways.
FADING_SECONDS = 0.6
# How far around its cell the light of a wall goes out with it, in cells.
LIT = 0.7
# How many ticks of the broken walls are drawn ahead in a frame before that.
TICKS_AHEAD = 30
BROKEN_AFTER = BREAKING_FROM + BREAKING_SECONDS


def crashed(ridden: Round) -> tuple[Player, ...]:
    return tuple(player for player in PLAYERS if ridden.state.crashes[player - 1] is not None)


def crash_cells(ridden: Round) -> set[int]:
    """Where the riders crashed: the cells that they were on, and those that they could not enter."""
    state = ridden.state
    return {cell for player in crashed(ridden) for cell in (state.cells[player - 1], state.ahead(player))}


def draw_broken(
    canvas: Surface, floor: Floor, ridden: Round, ticks: int, fallen: float, *, particles: bool
) -> None:
    """Draw the walls of those who crashed as far as they are broken, over the walls that were."""
    losers, breaking_for = crashed(ridden), fallen - BREAKING_FROM
    if breaking_for < 0:
        prepare_field(floor, ridden, ticks, losers, most=TICKS_AHEAD)
        return
    after, part = kept_field(floor, ridden, ticks, losers), floor.part
    if not particles:
        lay_share(canvas, after, part, held(breaking_for / FADING_SECONDS))
        return
    share = held(breaking_for / BREAKING_SECONDS)
    if share >= 1:
        canvas.blit(after, part)
        return
    before = kept_field(floor, ridden, ticks)
    for player in losers:
        path = ridden.paths[player - 1]
        standing = len(path) - round(share * len(path))
        _lay_cells(canvas, floor, after, path[standing:], round(floor.area.cell * LIT))
        # The light of broken walls reaches into the cells beside them, in which others may still stand.
        _lay_cells(canvas, floor, before, path[:standing], 0)


def _lay_cells(canvas: Surface, floor: Floor, picture: Surface, cells: Sequence[int], around: int) -> None:
    """Some cells of a picture of the field, and what lies so near to them."""
    for cell in cells:
        spot = floor.area.rect_of(cell).inflate(around, around)
        canvas.blit(picture, spot, spot.move(-floor.part.left, -floor.part.top))


def draw_bursts(canvas: Surface, theme: Theme, area: FieldArea, riders: Iterable[Rider], age: float) -> None:
    """The riders who crashed, `age` seconds after they flew apart."""
    for rider in riders:
        if rider.crashed:
            draw_burst(canvas, area, theme, theme.player(rider.player), rider.place, age, SIZE)
