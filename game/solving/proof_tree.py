"""Long proofs, cut into pieces that take a moment, and the text in which they are kept.

A proof tree lists the positions near its root, with their values, down to those that a kernel proves in a
moment. So each listed value can be checked, and used, without the long proof.

The text is a checksum, and below it a line for each position: the position, and `win` or `loss` for the
player on turn. Damaged text is treated like missing text: its positions are proven when they are needed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, TypeVar
from zlib import crc32

from game.core.kernel import Kernel
from game.core.rules import Position, Rules
from game.core.stop import Stopped, never

P = TypeVar("P", bound=Position)
# How much more time all moves get when none has been found to win.
LONGER = 4


class ProofTree(Generic[P]):
    """Below a position that is won, it lists one move that wins; below one that is lost, all moves but those
    that a kernel refutes in a moment.
    """

    def __init__(self, make_kernel: Callable[[], Kernel[P]], moment: int) -> None:
        """`moment` is the number of positions that a kernel examines in one."""
        self._make_kernel = make_kernel
        self._prover = self._unlearned()  # it keeps its proofs, which makes it faster
        self._rules = self._prover.rules
        self._moment = moment
        self.proven: dict[P, bool] = {}

    def grow(self, root: P) -> None:
        """List a position, and what its value rests on."""
        wins = self._prover.wins(root, never)
        self.proven[root] = wins
        after = afterwards(self._rules, root)
        for position in [self._first_won(root, after)] if wins else after:
            if position not in self.proven and (wins or self._takes_long(position)):
                self.grow(position)

    def _first_won(self, before: P, after: list[P]) -> P:
        """The first that is found to be won by the player who moved, if all get the same time, and then ever
        more.
        """
        limit = self._moment
        while True:
            for position in after:
                if won_by_mover(before, position, wins_within(self._prover, position, limit)):
                    return position
            limit *= LONGER

    def _takes_long(self, position: P) -> bool:
        kernel = self._unlearned()
        for listed, wins in self.proven.items():  # it may be the mirror image of one of them
            kernel.learn(listed, wins=wins)
        return wins_within(kernel, position, self._moment) is None

    def _unlearned(self) -> Kernel[P]:
        """A kernel that has to prove everything."""
        kernel = self._make_kernel()
        kernel.unlearn()
        return kernel


def proof_of_start(make_kernel: Callable[[], Kernel[P]], moment: int) -> dict[P, bool]:
    """The start of a board, and what its value rests on."""
    tree = ProofTree(make_kernel, moment)
    tree.grow(make_kernel().rules.start())
    return tree.proven


def unsupported(
    kernel: Kernel[P], proven: Mapping[P, bool], moment: int, positions: Iterable[P]
) -> Iterator[P]:
    """Those of the positions whose listed value does not follow from the list and from proofs in a moment."""

    def wins(position: P) -> bool | None:
        return proven[position] if position in proven else wins_within(kernel, position, moment)

    for before in positions:
        after = afterwards(kernel.rules, before)
        if proven[before]:
            listed = [position for position in after if position in proven]
            follows = any(won_by_mover(before, position, proven[position]) for position in listed)
        else:
            follows = all(won_by_mover(before, position, wins(position)) is False for position in after)
        if not follows:
            yield before


def afterwards(rules: Rules[P], position: P) -> list[P]:
    """The positions after each legal move."""
    return [rules.play(position, move) for move in rules.legal_moves(position)]


def won_by_mover(before: P, after: P, wins: bool | None) -> bool | None:
    """Whether the player who moved wins, if known; `wins` says it of the player on turn after the move."""
    return wins if wins is None or after.turn == before.turn else not wins


def wins_within(kernel: Kernel[P], position: P, limit: int) -> bool | None:
    """Whether the player on turn wins; None if proving that takes more than this many positions."""
    last = kernel.nodes + limit
    try:
        return kernel.wins(position, lambda: kernel.nodes > last)
    except Stopped:
        return None


# As text

WORDS = {True: "win", False: "loss"}


def known(rules: Rules[P], read: Callable[[], bytes]) -> dict[P, bool]:
    """Whether the player on turn wins, by position; nothing if there is no text or not the right one."""
    try:
        content = read().decode()
    except (OSError, ValueError):  # it is missing, or is not text
        return {}
    _checksum, _newline, lines = content.partition("\n")
    if content != signed(lines):
        return {}
    entries = (line.rsplit(" ", 1) for line in lines.splitlines())
    return {rules.read(text): word == WORDS[True] for text, word in entries}


def teach(kernel: Kernel[P], read: Callable[[], bytes]) -> None:
    """Let a kernel learn the positions in a text."""
    for position, wins in known(kernel.rules, read).items():
        kernel.learn(position, wins=wins)


def written(rules: Rules[P], proven: Mapping[P, bool]) -> str:
    """The text from which `known` reads these positions."""
    return signed("".join(f"{rules.text(position)} {WORDS[wins]}\n" for position, wins in proven.items()))


def signed(lines: str) -> str:
    """The lines below their checksum."""
    return f"{crc32(lines.encode()):08x}\n{lines}"
