"""What a game declares about itself and about the levels of its bots, and the choices that set it up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.core.controls import AnyControls
from game.core.grid import quoted
from game.core.kernel import AnyKernel
from game.core.rules import AnyRules
from game.core.transcript import AnyTranscript, Ink
from game.core.words import _


class SetupError(ValueError):
    """Choices that a game does not offer; the message tells a person what it offers."""


@dataclass(frozen=True)
class Skill:
    """How often a bot blunders, slips and sees who wins; otherwise it looks some moves ahead.

    All are shares of its moves, from 0 to 1, and together they are at most 1.
    """

    blunders: float
    slips: float
    insight: float

    def __post_init__(self) -> None:
        shares = (self.blunders, self.slips, self.insight)
        if min(shares) < 0 or sum(shares) > 1 + 1e-9:
            raise ValueError(f"{shares} are not shares of a whole.")


# One for each level below the strongest, the weakest first.
Skills = tuple[Skill, ...]


def skills(*shares: tuple[float, float, float]) -> Skills:
    """The skills with these blunders, slips and insights, the weakest level first."""
    return tuple(Skill(*each) for each in shares)


# For a game that declares none.
USUAL_SKILLS = skills((0, 0.6, 0), (0, 0.4, 0), (0, 0.2, 0.1), (0, 0.1, 0.3), (0, 0, 0.7))


@dataclass(frozen=True)
class Option:
    """A choice that only this game has. The first value is the default."""

    name: str  # as lists and sentences say it
    values: tuple[str, ...]
    summary: str
    title: str = ""  # the name as shown to people


@dataclass(frozen=True)
class Lesson:
    """An explanation of a game on its official board: moves as text, from the start."""

    moves: str  # a few moves that lead to the position in which the next two are tried
    legal: str
    because: str  # why it is legal, as a sentence
    illegal: str
    game: str  # a complete game


@dataclass(frozen=True)
class Variant:
    """One game: its names, its boards, and its parts."""

    slug: str
    name: str  # as lists and sentences say it
    summary: str
    how_to_play: tuple[str, ...]  # the rules in 3 to 12 lines, the goal first
    lesson: Lesson
    order: int  # its rank in every list of games
    accent: tuple[int, int, int]  # the colour that tints its screen
    size: int  # of the official board
    sizes: range
    make_rules: Callable[..., AnyRules]  # called with the size and the options by name
    make_transcript: Callable[[Any, Ink], AnyTranscript]  # called with the rules of the board
    make_controls: Callable[[Any], AnyControls]  # called with the rules of the board
    options: tuple[Option, ...] = ()
    skills: Skills = USUAL_SKILLS  # of the levels below the strongest: `bench calibrate` finds them
    # Other skills for some values of an option, by its name and the value.
    skills_with: tuple[tuple[tuple[str, str], Skills], ...] = ()
    make_kernel: Callable[[Any], AnyKernel] | None = None  # called with the rules; a plain search if None
    # The sizes on which every position is proven in a moment, so that nothing has to be estimated.
    provable_sizes: range = range(0)
    # The sizes, all of them provable, of the boards on which a run is played from its second loop on: boards
    # with many narrow starts. If there are none, it stays on the official board.
    stage_sizes: tuple[int, ...] = ()
    # The sizes of the boards from which puzzles are taken, and the fewest moves of a solution there.
    puzzle_sizes: tuple[int, ...] = ()
    puzzle_moves: int = 1
    set_legs: int = 2  # how many legs a set of an evening has: an even number, more for a short game
    opens_evenings: bool = False  # whether an evening begins with it
    # How many moves of the weaker person a guard stops in a leg, at each step of Uphill. If there are none,
    # the game is never played uphill.
    guards: tuple[int, ...] = ()
    larger: int | None = None  # a larger board whose start should be proven within seconds
    # Estimates an unproven position for the player on turn, from -1 (lost) to 1 (won); called with the rules
    # and the position. If None, the estimate compares how many moves each player has.
    estimate: Callable[[Any, Any], float] | None = None
    # How open a board still is; called with the rules and the position. Of moves that look equally good, the
    # strongest bot makes one that leaves the board most open.
    openness: Callable[[Any, Any], int] | None = None

    def setup(self, size: int | None = None, options: Mapping[str, str] | None = None) -> "Setup":
        """The game with these choices and the defaults for all others. Raises SetupError."""
        size = self.size if size is None else size
        if size not in self.sizes:
            raise SetupError(
                _(
                    "{name} has no board of size {size}: choose {first} to {last}.",
                    name=self.name,
                    size=size,
                    first=self.sizes[0],
                    last=self.sizes[-1],
                )
            )
        chosen = {option.name: option.values[0] for option in self.options}
        for name, value in (options or {}).items():
            self._check_option(name, value)
            chosen[name] = value
        return Setup(self, size, tuple(chosen.items()))

    def _check_option(self, name: str, value: str) -> None:
        values = next((option.values for option in self.options if option.name == name), None)
        if values is None:
            raise SetupError(_("{name} has no option {option}.", name=self.name, option=quoted(name)))
        if value not in values:
            raise SetupError(
                _(
                    "{option} is {values}, not {value}.",
                    option=name.capitalize(),
                    values=_(" or ").join(values),
                    value=quoted(value),
                )
            )


@dataclass(frozen=True)
class Setup:
    """A game with every choice made. `Variant.setup` makes it and checks the choices."""

    variant: Variant
    size: int
    options: tuple[tuple[str, str], ...]

    def rules(self) -> AnyRules:
        """The rules on this board. They have no state, so that everything may share them."""
        return _rules_of(self)

    @property
    def is_proven(self) -> bool:
        """Whether the game declares that every position on this board is proven in a moment."""
        return self.size in self.variant.provable_sizes

    @property
    def skills(self) -> Skills:
        """How well each level below the strongest plays with these options."""
        special = dict(self.variant.skills_with)
        return next((special[option] for option in self.options if option in special), self.variant.skills)


@lru_cache(maxsize=32)
def _rules_of(setup: Setup) -> AnyRules:
    return setup.variant.make_rules(setup.size, **dict(setup.options))
