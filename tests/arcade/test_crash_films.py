"""The film of a crash: the end of a match of the Arena as an animated picture, from wherever it is shared."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.arcade.draw.themes import theme_of
from game.arcade.input.actions import Command
from game.arcade.navigation.destinations import ToArenaEnd, ToArenaReplay, ToMenu
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena import crash_film
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.crash_film import LEAD_SECONDS, CrashFilm
from game.arcade.screenshots.arena_moments import MATCH, RIDERS
from game.arcade.shell.motion import motion_of
from game.arcade.views.arena.arena_match import ArenaPicture
from game.arcade.views.arena.sight import Sight
from game.arena.match import Match
from game.arena.record import read
from game.session.phased_match import REPLAY_TICKS, SLOWNESS
from game.session.players import Players
from tests.arcade.cabinet import FRAME, Player
from tests.arcade.test_films import MOST_BYTES, films, make
from tests.arcade.test_sharing import at_the_end as evening_over
from tests.arcade.test_sharing import share

# Player 1 turns into its own trail, with few ticks and on a small field: its film is made quickly.
QUICK = "arena map=empty size=small speed=frantic rounds=1 seed=1 round 4 1 1:up 2:left 3:down 4:right 2 1:up"
# A match that was left before somebody had won it.
LEFT = QUICK.replace("rounds=1", "rounds=3")
USUAL = Settings()


def film_of(match: Match, settings: Settings = USUAL) -> CrashFilm:
    theme = theme_of(settings.theme, settings.palette, glow=settings.glow)
    return CrashFilm(match, RIDERS, theme, motion_of(settings))


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[ArenaPicture]:
    """What the pictures of films show; nothing is drawn."""
    found: list[ArenaPicture] = []
    monkeypatch.setattr(crash_film, "draw_arena", lambda _canvas, picture: found.append(picture))
    monkeypatch.setattr(CrashFilm, "_draw_ahead", lambda _film, _first: iter(()))
    return found


def seconds_of(film: CrashFilm) -> list[float]:
    """How long each picture is seen."""
    return [drawn[1] / 100 for drawn in film.pictures() if drawn is not None]


class TestWhatIsSeen:
    def test_the_last_seconds_at_full_speed_and_then_the_crash_slowly(self, seen: list[ArenaPicture]) -> None:
        match = read(MATCH)
        times = seconds_of(film_of(match))
        tick = match.tick_milliseconds / 1000
        ridden = [
            time for time, each in zip(times, seen, strict=True) if each.fallen is None and not each.slow
        ]
        assert sum(ridden) == pytest.approx(LEAD_SECONDS, abs=2 * tick)
        slowed = [time for time, each in zip(times, seen, strict=True) if each.slow and each.fallen is None]
        assert sum(slowed) == pytest.approx(REPLAY_TICKS * tick * SLOWNESS, abs=2 * tick)
        assert [slow for slow, _same in groupby(seen, lambda each: each.slow)] == [False, True, False]
        assert any(each.close_up is not None for each in seen)
        assert {each.replayed for each in seen if each.slow} == {True}
        assert {each.sight for each in seen} == {Sight()}, "where everything moves, films are large"

    def test_whoever_did_not_ride_reads_at_the_end_who_has_won(self, seen: list[ArenaPicture]) -> None:
        times = seconds_of(film_of(read(MATCH)))
        assert seen[-1].result is not None
        result, light = seen[-1].result
        assert (result.call, light) == ("Player 1 wins", 1.0)
        assert result.reason == "Player 2 hit its own trail."
        assert times[-1] > 2

    def test_with_reduced_motion_nothing_trembles_flies_or_comes_near(self, seen: list[ArenaPicture]) -> None:
        seconds_of(film_of(read(MATCH), Settings(reduced_motion=True)))
        assert {(each.close_up, each.particles, each.sight, each.time) for each in seen} == {
            (None, False, Sight(), 0.0)
        }

    def test_it_never_says_more_than_all_of_it(self, seen: list[ArenaPicture]) -> None:
        for line in (MATCH, QUICK):
            film = film_of(read(line))
            assert len(seconds_of(film)) <= film.moments


@pytest.fixture
def player(place: Path) -> Iterator[Player]:
    """At the end of a short match."""
    player = at_the_end(Player(profile=Profile(place)), QUICK)
    yield player
    player.leave()


def at_the_end(player: Player, line: str) -> Player:
    match = read(line)
    player.app.routes.go(ToMenu())
    player.app.routes.go(ToArenaReplay(match))
    player.app.routes.go(ToArenaEnd(match, Players()))
    player.wait(1.0, 0.1)
    assert player.on_top(ArenaEndScene).listening
    return player


class TestShare:
    def test_writes_a_film_of_4_mb_at_most(
        self, player: Player, place: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Measured with every third of its pictures, which is quicker."""
        monkeypatch.setattr(crash_film, "PICTURE", 3 * crash_film.PICTURE)
        told = make(player)
        (file,) = films(place)
        assert told == f"The film was saved as {file}."
        assert "arena" in file.name
        assert file.stat().st_size <= MOST_BYTES / 3
        shown = pygame.image.load_animation(file)
        assert len(shown) > 20
        assert {round(each[1]) for each in shown[:-1]} == {120}

    def test_no_turn_of_the_loop_draws_more_than_one_picture(
        self, player: Player, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn: list[Surface] = []
        draw = crash_film.draw_arena
        monkeypatch.setattr(
            crash_film, "draw_arena", lambda canvas, picture: (drawn.append(canvas), draw(canvas, picture))
        )
        player.press(pygame.K_c)
        for _turn in range(40):
            before = len(drawn)
            player.app.step(FRAME)
            assert len(drawn) - before <= 1
        assert drawn

    def test_copies_the_match_as_a_line(self, player: Player) -> None:
        player.press(pygame.K_c)
        assert player.app.context.clipboard.text() == QUICK
        assert player.prompts()[Command.SECOND] == "Copied."

    def test_of_a_match_that_was_left_makes_no_film(self, place: Path) -> None:
        player = at_the_end(Player(profile=Profile(place)), LEFT)
        player.press(pygame.K_c)
        assert not player.app.context.filming.words
        player.leave()

    def test_of_an_evening_films_the_crash_that_has_decided_it(self, place: Path) -> None:
        player = evening_over(Player(profile=Profile(place)), (read(QUICK), Players()))
        share(player)
        player.app.step(FRAME)
        assert player.app.context.filming.words.startswith("Film: ")
        player.leave()
