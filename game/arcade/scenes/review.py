"""A finished game, looked at again: what every move was worth, and what would have been better."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw.timeline import Timeline
from game.arcade.input.actions import Action, Command, Device, Kind, Spot
from game.arcade.scenes.leave import LeaveScene
from game.arcade.scenes.motion import Motion
from game.arcade.scenes.review_view import ReviewView
from game.arcade.scenes.scene import Prompts, Scene
from game.bots.review import Assessment, Review
from game.core.controls import Verb
from game.core.match import Ply
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet
    from game.arcade.scenes.play import PlayScene


class ReviewScene(Scene):
    """One move after the other on the board, above the timeline of the whole game."""

    def __init__(self, cabinet: Cabinet, play: PlayScene) -> None:
        super().__init__(cabinet)
        self.play = play
        self.theme = play.theme
        self.motion = Motion()
        self.selected = len(play.match.plies) - 1
        self._chosen = False  # whether somebody has stepped: then the review leaves them where they are
        self._view = ReviewView(self)
        self._open_at_first_mistake()

    # What is shown

    @property
    def review(self) -> Review | None:
        """None while the moves are still being looked at."""
        return self.play.mind.reviewed

    @property
    def ply(self) -> Ply:
        return self.play.match.plies[self.selected]

    @property
    def side(self) -> Player:
        """Whom a person plays who plays on from here: who played a bot before keeps the side."""
        people = self.play.choices.people
        return people[0] if len(people) == 1 else self.ply.player

    @property
    def assessment(self) -> Assessment | None:
        return self.review.assessments[self.selected] if self.review else None

    @property
    def timeline(self) -> Timeline:
        review, play = self.review, self.play
        return Timeline(
            layout=self.cabinet.layout,
            renderer=play.renderer,
            players=tuple(ply.player for ply in play.match.plies),
            assessments=review.assessments if review else (),
            first_mistake=review.first_mistake if review else None,
            selected=self.selected,
        )

    def prompts(self) -> Prompts:
        back = (Verb.BACK, _("Back"))
        if self.prompt_device().kind is Kind.MOUSE:
            return [(Verb.CONFIRM, _("Choose")), back]
        return [
            (Verb.LEFT, _("Step")),
            (Verb.DOWN, _("Mistakes")),
            (Verb.CONFIRM, _("Play on from here")),
            back,
        ]

    def prompt_device(self) -> Device:
        return self.cabinet.last_device

    def draw(self, canvas: Surface) -> None:
        self._view.draw(canvas)

    # What happens

    def update(self, seconds: float) -> None:
        self.motion = self.motion.after(seconds)
        if self.review is None and self.play.mind.review(self.play.match) is not None:
            self._open_at_first_mistake()

    def _open_at_first_mistake(self) -> None:
        if self.review is not None and self.review.first_mistake is not None and not self._chosen:
            self.selected = self.review.first_mistake

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.LEFT | Command.UNDO:
                self._select(self.selected - 1)
            case Verb.RIGHT | Command.REDO:
                self._select(self.selected + 1)
            case Verb.UP:
                self._select(max((n for n in self._mistakes() if n < self.selected), default=-1))
            case Verb.DOWN:
                self._select(min((n for n in self._mistakes() if n > self.selected), default=-1))
            case Verb.CONFIRM:
                self._confirm(action)
            case Verb.BACK | Command.PAUSE:
                self.cabinet.audio.play("back")
                self.cabinet.scenes.pop()

    def _mistakes(self) -> list[int]:
        return self.review.mistakes if self.review else []

    def _select(self, number: int) -> None:
        """Look at another move; a step is seen on the board, a jump is not."""
        plies = self.play.match.plies
        if number == self.selected or not 0 <= number < len(plies):
            return
        match number - self.selected:
            case 1:
                self.motion = Motion(0.0)
            case -1:
                self.motion = Motion(1.0, plies[self.selected])
            case _:
                self.motion = Motion()
        self.selected = number
        self._chosen = True
        self.cabinet.audio.play("cursor")

    def _confirm(self, action: Action) -> None:
        if action.device.kind is Kind.MOUSE:
            self._click(action.spot)
        else:
            self.play_on()

    def _click(self, spot: Spot | None) -> None:
        if spot is None:
            return
        if self._view.button.collidepoint(spot):
            self.play_on()
            return
        number = self.timeline.at(spot)
        if number is not None:
            self._select(number)

    # Playing on

    def play_on(self) -> None:
        """A new game against a bot from before this move. A series that is not decided ends with it: ask."""
        series = self.play.series
        if series.rounds > 1 and series.winner is None:
            words = _("The series ends here.")
            self.cabinet.scenes.push(LeaveScene(self.cabinet, self.theme, self._begin, words))
        else:
            self._begin()

    def _begin(self) -> None:
        from game.arcade.scenes.menu import MenuScene
        from game.arcade.scenes.play import PlayScene

        self.cabinet.audio.play("confirm")
        match, choices = self.play.match, self.play.choices
        alone = replace(choices, people=(self.side,), first=match.first, rounds=1)
        opening = tuple(ply.move for ply in match.plies[: self.selected])
        play = PlayScene(self.cabinet, alone, Series(1, match.first), opening)
        self.cabinet.scenes.restart(MenuScene(self.cabinet, choices.setup.variant), play)
