"""What a review shows: the picture, and its sentences about a move."""

from dataclasses import dataclass

from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import Way
from game.arcade.draw.text import text_width
from game.arcade.views.review.timeline import Timeline
from game.bots.review import Assessment, Verdict
from game.core.rules import Names, Player
from game.core.words import _

# The most better moves to name; the others are counted.
MOST_NAMED = 6


@dataclass(frozen=True)
class LookBack:
    """The summary of the whole game, after its last move: each of its sentences is about a player."""

    turning_point: tuple[Player, str] | None  # the last move that threw something away
    mistakes: tuple[tuple[Player, str], ...]  # how many each player made, if that is proven


@dataclass(frozen=True)
class MoveTold:
    """What there is to say about the selected move. It stands still as long as that is selected."""

    number: int  # of all moves of the game, from 0
    count: int  # of these
    player: Player
    player_name: str
    names: Names
    move: str
    assessment: Assessment | None  # None until it is known
    better: tuple[str, ...]
    moves: int  # the number of legal moves
    side: Player | None  # of the person who would play on from here against a bot; None for both people
    ends: bool  # whether the selected move ended the game
    look_back: LookBack | None  # after the last move
    comes_back: bool  # whether the position before the move will be a puzzle

    @property
    def offers(self) -> bool:
        """Whether there is something to play on for: after the last move, if another one was better."""
        return not self.ends or bool(self.better)


@dataclass(frozen=True)
class ReviewPicture:
    """Everything that is shown: the game in the timeline, and the selected move."""

    timeline: Timeline
    title: str
    summary: str
    frame: Frame  # the board after the move
    winning: tuple[Way, ...]  # the moves that would have kept the win, if this one threw it away
    every: tuple[Way, ...]  # all moves of that position
    way: int  # which of the winning moves is shown, counted round and round
    cell: int  # the last cell of the move
    told: MoveTold


def better_words(moves: tuple[str, ...], size: int, width: int) -> str:
    """The better moves, as many as fit on a line, and how many more there are."""
    if not moves:
        return ""
    lines = [_named(moves, named) for named in range(min(MOST_NAMED, len(moves)), 0, -1)]
    return next((line for line in lines if text_width(line, size, bold=True) <= width), lines[-1])


def _named(texts: tuple[str, ...], named: int) -> str:
    """The first moves, and the number of the others."""
    moves = " · ".join(texts[:named])
    if named == len(texts):
        return _("Better: {moves}", moves=moves)
    return _("Better: {moves} and {count} more", moves=moves, count=len(texts) - named)


def chances(told: MoveTold, assessment: Assessment) -> str:
    """How many moves won, if the move made is one of them."""
    wins = assessment.verdict in (Verdict.KEPT, Verdict.WON_BACK)
    if told.ends or not wins or not assessment.whole:
        return ""
    count = len(assessment.winning)
    if count == told.moves:
        return _("Every move still wins.")
    if count == 1:
        return _("The only move that wins.")
    return _("{count} of {moves} moves win.", count=count, moves=told.moves)


def holder_words(told: MoveTold, assessment: Assessment) -> str:
    """Who has the win after the move, if that is proven."""
    holder = assessment.holder
    if holder is None:
        return ""
    if told.ends:
        return _("{player} has won.", player=told.names.of(holder))
    return _("{player} is winning now.", player=told.names.of(holder))


def puzzle_words(told: MoveTold) -> str:
    """That the position will be a puzzle; "" if it will not."""
    return _("This position comes back tomorrow as a puzzle.") if told.comes_back else ""


def offer(told: MoveTold) -> str:
    """What playing on means; "" where there is nothing to play on for."""
    if not told.offers:
        return ""
    if told.side is None:
        return _("{one} and {two} play on.", one=told.names.of(1), two=told.names.of(2))
    return _("You play on as {player}, against a bot.", player=told.names.of(told.side))
