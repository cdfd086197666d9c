"""Golden pictures: any moment of any scene, compared with how it looked when people last approved of it.

After a change that is meant, look at `tests/arcade/pictures/failed/` (expected and actual side by side), and
take the new ones over: `python3 -m tests.arcade.test_pictures`.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from pygame import Surface

import tests.conftest  # noqa: F401 - finds the toys when this file runs by itself
from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import write
from game.arcade.draw.themes import NEON
from game.arcade.screenshots.screenshot import Shot, draw
from game.core.variant import Variant
from game.store import calendar
from tests.setups import THE_FIVE

GOLDEN = Path(__file__).parent / "pictures"
FAILED = GOLDEN / "failed"
# Every view is kept in this size, which is quick and shows everything; two of them in larger ones as well.
SMALL = (640, 360)
LARGER = {"menu": (1280, 800), "crossfire_late": (1280, 800)}
# A pixel counts as different beyond this distance in a colour; so many of them are forgiven in each square
# of so many pixels a side. A change of a few letters is more than that.
TOLERANCE = 24
# So many shades of each colour are kept.
SHADES = 16
SIDE = 20
FORGIVEN = 0.06
# A game whose first mistake had one better move: another step, with one block.
SIEGE_GAME = "down:2,0 left:4,4 right:2,1 up:2,4 left:0,0 right:3,3 right:1,2"


@dataclass(frozen=True)
class View:
    """What a golden picture shows."""

    name: str
    scene: str
    slug: str
    moves: str = ""
    cursor: str | None = None
    progress: float = 1.0
    device: str = "keyboard"
    tried: str | None = None
    hinted: bool = False
    rounds: int = 1
    won: tuple[int, ...] = ()
    people: tuple[int, ...] = (1, 2)

    def moment(self, window: tuple[int, int]) -> Shot:
        setup = catalogue.games()[self.slug].setup()
        return Shot(
            self.scene,
            setup,
            window,
            tuple(self.moves.split()),
            self.cursor,
            self.progress,
            self.device,
            self.tried,
            hinted=self.hinted,
            rounds=self.rounds,
            won=self.won,
            people=self.people,
        )


# Where the cursor is late in a game, if not on the cell of the next move.
CURSORS = {"apart": "1,3", "crossfire": "4,1", "light_cycle": None, "chain": "4,1", "siege": "1,1"}


def _of_each_game() -> list[View]:
    """Each game at its start, in the middle of an animation, and with a cursor late in a game."""
    views = []
    for slug, variant in catalogue.games().items():
        moves = variant.lesson.game.split()
        half, most = " ".join(moves[: len(moves) // 2]), " ".join(moves[:-2])
        cursor = CURSORS.get(slug, moves[-2])
        views += [
            View(f"{slug}_start", "play", slug, device="gamepad"),
            View(f"{slug}_moving", "play", slug, half, progress=0.45),
            View(f"{slug}_late", "play", slug, most, cursor, device="mouse"),
        ]
    return views


VIEWS = [
    *_of_each_game(),
    View("menu", "menu", "crossfire"),
    View("setup", "setup", "crossfire"),
    View("cards", "cards", "siege"),
    View("pause", "pause", "chain", "2,2 2,3"),
    View("go_on", "go_on", "chain", "2,2 2,3", rounds=3, won=(2,), people=(1,)),
    View("how_to", "how_to", "siege", device="gamepad"),
    View("illegal", "play", "apart", "3,3 1,1", "3,4", tried="3,4"),
    View("hint", "play", "siege", "right:0,0 up:4,4", hinted=True),
    View("series", "play", "crossfire", "3,3", "1,2", rounds=5, won=(1, 2, 1, 2)),
    View("bot_thinks", "play", "siege", "down:0,0", people=(1,)),
    View("game_over", "game_over", "light_cycle"),
    View("past_games", "past_games", "chain"),
    View("bindings", "bindings", "siege", device="gamepad"),
    View("saved_data", "saved_data", "chain", device="gamepad"),
    View("review", "review", "apart"),
    View("review_siege", "review", "siege", SIEGE_GAME, device="gamepad"),
    View("records", "records", "siege"),
    View("run", "run", "siege", device="gamepad"),
    View("stage", "stage", "siege"),
    View("stage_won", "stage_won", "siege"),
    View("puzzles", "puzzles", "siege"),
    View("puzzle_missed", "puzzle_missed", "apart"),
    View("arena_setup", "arena_setup", "light_cycle"),
    View("arena_ride", "arena_ride", "light_cycle"),
    View("arena_end", "arena_end", "light_cycle", device="gamepad"),
    View("arena_four_out", "arena_four_out", "light_cycle"),
]
EVERY_VIEW = pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.name)


def sizes_of(view: View) -> tuple[tuple[int, int], ...]:
    return (SMALL, LARGER[view.name]) if view.name in LARGER else (SMALL,)


EVERY_PICTURE = pytest.mark.parametrize(
    ("view", "size"),
    [(view, size) for view in VIEWS for size in sizes_of(view)],
    ids=lambda part: part.name if isinstance(part, View) else f"{part[0]}x{part[1]}",
)


def path_of(view: View, size: tuple[int, int]) -> Path:
    return GOLDEN / f"{view.name}_{size[0]}x{size[1]}.png"


def as_file(picture: Surface) -> bytes:
    """The picture as it is kept: with fewer shades of each colour, so that its file is small."""
    few = picture.copy()
    few.fill((SHADES, SHADES, SHADES), special_flags=pygame.BLEND_RGB_MULT)  # only so many levels are left
    for _doubling in range((256 // SHADES).bit_length() - 1):
        few.blit(few.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    file = BytesIO()
    pygame.image.save(few, file, "kept.png")
    return file.getvalue()


def kept(picture: Surface) -> Surface:
    return pygame.image.load(BytesIO(as_file(picture)), "kept.png")


def worst_square(one: Surface, other: Surface) -> float:
    """The share of visibly different pixels in the square in which most of them are."""
    if one.get_size() != other.get_size():
        return 1.0
    reach = (TOLERANCE, TOLERANCE, TOLERANCE, 255)
    different = pygame.mask.from_threshold(one, (0, 0, 0), reach, other)
    different.invert()
    width, height = one.get_size()
    return max(
        different.overlap_area(pygame.mask.Mask((SIDE, SIDE), fill=True), (left, top)) / SIDE**2
        for left in range(0, width, SIDE)
        for top in range(0, height, SIDE)
    )


def leave_side_by_side(name: str, expected: Surface | None, actual: Surface) -> Path:
    FAILED.mkdir(exist_ok=True)
    width, height = actual.get_size()
    pair = Surface((2 * width, height))
    if expected is not None:
        pair.blit(expected, (0, 0))
    pair.blit(actual, (width, 0))
    path = FAILED / f"{name}.png"
    pygame.image.save(pair, path)
    return path


def has_pictures(slug: str) -> bool:
    """Whether anyone has approved of how a game looks."""
    return any(GOLDEN.glob(f"{slug}_start_*"))


def shown_with(view: View) -> dict[str, Variant]:
    """The game itself, and those that are in the menu in every picture."""
    return {slug: game for slug, game in catalogue.games().items() if slug in (*THE_FIVE, view.slug)}


@pytest.fixture
def approved_games(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    games = shown_with(view)
    monkeypatch.setattr(catalogue, "games", lambda: games)


@EVERY_PICTURE
@pytest.mark.usefixtures("approved_games")
def test_every_view_looks_as_approved(view: View, size: tuple[int, int]) -> None:
    if not has_pictures(view.slug):
        pytest.skip(f"nobody has approved of pictures of {view.slug}: python3 -m tests.arcade.test_pictures")
    path = path_of(view, size)
    actual = kept(draw(view.moment(size)))
    expected = pygame.image.load(path) if path.is_file() else None
    difference = 1.0 if expected is None else worst_square(expected, actual)
    if difference > FORGIVEN:
        pair = leave_side_by_side(path.stem, expected, actual)
        what = "is missing" if expected is None else f"differs in {difference:.0%} of a square"
        pytest.fail(f"{path.name} {what}: expected and actual are in {pair}")


@EVERY_VIEW
@pytest.mark.usefixtures("approved_games")
def test_the_same_moment_gives_the_same_pixels(view: View) -> None:
    moment = view.moment((640, 400))
    assert pygame.image.tobytes(draw(moment), "RGB") == pygame.image.tobytes(draw(moment), "RGB")


def test_a_picture_is_the_same_on_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even on the page with the daily puzzle."""
    moment = Shot("puzzles", catalogue.games()["siege"].setup(), (1280, 800))
    today = pygame.image.tobytes(draw(moment), "RGB")
    monkeypatch.setattr(calendar, "_clock", lambda: datetime(2031, 12, 24, 23, 59, tzinfo=UTC))
    assert pygame.image.tobytes(draw(moment), "RGB") == today


@pytest.mark.parametrize("view", [VIEWS[0]], ids=lambda view: view.name)
def test_two_changed_letters_are_noticed(view: View) -> None:
    """They are enough to tell one picture from another."""
    before = draw(view.moment(SMALL))
    after = before.copy()
    write(after, "un", Layout(*SMALL).small, NEON.ink, center=(SMALL[0] // 2, SMALL[1] // 2))
    assert worst_square(kept(before), kept(after)) > FORGIVEN


def test_the_folder_of_pictures_stays_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.glob("*.png")) < 3_000_000


def approve() -> None:
    """Take over what is drawn now as the golden pictures."""
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.png"):
        old.unlink()
    for view in VIEWS:
        with pytest.MonkeyPatch.context() as patch:
            games = shown_with(view)
            patch.setattr(catalogue, "games", lambda games=games: games)
            for size in sizes_of(view):
                path_of(view, size).write_bytes(as_file(draw(view.moment(size))))


if __name__ == "__main__":
    approve()
