"""The ways in which so many people can play an evening."""

from dataclasses import dataclass

from game.core.words import _, plural
from game.evening.evening import FORMS, LEAST_IN_TEAMS, LONG, MOST_PEOPLE, SHORT, Form, sizes_of


@dataclass(frozen=True)
class Way:
    """A form, with how long it takes, for contestants of so many people."""

    form: Form
    sizes: tuple[int, ...]
    sets: int

    @property
    def has_teams(self) -> bool:
        return any(size > 1 for size in self.sizes)

    @property
    def words(self) -> str:
        """What it is, in a few words."""
        words = self._words
        return _("Teams: {words}", words=words) if self.has_teams else words

    @property
    def _words(self) -> str:
        match self.form:
            case Form.SETS:
                return plural("{count} set", "{count} sets", self.sets)
            case Form.WINNER_STAYS:
                return _("Winner stays, first to {count}", count=self.sets)
        pairs = len(self.sizes) * (len(self.sizes) - 1) // 2
        return plural("Round robin, {count} set", "Round robin, {count} sets", pairs)

    @property
    def meaning(self) -> str:
        """How that is played, in a sentence; empty for two contestants who are no teams."""
        if self.has_teams and self.form is Form.SETS:
            return _("Those of a team take turns to move.")
        match self.form:
            case Form.WINNER_STAYS:
                return _("The winner of a set stays, the loser waits.")
            case Form.ROUND_ROBIN:
                return _("Everybody plays everybody.")
        return ""


def ways(people: int) -> tuple[Way, ...]:
    """In which so many can play, the usual one first; whoever is alone plays with a bot."""
    people = max(2, people)
    in_teams = (False, True) if LEAST_IN_TEAMS <= people <= MOST_PEOPLE else (False,)
    grouped = (sizes_of(people, teams=teams) for teams in in_teams)
    return tuple(
        Way(form, sizes, sets)
        for sizes in grouped
        for form in FORMS.get(len(sizes), ())
        for sets in ((LONG,) if form is Form.ROUND_ROBIN else (LONG, SHORT))
    )


def ways_like(people: int, *, short: bool, teams: bool, form: Form | None) -> tuple[Way, ...]:
    """Those of these ways that are as somebody wants them. A round robin is as long as it is."""
    return tuple(
        way
        for way in ways(people)
        if way.sets == (SHORT if short and way.form is not Form.ROUND_ROBIN else LONG)
        and (way.has_teams or not teams)
        and form in (None, way.form)
    )
