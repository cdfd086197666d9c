"""The Arena in the cabinet: presses, pauses, the end, and what is drawn."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.glyphs import prompt_at
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON, theme_of
from game.arcade.kit.nodes import Look
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    ToArena,
    ToArenaHowTo,
    ToArenaReplay,
    ToArenaSetUp,
    ToMenu,
)
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.arena_set_up import ArenaSetUpScene
from game.arcade.scenes.arena.how_to import ArenaHowToScene
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.arena.match_picture import BANNER_SECONDS, COMING_FALL, NAME_SECONDS
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.sentences.arena_words import arena_in_words
from game.arcade.shell.music import Music
from game.arcade.views.arena.arena_match import draw_arena
from game.arcade.views.arena.crash import BREAKING_FROM, BREAKING_SECONDS, draw_broken
from game.arcade.views.arena.field_area import RIM, RIM_HEIGHT
from game.arcade.views.arena.kept_field import kept_field, prepare_field
from game.arcade.views.arena.match_end import CHOICES, EndPlaces, draw_arena_end, panels_on_banner
from game.arcade.views.arena.sight import Sight
from game.arcade.views.arena.start_field import StartField
from game.arcade.views.banner import Result, words_of_banner
from game.arcade.views.choice_bar import choice_places
from game.arena import lesson
from game.arena.field import SIZES
from game.arena.maps import MAPS
from game.arena.match import Arena, Match
from game.arena.record import read, write
from game.bench.monkey.virtual_pad import DOWN_BUTTON, START, UP_BUTTON, A
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import Outcome
from game.records import tables
from game.session.phased_match import (
    COUNT_FROM,
    COUNT_SECONDS,
    IGNORING_SECONDS,
    SLOWNESS,
    Phase,
    PhasedMatch,
)
from game.session.players import HUMAN, Players
from game.session.timed_match import LiveMatch
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.gamepads import CabinetWithPads
from tests.rounds import without_presses
from tests.slow_disk import Disk

TICK = 0.05
# A short match of two people on a small field, as fast as it gets.
ARENA = Arena(size="small", speed="frantic", points_to_win=1)
PEOPLE = ArenaChoices(ARENA, (HUMAN, HUMAN))
SEED = 5


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(None, (640, 360), profile=Profile(tmp_path))
    player.app.routes.go(ToMenu())
    player.app.context.arena.keep(PEOPLE)
    yield player
    player.app.stack.close()
    player.leave()


def begin(player: Player) -> None:
    player.app.routes.go(ToArena(SEED))
    player.app.step(0.0)


def ride(player: Player) -> PhasedMatch:
    """Begin a match, and wait for the end of the count."""
    begin(player)
    player.wait(COUNT_FROM * COUNT_SECONDS, 0.05)
    wait_for(player, Phase.RIDE)
    return scene(player).phased


def scene(player: Player) -> ArenaScene:
    return player.on_top(ArenaScene)


def wait_for(player: Player, phase: Phase) -> None:
    for _frame in range(2000):
        if scene(player).phased.phase is phase:
            return
        player.app.turn(0.04)
    raise AssertionError(f"{phase} never comes")


def heading(phased: PhasedMatch, rider: int) -> int:
    return phased.match.state.headings[rider - 1]


def next_tick(player: Player) -> None:
    player.app.turn(TICK)


class TestPresses:
    def test_each_half_of_the_keyboard_steers_its_rider(self, player: Player) -> None:
        phased = ride(player)
        player.hold(pygame.K_w)
        player.hold(pygame.K_DOWN)
        next_tick(player)
        assert (heading(phased, 1), heading(phased, 2)) == (UP, DOWN)

    def test_both_halves_steer_a_single_person(self, player: Player) -> None:
        player.app.context.arena.use(replace(PEOPLE, riders=(HUMAN, "rookie")))
        phased = ride(player)
        player.hold(pygame.K_UP)
        next_tick(player)
        assert heading(phased, 1) == UP
        player.hold(pygame.K_d)
        next_tick(player)
        assert heading(phased, 1) == RIGHT

    def test_keys_that_the_other_holds_block_no_press(self, player: Player) -> None:
        phased = ride(player)
        player.hold(pygame.K_UP)
        player.hold(pygame.K_LEFT)
        next_tick(player)
        player.hold(pygame.K_s)
        next_tick(player)
        assert heading(phased, 1) == DOWN

    def test_a_held_direction_does_not_turn_again(self, player: Player) -> None:
        player.app.context.arena.use(replace(PEOPLE, riders=(HUMAN, "rookie")))
        phased = ride(player)
        player.hold(pygame.K_w)
        next_tick(player)
        player.press(pygame.K_LEFT)  # with the other hand, while the first one holds its key
        player.wait(0.45, FRAME)  # longer than it takes until a held direction repeats
        assert [turn for _tick, turn in phased.match.round.taken[0]] == [UP, LEFT]

    def test_two_presses_in_one_frame_ride_both(self, player: Player) -> None:
        phased = ride(player)
        player.hold(pygame.K_w)
        player.hold(pygame.K_a)
        next_tick(player)
        next_tick(player)
        assert [turn for _tick, turn in phased.match.round.taken[0]] == [UP, LEFT]

    def test_a_press_is_seen_in_the_next_picture(self, player: Player) -> None:
        phased = ride(player)
        player.app.turn(TICK * 0.8)
        before = scene(player).picture().ridden.queues
        player.hold(pygame.K_w)
        player.app.turn(0.0)
        assert before == ((), ())
        assert scene(player).picture().ridden.queues[0] == (UP,)
        assert heading(phased, 1) == RIGHT  # it turns in the next cell

    def test_a_press_during_the_count_is_kept(self, player: Player) -> None:
        begin(player)
        player.press(pygame.K_w)
        player.wait(COUNT_FROM * COUNT_SECONDS, 0.05)
        wait_for(player, Phase.RIDE)
        next_tick(player)
        next_tick(player)
        assert heading(scene(player).phased, 1) == UP

    def test_a_click_turns_towards_its_place(self, player: Player) -> None:
        player.app.context.arena.use(replace(PEOPLE, riders=(HUMAN, "rookie")))
        phased = ride(player)
        player.click((100, player.app.context.layout.height - 60))
        next_tick(player)
        assert heading(phased, 1) == DOWN

    def test_after_a_stall_no_more_than_two_ticks_are_ridden(self, player: Player) -> None:
        phased = ride(player)
        before = phased.match.state.tick
        player.app.turn(0.2)
        assert phased.match.state.tick - before <= 2


class TestInterruptions:
    def test_escape_pauses_and_the_count_comes_again(self, player: Player) -> None:
        phased = ride(player)
        player.wait(3 * TICK)
        before = phased.match.state.tick
        player.press(pygame.K_ESCAPE)
        assert player.scene == "ArenaPause"
        player.wait(1.0, 0.05)
        player.press(pygame.K_ESCAPE)
        assert phased.phase is Phase.COUNT
        assert phased.match.state.tick - before <= 1
        player.wait(COUNT_FROM * COUNT_SECONDS, 0.05)
        wait_for(player, Phase.RIDE)

    def test_a_window_that_loses_the_keyboard_pauses_the_ride(self, player: Player) -> None:
        ride(player)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        player.app.step(FRAME)
        assert player.scene == "ArenaPause"

    def test_every_moment_of_a_match_pauses_and_goes_on_where_it_was(self, player: Player) -> None:
        begin(player)
        phased = scene(player).phased
        for phase in (Phase.COUNT, Phase.RIDE, Phase.FALL, Phase.REPLAY, Phase.RESULT, Phase.COUNT):
            wait_for(player, phase)
            player.app.turn(0.04)
            since, after = phased.since, len(phased.match.outcomes)
            for pause in (self.press_escape, self.click_pause, self.lose_the_keyboard):
                pause(player)
                assert player.scene == "ArenaPause", (phase, pause)
                player.wait(0.4, 0.05)
                player.click(player.row("Resume"))
                assert (phased.phase, len(phased.match.outcomes)) == (self.counted_again(phase), after)
                assert phased.since <= since + 0.2
                wait_for(player, phase)

    def press_escape(self, player: Player) -> None:
        player.press(pygame.K_ESCAPE)

    def click_pause(self, player: Player) -> None:
        layout = player.app.context.layout
        prompts = player.app.stack.prompts()
        number = [prompt.words for prompt in prompts].index("Pause")
        spots = [(x, layout.footer.centery) for x in range(layout.window_width)]
        player.click(next(s for s in spots if prompt_at(prompts, layout.footer, layout.small, s) == number))

    def lose_the_keyboard(self, player: Player) -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        player.app.step(FRAME)

    def counted_again(self, phase: Phase) -> Phase:
        return Phase.COUNT if phase is Phase.RIDE else phase

    def test_a_match_that_is_over_is_not_paused(self, player: Player) -> None:
        """Not even by who presses Escape in the frame in which its end comes."""
        win(player)
        player.wait(IGNORING_SECONDS + 2 * FRAME)
        player.hold(pygame.K_SPACE)  # skips what is left
        player.hold(pygame.K_ESCAPE)
        player.app.step(FRAME)
        assert player.scene == "ArenaEnd"

    def test_a_match_is_not_left_without_a_question(self, player: Player) -> None:
        ride(player)
        player.press(pygame.K_ESCAPE)
        player.click(player.row("Back to the menu"))
        assert player.scene == "Confirm"
        player.click(player.row("Leave"))
        assert player.scene == "Menu"

    def test_settings_and_devices_lead_back_to_the_pause(self, player: Player) -> None:
        ride(player)
        player.press(pygame.K_ESCAPE)
        for row in ("Devices", "Settings"):
            player.click(player.row(row))
            assert player.scene.endswith(row)
            player.press(pygame.K_ESCAPE)
            assert player.scene == "ArenaPause"


@pytest.mark.skipif(sys.platform != "linux", reason="the virtual pad finds SDL through /proc")
class TestPads:
    @pytest.fixture
    def cabinet(self) -> Iterator[CabinetWithPads]:
        cabinet = CabinetWithPads(None, (640, 360))
        cabinet.player.app.context.arena.use(PEOPLE)
        yield cabinet
        cabinet.player.app.stack.close()
        cabinet.leave()

    def test_two_pads_steer_a_rider_each(self, cabinet: CabinetWithPads) -> None:
        one, two = cabinet.plug(), cabinet.plug()
        phased = ride(cabinet.player)
        one.hold(UP_BUTTON, down=True)
        two.hold(DOWN_BUTTON, down=True)
        for _tick in range(3):
            next_tick(cabinet.player)
        assert (heading(phased, 1), heading(phased, 2)) == (UP, DOWN)

    def test_one_pad_belongs_to_one_of_two_riders(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        phased = ride(cabinet.player)
        pad.hold(UP_BUTTON, down=True)
        cabinet.player.hold(pygame.K_DOWN)
        for _tick in range(3):
            next_tick(cabinet.player)
        assert (heading(phased, 1), heading(phased, 2)) == (UP, DOWN)

    def test_a_pad_that_is_pulled_out_pauses_and_says_whose_it_is(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        ride(cabinet.player)
        pad.hold(UP_BUTTON, down=True)
        next_tick(cabinet.player)
        next_tick(cabinet.player)
        cabinet.unplug(pad)
        assert cabinet.player.scene == "ArenaPause"
        assert "Player 1's gamepad is gone." in cabinet.player.top.words()  # type: ignore[attr-defined]

    def test_after_a_crash_a_pad_pauses_too(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        ride(cabinet.player)
        pad.hold(UP_BUTTON, down=True)
        wait_for(cabinet.player, Phase.REPLAY)
        cabinet.press(pad, START)
        assert cabinet.player.scene == "ArenaPause"
        cabinet.press(pad, START)
        cabinet.unplug(pad)
        assert cabinet.player.scene == "ArenaPause"

    def test_a_pad_that_comes_back_rides_on(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        phased = ride(cabinet.player)
        pad.hold(UP_BUTTON, down=True)
        next_tick(cabinet.player)
        cabinet.unplug(pad)
        again = cabinet.plug()
        cabinet.press(again, A)  # resume
        assert cabinet.player.scene == "Arena"
        assert phased.phase is Phase.COUNT
        wait_for(cabinet.player, Phase.RIDE)

    def test_start_pauses_and_goes_on(self, cabinet: CabinetWithPads) -> None:
        pad = cabinet.plug()
        ride(cabinet.player)
        cabinet.press(pad, START)
        assert cabinet.player.scene == "ArenaPause"
        cabinet.press(pad, START)
        assert cabinet.player.scene == "Arena"


def win(player: Player, rider: int = 2) -> None:
    """Let Player 1 crash into its own wall."""
    phased = ride(player)
    for key in (pygame.K_w, pygame.K_a, pygame.K_s):
        player.hold(key)
        next_tick(player)
        player.release(key)
    wait_for(player, Phase.FALL)
    assert phased.match.winner == rider


def end(player: Player) -> None:
    """Ride a match to its end, until the choices after it listen."""
    win(player)
    wait_for_end(player)


def wait_for_end(player: Player) -> None:
    """Wait until the choices after the match listen."""
    for _frame in range(2000):
        player.app.turn(0.05)
        if player.scene == "ArenaEnd":
            break
    player.wait(1.0, 0.05)
    assert player.scene == "ArenaEnd"


def below(player: Player) -> ArenaScene:
    """The match below the choices at its end."""
    return next(each for each in player.app.stack.scenes if isinstance(each, ArenaScene))


def choice_boxes(places: EndPlaces) -> tuple[Rect, ...]:
    return choice_places(places.layout, places.choice_area, CHOICES).boxes


class TestTheEnd:
    def test_a_press_that_was_still_meant_for_the_ride_chooses_nothing(self, player: Player) -> None:
        win(player)
        while player.scene != "ArenaEnd":
            player.app.turn(0.05)
        for key in (pygame.K_SPACE, pygame.K_d, pygame.K_RETURN, pygame.K_ESCAPE):
            player.press(key)
            assert player.scene == "ArenaEnd"
            assert player.top.rows.focus == 0  # type: ignore[attr-defined]

    def test_rematch_begins_a_new_match(self, player: Player) -> None:
        end(player)
        player.press(pygame.K_SPACE)
        assert scene(player).phased.phase is Phase.COUNT
        assert scene(player).phased.match.state.tick == 0

    def test_the_match_can_be_watched_again_and_ends_the_same_way(self, player: Player) -> None:
        win(player)
        match = scene(player).phased.match
        player.app.routes.go(ToArenaReplay(match))
        player.app.step(0.0)
        for phase in (Phase.RIDE, Phase.FALL):
            wait_for(player, phase)
        assert scene(player).phased.match.state == match.state
        assert scene(player).picture().replayed

    def test_a_match_from_a_file_can_be_watched_again_but_nobody_is_asked_for_a_rematch(
        self, player: Player
    ) -> None:
        win(player)
        match = scene(player).phased.match
        player.app.routes.go(ToArenaReplay(match))
        for again in range(2):
            wait_for_end(player)
            assert player.labels() == ["Watch again", "Set up", "Menu"], again
            player.press(pygame.K_SPACE)
            assert scene(player).replayed

    def test_after_a_match_has_been_watched_again_its_riders_can_ride_again(self, player: Player) -> None:
        end(player)
        player.click_row("Watch again")
        wait_for_end(player)
        assert player.labels() == ["Rematch", "Watch again", "Set up", "Menu"]

    def test_the_winner_the_end_of_the_last_round_and_the_score_are_told(self, player: Player) -> None:
        end(player)
        picture = below(player).picture()
        assert picture.result is not None
        assert (picture.result[0].call, picture.result[0].reason) == (
            "Player 2 wins",
            "Player 1 hit a wall.",
        )
        assert picture.result[0].score == (0, 1)
        assert [panel.won for panel in picture.hud.panels] == [0, 1]

    @pytest.mark.parametrize(
        ("riders", "round_", "match"),
        [
            ((HUMAN, HUMAN), "Round to Player 2", "Player 2 wins"),
            ((HUMAN, "rookie"), "You lose the round", "You lose"),
            (("rookie", HUMAN), "You win the round", "You win"),
            (("rookie", "casual"), "Round to Player 2", "Player 2 wins"),
        ],
    )
    def test_who_rides_alone_against_a_bot_reads_whether_they_have_won(
        self, player: Player, riders: tuple[str, str], round_: str, match: str
    ) -> None:
        """As in the games, after each round and after the match."""
        for rounds, phase, words in ((3, Phase.RESULT, round_), (1, Phase.OVER, match)):
            ridden = LiveMatch(Match.begin(replace(ARENA, points_to_win=rounds)), {})
            context = player.app.context
            keeping = MatchKeeping(context, player.app.routes.go, Players(riders))
            shown = ArenaScene(context, player.app.routes.go, PhasedMatch(ridden), keeping)
            phased = shown.phased
            for rider_1 in (UP, LEFT, DOWN):
                while phased.phase is not Phase.RIDE:
                    phased.advance(TICK)
                phased.advance(TICK)
                phased.press(1, rider_1)
            while phased.phase is not phase:
                phased.advance(TICK)
            result = shown.picture().result
            assert result is not None
            assert result[0].call == words

    @pytest.mark.parametrize("window", [(640, 360), (800, 600), (1280, 800), (1920, 1080), (3440, 1440)])
    def test_the_panels_stand_beside_the_words_of_the_banner(self, window: tuple[int, int]) -> None:
        pygame.font.init()
        places = EndPlaces(Layout(*window), Arena().field)
        result = Result("Player 2 wins", "Player 1 hit the trail of Player 2.", NEON.player(2), (1, 3))
        beside = panels_on_banner(places, result)
        assert beside is not None
        words, (one, two) = words_of_banner(places.layout, result, places.band), map(beside.panel, (1, 2))
        assert one.right < words.left < words.right < two.left
        assert all(places.band.contains(panel) for panel in (one, two))

    def test_the_panels_leave_the_banner_to_words_that_need_all_of_it(self) -> None:
        pygame.font.init()
        places = EndPlaces(Layout(640, 360), Arena().field)
        reason = "Player 2 hit a wall. 12 rounds in a row: 13,500 points."
        assert panels_on_banner(places, Result("Player 1 wins", reason, NEON.player(1), (3, 1))) is None

    @pytest.mark.sweep(
        size=list(SIZES),
        window=[(640, 360), (1280, 800), (1920, 1080), (3440, 1440), (720, 1280)],
        text=[100, 200],
    )
    def test_between_the_banner_and_the_choices_most_of_the_field_is_seen(
        self, size: str, window: tuple[int, int], text: int
    ) -> None:
        layout = Layout(*window, text)
        places = EndPlaces(layout, replace(ARENA, size=size).field)
        boxes, field = choice_boxes(places), places.area.rect
        assert 0 <= places.band.top < places.band.bottom < boxes[0].top
        assert places.band.bottom <= places.panel(1).top or places.covers_panels
        assert all(layout.screen.contains(box) and box.bottom <= layout.footer.top for box in boxes)
        assert min(field.bottom, boxes[0].top) - max(field.top, places.band.bottom) > field.height / 2

    def test_the_winners_name_stands_across_the_field_before_anything_is_chosen(self, player: Player) -> None:
        win(player)
        wait_for(player, Phase.OVER)
        picture = scene(player).picture()
        assert picture.name is not None
        assert (picture.name.words, picture.name.colour) == ("Player 2 wins", picture.theme.player(2))
        assert picture.result is not None
        assert picture.result[1] == 0, "the banner has not come yet"
        player.wait(NAME_SECONDS - 0.2)
        assert scene(player).picture().name is not None
        player.wait(0.2 + BANNER_SECONDS + 0.1)
        assert player.scene == "ArenaEnd"
        picture = below(player).picture()
        assert picture.name is None
        assert picture.result is not None
        assert picture.result[1] == 1

    def test_nothing_of_the_field_shows_between_the_choices(self, player: Player) -> None:
        end(player)
        player.wait(1.0)
        picture = player.on_top(ArenaEndScene).picture()
        canvas = Surface(picture.layout.screen.size)
        canvas.fill((255, 255, 255))
        draw_arena_end(canvas, picture)
        first, second, *_others = picture.choices.places(picture.layout, picture.places.choice_area).boxes
        between = canvas.get_at(((first.right + second.left) // 2, second.centery))
        assert max(between[:3]) < 100

    def test_no_round_is_named_any_more(self, player: Player) -> None:
        win(player)
        assert scene(player).picture().hud.round == "Round 1"
        wait_for(player, Phase.OVER)
        assert scene(player).picture().hud.round == "Final score"

    def test_whoever_presses_something_need_not_wait_for_the_name(self, player: Player) -> None:
        win(player)
        wait_for(player, Phase.OVER)
        player.press(pygame.K_SPACE)
        assert player.scene == "ArenaEnd"
        assert player.top.rows.focus == 0  # type: ignore[attr-defined]

    def test_with_reduced_motion_the_choices_come_at_once(self, player: Player) -> None:
        player.app.context.change(Settings(reduced_motion=True))
        win(player)
        wait_for(player, Phase.REPLAY)
        while player.scene == "Arena":
            assert scene(player).picture().name is None
            player.app.turn(0.04)
        assert player.scene == "ArenaEnd"

    def test_set_up_and_menu_lead_on(self, player: Player) -> None:
        end(player)
        player.click(player.row("Set up"))
        assert player.scene == "ArenaSetUp"
        player.press(pygame.K_ESCAPE)
        assert player.scene == "Menu"


class TestLeaving:
    """The menu has the Arena in focus, however the match was begun."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Iterator[Player]:
        """A cabinet that begins in the Arena, as from the command line."""
        player = Player(None, (640, 360), profile=Profile(tmp_path / "opened"), opened=ToArena(SEED))
        yield player
        player.app.stack.close()
        player.leave()

    def chosen(self, player: Player) -> str:
        return player.on_top(MenuScene).tile.name

    def test_from_the_pause(self, opened: Player) -> None:
        opened.press(pygame.K_ESCAPE)
        opened.click_row("Back to the menu")
        opened.click_row("Leave")
        assert self.chosen(opened) == "Arena"

    def test_from_the_set_up_that_was_reached_from_the_pause(self, opened: Player) -> None:
        opened.press(pygame.K_ESCAPE)
        opened.click_row("Set up")
        opened.click_row("Leave")
        opened.press(pygame.K_ESCAPE)
        assert self.chosen(opened) == "Arena"

    def test_from_the_end(self, player: Player) -> None:
        end(player)
        player.press(pygame.K_ESCAPE)
        assert self.chosen(player) == "Arena"


