"""A whole run: its course follows from its seed, and its stages are fair."""

from dataclasses import replace

import pytest

from game.bots.levels import LEVELS
from game.bots.review import Verdict
from game.run import course
from game.run.course import LOOPS, OVERTIME
from game.run.medals import earned
from game.run.run import Run
from game.run.standing import Standing
from game.seeds import number_from
from game.session.events import Refused
from game.session.session import Session
from game.solving.symmetry import likeness
from tests.runs import GAMES, QUICK, Player, quick_run
from tests.setups import THE_FIVE


@pytest.fixture(scope="module")
def player() -> Player:
    return Player()


def alone(session: Session) -> int:
    assert session.players.alone is not None
    return session.players.alone


def lost_by_moves(run: Run) -> Run:
    """The stage is played to its end, and lost."""
    player = Player()
    session = player.begun(run)
    player.go_on(session)
    while not session.over:
        session.play(player.worst(session))
        player.go_on(session)
    after = run.after(session)
    assert not after.results[-1].won
    return after


class TestCourse:
    def test_every_game_whose_official_board_is_proven_joins_by_itself(self) -> None:
        games = course.games_of_a_run(GAMES)
        assert set(THE_FIVE) <= set(games)
        assert {slug for slug in GAMES if GAMES[slug].size not in GAMES[slug].provable_sizes}.isdisjoint(
            games
        )

    def test_each_loop_has_every_game_once_in_its_own_order(self) -> None:
        orders = {course.order(7, loop, THE_FIVE) for loop in range(8)}
        assert all(sorted(order) == sorted(THE_FIVE) for order in orders)
        assert len(orders) > 1

    def test_the_order_stays_the_same_over_versions(self) -> None:
        assert course.order(20261119, 0, ("a", "b", "c", "d", "e")) == ("b", "a", "d", "c", "e")
        assert number_from("20261119 0 0") == 2966869827

    def test_the_seed_of_a_day_is_its_date(self) -> None:
        run = Run.daily("2026-11-19", GAMES)
        assert (run.seed, run.date) == (20261119, "2026-11-19")
        assert run.card(GAMES) == Run.daily("2026-11-19", GAMES).card(GAMES)

    def test_the_levels_rise_to_overtime(self) -> None:
        assert {loop.level for loop in (*LOOPS, OVERTIME)} <= set(LEVELS)
        run = quick_run()
        cards = [run.card_at(Standing(len(QUICK), stage=stage), GAMES) for stage in (0, 1, 2, 7, 8, 99)]
        assert [card.loop for card in cards] == [1, 1, 2, 4, 5, 5]
        loops = [*LOOPS[:1] * 2, LOOPS[1], LOOPS[3], OVERTIME, OVERTIME]
        assert [(card.level, card.question.share) for card in cards] == [
            (loop.level, loop.share) for loop in loops
        ]

    @pytest.mark.parametrize("loop", [0, 1])
    def test_another_attempt_begins_as_no_stage_of_the_run_before_it(self, player: Player, loop: int) -> None:
        for seed in range(12):
            run = replace(quick_run(seed), games=("chain",))
            for _stage in range(loop):
                run = player.won(run)
            setup = run.card(GAMES).setup
            run = player.lost(player.lost(player.lost(run)))
            begun = [result.start.match(setup).position for result in run.results[loop:]]
            assert {result.setup for result in run.results[loop:]} == {setup}
            assert len({likeness(setup.rules(), position) for position in begun}) == 3

    def test_whoever_wins_and_loses_the_same_stages_meets_the_same_starts(self) -> None:
        """However they win and lose them, and whatever their programs have proven before."""
        one, two = (replace(Run.daily("2026-11-19", GAMES), games=("chain",)) for _person in range(2))
        one, two = Player().lost(one), lost_by_moves(two)
        assert one.results[0].moves != two.results[0].moves
        one, two = Player().won(Player().lost(one)), Player().won(Player().lost(two))
        assert [result.start for result in one.results] == [result.start for result in two.results]
        assert one.card(GAMES) == two.card(GAMES)
        assert Player().start(one) == Player().start(two)

    def test_later_loops_are_played_on_the_boards_that_a_game_declares_for_them(self) -> None:
        run = Run.new(4, {slug: GAMES[slug] for slug in THE_FIVE})
        boards: dict[str, list[int]] = {slug: [] for slug in run.games}
        for stage in range(8 * len(run.games)):
            setup = run.card_at(Standing(len(run.games), stage=stage), GAMES).setup
            boards[setup.variant.slug].append(setup.size)
        for slug, (first, *later) in boards.items():
            official, sizes = GAMES[slug].size, GAMES[slug].stage_sizes
            assert first == official
            if sizes:
                assert set(later[: len(sizes)]) == set(sizes), "each once before any comes again"
            else:
                assert set(later) == {official}

    def test_a_run_has_other_boards_than_another_run(self) -> None:
        sizes = {course.board(seed, 1, GAMES["chain"]).size for seed in range(20)}
        assert sizes == set(GAMES["chain"].stage_sizes)


