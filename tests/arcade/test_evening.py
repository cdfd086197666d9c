"""Whole evenings in the arcade: by keys, gamepads, a pad and keys, the mouse alone, and with a bot."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
import pytest

from game.arcade.draw.text import UNBROKEN
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Command
from game.arcade.kit.key import Key
from game.arcade.navigation.destinations import TONIGHT_TILE, ToEvening, ToEveningRounds, ToLeg, ToMenu
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.leg_over import LegOverScene, PickScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.page import PlanKey
from game.arcade.scenes.play.play import PlayScene
from game.arcade.sentences import evening_words
from game.arcade.shell.party import Member, Party
from game.arcade.views.evening.evening_corners import EveningCorners
from game.arcade.views.evening.score_strip import ScoreStrip
from game.arcade.views.party.card import JoinCard
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import StageBoard
from game.bench.monkey.virtual_pad import VirtualPad, X, Y
from game.core.controls import Verb
from game.core.grid import UP
from game.core.rules import Player as Side
from game.core.rules import opponent
from game.evening.evening import SHORT, Picking, Riding
from game.evening.forms import begin
from game.evening.legs import Found, Leg
from game.evening.progress import EveningProgress
from game.session.round_words import round_title
from game.solving.symmetry import likeness
from game.terminal import evening_words as console_words
from tests.arcade.cabinet import Player
from tests.arcade.gamepads import CabinetWithPads
from tests.arcade.runner import BUTTONS, KEYS, hurry
from tests.evenings import ADA, BEN, leg_at, plan, played_out, step, with_set, won_by
from tests.presses import shortest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
OTHER_KEYS = {
    Verb.UP: pygame.K_UP,
    Verb.DOWN: pygame.K_DOWN,
    Verb.LEFT: pygame.K_LEFT,
    Verb.RIGHT: pygame.K_RIGHT,
    Verb.CONFIRM: pygame.K_RETURN,
    Verb.BACK: pygame.K_ESCAPE,
}
Press = Callable[[Verb], None]


@dataclass
class Couple:
    """Two people in front of a cabinet, each with a way to press."""

    cabinet: CabinetWithPads
    presses: dict[Side, Press]

    @property
    def player(self) -> Player:
        return self.cabinet.player

    def join(self, *, arena: bool = True) -> None:
        """From the menu to the first board of a short evening."""
        self.player.app.routes.go(ToMenu(TONIGHT_TILE))
        self.player.wait(0.05)
        self.presses[1](Verb.CONFIRM)
        self.presses[2](Verb.CONFIRM)
        self.player.press(pygame.K_TAB, *(() if arena else (pygame.K_v,)))
        self.presses[1](Verb.CONFIRM)
        self.player.wait(0.1)

    @property
    def progress(self) -> EveningProgress:
        """The evening as the next start would find it."""
        progress = self.player.app.context.profile.evenings.unfinished()
        assert progress is not None
        return progress

    def play_leg(self, chance: random.Random) -> None:
        """A leg from where it stands to what follows it, with any moves, each by its own device."""
        while isinstance(self.player.top, PlayScene):
            session = self.player.session
            if session.over:
                self.player.wait(0.5, 0.05)
            else:
                self.move(chance)

    def move(self, chance: random.Random) -> None:
        play = self.player.on_top(PlayScene)
        position, side = play.session.match.position, play.session.turn
        move = chance.choice(play.session.match.rules.legal_moves(position))
        for verb in shortest(play.board.controls, position, play.board.entry.cursor, move):
            self.presses[side](verb)
        self.player.wait(0.05)

    def go_on(self, side: Side = 1) -> None:
        """One press, as soon as it is listened to."""
        self.player.wait(0.9, 0.1)
        self.presses[side](Verb.CONFIRM)
        self.player.wait(0.1)

    def ride_round(self, loser: Side) -> None:
        """A round of the Arena in which one rides straight into the wall."""
        arena = self.player.on_top(ArenaScene)
        rounds = len(arena.phased.match.outcomes)
        self.player.wait(2.2)
        self.presses[loser](Verb.UP)
        while isinstance(self.player.top, ArenaScene) and len(arena.phased.match.outcomes) == rounds:
            self.player.wait(0.2)
        for _skip in range(2):
            self.player.wait(0.7)
            if isinstance(self.player.top, ArenaScene):
                self.presses[1](Verb.CONFIRM)

    def play_evening(self, seed: int) -> None:
        """From the first board to the end."""
        chance = random.Random(seed)  # noqa: S311 - moves
        while not isinstance(self.player.top, EveningOverScene):
            match self.player.top:
                case PlayScene():
                    self.play_leg(chance)
                case PickScene() as scene:
                    self.go_on(picker_of(scene))
                case LegOverScene():
                    self.go_on(chance.choice((1, 2)))
                case ArenaScene():
                    self.ride_round(loser=chance.choice((1, 2)))

    @property
    def end_texts(self) -> tuple[str, ...]:
        return self.player.on_top(EveningOverScene).picture().texts


def picker_of(scene: PickScene) -> Side:
    phase = scene.progress.evening.phase
    assert isinstance(phase, Picking)
    return phase.picker


def on_pad(cabinet: CabinetWithPads, pad: VirtualPad) -> Press:
    return lambda verb: cabinet.press(pad, BUTTONS[verb])


@pytest.fixture(autouse=True)
def _evenings_have_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moves are made in every run of a test, from the same openings."""
    monkeypatch.setattr("game.store.saved_evenings.fresh_seed", lambda: 7)


