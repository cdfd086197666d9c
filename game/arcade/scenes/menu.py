"""The menu: the chosen game plays by itself on a large board, and a strip of icons holds all games."""

from collections.abc import Callable
from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.captions import short_name
from game.arcade.context import Context
from game.arcade.destinations import Confirm, Quit, ToHowTo, ToPastGames, ToPlay, ToSettings, ToSetup
from game.arcade.draw.easing import swaying
from game.arcade.draw.layout import Layout
from game.arcade.input.actions import Action, Command, Kind, Meaning, Spot
from game.arcade.input.prompts import glyph_for
from game.arcade.scenes.menu_demos import MenuDemos
from game.arcade.scenes.menu_keys import MenuKeys
from game.arcade.scenes.menu_motion import MenuMotion
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go, Scene
from game.arcade.views.menu import MenuPicture, Turn, draw_menu
from game.arcade.views.menu_layout import MenuLayout
from game.arcade.views.menu_strip import StripPicture, TilePicture, between_boxes
from game.arcade.views.rows import ListPicture, Places, Scroll
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS
from game.core.variant import Variant
from game.core.words import _, later

# The light of the chosen tile, and of the button that plays, while something else is in focus.
RESTING_LIGHT = 0.45


@lru_cache(maxsize=4)
def _plan(
    layout: Layout,
    labels: tuple[str, ...],
    names: tuple[str, ...],
    summaries: tuple[str, ...],
    keys: tuple[int, ...],
) -> MenuLayout:
    """The places, worked out once."""
    return MenuLayout(layout, labels, names, summaries, keys)


