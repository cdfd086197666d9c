"""The picture of Chain: a cable that threads the sockets of a circuit board in order, its end alive."""

import math

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps, baked
from game.arcade.draw.burnt import scorch
from game.arcade.draw.easing import between, gathering, part_of, settling
from game.arcade.draw.fading import lay_share
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.text import rendered
from game.arcade.draw.theme import Style, Theme, mix
from game.core.grid import cells_in
from game.core.placing import owner
from game.core.rules import opponent
from game.variants.chain.picture.cable import Piece, Stretch
from game.variants.chain.picture.chain import ARRIVED, Chain
from game.variants.chain.picture.course import Course
from game.variants.chain.picture.end import End
from game.variants.chain.picture.flow import draw_flow, draw_lit_trace, draw_ways
from game.variants.chain.picture.parts import Parts, blit_share, parts_for
from game.variants.chain.picture.plug import Plug
from game.variants.chain.picture.room import draw_room
from game.variants.chain.picture.socket import SOCKET, draw_board, open_socket
from game.variants.chain.rules import ChainRules, Path

# When in a move the sockets rise that it opens, and others sink.
RISES_FROM, RISES_TO = 0.3, 0.8
# How far a move is seen beyond the board and above it, in cells.
SIDES, ABOVE = 0.6, 0.75
# How much larger a plug looks that begins to fall, and how high it is then, in cells.
GROWN, HEIGHT = 0.5, 0.45
# The light that a plug throws on the board: its radius in cells, and its strength.
POOL, POOL_LIGHT = 0.85, {Style.NEON: 0.6, Style.ENAMEL: 0.3}
# How much less light the links before the live end throw.
OLDER = 0.5
# The same for the cable between two plugs, if a cell has this many pixels; else the plugs are enough.
BESIDE, LONE_LIGHTS = 0.6, 90
# How strongly the cable of an intended move is drawn.
GHOST = 0.43


