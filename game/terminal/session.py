"""An evening at one console: a series of rounds of one game, and its rematches."""

from game.core.match import Match
from game.core.rules import DRAW, Outcome, opponent
from game.core.variant import Setup
from game.core.words import _
from game.session.modes import Series
from game.terminal.afterwards import Afterwards
from game.terminal.console import Console
from game.terminal.mind import Mind
from game.terminal.players import Players
from game.terminal.round import Round


class Session:
    """Plays one game between the same players, who keep what they have thought of."""

    def __init__(self, console: Console, setup: Setup, players: Players) -> None:
        self._console = console
        self._setup = setup
        self._players = players
        self._mind = Mind()

    def play(self, series: Series) -> None:
        """Play the series, and another one as often as a person asks for it."""
        while True:
            match = self._play_one(series)
            if not self._somebody_answers:
                return
            self._afterwards(match).ask("rematch", _("Rematch, review or quit? "))
            # As in the arcade: not the one who began the last round.
            series = Series(series.rounds, opponent(match.first))

    @property
    def _somebody_answers(self) -> bool:
        return self._console.interactive and self._players.any_person

    def _afterwards(self, match: Match) -> Afterwards:
        return Afterwards(self._console, self._mind, match, self._players)

    def _play_one(self, series: Series) -> Match:
        """Play rounds until the series is decided; the last one."""
        if series.rounds == 1:
            return self._round(series)[0]
        while True:
            self._announce(series)
            match, outcome = self._round(series)
            series = series.after(outcome)
            self._tell_tally(series, drawn=outcome == DRAW)
            if series.winner is not None:
                self._console.remark(_("Player {player} is the overall winner.", player=series.winner))
                return match
            if self._somebody_answers:
                self._afterwards(match).ask("next", _("Next round, review or quit? "))

    def _round(self, series: Series) -> tuple[Match, Outcome]:
        match = Match(self._setup, series.starter)
        return match, Round(self._console, match, self._players, self._mind).play()

    def _announce(self, series: Series) -> None:
        self._console.tell(
            _(
                "Round {number} of {rounds}. Player {player} begins.",
                number=series.round,
                rounds=series.rounds,
                player=series.starter,
            )
        )

    def _tell_tally(self, series: Series, *, drawn: bool) -> None:
        if drawn:
            self._console.tell(_("A draw: this round is played again."))
        self._console.tell(
            _(
                "Rounds won: Player 1: {one}, Player 2: {two}.",
                one=series.tally(1),
                two=series.tally(2),
            )
        )
