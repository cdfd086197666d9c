"""A press is seen in the next picture, however short a time has gone by since: nothing eases in unseen."""

import pygame
import pytest
from pygame import Rect

from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.scene import Scene
from tests.arcade.cabinet import FRAME, Player, Sit

# So soon the next picture comes where a press is answered at once.
SOON = 0.002
# What a person sees: so many pixels of which a colour differs by so much.
LEAST_PIXELS, LEAST_CHANGE = 12, 8
WINDOW = (640, 360)


def seen(player: Player, area: Rect) -> int:
    """How many pixels of an area the next picture changes for a person."""
    canvas = player.app.display.canvas
    before = canvas.subsurface(area).copy()
    player.app.step(SOON)
    after = canvas.subsurface(area)
    return sum(
        max(abs(a - b) for a, b in zip(before.get_at(at)[:3], after.get_at(at)[:3], strict=True))
        >= LEAST_CHANGE
        for at in ((x, y) for x in range(area.width) for y in range(area.height))
    )


def row(scene: Scene, number: int) -> Rect:
    return scene.rows.boxes[number]  # type: ignore[attr-defined, no-any-return]


def board(player: Player) -> Rect:
    return player.app.context.layout.board


def assert_seen(player: Player, key: int, area: Rect) -> None:
    player.wait(0.5)
    assert seen(player, area) < LEAST_PIXELS, "without a press nothing is seen there"
    player.hold(key)
    assert seen(player, area) >= LEAST_PIXELS


def test_the_tile_that_the_menu_goes_to_is_seen_at_once(sit: Sit) -> None:
    player = sit(None, WINDOW)
    player.wait(1)
    assert_seen(player, pygame.K_d, player.on_top(MenuScene).boxes[1])


def test_a_focus_that_moves_in_a_set_up_is_seen_at_once(sit: Sit) -> None:
    player = sit(None, WINDOW)
    player.choose("Apart")
    player.press(pygame.K_c)
    for number in (1, 0):
        assert_seen(player, pygame.K_s, row(player.top, number))
        player.press(pygame.K_w)


def test_the_focus_of_a_card_is_seen_at_once(sit: Sit) -> None:
    player = sit("apart", WINDOW)
    player.press(pygame.K_ESCAPE)
    assert_seen(player, pygame.K_s, row(player.top, 1))


def test_a_switched_value_is_seen_at_once(sit: Sit) -> None:
    player = sit(None, WINDOW)
    player.press(pygame.K_TAB)
    rows = player.top.rows.rows  # type: ignore[attr-defined]
    switch = next(number for number, each in enumerate(rows) if each.switched and not each.is_idle)
    for _row in range(switch):
        player.press(pygame.K_s)
    assert_seen(player, pygame.K_d, row(player.top, switch))


@pytest.mark.parametrize(
    ("slug", "key"),
    [
        ("apart", pygame.K_d),
        ("apart", pygame.K_SPACE),
        ("crossfire", pygame.K_SPACE),
        ("light_cycle", pygame.K_d),
        ("chain", pygame.K_SPACE),
        ("siege", pygame.K_d),
    ],
    ids=["a cursor", "a token", "a marker", "a ride", "a link", "half a move"],
)
def test_what_happens_on_a_board_is_seen_at_once(sit: Sit, slug: str, key: int) -> None:
    player = sit(slug, WINDOW)
    assert_seen(player, key, board(player))


def test_a_move_that_is_taken_back_is_seen_at_once(sit: Sit) -> None:
    player = sit("siege", WINDOW)
    player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    assert_seen(player, pygame.K_q, board(player))


def test_another_screen_is_seen_at_once(sit: Sit) -> None:
    player = sit("apart", WINDOW)
    assert_seen(player, pygame.K_F1, player.app.context.layout.header)


def test_the_next_frames_go_on_from_the_first_one(sit: Sit) -> None:
    """What was seen at once is not seen again from the beginning."""
    player = sit("apart", WINDOW)
    player.press(pygame.K_ESCAPE)
    player.wait(0.5)
    player.hold(pygame.K_s)
    lights = []
    for _frame in range(12):
        player.app.step(FRAME)
        lights.append(player.top.rows.lights[1])  # type: ignore[attr-defined]
    assert lights == sorted(lights)
    assert lights[-1] == 1
