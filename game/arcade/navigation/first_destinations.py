"""What the arcade opens when it starts."""

from collections.abc import Hashable, Mapping

from game.arcade.navigation.destinations import (
    ARENA_TILE,
    RUN_TILE,
    TONIGHT_TILE,
    Back,
    Destination,
    ToAttract,
    ToGoOn,
    ToMenu,
    ToPlay,
)
from game.arcade.navigation.settings_destinations import ToFirstStart, ToOpening
from game.arcade.profile.profile import Profile
from game.arcade.shell.start_options import StartOptions
from game.core.variant import Variant
from game.core.words import later


def first_destinations(
    start: StartOptions, profile: Profile, games: Mapping[str, Variant]
) -> list[Destination]:
    """The menu. Over it comes what was asked for, or an unfinished game, or the first questions."""
    variant = start.choices.setup.variant if start.choices else None
    latest = profile.saves.latest
    shown = variant or (latest.setup.variant if latest else next(iter(games.values())))
    first: list[Destination] = [ToMenu(_tile(start, profile, games))]
    if start.opened is not None:
        first.append(start.opened)
    elif variant is not None:
        first.append(ToPlay(variant))
    elif latest is not None:
        first.append(ToGoOn(latest, later("Not now"), Back()))
    if start.demo_seconds is not None:
        first.append(ToAttract(shown))
    elif profile.is_new and start.opened is None:
        first.append(ToOpening(ToFirstStart(shown)))
    return first


def _tile(start: StartOptions, profile: Profile, games: Mapping[str, Variant]) -> Hashable:
    """The tile of what was asked for or is unfinished, else the one opened last; at first Tonight."""
    if start.opened is not None:
        return ARENA_TILE
    if start.choices is not None:
        return start.choices.setup.variant
    if profile.saves.latest is not None:
        return profile.saves.latest.setup.variant
    if profile.unfinished_evening is not None:
        return TONIGHT_TILE
    if profile.runs.latest is not None:
        return RUN_TILE
    return games.get(profile.tile, profile.tile or TONIGHT_TILE)
