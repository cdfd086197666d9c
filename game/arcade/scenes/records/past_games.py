"""The page of the past games: a row for each leads to its review; games can be copied and pasted."""

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit import stacks
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import LEAST_ROW, ListContent, Rows
from game.arcade.kit.screen import page_of
from game.arcade.kit.stacks import Centred, Column, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back, Confirm, ToGame, ToReview
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.records.past_game_lines import NO_PAST_GAMES, lines_of
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.scenes.sharing import Sharing
from game.arcade.sentences import history_words
from game.arcade.shell.context import Context
from game.arcade.views.records.past_game_line import PastGameLine, PastGameRow
from game.core import record
from game.core.controls import Verb
from game.core.match import Match
from game.core.record import RecordError
from game.core.words import _, later
from game.session.modes import Series
from game.session.new_sessions import replayed
from game.session.players import HUMAN
from game.session.session import Session
from game.store.history import PastGame
from game.store.statistics import Statistics

# How long it is shown why something did not work.
MESSAGE_SECONDS = 5.0
# The least width of rows with columns, in sizes of small text.
WIDE = 52
# The largest distance from row to row, in units, and where a row has two lines; the width of a row that
# stands alone, in units.
STEP, DOUBLE_STEP, ALONE = 6.2, 9.6, 40


def past_game_rows(layout: Layout, content: ListContent, lines: tuple[PastGameLine, ...]) -> Node:
    """A row for each game: in columns where the page is wide, else on two lines."""
    if not lines:
        return Centred(Rows.of(content), ALONE)
    wide = page_of(layout).width >= WIDE * layout.small
    step, least = (STEP, LEAST_ROW) if wide else (DOUBLE_STEP, LEAST_ROW + LINE)
    rows = (PastGameRow(line, row.focused, wide) for line, row in zip(lines, content.rows, strict=True))
    return Rows(tuple(rows), content.scroll, step, least_row=least)


class PastGamesScene(PageScene):
    """The page. CONFIRM reviews the game in focus, SECOND copies it, THIRD pastes one from the clipboard."""

    def __init__(self, context: Context, go: Go, seed: int) -> None:
        super().__init__(context, go)
        self._seed = seed
        self._games: tuple[PastGame, ...] = ()
        self._lines: tuple[PastGameLine, ...] = ()
        self._statistics: dict[str, Statistics] = {}
        self._sharing = Sharing(context)
        self._message = ""
        self._message_left = 0.0
        self.rows = self._list()

    def _fill(self, games: tuple[PastGame, ...]) -> None:
        """Show these games, with the same one in focus as before."""
        focused = self._games[self.rows.focus] if self._games else None
        self._games = games
        self._lines = lines_of(games, self.context.games, self.context.theme.cabinet)
        self.rows = self._list()
        if focused in games:
            self.rows.focus_on(games.index(focused))

    def _list(self) -> RowList:
        """A row for each game, or one that leads back if there is none."""
        rows = [Row(line.name, self._review) for line in self._lines]
        return RowList(rows or [Row(later("Back"), self._back)], self.places_of_rows)

    @property
    def focused(self) -> PastGame | None:
        return self._games[self.rows.focus] if self._games else None

    def enter(self) -> None:
        """Follow what has been played since the list was last on top."""
        self.context.audio.music("menu")
        self._statistics = self.context.profile.history.statistics()
        games = self.context.profile.history.past_games()
        if games != self._games:
            self._fill(games)

    @property
    def theme(self) -> Theme:
        return super().theme.tinted(self.context.theme.cabinet)

    # Presses

    def handle(self, action: Action) -> None:
        match action.verb:
            case Verb.BACK | Command.PAUSE:
                self._back()
            case Command.THIRD | Command.PASTE:
                self._paste()
            case Command.SECOND | Command.COPY as command:
                self._share(command)
            case Verb.CONFIRM:
                self.rows.handle(action)
            case _ if self.rows.handle(action):
                self.context.audio.play("cursor")

    def _back(self) -> None:
        self.context.audio.play("back")
        self.go(Back())

    def _review(self) -> None:
        session = self._session()
        if session is None:
            return
        if not session.match.plies:  # it was given up at once
            self._say(_("There is no move to review."))
            return
        self.context.audio.play("confirm")
        self.go(ToReview(session))

    def _share(self, command: Command) -> None:
        session = self._session()
        if session is not None:
            self._sharing.handle(command, session)

    def _session(self) -> Session | None:
        """The game in focus; None, with a message, if it cannot be read."""
        if self.focused is None:
            return None
        try:
            return self.context.profile.history.session(self.focused)
        except ValueError as error:
            self._say(_("This game cannot be read. {reason}", reason=error))
            return None

    def _paste(self) -> None:
        """Review the game in the clipboard, or go on with it if it is unfinished."""
        text = self.context.clipboard.text()
        try:
            match = record.read(text, self.context.games)
        except RecordError as error:
            reason = str(error) if "moves" in text.split() else _("Copy a game first, as one line of text.")
            self._say(_("The clipboard holds no game. {reason}", reason=reason))
            return
        self._message_left = 0.0
        self.context.audio.play("confirm")
        if match.over:
            self.go(ToReview(replayed(match)))
        else:
            self._play_on(match)

    def _play_on(self, match: Match) -> None:
        """Go on with an unfinished game, between the players last chosen for this game."""
        variant = match.setup.variant
        players = self.context.players(variant)
        then = ToGame(replayed(match, players, Series(first=match.first), self._seed))
        if self.context.profile.saves.of(variant.slug) is None:
            self.go(then)
            return
        words = _("Your unfinished game of {name} will be lost.", name=variant.name)
        self.go(Confirm(later("Play the pasted game?"), words, later("Stay"), later("Play"), then))

    def _say(self, words: str) -> None:
        self._message, self._message_left = words, MESSAGE_SECONDS
        self.context.audio.play("illegal")

    # Time

    def update(self, seconds: float) -> None:
        self._sharing.advance(seconds)
        self._message_left -= seconds

    # The picture

    def prompts(self) -> Prompts:
        back = (Verb.BACK, _("Back"))
        paste = (Command.THIRD, _("Paste"))
        if not self._games:
            return [(Verb.CONFIRM, _("Back")), paste]
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, _("Review")),
            self._sharing.prompt,
            paste,
            back,
        ]

    def _words(self) -> str:
        """A message, or the statistics of games like the one in focus."""
        if self._message_left > 0:
            return self._message
        past = self.focused
        if past is None:
            return _(NO_PAST_GAMES)
        statistics = self._statistics.get(past.slug, Statistics())
        kind = past.players.bot_level or HUMAN
        return history_words.standing(
            history_words.name(self.context.games.get(past.slug), past.slug), kind, statistics
        )

    def page(self) -> Node:
        layout, theme, count = self.context.layout, self.theme, len(self._games)
        warns = self._message_left > 0
        tone = theme.legible(theme.danger) if warns else theme.soft
        place = _("{number} of {count}", number=self.rows.focus + 1, count=count) if count else ""
        heading = Line(_("Past games"), (layout.large, layout.medium), theme.ink, bold=True)
        number = Line(place, (layout.small,), theme.soft, align=1.0)
        return Column(
            (
                stacks.Row((heading, Part(number, gap=3, grows=True))),
                Text(self._words(), (layout.small,), tone, bold=warns, lines=layout.lines),
                Part(past_game_rows(layout, self.rows.content(), self._lines), gap=1.5, grows=True),
            )
        )