def couple(cabinet: CabinetWithPads, devices: str) -> Couple:
    hurry(cabinet.player)
    player = cabinet.player
    left, right = (lambda verb: player.press(KEYS[verb])), (lambda verb: player.press(OTHER_KEYS[verb]))
    if devices == "one keyboard":
        return Couple(cabinet, {1: left, 2: right})
    if devices == "pad and keys":
        return Couple(cabinet, {1: on_pad(cabinet, cabinet.plug()), 2: right})
    return Couple(cabinet, {1: on_pad(cabinet, cabinet.plug()), 2: on_pad(cabinet, cabinet.plug())})


class WithTheMouse(Couple):
    """Both use the mouse, which they pass to each other."""

    def join(self, *, arena: bool = True) -> None:
        player = self.player
        player.app.routes.go(ToMenu(TONIGHT_TILE))
        player.wait(0.05)
        player.click(player.on_top(MenuScene).picture().stage.play.center)
        self._click_card(2)
        self._click_plan(Command.NEXT_TAB)
        if not arena:
            self._click_plan(Command.THIRD)
        self._click_key()
        player.wait(0.1)

    def _click_card(self, side: Side) -> None:
        for placed in self.player.on_top(JoinScene).picture().plan:
            if isinstance(placed.node, JoinCard) and placed.node.player == side:
                targets = placed.node.targets(self.player.app.context.layout, placed.box)
                self.player.click(next(box.center for box, verb in targets if verb is Verb.CONFIRM))
                return

    def _click_plan(self, command: Command) -> None:
        for placed in self.player.on_top(JoinScene).picture().plan:
            if isinstance(placed.node, PlanKey) and placed.node.command is command:
                self.player.click(placed.box.center)
                return

    def _click_key(self) -> None:
        self.player.click(self.player.top.picture().placed(Key).box.center)  # type: ignore[attr-defined]

    def move(self, chance: random.Random) -> None:
        play = self.player.on_top(PlayScene)
        move = chance.choice(play.session.match.rules.legal_moves(play.session.match.position))
        made = len(play.session.match.plies)
        for _click in range(4):
            if len(play.session.match.plies) > made:
                break
            position = play.session.match.position
            cell, *_others = play.board.controls.next_cells(position, play.board.entry.cursor, move)
            x, y = play.board.area.centre_of(cell)
            self.player.click((round(x), round(y)))
        assert len(play.session.match.plies) > made, f"{play.session.turn}: {self.player.message}"
        self.player.wait(0.05)

    def go_on(self, side: Side = 1) -> None:
        self.player.wait(0.9, 0.1)
        if isinstance(self.player.top, PickScene):
            box = self.player.top.rows.boxes[0]
            self.player.click((box.left + box.height, box.centery))
        else:
            self._click_key()
        self.player.wait(0.1)


def test_two_people_play_an_evening_with_the_mouse_alone(cabinet: CabinetWithPads) -> None:
    hurry(cabinet.player)
    two = WithTheMouse(cabinet, {})
    two.join(arena=False)
    two.play_evening(seed=5)
    assert any(
        words.endswith("wins the evening.") or words == "The evening is shared." for words in two.end_texts
    )


