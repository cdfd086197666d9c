"""What is shared from a terminal, drawn without a window: the picture of an evening, the film of a game."""

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pygame

from game import catalogue
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import theme_of
from game.arcade.profile import settings
from game.arcade.scenes.evening.poster import FILE, SIZE, draw_poster, film_of, poster_of
from game.arcade.shell.filming import Filming
from game.arcade.shell.notices import Notices
from game.arcade.views.game_film import GameFilm
from game.evening.progress import EveningProgress
from game.session.session import Session
from game.store import calendar
from game.store.codec import Fields
from game.store.documents import parsed
from game.store.export_and_erase import new_file, place_for_exports
from game.store.folder import Folder
from game.store.png import png

# The longest film takes a small part of this.
MOST_SECONDS = 600.0


def save_picture(progress: EveningProgress, place: Path | None) -> Path:
    """Write the picture of an evening, in the theme that is kept in a folder. Raises OSError."""
    theme = _theme(place)
    poster = poster_of(progress, catalogue.games(), theme, film_of(progress))
    pixels = pygame.image.tobytes(draw_poster(theme, poster), "RGB")
    return new_file(place_for_exports(), f"{FILE}-{calendar.today()}", ".png", png(SIZE, pixels))


def make_film(session: Session, place: Path | None) -> str:
    """Write the film of a game, in the theme that is kept in a folder, and say what has become of it."""
    filming, told = Filming(Notices()), StringIO()
    filming.begin(GameFilm.of(session, _theme(place)))
    filming.finish(MOST_SECONDS)
    filming.close(told)
    return told.getvalue().strip()


def _theme(place: Path | None) -> Theme:
    """The theme that is kept; if it cannot be read, the arcade will say so when it starts."""
    pygame.font.init()
    fields: Fields = {}
    with suppress(ValueError):
        fields = parsed(Folder(place).read(settings.NAME) or "", settings.FORMAT)
    kept = settings.CODEC.read(fields)
    return theme_of(kept.theme, kept.palette, glow=kept.glow)
