"""The choices before a match of the Arena."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.arcade.input.actions import Device
from game.arcade.profile.choices import ChosenDevices, given, without
from game.arena.bots.rider_levels import BEGINNERS_LEVEL, LEVELS
from game.arena.field import SIZES
from game.arena.maps import MAPS
from game.arena.match import (
    MOST_RIDERS,
    PAIRINGS,
    ROUNDS_TO_WIN,
    SIZE_FOR_MANY,
    Arena,
    Match,
    points_to_win,
)
from game.arena.record import write
from game.arena.speed import SPEEDS
from game.arena.state import Teams, each_alone
from game.bots.entrants import PROGRAM
from game.bots.riders import BotRider
from game.core.rules import PLAYERS, Player
from game.core.words import later
from game.people.person import Person
from game.session.players import HUMAN, Players
from game.session.timed_match import LiveMatch
from game.store.codec import Codec, Field, Fields, composed, one_of
from game.store.documents import Format
from game.store.record_file import RecordFile

NAME = "arena.json"
FORMAT = Format(
    "gridlock arena", 1, later("Your last choices for the Arena could not be read, so the defaults are used.")
)
# The level of bots to be watched.
SHOWN = "sharp"
# How many may ride, and how four of them: each alone, or in one of these pairings.
RIDERS = range(len(PLAYERS), MOST_RIDERS + 1)
ALONE = each_alone(MOST_RIDERS)
WAYS_OF_FOUR: dict[str, Teams] = {"alone": ALONE, **{f"1 and {teams[0][1]}": teams for teams in PAIRINGS}}


@dataclass(frozen=True)
class ManyRiders:
    """How many ride, and how three and four of them do.

    If more ride than are here, or than were chosen, bots of one level take the other places.
    """

    count: int = RIDERS[0]
    others: str = BEGINNERS_LEVEL
    teams: str = "alone"
    length: int = 0  # which of the numbers of points wins, the usual one first


@dataclass(frozen=True)
class ArenaChoices:
    """The map, the speed, the rounds, who rides, and the devices chosen.

    A rider is `HUMAN`, the level of a bot, or a program as `exec:PROGRAM`. Size and rounds are those of two.
    """

    arena: Arena = field(default_factory=Arena)
    riders: tuple[str, ...] = (HUMAN, BEGINNERS_LEVEL)
    devices: ChosenDevices = field(default=())
    many: ManyRiders = field(default_factory=ManyRiders)

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player, who in enumerate(self.riders, start=1) if who == HUMAN)

    def players(self, here: tuple[Person, ...]) -> Players:
        """Who rides: those who are here, or else the riders chosen, and bots in the other places."""
        first = Players.between(here[:MOST_RIDERS]) if here else Players(self.riders)
        more = max(0, self.many.count - len(first.sides))
        persons = (*first.persons, *(None,) * more) if first.persons else ()
        return Players((*first.kinds, *(self.many.others,) * more), persons)

    def agreed(self, riders: int) -> Arena:
        """What is agreed among so many riders."""
        if riders == len(PLAYERS):
            return self.arena
        teams = WAYS_OF_FOUR[self.many.teams] if riders == MOST_RIDERS else each_alone(riders)
        points = points_to_win(teams)[self.many.length]
        return replace(self.arena, size=SIZE_FOR_MANY, points_to_win=points, teams=teams)

    def ridden_by(self, players: Players) -> "ArenaChoices":
        """The same choices, as these riders agree on them."""
        return replace(self, arena=self.agreed(len(players.sides)), riders=players.kinds)

    def rider(self, player: Player) -> str:
        return self.riders[player - 1]

    def with_rider(self, player: Player, who: str) -> "ArenaChoices":
        riders = (*self.riders[: player - 1], who, *self.riders[player:])
        changed = replace(self, riders=riders)
        return changed.with_count(RIDERS[0]) if who.startswith(PROGRAM) else changed

    def with_count(self, count: int) -> "ArenaChoices":
        """The same choices for so many riders. Programs ride only against one other rider."""
        riders = self.riders
        if count > len(PLAYERS):
            riders = tuple(BEGINNERS_LEVEL if who.startswith(PROGRAM) else who for who in riders)
        return replace(self, riders=riders, many=replace(self.many, count=count))

    def with_arena(self, arena: Arena) -> "ArenaChoices":
        return replace(self, arena=arena)

    def with_device(self, player: Player, device: Device | None) -> "ArenaChoices":
        """The same choices with a device for one player only; None allows any device."""
        return replace(self, devices=given(self.devices, player, device))

    def without_device(self, device: Device) -> "ArenaChoices":
        return replace(self, devices=without(self.devices, device))


def new_ride(choices: ArenaChoices, seed: int, entrant: Callable[[str, Player, int], BotRider]) -> LiveMatch:
    """The start of a match, with its bots: those that a level, a player and a seed turn out to be."""
    agreed = replace(choices.arena, seed=seed)
    bots = {
        player: entrant(choices.rider(player), player, agreed.seed + player)
        for player, _who in enumerate(choices.riders, start=1)
        if player not in choices.people
    }
    return LiveMatch(Match.begin(agreed), bots)


def shown_alone(choices: ArenaChoices) -> ArenaChoices:
    """The same field for two bots that ride a single round, to be watched."""
    return replace(choices, arena=replace(choices.arena, points_to_win=1), riders=(SHOWN, SHOWN))


class ArenaBook:
    """The choices last used for the Arena. `store` keeps changed ones for the next start."""

    def __init__(
        self,
        kept: ArenaChoices | None = None,
        store: Callable[[ArenaChoices], None] = lambda _choices: None,
    ) -> None:
        self._kept = kept or ArenaChoices()
        self._store = store
        self._file = RecordFile()

    def record_in(self, path: Path | None) -> None:
        """Append every match to a file, until the program ends."""
        self._file = RecordFile(path)

    def record(self, match: Match) -> str:
        """Append a match that has ended or is left; a sentence if that fails."""
        return self._file.append(write(match)) if match.before or match.round.state.tick else ""

    @property
    def kept(self) -> ArenaChoices:
        return self._kept

    def keep(self, choices: ArenaChoices) -> None:
        self.use(choices)
        self._store(choices)

    def use(self, choices: ArenaChoices) -> None:
        """Use choices of which the next start does not know."""
        self._kept = choices

    def forget(self) -> None:
        """The defaults again."""
        self._kept = ArenaChoices()

    def forget_device(self, device: Device) -> None:
        """Remove a device that was unplugged."""
        self._kept = self._kept.without_device(device)


# As a document. A field that is missing or impossible has its default. Devices are chosen for a sitting, and
# programs from outside are typed for one match.


def _riders(fields: Fields) -> tuple[str, ...]:
    known = one_of((HUMAN, *LEVELS), str)
    usual = dict(zip(PLAYERS, ArenaChoices().riders, strict=True))
    written = {player: fields.get(f"player {player}") for player in PLAYERS}
    # In older documents, people have no name.
    return tuple(
        known.or_else(usual[player]).read(HUMAN if who == "" else who) for player, who in written.items()
    )


def _many_written(many: ManyRiders) -> Fields:
    """They have fields only where they were chosen."""
    return {} if many == ManyRiders() else MANY.write(many)


MANY = composed(
    ManyRiders,
    count=Field(one_of(RIDERS, int).or_else(RIDERS[0]), "riders"),
    others=Field(one_of(LEVELS, str).or_else(BEGINNERS_LEVEL), "other riders"),
    teams=one_of(WAYS_OF_FOUR, str).or_else("alone"),
    length=one_of(range(3), int).or_else(0),
)
USUAL = Arena()
CODEC = composed(
    ArenaChoices,
    arena=Field(
        composed(
            Arena,
            map=one_of(MAPS, str).or_else(USUAL.map),
            size=one_of(SIZES, str).or_else(USUAL.size),
            speed=one_of(SPEEDS, str).or_else(USUAL.speed),
            points_to_win=Field(one_of(ROUNDS_TO_WIN, int).or_else(USUAL.points_to_win), "rounds"),
        ),
        is_flat=True,
    ),
    riders=Field(
        Codec(_riders, lambda riders: {f"player {player}": riders[player - 1] for player in PLAYERS}),
        is_flat=True,
    ),
    many=Field(Codec(MANY.read, _many_written), is_flat=True),
)