def test_whoever_comes_alone_plays_the_evening_with_a_bot_that_picks_for_itself(
    cabinet: CabinetWithPads,
) -> None:
    player = cabinet.player
    one = couple(cabinet, "one keyboard")
    player.app.routes.go(ToMenu(TONIGHT_TILE))
    player.wait(0.05)
    player.press(pygame.K_SPACE, pygame.K_TAB, pygame.K_v, pygame.K_SPACE)
    player.wait(0.1)
    one.play_evening(seed=8)
    assert {person.level for person in player.on_top(EveningOverScene).progress.people} == {"", "casual"}


def test_an_evening_that_was_left_goes_on_with_the_same_score_and_asks_again_who_is_here(
    cabinet: CabinetWithPads,
) -> None:
    player = cabinet.player
    two = couple(cabinet, "one keyboard")
    two.join()
    chance = random.Random(3)  # noqa: S311 - moves
    for _leg in range(2):
        two.play_leg(chance)
        two.go_on(picker_of(player.top) if isinstance(player.top, PickScene) else 1)
    two.move(chance)
    before = two.progress
    player.press(pygame.K_ESCAPE)
    player.click_row("Save and leave")
    player.wait(0.1)
    menu = player.on_top(MenuScene)
    assert menu.tile.key == TONIGHT_TILE
    assert menu.tile.play == "Continue"
    player.press(pygame.K_SPACE, pygame.K_RETURN)
    cards = player.on_top(JoinScene).cards
    assert [card.who.name for card in cards.cards if card and card.who] == list(before.names)
    player.press(pygame.K_SPACE)
    player.wait(0.1)
    assert two.progress.evening == before.evening
    assert len(player.session.match.plies) - player.session.given == 1


def test_the_score_of_an_evening_belongs_to_those_who_have_played_it(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    two = couple(cabinet, "one keyboard")
    two.join()
    before = two.progress
    player.press(pygame.K_ESCAPE)
    player.click_row("Save and leave")
    player.wait(0.1)
    player.press(pygame.K_SPACE, pygame.K_SPACE)  # alone, where two are expected
    cards = player.on_top(JoinScene)
    assert "it goes on when they are here" in cards.said
    assert not [each for each in cards.picture().plan if isinstance(each.node, Key)], "nothing to press yet"
    player.press(pygame.K_TAB, pygame.K_SPACE)  # a new evening, with a bot
    assert player.scene == "Confirm"
    player.click_row("Stay")
    assert two.progress == before
    assert cards.key_words() == "Go on", "with the evening that waits"
    player.press(pygame.K_TAB, pygame.K_SPACE)
    player.click_row("New evening")
    player.wait(0.1)
    assert two.progress.people[1].level


def to_the_arena(two: Couple) -> ArenaScene:
    """From the first board of an evening to its finale."""
    chance = random.Random(1)  # noqa: S311 - moves
    while not isinstance(two.player.top, ArenaScene | ClaimScene):
        match two.player.top:
            case PlayScene():
                two.play_leg(chance)
            case PickScene() as scene:
                two.go_on(picker_of(scene))
            case _:
                two.go_on()
    return next(scene for scene in two.player.app.stack.scenes if isinstance(scene, ArenaScene))


def test_a_pad_that_dies_in_the_finale_is_replaced_by_any_free_device(cabinet: CabinetWithPads) -> None:
    two = couple(cabinet, "two pads")
    two.join()
    arena = to_the_arena(two)
    two.player.wait(2.5)
    cabinet.unplug(cabinet.pads[1])
    claim = two.player.on_top(ClaimScene)
    assert "press confirm on any free gamepad" in claim.words()
    cabinet.press(cabinet.pads[0], BUTTONS[Verb.CONFIRM])  # it is taken
    assert two.player.top is claim
    two.player.press(pygame.K_RETURN)
    two.player.wait(2.2)
    two.player.press(pygame.K_UP)
    two.player.wait(0.1)
    assert two.player.top is arena
    assert arena.phased.match.state.headings[1] == UP


def test_of_two_who_share_the_mouse_one_needs_another_device_for_the_arena(
    cabinet: CabinetWithPads,
) -> None:
    hurry(cabinet.player)
    two = WithTheMouse(cabinet, {})
    two.join()
    to_the_arena(two)
    two.player.wait(0.1)
    claim = two.player.on_top(ClaimScene)
    assert not [row.label for row in claim.rows.rows if "Pass" in row.label], "both ride at once"
    two.player.press(pygame.K_RETURN)
    assert two.player.scene == "Arena"


def test_the_rounds_of_the_arena_are_counted_on_when_an_evening_goes_on(cabinet: CabinetWithPads) -> None:
    evening = begin(plan(SHORT))
    while not isinstance(evening.phase, Riding):
        evening = with_set(evening, 1)
    evening = evening.with_round((0, 1))
    cabinet.player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS))))
    cabinet.player.app.routes.go(ToEveningRounds(EveningProgress("key", evening, (ADA, BEN), 1)))
    arena = cabinet.player.on_top(ArenaScene)
    assert round_title(arena.phased.match) == "Round 2"


