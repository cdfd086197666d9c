"""An evening at a console, leg by leg to its end, and what runs it on this process's input and output."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.bots.questions import AskValue, GameSoFar
from game.core.match import Match
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.evening import sentences
from game.evening.evening import (
    SHORT,
    Contestant,
    Form,
    Over,
    Picking,
    Plan,
    Playing,
    Riding,
)
from game.evening.picks import bots_pick
from game.evening.progress import EveningProgress, People
from game.evening.ways import Way, ways_like
from game.people.book import Rematch
from game.session.session import Session
from game.solving.values import Value
from game.store import calendar
from game.terminal import evening_words
from game.terminal.adviser import Adviser
from game.terminal.console import Console, Quit, meant
from game.terminal.game_dialogue import GameDialogue
from game.terminal.memory import Memory
from game.terminal.party_dialogue import PartyDialogue
from game.terminal.streams import standard_streams

# Finds the folder in which everything is kept; None to keep nothing.
Place = Callable[[], Path | None]
# Writes the picture of an evening, and says what has become of it.
Picture = Callable[[EveningProgress], str]
# Between two moves no more than this counts: people may have left the room.
LONGEST_SECONDS = 300


@dataclass(frozen=True)
class Wanted:
    """The evening that the command line asks for."""

    names: tuple[str | None, ...] = (None, None)  # asked for if None, and then others may follow
    level: str = ""  # of a bot as Player 2; empty if a person plays
    short: bool = False
    teams: bool = False
    form: Form | None = None  # None: the usual one
    uphill: tuple[tuple[str, int], ...] = ()  # names, and how steep they want it from now on

    @property
    def asks(self) -> bool:
        """Whether it is asked who is here."""
        return None in self.names and not self.level

    def ways(self, people: int) -> tuple[Way, ...]:
        """In which so many people can play it."""
        return ways_like(people, short=self.short, teams=self.teams, form=self.form)

    def is_met_by(self, rematch: Rematch, people: People) -> bool:
        """Whether a rematch of these people is such an evening."""
        if len(self.names) > len(people) or self.teams or self.form:
            return False
        names = zip(self.names, people, strict=True)
        named = all(name is None or name.lower() == person.name.lower() for name, person in names)
        return named and self.level in ("", people[1].level) and not (self.short and rematch.sets > SHORT)


def run(wanted: Wanted, place: Place, picture: Picture, *, always_kept: bool) -> int:
    """Play an evening in this process's terminal.

    What people at a terminal play is kept, and with `always_kept` also what programs play.
    """
    with standard_streams() as (source, out):
        kept = always_kept or (source.isatty() and out.isatty())
        memory = Memory(place() if kept else None)
        try:
            play(source, out, memory, wanted, picture)
        finally:
            memory.close(out)
    return 0


def play(source: TextIO, out: TextIO, memory: Memory, wanted: Wanted, picture: Picture) -> None:
    """Play an evening to its end, and show what is left of it."""
    console = Console(source, out, memory.take_notices)
    try:
        EveningDialogue(console, memory, wanted, picture).play()
    except (Quit, EOFError) as left:
        _tell_what_waits(console, memory)
        say = console.remark if isinstance(left, Quit) else console.tell
        say(_("Goodbye."))
    except KeyboardInterrupt:
        _tell_what_waits(console, memory)
        raise


def _tell_what_waits(console: Console, memory: Memory) -> None:
    """Say what people must know who leave."""
    if memory.lasts and memory.evenings.unfinished() is not None:
        console.tell(_("This evening is kept: the next start offers to continue it."))


class EveningDialogue:
    """Plays an evening to its end. Raises Quit if the people leave."""

    def __init__(self, console: Console, memory: Memory, wanted: Wanted, picture: Picture) -> None:
        self._console = console
        self._memory = memory
        self._keeper = memory.evenings
        self._party = PartyDialogue(console, memory.people)
        self._picture = picture
        self._adviser = Adviser()
        self._games = catalogue.games()
        self._party.set_uphill(wanted.uphill)
        self._progress = self._waiting() or self._begin(wanted)
        self._asked = calendar.now()  # when something happened last

    @property
    def _names(self) -> sentences.Names:
        return self._progress.names

    def play(self) -> None:
        """Play on to the end of the evening, and show it."""
        while not isinstance(phase := self._progress.evening.phase, Over):
            match phase:
                case Playing():
                    self._play_leg(phase)
                case Picking():
                    self._pick(phase)
                case Riding():
                    self._leave_out_arena()
        self._end(phase)

    # Which evening

    def _waiting(self) -> EveningProgress | None:
        """The unfinished evening, if there is one and the people want to go on with it."""
        waiting = self._keeper.unfinished()
        if waiting is None or waiting.evening.over:
            return waiting
        self._console.tell(evening_words.unfinished(waiting))
        wish = self._wish()
        if wish == "no":
            if not self._console.is_sure(evening_words.before_giving_up()):
                raise Quit
            self._keeper.end(waiting)
            return None
        if wish == "again":
            waiting = self._keeper.seat(waiting, self._party.ask_again(waiting.people))
            self._memory.settle()
        self._console.remark(evening_words.sides(waiting))
        return waiting

    def _wish(self) -> str:
        while True:
            line = self._console.ask(_("Continue it (Enter: yes; again asks who is here; no)? "))
            wish = meant(line, ("yes", "again", "no", "quit")) if line else "yes"
            if wish == "quit":
                raise Quit
            if wish is not None:
                return wish
            self._console.remark(_("Type yes, again, no or quit."))

    def _rematch(self, wanted: Wanted) -> tuple[People, Plan] | None:
        """The people and the plan of a rematch that was agreed on, if they want to play it now."""
        book = self._memory.people.book()
        rematch, people = book.rematch, book.expected
        if rematch is None or people is None or not wanted.is_met_by(rematch, people):
            return None
        self._console.tell(sentences.rematch((people[0].name, people[1].name), rematch.first))
        if not self._console.agrees(_("Play this rematch (Enter: yes)? ")):
            return None
        return people, Plan.of_rematch(self._games.values(), rematch)

    def _begin(self, wanted: Wanted) -> EveningProgress:
        agreed = self._rematch(wanted)
        if agreed is not None:
            people, plan = agreed
        else:
            people = self._party.ask(wanted.names, wanted.level)
            way = self._way(len(people), wanted)
            plan = Plan.of(self._games.values(), way.sets, arena=False, form=way.form, sizes=way.sizes)
        progress = self._keeper.begin(plan, people)
        self._memory.settle()
        self._console.tell(evening_words.rules(progress.evening))
        self._console.remark(evening_words.sides(progress))
        self._party.greet(people, progress.seed)
        return progress

    def _way(self, people: int, wanted: Wanted) -> Way:
        """How so many play. Where it was asked who is here and there are several ways, that is asked too."""
        found = wanted.ways(people)
        if not found:
            self._console.remark(_("So many people cannot play like this."))
            found = replace(wanted, teams=False, form=None).ways(people)
        if not wanted.asks or len(found) == 1:
            return found[0]
        self._console.remark("\n".join(f"{number}  {way.words}" for number, way in enumerate(found, start=1)))
        question = _("How do you play (1-{last}, Enter: 1)? ", last=len(found))
        while True:
            line = self._asked_line(question) or "1"
            for number, way in enumerate(found, start=1):
                if line == str(number):
                    return way
            self._console.remark(_("Type the number of a way."))

    # Legs

    def _play_leg(self, phase: Playing) -> None:
        """Play the coming leg, or the rest of it."""
        session = self._progress.session(self._games, self._memory.people.book().roster)
        assert session is not None, "a leg is played"
        self._console.tell(evening_words.coming_leg(self._progress, phase, self._games))
        if session.given:
            self._console.remark(sentences.level_start(phase.leg))
        self._tell_hold_out(phase, session)
        self._tell_guards(session)
        on_turn = partial(evening_words.on_turn, self._progress)
        dialogue = GameDialogue(
            self._console,
            session,
            self._adviser,
            self._keep,
            on_turn=on_turn,
            why_no_hint=lambda leg: self._memory.why_no_hint(self._progress.on_turn(leg)),
        )
        dialogue.play()
        self._adviser.answer(session)  # the review
        self._set(self._keeper.end_leg(self._later(), session))
        self._console.tell(evening_words.leg_over(self._progress))

    def _tell_hold_out(self, phase: Playing, session: Session) -> None:
        wanted = phase.set.target
        if wanted is None:
            return
        start = Match.of(session.setup, session.began_in.opening, phase.starter)
        value = self._adviser.think(AskValue(GameSoFar.of(start)))
        lost = value is (Value.LOSS if wanted.player == phase.starter else Value.WIN)
        self._console.remark(sentences.hold_out(self._progress.names_at_board, wanted, lost=lost))

    def _tell_guards(self, session: Session) -> None:
        for player in PLAYERS:
            left = session.guards_left(player)
            if left:
                self._console.remark(sentences.guards(self._progress.names_at_board, player, left))

    def _keep(self, session: Session) -> None:
        """Something has happened: it is on the disk before anything else does."""
        self._set(self._keeper.keep(self._later(), session))

    def _set(self, progress: EveningProgress) -> None:
        self._progress = progress
        self._memory.settle()

    def _later(self) -> EveningProgress:
        """The evening at this moment."""
        before, self._asked = self._asked, calendar.now()
        seconds = int((self._asked - before).total_seconds())
        return self._progress.later(min(max(seconds, 0), LONGEST_SECONDS))

    def _leave_out_arena(self) -> None:
        """The evening was begun in the arcade, and is to end in real time. Raises Quit if it shall."""
        if self._progress.evening.rounds:
            self._console.tell(_("The Arena has begun to decide this evening: go on in the arcade."))
            raise Quit
        self._console.tell(_("The Arena decides this evening, in the arcade."))
        if not self._console.agrees(evening_words.without_arena(self._progress.evening)):
            raise Quit
        self._set(self._keeper.leave_out_arena(self._progress))

    # Picks

    def _pick(self, phase: Picking) -> None:
        """Let whoever is to pick do so: the next game, and who begins it."""
        evening = self._progress.evening
        self._console.tell(evening_words.standing(self._progress))
        if self._progress.bot_picks():
            game, first = bots_pick(evening, phase, self._progress.seed)
            name, title = sentences.name_of(self._names, phase.picker), self._games[game].name
            self._console.remark(_("{name} picks {game}.", name=name, game=title))
        else:
            game, first = self._picked_game(phase), self._picked_starter(phase.picker)
        self._set(self._keeper.pick(self._progress, game, first))

    def _picked_game(self, phase: Picking) -> str:
        titles = [self._games[game].name for game in phase.games]
        lines = [f"{number}  {title}" for number, title in enumerate(titles, start=1)]
        name = sentences.name_of(self._names, phase.picker)
        self._console.remark("\n".join((_("{name} picks the next game:", name=name), *lines)))
        while True:
            line = self._asked_line(_("Which game (1-{last}, Enter: 1)? ", last=len(titles))) or "1"
            for number, game in enumerate(phase.games):
                if line in (str(number + 1), titles[number].lower()) or catalogue.slug_of(line) == game:
                    return game
            self._console.remark(_("Type the number of a game, or its name."))

    def _picked_starter(self, picker: Contestant) -> Player:
        """Which side begins the next set: whoever picks, unless they leave that to the other one."""
        one, two = names = self._progress.names_at_board
        usual = sentences.name_of(self._names, picker)
        question = _("Who begins, {one} or {two} (Enter: {usual})? ", one=one, two=two, usual=usual)
        while True:
            line = self._asked_line(question)
            if not line:
                return self._progress.evening.board.index(picker) + 1
            for player, name in zip(PLAYERS, names, strict=True):
                if line in (name.lower(), str(player)):
                    return player
            self._console.remark(_("Type a name, or 1 or 2."))

    def _asked_line(self, question: str) -> str:
        """What the person types, in small letters. Raises Quit if they leave."""
        line = self._console.ask(question).lower()
        if line == "quit":
            raise Quit
        return line

    # The end

    def _end(self, phase: Over) -> None:
        """Who has won, and the facts; who is remembered; the line and the picture to share."""
        progress = self._progress
        self._console.tell(evening_words.over(progress, self._games))
        self._party.part(progress.contestants, phase.winner, progress.seed)
        self._console.tell("\n".join(sentences.facts(progress.evening, self._names, self._games)))
        progress = progress.with_people(self._party.keep(progress.people))
        self._console.tell(self._keeper.line(progress))
        self._keeper.end(progress)
        self._party.offer_uphill(progress)
        if self._party.agree_on_rematch(progress):
            self._keeper.meet_again(progress)
        self._memory.settle()
        if self._console.interactive and self._console.is_sure(_("Write a picture to share (yes, no)? ")):
            self._console.remark(self._picture(progress))
