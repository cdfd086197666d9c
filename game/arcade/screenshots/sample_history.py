"""Past games and records for pictures, always the same ones."""

import random
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta

from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Outcome, opponent
from game.core.variant import Variant
from game.records.book import Book
from game.records.tables import DAILY_RUN, PUZZLE_STREAK, RUN, HighScore
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.store import history, records
from game.store.codec import Fields
from game.store.documents import save
from game.store.folder import Folder
from game.store.saved_games import fields_of
from game.store.statistics import TALLIES, Played, Tallies

COUNT = 23
# Games that are not kept any more, and in how many of them a person had help.
OLDER, HELPED = 150, 0.3
SCORES = {
    RUN: (("KAY", 6230), ("MAX", 3110), ("KAY", 2450), ("IDA", 950)),
    DAILY_RUN: (("IDA", 3420), ("KAY", 1610)),
    PUZZLE_STREAK: (("KAY", 19), ("MAX", 7)),
}
# So long ago that every date is shown with its year, whenever the picture is taken.
LATEST = datetime(2025, 3, 14, 12, tzinfo=UTC)
BETWEEN = timedelta(hours=31)
PAIRS = ((HUMAN, "casual"), (HUMAN, HUMAN), ("perfect", HUMAN), (HUMAN, "rookie"))
# What distinguishes one of these scores from the others: its table, and its place below.
SAMPLE_KEY = f"{RUN} 1"


def keep_samples(folder: Folder, games: Iterable[Variant]) -> None:
    """Fill the history in a folder."""
    variants = list(games)
    past = [_game(variants[number % len(variants)], number) for number in range(COUNT)]
    older = {history.OLDER_TALLIES: TALLIES.write(_tallies(variants))}
    save(folder, history.NAME, history.FORMAT, {"games": past, "older": {}, **older})
    save(folder, records.NAME, records.FORMAT, records.BOOK.write(_book()))


def _tallies(variants: Sequence[Variant]) -> Tallies:
    """Games of some weeks, the better the bot, the fewer won."""
    chance, played = random.Random(8), []  # noqa: S311 - not for secrets
    for number in range(OLDER):
        level, side = chance.choice(list(LEVELS)), chance.choice(PLAYERS)
        day = (LATEST - COUNT * BETWEEN - (OLDER - number) * BETWEEN / 9).date().isoformat()
        pair = (HUMAN, level) if side == 1 else (level, HUMAN)
        won = chance.random() > list(LEVELS).index(level) / (len(LEVELS) + 1)
        outcome = Outcome(side if won else opponent(side))
        slug = chance.choice(variants).slug
        played.append(Played(slug, day, Players(*pair), outcome, helped=chance.random() < HELPED))
    return Tallies().after(played)


def _book() -> Book:
    """Scores of three people, and some medals."""
    book, day = Book(), LATEST.date().isoformat()
    for table, scores in SCORES.items():
        for number, (initials, points) in enumerate(scores):
            book = book.with_high_score(table, HighScore(initials, points, day, f"{table} {number}"))
    return book.with_medals(("bronze", "silver", "razor", "flawless"), day)


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
