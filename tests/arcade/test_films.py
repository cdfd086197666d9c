"""The film of a game: an animated picture among the person's files, from wherever a game is shared."""

import random
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game import catalogue
from game.arcade.draw.themes import theme_of
from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import ToReview
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.sentences import captions
from game.arcade.shell import closing
from game.arcade.shell.filming import Film
from game.arcade.views.game_film import GameFilm
from game.core.match import Match
from game.core.rules import Player as Side
from game.core.variant import Setup
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.store.gif import changed_part, gif
from tests.arcade.cabinet import FRAME, Player
from tests.processes import PATIENCE_SECONDS
from tests.setups import PRODUCT_GAMES

MOST_BYTES = 4_000_000
# How much of a channel may differ from what was drawn, on average: there are 256 colours.
CLOSE = 4.0
CHAIN = catalogue.games()["chain"]
TWO_PEOPLE = Players()


def small_game(players: Players = TWO_PEOPLE) -> Session:
    """A game on four cells, which Player 2 wins."""
    session = Session(CHAIN.setup(2), players, Series(), seed=99)
    for move in ["1,1", "1,2", "2,2", "2,1"]:
        session.play(session.match.rules.read_move(move))
    return session


@pytest.fixture
def player(place: Path) -> Player:
    """In the review of a game of four moves."""
    player = Player(profile=Profile(place))
    player.app.routes.go(ToReview(small_game()))
    player.app.step(FRAME)
    return player


def films(place: Path) -> list[Path]:
    return sorted((place.parent / "home").rglob("*.gif"))


def make(player: Player) -> str:
    """Press Share, and wait for the film. Return what is told about it."""
    player.press(pygame.K_c)
    clock = pygame.time.Clock()
    waited = 0
    while not player.app.context.notices.current:
        player.app.step(FRAME)
        waited += clock.tick(1000)
        assert waited < 1000 * PATIENCE_SECONDS, "the film is not written"
    return player.app.context.notices.current


def difference(one: Surface, two: Surface) -> float:
    """How far apart two pictures are, in each channel of a pixel, on average."""
    pixels = [pygame.image.tobytes(each, "RGB") for each in (one, two)]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


def test_share_writes_every_position_and_holds_the_end(
    player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Surface] = []
    draw = GameFilm.draw

    def kept(film: GameFilm, number: int) -> Surface:
        drawn.append(draw(film, number))
        return drawn[-1]

    monkeypatch.setattr(GameFilm, "draw", kept)
    told = make(player)
    (file,) = films(place)
    assert told == f"The film was saved as {file}."
    shown = pygame.image.load_animation(file)
    assert len(shown) == len(drawn) == 5
    assert [round(each[1]) for each in shown] == [700, 700, 700, 700, 2000]
    for (picture, _time), expected in zip(shown, drawn, strict=True):
        assert picture.get_size() == expected.get_size()
        assert difference(picture, expected) < CLOSE
    assert difference(drawn[0], drawn[-1]) > CLOSE
    assert b"NETSCAPE2.0\x03\x01\0\0" in file.read_bytes()  # it loops


