"""An unfinished evening: as it was after every kill, and in the book of people when it has ended."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.bots.hints import Hint
from game.bots.thinker import Thinker
from game.core.rules import PLAYERS, Player
from game.evening.evening import SHORT, Form, Offer, Over, Picking, Plan, Playing, Riding
from game.evening.progress import EveningProgress, People
from game.evening.uphill import Uphill
from game.people.book import Score
from game.people.faces import FACES
from game.people.person import Person, guest
from game.session.events import Stopped
from game.store import export_and_erase
from game.store.documents import load
from game.store.folder import Folder
from game.store.saved_evenings import FORMAT, EveningKeeper, progress_of
from tests.evenings import ADA, AUTOPLAYER, BEN, GAMES, QUICK, given_up_by, leg_at, won_by
from tests.store.arcade import Arcade, Cabinet

NAME = "evenings/evening-1.json"
WITH_ARENA = Plan(QUICK.offers, SHORT, arena=True)
THREE = replace(WITH_ARENA, form=Form.WINNER_STAYS, sizes=(1, 1, 1))
CY = Person("Cy", "sun", "gold", key="c")
WITH_OPENINGS = Plan((Offer("siege", 2), Offer("chain", 2)), SHORT, arena=False)
JUNO = FACES["keen"].person


def steps(keeper: EveningKeeper, progress: EveningProgress, winner: int = 1) -> Iterator[EveningProgress]:
    """An evening step by step; one player wins all legs, and most rounds."""
    while not isinstance(progress.evening.phase, Over):
        yield progress
        match progress.evening.phase:
            case Playing():
                session = leg_at(progress)
                session.play(AUTOPLAYER.best(session))
                progress = keeper.keep(progress.later(20), session)
                yield progress
                progress = keeper.end_leg(progress, given_up_by(session, 3 - winner))
            case Picking(_picker, games):
                progress = keeper.pick(progress, games[-1], 2)
            case Riding(points):
                best = 3 - winner if points[1] == 0 else winner
                gained = tuple(int(rider == best) for rider in range(1, len(points) + 1))
                progress = keeper.end_round(progress, gained)
    yield progress


def on_the_disk(place: Path) -> EveningProgress | None:
    """The evening that a kill would leave."""
    return load(Folder(place), NAME, FORMAT, partial(progress_of, games=GAMES))


CASES = {
    "two people": (QUICK, (ADA, BEN)),
    "openings": (WITH_OPENINGS, (ADA, BEN)),
    "two people, Arena": (WITH_ARENA, (ADA, BEN)),
    "a bot": (QUICK, (guest(1), JUNO)),
    "a bot, Arena": (WITH_ARENA, (guest(1), JUNO)),
    "three, Arena": (THREE, (ADA, BEN, guest(3))),
    "four": (replace(QUICK, form=Form.ROUND_ROBIN, sizes=(1,) * 4), (ADA, BEN, CY, guest(4))),
    "five in teams": (
        replace(QUICK, form=Form.WINNER_STAYS, sizes=(2, 2, 1)),
        (ADA, BEN, CY, guest(4), guest(5)),
    ),
}


@pytest.mark.parametrize(("plan", "people"), CASES.values(), ids=CASES)
def test_a_kill_at_any_step_leaves_the_evening_as_it_was(arcade: Arcade, plan: Plan, people: People) -> None:
    cabinet = arcade.start()
    phases = set()
    for progress in steps(cabinet.evenings, cabinet.evenings.begin(plan, people)):
        cabinet.background.flush()
        assert on_the_disk(arcade.place) == progress
        phases.add(type(progress.evening.phase))
    assert phases == {Playing, Picking, Over} | ({Riding} if plan.arena else set())
    assert progress.seconds == 20 * len(progress.played)


def test_the_next_start_goes_on_with_it_and_so_do_other_people(arcade: Arcade) -> None:
    cabinet = arcade.start()
    progress = cabinet.evenings.begin(QUICK, (ADA, BEN))
    session = leg_at(progress)
    session.play(AUTOPLAYER.best(session))
    progress = cabinet.evenings.keep(progress, session)
    arcade.close(cabinet)
    again = arcade.start()
    assert again.evenings.unfinished() == again.evenings.found() == progress
    seated = again.evenings.seat(progress, (guest(1), BEN))
    assert leg_at(seated).match.plies == session.match.plies
    assert leg_at(seated).players.persons == (guest(1), BEN)
    assert again.evenings.unfinished() == seated


def test_an_evening_that_has_ended_is_in_the_book_once(arcade: Arcade) -> None:
    cabinet = arcade.start()
    ada, ben = cabinet.people.keep(ADA), cabinet.people.keep(BEN)
    *_before, progress = steps(cabinet.evenings, cabinet.evenings.begin(WITH_ARENA, (ada, ben)))
    for _time in range(2):  # as if it was killed before it was dropped
        cabinet.evenings.end(progress)
    pair = cabinet.people.book().pair("a", "b")
    assert pair is not None
    assert pair.evenings == Score(1)
    assert {slug: score.sets for slug, score in pair.games.items()} == {
        "light_cycle": Score(1),
        "chain": Score(2),
        "arena": Score(1),
    }
    legs = [pair.games[slug] for slug in ("chain", "light_cycle")]
    assert [(each.begun_by_one, each.begun_by_two) for each in legs] == [
        (Score(2), Score(2)),
        (Score(1), Score(1)),
    ]
    assert pair.held_out is None  # whoever resigns has not held out
    assert pair.lines[0].words == cabinet.evenings.line(progress)
    assert cabinet.evenings.unfinished() is None


def test_of_several_people_the_sets_of_those_who_are_remembered_are_in_the_book_once(arcade: Arcade) -> None:
    cabinet = arcade.start()
    for person in (ADA, BEN, CY):
        cabinet.people.keep(person)
    *_before, progress = steps(cabinet.evenings, cabinet.evenings.begin(THREE, (ADA, BEN, guest(3))))
    for _time in range(2):  # as if it was killed before it was dropped
        cabinet.evenings.end(progress)
    book = cabinet.people.book()
    (pair,) = book.pairs
    met = sum(board == (1, 2) for board in progress.evening.boards)
    assert (pair.evenings.played, pair.lines) == (0, ())
    assert sum(game.sets.played for game in pair.games.values()) == met >= 2
    cabinet.evenings.end(progress.with_person(3, CY))  # a guest is kept at the end
    book = cabinet.people.book()
    played = [sum(game.sets.played for game in each.games.values()) for each in book.pairs]
    assert sum(played) == len(progress.evening.sets)
    assert book.greeting((ADA, BEN)) == "Ada and Ben have met, but had no evening to themselves."
    arcade.close(cabinet)
    assert arcade.start().people.book().pairs == book.pairs


def test_two_who_ride_for_the_others_have_met_in_the_arena(arcade: Arcade) -> None:
    cabinet = arcade.start()
    five = replace(WITH_ARENA, form=Form.ROUND_ROBIN, sizes=(1,) * 5)
    people = (cabinet.people.keep(ADA), cabinet.people.keep(BEN), *map(guest, (3, 4, 5)))
    *_before, progress = steps(cabinet.evenings, cabinet.evenings.begin(five, people))
    cabinet.evenings.end(progress)
    (pair,) = cabinet.people.book().pairs
    assert pair.games["arena"].sets == Score(1)


def test_a_team_leaves_nothing_in_the_book_and_past_games_under_both_names(arcade: Arcade) -> None:
    cabinet = arcade.start()
    people = (*map(cabinet.people.keep, (ADA, BEN, CY)), guest(4))
    *_before, progress = steps(cabinet.evenings, cabinet.evenings.begin(replace(QUICK, sizes=(2, 2)), people))
    cabinet.evenings.end(progress)
    assert cabinet.people.book().pairs == ()
    latest = cabinet.history.past_games()[0].players
    assert latest.names.of(1) == "Ada & Ben"
    assert latest.without(("b",)).names.of(1) == "Player 1"  # who is forgotten has no name in a team either
    assert latest.without(("c",)).names.of(1) == "Ada & Ben"


def test_an_evening_of_two_that_an_older_release_has_left_goes_on(arcade: Arcade) -> None:
    cabinet = arcade.start()
    for progress in steps(
        cabinet.evenings, replace(cabinet.evenings.begin(WITH_ARENA, (ADA, BEN)), steps=(0, 2))
    ):
        if len(progress.evening.rounds) == 2:
            break
    arcade.close(cabinet)
    folder = Folder(arcade.place)
    document = json.loads(folder.read(NAME) or "")
    del document["steps"], document["plan"]["form"], document["plan"]["sizes"]
    document.update(uphill={"climber": 2, "steps": 2}, rounds=[2, 1])
    folder.write(NAME, json.dumps(document))
    assert on_the_disk(arcade.place) == progress


def uphill_for_ben(cabinet: Cabinet, steps: int) -> EveningProgress:
    people = cabinet.people.keep(ADA), cabinet.people.keep(BEN)
    cabinet.people.set_uphill(BEN, steps)
    return cabinet.evenings.begin(QUICK, people)


@pytest.mark.parametrize("winner", PLAYERS)
def test_a_win_uphill_is_marked_in_the_book(arcade: Arcade, winner: Player) -> None:
    cabinet = arcade.start()
    *_before, progress = steps(cabinet.evenings, uphill_for_ben(cabinet, 2), winner)
    cabinet.evenings.end(progress)
    pair = cabinet.people.book().pair("a", "b")
    assert pair is not None
    assert (pair.lines[0].winner, pair.lines[0].uphill) == (winner, winner == 2)


def test_an_evening_uphill_goes_on_uphill_with_the_guards_that_are_left(arcade: Arcade) -> None:
    cabinet = arcade.start()
    progress = uphill_for_ben(cabinet, 1)
    session = leg_at(progress)
    most, question = session.guards_left(1), session.question()
    assert question is not None
    hint = Thinker().answer(question)
    assert isinstance(hint, Hint)
    session.answer(question, hint)
    wrong = set(session.match.rules.legal_moves(session.match.position)) - set(hint.moves)
    (stopped,) = session.choose(wrong.pop())
    assert isinstance(stopped, Stopped)
    progress = cabinet.evenings.keep(progress, session)
    cabinet.people.set_uphill(BEN, 3)  # which is for the next evening
    arcade.close(cabinet)
    again = arcade.start().evenings.unfinished()
    assert again == progress
    assert again.uphill == Uphill(2, 1)
    assert leg_at(again).guards_left(1) == most - 1
    (again_stopped,) = leg_at(again).choose(stopped.move)
    assert isinstance(again_stopped, Stopped)


def test_it_is_as_steep_as_whoever_goes_on_wants_it(arcade: Arcade) -> None:
    cabinet = arcade.start()
    progress = uphill_for_ben(cabinet, 1)
    cabinet.people.set_uphill(BEN, 3)
    assert cabinet.evenings.seat(progress, (ADA, BEN)).uphill == Uphill(2, 1)
    assert cabinet.evenings.seat(progress, (guest(1), BEN)).uphill == Uphill(2, 3)
    assert cabinet.evenings.seat(progress, (ADA, guest(2))).uphill is None


def test_an_evening_that_is_given_up_leaves_nothing_in_the_book(arcade: Arcade) -> None:
    cabinet = arcade.start()
    ada, ben = cabinet.people.keep(ADA), cabinet.people.keep(BEN)
    cabinet.evenings.end(cabinet.evenings.begin(QUICK, (ada, ben)))
    assert cabinet.people.book().pairs == ()
    assert cabinet.evenings.unfinished() is None
    cabinet.background.flush()
    assert not Folder(arcade.place).names("evenings")


def test_legs_are_past_games_of_these_people(arcade: Arcade) -> None:
    cabinet = arcade.start()
    progress = cabinet.evenings.begin(QUICK, (ADA, BEN))
    for winner in (1, 2):
        progress = cabinet.evenings.end_leg(progress, won_by(leg_at(progress), winner))
    last, first = cabinet.history.past_games()
    assert (first.first, first.outcome.winner, first.players.persons) == (1, 1, (ADA, BEN))
    assert (last.first, last.outcome.winner, last.players.persons) == (2, 2, (ADA, BEN))
    assert cabinet.history.session(last).match.plies


def test_a_past_leg_is_reviewed_from_the_end_of_its_opening(arcade: Arcade) -> None:
    cabinet = arcade.start()
    progress = cabinet.evenings.begin(WITH_OPENINGS, (ADA, BEN))
    session = leg_at(progress)
    cabinet.evenings.end_leg(progress, given_up_by(session, 1))
    (past,) = cabinet.history.past_games()
    assert cabinet.history.session(past).given == session.given > 0


def test_an_evening_is_exported_and_erased(tmp_path: Path) -> None:
    cabinet = Cabinet(tmp_path / "profile")
    cabinet.evenings.begin(QUICK, (ADA, BEN))
    cabinet.close()
    path = export_and_erase.export(cabinet.folder, (), tmp_path)
    assert set(json.loads(path.read_text(encoding="utf-8"))["files"]) == {NAME}
    assert export_and_erase.erase(cabinet.folder, (), but=lambda _name: False)
    assert cabinet.folder.names("evenings") == []


def _with(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda document: document.update(fields)


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "no people": _with(people=[]),
    "a stranger's emblem": lambda document: document["people"][0].update(emblem="skull"),
    "no sets": _with(sets=[]),
    "a game that is not here": lambda document: document["plan"]["games"][0].update(game="chess"),
    "an odd number of legs": lambda document: document["plan"]["games"][0].update(legs=3),
    "another first set": lambda document: document["sets"][0].update(game="siege"),
    "a game that was played already": lambda document: document["sets"][1].update(game="light_cycle"),
    "a leg too few": lambda document: document["legs"].pop(),
    "a leg too many": lambda document: document["legs"].extend(document["legs"]),
    "a leg that goes on": lambda document: document["legs"][0].update(resigned=None),
    "a leg of another game": lambda document: document["legs"].reverse(),
    "a mistake after the end": lambda document: document["legs"][0]["found"].update(mistake=99),
    "a round before the finale": _with(rounds=[1]),
    "a leg with an illegal move": lambda document: document["leg"].update(
        record="chain size=4 first=2 moves 9,9 result *"
    ),
    "an opening longer than the leg": lambda document: document["leg"].update(opening=99),
    "no seconds": _with(seconds=-1),
    "steeper than it can be": _with(uphill={"climber": 1, "steps": 4}),
    "uphill for nobody": _with(uphill={"climber": 3, "steps": 1}),
    "steps of three": _with(steps=[0, 0, 1]),
    "a third person": lambda document: document["people"].append(document["people"][0]),
    "a form that is not for two": lambda document: document["plan"].update(form="winner-stays"),
    "a form that there is not": lambda document: document["plan"].update(form="chess"),
    "a team of nobody": lambda document: document["plan"].update(sizes=[0, 2]),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_evening_is_set_aside_and_said(
    arcade: Arcade, damage: Callable[[dict[str, Any]], object]
) -> None:
    cabinet = arcade.start()
    for progress in steps(cabinet.evenings, cabinet.evenings.begin(QUICK, (ADA, BEN))):
        if len(progress.played) == 2 and progress.game is not None:
            break
    arcade.close(cabinet)
    folder = Folder(arcade.place)
    document = json.loads(folder.read(NAME) or "")
    assert on_the_disk(arcade.place) == progress
    damage(document)
    folder.write(NAME, json.dumps(document))
    after = arcade.start()
    assert after.evenings.unfinished() is None
    assert after.folder.take_notices() == [
        "An unfinished evening could not be read. The file is kept as evenings/evening-1-unreadable-1.json."
    ]
