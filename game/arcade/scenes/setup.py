"""The choices before a game. What a game declares of itself appears here by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from pygame import Rect, Surface

from game.arcade.choices import Choices
from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.text import write, write_lines
from game.arcade.draw.theme import NEON
from game.arcade.draw.widgets import Row, RowList
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Command, Device, Kind
from game.arcade.renderers import renderer_of, rules_of
from game.arcade.scenes.fairness import Fairness
from game.arcade.scenes.scene import Prompts, Scene
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.variant import Option, Variant
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

T = TypeVar("T")

ROUNDS = (1, 3, 5, 7, 9)
PEOPLE: tuple[tuple[Player, ...], ...] = (PLAYERS, (1,), (2,))


class SetupScene(Scene):
    """A column of choices beside the board that they give."""

    def __init__(self, cabinet: Cabinet, variant: Variant) -> None:
        super().__init__(cabinet)
        self.theme = NEON.tinted(variant.accent)
        self._variant = variant
        self.fairness = Fairness(cabinet)
        self._rows = RowList(self._make_rows(), lambda: (cabinet.layout, self._list_area()))

    @property
    def choices(self) -> Choices:
        """What is chosen now. The cabinet keeps it, and takes out of it a gamepad that is gone."""
        return self.cabinet.choices_for(self._variant)

    def _make_rows(self) -> list[Row]:
        rows = [
            Row(_("Play"), self._start),
            Row(_("Players"), change=self._change_people, value=self._people),
            Row(_("Bot"), change=self._change_level, value=self._level),
            Row(_("Begins"), change=self._change_first, value=self._first),
            Row(_("Board"), change=self._change_size, value=self._size),
            Row(_("Rounds"), change=self._change_rounds, value=lambda: str(self.choices.rounds)),
        ]
        rows += [self._option_row(option) for option in self._variant.options]
        rows += [self._device_row(player) for player in PLAYERS]
        return [*rows, Row(_("How to play"), self._how_to)]

    def _option_row(self, option: Option) -> Row:
        def value() -> str:
            return _(dict(self.choices.setup.options)[option.name])

        def change(step: int) -> None:
            chosen = dict(self.choices.setup.options)
            chosen[option.name] = _next(option.values, chosen[option.name], step)
            self._choose_setup(self.choices.setup.size, chosen)

        return Row(_(option.title or option.name.capitalize()), change=change, value=value)

    def _device_row(self, player: Player) -> Row:
        def value() -> str:
            if player not in self.choices.people:
                return _("bot")
            chosen = dict(self.choices.devices).get(player)
            return _("any") if chosen is None else device_name(chosen, self.cabinet.seats.pads)

        def change(step: int) -> None:
            if player in self.choices.people:
                self._keep(self.choices.with_device(player, self._next_device(player, step)))

        return Row(_("Player {player}'s device", player=player), change=change, value=value)

    def _next_device(self, player: Player, step: int) -> Device | None:
        """The next device that no other person holds; None stands for any."""
        chosen = dict(self.choices.devices)
        others = {chosen.get(person) for person in self.choices.people if person != player}
        offered = [LEFT_KEYS, RIGHT_KEYS, MOUSE, *self.cabinet.seats.pads]
        free = [None, *(device for device in offered if device not in others)]
        return _next(free, chosen.get(player), step)

    def _keep(self, choices: Choices) -> None:
        self.cabinet.choices[self._variant.slug] = choices

    def _people(self) -> str:
        return {PLAYERS: _("two players"), (1,): _("you are Player 1"), (2,): _("you are Player 2")}[
            self.choices.people
        ]

    def _change_people(self, step: int) -> None:
        self._keep(replace(self.choices, people=_next(PEOPLE, self.choices.people, step)))

    def _level(self) -> str:
        if self.choices.people == PLAYERS:
            return _("none")
        return _(LEVELS[self.choices.level].title)

    def _change_level(self, step: int) -> None:
        """A bot takes the seat of Player 2 when it is the first; without any, two people play."""
        alone = self.choices.people != PLAYERS
        level = _next((None, *LEVELS), self.choices.level if alone else None, step)
        if level is None:
            self._keep(replace(self.choices, people=PLAYERS))
        else:
            self._keep(replace(self.choices, people=self.choices.people if alone else (1,), level=level))

    def _first(self) -> str:
        return _("Player {player}", player=self.choices.first)

    def _change_first(self, _step: int) -> None:
        self._keep(replace(self.choices, first=3 - self.choices.first))

    def _size(self) -> str:
        size = self.choices.setup.size
        if size == self._variant.size:
            return _("{size} × {size} official", size=size)
        return _("{size} × {size}", size=size)

    def _change_size(self, step: int) -> None:
        size = _next(tuple(self._variant.sizes), self.choices.setup.size, step)
        self._choose_setup(size, dict(self.choices.setup.options))

    def _choose_setup(self, size: int, options: dict[str, str]) -> None:
        self._keep(self.choices.with_setup(self._variant.setup(size, options)))

    def _change_rounds(self, step: int) -> None:
        self._keep(replace(self.choices, rounds=_next(ROUNDS, self.choices.rounds, step)))

    def _how_to(self) -> None:
        from game.arcade.scenes.how_to import HowToScene

        self.cabinet.scenes.push(HowToScene(self.cabinet, self._variant))

    def _start(self) -> None:
        from game.arcade.scenes.play import PlayScene

        self.cabinet.audio.play("confirm")
        self.cabinet.scenes.replace(PlayScene(self.cabinet, self.choices))

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Command.PAUSE, Command.UNDO):
            self.cabinet.audio.play("back")
            self.cabinet.scenes.pop()
        elif action.verb in (Command.HELP, Command.HINT):
            self._how_to()
        elif self._rows.handle(action):
            self.cabinet.audio.play("cursor")

    def update(self, seconds: float) -> None:
        self.fairness.update(self.choices.setup)

    def leave(self) -> None:
        self.fairness.leave()

    def _list_area(self) -> Rect:
        layout = self.cabinet.layout
        width = min(layout.px(84), round(layout.stage.width * 0.52))
        top = layout.px(22)
        return Rect(layout.stage.left + layout.px(6), top, width, layout.footer.top - layout.px(2) - top)

    def attraction(self) -> Variant:
        return self._variant

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self._rows.focused.act), (Verb.BACK, _("Back"))]

    def draw(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        draw_night(canvas, self.theme, self.cabinet.time)
        area = self._list_area()
        write(
            canvas,
            self._variant.name,
            layout.large,
            self.theme.ink,
            bold=True,
            topleft=(area.left, layout.px(4)),
        )
        line = Rect(area.left, layout.px(14), layout.stage.width - layout.px(12), layout.px(7))
        write_lines(canvas, _(self._variant.summary), layout.small, line, self.theme.soft)
        self._rows.draw(canvas, self.theme)
        self._draw_board(canvas, area)
        self.draw_prompts(canvas)

    def _draw_board(self, canvas: Surface, beside: Rect) -> None:
        """The start on the board that is chosen."""
        layout = self.cabinet.layout
        room = Rect(beside.right + layout.px(5), beside.top, 0, beside.height)
        room.width = layout.stage.right - layout.px(6) - room.left
        lines = 3 * layout.line(layout.small)
        side = min(room.width, room.height - lines - layout.px(2))
        square = Rect(0, 0, side, side)
        square.midtop = (room.centerx, room.top + (room.height - lines - side) // 2)
        below = Rect(room.left, square.bottom + layout.px(2), room.width, lines)
        words = self.fairness.words(self.choices.setup)
        write_lines(canvas, words, layout.small, below, self.theme.soft, align="centre")
        rules = rules_of(self.choices.setup)
        renderer = renderer_of(self.choices.setup, self.theme)
        area = BoardArea(square, self.choices.setup.size, layout.small)
        renderer.draw_floor(canvas, area)
        start = rules.start(self.choices.first)
        frame = Frame(start, (), time=self.cabinet.time, legal=tuple(rules.legal_moves(start)))
        renderer.draw(canvas, area, frame)


def device_name(device: Device, pads: list[Device]) -> str:
    if device.kind is Kind.MOUSE:
        return _("mouse")
    if device.kind is Kind.KEYBOARD:
        return _("arrows + Enter") if device == RIGHT_KEYS else _("WASD + Space")
    return _("gamepad {number}", number=pads.index(device) + 1 if device in pads else 1)


def _next(values: Sequence[T], value: T, step: int) -> T:
    """The value so many steps on, round and round."""
    place = values.index(value) if value in values else 0
    return values[(place + step) % len(values)]
