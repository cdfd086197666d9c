"""Boards as the games' texts draw them, so that a test can be compared with the text line by line."""

import re
import textwrap

from game.core.match import Match


def drawn(board: str) -> str:
    """A board of any of the texts as one line: the rows joined by `/`.

    Reads rows of letters, `_ X O`, `[ ][X]`, boxes with rules and numbers, and `P1 . X` towers.
    """
    lines = textwrap.dedent(board).strip("\n").splitlines()
    rows = [line for line in lines if not re.fullmatch(r"[\s\d+-]*", line)]
    return "/".join(_towers(row) if "P1" in board else _row(row) for row in rows)


def _towers(line: str) -> str:
    """A row of Siege, where X is a block."""
    return "".join(line.replace("X", "#").replace("P1", "1").replace("P2", "2").split())


def _row(line: str) -> str:
    if "[" in line:
        return "".join(re.findall(r"\[(.)\]", line)).replace(" ", ".")
    if "|" in line:
        return "".join(re.findall(r"\| (.) (?=\|)", line)).replace(" ", ".")
    return "".join(line.split()).replace("_", ".")


def played(match: Match, *moves: str) -> str:
    """Make the moves; the rows of the board that they lead to."""
    for move in moves:
        match.play(match.rules.read_move(move))
    return board_of(match)


def board_of(match: Match) -> str:
    return match.rules.text(match.position).split()[0]


def legal(match: Match) -> set[str]:
    """The legal moves as text."""
    return set(map(match.rules.move_text, match.rules.legal_moves(match.position)))


def cells(text: str) -> set[str]:
    """`(1,2) (2,1)` as a set of cells."""
    return set(re.findall(r"[0-9]+,[0-9]+", text))
