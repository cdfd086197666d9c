"""Which game a person at the terminal plays first: an unfinished one, or a new one from the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import catalogue
from game.core.rules import PLAYERS, opponent
from game.core.variant import Setup, SetupError, Variant
from game.core.words import _, plural
from game.seeds import fresh_seed
from game.session.modes import Series
from game.session.new_sessions import next_game
from game.session.players import HUMAN, Players
from game.session.session import SavedGame, Session
from game.terminal.console import Console, Quit, meant
from game.terminal.kinds import Kinds, name_of

if TYPE_CHECKING:  # loaded only where games are kept
    from game.terminal.memory import Memory


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


def ask_to_go_on(console: Console, saved: SavedGame) -> Session | None:
    """The game to go on with; None if the person would rather not. Raises Quit if they leave."""
    session = Session.restored(saved)
    if session.over:  # it is only kept for the sake of its series
        session = next_game(session, fresh_seed())
    console.tell(_described(session))
    return session if console.agrees(_("Continue it (Enter: yes)? ")) else None


def _described(session: Session) -> str:
    """Which game it is, between whom, and how far it has come."""
    one, two = (name_of(session.players, player) for player in PLAYERS)
    return _(
        "You have not finished a game: {name}, size {size}, {one} against {two}, {moves}.",
        name=session.setup.variant.name,
        size=session.setup.size,
        one=one,
        two=two,
        moves=plural("{count} move", "{count} moves", len(session.match.plies)),
    )


class OpeningDialogue:
    """Asks as little as possible: nothing, if the command line says it all and no game waits."""

    def __init__(self, console: Console, choose: Choose, memory: Memory | None) -> None:
        self._console = console
        self._choose = choose
        self._memory = memory
        self._declined: SavedGame | None = None

    def ask(self, setup: Setup | None, series: Series, players: Players | None) -> Session:
        """The game to play. Raises Quit if the person leaves."""
        if players is not None and not players.people and setup is not None:
            return Session(setup, players, series, fresh_seed())
        waiting = self._go_on(setup.variant if setup else None)
        if waiting is not None:
            return waiting
        if setup is None:
            setup = Menu(self._console, self._choose).ask()
            waiting = self._go_on(setup.variant)
            if waiting is not None:
                return waiting
            if players is None and self._console.interactive:
                bots_turn = self._memory is not None and self._memory.bots_turn(setup.variant)
                players = ask_players(self._console, bots_turn=bots_turn)
        return Session(setup, players or Players(), series, fresh_seed())

    def _go_on(self, variant: Variant | None) -> Session | None:
        """An unfinished game of a variant, or of any if None, that the person wants to go on with."""
        saved = None if self._memory is None else self._memory.unfinished(variant)
        if saved is None or saved == self._declined:
            return None
        self._declined = saved
        return ask_to_go_on(self._console, saved)


def ask_players(console: Console, *, bots_turn: bool = False) -> Players:
    """Ask for the opponent of the person at the console. Raises Quit if they leave.

    If it is the bot's turn to begin, Enter alone lets it.
    """
    kinds = tuple(Kinds())
    listed = _("{most} or {last}", most=", ".join(kinds[:-1]), last=kinds[-1])
    console.gap()
    kind = _ask(console, _("Against {kinds} (Enter: {human})? ", kinds=listed, human=HUMAN), kinds)
    if kind == HUMAN:
        return Players()
    if bots_turn:
        begins = _ask(console, _("Who begins: you or the bot (Enter: the bot)? "), ("bot", "you"))
    else:
        begins = _ask(console, _("Who begins: you or the bot (Enter: you)? "), ("you", "bot"))
    person = 1 if begins == "you" else 2
    players = Players.of((person,), kind)
    bot = name_of(players, opponent(person))
    console.remark(_("You are Player {player}, against {bot}.", player=person, bot=bot))
    return players


def _ask(console: Console, question: str, words: tuple[str, ...]) -> str:
    """The word that starts with the line; Enter alone means the first word."""
    while True:
        line = console.ask(question)
        if not line:
            return words[0]
        word = meant(line, (*words, "quit"))
        if word == "quit":
            raise Quit
        if word is not None:
            return word
        console.remark(_("Type {words} or quit.", words=", ".join(words)))
