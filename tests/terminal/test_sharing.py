"""Sharing in a terminal: a line, and what the arcade draws: the film of a game, the picture of an evening."""

import io
from functools import partial
from pathlib import Path

import pygame
import pytest

from game import catalogue
from game.arcade.draw.themes import NEON, THEMES
from game.arcade.profile import settings
from game.arcade.scenes.evening.poster import draw_poster, film_of, poster_of
from game.arcade.views.game_film import GameFilm
from game.commands import sharing
from game.core.record import read
from game.evening.evening import SHORT
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.session.modes import Series
from game.session.new_sessions import replayed
from game.session.players import Players
from game.store.documents import save
from game.store.folder import Folder
from game.store.gif import Part, changed_part, gif
from game.terminal.series_front_end import play_on
from tests.evenings import ADA, BEN, plan, to_the_end
from tests.processes import python
from tests.terminal.speak import Typed
from tests.terminal.test_afterwards import GAME, QUESTION

CHAIN = catalogue.games()["chain"]
RECORD = f"chain size=3 first=1 moves {' '.join(GAME)} result 2"
# Say what becomes of the film of a game where pygame cannot be loaded.
WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None
from game import catalogue
from game.commands.sharing import film_of
from game.core.record import read
from game.session.new_sessions import replayed
print(film_of(replayed(read(sys.argv[1], catalogue.games())), lambda: None))
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where files for people are written."""
    for module in ("game.arcade.shell.filming", "game.arcade.screenshots.shared"):
        monkeypatch.setattr(f"{module}.place_for_exports", lambda: tmp_path)
    pygame.font.init()
    return tmp_path


def after_the_game(place: Path | None, *lines: str) -> str:
    """What is shown behind a game on nine cells while these lines are typed at a terminal."""
    out, typed = io.StringIO(), Typed((*GAME, *lines), at_a_terminal=True)
    film = partial(sharing.film_of, place=lambda: place)
    play_on(typed, out, CHAIN.setup(3), CHAIN.setup, Series(), Players(), film=film)
    return out.getvalue().partition("wins the game!\n")[2]


def test_a_game_is_shared_as_a_line_and_as_the_film_that_the_arcade_makes(place: Path) -> None:
    screen = after_the_game(None, "share", "quit")
    (file,) = place.iterdir()
    assert screen == f"\n{QUESTION}\n{RECORD}\nThe film was saved as {file}.\n\n{QUESTION}Goodbye.\n"
    film = GameFilm.of(replayed(read(RECORD, catalogue.games())), NEON)
    assert file.suffix == ".gif"
    assert file.read_bytes() == gif(film.size, parts_of(film))


def parts_of(film: GameFilm) -> list[Part]:
    parts, before = [], None
    for picture, hundredths in film.pictures():
        pixels = pygame.image.tobytes(picture, "RGBX")
        parts.append(changed_part(film.size[0], before, pixels, hundredths))
        before = pixels
    return parts


def test_it_has_the_theme_that_is_kept(place: Path, tmp_path: Path) -> None:
    kept = tmp_path / "profile"
    theme = next(name for name in reversed(THEMES) if name != settings.Settings().theme)
    save(Folder(kept), settings.NAME, settings.FORMAT, {"theme": theme})
    for profile in (None, kept):
        after_the_game(profile, "s")
    one, two = place.glob("*.gif")
    assert one.read_bytes() != two.read_bytes()


def test_an_evening_is_shared_as_the_picture_that_the_arcade_draws(place: Path) -> None:
    evening = to_the_end(begin(plan(SHORT)), 2)
    progress = EveningProgress("key", evening, (ADA, BEN), 1)
    told = sharing.picture_of(progress, lambda: None)
    (file,) = place.iterdir()
    assert told == f"The picture was saved as {file}."
    poster = poster_of(progress, catalogue.games(), NEON, film_of(progress))
    drawn = draw_poster(NEON, poster)
    assert pygame.image.tobytes(pygame.image.load(file), "RGB") == pygame.image.tobytes(drawn, "RGB")


def test_what_cannot_be_saved_is_told(place: Path) -> None:
    place.rmdir()
    assert "The film could not be saved: No such file or directory." in after_the_game(None, "share")


def test_without_pygame_it_says_how_to_get_it() -> None:
    told = python("-c", WITHOUT_PYGAME, RECORD).stdout
    assert told == (
        "It cannot be drawn yet: pygame-ce is missing. Install it: python3 -m pip install pygame-ce\n"
    )
