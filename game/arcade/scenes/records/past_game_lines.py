"""What lists of past games say about each of them."""

from collections.abc import Iterable, Mapping

from game.arcade.draw.theme import Colour
from game.arcade.sentences import history_words
from game.arcade.views.records.past_game_line import PastGameLine, Result
from game.core.variant import Variant
from game.core.words import later
from game.store import calendar
from game.store.history import PastGame

NO_PAST_GAMES = later("Games are listed here when they end.")


def lines_of(
    games: Iterable[PastGame], variants: Mapping[str, Variant], accent: Colour
) -> tuple[PastGameLine, ...]:
    """A line for each game. One of a variant that is no longer here has the accent given."""
    today = calendar.now().date()

    def line(past: PastGame) -> PastGameLine:
        variant = variants.get(past.slug)
        return PastGameLine(
            name=history_words.board(variant, past),
            accent=variant.accent if variant else accent,
            mark=_mark(past),
            result=history_words.result(past),
            moves=history_words.moves(past),
            when=history_words.when(past.ended, today),
        )

    return tuple(map(line, games))


def _mark(past: PastGame) -> Result:
    """What the result of a game is for the person who played alone."""
    alone, winner = past.players.alone, past.outcome.winner
    if alone is None:
        return Result.OF_TWO
    if winner is None:
        return Result.DRAWN
    return Result.WON if winner == alone else Result.LOST
