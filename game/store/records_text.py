"""The records as text: tables, medals, runs, and how games against bots went."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from game.bots.levels import LEVELS
from game.core.variant import Variant
from game.core.words import _, plural, printable
from game.people.book import Book as People
from game.people.book import Pair, Score
from game.records.book import Book
from game.records.tables import ARENA, DAILY_RUN, RUN, TABLES, HighScore, Period, top
from game.run.medals import MEDALS
from game.store.calendar import today as date_of_today
from game.store.export_and_erase import encoded, new_file
from game.store.statistics import Group, Tallies, Tally

# The most days that are listed: the latest.
MOST_DAYS = 14
# The most that is shown of the name of a game or a level that is not here.
LONGEST_NAME = 20
TALLY = "{:<24} {:<10} {:<9} {:>7} {:>6} {:>6} {:>8}"


def written(text: str, target: Path) -> Path:
    """Write the records into a new text file in a folder, and return its path. Raises OSError."""
    return new_file(target, f"records-{date_of_today()}", ".txt", encoded(f"{text}\n"))


def lines(
    book: Book,
    tallies: Tallies,
    people: People,
    games: Mapping[str, Variant],
    period: Period,
    today: str,
) -> list[str]:
    """Everything that is recorded, line by line."""
    found: list[str] = []
    for table in TABLES:
        found += [*table_lines(table, book.high_scores(table), period, today), ""]
    found += [*_run_lines(book), "", *_medal_lines(book), "", *_tally_lines(tallies, games)]
    return [*found, *(line for pair in people.pairs for line in _pair_lines(people, pair, games))]


def table_lines(
    table: str, scores: Iterable[HighScore], period: Period, today: str, key: str = ""
) -> list[str]:
    """A table; an arrow marks the line with this key."""
    head = _("{table}, {period}", table=_(TABLES[table].title), period=_(period.value).lower())
    ranked = top(table, scores, period, today)
    return [head, *(_score_line(place, score, key) for place, score in enumerate(ranked, start=1))]


def _score_line(place: int, score: HighScore, key: str) -> str:
    mark = ">" if key and score.key == key else " "
    return (
        f"{mark}{place:3}  {score.initials}  {score.points:>7,}  {_('bot') if score.is_bot else score.date}"
    )


def _run_lines(book: Book) -> list[str]:
    return [
        _(
            "{table}: {begun} begun, {ended} ended, {cleared} cleared.",
            table=_(TABLES[kind].title),
            begun=book.count(kind).begun,
            ended=book.count(kind).ended,
            cleared=book.count(kind).cleared,
        )
        for kind in (RUN, DAILY_RUN)
    ]


def _medal_lines(book: Book) -> list[str]:
    """The medals of runs, earned or not, and those of other feats that were earned."""
    found = [_("Medals")]
    for medal in MEDALS:
        date = book.medals.get(medal.name, "")
        found.append(f"  {'*' if date else '-'} {_(medal.title):<13} {_(medal.words)}  {date}".rstrip())
    others = [name for name in book.medals if name not in {medal.name for medal in MEDALS}]
    return [*found, *(f"  * {printable(name, LONGEST_NAME):<13} {book.medals[name]}" for name in others)]


def _tally_lines(tallies: Tallies, games: Mapping[str, Variant]) -> list[str]:
    if not tallies.groups:
        return [_("No game against a bot has ended yet.")]
    head = TALLY.format(
        _("Games against bots"), _("bot"), _("you"), _("played"), _("won"), _("clean"), _("streak")
    )
    groups = sorted(tallies.groups, key=lambda group: _rank(group, games))
    rows = [_tally_line(group, tallies.groups[group], games) for group in groups]
    days = [
        _("{date}: {games}, {won} won", date=day, games=_games(tally.played), won=tally.won)
        for day, tally in [*tallies.days.items()][-MOST_DAYS:]
    ]
    return [head, *rows, "", _("By day"), *(f"  {day}" for day in days)]


def _pair_lines(people: People, pair: Pair, games: Mapping[str, Variant]) -> list[str]:
    """Who leads, and what two have played, by game and by who began."""
    one, two = people.person(pair.one), people.person(pair.two)
    if one is None or two is None:
        return []
    found = ["", people.greeting((one, two))]
    for slug, score in pair.games.items():
        begun = zip((one, two), (score.begun_by_one, score.begun_by_two), strict=True)
        legs = [
            _("{name} began {score}", name=person.name, score=_points(each))
            for person, each in begun
            if each.played
        ]
        sets = _("sets {score}", score=_points(score.sets))
        found.append(f"  {_game_name(slug, games):<20}  {', '.join([sets, *legs])}")
    return found


def _points(score: Score) -> str:
    return "{}–{}".format(*score.points)


def _game_name(slug: str, games: Mapping[str, Variant]) -> str:
    if slug in games:
        return games[slug].name
    return _(TABLES[ARENA].title) if slug == ARENA else printable(slug, LONGEST_NAME)


def _games(count: int) -> str:
    return plural("{count} game", "{count} games", count)


def _rank(group: Group, games: Mapping[str, Variant]) -> tuple[int, int, int]:
    """Games in the order of the menu, levels from the weakest."""
    slugs, levels = list(games), list(LEVELS)
    slug = slugs.index(group.slug) if group.slug in slugs else len(slugs)
    level = levels.index(group.level) if group.level in levels else len(levels)
    return slug, level, group.side


def _tally_line(group: Group, tally: Tally, games: Mapping[str, Variant]) -> str:
    game = _game_name(group.slug, games)
    level = LEVELS[group.level].title if group.level in LEVELS else printable(group.level, LONGEST_NAME)
    side = _("Player {player}", player=group.side)
    return TALLY.format(game, _(level).lower(), side, tally.played, tally.won, tally.clean, tally.longest)
