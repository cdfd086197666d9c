"""The end of an evening: who has won it, the boards of all legs as a film, and what is worth telling."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.arcade.draw.easing import eased
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Buttons, Places
from game.arcade.kit.sparks import LIFE_SECONDS, Sparks
from game.arcade.kit.stacks import Column, Faded, Layers, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import (
    TONIGHT_TILE,
    BeginEvening,
    Destination,
    ToKeepGuest,
    ToMenu,
    ToTable,
)
from game.arcade.scenes.arena.crash_film import CrashFilm
from game.arcade.scenes.evening.poster import (
    FILE,
    SIZE,
    Poster,
    draw_poster,
    film_of,
    poster_of,
    poster_steps,
    winners_colours,
)
from game.arcade.scenes.exporting import Exporting
from game.arcade.scenes.ignored_presses import IgnoredPresses
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.evening.score_strip import ScoreStrip
from game.arcade.views.evening.standings import Standings, has_table
from game.arena.match import Match
from game.core.controls import Verb
from game.core.rules import Player, opponent
from game.core.words import _, later
from game.evening import sentences
from game.evening.progress import EveningProgress
from game.evening.sentences import facts
from game.evening.uphill import Uphill
from game.people.person import Person
from game.session.players import Players

# How long the page takes to come in.
COMING_SECONDS = 0.4
# If more guests are still to be asked, all can stay guests with one answer.
MOST_QUESTIONS = 2
# How wide the table is, in units.
TABLE = 90


@dataclass(frozen=True)
class EveningOverPicture:
    """Everything that stands on the page."""

    poster: Poster  # the result, which can be shared
    facts: tuple[str, ...]
    question: str  # which the buttons answer, if there is one
    buttons: Buttons
    said: Text  # about what is shared
    confetti: tuple[Colour, ...]  # of the winner, or of both
    age: float


def evening_over_page(layout: Layout, theme: Theme, picture: EveningOverPicture) -> Node:
    small = (layout.small,)
    question = Text(picture.question, (layout.medium, layout.small), theme.heading, centred=True)
    asked = (Part(question, gap=2),) if picture.question else ()
    column = Column(
        (
            Line(
                picture.poster.title,
                (layout.result, layout.large, layout.medium),
                picture.poster.colour,
                True,
                0.5,
            ),
            *_standing(layout, theme, picture.poster),
            Part(picture.poster.film, gap=2, rank=1, grows=True),
            *(
                Part(Text(fact, small, theme.ink, centred=True), gap=0 if number else 2, rank=2)
                for number, fact in enumerate(picture.facts)
            ),
            *asked,
            Part(picture.buttons, gap=1 if asked else 3),
            Part(picture.said, gap=1),
        ),
        spare=0.5,
        loose=True,
    )
    sparks = tuple(Sparks(colour, picture.age) for colour in picture.confetti)
    return Layers((*sparks, Faded(column, eased(picture.age / COMING_SECONDS))))


def _standing(layout: Layout, theme: Theme, poster: Poster) -> tuple[Part, ...]:
    """The points of two in the finale, what it was, and their sets; or, of more, what decided, and the table,
    which is narrower than the page; it can be had by itself too.
    """
    medium = layout.medium, layout.small
    decided = Text(poster.finale, medium, theme.heading, bold=True, centred=True)
    if isinstance(poster.score, Standings):
        return Part(decided, gap=1), Part(replace(poster.score, widest=TABLE), gap=1, rank=2)
    strip = ScoreStrip(poster.score, (layout.large, *medium), beside_board=False)
    sets = Line(poster.sets, (layout.small,), theme.soft, align=0.5)
    return Part(strip, gap=1), Part(decided, gap=0.5), Part(sets, gap=0.5, rank=3)


class EveningOverScene(PageScene):
    """Play another evening, share this one, or go to the menu."""

    def __init__(
        self,
        context: Context,
        go: Go,
        progress: EveningProgress,
        finale: tuple[Match, Players] | None = None,
    ) -> None:
        super().__init__(context, go)
        assert progress.evening.over, "the evening has ended"
        self.progress = progress
        self._finale = finale
        self._film = film_of(progress)
        self._age = 0.0
        self._told = ""
        self._steps: list[Callable[[], object]] = []  # what is left to do for the picture that is shared
        self._exporting = Exporting(context)
        self._ignored = IgnoredPresses()
        # The numbers of the guests who are still to be asked.
        self._guests = [number for number, each in enumerate(progress.people, start=1) if each.is_guest]
        self._climber: Player | None = None  # who is asked whether it should be steeper
        self.rows = self._coming_rows()

    # What is asked, one after the other: of each guest, whether to be remembered; then of whoever has won
    # clearly. The choices follow.

    def _coming_rows(self) -> RowList:
        if self._guests:
            player = self._guests[0]
            to_name = ToKeepGuest(player, self.progress.people[player - 1])
            return self._answers(lambda: self._leave(to_name), lambda: self._pass_guests(1))
        roster = self.context.profile.people.book().roster
        self._climber = climber = Uphill.offered(self.progress.evening, self.progress.people, roster)
        if climber is not None:
            return self._answers(partial(self._steepen, climber, 1), partial(self._steepen, climber, 0))
        return self._choices()

    def _answers(self, yes: Callable[[], None], no: Callable[[], None]) -> RowList:
        rows = [Row(later("Yes"), yes), Row(later("No"), no)]
        if len(self._guests) > MOST_QUESTIONS:
            rows.append(Row(later("Keep nobody"), lambda: self._pass_guests(len(self._guests))))
        return RowList(rows, self._places_of_buttons, across=True)

    def _choices(self) -> RowList:
        rematch = [Row(later("Tomorrow's rematch"), self._meet_again)] if self.progress.rematch else []
        rows = [
            Row(later("Again"), self._again),
            *rematch,
            Row(later("Share"), self._share),
            Row(later("Menu"), lambda: self._leave(ToMenu(TONIGHT_TILE))),
        ]
        return RowList(rows, self._places_of_buttons, across=True)

    @property
    def _question(self) -> str:
        if self._guests:
            guest = self.progress.people[self._guests[0] - 1]
            return _("Remember {name} by name?", name=guest.name)
        names = self.progress.names
        return "" if self._climber is None else sentences.uphill_offer(names, self._climber)

    def _pass_guests(self, count: int) -> None:
        """So many guests stay guests."""
        self.context.audio.play("confirm")
        self._go_on_asking(count)

    def _go_on_asking(self, answered: int = 1) -> None:
        self._guests = self._guests[answered:]
        self._ignored = IgnoredPresses()
        self.rows = self._coming_rows()

    def keep_guest(self, player: Player, person: Person) -> None:
        """A guest has got a name: they are remembered, and so is the evening of two who are."""
        profile = self.context.profile
        kept, guest = profile.people.keep(person), self.progress.people[player - 1]
        self.progress = self.progress.with_person(player, kept)
        self._film = film_of(self.progress)
        self.context.gather(self.context.party.with_person(guest, kept))
        profile.evenings.end(self.progress)
        self._go_on_asking()

    def _steepen(self, climber: Player, steps: int) -> None:
        """How steep the next evening is for whoever was asked."""
        self.context.profile.people.set_uphill(self.progress.contestants[climber - 1], steps)
        self.context.audio.play("confirm")
        self._ignored = IgnoredPresses()
        self.rows = self._coming_rows()

    def _places_of_buttons(self) -> Places:
        return self.places_of(Buttons)

    def enter(self) -> None:
        self.context.audio.music("ending")
        if self._age == 0.0:
            self.context.audio.duck()
            self.context.audio.play("evening")

    # Presses

    @property
    def listening(self) -> bool:
        return self._ignored.left <= 0

    def handle(self, action: Action) -> None:
        if self._ignored.ignores(action):
            return
        if action.verb in (Verb.BACK, Command.PAUSE):
            self.context.audio.play("back")
            self.go(ToMenu(TONIGHT_TILE))
        elif action.verb is Command.SECOND and has_table(self.progress):
            self.go(ToTable(self.progress))
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def _again(self) -> None:
        """Another evening of the same people, which the other one begins."""
        plan = self.progress.evening.plan
        party = self.context.party.sharing_again()
        self._leave(BeginEvening(party, replace(plan, first=opponent(plan.first))))

    def _meet_again(self) -> None:
        """The next evening is such a one, until another one begins."""
        rematch = self.progress.rematch
        assert rematch is not None, "both are known"
        self.context.profile.evenings.meet_again(self.progress)
        self.context.audio.play("confirm")
        self._told = sentences.rematch(self.progress.names, rematch.first)

    def _leave(self, then: Destination) -> None:
        self.context.audio.play("confirm")
        self.go(then)

    def _share(self) -> None:
        """Put the line about the evening into the clipboard.

        Its picture is written once, and so is the film of the crash that has decided it, if it was seen.
        """
        line = self.context.profile.evenings.line(self.progress)
        copied = self.context.clipboard.copy(line)
        self._told = (
            _("Copied: {line}", line=line) if copied else _("The clipboard does not work: {line}", line=line)
        )
        self.context.audio.play("confirm" if copied else "illegal")
        if not self._steps and not self._exporting.has_file:
            theme, poster = self.theme, self.poster
            self._steps = [*poster_steps(theme, poster), partial(self._write, theme, poster)]
            if self._finale is not None:
                self._steps.append(partial(self._film_crash, *self._finale))

    def _write(self, theme: Theme, poster: Poster) -> None:
        """Let the picture be written in the background."""
        pixels = pygame.image.tobytes(draw_poster(theme, poster), "RGB")
        file = self.context.profile.write_picture(FILE, SIZE, pixels)
        self._exporting.begin(file, later("The picture was saved as {file}."))

    def _film_crash(self, match: Match, riders: Players) -> None:
        theme = self.context.theme.tinted(ARENA_ACCENT)
        self.context.filming.begin(CrashFilm(match, riders, theme, self.context.motion))

    def leave(self) -> None:
        self._finish()
        self._exporting.leave()

    def removed(self) -> None:
        self._finish()

    def _finish(self) -> None:
        """Do what is left for the picture at once: this page is not there any more."""
        while self._steps:
            self._steps.pop(0)()

    def prompts(self) -> Prompts:
        table: Prompts = [(Command.SECOND, _("Table"))] if has_table(self.progress) else []
        chosen = (Verb.LEFT, _("Choose")), (Verb.CONFIRM, self.rows.focused.act)
        return [*chosen, *table, (Verb.BACK, _("Menu"))]

    # Time

    def update(self, seconds: float) -> None:
        self._age += seconds
        self._ignored.advance(seconds)
        if self._steps:
            self._steps.pop(0)()
        self._exporting.follow()

    @property
    def resting(self) -> bool:
        return self._age > LIFE_SECONDS

    # The picture

    def page(self) -> Node:
        progress = self.progress
        picture = EveningOverPicture(
            poster=self.poster,
            facts=tuple(facts(progress.evening, progress.names, self.context.games)),
            question=self._question,
            buttons=Buttons(self.rows.content().rows),
            said=self._said,
            confetti=winners_colours(progress, self.theme) if self.context.motion.particles else (),
            age=self.context.motion.passed(self._age),
        )
        return evening_over_page(self.context.layout, self.theme, picture)

    @property
    def poster(self) -> Poster:
        """The result, as it stands on this page and on the picture that is shared."""
        return poster_of(self.progress, self.context.games, self.theme, self._film)

    @property
    def _said(self) -> Text:
        """What has become of what is shared. Its place is kept."""
        theme, warns = self.theme, self._exporting.warns
        words = "\n".join(filter(None, (self._told, self._exporting.words)))
        tone = theme.legible(theme.danger) if warns else theme.soft
        return Text(words, (self.context.layout.small,), tone, centred=True, lines=1)
