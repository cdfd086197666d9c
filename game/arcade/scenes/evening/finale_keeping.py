"""How the rounds of the Arena that decide an evening are kept: each as soon as it is over."""

from dataclasses import replace

from game.arcade.navigation.destinations import ToEvening, ToFinalePause
from game.arcade.profile.arena_choices import ArenaChoices
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.scene import Go
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arena.match import SIZE_FOR_MANY, TWO, Arena, Match
from game.arena.state import Teams
from game.evening.evening import Riding
from game.evening.progress import EveningProgress
from game.session.players import Players
from game.session.win_streak import Streak


class FinaleKeeping(MatchKeeping):
    """The match ends with the evening."""

    def __init__(self, context: Context, go: Go, progress: EveningProgress) -> None:
        super().__init__(context, go, riders_of(progress))
        self._progress = progress

    def follow(self, match: Match) -> None:
        for ended in match.counted[self._rounds :]:
            self._rounds += 1
            self._progress = self._context.profile.evenings.end_round(self._progress, ended.state.points)
        if match.state.tick == 0 and riders_of(self._progress) != self._riders:
            self._riders = riders_of(self._progress)
            take_seats(self._context, self._progress)

    def leave(self, match: Match) -> None: ...

    def end(self, match: Match) -> None:
        self.go(ToEvening(self._progress, (match, self.players)))

    def pause(self) -> None:
        self.go(ToFinalePause())

    @property
    def greeting(self) -> str:
        return evening_words.how_to_win_the_arena(self._progress)

    @property
    def streak(self) -> Streak:
        return Streak()


def riders_of(progress: EveningProgress) -> Players:
    """Who rides in the coming round."""
    return Players.between(tuple(progress.people[number] for team in progress.riding for number in team))


def take_seats(context: Context, progress: EveningProgress) -> None:
    """Those who ride in the coming round sit down, each with a device of their own."""
    if context.party.everybody == progress.people:
        context.seat(tuple((number,) for team in progress.riding for number in team))
    context.gather(context.party.at_once())
    context.sit(riders_of(progress), context.arena.kept.devices, together=True)


def finale_of(kept: ArenaChoices, progress: EveningProgress) -> ArenaChoices:
    """The rounds that are left, on the map that is kept for the Arena."""
    phase = progress.evening.phase
    assert isinstance(phase, Riding), "rounds are ridden"
    teams = _numbered([len(team) for team in progress.riding])
    arena = Arena(
        map=kept.arena.map,
        size=kept.arena.size if teams == TWO else SIZE_FOR_MANY,
        speed=kept.arena.speed,
        points_to_win=phase.to,
        head_start=phase.points,
        rounds_before=len(progress.evening.rounds),
        teams=teams,
    )
    return replace(kept, arena=arena, riders=riders_of(progress).kinds)


def _numbered(sizes: list[int]) -> Teams:
    """Teams of these sizes, with the riders numbered through."""
    firsts = [1 + sum(sizes[:number]) for number in range(len(sizes))]
    return tuple(tuple(range(first, first + size)) for first, size in zip(firsts, sizes, strict=True))
