"""The set-up of the Arena: the choices before a match, next to a match on the chosen map."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from operator import attrgetter

from pygame import Rect, Surface

from game.arcade.accents import ARENA_ACCENT
from game.arcade.arena_destinations import ToArena, ToArenaAttract, ToArenaHowTo
from game.arcade.context import Context
from game.arcade.destinations import Attraction, Back
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.profile.arena_choices import PERSON, ArenaChoices
from game.arcade.scenes.device_rows import after, device_rows
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.sentences.arena_words import rider_title
from game.arcade.views.arena.setup import ArenaSetupPicture, draw_arena_setup, field_slab
from game.arcade.views.rows import Places, Scroll
from game.arcade.views.setup import setup_places
from game.arena.bots.levels import LEVELS
from game.arena.maps import MAPS
from game.arena.match import ROUNDS_TO_WIN, Arena
from game.arena.speed import SPEEDS
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _, later

WHO = (PERSON, *LEVELS)
SIDES = (later("Player 1"), later("Player 2"))
SIZE_TITLES = {"small": later("Small"), "standard": later("Standard"), "large": later("Large")}
SUMMARY = later("Light cycles at speed. Leave a wall of light, and do not hit any.")


class ArenaSetupScene(Scene):
    """A column of choices next to the field."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self.rows = RowList(self._make_rows(), self._places)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    @property
    def choices(self) -> ArenaChoices:
        return self.context.arena.kept

    # The rows

    def _make_rows(self) -> list[Row]:
        speeds = {name: title for name, (_length, title) in SPEEDS.items()}
        return [
            Row(later("Play"), self._start),
            *(self._rider_row(player) for player in PLAYERS),
            self._arena_row(later("Map"), MAPS, attrgetter("map"), _with_map),
            self._arena_row(later("Speed"), speeds, attrgetter("speed"), _with_speed),
            Row(later("Rounds to win"), change=self._change_rounds, value=self._rounds),
            self._arena_row(later("Field"), SIZE_TITLES, attrgetter("size"), _with_size),
            *device_rows(self.context, lambda: self.choices, self.context.arena.keep),
            Row(later("How to play"), self._how_to),
        ]

    def _rider_row(self, player: Player) -> Row:
        def change(step: int) -> None:
            who = after(WHO, self.choices.rider(player), step)
            self.context.arena.keep(self.choices.with_rider(player, who))

        return Row(SIDES[player - 1], change=change, value=lambda: rider_title(self.choices.rider(player)))

    def _arena_row(
        self,
        label: str,
        titles: Mapping[str, str],
        chosen: Callable[[Arena], str],
        put: Callable[[Arena, str], Arena],
    ) -> Row:
        """A row for a part of what is agreed before a match: its values, and their titles."""

        def change(step: int) -> None:
            self._agree(put(self.choices.arena, after(tuple(titles), chosen(self.choices.arena), step)))

        return Row(label, change=change, value=lambda: _(titles[chosen(self.choices.arena)]))

    def _rounds(self) -> str:
        return str(self.choices.arena.rounds_to_win)

    def _change_rounds(self, step: int) -> None:
        rounds = after(tuple(sorted(ROUNDS_TO_WIN)), self.choices.arena.rounds_to_win, step)
        self._agree(replace(self.choices.arena, rounds_to_win=rounds))

    def _agree(self, arena: Arena) -> None:
        self.context.arena.keep(self.choices.with_arena(arena))

    def _start(self) -> None:
        self.context.audio.play("confirm")
        self.go(ToArena())

    def _how_to(self) -> None:
        self.go(ToArenaHowTo())

    # What happens

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Command.PAUSE, Command.UNDO):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb in (Command.HELP, Command.HINT):
            self._how_to()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Back"))]

    def attraction(self) -> Attraction:
        return ToArenaAttract()

    # The picture

    @property
    def resting(self) -> bool:
        return True

    @property
    def board(self) -> Rect | None:
        slab = field_slab(self.context.layout, _(SUMMARY), self.rows.places, self.choices.arena.field)
        return slab.whole if slab is not None else None

    def _places(self, scroll: Scroll) -> Places:
        return setup_places(self.context.layout, _(SUMMARY), scroll)

    def picture(self) -> ArenaSetupPicture:
        return ArenaSetupPicture(
            layout=self.context.layout,
            theme=self.theme,
            time=self.context.backdrop_time,
            name=_("Arena"),
            summary=_(SUMMARY),
            rows=self.rows.picture(),
            start=self.choices.arena.start(0, 0),
        )

    def draw_picture(self, canvas: Surface, picture: ArenaSetupPicture) -> None:
        draw_arena_setup(canvas, picture)


def _with_map(arena: Arena, name: str) -> Arena:
    return replace(arena, map=name)


def _with_speed(arena: Arena, name: str) -> Arena:
    return replace(arena, speed=name)


def _with_size(arena: Arena, name: str) -> Arena:
    return replace(arena, size=name)
