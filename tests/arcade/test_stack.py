"""The stack of scenes: each is left when it is covered or goes, and only the one on top is asked anything."""

import pygame
import pytest
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.input.actions import LEFT_KEYS, Action
from game.arcade.profile.choices import ChoiceBook
from game.arcade.scenes.scene import Prompts, Scene
from game.arcade.scenes.stack import SceneStack
from game.arcade.scenes.transition import FADE_SECONDS, GROW_SECONDS
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.audio import Audio
from game.arcade.shell.context import Context
from game.arcade.shell.motion import FIRST_SECONDS
from game.core.controls import Verb
from tests.arcade.cabinet import shared_worker

GROUND = (150, 0, 0)


@pytest.fixture
def told() -> list[str]:
    """What the scenes are told, in order."""
    return []


@pytest.fixture
def stack() -> SceneStack:
    pygame.font.init()
    return SceneStack()


class Noting(Scene):
    """Notes what it is told."""

    def __init__(self, name: str, told: list[str]) -> None:
        adviser = Adviser(shared_worker())
        context = Context({}, Layout(320, 200), Audio(silent=True), ChoiceBook(), adviser=adviser)
        super().__init__(context, lambda _destination: None)
        self._name = name
        self._told = told

    def enter(self) -> None:
        self._told.append(f"{self._name} comes")

    def leave(self) -> None:
        self._told.append(f"{self._name} goes")

    def handle(self, action: Action) -> None:
        self._told.append(f"{self._name} is pressed")

    def update(self, seconds: float) -> None:
        self._told.append(f"{self._name} goes on")

    def update_covered(self, seconds: float) -> None:
        self._told.append(f"{self._name} ages")

    def prompts(self) -> Prompts:
        return [(Verb.CONFIRM, self._name)]

    def draw_picture(self, canvas: Surface, picture: object) -> None:
        self._told.append(f"{self._name} is drawn")


class Card(Noting):
    """Lies over another."""

    lies_over = True


