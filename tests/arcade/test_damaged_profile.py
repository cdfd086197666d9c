"""A hundred damaged files: the arcade always starts, and always says what it could not read."""

import json
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import catalogue
from game.arcade.input.actions import LEFT_KEYS, Command
from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.input.rebinding import Entry, unbound
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import Settings
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.app import App
from game.arcade.shell.start_options import StartOptions
from game.core.rules import Outcome
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session
from tests.arcade.cabinet import shared_worker

FILES = ("settings.json", "choices.json", "bindings.json", "games/chain-1.json", "games/siege-1.json")
DAMAGES = 100


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What someone has kept who has played for a while."""
    place = tmp_path_factory.mktemp("sound")
    profile = Profile(place)
    profile.end_first_start()
    profile.keep_settings(Settings(), Settings(music=20, text=150, theme="light", mono=True))
    profile.keep_bindings(DEFAULT_BINDINGS, unbound(DEFAULT_BINDINGS, Entry(LEFT_KEYS, Command.UNDO, 0)))
    for slug in ("chain", "siege"):
        variant = catalogue.games()[slug]
        profile.choices.keep(profile.choices.of(variant).with_level("casual"))
        session = Session(variant.setup(), Players((HUMAN, "sharp")), Series(3, 2, (Outcome(2),)), 7)
        for text in variant.lesson.game.split()[:4]:
            session.play(session.match.rules.read_move(text))
        profile.keep(session)
    profile.close()
    return place


Chance = random.Random
Damage = Callable[[Path, Chance], object]


def cut(file: Path, chance: Chance) -> None:
    data = file.read_bytes().rstrip()
    file.write_bytes(data[: chance.randrange(len(data))])


def flip_bits(file: Path, chance: Chance) -> None:
    """In bytes of letters, the highest bit is always wrong."""
    data = bytearray(file.read_bytes())
    for _flip in range(chance.randint(1, 5)):
        data[chance.randrange(len(data))] ^= 0x80
    if data == file.read_bytes():
        data[0] ^= 0x80
    file.write_bytes(data)


def swap_types(file: Path, chance: Chance) -> None:
    fields = json.loads(file.read_text())
    known = [name for name in fields if name not in ("version", "format", "saved")]
    fields[chance.choice(known)] = chance.choice([[], {"a": []}, 1.5, -7, "?", "\u202e\x1b[2J"])
    file.write_text(json.dumps(fields))


def another_format(file: Path, chance: Chance) -> None:
    other = chance.choice(["gridlock replay", "gridlock", "", "gridlock settings of a friend"])
    file.write_text(re.sub('"gridlock [a-z]+"', f'"{other}"', file.read_text(), count=1))


def a_newer_version(file: Path, chance: Chance) -> None:
    file.write_text(file.read_text().replace('"version": 1', f'"version": {chance.randint(2, 99)}'))


def nonsense(file: Path, chance: Chance) -> None:
    file.write_bytes(chance.randbytes(chance.randrange(2000)))


def another_text(file: Path, chance: Chance) -> None:
    file.write_text(chance.choice(["", "\n", "null", "[]", "{}", '"x"', "0", "[" * 5000, "{" * 5000, "NaN"]))


def a_folder(file: Path, _chance: Chance) -> None:
    file.unlink()
    (file / "inside").mkdir(parents=True)


def a_link_to_itself(file: Path, _chance: Chance) -> None:
    file.unlink()
    file.symlink_to(file)


DAMAGE: tuple[Damage, ...] = (
    *(cut, flip_bits, swap_types, another_format, a_newer_version, nonsense, another_text),
    *(a_folder, a_link_to_itself),
)


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("part", range(4))
def test_the_arcade_starts_with_any_damaged_file_and_says_so(sound: Path, tmp_path: Path, part: int) -> None:
    for number in range(part, DAMAGES, 4):
        chance = random.Random(number)  # noqa: S311 - nobody's secret
        place = tmp_path / str(number)
        shutil.copytree(sound, place)
        name, damage = chance.choice(FILES), chance.choice(DAMAGE)
        damage(place / name, chance)
        app = App(StartOptions((320, 200)), Adviser(shared_worker()), profile := Profile(place))
        app.step(0.02)
        assert app.context.notices.current, (name, damage.__name__, number)
        profile.close()
        assert not Profile(place).take_notices(), "the next start finds everything in order"
