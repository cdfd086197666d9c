"""Uphill in the arcade: set on a card, guards at the board, the offer at the end, and a whole evening."""

import os
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command
from game.arcade.navigation.destinations import BeginEvening, ToEvening
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.play.play import GUARD_SECONDS, PlayScene
from game.arcade.shell.party import Member, Party
from game.core.rules import Move
from game.evening.uphill import Uphill
from game.people.person import Person
from game.session.modes import Guards
from game.solving.solver import Solver
from game.solving.values import Value
from tests.arcade.cabinet import FRAME, Player, shared_worker
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.runner import KEYS, hurry
from tests.arcade.test_evening import Couple, couple
from tests.arcade.test_joining import at_the_tile, remember, shown, spot
from tests.evenings import ADA, BEN, GAMES, QUICK, to_the_end, with_set
from tests.presses import shortest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
STOPPED = "That gives the win away. Choose again."


def uphill(player: Player, person: Person) -> int:
    return player.app.context.profile.people.book().roster.uphill(person)


def remembered_uphill(player: Player) -> int | None:
    """What Ada has answered."""
    ada = player.app.context.profile.people.book().roster.of(ADA.key)
    assert ada is not None
    return ada.uphill


# At the board


def at_a_leg(player: Player, steps: int) -> PlayScene:
    """Light Cycle Duel, which Ada begins, and wins with the right moves. It is steeper for Ben."""
    hurry(player)
    remember(player, ADA, BEN)
    player.app.context.profile.people.set_uphill(BEN, steps)
    party = Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS)))
    player.app.routes.go(BeginEvening(party, QUICK))
    player.wait(0.1)
    return player.on_top(PlayScene)


def judged(play: PlayScene, value: Value) -> list[Move]:
    session = play.session
    return Solver(session.setup).judge(session.match.position).at(value)


def enter(player: Player, move: Move) -> None:
    play = player.on_top(PlayScene)
    for verb in shortest(play.board.controls, play.session.match.position, play.board.entry.cursor, move):
        player.press(KEYS[verb])


def guards(player: Player) -> list[str]:
    return [panel.guards for panel in player.on_top(PlayScene).picture().panels]


def test_a_guard_stops_a_move_that_gives_the_win_away_and_then_another_one_counts(
    cabinet: CabinetWithPads,
) -> None:
    player = cabinet.player
    play = at_a_leg(player, 1)
    most = GAMES["light_cycle"].guards[0]
    assert guards(player) == [f"Guards: {most}", ""]
    for wrong in judged(play, Value.LOSS)[:1] * 2:  # the same one again costs nothing
        enter(player, wrong)
        player.wait(0.1)
        assert player.message == STOPPED
        assert not play.session.match.plies
        assert guards(player)[0] == f"Guards: {most - 1}"
    enter(player, judged(play, Value.WIN)[0])
    assert len(play.session.match.plies) == 1
    assert player.message != STOPPED


def test_without_a_guard_the_same_move_counts(cabinet: CabinetWithPads) -> None:
    play = at_a_leg(cabinet.player, 0)
    assert guards(cabinet.player) == ["", ""]
    enter(cabinet.player, judged(play, Value.LOSS)[0])
    assert len(play.session.match.plies) == 1