class TestStages:
    def test_equal_seeds_give_equal_runs(self) -> None:
        """Also if proofs were kept from elsewhere, as in a program that has run for long."""
        one, two = quick_run(5), quick_run(5)
        experienced = Player()
        experienced.won(quick_run(6))
        for _stage in range(4):
            one, two = Player().won(one), experienced.won(two)
        assert one == two
        assert one.standing.points > 0

    def test_the_person_is_on_turn_and_the_bot_has_the_level_of_the_loop(self, player: Player) -> None:
        session = player.begun(quick_run())
        assert session.turn == alone(session)
        assert session.players.bot_level == LOOPS[0].level

    def test_a_stage_that_is_won_gives_points_and_leads_on(self, player: Player) -> None:
        run = player.won(quick_run())
        assert run.standing.stage == 1
        assert run.points_of(0) == run.standing.points >= 110
        assert run.results[0].clean

    def test_the_points_come_move_by_move(self, player: Player) -> None:
        run = quick_run(2)
        session = player.begun(run)
        worth = [run.worth(session)]
        while not session.over:
            session.play(player.best(session))
            player.go_on(session)
            worth.append(run.worth(session))
        assert worth == sorted(worth)
        assert worth[0] == 110
        assert worth[-1] == run.after(session).standing.points

    def test_a_lost_stage_costs_a_life_and_can_be_reviewed(self, player: Player) -> None:
        run = player.won(player.lost(quick_run()))
        (session,) = run.lost_stages()
        assert session.over
        player.go_on(session)
        assert session.review is not None
        opening = session.review.assessments[: len(session.began_in.opening)]
        assert all(each.verdict is Verdict.GIVEN for each in opening)
        assert not session.review.mistakes
        assert session.resigned == session.players.alone
        assert (run.standing.lives, run.standing.stage) == (2, 1)

    def test_the_review_of_a_stage_that_was_played_to_a_loss_names_the_persons_mistake(
        self, player: Player
    ) -> None:
        played = (self.played_badly(player, seed) for seed in range(20))
        session = next(each for each in played if each.outcome and each.outcome.winner != alone(each))
        assert session.review is not None
        first = session.review.first_mistake
        assert first is not None
        assert session.review.assessments[first].player == alone(session)

    def played_badly(self, player: Player, seed: int) -> Session:
        """A stage of which the person gives the win away, which a weak bot may give back."""
        session = player.begun(quick_run(seed))
        player.go_on(session)
        while not session.over:
            session.play(player.worst(session))
            player.go_on(session)
        return session

    def test_nothing_is_taken_back_and_the_bot_keeps_its_level(self, player: Player) -> None:
        session = player.begun(quick_run())
        session.play(player.best(session))
        player.go_on(session)
        assert not session.can_undo
        assert session.undo() == (Refused("No move can be taken back here."),)
        session.change_level(OVERTIME.level)
        assert session.players.bot_level == LOOPS[0].level

    def test_a_hint_halves_the_stage_and_three_are_all(self, player: Player) -> None:
        run = quick_run(2)
        session = player.begun(run)
        before = run.worth(session)
        for _hint in range(3):
            if not session.over:
                session.ask_hint()
                player.go_on(session)
                assert session.hint is not None
                session.play(session.hint.moves[0])
                player.go_on(session)
        player.finish(session)
        after = run.after(session)
        assert after.standing.hints == 0
        assert after.standing.points < before
        session = player.begun(after)
        assert session.ask_hint() == (Refused("There is no hint left."),)

    def test_a_run_that_was_won_throughout_is_cleared_with_its_medals(self, player: Player) -> None:
        run = replace(quick_run(3), games=("chain",))
        for _stage in range(4):
            run = player.won(run)
        assert run.standing.cleared
        medals = {medal.name for medal in earned(run)}
        assert {"cleared", "untouched", "flawless", "bronze"} <= medals
        assert not medals & {"overtime", "gold"}
        assert "overtime" in {medal.name for medal in earned(player.won(run))}
        assert not earned(quick_run())
