"""The set-up of the Arena: the choices before a match, next to the field of its first round."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from operator import attrgetter

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Destination, ToArena, ToArenaAttract, ToArenaHowTo
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.scenes.set_up import SetUpScene
from game.arcade.sentences.arena_words import arena_in_words, rider_title
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.start_field import StartField
from game.arena.bots.rider_levels import LEVELS
from game.arena.maps import MAPS
from game.arena.match import ROUNDS_TO_WIN, Arena
from game.arena.speed import SPEEDS
from game.bots.entrants import PROGRAM
from game.core.rules import Player
from game.core.words import _, later
from game.session.players import HUMAN, Players

SIZE_TITLES = {"small": later("Small"), "standard": later("Standard"), "large": later("Large")}
SUMMARY = later("Light cycles at speed. Leave a wall of light behind you, and hit no wall.")


class ArenaSetUpScene(SetUpScene[ArenaChoices]):
    """The choices before a match. The seed is that of the match, so that its walls are those shown here."""

    to_how_to = ToArenaHowTo()
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
    def name(self) -> str:
        return _("Arena")

    @property
    def summary(self) -> str:
        return _(SUMMARY)

    @property
    def choices(self) -> ArenaChoices:
        return self.context.arena.kept

    def keep(self, choices: ArenaChoices) -> None:
        self.context.arena.keep(choices)

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
        return [
            self._arena_row(later("Map"), MAPS, attrgetter("map"), _with_map),
            self._arena_row(later("Speed"), speeds, attrgetter("speed"), _with_speed),
            Row(later("Rounds to win"), change=self._change_rounds, value=self._rounds),
            self._arena_row(later("Size"), SIZE_TITLES, attrgetter("size"), _with_size),
        ]

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

    def _rounds(self) -> str:
        return str(self.choices.arena.points_to_win)

    def _change_rounds(self, step: int) -> None:
        rounds = after(tuple(sorted(ROUNDS_TO_WIN)), self.choices.arena.points_to_win, step)
        self._agree(replace(self.choices.arena, points_to_win=rounds))

    def _agree(self, arena: Arena) -> None:
        self.keep(self.choices.with_arena(arena))

    def when_left_alone(self) -> Destination:
        return ToArenaAttract()

    # The picture

    def shown_start(self) -> StartField:
        arena = self.choices.arena
        return StartField(arena_in_words(arena), replace(arena, seed=self._seed).start(0, 0))


def _with_map(arena: Arena, name: str) -> Arena:
    return replace(arena, map=name)


def _with_speed(arena: Arena, name: str) -> Arena:
    return replace(arena, speed=name)


def _with_size(arena: Arena, name: str) -> Arena:
    return replace(arena, size=name)
