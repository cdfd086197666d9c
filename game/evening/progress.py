"""An evening as it is played: who plays, the games of all its legs, and the current leg."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from itertools import islice

from game.bots.review import Assessment, Verdict
from game.core.rules import PLAYERS, Move, Player, opponent
from game.core.variant import Setup, Variant
from game.evening.evening import Board, Contestant, Evening, Picking, Playing
from game.evening.leg_mode import LegMode
from game.evening.legs import NOTHING, Found, Leg, NarrowWin
from game.evening.openings import Opening, begun_by, of_set
from game.evening.picks import bots_pick
from game.evening.uphill import Uphill
from game.people.book import Rematch
from game.people.person import Person, guest, together
from game.people.roster import Roster
from game.seeds import SEEDS, number_from
from game.session.modes import NO_GUARDS
from game.session.players import Players
from game.session.session import SavedGame, Session

People = tuple[Person, ...]
Numbers = tuple[int, ...]
NOBODY_REMEMBERED = Roster()


@dataclass(frozen=True)
class EveningProgress:
    """Everything that must be the same when an evening goes on later. Each step gives the next one."""

    key: str  # what distinguishes the evening from all others
    evening: Evening
    people: People  # in the order in which they joined; of two, side 1 and side 2
    seed: int  # of what bots do
    played: tuple[SavedGame, ...] = ()  # the games of all legs that have ended, in order
    game: SavedGame | None = None  # the current leg, once it was begun
    seconds: int = 0  # that it has lasted so far
    steps: tuple[int, ...] = ()  # how steep each contestant has wanted it; empty if nobody has

    @property
    def teams(self) -> tuple[People, ...]:
        """Of whom each contestant is."""
        coming = iter(self.people)
        return tuple(tuple(islice(coming, size)) for size in self.evening.plan.sizes)

    @property
    def contestants(self) -> People:
        """Each contestant as one person."""
        return tuple(map(together, self.teams))

    @property
    def names(self) -> tuple[str, ...]:
        """What sentences call the contestants."""
        return tuple(contestant.name for contestant in self.contestants)

    # The board

    @property
    def at_board(self) -> tuple[Person, Person]:
        """Who plays side 1 and side 2 in the set that is on or comes next, each contestant as one person."""
        return self._at(self.evening.board)

    def _at(self, board: Board) -> tuple[Person, Person]:
        one, two = board
        return self.contestants[one - 1], self.contestants[two - 1]

    def at_board_in(self, number: int) -> tuple[Person, Person]:
        """Who played side 1 and side 2 in a leg that has ended, by its number from 0."""
        return self._at(self.evening.boards_of_legs[number])

    @property
    def names_at_board(self) -> tuple[str, str]:
        one, two = self.at_board
        return one.name, two.name

    def members(self, contestant: Contestant) -> Numbers:
        """The people of whom a contestant is, by their numbers from 0."""
        sizes = self.evening.plan.sizes
        first = sum(sizes[: contestant - 1])
        return tuple(range(first, first + sizes[contestant - 1]))

    def turns(self, session: Session | None = None) -> tuple[Numbers, Numbers]:
        """The people on both sides of the board, in the order in which they move from now on.

        A team takes turns, and another of its members begins each leg. Without a session, the leg begins.
        """
        one, two = (self._turns(session, player) for player in PLAYERS)
        return one, two

    def _turns(self, session: Session | None, player: Player) -> Numbers:
        phase, team = self.evening.phase, self.members(self.evening.board[player - 1])
        legs = phase.leg - 1 if isinstance(phase, Playing) else 0
        plies = () if session is None else session.match.plies[session.given :]
        moves = sum(ply.player == player for ply in plies)
        return tuple(team[(legs + moves + number) % len(team)] for number in range(len(team)))

    def on_turn(self, session: Session) -> Person:
        """Who is to move in the current leg."""
        return self.people[self.turns(session)[session.turn - 1][0]]

    @property
    def riding(self) -> tuple[Numbers, ...]:
        """Who rides in the coming round of the Arena, for each of its riders or teams, by their numbers.

        All of a team ride together against another team; against somebody alone, they take turns.
        """
        evening = self.evening
        teams = tuple(map(self.members, evening.riders))
        if evening.teams_ride:
            return teams
        return tuple((team[len(evening.rounds) % len(team)],) for team in teams)

    @property
    def uphill(self) -> Uphill | None:
        """For whom it is steeper in the set that is on or comes next."""
        return Uphill.at_board(self.evening, self.steps)

    @property
    def minutes(self) -> int:
        return (self.seconds + 30) // 60

    def later(self, seconds: int) -> "EveningProgress":
        """The same after it has gone on for so long."""
        return replace(self, seconds=self.seconds + seconds)

    def bot_picks(self) -> bool:
        """Whether a bot is to pick now."""
        phase = self.evening.phase
        return isinstance(phase, Picking) and bool(self.contestants[phase.picker - 1].level)

    @property
    def rematch(self) -> Rematch | None:
        """Such an evening of two once more, which the other one begins; None with a guest: nobody knows who
        that will be.
        """
        plan = self.evening.plan
        if plan.sizes != (1, 1):
            return None
        one, two = (person.identity for person in self.people)
        return Rematch((one, two), plan.sets, plan.arena, opponent(plan.first)) if one and two else None

    # The current leg

    def session(self, games: Mapping[str, Variant], roster: Roster = NOBODY_REMEMBERED) -> Session | None:
        """The current leg; None if none is to be played. Raises IllegalMove if its moves cannot be made.

        Between people, nobody takes back more than a slip, and there are hints only if all at the board want
        them, as the roster says.
        """
        phase = self.evening.phase
        if not isinstance(phase, Playing):
            return None
        setup = games[phase.set.game].setup()
        people = [person for contestant in self.evening.board for person in self.teams[contestant - 1]]
        between_people = self.players.are_two_people
        mode = LegMode(
            phase.starter,
            NO_GUARDS if self.uphill is None else self.uphill.guards(setup),
            self._opening_of(phase, setup) if self.game is None else self.game.opening,
            slips_only=between_people,
            hints=0 if between_people and not all(map(roster.hints, people)) else None,
        )
        if self.game is not None:
            return Session.restored(replace(self.game, players=self.players), mode)
        return Session(setup, self.players, mode, self._seed_of_leg)

    def _opening_of(self, phase: Playing, setup: Setup) -> Opening:
        """The opening of a leg: after the first one of a set, that of the leg before."""
        if phase.leg == 1:
            opening, first = of_set(setup, self.seed, len(self.evening.sets)), PLAYERS[0]
        else:
            opening, first = self.played[-1].opening, self.played[-1].series.starter
        return begun_by(phase.starter, setup, opening, first)

    @property
    def players(self) -> Players:
        """Who plays each side of the board."""
        return Players.between(self.at_board)

    @property
    def _seed_of_leg(self) -> int:
        return self._seed_of(f"{len(self.played)}")

    @property
    def seed_of_rounds(self) -> int:
        """The seed of the rounds of the Arena that are still to be ridden."""
        return self._seed_of(f"rounds {len(self.evening.rounds)}")

    def _seed_of(self, what: str) -> int:
        return number_from(f"{self.seed} {what}") % SEEDS

    def at(self, session: Session) -> "EveningProgress":
        """The evening with the leg as it stands now."""
        return replace(self, game=session.as_single_game())

    def after(self, session: Session) -> "EveningProgress":
        """The evening after a leg that has ended, and was reviewed if it can be."""
        return self.with_leg(leg_of(session, found_in(session)), session.as_single_game())

    def with_leg(self, leg: Leg, game: SavedGame) -> "EveningProgress":
        return replace(self, evening=self.evening.with_leg(leg), played=(*self.played, game), game=None)

    # Other steps

    def with_people(self, people: People) -> "EveningProgress":
        """The same evening, which these people go on with."""
        return replace(self, people=people)

    def with_person(self, number: int, person: Person) -> "EveningProgress":
        """The same evening, in which somebody has got another name."""
        return self.with_people((*self.people[: number - 1], person, *self.people[number:]))

    def without(self, keys: Collection[str]) -> "EveningProgress":
        """The same evening, in which the people with these keys are guests, also in the games played."""
        people = tuple(
            guest(number) if person.key in keys else person
            for number, person in enumerate(self.people, start=1)
        )

        def nameless(game: SavedGame) -> SavedGame:
            return replace(game, players=game.players.without(keys))

        played = tuple(map(nameless, self.played))
        return replace(self, people=people, played=played, game=self.game and nameless(self.game))

    def with_pick(self, game: str, first: Player) -> "EveningProgress":
        return replace(self, evening=self.evening.with_pick(game, first))

    def with_bots_pick(self) -> "EveningProgress":
        phase = self.evening.phase
        assert isinstance(phase, Picking), "somebody picks"
        return self.with_pick(*bots_pick(self.evening, phase, self.seed))

    def without_arena(self) -> "EveningProgress":
        return replace(self, evening=self.evening.without_arena())

    def with_round(self, points: tuple[int, ...]) -> "EveningProgress":
        return replace(self, evening=self.evening.with_round(points))

    # The latest leg

    @property
    def names_in_latest_leg(self) -> tuple[str, str]:
        """What sentences call both sides of the leg that has ended last."""
        one, two = self.at_board_in(-1)
        return one.name, two.name

    @property
    def latest_leg(self) -> Leg | None:
        """The leg that has ended last."""
        return next((each.legs[-1] for each in reversed(self.evening.sets) if each.legs), None)

    @property
    def latest_mistake(self) -> Move | None:
        """The move with which it was lost; None if there was none."""
        leg = self.latest_leg
        if leg is None or leg.found.mistake is None:
            return None
        latest = self.played[-1]
        return latest.moves[latest.given + leg.found.mistake]


# Legs


def leg_of(session: Session, found: Found) -> Leg:
    """A leg that has ended, with what its review has found."""
    outcome, mode = session.outcome, session.began_in
    if outcome is None:
        raise ValueError("the leg has not ended")
    moves = len(session.match.plies) - session.given
    return Leg(mode.starter, outcome.winner, moves, session.resigned is not None, found)


def found_in(session: Session) -> Found:
    """What the review of a leg that has ended has found; nothing if there is none."""
    review, winner = session.review, session.outcome and session.outcome.winner
    if review is None:
        return NOTHING
    assessments = review.assessments
    threw = [number for number in review.mistakes if assessments[number].winning]
    won = winner is not None and assessments[-1].holder in (winner, None)  # nobody resigned a won game
    losing = [number for number in threw if assessments[number].player != winner and won]
    proven = all(each.verdict is not Verdict.OPEN for each in assessments)
    return Found(
        narrowest=max(_narrow_wins(session, assessments), key=lambda win: win.narrowness, default=None),
        thrown_away=tuple(assessments[number].player for number in threw),
        mistake=losing[-1] - session.given if losing else None,
        from_the_start=proven and not review.mistakes and assessments[-1].holder == winner,
    )


def _narrow_wins(session: Session, assessments: tuple[Assessment, ...]) -> list[NarrowWin]:
    """The moves that kept a win, without a hint, where others did not."""
    found = []
    for number, (assessment, ply) in enumerate(zip(assessments, session.match.plies, strict=True)):
        winning, legal = len(assessment.winning), len(session.match.rules.legal_moves(ply.before))
        chosen = number >= session.given and number not in session.help_used.hinted_moves
        kept = chosen and assessment.move in assessment.winning
        if kept and winning < legal and assessment.whole:
            found.append(NarrowWin(assessment.player, winning, legal))
    return found
