"""My level: it follows the results of one game, and never after a single game."""

import pytest

from game.bots.levels import BEGINNERS_LEVEL, LEVELS, STRONGEST
from game.session.my_level import MyLevel


def after(results: str, mine: MyLevel | None = None, against: str | None = None) -> MyLevel:
    """My level after games against a bot: W for each win, L for each loss. Usually the bot has my level."""
    mine = mine or MyLevel()
    for result in results:
        mine = mine.after(against or mine.level, won=result == "W")
    return mine


def test_my_level_begins_where_beginners_begin() -> None:
    assert MyLevel().level == BEGINNERS_LEVEL == "casual"


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ("WWW", "casual"),
        ("WWWW", "keen"),
        ("WLWWWW", "keen"),
        ("WWLWWLW", "casual"),
        ("LLL", "casual"),
        ("LLLL", "rookie"),
        ("WLWLWLWLWL", "casual"),
        ("WWWWWWWW", "sharp"),
    ],
)
def test_four_more_of_one_kind_change_it(results: str, level: str) -> None:
    assert after(results).level == level


def test_only_the_last_ten_games_count() -> None:
    even = after("LWLWLLWLLW")
    assert even.level == "casual"
    assert after("WWWLWW", even).level == "keen", "the first losses are forgotten"


def test_one_result_never_brings_a_level_back() -> None:
    risen = after("WWWW")
    assert after("LLL", risen).level == "keen"
    assert after("LLLL", risen).level == "casual"


def test_a_win_against_a_lower_level_and_a_loss_against_a_higher_one_say_nothing() -> None:
    assert after("WWWWWWWW", against="rookie") == MyLevel()
    assert after("LLLLLLLL", against="perfect") == MyLevel()
    assert after("WWWW", against="perfect").level == "keen"
    assert after("LLLL", against="rookie").level == "rookie"


def test_my_level_stays_between_the_lowest_and_the_highest() -> None:
    assert after("W" * 60).level == STRONGEST
    assert after("L" * 60).level == next(iter(LEVELS))
