"""What is shared at the end of an evening: a line in the clipboard, and a picture as a file."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width
from game.arcade.draw.themes import theme_of
from game.arcade.kit.nodes import Node
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import ToEvening, ToMenu
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.evening import poster
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.poster import Poster, draw_poster, poster_plan
from game.arcade.screenshots.evening_moments import sample_evening
from game.arcade.views.evening import film_strip
from game.arcade.views.evening.film_strip import FilmStrip
from game.arcade.views.evening.score_strip import Score
from game.arena.match import Match
from game.evening.progress import EveningProgress
from game.people.faces import FACES
from game.people.person import Person
from game.session.players import Players
from tests.arcade.cabinet import FRAME, Player

CHAT = 400  # as wide as a chat shows a picture, at least
LEAST_LETTERS = 9  # pixels there


@cache
def evening() -> EveningProgress:
    """A whole evening of Ada and Ben, with any moves."""
    return sample_evening(catalogue.games(), lambda _progress: False)


@pytest.fixture
def player(place: Path) -> Player:
    """At the end of an evening, on Share."""
    return at_the_end(Player(profile=Profile(place)))


def at_the_end(player: Player, finale: tuple[Match, Players] | None = None) -> Player:
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToEvening(evening(), finale))
    player.wait(0.9, 0.1)
    player.press(pygame.K_d, pygame.K_d)
    assert player.on_top(EveningOverScene).rows.focused.label == "Share"
    return player


def share(player: Player) -> None:
    """Press Share, and wait until the picture is on the disk."""
    player.press(pygame.K_SPACE)
    for _board in range(len(evening().played) + 3):
        player.app.step(FRAME)
    player.app.context.profile.background.flush()
    player.app.step(FRAME)


def said(player: Player) -> Text:
    """What the page says about what is shared."""
    texts = [placed.node for placed in player.on_top(EveningOverScene).picture().plan]
    return next(node for node in reversed(texts) if isinstance(node, Text) and node.lines)


def files(place: Path) -> list[Path]:
    return sorted((place.parent / "home").rglob("*.png"))


def the_poster(player: Player) -> Poster:
    return player.on_top(EveningOverScene).poster


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


class TestThePicture:
    def test_it_is_written_as_it_was_drawn_and_its_file_is_named(self, player: Player, place: Path) -> None:
        theme, shown = player.on_top(EveningOverScene).theme, the_poster(player)
        share(player)
        (file,) = files(place)
        assert said(player).words.endswith(f"The picture was saved as {file}.")
        line = player.app.context.profile.evenings.line(player.on_top(EveningOverScene).progress)
        assert said(player).words.splitlines()[0].endswith(f": {line}"), "what is shared can be read"
        read = pygame.image.load(file)
        assert read.get_size() == (1200, 630)
        assert pixels(read) == pixels(draw_poster(theme, shown))

    def test_no_turn_of_the_loop_draws_more_than_one_board(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn: list[str] = []
        renderer_of = film_strip.renderer_of
        monkeypatch.setattr(
            film_strip, "renderer_of", lambda *about: (drawn.append("board"), renderer_of(*about))[1]
        )
        context = player.app.context
        context.change(replace(context.settings, theme="light"))  # in which nothing was drawn yet
        player.app.step(FRAME)  # the page itself shows all of them
        drawn.clear()
        player.press(pygame.K_SPACE)
        counts = []
        for _turn in range(len(evening().played) + 3):
            before = len(drawn)
            player.app.step(FRAME)
            counts.append(len(drawn) - before)
        assert max(counts) == 1
        assert len(drawn) == len(evening().played)

    def test_whoever_presses_share_twice_has_one_picture(self, player: Player, place: Path) -> None:
        player.press(pygame.K_SPACE)
        share(player)
        share(player)
        assert len(files(place)) == 1

    def test_whoever_leaves_at_once_has_it_too_and_a_notice_names_it(
        self, player: Player, place: Path
    ) -> None:
        player.press(pygame.K_SPACE, pygame.K_ESCAPE)
        player.app.context.profile.background.flush()
        (file,) = files(place)
        assert pygame.image.load(file).get_size() == (1200, 630)
        assert f"The picture was saved as {file}." in told(player)

    def test_whoever_closes_the_cabinet_at_once_has_it_too(self, player: Player, place: Path) -> None:
        player.press(pygame.K_SPACE)
        player.app.stack.close()
        player.app.context.profile.background.flush()
        assert len(files(place)) == 1

    def test_where_it_cannot_be_written_the_page_says_so_and_share_tries_again(
        self, player: Player, place: Path
    ) -> None:
        home = place.parent / "home"
        home.rmdir()
        home.write_text("no folder")
        share(player)
        assert "Nothing could be exported: " in said(player).words
        theme = player.on_top(EveningOverScene).theme
        assert said(player).colour == theme.legible(theme.danger)
        home.unlink()
        home.mkdir()
        share(player)
        assert len(files(place)) == 1
        assert "The picture was saved as " in said(player).words

    def test_a_full_disk_leaves_no_half_picture(
        self, player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_file: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", full)
        share(player)
        monkeypatch.undo()
        assert "No space left on device" in said(player).words
        assert not files(place)


def told(player: Player) -> list[str]:
    player.app.step(FRAME)
    notices = player.app.context.notices
    return [notices.current] if notices.current else player.app.context.profile.take_notices()


# What stands on it


LAYOUT = Layout(*poster.SIZE, poster.TEXT)


def planned(shown: Poster, *kinds: type[Node]) -> list[tuple[Any, Rect]]:
    """What stands there of some kinds, each in its box."""
    plan = poster_plan(theme_of(Settings().theme, Settings().palette, glow=True), shown)
    return [(each.node, each.box) for each in plan if isinstance(each.node, kinds)]


def test_it_says_who_won_by_how_much_and_the_best_fact(player: Player) -> None:
    words = [node.words for node, _box in planned(the_poster(player), Line, Text)]
    progress = evening()
    assert words[0].endswith("wins the evening.")
    assert {"Ada", "Ben"} <= set(words)
    assert Score.of_finale(progress).words in words
    assert any(each.startswith("The Arena decided.") for each in words)
    assert any(
        each.replace("\N{NO-BREAK SPACE}", " ") == f"Sets {Score.of(progress).words}" for each in words
    )
    assert words[-1].startswith(("Longest hold-out", "Narrowest win"))
    assert len(the_poster(player).film.frames) == len(progress.played)


@pytest.mark.parametrize("names", [("Ada", "Ben"), ("Maximilian", "Wwwwwwwwww")])
@pytest.mark.parametrize("legs", [4, 16])
def test_everything_has_room_and_is_read_in_a_chat(player: Player, names: tuple[str, str], legs: int) -> None:
    shown = the_poster(player)
    one, two = (Person(name, "star", "coral") for name in names)
    frames = (shown.film.frames * 2)[:legs]
    full = replace(
        shown,
        title=f"{names[1]} wins the evening.",
        score=replace(shown.score, people=(one, two)),
        finale=f"Light Cycle Duel 1–2, {names[1]} held out",
        film=FilmStrip(frames),
        fact=f"Narrowest win: {names[0]}, Light Cycle Duel, a move where 1 of 14 won.",
    )
    for node, box in planned(full, Line, Text):
        size = fitting(node.words, node.sizes, box.width, bold=node.bold)
        if isinstance(node, Line):
            assert text_width(node.words, size, bold=node.bold) <= box.width, node.words
        assert size * CHAT / poster.SIZE[0] >= LEAST_LETTERS
        assert box.height >= node.height(LAYOUT, box.width).least
        assert LAYOUT.screen.contains(box)


@pytest.mark.parametrize("legs", [11, 16])
def test_the_film_of_a_long_evening_is_one_strip_with_all_the_room_that_it_wants(
    player: Player, legs: int
) -> None:
    shown = the_poster(player)
    long = replace(shown, film=FilmStrip((shown.film.frames * 2)[:legs]))
    ((film, box),) = planned(long, FilmStrip)
    assert film.height(LAYOUT, box.width).wanted <= box.height


def test_a_bot_has_its_face_on_it(player: Player) -> None:
    shown = the_poster(player)
    face = next(iter(FACES.values())).person
    assert isinstance(shown.score, Score)
    with_face = replace(shown, score=replace(shown.score, people=(shown.score.people[0], face)))
    theme = player.on_top(EveningOverScene).theme
    assert face.name in [node.words for node, _box in planned(with_face, Line, Text)]
    assert pixels(draw_poster(theme, with_face)) != pixels(draw_poster(theme, shown))
