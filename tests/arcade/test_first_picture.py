"""The first picture: the logo on the night, as soon as possible; the stage of the menu comes up after it."""

import itertools
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.opening import OpeningScene
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
from tests.arcade.cabinet import FRAME, key_event, shared_worker
from tests.processes import python
from tests.setups import PRODUCT_GAMES

WINDOW = (640, 360)
# After so many frames the whole menu is there.
COME_UP = 36
LOAD_FIRST_PICTURE = """
import sys
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
app = App(StartOptions((640, 360)))
app.step(0.0)
print(*(name for name in sys.modules if name.startswith("game.")))
app.load()
print(*(name for name in sys.modules if name.startswith("game.")))
"""


def begin(settings: Settings | None = None, profile: Profile | None = None) -> App:
    """The arcade, whose first picture is shown."""
    app = App(StartOptions(WINDOW), Adviser(shared_worker()), profile)
    if settings is not None:
        app.context.change(settings)
    app.step(0.0)
    return app


def brightness(app: App, part: Rect) -> float:
    red, green, blue, _alpha = pygame.transform.average_color(app.display.canvas, part)
    return red + green + blue


def tubes(app: App, part: Rect) -> float:
    """How bright the brightest twentieth of a part is: light that lies behind it hardly adds to that."""
    pixels = pygame.image.tobytes(app.display.canvas.subsurface(part), "RGB")
    lights = sorted(map(sum, zip(*[iter(pixels)] * 3, strict=True)))
    return sum(lights[-(len(lights) // 20) :]) / (len(lights) // 20)


def parts(app: App) -> tuple[Rect, Rect]:
    """The places of the logo and of the last tile, as the menu has them."""
    menu = app.stack.top
    assert isinstance(menu, MenuScene)
    picture = menu.picture()
    return picture.stage.logo, picture.places.boxes[-1]


def test_the_first_picture_loads_the_menu_alone_and_no_other_waits_for_a_module() -> None:
    first, loaded = python("-c", LOAD_FIRST_PICTURE, SDL_VIDEODRIVER="dummy").stdout.splitlines()[-2:]
    assert "game.arcade.scenes.menu.menu" in first
    scenes = (
        "play.play",
        "records.records_page",
        "run.run_page",
        "settings.settings_page",
        "arena.arena_match",
        "game_set_up",
    )
    others = {f"game.arcade.scenes.{name}" for name in scenes}
    others |= {f"game.variants.{slug}.renderer" for slug in PRODUCT_GAMES}
    others |= {"game.evening.evening", "game.people.book", "game.store.people", "game.store.saved_evenings"}
    assert not others & set(first.split())
    assert others <= set(loaded.split())


def test_what_pairs_have_played_is_looked_at_after_the_first_picture(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_text("damaged", "utf-8")
    app = begin(profile=Profile(tmp_path))
    app.context.profile.background.flush()
    assert not app.context.profile.take_notices()
    app.load()
    app.context.profile.background.flush()
    (notice,) = app.context.profile.take_notices()
    assert notice.startswith("The book of people could not be read.")
    app.context.profile.close()


def test_the_logo_is_there_at_once_and_the_stage_fades_in() -> None:
    app = begin()
    logo, last_tile = parts(app)
    first_logo, first_tile = brightness(app, logo), brightness(app, last_tile)
    assert first_logo > 40
    first_tubes = tubes(app, logo)
    lights = []
    for _frame in range(COME_UP):
        app.step(FRAME)
        lights.append(brightness(app, last_tile))
    assert tubes(app, logo) == pytest.approx(first_tubes, rel=0.05)
    whole = lights[-1] - first_tile
    assert whole > 20
    steps = [after - before for before, after in itertools.pairwise(lights)]
    assert max(steps) < whole / 3, "it does not pop"


def test_with_reduced_motion_the_stage_is_there_in_the_next_picture() -> None:
    app = begin(Settings(reduced_motion=True, full_screen=False))
    for _frame in range(COME_UP):
        app.step(FRAME)
        menu = app.stack.top
        assert isinstance(menu, MenuScene)
        assert menu.picture().stage_light in (0.0, 1.0)
    assert menu.picture().stage_light == 1.0


def test_a_press_counts_while_the_stage_still_fades_in() -> None:
    app = begin()
    pygame.event.post(key_event(pygame.KEYDOWN, pygame.K_RETURN))
    app.step(FRAME)
    assert not isinstance(app.stack.top, MenuScene), "a game has begun"


def test_the_first_picture_ever_is_the_opening_and_no_other_scene_waits_for_it(tmp_path: Path) -> None:
    app = begin(profile=Profile(tmp_path))
    assert isinstance(app.stack.top, OpeningScene)
    app.context.profile.close()