def test_after_a_kill_the_guards_are_as_they_were(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    play = at_a_leg(player, 1)
    wrong = judged(play, Value.LOSS)[0]
    enter(player, wrong)
    player.wait(0.1)
    evenings = player.app.context.profile.evenings
    kept = evenings.unfinished()
    assert kept is not None
    player.app.routes.go(ToEvening(kept))
    again = player.on_top(PlayScene)
    assert again is not play
    assert guards(player) == [f"Guards: {GAMES['light_cycle'].guards[0] - 1}", ""]
    enter(player, wrong)
    assert not again.session.match.plies


@contextmanager
def silent_bots() -> Iterator[None]:
    """The bot process does not answer."""
    process = shared_worker().process_id
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def frames(player: Player, seconds: float) -> None:
    """Time goes by without waiting for the bots."""
    for _frame in range(round(seconds / FRAME)):
        player.app.step(FRAME)


def wrong_move(player: Player, play: PlayScene) -> None:
    """A move that gives the win away, before the bots can tell so."""
    enter(player, judged(play, Value.WIN)[0])
    play.undo()  # so that the guard has to be asked again
    frames(player, 0.1)
    assert not play.session.guard_is_ready
    enter(player, judged(play, Value.LOSS)[0])
    frames(player, GUARD_SECONDS / 2)
    assert not play.session.match.plies


def test_a_move_waits_until_it_is_known_whether_it_is_stopped(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    play = at_a_leg(player, 1)
    with silent_bots():
        wrong_move(player, play)
    player.wait(0.1)
    assert player.message == STOPPED
    assert not play.session.match.plies


def test_a_move_counts_if_that_is_not_known_after_a_moment(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    play = at_a_leg(player, 1)
    with silent_bots():
        wrong_move(player, play)
        frames(player, GUARD_SECONDS)
        assert len(play.session.match.plies) == 1
    player.wait(0.1)
    assert len(play.session.match.plies) == 1


# The offer


def at_the_end(player: Player, sets: int, *people: Person) -> EveningOverScene:
    """Ada has won an evening in which she won so many of three sets."""
    one, two = people or (ADA, BEN)
    remember(player, *(person for person in (one, two) if person.key))
    evenings = player.app.context.profile.evenings
    progress = evenings.begin(QUICK, (one, two))
    evening = progress.evening
    for number in range(3):
        evening = with_set(evening, 1 if number < sets else 2)
    player.app.context.gather(Party((Member(one, LEFT_KEYS), Member(two, RIGHT_KEYS))))
    player.app.routes.go(ToEvening(replace(progress, evening=to_the_end(evening, 1))))
    player.wait(0.9, 0.1)
    return player.on_top(EveningOverScene)


def offer(over: EveningOverScene) -> list[str]:
    return [words for words in over.picture().texts if "steeper" in words]


@pytest.mark.parametrize(("key", "steps"), [("Yes", 1), ("No", 0)])
def test_whoever_has_won_clearly_is_asked_once(cabinet: CabinetWithPads, key: str, steps: int) -> None:
    player = cabinet.player
    over = at_the_end(player, 3)
    assert offer(over) == ["Make it steeper for Ada next time?"]
    if key == "No":
        player.press(pygame.K_d)
    player.press(pygame.K_SPACE)
    assert remembered_uphill(player) == steps
    assert not offer(over)
    player.wait(0.9, 0.1)
    assert over.rows.focused.label == "Again"
    player.press(pygame.K_SPACE)  # Again
    player.wait(0.1)
    again = player.app.context.profile.evenings.unfinished()
    assert again is not None
    assert again.uphill == (Uphill(1, 1) if steps else None)
    assert not offer(at_the_end(player, 3))


def test_a_close_evening_ends_without_a_question(cabinet: CabinetWithPads) -> None:
    over = at_the_end(cabinet.player, 2)
    assert not offer(over)
    assert over.rows.focused.label == "Again"


# On the cards


def captions(player: Player) -> list[str]:
    return [card.caption for card in shown(player)]


def remember_climbers(player: Player) -> None:
    """Ada and Ben are remembered, and have been asked how steep they want it."""
    remember(player, ADA, BEN)
    people = player.app.context.profile.people
    for remembered in people.book().roster.people:
        people.set_uphill(remembered.person, 0)


def test_nothing_speaks_of_uphill_before_somebody_was_asked(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    remember(player, ADA, BEN)
    at_the_tile(player)
    player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_RIGHT)
    assert captions(player) == ["", ""]
    assert "Uphill" not in player.prompts().values()


@pytest.fixture
def seated(cabinet: CabinetWithPads) -> Player:
    """Ben and Ada have joined at one keyboard."""
    remember_climbers(cabinet.player)
    at_the_tile(cabinet.player)
    cabinet.player.press(pygame.K_SPACE, pygame.K_RETURN)
    return cabinet.player


class TestOnTheCards:
    def test_each_sets_their_own_with_their_keys(self, seated: Player) -> None:
        assert captions(seated) == ["Uphill: off", "Uphill: off"]
        seated.press(pygame.K_RIGHT)
        assert captions(seated) == ["Uphill: off", "Uphill: 1 step"]
        seated.press(pygame.K_a, pygame.K_a, pygame.K_RIGHT)
        assert captions(seated) == ["Uphill: 2 steps", "Uphill: 2 steps"]
        assert (uphill(seated, BEN), uphill(seated, ADA)) == (2, 2)
        seated.press(pygame.K_d, pygame.K_d)
        assert captions(seated)[0] == "Uphill: off"

    def test_with_the_mouse_by_a_click_on_the_words(self, seated: Player) -> None:
        seated.click(spot(seated, 2, Command.HINT))
        assert captions(seated) == ["Uphill: off", "Uphill: 1 step"]

    def test_two_who_share_a_device(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        remember_climbers(player)
        at_the_tile(player)
        player.press(pygame.K_SPACE, pygame.K_c, pygame.K_h)
        assert captions(player) == ["Uphill: off", "Uphill: 1 step"]
        player.press(pygame.K_a, pygame.K_h, pygame.K_h)
        assert captions(player) == ["Uphill: 2 steps", "Uphill: 1 step"]

    def test_a_guest_and_whoever_plays_against_a_bot_have_nothing_to_set(
        self, cabinet: CabinetWithPads
    ) -> None:
        player = cabinet.player
        remember(player, ADA)
        ada = player.app.context.profile.people.book().roster.people[0].person
        player.app.context.profile.people.set_uphill(ada, 0)
        at_the_tile(player)
        player.press(pygame.K_SPACE)
        assert captions(player)[0] == ""
        player.press(pygame.K_RETURN)
        assert captions(player) == ["Uphill: off", "Nothing is kept"]
        player.press(pygame.K_RIGHT)
        assert captions(player)[1] == "Nothing is kept"


# All of it


@dataclass
class Watched(Couple):
    """How many moves guards have stopped in each leg is written down."""

    stopped: list[tuple[Guards, Guards]] = field(default_factory=list)  # of so many at most

    def play_leg(self, chance: random.Random) -> None:
        session = self.player.session
        super().play_leg(chance)
        most = session.began_in.guards
        self.stopped.append((session.help_used.guards, most))


def test_a_whole_evening_uphill_by_keys(cabinet: CabinetWithPads) -> None:
    """It is as steep as can be for Ben, with any moves: guards stop some of Ada's, and none of Ben's."""
    at_a_leg(cabinet.player, 3)
    player, devices = cabinet.player, couple(cabinet, "one keyboard").presses
    two = Watched(cabinet, devices)
    assert two.progress.uphill == Uphill(2, 3)
    two.play_evening(seed=1)
    assert all(used[0] <= most[0] and used[1] == most[1] == 0 for used, most in two.stopped)
    assert sum(used[0] for used, _most in two.stopped) > 3
    pair = player.app.context.profile.people.book().pair(ADA.key, BEN.key)
    assert pair is not None
    (line,) = pair.lines
    assert line.uphill == (line.winner == 2)
