"""Of a screen only what has changed is drawn again, and it then looks as if drawn as a whole."""

import random

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.differing import differing_parts
from game.arcade.navigation.destinations import Destination, ToArenaSetUp, ToGameSetUp
from game.arcade.profile.settings import Settings
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.setups import ON_THE_SCREEN

SMALL = (640, 360)


def assert_drawn_as_a_whole(player: Player, most: int = 0) -> None:
    """Where the edge of a part cuts through what is blended, pygame may round by a step more: `most`."""
    shown = player.app.display.canvas
    whole = Surface(shown.get_size())
    player.app.stack.draw(whole)
    near = (most + 1, most + 1, most + 1, 255)
    same = pygame.mask.from_threshold(shown, (0, 0, 0), near, whole)
    assert same.count() == shown.get_width() * shown.get_height()


def turn(player: Player, times: int = 1) -> None:
    for _turn in range(times):
        player.app.step(FRAME)


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_a_game_that_is_played_looks_as_if_drawn_as_a_whole(sit: Sit, slug: str) -> None:
    player, chance = sit(slug, SMALL), random.Random(slug)  # noqa: S311 - not for secrets
    turn(player, 30)
    for _move in range(4):
        if player.session.over:
            return
        match = player.session.match
        player.make(chance.choice(match.rules.legal_moves(match.position)))
        for _moment in range(7):
            turn(player, 5)
            assert_drawn_as_a_whole(player)


def changed_share(player: Player) -> float:
    """The share of the screen that the next picture draws again."""
    canvas, stack = player.app.display.canvas, player.app.stack
    player.app.context.advance(FRAME)
    stack.update(FRAME)
    parts = stack.redraw(canvas)
    drawn = [canvas.get_rect()] if parts is None else parts
    assert all(one.collidelist(drawn[number + 1 :]) < 0 for number, one in enumerate(drawn)), (
        "drawn once each"
    )
    return sum(part.width * part.height for part in drawn) / (canvas.get_width() * canvas.get_height())


@pytest.mark.parametrize("slug", ON_THE_SCREEN)
def test_the_end_of_a_game_looks_as_if_drawn_as_a_whole(sit: Sit, slug: str) -> None:
    player = sit(slug, SMALL)
    for move in player.session.setup.variant.lesson.game.split():
        player.make(move)
    turn(player, 4)
    while player.scene == "Play":
        assert_drawn_as_a_whole(player, most=1)
        turn(player, 4)
    player.wait_for_the_choices()
    for _moment in range(8):
        turn(player, 27)
        assert_drawn_as_a_whole(player, most=1)
    assert changed_share(player) < 0.7, "only the board pulses below the choices"
    player.press(pygame.K_d)
    turn(player, 2)
    assert_drawn_as_a_whole(player, most=1)


def test_a_token_of_apart_is_drawn_again_with_the_cells_around_it_alone(sit: Sit) -> None:
    player = sit("apart", SMALL)
    turn(player, 30)
    player.make("1,1")
    turn(player, 14)  # the panels have changed, and its light is on its way
    assert player.game.picture().board.frame.progress < 0.7
    assert 0 < min(changed_share(player) for _frame in range(3)) < 0.15


def test_while_somebody_rides_little_but_the_board_is_drawn_again(sit: Sit) -> None:
    player = sit("light_cycle", SMALL)
    turn(player, 30)
    player.make(player.session.match.rules.legal_moves(player.session.match.position)[0])
    turn(player, 8)
    assert player.game.picture().board.frame.progress < 0.9
    assert 0 < min(changed_share(player) for _frame in range(3)) < 0.62


def test_while_a_person_thinks_about_apart_most_pictures_are_like_the_one_before(sit: Sit) -> None:
    """The light of the lamps and the cursor changes in steps."""
    player = sit("apart", SMALL)
    turn(player, 60)
    shares = [changed_share(player) for _frame in range(60)]
    assert sum(not share for share in shares) > 35
    assert any(shares)


