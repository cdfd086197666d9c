"""The two seats of the set-ups: who plays, with which device, and who goes first."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game import catalogue
from game.arcade.draw.theme import Colour
from game.arcade.navigation.destinations import Destination, ToArenaSetUp, ToGameSetUp
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.rows import GLIDE_SECONDS, RowList
from game.arcade.scenes.set_up import SIDES
from game.arcade.shell.app import LONGEST_FRAME
from game.core.rules import PLAYERS
from game.session.players import HUMAN
from tests.arcade.cabinet import FRAME, Player, Sit
from tests.arcade.written import Watched

GAMES = catalogue.games()
SET_UPS: dict[str, Destination] = {
    "arena": ToArenaSetUp(),
    **{slug: ToGameSetUp(GAMES[slug]) for slug in GAMES},
}
each_set_up = pytest.mark.parametrize("name", SET_UPS)
DEVICES = [f"{side}'s device" for side in SIDES]
SEATS = [SIDES[0], DEVICES[0], SIDES[1], DEVICES[1]]
LARGE, ROOMY, SMALL = (1280, 800), (800, 600), (640, 360)
DOWN, UP, RIGHT = pygame.K_s, pygame.K_w, pygame.K_d


def open_set_up(sit: Sit, name: str, window: tuple[int, int] = ROOMY, text: int = 100) -> Player:
    """Sit down at a set-up for two people."""
    player = sit(None, window)
    player.app.context.change(replace(player.app.context.settings, text=text))
    player.app.context.arena.use(ArenaChoices(riders=(HUMAN, HUMAN)))
    player.app.routes.go(SET_UPS[name])
    player.wait(0.5, LONGEST_FRAME)  # the menu gives way to it
    return player


def rows_of(player: Player) -> RowList:
    rows = player.top.rows  # type: ignore[attr-defined]
    assert isinstance(rows, RowList)
    return rows


def box_of(player: Player, label: str) -> Rect:
    return rows_of(player).boxes[player.labels().index(label)]


def focus_on(player: Player, label: str) -> None:
    while rows_of(player).focused.label != label:
        player.press(DOWN)


def written(player: Player) -> list[tuple[str, Rect]]:
    """What stands where on the screen."""
    canvas = Watched(player.app.display.canvas.get_size())
    player.app.stack.draw(canvas)
    return canvas.written


def written_in(player: Player, box: Rect) -> list[str]:
    return [words for words, place in written(player) if box.contains(place)]


def seat_of(player: Player, number: int) -> Rect:
    """The boxes of a seat's two rows."""
    return box_of(player, SIDES[number - 1]).union(box_of(player, DEVICES[number - 1]))


class TestSeats:
    @each_set_up
    def test_a_device_stands_right_below_who_holds_it(self, sit: Sit, name: str) -> None:
        player = open_set_up(sit, name)
        assert player.labels()[:5] == ["Play", *SEATS]
        assert player.labels()[-1] == "How to play"
        one, other = (seat_of(player, number) for number in PLAYERS)
        within = box_of(player, DEVICES[0]).top - box_of(player, SIDES[0]).bottom
        assert within < other.top - one.bottom, "the seats stand apart"
        assert within < box_of(player, player.labels()[5]).top - other.bottom, "and so does the rest"

    @each_set_up
    def test_a_seat_names_its_player_and_calls_the_device_just_that(self, sit: Sit, name: str) -> None:
        player = open_set_up(sit, name)
        for number in PLAYERS:
            words = written_in(player, seat_of(player, number))
            assert {SIDES[number - 1], "Person", "Device", "Any"} <= set(words)
            assert DEVICES[number - 1] not in words

    def test_without_room_each_row_says_whose_device_it_is(self, sit: Sit) -> None:
        player = open_set_up(sit, "apart", SMALL, 200)
        for label in SEATS:
            focus_on(player, label)
            assert label in written_in(player, box_of(player, label))

    @each_set_up
    def test_going_down_visits_every_row_of_a_seat_and_the_next_seat(self, sit: Sit, name: str) -> None:
        player = open_set_up(sit, name)
        visited = []
        for _row in player.labels():
            visited.append(rows_of(player).focused.label)
            player.press(DOWN)
        assert visited == player.labels()
        assert rows_of(player).focus == 0


