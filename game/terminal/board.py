"""The board of a game in text."""

from game.session.session import Session
from game.terminal.console import Console


def board_of(session: Session, console: Console) -> str:
    """The board as it stands, in the colours of the console."""
    match = session.match
    return match.setup.variant.make_transcript(match.rules, console.ink).grid(match.position)
