"""Whole matches of three and four levels: how long they take, and how the points are shared out."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from game.arena.maps import MAPS
from game.arena.match import PAIRINGS, SIZE_FOR_MANY, Arena, Match, points_to_win
from game.arena.state import Teams, each_alone
from game.bench.arena.riders import LevelRider, Tally


@dataclass(frozen=True)
class Company:
    """Who rides together, by their levels."""

    levels: tuple[str, ...]
    teams: Teams


COMPANIES = (
    Company(("rookie", "casual", "sharp"), each_alone(3)),
    Company(("casual", "casual", "casual", "casual"), each_alone(4)),
    Company(("rookie", "casual", "sharp", "master"), each_alone(4)),
    Company(("casual", "sharp", "casual", "sharp"), PAIRINGS[0]),
)


@dataclass(frozen=True)
class Ridden:
    """What came of a match: for how many seconds each round was ridden, and its points."""

    seconds: tuple[float, ...]
    points: tuple[tuple[int, ...], ...]
    drawn: int  # rounds in which the last riders crashed in the same tick


def ride_match(company: Company, nodes: int | None, number: int) -> Ridden:
    """Ride a match, each on another map. A number of nodes replaces the levels' time."""
    names = list(MAPS)
    goal = points_to_win(company.teams)[0]
    arena = Arena(
        names[number % len(names)], SIZE_FOR_MANY, points_to_win=goal, seed=number, teams=company.teams
    )
    match, seconds = Match.begin(arena), [0.0]
    riders = [LevelRider(name, nodes, Tally()) for name in company.levels]
    while match.winner is None:
        if match.round.over:
            match, riders = match.next_round(), [LevelRider(name, nodes, Tally()) for name in company.levels]
            seconds.append(0.0)
        seconds[-1] += match.tick_milliseconds / 1000
        state = match.state
        for rider in state.riding:
            turn = riders[rider - 1](state, rider, number * 100 + len(seconds))
            match = match if turn is None else match.press(rider, turn)
        match = match.after_tick()
    rounds = (*match.before, match.round)
    drawn = sum(outcome.winner is None for outcome in match.outcomes)
    return Ridden(tuple(seconds), tuple(each.state.points for each in rounds), drawn)


def told(company: Company, matches: Sequence[Ridden]) -> str:
    """A line about some matches of the same levels."""
    teams = [" & ".join(company.levels[rider - 1] for rider in team) for team in company.teams]
    scored = [sum(points[at] for each in matches for points in each.points) for at in range(len(teams))]
    shares = [f"{team} {points / sum(scored):.3f}" for team, points in zip(teams, scored, strict=True)]
    rounds = [second for each in matches for second in each.seconds]
    whole = sorted(sum(each.seconds) for each in matches)
    return (
        f"{len(matches)} matches: {median(len(each.seconds) for each in matches):.0f} rounds of "
        f"{median(rounds):.0f} s, {median(whole):.0f} s ridden, at most {whole[-1]:.0f} s; "
        f"{sum(each.drawn for each in matches) / len(rounds):.2f} drawn; points: {', '.join(shares)}"
    )
