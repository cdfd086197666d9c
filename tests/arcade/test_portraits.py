"""Where people and bots are seen: on panels, in set-ups, in the Arena and in a run."""

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.emblems import emblem, personal_colour
from game.arcade.draw.faces import face
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour
from game.arcade.draw.themes import THEMES, theme_of
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import ToGame, ToGameSetUp
from game.arcade.profile.choices import Choices
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from game.arcade.views.evening.score_strip import Score, draw_score
from game.arcade.views.panel.words import draw_panel
from game.arcade.views.play.play import PlayPicture
from game.arcade.views.portraits import Said, draw_portrait
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.set_up_page import SetUpRows
from game.core.rules import PLAYERS
from game.people.faces import FACES, Occasion
from game.people.person import Person
from game.run.course import LOOPS
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from tests.arcade.cabinet import Sit

ADA, BEN = Person("Ada", "star", "coral", key="a1"), Person("Ben", "fish", "sky", key="b2")
SIEGE = catalogue.games()["siege"]
WINDOW = (640, 360)


def play(sit: Sit, players: Players) -> PlayScene:
    player = sit(None)
    player.app.routes.go(ToGame(Session(SIEGE.setup(), players, Series())))
    player.app.step(0.0)
    return player.on_top(PlayScene)


class TestPanels:
    def test_a_panel_bears_the_name_in_the_persons_colour_and_their_emblem(self, sit: Sit) -> None:
        picture = play(sit, Players(persons=(ADA, BEN))).picture()
        assert [panel.person for panel in picture.panels] == [ADA, BEN]
        assert [panel.name for panel in picture.panels] == ["Ada", "Ben"]
        lit = replace(picture, panels=tuple(replace(panel, light=1.0) for panel in picture.panels))
        for number, person in ((1, ADA), (2, BEN)):
            tone = personal_colour(picture.theme, person.colour)
            assert width_of(tone, lit, number) > 2 * picture.layout.medium, "the emblem and the name"

    def test_pieces_keep_the_colours_of_their_sides(self, sit: Sit) -> None:
        named, nameless = (
            play(sit, players).picture() for players in (Players(persons=(ADA, BEN)), Players())
        )
        assert named.renderer.theme.players == nameless.renderer.theme.players

    def test_a_bots_panel_says_its_name_beside_its_level_and_shows_its_face(self, sit: Sit) -> None:
        panel = play(sit, Players((HUMAN, "keen"))).picture().panels[1]
        assert (panel.name, panel.holder, panel.person) == ("Player 2", "Juno · keen", FACES["keen"].person)

    def test_a_bot_against_somebody_with_a_name_is_called_by_its_own(self, sit: Sit) -> None:
        panels = play(sit, Players((HUMAN, "keen"), (ADA, None))).picture().panels
        assert [(panel.name, panel.holder) for panel in panels] == [("Ada", "You"), ("Juno", "Keen")]

    def test_people_without_names_have_no_portrait(self, sit: Sit) -> None:
        assert [panel.person for panel in play(sit, Players()).picture().panels] == [None, None]


def width_of(tone: Colour, picture: PlayPicture, player: int) -> int:
    """How wide on a panel the pixels of a colour lie apart."""
    canvas = Surface(picture.layout.screen.size)
    layout, panel = picture.layout, picture.panels[player - 1]
    draw_panel(canvas, layout, picture.renderer, player, panel, None)
    area = layout.panel(player)
    spots = ((x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom))
    across = [x for x, y in spots if _is_near(tone, canvas.get_at((x, y))[:3])]
    return max(across) - min(across)


def _is_near(one: Colour, other: tuple[int, ...]) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 4


