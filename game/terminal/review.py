"""Looking back on a game: what every move was worth, and the way back to any of them."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.words import _
from game.terminal.console import Console, meant
from game.terminal.players import Players

if TYPE_CHECKING:
    from game.bots.review import Assessment, Review

WIDTH = 76


class LookBack:
    """Shows the timeline of a finished game, then its moves one by one, as the person steps."""

    def __init__(self, console: Console, match: Match, players: Players, review: Review) -> None:
        self._console = console
        self._match = match
        self._players = players
        self._review = review
        self._transcript = match.setup.variant.make_transcript(match.rules, console.ink)

    def step(self) -> int | None:
        """Step until the person is done; the number of moves to keep if they want to play on from there."""
        self._console.tell(self._timeline())
        self._console.remark(self._review.summary(self._match.winner))
        last = len(self._match.plies) - 1
        shown = self._review.first_mistake or 0
        self._show(shown)
        while True:
            line = self._ask(shown)
            if line == "play":
                return shown
            if line in ("done", "quit"):
                return None
            target = self._target(shown, line)
            if target is None:
                self._console.remark(self._advice())
            elif target in range(last + 1):
                shown = target
                self._show(shown)
            else:
                self._console.remark(_("The game has the moves 1 to {last}.", last=last + 1))

    def _ask(self, shown: int) -> str:
        line = self._console.ask(
            _(
                "Move {number} of {last} (next, back, a number, play, done): ",
                number=shown + 1,
                last=len(self._match.plies),
            )
        ).lower()
        return meant(line, ("next", "back", "play", "done", "quit")) or line

    def _target(self, shown: int, line: str) -> int | None:
        """The move, from 0, that a person wants to see; None if that makes no sense."""
        if line in ("", "next"):
            return shown + 1
        if line == "back":
            return shown - 1
        return int(line) - 1 if line.isdecimal() and len(line) < 5 else None

    def _advice(self) -> str:
        return _(
            "next (or just Enter) and back step through the game, a number goes to that move,\n"
            "play lets you play on from before it, against a bot, and done ends the review."
        )

    # The timeline

    def _timeline(self) -> str:
        """A line for each move; a star marks the first mistake."""
        return "\n".join(map(self._entry, range(len(self._match.plies))))

    def _entry(self, number: int) -> str:
        assessment = self._review.assessments[number]
        star = "*" if number == self._review.first_mistake else " "
        names, moves = self._columns()
        name, move = self._players.name(assessment.player), self._match.rules.move_text(assessment.move)
        label = f"{number + 1:3}{star} {name:{names}}  {move:{moves}}  "
        words = " ".join(filter(None, (assessment.words, self._better(assessment))))
        return textwrap.fill(words, WIDTH, initial_indent=label, subsequent_indent=" " * len(label))

    def _columns(self) -> tuple[int, int]:
        """How wide the names and the moves are."""
        names = (self._players.name(ply.player) for ply in self._match.plies)
        moves = (self._match.rules.move_text(ply.move) for ply in self._match.plies)
        return max(map(len, names)), max(map(len, moves))

    def _better(self, assessment: Assessment) -> str:
        """The moves that would have won, where one was missed."""
        if not assessment.better:
            return ""
        return _("Better: {moves}", moves=" ".join(map(self._match.rules.move_text, assessment.better)))

    # One move

    def _show(self, number: int) -> None:
        """The board after a move, and what there was to say about it."""
        ply, assessment = self._match.plies[number], self._review.assessments[number]
        said = _(
            "{player} plays {move}.",
            player=self._players.name(ply.player),
            move=self._match.rules.move_text(ply.move),
        )
        self._console.tell(f"{number + 1}. {said} {assessment.words}")
        self._console.remark(self._transcript.grid(ply.after))
        if ply.skipped:
            self._console.remark(self._match.rules.skip_words(ply.skipped))
        self._console.remark(textwrap.fill(self._better(assessment), WIDTH))