def test_the_cards_say_what_decides_an_evening(cabinet: CabinetWithPads) -> None:
    player = cabinet.player
    player.app.routes.go(ToMenu(TONIGHT_TILE))
    player.wait(0.05)
    player.press(pygame.K_SPACE, pygame.K_RETURN)
    page = player.on_top(JoinScene)
    assert "The Arena decides: whoever leads on sets begins it one round up." in page.picture().texts
    player.press(pygame.K_v)
    assert "A last set decides: whoever leads begins it one point up." in page.picture().texts


def test_the_first_leg_of_a_game_says_what_it_is_about_until_somebody_has_moved(
    cabinet: CabinetWithPads,
) -> None:
    two, player, chance = couple(cabinet, "one keyboard"), cabinet.player, random.Random(4)  # noqa: S311
    two.join()
    for _game in range(2):
        goal = player.session.setup.variant.summary
        player.wait(30, 1)
        assert player.message == goal, "nobody has to hurry"
        assert player.prompts()[Command.HELP] == "How to play"
        two.presses[opponent(player.session.turn)](Verb.CONFIRM)
        assert "turn" in player.message, "anything else comes first"
        two.move(chance)
        player.wait(9, 1)
        assert not player.message
        assert Command.HELP not in player.prompts()
        while not isinstance(player.top, PickScene):
            two.play_leg(chance)
            if isinstance(player.top, LegOverScene):
                two.go_on()
                assert player.message != goal, "the second leg is the same game"
        two.go_on(picker_of(player.on_top(PickScene)))


def test_the_arena_says_how_it_is_won_while_it_is_counted(cabinet: CabinetWithPads) -> None:
    evening = begin(plan(SHORT))
    while not isinstance(evening.phase, Riding):
        evening = with_set(evening, 1)
    cabinet.player.app.context.gather(Party((Member(ADA, LEFT_KEYS), Member(BEN, RIGHT_KEYS))))
    cabinet.player.app.routes.go(ToEveningRounds(EveningProgress("key", evening, (ADA, BEN), 1)))
    cabinet.player.wait(0.5)
    said = cabinet.player.on_top(ArenaScene).picture().said
    assert said is not None
    assert said[0].words == (
        "Keep riding for longer than the other rider. Ada leads on sets, and begins one round up."
    )


def test_a_leg_says_that_it_starts_level(cabinet: CabinetWithPads) -> None:
    """Its second player has the same start, with the sides exchanged."""
    two = couple(cabinet, "one keyboard")
    two.join()
    assert cabinet.player.message == "A level start: from here, equal players win about equally often."
    begun, rules = [cabinet.player.session.match.position], cabinet.player.session.match.rules
    two.play_leg(random.Random(2))  # noqa: S311 - moves
    two.go_on()
    begun.append(cabinet.player.session.match.position)
    assert cabinet.player.message == "The same level start, with the sides exchanged."
    assert len({likeness(rules, position) for position in begun}) == 1
    assert [position.turn for position in begun] == [1, 2]


