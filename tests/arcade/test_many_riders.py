"""How three and four riders look: their nameplates, trails and cycles, and a crash while others ride on."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.cycles.wall_shape import ARENA, Piece
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.navigation.destinations import ToArenaEnd, ToArenaReplay, ToMenu
from game.arcade.profile.profile import Profile
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.screenshots.arena_moments import OF_FOUR, OF_TEAMS, OF_THREE, PEOPLE
from game.arcade.views.arena.arena_match import ArenaPicture, draw_ride
from game.arcade.views.arena.arena_places import WATCHING, ArenaPlaces
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.hud import draw_panels, draw_rider_emblem, lines_of
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.match_end import EndPlaces
from game.arcade.views.arena.riders import riders_of
from game.arcade.views.arena.sight import Panorama, Sight
from game.arena.field import SIZES, Field
from game.arena.match import PAIRINGS, SIZE_FOR_MANY, TWO, last_ticks
from game.arena.record import read
from game.arena.state import Teams, each_alone
from game.people.faces import FACES
from game.session.phased_match import Phase
from game.session.players import Players
from tests.arcade.cabinet import Player

WINDOWS = [(640, 360), (600, 800), (720, 1280), (1280, 800), (1920, 1080), (2560, 1080)]
RIDING = [each_alone(3), each_alone(4), PAIRINGS[1]]
FIELD = SIZES[SIZE_FOR_MANY]
# Few points would be lamps for two riders, and those take much room.
OF_FEW_POINTS = OF_TEAMS.replace("points=8", "points=4").replace("ahead=7:6", "ahead=3:2")
LINES = {"three": OF_THREE, "four": OF_FOUR, "teams": OF_TEAMS, "few points": OF_FEW_POINTS}
# The tick in which Dan crashes, as the first of four.
DAN_IS_OUT = read(OF_FOUR).state.crash_tick(4) or 0
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)
# The sides of cells at which a trail is seen in a usual window, and the least share of it that differs.
CELLS, DIFFERING = (16, 26), 0.1
# How much of their outlines two cycles share at most.
ALIKE = 0.85


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(None, (640, 360), profile=Profile(tmp_path))
    player.app.routes.go(ToMenu())
    yield player
    player.app.stack.close()
    player.leave()


def watch(player: Player, line: str) -> ArenaScene:
    """A match of people, shown again."""
    match = read(line)
    player.app.routes.go(ToArenaReplay(match, Players.between(PEOPLE[: match.arena.riders])))
    player.app.step(0.0)
    return player.on_top(ArenaScene)


def wait_for_tick(player: Player, scene: ArenaScene, tick: int) -> ArenaPicture:
    for _frame in range(4000):
        if scene.phased.match.state.tick >= tick:
            return scene.picture()
        player.app.stack.update(0.02)
    raise AssertionError(f"tick {tick} never comes")


def wait_for(player: Player, scene: ArenaScene, phase: Phase) -> ArenaPicture:
    for _frame in range(4000):
        if scene.phased.phase is phase:
            return scene.picture()
        player.app.stack.update(0.02)
    raise AssertionError(f"{phase} never comes")


class TestNameplates:
    @pytest.mark.sweep(window=WINDOWS, teams=RIDING, text=[100, 150, 200])
    def test_stand_side_by_side_above_the_field(
        self, window: tuple[int, int], teams: Teams, text: int
    ) -> None:
        places = ArenaPlaces(Layout(*window, text), FIELD, teams)
        panels = [places.panel(rider) for rider in places.order]
        screen = Rect((0, 0), window)
        for one, other in combinations([*panels, places.between_panels], 2):
            assert not one.colliderect(other)
        assert all(screen.contains(panel) for panel in panels)
        for zoom in (1.0, WATCHING):
            panorama = Panorama(places, zoom)
            assert max(panel.bottom for panel in panels) <= panorama.area.whole.top - panorama.margin
        assert len({panel.size for panel in panels}) == 1

    @pytest.mark.sweep(window=WINDOWS, teams=[TWO, *RIDING])
    def test_a_sentence_stands_below_them_and_covers_no_cell(
        self, window: tuple[int, int], teams: Teams
    ) -> None:
        places = ArenaPlaces(Layout(*window), FIELD, teams)
        panorama = Panorama(places, 1.0)
        cells = panorama.area.rect.move(0, -panorama.margin)
        place = places.message(panorama.area.moved(0, -panorama.margin))
        assert place.height >= places.layout.plate
        assert place.bottom <= cells.top
        lowest = max(places.panel(rider).bottom for rider in places.order)
        assert place.top >= lowest - places.layout.plate // 3

    @pytest.mark.parametrize("window", WINDOWS)
    def test_those_of_a_team_are_neighbours(self, window: tuple[int, int]) -> None:
        places = ArenaPlaces(Layout(*window), FIELD, ((1, 4), (2, 3)))
        one, two = (places.panel(mates[0]).union(places.panel(mates[1])) for mates in places.teams)
        assert not one.colliderect(two)

    @pytest.mark.parametrize("line", LINES)
    @pytest.mark.parametrize("window", WINDOWS)
    def test_have_room_for_names_and_keys(self, player: Player, window: tuple[int, int], line: str) -> None:
        picture = replace(watch(player, LINES[line]).picture(), layout=Layout(*window))
        for lines in lines_of(picture.places, picture.hud):
            assert lines.name_fits
            assert lines.keys_fit

    def test_bear_the_name_and_the_emblem_of_whoever_rides(self, player: Player) -> None:
        picture = watch(player, OF_FOUR).picture()
        assert [lines.named for lines in lines_of(picture.places, picture.hud)] == list(PEOPLE)

    def test_bear_names_in_the_colours_of_the_cycles(self, player: Player) -> None:
        picture = replace(watch(player, OF_FOUR).picture(), layout=Layout(1280, 800))
        canvas = Surface(picture.layout.screen.size)
        draw_panels(canvas, picture.theme, picture.places, picture.hud)
        for lines in lines_of(picture.places, picture.hud):
            name = canvas.subsurface(lines.name_line)
            seen = {tuple(name.get_at((x, y)))[:3] for x in range(name.width) for y in range(name.height)}
            assert lines.named
            assert picture.theme.legible(picture.theme.player(lines.player)) in seen

    def test_bear_the_face_of_a_bot_that_is_the_second_of_its_name(self, player: Player) -> None:
        match, moss = read(OF_FOUR), FACES["casual"].person
        player.app.routes.go(ToArenaReplay(match, Players.between((*PEOPLE[:2], moss, moss))))
        player.app.step(0.0)
        picture = player.on_top(ArenaScene).picture()
        second = lines_of(picture.places, picture.hud)[3]
        assert (second.name, second.named) == ("Moss 2", moss)

    def test_show_points_and_those_of_a_team_once(self, player: Player) -> None:
        picture = watch(player, OF_FOUR).picture()
        assert [(panel.won, panel.needed) for panel in picture.hud.panels] == [(4, 6), (3, 6), (5, 6), (2, 6)]
        teams = watch(player, OF_TEAMS).picture()
        assert [panel.needed for panel in teams.hud.panels] == [0, 0, 8, 8]
        assert [panel.won for panel in teams.hud.panels] == [7, 6, 7, 6]

    def test_somebody_who_has_crashed_is_out(self, player: Player) -> None:
        picture = wait_for_tick(player, watch(player, OF_FOUR), 60)
        assert [panel.out for panel in picture.hud.panels] == [False, False, False, True]
        assert [panel.light for panel in picture.hud.panels] == [1, 1, 1, 0]

    def test_the_winner_alone_is_lit_at_the_end_of_the_round(self, player: Player) -> None:
        picture = wait_for(player, watch(player, OF_FOUR), Phase.FALL)
        assert [panel.light for panel in picture.hud.panels] == [0, 0, 1, 0]
        assert not any(panel.out for panel in picture.hud.panels)

    @pytest.mark.sweep(window=WINDOWS, teams=RIDING, text=[100, 200])
    def test_stay_at_the_end_if_there_is_room_and_nothing_covers_anything(
        self, window: tuple[int, int], teams: Teams, text: int
    ) -> None:
        places = EndPlaces(Layout(*window, text), FIELD, teams)
        panels = [] if places.covers_panels else [places.panels]
        assert panels or text == 200
        parts = [*panels, places.band, places.choice_area.inflate(0, 2)]
        for one, other in combinations(parts, 2):
            assert not one.colliderect(other)


class TestTrails:
    @EVERY_THEME
    def test_differ_without_colour(self, theme: str) -> None:
        """In one colour, any two of the four walls have patterns of their own, wherever they lead."""
        look = theme_of(theme, "cyan and amber", glow=True)
        alike = replace(look, players=((200, 200, 200),) * 4)
        for cell in CELLS:
            for way in ((1, 0), (0, 1)):
                bodies = [wall(alike, rider, cell, way) for rider in (1, 2, 3, 4)]
                for one, other in combinations(bodies, 2):
                    assert differing(one, other) >= DIFFERING

    @EVERY_THEME
    def test_of_somebody_who_has_crashed_stay(self, player: Player, theme: str) -> None:
        player.app.context.change(replace(player.app.context.settings, theme=theme))
        scene = watch(player, OF_FOUR)
        picture = wait_for_tick(player, scene, 60)
        early = kept_field(picture.floor, picture.ridden, picture.tick).copy()
        ridden = wait_for_tick(player, scene, 75).ridden
        late = kept_field(picture.floor, ridden, ridden.state.tick)
        bare = ground(picture.floor)
        for cell in ridden.paths[3][5:-3:4]:
            spot = picture.floor.area.rect_of(cell)
            then, now, before = (
                sum(pygame.transform.average_color(each.subsurface(spot))[:3]) for each in (early, late, bare)
            )
            # The light of a wall beside it may have come in between.
            assert abs(now - then) < abs(now - before) / 3

    def test_drawn_bit_by_bit_look_like_those_drawn_at_once(self, player: Player) -> None:
        picture = wait_for_tick(player, watch(player, OF_FOUR), 90)
        ridden, floor = picture.ridden, picture.floor
        for moment in last_ticks(ridden, 60):
            kept_field(floor, moment, moment.state.tick)
        slowly = pixels(kept_field(floor, ridden, ridden.state.tick))
        kept_field(floor, replace(ridden, paths=tuple((path[0],) for path in ridden.paths)), 0)
        assert pixels(kept_field(floor, ridden, ridden.state.tick)) == slowly


def pixels(picture: Surface, part: Rect | None = None) -> bytes:
    return pygame.image.tobytes(picture if part is None else picture.subsurface(part), "RGB")


def wall(look: Theme, rider: int, cell: int, way: tuple[int, int]) -> Surface:
    """A piece of a wall that leads straight through a cell of so many pixels."""
    area = FieldArea.in_box(Field(5, 5), Rect(0, 0, 6 * cell, 6 * cell))
    canvas = Surface((6 * cell, 6 * cell), SRCALPHA)
    walls_of(look, rider, area.view, ARENA).lay_body(canvas, Piece((1, 2), way, way))
    return canvas


def differing(one: Surface, other: Surface) -> float:
    """The share of a body in which two pictures differ clearly in brightness."""
    found = drawn = 0
    for x in range(one.get_width()):
        for y in range(one.get_height()):
            (*_hue, covered), (*_other_hue, also) = one.get_at((x, y)), other.get_at((x, y))
            if covered and also:
                drawn += 1
                found += abs(sum(one.get_at((x, y))[:3]) - sum(other.get_at((x, y))[:3])) > 3 * 32
    return found / drawn


@EVERY_THEME
def test_the_cycles_differ_in_shape(theme: str) -> None:
    look = theme_of(theme, "cyan and amber", glow=False)
    masks = []
    for rider in (1, 2, 3, 4):
        canvas = Surface((90, 90))
        canvas.fill(look.floor)
        draw_rider_emblem(replace(look, glow=False), canvas, (45, 45), 50, rider, mirrored=False)
        mask = pygame.mask.from_threshold(canvas, look.floor, (40, 40, 40, 255))
        mask.invert()
        masks.append(mask)
    for one, other in combinations(masks, 2):
        shared = one.overlap_area(other, (0, 0))
        assert shared < ALIKE * (one.count() + other.count() - shared)


class TestACrashWhileOthersRideOn:
    def test_is_called_and_stops_nothing(self, player: Player) -> None:
        scene = watch(player, OF_FOUR)
        picture = wait_for_tick(player, scene, DAN_IS_OUT + 1)
        assert "Dan is out" in [call.words for call in picture.calls]
        assert scene.phased.phase is Phase.RIDE
        assert picture.fallen is None
        assert picture.sight.shaken == (0, 0)

    def test_bursts_and_then_only_the_trail_is_left(self, player: Player) -> None:
        scene = watch(player, OF_FOUR)
        wait_for_tick(player, scene, DAN_IS_OUT)
        seen = []
        for _frame in range(24):
            player.app.stack.update(0.05)
            seen.append(at_the_crash(scene.picture(), 4))
        assert len(set(seen[:8])) > 4, "it flies apart"
        assert len(set(seen[-4:])) == 1, "and is gone"

    def test_the_rider_rests_where_it_crashed(self, player: Player) -> None:
        picture = wait_for_tick(player, watch(player, OF_FOUR), 53)
        first, last = (riders_of(picture.ridden, share, picture.tick)[3] for share in (0.1, 0.9))
        assert (first.place, first.reach) == (last.place, last.reach)

    def test_with_reduced_motion_the_rider_is_gone_at_once(self, player: Player) -> None:
        settings = player.app.context.settings
        player.app.context.change(replace(settings, reduced_motion=True))
        scene = watch(player, OF_FOUR)
        wait_for_tick(player, scene, DAN_IS_OUT + 1)
        seen = set()
        for _frame in range(6):
            player.app.stack.update(0.05)
            picture = replace(scene.picture(), calls=())
            seen.add(at_the_crash(picture, 4))
        assert len(seen) <= 3, "the wall of another one beside it may still grow"

    def test_the_replay_comes_near_to_the_crash_that_ended_the_round(self, player: Player) -> None:
        scene = watch(player, OF_FOUR)
        picture = wait_for(player, scene, Phase.REPLAY)
        state = scene.phased.match.state
        column, row = state.field.coordinates(state.cells[1])
        assert picture.close_up is not None
        assert picture.close_up.focus == (column + 0.5, row + 0.5)

    def test_the_result_says_how_many_points_everybody_has(self, player: Player) -> None:
        scene = watch(player, OF_FOUR)
        result = wait_for(player, scene, Phase.OVER).result
        assert result is not None
        assert (result[0].call, result[0].reason) == ("Cat wins", "Cat (8), Ada (5), Ben (5), Dan (2)")

    def test_a_team_wins_together(self, player: Player) -> None:
        scene = watch(player, OF_TEAMS)
        result = wait_for(player, scene, Phase.OVER).result
        assert result is not None
        assert (result[0].call, result[0].reason) == ("Ada & Cat win", "Ada & Cat (9), Ben & Dan (6)")
        match = read(OF_TEAMS)
        player.app.routes.go(ToArenaEnd(match, Players.between(PEOPLE)))
        theme = player.app.context.theme
        assert player.on_top(ArenaEndScene).picture().colours == (theme.player(1), theme.player(3))


def at_the_crash(picture: ArenaPicture, rider: int) -> bytes:
    """What is seen where a rider crashed, without words and sparks of others."""
    picture = replace(picture, sight=Sight(), time=0.0)
    canvas = Surface(picture.layout.screen.size)
    draw_ride(canvas, picture)
    state = picture.ridden.state
    spot = picture.area.rect_of(state.cells[rider - 1]).inflate(12, 12)
    return pixels(canvas, spot)


def test_the_count_says_who_starts_where(player: Player) -> None:
    count = watch(player, OF_FOUR).picture().count
    assert count is not None
    assert count.names == ("Ada", "Ben", "Cat", "Dan")


def test_a_picture_drawn_twice_is_the_same(player: Player) -> None:
    picture = wait_for_tick(player, watch(player, OF_TEAMS), 80)
    canvases = []
    for _time in range(2):
        canvas = Surface(picture.layout.screen.size)
        draw_ride(canvas, picture)
        canvases.append(pixels(canvas))
    assert canvases[0] == canvases[1]
