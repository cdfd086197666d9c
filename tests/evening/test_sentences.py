"""What is said about an evening: its score, its facts, and the line to share."""

from dataclasses import replace

import pytest

from game.evening import sentences
from game.evening.evening import SHORT, Evening, Form
from game.evening.forms import begin
from game.evening.legs import Found, Leg, NarrowWin
from game.evening.sets import Target
from tests.evenings import GAMES, plan, played_out, step, to_the_end, with_set

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize(("halves", "shown"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (10, "5")])
def test_points(halves: int, shown: str) -> None:
    assert sentences.points(halves) == shown


def test_the_score() -> None:
    assert sentences.score(NAMES, (5, 3)) == "Ada 2½ – 1½ Ben"


def test_what_holding_out_takes() -> None:
    wanted = Target(2, 13)
    assert sentences.hold_out(NAMES, wanted, lost=True) == (
        "Ben cannot win this against perfect play. Lasting longer than 13 moves takes the set."
    )
    assert sentences.hold_out(NAMES, wanted, lost=False) == (
        "Ben takes the set with a win, or holds out: a loss after more than 13 moves is enough."
    )


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        (Leg(1, None, 9), ""),
        (Leg(1, 1, 9), "No move of Ben can be proven a mistake."),
        (Leg(1, 1, 9, resigned=True), "Ben resigned."),
        (Leg(1, 1, 9, found=Found(mistake=3)), "Ben gave the win away with move 4, 2,3."),
        (Leg(1, 1, 9, resigned=True, found=Found(mistake=3)), "Ben gave the win away with move 4, 2,3."),
        (
            Leg(1, 2, 9, found=Found(from_the_start=True)),
            "Ada made no mistake: with perfect play whoever does not begin here wins.",
        ),
        (
            Leg(2, 2, 9, found=Found(from_the_start=True)),
            "Ada made no mistake: with perfect play whoever begins here wins.",
        ),
    ],
)
def test_how_a_leg_was_lost(ended: Leg, told: str) -> None:
    assert sentences.how_lost(NAMES, ended, "2,3", another=False) == told


@pytest.mark.parametrize(("starter", "whoever"), [(2, "begins"), (1, "does not begin")])
def test_whoever_loses_without_a_mistake_has_the_better_side_in_the_next_leg(
    starter: int, whoever: str
) -> None:
    ended = Leg(starter, 2, 9, found=Found(from_the_start=True))
    assert sentences.how_lost(NAMES, ended, "", another=True) == (
        f"Ada made no mistake: with perfect play whoever {whoever} here wins, "
        "and in the next leg that is Ada."
    )


def test_how_a_leg_has_ended() -> None:
    assert sentences.leg_over(NAMES, Leg(1, None, 9)) == "This leg is drawn."
    assert sentences.leg_over(NAMES, Leg(1, 2, 9)) == "Ben wins this leg in 9 moves."


def test_how_a_set_has_ended() -> None:
    begun = begin(plan()).sets[0]
    told = [sentences.set_over(NAMES, played_out(begun, (1, 9), end)) for end in ((1, 9), (2, 9), (2, 8))]
    assert told == [
        "Ada takes the set.",
        "Both have won in 9 moves: the set is halved.",
        "Ben takes the set by winning in fewer moves.",
    ]


def test_how_an_evening_has_ended() -> None:
    over = to_the_end(begin(plan(arena=False)), 2)
    assert sentences.over(over, NAMES) == "Ben wins the evening."


def a_short_evening(*, arena: bool) -> Evening:
    """Ada takes the first set, Ben the second, and Ada the third."""
    evening = begin(plan(SHORT, arena=arena))
    evening = evening.with_leg(Leg(1, 1, 22, found=Found(NarrowWin(1, 2, 12), (2, 1, 2))))
    evening = evening.with_leg(Leg(2, 1, 15, found=Found(NarrowWin(1, 1, 9), (2,))))
    return with_set(with_set(evening, 2, "chain"), 1, "apart")


def test_the_line_of_an_evening_with_the_arena() -> None:
    evening = a_short_evening(arena=True).with_round((0, 1)).with_round((1, 0)).with_round((1, 0))
    assert sentences.line(evening, NAMES, GAMES, 18) == (
        "TONIGHT Ada 2–1 Ben · Arena 3–1 · longest hold-out Ben, Siege 22 · 18 min"
    )


def test_the_line_of_an_evening_without_the_arena() -> None:
    evening = a_short_evening(arena=False).with_pick("light_cycle", 1)
    ahead = step(step(evening, 1, 9), 1, 9)
    assert sentences.line(ahead, NAMES, GAMES, 9) == (
        "TONIGHT Ada 2–1 Ben · Light Cycle Duel 3–0 · longest hold-out Ben, Siege 22 · 9 min"
    )


@pytest.mark.parametrize(
    ("moves", "finale"),
    [(8, "Chain 2–2, Ben held out"), (9, "Chain 2–2, shared"), (10, "Chain 2–2, Ada held out")],
)
def test_the_line_of_an_evening_that_holding_out_decides(moves: int, finale: str) -> None:
    evening = begin(plan(SHORT, arena=False))
    for winner in (1, 2, None):
        evening = with_set(evening, winner)
    evening = evening.with_pick("chain", 1)
    for winner, length in ((1, 9), (2, 9), (1, 9), (2, moves)):
        evening = step(evening, winner, length)
    assert f" · {finale} · " in sentences.line(evening, NAMES, GAMES, 9)


