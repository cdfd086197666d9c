"""Sharing a game or a match of the Arena: as a line in the clipboard, and as a film."""

from collections.abc import Callable

from game.arcade.input.actions import Command, Meaning
from game.arcade.shell.context import Context
from game.arcade.shell.filming import Film
from game.arcade.views.game_film import GameFilm
from game.core import record
from game.core.words import _, later
from game.session.session import Session

SAID_SECONDS = 2.5
# The least width of a screen whose prompt says what is shared, in sizes of small text.
ROOMY = 60


class Sharing:
    """Copies a line, and makes a film. The prompt for that says for a moment that it was copied, then how far
    the film is.
    """

    def __init__(self, context: Context, offer: str = later("Share the game")) -> None:
        self._context = context
        self._offer = offer
        self._said = ""
        self._left = 0.0

    def handle(self, command: Meaning, session: Session) -> None:
        """COPY copies a game; SECOND makes a film of it too."""
        done = _("Copied.") if session.resigned is None else _("Copied without the resignation.")
        self.share(command, record.write(session.match), lambda: self._film(session), done)

    def share(self, command: Meaning, line: str, film: Callable[[], Film | None], done: str) -> None:
        """COPY puts a line into the clipboard, and says so with `done`; SECOND also makes a film, if any."""
        copied = self._context.clipboard.copy(line)
        self._said = done if copied else _("The clipboard does not work.")
        self._left = SAID_SECONDS
        self._context.audio.play("confirm" if copied else "illegal")
        filmed = film() if command is Command.SECOND else None
        if filmed is not None:
            self._context.filming.begin(filmed)

    def _film(self, session: Session) -> GameFilm | None:
        """The film of a game in which something was played."""
        return GameFilm.of(session, self._context.theme) if session.match.plies else None

    def advance(self, seconds: float) -> None:
        self._left -= seconds

    @property
    def prompt(self) -> tuple[Meaning, str]:
        layout = self._context.layout
        roomy = layout.stage.width >= ROOMY * layout.small
        offer = self._context.filming.words or (_(self._offer) if roomy else _("Share"))
        return Command.SECOND, self._said if self._left > 0 else offer
