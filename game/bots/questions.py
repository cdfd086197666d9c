"""The questions that a bot can be asked about a game, as values that can be sent to another process."""

from dataclasses import dataclass

from game import catalogue
from game.bots.hints import Hint
from game.bots.review import Review
from game.bots.starts import FairStart
from game.core.match import Match
from game.core.rules import Move, Player
from game.core.variant import Setup
from game.solving.values import Value


@dataclass(frozen=True)
class GameSoFar:
    """A board, the player who moved first, and the moves made so far."""

    slug: str
    size: int
    options: tuple[tuple[str, str], ...]
    first: Player
    moves: tuple[Move, ...]

    @classmethod
    def of(cls, match: Match) -> "GameSoFar":
        setup = match.setup
        moves = tuple(ply.move for ply in match.plies)
        return cls(setup.variant.slug, setup.size, setup.options, match.first, moves)

    def setup(self) -> Setup:
        return catalogue.games()[self.slug].setup(self.size, dict(self.options))

    def match(self) -> Match:
        """The match, with its moves played again."""
        return Match.of(self.setup(), self.moves, self.first)


@dataclass(frozen=True)
class AskMove:
    """Which move does this level make?"""

    game: GameSoFar
    level: str
    seed: int


@dataclass(frozen=True)
class AskHint:
    """Which moves win?"""

    game: GameSoFar


@dataclass(frozen=True)
class AskReview:
    """What was every move worth?"""

    game: GameSoFar


@dataclass(frozen=True)
class AskPuzzles:
    """Which of these moves, by their numbers from 0, were made where a puzzle is? Each as one line."""

    game: GameSoFar
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class AskValue:
    """Does the player on turn win with perfect play?"""

    game: GameSoFar


@dataclass(frozen=True)
class AskFairStart:
    """After which opening does the player on turn win, with at most this share of their moves?

    `game` only says on which board: it has no moves. There may be no such opening. It should lead to no
    position that is like one after the starts in `unlike`.
    """

    game: GameSoFar
    share: float
    seed: str
    unlike: tuple[FairStart, ...] = ()


@dataclass(frozen=True)
class Ponder:
    """Prove what will probably be asked next; there is no answer."""

    game: GameSoFar


Question = AskMove | AskHint | AskReview | AskPuzzles | AskValue | AskFairStart | Ponder
Answer = Move | Hint | Review | tuple[str, ...] | Value | FairStart | None
