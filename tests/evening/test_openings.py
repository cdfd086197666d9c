"""Balanced openings: both legs of a set begin with one, and it leaves the same to both players."""

import random
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

import pytest

from game import catalogue
from game.bench import make_balanced
from game.bench.balance import EQUALS, Balance
from game.bench.make_balanced import COMPUTED, MOST_POSITIONS
from game.bots.review import Verdict
from game.core import record
from game.core.match import Match
from game.core.rules import PLAYERS, Player, opponent
from game.core.variant import Setup
from game.evening.evening import Picking, Plan
from game.evening.forms import begin
from game.evening.leg_mode import LegMode
from game.evening.legs import Leg
from game.evening.openings import Opening, begun_by, of_set, pack
from game.evening.progress import EveningProgress, found_in
from game.people.person import guest
from game.session.session import Session
from game.solving.solver import Solver
from game.solving.symmetry import likeness
from game.solving.values import Value
from tests.evenings import ADA, AUTOPLAYER, BEN, GAMES, given_up_by, leg_at, won_by

PLAN = Plan.of(GAMES.values(), arena=False)
BEGUN = EveningProgress("key", begin(PLAN), (ADA, BEN), seed=7)
WITH_PACK = [slug for slug, variant in GAMES.items() if pack(variant.setup())]
ENOUGH = 24
# Computing the shares of all openings takes a minute: `bench.make_balanced` does.
SAMPLE = 1
# The games that are played where shares were not computed: a share is within three standard errors.
SOME_GAMES = 100

every_game = pytest.mark.parametrize("slug", WITH_PACK)


def match_after(setup: Setup, opening: Opening, first: int = 1) -> Match:
    return Match.of(setup, begun_by(first, setup, opening), first)


