"""Past games for pictures, always the same ones."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from game.core.variant import Variant
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.store import history
from game.store.documents import Fields, save
from game.store.folder import Folder
from game.store.game_document import fields_of

COUNT = 23
# So long ago that every date is shown with its year, whenever the picture is taken.
LATEST = datetime(2025, 3, 14, 12, tzinfo=UTC)
BETWEEN = timedelta(hours=31)
PAIRS = ((HUMAN, "casual"), (HUMAN, HUMAN), ("perfect", HUMAN), (HUMAN, "rookie"))


def keep_samples(folder: Folder, games: Iterable[Variant]) -> None:
    """Fill the history in a folder."""
    variants = list(games)
    past = [_game(variants[number % len(variants)], number) for number in range(COUNT)]
    save(folder, history.NAME, history.FORMAT, {"games": past, "older": {}})


def _game(variant: Variant, number: int) -> Fields:
    """The game that explains the variant; every sixth time someone gives up."""
    setup, players = variant.setup(), Players(*PAIRS[number % len(PAIRS)])
    session = Session(setup, players, Series(), seed=number)
    moves = variant.lesson.game.split()
    resigns = number % 6 == 5
    for move in moves[:-3] if resigns else moves:
        session.play(session.match.rules.read_move(move))
    if resigns:
        session.resign(players.people[0])
    saved = session.saved()
    assert saved is not None, "the game of a series can be saved"
    return {**fields_of(saved), "saved": (LATEST - number * BETWEEN).isoformat()}
