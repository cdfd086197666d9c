"""What is seen of a crash: its replay from near, and where the result of the round stands."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import theme_of
from game.arcade.navigation.destinations import ToArenaReplay, ToMenu
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.screenshots.arena_moments import MATCH
from game.arcade.views.arena.arena_match import draw_arena
from game.arcade.views.arena.arena_places import WATCHING, ArenaPlaces
from game.arcade.views.arena.crash import (
    BREAKING_FROM,
    BREAKING_SECONDS,
    CLOSER,
    bar_height,
    crash_cells,
    crashed,
    draw_broken,
    near_floor,
)
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.sight import Panorama, Sight
from game.arena.field import SIZES, Field
from game.arena.record import read
from game.session.phased_match import Phase
from tests.arcade.cabinet import FRAME, Player

# A drawn round: both turn into their own trails at the same time.
DRAWN = (
    "arena map=empty size={size} speed=fast rounds=3 seed=1 round 4 "
    "1 1:up 2:left 3:down 4:right 2 1:up 2:right 3:down 4:left"
)
# A lost round: Player 1 turns into its own trail.
LOST = "arena map=diamond size={size} speed=fast rounds=3 seed=1 round 4 1 1:up 2:left 3:down 4:right 2 1:up"


def crashed_at(field: Field) -> list[set[int]]:
    """Where riders may crash: one of them in any row, or two in any two rows."""
    everywhere = [field.cell(0, row) for row in range(field.height)]
    return [{one, other} for one in everywhere for other in everywhere]


# Player 2 crashes into the outer wall on the right.
INTO_THE_WALL = "arena map=empty size=standard speed=fast rounds=3 seed=1 round 11 1 2 1:up 2:right"


@pytest.mark.sweep(size=list(SIZES), window=[(640, 360), (1280, 800), (3440, 1440), (720, 1280)])
def test_from_near_a_crash_is_seen_between_the_bars_wherever_it_was(
    size: str, window: tuple[int, int]
) -> None:
    places = ArenaPlaces(Layout(*window), SIZES[size])
    panorama, screen = Panorama(places, WATCHING), places.layout.screen
    floor = Floor(theme_of("neon", "cyan and amber", glow=True), panorama.size, panorama.area, 0)
    seen = screen.inflate(0, -2 * bar_height(screen))
    for column in (0.5, 4.5, places.field.width - 0.5):
        for row in (0.5, places.field.height / 2, places.field.height - 0.5):
            near = near_floor(floor, screen, (column, row), CLOSER / panorama.enlarged)
            assert seen.collidepoint(near.area.at((column, row)))
            assert near.area.cell == pytest.approx(CLOSER * places.area.cell)


def test_the_light_of_a_wall_that_still_stands_has_no_hard_edge_where_another_one_has_gone() -> None:
    ridden = read(MATCH).round
    (loser,), path, tick = crashed(ridden), ridden.paths[crashed(ridden)[0] - 1], ridden.state.tick + 1
    area = FieldArea.in_box(ridden.state.field, Rect(10, 10, 1240, 620))
    floor = Floor(theme_of("neon", "cyan and amber", glow=True), (1260, 640), area, ridden.start.walls)
    whole = kept_field(floor, ridden, tick).copy()
    canvas = whole.copy()
    draw_broken(canvas, (0, 0), floor, ridden, BREAKING_FROM + 0.5 * BREAKING_SECONDS, particles=True)
    cells = [area.rect_of(cell) for cell in path]
    standing, broken = cells[: len(cells) // 2], cells[len(cells) // 2 :]
    around = round(0.9 * area.cell)
    lit = [spot.inflate(around, around) for spot in standing]
    clear = [spot for spot in lit if spot.collidelist(broken) < 0]
    assert len(clear) > 10
    for spot in clear:
        seen, before = (pygame.image.tobytes(each.subsurface(spot), "RGB") for each in (canvas, whole))
        assert seen == before, f"around player {loser}'s wall"


def areas(places: ArenaPlaces) -> Iterator[FieldArea]:
    """The field as it is seen while the camera looks to the left, to the right, and at all of it."""
    for zoom in (1.0, WATCHING):
        for column in (0.0, places.field.width / 2, float(places.field.width)):
            yield Panorama(places, zoom).seen(Sight(zoom, (column, 5.0)))


class TestTheResultOfARound:
    @pytest.mark.sweep(
        size=list(SIZES),
        window=[(640, 360), (800, 600), (1280, 800), (3440, 1440), (3840, 2160), (720, 1280), (600, 800)],
        text=[100, 150, 200],
    )
    def test_covers_no_crash(self, size: str, window: tuple[int, int], text: int) -> None:
        layout = Layout(*window, text)
        places = ArenaPlaces(layout, SIZES[size])
        area = next(areas(places))
        for cells in crashed_at(places.field):
            band = places.band_clear_of(area, cells)
            assert band.collidelist([area.rect_of(cell) for cell in cells]) < 0
            assert 0 <= band.top < band.bottom <= layout.footer.top

    def test_stands_in_its_usual_place_unless_the_crash_is_there(self) -> None:
        places = ArenaPlaces(Layout(1280, 800), SIZES["compact"])
        for area in areas(places):
            usual = places.band_clear_of(area, ())
            for row in range(places.field.height):
                cell = places.field.cell(15, row)
                near = usual.inflate(0, round(5 * area.cell)).colliderect(area.rect_of(cell))
                band = places.band_clear_of(area, [cell])
                assert band == usual or near
                assert band.collidelist([area.rect_of(cell)]) < 0

    def test_leaves_the_winner_to_be_seen_if_there_is_room(self) -> None:
        places = ArenaPlaces(Layout(1280, 800), SIZES["compact"])
        area, crash = next(areas(places)), places.field.cell(15, 2)
        hidden = 0
        for row in range(places.field.height):
            winner = places.field.cell(20, row)
            band = places.band_clear_of(area, [crash], [winner])
            assert band.collidelist([area.rect_of(crash)]) < 0
            hidden += band.colliderect(area.rect_of(winner))
        assert hidden <= 2, "there is room for almost all winners"

    def test_stands_above_the_panels_of_a_tall_window(self) -> None:
        places = ArenaPlaces(Layout(720, 1280), SIZES["standard"])
        for row in range(25):
            cells = [places.field.cell(22, row)]
            assert places.band_clear_of(places.area, cells).bottom <= places.panel(1).top

    @pytest.mark.parametrize("size", SIZES)
    def test_of_a_draw_leaves_both_crashes_to_be_seen(self, size: str) -> None:
        ridden = read(DRAWN.format(size=size)).round
        places = ArenaPlaces(Layout(1280, 800), ridden.start.field)
        cells = crash_cells(ridden)
        assert set(ridden.state.cells) < cells
        band = places.band_clear_of(places.area, cells)
        assert band.collidelist([places.area.rect_of(cell) for cell in cells]) < 0


class TestComingNearAndBack:
    """Between the field as the crash left it and the replay, nothing appears or is gone within one frame."""

    @pytest.fixture
    def player(self, tmp_path: Path) -> Iterator[Player]:
        player = Player(None, (640, 360), profile=Profile(tmp_path))
        player.app.context.change(Settings(particles=False, shake=False))
        player.app.routes.go(ToMenu())
        yield player
        player.app.stack.close()
        player.leave()

    def watch(self, player: Player, record: str) -> None:
        player.app.routes.go(ToArenaReplay(read(record).next_round()))
        player.app.step(0.0)

    def frames(self, player: Player) -> Iterator[tuple[Phase, Surface]]:
        """The field, frame by frame, without the sign of the replay and the words over it."""
        shown = player.on_top(ArenaScene)
        while True:
            player.app.turn(FRAME)
            canvas = Surface((640, 360))
            draw_arena(canvas, replace(shown.picture(), replayed=False, result=None, count=None))
            yield shown.phased.phase, canvas

    @pytest.mark.parametrize("record", [DRAWN, LOST], ids=["from afar", "from near"])
    @pytest.mark.parametrize(("before", "after"), [(Phase.FALL, Phase.REPLAY), (Phase.REPLAY, Phase.RESULT)])
    def test_little_changes_from_one_frame_to_the_next(
        self, player: Player, record: str, before: Phase, after: Phase
    ) -> None:
        self.watch(player, record.format(size="small"))
        frames = self.frames(player)
        phase, last = next(frames)
        while phase is not before:
            phase, last = next(frames)
        while True:
            phase, canvas = next(frames)
            if phase is after:
                break
            last = canvas
        assert largest_change(last, canvas) < 45

    def test_the_field_is_never_seen_in_two_sizes_at_once(self, player: Player) -> None:
        """Half way between both it is dark."""
        self.watch(player, INTO_THE_WALL)
        shown = player.on_top(ArenaScene)
        while shown.phased.phase is not Phase.REPLAY:
            player.app.turn(FRAME)
        picture = replace(shown.picture(), replayed=False)
        assert picture.crash is not None
        canvas = Surface((640, 360))
        draw_arena(canvas, replace(picture, crash=replace(picture.crash, covered=0.5)))
        assert pygame.transform.average_color(canvas)[:3] == picture.theme.night


def largest_change(one: Surface, other: Surface) -> int:
    """How far a colour of a pixel differs at most."""
    difference = one.copy()
    difference.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return max(max(pygame.image.tobytes(each, "RGB")) for each in (difference, back))
