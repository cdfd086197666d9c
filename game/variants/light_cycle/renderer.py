"""The picture of Light Cycle Duel: two cycles on a floor of glass, and the walls of light behind them."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.cycles.city import city_in_steps
from game.arcade.draw.cycles.cycle import draw_cycle
from game.arcade.draw.cycles.moving_rider import path_of
from game.arcade.draw.cycles.riding_cycle import (
    DUEL_HALF,
    depth_of_cycle,
    draw_tail_light,
    lay_cycle,
    lay_cycle_floor,
)
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import Piece
from game.arcade.draw.easing import Point, part_of
from game.arcade.draw.finale import FATE_FROM, fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.marks import draw_cursor
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Style, Theme
from game.arcade.draw.tilted import TILTED
from game.arcade.draw.tilted_area import TiltedArea
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player, opponent
from game.variants.light_cycle.picture.choices import mark_way
from game.variants.light_cycle.picture.fate import (
    PARTS_FOR,
    breaking,
    broken_at,
    bursts_at,
    darkening,
    draw_broken_cycle,
    draw_scorch,
    draw_shatter,
    draw_undoing,
    strain,
)
from game.variants.light_cycle.picture.floor import draw_floor, glass_on
from game.variants.light_cycle.picture.honour import draw_honour
from game.variants.light_cycle.picture.live_part import LivePart
from game.variants.light_cycle.picture.pillar import depth_of_pillar, draw_pillar
from game.variants.light_cycle.picture.riding import Ride, draw_pulse, draw_sparks, draw_streaks
from game.variants.light_cycle.picture.standing import Standing, Stood, draw_standing
from game.variants.light_cycle.rules import LightCycleRules

# How much of a cycle and its wall is shown of a move that is only intended.
GHOST = 0.45

# How far walls and their glare are seen beyond the board and above it, in cells.
SIDES, ABOVE = 0.4, 0.75
# How far down behind the board the city stands, in shares of the board's height.
HORIZON = 0.14


class LightCycleRenderer(Renderer[LightCycleRules]):
    perspective = TILTED

    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        heading = 0 if player == 1 else 180
        shine_pool(canvas, self.theme, centre, size * 0.9, self.theme.player(player), 0.6 * light)
        strength = self.theme.strength(light)
        draw_cycle(canvas, self.theme, player, centre, size * 1.3, heading, light=strength)

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return city_in_steps(canvas, theme, board.top + round(HORIZON * board.height), board)

    def changed_part(self, area: BoardArea, before: Frame, after: Frame) -> Rect | None:
        """All of the board, but less of what lies around it while somebody rides."""
        return area.around(SIDES, ABOVE) if before.moves_on_to(after) else None

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        assert isinstance(area, TiltedArea)
        draw_floor(canvas, area, self.theme)

    def fatal_cell(self, frame: Frame) -> int | None:
        """Where the rider stands who is boxed in."""
        return self.rules.standing(frame.position)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        assert isinstance(area, TiltedArea)
        _Moment(self, canvas, area, frame).draw()


class _Moment:
    """A moment of the game that is being drawn."""

    def __init__(self, renderer: LightCycleRenderer, canvas: Surface, area: TiltedArea, frame: Frame) -> None:
        self.theme, self.rules = renderer.theme, renderer.rules
        self.canvas, self.area, self.frame = canvas, area, frame
        self.turn: Player = frame.position.turn
        self.rides = [Ride.of(frame, self.rules.size, player) for player in PLAYERS]
        self.ghost = self._ghost()
        self.glass = glass_on(self.theme, area)
        self.standing = self._standing()

    def draw(self) -> None:
        """From the floor upwards, and from the far side to the near one."""
        draw_standing(self.canvas, self.area, self.theme, self.standing)
        for ride in self.rides:
            self._draw_on_floor(ride)
        self._draw_ways()
        for _depth, draw in sorted(self._upright(), key=lambda each: each[0]):
            draw()
        for part in self._apart():
            part.lay_bloom(self.canvas)
        for ride in self.rides:
            self._draw_light(ride)
        self._draw_end()
        self._draw_cursor()

    # What changes no more

    def _standing(self) -> Standing:
        """The walls, and then the rubble, which grows at the end; and the ends of walls that stand still."""
        walls = [
            (number, Stood(ride.player, piece, State.LIT))
            for ride in self.rides
            if not self._lost(ride.player)
            for number, piece in enumerate(ride.wall[0])
        ]
        rubble = [
            Stood(ride.player, piece, state)
            for ride in self.rides
            if self._lost(ride.player)
            for piece, state in self._falling(ride)
            if state is State.BROKEN
        ]
        ends = [
            Stood(ride.player, ride.wall[1], self._newest(ride))
            for ride in self.rides
            if ride.wall[1] is not None and ride.progress == 1 and not self._lost(ride.player)
        ]
        in_order = (stood for _number, stood in sorted(walls, key=lambda each: each[0]))
        return Standing((*in_order, *rubble), tuple(ends))

    def _lost(self, player: Player) -> bool:
        """Whether a player's fate has begun."""
        return fate(self.frame.ended) > 0 and player == self.turn

    def _falling(self, ride: Ride) -> list[tuple[Piece, State]]:
        """The pieces of the loser's wall, and how they look; without particles they break together."""
        wall = ride.whole_wall
        if self.frame.particles:
            return list(zip(wall, breaking(self.frame.ended, len(wall)), strict=True))
        return [(piece, State.BROKEN if fate(self.frame.ended) > 0 else State.LIT) for piece in wall]

    def _apart(self) -> list[LivePart]:
        """The ends of walls that stand there too, but whose bodies are drawn among what moves."""
        return [
            LivePart(self.theme, self.area, *stood, rests=True) for stood in self.standing.ends if stood.apart
        ]

    def _live(self, ride: Ride) -> list[LivePart]:
        """The parts of a wall that move or fade: the end behind a rider, and what is left of the loser's."""
        pieces, end = ride.wall
        if ride.progress == 1 and not self._lost(ride.player):
            return []
        part = partial(LivePart, self.theme, self.area, ride.player)
        last = [] if end is None else [part(end, self._newest(ride), rests=ride.progress == 1)]
        if not self._lost(ride.player):
            return last
        if not self.frame.particles and fate(self.frame.ended) > 0:
            return [part(piece, light=1 - self._dark) for piece in ride.whole_wall]
        falling, whole = self._falling(ride), len(pieces)
        if any(state is not State.LIT for _piece, state in falling[whole:]):
            last = [part(*each) for each in falling[whole:] if each[1] is not State.BROKEN]
        return [*(part(*each) for each in falling[:whole] if each[1] is not State.BROKEN), *last]

    def _newest(self, ride: Ride) -> State:
        """The newest stretch is the brightest."""
        marked = self.frame.marked
        return State.BRIGHT if marked is not None and marked.player == ride.player else State.LIT

    @property
    def _dark(self) -> float:
        """How far the loser's cycle has gone dark; where particles may fly, it bursts at once."""
        ended = self.frame.ended
        return float(ended >= bursts_at()) if self.frame.particles else darkening(ended, FATE_FROM)

    # On the floor

    def _draw_on_floor(self, ride: Ride) -> None:
        """What a cycle and the end of its wall throw on the floor, and what is left where they burnt."""
        canvas, theme, view = self.canvas, self.theme, self.area.view
        if self._lost(ride.player):
            self._draw_burnt_floor(ride)
        for part in self._live(ride):
            part.lay_floor(canvas)
        light = self._rider_light(ride.player)
        if light > 0:
            brake = float(self._newest(ride) is State.BRIGHT)
            lay_cycle_floor(
                *(canvas, theme, ride.player, view, ride.stance, DUEL_HALF, self.glass),
                light=light,
                brake=brake,
            )
        if self.frame.particles and ride.progress < 1:
            draw_streaks(canvas, self.area, theme, ride)

    def _draw_burnt_floor(self, ride: Ride) -> None:
        """Below every piece as it breaks, and below the rider; without particles, everywhere at once."""
        wall, particles, ended = ride.whole_wall, self.frame.particles, self.frame.ended
        for number, piece in enumerate(wall):
            since = broken_at(number, len(wall)) if particles else FATE_FROM
            draw_scorch(self.canvas, self.area, self.theme, piece.middle, darkening(ended, since))
        since = bursts_at() if particles else FATE_FROM
        draw_scorch(self.canvas, self.area, self.theme, ride.stance.place, darkening(ended, since))

    def _draw_ways(self) -> None:
        """A mark on each cell that the rider on turn can reach."""
        colour = self.theme.player(self.turn)
        for direction in self.frame.legal:
            cell = self.rules.stepped_on(self.frame.position, direction)
            mark_way(self.canvas, self.area, self.theme, cell, direction, colour, self.frame.time)

    # What stands on the floor

    def _upright(self) -> list[tuple[float, Callable[[], None]]]:
        """All that is drawn anew, with the row of its far end: pillars, the ends of walls, and the cycles."""
        found: list[tuple[float, Callable[[], None]]] = [
            (part.depth, partial(part.lay_body, self.canvas)) for part in self._apart()
        ]
        for block in cells_in(self.frame.start.blocked):
            cell = block % self.rules.size, block // self.rules.size
            draw = partial(draw_pillar, self.canvas, self.area, self.theme, cell)
            found.append((depth_of_pillar(cell), draw))
        for ride in [*self.rides, *([self.ghost] if self.ghost else [])]:
            ghostly = ride is self.ghost
            parts = self._ghostly(ride) if ghostly else self._live(ride)
            found += [(part.depth, partial(part.lay_body, self.canvas)) for part in parts]
            light = GHOST if ghostly else self._rider_light(ride.player)
            found.append((depth_of_cycle(ride.stance), partial(self._draw_cycle, ride, light)))
        return found

    def _draw_cycle(self, ride: Ride, light: float) -> None:
        where = self.canvas, self.theme, ride.player, self.area.view, ride.stance, DUEL_HALF
        if ride is not self.ghost and self._lost(ride.player) and self._dark:
            broken = part_of(self.frame.ended, bursts_at(), bursts_at() + PARTS_FOR)
            draw_broken_cycle(self.canvas, self.area, self.theme, ride.player, ride.stance, broken)
        lay_cycle(*where, light=light)
        if self.frame.particles and ride.progress < 1 and ride.stance.lean:
            draw_sparks(self.canvas, self.area, self.theme, ride)

    def _rider_light(self, player: Player) -> float:
        """The loser comes undone before it bursts."""
        if not self._lost(player):
            return 1.0
        return (1 - 0.5 * strain(self.frame.ended) if self.frame.particles else 1.0) * (1 - self._dark)

    # A move that is intended

    def _ghost(self) -> Ride | None:
        """The rider on turn after the intended move."""
        if self.frame.intended is None:
            return None
        path = path_of(self.frame.start, self.frame.plies, self.turn)
        ahead = [*path, self.rules.stepped_on(self.frame.position, self.frame.intended)]
        return Ride.along(ahead, self.rules.size, 1.0, self.turn)

    def _ghostly(self, ride: Ride) -> list[LivePart]:
        """The wall that the intended move would leave."""
        wall = ride.whole_wall[-2:]
        return [LivePart(self.theme, self.area, ride.player, piece, light=GHOST) for piece in wall]

    # Over everything

    def _draw_light(self, ride: Ride) -> None:
        """The glare of the ends of walls, and light that runs along them."""
        for part in self._live(ride):
            part.lay_bloom(self.canvas)
        if not self._lost(ride.player):
            draw_pulse(self.canvas, self.area, self.theme, ride, self.frame.time)
            if self._newest(ride) is State.BRIGHT and self.theme.style is not Style.FLAT:
                draw_tail_light(self.canvas, self.theme, self.area.view, ride.stance, DUEL_HALF)

    def _draw_end(self) -> None:
        """The loser's fate, and the winner's lap of honour."""
        frame = self.frame
        if not self._lost(self.turn):
            return
        loser, winner = self.rides[self.turn - 1], self.rides[opponent(self.turn) - 1]
        if frame.particles:
            colour = self.theme.player(self.turn)
            draw_shatter(self.canvas, self.area, self.theme, colour, loser.whole_wall, frame.ended)
            draw_undoing(self.canvas, self.area, self.theme, colour, loser.stance.place, frame.ended)
            draw_honour(self.canvas, self.area, self.theme, winner, frame.ended)

    def _draw_cursor(self) -> None:
        """The cursor, where it points at a move; with keys, only while one is on trial."""
        frame = self.frame
        if frame.cursor is None:
            return
        direction = self.rules.direction_to(frame.position, frame.cursor.cell)
        pointed = direction is not None and not self.rules.why_not(frame.position, direction)
        if pointed or frame.intended is not None:
            colour = self.theme.player(self.turn)
            draw_cursor(self.canvas, self.area, self.theme, frame, colour)


RENDERER = LightCycleRenderer
