"""Where a run stands: lives, hints, combo and points, whatever happens."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game import catalogue
from game.bots.starts import FairStart
from game.run.points import Gate
from game.run.run_stage import StageResult
from game.run.standing import Change, Standing

BOARD = catalogue.games()["chain"].setup()
WON = StageResult(BOARD, won=True, gates=(), mistakes=0, hints=0, start=FairStart(1), moves=())
FORGIVEN = replace(WON, mistakes=1)
HINTED = replace(WON, hints=1)
LOST = replace(WON, won=False, mistakes=1)


def after(*results: StageResult, games: int = 5) -> Standing:
    standing = Standing(games)
    for result in results:
        standing = standing.after(result)
    return standing


class TestLives:
    def test_three_lost_stages_end_a_run(self) -> None:
        assert after(LOST, LOST).lives == 1
        assert after(LOST, LOST, LOST).over

    def test_a_lost_stage_is_played_again(self) -> None:
        standing = after(WON, LOST)
        assert (standing.stage, standing.attempt) == (1, 1)
        assert after(WON, LOST, WON).attempt == 0

    def test_a_loop_without_a_mistake_gives_a_life_back(self) -> None:
        first = [LOST, *[WON] * 5]
        assert after(*first).lives == 2
        assert after(*first, *[WON] * 5).lives == 3
        assert after(*first, *[WON] * 4, FORGIVEN).lives == 2

    def test_a_hint_is_no_mistake(self) -> None:
        assert after(LOST, *[WON] * 5, HINTED, *[WON] * 4).lives == 3

    def test_nobody_has_more_than_three(self) -> None:
        assert after(*[WON] * 10).lives == 3


class TestTension:
    def test_grows_with_the_stages_and_is_greatest_on_the_last_life(self) -> None:
        assert [after(*[WON] * stages).tension for stages in (0, 5, 10)] == [0, 0.25, 0.5]
        assert after(LOST).tension == 0
        assert after(LOST, LOST).tension == 1
        assert after(*[WON] * 30).tension == 1


class TestChange:
    def changed_by(self, *results: StageResult) -> Change:
        """What the last of these stages has changed."""
        return Change(after(*results[:-1]), after(*results))

    def test_a_life_is_given_back_only_if_one_was_lost(self) -> None:
        lost_one = self.changed_by(LOST, *[WON] * 10)
        assert lost_one.ends_flawless_loop
        assert lost_one.gives_life_back
        lost_none = self.changed_by(*[WON] * 5)
        assert lost_none.ends_flawless_loop
        assert not lost_none.gives_life_back

    def test_a_loop_with_a_mistake_gives_none(self) -> None:
        change = self.changed_by(LOST, *[WON] * 5)
        assert not change.ends_flawless_loop
        assert not change.gives_life_back

    def test_no_life_is_given_back_on_the_way_into_overtime(self) -> None:
        change = self.changed_by(*[WON] * 15, LOST, *[WON] * 5)
        assert change.clears_run
        assert not change.gives_life_back
        assert not self.changed_by(*[WON] * 21).clears_run


class TestClearing:
    def test_twenty_stages_clear_it_and_overtime_has_one_life(self) -> None:
        standing = after(*[WON] * 20)
        assert standing.clearing is not None
        assert (standing.clearing.lives, standing.clearing.hints) == (3, 3)
        assert (standing.lives, standing.loop) == (1, 5)
        assert after(*[WON] * 27).lives == 1
        assert after(*[WON] * 27).loop == 5
        assert after(*[WON] * 27, LOST).over

    def test_each_loop_is_worth_more(self) -> None:
        gained = [after(*[FORGIVEN] * n).points for n in (5, 10, 15, 20, 25)]
        assert gained == [500, 1500, 3000, 5000, 7500]


class TestCombo:
    def test_grows_with_clean_stages_and_starts_again(self) -> None:
        assert after(WON, WON).streak == 2
        assert after(WON, WON, HINTED).streak == 0
        assert after(WON, WON, FORGIVEN, WON).streak == 1
        assert after(WON, WON, LOST, WON).streak == 1

    def test_counts_in_the_stage_that_it_ends_with(self) -> None:
        assert after(WON).points == 110
        assert after(WON, WON).points == 110 + 120
        assert after(WON, HINTED).points == 110 + 50


gates = st.tuples(st.integers(1, 9), st.integers(1, 30), st.booleans()).map(
    lambda drawn: Gate(drawn[0], drawn[0] + drawn[1], drawn[2])
)
results = st.builds(
    StageResult,
    setup=st.just(BOARD),
    won=st.booleans(),
    gates=st.lists(gates, max_size=6).map(tuple),
    mistakes=st.integers(0, 2),
    hints=st.integers(0, 3),
    start=st.just(FairStart(1)),
    moves=st.just(()),
)


@given(st.lists(results, max_size=60), st.integers(1, 6))
def test_whatever_happens_lives_and_hints_stay_in_bounds_and_points_never_fall(
    course: list[StageResult], games: int
) -> None:
    standing = Standing(games)
    for result in course:
        if standing.over:
            break
        now = standing.after(replace(result, hints=min(result.hints, standing.hints)))
        assert 0 <= now.lives <= (1 if now.cleared else 3)
        assert 0 <= now.hints <= standing.hints
        assert now.points >= standing.points
        assert now.points % 10 == 0
        assert now.stage == standing.stage + result.won
        assert (now.points > standing.points) == result.won
        assert now.over == (now.lives == 0)
        standing = now
