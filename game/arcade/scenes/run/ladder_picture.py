"""The ladder of a run, as far as it has been climbed."""

from collections.abc import Mapping
from dataclasses import replace

from game.arcade.draw.easing import part_of
from game.arcade.views.run.ladder import LadderPicture, LoopPicture
from game.bots.levels import LEVELS
from game.core.variant import Variant
from game.core.words import _
from game.people.faces import FACES
from game.run.course import LOOPS, order
from game.run.run import Run

# When the rung breaks at which a run has ended, in shares of the way that the light climbs.
BREAKS_FROM = 0.9


def ladder_of(
    run: Run, games: Mapping[str, Variant], *, known: bool = True, climbed: float = 1.0, pulse: float = 1.0
) -> LadderPicture:
    """The ladder with the stages that were won; `known` tells whether the order of the games is.

    `climbed` is the share of the way that the light has come so far.
    """
    standing = run.standing
    won = min(standing.stage, standing.last_stage)
    return LadderPicture(
        loops=tuple(
            LoopPicture(
                _(LEVELS[loop.level].title),
                FACES[loop.level].person,
                tuple(games[slug] if known else None for slug in order(run.seed, number, run.games)),
            )
            for number, loop in enumerate(LOOPS)
        ),
        won=won * climbed,
        next=None if standing.cleared else standing.stage,
        broken=part_of(climbed, BREAKS_FROM, 1.0) if run.over and not standing.cleared else 0.0,
        pulse=pulse,
    )


def lost_step(run: Run, games: Mapping[str, Variant], broken: float) -> LadderPicture:
    """The loop of the current stage, which was lost: its rung has broken so far."""
    ladder = ladder_of(run, games)
    loop, place = divmod(run.standing.stage, ladder.across)
    return replace(ladder, loops=(ladder.loops[loop],), won=place, next=place, broken=broken, flag=False)
