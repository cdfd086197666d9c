"""Asks whether to go on with an unfinished game."""

from game.core.rules import PLAYERS
from game.core.words import _, plural
from game.seeds import fresh_seed
from game.session.next_games import next_game
from game.session.saved import SavedGame
from game.session.session import Session
from game.terminal.console import Console
from game.terminal.kinds import name_of


def ask_to_go_on(console: Console, saved: SavedGame) -> Session | None:
    """The game to go on with; None if the person would rather not. Raises Quit if they leave."""
    session = Session.restored(saved)
    if session.over:  # it is only kept for the sake of its series
        session = next_game(session, fresh_seed())
    console.tell(_described(session))
    return session if console.agrees(_("Continue it (Enter: yes)? ")) else None


def _described(session: Session) -> str:
    """Which game it is, between whom, and how far it has come."""
    one, two = (name_of(session.players, player) for player in PLAYERS)
    return _(
        "You have not finished a game: {name}, size {size}, {one} against {two}, {moves}.",
        name=session.setup.variant.name,
        size=session.setup.size,
        one=one,
        two=two,
        moves=plural("{count} move", "{count} moves", len(session.match.plies)),
    )
