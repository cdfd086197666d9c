"""The players' panels: whose turn it is outranks everything else on them, in every layout."""

from dataclasses import replace

import pytest
from pygame import Rect

from game import catalogue
from game.arcade.profile.settings import Settings
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.views.panel.panel import body_of
from game.arcade.views.panel.words import draw_panel
from game.arcade.views.play.clock import ClockPicture
from game.arcade.views.play.play import PlayPicture
from tests.arcade.written import Watched

# Panels beside the board, above it, and in a row; with small and with large text.
SIZES = [
    ((1920, 1080), 100),
    ((1280, 800), 100),
    ((1280, 800), 200),
    ((640, 360), 100),
    ((720, 1280), 100),
    ((1080, 1300), 100),
    ((900, 900), 150),
]
CALLS = {"Your turn", "Your turn: step", "Thinking", "Winner", "Hurry"}
EVERY_SIZE = pytest.mark.parametrize(("window", "text"), SIZES, ids=str)
EVERY_GAME = pytest.mark.parametrize("slug", ["apart", "siege"])


def picture_of(slug: str, window: tuple[int, int], text: int) -> PlayPicture:
    setup = catalogue.games()[slug].setup()
    stage = Stage(Shot("play", setup, window, settings=Settings(text=text)))
    picture: PlayPicture = stage.stack.top.picture()  # type: ignore[attr-defined]
    return picture


def written_on(
    picture: PlayPicture, *, lit: bool, name: str = "", clock: ClockPicture | None = None
) -> dict[str, Rect]:
    """What stands where on the panel of Player 1, whose turn it is or not."""
    panel, layout = picture.panels[0], picture.layout
    assert panel is not None
    light, flag = (1.0, panel.flag) if lit else (0.0, "")
    panel = replace(panel, light=light, flag=flag, name=name or panel.name, clock=clock)
    canvas = Watched(layout.screen.size)
    draw_panel(canvas, layout, picture.renderer, 1, panel, picture.series)
    return dict(canvas.written)


@EVERY_SIZE
@EVERY_GAME
@pytest.mark.parametrize("name", ["", "Wilhelmina"])
def test_whose_turn_it_is_stands_in_the_largest_letters(
    slug: str, window: tuple[int, int], text: int, name: str
) -> None:
    written = written_on(picture_of(slug, window, text), lit=True, name=name)
    calls = CALLS & set(written)
    assert len(calls) == 1
    largest = written[calls.pop()].height
    second = {"Step"}  # of two parts, which stands below the first one
    assert all(box.height < largest for words, box in written.items() if words not in (*CALLS, *second))


@EVERY_SIZE
@EVERY_GAME
def test_nothing_moves_on_a_panel_when_the_turn_comes(slug: str, window: tuple[int, int], text: int) -> None:
    picture = picture_of(slug, window, text)
    lit, waiting = (written_on(picture, lit=lit) for lit in (True, False))
    both = (set(lit) - {"WASD", "Space"}) & set(waiting)
    assert len(both) >= 1
    assert {words: lit[words] for words in both} == {words: waiting[words] for words in both}
    assert not CALLS & set(waiting)


def test_the_time_left_stands_below_whose_turn_it_is_and_pushes_nothing_away() -> None:
    picture = picture_of("apart", (1280, 800), 100).with_clock(ClockPicture(12.0, 0.5))
    lit = written_on(picture, lit=True, clock=picture.clock)
    waiting = written_on(picture, lit=False)
    assert lit["12 s"].top >= lit["Your turn"].bottom
    assert lit["12 s"].height < lit["Your turn"].height
    assert lit["Player 1 (X)"] == waiting["Player 1 (X)"]


@EVERY_SIZE
def test_a_panel_that_waits_is_lower_within_its_place(window: tuple[int, int], text: int) -> None:
    layout = picture_of("apart", window, text).layout
    waiting, lit = (body_of(layout, 1, light) for light in (0.0, 1.0))
    assert lit == layout.panel(1)
    assert waiting.top > lit.top
    assert lit.contains(waiting)
    assert waiting.bottom == lit.bottom
