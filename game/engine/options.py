"""The engine's options: the choices made so far, and the game that they set up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from game import catalogue
from game.bots.levels import LEVELS, STRONGEST
from game.core.grid import quoted
from game.core.variant import Setup, Variant
from game.engine.limits import EngineError, read_number


@dataclass(frozen=True)
class Options:
    """The choices made so far. A refused choice creates no new value, so it changes nothing."""

    setup: Setup
    level: str = STRONGEST
    size: int | None = None  # for every game that offers it
    choices: Mapping[str, str] = field(default_factory=dict)  # the games' own options

    def with_choice(self, name: str, value: str) -> "Options":
        """These options with one more choice, which stays in force when the game changes.

        Raises EngineError or SetupError.
        """
        variant = self.setup.variant
        if name == "game":
            return self._with_game(_one_of(catalogue.games(), value))
        if name == "size":
            return self._with_size(read_number("Size", value))
        if name == "level":
            return replace(self, level=_one_of(LEVELS, value))
        option = catalogue.options_of(catalogue.games().values()).get(name)
        if option is None:
            raise EngineError(f"There is no option {quoted(name)}.")
        choices = {**self.choices, name: _one_of(option.values, value)}
        return replace(self, choices=choices, setup=_set_up(variant, self.setup.size, choices))

    def _with_game(self, slug: str) -> "Options":
        variant = catalogue.games()[slug]
        if variant.slug == self.setup.variant.slug:
            return self
        size = self.size if self.size in variant.sizes else None
        return replace(self, setup=_set_up(variant, size, self.choices))

    def _with_size(self, size: int) -> "Options":
        """These options with a size. If only other games offer it, the chosen game keeps its board."""
        variant = self.setup.variant
        if size not in variant.sizes and any(size in game.sizes for game in catalogue.games().values()):
            return replace(self, size=size)
        return replace(self, size=size, setup=_set_up(variant, size, self.choices))


def declarations() -> list[str]:
    """The options, as `ugi` lists them."""
    games = catalogue.games()
    first = next(iter(games.values()))
    sizes = [size for game in games.values() for size in game.sizes]
    own = [
        _combo(name.capitalize(), option.values[0], option.values)
        for name, option in catalogue.options_of(games.values()).items()
    ]
    return [
        _combo("Game", first.slug, games),
        f"option name Size type spin default {first.size} min {min(sizes)} max {max(sizes)}",
        *own,
        _combo("Level", STRONGEST, LEVELS),
    ]


def _set_up(variant: Variant, size: int | None, choices: Mapping[str, str]) -> Setup:
    """The game with those of the choices that it offers. Raises SetupError."""
    names = {option.name for option in variant.options}
    return variant.setup(size, {name: choices[name] for name in names & choices.keys()})


def _combo(name: str, default: str, values: Iterable[str]) -> str:
    listed = " ".join(f"var {value}" for value in values)
    return f"option name {name} type combo default {default} {listed}"


def _one_of(values: Iterable[str], value: str) -> str:
    if value not in values:
        raise EngineError(f"{quoted(value)} is not one of {', '.join(values)}.")
    return value
