"""The routes of the Arena: matches, what lies over them, and the choices before them."""

from collections.abc import Callable
from typing import assert_never

from game.arcade.arena_destinations import (
    ArenaDestination,
    ToArena,
    ToArenaAttract,
    ToArenaDevices,
    ToArenaEnd,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaReplay,
    ToArenaSetup,
)
from game.arcade.context import Context
from game.arcade.profile.arena_choices import new_ride, shown_alone
from game.arcade.scenes.arena.attract import ArenaAttractScene
from game.arcade.scenes.arena.devices import ArenaDevicesScene
from game.arcade.scenes.arena.end import ArenaEndScene
from game.arcade.scenes.arena.how_to import ArenaHowToScene
from game.arcade.scenes.arena.match import ArenaScene
from game.arcade.scenes.arena.pause import ArenaPauseScene
from game.arcade.scenes.arena.setup import ArenaSetupScene
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.scene import Go, Scene
from game.arcade.scenes.stack import SceneStack
from game.seeds import fresh_seed
from game.session.heat import Heat
from game.session.rerun import Rerun

# What lies over the match that it is about.
AboutMatch = ToArenaPause | ToArenaDevices | ToArenaEnd
# A match that is ridden.
Ridden = ToArena | ToArenaReplay | ToArenaAttract
# What lies over whatever is on top.
Over = AboutMatch | ToArenaHowTo | ToArenaAttract


class ArenaRoutes:
    """`menu` gives the scene at the bottom of the stack."""

    def __init__(self, context: Context, stack: SceneStack, go: Go, menu: Callable[[], Scene]) -> None:
        self._context = context
        self._stack = stack
        self._go = go
        self._menu = menu

    def go(self, destination: ArenaDestination) -> None:
        """Put a scene over what it is about, or else over the menu."""
        scene = self._scene(destination)
        if isinstance(self._stack.top, AttractScene):
            self._stack.replace(scene)
        elif isinstance(destination, Over) or isinstance(self._stack.top, MenuScene):
            self._stack.push(scene)
        else:
            self._stack.restart(self._menu(), scene)

    def _scene(self, destination: ArenaDestination) -> Scene:
        context, go = self._context, self._go
        match destination:
            case ToArena() | ToArenaReplay() | ToArenaAttract():
                return self._ride(destination)
            case ToArenaSetup(seed):
                return ArenaSetupScene(context, go, fresh_seed() if seed is None else seed)
            case ToArenaHowTo():
                return ArenaHowToScene(context, go)
            case ToArenaPause():
                return ArenaPauseScene(context, go, destination)
            case ToArenaDevices():
                return ArenaDevicesScene(context, go)
            case ToArenaEnd():
                return ArenaEndScene(context, go, destination)
        assert_never(destination)

    def _ride(self, destination: Ridden) -> Scene:
        context, go = self._context, self._go
        match destination:
            case ToArena(seed):
                return self._new_match(fresh_seed() if seed is None else seed)
            case ToArenaReplay(match):
                context.seats.sit((), {})
                return ArenaScene(context, go, Heat(Rerun(match)), destination.shown, destination)
            case ToArenaAttract():
                choices = shown_alone(context.arena.kept)
                heat = Heat(new_ride(choices, fresh_seed(), context.adviser.rider))
                return ArenaAttractScene(context, go, heat, choices.riders)
        assert_never(destination)

    def _new_match(self, seed: int) -> ArenaScene:
        """A match with the choices kept; its people sit down with their devices."""
        choices = self._context.arena.kept
        self._context.seats.sit(choices.people, dict(choices.devices), together=True)
        heat = Heat(new_ride(choices, seed, self._context.adviser.rider))
        return ArenaScene(self._context, self._go, heat, choices.riders)
