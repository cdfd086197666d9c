"""An evening as it is played: the sessions of its legs, and what is found in them."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from game.core.rules import Outcome
from game.evening.evening import Form, Picking, Playing
from game.evening.forms import begin
from game.evening.legs import Found, Leg
from game.evening.progress import EveningProgress, found_in
from game.evening.uphill import Uphill
from game.people.faces import FACES
from game.people.person import Person
from game.people.roster import Remembered, Roster
from game.session.events import HintWanted, Redone, Refused, Undone
from tests.evenings import ADA, AUTOPLAYER, BEN, GAMES, QUICK, given_up_by, leg_at, with_set, won_by

BEGUN = EveningProgress("key", begin(QUICK), (ADA, BEN), seed=7)
JUNO = FACES["keen"].person


class TestLegs:
    def test_the_people_keep_their_sides_and_take_turns_to_begin(self) -> None:
        progress = BEGUN
        for starter in (1, 2):
            session = leg_at(progress)
            assert (session.setup, session.turn) == (GAMES["light_cycle"].setup(), starter)
            assert session.players.persons == (ADA, BEN)
            progress = progress.after(won_by(session, 1))
        assert isinstance(progress.evening.phase, Picking)
        assert progress.session(GAMES) is None

    def test_a_bot_plays_for_its_face(self) -> None:
        session = leg_at(replace(BEGUN, people=(ADA, JUNO)))
        assert session.players.kinds == ("human", "keen")
        assert session.names.of(2) == "Juno"

    def test_a_leg_goes_on_where_it_was(self) -> None:
        session = leg_at(BEGUN)
        session.play(AUTOPLAYER.best(session))
        again = leg_at(BEGUN.at(session))
        assert again.match.plies == session.match.plies
        assert again.seed == session.seed

    def test_a_bot_plays_every_leg_in_another_way(self) -> None:
        one = leg_at(BEGUN)
        other = leg_at(BEGUN.after(given_up_by(leg_at(BEGUN), 1)))
        assert one.seed != other.seed

    def test_moves_can_be_taken_back_and_a_leg_counts_when_the_evening_goes_on(self) -> None:
        session = won_by(leg_at(BEGUN), 1)
        assert BEGUN.at(session).evening == BEGUN.evening
        session.undo()
        assert leg_at(BEGUN.at(session)).match.plies == session.match.plies

    def test_between_people_only_a_slip_can_be_taken_back_and_only_by_whoever_made_it(self) -> None:
        session = leg_at(BEGUN)
        for _move in range(2):
            session.play(session.match.rules.legal_moves(session.match.position)[0])
        assert session.undo(by=1) == (Refused("The last move is Ben's, who alone can take it back."),)
        assert isinstance(session.undo(by=2)[0], Undone)
        assert session.redo(by=1) == (Refused("Only Ben can make it again."),)
        for player in (1, 2, None):
            assert isinstance(session.undo(by=player)[0], Refused), "nobody goes back further"
        assert len(session.match.plies) == 1
        assert isinstance(session.redo(by=2)[0], Redone)
        assert isinstance(session.undo()[0], Undone), "one device may be anybody's"

    def test_against_a_bot_any_number_of_moves_can_be_taken_back(self) -> None:
        session = leg_at(replace(BEGUN, people=(ADA, JUNO)))
        for _move in range(5):
            session.play(session.match.rules.legal_moves(session.match.position)[0])
        for moves in (4, 2, 0):
            session.undo(by=1)
            assert len(session.match.plies) == moves

    @pytest.mark.parametrize(
        ("wishes", "people", "most"),
        [
            ((None, None), (ADA, BEN), 0),
            ((True, None), (ADA, BEN), 0),
            ((True, True), (ADA, BEN), None),
            ((None, None), (ADA, JUNO), None),
        ],
    )
    def test_between_people_there_are_hints_only_if_all_have_chosen_so(
        self, wishes: tuple[bool | None, ...], people: tuple[Person, Person], most: int | None
    ) -> None:
        now = datetime(2026, 5, 1, tzinfo=UTC)
        roster = Roster(
            tuple(
                Remembered(who, now, hints=wish) for who, wish in zip(people, wishes, strict=True) if who.key
            )
        )
        session = replace(BEGUN, people=people).session(GAMES, roster)
        assert session is not None
        assert session.hints_left == most
        assert isinstance(session.ask_hint()[0], HintWanted if most is None else Refused)

    def test_a_leg_that_goes_on_does_not_count(self) -> None:
        with pytest.raises(ValueError, match="not ended"):
            BEGUN.after(leg_at(BEGUN))

    def test_a_leg_that_was_resigned_counts_at_its_length(self) -> None:
        session = leg_at(BEGUN)
        for _number in range(3):
            session.play(AUTOPLAYER.best(session))
        leg = BEGUN.after(given_up_by(session, 2)).latest_leg
        assert leg is not None
        assert (leg.winner, leg.moves, leg.resigned) == (1, 3, True)

    def test_a_leg_that_was_resigned_before_its_first_move(self) -> None:
        leg = BEGUN.after(given_up_by(leg_at(BEGUN), 1)).latest_leg
        assert leg == Leg(1, 2, 0, resigned=True)


class TestReviews:
    def test_the_move_that_lost_is_the_last_one_that_gave_the_win_away(self) -> None:
        """Whoever begins has the win at the start of Light Cycle Duel."""
        session = won_by(leg_at(BEGUN), 2)
        progress = BEGUN.after(session)
        leg = progress.latest_leg
        assert leg is not None
        assert leg.found.mistake is not None
        ply = session.match.plies[leg.found.mistake]
        assert ply.player == 1
        assert progress.latest_mistake == ply.move
        assert 1 in leg.found.thrown_away
        assert not leg.found.from_the_start

    def test_whoever_wins_from_the_start_leaves_nothing_to_blame(self) -> None:
        found = found_in(won_by(leg_at(BEGUN), 1))
        assert (found.mistake, found.from_the_start) == (None, True)
        assert found.narrowest is not None
        assert found.narrowest.player == 1
        assert 0 < found.narrowest.winning < found.narrowest.legal

    def test_a_move_with_a_hint_was_not_narrow(self) -> None:
        session = leg_at(replace(BEGUN, people=(ADA, JUNO)))
        while not session.over:
            if session.turn == 1:
                session.ask_hint()
                AUTOPLAYER.go_on(session)
            session.play(AUTOPLAYER.best(session) if session.turn == 1 else AUTOPLAYER.worst(session))
        AUTOPLAYER.go_on(session)
        found = found_in(session)
        assert session.outcome == Outcome(1)
        assert found.narrowest is None

    def test_of_two_mistakes_the_last_one_lost(self) -> None:
        session = leg_at(BEGUN)
        for _number in range(3):
            session.play(AUTOPLAYER.worst(session))
        found = found_in(won_by(session, 2))
        assert found.thrown_away == (1, 2, 1)
        assert found.mistake == 2

    def test_a_mistake_that_was_made_good_did_not_lose(self) -> None:
        session = leg_at(BEGUN)
        for _number in range(2):
            session.play(AUTOPLAYER.worst(session))
        found = found_in(given_up_by(session, 1))
        assert (found.thrown_away, found.mistake) == ((1, 2), None)

    def test_a_won_game_that_is_resigned_was_not_lost_by_a_move(self) -> None:
        session = leg_at(BEGUN)
        session.play(AUTOPLAYER.best(session))
        found = found_in(given_up_by(session, 1))
        assert (found.mistake, found.from_the_start) == (None, False)

    def test_without_a_review_nothing_is_found(self) -> None:
        session = leg_at(BEGUN)
        session.resign(1)
        assert found_in(session) == Found()


class TestPicks:
    def test_a_bot_picks_what_follows_from_the_seed(self) -> None:
        progress = replace(BEGUN, people=(ADA, JUNO))
        assert not progress.bot_picks()
        while isinstance(progress.evening.phase, Playing):
            progress = progress.after(given_up_by(leg_at(progress), 2))
        assert progress.bot_picks()
        picked = progress.with_bots_pick()
        assert picked == progress.with_bots_pick()
        assert picked.evening.sets[-1].game == "chain"

    def test_a_person_picks_for_themselves(self) -> None:
        progress = replace(BEGUN, people=(ADA, JUNO))
        while isinstance(progress.evening.phase, Playing):
            progress = progress.after(given_up_by(leg_at(progress), 1))
        assert not progress.bot_picks()


@pytest.mark.parametrize(("seconds", "minutes"), [(0, 0), (29, 0), (30, 1), (1080, 18)])
def test_minutes(seconds: int, minutes: int) -> None:
    assert BEGUN.later(seconds).minutes == minutes


CY, DEE, EVE = (Person(name, "sun", "gold", key=name.lower()) for name in ("Cy", "Dee", "Eve"))


class TestTeams:
    PROGRESS = EveningProgress(
        "key",
        begin(replace(QUICK, form=Form.WINNER_STAYS, sizes=(2, 2, 1))),
        (ADA, BEN, CY, DEE, EVE),
        seed=7,
    )

    def test_a_team_plays_as_one_under_both_names(self) -> None:
        assert self.PROGRESS.teams == ((ADA, BEN), (CY, DEE), (EVE,))
        assert self.PROGRESS.names == ("Ada & Ben", "Cy & Dee", "Eve")
        session = leg_at(self.PROGRESS)
        assert session.names.of(1) == "Ada & Ben"
        assert not session.players.persons[0].key  # type: ignore[union-attr]  # nothing is kept about a team

    def test_its_members_take_turns_and_the_other_one_begins_the_other_leg(self) -> None:
        progress = self.PROGRESS
        for first, then in (((ADA, CY), (BEN, DEE)), ((BEN, DEE), (ADA, CY))):
            session = leg_at(progress)
            for expected in (first, then, first):
                for _side in (1, 2):
                    assert progress.on_turn(session) == expected[session.turn - 1]
                    session.play(AUTOPLAYER.best(session))
            session.undo()
            assert progress.on_turn(session) == first[session.turn - 1]
            progress = progress.after(given_up_by(session, 2))
        assert progress.names_at_board == ("Ada & Ben", "Eve")
        assert progress.names_in_latest_leg == ("Ada & Ben", "Cy & Dee")
        assert progress.at_board_in(0)[1].name == "Cy & Dee"

    def test_a_team_rides_together_against_a_team_and_in_turns_against_somebody_alone(self) -> None:
        riding = replace(self.PROGRESS.evening.plan, sets=1, arena=True)
        progress = replace(self.PROGRESS, evening=with_set(begin(riding), 1))
        assert progress.riding == ((0, 1), (2, 3))
        alone = replace(riding, sizes=(2, 1, 2))
        progress = replace(self.PROGRESS, evening=with_set(begin(alone), 1))
        assert progress.riding == ((0,), (2,))
        assert progress.with_round((0, 1)).riding == ((1,), (2,))

    def test_each_defence_makes_it_steeper_on_top_of_what_people_want(self) -> None:
        progress = replace(self.PROGRESS, steps=(1, 0, 0))
        for game in ("chain", "light_cycle"):
            assert progress.uphill == Uphill(1, 1)
            for _leg in range(2):
                progress = progress.after(given_up_by(leg_at(progress), 2))
            progress = progress.with_pick(game, 1)
        assert progress.uphill == Uphill(1, 2)
        assert replace(progress, steps=(0, 3, 0)).uphill == Uphill(2, 2)
