"""Sentences about an evening for the screen."""

from collections.abc import Mapping

from game.arcade.draw.text import unbroken
from game.arena import lesson
from game.core.rules import PLAYERS, Player, opponent
from game.core.variant import Variant
from game.core.words import _, plural
from game.evening import sentences
from game.evening.evening import Evening, Form, Picking, Playing, Riding
from game.evening.legs import Leg
from game.evening.progress import EveningProgress
from game.evening.sentences import name_of
from game.evening.sets import Set, Target
from game.people.book import Book


def place(evening: Evening, phase: Playing) -> tuple[str, ...]:
    """The set and the leg, in short lines."""
    of_sets = _("Finale") if evening.in_finale else _which_set(evening)
    legs = _("Leg {number} of {legs}", number=phase.leg, legs=phase.set.length)
    if phase.leg == 1:
        return of_sets, legs
    one, two = (sentences.points(phase.set.halves(player)) for player in PLAYERS)
    return of_sets, f"{legs}: {unbroken(f'{one} – {two}')}"


def _which_set(evening: Evening) -> str:
    """The number of the set that is on or comes next, and of how many if that is known."""
    number = min(len(evening.sets) + isinstance(evening.phase, Picking), len(evening.boards))
    if evening.plan.form is Form.WINNER_STAYS:
        return _("Set {number}", number=number)
    return _("Set {number} of {sets}", number=number, sets=len(evening.boards))


def where_evening_stands(progress: EveningProgress) -> str:
    """An unfinished evening in short sentences."""
    standing = unbroken(sentences.standing(progress.evening, progress.names))
    return f"{standing}. {unbroken(_what_is_on(progress.evening))}."


def _what_is_on(evening: Evening) -> str:
    """The set that is on or comes next, or the finale."""
    if isinstance(evening.phase, Riding):
        return _("The Arena decides")
    return _("The last set decides") if evening.in_finale else _which_set(evening)


def next_up(progress: EveningProgress) -> str:
    """Who comes to the board after the current set, in a few words; empty if that is always the same two."""
    evening, names = progress.evening, progress.names
    if len(names) == len(PLAYERS) or evening.in_finale:
        return ""
    if evening.plan.form is Form.WINNER_STAYS:
        return _("Next: {name}", name=name_of(names, evening.waiting[0]))
    if len(evening.sets) == len(evening.boards):
        return ""
    one, two = (name_of(names, each) for each in evening.boards[len(evening.sets)])
    return _("Next: {one}, {two}", one=one, two=two)


def what_follows(evening: Evening) -> str:
    """When the sets of three or more contestants end, and what follows."""
    plan = evening.plan
    ends = _("First to {count} sets.", count=plan.sets)
    sets = ends if plan.form is Form.WINNER_STAYS else f"{_which_set(evening)}."
    if plan.arena:
        all_ride = _("Then everybody rides in the Arena."), _("Then the first two ride in the Arena.")
        return f"{sets} {all_ride[len(evening.riders) < len(plan.sizes)]}"
    return sets if plan.form is Form.WINNER_STAYS else sets + " " + _("Then the first two play a last set.")


def rematch_in_short(book: Book) -> str:
    """Which two have agreed on a rematch, in short sentences; empty if nobody has."""
    if book.rematch is None or book.expected is None:
        return ""
    one, two = names = book.expected[0].name, book.expected[1].name
    both, first = _("{one} and {two}", one=one, two=two), name_of(names, book.rematch.first)
    begins = unbroken(_("{name} begins.", name=first))
    return f"{_('Rematch: {both}.', both=unbroken(both))} {begins}"


def hold_out_short(progress: EveningProgress, wanted: Target, at_least: int) -> str:
    """After which move a leg takes the set, even if it is lost; or that a leg of so many moves does."""
    name = name_of(progress.names_at_board, wanted.player)
    if at_least > wanted.moves:
        return _("{name} has the set", name=name)
    return _("Past {moves}: {name}'s set", name=name, moves=wanted.moves)


def result(progress: EveningProgress) -> tuple[str, tuple[str, ...]]:
    """What has just ended: the set if it is over, else the leg; and how the leg was lost."""
    evening, names, leg = progress.evening, progress.names_in_latest_leg, progress.latest_leg
    assert leg is not None, "a leg has ended"
    latest = next(each for each in reversed(evening.sets) if each.legs)
    rules, mistake = progress.played[-1].setup.rules(), progress.latest_mistake
    words = "" if mistake is None else rules.move_words(mistake)
    lost = sentences.how_lost(names, leg, words, another=not latest.over)
    if not latest.over:
        return sentences.leg_over(names, leg), tuple(filter(None, (lost,)))
    return sentences.set_over(names, latest), tuple(filter(None, (sentences.leg_over(names, leg), lost)))


def legs_so_far(progress: EveningProgress) -> str:
    """The score of the set that goes on; empty between two sets."""
    phase = progress.evening.phase
    if not isinstance(phase, Playing) or phase.leg == 1:
        return ""
    one, two = (phase.set.halves(player) for player in PLAYERS)
    more, fewer = map(sentences.points, (max(one, two), min(one, two)))
    told = _("Legs of this set: {score}", score=unbroken(f"{more} – {fewer}"))
    if one == two:
        return told
    return _("{score} for {name}", score=told, name=name_of(progress.names_at_board, 1 if one > two else 2))


