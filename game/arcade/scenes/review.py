"""The review of a finished game: what every move did, and what would have been better.

From each move it can be played on: two people who have played each other do so again, or one of them does
against a bot; a person who has played a bot plays one again.
"""

from pygame import Surface

from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import Way
from game.arcade.input.actions import Action, Command, Device, Kind, Spot
from game.arcade.navigation.destinations import Back, ToGame
from game.arcade.scenes.play.animation import REST, MoveMotion, making, unmaking
from game.arcade.scenes.puzzles.own import OwnPuzzles
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.scenes.sharing import Sharing
from game.arcade.sentences.captions import board_name
from game.arcade.shell.context import Context
from game.arcade.views.renderers import renderer_of
from game.arcade.views.review.review import draw_review, play_on_button
from game.arcade.views.review.review_picture import LookBack, MoveTold, ReviewPicture
from game.arcade.views.review.timeline import Timeline, move_at
from game.bots.review import Assessment, Review, Verdict
from game.core.controls import Verb
from game.core.match import Match, Ply
from game.core.rules import PLAYERS, Move, Player
from game.core.variant import Variant
from game.core.words import _, plural
from game.session.new_sessions import side_to_play_on, variation_from
from game.session.session import Session

# How long each of several better moves is shown.
SECONDS_A_WAY = 2.0


