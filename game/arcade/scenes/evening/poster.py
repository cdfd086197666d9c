"""The picture of an evening that people share: who has won, by how much, the film of the boards, and a fact.

It is as large as chats show pictures, and large enough in its letters to be read where they show it small.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from pygame import Surface

from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.night import draw_night
from game.arcade.draw.text import fitting
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.logo import Logo
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.stacks import Beside, Column, Inset, Part
from game.arcade.kit.text import Line, Text
from game.arcade.sentences import evening_words
from game.arcade.views.evening.film_strip import FilmFrame, FilmStrip
from game.arcade.views.evening.score_strip import Score
from game.arcade.views.evening.standings import Standings, has_table, standings_of
from game.arcade.views.portraits import SmallPortrait
from game.core.variant import Variant
from game.evening.evening import Over
from game.evening.progress import EveningProgress
from game.evening.sentences import best_fact
from game.people.person import Person
from game.session.session import Session

SIZE = (1200, 630)
# What the name of its file begins with.
FILE = "evening"
# Letters are this many percent of their usual size.
TEXT = 200
# The margin around everything but the film, the width of the logo, and the size of a portrait, in units.
MARGIN, LOGO, PORTRAIT = 4, 24, 18
# In how many lines the film is at most on a page, of two contestants and of more.
FILM_LINES = 2, 4
# The most boards in one line of the film on the picture.
MOST_IN_LINE = 16
# The shares of the width that a portrait and the fact get.
SIDE, FACT = 0.28, 0.7


@dataclass(frozen=True)
class Poster:
    """Everything that stands on the picture."""

    title: str
    colour: Colour  # of the title: the winner's
    winner: Person  # or one of two who share it
    score: Score | Standings  # of two, in the finale
    finale: str
    sets: str  # what two had on sets
    film: FilmStrip
    fact: str


def poster_of(
    progress: EveningProgress, games: Mapping[str, Variant], theme: Theme, film: FilmStrip
) -> Poster:
    """The result of an evening that has ended."""
    colours = winners_colours(progress, theme)
    return Poster(
        title=evening_words.over(progress),
        colour=colours[0] if len(colours) == 1 else theme.ink,
        winner=winners_of(progress)[0],
        score=standings_of(progress) if has_table(progress) else Score.of_finale(progress),
        finale=evening_words.finale(progress, games),
        sets="" if has_table(progress) else evening_words.on_sets(progress),
        film=film,
        fact=best_fact(progress.evening, progress.names, games),
    )


def winners_of(progress: EveningProgress) -> tuple[Person, ...]:
    """Whoever has won, or both who share it."""
    phase = progress.evening.phase
    assert isinstance(phase, Over), "the evening has ended"
    return progress.at_board if phase.winner is None else (progress.contestants[phase.winner - 1],)


def winners_colours(progress: EveningProgress, theme: Theme) -> tuple[Colour, ...]:
    """The colour of whoever has won, or of both."""
    return tuple(personal_colour(theme, person.colour) for person in winners_of(progress))


def film_of(progress: EveningProgress) -> FilmStrip:
    """The last boards of all legs."""
    frames = tuple(_film_frame(progress, number) for number in range(len(progress.played)))
    return FilmStrip(frames, FILM_LINES[has_table(progress)])


def _film_frame(progress: EveningProgress, number: int) -> FilmFrame:
    saved = progress.played[number]
    session = Session.restored(saved)
    board = Frame(
        session.match.start,
        tuple(session.match.plies),
        ended=0.0 if saved.resigned else AFTERWARDS,
        particles=False,
    )
    outcome = session.outcome
    winner = None if outcome is None else outcome.winner
    at_board = progress.at_board_in(number)
    return FilmFrame(saved.setup, board, None if winner is None else at_board[winner - 1])


def _page(layout: Layout, theme: Theme, poster: Poster) -> Node:
    """The film runs from edge to edge; everything else keeps a margin."""
    title = Line(poster.title, (layout.large * 5 // 6, layout.medium), poster.colour, True, 0.5)
    people = _people(layout, theme, poster)
    lines = 2 if isinstance(poster.score, Standings) and len(poster.film.frames) > MOST_IN_LINE else 1
    fact = Column((Text(poster.fact, (layout.small,), theme.ink),), spare=0.5)
    return Column(
        (
            Part(Inset(title, MARGIN)),
            Part(Inset(people, MARGIN), gap=1),
            Part(replace(poster.film, most_lines=lines), gap=2, grows=True),
            Part(Inset(Beside(fact, Logo(LOGO), FACT, 2), MARGIN), gap=2),
        )
    )


def _people(layout: Layout, theme: Theme, poster: Poster) -> Node:
    """Two people with their points between them; of more, whoever has won beside the table."""
    if isinstance(poster.score, Standings):
        told = Text(poster.finale, (layout.small,), theme.ink, centred=True)
        table = Column((Part(poster.score), Part(told, gap=1, rank=1)), spare=0.5)
        return Beside(_portrait(layout, theme, poster.winner, (poster.winner,)), table, SIDE, 2)
    points = Column(
        (
            Line(poster.score.words, (layout.large, layout.medium), theme.ink, align=0.5),
            Part(Text(poster.finale, (layout.small,), theme.ink, centred=True), gap=1),
            Part(Line(poster.sets, (layout.small,), theme.soft, align=0.5), gap=1),
        ),
        spare=0.5,
    )
    both = poster.score.people
    one, two = (_portrait(layout, theme, person, both) for person in both)
    return Beside(one, Beside(points, two, 1 - SIDE / (1 - SIDE), 0), SIDE, 0)


def _portrait(layout: Layout, theme: Theme, person: Person, both: tuple[Person, ...]) -> Node:
    """Somebody above their name. Both names of two are as large as the longer one can be."""
    sizes = layout.large * 3 // 4, layout.medium, layout.small
    room = round(SIDE * (layout.width - 2 * layout.px(MARGIN)))
    size = min(fitting(each.name, sizes, room, bold=True) for each in both)
    name = Line(person.name, (size,), personal_colour(theme, person.colour), True, 0.5)
    return Column((SmallPortrait(person, layout.px(PORTRAIT)), name), spare=0.5)


def draw_poster(theme: Theme, poster: Poster) -> Surface:
    """The picture. It takes long unless the steps were taken before."""
    canvas = Surface(SIZE)
    draw_night(canvas, theme, 0.0)
    poster_plan(theme, poster).draw(canvas, _look(theme))
    return canvas


def poster_steps(theme: Theme, poster: Poster) -> list[Callable[[], object]]:
    """What is drawn for the picture in advance: the night, and one board after the other."""
    found: list[Callable[[], object]] = [partial(draw_night, Surface(SIZE), theme, 0.0)]
    for placed in poster_plan(theme, poster):
        if isinstance(placed.node, FilmStrip):
            found += placed.node.steps(_look(theme), placed.box)
    return found


def _look(theme: Theme) -> Look:
    return Look(Layout(*SIZE, TEXT), theme)


def poster_plan(theme: Theme, poster: Poster) -> Placed:
    """The page of the picture, in its place."""
    layout = _look(theme).layout
    return _page(layout, theme, poster).placed(layout, layout.screen.inflate(0, -2 * layout.px(MARGIN)))