class Table(Noting):
    """Shows a board on a screen, each in a grey of its own, on red ground."""

    def __init__(self, name: str, told: list[str], board: Rect, grey: int) -> None:
        super().__init__(name, told)
        self._board, self._grey = board, grey

    @property
    def board_box(self) -> Rect:
        return self._board

    def draw_picture(self, canvas: Surface, picture: object) -> None:
        canvas.fill((self._grey // 2,) * 3)
        canvas.fill((self._grey,) * 3, self._board)

    def draw_ground(self, canvas: Surface, _board: Rect) -> None:
        canvas.fill(GROUND)


class Book(Noting):
    """Has pages."""

    page = 0

    def turn(self) -> None:
        self.page += 1

    @property
    def shown_page(self) -> int:
        return self.page


class Game(Noting):
    """One of a kind."""


class Prompted(Noting):
    """Notes that it is asked for its prompts."""

    def prompts(self) -> Prompts:
        self._told.append(f"{self._name} prompts")
        return super().prompts()


def lay(stack: SceneStack, told: list[str], *scenes: Scene) -> None:
    """Put the scenes on the stack, and forget what they were told."""
    stack.restart(*scenes)
    told.clear()


class TestChanges:
    def test_a_scene_that_is_covered_is_left(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("menu", told))
        stack.push(Noting("game", told))
        assert told == ["menu goes", "game comes"]

    def test_going_back_leaves_the_top_and_comes_to_the_one_below(
        self, stack: SceneStack, told: list[str]
    ) -> None:
        lay(stack, told, Noting("menu", told), Noting("game", told))
        stack.pop()
        assert told == ["game goes", "menu comes"]

    def test_a_scene_that_is_replaced_is_left_and_the_one_below_sleeps_on(
        self, stack: SceneStack, told: list[str]
    ) -> None:
        lay(stack, told, Noting("menu", told), Noting("game", told))
        stack.replace(Noting("next game", told))
        assert told == ["game goes", "next game comes"]
        assert len(stack.scenes) == 2

    def test_beginning_anew_leaves_the_top(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("menu", told), Noting("game", told), Card("pause", told))
        stack.restart(Noting("menu", told), Noting("setup", told))
        assert told == ["pause goes", "setup comes"]

    def test_going_back_far_leaves_the_top_and_wakes_only_the_one_that_is_meant(
        self, stack: SceneStack, told: list[str]
    ) -> None:
        lay(stack, told, Noting("menu", told), Game("game", told), Card("pause", told), Card("leave", told))
        stack.pop_to(Game)
        assert told == ["leave goes", "game comes"]
        assert len(stack.scenes) == 2


class TestWhatIsSeen:
    def test_a_scene_is_seen_through_those_that_lie_over_it(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("menu", told), Noting("game", told), Card("pause", told), Card("leave", told))
        stack.update(0.1)
        assert told == ["game ages", "pause ages", "leave goes on"]
        told.clear()
        stack.draw(Surface((320, 200)))
        assert told == ["game is drawn", "pause is drawn", "leave is drawn"]

    def test_only_the_top_is_pressed_and_prompts(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("game", told), Card("pause", told))
        stack.handle(Action(Verb.CONFIRM, LEFT_KEYS))
        assert told == ["pause is pressed"]
        assert [prompt.words for prompt in stack.prompts()] == ["pause"]

    def test_a_picture_asks_for_the_prompts_once(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Prompted("game", told))
        canvas = Surface((320, 200))
        for _first_and_next in range(2):
            told.clear()
            stack.keep_last_picture(canvas)
            stack.redraw(canvas)
            assert told == ["game prompts", "game is drawn"]


class TestTransitions:
    """A picture that is left fades over the one that follows it: nothing appears at once, nor only later."""

    def leave_a_bright_picture(self, stack: SceneStack, *, cards: bool = False) -> None:
        """Change the scenes while something bright is shown."""
        bright = Surface((320, 200))
        bright.fill((200, 200, 200))
        stack.push(Card("pause", []) if cards else Noting("game", []))
        stack.keep_last_picture(bright)

    def light(self, stack: SceneStack) -> int:
        canvas = Surface((320, 200))
        stack.draw(canvas)
        return canvas.get_at((5, 5))[0]

    @pytest.mark.parametrize("cards", [False, True], ids=["a scene", "a card"])
    def test_a_transition_ends_by_itself(self, stack: SceneStack, told: list[str], cards: bool) -> None:
        lay(stack, told, Noting("menu", told))
        self.leave_a_bright_picture(stack, cards=cards)
        lights = [self.light(stack)]
        for _half in range(2):
            stack.update(FADE_SECONDS / 2)
            lights.append(self.light(stack))
        assert 200 > lights[0] > lights[1] > lights[2] == 0
        assert lights[0] > 120, "only a frame of it has gone by"

    def test_a_transition_is_ended_by_a_press(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("menu", told))
        self.leave_a_bright_picture(stack)
        stack.handle(Action(Verb.CONFIRM, LEFT_KEYS))
        assert self.light(stack) == 0

    def test_a_transition_is_not_ended_by_a_mouse_that_moves(
        self, stack: SceneStack, told: list[str]
    ) -> None:
        lay(stack, told, Noting("menu", told))
        self.leave_a_bright_picture(stack)
        before = self.light(stack)
        stack.handle(Action(Verb.POINT, LEFT_KEYS, (5, 5)))
        assert self.light(stack) == before > 0

    def test_the_transition_of_a_turned_page_ends_by_itself_too(self, stack: SceneStack) -> None:
        book = Book("game", [])
        stack.push(book)
        stack.settle()
        bright = Surface((320, 200))
        bright.fill((200, 200, 200))
        stack.keep_last_picture(bright)
        assert self.light(stack) == 0
        book.turn()
        stack.keep_last_picture(bright)
        assert 120 < self.light(stack) < 200
        stack.update(FADE_SECONDS)
        assert self.light(stack) == 0

    def test_a_transition_begins_only_when_scenes_change(self, stack: SceneStack, told: list[str]) -> None:
        lay(stack, told, Noting("menu", told))
        stack.settle()
        bright = Surface((320, 200))
        bright.fill((200, 200, 200))
        stack.keep_last_picture(bright)
        assert self.light(stack) == 0


class TestABoardOnItsWay:
    """A board that both screens show flies from its old place to its new one."""

    OLD, NEW = Rect(40, 20, 60, 60), Rect(60, 20, 160, 160)

    @pytest.fixture
    def flying(self, stack: SceneStack, told: list[str]) -> SceneStack:
        """The stack as soon as one table has given way to another."""
        lay(stack, told, Table("menu", told, self.OLD, 80))
        canvas = Surface((320, 200))
        stack.settle()
        stack.draw(canvas)
        stack.push(Table("game", told, self.NEW, 200))
        stack.keep_last_picture(canvas)
        return stack

    def picture_after(self, stack: SceneStack, share: float) -> Surface:
        """After a share of the way, of which the first picture shows a frame."""
        canvas = Surface((320, 200))
        stack.update(share * GROW_SECONDS - FIRST_SECONDS)
        stack.draw(canvas)
        return canvas

    def test_it_begins_at_once_and_ends_with_the_whole_picture(self, flying: SceneStack) -> None:
        first = Surface((320, 200))
        flying.draw(first)
        assert first.get_at((80, 60))[:3] == (80,) * 3, "the board is where it was"
        assert first.get_at((5, 5))[:3] != (40,) * 3, "and the screen around it fades"
        last = self.picture_after(flying, 1)
        assert [last.get_at(at)[:3] for at in ((5, 5), (45, 25), (210, 170))] == [
            (100,) * 3,
            (100,) * 3,
            (200,) * 3,
        ]

    def test_the_ground_lies_behind_it(self, flying: SceneStack) -> None:
        picture = self.picture_after(flying, 0.5)
        assert picture.get_at((42, 78))[:3] == GROUND, "where it was"
        assert picture.get_at((215, 175))[:3] == GROUND, "where it will be"

    def test_what_stood_on_it_is_swept_away_from_its_far_edge(self, flying: SceneStack) -> None:
        picture = self.picture_after(flying, 0.5)
        assert picture.get_at((100, 25))[0] > 190, "the new board is seen at its far edge"
        assert picture.get_at((100, 115))[0] < 90, "the old one at its near edge"

    def test_no_words_are_seen_through_others(self, flying: SceneStack) -> None:
        assert self.picture_after(flying, 0.3).get_at((5, 5))[1] < 40, "the old screen goes"
        half_way = self.picture_after(flying, 0.2 + FIRST_SECONDS / GROW_SECONDS)
        assert half_way.get_at((5, 5))[:3] == GROUND, "before the new one comes"
        assert 0 < self.picture_after(flying, 0.3).get_at((5, 5))[1] < 100
