"""The table of routes: what each destination but the menu opens. Each folder of scenes has its part."""

from typing import Any

from game.arcade.navigation.destinations import (
    Back,
    Confirm,
    Quit,
    ToAttract,
    ToDevices,
    ToFault,
    ToHowTo,
    ToReview,
    ToSetup,
)
from game.arcade.scenes.arena import routes as arena
from game.arcade.scenes.attract import AttractScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.devices import DevicesScene
from game.arcade.scenes.fault import FaultScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.play import routes as play
from game.arcade.scenes.puzzles import routes as puzzles
from game.arcade.scenes.records import routes as records
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.route import Here, Route, leads, on_menu, opens
from game.arcade.scenes.run import routes as run
from game.arcade.scenes.settings import routes as settings
from game.arcade.scenes.setup import SetupScene
from game.seeds import fresh_seed


def _back(here: Here, _to: Back) -> None:
    here.stack.pop()


def _quit(here: Here, _to: Quit) -> None:
    here.context.quit()


OWN = (
    leads(Back, _back),
    leads(Quit, _quit),
    opens(Confirm, ConfirmScene, lambda here, to: (here.stack.top, to)),
    on_menu(opens(ToFault, FaultScene, lambda _here, to: (to.words,))),
    on_menu(opens(ToSetup, SetupScene, lambda _here, to: (to.variant,)), lambda to: to.variant),
    opens(ToHowTo, HowToScene, lambda _here, to: (to.variant,)),
    opens(ToDevices, DevicesScene, lambda _here, to: (to.session,)),
    opens(ToReview, ReviewScene, lambda _here, to: (to.session, fresh_seed())),
    opens(ToAttract, AttractScene, lambda _here, to: (to.variant, to.series, fresh_seed())),
)
TABLES: tuple[tuple[Route[Any], ...], ...] = (
    *(OWN, play.ROUTES, arena.ROUTES, puzzles.ROUTES),
    *(records.ROUTES, run.ROUTES, settings.ROUTES),
)
ROUTES = {route.destination: route for table in TABLES for route in table}
