"""Chain as it is seen: the current flows, the players' cables differ, and the loser's goes dark."""

import math
from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.finale import FATE_FROM, FATE_TO, SWEEP_FROM, SWEEP_TO
from game.arcade.draw.frame import Frame
from game.arcade.draw.themes import DEFAULT_PALETTE, THEMES, theme_of
from game.arcade.views.renderers import renderer_of
from game.core.match import Match
from game.variants.chain.picture.end import RUN
from game.variants.chain.picture.socket import SOCKET
from tests.setups import match_of

CHAIN = catalogue.games()["chain"]
AREA = BoardArea(Rect(0, 0, 480, 480), CHAIN.size, 20)
# When the current has come to the end of the cable, in seconds after the end of a game.
SHORTS = SWEEP_FROM + RUN * (SWEEP_TO - SWEEP_FROM)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def played(moves: str) -> Match:
    return match_of(CHAIN.setup(), moves)


def seen(match: Match, theme: str = "neon", text_size: int = AREA.text_size, **moment: Any) -> Surface:
    canvas, area = Surface(AREA.rect.size), replace(AREA, text_size=text_size)
    renderer = renderer_of(CHAIN.setup(), theme_of(theme, DEFAULT_PALETTE, glow=True))
    canvas.fill(renderer.theme.floor)
    renderer.draw(canvas, area, Frame(match.start, match.plies, **moment))
    return canvas


def pixels(canvas: Surface, part: Rect | None = None) -> bytes:
    return pygame.image.tobytes(canvas.subsurface(part) if part else canvas, "RGB")


def between(match: Match, one: str, other: str) -> Rect:
    """The part of the board between the plugs in two cells beside each other."""
    cells = [AREA.rect_of(match.rules.read_move(cell)) for cell in (one, other)]
    return Rect(0, 0, 40, 40).move_to(center=cells[0].union(cells[1]).center)


@EVERY_THEME
def test_current_flows_and_stands_still_when_time_does(theme: str) -> None:
    match = played("2,2 2,3 3,3")
    assert pixels(seen(match, theme, time=1.0)) == pixels(seen(match, theme, time=1.0))
    part = between(match, "2,2", "2,3")
    assert len({pixels(seen(match, theme, time=time), part) for time in (1.0, 1.1, 1.2)}) > 1


@EVERY_THEME
def test_the_cables_of_the_players_differ_without_colour(theme: str) -> None:
    """One is smooth along its length, the other is banded."""
    match = played("2,1 2,2 2,3")
    # No packet is on its way along either stretch.
    canvas = pygame.transform.grayscale(seen(match, theme, progress=0.999, time=0.0))
    changes = {}
    for player, ends in ((2, ("2,1", "2,2")), (1, ("2,2", "2,3"))):
        part = between(match, *ends)
        line = [canvas.get_at((x, part.centery + 4))[0] for x in range(part.left, part.right)]
        changes[player] = max(line) - min(line)
    assert changes[1] * 2 < changes[2]


@EVERY_THEME
def test_a_pointer_shows_the_cable_and_the_replies_that_a_move_would_leave(theme: str) -> None:
    match = played("2,2 2,3 3,3")
    read = match.rules.read_move
    plain, shown = seen(match, theme), seen(match, theme, intended=read("3,2"))
    changed = {
        name: pixels(plain, AREA.rect_of(read(name))) != pixels(shown, AREA.rect_of(read(name)))
        for name in ("3,2", "3,1", "4,2", "1,1", "4,4")
    }
    assert changed == {"3,2": True, "3,1": True, "4,2": True, "1,1": False, "4,4": False}


@EVERY_THEME
def test_a_socket_lights_up_when_the_cable_has_reached_it(theme: str) -> None:
    match = played("2,2 2,3")
    target = AREA.rect_of(match.rules.read_move("2,3")).inflate(-60, -60)
    begun, halfway, landed = (seen(match, theme, progress=share) for share in (0.0, 0.12, 1.0))
    assert 10 * difference(begun, halfway, target) < difference(begun, landed, target)
    part = between(match, "2,2", "2,3")
    assert pixels(begun, part) != pixels(halfway, part), "the cable is on its way"


