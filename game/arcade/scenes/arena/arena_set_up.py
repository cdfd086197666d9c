"""The set-up of the Arena: the choices before a match, next to the field of its first round."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from operator import attrgetter

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Destination, ToArena, ToArenaAttract, ToArenaHowTo, ToWhoPlays
from game.arcade.profile.arena_choices import RIDERS, WAYS_OF_FOUR, ArenaChoices, ManyRiders
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.ride_demo import FIELD
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.scenes.set_up import SetUpScene
from game.arcade.sentences.arena_words import arena_in_words, rider_title
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.ride_renderer import RideRenderer
from game.arcade.views.arena.start_field import StartField
from game.arena.bots.rider_levels import LEVELS
from game.arena.maps import MAPS
from game.arena.match import MOST_RIDERS, Arena, points_to_win
from game.arena.speed import SPEEDS
from game.bots.entrants import PROGRAM
from game.core.rules import Player
from game.core.words import _, later, plural
from game.session.players import HUMAN, Players

SIZE_TITLES = {
    "compact": later("Compact"),
    "small": later("Small"),
    "standard": later("Standard"),
    "large": later("Large"),
}
SUMMARY = later("Light cycles at speed. Leave a wall of light behind you, and hit no wall.")


class ArenaSetUpScene(SetUpScene[ArenaChoices]):
    """The choices before a match. The seed is that of the match, so that its walls are those shown here."""

    to_how_to = ToArenaHowTo()
    to_who_plays = ToWhoPlays(MOST_RIDERS)
    broad = True

    def __init__(self, context: Context, go: Go, seed: int) -> None:
        self._seed = seed
        self.to_play = ToArena(seed)
        # A program that was named on the command line stays a choice.
        programs = [who for who in dict.fromkeys(context.arena.kept.riders) if who.startswith(PROGRAM)]
        self.candidates = (HUMAN, *LEVELS, *programs)
        super().__init__(context, go)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    @property
    def in_room_of(self) -> RideRenderer:
        return RideRenderer(self.theme, FIELD)

    @property
    def name(self) -> str:
        return _("Arena")

    @property
    def summary(self) -> str:
        return _(SUMMARY)

    @property
    def choices(self) -> ArenaChoices:
        return self.context.arena.kept

    def keep(self, choices: ArenaChoices) -> None:
        """Keep changed choices. If more or fewer ride, there is something else to choose."""
        before = self._count
        self.context.arena.keep(choices)
        if self._count != before:
            self.make_rows_anew()

    # The seats

    def who_plays(self, player: Player) -> str:
        return self.choices.rider(player)

    def with_player(self, player: Player, who: str) -> ArenaChoices:
        return self.choices.with_rider(player, who)

    def name_of(self, who: str) -> str:
        return rider_title(who)

    # The other rows

    @property
    def players(self) -> Players:
        return self.context.riders

    def own_rows(self) -> list[Row]:
        speeds = {name: title for name, (_length, title) in SPEEDS.items()}
        size = self._arena_row(later("Size"), SIZE_TITLES, attrgetter("size"), _with_size)
        return [
            Row(later("Riders"), change=self._change_count, value=lambda: str(self._count)),
            *self._rows_of_many(),
            self._arena_row(later("Map"), MAPS, attrgetter("map"), _with_map),
            self._arena_row(later("Speed"), speeds, attrgetter("speed"), _with_speed),
            Row(later("First to"), change=self._change_goal, value=self._goal),
            *([size] if self._count == RIDERS[0] else []),
        ]

    def _rows_of_many(self) -> list[Row]:
        """How four ride, and who takes the places that nobody has."""
        found = []
        if self._count == RIDERS[-1]:
            found.append(Row(later("Teams"), change=self._change_teams, value=self._teams))
        if self._count > len(self.context.party.everybody or self.choices.riders):
            found.append(Row(later("Others"), change=self._change_others, value=self._others))
        return found

    def _arena_row(
        self,
        label: str,
        titles: Mapping[str, str],
        chosen: Callable[[Arena], str],
        put: Callable[[Arena, str], Arena],
    ) -> Row:
        """A row for one of the things that are agreed before a match, with the titles of its values."""

        def change(step: int) -> None:
            self._agree(put(self.choices.arena, after(tuple(titles), chosen(self.choices.arena), step)))

        return Row(label, change=change, value=lambda: _(titles[chosen(self.choices.arena)]))

    def _agree(self, arena: Arena) -> None:
        self.keep(self.choices.with_arena(arena))

    # How many ride, and how

    @property
    def _arena(self) -> Arena:
        """What is agreed among those who ride now."""
        return self.choices.agreed(self._count)

    @property
    def _count(self) -> int:
        """How many ride: at least those who are here."""
        return len(self.players.sides)

    def _change_count(self, step: int) -> None:
        least = min(max(RIDERS[0], len(self.context.party.everybody)), RIDERS[-1])
        self.keep(self.choices.with_count(after(range(least, RIDERS[-1] + 1), self._count, step)))

    def _others(self) -> str:
        return rider_title(self.choices.many.others)

    def _change_others(self, step: int) -> None:
        many = self.choices.many
        self._keep_many(replace(many, others=after(tuple(LEVELS), many.others, step)))

    def _keep_many(self, many: ManyRiders) -> None:
        self.keep(replace(self.choices, many=many))

    def _teams(self) -> str:
        """Each alone, or who rides together with the first rider."""
        teams = self._arena.teams
        if len(teams) != 2:
            return _("Each alone")
        one, two = teams[0]
        return _("{one} & {two}", one=one, two=two)

    def _change_teams(self, step: int) -> None:
        many = self.choices.many
        self._keep_many(replace(many, teams=after(tuple(WAYS_OF_FOUR), many.teams, step)))

    def _goal(self) -> str:
        count = self._arena.points_to_win
        if self._count > 2:
            return plural("{count} point", "{count} points", count)
        return plural("{count} round", "{count} rounds", count)

    def _change_goal(self, step: int) -> None:
        goals = points_to_win(self._arena.teams)
        goal = after(sorted(goals), self._arena.points_to_win, step)
        if self._count > 2:
            self._keep_many(replace(self.choices.many, length=goals.index(goal)))
        else:
            self._agree(replace(self.choices.arena, points_to_win=goal))

    def when_left_alone(self) -> Destination:
        return ToArenaAttract()

    # The picture

    def shown_start(self) -> StartField:
        return StartField(arena_in_words(self._arena), replace(self._arena, seed=self._seed).start(0, 0))


def _with_map(arena: Arena, name: str) -> Arena:
    return replace(arena, map=name)


def _with_speed(arena: Arena, name: str) -> Arena:
    return replace(arena, speed=name)


def _with_size(arena: Arena, name: str) -> Arena:
    return replace(arena, size=name)