class TestPacks:
    def test_siege_opens_evenings_with_balanced_openings(self) -> None:
        assert "siege" in WITH_PACK

    @every_game
    def test_a_pack_has_enough_short_openings_that_differ(self, slug: str) -> None:
        setup = GAMES[slug].setup()
        openings = pack(setup)
        assert len(openings) == len(catalogue.balanced_text(setup.variant).splitlines()) - 1
        assert (
            len({likeness(setup.rules(), match_after(setup, each).position) for each in openings}) >= ENOUGH
        )
        for opening in openings:
            assert len(opening) in (2, 4)
            assert match_after(setup, opening).position.turn == 1, "whoever begins is on turn"

    @every_game
    def test_a_sample_is_balanced_between_both_kinds_of_equal_players(self, slug: str) -> None:
        """Shares that cannot be computed are those of games that the packs were not mined with."""
        setup = GAMES[slug].setup()
        how, margin = catalogue.balanced_text(setup.variant).splitlines()[0], 3 * sqrt(0.25 / SOME_GAMES)
        for balance in [Balance(setup, who, "proven again") for who in EQUALS]:
            for opening in random.Random(slug).sample(pack(setup), SAMPLE):  # noqa: S311 - not for secrets
                position = match_after(setup, opening).position
                if how == COMPUTED:
                    assert balance.exact(position, MOST_POSITIONS).is_balanced(), opening
                else:
                    assert balance.played(position, SOME_GAMES).is_balanced(margin), opening

    def test_the_same_seed_finds_the_same_balanced_openings(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Also where games are played because too many positions can follow."""
        small = replace(GAMES["light_cycle"], size=4)
        monkeypatch.setattr(make_balanced, "LEAST_MOVES", 6.5)
        hauls = [make_balanced.mine(small, ENOUGH, seed) for seed in (1, 1)]
        assert hauls[0].text == hauls[1].text
        assert hauls[0].text.startswith(COMPUTED)
        monkeypatch.setattr(make_balanced, "MOST_POSITIONS", 10)
        played = make_balanced.mine(small, ENOUGH, 1)
        assert played.text.startswith("# shares measured in 1024 games each")
        found = [{record.write(match) for match, _prospects in haul.found} for haul in (hauls[0], played)]
        assert found[1]
        assert found[1] <= found[0], "what is well inside the bounds is inside them"
        for _match, prospects in hauls[0].found:
            assert all(each.is_balanced() and each.moves >= 6.5 for each in prospects)

    def test_computed_shares_are_those_of_many_games(self) -> None:
        setup = GAMES["chain"].setup(3)
        for who in EQUALS:
            balance, start = Balance(setup, who, "many"), setup.rules().start()
            computed, played = balance.exact(start, MOST_POSITIONS), balance.played(start, 400)
            assert abs(computed.share - played.share) < 3 * sqrt(0.25 / 400)
            assert abs(computed.moves - played.moves) < 0.5

    def test_a_game_without_a_pack_begins_at_its_start(self) -> None:
        assert pack(GAMES["chain"].setup()) == ()
        assert of_set(GAMES["chain"].setup(), 7, 1) == ()

    def test_any_game_can_bring_a_pack_in_its_folder(self, monkeypatch: pytest.MonkeyPatch) -> None:
        setup = GAMES["noughts"].setup()
        assert catalogue.balanced_of(setup.variant).parent.name == "noughts"
        line = record.write(make_balanced.openings_of(setup, 2, 1)[0])
        monkeypatch.setattr(catalogue, "balanced_text", lambda _variant: f"{COMPUTED}\n{line}\n")
        pack.cache_clear()
        assert len(of_set(setup, 7, 1)) == 2
        pack.cache_clear()

    def test_a_pack_is_about_the_official_board(self) -> None:
        assert pack(GAMES["siege"].setup(4)) == ()


class TestExchanged:
    """What an opening leaves to one player, it leaves to the other one if they begin it."""

    @pytest.mark.parametrize("slug", [*GAMES])
    def test_the_second_leg_is_the_first_one_with_the_sides_exchanged(self, slug: str) -> None:
        for setup in (GAMES[slug].setup(), GAMES[slug].setup(GAMES[slug].sizes[1])):
            solver = Solver(setup)
            for opening in (*pack(setup), *random_openings(setup)):
                ours, theirs = (match_after(setup, opening, first) for first in PLAYERS)
                assert same_with_sides_exchanged(solver, ours, theirs)

    def test_exchanging_the_sides_twice_changes_nothing(self) -> None:
        for slug, variant in GAMES.items():
            setup = variant.setup()
            for opening in random_openings(setup):
                again = begun_by(1, setup, begun_by(2, setup, opening), 2)
                assert again == opening, slug


def random_openings(setup: Setup) -> Iterator[Opening]:
    """Some openings of three moves."""
    chance = random.Random(setup.size)  # noqa: S311 - not for secrets
    for _opening in range(3):
        match = Match(setup)
        for _move in range(3):
            if not match.over:
                match.play(chance.choice(match.rules.legal_moves(match.position)))
        yield tuple(ply.move for ply in match.plies)


def same_with_sides_exchanged(solver: Solver, ours: Match, theirs: Match) -> bool:
    """Whether two positions are alike and each player is in the place of the other, also one move later."""
    rules, one, two = solver.rules, ours.position, theirs.position
    after = [
        sorted(likeness(rules, rules.play(each, move)) for move in rules.legal_moves(each))
        for each in (one, two)
    ]
    return (
        one.turn == opponent(two.turn)
        and likeness(rules, one) == likeness(rules, two)
        and after[0] == after[1]
        and (not ours.setup.is_proven or solver.value(one) == solver.value(two))
    )


class TestAnEvening:
    def test_no_two_sets_of_a_game_have_the_same_opening(self) -> None:
        setup = GAMES["siege"].setup()
        openings = [of_set(setup, 7, number) for number in range(1, ENOUGH + 1)]
        assert len(set(openings)) == ENOUGH
        assert openings != [of_set(setup, 8, number) for number in range(1, ENOUGH + 1)]

    def test_all_legs_of_a_set_begin_with_its_opening(self) -> None:
        """The last set has four legs. Before each, the evening is the one that was saved."""
        progress, seen = BEGUN, []
        while not isinstance(phase := progress.evening.phase, Picking):
            seen.append(leg_at(progress))
            progress = progress.after(given_up_by(leg_at(progress), opponent(phase.starter)))
        one, two = (session.match for session in seen)
        assert one.plies
        assert same_with_sides_exchanged(Solver(one.setup), one, two)
        assert [match.position.turn for match in (one, two)] == [1, 2]

    def test_the_second_leg_follows_the_first_one_whatever_the_pack_says(self) -> None:
        """An evening goes on after packs were mined anew, and one that began without an opening does."""
        setup = GAMES["siege"].setup()
        session = given_up_by(Session(setup, BEGUN.players, LegMode(1)), 2)
        assert leg_at(BEGUN.after(session)).match.plies == []
        other = pack(setup)[0]
        session = given_up_by(Session(setup, BEGUN.players, LegMode(1, opening=other)), 2)
        second = leg_at(BEGUN.after(session)).match
        assert same_with_sides_exchanged(Solver(setup), match_after(setup, other), second)

    def test_the_moves_of_an_opening_do_not_count(self) -> None:
        session = leg_at(BEGUN)
        given = len(session.match.plies)
        assert given == session.given
        assert not session.can_undo
        leg = BEGUN.after(given_up_by(leg_at(BEGUN), 1)).latest_leg
        assert leg == Leg(1, 2, 0, resigned=True)
        session.play(AUTOPLAYER.worst(session))
        assert session.can_undo
        session.undo()
        assert len(session.match.plies) == given

    def test_a_team_takes_turns_from_the_end_of_the_opening(self) -> None:
        four = replace(PLAN, sizes=(2, 2))
        progress = EveningProgress("key", begin(four), (ADA, BEN, guest(3), guest(4)), seed=7)
        setup = GAMES["siege"].setup()
        opening = next(each for each in pack(setup) if len(each) == 2)
        session = Session(setup, progress.players, LegMode(1, opening=opening))
        assert progress.on_turn(session) == ADA

    def test_a_leg_that_was_kept_goes_on_with_its_opening(self) -> None:
        session = leg_at(BEGUN)
        session.play(AUTOPLAYER.best(session))
        again = leg_at(BEGUN.at(session))
        assert again.match.plies == session.match.plies
        assert again.given == session.given

    def test_an_evening_saved_without_openings_goes_on_in_its_leg(self) -> None:
        session = Session(GAMES["siege"].setup(), BEGUN.players, LegMode(1))
        session.play(AUTOPLAYER.best(session))
        again = leg_at(replace(BEGUN, game=session.as_single_game()))
        assert again.match.plies == session.match.plies
        assert again.given == 0


class TestReviews:
    @pytest.mark.parametrize("number", range(3))
    def test_nobody_is_blamed_for_the_opening(self, number: int) -> None:
        """Whoever wins without a mistake had the win from the start, which is the end of the opening."""
        setup = GAMES["siege"].setup()
        begun = Session(setup, BEGUN.players, LegMode(1, opening=pack(setup)[number]))
        session = won_by(begun, winner_of(begun))
        assert session.review is not None
        given = [each.verdict is Verdict.GIVEN for each in session.review.assessments]
        assert given == [number < session.given for number in range(len(given))]
        found = found_in(session)
        assert (found.thrown_away, found.mistake, found.from_the_start) == ((), None, True)

    def test_the_move_that_lost_is_counted_from_the_end_of_the_opening(self) -> None:
        begun = leg_at(BEGUN)
        holder = winner_of(begun)
        session = won_by(begun, opponent(holder))
        progress = BEGUN.after(session)
        leg = progress.latest_leg
        assert leg is not None
        assert leg.found.mistake is not None
        ply = session.match.plies[session.given + leg.found.mistake]
        assert (ply.player, ply.move) == (holder, progress.latest_mistake)


def winner_of(session: Session) -> Player:
    """Who wins with perfect play."""
    turn = session.match.position.turn
    return turn if Solver(session.setup).value(session.match.position) is Value.WIN else opponent(turn)
