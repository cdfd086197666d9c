"""A person as they stand in a document."""

from game.bots.levels import LEVELS
from game.core.words import printable
from game.people.person import COLOURS, COLOURS_OF_FACES, EMBLEMS, SIGNS, Person
from game.store.codec import TEXT, Field, composed, listed, one_of

# The most that anybody is called. In some languages a guest has a longer name than a person; a team has two.
LONGEST_SHOWN = 90
# Anybody who plays: remembered, a guest or a bot.
PERSON = composed(
    Person,
    name=TEXT.where(lambda name: bool(name) and printable(name, LONGEST_SHOWN) == name, "this is no name"),
    emblem=one_of((*EMBLEMS, *SIGNS), str),
    colour=one_of((*COLOURS, *COLOURS_OF_FACES), str),
    key=Field(TEXT, "key", default=""),
    level=Field(one_of(("", *LEVELS), str), "level", default=""),
    members=Field(listed(TEXT), "members", default=()),
)
