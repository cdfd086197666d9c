"""What is shared from a terminal: the arcade draws it, if it can be loaded. A sentence says where it is."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import faults
from game.core.words import _

if TYPE_CHECKING:  # loaded only by those who play
    from game.evening.progress import EveningProgress
    from game.session.session import Session

Place = Callable[[], Path | None]


def picture_of(progress: "EveningProgress", place: Place) -> str:
    """Write the picture of an evening, and say what has become of it."""
    try:
        from game.arcade.screenshots.shared import save_picture

        return _("The picture was saved as {file}.", file=faults.shown(save_picture(progress, place())))
    except ModuleNotFoundError as error:
        return _cannot_be_drawn(error)
    except OSError as error:
        return _("The picture could not be saved: {reason}.", reason=error.strerror or str(error))


def film_of(session: "Session", place: Place) -> str:
    """Write the film of a game, and say what has become of it."""
    try:
        from game.arcade.screenshots.shared import make_film

        return make_film(session, place())
    except ModuleNotFoundError as error:
        return _cannot_be_drawn(error)


def _cannot_be_drawn(error: ModuleNotFoundError) -> str:
    """How to get what is missing. Raises the error if that is unknown."""
    missing = faults.missing(error)
    if missing is None:
        raise error
    return _("It cannot be drawn yet: {missing}", missing=missing)
