"""What a monkey does next: mostly what leads through whole games and into every scene, often nonsense."""

import random
from collections.abc import Callable, Mapping

from game.arcade.input.bindings import DEFAULT_BINDINGS
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.records.records_page import RecordsScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.rows import RowList
from game.arcade.scenes.scene import Scene
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.press import PressScene
from game.arcade.scenes.settings.settings_page import SettingsScene
from game.arcade.scenes.tabbed import TabbedScene
from game.arcade.shell.app import IDLE_SECONDS, App
from game.bench.monkey.acts import Act, Button, Frame, GoHome, Key, MakeMove, Motion, PadButton, Wheel
from game.bench.monkey.nonsense import BINDABLE, HALVES, PAD_BUTTONS, PAD_SLOTS, nonsense
from game.bench.monkey.strokes import instead_of

Acts = list[Act]
FRAMES = (0, 1, 8, 16, 16, 16, 33, 50, 50, 50)
LONG = 50  # milliseconds: the longest that a frame counts
STALL = 5000


class Habits:
    """Chooses by what is on top, and by chance."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - nobody's secret
        self._bindings = DEFAULT_BINDINGS

    def next_acts(self, app: App) -> Acts:
        """Something to do, and a frame or more."""
        chance = self._chance
        self._bindings = app.context.bindings
        if chance.random() < 0.12:
            return [*nonsense(chance, app.display.canvas.get_size()), self._frame()]
        if chance.random() < 0.004:
            return [GoHome(mouse=chance.random() < 0.5)]
        return self._habit(app.stack.top)(app)

    def _habit(self, top: Scene) -> Callable[[App], Acts]:
        habits: Mapping[type[Scene], Callable[[App], Acts]] = {
            MenuScene: self._at_the_menu,
            PlayScene: self._at_the_board,
            AttractScene: self._left_alone,
            ReviewScene: self._in_the_review,
            GameOverScene: self._at_the_end,
            PastGamesScene: self._at_the_past_games,
            SettingsScene: self._on_tabs,
            RecordsScene: self._on_tabs,
            BindingsScene: self._at_the_bindings,
            PressScene: self._about_to_bind,
        }
        if isinstance(top, GameSetUpScene | CardScene):
            return self._at_a_list
        return habits.get(type(top), self._elsewhere)

    # Presses

    def _frame(self) -> Frame:
        return Frame(STALL if self._chance.random() < 0.01 else self._chance.choice(FRAMES))

    def _tap(self, *names: str) -> Acts:
        """Press keys one after the other, now and then two of them in one frame.

        They are named by what they mean by default.
        """
        acts: Acts = []
        for name in (instead_of(each, self._bindings) for each in names):
            acts += [Key(name), *([self._frame()] if self._chance.random() < 0.95 else [])]
            acts.append(Key(name, down=False))
        return [*acts, self._frame()]

    def _press(self, verb: str) -> Acts:
        """A direction or a confirmation on either half of the keyboard."""
        return self._tap(self._chance.choice(HALVES)[verb])

    def _wait(self, seconds: float) -> Acts:
        """Let time go by, in long frames."""
        return [Frame(LONG, round(seconds * 1000 / LONG))]

    def _one_of(self, *choices: tuple[float, Callable[[], Acts]]) -> Acts:
        weights = [weight for weight, _choice in choices]
        (_weight, choice) = self._chance.choices(choices, weights)[0]
        return choice()

    # Scenes

    def _at_the_menu(self, app: App) -> Acts:
        return self._one_of(
            (2, lambda: self._press(self._chance.choice(("left", "right", "up", "down")))),
            (4, lambda: self._tap(*["right"] * self._chance.randrange(6))),
            (4, lambda: self._press("confirm")),
            (3, lambda: self._tap("c")),
            (1, lambda: self._tap(self._chance.choice(("f1", "v")))),
            (2, lambda: self._tap("down", *["right"] * self._chance.randrange(5), "return")),
            (0.5, lambda: self._tap("escape")),
            (0.2, lambda: self._wait(IDLE_SECONDS + 1)),
        )

    def _left_alone(self, app: App) -> Acts:
        return self._one_of(
            (5, lambda: self._wait(self._chance.choice((1, 5, 20)))),
            (1, lambda: self._press("confirm")),
        )

    def _elsewhere(self, app: App) -> Acts:
        return self._one_of(
            (4, lambda: self._press(self._chance.choice(("left", "right", "up", "down", "confirm")))),
            (2, lambda: self._tap("escape")),
            (2, lambda: self._wait(1)),
            (0.1, lambda: self._wait(IDLE_SECONDS + 1)),
        )

    def _at_a_list(self, app: App) -> Acts:
        top = app.stack.top
        assert isinstance(top, GameSetUpScene | CardScene), "this is a list"
        back = 0.5 if isinstance(top, GameSetUpScene) else 3
        return self._one_of(
            (8, lambda: self._use_row(top.rows)),
            (2, lambda: self._tap(*[self._chance.choice(HALVES)["up"]] * top.rows.focus, "return")),
            (back, lambda: self._tap("escape")),
        )

    def _at_the_past_games(self, app: App) -> Acts:
        """Do what is done at any list; also copy, paste and turn the wheel."""
        top = app.stack.top
        assert isinstance(top, PastGamesScene), "these are the past games"
        return self._one_of(
            (4, lambda: self._use_row(top.rows)),
            (2, lambda: self._press("confirm")),
            (1, lambda: self._tap("c")),
            (1, lambda: self._tap("v")),
            (1, lambda: [Wheel(self._chance.randrange(-9, 9)), self._frame()]),
            (2, lambda: self._tap("escape")),
        )

    def _on_tabs(self, app: App) -> Acts:
        top = app.stack.top
        assert isinstance(top, TabbedScene), "these are pages of rows"
        return self._one_of(
            (4, lambda: self._use_row(top.rows)),
            (2, lambda: self._tap(*["tab"] * self._chance.randrange(5))),
            (2, lambda: self._tap("escape")),
        )

    def _at_the_bindings(self, app: App) -> Acts:
        return self._one_of(
            (6, lambda: self._press(self._chance.choice(("left", "right", "up", "down")))),
            (4, lambda: self._press("confirm")),
            (1, lambda: self._tap("c")),
            (1, lambda: self._tap("tab")),
            (1, lambda: self._click_anywhere(app)),
            (1, lambda: self._tap("escape")),
        )

    def _about_to_bind(self, app: App) -> Acts:
        """Press any key or any button."""
        name, button = self._chance.choice(BINDABLE), self._chance.randrange(PAD_BUTTONS)
        press: Acts = [Key(name), self._frame(), Key(name, down=False)]
        for slot in range(PAD_SLOTS):
            press += [PadButton(slot, button), self._frame(), PadButton(slot, button, down=False)]
        return self._one_of(
            (8, lambda: press),
            (1, lambda: self._wait(6)),
            (1, lambda: self._tap("escape")),
        )

    def _use_row(self, rows: RowList) -> Acts:
        """Walk to a row and change or confirm it, or click it."""
        if self._chance.random() < 0.3:
            box = rows.boxes[self._chance.choice(rows.places.visible)]
            return self._click(box.left + round(box.width * self._chance.random()), box.centery)
        number, half = self._chance.randrange(len(rows.rows)), self._chance.choice(HALVES)
        steps = number - rows.focus
        walk = [half["down" if steps > 0 else "up"]] * abs(steps)
        use = self._chance.choice((["left"], ["right"], ["right"] * 3, ["confirm"]))
        return self._tap(*walk, *(half[verb] for verb in use))

    def _click(self, x: int, y: int) -> Acts:
        return [Motion(x, y), self._frame(), Button(x, y), self._frame(), Button(x, y, down=False)]

    def _at_the_end(self, app: App) -> Acts:
        return self._one_of(
            (3, lambda: self._wait(self._chance.choice((0.2, 1.0)))),
            (4, lambda: self._walk_across(app)),
            (1, lambda: self._press("confirm")),
            (0.3, lambda: self._tap("escape")),
            (0.3, lambda: self._tap("q")),
        )

    def _walk_across(self, app: App) -> Acts:
        steps = self._chance.randrange(5)
        return [*self._tap(*["right"] * steps), *(self._tap("return") if self._chance.random() < 0.8 else [])]

    def _in_the_review(self, app: App) -> Acts:
        return self._one_of(
            (4, lambda: self._press(self._chance.choice(("left", "right", "up", "down")))),
            (2, lambda: self._wait(self._chance.choice((0.1, 3.0)))),
            (0.7, lambda: self._press("confirm")),
            (0.7, lambda: self._tap("escape")),
            (2, lambda: self._click_anywhere(app)),
        )

    def _click_anywhere(self, app: App) -> Acts:
        width, height = app.display.canvas.get_size()
        return self._click(self._chance.randrange(width), self._chance.randrange(height))

    def _at_the_board(self, app: App) -> Acts:
        top = app.stack.top
        assert isinstance(top, PlayScene), "this is a board"
        if not top.session.person_on_turn:
            return self._one_of(
                (6, lambda: self._wait(0.5)),
                (0.5, lambda: self._press("confirm")),
                (0.3, lambda: self._tap("q")),
                (0.2, lambda: self._tap("escape")),
            )
        return self._one_of(
            (30, self._move),
            (4, lambda: self._wait(self._chance.choice((0.1, 1.0)))),
            (4, lambda: self._press(self._chance.choice(("left", "right", "up", "down", "confirm")))),
            (1.5, lambda: self._click_anywhere(app)),
            (1, lambda: self._tap("h")),
            (1, lambda: self._tap("q")),
            (1, lambda: self._tap("e")),
            (0.15, self._storm),
            (0.8, lambda: self._tap("escape")),
            (0.2, lambda: self._tap("f1")),
        )

    def _move(self) -> Acts:
        move = MakeMove(self._chance.randrange(PAD_SLOTS + 3), self._chance.randrange(1000))
        return [move, *([self._frame()] if self._chance.random() < 0.5 else self._wait(0.3))]

    def _storm(self) -> Acts:
        """Take everything back, and much of it again."""
        return [
            *self._tap(*["backspace"] * self._chance.randrange(60)),
            *self._tap(*["="] * self._chance.randrange(60)),
        ]