def test_whoever_leads_on_sets_and_loses_the_evening_reads_what_the_lead_was_worth() -> None:
    evening = a_short_evening(arena=True)
    assert sentences.what_decides(evening) == (
        "The Arena decides: whoever leads on sets begins it one round up."
    )
    for _round in range(3):
        evening = evening.with_round((0, 1))
    assert sentences.over(evening, NAMES) == "Ben wins the evening."
    assert sentences.finale(evening, NAMES, GAMES) == "Arena 1–3. Ada began it one round up."


def test_an_evening_that_was_left_has_no_finale_in_its_line() -> None:
    evening = begin(plan())
    assert sentences.line(evening, NAMES, GAMES, 0) == "TONIGHT Ada 0–0 Ben · 0 min"


def test_the_facts() -> None:
    assert sentences.facts(a_short_evening(arena=True), NAMES, GAMES) == [
        "Longest hold-out: Ben, Siege, 22 moves.",
        "Narrowest win: Ada, Siege, a move where 1 of 9 won.",
        "Ada threw a win away once.",
        "Ben threw a win away 3 times.",
    ]


def test_a_win_that_most_moves_kept_is_not_narrow() -> None:
    begun = begin(plan())
    told = [
        sentences.facts(begun.with_leg(Leg(1, 1, 9, found=Found(NarrowWin(1, *moves)))), NAMES, GAMES)
        for moves in ((9, 17), (9, 18))
    ]
    assert [len(each) for each in told] == [1, 2]


def test_whoever_lost_a_leg_has_no_narrow_win_in_it() -> None:
    lost = Leg(1, 2, 9, found=Found(NarrowWin(1, 1, 9)))
    told = sentences.facts(begin(plan()).with_leg(lost), NAMES, GAMES)
    assert told == ["Longest hold-out: Ada, Siege, 9 moves."]


def test_whoever_resigned_has_not_held_out() -> None:
    given_up = Leg(1, 2, 9, resigned=True)
    assert sentences.facts(begin(plan()).with_leg(given_up), NAMES, GAMES) == []


@pytest.mark.parametrize(
    ("winning", "legal", "best"),
    [
        (1, 8, "Narrowest win: Ada, Siege, a move where 1 of 8 won."),
        (1, 7, "Longest hold-out: Ben, Siege, 9 moves."),
    ],
)
def test_the_best_fact_is_a_very_narrow_win_or_else_who_held_out_longest(
    winning: int, legal: int, best: str
) -> None:
    evening = begin(plan()).with_leg(Leg(1, 1, 9, found=Found(NarrowWin(1, winning, legal))))
    assert sentences.best_fact(evening, NAMES, GAMES) == best


def test_where_there_is_nothing_to_tell_there_are_no_facts() -> None:
    assert sentences.facts(begin(plan()), NAMES, GAMES) == []


class TestSeveral:
    NAMES = ("Ada", "Ben", "Cy", "Dee")
    STAYS = replace(plan(SHORT), form=Form.WINNER_STAYS, sizes=(1, 1, 1))
    ROBIN = replace(plan(arena=False), form=Form.ROUND_ROBIN, sizes=(1,) * 4)

    def stays(self, arena: bool) -> Evening:
        evening = begin(replace(self.STAYS, arena=arena))
        for winner in (1, 2, 2, 2):
            evening = with_set(evening, winner)
        return evening

    def test_the_line_names_all_with_their_sets_and_points_in_the_arena(self) -> None:
        evening = self.stays(arena=True)
        assert evening.arena_points == (1, 0, 2)
        for points in ((2, 1, 0), (0, 1, 6)):
            evening = evening.with_round(points)
        assert sentences.over(evening, self.NAMES[:3]) == "Cy wins the evening."
        assert sentences.line(evening, self.NAMES[:3], GAMES, 9) == (
            "TONIGHT Cy 3 · Ada 1 · Ben 0 · Arena Cy 8, Ada 3, Ben 2 · longest hold-out Ben, Siege 10 · 9 min"
        )

    def test_without_the_arena_the_first_to_three_sets_needs_no_finale(self) -> None:
        line = sentences.line(self.stays(arena=False), self.NAMES[:3], GAMES, 9)
        assert line == "TONIGHT Cy 3 · Ada 1 · Ben 0 · longest hold-out Ben, Siege 10 · 9 min"

    def test_facts_are_about_whoever_was_at_the_board(self) -> None:
        evening = with_set(begin(self.STAYS), 1).with_pick("chain", 1)
        evening = evening.with_leg(Leg(1, 1, 22, found=Found(thrown_away=(2,))))
        assert sentences.facts(evening, self.NAMES[:3], GAMES) == [
            "Longest hold-out: Cy, Chain, 22 moves.",
            "Cy threw a win away once.",
        ]

    def test_the_two_of_a_last_set_that_is_halved_share_the_evening(self) -> None:
        halved = begin(self.ROBIN)
        while not halved.in_finale:
            halved = with_set(halved, 1 if halved.board != (1, 2) else None)
        halved = halved.with_pick("chain", 1)
        for winner in (2, 1, 2, 1):
            halved = step(halved, winner, 9)
        assert sentences.over(halved, self.NAMES) == "Ada and Ben share the evening."
        assert sentences.finale(halved, self.NAMES, GAMES) == "Chain Ada 2–2 Ben, shared."
