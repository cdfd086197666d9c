"""Every value of every setting changes what a person sees, hears or feels: no two of them are alike."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest

from game import catalogue
from game.arcade.navigation.destinations import ToGame
from game.arcade.profile.settings import SETTINGS
from game.bench.monkey.virtual_pad import A
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import CabinetWithPads

GAME = catalogue.games()["apart"]
WINDOW = (640, 360)
# In a smaller one, the largest letters are reduced to what fits.
WINDOW_FOR_LARGE_LETTERS = (1280, 800)


# What a person does, and what comes of it


def picture(player: Player) -> bytes:
    """What is on the screen."""
    return pygame.image.tobytes(player.app.display.canvas, "RGB")


def the_records_after_a_while(cabinet: CabinetWithPads) -> bytes:
    cabinet.player.press(pygame.K_v)
    cabinet.player.app.step(0.7)
    return picture(cabinet.player)


def a_game(
    cabinet: CabinetWithPads, players: Players | None = None, *, rounds: int = 1, size: int | None = None
) -> Player:
    """The same game every time."""
    session = Session(GAME.setup(size), players or Players(), Series(rounds), seed=7)
    cabinet.player.app.routes.go(ToGame(session))
    cabinet.player.app.step(FRAME)
    return cabinet.player


def a_board(cabinet: CabinetWithPads) -> bytes:
    player = a_game(cabinet)
    player.make("3,3")
    player.wait(0.5)
    player.press(pygame.K_LEFT)
    player.wait(0.2)
    return picture(player)


def the_size_of_letters(cabinet: CabinetWithPads) -> int:
    return cabinet.player.app.context.layout.small


def a_move_on_its_way(cabinet: CabinetWithPads) -> bytes:
    player = a_game(cabinet)
    player.make("3,3")
    player.app.step(0.05)
    return picture(player)


def a_refused_move(cabinet: CabinetWithPads) -> bytes:
    player = a_game(cabinet)
    player.make("3,3")
    player.wait(1.0)
    player.click_cell("3,3")
    player.app.step(0.05)
    return picture(player)


def the_end(cabinet: CabinetWithPads) -> bytes:
    player = a_game(cabinet)
    player.play_out()
    while player.scene != "GameOver":
        player.wait(0.1)
    player.wait(0.5)
    return picture(player)


def the_loudness(cabinet: CabinetWithPads) -> tuple[float, float]:
    """How loud a sound and the music are."""
    return cabinet.player.loudness_of("cursor"), cabinet.player.loudness_of_music


def the_channels(_cabinet: CabinetWithPads) -> int:
    """How many different signals the ears get."""
    return pygame.mixer.get_init()[2]


def the_screen(cabinet: CabinetWithPads) -> bool:
    cabinet.player.app.step(FRAME)
    return cabinet.player.app.display.full_screen


def the_prompts(cabinet: CabinetWithPads) -> list[object]:
    """What the line of prompts tells a person to press."""
    player = a_game(cabinet, Players(("human", "rookie")))
    return [prompt.glyph for prompt in player.app.stack.prompts()]


def how_far_a_stick_must_be_pushed(cabinet: CabinetWithPads) -> list[bool]:
    player, pad = a_game(cabinet), cabinet.plug()
    moved = []
    for share in (0.5, 0.7, 0.9):
        before = player.points_at()
        cabinet.push(pad, share, 0.0)
        moved.append(player.points_at() != before)
        cabinet.push(pad, 0.0, 0.0)
    return moved


def how_far_a_held_key_leads(cabinet: CabinetWithPads) -> int:
    player = a_game(cabinet, size=8)
    for _step in range(4):
        player.press(pygame.K_a)
    player.hold(pygame.K_d)
    player.wait(0.6)
    player.release(pygame.K_d)
    return player.points_at()


def how_strongly_a_pad_shakes(cabinet: CabinetWithPads) -> list[float]:
    """When it confirms a cell that is taken."""
    pad = cabinet.plug()
    player = a_game(cabinet)
    cabinet.press(pad, A)
    player.wait(0.5)
    player.play.board.entry.point_at(player.session.match.plies[0].move)
    cabinet.press(pad, A)
    return pad.rumbles[:1]


def who_makes_a_move_at_once(cabinet: CabinetWithPads) -> list[bool]:
    """Whether one click and one key do."""
    made = []
    for press in (lambda player: player.click_cell("2,2"), lambda player: player.press(pygame.K_SPACE)):
        player = a_game(cabinet)
        press(player)
        made.append(bool(player.session.match.plies))
    return made


def when_a_move_is_made_by_itself(cabinet: CabinetWithPads) -> int:
    """The seconds until then; 0 for never."""
    player = a_game(cabinet)
    for second in range(1, 65):
        player.wait(1.0, 0.05)
        if player.session.match.plies:
            return second
    return 0


def whether_a_hint_comes(cabinet: CabinetWithPads) -> int:
    player = a_game(cabinet)
    player.press(pygame.K_h)
    return player.session.hints_used(1)


def how_often_moves_are_taken_back(cabinet: CabinetWithPads) -> int:
    """In a round of a series against a bot, after four moves of each."""
    player = a_game(cabinet, Players(("human", "rookie")), rounds=3)
    for move in ["1,1", "5,5", "1,3", "5,3", "1,5", "5,1", "3,1", "3,5"]:
        player.make(move)
    player.press(*[pygame.K_q] * 4)
    return 8 - len(player.session.match.plies)


def how_fast_a_bot_answers(cabinet: CabinetWithPads) -> int:
    """The frames until its move."""
    player = a_game(cabinet, Players(("human", "rookie")))
    player.make("3,3")
    player.press(pygame.K_LEFT)  # the move is shown at once
    for frame in range(200):
        if len(player.session.match.plies) > 1:
            return frame
        player.wait(FRAME)
    raise AssertionError("the bot does not answer")


COMES_OF: dict[str, Callable[[CabinetWithPads], object]] = {
    **dict.fromkeys(("master", "music", "effects"), the_loudness),
    "mono": the_channels,
    **dict.fromkeys(("theme", "palette", "glow", "marks", "previews"), a_board),
    "text": the_size_of_letters,
    "backdrop": the_records_after_a_while,
    "particles": the_end,
    "full_screen": the_screen,
    "hands": the_prompts,
    "dead_zone": how_far_a_stick_must_be_pushed,
    "repeat": how_far_a_held_key_leads,
    "rumble": how_strongly_a_pad_shakes,
    "confirm": who_makes_a_move_at_once,
    "clock": when_a_move_is_made_by_itself,
    "hints": whether_a_hint_comes,
    "undos": how_often_moves_are_taken_back,
    "bot_speed": how_fast_a_bot_answers,
    **dict.fromkeys(("reduced_motion", "animation_speed"), a_move_on_its_way),
    "shake": a_refused_move,
}


@contextmanager
def cabinet_with(field: str, value: object) -> Iterator[CabinetWithPads]:
    """A cabinet with one setting changed."""
    cabinet = CabinetWithPads(None, WINDOW_FOR_LARGE_LETTERS if field == "text" else WINDOW)
    try:
        context = cabinet.player.app.context
        context.change(replace(context.settings, **{field: value}))
        yield cabinet
    finally:
        cabinet.leave()


def test_every_setting_is_tried() -> None:
    assert COMES_OF.keys() == SETTINGS.keys()


@pytest.mark.parametrize("field", COMES_OF)
def test_every_value_makes_a_difference(field: str) -> None:
    seen: list[object] = []
    for value in SETTINGS[field].values.every:
        with cabinet_with(field, value) as cabinet:
            came = COMES_OF[field](cabinet)
        assert came not in seen, f"{field} {value} is like another value"
        seen.append(came)


@pytest.mark.parametrize("field", ["theme", "backdrop", "particles", "reduced_motion", "shake"])
def test_the_same_value_looks_and_sounds_the_same_twice(field: str) -> None:
    """What is compared above does not differ by itself."""
    came = []
    for _time in range(2):
        with cabinet_with(field, SETTINGS[field].values.every[0]) as cabinet:
            came.append(COMES_OF[field](cabinet))
    assert came[0] == came[1]
