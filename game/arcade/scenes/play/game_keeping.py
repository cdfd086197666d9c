"""How a game at the board is saved, what is shown beside it, and what comes after it."""

from game.arcade.navigation.destinations import Destination, ToGameOver
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.arcade.views.play.corners import Corners
from game.session.session import Session


class GameKeeping:
    """Keeps a single game, or one of a series, among the unfinished games until it has ended."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def keep(self, session: Session) -> None:
        """Something has happened in the game."""
        self._context.profile.keep(session)

    def end(self, session: Session) -> Destination | None:
        """What follows the end of the game; None as long as it has to wait."""
        return ToGameOver(session)

    # What is shown

    def follow(self, session: Session, seconds: float) -> None:
        """Time has passed: what is shown beside the game comes and goes softly."""

    @property
    def resting(self) -> bool:
        return True

    def first_words(self, session: Session) -> str:
        """What is said first of all, for a moment; empty if nothing has to be."""
        return ""

    def greeting(self, session: Session) -> str:
        """What is said whenever nothing else is, such as the goal of the game; empty if nothing has to be."""
        return ""

    def title(self, session: Session) -> str:
        """What stands at the head of the screen."""
        return captions.title(session)

    def partners(self, session: Session) -> tuple[str, str]:
        """Who takes turns with whoever moves for each side; empty for those who play alone."""
        return "", ""

    def corners(self, session: Session) -> Corners | None:
        """What stands above the players' panels, if anything does."""
        return None