class TestBots:
    def test_a_seat_shows_the_face_in_place_of_a_device(self, sit: Sit) -> None:
        player = sit(None)
        player.app.context.choices.keep(Choices(SIEGE.setup(), people=(1,), level="expert"))
        player.app.routes.go(ToGameSetUp(SIEGE))
        player.app.step(0.0)
        rows = player.on_top(GameSetUpScene).picture().node(SetUpRows)
        assert [rows.seat(number).bot for number in (1, 2)] == [None, FACES["expert"].person]
        assert rows.seat(2).who.value == "Sable · expert"

    def test_the_arena_shows_name_level_and_face(self) -> None:
        scene = Stage(Shot("arena_ride", SIEGE.setup(), WINDOW)).stack.top
        one, two = scene.picture().hud.panels  # type: ignore[attr-defined]
        assert (one.bot, one.person) == ("", None)
        assert (two.bot, two.person) == ("Moss · casual", FACES["casual"].person)

    def test_the_ladder_shows_the_bot_of_each_loop(self) -> None:
        scene = Stage(Shot("run", SIEGE.setup(), (1280, 800))).stack.top
        ladder = scene.picture().node(LadderPicture)  # type: ignore[attr-defined]
        assert [loop.bot.level for loop in ladder.loops] == [loop.level for loop in LOOPS]

    @pytest.mark.parametrize(
        ("scene", "occasion"),
        [
            ("stage_card", Occasion.MEETING),
            ("stage_won", Occasion.LOSING),
            ("stage_lost", Occasion.WINNING),
        ],
    )
    def test_a_bot_has_its_say_before_and_after_a_stage(self, scene: str, occasion: Occasion) -> None:
        shown = Stage(Shot(scene, SIEGE.setup(), (1280, 800))).stack.top.picture()  # type: ignore[attr-defined]
        face = FACES[shown.node(Said).person.level]
        texts = {placed.node.words for placed in shown.plan if isinstance(placed.node, Text)}
        assert texts & set(face.says[occasion])


def test_a_bot_has_the_last_word_after_a_game(sit: Sit) -> None:
    lost, won = (at_the_end(sit, Players(kinds)) for kinds in ((HUMAN, "keen"), ("keen", HUMAN)))
    assert lost in FACES["keen"].says[Occasion.LOSING]
    assert won in FACES["keen"].says[Occasion.WINNING]
    assert at_the_end(sit, Players()) == at_the_end(sit, Players(("keen", "keen"))) == ""


def at_the_end(sit: Sit, players: Players) -> str:
    """What is said on the panels after a game that Player 1 wins."""
    session = Session(SIEGE.setup(), players, Series())
    for move in SIEGE.lesson.game.split():
        session.play(session.match.rules.read_move(move))
    player = sit(None)
    player.app.routes.go(ToGame(session))
    player.app.step(0.0)
    return player.on_top(PlayScene).picture().panels[1].says


@pytest.mark.parametrize("name", THEMES)
def test_a_portrait_is_the_emblem_in_the_persons_colour_or_the_face_of_a_bot(name: str) -> None:
    theme = THEMES[name]
    for person in (ADA, FACES["keen"].person):
        canvas = Surface((80, 80))
        canvas.fill(theme.floor)
        draw_portrait(canvas, theme, person, (40, 40), 40)
        drawn = (
            face(person.emblem, 50)
            if person.level
            else emblem(person.emblem, personal_colour(theme, person.colour), 40)
        )
        expected = Surface((80, 80))
        expected.fill(theme.floor)
        expected.blit(drawn, drawn.get_rect(center=(40, 40)))
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(expected, "RGB")


@pytest.mark.parametrize("width", [200, 600])
@pytest.mark.parametrize("align", [0.0, 0.5])
def test_what_somebody_says_stands_beside_their_portrait_however_long_it_is(width: int, align: float) -> None:
    layout = Layout(1280, 800)
    words = FACES["perfect"].line(Occasion.MEETING, 0)
    said = Said(FACES["perfect"].person, Text(words, (layout.medium,), (255, 255, 255)), align)
    box = Rect(10, 10, width, said.height(layout, width).wanted)
    (text,) = said.placed(layout, box).parts
    assert box.contains(text.box)
    assert text.box.left >= box.left + layout.line(layout.medium)
    assert text.box.height >= said.words.height(layout, text.box.width).least


@pytest.mark.parametrize("beside_board", [True, False])
def test_a_score_beside_a_board_says_whose_side_is_whose(*, beside_board: bool) -> None:
    """Even of people whose own colours are like those of the other sides."""
    theme = theme_of("high contrast", "cyan and amber", glow=True)
    people = Person("Ada", "star", "gold"), Person("Ben", "moon", "mint")
    canvas = Surface((300, 40))
    canvas.fill(theme.night)
    score = Score(people, ("1", "0"))
    draw_score(canvas, theme, canvas.get_rect(), score, (16,), beside_board=beside_board)
    halves = canvas.subsurface((0, 0, 150, 40)), canvas.subsurface((150, 0, 150, 40))
    shown = [[player for player in PLAYERS if holds(half, theme.player(player))] for half in halves]
    assert shown == ([[1], [2]] if beside_board else [[], []])


def holds(picture: Surface, colour: Colour) -> bool:
    """Whether a colour is seen in more than a few pixels."""
    return pygame.mask.from_threshold(picture, colour, (1, 1, 1, 255)).count() > 20
