"""Drawing follows its theme, shows all of a move that covers several cells, and works in any window."""

import math
import sys
from dataclasses import fields, replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_card, draw_ground, draw_veil
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Form, Glyph, Prompt, draw_prompts, prompt_at
from game.arcade.draw.layout import Layout
from game.arcade.draw.logo import icon
from game.arcade.draw.markers import draw_markers, draw_preview
from game.arcade.draw.marks import Way, draw_cursor, mark_better, mark_locked
from game.arcade.draw.night import draw_night
from game.arcade.draw.refused_move import RefusedMove, mark_refused
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.shapes import disc, ring
from game.arcade.draw.slab import bare_slab
from game.arcade.draw.theme import Style, Theme
from game.arcade.draw.themes import NEON, THEMES, theme_of
from game.arcade.kit.row import RowPicture, draw_value
from game.arcade.profile.settings import Settings
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.screenshots.moments import OF_A_RUN, OF_PUZZLES
from game.arcade.screenshots.screenshot import Stage, draw
from game.arcade.screenshots.shot import SCENES, Shot
from game.arcade.views.floating_board import FloatingBoard, draw_board
from game.arcade.views.renderers import renderer_of
from game.core.controls import Cursor
from game.core.grid import DIRECTIONS, cells_in
from game.core.match import Ply
from game.core.placing import MarkerRules, Markers
from game.core.rules import NUMBERS, Move, Names
from game.core.variant import Setup, Variant
from game.puzzles.pack import found_packs
from tests.setups import ON_THE_SCREEN, PRODUCT_GAMES, match_of

LAYOUT = Layout(400, 300)
SQUARE = Rect(50, 50, 200, 200)
GAMES = catalogue.games()
EVERY_VARIANT = pytest.mark.parametrize("variant", GAMES.values(), ids=lambda variant: variant.slug)
# Every colour is another one.
EMBER = Theme(
    night=(24, 8, 6),
    floor=(40, 20, 14),
    tile=(60, 30, 20),
    edge=(110, 60, 40),
    stone=(90, 80, 70),
    ink=(255, 240, 200),
    soft=(200, 180, 150),
    hint=(255, 255, 120),
    danger=(255, 40, 40),
    cabinet=(255, 140, 60),
    accent=(255, 90, 30),
    players=((255, 120, 90), (240, 240, 120)),
    buttons=((1, 200, 1), (200, 1, 1), (1, 1, 200), (200, 200, 1)),
    style=Style.ENAMEL,
    glow=False,
)


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def pixels(canvas: Surface) -> bytes:
    return pygame.image.tobytes(canvas, "RGB")


def forget_pictures() -> None:
    """Clear everything that modules keep between two frames."""
    for module in [module for name, module in sys.modules.items() if name.startswith("game.")]:
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear") and not isinstance(kept, type):
                kept.cache_clear()


