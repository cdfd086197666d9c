"""Routes to the page of the puzzles, and to the puzzles over it."""

from game.arcade.navigation.destinations import Back, ToPuzzle, ToPuzzles
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.route import Here, leads, opens
from game.puzzles.sentences import nothing_left
from game.seeds import fresh_seed


def _next(here: Here, to: ToPuzzle) -> PuzzleScene | Back | None:
    """The next puzzle of a mode; if there is none, say so over the page."""
    context, keeper = here.context, here.context.profile.puzzle_keeper
    session = keeper.begin(to.mode)
    if session is None:
        context.notices.add([nothing_left(to.mode, keeper.progress)])
        return Back() if isinstance(here.stack.top, PuzzleScene) else None
    context.seats.sit((session.player,), {})
    return PuzzleScene(context, here.go, to.mode, session, fresh_seed())


ROUTES = (
    opens(ToPuzzles, PuzzlesScene, lambda _here, _to: (fresh_seed(),)),
    leads(ToPuzzle, _next),
)
