"""The set-up of a game: who plays, the board, the options that the game declares, and who wins there."""

from dataclasses import replace
from functools import lru_cache

from game.arcade.draw.frame import Frame
from game.arcade.navigation.destinations import Destination, ToAttract, ToHowTo, ToPlay
from game.arcade.profile.choices import Choices
from game.arcade.scenes.device_rows import after
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.rows import GLIDE_SECONDS, Row
from game.arcade.scenes.scene import Go
from game.arcade.scenes.set_up import SIDES, SetUpScene
from game.arcade.sentences.captions import bot_title
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.arcade.views.start_board import StartBoard
from game.bots.levels import LEVELS
from game.bots.questions import AskValue, GameSoFar
from game.core.match import Match
from game.core.rules import PLAYERS, Player, opponent
from game.core.variant import Option, Setup, Variant
from game.core.words import _, later
from game.session.my_level import MINE
from game.session.players import HUMAN, Players
from game.solving.values import Value

ROUNDS = (1, 3, 5, 7, 9)


class Fairness:
    """Which player wins with perfect play on each board: the bot process is asked once about each."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._known: dict[Setup, Value] = {}

    def update(self, setup: Setup) -> None:
        """Ask about a board. Nothing waits for the answer."""
        if setup in self._known:
            return
        value = self._adviser.ask(_question(setup))
        if isinstance(value, Value):
            self.know(setup, value)

    def know(self, setup: Setup, value: Value) -> None:
        """Keep the value of a board's start for the player who begins."""
        self._known[setup] = value

    def leave(self) -> None:
        """The set-up is closed: the answer is no longer needed."""
        self._adviser.rest()

    def words(self, setup: Setup) -> str:
        """A sentence for the set-up; empty until there is an answer."""
        sentences = {
            Value.WIN: _("With perfect play, the first player wins."),
            Value.LOSS: _("With perfect play, the second player wins."),
            Value.DRAW: _("With perfect play, the game is a draw."),
            Value.UNKNOWN: _("It is not known who wins with perfect play."),
        }
        return sentences[self._known[setup]] if setup in self._known else ""


@lru_cache(maxsize=32)
def _question(setup: Setup) -> AskValue:
    """Creating the rules of a large board takes longer than a frame."""
    return AskValue(GameSoFar.of(Match(setup)))


class GameSetUpScene(SetUpScene[Choices]):
    """The choices before a game, next to the board that they result in."""

    candidates = (HUMAN, *LEVELS, MINE)

    shows_room = True

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        self._variant = variant
        self.to_play, self.to_how_to = ToPlay(variant), ToHowTo(variant)
        self._my_level = context.profile.history.my_level(variant.slug)
        self.fairness = Fairness(context.adviser)
        self._lights_of_first: Lights[Player] = Lights(GLIDE_SECONDS)
        super().__init__(context, go)

    def variant(self) -> Variant:
        return self._variant

    @property
    def name(self) -> str:
        return self._variant.name

    @property
    def summary(self) -> str:
        return _(self._variant.summary)

    @property
    def choices(self) -> Choices:
        return self.context.choices.of(self._variant)

    def keep(self, choices: Choices) -> None:
        self.context.choices.change(choices)

    # The seats

    def who_plays(self, player: Player) -> str:
        return HUMAN if player in self.choices.people else self.choices.level

    def with_player(self, player: Player, who: str) -> Choices:
        """At least one of the two stays a person."""
        if who == HUMAN:
            return replace(self.choices, people=PLAYERS)
        return replace(self.choices, people=(opponent(player),)).with_level(who)

    def name_of(self, who: str) -> str:
        if who == HUMAN:
            return _("Person")
        if who == MINE:
            return _("Bot at my level")
        return bot_title(who)

    # The other rows

    @property
    def players(self) -> Players:
        return self.context.players(self._variant)

    def own_rows(self) -> list[Row]:
        return [
            Row(later("Goes first"), change=self._change_first, value=self._first),
            Row(later("Board"), change=self._change_size, value=self._size),
            Row(later("Rounds"), change=self._change_rounds, value=lambda: str(self.choices.rounds)),
            *(self._option_row(option) for option in self._variant.options),
        ]

    def _option_row(self, option: Option) -> Row:
        def value() -> str:
            words = _(dict(self.choices.setup.options)[option.name])
            return words[:1].upper() + words[1:]

        def change(step: int) -> None:
            chosen = dict(self.choices.setup.options)
            chosen[option.name] = after(option.values, chosen[option.name], step)
            self._choose_board(self.choices.setup.size, chosen)

        return Row(option.title or option.name.capitalize(), change=change, value=value)

    def _first(self) -> str:
        return self.players.names.of(self.choices.first)

    def _change_first(self, _step: int) -> None:
        self.keep(replace(self.choices, first=opponent(self.choices.first)))

    def _size(self) -> str:
        size = self.choices.setup.size
        if size == self._variant.size:
            return _("{size} × {size} official", size=size)
        return _("{size} × {size}", size=size)

    def _change_size(self, step: int) -> None:
        size = after(tuple(self._variant.sizes), self.choices.setup.size, step)
        self._choose_board(size, dict(self.choices.setup.options))

    def _choose_board(self, size: int, options: dict[str, str]) -> None:
        self.keep(self.choices.with_setup(self._variant.setup(size, options)))

    def _change_rounds(self, step: int) -> None:
        self.keep(replace(self.choices, rounds=after(ROUNDS, self.choices.rounds, step)))

    # What happens

    def update(self, seconds: float) -> None:
        self.fairness.update(self.choices.setup)

    def leave(self) -> None:
        self.fairness.leave()

    def when_left_alone(self) -> Destination:
        return ToAttract(self._variant)

    # The picture

    def ease(self, seconds: float) -> None:
        super().ease(seconds)
        self._lights_of_first.follow((self.choices.first,), seconds)

    @property
    def easing(self) -> bool:
        return super().easing or not self._lights_of_first.resting

    @property
    def lights_of_first(self) -> tuple[float, float]:
        lights = self._lights_of_first.shown((self.choices.first,))
        return lights.get(1, 0.0), lights.get(2, 0.0)

    def _note(self) -> str:
        """Who wins with perfect play, or what my level is."""
        bots = [SIDES[player - 1] for player in PLAYERS if player not in self.choices.people]
        if self.choices.level == MINE and self.rows.focused.label in bots:
            title = _(LEVELS[self._my_level].title)
            return _("{level} now: winning raises it, losing lowers it.", level=title)
        return self.fairness.words(self.choices.setup)

    def shown_start(self) -> StartBoard:
        setup = self.choices.setup
        rules = setup.rules()
        start = rules.start(self.choices.first)
        frame = Frame(start, (), time=self.context.calm_pulse_time, legal=tuple(rules.legal_moves(start)))
        return StartBoard(self._note(), renderer_of(setup, self.theme), frame)
