"""The themes and palettes: everyone can tell the players apart and read every text."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw import text
from game.arcade.draw.contrast import Light, contrast, contrast_of_light, linear
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.lines import thick_line
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import PLATE_TINT, Colour, Theme, brightness, mix
from game.arcade.draw.themes import PALETTES, THEMES, theme_of
from game.arcade.input.actions import LEFT_KEYS, Action, Command
from game.arcade.input.rebinding import Entry
from game.arcade.navigation.destinations import Confirm, ToDevices, ToMenu
from game.arcade.navigation.settings_destinations import ToBindings, ToPress
from game.arcade.profile.settings import SETTINGS, Settings
from game.arcade.scenes.stack import SceneStack
from game.arcade.screenshots.moments import OF_A_RUN, OF_PUZZLES
from game.arcade.screenshots.screenshot import Stage, draw
from game.arcade.screenshots.shot import SCENES, Shot
from game.arcade.shell.app import LONGEST_FRAME
from game.arcade.views.arena import arena_match
from game.arcade.views.arena.hud import draw_hud_anew
from game.arcade.views.renderers import renderer_of
from game.core.controls import Verb
from game.core.match import Match
from game.core.rules import PLAYERS
from game.core.variant import Variant
from tests.arcade.cabinet import Sit
from tests.colour_blindness import MATRICES, distance, lab, seen_with
from tests.setups import PRODUCT_GAMES

# The least contrast of text in each theme, and of shapes with each other and with their ground.
TEXT = {"neon": 4.5, "high contrast": 7.0, "light": 4.5}
SHAPES = 3.0
# The bright middle of a neon line takes some of it.
SHINING = 2.25
# The least distance of the colours of two riders, and in brightness alone, where patterns help.
APART, BRIGHTER = 34, 6
# Pieces of both players, with the moves after which they stand on a cell; and the side of that cell.
PIECES = {
    "tokens": ("apart", ("3,3", 12), ("1,1 3,3", 12)),
    "turrets": ("crossfire", ("3,3", 12), ("1,2 3,3", 12)),
    "links": ("chain", ("1,1 1,2 2,2", 5), ("1,2 2,2", 5)),
    "cycles": ("light_cycle", ("", 10), ("", 14)),
    "trails": ("light_cycle", ("right left up up", 11), ("right left up up", 13)),
    "towers": ("siege", ("", 0), ("", 24)),
}
CELL = 40
# The least part of a cell in which they differ: that of trails, which are alike but for their chevrons.
DIFFERING = 0.02
# The largest step of brightness from pixel to pixel where nothing can be read.
SOFT_STEP = 16
# The scenes that look the same whichever game was shown before them.
OF_NO_GAME = (
    *("settings", "bindings", "first_start", "records", "initials", "past_games", "saved_data"),
    *(scene for scene in SCENES if scene.startswith("arena_")),
)
EVERY_THEME = pytest.mark.parametrize("name", THEMES)
EVERY_LOOK = pytest.mark.parametrize(("name", "palette"), list(product(THEMES, PALETTES)), ids=str)


def test_every_value_of_the_settings_is_a_theme_or_a_palette() -> None:
    assert tuple(THEMES) == SETTINGS["theme"].values.every
    assert tuple(PALETTES) == SETTINGS["palette"].values.every


@EVERY_LOOK
def test_the_colours_of_the_players_differ_in_brightness_for_everyone(name: str, palette: str) -> None:
    colours = theme_of(name, palette, glow=True).players[:2]
    for sight in MATRICES:
        assert contrast_of_light(*(seen_with(sight, colour) for colour in colours)) >= SHAPES, sight


@EVERY_LOOK
def test_four_riders_are_told_apart_by_everyone_and_from_what_closes_in(name: str, palette: str) -> None:
    theme = theme_of(name, palette, glow=True)
    for sight in MATRICES:
        for one, other in combinations(theme.players, 2):
            assert distance(seen_with(sight, one), seen_with(sight, other)) >= APART, (sight, one, other)
    for colour in theme.players:
        assert distance(linear(colour), linear(theme.danger)) >= APART
    greys = sorted(lab(linear(colour))[0] for colour in theme.players)
    assert min(brighter - darker for darker, brighter in pairwise(greys)) >= BRIGHTER


@EVERY_LOOK
def test_shapes_that_shine_keep_most_of_that_contrast(name: str, palette: str) -> None:
    theme = theme_of(name, palette, glow=True)
    lines = []
    for colour in theme.players[:2]:
        canvas = Surface((80, 80))
        canvas.fill(theme.floor)
        shine(canvas, theme, bar, (40, 40), 40, colour)
        lines.append(colours_of(canvas.subsurface(Rect(30, 38, 20, 4))))
    for sight in MATRICES:
        lights = [average([seen_with(sight, colour) for colour in colours]) for colours in lines]
        assert contrast_of_light(*lights) >= SHINING, sight


def average(lights: list[Light]) -> list[float]:
    return [sum(parts) / len(lights) for parts in zip(*lights, strict=True)]


def bar(canvas: Surface, colour: Colour, width: float) -> None:
    """A shape like those of players, of which it is easy to say where it is."""
    side = canvas.get_width()
    thick_line(canvas, colour, (side * 0.2, side / 2), (side * 0.8, side / 2), width)


def piece(slug: str, moves: str, cell: int, theme: Theme, *, mirrored: bool = False) -> Surface:
    """The cell of a board on which a piece stands after these moves."""
    variant = catalogue.games()[slug]
    match = Match(variant.setup())
    for move in moves.split():
        match.play(match.rules.read_move(move))
    renderer, side = renderer_of(match.setup, theme.tinted(variant.accent)), CELL * variant.size
    area = renderer.perspective.area(Slab(Rect(0, 0, side, side), 0), variant.size, 12)
    canvas = Surface((side, side))
    renderer.draw_floor(canvas, area)
    renderer.draw(canvas, area, Frame(match.start, tuple(match.plies)))
    return pygame.transform.flip(canvas.subsurface(area.rect_of(cell)), mirrored, False)


@pytest.mark.sweep(name=list(THEMES), palette=list(PALETTES), pieces=list(PIECES))
def test_pieces_of_the_players_differ_as_they_are_drawn_for_everyone(
    name: str, palette: str, pieces: str
) -> None:
    """Laid over each other, part of them is much the brighter in one of the two."""
    theme = theme_of(name, palette, glow=True)
    slug, one, other = PIECES[pieces]
    both = piece(slug, *one, theme), piece(slug, *other, theme, mirrored=slug == "light_cycle")
    pairs = Counter(zip(*map(pixels_of, both), strict=True))
    for sight in MATRICES:
        differing = sum(
            count
            for pair, count in pairs.items()
            if contrast_of_light(*(_seen(sight, colour) for colour in pair)) >= SHAPES
        )
        assert differing >= DIFFERING * both[0].get_width() * both[0].get_height(), sight


_seen = cache(seen_with)


@EVERY_LOOK
def test_the_players_stand_out_from_the_board(name: str, palette: str) -> None:
    theme = theme_of(name, palette, glow=True)
    for colour, ground in product(theme.players, (theme.night, theme.floor)):
        assert contrast(colour, ground) >= SHAPES


@EVERY_LOOK
def test_text_in_any_colour_can_be_read_on_the_ground_and_on_every_plate(name: str, palette: str) -> None:
    theme = theme_of(name, palette, glow=True)
    accents = [game.accent for game in catalogue.games().values()]
    colours = [*theme.players, theme.danger, theme.hint, theme.cabinet, *accents, (0, 0, 0), (255, 255, 255)]
    for colour in map(theme.legible, colours):
        for ground in (theme.night, theme.floor, mix(theme.night, colour, PLATE_TINT)):
            assert contrast(colour, ground) >= TEXT[name]
        assert contrast(theme.night, colour) >= TEXT[name], "text on a plate of this colour"


@pytest.mark.parametrize("scene", SCENES)
def test_a_change_of_theme_is_seen_at_once_in_every_part_of_a_scene(scene: str) -> None:
    pygame.font.init()
    shot = Shot(scene, catalogue.games()["crossfire"].setup(), (640, 360))
    changed, fresh = Stage(shot), Stage(shot)
    before = drawn(changed, shot)
    for stage in (changed, fresh):
        stage.context.change(replace(stage.context.settings, theme="light", palette="blue and white"))
    after = drawn(changed, shot)
    assert after == drawn(fresh, shot)
    assert after != before


def drawn(stage: Stage, shot: Shot) -> bytes:
    canvas = Surface(shot.window)
    stage.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


@EVERY_THEME
def test_no_words_are_seen_behind_a_card(name: str) -> None:
    """Beside the card, where the menu stands behind it, nothing is sharp."""
    shot = Shot("go_on", catalogue.games()["chain"].setup(), (640, 360), settings=Settings(theme=name))
    canvas = draw(shot)
    beside = canvas.subsurface(Rect(0, 0, 190, 320))
    steps = [
        abs(one - other)
        for y in range(beside.get_height())
        for one, other in pairwise(brightness(beside.get_at((x, y))[:3]) for x in range(beside.get_width()))
    ]
    assert max(steps) <= SOFT_STEP


class Reading(Surface):
    """A canvas that notes the worst contrast of each text with what was behind it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.read: dict[str, float] = {}

    def blit(self, source: Surface, dest: Any, *more: Any, **named: Any) -> Rect:
        key = next((key for key, kept in text._kept.items() if kept is source), None)  # noqa: SLF001
        if key is not None:
            corner = dest.topleft if isinstance(dest, Rect) else dest
            letters = source.get_bounding_rect().move(corner).clip(self.get_rect())
            behind = self.subsurface(letters)
            worst = min(_contrast(key[2], colour) for colour in colours_of(behind))
            self.read[key[0]] = min(worst, self.read.get(key[0], worst))
        return super().blit(source, dest, *more, **named)


