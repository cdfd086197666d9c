"""How an evening goes, in sentences and in short examples."""

from dataclasses import dataclass

from game.core.rules import PLAYERS, Player
from game.core.words import later

RULES = (
    later("Whoever wins the finale wins the evening."),
    later("Before it come five sets, or three. A set is one game, played twice from the same start."),
    later("You take turns to begin. Whoever wins more legs takes the set; a drawn leg is half for each."),
    later("At equally many, whoever won in fewer moves takes it: if you lose a leg, hold out."),
    later("Whoever trails picks the next game, and who begins it."),
    later("The finale is the Arena, first to three rounds, or one set more, first to three legs."),
    later("Whoever leads on sets begins the finale one up."),
    later("Uphill makes it steeper for the stronger one: guards stop moves that give a proven win away."),
    later("Three or four: the winner of a set stays, the loser waits, and whoever comes picks."),
    later("Four to six: everybody plays everybody once. Teams of two take turns to move."),
    later("In the Arena of three or four you begin with a point for everybody who stands worse."),
    later("Leave whenever you like: every move is saved."),
)


@dataclass(frozen=True)
class Moment:
    """Rows of moves or points, each by whose it is, and who has won what so far."""

    rows: tuple[tuple[Player, ...], ...]
    room: int  # for how many a row has room
    won: tuple[Player, ...] = ()  # who has won each row that has ended
    winner: Player | None = None  # of all of it


@dataclass(frozen=True)
class Example:
    """What is shown, step by step."""

    title: str
    words: str
    moments: tuple[Moment, ...]


def _legs(*legs: tuple[Player, ...], winner: Player) -> tuple[Moment, ...]:
    """Legs that are played one after the other: each is won with its last move."""
    room = max(map(len, legs))
    found: list[Moment] = []
    for number, leg in enumerate(legs):
        before, waiting = legs[:number], ((),) * (len(legs) - number - 1)
        won = tuple(each[-1] for each in before)
        found += [Moment((*before, leg[:moves], *waiting), room, won) for moves in range(len(leg) + 1)]
    all_won = tuple(leg[-1] for leg in legs)
    return *found, Moment(legs, room, all_won), Moment(legs, room, all_won, winner)


def _rounds(ahead: Player, *winners: Player) -> tuple[Moment, ...]:
    """Rounds of the Arena, of which one has been given to whoever leads on sets."""

    def rows(rounds: int) -> tuple[tuple[Player, ...], ...]:
        points = (ahead, *winners[:rounds])
        return tuple((player,) * points.count(player) for player in PLAYERS)

    room = winners.count(winners[-1])
    found = tuple(Moment(rows(number), room) for number in range(len(winners) + 1))
    return *found, Moment(rows(len(winners)), room, winner=winners[-1])


EXAMPLES = (
    Example(
        later("A set"),
        later("One game, two legs: each of you begins one. Whoever wins both takes the set."),
        _legs((1, 2, 1, 2, 1), (2, 1, 2, 1, 2, 1), winner=1),
    ),
    Example(
        later("Holding out"),
        later("At one leg each, whoever won in fewer moves takes the set. So if you lose, lose late."),
        _legs((1, 2, 1, 2, 1), (2, 1, 2, 1, 2, 1, 2, 1, 2), winner=1),
    ),
    Example(
        later("The Arena"),
        later("It decides the evening: first to three rounds. Whoever leads on sets begins it one up."),
        _rounds(1, 2, 1, 2, 2),
    ),
)