def test_whoever_has_held_out_has_the_set(cabinet: CabinetWithPads) -> None:
    """While the last leg of a set goes on, the corner says what it takes, and when that is reached."""
    two = couple(cabinet, "one keyboard")
    two.join()
    chance = random.Random(6)  # noqa: S311 - moves
    two.play_leg(chance)
    leg = two.progress.latest_leg
    assert leg is not None
    two.go_on()
    play = cabinet.player.on_top(PlayScene)
    told = {}
    while not play.session.over:
        corners = play.picture().corners
        assert isinstance(corners, EveningCorners)
        assert corners.hold_out is not None
        told[len(play.session.match.plies) - play.session.given] = corners.hold_out[1]
        two.move(chance)
    assert max(told) >= leg.moves
    name = two.progress.names[(leg.winner or 1) - 1]
    assert told[0] == f"Past {leg.moves}: {name}'s set"
    assert {made for made, words in told.items() if words == f"{name} has the set"} == {
        made for made in told if made >= leg.moves
    }


def test_two_take_back_only_slips_and_are_offered_no_hints(cabinet: CabinetWithPads) -> None:
    two, player = couple(cabinet, "two pads"), cabinet.player
    two.join()
    chance, (one, other) = random.Random(4), cabinet.pads  # noqa: S311 - moves
    assert not {Command.HINT, Command.UNDO} & set(player.prompts())
    cabinet.press(one, Y)
    assert player.message == "Between people there are hints only if all have chosen so: see the settings."
    two.move(chance)
    two.move(chance)
    assert Command.UNDO not in player.prompts(), "whoever is on turn has nothing to take back"
    name = player.session.names.of(2)
    cabinet.press(one, X)
    assert player.message == f"The last move is {name}'s, who alone can take it back."
    made = len(player.session.match.plies)
    cabinet.press(other, X)
    assert len(player.session.match.plies) == made - 1
    for pad in (other, one):
        cabinet.press(pad, X)
        assert len(player.session.match.plies) == made - 1, "nobody goes back further"


def test_two_who_have_both_chosen_hints_are_offered_them_also_in_the_middle_of_a_move(
    cabinet: CabinetWithPads,
) -> None:
    player, people = cabinet.player, cabinet.player.app.context.profile.people
    ada, ben = people.keep(ADA), people.keep(BEN)
    for person in (ada, ben):
        people.set_hints(person, hints=True)
    player.app.context.gather(Party((Member(ada, LEFT_KEYS), Member(ben, RIGHT_KEYS))))
    player.app.routes.go(ToLeg(EveningProgress("key", begin(plan(SHORT)), (ada, ben), 1)))
    player.wait(0.1)
    position, board = player.session.match.position, player.play.board
    step, *_others = shortest(
        board.controls, position, board.entry.cursor, player.session.match.rules.legal_moves(position)[0]
    )
    player.press(KEYS[step])
    assert board.entry.midway, "the step, and then the block"
    assert player.prompts()[Command.HINT] == "Hint"


def test_the_move_clock_is_off(cabinet: CabinetWithPads) -> None:
    """A move that is made at random would say nothing about who is better."""
    player = cabinet.player
    player.app.context.change(replace(player.app.context.settings, clock=10))
    two = couple(cabinet, "one keyboard")
    two.join()
    player.wait(12)
    assert player.on_top(PlayScene).picture().clock is None
    assert not player.session.started


def test_whoever_picks_sees_each_game_and_what_it_is_about_and_can_read_how_to_play_it(
    cabinet: CabinetWithPads,
) -> None:
    player = cabinet.player
    two = couple(cabinet, "one keyboard")
    two.join()
    progress = two.progress
    while not isinstance(progress.evening.phase, Picking):
        progress = progress.after(won_by(leg_at(progress), 1))
    player.app.routes.go(ToEvening(progress))
    player.wait(0.9, 0.1)
    scene = player.on_top(PickScene)
    told = [words for words in scene.picture().texts if "set" in words]
    for _game in range(3):
        variant, page = scene.variant(), scene.picture()
        assert page.placed(StageBoard).node.renderer == renderer_of(variant.setup(), scene.theme)
        legs = " 4 legs." if variant.slug == "crossfire" else ""
        assert variant.summary + legs in page.texts
        assert [words for words in page.texts if "set" in words] == told, "the result can still be read"
        two.presses[picker_of(scene)](Verb.DOWN)
    assert scene.prompts()[2] == (Command.HELP, "How to play")
    player.press(pygame.K_F1)
    assert player.on_top(HowToScene).variant() is scene.variant()
    player.press(pygame.K_F1)
    assert player.top is scene


