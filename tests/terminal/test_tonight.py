"""An evening in the terminal: whole evenings, what is said between the legs, and going on after a kill."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.rules import PLAYERS, opponent
from game.evening.evening import LONG, SHORT, Form, Over, Picking, Plan, Playing, Riding
from game.evening.forms import begin
from game.evening.legs import Leg
from game.evening.openings import begun_by, of_set
from game.evening.picks import bots_pick
from game.evening.progress import EveningProgress
from game.people.book import Book
from game.people.faces import FACES, Occasion
from game.people.person import guest
from game.solving.solver import Solver
from game.solving.values import Value
from game.terminal import evening_front_end
from game.terminal.evening_front_end import Wanted
from game.terminal.memory import Memory
from tests.evenings import ADA, BEN, GAMES, QUICK, given_up_by, leg_at
from tests.processes import gridlock
from tests.terminal.speak import Typed

ADA_AND_BEN = Wanted(("Ada", "Ben"), short=True)
PLAN = Plan.of(GAMES.values(), SHORT, arena=False)
SEED = 7
GO_ON = "Continue it (Enter: yes; again asks who is here; no)? "


@pytest.fixture(autouse=True)
def _evenings_have_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed fits the openings that follow from it."""
    monkeypatch.setattr("game.store.saved_evenings.fresh_seed", lambda: SEED)


def shown(place: Path | None, *lines: str, wanted: Wanted = ADA_AND_BEN, at_a_terminal: bool = False) -> str:
    """All that an evening shows while these lines are typed, with what is kept in a folder."""
    memory, out = Memory(place), io.StringIO()
    try:
        typed = Typed(lines, at_a_terminal=at_a_terminal)
        evening_front_end.play(typed, out, memory, wanted, lambda progress: f"Drawn: {progress.names}")
    finally:
        memory.close(out)
    return out.getvalue()


def last_board(screen: str) -> str:
    """The last board of Siege that was shown."""
    return "\n".join([line for line in screen.splitlines() if re.match(r"\d \[", line)][-5:])


def first_of(number: int, game: str, starter: int) -> Match:
    """The start of a leg in the set with this number."""
    setup = GAMES[game].setup()
    return Match.of(setup, begun_by(starter, setup, of_set(setup, SEED, number)), starter)


def lost_by(loser: int | None, plan: Plan = PLAN) -> Iterator[str]:
    """What is typed in an evening in which this player resigns every leg; of None, whoever begins it.

    They pick what is usual.
    """
    evening = begin(plan)
    while not isinstance(phase := evening.phase, Over):
        match phase:
            case Picking(picker, games):
                yield from ("", "")
                evening = evening.with_pick(games[0], evening.board.index(picker) + 1)
            case Playing(current, _leg, starter):
                begins = loser in (None, starter)
                if not begins:
                    match = first_of(len(evening.sets), current.game, starter)
                    yield match.rules.move_text(match.rules.legal_moves(match.position)[0])
                yield "resign"
                evening = evening.with_leg(Leg(starter, opponent(loser or starter), int(not begins)))


