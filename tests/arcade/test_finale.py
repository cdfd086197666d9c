"""The finale of a game: everything stands still, the board comes nearer, and a name lights up."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw import baked
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.broken import broken_in_two
from game.arcade.draw.finale import (
    CHOICES_FROM,
    DIMS_TO,
    FATE_FROM,
    NEARER_TO,
    ROOM_FROM,
    STILL_TO,
    TUBES_TO,
    Ending,
)
from game.arcade.draw.layout import Layout
from game.arcade.draw.perspective import FROM_ABOVE, Perspective
from game.arcade.draw.theme import purest
from game.arcade.draw.themes import DEFAULT_PALETTE, theme_of
from game.arcade.draw.tilted import TILTED
from game.arcade.draw.tubes import draw_tubes, ignited, sign_of, tubes
from game.arcade.scenes.play.animation import MOVE_SECONDS
from game.arcade.views.banner import place_of_reason
from game.arcade.views.play.coming_nearer import STEPS_AHEAD, between
from game.arcade.views.play.play import PlayPicture
from game.arcade.views.play.winner import sign_across
from game.arcade.views.renderers import renderer_of
from game.core.rules import PLAYERS
from tests.arcade.cabinet import FRAME, Player, Sit

# Games of Chain that are won by who begins and by the other.
FIRST_WINS, SECOND_WINS = "2,4 3,4 3,3 4,3 4,4", "1,1 2,1 3,1 3,2 4,2 4,1"


def every_frame(player: Player, seconds: float) -> Iterator[PlayPicture]:
    """What is seen of the game, frame by frame."""
    for _frame in range(round(seconds / FRAME)):
        player.wait(FRAME)
        yield player.game.picture()


def at(player: Player, moment: float) -> Surface:
    """What is seen so long after the last move has landed."""
    board = player.game.board
    while board.since_end < moment:
        player.app.step(FRAME)
    return player.app.display.canvas.copy()


def bright(picture: Surface, part: Rect) -> int:
    """How bright a part of a picture is."""
    return sum(pygame.transform.average_color(picture, part.clip(picture.get_rect()))[:3])


class TestStandingStill:
    def test_only_the_fatal_cell_stays_bright(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out(FIRST_WINS)
        player.wait(MOVE_SECONDS - FRAME)
        area, grid = player.game.board.area, player.game.session.match.rules.grid
        fatal, far = (area.rect_of(grid.read_cell(cell)) for cell in ("4,4", "1,1"))
        before, still = player.app.display.canvas.copy(), at(player, DIMS_TO + FRAME)
        assert bright(still, fatal) > 0.8 * bright(before, fatal)
        assert bright(still, far) < 0.7 * bright(before, far)

    def test_nothing_moves_before_the_fate_begins(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out(FIRST_WINS)
        times = {
            round(picture.board.frame.time, 6)
            for picture in every_frame(player, 1.0)
            if 0 < picture.board.frame.ended < FATE_FROM
        }
        assert len(times) == 1

    def test_nothing_of_it_is_seen_after_a_resignation(self, sit: Sit) -> None:
        player = sit("chain", people=(2,), first=2)
        player.press(pygame.K_ESCAPE)
        player.click_row("Resign")
        player.click_row("Resign")
        lights = []
        for moment in (STILL_TO, ROOM_FROM):
            picture = at(player, moment)
            lights.append(bright(picture, player.game.board.area.rect_of(0)))
        assert lights[0] > 0.8 * lights[1]


class TestComingNearer:
    @pytest.mark.parametrize("perspective", [FROM_ABOVE, TILTED])
    def test_all_of_it_is_seen_between_the_words_and_the_choices(self, perspective: Perspective) -> None:
        for window in ((1920, 1080), (1280, 800), (800, 600), (2560, 1080), (640, 360)):
            layout = Layout(*window).showing(perspective)
            slab = layout.end_slab
            seen, words = perspective.extent(slab), place_of_reason(layout).top + layout.line(layout.small)
            assert slab.board.height >= layout.board.height
            assert seen.top >= words - layout.px(0.5)
            assert seen.bottom - slab.front <= layout.choices.top
            assert layout.panel(1).right < perspective.left_of(slab, layout.panel(1).bottom)

    def test_it_comes_nearer_where_there_is_room(self) -> None:
        for window in ((1920, 1080), (1280, 800), (640, 360)):
            layout = Layout(*window).showing(TILTED)
            assert layout.end_slab.board.height > 1.01 * layout.board.height

    def test_it_moves_without_a_jump(self, sit: Sit) -> None:
        player = sit("light_cycle")
        player.play_out()
        layout = player.game.board.layout
        shares = [picture.ending.nearer for picture in every_frame(player, 2.6)]
        heights = [between(layout.slab, layout.end_slab, share).board.height for share in shares]
        assert (heights[0], heights[-1]) == (layout.board.height, layout.end_slab.board.height)
        steps = [after - before for before, after in itertools.pairwise(heights)]
        assert min(steps) == 0
        assert max(steps) < (heights[-1] - heights[0]) / 3

    @pytest.mark.parametrize("game", ["siege", "light_cycle"])
    def test_it_comes_to_rest_without_a_jump(self, sit: Sit, game: str) -> None:
        player = sit(game)
        player.play_out()
        part = player.game.board.layout.end_slab.whole
        moving, resting = at(player, NEARER_TO - FRAME), at(player, NEARER_TO)
        assert player.game.picture().ending.nearer == 1
        assert alike(moving.subsurface(part), resting.subsurface(part))

    def test_the_mouse_finds_the_cells_where_they_are(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_to_the_end()
        layout = player.app.context.layout
        assert player.game.board.area.rect == layout.end_slab.board
        player.press(pygame.K_q)
        assert player.game.board.area.rect == layout.board
        assert player.app.stack.top.board_box == layout.slab.whole

    def test_the_panels_tell_of_the_game_no_longer(self, sit: Sit) -> None:
        player = sit("chain", rounds=3)
        player.play_out()
        told = [[panel.ended for panel in picture.panels] for picture in every_frame(player, 3.0)]
        assert told[0] == [0.0, 0.0]
        assert told[-1] == [1.0, 1.0]


class TestDrawnAhead:
    def test_no_picture_of_the_end_is_drawn_all_at_once(
        self, sit: Sit, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        steps = 0
        step = baked.InSteps.step

        def counted(picture: baked.InSteps) -> bool:
            nonlocal steps
            more = step(picture)
            steps += more
            return more

        player = sit("chain")
        monkeypatch.setattr(baked, "_SHELF", baked._Shelf())  # noqa: SLF001 - others may have drawn the end
        player.wait(FRAME)
        monkeypatch.setattr(baked.InSteps, "step", counted)
        player.play_out(FIRST_WINS)
        landed, in_frames = steps, []
        for _picture in every_frame(player, CHOICES_FROM):
            in_frames.append(steps - sum(in_frames) - landed)
        assert sum(in_frames) > 3 * STEPS_AHEAD
        assert max(in_frames) <= STEPS_AHEAD
        assert in_frames[0] == STEPS_AHEAD, "it begins with the last move"


def alike(one: Surface, other: Surface) -> bool:
    """Whether two pictures show the same, as seen from far away."""
    small = [pygame.transform.smoothscale(each, (12, 12)) for each in (one, other)]
    spots = [(x, y) for x in range(12) for y in range(12)]
    return all(
        abs(a - b) < 24
        for spot in spots
        for a, b in zip(small[0].get_at(spot), small[1].get_at(spot), strict=True)
    )


class TestTheWinner:
    @pytest.mark.parametrize(("moves", "winner"), [(FIRST_WINS, 1), (SECOND_WINS, 2)])
    def test_the_room_takes_the_colour_of_the_winner(self, sit: Sit, moves: str, winner: int) -> None:
        player = sit("chain")
        player.play_out(moves)
        corner = Rect(0, player.app.context.layout.footer.top - 40, 60, 30)
        before, after = at(player, 0.0), at(player, TUBES_TO)
        colour = purest(player.game.theme.player(winner))
        weaker = min(range(3), key=lambda part: colour[part])
        stronger = max(range(3), key=lambda part: colour[part])
        differences = [
            tone[stronger] - tone[weaker]
            for tone in (pygame.transform.average_color(picture, corner) for picture in (before, after))
        ]
        assert differences[1] > differences[0] + 5

    @pytest.mark.parametrize("name", ["neon", "light"])
    def test_the_board_takes_it_too(self, name: str) -> None:
        theme, layout = theme_of(name, DEFAULT_PALETTE, glow=True), Layout(320, 240)
        renderer = renderer_of(catalogue.games()["apart"].setup(), theme)
        for player in PLAYERS:
            room = theme.tinted(theme.player(player))
            cells = layout.end_slab.board
            tinted, own = (
                prepare_ground(each, layout, layout.end_slab, room).subsurface(cells)
                for each in (renderer, renderer.under(room))
            )
            assert pygame.image.tobytes(tinted, "RGB") == pygame.image.tobytes(own, "RGB")

    def test_the_name_stands_across_the_picture_before_there_is_anything_to_choose(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out(SECOND_WINS)
        layout = player.app.context.layout
        sign = sign_across(layout, "Player 2 (O) wins")
        place = Rect(0, 0, *sign.extent)
        place.center = layout.end_slab.board.center
        assert place.width > 0.6 * layout.width
        ends = [
            Rect(place.left, place.top, 30, place.height),
            Rect(place.right - 30, place.top, 30, place.height),
        ]
        before, after = at(player, FATE_FROM), at(player, TUBES_TO)
        assert player.scene == "Play"
        for end in ends:
            assert bright(after, end) > bright(before, end) + 40
        at(player, CHOICES_FROM)
        player.app.step(FRAME)
        assert player.scene == "GameOver"

    def test_the_reason_comes_only_when_the_name_has_arrived(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out()
        endings = [picture.ending for picture in every_frame(player, 3.0)]
        assert all(ending.settled == 1 for ending in endings if ending.reason > 0)
        assert endings[-1].reason == 1

    def test_a_press_skips_all_of_it(self, sit: Sit) -> None:
        player = sit("chain")
        player.play_out()
        player.wait(MOVE_SECONDS + 0.1)
        player.press(pygame.K_SPACE)
        assert player.scene == "GameOver"
        assert player.game.picture().ending == Ending.at(CHOICES_FROM)

    def test_with_reduced_motion_all_of_it_is_there_at_once(self, sit: Sit) -> None:
        player = sit("chain")
        settings = player.app.context.settings
        player.app.context.change(replace(settings, reduced_motion=True))
        player.play_out()
        endings = {picture.ending for picture in every_frame(player, 0.5)}
        assert endings == {Ending.at(CHOICES_FROM)}

    def test_the_same_moment_gives_the_same_pixels(self, sit: Sit) -> None:
        pictures = []
        for _time in range(2):
            player = sit("crossfire")
            player.play_out()
            pictures.append(pygame.image.tobytes(at(player, 1.15), "RGB"))
        assert pictures[0] == pictures[1]


class TestTubes:
    NEON = theme_of("neon", DEFAULT_PALETTE, glow=True)

    @pytest.mark.parametrize(
        "words", ["Draw", "You lose", "Player 1 (X) wins", "Maximiliane Wilhelmina wins"]
    )
    def test_any_words_fit_their_room(self, words: str) -> None:
        for room in ((1600, 360), (300, 80), (120, 200)):
            extent = sign_of(words, room, 200).extent
            assert extent[0] <= room[0]
            assert extent[1] <= room[1]
            assert max(extent[0] / room[0], extent[1] / room[1]) > 0.6 or extent[1] >= 200

    @pytest.mark.parametrize("name", ["neon", "light", "high contrast"])
    def test_letter_after_letter_lights_up(self, name: str) -> None:
        theme = theme_of(name, DEFAULT_PALETTE, glow=True)
        sign, colour = sign_of("WW", (500, 120), 100), theme.legible(theme.player(1))
        lights = []
        for lit in (0.0, 0.5, 1.0):
            canvas = Surface((600, 200))
            canvas.fill(theme.night)
            unlit = canvas.copy()
            draw_tubes(canvas, theme, sign, (300, 100), colour, lit)
            halves = Rect(0, 0, 300, 200), Rect(300, 0, 300, 200)
            lights.append([abs(bright(canvas, half) - bright(unlit, half)) for half in halves])
        nothing, first, both = lights
        assert nothing == [0, 0]
        assert first[0] > 2 * first[1]
        assert both[0] == pytest.approx(both[1], rel=0.1)
        assert both[0] >= first[0]

    def test_each_letter_dips_once_and_then_stays_lit(self) -> None:
        lights = [ignited(step / 100) for step in range(101)]
        steps = [after - before for before, after in itertools.pairwise(lights)]
        turns = [a * b < 0 for a, b in itertools.pairwise(step for step in steps if step)]
        assert (lights[0], lights[-1]) == (0, 1)
        assert sum(turns) == 2

    def test_without_flicker_they_only_grow_brighter(self) -> None:
        sign, part = sign_of("W", (300, 120), 100), Rect(0, 0, 300, 200)
        lights = []
        for step in range(21):
            canvas = Surface((300, 200))
            draw_tubes(canvas, self.NEON, sign, (150, 100), (0, 200, 255), step / 20, flickers=False)
            lights.append(bright(canvas, part))
        assert lights == sorted(lights)

    def test_their_letters_are_outlines_with_a_bright_core(self) -> None:
        picture = tubes(self.NEON, sign_of("l", (300, 300), 200), (0, 120, 200))
        row = [picture.get_at((x, picture.get_height() // 2)) for x in range(picture.get_width())]
        cores = [min(tone[:3]) > 150 and tone.a > 200 for tone in row]
        runs = [core for core, _group in itertools.groupby(cores)]
        assert runs == [False, True, False, True, False]

    @pytest.mark.parametrize("name", ["neon", "light", "high contrast"])
    def test_small_letters_are_solid(self, name: str) -> None:
        theme = theme_of(name, DEFAULT_PALETTE, glow=True)
        picture = tubes(theme, sign_of("l", (300, 300), 40), theme.player(1))
        row = [picture.get_at((x, picture.get_height() // 2)) for x in range(picture.get_width())]
        tones = {tuple(tone) for tone in row if tone.a == 255}
        assert len(tones) == 1, "one colour from side to side"


class TestBreaking:
    def piece(self) -> Surface:
        piece = Surface((60, 60), pygame.SRCALPHA)
        pygame.draw.circle(piece, (80, 160, 240, 255), (30, 30), 28)
        return piece

    def parts(self, broken: Surface) -> list[int]:
        """The sizes of the parts of a picture that do not touch."""
        mask = pygame.mask.from_surface(broken, 100)
        return sorted(part.count() for part in mask.connected_components(20))

    @pytest.mark.parametrize("seed", range(4))
    def test_a_piece_breaks_cleanly_in_two(self, seed: int) -> None:
        whole, halves = (self.parts(broken_in_two(self.piece(), seed, share)) for share in (0.0, 1.0))
        assert len(whole) == 1
        assert len(halves) == 2
        assert halves[0] > 0.5 * halves[1]
        assert sum(halves) == pytest.approx(whole[0], rel=0.1)

    def test_the_halves_lose_their_light(self) -> None:
        lights = [
            sum(sum(broken.get_at((x, 45))[:3]) for x in range(20, 35))
            for broken in (broken_in_two(self.piece(), 1, share) for share in (0.0, 0.5, 1.0))
        ]
        assert lights[0] > 1.3 * lights[1] > 1.3 * 1.3 * lights[2]
