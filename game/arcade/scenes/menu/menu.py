"""The menu: the board of the chosen tile plays by itself, and the strip shows all that can be played."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_calm_room
from game.arcade.draw.glyphs import Glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.input.actions import LEFT_KEYS, Action, Command, Device, Kind, Meaning, Spot
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.row import RowPicture
from game.arcade.kit.rows import HIDDEN, Places, Scroll
from game.arcade.navigation.destinations import Confirm, Destination, Quit, ToInitials, ToRecords
from game.arcade.navigation.settings_destinations import ToSettings
from game.arcade.scenes.menu.menu_motion import MenuLights, MenuMotion, StageLights
from game.arcade.scenes.menu.stage_demos import MenuDemos
from game.arcade.scenes.menu.tiles import Tile, all_tiles
from game.arcade.scenes.scene import Go, Scene
from game.arcade.shell.context import Context
from game.arcade.views.menu.menu import MenuPicture, Turn, draw_menu
from game.arcade.views.menu.menu_layout import MenuLayout
from game.arcade.views.menu.strip import StripPicture, TilePicture, between_boxes
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS
from game.core.variant import Variant
from game.core.words import _, later
from game.records.tables import ARENA

# The light of the chosen tile, and of the button that plays, while something else is in focus.
RESTING_LIGHT = 0.25


@lru_cache(maxsize=4)
def _menu_layout(
    layout: Layout,
    labels: tuple[str, ...],
    names: tuple[str, ...],
    summaries: tuple[str, ...],
    keys: tuple[int, ...],
) -> MenuLayout:
    """The places in the menu. They are worked out once and kept."""
    return MenuLayout(layout, labels, names, summaries, keys)


@dataclass(frozen=True)
class MenuButton:
    """A button below the strip, with its shortcut. `leads` is None where the tile has no use for it."""

    label: str
    shortcut: Meaning
    leads: Callable[[Tile], Destination | None]


# The question after BACK and PAUSE.
ASK_TO_QUIT = Confirm(later("Quit?"), "", later("Stay"), later("Quit"), Quit())
BUTTONS = (
    MenuButton(later("Set up"), Command.SECOND, lambda tile: tile.set_up),
    MenuButton(later("Who plays"), Command.HINT, lambda tile: tile.who_plays),
    MenuButton(later("How to play"), Command.HELP, lambda tile: tile.how_to),
    MenuButton(later("Records"), Command.THIRD, lambda _tile: ToRecords()),
    MenuButton(later("Settings"), Command.NEXT_TAB, lambda tile: ToSettings(tile.variant, tile.rides)),
    MenuButton(later("Quit"), Verb.BACK, lambda _tile: Quit()),
)


class MenuKeys:
    """What reaches each button from anywhere, on the device used last.

    For the mouse, which has no keys, the buttons keep their places: a click must not miss one.
    """

    def __init__(self, context: Context, shortcuts: Sequence[Meaning | None]) -> None:
        self._context = context
        self._shortcuts = shortcuts
        self._had_keys = LEFT_KEYS  # the device used last that has keys or buttons

    def follow(self, device: Device) -> None:
        """A device was used."""
        if device.kind is not Kind.MOUSE:
            self._had_keys = device

    @property
    def glyphs(self) -> tuple[Glyph | None, ...]:
        return self._glyphs_on(self._context.device)

    def _glyphs_on(self, device: Device) -> tuple[Glyph | None, ...]:
        bindings = self._context.bindings
        return tuple(glyph_for(device, each, bindings) if each else None for each in self._shortcuts)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of the keys for which the buttons have room; none if one of them has no key."""
        device = self._context.device
        glyphs = self._glyphs_on(self._had_keys if device.kind is Kind.MOUSE else device)
        shown = [glyph for glyph in glyphs if glyph is not None]
        if len(shown) < len(glyphs):
            return ()
        return tuple(glyph_width(glyph, self._context.layout.small) for glyph in shown)


def neighbour(
    verb: Verb, focus: int, chosen: int, tiles: int, boxes: Sequence[Rect], *, wraps: bool
) -> int | None:
    """The number of what comes next in a direction: a tile, or one of the buttons after the tiles.

    Empty boxes are left out.

    Left and right follow the tiles through all rows, and likewise the buttons. The buttons are about the tile
    that was in focus last: up from them leads back to it. Past an end the way goes on at the other end, but a
    held direction, which does not wrap, stops there.
    """
    if verb in (Verb.LEFT, Verb.RIGHT):
        return _beside(1 if verb is Verb.RIGHT else -1, focus, tiles, boxes, wraps=wraps)
    if focus >= tiles and verb is Verb.UP:
        return chosen
    found = _nearest(verb, focus, boxes)
    if found is not None or not wraps:
        return found
    return chosen if focus >= tiles else _foot(focus, tiles, boxes)


def _beside(step: int, focus: int, tiles: int, boxes: Sequence[Rect], *, wraps: bool) -> int | None:
    buttons = [number for number, box in enumerate(boxes) if number >= tiles and box.height]
    line = range(tiles) if focus < tiles else buttons
    place = line.index(focus) + step
    return line[place % len(line)] if wraps or place in range(len(line)) else None


