"""Initials are set with a wheel: up, down, confirm; keys type."""

from game.records.initials import Wheel, are_initials


def test_up_and_down_turn_the_letter_round() -> None:
    assert Wheel().down().text == "BAA"
    assert Wheel().up().text == "ZAA"
    assert Wheel("AZA", 1).down().text == "AAA"


def test_confirm_goes_on_and_back_returns() -> None:
    wheel = Wheel().down().confirm().up().confirm()
    assert (wheel.text, wheel.place, wheel.done) == ("BZA", 2, False)
    assert wheel.back().down().text == "BAA"
    assert wheel.confirm().done
    assert Wheel().back() == Wheel()


def test_keys_type() -> None:
    wheel = Wheel().typed("g").typed("L").typed("k")
    assert (wheel.text, wheel.done) == ("GLK", True)


def test_anything_else_changes_nothing() -> None:
    for key in ("", "1", "ä", "ß", "ab", "\x1b"):
        assert Wheel().typed(key) == Wheel()
    done = Wheel("ABC", 3)
    assert done.down() == done.up() == done.confirm() == done.typed("X") == done


def test_three_letters_are_initials() -> None:
    assert are_initials("ABC")
    assert not any(map(are_initials, ("", "AB", "ABCD", "abc", "ÄBC", "A C")))
