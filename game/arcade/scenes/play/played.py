"""What is played on a board that can be pressed: a session, or a puzzle."""

from typing import Protocol

from game.core.match import Match
from game.core.rules import Player
from game.core.variant import Setup


class Played(Protocol):
    """What a board and its cursor need to know."""

    setup: Setup

    @property
    def match(self) -> Match: ...

    @property
    def turn(self) -> Player: ...

    @property
    def person_on_turn(self) -> bool: ...
