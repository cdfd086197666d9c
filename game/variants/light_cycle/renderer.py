"""The picture of Light Cycle Duel: two cycles in an arena of glass, and the walls of light behind them."""

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.city import draw_city
from game.arcade.draw.cycles.cycle import draw_cycle, draw_cycle_light, draw_wreck
from game.arcade.draw.cycles.moving_rider import MovingRider, path_of, rider_on_path
from game.arcade.draw.cycles.perspective import on_screen
from game.arcade.draw.cycles.wall import State
from game.arcade.draw.easing import Point, pulse
from game.arcade.draw.finale import FATE_FROM, draw_wave, fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal, mark_locked
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.shapes import POINTERS
from game.arcade.draw.theme import Style, Theme
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player, opponent
from game.core.walking import Walkers
from game.variants.light_cycle.picture.empty_board import draw_empty_board, draw_loose_block
from game.variants.light_cycle.picture.fate import (
    breaking,
    broken_at,
    bursts_at,
    darkening,
    draw_scorch,
    draw_shatter,
    draw_undoing,
    points_of,
    strain,
)
from game.variants.light_cycle.picture.riding import draw_pulse, draw_sparks, draw_streaks
from game.variants.light_cycle.picture.trail import Trail, draw_trails
from game.variants.light_cycle.rules import LightCycleRules

# How much of a cycle and its wall is shown of a move that is only intended.
GHOST = 0.45

# How far down behind the board the city stands, in shares of the board's height.
HORIZON = 0.4