class TestAWholeEvening:
    def test_one_player_wins_it_all(self) -> None:
        screen = shown(None, *lost_by(2))
        assert screen.startswith("\nTonight: 3 sets, and a last one that decides.\n")
        assert "\nAda is Player 1, Ben is Player 2, all evening.\n" in screen
        assert "\nAda 0 – 0 Ben: set 1 of 3, Siege, leg 1 of 2. Ada begins.\n" in screen
        assert (
            "\nAda 0 – 0 Ben: set 1 of 3, Siege, leg 2 of 2. Ben begins.\nIn this set: Ada 1 – 0 Ben.\n"
            in screen
        )
        assert "\nAda wins this leg.\nBen resigned.\n" in screen
        assert (
            "\nAda takes the set.\n\nAda 1 – 0 Ben. Next: set 2 of 3.\nBen picks the next game:\n1  Apart\n"
            in screen
        )
        assert "\nAda 2 – 0 Ben: set 3 of 3, Crossfire, leg 1 of 4. Ben begins.\n" in screen
        assert (
            "\nAda 3 – 0 Ben: the last set, Light Cycle Duel, leg 1 of 4. Ben begins.\n"
            "In this set: Ada 1 – 0 Ben. Ada began it one point up. The first to 3 wins the evening.\n"
        ) in screen
        assert (
            "Ada takes the set.\n\nAda wins the evening.\n"
            "Finale: Light Cycle Duel 3–0. Ada began it one point up.\nOn sets: Ada 3 – 0 Ben.\n\n"
        ) in screen
        assert "\nAda threw a win away " in screen
        assert screen.endswith("\n\nTONIGHT Ada 3–0 Ben · Light Cycle Duel 3–0 · 0 min\n")

    def test_an_evening_that_is_equal_to_the_end_is_shared(self) -> None:
        screen = shown(None, *lost_by(None))
        assert screen.count(": the set is halved.\n") == 4
        assert "\nAda ½ – ½ Ben. Next: set 2 of 3.\nBen picks" in screen
        assert "\nAda 1 – 1 Ben. Next: set 3 of 3.\nAda picks" in screen
        assert (
            "\nThe evening is shared.\nFinale: Light Cycle Duel 2–2, shared.\nOn sets: Ada 1½ – 1½ Ben.\n"
        ) in screen
        assert "TONIGHT Ada 1½–1½ Ben · Light Cycle Duel 2–2, shared · " in screen

    def test_five_sets_are_what_an_evening_has_unless_it_is_short(self) -> None:
        plan = replace(PLAN, sets=LONG)
        screen = shown(None, *lost_by(1, plan), wanted=Wanted(("Ada", "Ben")))
        assert "set 5 of 5" in screen
        assert "\nBen wins the evening.\n" in screen

    def test_the_picker_says_which_game_and_who_begins(self) -> None:
        lines = ("resign", "resign", "chess", "chain", "Cleo", "ada")
        screen = shown(None, *lines)
        assert "Type the number of a game, or its name." in screen
        assert "Who begins, Ada or Ben (Enter: Ben)? Cleo\nType a name, or 1 or 2.\n" in screen
        assert "set 2 of 3, Chain, leg 1 of 2. Ada begins." in screen

    def test_what_it_takes_to_hold_out_is_said_before_the_last_leg(self) -> None:
        """Light Cycle Duel is won by whoever begins it, with perfect play."""
        begun = ("resign", "resign", "light_cycle", "")
        screen = shown(None, *begun, "up", "resign")
        assert (
            "\nIn this set: Ada 0 – 1 Ben.\n"
            "Ben cannot win this against perfect play. Lasting longer than 1 move takes the set.\n"
        ) in screen
        screen = shown(None, *begun, "up", "down", "resign")
        assert (
            "\nAda takes the set with a win, or holds out: a loss after more than 2 moves is enough.\n"
            in screen
        )
        screen = shown(None, *begun, "resign")
        assert "lasting longer" not in screen.lower(), "nobody can last longer than no move at all"
        assert "holds out" not in screen

    def test_perfect_play_is_that_from_the_opening(self) -> None:
        """Whoever begins Apart has lost it, but not after this opening."""
        setup = GAMES["apart"].setup()
        solver, start = Solver(setup), setup.rules().start(2)
        leg = Match.of(setup, begun_by(2, setup, of_set(setup, SEED, 2)), 2)
        assert [solver.value(each) for each in (start, leg.position)] == [Value.LOSS, Value.WIN]
        move = leg.rules.move_text(leg.rules.legal_moves(leg.position)[0])
        screen = shown(None, "resign", "resign", "apart", "", move, "resign")
        assert "A level start: from here, equal players win about equally often.\n" in screen
        assert (
            "\nIn this set: Ada 0 – 1 Ben.\nThe same level start, with the sides exchanged.\n"
            "Ben cannot win this against perfect play. Lasting longer than 1 move takes the set.\n"
        ) in screen


