"""Past games and records for pictures, always the same ones."""

import random
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta

from game import catalogue
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS, Outcome, Player, opponent
from game.core.variant import Variant
from game.people.book import Book as People
from game.people.book import HoldOut, PlayedEvening, PlayedLeg, PlayedSet
from game.people.faces import FACES
from game.people.person import Person
from game.people.roster import Remembered, Roster
from game.records.book import Book
from game.records.tables import ARENA, DAILY_RUN, PUZZLE_STREAK, RUN, HighScore
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from game.store import history, people, records
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


# Who plays together, and what they play in an evening.
FRIENDS = (
    Person("Ada", "star", "coral", "ada"),
    Person("Ben", "fish", "sky", "ben"),
    Person("Maximilian", "mushroom", "gold", "max"),
)
EVENING = (*list(catalogue.games())[:5], ARENA)
# What distinguishes one of these scores from the others: its table, and its place below.
SAMPLE_KEY = f"{RUN} 1"


def keep_samples(folder: Folder, games: Iterable[Variant]) -> None:
    """Fill the history in a folder."""
    variants = list(games)
    past = [_game(variants[number % len(variants)], number) for number in range(COUNT)]
    older = {history.OLDER_TALLIES: TALLIES.write(_tallies(variants))}
    save(folder, history.NAME, history.FORMAT, {"games": past, "older": {}, **older})
    save(folder, records.NAME, records.FORMAT, records.BOOK.write(_book()))


def keep_people(folder: Folder) -> None:
    """Fill the book of people in a folder."""
    save(folder, people.NAME, people.FORMAT, people.BOOK.write(_people()))


def _people() -> People:
    """Three people and a bot, and the evenings that they have played."""
    book = People(Roster(tuple(Remembered(person, LATEST) for person in FRIENDS)))
    ada, ben, maximilian = FRIENDS
    for number, (two, winner) in enumerate(
        (*[((ada, ben), winner) for winner in (1, 1, 2, None, 1, 2)], ((maximilian, ada), 2))
    ):
        book = book.after(two, _evening(two, winner, number))
    return book.after((ben, FACES["keen"].person), _evening((ben, FACES["keen"].person), 2, 7))


def _evening(two: tuple[Person, Person], winner: Player | None, number: int) -> PlayedEvening:
    one, other = (person.name for person in two)
    sets = tuple(
        PlayedSet(game, won, (PlayedLeg(1, won or 1), PlayedLeg(2, won or 2)))
        for game, won in zip(EVENING, (1, 2, None, winner, winner, winner), strict=True)
    )
    line = f"TONIGHT {one} 3–2 {other} · Arena 3–1 · longest hold-out {other}, Siege 2{number} · 18 min"
    held_out = HoldOut(2, EVENING[0], 20 + number)
    ended = LATEST - (9 - number) * BETWEEN
    return PlayedEvening(f"sample {number}", ended, line, winner, sets, held_out, uphill=2)


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
        played.append(Played(slug, day, Players(pair), outcome, helped=chance.random() < HELPED))
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
    setup, players = variant.setup(), Players(PAIRS[number % len(PAIRS)])
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
