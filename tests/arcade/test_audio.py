"""What is heard with each setting of the sound: SDL's disk driver writes every sample to a file."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue, paths
from game.arcade.draw.layout import Layout
from game.arcade.profile.choices import ChoiceBook
from game.arcade.profile.settings import Settings
from game.arcade.scenes.play.board import Board
from game.arcade.scenes.play.cues import cue_of
from game.arcade.shell.audio import Audio, close_mixer
from game.arcade.shell.context import Context
from game.arcade.shell.music import STEM_SECONDS
from game.core.match import Match
from game.session.events import Moved
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from tests.arcade.pieces import STEP, await_that, hear_music, loudness_of_stems, stems, write_piece

SOUNDS = paths.assets() / "sounds"
# A sample of the mix differs from half the sum of its two channels by this much at most, of 32768.
ROUNDING = 2

Heard = Callable[..., list[int]]


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file that gets every sample, as fast as it can be written."""
    close_mixer()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "0")
    yield tmp_path / "heard.raw"
    close_mixer()


def cabinet(**settings: Any) -> Context:
    return Context({}, Layout(640, 360), Audio(), ChoiceBook(), settings=Settings(**settings))


def samples(disk: Path) -> list[int]:
    """Everything since the mixer was opened. It is closed, so that all is written."""
    close_mixer()
    return memoryview(disk.read_bytes()).cast("h").tolist()


def first_sound(some: list[int]) -> int:
    """Where silence ends."""
    return next((number for number, sample in enumerate(some) if sample), 0)


@pytest.fixture
def heard(disk: Path) -> Heard:
    """The samples of a sound with some settings, without the silence around it."""

    def play(name: str, pan: float = 0.0, **settings: Any) -> list[int]:
        cabinet(**settings).audio.play(name, pan=pan)
        await_its_end()
        every = samples(disk)
        begun, ended = first_sound(every), len(every) - first_sound(every[::-1])
        return every[begun : ended + (ended - begun) % 2]  # as much of the left as of the right

    return play


def peak(some: list[int]) -> int:
    return max(map(abs, some))


@pytest.mark.parametrize(
    ("settings", "share"),
    [
        ({"effects": 50}, 0.5),
        ({"master": 50}, 0.5),
        ({"master": 50, "effects": 50}, 0.25),
        ({"master": 0}, 0.0),
        ({"effects": 0}, 0.0),
        ({"music": 0}, 1.0),
    ],
)
def test_an_effect_is_as_loud_as_master_and_effects_say(
    heard: Heard, settings: dict[str, int], share: float
) -> None:
    full = peak(heard("turn", effects=100))
    assert peak(heard("turn", **{"effects": 100, **settings})) == pytest.approx(share * full, abs=0.02 * full)


@pytest.mark.usefixtures("disk")
@pytest.mark.parametrize(
    ("settings", "share"),
    [({"music": 50}, 0.5), ({"master": 40}, 0.4), ({"music": 0}, 0.0), ({"effects": 0}, 1.0)],
)
def test_the_music_is_as_loud_as_master_and_music_say(settings: dict[str, int], share: float) -> None:
    context = cabinet(**{"music": 100, **settings})
    context.audio.music("menu")
    hear_music(context.audio)
    assert loudness_of_stems() == pytest.approx([share] * 4, abs=0.01)


def test_mono_is_one_channel_with_half_of_either(heard: Heard) -> None:
    both = heard("move_1", effects=100)
    left, right = both[::2], both[1::2]
    one = heard("move_1", effects=100, mono=True)
    assert left != right
    mixed = [(a + b) / 2 for a, b in zip(left, right, strict=True)]
    length = min(len(one), len(mixed))
    assert length > 0.9 * len(mixed)
    assert max(abs(a - b) for a, b in zip(one[:length], mixed[:length], strict=True)) <= ROUNDING