class TestEmblems:
    """The emblem on a seat tells the players apart, in a greyscale picture, too."""

    def emblems(self, player: Player) -> Iterator[Surface]:
        """The left end of each seat, where the emblem is."""
        canvas = Surface(player.app.display.canvas.get_size())
        player.app.stack.draw(canvas)
        for number in PLAYERS:
            seat = seat_of(player, number)
            yield canvas.subsurface(Rect(seat.left + 12, seat.top, round(0.9 * seat.height), seat.height))

    def marks(self, player: Player) -> Iterator[Surface]:
        """The left end of each row that says who plays, without seats."""
        for label in SIDES:
            focus_on(player, label)
            player.wait(2 * GLIDE_SECONDS)
            canvas = Surface(player.app.display.canvas.get_size())
            player.app.stack.draw(canvas)
            box = box_of(player, label)
            yield canvas.subsurface(Rect(box.left + 3, box.top + 3, box.height, box.height - 6))

    def check(self, player: Player, pictures: tuple[Surface, Surface]) -> None:
        theme = player.app.context.theme
        shapes = [set(bright_cells(picture)) for picture in pictures]
        assert len(shapes[0] ^ shapes[1]) > 0.25 * len(shapes[0] | shapes[1])
        for number, picture in zip(PLAYERS, pictures, strict=True):
            tone = bright_tone(picture)
            nearest = min(PLAYERS, key=lambda each: distance(tone, theme.player(each)))
            assert nearest == number

    @each_set_up
    def test_are_shown_on_seats(self, sit: Sit, name: str) -> None:
        player = open_set_up(sit, name)
        one, other = self.emblems(player)
        self.check(player, (one, other))

    @pytest.mark.parametrize("name", ["arena", "siege", "chain"])
    def test_are_shown_on_rows_where_there_is_no_room_for_seats(self, sit: Sit, name: str) -> None:
        player = open_set_up(sit, name, ROOMY, 200)
        assert len(rows_of(player).places.visible) < len(player.labels())
        one, other = self.marks(player)
        self.check(player, (one, other))


def bright_cells(picture: Surface) -> Iterator[tuple[int, int]]:
    """The pixels that shine."""
    width, height = picture.get_size()
    light = {(x, y): max(picture.get_at((x, y))[:3]) for x in range(width) for y in range(height)}
    most = max(light.values())
    yield from (cell for cell, own in light.items() if own > 0.6 * most)


