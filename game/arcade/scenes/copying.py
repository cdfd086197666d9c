"""Copying a game into the clipboard, in any scene that shows one."""

from game.arcade.input.actions import Command, Meaning
from game.arcade.shell.context import Context
from game.core import record
from game.core.words import _
from game.session.session import Session

SAID_SECONDS = 2.5
# The least width of a screen whose prompt says what is copied, in sizes of small text.
ROOMY = 60


class Copying:
    """Copies a game, and lets the prompt for that say for a moment that it was copied."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._said = ""
        self._left = 0.0

    def copy(self, session: Session) -> None:
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
        offer = _("Copy the game") if roomy else _("Copy")
        return Command.SECOND, self._said if self._left > 0 else offer
