"""The first start: a question in large letters, its answers, and a game that shows what they change."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, draw_card, draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.row import RowPicture, draw_plate
from game.arcade.kit.rows import ListPicture, Places, Scroll, boxes_down, draw_arrows
from game.core.words import _

# The distance from answer to answer, in units.
STEP = 13.5
# The distance of the words below the game, in units.
WORDS_BELOW = 2
# The distance of the game below the sentences to read, its least size, and the least number of sentences.
GAME_BELOW, LEAST_GAME, LEAST_SENTENCES = 4, 30, 2


@dataclass(frozen=True)
class FirstStartPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    question: str
    place: str  # of the question among all of them
    answers: ListPicture
    sizes: tuple[int, ...]  # of the letters of each answer, if the question is about letters
    sample: tuple[str, ...]  # a title and sentences to read, if it is
    about: str  # what the answer in focus changes
    renderer: AnyRenderer
    frame: Frame  # of the game that shows how everything looks


def _page(layout: Layout) -> Rect:
    """Everything between the question and the last line."""
    top = layout.title.bottom + layout.px(4) + layout.line(layout.small)
    bottom = layout.footer.top - layout.line(layout.small) - layout.px(3)
    page = Rect(layout.stage.left, top, layout.stage.width, max(1, bottom - top))
    return page.inflate(-layout.px(12), 0)


def _answers_width(layout: Layout) -> int:
    return min(layout.px(76), round(_page(layout).width * 0.52))


def answer_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the answers are."""
    page = _page(layout)
    width = _answers_width(layout)
    return boxes_down(layout, Rect(*page.topleft, width, page.height), scroll, STEP)


def draw_first_start(canvas: Surface, picture: FirstStartPicture) -> None:
    layout, theme, page = picture.layout, picture.theme, _page(picture.layout)
    draw_night(canvas, theme, picture.time)
    soft = theme.legible(mix(theme.accent, theme.ink, 0.4))
    place = write(canvas, picture.place, layout.small, soft, bold=True, topleft=(page.left, layout.title.top))
    size = fitting(picture.question, (layout.large, layout.medium), page.width, bold=True)
    write(canvas, picture.question, size, theme.ink, bold=True, topleft=place.bottomleft)
    places = picture.answers.places
    for number in places.visible:
        own = picture.sizes[number : number + 1]
        _draw_answer(canvas, layout, theme, picture.answers.rows[number], places.boxes[number], own)
    draw_arrows(canvas, layout, theme, places)
    words = _("You can change this at any time in the settings.")
    write(canvas, words, layout.small, theme.soft, bottomleft=(page.left, layout.footer.top - layout.px(1)))
    left = page.left + _answers_width(layout)
    room = Rect(left + layout.px(5), page.top, page.right - left - layout.px(5), page.height)
    if picture.sample:
        _draw_sample(canvas, picture, room)
    else:
        _draw_example(canvas, picture, room)


def _draw_answer(
    canvas: Surface, layout: Layout, theme: Theme, answer: RowPicture, box: Rect, own: tuple[int, ...]
) -> None:
    """An answer in letters of its own size, if it is about letters."""
    draw_plate(canvas, theme, box, answer.lit)
    tone = theme.ink if answer.focused else theme.soft
    place = (box.left + layout.px(3), box.centery)
    sizes = own or (layout.medium, layout.small)
    size = fitting(answer.label, sizes, box.width - layout.px(6), bold=True)
    write(canvas, answer.label, size, tone, bold=True, midleft=place)


def _draw_sample(canvas: Surface, picture: FirstStartPicture, room: Rect) -> None:
    """A card with sentences in letters as large as the answer says; below it the game, if there is room."""
    layout, theme = picture.layout, picture.theme
    margin = layout.px(3)
    title, *sentences = picture.sample
    width = room.width - 2 * margin
    size = fitting(title, (layout.large, layout.medium), width, bold=True)
    gap = layout.px(1.5)
    every = [lines_height(len(wrapped(title, size, width, bold=True)), size)]
    every += [
        lines_height(len(wrapped(sentence, layout.small, width)), layout.small) for sentence in sentences
    ]
    game = layout.px(GAME_BELOW) + layout.px(LEAST_GAME)
    heights = _as_many(every, gap, room.height - 2 * margin - game)
    has_game = len(heights) > LEAST_SENTENCES
    if not has_game:
        heights = _as_many(every, gap, room.height - 2 * margin)
    whole = sum(heights) + gap * (len(heights) - 1) + 2 * margin
    draw_card(canvas, layout, theme, Rect(room.left, room.top, room.width, whole))
    line = Rect(room.left + margin, room.top + margin, width, 0)
    write_lines(canvas, title, size, line, theme.legible(mix(theme.accent, theme.ink, 0.4)), bold=True)
    for sentence, above in zip(sentences, heights[:-1], strict=False):
        line.top += above + gap
        write_lines(canvas, sentence, layout.small, line, theme.ink)
    if has_game:
        top = room.top + whole + layout.px(GAME_BELOW)
        side = min(room.width, room.bottom - top)
        _draw_game(canvas, picture, Rect(room.centerx - side // 2, top, side, side))


def _as_many(heights: list[int], gap: int, room: int) -> list[int]:
    """As many of the heights, one below the other, as there is room for; the first one in any case."""
    count = 1
    while count < len(heights) and sum(heights[: count + 1]) + gap * count <= room:
        count += 1
    return heights[:count]


def _draw_game(canvas: Surface, picture: FirstStartPicture, square: Rect, below: int | None = None) -> None:
    """A game between two bots."""
    area = draw_board(canvas, picture.renderer, square, picture.layout.small, below=below)
    picture.renderer.draw(canvas, area, picture.frame)


def _draw_example(canvas: Surface, picture: FirstStartPicture, room: Rect) -> None:
    """A game between two bots next to the answers, and below it what the answer in focus changes."""
    layout, theme = picture.layout, picture.theme
    most = max(len(wrapped(picture.about, layout.small, room.width)), 1)
    words = lines_height(most, layout.small) + layout.px(WORDS_BELOW)
    side = max(1, min(room.width, room.height - words))
    square = Rect(room.right - side, room.top, side, side)
    below = layout.px(WORDS_BELOW)
    _draw_game(canvas, picture, square, below)
    place = Rect(room.left, square.bottom + below, room.width, 0)
    if side < room.width:
        place.width = min(room.width, max(side, text_width(picture.about, layout.small)))
        place.left = min(square.centerx - place.width // 2, room.right - place.width)
    write_lines(canvas, picture.about, layout.small, place, theme.ink, align="centre")
