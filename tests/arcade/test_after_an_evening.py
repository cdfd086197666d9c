"""The end of an evening: guests are kept, and two agree on tomorrow's rematch."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.arcade.draw.text import UNBROKEN, narrowest, text_width, wrapped
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Meaning
from game.arcade.kit.text import Line
from game.arcade.navigation.destinations import (
    TONIGHT_TILE,
    BeginEvening,
    ForgetPeople,
    ToEvening,
    ToEveningHowTo,
    ToMenu,
    ToRecords,
)
from game.arcade.profile.profile import Profile
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.how_to import EveningHowToScene
from game.arcade.scenes.evening.poster import poster_plan
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.keep_guest import KeepGuestScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.sentences.evening_words import where_evening_stands
from game.arcade.shell.party import Member, Party
from game.arcade.views.evening.score_strip import Score
from game.arcade.views.party.card import JoinCard
from game.core.controls import Verb
from game.evening import lesson
from game.evening.evening import SHORT, Form, Over, Playing, Riding
from game.evening.forms import begin
from game.evening.legs import Leg
from game.evening.progress import EveningProgress, People
from game.people.faces import JUNO
from game.people.person import Person, guest
from tests.arcade.cabinet import Player
from tests.arcade.runner import hurry
from tests.evenings import ADA, BEN, plan, to_the_end, with_set

SPACE, ENTER, ESCAPE, LEFT, RIGHT, DOWN = (
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_DOWN),
)
GUESTS = guest(1), guest(2)
MEET = "Ada and Ben meet again: Ben begins."


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(profile=Profile(tmp_path))
    hurry(player)
    yield player
    player.leave()


def end_evening(player: Player, people: People, *, remember: bool = False) -> None:
    """A short evening, which Player 1 began, has come to its end. Everybody has been asked about Uphill."""
    book = player.app.context.profile.people
    if remember:
        for person in people:
            book.keep(person)
            book.set_uphill(person, 0)
    evening = to_the_end(begin(plan(SHORT, arena=False)), 2)
    player.app.context.gather(Party((Member(people[0], LEFT_KEYS), Member(people[1], RIGHT_KEYS))))
    player.app.routes.go(ToEvening(EveningProgress("key", evening, people, 1)))
    player.wait(0.9, 0.1)


def texts(player: Player) -> tuple[str, ...]:
    return player.on_top(EveningOverScene).picture().texts


def choices(player: Player) -> list[str]:
    return [row.label for row in player.on_top(EveningOverScene).rows.rows]


def answer(player: Player, row: str) -> None:
    player.wait(0.9, 0.1)
    player.click_row(row)


def remembered(player: Player) -> list[Person]:
    return [each.person for each in player.app.context.profile.people.book().roster.people]


def test_the_end_says_first_what_decided_and_what_the_lead_on_sets_was_worth(player: Player) -> None:
    evening = begin(plan(SHORT))
    while not isinstance(evening.phase, Riding):
        evening = with_set(evening, 1)
    for _round in range(3):
        evening = evening.with_round((0, 1))
    player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS))))
    player.app.routes.go(ToEvening(EveningProgress("key", evening, (ADA, BEN), 1)))
    won, decided, on_sets, *_others = texts(player)
    assert won == "Ben wins the evening."
    assert decided == "The Arena decided. Ada began it one round up."
    assert on_sets.replace(UNBROKEN, " ") == "Sets 3 – 0"
    over = player.on_top(EveningOverScene)
    shared = [
        placed.node.words for placed in poster_plan(over.theme, over.poster) if isinstance(placed.node, Line)
    ]
    assert shared[0] == won
    assert "1 – 3" in shared
    assert on_sets in shared
    assert over.poster.score == Score((ADA, BEN), ("1", "3"))


def test_the_menu_says_which_set_comes_next_and_never_breaks_a_score() -> None:
    evening = begin(plan(SHORT))
    expected = [
        *("Ada 0 – 0 Ben. Set 1 of 3.", "Ada 1 – 0 Ben. Set 2 of 3.", "Ada 1 – 0 Ben. Set 2 of 3."),
        "Ada 3 – 0 Ben. The Arena decides.",
    ]
    one = with_set(evening, 1)
    for standing in (evening, one, one.with_pick("chain", 1), with_set(with_set(one, 1), 1)):
        words = where_evening_stands(EveningProgress("key", standing, (ADA, BEN), 1))
        assert words.replace(UNBROKEN, " ") == expected.pop(0)
    score, place = words.split(" ")
    widest = max(text_width(score, 20), text_width(place, 20))
    assert wrapped(words, 20, narrowest(words, 20, widest + 40, 4)) == (score, place)


class TestGuests:
    def test_are_named_one_after_the_other_and_the_evening_enters_the_book(self, player: Player) -> None:
        end_evening(player, GUESTS)
        assert "Remember Guest 1 by name?" in texts(player)
        player.press(SPACE, pygame.K_a, pygame.K_d, pygame.K_a, SPACE, RIGHT, SPACE, SPACE)
        assert "Remember Guest 2 by name?" in texts(player)
        answer(player, "Yes")
        player.press(DOWN, RIGHT, ENTER, LEFT, ENTER, ENTER)  # the wheel of letters
        ada, ben = remembered(player)
        assert (ada.name, ada.emblem, ada.colour) == ("Ada", "heart", "coral")
        assert (ben.name, ben.emblem, ben.colour) == ("B", "star", GUESTS[1].colour)
        pair = player.app.context.profile.people.book().pair(ada.key, ben.key)
        assert pair is not None
        assert (pair.evenings.two, len(pair.lines)) == (1, 1)
        assert "Ada 0–3 B" in pair.lines[0].words
        assert player.app.context.party.persons == (ada, ben)
        assert any("Make it steeper for B" in each for each in texts(player))

    def test_of_whom_one_stays_a_guest_leave_no_evening(self, player: Player) -> None:
        end_evening(player, GUESTS)
        answer(player, "No")
        answer(player, "Yes")
        player.press(pygame.K_b, ENTER, ENTER, ENTER)
        assert [each.name for each in remembered(player)] == ["B"]
        assert not player.app.context.profile.people.book().pairs
        answer(player, "No")  # about Uphill
        assert choices(player) == ["Again", "Share", "Menu"], "a guest does not meet anybody again"

    def test_can_think_better_of_it(self, player: Player) -> None:
        end_evening(player, (guest(1), JUNO.person))
        player.press(SPACE)
        assert player.scene == "KeepGuest"
        player.press(ESCAPE)
        assert "Remember Guest 1 by name?" in texts(player)
        answer(player, "No")
        assert not remembered(player)

    def test_are_named_with_the_mouse(self, player: Player) -> None:
        end_evening(player, (guest(1), JUNO.person))
        answer(player, "Yes")
        for meaning in (Verb.DOWN, Verb.CONFIRM, Verb.CONFIRM, Verb.RIGHT, Verb.CONFIRM, Verb.CONFIRM):
            player.click(spot(player, meaning))
        assert [(each.name, each.emblem) for each in remembered(player)] == [("B", "heart")]

    def test_of_whom_there_are_many_can_all_stay_guests_at_once(self, player: Player) -> None:
        three = replace(plan(SHORT, arena=False), form=Form.WINNER_STAYS, sizes=(1, 1, 1))
        people = tuple(guest(number) for number in (1, 2, 3))
        player.app.context.gather(Party(tuple(Member(person, LEFT_KEYS) for person in people)))
        player.app.routes.go(ToEvening(EveningProgress("key", to_the_end(begin(three), 1), people, 1)))
        assert choices(player) == ["Yes", "No", "Keep nobody"]
        answer(player, "Keep nobody")
        assert choices(player) == ["Again", "Share", "Menu"]

    def test_who_are_remembered_are_not_asked(self, player: Player) -> None:
        end_evening(player, (ADA, JUNO.person), remember=True)
        assert choices(player) == ["Again", "Tomorrow's rematch", "Share", "Menu"]

    def test_read_how_they_are_named(self, player: Player) -> None:
        end_evening(player, GUESTS)
        player.press(SPACE)
        page = player.on_top(KeepGuestScene)
        assert "Type the name, or turn each letter. Done ends it." in page.picture().texts
        assert card(player).key == "Next"
        assert page.prompt_device() == RIGHT_KEYS, "the others type"
        player.press(pygame.K_z)
        assert (card(player).name, card(player).key) == ("Z", "Done")


def card(player: Player) -> JoinCard:
    node = player.on_top(KeepGuestScene).picture().placed(JoinCard).node
    assert isinstance(node, JoinCard)
    return node


def spot(player: Player, meaning: Meaning) -> tuple[int, int]:
    placed = player.on_top(KeepGuestScene).picture().placed(JoinCard)
    targets = card(player).targets(player.app.context.layout, placed.box)
    return next(box.center for box, verb in targets if verb is meaning)


class TestRematch:
    @pytest.fixture(autouse=True)
    def agreed(self, player: Player) -> None:
        end_evening(player, (ADA, BEN), remember=True)
        answer(player, "Tomorrow's rematch")
        assert MEET in texts(player)

    def tile(self, player: Player) -> str:
        player.app.routes.go(ToMenu(TONIGHT_TILE))
        player.wait(0.1)
        return player.on_top(MenuScene).tile.summary.replace("\N{NO-BREAK SPACE}", " ")

    def plan(self, player: Player) -> list[str]:
        nodes = (placed.node for placed in player.on_top(JoinScene).picture().plan)
        return [node.words for node in nodes if isinstance(node, PlanKey)]

    def test_is_what_tonight_opens_with_and_the_other_one_begins(self, player: Player) -> None:
        assert self.tile(player) == "Rematch: Ada and Ben. Ben begins."
        player.press(SPACE, ENTER)
        page = player.on_top(JoinScene)
        assert [card.who for card in page.cards.cards if card] == [ADA, BEN]
        assert MEET in page.picture().texts
        assert page.key_words() == "Rematch"
        player.press(SPACE)
        player.wait(0.1)
        progress = player.app.context.profile.evenings.unfinished()
        assert progress is not None
        assert isinstance(progress.evening.phase, Playing)
        assert progress.evening.phase.starter == 2
        assert (progress.evening.plan.sets, progress.evening.plan.arena) == (SHORT, False)
        assert "Rematch" not in self.tile(player)

    def test_has_nobody_take_the_place_of_somebody_else_for_good(self, player: Player) -> None:
        """Whoever presses first is not always who comes first: one press puts it right."""
        self.tile(player)
        player.press(SPACE)
        page = player.on_top(JoinScene)
        assert whos(page) == ["Ada", ""]
        assert [card.says for card in seats(page)] == ["Somebody else? Up and down.", "Ben joins with"]
        player.press(pygame.K_s)
        assert whos(page) == ["Ben", ""]
        assert seats(page)[1].says == "Ada joins with"
        player.press(ENTER)
        assert whos(page) == ["Ben", "Ada"]
        assert not any(card.says for card in seats(page)), "everybody is here"
        player.press(DOWN)
        assert whos(page) == ["Ada", "Ben"], "they change places"
        player.press(pygame.K_s, SPACE)
        player.wait(0.1)
        assert player.app.context.party.persons == (ADA, BEN), "as they were, whoever has which card"
        assert player.app.context.party.devices == {1: RIGHT_KEYS, 2: LEFT_KEYS}

    def test_offers_those_two_before_everybody_else(self, player: Player) -> None:
        player.app.context.profile.people.keep(Person("Zoe", "cat", "lime", "z"))
        self.tile(player)
        player.press(SPACE)
        page, seen = player.on_top(JoinScene), []
        for _press in range(5):
            seen.append(whos(page)[0])
            player.press(pygame.K_s)
        assert seen == ["Ada", "Ben", "Zoe", "Guest 1", ""]

    def test_offers_no_bot_while_it_waits(self, player: Player) -> None:
        self.tile(player)
        player.press(SPACE)
        page = player.on_top(JoinScene)
        before = page.cards
        assert [words for _verb, words in page.prompts()] == ["Who", "One device for both", "Leave"]
        player.press(pygame.K_d)
        assert page.cards == before
        player.press(pygame.K_TAB)
        assert "Bot" in dict(page.prompts()).values()

    def test_waits_for_those_two_while_others_can_play_a_new_evening(self, player: Player) -> None:
        self.tile(player)
        player.press(SPACE, SPACE)  # Ada alone
        page = player.on_top(JoinScene)
        assert page.said == "Ada and Ben have agreed on this rematch: it begins when they are here."
        assert self.plan(player) == ["New evening"]
        player.press(pygame.K_TAB)
        assert self.plan(player) == ["5 sets", "The Arena decides"]
        assert MEET not in page.picture().texts
        player.press(pygame.K_TAB, pygame.K_TAB)
        assert self.plan(player) == ["New evening"]

    def test_is_known_after_a_start(self, player: Player, tmp_path: Path) -> None:
        player.app.context.profile.end_first_start()
        player.app.context.profile.background.flush()
        again = Player(profile=Profile(tmp_path))
        again.app.load()
        summary = again.on_top(MenuScene).tile.summary
        again.leave()
        assert summary.replace("\N{NO-BREAK SPACE}", " ") == "Rematch: Ada and Ben. Ben begins."

    def test_is_off_when_another_evening_begins(self, player: Player) -> None:
        party = Party((Member(ADA, LEFT_KEYS), Member(JUNO.person)))
        player.app.routes.go(BeginEvening(party, plan(SHORT)))
        player.wait(0.1)
        player.app.context.profile.evenings.end(progress_of(player))
        assert "Rematch" not in self.tile(player)

    def test_is_off_when_one_of_the_two_is_forgotten(self, player: Player) -> None:
        self.tile(player)
        player.app.routes.go(ToRecords())
        player.app.routes.go(ForgetPeople((BEN.key,)))
        assert self.tile(player).startswith("Who is here?")


def seats(page: JoinScene) -> list[JoinCard]:
    return [placed.node for placed in page.picture().plan if isinstance(placed.node, JoinCard)]


def whos(page: JoinScene) -> list[str]:
    """Who is on each card; nothing for somebody new, and where nobody is."""
    return [card.who.name if card is not None and card.who is not None else "" for card in page.cards.cards]


def progress_of(player: Player) -> EveningProgress:
    progress = player.app.context.profile.evenings.unfinished()
    assert progress is not None
    return progress


def test_how_an_evening_goes_is_shown_and_told(player: Player) -> None:
    player.app.context.change(replace(player.app.context.settings, reduced_motion=False))
    player.app.routes.go(ToEveningHowTo())
    shown, winners = player.on_top(EveningHowToScene), set()
    for _step in range(24):
        winners.add(tuple(moment.frame.winner for moment in shown.picture().moments))
        player.wait(0.2, 0.2)
    assert {(None,) * 3, (1, 1, 2)} <= winners, "the set, whoever held out, and whoever trailed on sets"
    player.press(SPACE)
    _title, *rules = shown.picture().texts
    assert len(rules) > 3
    assert tuple(rules) == lesson.RULES[: len(rules)], "the others stand on the next page"


def test_the_lesson_counts_as_evenings_do() -> None:
    """What the examples show is what the rules say of such legs and rounds."""
    for example in lesson.EXAMPLES[:2]:
        current = begin(plan()).sets[0]
        for moves in example.moments[-1].rows:
            current = current.with_leg(Leg(moves[0], moves[-1], len(moves)))
        assert current.winner == example.moments[-1].winner
        assert current.held_out == (example is lesson.EXAMPLES[1])
    evening = begin(plan(SHORT))
    while not isinstance(evening.phase, Riding):
        evening = with_set(evening, 1)
    points = [tuple(map(len, moment.rows)) for moment in lesson.EXAMPLES[2].moments]
    for before, after in pairwise(dict.fromkeys(points)):
        assert evening.arena_points == before
        evening = evening.with_round((after[0] - before[0], after[1] - before[1]))
    assert evening.phase == Over(lesson.EXAMPLES[2].moments[-1].winner)