class ChainRenderer(Renderer[ChainRules]):
    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return draw_room(canvas, theme, board)

    def changed_part(self, area: BoardArea, before: Frame, after: Frame) -> Rect | None:
        """All of the board, but less of what lies around it while current flows."""
        return area.around(SIDES, ABOVE) if before.moves_on_to(after) else None

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        draw_board(canvas, area, self.theme, self.rules.grid)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Path = frame.position
        colour = self.theme.player(position.turn)
        parts = parts_for(self.theme, max(1, round(area.cell + 0.49)))
        chain = Chain(area, frame)
        # A game that was resigned leaves the chain alive.
        stuck = frame.ended and self.rules.outcome(position) is not None
        end = End(chain, position.turn) if stuck else None
        self._draw_open(canvas, area, frame)
        self._draw_pools(canvas, chain, end)
        self._draw_cable(canvas, chain, parts, end)
        if frame.marks_last:
            self._draw_newest(canvas, chain, parts)
        if frame.intended is not None:
            self._draw_preview(canvas, chain, parts, frame.intended)
        if end is None or end.flowing > 0:
            draw_flow(canvas, chain, self.theme, parts, chain.live, end.flowing if end else 1.0)
        if frame.legal and frame.progress >= 1 and chain.cells:
            draw_ways(canvas, chain, self.theme, parts, frame.legal, colour)
        self._draw_plugs(canvas, chain, parts, end)
        mark_legal(canvas, area, self.theme, frame.lamps, colour, frame.time)
        if end:
            near = [cell for _direction, cell in self.rules.grid.exits[chain.cells[-1]]]
            end.draw(canvas, self.theme, parts, near)
        _draw_numbers(canvas, self.theme, area, frame)
        draw_cursor(canvas, area, self.theme, frame, colour)

    def _draw_pools(self, canvas: Surface, chain: Chain, end: End | None) -> None:
        """The light that the plugs and the cable throw on the board, which goes dark at the end."""
        if end:
            end.draw_ground(canvas, self.theme)
        area, arrival = chain.area, part_of(chain.frame.progress, 0.4, 0.55)
        strength = POOL_LIGHT.get(self.theme.style, 0.0)
        for number, cell in enumerate(chain.cells):
            colour = self.theme.player(chain.players[number])
            light = strength * (end.light(number) if end else 1.0)
            if number == len(chain.cells) - 1:
                light *= arrival
            light *= 1 - OLDER * chain.age(number)
            shine_pool(canvas, self.theme, area.centre_of(cell), area.cell * POOL, colour, light)
            if number and area.cell >= LONE_LIGHTS:
                middle = between(area.centre_of(chain.cells[number - 1]), area.centre_of(cell), 0.5)
                shine_pool(canvas, self.theme, middle, area.cell * BESIDE, colour, light)

    # Sockets

    def _draw_open(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The sockets with a plug and, after a first move, the open ones: they rise as the cable comes."""
        before, now = self._raised(frame.settled), self._raised(frame.position)
        socket = open_socket(self.theme, round(area.cell))
        risen = part_of(frame.progress, RISES_FROM, RISES_TO)
        for cells, share in ((before & now, 1.0), (now & ~before, risen), (before & ~now, 1 - risen)):
            for cell in cells_in(cells):
                lay_share(canvas, socket, socket.get_rect(center=area.rect_of(cell).center), share)

    def _raised(self, position: Path) -> int:
        if position.last is None:
            return 0
        return position.one | position.two | self.rules.open_cells(position)

    # The cable

    def _draw_newest(self, canvas: Surface, chain: Chain, parts: Parts) -> None:
        """The light in the newest link, which the one before it loses as the cable grows."""
        for number in range(max(1, len(chain.cells) - 2), len(chain.cells)):
            arrived = number < len(chain.cells) - 1 or chain.arrived
            light = 1 - chain.age(number) if arrived else 0.0
            for cell, after in ((number - 1, True), (number, False)):
                passage = chain.course.passages[cell]
                filament = parts.filament(passage, chain.players[number], after=after)
                lay_share(canvas, filament, chain.area.rect_of(chain.cells[cell]), light)

    def _draw_cable(self, canvas: Surface, chain: Chain, parts: Parts, end: End | None) -> None:
        """The cable, cell by cell; what has not grown yet is cut off."""
        whole = canvas.get_clip()
        for number, cell, piece in chain.pieces():
            place = chain.area.rect_of(cell)
            newest = number >= len(chain.cells) - 2 and chain.grown < 1
            if newest:
                grown = self._grown_part(chain)
                if not grown.colliderect(place):
                    continue
                canvas.set_clip(grown.clip(whole))
            dark = end.fading(number) if end else 0.0
            if end and dark > 0:
                parts.lay_piece(canvas, chain.piece(number, end.loser), place)
            parts.lay_piece(canvas, piece, place, 1 - dark)
            if newest:
                canvas.set_clip(whole)
        if 0 < chain.grown < 1 and len(chain.cells) > 1:
            self._draw_tip(canvas, chain, parts)

    def _grown_part(self, chain: Chain) -> pygame.Rect:
        """The part of the board up to the end of the cable that is growing."""
        across, down = chain.course.step(*chain.cells[-2:])
        x, y = (round(part) for part in chain.front)
        part = chain.area.rect.copy()
        if across:
            part.width = x - part.left if across > 0 else part.right - x
        if down:
            part.height = y - part.top if down > 0 else part.bottom - y
        if across < 0:
            part.left = x
        if down < 0:
            part.top = y
        return part

    def _draw_tip(self, canvas: Surface, chain: Chain, parts: Parts) -> None:
        """The end of the cable while it grows: a hot contact."""
        colour = self.theme.player(chain.players[-1])
        shine_pool(canvas, self.theme, chain.front, chain.area.cell * 0.5, colour, 0.7)
        light = parts.light(colour, 0.2)
        place = light.get_rect(center=(round(chain.front[0]), round(chain.front[1])))
        canvas.blit(light, place, special_flags=blending(self.theme.style))

    # An intended move

    def _draw_preview(self, canvas: Surface, chain: Chain, parts: Parts, move: int) -> None:
        """A ghost of the cable to a cell, and the opponent's shape on each cell that would be open then."""
        position: Path = chain.frame.position
        theme, area, turn = self.theme, chain.area, position.turn
        if position.last is not None:
            self._draw_ghost(canvas, chain, parts, Course((position.last, move), area.size), Stretch(turn))
        if chain.frame.ghost is not None:
            plug = parts.plug(self.shape(turn), turn)
            blit_share(canvas, plug, plug.get_rect(center=area.rect_of(move).center), GHOST)
        other = opponent(turn)
        colour = theme.player(other)
        glow = theme.faint(theme.legible(colour), 0.32)
        for cell in cells_in(self.rules.open_cells(self.rules.play(position, move))):
            centre = area.centre_of(cell)
            draw_lit_trace(canvas, theme, (area.centre_of(move), centre), area.cell, glow)
            shine(canvas, theme, self.shape(other), centre, area.cell * 0.3, colour, light=0.6, glow=0.3)

    @staticmethod
    def _draw_ghost(canvas: Surface, chain: Chain, parts: Parts, course: Course, stretch: Stretch) -> None:
        for cell, passage in zip(course.cells, course.passages, strict=True):
            parts.lay_piece(canvas, Piece(passage, stretch, stretch), chain.area.rect_of(cell), GHOST)

    # The plugs

    def _draw_plugs(self, canvas: Surface, chain: Chain, parts: Parts, end: End | None) -> None:
        position: Path = chain.frame.position
        newest = chain.cells[-1] if chain.frame.plies else None
        loser = position.turn if end else None
        numbers = {cell: number for number, cell in enumerate(chain.cells)}
        for cell in cells_in(position.one | position.two):
            player = owner(position, cell)
            assert player is not None, "a marked cell has an owner"
            if cell == newest and chain.frame.progress < 1:
                self._draw_landing(canvas, chain, parts)
                continue
            number = numbers.get(cell, 0)
            broken = end.broken(number) if end and player == loser else 0.0
            if broken > 0:  # between its halves lies its socket, over the cable
                socket = open_socket(self.theme, round(chain.area.cell))
                centre = chain.area.rect_of(cell).center
                lay_share(canvas, socket, socket.get_rect(center=centre), broken)
                scorch(canvas, self.theme, centre, chain.area.cell * 0.5, broken)
                halves = parts.broken(self.shape(player), player, cell, broken)
                canvas.blit(halves, halves.get_rect(center=centre))
                continue
            plug = parts.plug(self.shape(player), player)
            place = plug.get_rect(center=chain.area.rect_of(cell).center)
            canvas.blit(plug, place)
            live = parts.plug(self.shape(player), player, Plug.LIVE)
            blit_share(canvas, live, place, 1 - chain.age(number))

    def _draw_landing(self, canvas: Surface, chain: Chain, parts: Parts) -> None:
        """The newest plug drops into its socket, and lights up when current arrives: a flash, and a ring."""
        player, theme = chain.players[-1], self.theme
        centre = chain.area.rect_of(chain.cells[-1]).center
        coming = part_of(chain.frame.progress, 0.16, ARRIVED)
        if theme.style is not Style.NEON:
            self._draw_flash(canvas, chain, parts)
        if coming > 0:
            plug = parts.plug(self.shape(player), player, Plug.LIVE if chain.arrived else Plug.DEAD)
            high = 1 - gathering(coming)
            size = 1 + GROWN * high + 0.1 * settling(chain.landing, 1.0)
            scaled = pygame.transform.smoothscale_by(plug, size)
            spot = centre[0], round(centre[1] - HEIGHT * high * chain.area.cell)
            shadow = parts.shadow()
            blit_share(canvas, shadow, shadow.get_rect(center=centre), coming)
            blit_share(canvas, scaled, scaled.get_rect(center=spot), coming * 4)
        if theme.style is Style.NEON:  # light falls on the plug as well
            self._draw_flash(canvas, chain, parts)

    def _draw_flash(self, canvas: Surface, chain: Chain, parts: Parts) -> None:
        """The flash and the ring of light of a move that has just landed."""
        if not (self.theme.glow and 0 < chain.landing < 1):
            return
        colour = self.theme.player(chain.players[-1])
        centre = chain.area.rect_of(chain.cells[-1]).center
        flash = (1 - chain.landing) ** 1.5 * (1.0 if self.theme.style is Style.NEON else 0.5)
        shine_pool(canvas, self.theme, centre, chain.area.cell * 0.95, colour, flash)
        ring = parts.ring(colour, chain.landing)
        canvas.blit(ring, ring.get_rect(center=centre), special_flags=blending(self.theme.style))


# The numbers of the links: small plates on the rims of the sockets

# A cell that is this many times as large as its text has room for a number beside the plug.
CELL_FOR_NUMBER = 3.4
# How far a plate reaches over the socket on which it sits, and its height and its margins, in sizes of text.
OVERLAP, PLATE_HEIGHT, MARGIN = 0.3, 1.0, 0.26


def _draw_numbers(canvas: Surface, theme: Theme, area: BoardArea, frame: Frame) -> None:
    """When each link was made, at the upper right of its socket; left out where there is no room."""
    if area.cell < area.text_size * CELL_FOR_NUMBER:
        return
    for number, ply in enumerate(frame.plies, start=1):
        newest = ply is frame.last
        if newest and frame.progress < 0.5:
            continue
        plate = _plate(theme, str(number), area.text_size, newest)
        x, y = area.centre_of(ply.move)
        rim = area.cell * SOCKET / 2 * math.sqrt(0.5) - area.text_size * OVERLAP
        place = plate.get_rect(bottomleft=(round(x + rim), round(y - rim)))
        canvas.blit(plate, place.clamp(area.rect))


@baked
def _plate(theme: Theme, words: str, text_size: int, newest: bool) -> Surface:
    """A number on a plate of its own, on which it is legible whatever lies behind it."""
    text = rendered(words, text_size, theme.ink if newest else theme.soft, bold=True)
    height = round(text_size * PLATE_HEIGHT)
    width = max(height, text.get_width() + round(2 * MARGIN * text_size))
    plate = clear((width, height), theme.edge)
    place, radius = Rect(0, 0, width, height), height // 3
    pygame.draw.rect(plate, theme.night, place, border_radius=radius)
    edge = mix(theme.edge, theme.ink, 0.6 if newest else 0.15)
    pygame.draw.rect(plate, edge, place, theme.outline(text_size * 0.05), radius)
    plate.blit(text, text.get_rect(center=place.center))
    return plate


RENDERER = ChainRenderer