@EVERY_THEME
def test_at_the_end_the_loser_goes_dark_and_the_winner_does_not(theme: str) -> None:
    match = played(CHAIN.lesson.game)
    loser = match.position.turn
    assert loser == 2
    lasting, over = (seen(match, theme, ended=ended) for ended in (0.0, math.inf))
    losers, winners = (beside(match, *ends) for ends in (("2,4", "3,4"), ("3,3", "3,4")))
    assert colourfulness(over, losers) < colourfulness(lasting, losers) / 2
    assert colourfulness(over, winners) > colourfulness(lasting, winners) / 2


@pytest.mark.parametrize("moves", ["", "2,2 2,3"], ids=["before the first move", "later"])
def test_a_game_that_was_resigned_leaves_the_chain_alive(moves: str) -> None:
    match = played(moves)
    assert pixels(seen(match, ended=float("inf"))) == pixels(seen(match))


def difference(one: Surface, other: Surface, part: Rect) -> int:
    return sum(abs(a - b) for a, b in zip(pixels(one, part), pixels(other, part), strict=True))


def beside(match: Match, one: str, other: str) -> Rect:
    """The part of the cable between a plug and the side of its cell: the next cell may be framed."""
    near, far = (AREA.centre_of(match.rules.read_move(cell)) for cell in (one, other))
    part = Rect(0, 0, 14, 14)
    part.center = (round(near[0] + (far[0] - near[0]) * 0.37), round(near[1] + (far[1] - near[1]) * 0.37))
    return part


def colourfulness(canvas: Surface, part: Rect) -> float:
    """How far from grey a part is, on average."""
    area = canvas.subsurface(part)
    shades = [area.get_at((x, y)) for x in range(part.width) for y in range(part.height)]
    return sum(max(*shade[:3]) - min(*shade[:3]) for shade in shades) / len(shades)


def test_without_particles_no_sparks_fly_at_the_end() -> None:
    match = played(CHAIN.lesson.game)
    calm, lively = (seen(match, ended=SHORTS + 0.1, particles=particles) for particles in (False, True))
    assert pixels(calm) != pixels(lively)


def plate_on(match: Match, cell: Rect, text_size: int = AREA.text_size) -> Rect:
    """Where the number of a cell differs from the same board with text so large that there are no numbers."""
    changed = pygame.mask.from_threshold(
        seen(match, text_size=text_size), (0, 0, 0), (1, 1, 1, 255), seen(match, text_size=60)
    )
    changed.invert()
    return next(rect for rect in changed.get_bounding_rects() if cell.contains(rect))


def test_a_number_stands_on_the_rim_of_its_socket() -> None:
    """It is drawn only where there is room; nothing else differs."""
    match = played("2,2 2,3")
    cell = AREA.rect_of(match.rules.read_move("2,2"))
    plate = plate_on(match, cell)
    away = math.dist(plate.bottomleft, cell.center)
    assert plate.left > cell.centerx
    assert plate.bottom < cell.centery
    assert away < SOCKET / 2 * AREA.cell < math.dist(plate.topright, cell.center)


def test_numbers_grow_with_the_text() -> None:
    match = played("2,2 2,3")
    cell = AREA.rect_of(match.rules.read_move("2,2"))
    assert plate_on(match, cell, text_size=14).height < plate_on(match, cell, text_size=24).height


def test_the_live_end_outshines_the_links_before_it() -> None:
    match = played("2,2 2,3 2,4")
    canvas = seen(match, time=0.4)
    tones = [
        sum(pygame.transform.average_color(canvas.subsurface(AREA.rect_of(match.rules.read_move(cell))))[:3])
        for cell in ("2,2", "2,4")
    ]
    assert tones[1] > 1.15 * tones[0]


def unrest(canvas: Surface, part: Rect) -> float:
    """How much the brightness varies within a part: what catches the eye."""
    grey = pygame.transform.grayscale(canvas.subsurface(part))
    tones = list(pygame.image.tobytes(grey, "RGB")[::3])
    middle = sum(tones) / len(tones)
    return math.sqrt(sum((tone - middle) ** 2 for tone in tones) / len(tones))


