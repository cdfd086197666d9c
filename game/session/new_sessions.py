"""The sessions that can follow another: the same game, the next one, a variation; and one from a record."""

from game.core.match import Match
from game.core.rules import Player
from game.session.modes import Mode, Series, Variation
from game.session.players import Players
from game.session.session import Session


def same_game(session: Session, seed: int) -> Session:
    """The same game, from its beginning."""
    help_used = session.help_used.on_starting_again()
    return Session(session.setup, session.players, session.began_in, seed, help_used)


def next_game(session: Session, seed: int) -> Session:
    """The game after this one: the next round, a rematch, or another try."""
    return Session(session.setup, session.players, session.mode.next(), seed)


def side_to_play_on(session: Session, number: int) -> Player:
    """The side of a person who plays on from before a move against a bot: who played alone keeps theirs."""
    return session.players.alone or session.match.plies[number].player


def variation_from(session: Session, number: int, level: str | None, seed: int) -> Session:
    """The game played on from before a move: against a bot of this level, or if None by the same players."""
    players = session.players
    if level is not None:
        players = Players.of((side_to_play_on(session, number),), level, players.persons)
    opening = tuple(ply.move for ply in session.match.plies[:number])
    return Session(session.setup, players, Variation(session.match.first, opening), seed)


def replayed(
    match: Match, players: Players | None = None, mode: Mode | None = None, seed: int = 0
) -> Session:
    """A session with the moves of a match. Two people play a single game if nothing else is given."""
    session = Session(match.setup, players or Players(), mode or Series(first=match.first), seed)
    for ply in match.plies[len(session.match.plies) :]:
        session.play(ply.move)
    return session