class MenuScene(Scene):
    """CONFIRM starts a game at once, with the choices last used for it."""

    def __init__(self, context: Context, go: Go, focus: Variant | None = None) -> None:
        super().__init__(context, go)
        self._games = list(context.games.values())
        self._demos = MenuDemos(context, self._games)
        # The buttons below the tiles, each with its shortcut.
        self._buttons = (
            Row(later("Set up"), self._set_up, shortcut=Command.UNDO),
            Row(later("How to play"), self._how_to, shortcut=Command.HELP),
            Row(later("Past games"), self._past_games, shortcut=Command.HINT),
            Row(later("Settings"), self._settings, shortcut=Command.NEXT_TAB),
            Row(later("Quit"), lambda: go(Quit()), shortcut=Verb.BACK),
        )
        self._shortcuts: dict[Meaning, Callable[[], None]] = {
            Command.UNDO: self._set_up,
            Command.HELP: self._how_to,
            Command.HINT: self._past_games,
            **dict.fromkeys((Command.NEXT_TAB, Command.REDO), self._settings),
            **dict.fromkeys((Verb.BACK, Command.PAUSE), self._ask_to_quit),
        }
        self._keys = MenuKeys(context, [button.shortcut for button in self._buttons])
        self._focus = self._games.index(focus) if focus in self._games else 0
        self._chosen = self._focus  # the tile that the stage and the buttons are about
        self._first = 0  # the first visible tile
        self._motion = MenuMotion(len(self._games) + len(self._buttons) + 1)
        self._motion.settle(self._lights_wanted())

    def show(self, game: Variant | None) -> None:
        """Put a game in focus, at once."""
        if game is not None:
            self._focus_on(self._games.index(game))
            self._motion.settle(self._lights_wanted())

    @property
    def game(self) -> Variant:
        """The game on the stage."""
        return self._games[self._chosen]

    def attraction(self) -> Variant:
        return self.game

    def enter(self) -> None:
        """Follow the boards that were changed since the menu was last on top."""
        self.context.audio.music("music_menu")
        self._demos.follow_choices()

    # Presses

    def handle(self, action: Action) -> None:
        self._keys.follow(action.device)
        match action.verb:
            case Verb.UP | Verb.DOWN | Verb.LEFT | Verb.RIGHT:
                self._move_focus(self._neighbour(action.verb))
            case Verb.POINT if action.spot is not None:
                self._point(self._at(action.spot))
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
        """Move the focus with a direction: a game in focus is chosen."""
        if focus is not None and focus != self._focus:
            self._focus_on(focus)
            self.context.audio.play("cursor")

    def _point(self, focus: int | None) -> None:
        """Move the focus with the mouse: it must not choose all games that it passes."""
        if focus is not None and focus != self._focus:
            self._focus = focus
            self.context.audio.play("cursor")

    def _focus_on(self, focus: int) -> None:
        self._focus = focus
        if focus < len(self._games):
            self._choose(focus)

    def _choose(self, number: int) -> None:
        """Show a game on the stage."""
        if number != self._chosen:
            self._motion.turn_from(self._chosen)
        self._chosen = number
        self._first = self._tiles.visible.start

    @property
    def _plan(self) -> MenuLayout:
        return _plan(
            self.context.layout,
            tuple(_(button.label) for button in self._buttons),
            tuple(short_name(game) for game in self._games),
            tuple(_(game.summary) for game in self._games),
            self._keys.widths,
        )

    @property
    def _tiles(self) -> Places:
        return self._plan.tiles(Scroll(len(self._games), self._chosen, self._first))

    @property
    def boxes(self) -> list[Rect]:
        """What can be in focus: the tiles, empty unless they are visible, then the buttons."""
        return [*self._tiles.boxes, *self._plan.buttons.boxes]

    def _at(self, spot: Spot) -> int | None:
        """What the mouse points at; the board and the button that plays stand for the chosen tile."""
        stage = self._plan.stage
        if stage.play.collidepoint(spot) or stage.slab.whole.collidepoint(spot):
            return self._chosen
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
        if number >= 0:
            self._buttons[number].confirm()
        elif self._focus != self._chosen:
            self._choose(self._focus)
        else:
            self.go(ToPlay(self.game))

    def _set_up(self) -> None:
        self.go(ToSetup(self.game))

    def _how_to(self) -> None:
        self.go(ToHowTo(self.game))

    def _past_games(self) -> None:
        self.go(ToPastGames())

    def _settings(self) -> None:
        self.go(ToSettings(self.game))

    # Time

    def update(self, seconds: float) -> None:
        self._motion.advance(self.context.motion.passed(seconds), self._lights_wanted())
        self._demos.update(seconds, self._chosen)

    def _lights_wanted(self) -> list[float]:
        """The lights of the tiles and of the buttons, and of the button that plays."""
        lights = [0.0] * (len(self._games) + len(self._buttons))
        lights[self._chosen] = RESTING_LIGHT
        lights[self._focus] = 1.0
        return [*lights, lights[self._chosen]]

    # The picture

    @property
    def shows_notices(self) -> bool:
        return True

    @property
    def board(self) -> Rect:
        return self._plan.stage.slab.whole

    def picture(self) -> MenuPicture:
        context, plan, motion = self.context, self._plan, self._motion
        count = len(self._games)
        buttons = tuple(
            row.picture(focused=self._focus == number)
            for number, row in enumerate(self._buttons, start=count)
        )
        notice = context.notices.current
        return MenuPicture(
            layout=context.layout,
            theme=context.theme,
            time=context.backdrop_time,
            pulse_time=context.pulse_time,
            notice=notice,
            notice_area=plan.notice(notice),
            stage=plan.stage,
            shown=self._demos.shown(self._chosen),
            turn=self._turn(),
            play=_("Play"),
            play_light=motion.lights[-1],
            play_glyph=glyph_for(context.device, Verb.CONFIRM, context.bindings),
            strip=self._strip(),
            focus=self._focus,
            chosen=self._chosen,
            buttons=ListPicture(buttons, plan.buttons),
            lights=motion.lights[count:-1],
            glyphs=self._keys.glyphs,
            keyed=plan.keyed and None not in self._keys.glyphs,
        )

    def _turn(self) -> Turn | None:
        before = self._motion.before
        if before is None or before == self._chosen:
            return None
        return Turn(self._demos.shown(before), self._motion.share, 1 if self._chosen > before else -1)

    def _strip(self) -> StripPicture:
        places, lights = self._tiles, self._motion.lights
        tiles = (
            TilePicture(game, short_name(game), self._demos.theme(number), lights[number])
            for number, game in enumerate(self._games)
        )
        frame = places.boxes[self._chosen]
        before = self._motion.before
        if before is not None and before in places.visible:
            frame = between_boxes(places.boxes[before], frame, swaying(self._motion.share))
        return StripPicture(self._plan.strip, places, tuple(tiles), frame, lights[-1])

    def draw(self, canvas: Surface) -> None:
        draw_menu(canvas, self.picture())
        if self._motion.before is None:
            self._demos.prepare(self._chosen, self._plan.stage)
