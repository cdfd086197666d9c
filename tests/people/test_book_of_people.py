"""The book of people: what each pair has played, by game; whom it forgets, and what it says."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import PLAYERS, Player
from game.people.book import (
    MOST_LINES,
    Book,
    GameScore,
    HoldOut,
    Meeting,
    Pair,
    PlayedEvening,
    PlayedLeg,
    PlayedSet,
    Rematch,
    Score,
)
from game.people.faces import JUNO
from game.people.person import Person, guest
from game.people.roster import Remembered, Roster

ADA, BEN, CLEO = (
    Person("Ada", "star", "coral", key="a1"),
    Person("Ben", "fish", "sky", key="b2"),
    Person("Cleo", "cat", "mint", key="c3"),
)
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC)
MAYBE = st.sampled_from((1, 2, None))


def evening(
    number: int,
    winner: Player | None,
    *sets: PlayedSet,
    held_out: HoldOut | None = None,
    uphill: Player | None = None,
) -> PlayedEvening:
    line = f"TONIGHT number {number}"
    return PlayedEvening(f"e{number}", NOON + timedelta(days=number), line, winner, sets, held_out, uphill)


def a_set(game: str, winner: Player | None, *legs: tuple[Player, Player | None]) -> PlayedSet:
    return PlayedSet(game, winner, tuple(PlayedLeg(*leg) for leg in legs))


def pair(book: Book, one: Person = ADA, two: Person = BEN) -> Pair:
    found = book.pair(one.identity, two.identity)
    assert found is not None
    return found


SIEGE = a_set("siege", 1, (1, 1), (2, 2))
SETS = st.lists(
    st.builds(
        PlayedSet,
        st.sampled_from(("siege", "chain")),
        MAYBE,
        st.lists(st.builds(PlayedLeg, st.sampled_from(PLAYERS), MAYBE), max_size=4).map(tuple),
    ),
    max_size=5,
)
MEETINGS = st.lists(
    st.builds(
        lambda people, played: Meeting(people, played[0]),
        st.sampled_from([(ADA, BEN), (BEN, ADA), (ADA, CLEO), (CLEO, guest(4))]),
        SETS.filter(bool),
    ),
    max_size=6,
)
EVENINGS = st.lists(st.tuples(MAYBE, SETS), max_size=6).map(
    lambda played: [evening(n, winner, *sets) for n, (winner, sets) in enumerate(played)]
)


def mirrored(score: Score) -> Score:
    return Score(score.two, score.one, score.neither)


def turned(played: PlayedEvening) -> PlayedEvening:
    """The same evening with the two on each other's side."""
    swap = {1: 2, 2: 1, None: None}
    sets = tuple(
        PlayedSet(
            s.game, swap[s.winner], tuple(PlayedLeg(3 - leg.starter, swap[leg.winner]) for leg in s.legs)
        )
        for s in played.sets
    )
    return PlayedEvening(played.key, played.ended, played.line, swap[played.winner], sets)


