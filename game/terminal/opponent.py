"""Asks who plays: two people, or one person against a bot, and who begins."""

from game.core.rules import opponent
from game.core.words import _
from game.session.players import HUMAN, Players
from game.terminal.console import Console, Quit, meant
from game.terminal.kinds import Kinds, name_of


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