def test_other_prompts_are_drawn_in_their_line_alone(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player, shown = sit("siege", SMALL), []
    turn(player, 60)
    monkeypatch.setattr(player.app.display, "flip", shown.append)
    player.press(pygame.K_d)  # half a move: the prompts say how to go on
    assert None not in shown, "nothing is drawn as a whole"
    assert_drawn_as_a_whole(player)


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_ESCAPE], ids=["how to play", "the pause"])
def test_what_comes_over_a_game_looks_as_if_drawn_as_a_whole(sit: Sit, key: int) -> None:
    player = sit("apart", SMALL)
    turn(player, 5)
    player.press(key)
    turn(player, 30)
    for _moment in range(12):
        turn(player, 7)
        assert_drawn_as_a_whole(player)
    player.press(pygame.K_s)
    for _moment in range(4):
        turn(player, 3)
        assert_drawn_as_a_whole(player)


def test_on_a_page_of_how_to_play_only_its_boards_are_drawn_again(sit: Sit) -> None:
    player = sit("apart", SMALL)
    player.app.context.change(Settings(theme="high contrast"))  # in which the night stands still
    player.press(pygame.K_F1)
    turn(player, 60)
    shares = [changed_share(player) for _frame in range(90)]
    assert 0 < max(shares) < 0.6
    player.press(pygame.K_SPACE)
    turn(player, 30)
    assert not any(changed_share(player) for _frame in range(10)), "the rules stand still"


@pytest.mark.parametrize(
    "set_up", [ToGameSetUp(catalogue.games()["siege"]), ToArenaSetUp()], ids=["siege", "arena"]
)
def test_a_set_up_looks_as_if_drawn_as_a_whole(player: Player, set_up: Destination) -> None:
    player.app.routes.go(set_up)
    turn(player, 30)
    for _moment in range(10):
        turn(player, 4)
        assert_drawn_as_a_whole(player)


class TestPause:
    """A pause freezes what lies below it."""

    def below(self, player: Player) -> bytes:
        """A corner of the board below the pause."""
        board = player.app.context.layout.board
        corner = Rect(board.topleft, (board.width // 5, board.height // 5))
        return pygame.image.tobytes(player.app.display.canvas.subsurface(corner), "RGB")

    def test_nothing_moves_below_a_pause(self, sit: Sit) -> None:
        player = sit("crossfire")
        turn(player, 20)
        before = self.below(player)
        turn(player, 40)
        assert self.below(player) != before, "the marks of legal cells pulse"
        player.press(pygame.K_ESCAPE)
        turn(player, 30)
        before = self.below(player)
        turn(player, 40)
        assert self.below(player) == before

    def test_another_theme_is_seen_below_a_pause_at_once(self, sit: Sit) -> None:
        player = sit("apart")
        player.press(pygame.K_ESCAPE)
        turn(player, 30)
        before = self.below(player)
        player.app.context.change(Settings(theme="light"))
        turn(player)
        assert self.below(player) != before
        assert_drawn_as_a_whole(player)


class TestDiffering:
    """A screen fades into another only where they differ."""

    def pictures(self) -> tuple[Surface, Surface]:
        one = Surface((480, 240))
        one.fill((10, 20, 30))
        return one, one.copy()

    def test_equal_pictures_differ_nowhere(self) -> None:
        assert differing_parts(*self.pictures()) == ()

    @pytest.mark.parametrize("place", [(0, 0), (200, 100), (440, 200)])
    def test_what_differs_lies_within_the_parts_and_little_else(self, place: tuple[int, int]) -> None:
        one, other = self.pictures()
        changed = Rect(place, (40, 40))
        other.fill((200, 0, 0), changed)
        parts = differing_parts(one, other)
        covered = sum(part.clip(changed).width * part.clip(changed).height for part in parts)
        assert covered == changed.width * changed.height
        assert sum(part.width * part.height for part in parts) < 5 * covered

    def test_pictures_that_differ_everywhere_are_one_part(self) -> None:
        one, other = self.pictures()
        other.fill((200, 0, 0))
        assert differing_parts(one, other) == (one.get_rect(),)
