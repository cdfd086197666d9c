"""Sentences about an evening at a console: who is here, its rules, where it stands, what comes next."""

from collections.abc import Iterator, Mapping

from game.core.rules import PLAYERS
from game.core.variant import Variant
from game.core.words import _, plural
from game.evening import sentences
from game.evening.evening import FIRST_TO, Contestant, Evening, Form, Picking, Playing, Riding
from game.evening.progress import EveningProgress
from game.evening.sentences import name_of, points
from game.evening.sets import Set
from game.session.session import Session

Games = Mapping[str, Variant]


def rules(evening: Evening) -> str:
    """What people must know before the first leg."""
    return "\n".join(
        (
            _how_long(evening),
            _("A set is one game. You take turns to begin, so that it is fair to both."),
            _("If both win equally many legs, it goes to whoever won in fewer moves: hold out."),
            *_who_plays(evening),
            _("Commands: help, hint, moves, undo, resign, quit. An evening that you leave waits for you."),
        )
    )


def _how_long(evening: Evening) -> str:
    match evening.plan.form:
        case Form.WINNER_STAYS:
            return plural(
                "Tonight: the winner of a set stays. The first to {count} set wins the evening.",
                "Tonight: the winner of a set stays. The first to {count} sets wins the evening.",
                evening.plan.sets,
            )
        case Form.ROUND_ROBIN:
            return plural(
                "Tonight: everybody against everybody, {count} set, and a last one decides.",
                "Tonight: everybody against everybody, {count} sets, and a last one decides.",
                len(evening.boards),
            )
    return plural(
        "Tonight: {count} set, and a last one that decides.",
        "Tonight: {count} sets, and a last one that decides.",
        evening.plan.sets,
    )


def _who_plays(evening: Evening) -> Iterator[str]:
    """Who picks and who comes next, and how a team plays."""
    match evening.plan.form:
        case Form.WINNER_STAYS:
            yield _("Whoever loses waits until it is their turn again. The challenger picks the game.")
            yield _("Each defence in a row makes it a step steeper for the champion (Uphill).")
        case Form.ROUND_ROBIN:
            yield _("Whoever of the two has fewer points picks. The first two play the last set.")
        case Form.SETS:
            yield _("Whoever trails picks the next game. Whoever leads begins the last set one point up.")
    if max(evening.plan.sizes) > 1:
        yield _("In a team you take turns to move, and the other one begins the other leg.")


def sides(progress: EveningProgress) -> str:
    """Who is which player, for the whole evening or, where others wait, for the set."""
    one, two = progress.names_at_board
    waiting = [name_of(progress.names, each) for each in progress.evening.waiting]
    if not waiting:
        return _("{one} is Player 1, {two} is Player 2, all evening.", one=one, two=two)
    at_board = _("At the board: {one} is Player 1, {two} is Player 2.", one=one, two=two)
    return f"{at_board}\n{_('Waiting: {names}.', names=', '.join(waiting))}"


def table(progress: EveningProgress) -> str:
    """Where more than two contestants stand, the best first; in a round robin, against whom they won."""
    evening, names = progress.evening, progress.names
    order, width = [each.contestant for each in evening.table], max(map(len, names))
    lines = []
    for place, standing in enumerate(evening.table, start=1):
        row = [f"{place}  {name_of(names, standing.contestant):<{width}}  {points(standing.halves):>3}"]
        if evening.plan.form is Form.ROUND_ROBIN:
            row += [_met(evening, standing.contestant, other) for other in order]
        else:
            row.append(_("won {won}, lost {lost}", won=standing.won, lost=standing.lost))
        lines.append("  ".join(row))
    if evening.plan.form is Form.ROUND_ROBIN:
        lines.insert(0, "  ".join((" " * (width + 8), *map(str, range(1, len(order) + 1)))))
    return "\n".join(lines)


def _met(evening: Evening, one: Contestant, two: Contestant) -> str:
    """What one has from the set of two; a dot before it."""
    halves, others = evening.between(one, two)
    return points(halves) if halves or others else "·"


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
    if evening.in_finale:
        return _("the last set")
    if evening.plan.form is Form.WINNER_STAYS:
        return _("set {number}", number=number)
    return _("set {number} of {sets}", number=number, sets=len(evening.boards))


def standing(progress: EveningProgress) -> str:
    """The score, or the table, and which set comes next."""
    if len(progress.names) > len(PLAYERS):
        return f"{table(progress)}\n{sides(progress)}"
    score = sentences.standing(progress.evening, progress.names)
    return _("{score}. Next: {set}.", score=score, set=place(progress.evening))


def coming_leg(progress: EveningProgress, phase: Playing, games: Games) -> str:
    """The card of the coming leg: the score, the set, who begins."""
    evening, names = progress.evening, progress.names_at_board
    (one, two), of_two = names, len(progress.names) == len(PLAYERS)
    head = _(
        "{score}: {set}, {game}, leg {leg} of {legs}. {name} begins.",
        score=sentences.standing(evening, progress.names) if of_two else _("{one} – {two}", one=one, two=two),
        set=place(evening),
        game=games[phase.set.game].name,
        leg=phase.leg,
        legs=phase.set.length,
        name=name_of(names, phase.starter),
    )
    return f"{head}\n{in_set(progress, phase.set)}" if phase.leg > 1 or evening.in_finale else head


def in_set(progress: EveningProgress, current: Set) -> str:
    """The points in a set so far; in the last one, what it takes to win."""
    so_far = sentences.score(progress.names_at_board, (current.halves(1), current.halves(2)))
    told = _("In this set: {score}.", score=so_far)
    if not progress.evening.in_finale:
        return told
    ahead = sentences.head_start(progress.evening, progress.names)
    decides = _("The first to {points} wins the evening.", points=FIRST_TO)
    return " ".join(filter(None, (told, ahead, decides)))


def without_arena(evening: Evening) -> str:
    """The question before the Arena is left out."""
    if evening.plan.form is Form.WINNER_STAYS:
        return _("End it here without the Arena (Enter: yes)? ")
    return _("Play one more set here instead (Enter: yes)? ")


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
    lost = sentences.how_lost(names, leg, words, another=not current.over)
    lines = [sentences.leg_over(names, leg), lost]
    if current.over:
        lines.append(sentences.set_over(names, current))
    return "\n".join(filter(None, lines))


def over(progress: EveningProgress, games: Games) -> str:
    """How the evening has ended: who won it, how the finale went, and the score on sets or the table."""
    evening, names = progress.evening, progress.names
    of_two = _("On sets: {score}.", score=sentences.standing(evening, names))
    score = table(progress) if len(names) > len(PLAYERS) else of_two
    decided = sentences.finale(evening, names, games)
    told = _("Finale: {finale}", finale=decided) if decided else ""
    return "\n".join(filter(None, (sentences.over(evening, names), told, score)))


def on_turn(progress: EveningProgress, session: Session) -> str:
    """Who of a team is to move; nothing if somebody plays alone."""
    name = progress.on_turn(session).name
    team = progress.names_at_board[session.turn - 1]
    return "" if name == team else _("{name} moves for {team}.", name=name, team=team)
