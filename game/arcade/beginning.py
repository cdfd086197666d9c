"""What the arcade opens when it begins."""

from collections.abc import Mapping

from game.arcade.arena_destinations import ARENA_TILE
from game.arcade.destinations import Back, Destination, ToAttract, ToFirstStart, ToGoOn, ToMenu, ToPlay
from game.arcade.opening import Start
from game.arcade.profile.profile import Profile
from game.core.variant import Variant
from game.core.words import later


def first_destinations(start: Start, profile: Profile, games: Mapping[str, Variant]) -> list[Destination]:
    """The menu. Over it comes what was asked for, or an unfinished game, or the first questions."""
    variant = start.choices.setup.variant if start.choices else None
    latest = profile.saves.latest
    shown = variant or (latest.setup.variant if latest else next(iter(games.values())))
    first: list[Destination] = [ToMenu(shown if start.opened is None else ARENA_TILE)]
    if start.opened is not None:
        first.append(start.opened)
    elif variant is not None:
        first.append(ToPlay(variant))
    elif latest is not None:
        first.append(ToGoOn(latest, later("Not now"), Back()))
    if start.demo_seconds is not None:
        first.append(ToAttract(shown))
    elif profile.is_new and start.opened is None:
        first.append(ToFirstStart(shown))
    return first
