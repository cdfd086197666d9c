"""The ladder of a run, as far as it has been climbed."""

from collections.abc import Mapping

from game.arcade.views.run.ladder import LadderPicture, LoopPicture
from game.bots.levels import LEVELS
from game.core.variant import Variant
from game.core.words import _
from game.people.faces import FACES
from game.run.course import LOOPS, order
from game.run.run import Run


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
        ended=run.over,
        pulse=pulse,
    )
