"""What the screen says about past games and statistics."""

from datetime import date, datetime

from game.arcade.sentences.captions import board_name, bot_in_a_sentence
from game.core.rules import Player, opponent
from game.core.variant import Variant
from game.core.words import _, later, plural, printable
from game.session.players import HUMAN
from game.store.history import PastGame
from game.store.statistics import Score, Statistics

MONTHS = (
    later("January"),
    later("February"),
    later("March"),
    later("April"),
    later("May"),
    later("June"),
    later("July"),
    later("August"),
    later("September"),
    later("October"),
    later("November"),
    later("December"),
)
# Days that are named by their distance: today, yesterday.
NEAR_DAYS = 7
# The most that is shown of the name of a game that is not here.
LONGEST_SLUG = 20


def result(past: PastGame) -> str:
    """How a game ended, and between whom."""
    alone, winner, names = past.players.alone, past.outcome.winner, past.players.names
    if alone is not None and not names.own(alone):
        return _against_a_bot(past, alone)
    if winner is None:
        return _("{one} and {two} drew", one=names.of(1), two=names.of(2))
    won, lost = names.of(winner), names.of(opponent(winner))
    if past.resigned is not None:
        return _("{loser} resigned to {winner}", loser=lost, winner=won)
    return _("{winner} beat {loser}", winner=won, loser=lost)


def _against_a_bot(past: PastGame, alone: Player) -> str:
    """How a game of somebody without a name ended."""
    winner, bot = past.outcome.winner, bot_in_a_sentence(past.players.bot_level or "")
    if winner is None:
        return _("Drawn against the {bot}", bot=bot)
    if past.resigned == alone:
        return _("You resigned against the {bot}", bot=bot)
    return _("You beat the {bot}", bot=bot) if winner == alone else _("You lost to the {bot}", bot=bot)


def moves(past: PastGame) -> str:
    return plural("{count} move", "{count} moves", past.moves)


def when(moment: datetime, today: date) -> str:
    """A moment as people name it on a day: with its time if it is near."""
    time, days = moment.strftime("%H:%M"), (today - moment.date()).days
    if days == 0:
        return _("today, {time}", time=time)
    if days == 1:
        return _("yesterday, {time}", time=time)
    return day_words(moment.date(), today)


def day_words(then: date, today: date) -> str:
    """A day as people name it on another one."""
    days = (today - then).days
    if days == 0:
        return _("today")
    if days == 1:
        return _("yesterday")
    if 1 < days < NEAR_DAYS:
        return plural("{count} day ago", "{count} days ago", days)
    day, month = then.day, _(MONTHS[then.month - 1])
    if then.year == today.year:
        return _("{day} {month}", day=day, month=month)
    return _("{day} {month} {year}", day=day, month=month, year=then.year)


def name(variant: Variant | None, slug: str) -> str:
    """The short name of a game; its folder if it is no longer here."""
    return printable(slug, LONGEST_SLUG) if variant is None else variant.name


def board(variant: Variant | None, past: PastGame) -> str:
    """The short name of a past game, with the size of its board unless that is the official one."""
    return name(variant, past.slug) if variant is None else board_name(variant, past.size)


# Statistics


def standing(game: str, kind: str, statistics: Statistics) -> str:
    """The games against one kind of opponent, as a sentence."""
    return _("{pairing}: {score}.", pairing=pairing(game, kind), score=score(kind, statistics.against(kind)))


def pairing(game: str, kind: str) -> str:
    """A game and one kind of opponent."""
    if kind == HUMAN:
        return _("{game}, two people", game=game)
    return _("{game}, against the {bot}", game=game, bot=bot_in_a_sentence(kind))


def score(kind: str, score: Score) -> str:
    """The results of some games."""
    if kind == HUMAN:
        words = _("Player 1 won {won}, Player 2 won {lost}", won=score.won, lost=score.lost)
    else:
        words = _("{won} won, {lost} lost", won=score.won, lost=score.lost)
    return words + _(", {drawn} drawn", drawn=score.drawn) if score.drawn else words
