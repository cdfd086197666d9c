"""What every front end says about an evening.

Sentences about legs and sets take the names of those at the board, others those of all contestants.
"""

from collections.abc import Mapping

from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.core.words import _, plural
from game.evening.evening import Contestant, Evening, Form, Over
from game.evening.facts import Facts, NarrowestWin
from game.evening.legs import Leg
from game.evening.sets import Set, Target
from game.people.book import HoldOut

Names = tuple[str, ...]
Games = Mapping[str, Variant]
# A win that says more of an evening than how long somebody held out: one move in eight kept it.
VERY_NARROW = 3.0


def points(halves: int) -> str:
    """Points as they are shown, such as 2½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else f"{whole}"


def score(names: Names, halves: tuple[int, ...], between: str = " – ") -> str:
    """The score of two, such as `Ada 2½ – 1½ Ben`."""
    (one, two), (ours, theirs) = names, halves
    return f"{one} {points(ours)}{between}{points(theirs)} {two}"


def standing(evening: Evening, names: Names, between: str = " – ") -> str:
    """The score of the sets; of more than two contestants such as `Ada 3 · Cy 2 · Ben 0`."""
    if len(names) == len(PLAYERS):
        return score(names, evening.halves, between)
    return " · ".join(f"{name_of(names, each.contestant)} {points(each.halves)}" for each in evening.table)


def name_of(names: Names, player: Player | Contestant) -> str:
    return names[player - 1]


def level_start(leg: int) -> str:
    """Why the opening of a leg is fair."""
    if leg == 1:
        return _("A level start: from here, equal players win about equally often.")
    return _("The same level start, with the sides exchanged.")


def hold_out(names: Names, target: Target, *, lost: bool) -> str:
    """What the leader of a set needs in its last leg; `lost` if perfect play beats them there."""
    if lost:
        return plural(
            "{name} cannot win this against perfect play. Lasting longer than {count} move takes the set.",
            "{name} cannot win this against perfect play. Lasting longer than {count} moves takes the set.",
            target.moves,
            name=name_of(names, target.player),
        )
    return plural(
        "{name} takes the set with a win, or holds out: a loss after more than {count} move is enough.",
        "{name} takes the set with a win, or holds out: a loss after more than {count} moves is enough.",
        target.moves,
        name=name_of(names, target.player),
    )


def leg_over(names: Names, ended: Leg) -> str:
    """How a leg has ended."""
    if ended.winner is None:
        return _("This leg is drawn.")
    if ended.resigned:
        return _("{name} wins this leg.", name=name_of(names, ended.winner))
    return plural(
        "{name} wins this leg in {count} move.",
        "{name} wins this leg in {count} moves.",
        ended.moves,
        name=name_of(names, ended.winner),
    )


def how_lost(names: Names, ended: Leg, mistake: str, *, another: bool) -> str:
    """How a leg was lost, in one sentence; empty for a draw. `mistake` is the move that lost it, in words;
    `another` says whether another leg of the set follows.
    """
    if ended.winner is None or ended.loser is None:
        return ""
    loser = name_of(names, ended.loser)
    if ended.found.mistake is not None:
        return _(
            "{name} gave the win away with move {number}, {move}.",
            name=loser,
            number=ended.found.mistake + 1,
            move=mistake,
        )
    if ended.resigned:
        return _("{name} resigned.", name=loser)
    if ended.found.from_the_start:
        return _without_mistake(loser, begins=ended.winner == ended.starter, another=another)
    return _("No move of {name} can be proven a mistake.", name=loser)


def _without_mistake(loser: str, *, begins: bool, another: bool) -> str:
    """Why a leg was lost without a mistake: the side that begins wins, or the other one. They take turns."""
    if begins and another:
        return _(
            "{name} made no mistake: with perfect play whoever begins here wins, "
            "and in the next leg that is {name}.",
            name=loser,
        )
    if begins:
        return _("{name} made no mistake: with perfect play whoever begins here wins.", name=loser)
    if another:
        return _(
            "{name} made no mistake: with perfect play whoever does not begin here wins, "
            "and in the next leg that is {name}.",
            name=loser,
        )
    return _("{name} made no mistake: with perfect play whoever does not begin here wins.", name=loser)


def set_over(names: Names, ended: Set) -> str:
    """How a set has ended."""
    if ended.winner is None and ended.equal_moves is not None:
        return plural(
            "Both have won in {count} move: the set is halved.",
            "Both have won in {count} moves: the set is halved.",
            ended.equal_moves,
        )
    if ended.winner is None:
        return _("The set is halved.")
    winner = name_of(names, ended.winner)
    if ended.held_out:
        return _("{name} takes the set by winning in fewer moves.", name=winner)
    return _("{name} takes the set.", name=winner)


def over(evening: Evening, names: Names) -> str:
    """Who has won an evening that has ended."""
    phase = evening.phase
    assert isinstance(phase, Over), "the evening has ended"
    if phase.winner is not None:
        return _("{name} wins the evening.", name=name_of(names, phase.winner))
    if len(names) == len(PLAYERS):
        return _("The evening is shared.")
    one, two = (name_of(names, each) for each in evening.finalists)
    return _("{one} and {two} share the evening.", one=one, two=two)


def guards(names: Names, player: Player, left: int) -> str:
    """What guards do for a player in a leg."""
    return plural(
        "{name} has {count} guard, which stops a move that gives a proven win away.",
        "{name} has {count} guards, each of which stops a move that gives a proven win away.",
        left,
        name=name_of(names, player),
    )


def uphill_offer(names: Names, climber: Player) -> str:
    """What is asked at the end of an evening that one has won clearly."""
    return _("Make it steeper for {name} next time?", name=name_of(names, climber))


def rematch(names: Names, first: Player) -> str:
    """What two have agreed on."""
    one, two = names
    return _("{one} and {two} meet again: {first} begins.", one=one, two=two, first=name_of(names, first))


# Facts


def facts(evening: Evening, names: Names, games: Games) -> list[str]:
    """What is told at the end, each fact a sentence."""
    found = Facts.of(evening)
    told = [
        _hold_out_words(found.hold_out, names, games) if found.hold_out else "",
        _narrowest_words(found.narrowest, names, games) if found.narrowest else "",
        *(
            plural(
                "{name} threw a win away once.",
                "{name} threw a win away {count} times.",
                count,
                name=name,
            )
            for name, count in zip(names, found.thrown_away, strict=True)
            if count
        ),
    ]
    return [each for each in told if each]


def best_fact(evening: Evening, names: Names, games: Games) -> str:
    """The fact that says most: a very narrow win, or else the first one. Empty if there is none."""
    narrowest = Facts.of(evening).narrowest
    if narrowest is not None and narrowest.win.narrowness >= VERY_NARROW:
        return _narrowest_words(narrowest, names, games)
    return next(iter(facts(evening, names, games)), "")


def _hold_out_words(fact: HoldOut, names: Names, games: Games) -> str:
    return plural(
        "Longest hold-out: {name}, {game}, {count} move.",
        "Longest hold-out: {name}, {game}, {count} moves.",
        fact.moves,
        name=name_of(names, fact.player),
        game=games[fact.game].name,
    )


def _narrowest_words(fact: NarrowestWin, names: Names, games: Games) -> str:
    return _(
        "Narrowest win: {name}, {game}, a move where {winning} of {legal} won.",
        name=name_of(names, fact.winner),
        game=games[fact.game].name,
        winning=fact.win.winning,
        legal=fact.win.legal,
    )


# The line to share


def line(evening: Evening, names: Names, games: Games, minutes: int) -> str:
    """Such as `TONIGHT Ada 3–2 Ben · Arena 3–1 · longest hold-out Ben, Siege 22 · 18 min`."""
    longest = Facts.of(evening).hold_out
    parts = [
        _("TONIGHT {score}", score=standing(evening, names, "–")),
        _finale(evening, names, games),
        ""
        if longest is None
        else _(
            "longest hold-out {name}, {game} {moves}",
            name=name_of(names, longest.player),
            game=games[longest.game].name,
            moves=longest.moves,
        ),
        _("{minutes} min", minutes=minutes),
    ]
    return " · ".join(part for part in parts if part)


def finale(evening: Evening, names: Names, games: Games) -> str:
    """The points of the finale, what decided it if they did not, and who began it one up, in sentences."""
    decided = _finale(evening, names, games)
    return " ".join(filter(None, (f"{decided}.", head_start(evening, names)))) if decided else ""


def finale_points(evening: Evening) -> tuple[str, ...]:
    """The points of those who have played the finale, as they are shown."""
    last = evening.last_set
    if last is None:
        return tuple(map(str, evening.arena_points))
    return tuple(points(last.halves(player)) for player in PLAYERS)


def _finale(evening: Evening, names: Names, games: Games) -> str:
    if not evening.over or not (evening.plan.arena or evening.last_set):
        return ""
    last, ended = evening.last_set, finale_points(evening)
    if last is None:
        return _("Arena {score}", score=_of_finale(names, evening.riders, ended))
    told = f"{games[last.game].name} {_of_finale(names, evening.finalists, ended)}"
    if last.winner is None:
        return _("{score}, shared", score=told)
    if last.held_out:
        winner = name_of(names, evening.finalists[last.winner - 1])
        return _("{score}, {name} held out", score=told, name=winner)
    return told


def what_decides(evening: Evening) -> str:
    """What decides an evening, and what leading on sets is worth there; empty if the sets decide it."""
    plan = evening.plan
    if plan.arena and len(evening.riders) > len(PLAYERS):
        return _("The Arena decides: each rider begins it with a point for everybody who stands worse.")
    if plan.arena:
        return _("The Arena decides: whoever leads on sets begins it one round up.")
    if plan.form is Form.WINNER_STAYS:
        return ""
    return _("A last set decides: whoever leads begins it one point up.")


def head_start(evening: Evening, names: Names) -> str:
    """Who began a finale of two one up, in a sentence; empty if nobody did."""
    who = evening.riders if evening.plan.arena else evening.finalists
    if len(who) > len(PLAYERS) or not any(evening.head_starts):
        return ""
    name = name_of(names, who[evening.head_starts.index(1)])
    if evening.plan.arena:
        return _("{name} began it one round up.", name=name)
    return _("{name} began it one point up.", name=name)


def _of_finale(names: Names, those: tuple[Contestant, ...], ended: tuple[str, ...]) -> str:
    """The points of those who have played the finale: without names if those are known."""
    if len(names) == len(PLAYERS):
        return "–".join(ended)
    if len(those) == len(PLAYERS):
        (one, two), (ours, theirs) = (name_of(names, each) for each in those), ended
        return f"{one} {ours}–{theirs} {two}"
    best = sorted(zip(those, ended, strict=True), key=lambda each: -int(each[1]))
    return ", ".join(f"{name_of(names, rider)} {had}" for rider, had in best)
