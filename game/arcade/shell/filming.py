"""Films to be shared: drawn a picture in each turn of the loop, then written in a thread of its own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Protocol, TextIO

import pygame
from pygame import Surface

from game import faults
from game.arcade.shell.notices import Notices
from game.core.words import _
from game.store import calendar
from game.store.export_and_erase import new_file, place_for_exports
from game.store.gif import Part, changed_part, gif

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path


# How long the prompt says that a film was saved.
ENDED_SECONDS = 4.0


class Film(Protocol):
    """What can be filmed."""

    @property
    def name(self) -> str:
        """What the name of the file begins with."""

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def moments(self) -> int:
        """How many pictures there are; never fewer than there will be."""

    def pictures(self) -> Iterator[tuple[Surface, int] | None]:
        """Each picture, and how long it is seen, in hundredths of a second.

        None where something was only drawn ahead, which would hold up a frame together with a picture.
        """


class Filming:
    """Makes one film at a time, whatever else happens. A notice tells what has become of it.

    The thread does without SDL. It takes some seconds for a long game, and so it is not the one that saves
    what is played.
    """

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._film: Film | None = None
        self._pictures: Iterator[tuple[Surface, int] | None] = iter(())
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

    def begin(self, film: Film) -> bool:
        """Make a film, unless one is being made. Return whether it is."""
        if self._film is not None or self._file is not None:
            return False
        self._film, self._pictures, self._before, self._parts = film, film.pictures(), None, []
        return True

    def advance(self, seconds: float) -> None:
        """A turn of the loop: draw the next picture, or see whether the file is there."""
        self._ended_left -= seconds
        if self._film is not None:
            self._draw(self._film)
        elif self._file is not None and self._file.done():
            failed = self._file.exception() is not None
            self._ended, self._ended_left = _("Film not saved") if failed else _("Film saved"), ENDED_SECONDS
            self._notices.add([_told(self._file)])
            self._file = None

    def _draw(self, film: Film) -> None:
        """Draw the next picture, or something ahead; after the last one, let the film be written."""
        for drawn in self._pictures:
            if drawn is not None:
                picture, hundredths = drawn
                pixels = pygame.image.tobytes(picture, "RGBX")
                self._parts.append(changed_part(film.size[0], self._before, pixels, hundredths))
                self._before = pixels
            return
        self._write(film)

    def _write(self, film: Film) -> None:
        from concurrent.futures import Future  # which the first picture does without

        self._file = Future()
        name = f"{film.name}-{calendar.today()}"
        writing = partial(_write, self._file, name, film.size, tuple(self._parts))
        Thread(target=writing, name="film", daemon=True).start()
        self._film, self._before, self._parts = None, None, []

    # The end of the arcade

    @property
    def unfinished(self) -> bool:
        """Whether a film is being drawn or written."""
        return self._film is not None or (self._file is not None and not self._file.done())

    def finish(self, seconds: float) -> bool:
        """Do nothing but what is left of the film, for this long at most. Return whether it is finished."""
        from concurrent.futures import wait

        end = time.monotonic() + seconds
        while self._film is not None and time.monotonic() < end:
            self._draw(self._film)
        if self._file is not None:
            wait([self._file], max(0.0, end - time.monotonic()))
        return not self.unfinished

    def close(self, out: TextIO | None) -> None:
        """Tell what has become of a film about which no notice was shown."""
        if self.unfinished:
            faults.say(_("The film was not saved."), out)
        elif self._file is not None:
            faults.say(_told(self._file), out)
        self._film = self._file = None


def _write(file: Future[Path], name: str, size: tuple[int, int], parts: tuple[Part, ...]) -> None:
    try:
        file.set_result(new_file(place_for_exports(), name, ".gif", gif(size, parts)))
    except Exception as error:
        file.set_exception(error)


def _told(file: Future[Path]) -> str:
    error = file.exception()
    if error is None:
        return _("The film was saved as {file}.", file=faults.shown(file.result()))
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return _("The film could not be saved: {reason}.", reason=reason)