def bright_tone(picture: Surface) -> Colour:
    """The mean colour of what shines."""
    tones = [picture.get_at(cell) for cell in bright_cells(picture)]
    red, green, blue = (sum(tone[part] for tone in tones) // len(tones) for part in range(3))
    return red, green, blue


def distance(one: Colour, other: Colour) -> float:
    """How far apart two hues are, however bright and however pure."""
    return sum(abs(a - b) for a, b in zip(hue(one), hue(other), strict=True))


def hue(colour: Colour) -> list[float]:
    least, most = min(colour), max(colour)
    return [(part - least) / max(1, most - least) for part in colour]


class TestABotsSeat:
    """It offers no device: the row stays in its place, and the focus passes it over."""

    @pytest.fixture(params=["arena", "apart"])
    def player(self, request: pytest.FixtureRequest, sit: Sit) -> Player:
        player = open_set_up(sit, request.param)
        player.click_row("Player 1", side=1)
        assert player.value("Player 1") == "Pip · rookie"
        return player

    def test_the_focus_stays_where_the_bot_was_chosen(self, player: Player) -> None:
        assert rows_of(player).focused.label == "Player 1"

    def test_its_device_is_its_face(self, player: Player) -> None:
        words = written_in(player, seat_of(player, 1))
        assert {"Player 1", "Pip · rookie"} <= set(words)
        assert "Device" not in words
        assert "Any" not in words
        assert "Bot" not in words
        assert "Any" in written_in(player, seat_of(player, 2))

    @pytest.mark.parametrize("key", [DOWN, UP])
    def test_going_around_visits_everything_else(self, player: Player, key: int) -> None:
        visited = set()
        for _row in player.labels():
            player.press(key)
            visited.add(rows_of(player).focused.label)
        assert set(player.labels()) - visited == {"Player 1's device"}

    def test_a_held_key_passes_it_and_stops_at_the_end(self, player: Player) -> None:
        player.hold(DOWN)
        player.wait(5.0, FRAME)
        player.release(DOWN)
        assert rows_of(player).focused.label == "How to play"

    def test_pointing_and_clicking_there_does_nothing(self, player: Player) -> None:
        focus_on(player, "Player 2")
        spot = player.row("Player 1's device")
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0)))
        player.app.step(FRAME)
        before = player.top.choices  # type: ignore[attr-defined]
        player.click_row("Player 1's device", side=1)
        assert rows_of(player).focused.label == "Player 2"
        assert player.top.choices == before  # type: ignore[attr-defined]

    def test_a_person_who_takes_the_seat_has_a_device_again(self, player: Player) -> None:
        player.click_row("Player 1", side=-1)
        player.press(DOWN, RIGHT)
        assert rows_of(player).focused.label == "Player 1's device"
        assert player.value("Player 1's device") == "WASD + Space"


@pytest.mark.parametrize("person", [1, 2])
def test_in_a_pause_the_focus_passes_a_bots_device(sit: Sit, person: int) -> None:
    player = sit("apart", people=(person,))
    if person == 2:
        player.make("3,3")
    player.press(pygame.K_ESCAPE)
    player.click_row("Devices")
    visited = [rows_of(player).focused.label]
    for key in (UP, UP, DOWN, DOWN):
        player.press(key)
        visited.append(rows_of(player).focused.label)
    device = f"Player {person}'s device"
    assert visited == [device, "Done", device, "Done", device]


class TestWhoGoesFirst:
    def set_up(self, player: Player) -> GameSetUpScene:
        return player.on_top(GameSetUpScene)

    def tagged(self, player: Player) -> list[int]:
        """The players on whose seats it is written that they go first."""
        return [number for number in PLAYERS if "First" in written_in(player, seat_of(player, number))]

    @pytest.mark.parametrize("slug", ["apart", "light_cycle"])
    def test_it_is_written_on_the_seat(self, sit: Sit, slug: str) -> None:
        player = open_set_up(sit, slug, LARGE)
        assert self.tagged(player) == [1]
        focus_on(player, "Goes first")
        player.press(RIGHT)
        player.wait(2 * GLIDE_SECONDS)
        assert player.value("Goes first") == "Player 2"
        assert self.tagged(player) == [2]

    def test_it_passes_from_one_seat_to_the_other_softly(self, sit: Sit) -> None:
        player = open_set_up(sit, "apart")
        assert self.set_up(player).lights_of_first == (1.0, 0.0)
        focus_on(player, "Goes first")
        player.hold(RIGHT)
        seen = []
        for _frame in range(20):
            player.app.step(FRAME)
            seen.append(self.set_up(player).lights_of_first)
        player.release(RIGHT)
        assert any(0 < one < 1 and 0 < other < 1 for one, other in seen)
        assert all(before[0] >= after[0] and before[1] <= after[1] for before, after in pairwise(seen))
        assert seen[-1] == (0.0, 1.0)

    def test_nobody_goes_first_in_the_arena(self, sit: Sit) -> None:
        assert self.tagged(open_set_up(sit, "arena", LARGE)) == []