@EVERY_THEME
@pytest.mark.parametrize("size", [4, 10])
def test_idle_sockets_recede_behind_the_open_ones_and_the_cable(theme: str, size: int) -> None:
    setup = CHAIN.setup(size)
    match, area = match_of(setup, "2,2 2,3"), BoardArea(AREA.rect, size, 12)
    renderer, canvas = (
        renderer_of(setup, theme_of(theme, DEFAULT_PALETTE, glow=True)),
        Surface(AREA.rect.size),
    )
    canvas.fill(renderer.theme.floor)
    renderer.draw_floor(canvas, area)
    renderer.draw(canvas, area, Frame(match.start, match.plies))
    idle, is_open, plugged = (
        unrest(canvas, area.rect_of(match.rules.read_move(cell))) for cell in ("4,4", "2,4", "2,2")
    )
    assert 1.4 * idle < min(is_open, plugged)


@EVERY_THEME
def test_the_newest_link_is_told_by_its_own_light(theme: str) -> None:
    """In shades of grey: the stretch and the plug, on which no ring is drawn."""
    match = played("2,2 2,3 2,4")
    marked, plain = (
        pygame.transform.grayscale(seen(match, theme, marks_last=marks, time=0.4)) for marks in (True, False)
    )
    differs = pygame.mask.from_threshold(marked, (0, 0, 0), (12, 12, 12, 255), plain)
    differs.invert()
    first, *others = differs.get_bounding_rects()
    cells = [AREA.rect_of(match.rules.read_move(cell)) for cell in ("2,3", "2,4")]
    stretch = Rect(0, 0, AREA.cell, AREA.cell * 0.22).move_to(center=cells[0].union(cells[1]).center)
    assert stretch.contains(first.unionall(others))
    assert differs.count() > 200


@EVERY_THEME
def test_the_only_link_is_told_from_one_that_is_older(theme: str) -> None:
    first, second = (seen(played(moves), theme, time=0.4) for moves in ("2,2", "2,2 2,3"))
    plug = Rect(0, 0, 50, 50).move_to(center=AREA.rect_of(5).center)
    older, newest = (pygame.transform.grayscale(each).subsurface(plug) for each in (second, first))
    assert difference(older, newest, Rect(0, 0, 50, 50)) / (50 * 50 * 3) > 6


@EVERY_THEME
def test_the_losers_plugs_break_from_the_fatal_end_back(theme: str) -> None:
    match = played(CHAIN.lesson.game)
    places = [AREA.rect_of(ply.move).inflate(-50, -50) for ply in match.plies if ply.player == 2]

    def broken(share: float) -> list[bool]:
        ended = FATE_FROM + share * (FATE_TO - FATE_FROM)
        whole, canvas = (seen(match, theme, ended=each, particles=False) for each in (FATE_FROM, ended))
        return [difference(whole, canvas, place) > 12 * 3 * place.width * place.height for place in places]

    assert len(places) == 2
    assert [broken(share) for share in (0.3, 1.0)] == [[False, True], [True, True]]


def test_no_live_cable_is_seen_between_the_halves_of_a_broken_plug() -> None:
    match = played("2,4 3,4 3,3 4,3 4,4")
    place = Rect(0, 0, 44, 44).move_to(center=AREA.rect_of(match.rules.read_move("4,3")).center)
    broken = seen(match, ended=math.inf).subsurface(place)
    spots = [broken.get_at((x, y)) for x in range(place.width) for y in range(place.height)]
    assert not any(min(spot.g, spot.b) > 180 for spot in spots)


def test_the_current_runs_through_the_whole_cable_and_then_shorts() -> None:
    match = played(CHAIN.lesson.game)
    places = [AREA.rect_of(match.plies[number].move) for number in (0, 2, -1)]
    brightest = []
    for place in places:
        moments = [SWEEP_FROM + step / 20 * (SWEEP_TO - SWEEP_FROM) for step in range(20)]
        lights = [
            sum(pygame.transform.average_color(seen(match, ended=ended).subsurface(place))[:3])
            for ended in moments
        ]
        brightest.append(moments[lights.index(max(lights))])
    assert brightest == sorted(set(brightest))
    assert brightest[1] < SHORTS <= brightest[2] + 0.05