def test_a_sound_from_one_side_is_quieter_on_the_other(heard: Heard) -> None:
    middle, left = heard("move_1", effects=100), heard("move_1", pan=-1.0, effects=100)
    assert peak(left[::2]) == pytest.approx(peak(middle[::2]), rel=0.02)
    assert peak(left[1::2]) < 0.6 * peak(middle[1::2])


@pytest.fixture
def busy() -> Iterator[None]:
    """Another thread that wants to compute all the time, so that ours waits between any two calls."""
    done = threading.Event()

    def compute() -> None:
        while not done.is_set():
            pass

    other = threading.Thread(target=compute)
    other.start()
    yield
    done.set()
    other.join()


@pytest.mark.usefixtures("busy")
def test_a_sound_comes_from_its_side_from_the_first_sample_to_the_last(disk: Path) -> None:
    """What is set after the device took the first samples is too late, and would stay for the next sound."""
    audio = cabinet(effects=100).audio
    for _ in range(10):
        audio.play("move_1", pan=-1.0)
        await_its_end()
    every = samples(disk)
    assert peak(every[1::2]) < 0.6 * peak(every[::2])


def test_in_mono_a_sound_is_as_loud_wherever_it_comes_from(heard: Heard) -> None:
    assert peak(heard("move_1", pan=1.0, mono=True)) == peak(heard("move_1", mono=True))


@pytest.mark.parametrize(("cell", "pan"), [("3,1", -1.0), ("3,3", 0.0), ("3,5", 1.0)])
def test_a_move_comes_from_its_column(cell: str, pan: float) -> None:
    rules = catalogue.games()["apart"].setup().rules()
    match = Match(catalogue.games()["apart"].setup())
    match.play(rules.read_move(cell))
    assert cue_of(Moved(match.plies[-1]), rules).pan == pan


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of the sounds that are played, each when it is read."""
    files: list[Path] = []
    sound_in = pygame.mixer.Sound

    def noted(file: Path) -> pygame.mixer.Sound:
        files.append(file)
        return sound_in(file)

    monkeypatch.setattr(pygame.mixer, "Sound", noted)
    return files


@pytest.mark.usefixtures("disk")
def test_a_game_plays_its_own_sounds_and_the_shared_ones(read: list[Path]) -> None:
    audio, own = Audio(), catalogue.sounds_of(catalogue.games()["siege"])
    for name in ("move_1", "hint"):
        audio.play(name, own)
    assert read == [own / "move_1.ogg", SOUNDS / "hint.ogg"]


@pytest.mark.usefixtures("disk")
def test_moves_are_heard_in_three_takes_that_follow_each_other(read: list[Path]) -> None:
    context = cabinet()
    board = Board(context, Session(catalogue.games()["apart"].setup(), Players(), Series()))
    for _move in range(4):
        moves = board.session.match.rules.legal_moves(board.session.match.position)
        board.take(board.session.play(moves[0]))
    assert [file.stem for file in read] == ["move_1_b", "move_2_c", "move_1", "move_2_b"]


@pytest.mark.usefixtures("disk")
def test_every_sound_is_heard_in_mono() -> None:
    names = [path.stem for path in SOUNDS.glob("*.ogg")]

    def peaks(*, mono: bool) -> list[int]:
        cabinet(mono=mono)
        every = [pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw() for name in names]
        close_mixer()
        return [peak(memoryview(one).cast("h").tolist()) for one in every]

    both = zip(names, peaks(mono=False), peaks(mono=True), strict=True)
    assert [name for name, two, one in both if one < 0.4 * two] == []


def ground(audio: Audio) -> int:
    """The first sample of the ground that sounds; 0 if none does."""
    audio.update(STEP)
    sound = stems()[0].get_sound()
    return memoryview(sound.get_raw()).cast("h")[0] if sound else 0


@pytest.fixture
def in_time(disk: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The samples are written as fast as they are heard."""
    monkeypatch.delenv("SDL_DISKAUDIODELAY")
    return disk


