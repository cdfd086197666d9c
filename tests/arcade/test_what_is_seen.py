"""What happens is seen: each event changes the part of the picture that tells of it."""

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, Command
from game.arcade.input.rebinding import Entry, Resolution, resolutions
from game.arcade.input.sources import key
from game.arcade.navigation.destinations import ToNewGame
from game.arcade.screenshots.screenshot import draw
from game.arcade.screenshots.shot import Shot
from tests.arcade.cabinet import WINDOW, Player, Sit
from tests.setups import ON_THE_SCREEN

LAYOUT = Layout(*WINDOW)


def part(picture: Surface, area: Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(area), "RGB")


def seen(player: Player, area: Rect, time: float) -> bytes:
    """A part of the picture as it is now, with all that moves by itself as it is at a time."""
    player.app.context.advance(time - player.app.context.time)
    canvas = Surface(WINDOW)
    player.app.stack.draw(canvas)
    return part(canvas, area)


def test_a_message_stands_below_the_board() -> None:
    variant = catalogue.games()["apart"]
    moves, illegal = tuple(variant.lesson.moves.split()), variant.lesson.illegal
    silent = draw(Shot("play", variant.setup(), WINDOW, moves=moves))
    told = draw(Shot("play", variant.setup(), WINDOW, moves=moves, tried=illegal))
    assert part(silent, LAYOUT.message) != part(told, LAYOUT.message)
    board = LAYOUT.board
    below = Rect(board.left, board.top + board.height * 4 // 5, board.width, board.height // 5)
    assert part(silent, below) == part(told, below), "the shake is over, and nothing there forbids the move"


def test_a_message_in_place_of_another_comes_in_softly_but_not_out_of_the_dark(sit: Sit) -> None:
    player = sit("apart")

    def said() -> tuple[str, float]:
        message, light = player.game.picture().said
        return message.words, light

    for cell in ("3,3", "1,1", "3,3"):
        player.click_cell(cell)
    player.wait(0.5)
    first, light = said()
    assert light == 1.0
    player.click_cell("1,1")
    second, light = said()
    assert second != first
    assert 0.4 <= light < 0.8
    player.wait(0.5)
    assert said() == (second, 1.0)


def test_a_screenshot_shows_the_end_of_a_game_at_any_moment_of_it() -> None:
    setup = catalogue.games()["apart"].setup()
    moments = (0.0, 0.2, 0.45, 0.7, 1.0)
    shots = [Shot("game_over", setup, WINDOW, progress=moment) for moment in moments]
    first, again = ([part(draw(shot), LAYOUT.screen) for shot in shots] for _twice in range(2))
    assert first == again
    assert len(set(first)) == len(moments)


def test_rounds_that_were_won_are_seen_on_the_winners_panel() -> None:
    setup = catalogue.games()["chain"].setup()
    begun = draw(Shot("play", setup, WINDOW, rounds=5))
    later = draw(Shot("play", setup, WINDOW, rounds=5, won=(1, 1)))
    assert part(begun, LAYOUT.panel(1)) != part(later, LAYOUT.panel(1))
    assert part(begun, LAYOUT.panel(2)) == part(later, LAYOUT.panel(2))


def test_an_illegal_try_shakes_the_board_and_then_it_rests(sit: Sit) -> None:
    player = sit("apart")
    for cell in ("3,3", "1,1", "3,4"):
        player.click_cell(cell)
    shaken = seen(player, LAYOUT.board, 1.0)
    player.wait(1)
    assert player.message
    rest = seen(player, LAYOUT.board, 1.0)
    assert shaken != rest
    assert seen(player, LAYOUT.board, 1.0) == rest


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_a_move_that_is_taken_back_goes_step_by_step(sit: Sit, slug: str) -> None:
    player = sit(slug)
    player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    player.wait(1)
    player.press(pygame.K_q)
    begun = seen(player, LAYOUT.board, 1.0)
    player.wait(0.12)
    assert player.play.picture().board.frame.progress < 1
    on_its_way = seen(player, LAYOUT.board, 1.0)
    player.wait(1)
    assert player.play.picture().board.frame.progress == 1
    assert len({begun, on_its_way, seen(player, LAYOUT.board, 1.0)}) == 3


def test_the_pages_of_how_to_play_are_turned(player: Player) -> None:
    player.choose("Apart")
    player.press(pygame.K_F1)
    player.wait(1)
    whole = LAYOUT.screen
    boards = seen(player, whole, 2.0)
    player.press(pygame.K_SPACE)
    player.wait(1)
    rules = seen(player, whole, 2.0)
    assert rules != boards
    player.press(pygame.K_d)
    player.wait(1)
    assert seen(player, whole, 2.0) == boards
    player.press(pygame.K_a)
    player.wait(1)
    assert seen(player, whole, 2.0) == rules


def test_drawing_stores_nothing(sit: Sit) -> None:
    """A scene that is drawn for the first time, and again, is the same scene."""
    player = sit("siege")
    player.app.routes.go(ToNewGame(catalogue.games()["siege"]))
    fresh = player.play
    parts = (fresh, fresh.board, fresh.board.entry, fresh.board.animation)
    before = [{name: repr(value) for name, value in vars(part).items()} for part in parts]
    fresh.draw_picture(Surface(WINDOW), fresh.picture())
    assert [{name: repr(value) for name, value in vars(part).items()} for part in parts] == before


@pytest.mark.parametrize(
    "change",
    [{"theme": "light"}, {"theme": "high contrast"}, {"palette": "white and grey"}, {"glow": False}],
    ids=str,
)
def test_another_theme_is_seen_at_once_and_so_is_the_first_one_again(
    sit: Sit, change: dict[str, Any]
) -> None:
    player = sit("apart")
    player.make("3,3")
    context, first = player.app.context, player.app.context.settings
    neon = seen(player, LAYOUT.screen, 1.0)
    context.change(replace(first, **change))
    other = seen(player, LAYOUT.screen, 1.0)
    assert other != neon
    context.change(first)
    assert seen(player, LAYOUT.screen, 1.0) == neon


def test_another_key_counts_at_once_and_stands_in_the_prompts(sit: Sit) -> None:
    player = sit("apart")
    player.press(pygame.K_SPACE, pygame.K_RETURN)
    prompts = seen(player, LAYOUT.footer, 1.0)
    context = player.app.context
    undo = Entry(LEFT_KEYS, Command.UNDO, 0)
    context.bind(resolutions(context.bindings, undo, key(pygame.KSCAN_Z))[Resolution.TAKE])
    assert seen(player, LAYOUT.footer, 1.0) != prompts
    player.press(pygame.K_q)
    assert len(player.session.match.plies) == 2, "the old key means nothing now"
    player.press(pygame.K_z)
    assert len(player.session.match.plies) == 1