def _nearest(verb: Verb, focus: int, boxes: Sequence[Rect]) -> int | None:
    """The nearest thing above or below."""
    x, y = boxes[focus].center
    _across, way = HEADINGS[DIRECTION_OF[verb]]
    best, least = None, 0.0
    for number, box in enumerate(boxes):
        along = (box.centery - y) * way
        distance = along + 2 * abs(box.centerx - x)
        if box.height and along > 4 and (best is None or distance < least):
            best, least = number, distance
    return best


def _foot(focus: int, tiles: int, boxes: Sequence[Rect]) -> int:
    """The button at the foot of the menu nearest to a tile."""
    usable = [number for number, box in enumerate(boxes) if number >= tiles and box.height]
    foot = max(boxes[number].centery for number in usable)
    last = [number for number in usable if boxes[number].centery == foot]
    return min(last, key=lambda number: abs(boxes[number].centerx - boxes[focus].centerx))


class MenuScene(Scene):
    """The menu. CONFIRM plays at once: a game with the choices last used for it."""

    def __init__(self, context: Context, go: Go, focus: Hashable = None) -> None:
        super().__init__(context, go)
        self._tiles = all_tiles(context)
        self._demos = MenuDemos(context, self._tiles)
        self._keys = MenuKeys(context, [button.shortcut for button in BUTTONS])
        self._focus = self._number_of(focus)
        self._chosen = self._focus  # the tile that the stage and the buttons are about
        self._first = 0  # the first visible tile
        self._motion = MenuMotion(self._lights_wanted())

    def show(self, tile: Hashable) -> None:
        """Something of the tile with this key is opened, or was: it is in focus at once. None: of no tile."""
        if tile is not None:
            self._focus_on(self._number_of(tile))
            self._motion.settle(self._lights_wanted())
            self._keep_tile()

    def _number_of(self, key: Hashable) -> int:
        """The tile with a key; the first one for none."""
        return next((number for number, tile in enumerate(self._tiles) if tile.key == key), 0)

    @property
    def tile(self) -> Tile:
        """What the stage and the buttons are about."""
        return self._tiles[self._chosen]

    def when_left_alone(self) -> Destination:
        return self.tile.when_left_alone

    def enter(self) -> None:
        """Follow what has changed since the menu was last on top. A streak of the Arena ends here."""
        self.context.audio.music("menu")
        self.context.profile.arena_streak.end()
        self.follow()

    def follow(self) -> None:
        """Follow what has changed: boards, runs, puzzles, evenings."""
        self._tiles = all_tiles(self.context)
        self._demos.follow(self._tiles)

    # Presses

    def handle(self, action: Action) -> None:
        self._keys.follow(action.device)
        match action.verb:
            case Verb.UP | Verb.DOWN | Verb.LEFT | Verb.RIGHT:
                self._move_focus(self._neighbour(action))
            case Verb.POINT if action.spot is not None:
                self._point(self._at(action.spot))
            case Verb.CONFIRM:
                self._confirm(action)
            case Command.PAUSE if action.device.kind is Kind.GAMEPAD:
                self._confirm(action)  # Start plays; a gamepad has another button for going back
            case Verb.BACK | Command.PAUSE:
                self.context.audio.play("back")
                self.go(ASK_TO_QUIT)
            case _:
                self._press_shortcut(action)

    def _neighbour(self, action: Action) -> int | None:
        """What is in focus next, after a direction was pressed."""
        verb, count = action.verb, len(self._tiles)
        assert isinstance(verb, Verb)
        return neighbour(verb, self._focus, self._chosen, count, self.boxes, wraps=not action.repeated)

    def _press_shortcut(self, action: Action) -> None:
        for button in BUTTONS:
            if action.verb is button.shortcut:
                self._press_button(button)

    def _press_button(self, button: MenuButton) -> None:
        destination = button.leads(self.tile)
        if destination is not None:
            self.go(destination)

    def _move_focus(self, focus: int | None) -> None:
        """Move the focus with a direction: a tile in focus is chosen."""
        if focus is not None and focus != self._focus:
            self._focus_on(focus)
            self.context.audio.play("cursor")

    def _point(self, focus: int | None) -> None:
        """Move the focus with the mouse: it must not choose all tiles that it passes."""
        if focus is not None and focus != self._focus:
            self._focus = focus
            self.context.audio.play("cursor")

    def _focus_on(self, focus: int) -> None:
        self._focus = focus
        if focus < len(self._tiles):
            self._choose(focus)

    def _choose(self, number: int) -> None:
        """Show a tile on the stage."""
        if number != self._chosen:
            self._motion.turn_from(self._chosen)
        self._chosen = number
        self._first = self._tile_places.visible.start

    @property
    def _plan(self) -> MenuLayout:
        return _menu_layout(
            self.context.layout,
            tuple(_(button.label) for button in BUTTONS),
            tuple(tile.name for tile in self._tiles),
            tuple(tile.summary for tile in self._tiles),
            self._keys.widths,
        )

    @property
    def _tile_places(self) -> Places:
        return self._plan.tiles(Scroll(len(self._tiles), self._chosen, self._first))

    @property
    def _usable(self) -> list[bool]:
        """Whether the chosen tile has a use for each button."""
        return [button.leads(self.tile) is not None for button in BUTTONS]

    @property
    def boxes(self) -> list[Rect]:
        """What can be in focus, tiles before buttons; empty where something is not visible or has no use."""
        buttons = zip(self._plan.buttons.boxes, self._usable, strict=True)
        return [*self._tile_places.boxes, *(box if usable else HIDDEN for box, usable in buttons)]

    def _at(self, spot: Spot) -> int | None:
        """What the mouse points at; the board and the button that plays stand for the chosen tile."""
        stage = self._plan.stage
        if stage.play.collidepoint(spot) or stage.slab.whole.collidepoint(spot):
            return self._chosen
        return next((number for number, box in enumerate(self.boxes) if box.collidepoint(spot)), None)

    def _confirm(self, action: Action) -> None:
        if action.device.kind is Kind.MOUSE and (action.spot is None or self._at(action.spot) is None):
            self._move_focus(self._tile_places.turned(action.spot) if action.spot else None)
            return
        self.context.audio.play("confirm")
        number = self._focus - len(self._tiles)
        if number >= 0:
            self._press_button(BUTTONS[number])
        elif self._focus != self._chosen:
            self._choose(self._focus)
        else:
            self._keep_tile()
            self.go(self.tile.begin)

    def _keep_tile(self) -> None:
        """The tile is opened: the next start shows it."""
        key = self.tile.key
        self.context.profile.keep_tile(key.slug if isinstance(key, Variant) else str(key))

    # Time

    def update(self, seconds: float) -> None:
        unsigned = self.context.profile.arena_streak.take_unsigned()
        if unsigned:
            self.go(ToInitials(ARENA, unsigned))
        self._motion.advance(self.context.motion.passed(seconds), self._lights_wanted())
        if self._lit:
            self._demos.update(seconds, self._chosen)

    def _lights_wanted(self) -> MenuLights:
        count = len(self._tiles)
        lights = [0.0] * (count + len(BUTTONS))
        lights[self._chosen] = RESTING_LIGHT
        lights[self._focus] = 1.0
        usable = tuple(map(float, self._usable))
        return MenuLights(tuple(lights[:count]), tuple(lights[count:]), lights[self._chosen], usable)

    # The picture

    @property
    def shows_notices(self) -> bool:
        return True

    @property
    def board_box(self) -> Rect | None:
        board = self._demos.shown(self._chosen, lit=self._lit).board
        if board is None:
            return None
        seen = board.renderer.perspective
        return seen.extent(seen.roomy(self._plan.stage.slab))

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        shown = self._demos.shown(self._chosen, lit=True)
        assert shown.board is not None
        draw_calm_room(canvas, shown.board.renderer, self.context.layout)
        draw_spotlight(canvas, shown.theme, board, pool=self._plan.stage.beside)

    def picture(self) -> MenuPicture:
        context, plan, motion = self.context, self._plan, self._motion
        buttons = tuple(
            RowPicture(_(button.label), None, self._focus == number)
            for number, button in enumerate(BUTTONS, start=len(self._tiles))
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
            stage_light=self._stage_lights.stage,
            shown=self._demos.shown(self._chosen, lit=self._lit),
            turn=self._turn(),
            play=self.tile.play,
            play_light=motion.lights.play,
            play_glyph=glyph_for(context.device, Verb.CONFIRM, context.bindings),
            strip=self._strip(),
            focus=self._focus,
            chosen=self._chosen,
            buttons=buttons,
            button_boxes=plan.buttons.boxes,
            lights=motion.lights.buttons,
            usable=motion.lights.usable,
            glyphs=self._keys.glyphs,
            keyed=plan.keyed and None not in self._keys.glyphs,
        )

    @property
    def _lit(self) -> bool:
        """Whether the stage has begun to come up. The first picture is there sooner without its board."""
        return self._stage_lights.stage > 0

    @property
    def _stage_lights(self) -> StageLights:
        context = self.context
        return StageLights.after(context.time, len(self._tiles), eases=context.motion.speed is not None)

    def _turn(self) -> Turn | None:
        before = self._motion.before
        if before is None or before == self._chosen:
            return None
        return Turn(
            self._demos.shown(before, lit=self._lit), self._motion.share, 1 if self._chosen > before else -1
        )

    def _strip(self) -> StripPicture:
        places, lights, shown = self._tile_places, self._motion.lights, self._stage_lights.tiles
        tiles = (
            TilePicture(tile.icon, tile.name, self._demos.theme(number), lights.tiles[number], shown[number])
            for number, tile in enumerate(self._tiles)
        )
        frame = places.boxes[self._chosen]
        before = self._motion.before
        if before is not None and before in places.visible:
            frame = between_boxes(places.boxes[before], frame, self._motion.share)
        return StripPicture(self._plan.strip, places, tuple(tiles), frame, lights.play)

    def draw_picture(self, canvas: Surface, picture: MenuPicture) -> None:
        draw_menu(canvas, picture)
