"""Going on with a game at a terminal."""

import io

import pytest

from game import catalogue
from game.core.transcript import plain
from game.session.modes import Series
from game.session.players import Players
from game.session.session import Session
from game.terminal.memory import Memory
from game.terminal.series_front_end import play_on
from tests.setups import PRODUCT_GAMES
from tests.terminal.speak import Typed


def typed(memory: Memory, slug: str, *lines: str) -> str:
    """What the terminal shows while these lines are typed, with the unfinished games that are remembered."""
    setup, out = catalogue.games()[slug].setup(), io.StringIO()
    source = Typed(lines, at_a_terminal=True)
    play_on(source, out, setup, lambda game: game.setup(), Series(3), Players(), memory=memory)
    return out.getvalue()


@pytest.mark.parametrize("slug", PRODUCT_GAMES)
def test_the_board_is_shown_once_after_the_round_is_announced(slug: str) -> None:
    variant, memory = catalogue.games()[slug], Memory(None)
    typed(memory, slug, variant.lesson.game.split()[0], "quit")
    saved = memory.unfinished(variant)
    assert saved is not None
    match = Session.restored(saved).match
    board = variant.make_transcript(match.rules, plain).grid(match.position)
    shown = typed(memory, slug, "yes", "quit")
    before, announced, after = shown.partition("Round 1 of 3 goes on.\n")
    assert announced
    assert (before.count(board), after.count(board)) == (0, 1)