class TestThemes:
    @EVERY_VARIANT
    def test_a_board_changes_with_the_theme_and_back(self, variant: Variant) -> None:
        before = self.board(variant.setup(), NEON)
        other = self.board(variant.setup(), EMBER)
        assert before != other
        assert self.board(variant.setup(), NEON) == before

    def test_each_part_of_a_theme_is_seen_and_never_in_another_theme(self) -> None:
        """Pictures that are kept belong to the theme in which they were drawn."""
        fresh, others = {}, {"": NEON}
        for name in (each.name for each in fields(Theme)):
            others[name] = replace(NEON, **{name: getattr(EMBER, name)})  # type: ignore[arg-type]
        for name, theme in others.items():
            forget_pictures()
            fresh[name] = self.everything(theme)
        assert [name for name in others if fresh[name] == fresh[""]] == [""]
        assert not [name for name, theme in others.items() if self.everything(theme) != fresh[name]]

    def board(self, setup: Setup, theme: Theme) -> bytes:
        """The middle of a whole game, with the legal moves marked."""
        moves = setup.variant.lesson.game.split()
        match = match_of(setup, " ".join(moves[: len(moves) // 2]))
        canvas, renderer = Surface(LAYOUT.screen.size), renderer_of(setup, theme)
        slab = bare_slab(SQUARE)
        draw_ground(canvas, renderer, LAYOUT, slab)
        legal = tuple(match.rules.legal_moves(match.position))
        frame = Frame(match.rules.start(), match.plies, time=0.5, legal=legal)
        renderer.draw(canvas, renderer.perspective.area(slab, setup.size, LAYOUT.small), frame)
        return pixels(canvas)

    @EVERY_VARIANT
    def test_a_board_in_the_menu_shows_nothing_of_the_moment_before(self, variant: Variant) -> None:
        """Forwards, backwards and mixed, each moment of its lesson looks as it does on a board of its own."""
        match = match_of(variant.setup(), variant.lesson.game)
        renderer, slab = renderer_of(variant.setup(), NEON), bare_slab(Rect(20, 20, 60, 60))
        frames = [
            Frame(match.rules.start(), match.plies[:count], progress=progress)
            for count in (1, 2, len(match.plies))
            for progress in (0.5, 1.0)
        ]

        def shown(frame: Frame, number: int) -> bytes:
            canvas = Surface((120, 120))
            draw_board(canvas, FloatingBoard(renderer, frame, LAYOUT.small, number), slab)
            return pixels(canvas)

        alone = [shown(frame, number) for number, frame in enumerate(frames, start=1)]
        for at in (0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 3, 5, 0, 4):
            assert shown(frames[at], 0) == alone[at]

    def test_the_sky_has_the_colour_of_the_night(self) -> None:
        canvas = Surface(LAYOUT.screen.size)
        draw_night(canvas, EMBER, 0.0)
        assert canvas.get_at((0, 0))[:3] == EMBER.night

    def test_a_veil_ends_in_the_colour_of_the_night(self) -> None:
        canvas = Surface((1, 1))
        shown = []
        for share in (0.0, 0.5, 1.0):
            canvas.fill(EMBER.ink)
            draw_veil(canvas, EMBER, share)
            shown.append(tuple(canvas.get_at((0, 0))[:3]))
        assert shown[0] == EMBER.ink
        assert EMBER.ink > shown[1] > EMBER.night
        assert shown[2] == EMBER.night

    def everything(self, theme: Theme) -> list[bytes]:
        canvas = Surface(LAYOUT.screen.size)
        draw_night(canvas, theme, 1.0)
        draw_card(canvas, LAYOUT, theme, SQUARE)
        prompts = [Prompt(Glyph(Form.BUTTON, "A"), "Play"), Prompt(Glyph(Form.KEY, "Esc"), "Back")]
        draw_prompts(canvas, theme, prompts, LAYOUT.footer, LAYOUT.small)
        area = BoardArea(SQUARE, 5, LAYOUT.small)
        mark_better(canvas, area, theme, [Way((3,), (3,))], [Way((3,), (3,))], 0, 1.0)
        boards = [self.board(GAMES[slug].setup(), theme) for slug in PRODUCT_GAMES]
        return [pixels(icon(theme, 64)), pixels(canvas), *boards]


class Dominoes(MarkerRules):
    """A move lays a marker on a cell and on the one to its right."""

    def open_cells(self, position: Markers) -> int:
        free = ~(position.one | position.two) & (1 << self.grid.cells) - 1
        return sum(1 << cell for cell in cells_in(free & free >> 1) if cell % self.size < self.size - 1)

    def rule_broken(self, position: Markers, cell: int) -> str:
        return "There is no room for two."

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        return "There is no room left."

    def cells_of(self, position: Markers, move: Move) -> tuple[int, ...]:
        return (move, move + 1)

    def play(self, position: Markers, move: Move) -> Markers:
        first = super().play(position, move)
        second = super().play(position, move + 1)
        return Markers(first.one | second.one, first.two | second.two, first.turn)


class DominoRenderer(Renderer[Dominoes]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        canvas.fill(self.theme.floor, area.rect)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        draw_markers(canvas, area, frame, self, 0.5)
        draw_preview(canvas, area, frame, self, 0.5)


class DiscRenderer(DominoRenderer):
    shapes = (disc, ring)


class TestMovesOfSeveralCells:
    rules = Dominoes(4)
    area = BoardArea(Rect(0, 0, 400, 400), 4, 20)

    def lit(self, canvas: Surface) -> set[int]:
        """The cells on which something shines."""
        return {cell for cell in range(16) if any(pixels(canvas.subsurface(self.inner(cell))))}

    def inner(self, cell: int) -> Rect:
        """A cell without the rim, into which its neighbours glow."""
        return self.area.rect_of(cell).inflate(-50, -50)

    def tones(self, canvas: Surface, *cells: int) -> list[tuple[int, ...]]:
        """The colour of each cell as a whole."""
        return [pygame.transform.average_color(canvas, self.inner(cell)) for cell in cells]

    def drawn(self, frame: Frame, renderer: type[DominoRenderer] = DominoRenderer) -> Surface:
        canvas = Surface((400, 400))
        renderer(self.rules, NEON).draw(canvas, self.area, frame)
        return canvas

    def test_the_preview_shows_all_cells_that_would_be_covered(self) -> None:
        canvas = self.drawn(Frame(self.rules.start(), (), intended=5))
        assert {5, 6} <= self.lit(canvas)
        one, other = self.tones(canvas, 5, 6)
        assert one == other, "none of them is struck out as if it were taken from the opponent"

    def test_all_cells_of_the_last_move_land_and_are_marked_together(self) -> None:
        start = self.rules.start()
        plies = [Ply(5, start, self.rules.play(start, 5))]
        for progress in (0.3, 1.0):
            canvas = self.drawn(Frame(start, plies, progress))
            one, other = self.tones(canvas, 5, 6)
            assert one == pytest.approx(other, abs=2)  # each is lit a little by the other, from its own side

    def test_a_game_may_have_markers_of_its_own(self) -> None:
        start = self.rules.start()
        frame = Frame(start, [Ply(5, start, self.rules.play(start, 5))])
        assert pixels(self.drawn(frame)) != pixels(self.drawn(frame, DiscRenderer))
        crosses, discs = Surface((100, 100)), Surface((100, 100))
        DominoRenderer(self.rules, NEON).draw_emblem(crosses, (50, 50), 80, 1, 1.0)
        DiscRenderer(self.rules, NEON).draw_emblem(discs, (50, 50), 80, 1, 1.0)
        assert pixels(crosses) != pixels(discs)

    def better(self, winning: list[Way], every: list[Way]) -> set[int]:
        canvas = Surface((400, 400))
        mark_better(canvas, self.area, NEON, winning, every, 0, 0.0)
        return self.lit(canvas)

    def test_a_better_move_is_shown_with_all_its_cells(self) -> None:
        ways = [Way((5, 6), (5, 6)), Way((8, 9), (8, 9))]
        assert self.better(ways[:1], ways) == {5, 6}

    def test_the_second_half_of_a_better_move_is_shown_where_it_matters(self) -> None:
        every = [Way((5,), (5, 0)), Way((5,), (5, 10))]
        assert self.better(every, every) == {5}
        assert {5, 10} <= self.better(every[1:], every)
        assert 0 not in self.better(every[1:], every)


def test_blocks_of_the_first_row_stay_below_the_line_above_the_board() -> None:
    setup, layout = GAMES["siege"].setup(), Layout(1280, 800)
    renderer = renderer_of(setup, NEON)
    walled = renderer.rules.start()._replace(blocked=renderer.rules.grid.row_of(0))
    canvas = Surface(layout.screen.size)
    renderer.draw(canvas, BoardArea(layout.board, setup.size, layout.small), Frame(walled, ()))
    solid = pygame.mask.from_threshold(canvas, (0, 0, 0), (24, 24, 24, 255))
    solid.invert()
    (blocks, *_towers) = solid.get_bounding_rects()
    assert blocks.colliderect(layout.board), "they are drawn"
    assert not blocks.colliderect(layout.header)


# Too small, too narrow and too low for anything, and the smallest window that is laid out as it is.
ODD_WINDOWS = [(1, 1), (1, 900), (2000, 100), (160, 120)]
ABOUT_A_GAME = ("menu", "setup", "play", "pause", "game_over", "review", "how_to", "go_on")


class TestWindows:
    @pytest.mark.sweep(
        scene=ABOUT_A_GAME, window=ODD_WINDOWS, variant=[GAMES[slug] for slug in PRODUCT_GAMES]
    )
    def test_every_scene_about_a_game_can_be_drawn_in_any_window(
        self, scene: str, window: tuple[int, int], variant: Variant
    ) -> None:
        moves = tuple(variant.lesson.game.split())
        setup = variant.setup()
        moment = Shot(scene, setup, window, moves[:-1] if scene in ("play", "pause") else ())
        assert draw(moment).get_size() == window
        if scene == "play":
            draw(Shot(scene, variant.setup(variant.sizes[-1]), window))

    @pytest.mark.sweep(
        scene=[scene for scene in SCENES if scene not in (*ABOUT_A_GAME, *OF_A_RUN, *OF_PUZZLES)],
        window=ODD_WINDOWS,
    )
    def test_every_other_scene_can_be_drawn_in_any_window(self, scene: str, window: tuple[int, int]) -> None:
        assert draw(Shot(scene, GAMES["siege"].setup(), window)).get_size() == window

    @pytest.mark.parametrize("moment", OF_A_RUN)
    @pytest.mark.parametrize("window", ODD_WINDOWS, ids=str)
    def test_every_moment_of_a_run_can_be_drawn_in_any_window(
        self, moment: str, window: tuple[int, int]
    ) -> None:
        assert draw(Shot(moment, GAMES["siege"].setup(), window)).get_size() == window

    @pytest.mark.sweep(moment=OF_PUZZLES, window=ODD_WINDOWS, slug=found_packs().slugs)
    def test_every_moment_of_a_puzzle_can_be_drawn_in_any_window(
        self, moment: str, window: tuple[int, int], slug: str
    ) -> None:
        assert draw(Shot(moment, GAMES[slug].setup(), window)).get_size() == window

    @pytest.mark.parametrize("slug", ON_THE_SCREEN)
    def test_who_wins_the_largest_board_and_a_hint_on_it_come_soon(self, slug: str) -> None:
        """Nothing is proven without a limit, not even in a game without a kernel of its own."""
        largest = GAMES[slug].setup(GAMES[slug].sizes[-1])
        window = (640, 360)
        for moment in (Shot("setup", largest, window), Shot("play", largest, window, hinted=True)):
            assert draw(moment).get_size() == moment.window


class TestPrompts:
    def test_a_click_hits_the_prompt_under_it_and_nothing_between_them(self) -> None:
        prompts = [Prompt(None, "Undo"), Prompt(Glyph(Form.KEY, "Esc"), "Pause")]
        area = Rect(0, 0, 600, 40)
        hits = [prompt_at(prompts, area, 20, (x, 20)) for x in range(600)]
        met = [hit for number, hit in enumerate(hits) if number == 0 or hits[number - 1] != hit]
        assert met == [None, 0, None, 1, None]


@pytest.mark.parametrize("style", ["neon", "light"])
def test_a_thumbnail_tells_the_game_by_the_colour_of_its_ground(style: str) -> None:
    colours = []
    for variant in (GAMES[slug] for slug in PRODUCT_GAMES):
        theme = THEMES[style].tinted(variant.accent)
        canvas = Surface(LAYOUT.screen.size)
        draw_ground(canvas, renderer_of(variant.setup(), theme), LAYOUT, LAYOUT.slab)
        red, green, blue = pygame.transform.average_color(canvas)[:3]
        shade = (red + green + blue) / 3
        colours.append((red - shade, green - shade, blue - shade))
    least = 3 if style == "neon" else 1
    assert all(math.dist(one, other) > least for one, other in combinations(colours, 2))


def test_what_locks_a_loser_in_is_seen_on_the_side_towards_the_loser() -> None:
    area, theme = BoardArea(Rect(0, 0, 300, 300), 3, 20), NEON
    canvas = Surface((300, 300))
    mark_locked(canvas, area, theme, (1, 5, 7, 3), 4, theme.ink, seconds=10.0)
    light = pygame.transform.grayscale(canvas)
    for towards, away in (((150, 88), (150, 20)), ((212, 150), (280, 150))):
        assert light.get_at(towards)[0] > 150
        assert light.get_at(away)[0] < 40


@pytest.mark.parametrize("style", THEMES)
@EVERY_VARIANT
def test_the_last_move_is_marked_where_it_was_made_and_seen_without_colours(
    variant: Variant, style: str
) -> None:
    """In its piece, or beside it; far from there nothing is different."""
    moves = variant.lesson.game.split()
    match = match_of(variant.setup(), " ".join(moves[: len(moves) // 2]))
    theme = theme_of(style, "cyan and amber", glow=True).tinted(variant.accent)
    renderer = renderer_of(variant.setup(), theme)
    area = renderer.perspective.area(bare_slab(Rect(80, 80, 300, 300)), variant.size, 16)
    pictures = []
    for marked in (True, False):
        canvas = Surface((460, 460))
        canvas.fill(theme.tile)
        renderer.draw(canvas, area, Frame(match.start, tuple(match.plies), marks_last=marked))
        pictures.append(pygame.transform.grayscale(canvas))
    different = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (12, 12, 12), pictures[1])
    different.invert()
    assert different.count() > (area.cell * 0.12) ** 2
    last = match.plies[-1]
    near = [area.centre_of(cell) for cell in match.rules.cells_of(last.before, last.move)]
    reach = Rect(0, 0, round(2.6 * area.cell), round(2.6 * area.cell))
    places = [reach.move(round(x) - reach.centerx, round(y) - reach.centery) for x, y in near]
    assert places[0].unionall(places[1:]).contains(different.get_bounding_rects()[0])


class TestARefusedMove:
    """What is drawn about it on an empty board of three rows, in cells of 100 pixels."""

    def marked(self, move: RefusedMove, style: str) -> Surface:
        theme = theme_of(style, "cyan and amber", glow=False)
        canvas = Surface((340, 340))
        canvas.fill(theme.night)
        mark_refused(canvas, BoardArea(Rect(20, 20, 300, 300), 3, 20), theme, move)
        return canvas

    def is_marked(self, canvas: Surface, area: Rect) -> bool:
        return len(set(pixels_of(canvas, area))) > 1

    @pytest.mark.parametrize("style", THEMES)
    def test_a_beam_joins_what_forbids_it_to_the_cell(self, style: str) -> None:
        canvas = self.marked(RefusedMove(5, (3,)), style)
        tried, between, above = (Rect(x, y, 80, 60) for x, y in ((230, 140), (130, 140), (130, 30)))
        assert self.is_marked(canvas, tried)
        assert self.is_marked(canvas, between)
        assert not self.is_marked(canvas, above)
        edge, middle = Rect(20, 120, 100, 14), Rect(50, 150, 30, 30)
        assert self.is_marked(canvas, edge), "a frame around what forbids it"
        assert not self.is_marked(canvas, middle), "which stays free"

    def test_there_is_no_beam_within_a_cell_but_it_is_marked(self) -> None:
        canvas = self.marked(RefusedMove(4, (4,)), "neon")
        assert self.is_marked(canvas, Rect(130, 130, 80, 80))
        assert not self.is_marked(canvas, Rect(130, 30, 80, 60))

    @pytest.mark.parametrize("heading", range(4), ids=DIRECTIONS)
    def test_where_the_board_ends_its_edge_is_lit(self, heading: int) -> None:
        """At a corner: the two sides of the cell there that are edges of the board, and no other."""
        corner = 0 if DIRECTIONS[heading] in ("up", "left") else 8
        canvas = self.marked(RefusedMove(corner, (), heading), "neon")
        edges = {
            "up": Rect(40, 10, 60, 20),
            "left": Rect(10, 40, 20, 60),
            "down": Rect(240, 310, 60, 20),
            "right": Rect(310, 240, 20, 60),
        }
        assert {way for way, area in edges.items() if self.is_marked(canvas, area)} == {DIRECTIONS[heading]}

    def test_it_flashes_once_and_what_is_left_is_weaker(self) -> None:
        tried = RefusedMove(5, (3,))
        lights = [
            sum(pixels(self.marked(tried.after(seconds, throws=False), "neon")))
            for seconds in (0.0, 0.1, 0.2, 0.3, 0.6, 9.0)
        ]
        assert all(before > after for before, after in pairwise(lights[:5]))
        assert lights[4] == lights[5] > sum(pixels(self.marked(RefusedMove(5, ()), "neon")))

    def test_at_1080p_a_cursor_is_thrown_six_pixels(self) -> None:
        area = BoardArea(Rect(20, 20, 300, 300), 3, Layout(1920, 1080).small)
        frame = Frame(None, (), cursor=Cursor(4))
        boxes = []
        for back in ((0.0, 0.0), (1.0, 0.0), (0.0, -1.0)):
            canvas = Surface((340, 340))
            draw_cursor(canvas, area, NEON, replace(frame, thrown=back), NEON.ink)
            boxes.append(pygame.mask.from_threshold(canvas, NEON.ink, (90, 90, 90)).get_bounding_rects()[0])
        home, right, up = boxes
        assert right.topleft == home.move(6, 0).topleft
        assert up.topleft == home.move(0, -6).topleft


def pixels_of(canvas: Surface, area: Rect) -> list[bytes]:
    whole = pixels(canvas.subsurface(area))
    return [whole[start : start + 3] for start in range(0, len(whole), 3)]


@pytest.mark.parametrize("size", [(200, 40), (336, 48), (520, 44), (900, 60)])
def test_the_arrows_of_a_value_stay_within_their_row(size: tuple[int, int]) -> None:
    canvas, box = Surface((1000, 100)), Rect((20, 20), size)
    theme = theme_of("high contrast", "cyan and amber", glow=False)
    draw_value(canvas, Layout(1280, 800), theme, RowPicture("Bot", "Rookie", focused=True), box)
    mask = pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    first, *others = mask.get_bounding_rects()
    assert box.contains(first.unionall(others))


@pytest.mark.parametrize("theme", ["light", "neon"])
@pytest.mark.parametrize("thing", ["a tile", "a board"])
def test_round_corners_have_no_dots_darker_than_the_edges_beside_them(theme: str, thing: str) -> None:
    """Where a smooth corner meets a shadow, it is no darker than the body and no darker than the shadow."""
    setup = catalogue.games()["apart"].setup()
    stage = Stage(Shot("menu", setup, (960, 600), settings=Settings(theme=theme)))
    menu = stage.stack.top
    assert isinstance(menu, MenuScene)
    box = menu.boxes[2] if thing == "a tile" else menu.board_box
    assert box is not None
    canvas = Surface((960, 600))
    stage.stack.draw(canvas)

    def darkest(x: int, y: int, width: int, height: int) -> int:
        spots = ((x + across, y + down) for across in range(width) for down in range(height))
        return min(sum(canvas.get_at(spot)[:3]) for spot in spots)

    left, top = box.left - 2, box.top - 2
    edges = min(darkest(box.centerx, top, 9, 5), darkest(left, box.centery, 5, 9))
    assert darkest(left, top, 9, 9) > edges - 20
