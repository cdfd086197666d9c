"""Works out what a session wants to know, in this process, while the person waits."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from game.bots.questions import Ponder
from game.session.events import Events
from game.session.session import Session

if TYPE_CHECKING:
    from game.bots.thinker import Thinker


def fresh_seed() -> int:
    """What makes the bots play one game differently from the next."""
    return int.from_bytes(os.urandom(4), "big")


class Adviser:
    """Keeps what it has proven from game to game. The bots are not loaded before the first question."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None

    def answer(self, session: Session) -> Events:
        """Answer the question of a session, if there is one: what comes of it."""
        question = session.question()
        if question is None or isinstance(question, Ponder):
            return ()
        from game.bots.thinker import Thinker

        self._thinker = self._thinker or Thinker()
        return session.answer(question, self._thinker.answer(question))
