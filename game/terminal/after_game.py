"""What people can do after a game: review it, play on from a move, share it, or play again."""

from dataclasses import dataclass

from game.core.rules import opponent
from game.core.words import _, later
from game.seeds import fresh_seed
from game.session.modes import Series
from game.session.new_sessions import next_game, variation_from
from game.session.session import Session
from game.terminal.console import Console, Quit, meant
from game.terminal.game_host import GameHost
from game.terminal.kinds import level_to_play_on, name_of
from game.terminal.review import ReviewDialogue


def board_of(session: Session, console: Console) -> str:
    """The board as it stands, in the colours of the console."""
    match = session.match
    return match.setup.variant.make_transcript(match.rules, console.ink).grid(match.position)


@dataclass(frozen=True)
class Choice:
    """What can be typed at the end of a game."""

    words: tuple[str, ...]
    question: str
    advice: str


REMATCH = Choice(
    ("rematch", "review", "share", "quit"),
    later("Rematch, review, share or quit? "),
    later("Type rematch, review, share or quit.\nshare shows the game as a line, and writes a film of it."),
)
NEXT_ROUND = Choice(
    ("next", "review", "share", "quit"),
    later("Next round, review, share or quit? "),
    later("Type next, review, share or quit.\nshare shows the game as a line, and writes a film of it."),
)
# After a variation, which was played on from a review.
ANOTHER_END = Choice(
    ("again", "review", "back", "quit"),
    later("Again, review, back or quit? "),
    later(
        "again plays on from the same move once more, review reviews this game,\n"
        "back returns to the review that you came from, and quit leaves."
    ),
)


# After a game that was given up before its first move, there is nothing to review.
WITHOUT_REVIEW = {
    REMATCH: Choice(("rematch", "quit"), later("Rematch or quit? "), later("Type rematch or quit.")),
    NEXT_ROUND: Choice(("next", "quit"), later("Next round or quit? "), later("Type next or quit.")),
    ANOTHER_END: Choice(
        ("again", "back", "quit"),
        later("Again, back or quit? "),
        later(
            "again plays on from the same move once more,\n"
            "back returns to the review that you came from, and quit leaves."
        ),
    ),
}


class AfterGame:
    """Asks what comes after a game: its review, a variation, another game, or nothing."""

    def __init__(self, host: GameHost, session: Session) -> None:
        self._host = host
        self._console = host.console
        self._finished = session  # the game that has just ended
        self._left: list[ReviewDialogue] = []  # the reviews from which people played on, the latest last

    def ask(self) -> None:
        """Ask until the person wants the next game. Raises Quit if they leave."""
        while (wish := self._wish()) not in ("rematch", "next"):
            self._do(wish)

    def review(self) -> None:
        """Review the game, finished or not, and play on from it as often as the person likes."""
        self._review()
        while self._left:
            self._do(self._wish())

    def _do(self, wish: str) -> None:
        match wish:
            case "again":
                self._play(next_game(self._finished, fresh_seed()))
            case "review":
                self._review()
            case "share":
                self._host.share(self._finished)
            case "back":
                self._look_back(self._left.pop())
            case "quit":
                raise Quit

    def _wish(self) -> str:
        choice = self._choice
        self._console.gap()
        while True:
            line = self._console.ask(_(choice.question))
            wish = meant(line, choice.words)
            if wish is not None:
                return wish
            if line:
                self._console.remark(_(choice.advice))
            else:
                self._console.remark(board_of(self._finished, self._console))

    @property
    def _choice(self) -> Choice:
        choice = self._choice_after_moves
        return choice if self._finished.match.plies else WITHOUT_REVIEW[choice]

    @property
    def _choice_after_moves(self) -> Choice:
        if self._left:
            return ANOTHER_END
        mode = self._finished.mode
        return NEXT_ROUND if isinstance(mode, Series) and mode.under_way else REMATCH

    def _review(self) -> None:
        review = self._host.adviser.review(self._finished)
        if review is None:
            self._console.remark(_("There is no move to review."))
        else:
            self._host.remember(self._finished, review)
            self._look_back(ReviewDialogue(self._console, self._finished, review))

    def _look_back(self, look: ReviewDialogue) -> None:
        """Review a game, and play on from it if the person wants to."""
        self._finished = look.session
        wish = look.step()
        if wish != "done":
            self._left.append(look)
            self._play_on(look.shown, alone=wish == "alone")

    def _play_on(self, number: int, *, alone: bool) -> None:
        """Play a variation from before a move: two people both play on, unless one of them does alone."""
        players = self._finished.players
        for_two = players.are_two_people and not alone
        level = None if for_two else level_to_play_on(players)
        session = variation_from(self._finished, number, level, fresh_seed())
        if for_two:
            self._console.tell(_("You both play on from here."))
        elif (player := session.players.alone) is not None:
            bot = name_of(session.players, opponent(player))
            self._console.tell(_("You are Player {player} now, against {bot}.", player=player, bot=bot))
        self._play(session)

    def _play(self, session: Session) -> None:
        self._host.play(session)
        self._finished = session
