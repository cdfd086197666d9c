"""Three and four ride: who sits where, what the set-up asks, whole matches, and the end of an evening."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    ToArena,
    ToArenaSetUp,
    ToEveningRounds,
    ToMenu,
    ToNewGame,
)
from game.arcade.profile.arena_choices import ArenaChoices, ManyRiders
from game.arcade.profile.profile import Profile
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.arena_set_up import ArenaSetUpScene
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.shell.party import Member, Party
from game.arcade.views.arena.start_field import StartField
from game.arena.field import Direction
from game.arena.match import SIZE_FOR_MANY, Arena
from game.arena.record import read
from game.arena.state import Teams, each_alone
from game.bench.monkey.virtual_pad import UP_BUTTON, A
from game.core.grid import DOWN, UP
from game.core.rules import Outcome
from game.evening.evening import Form, Plan, Riding
from game.evening.forms import begin
from game.evening.progress import EveningProgress
from game.people.faces import FACES
from game.people.person import Person
from game.session.phased_match import COUNT_FROM, COUNT_SECONDS, Phase
from game.session.players import HUMAN, Players
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.test_joining import device_of
from tests.evenings import GAMES, step

CROWD = tuple(
    Person(name, emblem, colour)
    for name, emblem, colour in (
        ("Ada", "star", "coral"),
        ("Ben", "fish", "sky"),
        ("Cleo", "sun", "gold"),
        ("Dan", "key", "mint"),
        ("Eve", "cat", "lime"),
        ("Fay", "moon", "violet"),
    )
)
ADA, BEN, CLEO = CROWD[:3]
PAIR = Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS)))
QUICK = Arena(speed="frantic")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(None, (800, 600), profile=Profile(tmp_path))
    player.app.routes.go(ToMenu())
    yield player
    player.app.stack.close()
    player.leave()


def choose(player: Player, *riders: str, **many: str | int) -> None:
    """What is chosen for the Arena; without riders, a person and a rookie."""
    chosen = ArenaChoices(QUICK, riders or (HUMAN, "rookie"), many=ManyRiders(**many))  # type: ignore[arg-type]
    player.app.context.arena.use(chosen)


def ride(player: Player) -> ArenaScene:
    """Begin a match, and wait for the end of the count."""
    player.app.routes.go(ToArena(3))
    player.app.step(0.0)
    player.wait(COUNT_FROM * COUNT_SECONDS + 0.1, 0.05)
    return player.on_top(ArenaScene)


def headings(scene: ArenaScene) -> tuple[Direction, ...]:
    return scene.phased.match.state.headings


class TestWhoRides:
    def test_those_who_are_here_and_bots_of_one_level(self, player: Player) -> None:
        choose(player, count=4, others="casual")
        assert player.app.context.riders.kinds == (HUMAN, "rookie", "casual", "casual")
        player.app.context.gather(PAIR)
        riders = player.app.context.riders
        assert riders.kinds == (HUMAN, HUMAN, "casual", "casual")
        assert riders.names.known == ("Ada", "Ben", "Moss", "Moss 2")

    def test_everybody_who_is_here_up_to_four(self, player: Player) -> None:
        choose(player)
        for count, riding in ((3, 3), (4, 4), (5, 4)):
            player.app.context.gather(Party(tuple(Member(person) for person in CROWD[:count])))
            assert player.app.context.riders.names.known == tuple(person.name for person in CROWD[:riding])

    @pytest.mark.parametrize("level", FACES)
    def test_a_bot_that_plays_board_games_rides_as_well(self, player: Player, level: str) -> None:
        player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(FACES[level].person))))
        choose(player)
        player.app.routes.go(ToArena(3))
        player.app.step(0.0)
        panels = player.on_top(ArenaScene).picture().hud.panels
        assert [panel.name for panel in panels] == ["Ada", FACES[level].person.name]

    @pytest.mark.parametrize("who", ["rookie", "casual", "sharp", "master", "exec:rider"])
    def test_the_menu_and_the_set_up_name_every_rider(self, player: Player, who: str) -> None:
        choose(player, HUMAN, who)
        player.app.routes.go(ToMenu(ARENA_TILE))
        player.app.step(0.0)
        word = {"exec:rider": "program"}.get(who, who)
        assert word in player.on_top(MenuScene).tile.summary
        player.app.routes.go(ToArenaSetUp(1))
        player.wait(0.5)
        assert word in player.value("Player 2").lower()

    def test_two_as_ever_if_nothing_else_was_chosen(self, player: Player) -> None:
        choose(player)
        assert player.app.context.riders == Players((HUMAN, "rookie"))
        assert player.app.context.arena.kept.agreed(2) == QUICK

    @on_linux
    def test_two_at_the_keyboard_and_two_on_pads_each_steer_their_own(self, cabinet: CabinetWithPads) -> None:
        player, pads = cabinet.player, [cabinet.plug(), cabinet.plug()]
        devices = [LEFT_KEYS, RIGHT_KEYS, *map(device_of, pads)]
        player.app.context.gather(Party(tuple(map(Member, CROWD[:4], devices))))
        choose(player)
        scene = ride(player)
        before = headings(scene)
        pads[1].hold(UP_BUTTON, down=True)
        player.wait(0.06)
        assert headings(scene) == (*before[:3], UP)
        player.press(pygame.K_DOWN)
        player.wait(0.06)
        assert headings(scene) == (before[0], DOWN, before[2], UP)
        player.press(pygame.K_w)
        player.wait(0.06)
        assert headings(scene) == (UP, DOWN, before[2], UP)

    @on_linux
    def test_nobody_is_given_a_third_set_of_keys(self, cabinet: CabinetWithPads) -> None:
        """Of two who share keys, the second is asked for a device, and a free pad is one."""
        player = cabinet.player
        three = (Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS), Member(CLEO, RIGHT_KEYS))
        player.app.context.gather(Party(three))
        choose(player)
        player.app.routes.go(ToArena(3))
        player.wait(0.2)
        assert player.on_top(ClaimScene).picture().texts[0] == "A device for Cleo"
        pad = cabinet.plug()
        player.wait(1.0)
        cabinet.press(pad, A)
        assert isinstance(player.top, ArenaScene)
        assert player.app.context.party.devices[3] == device_of(pad)

    @on_linux
    def test_a_pad_that_goes_pauses_the_ride_for_its_owner(self, cabinet: CabinetWithPads) -> None:
        player, pad = cabinet.player, cabinet.plug()
        member = Member(CLEO, device_of(pad))
        player.app.context.gather(Party((*PAIR.members, member)))
        choose(player)
        scene = ride(player)
        tick = scene.phased.match.state.tick
        cabinet.unplug(pad)
        assert player.on_top(ClaimScene).picture().texts[0] == "Cleo's gamepad is gone"
        player.wait(1.0)
        assert scene.phased.match.state.tick <= tick + 1

    def test_a_game_after_it_is_for_the_first_two(self, player: Player) -> None:
        player.app.context.gather(Party((*PAIR.members, Member(CLEO))))
        choose(player)
        player.app.context.gather(player.app.context.party.riding())
        player.app.routes.go(ToNewGame(player.app.context.games["apart"]))
        player.wait(0.5)
        assert player.session.players.persons == (ADA, BEN)
        assert player.app.context.is_party(player.session.players)


class TestTheSetUp:
    def rows(self, player: Player) -> list[str]:
        labels = player.labels()
        return labels[labels.index("Riders") : -1]

    def open(self, player: Player) -> None:
        player.app.routes.go(ToArenaSetUp(1))
        player.wait(0.5)

    def shown(self, player: Player) -> StartField:
        return player.on_top(ArenaSetUpScene).picture().node(StartField)

    def test_asks_of_three_and_four_what_concerns_them(self, player: Player) -> None:
        choose(player)
        self.open(player)
        assert self.rows(player) == ["Riders", "Map", "Speed", "First to", "Size"]
        assert (player.value("Riders"), player.value("First to")) == ("2", "3 rounds")
        player.click_row("Riders", side=1)
        assert self.rows(player) == ["Riders", "Others", "Map", "Speed", "First to"]
        assert (player.value("Riders"), player.value("First to")) == ("3", "8 points")
        player.click_row("Riders", side=1)
        assert self.rows(player) == ["Riders", "Teams", "Others", "Map", "Speed", "First to"]
        assert (player.value("Riders"), player.value("First to")) == ("4", "12 points")
        assert player.on_top(ArenaSetUpScene).rows.focused.label == "Riders"
        player.click_row("Riders", side=1)
        assert self.rows(player)[-1] == "Size", "and around to two"

    def test_shows_the_field_of_so_many(self, player: Player) -> None:
        choose(player, count=4)
        self.open(player)
        start = self.shown(player).start
        assert (start.field.width, len(start.cells)) == (45, 4)
        assert "45×25 cells" in self.shown(player).note
        player.click(player.row("Play"))
        assert player.on_top(ArenaScene).phased.match.round.start == start

    def test_what_is_chosen_is_agreed_and_remembered(self, player: Player, tmp_path: Path) -> None:
        choose(player, count=4)
        self.open(player)
        player.click_row("Teams", side=1)
        player.click_row("Others", side=1)
        player.click_row("First to", side=1)
        assert (player.value("Teams"), player.value("First to")) == ("1 & 2", "12 points"), "8 at first"
        kept = player.app.context.arena.kept
        player.app.context.arena.keep(kept)
        arena = kept.agreed(4)
        assert (arena.teams, arena.points_to_win, arena.size) == (((1, 2), (3, 4)), 12, SIZE_FOR_MANY)
        assert kept.many.others != "casual"
        player.app.context.profile.background.flush()
        again = Profile(tmp_path)
        assert again.arena.kept.many == kept.many
        again.close()

    def test_those_who_are_here_all_have_a_place(self, player: Player) -> None:
        choose(player)
        player.app.context.gather(Party((*PAIR.members, Member(CLEO))))
        self.open(player)
        assert player.value("Riders") == "3"
        assert "Others" not in self.rows(player)
        player.click_row("Riders", side=-1)
        assert player.value("Riders") == "4", "never fewer"
        assert player.value("Teams") == "Each alone"
        player.click_row("Teams", side=1)
        assert player.value("Teams") == "1 & 2"

    def test_a_program_rides_against_one_other_rider_only(self, player: Player) -> None:
        choose(player, HUMAN, "exec:rider")
        self.open(player)
        player.click_row("Riders", side=1)
        assert player.value("Player 2") == "Moss · casual"
        while player.value("Player 2") != "Program":
            player.click_row("Player 2", side=1)
        assert player.value("Riders") == "2"


def finish(player: Player, *until: type) -> None:
    """Let everything go on and skip what is only shown, until one of these scenes is on top."""
    for _frame in range(6000):
        if isinstance(player.top, until):
            return
        scene = player.top
        if isinstance(scene, ArenaScene) and scene.phased.phase not in (Phase.RIDE, Phase.COUNT):
            scene.skip()
        player.app.stack.update(0.05)
    raise AssertionError("it never ends")


class TestAWholeMatch:
    @on_linux
    def test_of_two_people_and_two_bots(self, cabinet: CabinetWithPads) -> None:
        player, pad = cabinet.player, cabinet.plug()
        player.app.context.gather(Party((Member(ADA, RIGHT_KEYS), Member(BEN, device_of(pad)))))
        choose(player, count=4, others="rookie", teams="1 and 2", length=1)
        scene = ride(player)
        player.press(pygame.K_UP)
        pad.hold(UP_BUTTON, down=True)
        player.wait(0.06)
        assert headings(scene)[:2] == (UP, UP)
        finish(player, ArenaEndScene)
        match = scene.phased.match
        assert match.winner is not None
        assert match.score(match.winner) >= 4
        assert match.arena.teams == ((1, 2), (3, 4))
        names = scene.picture().result
        assert names is not None
        assert "Ada & Ben" in names[0].reason

    def test_is_recorded_and_seen_again_as_it_was(self, player: Player, tmp_path: Path) -> None:
        choose(player, "rookie", "rookie", count=3, others="rookie", length=1)
        file = tmp_path / "matches.txt"
        player.app.context.arena.record_in(file)
        scene = ride(player)
        finish(player, ArenaEndScene)
        match = scene.phased.match
        player.app.context.profile.background.flush()
        recorded = read(file.read_text().strip())
        assert (recorded.scores, recorded.winner) == (match.scores, match.winner)
        assert [each.state for each in recorded.before] == [each.state for each in match.before]

    def test_has_no_streak(self, player: Player) -> None:
        streak = player.app.context.profile.arena_streak
        streak.follow(Outcome(1), Players((HUMAN, "rookie")), "won against one")
        streak.follow(Outcome(1), Players((HUMAN, "rookie", "rookie")), "won against two")
        assert streak.now.rounds == 0
        assert streak.take_unsigned() == ("won against one",), "it ends as it does between two people"


def riding(sizes: tuple[int, ...]) -> EveningProgress:
    """An evening of people, and teams of two, whose sets have been played: the first of them stands best."""
    form = Form.WINNER_STAYS if len(sizes) in (3, 4) else Form.SETS
    evening = begin(Plan.of(GAMES.values(), 3, arena=True, form=form, sizes=sizes))
    while not isinstance(evening.phase, Riding):
        evening = step(evening, 1, 3)
    return EveningProgress("one", evening, CROWD[: sum(sizes)], 1)


class TestTheFinale:
    """The rounds of an evening's Arena, in which all but one rider leave the field at the top or below."""

    def begin(self, player: Player, *sizes: int) -> ArenaScene:
        progress = riding(sizes)
        members = (Member(who, Device(Kind.GAMEPAD, at)) for at, who in enumerate(progress.people))
        player.app.context.gather(Party(tuple(members)))
        player.app.context.arena.use(ArenaChoices(QUICK))
        player.app.routes.go(ToEveningRounds(progress))
        player.app.step(0.0)
        return player.on_top(ArenaScene)

    def ride_to_the_end(self, player: Player, scene: ArenaScene, winner: int) -> None:
        """All the others turn away at the start of each round."""
        for _frame in range(4000):
            if player.top is not scene:
                return
            match = scene.phased.match
            if match.state.tick == 0:
                for rider in set(match.state.riders) - {winner}:
                    scene.phased.press(rider, UP)
            elif scene.phased.phase is not Phase.RIDE:
                scene.skip()
            scene.update(0.04)
        raise AssertionError("it never ends")

    @pytest.mark.parametrize(
        ("sizes", "to", "teams"),
        [
            ((1, 1, 1), 8, each_alone(3)),
            ((1, 1, 1, 1), 12, each_alone(4)),
            ((2, 2), 8, ((1, 2), (3, 4))),
            ((2, 2, 2), 8, ((1, 2), (3, 4))),
        ],
    )
    def test_is_ridden_by_so_many_and_kept_round_by_round(
        self, player: Player, sizes: tuple[int, ...], to: int, teams: Teams
    ) -> None:
        scene = self.begin(player, *sizes)
        arena = scene.phased.match.arena
        assert (arena.points_to_win, arena.teams, arena.size) == (to, teams, SIZE_FOR_MANY)
        self.ride_to_the_end(player, scene, winner=1)
        match = scene.phased.match
        assert match.winner == 1
        over = player.on_top(EveningOverScene).progress.evening
        assert over.over
        assert over.arena_points == match.scores
        assert len(over.rounds) == len(match.before) + 1

    def test_goes_on_where_it_was_left(self, player: Player) -> None:
        scene = self.begin(player, 1, 1, 1)
        rounds = 0
        while not rounds:
            rounds = len(scene.phased.match.counted)
            scene.phased.press(2, UP)
            scene.update(0.04)
        progress = player.app.context.profile.evenings.unfinished()
        assert progress is not None
        player.app.routes.go(ToEveningRounds(progress))
        player.app.step(0.0)
        again = player.on_top(ArenaScene).phased.match
        assert again.scores == scene.phased.match.scores
        assert again.round_number == 2

    def test_of_a_team_against_somebody_alone_both_take_turns(self, player: Player) -> None:
        scene = self.begin(player, 2, 1, 2)
        assert scene.phased.match.arena.teams == each_alone(2)
        seen: list[tuple[str, ...]] = []
        while player.top is scene:
            if scene.phased.match.state.tick == 0:
                scene.phased.press(2, UP)
                names = scene.players.names.known
                seen += [names] if not seen or seen[-1] != names else []
            elif scene.phased.phase is not Phase.RIDE:
                scene.skip()
            scene.update(0.04)
        assert seen[:2] == [("Ada", "Cleo"), ("Ben", "Cleo")]
