"""A puzzle, and how it is written: as one line of text.

    apart size=5 first=1 moves 3,3 2,2 solution 1,5 5,1 5,4 rating 1240

The words before `solution` are those of a record: the game, its choices, and the moves that lead to the
position. The solution begins with the only move that wins, and goes on with a reply, the only move after it,
and so on; `pass` marks where a player was skipped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from game.core import record
from game.core.grid import NotationError
from game.core.match import IllegalMove, Match, Ply
from game.core.record import PASS, UNFINISHED, RecordError
from game.core.rules import Move, Player
from game.core.variant import Setup, Variant
from game.core.words import _

SOLUTION, RATING = "solution", "rating"
MOST_RATING = 9999
# How many characters of a checksum tell the puzzles of a game apart.
NAME_LETTERS = 10


class PuzzleError(ValueError):
    """A line that is not a puzzle; the message tells a person why."""


@dataclass(frozen=True)
class Puzzle:
    """A position, the moves that solve it, and how hard it is."""

    setup: Setup
    first: Player  # who made the first move
    moves: tuple[Move, ...]  # that lead to the position
    solution: tuple[Move, ...]  # with the replies of the opponent
    rating: int = 0

    def match(self) -> Match:
        """A match that stands at the position."""
        return Match.of(self.setup, self.moves, self.first)

    def solved(self) -> list[Ply]:
        """The plies of the solution."""
        match = self.match()
        return [match.play(move) for move in self.solution]

    @property
    def player(self) -> Player:
        """The player who is to find the moves."""
        return self.match().position.turn

    @property
    def length(self) -> int:
        """How many moves are to be found."""
        return sum(ply.player == self.player for ply in self.solved())

    @property
    def name(self) -> str:
        """What distinguishes this puzzle from all others, whatever its rating: `apart-03be8f7a21`."""
        return name_of(self.text)

    @property
    def text(self) -> str:
        """The puzzle as one line."""
        match = self.match()
        before = record.write(match).removesuffix(f" result {UNFINISHED}")
        words: list[str] = []
        for move in self.solution:
            words += [PASS] if match.plies[-1].skipped and words else []
            match.play(move)
            words.append(match.rules.move_text(move))
        return " ".join([before, SOLUTION, *words, RATING, str(self.rating)])


def name_of(text: str) -> str:
    """The name of a puzzle from its line, unchecked."""
    position = text.partition(f" {SOLUTION} ")[0]
    return f"{slug_of(text)}-{sha256(position.encode()).hexdigest()[:NAME_LETTERS]}"


def slug_of(text: str) -> str:
    """The game of a puzzle from its line, unchecked."""
    return text.partition(" ")[0]


def rating_of(text: str) -> int:
    """The rating of a puzzle from its line. Raises PuzzleError."""
    return _split(text)[2]


def read(line: str, games: Mapping[str, Variant]) -> Puzzle:
    """The puzzle of a line. Raises PuzzleError unless all its moves are legal; it proves nothing."""
    before, solution, rating = _split(line)
    try:
        match = record.read(f"{before} result {UNFINISHED}", games)
        led = tuple(ply.move for ply in match.plies)
        puzzle = Puzzle(match.setup, match.first, led, _replay(match, solution), rating)
    except (RecordError, NotationError, IllegalMove) as error:
        raise PuzzleError(str(error)) from error
    if puzzle.text != line:
        raise PuzzleError(_("The puzzle must read: {line}", line=puzzle.text))
    return puzzle


def _split(line: str) -> tuple[str, list[str], int]:
    """The record of the moves that lead to the position, the words of the solution, and the rating."""
    before, _solution, after = line.partition(f" {SOLUTION} ")
    words = after.split()
    if len(words) < 3 or words[-2] != RATING or not _is_rating(words[-1]) or len(line) > record.LONGEST:
        raise PuzzleError(_("A puzzle reads: game size=N first=1 moves ... solution ... rating N."))
    return before, words[:-2], int(words[-1])


def _is_rating(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= len(str(MOST_RATING))


def _replay(match: Match, solution: Sequence[str]) -> tuple[Move, ...]:
    return tuple(match.play(match.rules.read_move(word)).move for word in solution if word != PASS)
