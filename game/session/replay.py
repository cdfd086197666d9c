"""A game that was written down, as a session again."""

from game.core.match import Match
from game.session.modes import Mode, Series
from game.session.players import Players
from game.session.session import Session


def replayed(
    match: Match, players: Players | None = None, mode: Mode | None = None, seed: int = 0
) -> Session:
    """A session with the moves of a match. Two people play a single game if nothing else is given."""
    session = Session(match.setup, players or Players(), mode or Series(first=match.first), seed)
    for ply in match.plies[len(session.match.plies) :]:
        session.play(ply.move)
    return session