class TestPeople:
    def test_names_are_asked_for_and_enter_is_a_guest(self) -> None:
        screen = shown(None, "", "a name that is too long", "Guest 1", "Ben", "", wanted=Wanted())
        assert "Who is Player 1 (Enter: Guest 1)? " in screen
        assert "A name has 1 to 10 letters or digits.\n" in screen
        assert "Guest 1 is here already.\n" in screen
        assert "Guest 1 is Player 1, Ben is Player 2, all evening." in screen

    def test_whoever_is_remembered_is_known_by_name(self, tmp_path: Path) -> None:
        lines = list(lost_by(2))
        first = shown(tmp_path, *lines, "yes", "yes", at_a_terminal=True)
        assert "Remember Ada, for the book of people (yes, no)? " in first
        book = self.book(tmp_path)
        ada, ben = sorted(book.roster.people, key=lambda each: each.person.name)
        pair = book.pair(ada.key, ben.key)
        assert pair is not None
        assert pair.evenings.one == 1
        assert f"\n{pair.lines[0].words}\n" in first
        second = shown(tmp_path, "ada", "BEN", "", *lines, wanted=Wanted(short=True), at_a_terminal=True)
        assert "Here before: " in second
        assert "\nAda leads 1–0, and won the last.\n" in second
        assert "Remember" not in second
        again = self.book(tmp_path).pair(ada.key, ben.key)
        assert again is not None
        assert again.evenings.one == 2

    def test_a_guest_leaves_nothing(self, tmp_path: Path) -> None:
        screen = shown(tmp_path, *lost_by(2), "no", "", at_a_terminal=True)
        assert screen.count("Remember ") == 2
        assert self.book(tmp_path).roster.people == ()

    def test_a_guest_without_a_name_gets_one_and_the_evening_counts(self, tmp_path: Path) -> None:
        names = ("yes", "Ada", "yes", "ada", "", "Ben")
        screen = shown(
            tmp_path, "", "", "", *lost_by(2), *names, wanted=Wanted(short=True), at_a_terminal=True
        )
        assert "Remember Guest 1, for the book of people (yes, no)? What is the name of Guest 1? " in screen
        assert "Ada is here already.\nWhat is the name of Guest 2? A name has 1 to 10 letters" in screen
        book = self.book(tmp_path)
        ada, ben = (each.person for each in book.roster.people)
        assert (ada.name, ben.name, ada.emblem == ben.emblem) == ("Ada", "Ben", False)
        pair = book.pair(ada.key, ben.key)
        assert pair is not None
        assert (pair.evenings.one, pair.lines[0].words) == (
            1,
            "TONIGHT Ada 3–0 Ben · Light Cycle Duel 3–0 · 0 min",
        )

    def book(self, place: Path) -> Book:
        memory = Memory(place)
        try:
            return memory.people.book()
        finally:
            memory.close(None)


class TestRematch:
    PLAY = "Play this rematch (Enter: yes)? "

    def agreed(self, place: Path) -> str:
        """Ada, who began, and Ben have played a short evening, and want to meet again."""
        memory = Memory(place)
        for person in (ADA, BEN):
            memory.people.keep(person)
            memory.people.set_uphill(person, 0)
        memory.close(io.StringIO())
        return shown(place, *lost_by(2), "yes", at_a_terminal=True)

    def test_the_next_evening_is_the_one_agreed_on_and_the_other_one_begins(self, tmp_path: Path) -> None:
        assert "Tomorrow's rematch, which Ben begins (yes, no)? " in self.agreed(tmp_path)
        screen = shown(tmp_path, "", wanted=Wanted())
        assert screen.startswith(f"\nAda and Ben meet again: Ben begins.\n{self.PLAY}\n")
        assert "\nAda is Player 1, Ben is Player 2, all evening.\n" in screen
        assert "set 1 of 3, Siege, leg 1 of 2. Ben begins.\n" in screen
        assert self.PLAY not in shown(tmp_path, "no", "yes", "", "", wanted=Wanted()), "it was begun"

    @pytest.mark.parametrize(
        ("wanted", "offered"),
        [(Wanted(("ada", None)), True), (ADA_AND_BEN, True), (Wanted(("Cleo", "Ben")), False)],
    )
    def test_it_is_offered_to_those_two(self, tmp_path: Path, wanted: Wanted, *, offered: bool) -> None:
        self.agreed(tmp_path)
        assert (self.PLAY in shown(tmp_path, wanted=wanted)) == offered

    def test_another_evening_takes_its_place(self, tmp_path: Path) -> None:
        self.agreed(tmp_path)
        shown(tmp_path, "no", "", "", "", "resign", wanted=Wanted())
        assert self.PLAY not in shown(tmp_path, "no", "yes", wanted=Wanted())

    def test_the_picture_is_drawn_for_those_who_want_it(self, tmp_path: Path) -> None:
        self.agreed(tmp_path)
        lines = list(lost_by(1, replace(PLAN, first=2)))
        assert "Drawn: " not in shown(tmp_path, "", *lines, "no", "no", wanted=Wanted(), at_a_terminal=True)
        screen = shown(tmp_path, *lost_by(2), "no", "yes", at_a_terminal=True)
        assert screen.endswith("Write a picture to share (yes, no)? Drawn: ('Ada', 'Ben')\n")

    def test_a_guest_does_not_meet_anybody_again(self, tmp_path: Path) -> None:
        screen = shown(tmp_path, *lost_by(2), "no", "no", "yes", at_a_terminal=True)
        assert "rematch" not in screen


