"""The choices last used for each game as a document, and back."""

from collections.abc import Container, Mapping
from typing import TypeVar

from game.arcade.profile.choices import PEOPLE, Choices
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS
from game.core.variant import Setup, Variant
from game.core.words import later
from game.session.my_level import MINE
from game.store.documents import Fields, Format, Value

T = TypeVar("T")

NAME = "choices.json"
FORMAT = Format(
    "gridlock choices", 1, later("Your last choices could not be read, so the defaults are used.")
)
# As many as can be typed on the command line.
ROUNDS = range(1, 10**9, 2)


def fields_of(choices: Choices) -> Fields:
    """The fields about one game. Devices are chosen for a sitting: who sits down next has others."""
    return {
        "size": choices.setup.size,
        "options": dict(choices.setup.options),
        "people": list(choices.people),
        "first": choices.first,
        "rounds": choices.rounds,
        "level": choices.level,
    }


def choices_of(fields: Fields, games: Mapping[str, Variant]) -> list[Choices]:
    """The choices for all games of a document."""
    return [_choices(games[slug], about) for slug, about in fields.items() if slug in games]


def agree(fields: Fields, choices: Choices) -> bool:
    """Whether a document says about a game what was read from it."""
    about = fields[choices.setup.variant.slug]
    return isinstance(about, dict) and {**about, **fields_of(choices)} == about


def _choices(variant: Variant, about: Value) -> Choices:
    """The choices for one game. A field that is missing or impossible has its default."""
    fields: Fields = about if isinstance(about, dict) else {}
    usual = Choices(_setup(variant, fields))
    people = [who for who in PEOPLE if list(who) == fields.get("people")]
    return Choices(
        setup=usual.setup,
        people=people[0] if people else usual.people,
        first=allowed(PLAYERS, fields.get("first"), usual.first),
        rounds=allowed(ROUNDS, fields.get("rounds"), usual.rounds),
        level=allowed((*LEVELS, MINE), fields.get("level"), usual.level),
    )


def _setup(variant: Variant, fields: Fields) -> Setup:
    size = allowed(variant.sizes, fields.get("size"), variant.size)
    asked = fields.get("options")
    options = dict(asked) if isinstance(asked, dict) else {}
    chosen = {
        option.name: allowed(option.values, options.get(option.name), option.values[0])
        for option in variant.options
    }
    return variant.setup(size, chosen)


def allowed(values: Container[T], value: object, usual: T) -> T:
    """The value if it is one of the values and of their type; otherwise the usual one."""
    return value if type(value) is type(usual) and value in values else usual
