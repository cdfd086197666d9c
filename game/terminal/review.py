"""The review of a game: its timeline, and its moves one by one."""

import textwrap

from game.bots.review import Assessment, Review
from game.core.rules import NUMBERS, Player
from game.core.words import _
from game.session.session import Session
from game.terminal.console import WIDTH, Console, meant
from game.terminal.kinds import name_of


class ReviewDialogue:
    """Shows the timeline of a game, and then each move that the person steps to."""

    def __init__(self, console: Console, session: Session, review: Review) -> None:
        self.session = session
        self._console = console
        self._match = session.match
        self._review = review
        self._shown = review.first_mistake or 0  # the number of the move shown, from 0
        self._transcript = session.setup.variant.make_transcript(self._match.rules, console.ink)

    @property
    def shown(self) -> int:
        """The number of the move shown, from 0: so many are kept if it is played on from before it."""
        return self._shown

    def step(self) -> str:
        """Step until the person is done, or wants to play on; return the word that says so."""
        self.tell()
        self._show(self._shown)
        while True:
            line = self._ask(self._shown)
            if line in (*self._ways_on, "done"):
                return line
            self._go(self._target(self._shown, line))

    @property
    def _ways_on(self) -> tuple[str, ...]:
        """How it can be played on: between two people also by one of them alone."""
        return ("play", "alone") if self.session.players.are_two_people else ("play",)

    def tell(self) -> None:
        """Show a line for each move, and the game in a few sentences."""
        self._console.tell(self._timeline())
        if self.session.over:
            self._console.remark(self._review.summary(self.session.resigned))
        else:
            self._console.remark(self._review.summary_so_far())
            self._console.remark(self._standing())

    def _go(self, target: int | None) -> None:
        """Show a move, or a message if there is none."""
        count = len(self._match.plies)
        if target is None:
            self._console.remark(self._advice())
        elif target in range(count):
            self._shown = target
            self._show(target)
        else:
            self._console.remark(_("The game has the moves 1 to {last}.", last=count))

    def _ask(self, shown: int) -> str:
        number, last = shown + 1, len(self._match.plies)
        if self.session.players.are_two_people:
            question = _(
                "Move {number} of {last} (next, back, a number, play, alone, done): ",
                number=number,
                last=last,
            )
        else:
            question = _(
                "Move {number} of {last} (next, back, a number, play, done): ", number=number, last=last
            )
        line = self._console.ask(question).lower()
        word = meant(line, ("next", "back", *self._ways_on, "done", "quit")) or line
        return "done" if word == "quit" else word

    def _target(self, shown: int, line: str) -> int | None:
        """The number of the move that a person wants to see, from 0; None if the line is not understood."""
        if line in ("", "next"):
            return shown + 1
        if line == "back":
            return shown - 1
        return int(line) - 1 if line.isdecimal() and len(line) < 5 else None

    def _advice(self) -> str:
        if self.session.players.are_two_people:
            return _(
                "next (or just Enter) and back step through the game, a number goes to that move,\n"
                "play lets both of you play on from before it, alone lets you do so against a bot,\n"
                "and done ends the review."
            )
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
        name, move = self._name(assessment.player), self._match.rules.move_text(assessment.move)
        label = f"{number + 1:3}{star} {name:{names}}  {move:{moves}}  "
        words = " ".join(filter(None, (assessment.words, self._better(assessment))))
        return textwrap.fill(words, WIDTH, initial_indent=label, subsequent_indent=" " * len(label))

    def _name(self, player: Player) -> str:
        return name_of(self.session.players, player)

    def _columns(self) -> tuple[int, int]:
        """The widths of the columns for names and moves."""
        names = (self._name(ply.player) for ply in self._match.plies)
        moves = (self._match.rules.move_text(ply.move) for ply in self._match.plies)
        return max(map(len, names)), max(map(len, moves))

    def _better(self, assessment: Assessment) -> str:
        """The moves that would have been better, if any."""
        if not assessment.better:
            return ""
        return _("Better: {moves}", moves=" ".join(map(self._match.rules.move_text, assessment.better)))

    def _standing(self) -> str:
        """Who is on turn in an unfinished game, and who is winning."""
        name = name_of(self.session.players, self.session.turn)
        words = _("The game is not finished: {player} is on turn.", player=name)
        holder = self._review.assessments[-1].holder
        return f"{words} " + _("{player} is winning now.", player=NUMBERS.of(holder)) if holder else words

    # One move

    def _show(self, number: int) -> None:
        """Show the board after a move, and its assessment."""
        ply, assessment = self._match.plies[number], self._review.assessments[number]
        said = _(
            "{player} plays {move}.",
            player=self._name(ply.player),
            move=self._match.rules.move_text(ply.move),
        )
        self._console.tell(f"{number + 1}. {said} {assessment.words}")
        self._console.remark(self._transcript.grid(ply.after))
        if ply.skipped:
            self._console.remark(self._match.rules.skip_words(ply.skipped))
        self._console.remark(textwrap.fill(self._better(assessment), WIDTH))