class TestABot:
    WANTED = Wanted(("Ada", None), level="casual", short=True)

    def test_a_face_plays_the_whole_evening(self) -> None:
        plan = replace(PLAN)
        screen = shown(None, *lost_by(1, plan), wanted=self.WANTED)
        assert "\nAda is Player 1, Moss is Player 2, all evening.\nMoss: " in screen
        assert "Moss begins." in screen
        assert "Player 2 (casual) plays " in screen
        assert "\nOn sets: Ada 0 – 3 Moss.\nMoss: " in screen
        said = {line.split(": ")[1] for line in screen.splitlines() if line.startswith("Moss: ")}
        lines = FACES["casual"].says
        assert said <= {*lines[Occasion.MEETING], *lines[Occasion.WINNING]}

    def test_it_picks_when_it_trails(self, tmp_path: Path) -> None:
        memory = Memory(tmp_path)
        progress = replace(memory.evenings.begin(PLAN, (guest(1), FACES["casual"].person)), seed=3)
        for _leg in range(2):
            progress = memory.evenings.end_leg(progress, given_up_by(leg_at(progress), 2))
        memory.close(None)
        phase = progress.evening.phase
        assert isinstance(phase, Picking)
        game, first = bots_pick(progress.evening, phase, progress.seed)
        assert game != phase.games[0]
        screen = shown(tmp_path, "")
        name, starter = GAMES[game].name, progress.names[first - 1]
        assert f"Guest 1 1 – 0 Moss. Next: set 2 of 3.\nMoss picks {name}.\n" in screen
        assert f"set 2 of 3, {name}, leg 1 of 2. {starter} begins.\n" in screen


