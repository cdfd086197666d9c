"""Who of a team moves: its members take turns, and another one begins in each leg."""

from itertools import accumulate

from game.core.rules import PLAYERS, Player
from game.evening.evening import Contestant, Playing
from game.evening.progress import EveningProgress
from game.session.session import Session

# The numbers of the people of a contestant, counted from 0; whoever moves next comes first.
Turns = tuple[int, ...]


def turns_at_board(progress: EveningProgress, session: Session | None = None) -> tuple[Turns, Turns]:
    """The people on both sides of the board, in the order in which they move, from the coming move on."""
    one, two = (_turns(progress, session, player) for player in PLAYERS)
    return one, two


def _turns(progress: EveningProgress, session: Session | None, player: Player) -> Turns:
    phase = progress.evening.phase
    team = members_of(progress, progress.evening.board[player - 1])
    moved = 0 if session is None else sum(ply.player == player for ply in session.match.plies)
    latest = (phase.leg - 1 if isinstance(phase, Playing) else 0) + moved
    return tuple(team[(latest + number) % len(team)] for number in range(len(team)))


def members_of(progress: EveningProgress, contestant: Contestant) -> Turns:
    """The numbers of a contestant's people, in the order in which they joined."""
    sizes = progress.evening.plan.sizes
    start = (0, *accumulate(sizes))[contestant - 1]
    return tuple(range(start, start + sizes[contestant - 1]))
