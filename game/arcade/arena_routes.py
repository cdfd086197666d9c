"""Routes to the Arena: the scene of each destination about it. `routes` puts it on the stack."""

from collections.abc import Callable
from typing import assert_never

from game.arcade.arena_choices import new_ride
from game.arcade.arena_destinations import (
    ArenaDestination,
    ToArena,
    ToArenaDevices,
    ToArenaEnd,
    ToArenaPause,
    ToArenaReplay,
    ToArenaSetup,
)
from game.arcade.context import Context
from game.arcade.scenes.arena import ArenaScene
from game.arcade.scenes.arena_devices import ArenaDevicesScene
from game.arcade.scenes.arena_end import ArenaEndScene
from game.arcade.scenes.arena_pause import ArenaPauseScene
from game.arcade.scenes.arena_setup import ArenaSetupScene
from game.arcade.scenes.scene import Go, Scene
from game.session.heat import Heat
from game.session.rerun import Rerun

# What lies over the match that it is about.
AboutMatch = ToArenaPause | ToArenaDevices | ToArenaEnd


def arena_scene(
    context: Context, go: Go, destination: ArenaDestination, fresh_seed: Callable[[], int]
) -> Scene:
    match destination:
        case ToArena(seed):
            return _new_match(context, go, fresh_seed() if seed is None else seed)
        case ToArenaReplay(match, riders):
            context.seats.sit((), {})
            return ArenaScene(context, go, Heat(Rerun(match)), riders, replayed=True)
        case ToArenaSetup():
            return ArenaSetupScene(context, go)
        case ToArenaPause():
            return ArenaPauseScene(context, go, destination)
        case ToArenaDevices():
            return ArenaDevicesScene(context, go)
        case ToArenaEnd():
            return ArenaEndScene(context, go, destination)
    assert_never(destination)


def _new_match(context: Context, go: Go, seed: int) -> ArenaScene:
    """A match with the choices kept; its people sit down with their devices."""
    choices = context.arena.kept
    context.seats.sit(choices.people, dict(choices.devices), together=True)
    return ArenaScene(context, go, Heat(new_ride(choices, seed)), choices.riders)
