"""What people can do when a game is over."""

from game.core.match import Match
from game.core.rules import opponent
from game.core.words import _
from game.terminal.console import Console, Quit, meant
from game.terminal.mind import Mind
from game.terminal.players import Players
from game.terminal.review import LookBack
from game.terminal.round import Round


class Afterwards:
    """Asks what comes after a game: a look back, perhaps another end to it, another game, or nothing more."""

    def __init__(self, console: Console, mind: Mind, match: Match, players: Players) -> None:
        self._console = console
        self._mind = mind
        self._match = match
        self._players = players

    def ask(self, go_on: str, question: str) -> None:
        """Ask until the person says to go on, in the word for it. Raises Quit when they leave."""
        self._console.gap()
        while True:
            line = self._console.ask(question)
            wish = meant(line, (go_on, "review", "quit"))
            if wish == go_on:
                return
            if wish == "quit":
                raise Quit
            if wish == "review":
                self._review()
                self._console.gap()
            elif line:
                self._console.remark(_("Type {go_on}, review or quit.", go_on=go_on))
            else:
                self._show_board()

    def _show_board(self) -> None:
        transcript = self._match.setup.variant.make_transcript(self._match.rules, self._console.ink)
        self._console.remark(transcript.grid(self._match.position))

    def _review(self) -> None:
        """Look back, as long as the person likes, and at other ends of the game too."""
        review = self._mind.review(self._match)
        kept = LookBack(self._console, self._match, self._players, review).step()
        if kept is not None:
            self._play_on(kept)

    def _play_on(self, kept: int) -> None:
        """Play another end against a bot: whoever was on turn after so many moves is now the person."""
        match = Match(self._match.setup, self._match.first)
        for ply in self._match.plies[:kept]:
            match.play(ply.move)
        self._match = match
        person = match.position.turn
        self._players = self._players.against_a_bot(person)
        self._console.tell(
            _(
                "You are Player {player} now, against {bot}.",
                player=person,
                bot=self._players.name(opponent(person)),
            )
        )
        Round(self._console, match, self._players, self._mind).play()
