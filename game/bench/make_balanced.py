"""Finds balanced openings: `python3 -m game.bench.make_balanced [GAME] [--seed N]`.

Openings of two and four moves are measured between two keen and between two hasty players, on the official
board. Where few positions can follow, the shares are computed over all games; elsewhere many games are
played. A game gets a pack if enough of its openings are balanced; else its sets begin at the official start.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from game import catalogue
from game.bench.balance import EQUALS, Balance, Prospect, TooMany
from game.core import record
from game.core.match import Match
from game.core.rules import Position
from game.core.variant import Setup, Variant
from game.solving.symmetry import likeness

LENGTHS = (2, 4)
WANTED = 24
# The fewest moves that an opening leaves the players on average.
LEAST_MOVES = 8.0
# Up to so many positions are examined to compute a share.
MOST_POSITIONS = 80_000
# After how many games it is decided whether more are worth while, and after how many an opening is balanced.
SOME_GAMES, MANY_GAMES = (16, 32, 64), (128, 256, 512, 1024)
# How far outside the bounds a share may lie after some games, in standard errors; and how far inside it lies
# after all of them: that is nearly two standard errors of 1,024 games.
DOUBTFUL, INSIDE = 2.5, 0.03

# The first line of a pack.
COMPUTED, MEASURED = "# shares computed over all games", "# shares measured in {games} games each"

Prospects = tuple[Prospect, ...]


@dataclass
class Haul:
    """What was found on a board: matches that stand at the end of an opening, with what follows."""

    setup: Setup
    start: Prospects | None  # what follows from the official start; None where it cannot be computed
    tried: int = 0
    found: list[tuple[Match, Prospects]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The pack."""
        games = max(each.games for _match, prospects in self.found for each in prospects)
        how = MEASURED.format(games=games) if games else COMPUTED
        return "\n".join([how, *sorted(record.write(match) for match, _prospects in self.found), ""])


class Miner:
    """Measures the openings of a board."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._balances = [Balance(setup, who, f"balanced {seed}") for who in EQUALS]
        self._beyond: set[int] = set()  # after how many moves too many positions can follow
        self.start = self._computed(Match(setup))

    def balanced(self, match: Match) -> Prospects | None:
        """What follows from the position of a match, if it is balanced and leaves enough moves."""
        if self.start is None and not self._may_be_balanced(match.position, SOME_GAMES):
            return None
        found, margin = self._computed(match), 0.0
        if found is None:
            if not self._may_be_balanced(match.position, MANY_GAMES):
                return None
            found, margin = self._played(match.position, MANY_GAMES[-1]), -INSIDE
        wanted = all(each.is_balanced(margin) and each.moves >= LEAST_MOVES for each in found)
        return found if wanted else None

    def _computed(self, match: Match) -> Prospects | None:
        length = len(match.plies)
        if length in self._beyond:
            return None
        try:
            return tuple(balance.exact(match.position, MOST_POSITIONS) for balance in self._balances)
        except TooMany:
            self._beyond.add(length)
            return None

    def _played(self, position: Position, games: int) -> Prospects:
        return tuple(balance.played(position, games) for balance in self._balances)

    def _may_be_balanced(self, position: Position, counts: tuple[int, ...]) -> bool:
        """Whether nothing else is likely after any of these numbers of games."""
        return all(
            balance.played(position, games).is_balanced(DOUBTFUL * sqrt(0.25 / games))
            for games in counts
            for balance in self._balances
        )


def mine(variant: Variant, wanted: int, seed: int = 0) -> Haul:
    """Up to this many balanced openings of a game. The same seed finds the same ones."""
    setup = variant.setup()
    miner = Miner(setup, seed)
    haul = Haul(setup, miner.start)
    for length in LENGTHS:
        for match in openings_of(setup, length, seed):
            if len(haul.found) == wanted:
                return haul
            haul.tried += 1
            prospects = miner.balanced(match)
            if prospects is not None:
                haul.found.append((match, prospects))
    return haul


def openings_of(setup: Setup, length: int, seed: int) -> list[Match]:
    """The openings of a number of moves after which whoever began is on turn, in an order that the seed
    decides. No two lead to positions that are alike.
    """
    unlike = [Match(setup)]
    for _move in range(length):
        longer = (match for each in unlike for match in _one_move_longer(each))
        unlike = list({likeness(match.rules, match.position): match for match in longer}.values())
    found = [match for match in unlike if match.position.turn == match.first and not match.over]
    random.Random(f"{seed} {length}").shuffle(found)  # noqa: S311 - not for secrets
    return found


def _one_move_longer(match: Match) -> Iterator[Match]:
    moves = [ply.move for ply in match.plies]
    for move in match.rules.legal_moves(match.position):
        yield Match.of(match.setup, [*moves, move])


def make(variant: Variant, wanted: int, seed: int) -> str:
    """Mine the pack of a game, write it into its folder, and say what was found."""
    haul = mine(variant, wanted, seed)
    path = catalogue.balanced_of(variant)
    if len(haul.found) < wanted:
        path.unlink(missing_ok=True)
    else:
        path.write_text(haul.text, encoding="utf-8", newline="\n")
    start = "" if haul.start is None else f", from the start {_written(haul.start)}"
    told = [f"{variant.slug}: {len(haul.found)} of {haul.tried} openings are balanced{start}"]
    told += [f"  {record.write(match)}: {_written(prospects)}" for match, prospects in haul.found]
    return "\n".join(told)


def _written(prospects: Prospects) -> str:
    return ", ".join(f"{each.share:.3f} in {each.moves:.1f} moves" for each in prospects)


def main() -> None:
    games = catalogue.games()
    parser = argparse.ArgumentParser(description="Find the balanced openings of the games.")
    parser.add_argument("game", nargs="?", type=catalogue.slug_of, choices=list(games), metavar="GAME")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    choices = parser.parse_args()
    for variant in games.values():
        if choices.game in (None, variant.slug):
            print(make(variant, WANTED, choices.seed), flush=True)


if __name__ == "__main__":
    main()