def coming(progress: EveningProgress, games: Mapping[str, Variant]) -> tuple[str, ...]:
    """What comes next, in sentences."""
    evening, names = progress.evening, progress.names_at_board
    match evening.phase:
        case Picking(picker) if len(progress.names) > len(PLAYERS):
            one, two = names
            met = _("{one} against {two}.", one=one, two=two)
            return tuple(filter(None, (f"{met} {picks(progress, picker)}", steeper(progress))))
        case Picking(picker):
            return (f"{_what_is_on(evening)}. {_why_picks(progress, picker)}",)
        case Playing(set=current, starter=starter):
            game, wanted = games[current.game].name, current.target
            told = _("{game}: {name} begins.", game=game, name=name_of(names, starter))
            return (told,) if wanted is None else (told, sentences.hold_out(names, wanted, lost=False))
        case Riding(points, riders, to):
            those = tuple(progress.names[rider - 1] for rider in riders)
            return *_arena_words(those, points, to), _arena_goal(len(riders))
    return ()


def how_to_win_the_arena(progress: EveningProgress) -> str:
    """What is said when the finale begins: the goal, and who is ahead."""
    phase = progress.evening.phase
    assert isinstance(phase, Riding), "rounds are ridden"
    names = tuple(progress.names[rider - 1] for rider in phase.riders)
    _decides, *ahead = _arena_words(names, phase.points, phase.to)
    return " ".join((_arena_goal(len(names)), *ahead))


def _arena_goal(riders: int) -> str:
    """What so many riders ride for."""
    return _(lesson.RULES[0] if riders == len(PLAYERS) else lesson.AMONG_MANY)


def steeper(progress: EveningProgress) -> str:
    """How much steeper the coming set is for whoever has stayed at the board; empty if it is not."""
    uphill = progress.uphill
    if uphill is None or not any(progress.evening.steeper):
        return ""
    return plural(
        "Uphill for {name}: {count} step.",
        "Uphill for {name}: {count} steps.",
        uphill.steps,
        name=name_of(progress.names_at_board, uphill.climber),
    )


def _arena_words(names: sentences.Names, ahead: tuple[int, ...], to: int) -> tuple[str, ...]:
    """What the Arena decides, and who is ahead there."""
    words = _("The Arena decides: first to {count}.", count=to)
    if len(ahead) > len(PLAYERS):
        return words, " · ".join(f"{name} {points}" for name, points in zip(names, ahead, strict=True))
    if ahead[0] == ahead[1]:
        return (words,)
    leader = name_of(names, 1 if ahead[0] > ahead[1] else 2)
    if min(ahead):
        return words, _("{name} leads {one} : {two}.", name=leader, one=max(ahead), two=min(ahead))
    return words, _("{name} leads on sets, and begins one round up.", name=leader)


def leads_on(evening: Evening, games: Mapping[str, Variant]) -> str:
    """What the key of the page between two legs says."""
    match evening.phase:
        case Playing(leg=1, set=current):
            return games[current.game].name
        case Playing(leg=number):
            return _("Leg {number}", number=number)
        case Riding():
            return _("To the Arena")
    return _("Continue")


def picks(progress: EveningProgress, picker: Player) -> str:
    """Who picks."""
    return _("{name} picks the next game.", name=name_of(progress.names, picker))


def _why_picks(progress: EveningProgress, picker: Player) -> str:
    """Which of two picks, and why."""
    name, (one, two) = name_of(progress.names, picker), progress.evening.halves
    if one == two:
        return _("Level: {name}'s turn to pick.", name=name)
    return _("{name} trails and picks.", name=name)


def about(evening: Evening, variant: Variant) -> str:
    """What a game to pick is about, and how many legs its set has if it is not one for each to begin."""
    summary, legs = _(variant.summary), evening.legs_of(variant.slug)
    return summary if legs == len(PLAYERS) else f"{summary} {plural('{count} leg.', '{count} legs.', legs)}"


def before_resigning(current: Set, moves: int, losers: tuple[Player, ...]) -> str:
    """What it means to resign a leg of a set after so many moves, for whoever may."""
    lost = plural("This leg is lost after {count} move.", "This leg is lost after {count} moves.", moves)
    after = (current.with_leg(Leg(current.starter, opponent(loser), moves)) for loser in losers)
    if not any(each.moves_count for each in after):
        return lost
    late = _("If both win equally many legs, the set goes to whoever won in fewer moves: losing late helps.")
    return f"{lost} {late}"


def what_counts(progress: EveningProgress) -> str:
    """What the score of an evening counts, and what it is worth as long as that is not decided."""
    evening = progress.evening
    if evening.in_finale:
        return _("Sets")
    return " ".join(filter(None, (_("Sets."), sentences.what_decides(evening))))


def who_begins(progress: EveningProgress, player: Player) -> str:
    """Who begins; of a team, whoever moves first."""
    return progress.teams[progress.evening.board[player - 1] - 1][0].name


def over(progress: EveningProgress) -> str:
    """Who has won the evening."""
    return sentences.over(progress.evening, progress.names)


def finale(progress: EveningProgress, games: Mapping[str, Variant]) -> str:
    """What decided the evening, in sentences. The points of two stand above them."""
    evening, names = progress.evening, progress.names
    if len(names) > len(PLAYERS):
        return sentences.finale(evening, names, games)
    last = evening.last_set
    played = _("The Arena decided.") if last is None else _("Last set: {game}.", game=games[last.game].name)
    held_out = sentences.set_over(names, last) if last is not None and last.held_out else ""
    return " ".join(filter(None, (played, sentences.head_start(evening, names), held_out)))


def on_sets(progress: EveningProgress) -> str:
    """What two had on sets when the finale began."""
    one, two = map(sentences.points, progress.evening.halves)
    return _("Sets {score}", score=unbroken(f"{one} – {two}"))
