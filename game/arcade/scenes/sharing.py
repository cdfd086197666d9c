"""Sharing a game, in any scene that shows one: as a line in the clipboard, and as a film."""

from game.arcade.input.actions import Command, Meaning
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.arcade.views.game_film import GameFilm
from game.core import record
from game.core.words import _
from game.session.session import Session

SAID_SECONDS = 2.5
# The least width of a screen whose prompt says what is shared, in sizes of small text.
ROOMY = 60


class Sharing:
    """Copies a game, and films it. The prompt for that says for a moment that it was copied, then how far
    the film is.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._said = ""
        self._left = 0.0

    def handle(self, command: Meaning, session: Session) -> None:
        """COPY copies a game; SECOND writes a film of it too."""
        self._copy(session)
        if command is Command.SECOND and session.match.plies:
            self._context.filming.begin(self._film(session))

    def _film(self, session: Session) -> GameFilm:
        match = session.match
        return GameFilm(
            setup=session.setup,
            theme=self._context.theme.tinted(session.setup.variant.accent),
            start=match.start,
            plies=tuple(match.plies),
            words=captions.title(session),
            result=captions.result_for_others(session) if session.over else "",
            falls=match.over,
        )

    def _copy(self, session: Session) -> None:
        """Put the record of a game into the clipboard, which has no resignation."""
        copied = self._context.clipboard.copy(record.write(session.match))
        done = _("Copied.") if session.resigned is None else _("Copied without the resignation.")
        self._said = done if copied else _("The clipboard does not work.")
        self._left = SAID_SECONDS
        self._context.audio.play("confirm" if copied else "illegal")

    def advance(self, seconds: float) -> None:
        self._left -= seconds

    @property
    def prompt(self) -> tuple[Meaning, str]:
        layout = self._context.layout
        roomy = layout.stage.width >= ROOMY * layout.small
        offer = self._context.filming.words or (_("Share the game") if roomy else _("Share"))
        return Command.SECOND, self._said if self._left > 0 else offer
