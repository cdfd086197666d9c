"""The picture of Crossfire: a shooting range of light."""

import math

from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps, baked
from game.arcade.draw.easing import Point, part_of
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Style, Theme
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import PLAYERS, Player
from game.variants.crossfire.picture.aim import draw_aim, draw_pulses
from game.variants.crossfire.picture.beam import (
    LOSING,
    WINNING,
    Staying,
    beam_sheet,
    draw_all_beams,
    draw_beams,
    draw_changing_beams,
    loud_beams,
    rays_of,
    tones,
)
from game.variants.crossfire.picture.fate import FLARE_TO, Fate, draw_burst, draw_flare, draw_shots, fate_of
from game.variants.crossfire.picture.landing import (
    LANDED,
    burning,
    draw_firing,
    draw_impact,
    draw_landing,
    nearness,
    reach,
)
from game.variants.crossfire.picture.muzzles import draw_muzzles
from game.variants.crossfire.picture.room import draw_room
from game.variants.crossfire.picture.salute import draw_salute, risen, saluting
from game.variants.crossfire.picture.shooting_range import (
    Fire,
    broken,
    burn_of,
    draw_faded,
    draw_range,
    draw_rims,
    fire_on,
    plate_at,
)
from game.variants.crossfire.picture.turret import draw_broken_turret, draw_ghost, draw_turret, keep_turret
from game.variants.crossfire.rules import CrossfireRules

# The light that turrets throw on the board: its reach in cells, and its strength in each style.
POOL = 1.2
POOL_LIGHT = {Style.NEON: 0.6, Style.ENAMEL: 0.3, Style.FLAT: 0.0}
# From when on in a move each player's beams, in two steps, and the ground are kept that are to be seen later.
BEAMS_AHEAD, GROUND_AHEAD = ((0.13, 0.24), (0.28, 0.32)), 0.7
# By when in a move the muzzles of its turret are hot, and those of the move before are cold.
HOT, COOL = 0.5, 0.6
# How far a move is seen beyond the board and above it, in cells.
SIDES, ABOVE = 0.65, 1.0
# The size of the lamp on a legal cell, in cells, and from when on in a move the rims of these cells light up.
LAMP, RIMS_FROM = 0.27, 0.6
# From when on it becomes known how the cells on their way will have burnt, and when it is of all of them.
BURNS_KNOWN = 0.05, 0.9 * LANDED


