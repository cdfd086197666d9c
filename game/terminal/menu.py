"""The question which game to play."""

from collections.abc import Callable

from game import catalogue
from game.core.variant import Setup, SetupError, Variant
from game.core.words import _
from game.terminal.console import Console, Quit

# Sets a game up with the board and the options of the command line. May raise SetupError.
Choose = Callable[[Variant], Setup]


class Menu:
    """The question which game to play."""

    def __init__(self, console: Console, choose: Choose) -> None:
        self._console = console
        self._choose = choose
        self._games = list(catalogue.games().values())

    def ask(self) -> Setup:
        """The game that the person chooses, set up."""
        self._show()
        while True:
            line = self._console.ask(_("Which game (1-{last})? ", last=len(self._games))).lower()
            if line == "quit":
                raise Quit
            setup = self._setup_for(line)
            if setup is not None:
                return setup

    def _show(self) -> None:
        lines = ["GridLock Arcade", ""]
        for number, game in enumerate(self._games, start=1):
            lines += [f"{number}  {game.name}", f"   {_(game.summary)}"]
        self._console.tell("\n".join((*lines, "")))

    def _setup_for(self, line: str) -> Setup | None:
        """The game that the line names; None, after a message, if there is none."""
        game = self._game_for(line)
        if game is None:
            self._console.remark(self._advice(line))
            return None
        try:
            return self._choose(game)
        except SetupError as error:
            self._console.remark(str(error))
            return None

    def _game_for(self, line: str) -> Variant | None:
        """The game with this number or name."""
        for number, game in enumerate(self._games, start=1):
            if line in (str(number), game.name.lower()) or catalogue.slug_of(line) == game.slug:
                return game
        return None

    def _advice(self, line: str) -> str:
        if line == "undo":
            return _("There is no move to take back.")
        advice = _("Type the number of a game, or one of these names:")
        names = ", ".join(game.slug for game in self._games)
        if line == "help":
            return f"{advice}\n{names}\n" + _("Each game tells its rules once it has begun.")
        return f"{advice}\n{names}"