def test_a_turn_of_the_loop_draws_one_moment(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = GameFilm.draw
    monkeypatch.setattr(GameFilm, "draw", lambda film, number: (drawn.append(number), draw(film, number))[1])
    player.press(pygame.K_c)
    counts = [len(drawn)]
    while len(drawn) < 5:
        player.app.step(FRAME)
        counts.append(len(drawn))
    assert [after - before for before, after in pairwise(counts)] == [1] * 4


def test_the_prompt_tells_how_far_it_is(player: Player) -> None:
    player.press(pygame.K_c)
    player.app.stack.update(3.0)  # "Copied." has been said
    assert player.prompts()[Command.SECOND] == "Film: 20 %"
    make(player)
    player.app.stack.update(3.0)
    assert player.prompts()[Command.SECOND] == "Film saved"
    player.wait(5.0)
    assert player.prompts()[Command.SECOND] == "Share"


def test_it_goes_on_wherever_people_go(player: Player, place: Path) -> None:
    player.press(pygame.K_c, pygame.K_ESCAPE)
    assert player.scene != "Review"
    assert make(player).startswith("The film was saved as ")
    assert len(films(place)) == 1


def test_to_copy_alone_writes_nothing(player: Player, place: Path) -> None:
    player.press(pygame.K_c, mod=pygame.KMOD_LCTRL)
    assert player.prompts()[Command.SECOND] == "Copied."
    assert not player.app.context.filming.words
    assert not films(place)


@pytest.mark.parametrize("people", [(1, 2), (1,), (2,)])
def test_it_says_who_has_won_to_people_who_did_not_play(people: tuple[Side, ...]) -> None:
    assert captions.result_for_others(small_game(Players.of(people, "keen"))) == "Player 2 (O) wins"


def test_a_missing_folder_is_told(player: Player, place: Path) -> None:
    (place.parent / "home").rmdir()
    assert make(player).startswith("The film could not be saved: ")
    player.app.stack.update(3.0)
    assert player.prompts()[Command.SECOND] == "Film not saved"


def test_a_full_disk_is_told_and_leaves_no_half_film(
    player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert make(player) == "The film could not be saved: No space left on device."
    assert not films(place)


def test_what_stays_as_it_was_takes_no_room() -> None:
    """Of two pictures in which only corners differ, the second one takes far less room than the first one."""
    side = 64
    noise = random.Random(1).randbytes(4 * side * side)  # noqa: S311 - noise
    other = bytes([noise[0] ^ 128, *noise[1:-4], noise[-4] ^ 128, *noise[-3:]])
    one, both = changed_part(side, None, noise, 10), changed_part(side, noise, other, 10)
    assert both[:4] == (0, 0, side, side)
    alone = len(gif((side, side), [one]))
    assert len(gif((side, side), [one, both])) < 1.2 * alone


def made(film: Film) -> bytes:
    """The film as a file."""
    parts, before = [], None
    for drawn in film.pictures():
        if drawn is not None:
            pixels = pygame.image.tobytes(drawn[0], "RGBX")
            parts.append(changed_part(film.size[0], before, pixels, drawn[1]))
            before = pixels
    return gif(film.size, parts)


def at_closing(player: Player) -> str:
    """Close the cabinet. Return what is told about a film in the terminal."""
    told = StringIO()
    context = player.app.context
    closing.await_saving(context, player.app.display)
    context.filming.close(told)
    return told.getvalue()


def test_a_film_is_finished_before_the_window_closes(player: Player, place: Path) -> None:
    player.press(pygame.K_c)
    told = at_closing(player)
    (file,) = films(place)
    assert told == f"The film was saved as {file}.\n"
    assert len(pygame.image.load_animation(file)) == 5


def test_whoever_closes_again_is_told_that_there_is_no_film(
    player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closing, "SILENT_SECONDS", 0.0)
    monkeypatch.setattr(closing, "LOOK_SECONDS", 0.0)
    player.press(pygame.K_c)
    shown = pygame.transform.average_color(player.app.display.canvas)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert at_closing(player) == "The film was not saved.\n"
    assert pygame.transform.average_color(player.app.display.canvas) != shown, "no message"
    assert not films(place)


def any_game(setup: Setup, seed: int) -> Match:
    """A game to its end, with any moves."""
    chance, match = random.Random(seed), Match(setup)  # noqa: S311 - moves
    while not match.over:
        match.play(chance.choice(match.rules.legal_moves(match.position)))
    return match


@pytest.mark.long
def test_the_film_of_the_longest_game_has_4_mb_at_most() -> None:
    """Of any games on the largest boards, the one with the most moves."""
    boards = [catalogue.games()[slug] for slug in PRODUCT_GAMES]
    games = (any_game(each.setup(each.sizes[-1]), seed) for each in boards for seed in range(5))
    match = max(games, key=lambda each: len(each.plies))
    setup, variant = match.setup, match.setup.variant
    assert len(match.plies) > 100
    theme = theme_of(Settings().theme, Settings().palette, glow=True).tinted(variant.accent)
    film = GameFilm(setup, theme, match.start, tuple(match.plies), variant.name, "Ben wins", falls=True)
    assert len(made(film)) <= MOST_BYTES
