"""The set-up: the choices before a game, including the options that the game declares."""

from dataclasses import replace

from pygame import Rect, Surface

from game.arcade.context import Context
from game.arcade.destinations import Attraction, Back, ToAttract, ToHowTo, ToPlay
from game.arcade.draw.frame import Frame
from game.arcade.input.actions import Action, Command
from game.arcade.profile.choices import Choices
from game.arcade.renderers import renderer_of, rules_of
from game.arcade.scenes.device_rows import after, device_rows
from game.arcade.scenes.fairness import Fairness
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Parts, Prompts, Scene
from game.arcade.sentences.captions import short_name
from game.arcade.views.night_change import changed_by_night
from game.arcade.views.rows import Places, Scroll
from game.arcade.views.setup import SetupPicture, draw_setup, setup_places, setup_slab
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player, opponent
from game.core.variant import Option, Variant
from game.core.words import _, later
from game.session.my_level import MINE

ROUNDS = (1, 3, 5, 7, 9)
SIDES = (later("Player 1"), later("Player 2"))
# Who can play a side: a person, or a bot of a level.
PERSON = ""
WHO = (PERSON, *LEVELS, MINE)


class SetupScene(Scene):
    """A column of choices next to the resulting board."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._my_level = context.profile.history.my_level(variant.slug)
        self.fairness = Fairness(context.adviser)
        self.rows = RowList(self._make_rows(), self._places)

    def variant(self) -> Variant:
        return self._variant

    @property
    def choices(self) -> Choices:
        """The current choices, without gamepads that were unplugged."""
        return self.context.choices.of(self._variant)

    def _keep(self, choices: Choices) -> None:
        self.context.choices.keep(choices)

    # The rows

    def _make_rows(self) -> list[Row]:
        return [
            Row(later("Play"), self._start),
            *(self._player_row(player) for player in PLAYERS),
            Row(later("Goes first"), change=self._change_first, value=self._first),
            Row(later("Board"), change=self._change_size, value=self._size),
            Row(later("Rounds"), change=self._change_rounds, value=lambda: str(self.choices.rounds)),
            *(self._option_row(option) for option in self._variant.options),
            *device_rows(self.context, lambda: self.choices, self._keep),
            Row(later("How to play"), self._how_to),
        ]

    def _option_row(self, option: Option) -> Row:
        def value() -> str:
            return _(dict(self.choices.setup.options)[option.name])

        def change(step: int) -> None:
            chosen = dict(self.choices.setup.options)
            chosen[option.name] = after(option.values, chosen[option.name], step)
            self._choose_board(self.choices.setup.size, chosen)

        return Row(option.title or option.name.capitalize(), change=change, value=value)

    def _player_row(self, player: Player) -> Row:
        """Who plays a side. One of both is always a person."""

        def who() -> str:
            return PERSON if player in self.choices.people else self.choices.level

        def value() -> str:
            return self._level() if who() else _("person")

        def change(step: int) -> None:
            chosen = after(WHO, who(), step)
            if chosen == PERSON:
                self._keep(replace(self.choices, people=PLAYERS))
            else:
                self._keep(replace(self.choices, people=(opponent(player),)).with_level(chosen))

        return Row(SIDES[player - 1], change=change, value=value)

    def _level(self) -> str:
        if self.choices.level == MINE:
            return _("bot at my level")
        return _("{level} bot", level=_(LEVELS[self.choices.level].title))

    def _first(self) -> str:
        return _("Player {player}", player=self.choices.first)

    def _change_first(self, _step: int) -> None:
        self._keep(replace(self.choices, first=opponent(self.choices.first)))

    def _size(self) -> str:
        size = self.choices.setup.size
        if size == self._variant.size:
            return _("{size} × {size} official", size=size)
        return _("{size} × {size}", size=size)

    def _change_size(self, step: int) -> None:
        size = after(tuple(self._variant.sizes), self.choices.setup.size, step)
        self._choose_board(size, dict(self.choices.setup.options))

    def _choose_board(self, size: int, options: dict[str, str]) -> None:
        self._keep(self.choices.with_setup(self._variant.setup(size, options)))

    def _change_rounds(self, step: int) -> None:
        self._keep(replace(self.choices, rounds=after(ROUNDS, self.choices.rounds, step)))

    def _how_to(self) -> None:
        self.go(ToHowTo(self._variant))

    def _start(self) -> None:
        self.context.audio.play("confirm")
        self.go(ToPlay(self._variant))

    # What happens

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Command.PAUSE, Command.UNDO):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb in (Command.HELP, Command.HINT):
            self._how_to()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def update(self, seconds: float) -> None:
        self.fairness.update(self.choices.setup)

    def leave(self) -> None:
        self.fairness.leave()

    def attraction(self) -> Attraction:
        return ToAttract(self._variant)

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Back"))]

    # The picture

    @property
    def resting(self) -> bool:
        return True

    @property
    def board(self) -> Rect | None:
        slab = setup_slab(self.context.layout, _(self._variant.summary), self.rows.places)
        return slab.whole if slab is not None else None

    def _places(self, scroll: Scroll) -> Places:
        layout = self.context.layout
        return setup_places(layout, _(self._variant.summary), scroll)

    def _note(self) -> str:
        """Who wins with perfect play, or what my level is."""
        bots = [SIDES[player - 1] for player in PLAYERS if player not in self.choices.people]
        if self.choices.level == MINE and self.rows.focused.label in bots:
            title = _(LEVELS[self._my_level].title)
            return _("{level} now: winning raises it, losing lowers it.", level=title)
        return self.fairness.words(self.choices.setup)

    def picture(self) -> SetupPicture:
        setup = self.choices.setup
        theme = self.theme
        rules = rules_of(setup)
        start = rules.start(self.choices.first)
        return SetupPicture(
            layout=self.context.layout,
            theme=theme,
            time=self.context.backdrop_time,
            name=short_name(self._variant),
            summary=_(self._variant.summary),
            rows=self.rows.picture(),
            renderer=renderer_of(setup, theme),
            frame=Frame(start, (), time=self.context.calm_pulse_time, legal=tuple(rules.legal_moves(start))),
            note=self._note(),
        )

    def changed_parts(self, before: SetupPicture, after: SetupPicture) -> Parts | None:
        return changed_by_night(before, after)

    def draw_picture(self, canvas: Surface, picture: SetupPicture) -> None:
        draw_setup(canvas, picture)