class LightCycleRenderer(Renderer[LightCycleRules]):
    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        heading = 0 if player == 1 else 180
        shine_pool(canvas, self.theme, centre, size * 0.9, self.theme.player(player), 0.6 * light)
        strength = self.theme.strength(light)
        draw_cycle(canvas, self.theme, player, centre, size * 1.3, heading, light=strength)

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> None:
        draw_city(canvas, theme, board.top + round(HORIZON * board.height), board)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        draw_empty_board(canvas, area, self.theme)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Walkers = frame.position
        rides = {player: self._ride(frame, player) for player in PLAYERS}
        self._draw_floor_light(canvas, area, frame, rides)
        self._draw_loose_blocks(canvas, area, frame)
        self._draw_locked(canvas, area, frame)
        trails = [trail for player, ride in rides.items() for trail in self._trails(frame, player, ride)]
        ghost = self._ghost(frame)
        if ghost is not None:
            trails.append(Trail(position.turn, ghost.wall, [State.LIT], GHOST))
        draw_trails(canvas, area, self.theme, trails)
        self._draw_exits(canvas, area, frame)
        self._draw_riders(canvas, area, frame, rides)
        if ghost is not None:
            place = on_screen(area, ghost.place)
            draw_cycle(canvas, self.theme, position.turn, place, area.cell, ghost.heading, light=GHOST)
        if frame.marked is not None and frame.progress >= 1 and not 0 < fate(frame.ended) < 1:
            mark_last(canvas, area, self.theme, self.rules.cells_of(frame.marked.before, frame.marked.move))
        if frame.ended:
            self._draw_end(canvas, area, frame, rides[position.turn])
        if frame.cursor is not None and self._points(frame, frame.cursor.cell):
            colour = self.theme.player(position.turn)
            draw_cursor(canvas, area, self.theme, frame, colour)

    def _points(self, frame: Frame, cell: int) -> bool:
        """Whether the player points at a move; with keys, only while one is on trial."""
        direction = self.rules.direction_to(frame.position, cell)
        pointed = direction is not None and not self.rules.why_not(frame.position, direction)
        return pointed or frame.intended is not None

    # The riders and their walls

    def _ride(self, frame: Frame, player: Player) -> MovingRider:
        path = path_of(frame.start, frame.plies, player)
        return rider_on_path(
            path, self.rules.size, frame.progress if self._moves(frame, player) else 1.0, player
        )

    def _moves(self, frame: Frame, player: Player) -> bool:
        """Whether the last move was the player's."""
        return frame.last is not None and frame.last.player == player

    def _lost(self, frame: Frame, player: Player) -> bool:
        return bool(frame.ended) and player == frame.position.turn

    def _trails(self, frame: Frame, player: Player, ride: MovingRider) -> list[Trail]:
        """A player's wall; while it goes dark, what is left of it and the wall itself."""
        if not self._lost(frame, player):
            states = [State.LIT] * len(ride.wall)
            if frame.last is not None and frame.last.player == player and states:
                states[-1] = State.BRIGHT
            return [Trail(player, ride.wall, states)]
        if frame.particles:
            return [Trail(player, ride.wall, breaking(frame.ended, len(ride.wall)))]
        light = 1 - self._dark(frame)
        ruin = Trail(player, ride.wall, [State.BROKEN] * len(ride.wall))
        return [ruin, Trail(player, ride.wall, [State.LIT] * len(ride.wall), light)] if light else [ruin]

    def _dark(self, frame: Frame) -> float:
        """How far the loser's cycle has gone dark; where particles may fly, it bursts at once."""
        if frame.particles:
            return float(frame.ended >= bursts_at())
        return darkening(frame.ended, FATE_FROM)

    def _draw_floor_light(
        self, canvas: Surface, area: BoardArea, frame: Frame, rides: dict[Player, MovingRider]
    ) -> None:
        for player, ride in rides.items():
            lost = self._lost(frame, player)
            if lost:
                self._draw_burnt_floor(canvas, area, frame, ride)
            if not lost or self._dark(frame) < 1:
                place = on_screen(area, ride.place)
                draw_cycle_light(canvas, area.rect, self.theme, player, place, area.cell, ride.heading)
            if frame.particles and frame.progress < 1 and self._moves(frame, player):
                draw_streaks(canvas, area, self.theme, player, ride)

    def _draw_burnt_floor(self, canvas: Surface, area: BoardArea, frame: Frame, ride: MovingRider) -> None:
        """Below every stretch as it breaks, and below the rider; without particles, everywhere at once."""
        stretches = len(ride.wall)
        for number, stretch in enumerate(ride.wall):
            since = broken_at(number, stretches) if frame.particles else FATE_FROM
            for place in points_of(stretch, area.size)[:2]:
                draw_scorch(canvas, area, self.theme, place, darkening(frame.ended, since))
        since = bursts_at() if frame.particles else FATE_FROM
        draw_scorch(canvas, area, self.theme, ride.place, darkening(frame.ended, since))

    def _draw_loose_blocks(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Cells that were blocked before the first move of this match."""
        for cell in cells_in(frame.start.blocked):
            draw_loose_block(canvas, area, self.theme, cell)

    def _draw_riders(
        self, canvas: Surface, area: BoardArea, frame: Frame, rides: dict[Player, MovingRider]
    ) -> None:
        """The further one first."""
        for player, ride in sorted(rides.items(), key=lambda item: item[1].place[1]):
            place = on_screen(area, ride.place)
            dark = self._dark(frame) if self._lost(frame, player) else 0.0
            if dark:
                draw_wreck(canvas, self.theme, player, place, area.cell, ride.heading)
            light = self._rider_light(frame, player) * (1 - dark)
            draw_cycle(
                canvas, self.theme, player, place, area.cell, ride.heading, lean=ride.lean, light=light
            )
            if not self._lost(frame, player):
                draw_pulse(canvas, area, self.theme, player, ride, frame.time)
            if frame.particles and frame.progress < 1 and ride.lean:
                draw_sparks(canvas, area, self.theme, player, ride, frame.progress)

    def _rider_light(self, frame: Frame, player: Player) -> float:
        """The loser comes undone before it bursts."""
        undone = frame.particles and self._lost(frame, player)
        return 1 - 0.5 * strain(frame.ended) if undone else 1.0

    # Choices

    def _draw_exits(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """A light on each cell that the rider on turn can reach, and the way there."""
        colour = self.theme.player(frame.position.turn)
        light = 0.72 + 0.28 * pulse(frame.time)
        for direction in frame.legal:
            cell = self.rules.stepped_on(frame.position, direction)
            mark_legal(canvas, area, self.theme, (cell,), colour, frame.time)
            tone = self.theme.legible(colour)
            size = area.cell * (0.62 if self.theme.style is Style.FLAT else 0.5)
            shine(
                canvas,
                self.theme,
                POINTERS[direction],
                area.centre_of(cell),
                size,
                tone,
                light=light,
                width=0.07,
                glow=0.5,
            )

    def _ghost(self, frame: Frame) -> MovingRider | None:
        """The rider on turn after the intended move, with the stretch of wall that it would leave."""
        if frame.intended is None:
            return None
        turn = frame.position.turn
        path = path_of(frame.start, frame.plies, turn)
        ahead = [*path, self.rules.stepped_on(frame.position, frame.intended)]
        ride = rider_on_path(ahead, self.rules.size, 1.0, turn)
        return ride._replace(wall=ride.wall[-1:])

    def _draw_end(self, canvas: Surface, area: BoardArea, frame: Frame, ride: MovingRider) -> None:
        """The loser's fate, and the wave of the winner."""
        position: Walkers = frame.position
        colour, winner = self.theme.player(position.turn), opponent(position.turn)
        if frame.particles:
            draw_shatter(canvas, area, self.theme, colour, ride.wall, frame.ended)
            draw_undoing(canvas, area, self.theme, colour, ride.place, frame.ended)
        origin = position.one if winner == 1 else position.two
        draw_wave(canvas, area, self.theme, origin, self.theme.player(winner), frame.ended)

    def _draw_locked(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The cells that lock the loser in, marked on the floor: what stands there hides the marks."""
        position: Walkers = frame.position
        if frame.ended and self.rules.outcome(position) is not None:
            colour = self.theme.legible(self.theme.player(position.turn))
            here = self.rules.standing(position)
            near = [cell for _direction, cell in self.rules.grid.exits[here]]
            mark_locked(canvas, area, self.theme, near, here, colour, frame.ended - FATE_FROM)


RENDERER = LightCycleRenderer