class TestMusic:
    def test_more_of_it_is_heard_once_the_riders_are_cut_off_and_the_pause_is_calm(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[float] = []
        monkeypatch.setattr(Music, "set_tension", lambda _music, tension: told.append(tension))
        phased = ride(player)
        player.wait(0.1)
        assert told[-1] == phased.match.state.tension < 0.2
        player.press(pygame.K_ESCAPE)
        assert told[-1] == 0


class TestHowToPlay:
    def test_is_reached_from_the_tile_the_set_up_and_the_pause(self, player: Player) -> None:
        player.app.routes.go(ToMenu(ARENA_TILE))
        player.app.step(0.0)
        for below in ("Menu", "ArenaSetUp", "ArenaPause"):
            if below == "ArenaSetUp":
                player.press(pygame.K_c)
            if below == "ArenaPause":
                ride(player)
                player.press(pygame.K_ESCAPE)
            assert player.scene == below
            player.press(pygame.K_F1)
            assert player.scene == "ArenaHowTo"
            player.press(pygame.K_ESCAPE)
            assert player.scene == below

    def test_its_pages_are_heard_to_turn(self, player: Player) -> None:
        player.app.routes.go(ToArenaHowTo())
        player.app.step(0.0)
        player.press(pygame.K_d)
        assert player.heard == "page"

    def test_a_ride_waits_for_it_and_is_counted_again(self, player: Player) -> None:
        phased = ride(player)
        before = phased.match.state.tick
        player.press(pygame.K_F1)
        player.wait(1.0, 0.1)
        assert phased.match.state.tick == before
        player.press(pygame.K_ESCAPE)
        assert phased.count == COUNT_FROM

    def test_a_replay_waits_for_it_too(self, player: Player) -> None:
        win(player)
        wait_for(player, Phase.REPLAY)
        player.press(pygame.K_F1)
        assert player.scene == "ArenaHowTo"
        player.wait(1.0, 0.1)
        player.press(pygame.K_ESCAPE)
        assert scene(player).phased.phase is Phase.REPLAY

    def test_its_boards_ride_and_its_rules_are_those_of_the_lesson(self, player: Player) -> None:
        player.app.routes.go(ToArenaHowTo())
        shown = player.on_top(ArenaHowToScene)
        ticks = set()
        for _step in range(20):
            ticks.add(tuple(each.frame.ridden.state.tick for each in shown.picture().moments))
            player.wait(0.25, 0.25)
        assert len(ticks) > 10
        player.press(pygame.K_SPACE)
        assert shown.picture().texts[1:] == lesson.RULES


def test_a_match_is_appended_to_a_file_when_it_is_left(player: Player, tmp_path: Path, disk: Disk) -> None:
    """Nobody waits for the disk, also where nothing else is kept."""
    file = tmp_path / "matches.txt"
    player.app.context.arena.record_in(file)
    win(player)
    match = scene(player).phased.match
    disk.stop()
    player.app.routes.go(ToMenu())
    disk.await_writer()
    disk.go_on()
    player.app.context.profile.background.flush()
    assert read(file.read_text(encoding="utf-8").strip()) == replace(
        match, round=without_presses(match.round)
    )


def test_the_record_of_any_match_can_be_read_again(player: Player) -> None:
    for _match in range(10):
        player.app.routes.go(ToArena())
        player.app.step(0.0)
        match = scene(player).phased.match
        assert read(write(match)) == match


def test_a_match_that_ends_is_appended_at_once_and_only_then(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "matches.txt"
    player.app.context.arena.record_in(file)
    end(player)
    player.app.context.profile.background.flush()
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert read(line).winner is not None
    player.app.routes.go(ToMenu())
    player.app.context.profile.background.flush()
    assert file.read_text(encoding="utf-8").splitlines() == [line]


def test_a_match_between_bots_rides_by_itself_and_their_processes_end_with_it(player: Player) -> None:
    player.app.context.arena.use(replace(PEOPLE, riders=("rookie", "casual")))
    phased = ride(player)
    next_tick(player)
    assert phased.bots == (1, 2)
    player.app.routes.go(ToMenu())
    assert phased.failures() == []


class TestChoices:
    def test_are_remembered(self, player: Player, tmp_path: Path) -> None:
        chosen = ArenaChoices(Arena("cross", "large", "fast", 5), ("master", HUMAN))
        player.app.context.arena.keep(chosen)
        player.app.context.profile.background.flush()
        again = Profile(tmp_path)
        assert again.arena.kept == chosen
        again.close()

    def test_are_set_in_the_set_up(self, player: Player) -> None:
        menu = player.top
        while menu.tile.name != "Arena":  # type: ignore[attr-defined]
            player.press(pygame.K_d)
        player.press(pygame.K_c)
        assert player.scene == "ArenaSetUp"
        for label in ("Map", "Speed", "First to", "Size", "Player 2"):
            before = player.value(label)
            player.click_row(label, side=1)
            assert player.value(label) != before
        player.click(player.row("Play"))
        assert player.scene == "Arena"

    def test_nothing_shows_through_the_walls_of_the_field_in_the_set_up(self, player: Player) -> None:
        player.app.routes.go(ToArenaSetUp())
        player.wait(0.5)
        picture = player.on_top(ArenaSetUpScene).picture()
        look = Look(Layout(1280, 800), theme_of("neon", "cyan and amber", glow=True))
        canvas, box = Surface(look.layout.screen.size), Rect(100, 100, 1000, 600)
        canvas.fill((200, 0, 0))
        start = picture.node(StartField)
        start.draw(canvas, look, start.placed(look.layout, box))
        area = start.area(look.layout, box)
        assert area is not None
        wall = area.at((area.field.width / 2, -RIM / 2), RIM_HEIGHT / 2)
        assert canvas.get_at((round(wall[0]), round(wall[1])))[0] < 150

    @pytest.mark.parametrize("name", ["scatter", "empty"])
    def test_the_set_up_shows_the_field_of_the_match_that_follows(self, player: Player, name: str) -> None:
        player.app.context.arena.keep(ArenaChoices(Arena(name), (HUMAN, HUMAN)))
        shown = []
        for _visit in range(3):
            player.app.routes.go(ToArenaSetUp())
            player.wait(0.5)
            shown.append(player.on_top(ArenaSetUpScene).picture().node(StartField).start)
            player.click(player.row("Play"))
            assert scene(player).phased.match.round.start == shown[-1]
        assert len({each.walls for each in shown}) == (3 if name == "scatter" else 1)

    def test_the_set_up_says_what_each_field_is_like(self, player: Player) -> None:
        player.app.context.arena.keep(ArenaChoices(Arena(), (HUMAN, HUMAN)))
        player.app.routes.go(ToArenaSetUp())
        player.wait(0.5)
        notes = []
        for label in ("Map", "Speed", "Size"):
            notes.append(player.on_top(ArenaSetUpScene).picture().node(StartField).note)
            player.click_row(label, side=1)
        assert notes[0] == "Nothing stands in the way. 31×17 cells at 12 cells a second."
        assert notes[1].endswith("31×17 cells at 12 cells a second.")
        assert notes[2].endswith("31×17 cells at 15 cells a second.")
        assert len(set(notes)) == 3

    def test_no_two_maps_have_the_same_words(self) -> None:
        assert len({arena_in_words(Arena(name)) for name in MAPS}) == len(MAPS)

    def test_another_map_and_back_shows_the_same_field_again(self, player: Player) -> None:
        player.app.context.arena.keep(ArenaChoices(Arena("scatter"), (HUMAN, HUMAN)))
        player.app.routes.go(ToArenaSetUp())
        player.wait(0.5)
        before = player.on_top(ArenaSetUpScene).picture().node(StartField).start
        for side in (1, -1):
            player.click_row("Map", side=side)
        assert player.on_top(ArenaSetUpScene).picture().node(StartField).start == before

    def test_a_program_can_be_chosen_again_after_somebody_else(self, player: Player) -> None:
        player.app.context.arena.keep(replace(PEOPLE, riders=(HUMAN, "exec:rider")))
        player.app.routes.go(ToArenaSetUp())
        player.wait(0.5)
        assert player.value("Player 2") == "Program"
        player.click_row("Player 2", side=1)
        assert player.value("Player 2") == "Person"
        player.click_row("Player 2", side=-1)
        assert player.value("Player 2") == "Program"

    def test_people_ride_again_who_had_no_name_in_an_older_document(self, tmp_path: Path) -> None:
        (tmp_path / "arena.json").write_text(
            '{"format": "gridlock arena", "version": 1, "player 1": "sharp", "player 2": ""}'
        )
        profile = Profile(tmp_path)
        assert profile.arena.kept.riders == ("sharp", HUMAN)
        profile.close()

    def test_that_are_impossible_have_their_defaults(self, tmp_path: Path) -> None:
        (tmp_path / "arena.json").write_text(
            '{"format": "gridlock arena", "version": 1, "map": "moon", "speed": "fast", "rounds": 4}'
        )
        profile = Profile(tmp_path)
        assert profile.arena.kept.arena == Arena(speed="fast")
        profile.close()


class TestPictures:
    def match(self) -> Match:
        match = Match.begin(replace(ARENA, seed=SEED))
        for turn in (UP, RIGHT, UP, LEFT, UP, RIGHT):
            match = match.press(1, turn).press(2, turn).after_tick().after_tick()
        return match

    def test_a_field_drawn_bit_by_bit_looks_like_one_drawn_at_once(self, player: Player) -> None:
        begin(player)
        floor, last = scene(player).picture().floor, self.match().round
        ticks = last.state.tick
        kept_field(floor, last, 0, (1,))
        for _frame in range(ticks // 3 + 1):
            prepare_field(floor, last, ticks, (1,), most=3)
        prepared = kept_field(floor, last, ticks, (1,)).copy()
        kept_field(floor, last, 0, (1,))
        assert prepared.get_buffer().raw == kept_field(floor, last, ticks, (1,)).get_buffer().raw

    def test_during_a_fall_the_moments_of_its_replay_are_prepared_in_turn(self, player: Player) -> None:
        win(player)
        seen = []
        while scene(player).phased.phase is Phase.FALL:
            coming = scene(player).picture().coming
            if coming is not None:
                ridden = coming.ridden
                seen.append((ridden.state.tick + coming.progress, coming.close_up.since.seconds, ridden.over))
            player.app.turn(FRAME)
        assert len(seen) > 10
        assert seen == sorted(seen)
        assert (seen[0][2], seen[-1][2]) == (False, True), "from before the crash until after it"
        assert seen[-1][1] > COMING_FALL / SLOWNESS / 2
        assert scene(player).picture().coming is None

    def test_preparing_the_replay_shows_nothing_of_it(self, player: Player) -> None:
        win(player)
        for _frame in range(12):
            player.app.turn(FRAME)
        picture = scene(player).picture()
        assert picture.coming is not None
        with_it, without = Surface((640, 360)), Surface((640, 360))
        draw_arena(with_it, picture)
        draw_arena(without, replace(picture, coming=None))
        assert with_it.get_buffer().raw == without.get_buffer().raw

    def test_a_picture_drawn_in_part_looks_like_one_drawn_as_a_whole(self, player: Player) -> None:
        ride(player)
        player.press(pygame.K_w)
        for _frame in range(12):
            player.app.turn(FRAME)
            shown = player.app.display.canvas.copy()
            whole = Surface(shown.get_size())
            player.app.stack.draw(whole)
            assert shown.convert(whole).get_buffer().raw == whole.get_buffer().raw

    def test_with_reduced_motion_nothing_trembles_flies_or_comes_near(self, player: Player) -> None:
        player.app.context.change(Settings(reduced_motion=True))
        win(player)
        picture = scene(player).picture()
        assert (picture.sight, picture.particles, picture.close_up) == (Sight(), False, None)
        wait_for(player, Phase.REPLAY)
        picture = scene(player).picture()
        assert (picture.sight, picture.close_up) == (Sight(), None)
        assert (picture.replayed, picture.time) == (True, 0.0)

    def test_a_wall_stands_whole_until_it_breaks_itself(self, player: Player) -> None:
        """Even if one right beside it is broken already: the rider crashed into its own wall."""
        win(player)
        picture = scene(player).picture()
        floor, ridden, path = picture.floor, picture.ridden, picture.ridden.paths[0]
        broken, tick = 2, picture.ridden.state.tick + 1
        standing = kept_field(floor, ridden, tick).copy()
        canvas = standing.copy()
        since = BREAKING_FROM + BREAKING_SECONDS * broken / len(path)
        draw_broken(canvas, (0, 0), floor, ridden, since, particles=True)
        spots = [floor.area.rect_of(cell) for cell in path]
        seen, whole = (
            [pygame.image.tobytes(each.subsurface(spot), "RGB") for spot in spots]
            for each in (canvas, standing)
        )
        same = [one == other for one, other in zip(seen, whole, strict=True)]
        assert same == [True] * (len(path) - broken) + [False] * broken


def test_what_lies_over_a_match_has_the_colours_of_the_arena(player: Player) -> None:
    ride(player)
    accent = scene(player).picture().theme.accent
    player.press(pygame.K_ESCAPE)
    for row in ("Devices", "Set up"):
        player.click_row(row)
        assert player.scene in ("ArenaDevices", "Confirm")
        assert player.top.theme.accent == accent
        player.press(pygame.K_ESCAPE)


class TestSounds:
    def test_the_count_the_start_and_a_crash_are_heard(self, player: Player) -> None:
        begin(player)
        player.app.turn(FRAME)
        assert player.heard == "count"
        wait_for(player, Phase.RIDE)
        assert player.heard == "go"
        wait_for(player, Phase.FALL)
        assert "crash" in player.app.context.audio.played

    def test_a_turn_sounds_like_its_rider(self, player: Player) -> None:
        ride(player)
        player.hold(pygame.K_UP)
        next_tick(player)
        assert player.heard == "turn_2"


class TestTheTable:
    def streak(self, player: Player, points: int) -> None:
        """A person wins so many rounds against a rookie, and then loses one."""
        streak = player.app.context.profile.arena_streak
        for _round in range(points):
            streak.follow(Outcome(1), Players((HUMAN, "rookie")), f"one of {points}")
        streak.follow(Outcome(2), Players((HUMAN, "rookie")), "lost")

    def test_a_streak_that_ends_is_entered_with_its_points(self, player: Player) -> None:
        self.streak(player, 6)
        book = player.app.context.profile.records.book()
        assert [score.points for score in book.high_scores(tables.ARENA)] == [6]

    def test_a_lost_match_asks_for_the_initials_of_the_streak_before(self, player: Player) -> None:
        player.app.context.arena.use(replace(PEOPLE, riders=(HUMAN, "rookie")))
        for _round in range(7):
            player.app.context.profile.arena_streak.follow(Outcome(1), Players((HUMAN, "rookie")), "won")
        begin(player)
        for _frame in range(4000):
            player.app.turn(0.05)
            if player.scene in ("Initials", "ArenaEnd"):
                break
        assert player.scene == "Initials"

    def test_whoever_leaves_with_a_streak_is_told_that_it_ends_and_asked_for_initials(
        self, player: Player
    ) -> None:
        player.app.context.arena.use(replace(PEOPLE, riders=(HUMAN, "rookie")))
        begin(player)
        for _round in range(7):
            player.app.context.profile.arena_streak.follow(Outcome(1), Players((HUMAN, "rookie")), "won")
        player.press(pygame.K_ESCAPE)
        player.click_row("Back to the menu")
        assert "Your streak ends" in player.on_top(ConfirmScene).words()
        player.click_row("Leave")
        player.wait(0.2)
        assert player.scene == "Initials"

    def test_the_initials_of_several_streaks_are_asked_for_once_with_the_best_of_them(
        self, player: Player
    ) -> None:
        for points in (6, 9, 7):
            self.streak(player, points)
        player.wait(0.2)
        assert player.on_top(InitialsScene).picture().texts[1] == "Arena: 9 points"
        player.press(pygame.K_j, pygame.K_o, pygame.K_e, pygame.K_RETURN)
        assert player.scene == "Menu"
        scores = player.app.context.profile.records.book().high_scores(tables.ARENA)
        assert {score.points: score.initials for score in scores} == dict.fromkeys((6, 9, 7), "JOE")
        self.streak(player, 8)
        player.wait(0.2)
        assert player.scene == "Menu", "they are known now"

    def test_two_people_have_no_streak(self, player: Player) -> None:
        player.app.context.profile.arena_streak.follow(Outcome(1), Players((HUMAN, HUMAN)), "won")
        assert player.app.context.profile.arena_streak.now.points == 0