def test_the_page_says_which_set_is_picked_and_why_by_whom() -> None:
    level = with_set(begin(plan(SHORT)), None)
    for evening, told in (
        (level, "Set 2 of 3. Level: Ben's turn to pick."),
        (with_set(level, 2), "Set 3 of 3. Ada trails and picks."),
    ):
        assert evening_words.coming(EveningProgress("key", evening, (ADA, BEN), 1), {}) == (told,)


def test_the_score_of_a_set_that_goes_on_says_for_whom_it_is() -> None:
    evening = with_set(begin(plan(SHORT)), 1).with_pick("crossfire", 1)
    told = []
    for winner in (2, 1, None):
        evening = step(evening, winner, 9)
        words = evening_words.legs_so_far(EveningProgress("key", evening, (ADA, BEN), 1))
        told.append(words.replace(UNBROKEN, " "))
    assert told == [
        "Legs of this set: 1 – 0 for Ben",
        "Legs of this set: 1 – 1",
        "Legs of this set: 1½ – 1½",
    ]


def test_the_next_leg_is_spoken_of_only_if_there_is_one() -> None:
    """On the screen and at a console."""
    progress = EveningProgress("key", begin(plan(SHORT)), (ADA, BEN), 1)
    said = []
    for winner in (1, 2):
        game = leg_at(progress).as_single_game()
        leg = Leg(winner, winner, 9, found=Found(from_the_start=True))
        progress = progress.with_leg(leg, game)
        _result, why = evening_words.result(progress)
        lost = why[-1]
        assert lost in console_words.leg_over(progress).splitlines()
        said.append(lost)
    assert said == [
        "Ben made no mistake: with perfect play whoever begins here wins, and in the next leg that is Ben.",
        "Ada made no mistake: with perfect play whoever begins here wins.",
    ]


LATE = " If both win equally many legs, the set goes to whoever won in fewer moves: losing late helps."


@pytest.mark.parametrize(
    ("winners", "losers", "late"),
    [
        ((), (1,), LATE),
        ((1,), (1,), LATE),  # a leg each
        ((1,), (2,), ""),  # both legs lost
        ((1,), (1, 2), LATE),  # whichever of the two resigns
    ],
)
def test_whoever_resigns_a_leg_reads_what_that_means(
    winners: tuple[Side, ...], losers: tuple[Side, ...], late: str
) -> None:
    current = played_out(begin(plan()).sets[0], *((winner, 9) for winner in winners))
    told = evening_words.before_resigning(current, 5, losers)
    assert told == f"This leg is lost after 5 moves.{late}"


def test_the_question_before_a_leg_is_resigned_counts_its_moves(cabinet: CabinetWithPads) -> None:
    two = couple(cabinet, "one keyboard")
    two.join()
    for _move in range(3):
        two.move(random.Random(3))  # noqa: S311 - moves
    two.presses[1](Verb.BACK)
    cabinet.player.wait(0.1)
    cabinet.player.click_row("Resign this leg")
    cabinet.player.wait(0.1)
    assert f"This leg is lost after 3 moves.{LATE}" in cabinet.player.on_top(ConfirmScene).picture().texts


def test_only_the_picker_picks(cabinet: CabinetWithPads) -> None:
    two = couple(cabinet, "one keyboard")
    two.join()
    chance = random.Random(3)  # noqa: S311 - moves
    while not isinstance(cabinet.player.top, PickScene):
        two.play_leg(chance)
        if not isinstance(cabinet.player.top, PickScene):
            two.go_on()
    picker = picker_of(cabinet.player.on_top(PickScene))
    two.go_on(opponent(picker))
    assert cabinet.player.scene == "Pick"
    two.go_on(picker)
    assert cabinet.player.scene == "Play"


@pytest.mark.parametrize("devices", ["one keyboard", "pad and keys", "two pads"])
def test_two_people_play_an_evening_to_its_end(cabinet: CabinetWithPads, devices: str) -> None:
    two = couple(cabinet, devices)
    two.join()
    two.play_evening(seed=len(devices))
    over = cabinet.player.on_top(EveningOverScene)
    texts = over.picture().texts
    assert any(words.endswith("wins the evening.") for words in texts)
    assert over.picture().placed(ScoreStrip)
