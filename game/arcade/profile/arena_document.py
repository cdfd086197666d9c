"""The choices last used for the Arena as a document, and back."""

from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.choices_document import allowed
from game.arena.bots.levels import LEVELS
from game.arena.field import SIZES
from game.arena.maps import MAPS
from game.arena.match import ROUNDS_TO_WIN, Arena
from game.arena.speed import SPEEDS
from game.core.rules import PLAYERS, Player
from game.core.words import later
from game.session.players import HUMAN
from game.store.documents import Fields, Format, Value

NAME = "arena.json"
FORMAT = Format(
    "gridlock arena", 1, later("Your last choices for the Arena could not be read, so the defaults are used.")
)


def fields_of(choices: ArenaChoices) -> Fields:
    """Everything but devices, and programs from outside, which were typed for one match."""
    arena = choices.arena
    return {
        "map": arena.map,
        "size": arena.size,
        "speed": arena.speed,
        "rounds": arena.rounds_to_win,
        "player 1": choices.rider(1),
        "player 2": choices.rider(2),
    }


def choices_of(fields: Fields) -> ArenaChoices:
    """A field that is missing or impossible has its default."""
    usual = ArenaChoices()
    arena = Arena(
        allowed(MAPS, fields.get("map"), usual.arena.map),
        allowed(SIZES, fields.get("size"), usual.arena.size),
        allowed(SPEEDS, fields.get("speed"), usual.arena.speed),
        allowed(ROUNDS_TO_WIN, fields.get("rounds"), usual.arena.rounds_to_win),
    )
    who = (HUMAN, *LEVELS)
    one, two = (allowed(who, _rider(fields, player), usual.rider(player)) for player in PLAYERS)
    return ArenaChoices(arena, (one, two))


def _rider(fields: Fields, player: Player) -> Value:
    """Who rides; in older documents, people have no name."""
    who = fields.get(f"player {player}")
    return HUMAN if who == "" else who
