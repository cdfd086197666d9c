"""Letters are large enough, few sizes stand on a screen, and nothing lies over anything else."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from gettext import NullTranslations
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw import text
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.screenshot import paint
from game.arcade.shot import Shot
from game.core import words
from tests.arcade.cabinet import Sit

# The least size of letters on some screens.
LEAST = {
    (640, 360): 12,
    (800, 600): 12,
    (1280, 800): 18,
    (1920, 1080): 24,
    (3840, 2160): 48,
}
# Screens of other shapes, on which only the places count.
ODD = [(640, 640), (640, 900), (1024, 768), (1366, 768), (2560, 1080)]
GAMES = tuple(catalogue.games())
EVERY_GAME = pytest.mark.parametrize("slug", GAMES)


class Watched(Surface):
    """A canvas that remembers what was written where. Of the picture it keeps one pixel, which is quick."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.set_clip(Rect(0, 0, 1, 1))
        self.written: list[tuple[str, Rect]] = []

    def blit(self, source: Surface, dest: Any, *more: Any, **named: Any) -> Rect:
        said = next((key[0] for key, kept in text._kept.items() if kept is source), None)  # noqa: SLF001
        box = super().blit(source, dest, *more, **named)
        if said is not None:
            topleft = dest.topleft if isinstance(dest, Rect) else dest
            self.written.append((said, Rect(topleft, source.get_size())))
        return box

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:
        if rect is None:
            self.written.clear()  # a veil: what lies below it may be covered
        return super().fill(color, rect, special_flags)


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


@dataclass(frozen=True)
class Screen:
    """What is written on a screen."""

    scene: str
    written: list[tuple[str, Rect]]
    sizes: set[int]


@cache
def screens(slug: str, window: tuple[int, int]) -> list[Screen]:
    """The same moments, drawn."""
    found = []
    for moment in moments(slug, window):
        text._kept.clear()  # noqa: SLF001 - what is rendered now is what is on the screen
        canvas = painted(moment)
        sizes = {size for _words, size, _colour, _bold in text._kept}  # noqa: SLF001
        found.append(Screen(moment.scene, canvas.written, sizes))
    return found


def painted(moment: Shot) -> Watched:
    canvas = Watched(moment.window)
    paint(moment, canvas)
    return canvas


@EVERY_GAME
@pytest.mark.parametrize(("window", "least"), LEAST.items(), ids=str)
def test_no_letters_are_small_and_a_screen_has_three_sizes_at_most(
    window: tuple[int, int], least: int, slug: str
) -> None:
    layout = Layout(*window)
    for shown in screens(slug, window):
        assert min(shown.sizes) >= least
        assert shown.sizes <= {layout.small, layout.medium, layout.large}, "all sizes come from the layout"


@EVERY_GAME
@pytest.mark.parametrize("window", [*LEAST, *ODD], ids=str)
def test_no_text_leaves_the_screen_or_overlaps_other_text(window: tuple[int, int], slug: str) -> None:
    screen = Rect(0, 0, *window)
    for shown in screens(slug, window):
        assert shown.written
        for said, box in shown.written:
            assert screen.contains(box), (shown.scene, said, box)
        assert_apart(shown.written, shown.scene)


def assert_apart(written: list[tuple[str, Rect]], scene: str) -> None:
    """No words lie over other words."""
    inked = [(said, ink(box)) for said, box in written]
    for number, (said, box) in enumerate(inked):
        for others, other in inked[number + 1 :]:
            assert not box.colliderect(other), (scene, said, others)


@pytest.mark.parametrize("window", [(640, 360), (1280, 800)], ids=str)
def test_no_scene_writes_over_what_shines_through_it(sit: Sit, window: tuple[int, int]) -> None:
    """Through the scenes of a series, with all that can lie over them: there is one line of prompts."""
    player = sit("chain", window, rounds=3)
    seen = set()

    def look() -> None:
        canvas = Watched(window)
        player.app.stack.settle()
        player.app.stack.draw(canvas)
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


def ink(box: Rect) -> Rect:
    """The part of a line in which the letters themselves stand."""
    return box.inflate(0, -round(box.height * 0.36))


@pytest.mark.parametrize("window", [*LEAST, *ODD], ids=str)
def test_the_parts_of_a_screen_do_not_overlap(window: tuple[int, int]) -> None:
    layout = Layout(*window)
    parts: Sequence[Rect] = (
        layout.header,
        layout.board,
        layout.panel(1),
        layout.panel(2),
        layout.message,
        layout.footer,
    )
    beside_each_other(layout, parts)


@pytest.mark.parametrize("window", [*LEAST, *ODD], ids=str)
def test_the_parts_of_a_review_do_not_overlap(window: tuple[int, int]) -> None:
    layout = Layout(*window)
    parts = [layout.heading, layout.review_board, layout.said, layout.timeline, layout.legend, layout.footer]
    beside_each_other(layout, parts)


def beside_each_other(layout: Layout, parts: Sequence[Rect]) -> None:
    for number, part in enumerate(parts):
        assert layout.screen.contains(part)
        assert part.collidelist(parts[number + 1 :]) == -1


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
    names |= {word for name in names for word in name.split(": ")}
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


def test_the_watch_sees_words_that_lie_over_words() -> None:
    pygame.font.init()
    canvas = Watched((300, 200))
    text.write(canvas, "one", 24, NEON.ink, midtop=(100, 20))
    text.write(canvas, "two", 24, NEON.ink, midtop=(110, 30))
    (_one, first), (_two, second) = canvas.written
    assert ink(first).colliderect(ink(second))