class ReviewScene(Scene):
    """Shows one move after the other on the board, above the timeline of the game."""

    def __init__(self, context: Context, go: Go, session: Session, seed: int) -> None:
        super().__init__(context, go)
        self._session = session
        self._seed = seed
        self._controls = session.setup.variant.make_controls(session.match.rules)
        self._motion: MoveMotion = REST
        self._selected = len(session.match.plies) - 1 if session.over else len(session.began_in.opening)
        self._sharing = Sharing(context)
        self._own_puzzles = OwnPuzzles(context, session)
        self._for_two = session.players.are_two_people  # whether both people would play on from here
        self._chosen = False  # whether someone has stepped: then the review does not jump any more
        self._open_at_first_mistake()

    def variant(self) -> Variant:
        return self._session.setup.variant

    @property
    def _match(self) -> Match:
        return self._session.match

    @property
    def review(self) -> Review | None:
        """None until the review has arrived: of all moves, also of a game that is not over."""
        return self._session.review if self._session.over else self._session.review_so_far

    @property
    def selected(self) -> int:
        return self._selected

    @property
    def ply(self) -> Ply:
        return self._match.plies[self._selected]

    @property
    def assessment(self) -> Assessment | None:
        return self.review.assessments[self._selected] if self.review else None

    # What happens

    def update(self, seconds: float) -> None:
        self._motion = self._motion.after(self.context.motion.passed(seconds))
        self._sharing.advance(seconds)
        if self.review is None:
            self.context.adviser.consult(self._session)
            self._open_at_first_mistake()
        else:
            self._own_puzzles.update(self.review)

    def _open_at_first_mistake(self) -> None:
        if self.review is not None and self.review.first_mistake is not None and not self._chosen:
            self._selected = self.review.first_mistake

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.LEFT | Command.UNDO:
                self._select(self._selected - 1)
            case Verb.RIGHT | Command.REDO:
                self._select(self._selected + 1)
            case Verb.UP | Verb.DOWN:
                self._select_mistake(before=action.verb is Verb.UP)
            case Verb.CONFIRM:
                self._confirm(action)
            case Verb.BACK | Command.PAUSE:
                self.context.audio.play("back")
                self.go(Back())
            case Command.HINT:
                self._change_who()
            case Command.SECOND | Command.COPY as command:
                self._sharing.handle(command, self._session)

    def _mistakes(self) -> list[int]:
        return self.review.mistakes if self.review else []

    def _select_mistake(self, *, before: bool) -> None:
        """Select the next mistake before or after the selected move, if there is one."""
        if before:
            self._select(max((n for n in self._mistakes() if n < self._selected), default=-1))
        else:
            self._select(min((n for n in self._mistakes() if n > self._selected), default=-1))

    def _select(self, number: int) -> None:
        """Select another move; a step is animated, a jump is not."""
        plies = self._match.plies
        if number == self._selected or not 0 <= number < len(plies):
            return
        match number - self._selected:
            case 1:
                self._motion = making(self.context.motion)
            case -1:
                self._motion = unmaking(plies[self._selected], self.context.motion)
            case _:
                self._motion = REST
        self._selected = number
        self._chosen = True
        self.context.audio.play("cursor")

    def _confirm(self, action: Action) -> None:
        if action.device.kind is Kind.MOUSE:
            self._click(action.spot)
        elif self._offers:
            self._play_on()

    def _click(self, spot: Spot | None) -> None:
        if spot is None:
            return
        if self._offers and play_on_button(self.timeline().layout).collidepoint(spot):
            self._play_on()
            return
        number = move_at(self.timeline(), spot)
        if number is not None:
            self._select(number)

    @property
    def _ends(self) -> bool:
        """Whether the selected move ended the game."""
        return self._match.over and self._selected == len(self._match.plies) - 1

    @property
    def _offers(self) -> bool:
        """Whether playing on is offered: after the last move, only if another one was better."""
        return not self._ends or bool(self.assessment and self.assessment.better)

    @property
    def _asks_who(self) -> bool:
        """Whether two people can choose to play on together, or one of them against a bot."""
        return self._offers and self._session.players.are_two_people

    def _change_who(self) -> None:
        """Somebody else would play on."""
        if self._asks_who:
            self._for_two = not self._for_two
            self.context.audio.play("cursor")

    def _play_on(self) -> None:
        """Play a variation from before this move. It leads back here."""
        self.context.audio.play("confirm")
        level = self._session.players.bot_level or self.context.level(self.variant())
        against = None if self._for_two else level
        self.go(ToGame(variation_from(self._session, self._selected, against, self._seed)))

    # The picture

    @property
    def resting(self) -> bool:
        return not self._motion.moving

    def prompts(self) -> Prompts:
        back = (Verb.BACK, _("Back"))
        other = _("Against a bot") if self._for_two else _("Two people")
        who: Prompts = [(Command.HINT, other)] if self._asks_who else []
        if self.prompt_device().kind is Kind.MOUSE:
            return [(Verb.CONFIRM, _("Choose")), *who, self._sharing.prompt, back]
        mistakes = [(Verb.DOWN, _("Mistakes"))] if self._mistakes() else []
        play_on = [(Verb.CONFIRM, _("Play on"))] if self._offers else []
        return [(Verb.LEFT, _("Browse")), *mistakes, *play_on, *who, self._sharing.prompt, back]

    def prompt_device(self) -> Device:
        return self.context.device

    def timeline(self) -> Timeline:
        review, theme = self.review, self.theme
        renderer = renderer_of(self._session.setup, theme)
        return Timeline(
            layout=self.context.layout.showing(renderer.perspective),
            theme=theme,
            renderer=renderer,
            players=tuple(ply.player for ply in self._match.plies),
            assessments=review.assessments if review else (),
            first_mistake=review.first_mistake if review else None,
            selected=self._selected,
        )

    def frame(self) -> Frame:
        """The board after the selected move."""
        undone = self._motion.undone
        return Frame(
            start=self._match.start,
            plies=(*self._match.plies[: self._selected + 1], *([undone] if undone else [])),
            progress=self._motion.progress,
            time=self.context.pulse_time,
            particles=self.context.motion.particles,
            ended=AFTERWARDS if self._ends and not self._motion.moving else 0.0,
        )

    def picture(self) -> ReviewPicture:
        session, rules, ply = self._session, self._match.rules, self.ply
        timeline = self.timeline()
        review, assessment = self.review, self.assessment
        legal = rules.legal_moves(ply.before)
        missed = assessment if assessment and assessment.better and not self._motion.moving else None
        return ReviewPicture(
            timeline=timeline,
            title=_("Review of {name}", name=board_name(self.variant(), session.setup.size)),
            summary=self._summary(review),
            frame=self.frame(),
            winning=self._ways(missed.winning) if missed else (),
            every=self._ways(legal) if missed else (),
            way=int(self.context.time / SECONDS_A_WAY),
            cell=rules.cells_of(ply.before, ply.move)[-1],
            told=MoveTold(
                number=self._selected,
                count=len(self._match.plies),
                player=ply.player,
                player_name=rules.player_name(ply.player, session.names),
                names=session.names,
                move=rules.move_words(ply.move),
                assessment=assessment,
                better=tuple(map(rules.move_words, assessment.better)) if assessment else (),
                moves=len(legal),
                side=None if self._for_two else side_to_play_on(session, self._selected),
                ends=self._ends,
                look_back=self._look_back(review) if self._ends and review else None,
                comes_back=self._selected in self._own_puzzles.numbers,
            ),
        )

    def _summary(self, review: Review | None) -> str:
        """The game in a sentence or two, or in its place what is being done."""
        if review is None:
            return _("Checking every move")
        session, names = self._session, self._session.names
        return review.summary(session.resigned, names) if session.over else review.summary_so_far(names)

    def _look_back(self, review: Review) -> LookBack:
        """What there is to say about the whole game."""
        proven = all(each.verdict is not Verdict.OPEN for each in review.assessments)
        mistakes = tuple((player, self._mistakes_of(review, player)) for player in PLAYERS) if proven else ()
        turning = None
        if review.mistakes and review.mistakes[-1] != self._selected:
            number, rules = review.mistakes[-1], self._match.rules
            ply = self._match.plies[number]
            move, name = rules.move_words(ply.move), rules.player_name(ply.player, self._session.names)
            words = _("Move {number}, {name}: {move}", number=number + 1, name=name, move=move)
            turning = (ply.player, words)
        return LookBack(turning, mistakes)

    def _mistakes_of(self, review: Review, player: Player) -> str:
        """How many mistakes a player made, as a sentence."""
        count = sum(review.assessments[number].player == player for number in review.mistakes)
        name = self._match.rules.player_name(player, self._session.names)
        if not count:
            return _("{name}: no mistakes", name=name)
        return plural("{name}: {count} mistake", "{name}: {count} mistakes", count, name=name)

    def _ways(self, moves: tuple[Move, ...] | list[Move]) -> tuple[Way, ...]:
        """For each move, the cells to choose first, and all cells that it concerns."""
        before, rules = self.ply.before, self._match.rules
        start = self._controls.start(before, None)
        return tuple(
            Way(self._controls.next_cells(before, start, move), rules.cells_of(before, move))
            for move in moves
        )

    def draw_picture(self, canvas: Surface, picture: ReviewPicture) -> None:
        draw_review(canvas, picture)
