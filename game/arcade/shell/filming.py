"""Films of games: drawn a moment in each turn of the loop, then written in a thread of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import faults
from game.arcade.shell.notices import Notices
from game.arcade.views.game_film import GameFilm
from game.core.words import _
from game.store import calendar
from game.store.export_and_erase import new_file, place_for_exports
from game.store.gif import Part, changed_part, gif

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path


# How long the prompt says that a film was saved.
ENDED_SECONDS = 4.0


class Filming:
    """Makes one film at a time, whatever else happens. A notice tells what has become of it.

    The thread does without SDL. It takes some seconds for a long game, and so it is not the one that saves
    what is played.
    """

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._film: GameFilm | None = None
        self._before: bytes | None = None
        self._parts: list[Part] = []
        self._file: Future[Path] | None = None
        self._ended, self._ended_left = "", 0.0

    @property
    def words(self) -> str:
        """How far the film is, and for a moment whether it was saved; "" if there is none."""
        if self._film is not None:
            return _("Film: {percent} %", percent=100 * len(self._parts) // self._film.moments)
        if self._file is not None:
            return _("Saving the film")
        return self._ended if self._ended_left > 0 else ""

    def begin(self, film: GameFilm) -> bool:
        """Make a film, unless one is being made. Return whether it is."""
        if self._film is not None or self._file is not None:
            return False
        self._film, self._before, self._parts = film, None, []
        return True

    def advance(self, seconds: float) -> None:
        """A turn of the loop: draw the next moment, or see whether the file is there."""
        self._ended_left -= seconds
        if self._film is not None:
            self._draw(self._film)
        elif self._file is not None and self._file.done():
            failed = self._file.exception() is not None
            self._ended, self._ended_left = _("Film not saved") if failed else _("Film saved"), ENDED_SECONDS
            self._notices.add([_told(self._file)])
            self._file = None

    def _draw(self, film: GameFilm) -> None:
        number = len(self._parts)
        pixels = pygame.image.tobytes(film.draw(number), "RGBX")
        self._parts.append(changed_part(film.size[0], self._before, pixels, film.hundredths(number)))
        self._before = pixels
        if len(self._parts) == film.moments:
            self._write(film)

    def _write(self, film: GameFilm) -> None:
        from concurrent.futures import ThreadPoolExecutor  # which the first picture does without

        name = f"{film.setup.variant.slug}-{calendar.today()}"
        writer = ThreadPoolExecutor(1, "film")
        self._file = writer.submit(partial(_written, name, film.size, tuple(self._parts)))
        writer.shutdown(wait=False)
        self._film, self._before, self._parts = None, None, []


def _written(name: str, size: tuple[int, int], parts: tuple[Part, ...]) -> Path:
    return new_file(place_for_exports(), name, ".gif", gif(size, parts))


def _told(file: Future[Path]) -> str:
    error = file.exception()
    if error is None:
        return _("The film was saved as {file}.", file=faults.shown(file.result()))
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return _("The film could not be saved: {reason}.", reason=reason)