class TestWhatIsCounted:
    def test_sets_and_legs_by_game_and_by_who_began(self) -> None:
        chain = a_set("chain", None, (2, 1), (1, 2))
        book = Book().after((ADA, BEN), evening(1, 1, SIEGE, chain)).after((ADA, BEN), evening(2, 2, SIEGE))
        assert pair(book).evenings == Score(1, 1, 0)
        assert pair(book).games["siege"] == GameScore(Score(2, 0, 0), Score(2, 0, 0), Score(0, 2, 0))
        assert pair(book).games["chain"] == GameScore(Score(0, 0, 1), Score(0, 1, 0), Score(1, 0, 0))

    @given(EVENINGS)
    def test_everything_adds_up(self, evenings: list[PlayedEvening]) -> None:
        book = Book()
        for each in evenings:
            book = book.after((ADA, BEN), each)
        legs = sum(len(played.legs) for each in evenings for played in each.sets)
        games = [game for each in book.pairs for game in each.games.values()]
        assert sum(game.begun_by_one.played + game.begun_by_two.played for game in games) == legs
        assert sum(game.sets.played for game in games) == sum(len(each.sets) for each in evenings)
        assert sum(each.evenings.played for each in book.pairs) == len(evenings)

    @given(EVENINGS)
    def test_who_sat_on_which_side_does_not_matter(self, evenings: list[PlayedEvening]) -> None:
        one, other = Book(), Book()
        for each in evenings:
            one = one.after((ADA, BEN), each)
            other = other.after((BEN, ADA), turned(each))
        assert one.pair("a1", "b2") == other.pair("a1", "b2")
        assert one.pair("b2", "a1") == other.pair("b2", "a1")

    def test_an_evening_counts_once(self) -> None:
        book = Book().after((ADA, BEN), evening(1, 1, SIEGE))
        assert book.after((ADA, BEN), evening(1, 1, SIEGE)) == book
        assert pair(book.after((BEN, ADA), evening(1, 2, SIEGE))) == pair(book)

    @given(MEETINGS)
    def test_the_sets_of_several_people_add_up(self, meetings: list[Meeting]) -> None:
        book = Book().after_meetings("first", meetings)
        assert book.after_meetings("first", meetings) == book, "an evening counts once"
        book = book.after_meetings("second", meetings)
        games = [game for each in book.pairs for game in each.games.values()]
        of_two = [each.played for each in meetings if all(person.identity for person in each.people)]
        assert sum(game.sets.played for game in games) == 2 * len(of_two)
        legs = sum(game.begun_by_one.played + game.begun_by_two.played for game in games)
        assert legs == 2 * sum(len(played.legs) for played in of_two)
        assert all(each.evenings == Score() and each.lines == () for each in book.pairs)

    def test_who_has_only_met_among_others_had_no_evening(self) -> None:
        book = Book().after_meetings("several", [Meeting((BEN, ADA), SIEGE, HoldOut(1, "siege", 9))])
        assert pair(book).games["siege"].sets == Score(0, 1, 0)
        assert pair(book).held_out == HoldOut(2, "siege", 9)
        assert book.greeting((ADA, BEN)) == "Ada and Ben have met, but had no evening to themselves."
        after = book.after((ADA, BEN), evening(1, 1, SIEGE))
        assert after.greeting((ADA, BEN)) == "Ada leads 1–0, and won the last."
        assert after.after_meetings("several", [Meeting((ADA, BEN), SIEGE)]) == after

    def test_pairs_are_kept_apart_and_a_bot_is_one_of_them(self) -> None:
        book = Book().after((ADA, BEN), evening(1, 1, SIEGE)).after((ADA, JUNO.person), evening(2, 2, SIEGE))
        assert pair(book).evenings == Score(1, 0, 0)
        assert pair(book, JUNO.person, ADA).evenings.played == 1
        assert book.pair(BEN.identity, JUNO.person.identity) is None

    @pytest.mark.parametrize("other", [guest(1), ADA], ids=["a guest", "the same person"])
    def test_nothing_is_left_by_a_guest_or_by_somebody_alone(self, other: Person) -> None:
        assert Book().after((ADA, other), evening(1, 1, SIEGE)) == Book()
        assert Book().after((other, ADA), evening(1, 1, SIEGE)) == Book()

    def test_the_longest_hold_out_is_told_with_who_held_out(self) -> None:
        book = Book().after((BEN, ADA), evening(1, 1, SIEGE, held_out=HoldOut(1, "siege", 22)))
        book = book.after((ADA, BEN), evening(2, 1, SIEGE, held_out=HoldOut(1, "chain", 22)))
        assert pair(book).held_out == HoldOut(2, "siege", 22)
        book = book.after((ADA, BEN), evening(3, 1, SIEGE, held_out=HoldOut(1, "chain", 23)))
        assert pair(book).held_out == HoldOut(1, "chain", 23)

    def test_a_win_uphill_is_marked_and_a_loss_is_not(self) -> None:
        book = Book().after((ADA, BEN), evening(1, 1, uphill=1)).after((BEN, ADA), evening(2, 1, uphill=2))
        assert [line.uphill for line in pair(book).lines] == [False, True]
        assert pair(book).uphill == Score(1, 0, 0)

    def test_the_last_lines_are_kept_the_latest_first(self) -> None:
        book = Book()
        for number in (*range(1, 25), 0):  # one of another cabinet arrives late
            book = book.after((ADA, BEN), evening(number, 1))
        assert [line.words for line in pair(book).lines] == [f"TONIGHT number {n}" for n in range(24, 4, -1)]
        assert len(pair(book).lines) == MOST_LINES
        assert pair(book).evenings.played == 25


