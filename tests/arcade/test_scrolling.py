"""What does not fit on the screen with large letters: lists scroll, tiles and pages turn, by any device."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from operator import eq

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import MOUSE, Action
from game.arcade.kit.rows import Scroll, boxes_down
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.views.how_to import Arrow, ExampleBoard, Rule
from game.core.controls import Verb
from tests.arcade.cabinet import FRAME, Player, Sit

SMALL = (640, 360)
LAYOUT = Layout(640, 360, 200)
AREA = Rect(20, 100, 600, 150)


@pytest.fixture
def player() -> Iterator[Player]:
    """Someone at a small screen with large letters."""
    player = Player(window=SMALL)
    enlarge(player)
    yield player
    player.leave()


def enlarge(player: Player, percent: int = 200) -> None:
    player.app.context.change(replace(player.app.context.settings, text=percent))
    player.app.step(FRAME)


def turn_wheel(player: Player, lines: int) -> None:
    pygame.event.post(Event(pygame.MOUSEWHEEL, y=lines, x=0))
    player.app.step(FRAME)


def list_of(player: Player) -> RowList:
    rows = player.top.rows  # type: ignore[attr-defined]
    assert isinstance(rows, RowList)
    return rows


def seen(player: Player) -> range:
    """The rows that are visible."""
    return list_of(player).places.visible


class TestALongList:
    @pytest.mark.parametrize("count", [1, 2, 4, 5, 9, 200])
    def test_the_focus_is_always_visible_and_inside_the_list(self, count: int) -> None:
        first = 0
        for focus in (*range(count), *reversed(range(count)), count // 2, 0, count - 1):
            places = boxes_down(LAYOUT, AREA, Scroll(count, focus, first))
            first = places.visible.start
            assert focus in places.visible
            for number, box in enumerate(places.boxes):
                assert AREA.contains(box) if number in places.visible else not box.height

    def test_there_are_arrows_only_to_what_is_not_visible(self) -> None:
        top, middle, end = (boxes_down(LAYOUT, AREA, Scroll(20, focus)) for focus in (0, 10, 19))
        assert (top.back is None, top.forth is None) == (True, False)
        assert (middle.back is None, middle.forth is None) == (False, False)
        assert (end.back is None, end.forth is None) == (False, True)
        whole = boxes_down(LAYOUT, AREA, Scroll(2, 0))
        assert whole.back is whole.forth is None

    @pytest.mark.parametrize("height", [40, 150])
    @pytest.mark.parametrize("idle", range(1, 9))
    def test_arrows_lead_to_both_ends_and_never_to_an_idle_row(self, idle: int, height: int) -> None:
        rows = [Row(str(number), idle=partial(eq, number, idle)) for number in range(10)]
        area = Rect(*AREA.topleft, AREA.width, height)
        listed = RowList(rows, lambda: boxes_down(LAYOUT, area, listed.scroll))
        for name, end in (("forth", 9), ("back", 0)):
            while (arrow := getattr(listed.places, name)) is not None:
                assert listed.handle(Action(Verb.CONFIRM, MOUSE, spot=arrow.center))
                assert listed.focus != idle
            assert listed.focus == end

    def test_it_moves_no_further_than_the_focus_needs(self) -> None:
        places = boxes_down(LAYOUT, AREA, Scroll(20, 0))
        last = places.visible[-1]
        assert boxes_down(LAYOUT, AREA, Scroll(20, last)).visible == places.visible
        assert boxes_down(LAYOUT, AREA, Scroll(20, last + 1)).visible.start == 1


class TestTheSetUp:
    @pytest.fixture(autouse=True)
    def opened(self, player: Player) -> None:
        player.choose("Apart")
        player.press(pygame.K_c)
        assert player.scene == "GameSetUp"
        assert len(seen(player)) < len(player.labels())

    def test_keys_walk_through_all_rows_and_around(self, player: Player) -> None:
        visited = []
        for _row in player.labels():
            visited.append(list_of(player).focus)
            assert visited[-1] in seen(player)
            player.press(pygame.K_s)
        assert visited == list(range(len(player.labels())))
        assert list_of(player).focus == seen(player).start == 0

    def test_the_wheel_scrolls_to_both_ends(self, player: Player) -> None:
        for _turn in range(5):
            turn_wheel(player, -4)
        assert seen(player)[-1] == len(player.labels()) - 1
        for _turn in range(5):
            turn_wheel(player, 4)
        assert seen(player).start == 0

    def test_clicks_on_the_arrows_scroll_and_everything_can_be_clicked(self, player: Player) -> None:
        clicked = set(seen(player))
        while (forth := list_of(player).places.forth) is not None:
            player.click(forth.center)
            clicked |= set(seen(player))
        assert clicked == set(range(len(player.labels())))
        while (back := list_of(player).places.back) is not None:
            player.click(back.center)
        player.click_row("Play")
        assert player.scene == "Play"

    def test_pointing_at_a_row_does_not_move_the_list(self, player: Player) -> None:
        for _turn in range(3):
            turn_wheel(player, -3)
        before = seen(player)
        for number in before:
            x, y = list_of(player).boxes[number].center
            pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0)))
            player.app.step(FRAME)
            pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x + 1, y), rel=(1, 0), buttons=(0, 0, 0)))
            player.app.step(FRAME)
            assert (list_of(player).focus, seen(player)) == (number, before)

    def test_smaller_letters_show_more_rows_at_once(self, player: Player) -> None:
        before = len(seen(player))
        enlarge(player, 100)
        assert len(seen(player)) > before


class TestTheMenu:
    def menu(self, player: Player) -> MenuScene:
        return player.on_top(MenuScene)

    def test_left_and_right_lead_to_every_tile(self, player: Player) -> None:
        menu = self.menu(player)
        tiles = menu.picture().tiles
        assert len(menu.picture().places.visible) < len(tiles)
        visited = []
        for _tile in tiles:
            picture = menu.picture()
            assert picture.focus in picture.places.visible
            visited.append(menu.tile.name)
            player.press(pygame.K_d)
        assert sorted(visited) == sorted(tile.name for tile in tiles)

    def test_the_tiles_move_no_further_than_the_focus_needs(self, player: Player) -> None:
        for _game in catalogue.games():
            player.press(pygame.K_d)
        before = self.menu(player).picture().places.visible
        player.press(pygame.K_a)
        assert self.menu(player).picture().places.visible == before

    def test_clicks_on_the_arrows_lead_to_every_tile_and_back(self, player: Player) -> None:
        shown = set(self.menu(player).picture().places.visible)
        while (forth := self.menu(player).picture().places.forth) is not None:
            player.click(forth.center)
            shown |= set(self.menu(player).picture().places.visible)
        assert shown == set(range(len(self.menu(player).picture().tiles)))
        while (back := self.menu(player).picture().places.back) is not None:
            player.click(back.center)
        assert self.menu(player).picture().places.visible.start == 0


class TestHowToPlay:
    @pytest.fixture(autouse=True)
    def opened(self, player: Player) -> None:
        player.choose("Apart")
        player.press(pygame.K_F1)
        assert self.arrows(player)

    def scene(self, player: Player) -> HowToScene:
        return player.on_top(HowToScene)

    def rules_seen(self, player: Player) -> set[int]:
        placed = self.scene(player).picture().plan
        return {each.node.number for each in placed if isinstance(each.node, Rule)}

    def arrows(self, player: Player) -> list[Rect]:
        return [each.box for each in self.scene(player).picture().plan if isinstance(each.node, Arrow)]

    def test_right_turns_through_all_pages_and_begins_again(self, player: Player) -> None:
        found: set[int] = set()
        count = 0
        while count == 0 or self.scene(player).shown_page:
            found |= self.rules_seen(player)
            player.press(pygame.K_d)
            count += 1
        assert found == set(range(1, len(self.scene(player).full_rules) + 1))
        assert count > 2
        player.press(pygame.K_a)
        assert self.scene(player).shown_page == count - 1

    def test_confirm_leads_to_the_rules_and_back(self, player: Player) -> None:
        player.press(pygame.K_SPACE)
        assert 1 in self.rules_seen(player)
        player.press(pygame.K_d, pygame.K_SPACE)
        assert self.scene(player).shown_page == 0

    def test_the_arrows_turn_the_pages_and_the_wheel_stops_at_the_ends(self, player: Player) -> None:
        back, forth = self.arrows(player)
        player.click(forth.center)
        assert self.scene(player).shown_page == 1
        player.click(back.center)
        assert self.scene(player).shown_page == 0
        turn_wheel(player, 3)
        assert self.scene(player).shown_page == 0
        for _turn in range(5):
            turn_wheel(player, -5)
        assert 1 not in self.rules_seen(player)
        assert self.rules_seen(player)

    def test_with_small_letters_there_are_two_pages_again(self, player: Player) -> None:
        player.press(pygame.K_a)
        enlarge(player, 100)
        assert self.scene(player).shown_page == 1
        player.press(pygame.K_d)
        boards = [each for each in self.scene(player).picture().plan if isinstance(each.node, ExampleBoard)]
        assert len(boards) == 3


def test_arrows_lead_through_the_timeline_of_a_long_game(sit: Sit) -> None:
    player = sit("light_cycle", SMALL, size=15)
    session = player.session
    while not session.over:
        player.make(session.match.rules.legal_moves(session.match.position)[-1])
    player.wait_for_the_choices()
    player.press(pygame.K_d, pygame.K_SPACE)
    scene = player.on_top(ReviewScene)
    assert len(scene.timeline().shown) < len(session.match.plies)
    while (back := scene.timeline().back) is not None:
        player.click(back.center)
    assert scene.timeline().shown.start == 0
    while (forth := scene.timeline().forth) is not None:
        player.click(forth.center)
    assert scene.timeline().shown.stop == len(session.match.plies)