class CrossfireRenderer(Renderer[CrossfireRules]):
    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return draw_room(canvas, theme, board)

    def changed_part(self, area: BoardArea, before: Frame, after: Frame) -> Rect | None:
        """All of the board, but less of what lies around it while turrets fire."""
        return area.around(SIDES, ABOVE) if before.moves_on_to(after) else None

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        draw_range(canvas, self.theme, area)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        theme, turn = self.theme, position.turn
        ending = fate_of(self.rules, frame)
        for player in PLAYERS:
            keep_turret(theme, self.shape(player), area.cell, theme.player(player))
        self._draw_ground(canvas, area, frame)
        if ending is None:
            self._mark_legal(canvas, area, frame)
        self._draw_beams(canvas, area, frame, ending)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        self._draw_turrets(canvas, area, frame, ending)
        if ending is not None:
            self._draw_end(canvas, area, frame, ending)
        draw_cursor(canvas, area, theme, frame, theme.player(turn))

    # Cells

    def _draw_ground(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """What fire has done to the cells; those on the way of a new beam burn as it passes them."""
        settled: Markers = frame.settled
        if settled.one | settled.two:
            ground = _ground(self.rules, self.theme, area.rect.width, settled.one, settled.two)
            canvas.blit(ground, area.rect)
        if frame.last is None or frame.progress >= 1:
            return
        before, after = fire_on(self.rules, settled), fire_on(self.rules, frame.position)
        steps = sorted(self._distances(frame.last.move))
        # Until the beams come, the look of a few more cells is worked out in each frame.
        known = math.ceil(len(steps) * part_of(frame.progress, *BURNS_KNOWN))
        for distance, cell in steps[:known]:
            new = self._burn(area, after, cell)
            if new is not self._burn(area, before, cell):
                share = burning(area.size, distance, frame.progress)
                draw_faded(canvas, new, plate_at(area, cell), share)

    def _mark_legal(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Lamps, and lit rims as soon as some cells are closed to the player on turn.

        Where the player points, the cursor stands on the rim.
        """
        colour, position = self.theme.player(frame.position.turn), frame.position
        if position.one | position.two:
            here = frame.cursor.cell if frame.cursor is not None else None
            rims = [cell for cell in frame.lamps if cell != here]
            draw_rims(canvas, self.theme, area, rims, colour, part_of(frame.progress, RIMS_FROM, 1.0))
        mark_legal(canvas, area, self.theme, frame.lamps, colour, frame.time, LAMP)

    def _distances(self, cell: int) -> list[tuple[int, int]]:
        """Each cell under a marker's fire with its distance, and the marker's own cell."""
        ways = [enumerate(ray.cells, start=1) for ray in rays_of(self.rules, cell)]
        return [(0, cell), *(step for way in ways for step in way)]

    def _burn(self, area: BoardArea, fire: Fire, cell: int) -> Surface:
        return burn_of(self.theme, plate_at(area, cell).size, fire, cell)

    # Beams

    def _draw_beams(self, canvas: Surface, area: BoardArea, frame: Frame, ending: Fate | None) -> None:
        theme, before = self.theme, self._staying(frame.settled)
        if ending is not None:
            for staying, light in zip(before, _lights(ending), strict=True):
                draw_beams(canvas, theme, area, self.rules, staying, light)
            return
        reached = self._reached(area, frame)
        if reached:
            after = self._staying(frame.position)
            draw_changing_beams(canvas, theme, area, self.rules, before, after, reached)
        else:
            draw_all_beams(canvas, theme, area, self.rules, before)
        lamps = sum(1 << move for move in frame.legal)
        for staying in before:
            draw_pulses(canvas, theme, area, self.rules, staying, frame.time, lamps)
        if frame.last is not None and frame.progress < 1:
            cell = frame.last.move
            rays = rays_of(self.rules, cell)
            draw_firing(canvas, theme, area, cell, rays, frame.last.player, frame.progress)
            self._draw_ahead(area, frame)

    def _staying(self, position: Markers) -> tuple[Staying, Staying]:
        """The beams of the two players that stay in a position."""
        dead = fire_on(self.rules, position).dead
        return Staying(1, position.one, dead), Staying(2, position.two, dead)

    def _reached(self, area: BoardArea, frame: Frame) -> int:
        """The cells to which the beams of a new marker have come."""
        if frame.last is None or frame.progress >= 1:
            return 0
        head = reach(area.size, frame.progress)
        return sum(1 << cell for distance, cell in self._distances(frame.last.move) if distance <= head - 0.5)

    def _draw_ahead(self, area: BoardArea, frame: Frame) -> None:
        """Prepare what is seen later, each part in a frame of its own, so that none comes late."""
        side, position = area.rect.width, frame.position
        for (first, second), staying in zip(BEAMS_AHEAD, self._staying(position), strict=True):
            if staying.markers and first < frame.progress < second:
                loud_beams(self.rules, self.theme, side, staying.player, staying.markers)
            elif staying.markers and second <= frame.progress < LANDED:  # then both are laid together
                beam_sheet(self.rules, self.theme, side, staying)
        if frame.progress > GROUND_AHEAD:
            _ground(self.rules, self.theme, side, position.one, position.two)

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, cell: int) -> None:
        """Beams from the cell where CONFIRM would place a marker; where they would take a cell, it singes."""
        theme, turn = self.theme, frame.position.turn
        taken = self.rules.taken_by(frame.position, cell) & ~(1 << cell)
        after = fire_on(self.rules, self.rules.play(frame.position, cell))
        for target in cells_in(taken):
            draw_faded(canvas, self._burn(area, after, target), plate_at(area, target), 0.55)
        hit = taken & ~sum(1 << hinted for hinted in frame.hinted)
        draw_aim(canvas, theme, area, cell, rays_of(self.rules, cell), hit, turn, frame.time)
        draw_faded(canvas, self._burn(area, after, cell), plate_at(area, cell), 0.6)
        if frame.ghost is not None:
            draw_ghost(canvas, theme, self.shape(turn), area.centre_of(cell), area.cell, theme.player(turn))

    # Turrets

    def _draw_turrets(self, canvas: Surface, area: BoardArea, frame: Frame, ending: Fate | None) -> None:
        settled: Markers = frame.settled
        theme = self.theme
        for player, mask in zip(PLAYERS, (settled.one, settled.two), strict=True):
            for cell in cells_in(mask):
                if ending is None:
                    self._draw_turret(canvas, area, cell, player, self._heat(frame, cell))
        if ending is not None:
            for cell in ending.losers:
                self._draw_loser(canvas, area, cell, ending)
        if frame.last is not None and frame.progress < 1:
            cell, player = frame.last.move, frame.last.player
            self._draw_pool(canvas, area, cell, player, nearness(frame.progress))
            draw_impact(canvas, theme, area, cell, player, frame.progress, particles=frame.particles)
            draw_landing(canvas, self, area, cell, player, frame.progress)
            if frame.marks_last:
                heat = part_of(frame.progress, LANDED, HOT)
                self._draw_muzzles(canvas, area, cell, area.centre_of(cell), heat)

    def _draw_turret(
        self, canvas: Surface, area: BoardArea, cell: int, player: Player, heat: float = 0.0
    ) -> None:
        theme, centre = self.theme, area.centre_of(cell)
        self._draw_pool(canvas, area, cell, player, 1.0)
        draw_turret(canvas, theme, self.shape(player), centre, area.cell, theme.player(player))
        self._draw_muzzles(canvas, area, cell, centre, heat)

    def _draw_muzzles(self, canvas: Surface, area: BoardArea, cell: int, centre: Point, heat: float) -> None:
        """The muzzles of the turret of a cell, which has risen to a point."""
        headings = tuple(ray.heading for ray in rays_of(self.rules, cell))
        draw_muzzles(canvas, self.theme, centre, area.cell, headings, heat)

    @staticmethod
    def _heat(frame: Frame, cell: int) -> float:
        """How hot the muzzles of a turret are: those of the last move; those before it cool down."""
        if not frame.marks_last or frame.last is None:
            return 0.0
        if cell == frame.last.move:
            return 1.0
        before = frame.plies[-2].move if len(frame.plies) > 1 else None
        return 1 - part_of(frame.progress, 0.0, COOL) if cell == before else 0.0

    def _draw_pool(self, canvas: Surface, area: BoardArea, cell: int, player: Player, light: float) -> None:
        """The light that a turret throws on the metal around it."""
        theme, tone = self.theme, tones(self.theme, player)[0]
        strength = POOL_LIGHT[theme.style] * light
        shine_pool(canvas, theme, area.centre_of(cell), area.cell * POOL, tone, strength)

    def _draw_loser(self, canvas: Surface, area: BoardArea, cell: int, ending: Fate) -> None:
        """A turret of the loser, until it breaks in two."""
        if ending.burst(cell) <= 0:
            self._draw_turret(canvas, area, cell, ending.loser)
            return
        place = plate_at(area, cell)
        draw_faded(canvas, broken(self.theme, place.size, cell), place, 0.8)
        colour, shape = self.theme.player(ending.loser), self.shape(ending.loser)
        centre, share = area.centre_of(cell), ending.burst(cell)
        draw_broken_turret(canvas, self.theme, shape, centre, area.cell, cell, colour, share)

    def _draw_end(self, canvas: Surface, area: BoardArea, frame: Frame, ending: Fate) -> None:
        draw_flare(canvas, self.theme, area, self.rules, ending)
        draw_shots(canvas, self.theme, area, ending)
        light = (1 - part_of(ending.share, 0.7, 1.0)) * ending.share
        for cell in ending.winners:
            self._draw_winner(canvas, area, frame, ending, cell, light)
        for cell in ending.losers:
            draw_burst(canvas, self.theme, area, ending, cell, particles=frame.particles)
        if frame.particles:
            for cell in ending.winners:
                salute = saluting(frame.ended, ending.winners, cell)
                draw_salute(canvas, self.theme, area, self.rules, cell, ending.winner, salute)

    def _draw_winner(
        self, canvas: Surface, area: BoardArea, frame: Frame, ending: Fate, cell: int, light: float
    ) -> None:
        """A turret of the winner, above the shots, which rises for its salute."""
        colour, (x, y) = self.theme.player(ending.winner), area.centre_of(cell)
        top = x, y - risen(saluting(frame.ended, ending.winners, cell)) * area.cell
        self._draw_pool(canvas, area, cell, ending.winner, 1.0)
        draw_turret(canvas, self.theme, self.shape(ending.winner), top, area.cell, colour)
        self._draw_muzzles(canvas, area, cell, top, self._heat(frame, cell))
        shine_pool(canvas, self.theme, top, area.cell * 0.8, colour, light)


def _lights(ending: Fate | None) -> tuple[float, float]:
    """How strong the beams of the two players are that stay."""
    if ending is None:
        return 1.0, 1.0
    winner = 1.0 if ending.share < FLARE_TO else WINNING
    loser = 1.0 if ending.share < 0.4 else LOSING if ending.share < 0.7 else 0.0
    return (winner, loser) if ending.winner == 1 else (loser, winner)


@baked
def _ground(rules: CrossfireRules, theme: Theme, side: int, one: int, two: int) -> Surface:
    """All burnt cells of a board of a width."""
    area = BoardArea(Rect(0, 0, side, side), rules.size, 0)
    ground = Surface((side, side), SRCALPHA)
    fire = fire_on(rules, Markers(one, two, 1))
    for cell in cells_in((fire.one | fire.two) & ~fire.markers):
        place = plate_at(area, cell)
        ground.blit(burn_of(theme, place.size, fire, cell), place)
    return ground


RENDERER = CrossfireRenderer