@pytest.mark.usefixtures("in_time")
@pytest.mark.parametrize("interrupt", ["mono", "rest"])
def test_the_music_goes_on_with_the_section_in_which_it_was_interrupted(
    tmp_path: Path, interrupt: str
) -> None:
    audio = cabinet(music=100).audio
    audio.music("menu", write_piece(tmp_path, *([level] * 12000 for level in (3000, 9000, 5000))))
    await_that(lambda: ground(audio) == 9000)
    if interrupt == "mono":
        audio.set_mono(mono=True)
    else:
        audio.rest(resting=True)
        assert not pygame.mixer.get_busy()
        audio.rest(resting=False)
    await_that(lambda: ground(audio) != 0)
    assert ground(audio) == 9000


@pytest.mark.usefixtures("disk")
def test_a_game_without_music_of_its_own_has_that_of_the_run(tmp_path: Path) -> None:
    own, shared = catalogue.sounds_of(catalogue.games()["siege"]), SOUNDS / "music"
    grounds = []
    for folder in (own, tmp_path):
        audio = cabinet(music=100).audio
        audio.music("run", folder)
        hear_music(audio)
        grounds.append(2 * stems()[0].get_sound().get_length())  # half of a section
        close_mixer()
    pygame.mixer.init(44100, -16, 2)
    expected = [
        pygame.mixer.Sound(folder / "rest.ogg").get_length() for folder in (own / "music", shared / "run")
    ]
    assert grounds == pytest.approx(expected, abs=0.001)


def test_one_section_follows_the_other_without_a_gap(in_time: Path, tmp_path: Path) -> None:
    audio, length = cabinet(music=100).audio, 9000
    audio.music("menu", write_piece(tmp_path, *([level] * length for level in (3000, 9000, 5000))))
    hear_music(audio)
    for level in (9000, 5000, 3000):
        await_that(lambda level=level: ground(audio) == level)  # type: ignore[misc]
    every = samples(in_time)[::2]
    begins = every.index(9000)
    assert every[begins : begins + 2 * length] == [9000] * length + [5000] * length


def test_a_stem_comes_in_when_the_end_is_near_and_goes_without_a_click() -> None:
    heard: list[float] = []
    audio = cabinet(music=100).audio
    audio.music("menu", tension=0.0)
    hear_music(audio)
    calm = loudness_of_stems()
    heard.append(calm[3])
    audio.set_tension(1.0)
    for _frame in range(round(2 * STEM_SECONDS * 60)):
        audio.update(1 / 60)
        heard.append(stems()[3].get_volume())
    assert calm[0] == 1.0
    assert calm[1] > 0.5
    assert calm[2:] == [0.0, 0.0]
    assert loudness_of_stems() == [1.0] * 4
    assert max(later - sooner for sooner, later in pairwise(heard)) < 0.03


@pytest.mark.usefixtures("disk")
def test_when_mono_could_not_be_opened_the_next_change_brings_the_sound_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context = cabinet(music=100)
    context.audio.music("menu")
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    context.change(Settings(music=100, mono=True))
    assert not context.audio.works
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    context.change(Settings(music=100))
    assert context.audio.works
    hear_music(context.audio)


@pytest.mark.usefixtures("disk")
def test_the_mixer_is_closed_only_when_nothing_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a sound that ends at that moment could hold up the arcade for ever."""
    sounding: list[bool] = []
    really_quit = pygame.mixer.quit

    def closed() -> None:
        sounding.append(pygame.mixer.get_busy())
        really_quit()

    monkeypatch.setattr(pygame.mixer, "quit", closed)
    audio = Audio()
    for end_all in (partial(audio.set_mono, mono=True), close_mixer):
        audio.music("menu")
        audio.play("win_1")
        hear_music(audio)
        await_that(partial(a_section_waits, audio))
        end_all()
    assert sounding == [False, False]
    Audio()  # for the tests that follow


def await_its_end() -> None:
    """Wait until no sound is heard any more."""
    await_that(lambda: not pygame.mixer.get_busy())


def a_section_waits(audio: Audio) -> bool:
    audio.update(0.0)
    return stems()[0].get_queue() is not None
