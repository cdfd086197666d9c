"""Reviews: what every move of a game did to the win, and the first mistake."""

from dataclasses import dataclass, replace
from enum import Enum

from game.core.rules import NUMBERS, Move, Names, Player, opponent
from game.core.words import _, later


class Verdict(Enum):
    """What a move did to its player's best result with perfect play: the win, or else the draw."""

    KEPT = "kept"  # the win
    DREW = "drew"  # kept the draw, where no move could have won
    THREW_AWAY = "threw away"  # the win or the draw
    WON_BACK = "won back"  # the win, after a mistake of the opponent
    LOST = "lost"  # every move loses
    OPEN = "open"  # not proven
    GIVEN = "given"  # part of a start that nobody chose


@dataclass(frozen=True)
class Assessment:
    """The verdict on one move."""

    player: Player
    move: Move
    verdict: Verdict
    winning: tuple[Move, ...]  # the moves that are proven to win
    whole: bool = True  # whether all other moves are proven not to win
    drawing: tuple[Move, ...] = ()  # the moves that are proven to draw

    @property
    def better(self) -> tuple[Move, ...]:
        """The moves that would have kept what this one threw away."""
        return (self.winning or self.drawing) if self.verdict is Verdict.THREW_AWAY else ()

    @property
    def holder(self) -> Player | None:
        """The player who has the win after the move; None if neither has it, or if that is not proven."""
        if self.verdict in (Verdict.KEPT, Verdict.WON_BACK):
            return self.player
        if self.verdict in (Verdict.LOST, Verdict.THREW_AWAY) and self.move not in self.drawing:
            return opponent(self.player)
        return None

    @property
    def words(self) -> str:
        threw_draw = self.drawing and not self.winning
        sentences = {
            Verdict.KEPT: _("Keeps the win."),
            Verdict.DREW: _("Keeps the draw."),
            Verdict.THREW_AWAY: _("Throws the draw away.") if threw_draw else _("Throws the win away."),
            Verdict.WON_BACK: _("Takes the win back."),
            Verdict.LOST: _("Every move loses here."),
            Verdict.OPEN: _("Too far from the end to prove."),
            Verdict.GIVEN: _("Part of the start."),
        }
        return sentences[self.verdict]


@dataclass(frozen=True)
class Review:
    """The assessments of all moves of a game, in order."""

    assessments: tuple[Assessment, ...]

    def after_start(self, moves: int) -> "Review":
        """The review of a game whose first moves nobody chose: they are neither good nor bad."""
        start, rest = self.assessments[:moves], self.assessments[moves:]
        if rest and rest[0].verdict is Verdict.WON_BACK:
            rest = (replace(rest[0], verdict=Verdict.KEPT), *rest[1:])
        return Review((*(replace(each, verdict=Verdict.GIVEN) for each in start), *rest))

    @property
    def first_mistake(self) -> int | None:
        """The number, from 0, of the first move that threw something away."""
        return next(iter(self.mistakes), None)

    @property
    def mistakes(self) -> list[int]:
        """The numbers of all moves that threw something away."""
        return [n for n, each in enumerate(self.assessments) if each.verdict is Verdict.THREW_AWAY]

    @property
    def lost_chances(self) -> list[int]:
        """The numbers of the moves that threw the win away where only one other move would have kept it."""
        return [n for n in self.mistakes if len(self.assessments[n].winning) == 1]

    def summary(self, resigned: Player | None = None, names: Names = NUMBERS) -> str:
        """A finished game in one or two sentences. It may have ended because a player resigned."""
        if resigned is None:
            return self._summed_up(later("Move {move} decided the game."), names)
        if self.assessments[-1].holder == resigned:
            words = _("{player} resigned a won game.", player=names.of(resigned))
        else:
            words = _("{player} resigned.", player=names.of(resigned))
        return f"{words} {self.summary_so_far(names)}" if self.mistakes else words

    def summary_so_far(self, names: Names = NUMBERS) -> str:
        """An unfinished game in one or two sentences."""
        return self._summed_up(later("Move {move} is the latest mistake."), names)

    def _summed_up(self, last_mistake: str, names: Names) -> str:
        first = self.first_mistake
        opens = [n for n, each in enumerate(self.assessments) if each.verdict is Verdict.OPEN]
        if first is None:
            if opens:
                return _("No move can be proven a mistake.")
            holder = self.assessments[-1].holder  # not the winner: a game may be given up
            if holder is None:
                return _("No mistakes: the game was a draw from the start.")
            return _("No mistakes: {player} had the win from the start.", player=names.of(holder))
        words = self._first_words(first, names, proven_before=not opens or opens[0] > first)
        last = self.mistakes[-1]
        if last != first:
            words += " " + _(last_mistake, move=last + 1)
        return words

    def _first_words(self, first: int, names: Names, *, proven_before: bool) -> str:
        """Who made the first mistake, or the first proven one if not every move before it is proven."""
        player = names.of(self.assessments[first].player)
        if proven_before:
            return _("{player} made the first mistake, move {move}.", player=player, move=first + 1)
        return _("{player}'s move {move} is the first proven mistake.", player=player, move=first + 1)
