"""Letters are large enough, everything can be translated, and no scene writes over another."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from gettext import NullTranslations

import pygame
import pytest
from pygame import Rect

from game import catalogue
from game.arcade.draw import text
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LARGEST_SMALL
from game.arcade.profile.settings import SETTINGS
from game.arcade.screenshots.evening_moments import ADA, BEN
from game.arcade.screenshots.shot import Shot
from game.arcade.views.review.review_layout import review_layout
from game.core import words
from game.core.rules import PLAYERS
from game.people.faces import FACES
from tests.arcade.cabinet import Sit
from tests.arcade.written import WINDOWS, ink, painted, watched
from tests.setups import ON_THE_SCREEN

# The least size of letters on some screens.
LEAST = {
    (640, 360): 12,
    (800, 600): 12,
    (1280, 800): 18,
    (1920, 1080): 24,
    (3840, 2160): 48,
}
GAMES = tuple(catalogue.games())
EVERY_GAME = pytest.mark.parametrize("slug", ON_THE_SCREEN)


def moments(slug: str, window: tuple[int, int]) -> list[Shot]:
    """Every scene of a game, with as many words as there can be."""
    variant = catalogue.games()[slug]
    game, setup = tuple(variant.lesson.game.split()), variant.setup()
    return [
        *(
            Shot(scene, setup, window, device=device)
            for scene in ("menu", "setup", "how_to", "settings")
            for device in ("keyboard", "mouse")
        ),
        Shot("play", setup, window, game[:-1], device="keyboard", rounds=9, won=(1, 2)),
        Shot("play", setup, window, game[:-1], device="mouse", rounds=99, won=(1, 2)),
        Shot("play", variant.setup(variant.sizes[-1]), window),
        Shot("play", setup, window, tuple(variant.lesson.moves.split()), tried=variant.lesson.illegal),
        Shot("pause", setup, window, game[:2]),
        Shot("go_on", setup, window, game[:2], people=(1,), rounds=99, won=(1, 2)),
        Shot("game_over", setup, window),
        Shot("review", setup, window),
        Shot("game_over", setup, window, rounds=9, won=(1, 2, 1, 2)),
    ]


@pytest.mark.parametrize(("window", "least"), LEAST.items(), ids=str)
def test_no_letters_are_small(window: tuple[int, int], least: int) -> None:
    layout = Layout(*window)
    assert least <= layout.small < layout.medium < layout.large


@pytest.mark.parametrize("percent", SETTINGS["text"].values.every)
def test_letters_are_as_large_as_the_setting_says(percent: int) -> None:
    for window in ((800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160)):
        normal, layout = Layout(*window), Layout(*window, percent)
        for size in ("small", "medium", "large"):
            expected = getattr(normal, size) * percent / 100
            assert getattr(layout, size) == pytest.approx(expected, abs=1), window


@pytest.mark.parametrize("window", [(640, 360), (640, 640), (720, 1280)], ids=str)
def test_in_a_small_window_letters_grow_as_far_as_a_sentence_fits(window: tuple[int, int]) -> None:
    normal, layout = Layout(*window), Layout(*window, 200)
    assert 1.3 * normal.small < layout.small < 2 * normal.small
    assert layout.small <= LARGEST_SMALL * layout.unit + 1


def assert_apart(written: list[tuple[str, Rect]], scene: str) -> None:
    """No words lie over other words."""
    inked = [(said, ink(box)) for said, box in written]
    for number, (said, box) in enumerate(inked):
        for others, other in inked[number + 1 :]:
            assert not box.colliderect(other), (scene, said, others)


@pytest.mark.parametrize("window", [(640, 360), (1280, 800)], ids=str)
def test_no_scene_writes_over_words_of_the_scene_below_it(sit: Sit, window: tuple[int, int]) -> None:
    """Through the scenes of a series, with all that can lie over them: there is one line of prompts."""
    player = sit("chain", window, rounds=3)
    seen = set()

    def look() -> None:
        player.app.stack.settle()
        canvas = watched(player.app.stack, window)
        assert_apart(canvas.written, player.scene)
        seen.add((player.scene, len(player.app.stack.scenes)))
        footer = player.app.context.layout.footer
        at_the_foot = [said for said, box in canvas.written if footer.colliderect(box)]
        prompts = [prompt.words for prompt in player.app.stack.prompts()]
        assert [said for said in at_the_foot if said in prompts] == prompts

    def press(*keys: int) -> None:
        for key in keys:
            player.press(key)
            look()

    look()
    player.play_to_the_end()
    look()
    press(pygame.K_d, pygame.K_SPACE, pygame.K_LEFT, pygame.K_SPACE)  # the review, and on from there
    press(pygame.K_ESCAPE, pygame.K_F1, pygame.K_ESCAPE)
    player.click_row("Devices")
    look()
    player.click_row("Done")
    player.click_row("Resign")
    look()
    press(pygame.K_ESCAPE)
    player.click_row("Back to the menu")
    press(pygame.K_SPACE)  # whether to go on with the series
    assert {scene for scene, _depth in seen} == {
        *("Play", "GameOver", "Confirm", "Review", "Pause", "HowTo", "Devices", "GoOn"),
    }


EVERY_WINDOW = pytest.mark.parametrize("window", WINDOWS, ids=str)


def layouts(window: tuple[int, int]) -> list[Layout]:
    """The layouts of a window, with text of every size."""
    return [Layout(*window, percent) for percent in SETTINGS["text"].values.every]


def test_letters_grow_at_once_and_stay_so_in_another_window(sit: Sit) -> None:
    context = sit("apart", (1280, 800)).app.context
    for size in SETTINGS["text"].values.every:
        context.change(replace(context.settings, text=size))
        assert context.layout == Layout(1280, 800, size)
    context.resize(1920, 1080)
    assert context.layout == Layout(1920, 1080, 200)


@EVERY_GAME
def test_every_cell_of_every_board_is_large_enough_to_click(slug: str) -> None:
    layout, sizes = Layout(1920, 1080), catalogue.games()[slug].sizes
    assert layout.board.width / max(sizes) >= 44


@EVERY_WINDOW
def test_the_parts_of_a_screen_do_not_overlap(window: tuple[int, int]) -> None:
    for layout in layouts(window):
        panels = [layout.panel(player) for player in PLAYERS]
        assert_apart_on_the_screen(
            layout, [layout.header, layout.board, *panels, layout.message, layout.footer]
        )


@EVERY_WINDOW
def test_at_the_end_of_a_game_the_board_is_no_smaller_and_nothing_covers_a_cell(
    window: tuple[int, int],
) -> None:
    for layout in layouts(window):
        end, panels = layout.end_slab, [layout.panel(player) for player in PLAYERS]
        cells = end.board.inflate(0, -2 * layout.px(1))  # at its edge, a board has only gaps between cells
        assert_apart_on_the_screen(layout, [layout.banner, cells, *panels, layout.choice_band])
        assert_apart_on_the_screen(layout, [end.top.clip(layout.screen), *panels])
        assert_apart_on_the_screen(layout, [layout.choices, layout.footer])
        assert layout.choice_band.contains(layout.choices)
        assert end.board.width >= layout.board.width


@EVERY_WINDOW
def test_the_parts_of_a_review_do_not_overlap(window: tuple[int, int]) -> None:
    for layout in layouts(window):
        review = review_layout(layout)
        parts = [review.heading, review.board, review.said, review.timeline, review.legend, layout.footer]
        assert_apart_on_the_screen(layout, parts)


def assert_apart_on_the_screen(layout: Layout, parts: Sequence[Rect]) -> None:
    for number, part in enumerate(parts):
        assert layout.screen.contains(part), layout
        assert part.collidelist(parts[number + 1 :]) == -1, layout


class Strange(NullTranslations):
    """A language that has no letter in common with English."""

    def gettext(self, message: str) -> str:
        return re.sub(r"(\{\w+\})|[A-Za-z]", lambda found: found.group(1) or "Ω", message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture
def abroad() -> Iterator[None]:
    """Everything is in that language."""
    words.speak(Strange())
    yield
    words.speak(NullTranslations())
    text._kept.clear()  # noqa: SLF001


@EVERY_GAME
@pytest.mark.usefixtures("abroad")
def test_every_word_on_every_screen_can_be_translated(slug: str) -> None:
    names = {variant.name for variant in catalogue.games().values()}
    names |= {part for name in names for part in name.split(": ")}
    names |= {word for name in names for word in name.split()}  # a name may stand in two lines
    names |= {face.person.name for face in FACES.values()} | {person.name for person in (ADA, BEN)}
    text._kept.clear()  # noqa: SLF001
    variant = catalogue.games()[slug]
    for device in ("keyboard", "gamepad", "mouse"):
        setup, moves = variant.setup(), tuple(variant.lesson.game.split()[:2])
        painted(Shot("play", setup, moves=moves, device=device, people=(1,)))
        painted(Shot("play", setup, moves=moves[:1], device=device, people=(1,)))
    for moment in moments(slug, (1280, 800)):
        painted(moment)
    shown = {key[0] for key in text._kept} - notations(slug)  # noqa: SLF001
    assert not {said for said in shown if re.search("[a-z]{2}", without(names, said))}


def notations(slug: str) -> set[str]:
    """The moves of a game as programs and records write them: the same in every language."""
    rules = catalogue.games()[slug].setup().rules()
    return {rules.move_text(move) for move in rules.every_move()}


def without(names: set[str], said: str) -> str:
    """What remains of words when the games' names are taken out."""
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    return said


def test_in_the_narrowest_column_what_belongs_together_stays_on_one_line() -> None:
    pygame.font.init()
    said = f"Rematch: {text.unbroken('Ada and Ben.')} {text.unbroken('Ben begins.')}"
    lines = text.wrapped(said, 20, text.narrowest(said, 20, 600, 4))
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == [
        "Rematch:",
        "Ada and Ben.",
        "Ben begins.",
    ]
