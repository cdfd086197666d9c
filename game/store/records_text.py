"""The records as text: tables, medals, runs, and how games against bots went."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from game.bots.levels import LEVELS
from game.core.variant import Variant
from game.core.words import _, plural, printable
from game.records.book import Book
from game.records.tables import DAILY_RUN, RUN, TABLES, HighScore, Period, top
from game.run.medals import MEDALS
from game.store.calendar import today as date_of_today
from game.store.export_and_erase import new_file
from game.store.statistics import Group, Tallies, Tally

# The most days that are listed: the latest.
MOST_DAYS = 14
# The most that is shown of the name of a game or a level that is not here.
LONGEST_NAME = 20
TALLY = "{:<24} {:<10} {:<9} {:>7} {:>6} {:>6} {:>8}"


def written(text: str, target: Path) -> Path:
    """Write the records into a new text file in a folder, and return its path. Raises OSError."""
    return new_file(target, f"records-{date_of_today()}", ".txt", f"{text}\n")


def lines(
    book: Book, tallies: Tallies, games: Mapping[str, Variant], period: Period, today: str
) -> list[str]:
    """Everything that is recorded, line by line."""
    found: list[str] = []
    for table in TABLES:
        found += [*table_lines(table, book.high_scores(table), period, today), ""]
    return [*found, *_run_lines(book), "", *_medal_lines(book), "", *_tally_lines(tallies, games)]


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


def _games(count: int) -> str:
    return plural("{count} game", "{count} games", count)


def _rank(group: Group, games: Mapping[str, Variant]) -> tuple[int, int, int]:
    """Games in the order of the menu, levels from the weakest."""
    slugs, levels = list(games), list(LEVELS)
    slug = slugs.index(group.slug) if group.slug in slugs else len(slugs)
    level = levels.index(group.level) if group.level in levels else len(levels)
    return slug, level, group.side


def _tally_line(group: Group, tally: Tally, games: Mapping[str, Variant]) -> str:
    game = games[group.slug].name if group.slug in games else printable(group.slug, LONGEST_NAME)
    level = LEVELS[group.level].title if group.level in LEVELS else printable(group.level, LONGEST_NAME)
    side = _("Player {player}", player=group.side)
    return TALLY.format(game, _(level).lower(), side, tally.played, tally.won, tally.clean, tally.longest)