class TestGoingOn:
    # In the first set Player 1 moves, and Player 2 resigns twice; then two answers pick the next one.
    @pytest.mark.parametrize(
        "typed",
        [1, 2, 3, 4, -1],
        ids=["in a leg", "between legs", "before a pick", "in a pick", "in the last set"],
    )
    def test_a_kill_in_any_phase_loses_nothing(self, tmp_path: Path, typed: int) -> None:
        lines = list(lost_by(2))
        left = shown(tmp_path, *lines[:typed])
        assert "This evening is kept: the next start offers to continue it.\n" in left
        begun = lines[:typed].count("") % 2  # one answer alone picks nothing
        again = shown(tmp_path, "", *lines[:typed][len(lines[:typed]) - begun :], *lines[typed:])
        assert again.startswith("\nYou have not finished an evening: Ada ")
        assert again.split("\n\n")[-1] == shown(None, *lines).split("\n\n")[-1]
        assert not list(tmp_path.glob("evenings/*"))

    def test_a_leg_goes_on_where_it_was(self, tmp_path: Path) -> None:
        (move, *_others) = lost_by(2)
        left = shown(tmp_path, move)
        screen = shown(tmp_path, "")
        assert "\nYou have not finished an evening: Ada 0 – 0 Ben, set 1 of 3.\n" in screen
        assert f"{GO_ON}\nAda is Player 1, Ben is Player 2, all evening.\n" in screen
        assert last_board(screen) == last_board(left)

    def test_an_evening_that_was_killed_at_its_end_shows_the_end(self, tmp_path: Path) -> None:
        memory = Memory(tmp_path)
        progress = memory.evenings.begin(PLAN, (guest(1), guest(2)))
        while not isinstance(phase := progress.evening.phase, Over):
            if isinstance(phase, Picking):
                progress = memory.evenings.pick(progress, phase.games[0], 1)
            else:
                progress = memory.evenings.end_leg(progress, given_up_by(leg_at(progress), 2))
        memory.close(None)
        assert "Guest 1 wins the evening." in shown(tmp_path)
        assert "Guest 1 wins the evening." not in shown(tmp_path)

    def in_the_arena(self, place: Path) -> tuple[Memory, EveningProgress]:
        """An evening that was begun in the arcade, before its finale."""
        memory = Memory(place)
        people = (guest(1), FACES["casual"].person)
        progress = memory.evenings.begin(replace(PLAN, arena=True), people)
        while not isinstance(phase := progress.evening.phase, Riding):
            if isinstance(phase, Picking):
                progress = memory.evenings.pick(progress, phase.games[0], 1)
            else:
                progress = memory.evenings.end_leg(progress, given_up_by(leg_at(progress), 2))
        return memory, progress

    def test_one_more_set_can_take_the_place_of_the_arena(self, tmp_path: Path) -> None:
        self.in_the_arena(tmp_path)[0].close(None)
        question = (
            "The Arena decides this evening, in the arcade.\nPlay one more set here instead (Enter: yes)? "
        )
        kept = shown(tmp_path, "", "no")
        assert "\nYou have not finished an evening: Guest 1 3 – 0 Moss, the Arena.\n" in kept
        assert question in kept
        assert kept.endswith("This evening is kept: the next start offers to continue it.\nGoodbye.\n")
        screen = shown(tmp_path, "", "")
        assert f"{question}\n\nGuest 1 3 – 0 Moss. Next: the last set.\nMoss picks " in screen

    def test_an_arena_that_has_begun_is_left_to_the_arcade(self, tmp_path: Path) -> None:
        memory, progress = self.in_the_arena(tmp_path)
        memory.evenings.end_round(progress, (0, 1))
        memory.close(None)
        screen = shown(tmp_path, "")
        assert "\nThe Arena has begun to decide this evening: go on in the arcade.\n" in screen
        assert screen.endswith("This evening is kept: the next start offers to continue it.\nGoodbye.\n")

    def test_the_end_of_an_arena_is_shown(self, tmp_path: Path) -> None:
        memory, progress = self.in_the_arena(tmp_path)
        for _round in range(2):
            progress = memory.evenings.end_round(progress, (1, 0))
        memory.close(None)
        screen = shown(tmp_path)
        assert "Guest 1 wins the evening.\nFinale: Arena 3–0. Guest 1 began it one round up.\n" in screen
        said = screen.partition("Moss: ")[2].splitlines()[0]
        assert said in FACES["casual"].says[Occasion.LOSING]
        assert "TONIGHT Guest 1 3–0 Moss · Arena 3–0 · " in screen

    def test_other_people_can_go_on(self, tmp_path: Path) -> None:
        shown(tmp_path, "resign")
        screen = shown(tmp_path, "a", "", "Cleo")
        assert "Who is Player 1 (Enter: Ada)? \nWho is Player 2 (Enter: Ben)? Cleo\n" in screen
        assert "\nAda is Player 1, Cleo is Player 2, all evening.\n" in screen
        assert "In this set: Ada 0 – 1 Cleo.\n" in screen

    def test_a_new_one_begins_only_when_the_old_one_is_given_up(self, tmp_path: Path) -> None:
        shown(tmp_path, "resign")
        kept = shown(tmp_path, "perhaps", "no", "no")
        assert f"{GO_ON}perhaps\nType yes, again, no or quit.\n" in kept
        assert kept.endswith("This evening is kept: the next start offers to continue it.\nGoodbye.\n")
        screen = shown(tmp_path, "no", "yes", wanted=Wanted(("Dora", "Emil")))
        assert (
            "End the unfinished evening? It is not entered into the book of people (yes, no)? yes\n" in screen
        )
        assert "Dora is Player 1, Emil is Player 2, all evening." in screen

    def test_the_minutes_of_all_starts_are_added(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Each step takes 40 seconds here; who leaves the room for long takes no more than five minutes."""
        lines = list(lost_by(2))
        steps = len(list(filter(None, lines))) + lines.count("resign")  # moves, and ends of legs
        monkeypatch.setattr(evening_front_end, "calendar", Clock(40))
        shown(tmp_path, *lines[:5])
        assert shown(tmp_path, "", *lines[5:]).endswith(f" · {round(steps * 40 / 60)} min\n")
        monkeypatch.setattr(evening_front_end, "calendar", Clock(100_000))
        assert shown(None, *lines).endswith(f" · {steps * 5} min\n")


class Clock:
    """It has gone on by so many seconds whenever somebody looks at it."""

    def __init__(self, seconds: int) -> None:
        self._step = timedelta(seconds=seconds)
        self._moment = datetime(2026, 11, 19).astimezone()

    def now(self) -> datetime:
        self._moment += self._step
        return self._moment


THREE = ("Ada", "Ben", "Cy")


def of_many(form: Form, sizes: tuple[int, ...], *, arena: bool = False) -> Plan:
    return Plan.of(GAMES.values(), SHORT, arena=arena, form=form, sizes=sizes)


class TestSeveral:
    def test_the_winner_stays_until_somebody_has_won_three_sets(self) -> None:
        lines = lost_by(2, of_many(Form.WINNER_STAYS, (1, 1, 1)))
        screen = shown(None, *lines, wanted=Wanted(THREE, short=True))
        assert screen.startswith(
            "\nTonight: the winner of a set stays. The first to 3 sets wins the evening.\n"
        )
        assert "\nAt the board: Ada is Player 1, Ben is Player 2.\nWaiting: Cy.\n" in screen
        assert "\nAda – Ben: set 1, Siege, leg 1 of 2. Ada begins.\n" in screen
        assert (
            "\n1  Ada    1  won 1, lost 0\n2  Ben    0  won 0, lost 1\n3  Cy     0  won 0, lost 0\n"
            "At the board: Ada is Player 1, Cy is Player 2.\nWaiting: Ben.\nCy picks the next game:\n"
        ) in screen
        assert "Who begins, Ada or Cy (Enter: Cy)? " in screen
        assert "\nAda – Ben: set 3, Crossfire, leg 1 of 4. Ben begins.\nBen has 1 guard, " in screen
        assert screen.count(" guard") == 3, "in the legs of the second defence"
        assert "\nAda wins the evening.\n" in screen
        assert screen.endswith("\nTONIGHT Ada 3 · Ben 0 · Cy 0 · 0 min\n")

    def test_names_are_asked_for_until_enter_and_then_how_to_play(self) -> None:
        lines = ("Ada", "", "Cy", "ada", "Dee", "", "4", "2", "quit")
        screen = shown(None, *lines, wanted=Wanted(short=True))
        assert "Who is Player 3 (Enter: nobody else)? Cy\n" in screen
        assert "ada\nAda is here already.\nWho is Player 4 (Enter: nobody else)? Dee\n" in screen
        assert (
            "1  Winner stays, first to 3\n2  Round robin, 6 sets\n3  Teams: 3 sets\n"
            "How do you play (1-3, Enter: 1)? 4\nType the number of a way.\n"
            "How do you play (1-3, Enter: 1)? 2\n"
            "\nTonight: everybody against everybody, 6 sets, and a last one decides.\n"
        ) in screen
        assert "\nAt the board: Ada is Player 1, Guest 2 is Player 2.\nWaiting: Cy, Dee.\n" in screen

    def test_everybody_plays_everybody_and_the_first_two_a_last_set(self) -> None:
        lines = lost_by(2, of_many(Form.ROUND_ROBIN, (1,) * 5))
        screen = shown(None, *lines, wanted=Wanted((*THREE, "Dee", "Eve")))
        assert "\nDee – Eve: set 2 of 10, " in screen
        assert (
            "\n             1  2  3  4  5\n"
            "1  Ada    1  ·  ·  1  ·  ·\n"
            "2  Dee    1  ·  ·  ·  ·  1\n"
            "3  Ben    0  0  ·  ·  ·  ·\n"
        ) in screen
        assert "\nAda – Ben: the last set, " in screen
        assert screen.endswith("\nTONIGHT Ada 4 · Ben 3 · Cy 2 · Dee 1 · Eve 0 · Apart Ada 3–0 Ben · 0 min\n")

    def test_eight_play_in_teams_whose_members_are_named_when_they_are_to_move(self) -> None:
        lines = lost_by(2, of_many(Form.WINNER_STAYS, (2,) * 4))
        eight = (*THREE, "Dee", "Eve", "Fay", "Gus", "Hal")
        screen = shown(None, *lines, wanted=Wanted(eight, short=True))
        assert "\nAt the board: Ada & Ben is Player 1, Cy & Dee is Player 2.\n" in screen
        assert "\nWaiting: Eve & Fay, Gus & Hal.\n" in screen
        assert "\nPlayer 1, your move.\nAda moves for Ada & Ben.\n" in screen
        assert "\nPlayer 2, your move.\nCy moves for Cy & Dee.\n" in screen
        assert "\nDee moves for Cy & Dee.\n" in screen, "who begins the second leg"
        assert screen.endswith("\nTONIGHT Ada & Ben 3 · Cy & Dee 0 · Eve & Fay 0 · Gus & Hal 0 · 0 min\n")

    def test_two_teams_play_an_evening_of_two(self) -> None:
        wanted = Wanted((*THREE, "Dee"), short=True, teams=True)
        screen = shown(None, *lost_by(2, of_many(Form.SETS, (2, 2))), wanted=wanted)
        assert "\nAda & Ben wins the evening.\n" in screen
        assert "\nOn sets: Ada & Ben 3 – 0 Cy & Dee.\n" in screen

    def test_of_a_team_whoever_is_to_move_gets_hints_as_they_want(self, tmp_path: Path) -> None:
        memory = Memory(tmp_path)
        memory.people.set_hints(memory.people.keep(ADA), hints=False)
        memory.close(io.StringIO())
        match, moves = first_of(1, "siege", 1), []
        for _move in PLAYERS:
            moves.append(match.rules.move_text(match.rules.legal_moves(match.position)[0]))
            match.play(match.rules.legal_moves(match.position)[0])
        wanted = Wanted((*THREE, "Dee"), short=True, teams=True)
        screen = shown(tmp_path, "hint", *moves, "hint", "quit", wanted=wanted)
        without = "Ada plays without hints: see the settings in the arcade.\n"
        before, _, after = screen.partition("Ben moves for Ada & Ben.\n")
        assert without in before
        assert after
        assert without not in after

    @pytest.mark.parametrize(
        ("people", "wish"),
        [
            (3, Wanted(teams=True)),
            (6, Wanted(teams=True, form=Form.ROUND_ROBIN)),
            (3, Wanted(form=Form.ROUND_ROBIN)),
        ],
    )
    def test_what_so_many_cannot_play_is_said(self, people: int, wish: Wanted) -> None:
        names = [f"P{number}" for number in range(people)]
        screen = shown(None, *names, "", "", wanted=wish)
        assert "So many people cannot play like this.\n" in screen
        assert "\nTonight: " in screen

    @pytest.mark.parametrize(
        ("form", "sizes", "teams", "typed"),
        [
            (Form.WINNER_STAYS, (1, 1, 1), False, 1),
            (Form.WINNER_STAYS, (1, 1, 1), False, 3),
            (Form.WINNER_STAYS, (1, 1, 1), False, -1),
            (Form.SETS, (2, 2), True, 2),
            (Form.SETS, (2, 2), True, 4),
        ],
        ids=["in a leg", "before a pick", "in the last set", "between legs of teams", "in a pick of teams"],
    )
    def test_a_kill_in_any_phase_loses_nothing(
        self, tmp_path: Path, form: Form, sizes: tuple[int, ...], teams: bool, typed: int
    ) -> None:
        lines, wanted = (
            list(lost_by(2, of_many(form, sizes))),
            Wanted((*THREE, "Dee")[: sum(sizes)], short=True),
        )
        wanted = replace(wanted, teams=teams)
        shown(tmp_path, *lines[:typed], wanted=wanted)
        begun = lines[:typed].count("") % 2  # one answer alone picks nothing
        again = shown(
            tmp_path, "", *lines[:typed][len(lines[:typed]) - begun :], *lines[typed:], wanted=wanted
        )
        assert again.startswith("\nYou have not finished an evening: Ada")
        assert again.split("\n\n")[-1] == shown(None, *lines, wanted=wanted).split("\n\n")[-1]
        assert not list(tmp_path.glob("evenings/*"))

    def test_other_people_can_go_on(self, tmp_path: Path) -> None:
        shown(tmp_path, "quit", wanted=Wanted(THREE, short=True))
        screen = shown(tmp_path, "again", "", "Dee", "", wanted=Wanted())
        assert "Who is Player 3 (Enter: Cy)? \nAt the board: Ada is Player 1, Dee is Player 2.\n" in screen

    @pytest.mark.parametrize(
        ("form", "count", "question"),
        [
            (Form.WINNER_STAYS, 3, "End it here without the Arena (Enter: yes)? "),
            (Form.ROUND_ROBIN, 4, "Play one more set here instead (Enter: yes)? "),
        ],
    )
    def test_the_arena_can_be_left_out(self, tmp_path: Path, form: Form, count: int, question: str) -> None:
        memory = Memory(tmp_path)
        people = tuple(guest(number + 1) for number in range(count))
        progress = memory.evenings.begin(of_many(form, (1,) * count, arena=True), people)
        while not isinstance(phase := progress.evening.phase, Riding):
            if isinstance(phase, Picking):
                progress = memory.evenings.pick(progress, phase.games[0], 1)
            else:
                progress = memory.evenings.end_leg(progress, given_up_by(leg_at(progress), 2))
        memory.close(None)
        screen = shown(tmp_path, "", "")
        assert f"The Arena decides this evening, in the arcade.\n{question}\n" in screen
        assert ("\nGuest 1 wins the evening.\n" in screen) == (form is Form.WINNER_STAYS)
        assert ("picks the next game" in screen) == (form is Form.ROUND_ROBIN)


class TestCommandLine:
    def test_a_short_evening_on_a_pipe(self) -> None:
        lines = "\n".join(lost_by(2)) + "\n"
        done = gridlock("tonight", "--short", "--p1", "Ada", "--p2", "Ben", text=lines)
        assert done.returncode == 0
        assert done.stdout.endswith(" · 0 min\n")

    @pytest.mark.parametrize(
        ("arguments", "reason"),
        [
            (("--p1", "far too long a name"), "a name has 1 to 10 letters or digits"),
            (("--level", "godlike"), "invalid choice: 'godlike'"),
            (("--p2", "Ben", "--level", "keen"), "not allowed with argument"),
            (("--p1", "Ada", "--p2", "Ben", "--p3", "Cy", "--teams"), "so many people cannot play like this"),
            (("--uphill", "Ada=4"), "write a name and 0 to 3, such as Ada=2: 'Ada=4'"),
        ],
    )
    def test_what_cannot_be_is_refused(self, arguments: tuple[str, ...], reason: str) -> None:
        done = gridlock("tonight", *arguments)
        assert done.returncode == 2
        assert reason in done.stderr


class TestUphill:
    def people(self, place: Path, steps: int | None = None) -> None:
        """Ada and Ben are remembered, and Ben wants it as steep as this."""
        memory = Memory(place)
        try:
            for person in (ADA, BEN):
                memory.people.keep(person)
            if steps is not None:
                memory.people.set_uphill(BEN, steps)
                memory.evenings.begin(QUICK, (ADA, BEN))
        finally:
            memory.close(io.StringIO())

    def steps(self, place: Path) -> list[int | None]:
        memory = Memory(place)
        try:
            return [each.uphill for each in memory.people.book().roster.people]
        finally:
            memory.close(io.StringIO())

    @pytest.mark.parametrize(("adas", "used"), [(None, 0), (False, 0), (True, 1)])
    def test_between_two_there_are_hints_only_if_both_have_chosen_so(
        self, tmp_path: Path, adas: bool | None, used: int
    ) -> None:
        """Ada begins."""
        self.people(tmp_path, steps=0)
        memory = Memory(tmp_path)
        memory.people.set_hints(ADA, hints=adas)
        memory.people.set_hints(BEN, hints=True)
        memory.close(io.StringIO())
        move = next(iter(lost_by(2, QUICK)))
        screen = shown(tmp_path, "", "hint", move, "hint", "quit", at_a_terminal=True)
        assert screen.count("Ada plays without hints: see the settings in the arcade.\n") == (adas is False)
        assert ("Between people there are hints only if all have chosen so" in screen) == (not adas)
        memory = Memory(tmp_path)
        kept = memory.evenings.unfinished()
        memory.close(io.StringIO())
        assert kept is not None
        assert [leg_at(kept).hints_used(player) for player in (1, 2)] == [used, used]

    def test_only_a_slip_is_taken_back(self, tmp_path: Path) -> None:
        match, moves = first_of(1, "siege", 1), []
        for _player in PLAYERS:
            moves.append(match.rules.move_text(match.rules.legal_moves(match.position)[0]))
            match.play(match.rules.legal_moves(match.position)[0])
        screen = shown(tmp_path, *moves, "undo", "undo", "quit")
        assert screen.count("Took back Player ") == 1
        assert "Only the last move can be taken back.\n" in screen

    @pytest.mark.parametrize(("answer", "steps"), [("yes", 1), ("no", 0)])
    def test_whoever_has_won_clearly_is_asked_once(self, tmp_path: Path, answer: str, steps: int) -> None:
        question = "Make it steeper for Ada next time (yes, no)? "
        self.people(tmp_path)
        assert question in shown(tmp_path, *lost_by(2), answer, at_a_terminal=True)
        assert self.steps(tmp_path) == [steps, None]
        again = shown(tmp_path, *lost_by(2), at_a_terminal=True)
        assert ("Ben has 1 guard, which stops a move that gives a proven win away.\n" in again) == bool(steps)
        assert question not in again

    def test_whoever_was_asked_once_can_change_it(self, tmp_path: Path) -> None:
        self.people(tmp_path)
        wanted = replace(ADA_AND_BEN, uphill=(("ada", 2), ("Cleo", 1)))
        screen = shown(tmp_path, "quit", wanted=wanted)
        assert screen.startswith("Ada has it 2 steps steeper.\nCleo is not in the book of people.\n")
        assert "Ben has 3 guards, each of which stops" in screen
        assert self.steps(tmp_path) == [2, None]
        again = shown(tmp_path, "no", "yes", wanted=replace(ADA_AND_BEN, uphill=(("Ada", 0),)))
        assert again.startswith("Ada has it as steep as anybody.\n")
        assert self.steps(tmp_path) == [0, None]

    def test_a_program_is_not_asked(self, tmp_path: Path) -> None:
        self.people(tmp_path)
        assert "steeper" not in shown(tmp_path, *lost_by(2))
        assert self.steps(tmp_path) == [None, None]

    def test_a_guard_stops_a_move_that_gives_the_win_away_and_then_another_one_counts(
        self, tmp_path: Path
    ) -> None:
        """Ada begins Light Cycle Duel, and has the win."""
        self.people(tmp_path, steps=1)
        setup = GAMES["light_cycle"].setup()
        rules, judgement = setup.rules(), Solver(setup).judge(setup.rules().start(1))
        wrong, right = (rules.move_text(judgement.at(value)[0]) for value in (Value.LOSS, Value.WIN))
        screen = shown(tmp_path, "", wrong, wrong, right, "quit", at_a_terminal=True)
        assert "Ada has 2 guards, each of which stops a move that gives a proven win away.\n" in screen
        stopped = "That gives the win away. Choose again.\n1 guard left.\n"
        assert screen.count(stopped) == 2, "the same one again costs nothing"
        memory = Memory(tmp_path)
        kept = memory.evenings.unfinished()
        memory.close(io.StringIO())
        assert kept is not None
        assert [rules.move_text(ply.move) for ply in leg_at(kept).match.plies] == [right]
        assert leg_at(kept).guards_left(1) == 1
