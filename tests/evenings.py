"""Evenings for tests: as if somebody had played them, mirrored ones, and some that are really played."""

from dataclasses import replace

from hypothesis import strategies as st

from game.core.rules import PLAYERS, Player, opponent
from game.evening.evening import LONG, SHORT, Evening, Offer, Over, Picking, Plan, Playing, Riding
from game.evening.forms import begin
from game.evening.legs import Leg
from game.evening.progress import EveningProgress
from game.evening.sets import Set
from game.people.person import Person
from game.session.session import Session
from tests.runs import GAMES as GAMES
from tests.runs import Player as Autoplayer

ADA, BEN = Person("Ada", "star", "coral", key="a"), Person("Ben", "fish", "sky", key="b")
# A short evening of two games that are played in a moment.
QUICK = Plan((Offer("light_cycle", 2), Offer("chain", 2)), SHORT, arena=False)
FIVE = tuple(Offer(game, 4 if game == "crossfire" else 2) for game in ("siege", "apart", "crossfire"))
FIVE = (*FIVE, Offer("light_cycle", 2), Offer("chain", 2))

WINNERS = st.sampled_from((*PLAYERS, None))
LEG_ENDS = st.tuples(WINNERS, st.integers(0, 30))


def plan(sets: int = LONG, *, arena: bool = True, first: Player = 1) -> Plan:
    return Plan(FIVE, sets, arena, first)


def played_out(current: Set, *ends: tuple[Player | None, int]) -> Set:
    """A set in which legs have ended like this, as far as it needs them."""
    for winner, moves in ends:
        if not current.over:
            current = current.with_leg(Leg(current.starter, winner, moves))
    return current


def step(evening: Evening, winner: Player | None, moves: int, choice: int = 0) -> Evening:
    """The evening after its next step; of the games to pick, `choice` says which."""
    match evening.phase:
        case Picking(_picker, games):
            return evening.with_pick(games[choice % len(games)], PLAYERS[moves % 2])
        case Playing(_set, _leg, starter):
            return evening.with_leg(Leg(starter, winner, moves))
        case Riding():
            return evening.with_round(won_round(winner or 1))
    return evening


def won_round(winner: Player) -> tuple[int, int]:
    """The points of a round of two riders."""
    return (1, 0) if winner == 1 else (0, 1)


def with_set(evening: Evening, winner: Player | None, game: str | None = None) -> Evening:
    """The evening after a set that somebody takes, or that is halved."""
    if isinstance(phase := evening.phase, Picking):
        evening = evening.with_pick(game or phase.games[0], 1)
    number = len(evening.sets)
    while isinstance(phase := evening.phase, Playing) and len(evening.sets) == number:
        halved = PLAYERS[len(phase.set.legs) % 2]
        evening = step(evening, winner or halved, 10)
    return evening


def to_the_end(evening: Evening, winner: Player) -> Evening:
    """The evening if one player wins everything from now on."""
    while not isinstance(evening.phase, Over):
        evening = step(evening, winner, 1)
    return evening


def mirrored(evening: Evening) -> Evening:
    """The same evening as the other player has seen it."""
    return replace(
        evening,
        plan=replace(evening.plan, first=opponent(evening.plan.first)),
        sets=tuple(mirrored_set(each) for each in evening.sets),
        rounds=tuple(tuple(reversed(points)) for points in evening.rounds),
    )


def mirrored_set(one: Set) -> Set:
    legs = tuple(
        replace(leg, starter=opponent(leg.starter), winner=mirrored_player(leg.winner)) for leg in one.legs
    )
    return replace(one, first=opponent(one.first), legs=legs, ahead=mirrored_player(one.ahead))


def mirrored_player(player: Player | None) -> Player | None:
    return None if player is None else opponent(player)


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """An evening at any moment."""
    sets, arena, first = (
        draw(st.sampled_from((LONG, SHORT))),
        draw(st.booleans()),
        draw(st.sampled_from(PLAYERS)),
    )
    evening = begin(plan(sets, arena=arena, first=first))
    for winner, moves, choice in draw(
        st.lists(st.tuples(WINNERS, st.integers(0, 30), st.integers(0, 4)), max_size=45)
    ):
        evening = step(evening, winner, moves, choice)
    return evening


# Legs that are really played

AUTOPLAYER = Autoplayer()


def leg_at(progress: EveningProgress) -> Session:
    """The current leg."""
    session = progress.session(GAMES)
    assert session is not None, "a leg is to be played"
    return session


def won_by(session: Session, winner: Player) -> Session:
    """A leg in which one player makes the best moves, and the other one the worst."""
    AUTOPLAYER.go_on(session)
    while not session.over:
        choose = AUTOPLAYER.best if session.turn == winner else AUTOPLAYER.worst
        session.play(choose(session))
        AUTOPLAYER.go_on(session)
    return session


def given_up_by(session: Session, loser: Player) -> Session:
    """A leg that a player resigns."""
    session.resign(loser)
    AUTOPLAYER.go_on(session)
    return session
