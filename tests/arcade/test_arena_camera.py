"""The camera of the Arena: it loses no person, moves smoothly, and comes near only for moments."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.arcade.draw.layout import Layout
from game.arcade.profile.settings import Settings
from game.arcade.scenes.arena.camera import Aim, Camera
from game.arcade.screenshots.arena_moments import MATCH, OF_FOUR
from game.arcade.shell.motion import Motion, motion_of
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.riders import riders_of
from game.arcade.views.arena.sight import Panorama, Sight
from game.arena.field import SIZES
from game.arena.match import Arena, Match
from game.arena.record import read
from game.arena.starts import shift_of_round
from game.core.grid import RIGHT, UP
from game.core.rules import PLAYERS
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import HUMAN, Players
from game.session.timed_match import RecordedMatch

FRAME = 1 / 60
ALONE, TWO, BOTS = Players((HUMAN, "casual")), Players((HUMAN, HUMAN)), Players(("sharp", "sharp"))
USUAL = motion_of(Settings())
CALM = motion_of(Settings(reduced_motion=True))
WINDOWS = [(640, 360), (1280, 800), (2560, 1080), (720, 1280)]


def seen(
    match: Match, players: Players, motion: Motion = USUAL, frame: float = FRAME
) -> Iterator[tuple[PhasedMatch, Sight]]:
    """Every frame of a match that is shown again, until its result."""
    phased, camera = PhasedMatch(RecordedMatch(match)), Camera(players)
    camera.advance(phased, (), 0.0)
    while phased.phase not in (Phase.OVER, Phase.RESULT):
        yield phased, camera.sight(phased, motion)
        camera.advance(phased, phased.advance(frame), frame)


def assert_is_seen(window: tuple[int, int], phased: PhasedMatch, sight: Sight, player: int) -> None:
    """The cycle is between the panels and the prompts, and no side of the screen cuts off its middle."""
    match = phased.match
    panorama = Panorama(ArenaPlaces(Layout(*window), match.arena.field), sight.zoom)
    part, (x, y) = panorama.part(sight), (0.0, 0.0)
    ridden, progress = match.round, phased.progress
    rider = riders_of(ridden, progress, ridden.state.tick)[player - 1]
    x, y = panorama.area.at(rider.place)
    half = panorama.area.cell / 2
    assert part.left + half < x < part.right - half
    assert part.top < y < part.bottom
    if sight.near == 1 and sight.shaken == (0, 0):
        top, bottom = panorama.places.panels.bottom, panorama.places.layout.footer.top
        assert top < y - panorama.corner(sight)[1] < bottom


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("frame", [FRAME, 0.05])
def test_a_person_alone_never_leaves_the_picture(window: tuple[int, int], frame: float) -> None:
    for phased, sight in seen(read(MATCH), ALONE, frame=frame):
        if phased.phase is not Phase.REPLAY:
            assert_is_seen(window, phased, sight, 1)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    size=st.sampled_from(sorted(SIZES)),
    turns=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=4, max_size=50),
    window=st.sampled_from(WINDOWS),
)
def test_whatever_a_person_rides_they_stay_in_the_picture(
    seed: int, size: str, turns: list[tuple[int, int]], window: tuple[int, int]
) -> None:
    match = Match.begin(Arena(size=size, seed=seed, points_to_win=1))
    for turn in turns:
        for rider, direction in zip(PLAYERS, turn, strict=True):
            match = match.press(rider, direction)
        for _tick in range(2):
            if not match.round.over:
                match = match.after_tick()
    for phased, sight in seen(match, ALONE, frame=0.03):
        if phased.phase is not Phase.REPLAY:
            assert_is_seen(window, phased, sight, 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("players", [ALONE, TWO])
def test_where_people_ride_all_of_the_field_is_seen(
    window: tuple[int, int], size: str, players: Players
) -> None:
    phased, sight = next(seen(Match.begin(Arena(size=size)), players))
    layout = Layout(*window)
    panorama = Panorama(ArenaPlaces(layout, phased.match.arena.field), sight.zoom)
    assert layout.screen.contains(panorama.seen(Sight(sight.zoom, sight.focus)).whole)


def test_with_reduced_motion_the_camera_stands_still_and_sees_all_of_the_field() -> None:
    for players in (ALONE, TWO, BOTS):
        assert {sight for _phased, sight in seen(read(MATCH), players, CALM)} == {Sight()}


def test_without_shaking_nothing_trembles_but_the_camera_moves() -> None:
    still = motion_of(Settings(shake=False))
    sights = [sight for _phased, sight in seen(read(MATCH), ALONE, still)]
    assert {sight.shaken for sight in sights} == {(0.0, 0.0)}
    assert len({sight.focus for sight in sights}) > 100
    assert any(sight.shaken != (0, 0) for _phased, sight in seen(read(MATCH), ALONE))


@pytest.mark.parametrize("line", [MATCH, OF_FOUR])
def test_it_comes_near_only_for_less_than_half_a_second(line: str) -> None:
    match = read(line)
    longest = here = 0.0
    for phased, sight in seen(match, ALONE if match.arena.riders == 2 else Players((HUMAN,) * 4)):
        here = here + FRAME if sight.near > 1 and phased.phase is not Phase.REPLAY else 0.0
        longest = max(longest, here)
    assert 0.2 < longest < 0.5


def test_near_misses_are_felt() -> None:
    """Player 1 turns away right in front of a trail: the picture trembles before anybody has crashed."""
    seed = next(seed for seed in range(100) if shift_of_round(seed, 0) == 1)
    match = Match.begin(Arena(seed=seed, points_to_win=1))
    for turn in (*(None,) * 10, UP, RIGHT):
        match = (match if turn is None else match.press(1, turn)).after_tick()
    while not match.round.over:
        match = match.after_tick()
    felt = [sight for phased, sight in seen(match, ALONE) if phased.phase is Phase.RIDE and sight.near > 1]
    assert felt
    assert any(sight.shaken[0] for sight in felt)


def test_it_moves_smoothly() -> None:
    """From frame to frame its speed changes little, also where a rider turns."""
    layout = Layout(1280, 800)
    panorama = Panorama(ArenaPlaces(layout, SIZES["compact"]), 1.3)
    lefts = [
        panorama.corner(Sight(sight.zoom, sight.focus))[0]
        for phased, sight in seen(read(MATCH), ALONE)
        if phased.phase is Phase.RIDE
    ]
    steps = [after - before for before, after in pairwise(lefts)]
    assert max(map(abs, steps)) < 0.02 * layout.width
    assert max(abs(after - before) for before, after in pairwise(steps)) < 0.004 * layout.width + 1


PLACES = st.tuples(st.floats(-40, 40), st.floats(-40, 40))


@given(aim=st.builds(Aim, PLACES, PLACES), goal=PLACES, one=st.floats(0, 2), other=st.floats(0, 2))
def test_how_it_moves_does_not_depend_on_the_length_of_frames(
    aim: Aim, goal: tuple[float, float], one: float, other: float
) -> None:
    at_once, in_two = aim.after(one + other, goal), aim.after(one, goal).after(other, goal)
    assert at_once.place == pytest.approx(in_two.place, abs=1e-6)
    assert at_once.speed == pytest.approx(in_two.speed, abs=1e-6)


@given(start=PLACES, goal=PLACES)
def test_it_comes_to_what_it_follows_and_never_swings_past_it(
    start: tuple[float, float], goal: tuple[float, float]
) -> None:
    aim = Aim(start)
    for _frame in range(200):
        aim = aim.after(0.02, goal)
        for at, begun, end in zip(aim.place, start, goal, strict=True):
            assert (end - at) * (end - begun) >= -1e-9
    assert aim.place == pytest.approx(goal, abs=0.01)
