"""Routes to the matches of the Arena, to what lies over them, and to the choices before them."""

from game.arcade.navigation.arena_destinations import (
    ARENA_TILE,
    ToArena,
    ToArenaAttract,
    ToArenaDevices,
    ToArenaEnd,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaReplay,
    ToArenaSetup,
)
from game.arcade.profile.arena_choices import new_ride, shown_alone
from game.arcade.scenes.arena.arena_setup import ArenaSetupScene
from game.arcade.scenes.arena.end import ArenaEndScene
from game.arcade.scenes.arena.how_to import ArenaHowToScene
from game.arcade.scenes.arena.match import ArenaScene
from game.arcade.scenes.arena.pause import ArenaPauseScene
from game.arcade.scenes.attract import ArenaAttractScene
from game.arcade.scenes.devices import ArenaDevicesScene
from game.arcade.scenes.route import D, Here, Route, leads, nothing, on_menu, opens
from game.seeds import fresh_seed
from game.session.phased_match import PhasedMatch
from game.session.timed_match import RecordedMatch


def _match(here: Here, to: ToArena) -> ArenaScene:
    """A match with the choices kept; its people sit down with their devices."""
    context, choices = here.context, here.context.arena.kept
    context.seats.sit(choices.people, dict(choices.devices), together=True)
    phased = PhasedMatch(new_ride(choices, _seed(to.seed), context.adviser.rider))
    return ArenaScene(context, here.go, phased, choices.riders)


def _replay(here: Here, to: ToArenaReplay) -> ArenaScene:
    here.context.seats.sit((), {})
    return ArenaScene(here.context, here.go, PhasedMatch(RecordedMatch(to.match)), to.shown, to)


def _attract(here: Here, _to: ToArenaAttract) -> ArenaAttractScene:
    choices = shown_alone(here.context.arena.kept)
    phased = PhasedMatch(new_ride(choices, fresh_seed(), here.context.adviser.rider))
    return ArenaAttractScene(here.context, here.go, phased, choices.riders)


def _seed(seed: int | None) -> int:
    return fresh_seed() if seed is None else seed


def _on_tile(route: Route[D]) -> Route[D]:
    """The same on the menu, with the tile of the Arena in focus."""
    return on_menu(route, lambda _to: ARENA_TILE)


ROUTES = (
    _on_tile(leads(ToArena, _match)),
    _on_tile(leads(ToArenaReplay, _replay)),
    _on_tile(opens(ToArenaSetup, ArenaSetupScene, lambda _here, to: (_seed(to.seed),))),
    opens(ToArenaHowTo, ArenaHowToScene, nothing),
    leads(ToArenaAttract, _attract),
    opens(ToArenaPause, ArenaPauseScene, lambda _here, to: (to,)),
    opens(ToArenaDevices, ArenaDevicesScene, nothing),
    opens(ToArenaEnd, ArenaEndScene, lambda _here, to: (to,)),
)
