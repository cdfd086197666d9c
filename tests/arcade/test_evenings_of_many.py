"""Whole evenings of three to eight people in the arcade: in every form, with few devices and with many."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
import pytest

from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import BeginEvening, ToEvening, ToEveningRounds
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.leg_over import LegOverScene, PickScene
from game.arcade.scenes.evening.poster import poster_plan
from game.arcade.scenes.evening.table import TableScene
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.scenes.play.play import PlayScene
from game.arcade.shell.party import Member, Party
from game.arcade.views.evening.evening_corners import EveningCorners
from game.arcade.views.evening.standings import Standings
from game.arcade.views.portraits import SmallPortrait
from game.bench.monkey.virtual_pad import LB, A, VirtualPad
from game.core.controls import Verb
from game.evening.evening import Form, Offer, Over, Picking, Plan, Playing
from game.evening.progress import EveningProgress
from game.people.person import Person
from game.session.phased_match import Phase
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.runner import BUTTONS, KEYS, hurry
from tests.arcade.test_evening import OTHER_KEYS
from tests.arcade.test_joining import at_the_tile, device_of, remember
from tests.evenings import with_set
from tests.presses import shortest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
EMBLEMS = ("star", "moon", "sun", "key", "cat", "fish", "bolt", "crown")
COLOURS = ("coral", "sky", "gold", "mint", "lime", "violet", "magenta", "silver")
STOPPED = "That gives the win away. Choose again."
EVERYBODY = tuple(Person(*each) for each in zip(NAMES, EMBLEMS, COLOURS, strict=True))
Press = Callable[[Verb], None]


@dataclass
class Crowd:
    """People in front of a cabinet: each presses with something, some with the same."""

    cabinet: CabinetWithPads
    presses: tuple[Press, ...]  # in the order in which they join

    @property
    def player(self) -> Player:
        return self.cabinet.player

    def join(self, adds: Callable[[int], None]) -> None:
        """From the menu to all cards: `adds` has somebody join, by their number."""
        at_the_tile(self.player)
        for number in range(len(self.presses)):
            adds(number)

    def plan(self, way: str, *, arena: bool = False) -> None:
        """Choose how it is played, by what the button says then."""
        for _press in range(8):
            if self.planned[0] == way:
                break
            self.player.press(pygame.K_TAB)
        assert self.planned[0] == way
        if len(self.planned) > 1 and (self.planned[1] == "The Arena decides") != arena:
            self.player.press(pygame.K_v)

    @property
    def planned(self) -> list[str]:
        nodes = (placed.node for placed in self.player.on_top(JoinScene).picture().plan)
        keys = (node for node in nodes if isinstance(node, PlanKey))
        return [node.words for node in keys if node.command is not Command.SECOND]

    def start(self) -> None:
        self.presses[0](Verb.CONFIRM)
        self.player.wait(0.1)

    @property
    def progress(self) -> EveningProgress:
        """The evening as the next start would find it."""
        progress = self.player.app.context.profile.evenings.unfinished()
        assert progress is not None
        return progress

    @property
    def mover(self) -> int:
        """The number of the person who is to move."""
        people = self.progress.people
        return people.index(self.progress.on_turn(self.player.session))

    def move(self, chance: random.Random) -> None:
        """A move; if a guard stops it, another one."""
        play = self.player.on_top(PlayScene)
        position, made = play.session.match.position, len(play.session.match.plies)
        moves = play.session.match.rules.legal_moves(position)
        for move in chance.sample(moves, len(moves)):
            press = self.presses[self.mover]
            for verb in shortest(play.board.controls, position, play.board.entry.cursor, move):
                press(verb)
            self.player.wait(0.05)
            if len(play.session.match.plies) > made:
                return
            assert self.player.message == STOPPED

    def play_leg(self, chance: random.Random) -> None:
        while isinstance(self.player.top, PlayScene):
            if self.player.session.over:
                self.player.wait(0.5, 0.05)
            else:
                self.move(chance)

    def give_up(self, chance: random.Random) -> None:
        """A leg that is given up: the first one of a set later than others, so that no set is halved."""
        phase = self.progress.evening.phase
        if isinstance(phase, Playing) and phase.leg == 1:
            self.move(chance)
        self.resign()

    def resign(self) -> None:
        """Whoever is to move gives the leg up, by the pause."""
        press = self.presses[self.mover]
        press(Verb.BACK)
        self.player.wait(0.1)
        self.player.click_row("Resign this leg")
        self.player.wait(0.1)
        self.player.press(pygame.K_DOWN, pygame.K_RETURN)
        self.player.wait(0.5, 0.1)

    def go_on(self, number: int = 0) -> None:
        self.player.wait(0.9, 0.1)
        self.presses[number](Verb.CONFIRM)
        self.player.wait(0.1)

    def picker(self, scene: PickScene) -> int:
        phase = scene.progress.evening.phase
        assert isinstance(phase, Picking)
        return scene.progress.members(phase.picker)[-1]

    def step(self, chance: random.Random) -> None:
        """What comes next: a leg, or a press."""
        match self.player.top:
            case PlayScene():
                self.play_leg(chance)
            case PickScene() as scene:
                self.go_on(self.picker(scene))
            case LegOverScene():
                self.go_on(chance.randrange(len(self.presses)))

    def play(self, seed: int, *, resigning: float = 0.0) -> EveningOverScene:
        """From the first board to the end; so many legs are given up at once."""
        chance = random.Random(seed)  # noqa: S311 - moves
        while not isinstance(self.player.top, EveningOverScene):
            if isinstance(self.player.top, PlayScene) and chance.random() < resigning:
                self.give_up(chance)
            else:
                self.step(chance)
        return self.player.on_top(EveningOverScene)


def keyboard(player: Player, keys: dict[Verb, int]) -> Press:
    return lambda verb: player.press(keys[verb])


def with_pads(cabinet: CabinetWithPads, count: int, pads: int) -> tuple[Crowd, list[VirtualPad]]:
    """So many people share so many pads, which are passed on in turns."""
    hurry(cabinet.player)
    remember(cabinet.player, *reversed(EVERYBODY[:count]))
    plugged = [cabinet.plug() for _pad in range(pads)]

    def press_on(pad: VirtualPad) -> Press:
        return lambda verb: cabinet.press(pad, BUTTONS[verb])

    crowd = Crowd(cabinet, tuple(press_on(plugged[number % pads]) for number in range(count)))

    def add(number: int) -> None:
        if number < pads:
            crowd.presses[number](Verb.CONFIRM)
        else:
            cabinet.press(plugged[number % pads], LB)

    crowd.join(add)
    return crowd, plugged


def at_one_keyboard(cabinet: CabinetWithPads, count: int) -> Crowd:
    """All share the left half of the keyboard."""
    hurry(cabinet.player)
    player = cabinet.player
    remember(player, *reversed(EVERYBODY[:count]))
    press = keyboard(player, KEYS)
    crowd = Crowd(cabinet, (press,) * count)
    crowd.join(lambda number: player.press(pygame.K_c) if number else press(Verb.CONFIRM))
    return crowd


class TestWholeEvenings:
    def test_three_of_whom_the_winner_stays(self, cabinet: CabinetWithPads) -> None:
        """Two pads and the keys of one half."""
        hurry(cabinet.player)
        player, one, two = cabinet.player, cabinet.plug(), cabinet.plug()
        remember(player, *reversed(EVERYBODY[:3]))
        presses = [lambda verb, pad=pad: cabinet.press(pad, BUTTONS[verb]) for pad in (one, two)]
        crowd = Crowd(cabinet, (*presses, keyboard(player, OTHER_KEYS)))
        crowd.join(lambda number: crowd.presses[number](Verb.CONFIRM))
        assert crowd.planned == ["Winner stays, first to 5", "The Arena decides"]
        crowd.plan("Winner stays, first to 3")
        crowd.start()
        over = crowd.play(seed=3, resigning=0.7)
        evening = over.progress.evening
        phase = evening.phase
        assert isinstance(phase, Over)
        assert phase.winner is not None
        assert evening.halves[phase.winner - 1] == 6
        assert f"{NAMES[phase.winner - 1]} wins the evening." in over.picture().texts

    def test_four_of_whom_everybody_meets_everybody(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = with_pads(cabinet, 4, 2)
        crowd.plan("Round robin, 6 sets")
        crowd.start()
        over = crowd.play(seed=4, resigning=0.9)
        evening = over.progress.evening
        assert len(evening.boards) == 6
        assert evening.last_set is not None
        assert sum(evening.halves) == 12

    def test_four_in_two_teams_at_one_keyboard(self, cabinet: CabinetWithPads) -> None:
        crowd = at_one_keyboard(cabinet, 4)
        crowd.plan("Teams: 3 sets")
        crowd.start()
        over = crowd.play(seed=5, resigning=0.7)
        assert over.progress.names == ("Ada & Ben", "Cleo & Dan")
        assert over.progress.evening.plan.form is Form.SETS

    def test_five_with_two_pads_and_the_first_two_ride(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = with_pads(cabinet, 5, 2)
        crowd.plan("Round robin, 10 sets", arena=True)
        crowd.start()
        chance = random.Random(6)  # noqa: S311 - moves
        while not isinstance(crowd.player.top, ArenaScene | ClaimScene):
            crowd.give_up(chance) if isinstance(crowd.player.top, PlayScene) else crowd.step(chance)
        assert len(crowd.progress.evening.sets) == 10

    def test_eight_in_teams_with_two_pads(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = with_pads(cabinet, 8, 2)
        crowd.plan("Teams: Winner stays, first to 3")
        crowd.start()
        over = crowd.play(seed=9, resigning=1.0)
        assert over.progress.names == ("Ada & Ben", "Cleo & Dan", "Eve & Fay", "Gus & Hal")


# The plan of an evening that is played in a moment.
QUICK = Plan((Offer("light_cycle", 2), Offer("chain", 2)), 3, arena=False)
TEAMS = replace(QUICK, sizes=(2, 2))
STAYS = replace(QUICK, form=Form.WINNER_STAYS, sizes=(1, 1, 1))


def at_the_board(cabinet: CabinetWithPads, plan: Plan, pads: int) -> tuple[Crowd, list[VirtualPad]]:
    """The people of a plan, with so many pads, which they share in turns."""
    hurry(cabinet.player)
    player, count = cabinet.player, sum(plan.sizes)
    people = [player.app.context.profile.people.keep(person) for person in EVERYBODY[:count]]
    plugged = [cabinet.plug() for _pad in range(pads)]
    devices = [device_of(plugged[number % pads]) for number in range(count)]
    members = tuple(Member(person, device) for person, device in zip(people, devices, strict=True))
    player.app.routes.go(BeginEvening(Party(members), plan))
    player.wait(0.1)

    def press_on(pad: VirtualPad) -> Press:
        return lambda verb: cabinet.press(pad, BUTTONS[verb])

    return Crowd(cabinet, tuple(press_on(plugged[number % pads]) for number in range(count))), plugged


def plates(player: Player) -> list[tuple[str, str]]:
    """What stands on the nameplates: who moves, and who follows."""
    panels = player.on_top(PlayScene).picture().panels
    return [(panel.person.name if panel.person else "", panel.holder) for panel in panels]


class TestWhoMoves:
    def test_a_team_takes_turns_and_the_plates_say_whose_it_is(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = at_the_board(cabinet, TEAMS, 4)
        chance = random.Random(1)  # noqa: S311 - moves
        seen = []
        for _move in range(4):
            seen.append((plates(cabinet.player), crowd.mover))
            crowd.move(chance)
        ada, ben, cleo, dan = (
            ("Ada", "then Ben"),
            ("Ben", "then Ada"),
            ("Cleo", "then Dan"),
            ("Dan", "then Cleo"),
        )
        assert seen == [([ada, cleo], 0), ([ben, cleo], 2), ([ben, dan], 1), ([ada, dan], 3)]

    def test_the_other_one_of_a_team_begins_the_other_leg(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = at_the_board(cabinet, TEAMS, 2)
        crowd.resign()
        crowd.go_on()
        assert [who for who, _then in plates(cabinet.player)] == ["Ben", "Dan"]

    def test_a_finished_leg_is_that_of_both_teams(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = at_the_board(cabinet, TEAMS, 1)
        crowd.play_leg(random.Random(1))  # noqa: S311 - moves
        assert crowd.progress.played[0].players.names.of(1) == "Ada & Ben"
        assert crowd.progress.played[0].players.names.of(2) == "Cleo & Dan"

    def test_the_message_names_whoever_moves(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = at_the_board(cabinet, TEAMS, 4)
        crowd.presses[2](Verb.UP)
        assert "Ada's turn" in cabinet.player.message

    @pytest.mark.parametrize(("plan", "waiting"), [(TEAMS, 1), (STAYS, 2)], ids=["in a team", "in the queue"])
    def test_a_press_of_somebody_who_waits_does_nothing(
        self, cabinet: CabinetWithPads, plan: Plan, waiting: int
    ) -> None:
        player = cabinet.player
        crowd, _pads = at_the_board(cabinet, plan, sum(plan.sizes))
        player.wait(5.0, 0.2)  # what is said at the start has gone
        before = player.play.picture().panels, player.message
        for verb in (Verb.UP, Verb.CONFIRM, Verb.BACK):
            crowd.presses[waiting](verb)
        assert player.scene == "Play"
        assert (player.play.picture().panels, player.message) == before
        assert player.heard != "illegal"

    def test_one_pad_for_all_moves_for_whoever_is_on_turn(self, cabinet: CabinetWithPads) -> None:
        crowd, _pads = at_the_board(cabinet, STAYS, 1)
        chance = random.Random(2)  # noqa: S311 - moves
        for _move in range(3):
            crowd.move(chance)


def title(player: Player) -> str:
    return player.on_top(ClaimScene).picture().texts[0]


class TestAPadThatDies:
    """Whoever held it is asked for another device when they are to play, and not before."""

    def test_of_somebody_who_waits(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, pads = at_the_board(cabinet, STAYS, 3)
        cabinet.unplug(pads[2])
        assert player.scene == "Play", "Cleo waits"
        for _leg in range(2):
            crowd.resign()
            if not isinstance(player.top, PickScene):
                crowd.go_on()
        player.wait(0.9, 0.1)
        assert crowd.picker(player.on_top(PickScene)) == 2
        crowd.presses[0](Verb.CONFIRM)
        player.wait(0.1)
        assert title(player) == "Cleo's gamepad is gone", "who cannot pick has the others pick"
        player.press(pygame.K_SPACE)
        assert player.scene == "Play"

    def test_of_two_in_teams_who_shared_it(self, cabinet: CabinetWithPads) -> None:
        """Ada and Cleo share one. The other takes it over, because Ada says so; then it is Cleo's, too."""
        player = cabinet.player
        crowd, pads = at_the_board(cabinet, TEAMS, 2)
        cabinet.unplug(pads[0])
        assert title(player) == "Ada's gamepad is gone"
        crowd.presses[1](Verb.CONFIRM)
        player.wait(1.0, 0.1)
        assert player.scene == "Claim", "it is Ben's and Dan's"
        again = cabinet.plug()
        cabinet.press(again, A)
        assert player.scene == "Play"
        devices = [member.device for member in player.app.context.party.members]
        assert devices == [device_of(again), device_of(pads[1])] * 2

    def test_of_whoever_moves_next_in_a_team(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, pads = at_the_board(cabinet, TEAMS, 4)
        cabinet.unplug(pads[1])
        assert player.scene == "Play"
        crowd.move(random.Random(1))  # noqa: S311 - moves
        player.wait(0.1)
        assert title(player) == "Ben's gamepad is gone"

    def test_between_two_legs(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, pads = at_the_board(cabinet, STAYS, 3)
        crowd.resign()
        assert player.scene == "LegOver"
        cabinet.unplug(pads[1])
        assert player.scene == "LegOver"
        crowd.go_on()
        player.wait(0.1)
        assert title(player) == "Ben's gamepad is gone"


def to_a_leg(_crowd: Crowd) -> None:
    """The first leg, with a move."""


def to_the_second_leg(crowd: Crowd) -> None:
    crowd.resign()


def to_a_pick(crowd: Crowd) -> None:
    crowd.resign()
    crowd.go_on()
    crowd.resign()


@pytest.mark.parametrize("reach", [to_a_leg, to_the_second_leg, to_a_pick])
@pytest.mark.parametrize("plan", [STAYS, TEAMS], ids=["the winner stays", "teams"])
def test_after_a_kill_it_goes_on_with_those_who_have_played_it(
    cabinet: CabinetWithPads, reach: Callable[[Crowd], None], plan: Plan
) -> None:
    """They join in another order, on one keyboard, and it stands as it stood."""
    player = cabinet.player
    crowd, pads = at_the_board(cabinet, plan, 2)
    crowd.move(random.Random(1))  # noqa: S311 - moves
    reach(crowd)
    before, scene = crowd.progress, player.scene
    cabinet.unplug(*pads)
    player.app.context.gather(Party())
    at_the_tile(player)
    count = sum(plan.sizes)
    player.press(pygame.K_SPACE, pygame.K_s, *[pygame.K_c] * (count - 2))
    player.press(pygame.K_SPACE)
    assert player.scene == "Join"
    first = player.on_top(JoinScene).cards.card(1).who
    assert first != before.people[0]
    player.press(pygame.K_c, pygame.K_SPACE)
    player.wait(0.1)
    assert player.scene == scene
    assert crowd.progress.evening == before.evening
    now, then = (progress.game and progress.game.moves for progress in (crowd.progress, before))
    assert now == then
    assert [member.person for member in player.app.context.party.members] == list(before.people)


def test_others_begin_a_new_evening_after_a_question(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    crowd, _pads = at_the_board(cabinet, STAYS, 1)
    crowd.move(random.Random(1))  # noqa: S311 - moves
    at_the_tile(player)
    player.press(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE)
    why_not = "Ada, Ben and Cleo have played this evening: it goes on when they are here."
    assert why_not in player.on_top(JoinScene).picture().texts
    player.press(pygame.K_TAB, pygame.K_SPACE)
    assert player.scene == "Confirm"
    player.press(pygame.K_DOWN, pygame.K_SPACE)
    player.wait(0.1)
    assert crowd.progress.names == ("Ada", "Ben")


class TestTheTable:
    def test_is_one_press_away_between_legs_and_in_the_pause(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        robin = replace(QUICK, form=Form.ROUND_ROBIN, sizes=(1,) * 5)
        crowd, pads = at_the_board(cabinet, robin, 2)
        crowd.resign()
        player.wait(0.9)
        cabinet.press(pads[0], LB)
        table = player.on_top(TableScene).picture().node(Standings)
        assert {line.person.name for line in table.lines} == set(NAMES[:5])
        assert all(len(line.cells) == 5 for line in table.lines)
        cabinet.press(pads[0], A)
        assert player.scene == "LegOver"
        crowd.go_on()
        crowd.resign()
        assert winner_of(crowd.progress) in (1, 2, None)
        crowd.go_on(crowd.picker(player.on_top(PickScene)))
        player.press(pygame.K_ESCAPE)
        player.click_row("Table")
        table = player.on_top(TableScene).picture().node(Standings)
        assert {line.person.name for line in table.lines if line.lit} == at_board(crowd.progress)
        cells = {line.person.name: "".join(line.cells) for line in table.lines}
        assert {cells["Ada"], cells["Ben"]} in ({"1···", "0···"}, {"½···"})
        player.press(pygame.K_ESCAPE)
        assert player.scene == "LegPause"

    def test_between_sets_says_who_comes_and_who_waits(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, _pads = at_the_board(cabinet, STAYS, 3)
        to_a_pick(crowd)
        picture = player.on_top(PickScene).picture()
        notes = {line.person.name: line.note for line in picture.node(Standings).lines}
        loser = next(iter({"Ada", "Ben"} - at_board(crowd.progress)))
        assert notes["Cleo"] == "at the board"
        assert notes[loser] == "next"
        assert "Cleo picks the next game." in " ".join(picture.texts)

    def test_during_a_leg_the_corner_says_who_is_next(self, cabinet: CabinetWithPads) -> None:
        at_the_board(cabinet, STAYS, 3)
        corners = cabinet.player.play.picture().corners
        assert isinstance(corners, EveningCorners)
        assert corners.coming == "Next: Cleo"


def winner_of(progress: EveningProgress) -> int | None:
    """Which side has taken the latest set that is over."""
    return next(each.winner for each in reversed(progress.evening.sets) if each.over)


def at_board(progress: EveningProgress) -> set[str]:
    return set(progress.names_at_board)


# One set, and then the Arena.
THREE_RIDE = replace(STAYS, sets=1, arena=True)


class TestTheFinale:
    def to_the_arena(self, cabinet: CabinetWithPads, plan: Plan, pads: int) -> tuple[Crowd, list[VirtualPad]]:
        crowd, plugged = at_the_board(cabinet, plan, pads)
        chance = random.Random(1)  # noqa: S311 - moves
        while not crowd.progress.evening.in_finale:
            crowd.give_up(chance) if isinstance(crowd.player.top, PlayScene) else crowd.step(chance)
        crowd.go_on()
        return crowd, plugged

    def ride_round(self, crowd: Crowd) -> None:
        """A round in which everybody rides straight on."""
        arena = crowd.player.on_top(ArenaScene)
        while isinstance(crowd.player.top, ArenaScene) and not arena.phased.match.counted:
            crowd.player.wait(0.5)

    @pytest.mark.parametrize(
        ("plan", "riders"),
        [(THREE_RIDE, 3), (replace(TEAMS, sets=1, arena=True), 4)],
        ids=["three", "two teams of two"],
    )
    def test_everybody_rides_with_a_device_and_each_round_is_kept(
        self, cabinet: CabinetWithPads, plan: Plan, riders: int
    ) -> None:
        crowd, pads = self.to_the_arena(cabinet, plan, riders)
        state = cabinet.player.on_top(ArenaScene).phased.match.state
        assert len(state.cells) == riders
        devices = cabinet.player.app.context.seats.chosen
        assert devices == {side: device_of(pad) for side, pad in enumerate(pads, start=1)}
        self.ride_round(crowd)
        assert len(crowd.progress.evening.rounds) == 1

    def test_after_a_kill_the_rounds_that_were_won_count(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, _pads = self.to_the_arena(cabinet, THREE_RIDE, 3)
        self.ride_round(crowd)
        before = crowd.progress
        player.app.context.gather(Party())
        at_the_tile(player)
        player.press(pygame.K_SPACE, pygame.K_c, pygame.K_c, pygame.K_SPACE)
        player.wait(0.1)
        assert player.on_top(LegOverScene).label == "To the Arena"
        crowd.go_on()
        assert title(player) == "A device for Ben"
        assert crowd.progress.evening == before.evening

    def test_two_of_five_ride_until_one_has_won_the_evening(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        robin = replace(QUICK, form=Form.ROUND_ROBIN, sizes=(1,) * 5, arena=True)
        crowd, _pads = at_the_board(cabinet, robin, 5)
        progress = decided(crowd.progress)
        player.app.routes.go(ToEveningRounds(progress))
        ((loser,), (winner,)) = progress.riding
        while not isinstance(player.top, EveningOverScene):
            player.wait(0.5, 0.1)
            match player.top:
                case ArenaScene() as arena if arena.phased.phase is Phase.RIDE:
                    crowd.presses[loser](Verb.UP)
                case ArenaScene():
                    crowd.presses[winner](Verb.CONFIRM)
        assert f"{NAMES[winner]} wins the evening." in player.on_top(EveningOverScene).picture().texts

    def test_those_who_share_a_device_take_others_one_after_the_other(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        self.to_the_arena(cabinet, THREE_RIDE, 1)
        assert title(player) == "A device for Ben"
        player.press(pygame.K_SPACE)
        player.wait(0.1)
        assert title(player) == "A device for Cleo"
        player.press(pygame.K_RETURN)
        assert player.scene == "Arena"

    def test_with_too_few_devices_it_is_decided_without_the_arena(self, cabinet: CabinetWithPads) -> None:
        player = cabinet.player
        crowd, _pads = self.to_the_arena(cabinet, THREE_RIDE, 1)
        player.wait(1.0)
        player.click_row("Decide it without the Arena")
        player.wait(0.1)
        assert crowd.player.on_top(EveningOverScene).progress.evening.plan.arena is False

    def test_a_pad_that_dies_is_replaced_by_one_of_somebody_who_only_watches(
        self, cabinet: CabinetWithPads
    ) -> None:
        player = cabinet.player
        robin = replace(QUICK, form=Form.ROUND_ROBIN, sizes=(1,) * 5, arena=True)
        crowd, pads = at_the_board(cabinet, robin, 5)
        progress = decided(crowd.progress)
        player.app.routes.go(ToEveningRounds(progress))
        player.wait(0.1)
        riding = [number for (number,) in progress.riding]
        cabinet.unplug(pads[riding[0]])
        player.wait(0.1)
        watcher = next(number for number in range(5) if number not in riding)
        cabinet.press(pads[watcher], A)
        assert player.scene == "Arena"
        assert player.app.context.party.devices[1] == device_of(pads[watcher])


def decided(progress: EveningProgress) -> EveningProgress:
    """The same evening after all sets before its finale."""
    evening = progress.evening
    while not evening.in_finale:
        evening = with_set(evening, 1)
    return replace(progress, evening=evening, game=None)


class TestTheEnd:
    def end(self, cabinet: CabinetWithPads, people: tuple[Person, ...]) -> EveningOverScene:
        """Of three of whom the winner stays, who were here with one pad."""
        crowd, _pads = at_the_board(cabinet, STAYS, 1)
        progress = replace(crowd.progress, people=people, game=None)
        evening = progress.evening
        while not evening.over:
            evening = with_set(evening, 1)
        cabinet.player.app.routes.go(ToEvening(replace(progress, evening=evening)))
        cabinet.player.wait(0.9, 0.1)
        return cabinet.player.on_top(EveningOverScene)

    def test_says_who_has_won_and_shows_the_table(self, cabinet: CabinetWithPads) -> None:
        over = self.end(cabinet, EVERYBODY[:3])
        assert next(row.label for row in over.rows.rows) == "Yes", "they are guests"
        assert "Ada wins the evening." in over.picture().texts
        lines = over.picture().node(Standings).lines
        assert next((line.person.name, line.points) for line in lines) == ("Ada", "3")
        cabinet.player.press(pygame.K_c)
        assert cabinet.player.scene == "Table"

    def test_again_with_the_same_people_and_devices(self, cabinet: CabinetWithPads) -> None:
        kept = [cabinet.player.app.context.profile.people.keep(person) for person in EVERYBODY[:3]]
        over = self.end(cabinet, tuple(kept))
        before = cabinet.player.app.context.party.members
        next(row for row in over.rows.rows if row.label == "Again").confirm()
        cabinet.player.wait(0.1)
        assert cabinet.player.scene == "Play"
        assert cabinet.player.app.context.party.members == before

    def test_the_poster_shows_the_winner_beside_the_table(self, cabinet: CabinetWithPads) -> None:
        over = self.end(cabinet, EVERYBODY[:3])
        plan = poster_plan(over.theme, over.poster)
        assert [placed.node.person.name for placed in plan if isinstance(placed.node, SmallPortrait)] == [
            "Ada"
        ]
        assert any(isinstance(placed.node, Standings) for placed in plan)
