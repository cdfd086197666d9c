"""Initials for a high score, and its table, at a console."""

from game.core.words import _
from game.records.initials import are_initials
from game.records.tables import Period, counted, place, top
from game.store.calendar import today
from game.store.records import Records
from game.store.records_text import table_lines
from game.terminal.console import Console


def asked_initials(console: Console, records: Records, table: str, key: str) -> str | None:
    """The initials that a person types for the score with this key; None if it is not in today's table."""
    book = records.book()
    if place(table, book.high_scores(table), Period.TODAY, today(), key) is None:
        return None
    while True:
        line = console.ask(_("Your initials (Enter: {initials}): ", initials=book.initials))
        initials = line.upper() or book.initials
        if are_initials(initials):
            return initials
        console.remark(_("Type three letters."))


def tell_table(console: Console, records: Records, table: str, key: str, *, counts: bool = True) -> None:
    """The table of all time, and the places that the score with this key has, if it counts."""
    scores = records.book().high_scores(table)
    console.tell("\n".join(table_lines(table, scores, Period.ALL_TIME, today(), key)))
    if not counts:
        return
    places = {period: place(table, scores, period, today(), key) for period in Period}
    reached = [
        _("{period}: place {place}", period=_(period.value), place=found)
        for period, found in places.items()
        if found is not None
    ]
    if reached:
        console.remark(", ".join(reached) + ".")
    else:
        last = top(table, scores, Period.TODAY, today())[-1]
        console.remark(_("Today's tenth place has {points}.", points=counted(table, last.points)))
