"""A press in the menu is answered at once: the board of the next tile is drawn part by part, later."""

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Surface

from game import catalogue
from game.arcade.draw import baked
from game.arcade.input.actions import LEFT_KEYS, Action
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.views.menu.menu import draw_menu
from game.core.controls import Verb
from tests.arcade.cabinet import FRAME, Player

# So many frames go by between two presses of a person in haste: too few for the turn to end.
HASTE = 4


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Which parts of which game's board are drawn, and not kept from an earlier picture.

    What other tests have drawn is kept apart.
    """
    monkeypatch.setattr(baked, "_SHELF", baked._Shelf())  # noqa: SLF001
    parts: list[tuple[str, str]] = []

    def watch(slug: str, drawer: type[Any], part: str) -> None:
        draw = getattr(drawer, part)

        def watched(*given: Any) -> Any:
            parts.append((slug, part))
            return draw(*given)

        monkeypatch.setattr(drawer, part, watched)

    for variant in catalogue.games().values():
        for part in ("draw_room", "draw_floor", "draw"):
            watch(variant.slug, catalogue.renderer_class(variant), part)
    return parts


def next_frame(player: Player, drawn: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What one more frame draws."""
    drawn.clear()
    player.app.step(FRAME)
    return list(drawn)


def go_right(player: Player) -> None:
    player.hold(pygame.K_d)
    player.release(pygame.K_d)


def test_the_next_board_comes_after_the_first_picture_one_part_a_frame(
    player: Player, drawn: list[tuple[str, str]]
) -> None:
    before, following = list(catalogue.games().values())[:2]
    player.choose(before.name)
    player.wait(1)
    go_right(player)
    frames = [next_frame(player, drawn) for _frame in range(HASTE + 2)]
    assert not [part for slug, part in frames[0] if slug == following.slug]
    parts = [[part for slug, part in frame if slug == following.slug] for frame in frames]
    assert [frame for frame in parts if frame][:3] == [["draw_room"], ["draw_floor"], ["draw"]]


def test_quick_presses_do_not_wait_for_boards_to_be_drawn(
    player: Player, drawn: list[tuple[str, str]]
) -> None:
    player.choose(next(iter(catalogue.games().values())).name)
    player.wait(1)
    for _press in list(catalogue.games())[1:]:
        go_right(player)
        assert not next_frame(player, drawn)
        for _frame in range(HASTE - 1):
            player.app.step(FRAME)


def test_on_a_large_screen_there_is_room_for_all_that_a_turn_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is thrown out of the store while it is shown, only to be drawn again for the next frame."""
    shelf = baked._Shelf()  # noqa: SLF001
    monkeypatch.setattr(baked, "_SHELF", shelf)
    stage = Stage(Shot("menu", catalogue.games()["siege"].setup(), (1920, 1080)))
    stage.stack.handle(Action(Verb.LEFT, LEFT_KEYS))
    stage.context.advance(FRAME)
    picture = stage.stack.top.picture()
    turn = replace(picture, turn=replace(picture.turn, share=0.6))
    canvas, kept = Surface((1920, 1080)), []
    draw_menu(canvas, turn)
    monkeypatch.setattr(shelf, "keep", lambda key, _value, _size: kept.append(key[0]))
    draw_menu(canvas, turn)
    assert not kept