_contrast = cache(contrast)


def colours_of(surface: Surface) -> set[Colour]:
    return set(pixels_of(surface))


def pixels_of(surface: Surface) -> list[Colour]:
    parts = iter(pygame.image.tobytes(surface, "RGB"))
    return list(zip(parts, parts, parts, strict=True))


def is_offered(scene: str, variant: Variant) -> bool:
    """Whether a game has this scene: not all have puzzles."""
    return bool(variant.puzzle_sizes) or scene not in OF_PUZZLES


def shots(slug: str) -> list[Shot]:
    """Every scene of a game, and the texts that come with a refusal, a hint and a series."""
    variant = catalogue.games()[slug]
    setup, game = variant.setup(), tuple(variant.lesson.game.split())
    lesson = tuple(variant.lesson.moves.split())
    others = (*OF_A_RUN, *OF_NO_GAME)
    return [
        *(Shot(scene, setup) for scene in SCENES if scene not in others and is_offered(scene, variant)),
        Shot("play", setup, moves=game[:-1], rounds=9, won=(1, 2), device="gamepad"),
        Shot("play", setup, moves=lesson, tried=variant.lesson.illegal, rounds=3),
        Shot("play", setup, moves=lesson, hinted=True, people=(1,)),
    ]


@pytest.fixture(autouse=True)
def read_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The panels of the Arena are one picture in play: here their words are read."""
    monkeypatch.setattr(arena_match, "draw_hud", draw_hud_anew)


def assert_legible(stack: SceneStack, name: str) -> None:
    canvas = Reading(stack.top.context.layout.screen.size)
    stack.draw(canvas)
    assert canvas.read
    assert not {words: worst for words, worst in canvas.read.items() if worst < TEXT[name]}, stack.top


def assert_shot_is_legible(shot: Shot, name: str) -> None:
    pygame.font.init()
    stage = Stage(shot)
    stage.context.change(replace(stage.context.settings, theme=name))
    assert_legible(stage.stack, name)


@EVERY_THEME
@pytest.mark.parametrize("slug", PRODUCT_GAMES)
def test_every_text_about_a_game_has_enough_contrast_with_what_is_behind_it(slug: str, name: str) -> None:
    """The games take turns, so that each theme is seen on every screen of some game."""
    pygame.font.init()
    turn = list(THEMES).index(name) + PRODUCT_GAMES.index(slug)
    for shot in shots(slug)[turn % len(THEMES) :: len(THEMES)]:
        assert_shot_is_legible(shot, name)


@EVERY_THEME
def test_every_text_on_screens_about_no_game_has_enough_contrast(name: str) -> None:
    for scene in OF_NO_GAME:
        assert_shot_is_legible(Shot(scene, catalogue.games()["siege"].setup()), name)


@EVERY_THEME
def test_every_text_beside_plots_and_medals_has_enough_contrast(name: str) -> None:
    pygame.font.init()
    stage = Stage(Shot("records", catalogue.games()["siege"].setup()))
    stage.context.change(replace(stage.context.settings, theme=name))
    for turn in (Command.NEXT_TAB, *[Verb.RIGHT] * 3, Command.NEXT_TAB):
        stage.stack.handle(Action(turn, LEFT_KEYS))
        stage.stack.update(1.0)
        assert_legible(stage.stack, name)


@EVERY_LOOK
def test_the_names_of_the_players_have_enough_contrast_in_every_palette(name: str, palette: str) -> None:
    pygame.font.init()
    stage = Stage(Shot("play", catalogue.games()["siege"].setup(), (640, 360)))
    stage.context.change(replace(stage.context.settings, theme=name, palette=palette))
    canvas = Reading(stage.stack.top.context.layout.screen.size)
    stage.stack.draw(canvas)
    assert all(canvas.read[f"Player {player}"] >= TEXT[name] for player in PLAYERS)


@EVERY_THEME
@pytest.mark.parametrize("moment", OF_A_RUN)
def test_every_text_in_a_run_has_enough_contrast(moment: str, name: str) -> None:
    assert_shot_is_legible(Shot(moment, catalogue.games()["siege"].setup()), name)


@EVERY_THEME
def test_every_text_that_comes_over_a_game_has_enough_contrast(sit: Sit, name: str) -> None:
    player = sit("apart")
    context, go = player.app.context, player.app.routes.go
    context.change(replace(context.settings, theme=name, clock=10))
    player.make("3,3")
    player.wait(6, LONGEST_FRAME)  # the player on turn has to hurry
    assert_legible(player.app.stack, name)
    question = Confirm("Leave?", "All is lost.", "Stay", "Leave", ToMenu())
    for destination in (
        ToDevices(player.session),
        ToBindings(),
        question,
        ToPress(Entry(LEFT_KEYS, Verb.UP, 0)),
    ):
        go(destination)
        assert_legible(player.app.stack, name)
