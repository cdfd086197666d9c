"""What lies on the floor of the courtyard: shadows, light, tracks, cracks, and the dust above it."""

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import between, part_of
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.marks import mark_locked
from game.core.rules import PLAYERS, Player
from game.variants.siege.picture import turn as turns
from game.variants.siege.picture.dust import TRACKS, draw_cracks, draw_dust, draw_shards
from game.variants.siege.picture.ground import draw_ground
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.tower import draw_tower_light, draw_tower_shadow

# When the first cell around the loser lights up, in seconds after the last move, and how much later the next.
LOCKED_FROM, LOCKED_STEP = 0.5, 0.15
# Where a tower leaves tracks, in shares of its step.
TRACKS_AT = (0.05, 0.2, 0.35, 0.5, 0.65, 0.8)


def draw_floor(moment: Moment) -> None:
    for player in PLAYERS:
        _draw_tracks(moment, player)
    _draw_shadows(moment)
    _draw_bursting(moment)
    for player in PLAYERS:
        draw_tower_light(moment.canvas, moment.area, moment.theme, player, moment.stands[player])


def _draw_shadows(moment: Moment) -> None:
    """The shadows of everything. They end with the floor."""
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    outside = canvas.get_clip()
    canvas.set_clip(outside.clip(area.rect))
    for cell in moment.blocks:
        draw_ground(canvas, area, theme, cell, moment.risen(cell), moment.shift(cell))
    for player in PLAYERS:
        draw_tower_shadow(canvas, area, theme, moment.stands[player])
    canvas.set_clip(outside)


def _draw_bursting(moment: Moment) -> None:
    """The flagstone that the last block breaks, with light from below."""
    cell, rise, area = moment.last_block, moment.rise, moment.area
    if cell is None or not 0 < rise < 1:
        return
    share = part_of(rise, 0.0, turns.BREAKS) * (1 - part_of(rise, 0.6, 1.0))
    draw_cracks(moment.canvas, area, moment.theme, cell, share)
    light = share * (1 - 0.5 * rise)
    shine_pool(moment.canvas, moment.theme, area.centre_of(cell), area.cell * 1.1, moment.theme.accent, light)


def _draw_tracks(moment: Moment, player: Player) -> None:
    """Where the tower has gone in its last step."""
    start, end, share = moment.steps[player]
    if start == end:
        return
    theme, unit, along = moment.theme, moment.area.cell, turns.stance(share).along
    here, there = moment.area.centre_of(start), moment.area.centre_of(end)
    colour, shape = theme.legible(theme.player(player)), TRACKS[player - 1]
    for number, at in enumerate(TRACKS_AT):
        if along < at:
            return
        x, y = between(here, there, at)
        aside = unit * (0.09 if number % 2 else -0.09)
        right, down = (0.0, aside) if here[1] == there[1] else (aside, 0.0)
        spot, light = (x + right, y + unit * 0.24 + down), 0.12 + 0.07 * number
        shine(moment.canvas, theme, shape, spot, unit * 0.13, colour, glow=0.5, light=light)


def draw_locked(moment: Moment, area: BoardArea, among: int) -> None:
    """Those cells among some that lock the loser in; all of them light up one after the other."""
    if not moment.lost:
        return
    colour = moment.theme.legible(moment.theme.player(moment.turn))
    for number, (_direction, cell) in enumerate(moment.rules.grid.exits[moment.loser]):
        if among >> cell & 1:
            seconds = moment.frame.ended - LOCKED_FROM - LOCKED_STEP * number
            mark_locked(moment.canvas, area, moment.theme, [cell], moment.loser, colour, seconds)


def draw_air(moment: Moment) -> None:
    """Dust and shards, where a tower lands, a block rises, or blocks slam together."""
    if not moment.frame.particles:
        return
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    for start, end, share in moment.steps.values():
        if start != end:
            x, y = area.centre_of(end)
            draw_dust(canvas, area, theme, (x, y + area.cell * 0.3), 0.34, turns.landing(share), 50 + end)
    cell = moment.last_block
    if cell is not None:
        age = part_of(moment.rise, turns.BREAKS, 1.0)
        draw_shards(canvas, area, theme, area.centre_of(cell), age, cell)
        draw_dust(canvas, area, theme, area.centre_of(cell), 0.55, age, cell)
    here = area.centre_of(moment.loser)
    draw_dust(canvas, area, theme, here, 0.55, part_of(moment.fate, turns.HIT - 0.02, 0.9), 99)
    crash = part_of(moment.fate, turns.CRASH, 1.0)
    draw_dust(canvas, area, theme, here, 0.75, crash, 98)
    draw_shards(canvas, area, theme, here, crash, 98)