class TestErasing:
    def setup_method(self) -> None:
        roster = Roster(tuple(Remembered(person, NOON) for person in (ADA, BEN, CLEO)))
        self.book = Book(roster)
        for number, people in enumerate(((ADA, BEN), (BEN, CLEO), (ADA, CLEO))):
            self.book = self.book.after(people, evening(number, 1, SIEGE))

    def test_a_pair_is_forgotten_and_both_stay(self) -> None:
        book = self.book.without_pair(BEN.identity, ADA.identity)
        assert book.pair(ADA.identity, BEN.identity) is None
        assert len(book.pairs) == 2
        assert book.roster == self.book.roster

    def test_a_person_is_forgotten_with_all_that_they_played(self) -> None:
        book = self.book.without_person(BEN.identity)
        assert [each.person for each in book.roster.people] == [ADA, CLEO]
        assert [{each.one, each.two} for each in book.pairs] == [{ADA.key, CLEO.key}]

    @pytest.mark.parametrize(("forgotten", "expected"), [(CLEO, (BEN, ADA)), (ADA, None)])
    def test_nobody_meets_again_who_is_forgotten(
        self, forgotten: Person, expected: tuple[Person, Person] | None
    ) -> None:
        book = replace(self.book, rematch=Rematch((BEN.key, ADA.key), 3, arena=True, first=2))
        assert book.without_person(forgotten.identity).expected == expected

    def test_who_is_not_there_is_not_missed(self) -> None:
        assert self.book.without_pair(ADA.identity, "expert") == self.book
        assert self.book.without_person("nobody") == self.book


class TestGreeting:
    @pytest.mark.parametrize(
        ("won", "words"),
        [
            ((), "Ada and Ben have not met yet."),
            ((1, 1, 2), "Ada leads 2–1; Ben won the last."),
            ((2, 2, 1), "Ben leads 2–1; Ada won the last."),
            ((1, 1, None), "Ada leads 2–0; they shared the last."),
            ((1, 2), "Ada and Ben are level, 1–1; Ben won the last."),
            ((None,), "Ada and Ben are level, 0–0; they shared the last."),
        ],
    )
    def test_it_says_who_leads_and_who_won_last(self, won: tuple[Player | None, ...], words: str) -> None:
        book = Book()
        for number, winner in enumerate(won):
            book = book.after((ADA, BEN), evening(number, winner))
        assert book.greeting((ADA, BEN)) == words
        swapped = words.replace("Ada and Ben", "Ben and Ada")
        assert book.greeting((BEN, ADA)) == swapped

    def test_it_calls_everybody_by_the_name_they_have_now(self) -> None:
        book = Book().after((ADA, JUNO.person), evening(1, 2))
        assert book.greeting((Person("Adele", "key", "gold", key="a1"), JUNO.person)) == (
            "Juno leads 1–0, and won the last."
        )


class TestRoster:
    def setup_method(self) -> None:
        here = {ADA: 1, BEN: 3, CLEO: 2}
        self.roster = Roster(tuple(Remembered(p, NOON + timedelta(days=n)) for p, n in here.items()))

    def test_who_was_here_last_and_is_free_is_proposed(self) -> None:
        assert self.roster.proposed() == BEN
        assert self.roster.proposed({BEN.key}) == CLEO
        assert self.roster.seen({ADA.key}, NOON + timedelta(days=9)).proposed() == ADA
        assert self.roster.proposed({ADA.key, BEN.key, CLEO.key}) is None

    def test_an_earlier_visit_changes_nothing(self) -> None:
        assert self.roster.seen({BEN.key}, NOON) == self.roster

    def test_a_person_is_there_once_by_their_key(self) -> None:
        adele = Remembered(Person("Adele", "key", "gold", key="a1"), NOON, uphill=2, level="keen")
        assert self.roster.with_person(adele).of("a1") == adele
        assert len(self.roster.with_person(adele).people) == 3
