# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce>=2.5.7", "platformdirs>=4.2", "pillow>=11"]
# ///
"""Makes the pictures and films of the README: `uv run assets/screenshots/make_screenshots.py`.

The same script gives the same pictures. A film shows a whole game of each kind, and how it ends.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from game import catalogue  # noqa: E402
from game.arcade.scenes.play.play import PlayScene  # noqa: E402
from game.arcade.screenshots.screenshot import Stage, save  # noqa: E402
from game.arcade.screenshots.shot import Shot  # noqa: E402
from game.core.variant import Variant  # noqa: E402

WINDOW = (1280, 800)
FILM, FRAMES_A_SECOND = (640, 400), 20
SECONDS_A_MOVE = 0.9
END_SECONDS = 3.2
QUALITY = 68


def pictures() -> None:
    games = catalogue.games()
    save(Shot("menu", games["siege"].setup(), WINDOW), HERE / "menu.png")
    save(Shot("arena_ride", games["light_cycle"].setup(), WINDOW), HERE / "arena.png")
    save(Shot("stage", games["crossfire"].setup(), WINDOW), HERE / "run.png")
    save(
        Shot("play", games["crossfire"].setup(), WINDOW, ("3,3", "1,2", "2,4"), "4,1"), HERE / "crossfire.png"
    )
    save(Shot("game_over", games["light_cycle"].setup(), WINDOW), HERE / "end.png")
    save(Shot("review", games["apart"].setup(), WINDOW), HERE / "review.png")


def frames(game: Variant) -> Iterator[pygame.Surface]:
    """A whole game, frame by frame."""
    stage = Stage(Shot("play", game.setup(), WINDOW))
    canvas = pygame.Surface(WINDOW)
    scene = stage.stack.top
    assert isinstance(scene, PlayScene), "a game begins"
    for move in game.lesson.game.split():
        scene.board.take(scene.session.play(scene.session.match.rules.read_move(move)))
        yield from _seconds(stage, canvas, SECONDS_A_MOVE if not scene.session.over else END_SECONDS)


def _seconds(stage: Stage, canvas: pygame.Surface, seconds: float) -> Iterator[pygame.Surface]:
    for _frame in range(round(seconds * FRAMES_A_SECOND)):
        stage.context.advance(1 / FRAMES_A_SECOND)
        stage.stack.update(1 / FRAMES_A_SECOND)
        stage.stack.draw(canvas)
        yield pygame.transform.smoothscale(canvas, FILM)


def films() -> None:
    for game in catalogue.games().values():
        first, *rest = [
            Image.frombytes("RGB", FILM, pygame.image.tobytes(frame, "RGB")) for frame in frames(game)
        ]
        first.save(
            HERE / f"{game.slug}.webp",
            save_all=True,
            append_images=rest,
            duration=1000 // FRAMES_A_SECOND,
            loop=0,
            quality=QUALITY,
            method=4,
        )


if __name__ == "__main__":
    pygame.font.init()
    pictures()
    films()
