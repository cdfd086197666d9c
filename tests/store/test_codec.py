"""Codecs: what they write they read again; everything else is refused, or has its default."""

from dataclasses import dataclass

import pytest

from game.store.codec import (
    DAY,
    FLAG,
    TEXT,
    WHOLE,
    Codec,
    Field,
    by_name,
    composed,
    damaged,
    listed,
    one_of,
    optional,
    whole,
)


@dataclass(frozen=True)
class Colour:
    name: str
    bright: bool = False


@dataclass(frozen=True)
class Toy:
    colour: Colour
    pieces: int
    age_from: int | None = None
    friends: tuple[str, ...] = ()


COLOUR = composed(Colour, name=one_of(("red", "blue"), str), bright=Field(FLAG, "is bright", default=True))
TOY = composed(
    Toy,
    colour=Field(COLOUR, is_flat=True),
    pieces=whole(1, 100),
    age_from=optional(WHOLE),
    friends=listed(TEXT),
)


def test_a_value_with_fields_is_written_in_order_and_read_again() -> None:
    toy = Toy(Colour("blue"), 7, None, ("bear",))
    fields = TOY.write(toy)
    assert list(fields.items()) == [
        ("name", "blue"),
        ("is bright", False),
        ("pieces", 7),
        ("age from", None),
        ("friends", ["bear"]),
    ]
    assert TOY.read(fields) == toy


def test_a_field_that_older_documents_lack_has_its_default() -> None:
    assert COLOUR.read({"name": "red"}) == Colour("red", bright=True)


REFUSED = {
    "no fields": (COLOUR, ["red"]),
    "a field that is missing": (COLOUR, {"is bright": True}),
    "a damaged field with a default": (COLOUR, {"name": "red", "is bright": 1}),
    "none of the values": (COLOUR, {"name": "green"}),
    "a number that is too small": (whole(1, 100), 0),
    "a number that is too large": (whole(1, 100), 100),
    "a switch for a number": (WHOLE, True),
    "a number for a switch": (FLAG, 1),
    "half a piece": (WHOLE, 1.0),
    "a text for a list": (listed(TEXT), "bear"),
    "too few in a list": (listed(TEXT, 2), ["bear"]),
    "another kind in a list": (listed(TEXT), ["bear", 3]),
    "another kind in a part": (by_name(WHOLE), {"bear": "3"}),
    "no day": (DAY, "2026-02-30"),
}


@pytest.mark.parametrize(("codec", "value"), REFUSED.values(), ids=REFUSED)
def test_a_value_out_of_range_or_of_another_kind_is_refused(codec: Codec[object], value: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        codec.read(value)


def test_what_is_damaged_has_its_default_and_can_be_told() -> None:
    codec = composed(Colour, name=one_of(("red", "blue"), str).or_else("red"), bright=FLAG.or_else(False))
    assert codec.read({"name": "green", "bright": 0}) == Colour("red")
    assert damaged(codec, {"name": "green", "bright": 0, "weight": 3}) == ["name", "bright"]
    assert damaged(codec, {"name": "blue"}) == []
