"""The menu: every game on a tile that plays by itself, and buttons for the game in focus."""

import math
from collections.abc import Callable

from pygame import Rect, Surface

from game.arcade.captions import short_name
from game.arcade.context import Context
from game.arcade.demo import Demo
from game.arcade.destinations import Confirm, Quit, ToHowTo, ToPastGames, ToPlay, ToSettings, ToSetup
from game.arcade.draw.frame import Frame
from game.arcade.input.actions import Action, Command, Kind, Meaning, Spot
from game.arcade.input.prompts import glyph_for
from game.arcade.renderers import renderer_of
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.views.menu import MenuPicture, TilePicture, draw_menu
from game.arcade.views.menu_layout import MenuLayout
from game.arcade.views.rows import ListPicture, Places, Scroll
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS
from game.core.variant import Setup, Variant
from game.core.words import _, later

# The pictures of the tiles are renewed in turn: so many in a frame, and each in every third frame at most.
TILES_A_FRAME = 2
LEAST_FRAMES_A_TURN = 3


class MenuScene(Scene):
    """CONFIRM starts a game at once, with the choices last used for it."""

    def __init__(self, context: Context, go: Go, focus: Variant | None = None) -> None:
        super().__init__(context, go)
        self._games = list(context.games.values())
        self._demos: list[Demo] = []  # one for each tile, once the menu is seen
        self._frames: list[Frame] = []
        self._ticks = 0
        self._frames_a_turn = max(LEAST_FRAMES_A_TURN, math.ceil(len(self._games) / TILES_A_FRAME))
        # The buttons below the tiles, each with its shortcut.
        self._buttons = (
            Row(later("Set up"), self._set_up, shortcut=Command.UNDO),
            Row(later("How to play"), self._how_to, shortcut=Command.HELP),
            Row(later("Past games"), lambda: go(ToPastGames())),
            Row(later("Settings"), self._settings, shortcut=Command.NEXT_TAB),
            Row(later("Quit"), lambda: go(Quit()), shortcut=Verb.BACK),
        )
        self._shortcuts: dict[Meaning, Callable[[], None]] = {
            Command.UNDO: self._set_up,
            **dict.fromkeys((Command.HINT, Command.HELP), self._how_to),
            **dict.fromkeys((Command.NEXT_TAB, Command.REDO), self._settings),
            **dict.fromkeys((Verb.BACK, Command.PAUSE), self._ask_to_quit),
        }
        self._focus = self._games.index(focus) if focus in self._games else 0
        self._chosen = self._focus  # the last tile in focus: the buttons are for its game
        self._first = 0  # the first visible tile

    def _board(self, game: Variant) -> Setup:
        return self.context.choices.of(game).setup

    def show(self, game: Variant | None) -> None:
        """Put a game in focus."""
        if game is not None:
            self._focus_on(self._games.index(game))

    @property
    def game(self) -> Variant:
        """The game in focus, or the last one in focus."""
        return self._games[self._chosen]

    def attraction(self) -> Variant:
        return self.game

    def enter(self) -> None:
        """Start the demos, and follow the boards that were changed since the menu was last on top."""
        self.context.audio.music("music_menu")
        if not self._demos:
            self._demos = [Demo(self._board(game), seed) for seed, game in enumerate(self._games, start=11)]
            self._frames = [demo.frame(self.context.motion) for demo in self._demos]
        for number, game in enumerate(self._games):
            if self._demos[number].setup != self._board(game):
                self._demos[number] = Demo(self._board(game), seed=number)
                self._frames[number] = self._demos[number].frame(self.context.motion)

    # Presses

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.UP | Verb.DOWN | Verb.LEFT | Verb.RIGHT:
                self._move_focus(self._neighbour(action.verb))
            case Verb.POINT if action.spot is not None:
                self._move_focus(self._at(action.spot))
            case Verb.CONFIRM:
                self._confirm(action)
            case Command.PAUSE if action.device.kind is Kind.GAMEPAD:
                self._confirm(action)  # Start plays; a gamepad has another button for going back
            case _ if action.verb in self._shortcuts:
                self._shortcuts[action.verb]()

    def _ask_to_quit(self) -> None:
        self.context.audio.play("back")
        self.go(Confirm(later("Quit?"), "", later("Stay"), later("Quit"), Quit()))

    def _move_focus(self, focus: int | None) -> None:
        if focus is not None and focus != self._focus:
            self._focus_on(focus)
            self.context.audio.play("cursor")

    def _focus_on(self, focus: int) -> None:
        self._focus = focus
        if focus < len(self._games):
            self._chosen = focus
            self._first = self._tiles.visible.start

    @property
    def _plan(self) -> MenuLayout:
        return MenuLayout(self.context.layout, tuple(_(button.label) for button in self._buttons))

    @property
    def _tiles(self) -> Places:
        return self._plan.tiles(Scroll(len(self._games), self._chosen, self._first))

    @property
    def boxes(self) -> list[Rect]:
        """What can be in focus: the tiles, empty unless they are visible, then the buttons."""
        return [*self._tiles.boxes, *self._plan.buttons.boxes]

    def _at(self, spot: Spot) -> int | None:
        return next((number for number, box in enumerate(self.boxes) if box.collidepoint(spot)), None)

    def _neighbour(self, verb: Verb) -> int | None:
        """The nearest thing in a direction.

        Left and right follow the games through all rows of tiles. The buttons are about the tile that was in
        focus last: up from them leads back to it.
        """
        tiles = range(len(self._games))
        if self._focus in tiles and verb in (Verb.LEFT, Verb.RIGHT):
            beside = self._focus + (1 if verb is Verb.RIGHT else -1)
            return beside if beside in tiles else None
        if self._focus not in tiles and verb is Verb.UP:
            return self._chosen
        boxes = self.boxes
        here = boxes[self._focus].center
        across, down = HEADINGS[DIRECTION_OF[verb]]
        best, least = None, 0.0
        for number, box in enumerate(boxes):
            along = (box.centerx - here[0]) * across + (box.centery - here[1]) * down
            aside = abs((box.centerx - here[0]) * down) + abs((box.centery - here[1]) * across)
            if box.height and along > 4 and (across == 0 or aside < box.height / 2):
                distance = along + 2 * aside
                if best is None or distance < least:
                    best, least = number, distance
        return best

    def _confirm(self, action: Action) -> None:
        if action.device.kind is Kind.MOUSE and (action.spot is None or self._at(action.spot) is None):
            self._move_focus(self._tiles.turned(action.spot) if action.spot else None)
            return
        self.context.audio.play("confirm")
        number = self._focus - len(self._games)
        if number < 0:
            self.go(ToPlay(self.game))
        else:
            self._buttons[number].confirm()

    def _set_up(self) -> None:
        self.go(ToSetup(self.game))

    def _how_to(self) -> None:
        self.go(ToHowTo(self.game))

    def _settings(self) -> None:
        self.go(ToSettings(self.game))

    # Time

    def update(self, seconds: float) -> None:
        self._ticks += 1
        for number, demo in enumerate(self._demos):
            demo.update(seconds, self.context.motion)
            if (self._ticks + number) % self._frames_a_turn == 0:
                self._frames[number] = demo.frame(self.context.motion)

    # The picture

    @property
    def shows_notices(self) -> bool:
        return True

    def prompts(self) -> Prompts:
        button = self._focus - len(self._games)
        act = _("Play") if button < 0 else self._buttons[button].act
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, act)]

    def picture(self) -> MenuPicture:
        context = self.context
        shortcuts = (row.shortcut for row in self._buttons)
        plan = self._plan
        buttons = tuple(
            row.picture(focused=self._focus == number)
            for number, row in enumerate(self._buttons, start=len(self._games))
        )
        return MenuPicture(
            layout=context.layout,
            theme=context.theme,
            time=context.backdrop_time,
            summary=_(self.game.summary),
            notice=context.notices.current,
            accent=self.game.accent,
            tiles=tuple(self._tile(number) for number in range(len(self._games))),
            places=self._tiles,
            label=plan.tiling(len(self._games)).label,
            focus=self._focus,
            chosen=self._chosen,
            buttons=ListPicture(buttons, plan.buttons),
            words=plan.summary,
            glyphs=tuple(
                glyph_for(context.device, shortcut, context.bindings) if shortcut else None
                for shortcut in shortcuts
            ),
        )

    def _tile(self, number: int) -> TilePicture:
        game, setup = self._games[number], self._demos[number].setup
        theme = self.context.theme.tinted(game.accent)
        renderer = renderer_of(setup, theme)
        return TilePicture(short_name(game), theme, renderer, self._frames[number])

    def draw(self, canvas: Surface) -> None:
        draw_menu(canvas, self.picture())
