"""Sentences about an evening at a console: who is here, its rules, where it stands, what comes next."""

from collections.abc import Mapping

from game.core.variant import Variant
from game.core.words import _, plural
from game.evening import sentences
from game.evening.evening import FIRST_TO, Evening, Over, Picking, Playing, Riding
from game.evening.progress import EveningProgress
from game.evening.sentences import name_of
from game.evening.sets import Set

Games = Mapping[str, Variant]


def rules(evening: Evening) -> str:
    """What people must know before the first leg."""
    return "\n".join(
        (
            plural(
                "Tonight: {count} set, and a last one that decides.",
                "Tonight: {count} sets, and a last one that decides.",
                evening.plan.sets,
            ),
            _("A set is one game. You take turns to begin, so that it is fair to both."),
            _("If both win equally many legs, it goes to whoever won in fewer moves: hold out."),
            _("Whoever trails picks the next game. Whoever leads begins the last set one point up."),
            _("Commands: help, hint, moves, undo, resign, quit. An evening that you leave waits for you."),
        )
    )


def sides(progress: EveningProgress) -> str:
    """Who is which player, for the whole evening."""
    one, two = progress.names
    return _("{one} is Player 1, {two} is Player 2, all evening.", one=one, two=two)


def unfinished(progress: EveningProgress) -> str:
    """An evening that waits."""
    return _(
        "You have not finished an evening: {score}, {set}.",
        score=sentences.standing(progress.evening, progress.names),
        set=place(progress.evening),
    )


def place(evening: Evening) -> str:
    """Which set is the coming one, or the one that is on."""
    if isinstance(evening.phase, Riding):
        return _("the Arena")
    number = len(evening.sets) + isinstance(evening.phase, Picking)
    if number > evening.plan.sets:
        return _("the last set")
    return _("set {number} of {sets}", number=number, sets=evening.plan.sets)


def standing(progress: EveningProgress) -> str:
    """The score, and which set comes next."""
    score = sentences.standing(progress.evening, progress.names)
    return _("{score}. Next: {set}.", score=score, set=place(progress.evening))


def coming_leg(progress: EveningProgress, phase: Playing, games: Games) -> str:
    """The card of the coming leg: the score, the set, who begins."""
    evening, names = progress.evening, progress.names_at_board
    head = _(
        "{score}: {set}, {game}, leg {leg} of {legs}. {name} begins.",
        score=sentences.standing(evening, progress.names),
        set=place(evening),
        game=games[phase.set.game].name,
        leg=phase.leg,
        legs=phase.set.length,
        name=name_of(names, phase.starter),
    )
    return f"{head}\n{in_set(progress, phase.set)}" if phase.leg > 1 or evening.in_finale else head


def in_set(progress: EveningProgress, current: Set) -> str:
    """The points in a set so far; in the last one, what it takes to win."""
    points = sentences.score(progress.names_at_board, (current.halves(1), current.halves(2)))
    if progress.evening.in_finale:
        return _(
            "In this set: {score}. The first to {points} wins the evening.", score=points, points=FIRST_TO
        )
    return _("In this set: {score}.", score=points)


def before_giving_up() -> str:
    """The question before an evening that waits is given up."""
    return _("End the unfinished evening? It is not entered into the book of people (yes, no)? ")


def leg_over(progress: EveningProgress) -> str:
    """How the latest leg went, and its set if that is over; nothing about the evening."""
    leg = progress.latest_leg
    assert leg is not None, "a leg has ended"
    names, current = progress.names_in_latest_leg, progress.evening.sets[-1]
    rules, mistake = progress.played[-1].setup.rules(), progress.latest_mistake
    words = "" if mistake is None else rules.move_text(mistake)
    lines = [sentences.leg_over(names, leg), sentences.how_lost(names, leg, words)]
    if current.over:
        lines.append(sentences.set_over(names, current))
    return "\n".join(filter(None, lines))


def over(progress: EveningProgress, phase: Over) -> str:
    """How the evening has ended: the score of the sets, and who won it."""
    score = sentences.standing(progress.evening, progress.names)
    return f"{score}\n{sentences.over(progress.names, phase)}"
