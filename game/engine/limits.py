"""The limits of a `go` command, and the error for a command that cannot be carried out."""

import re
from dataclasses import dataclass

from game.core.grid import quoted
from game.core.rules import Player

DEFAULT_SECONDS = 1.0
NO_DEPTH_LIMIT = 1_000_000
# How long a search may continue after the end of the input, when no command can stop it.
OVERTIME_SECONDS = 3600.0
GREATEST_NUMBER = 10**9
# Leading zeros are not converted, because Python refuses to convert thousands of digits.
NUMBER = re.compile("0*([0-9]{1,10})")
NUMBERED = ("movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc")


class EngineError(ValueError):
    """A command that cannot be carried out; the message says why. Nothing has changed."""


@dataclass(frozen=True)
class Limits:
    """When a search ends by itself. An infinite one never does."""

    depth: int = NO_DEPTH_LIMIT
    nodes: int | None = None
    seconds: float | None = None
    infinite: bool = False

    @property
    def counted(self) -> bool:
        """Whether the number of moves or positions is limited, not only time."""
        return self.nodes is not None or self.depth < NO_DEPTH_LIMIT

    @property
    def overtime(self) -> float:
        """How many seconds the search may continue after the end of the input."""
        return 0.0 if self.infinite else OVERTIME_SECONDS


def read_limits(words: list[str], turn: Player) -> Limits:
    """The limits after `go`, for the player on turn. Any other limit overrides `infinite`.

    Raises EngineError.
    """
    if words == ["infinite"]:
        return Limits(infinite=True)
    numbers = _read_numbers([word for word in words if word != "infinite"])
    seconds = _seconds(numbers, turn)
    if seconds is None and not numbers.keys() & {"depth", "nodes"}:
        seconds = DEFAULT_SECONDS
    return Limits(max(1, numbers.get("depth", NO_DEPTH_LIMIT)), numbers.get("nodes"), seconds)


def _read_numbers(words: list[str]) -> dict[str, int]:
    numbers = {}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in NUMBERED:
            raise EngineError(f"go has no limit {quoted(name)}.")
        numbers[name] = read_number(name, value)
    return numbers


def read_number(name: str, text: str) -> int:
    """A number from 0 to a thousand million; `name` names it in the error message."""
    match = NUMBER.fullmatch(text)
    if match is None or int(match[1]) > GREATEST_NUMBER:
        raise EngineError(f"{name} is a number from 0 to {GREATEST_NUMBER}, not {quoted(text)}.")
    return int(match[1])


def _seconds(numbers: dict[str, int], turn: Player) -> float | None:
    """The time for this move: the movetime, or a share of the player's clock."""
    if "movetime" in numbers:
        return numbers["movetime"] / 1000
    left = numbers.get(f"p{turn}time")
    if left is None:
        return None
    share = left / 20 + numbers.get(f"p{turn}inc", 0) / 2
    keep = 50  # milliseconds that the clock must never fall below
    return max(0.0, min(share, left - keep)) / 1000
