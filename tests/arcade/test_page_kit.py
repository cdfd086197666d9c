"""Pages made of nodes: what enters, what yields, and that everything stays in its place."""

from dataclasses import dataclass, field, replace
from itertools import pairwise, product

import pytest
from pygame import Rect, Surface

from game import catalogue
from game.arcade.draw.layout import Layout
from game.arcade.draw.themes import NEON
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.row import RowPicture
from game.arcade.kit.rows import Buttons, Group, ListContent, Rows, Scroll
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.kit.screen import Screen, VeiledScreen
from game.arcade.kit.stacks import (
    LEAST_CENTRED,
    Beside,
    Card,
    Centred,
    Column,
    First,
    Inset,
    Layers,
    Part,
    Row,
    spread,
)
from game.arcade.kit.text import Bullet, Line, Text
from game.arcade.scenes.page_scene import PageScene
from game.arcade.screenshots.screenshot import Stage
from game.arcade.screenshots.shot import Shot
from tests.arcade.written import WINDOWS

PAGES = (
    *("run", "run_over", "run_table", "stage_card", "stage_won", "stage_lost", "initials"),
    *("records", "people", "past_games", "saved_data", "settings", "bindings", "first_start", "pause"),
    *("cards", "leg_over", "pick", "finale", "evening_over"),
    *("cards_of_five", "pick_of_five", "table_of_five", "end_of_five"),
    *("go_on", "puzzles", "setup", "arena_setup", "how_to", "arena_how_to", "evening_how_to"),
)
LAYOUT = Layout(1280, 800)
SMALL = (LAYOUT.small,)


@dataclass(frozen=True)
class Block(Node):
    """A node of a size of its own."""

    least: int
    wanted: int = 0
    can_yield: bool = False

    @property
    def yields(self) -> bool:
        return self.can_yield

    def width(self, layout: Layout) -> Span:
        return Span(self.least, max(self.least, self.wanted))

    def height(self, layout: Layout, width: int) -> Span:
        return Span(self.least, max(self.least, self.wanted))


@dataclass(frozen=True)
class Asked(Block):
    """Notes how often it is asked how high it is."""

    widths: list[int] = field(default_factory=list)

    def height(self, layout: Layout, width: int) -> Span:
        self.widths.append(width)
        return super().height(layout, width)


def heights(column: Column, room: int) -> list[int]:
    """How much of a height the parts of a column get, without those that do not enter."""
    placed = column.placed(LAYOUT, Rect(0, 0, 400, room))
    return [part.box.height for part in placed.parts]


class TestWhoEnters:
    def test_rank_0_stays_and_others_enter_in_their_order_while_there_is_room(self) -> None:
        column = Column((Block(50), Part(Block(40), rank=2), Part(Block(30), rank=1)))
        assert heights(column, 120) == [50, 40, 30]
        assert heights(column, 119) == [50, 30]
        assert heights(column, 79) == [50]

    def test_of_one_rank_nothing_enters_after_what_does_not(self) -> None:
        rules = [Part(Block(height), rank=1) for height in (30, 60, 10)]
        assert heights(Column((Block(20), *rules)), 80) == [20, 30]

    def test_a_higher_rank_enters_where_a_lower_one_is_too_large(self) -> None:
        assert heights(Column((Part(Block(90), rank=1), Part(Block(30), rank=2))), 60) == [30]

    def test_gaps_count(self) -> None:
        gap = LAYOUT.px(2)
        column = Column((Block(50), Part(Block(50), gap=2, rank=1)))
        assert heights(column, 100 + gap) == [50, 50]
        assert heights(column, 99 + gap) == [50]

    def test_loose_gaps_give_way_before_a_part_does(self) -> None:
        gap = LAYOUT.px(4)
        column = Column((Block(50), Part(Block(50), gap=4), Part(Block(50), gap=2, rank=1)), loose=True)
        wanted = gap + LAYOUT.px(2)
        for room, apart in ((150 + wanted, wanted), (150 + wanted // 2, wanted // 2), (150, 0)):
            placed = column.placed(LAYOUT, Rect(0, 0, 400, room)).parts
            assert len(placed) == 3
            assert apart - 1 <= placed[2].box.top - 100 <= apart
        assert heights(column, 149) == [50, 50]
        assert column.height(LAYOUT, 400) == Span(100, 150 + wanted)

    def test_what_yields_shrinks_where_rank_0_does_not_fit(self) -> None:
        assert heights(Column((Block(50), Block(80, can_yield=True), Block(20))), 100) == [50, 30, 20]

    def test_what_holds_something_that_yields_yields_too(self) -> None:
        inner = Inset(Column((Block(30), Block(80, can_yield=True))))
        assert heights(Column((Block(50), inner)), 100) == [50, 50]


class TestSpareRoom:
    def test_spare_room_goes_by_rank_up_to_what_is_wanted(self) -> None:
        column = Column((Part(Block(20, 100), rank=1), Block(20, 60)))
        assert heights(column, 90) == [30, 60]
        assert heights(column, 500) == [100, 60]

    def test_the_rest_goes_to_what_grows(self) -> None:
        assert heights(Column((Block(20, 60), Part(Block(10), grows=True))), 100) == [60, 40]

    def test_what_grows_more_takes_more_of_it(self) -> None:
        parts = (Part(Block(10), grows=3), Block(20), Part(Block(10), grows=1))
        assert heights(Column(parts), 120) == [70, 20, 30]

    def test_groups_are_spread_with_the_same_air_around_each_of_them(self) -> None:
        column = spread([Block(20)], [], [Block(10), Part(Block(10), rank=2)], [Part(Block(30), rank=1)])
        for room, tops in ((130, [15, 50, 60, 85]), (68, [2, 24, 36]), (39, [3, 26])):
            placed = column.placed(LAYOUT, Rect(0, 0, 400, room))
            assert [part.box.top for part in placed.parts if isinstance(part.node, Block)] == tops

    def test_a_line_takes_no_room_that_it_cannot_use(self) -> None:
        """It has two sizes and nothing between them, so that what stands beside it may have the rest."""
        line = Line("The words of a line", (LAYOUT.large, LAYOUT.small), NEON.ink)
        room = line.width(LAYOUT).wanted - 1
        row = Row((line, Block(0, room))).placed(LAYOUT, Rect(0, 0, room, 40))
        assert [part.box.width for part in row.parts] == [
            line.width(LAYOUT).least,
            room - line.width(LAYOUT).least,
        ]

    def test_what_is_left_stands_where_the_column_says(self) -> None:
        for share, top in ((0.0, 0), (0.5, 40), (1.0, 80)):
            (part,) = Column((Block(20),), share).placed(LAYOUT, Rect(0, 0, 100, 100)).parts
            assert part.box.top == top


class TestText:
    def test_a_paragraph_has_room_for_the_longest_of_the_texts_that_stand_there(self) -> None:
        long = "One sentence that is much longer than the width of this narrow column can hold."
        short, both = (Text("Short.", SMALL, NEON.ink, room_for=others) for others in ((), (long,)))
        assert both.height(LAYOUT, 200) == Text(long, SMALL, NEON.ink).height(LAYOUT, 200)
        assert short.height(LAYOUT, 200) < both.height(LAYOUT, 200)

    def test_a_paragraph_has_room_for_so_many_lines_whatever_stands_there(self) -> None:
        none, two = (Text(words, SMALL, NEON.ink, lines=2) for words in ("", "word " * 10))
        assert none.height(LAYOUT, 400) == two.height(LAYOUT, 400)
        assert Text("", SMALL, NEON.ink).height(LAYOUT, 400) < none.height(LAYOUT, 400)

    def test_the_first_alternative_that_fits_is_shown(self) -> None:
        first = First((Block(90), Block(50), Block(10)))
        for room, height in ((100, 90), (89, 50), (20, 10), (5, 10)):
            (part,) = first.placed(LAYOUT, Rect(0, 0, 100, room)).parts
            assert part.node.height(LAYOUT, 100).least == height


def rows(count: int, focus: int = 0) -> Rows:
    names = tuple(RowPicture(f"Row {number}", None, number == focus) for number in range(count))
    return Rows.of(ListContent(names, Scroll(count, focus)))


def test_a_list_scrolls_only_where_there_is_too_little_room() -> None:
    column = Column((Block(100), rows(9, focus=8)))
    for room, visible in ((2000, range(9)), (100 + rows(9).height(LAYOUT, 400).least, range(9))):
        placed = column.placed(LAYOUT, Rect(0, 0, 400, room)).parts[1]
        assert rows(9, focus=8).places(LAYOUT, placed.box).visible == visible
    less = column.placed(LAYOUT, Rect(0, 0, 400, 300)).parts[1]
    seen = rows(9, focus=8).places(LAYOUT, less.box)
    assert 8 in seen.visible
    assert seen.back is not None


def test_higher_rows_need_more_room() -> None:
    high = replace(rows(4), least_row=5)
    assert high.height(LAYOUT, 400).least > rows(4).height(LAYOUT, 400).wanted


def test_where_only_one_row_has_room_it_stands_between_the_arrows_to_the_others() -> None:
    room = Rect(0, 0, 400, LAYOUT.target)
    for focus in (0, 4, 8):
        places = rows(9, focus).places(LAYOUT, room)
        assert places.visible == range(focus, focus + 1)
        assert (places.back is None, places.forth is None) == (focus == 0, focus == 8)
        shown = [box for box in (places.back, places.boxes[focus], places.forth) if box is not None]
        assert all(room.contains(box) for box in shown)
        assert all(one.right < other.left for one, other in pairwise(shown))


def test_buttons_stand_side_by_side_in_as_many_lines_as_they_need() -> None:
    buttons = Buttons(rows(4).rows)  # type: ignore[arg-type]
    tops = []
    for width in (2000, 300):
        height = buttons.height(LAYOUT, width).least
        boxes = [part.box for part in buttons.placed(LAYOUT, Rect(0, 0, width, height)).parts]
        assert all(Rect(0, 0, width, height).contains(box) for box in boxes)
        tops.append(len({box.top for box in boxes}))
    assert tops[0] == 1 < tops[1]


def test_what_is_centred_is_as_high_as_it_likes_and_no_wider_than_it_has_to_be() -> None:
    box = Centred(Block(50), 40).placed(LAYOUT, Rect(0, 0, 1000, 500)).box
    assert box.center == (500, 250)
    assert box.size == (max(LAYOUT.text_px(40), LEAST_CENTRED * LAYOUT.small), 50)
    assert Centred(Block(50), 40).placed(LAYOUT, Rect(0, 0, 100, 30)).box == Rect(0, 0, 100, 30)


def test_a_page_over_a_scene_stands_in_the_middle_above_the_prompts() -> None:
    screen = VeiledScreen(LAYOUT, NEON, 0.0, Centred(Block(50), 40))
    (card,) = screen.plan.parts
    assert abs(card.box.centerx - LAYOUT.screen.centerx) <= 1
    assert abs(card.box.centery - LAYOUT.footer.top // 2) <= 1


def test_the_scene_below_a_page_is_still_seen() -> None:
    canvas = Surface(LAYOUT.screen.size)
    canvas.fill((200, 200, 200), Rect(0, 0, 40, 40))
    VeiledScreen(LAYOUT, NEON, 0.0, Centred(Block(50), 40)).draw(canvas)
    seen, beside = canvas.get_at((10, 10)), canvas.get_at((60, 10))
    assert seen[1] > beside[1] + 60


@pytest.mark.parametrize(("window", "text", "shown"), [((720, 1280), 100, 4), ((640, 360), 200, 1)])
def test_the_rows_of_the_records_leave_room_for_the_panel_below_them(
    window: tuple[int, int], text: int, shown: int
) -> None:
    stage = Stage(Shot("records", catalogue.games()["siege"].setup()))
    stage.context.resize(*window)
    stage.context.change(replace(stage.context.settings, text=text))
    plan = stage.stack.top.picture()
    assert len(plan.placed(Rows).parts) == shown
    assert plan.placed(Scores).box.height >= 5 * stage.context.layout.small


def test_a_list_with_titles_gives_way_to_a_plain_one_where_there_is_no_room_for_them() -> None:
    plain = rows(5)
    titled = replace(plain, groups=(Group(2, "A title"),), taller=0.9, whole=True)
    least = titled.height(LAYOUT, 400).least
    for room, shown in ((least, titled), (least - 1, plain)):
        (part,) = First((titled, plain)).placed(LAYOUT, Rect(0, 0, 400, room)).parts
        assert part.node is shown
    boxes = titled.places(LAYOUT, Rect(0, 0, 400, least)).boxes
    assert boxes[0].height > boxes[1].height
    assert boxes[2].top - boxes[1].bottom > boxes[1].top - boxes[0].bottom, "there is room for the title"


def test_the_first_row_is_taller_even_without_room_for_gaps() -> None:
    gaps = replace(rows(8), groups=(Group(3, ""), Group(5, "")), taller=0.6)
    boxes = gaps.places(LAYOUT, Rect(0, 0, 400, rows(8).height(LAYOUT, 400).least + 30)).boxes
    assert boxes[0].height > boxes[1].height
    assert boxes[3].top - boxes[2].bottom == boxes[2].top - boxes[1].bottom


@dataclass(frozen=True)
class Lamp(Block):
    """A node that throws light on the floor behind the whole page."""

    def draw_behind(self, canvas: Surface, look: Look, placed: Placed) -> None:
        canvas.fill(look.theme.ink)


@dataclass(frozen=True)
class Paint(Block):
    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        canvas.fill(look.theme.danger, placed.box)


def test_what_lies_behind_a_page_covers_nothing_of_it() -> None:
    screen, canvas = Screen(LAYOUT, NEON, 0.0, Column((Paint(40), Lamp(40)))), Surface((1280, 800))
    screen.draw(canvas)
    assert canvas.get_at(screen.placed(Paint).box.center)[:3] == NEON.danger
    assert canvas.get_at(screen.placed(Lamp).box.center)[:3] == NEON.ink


def test_where_only_the_night_moves_only_that_is_drawn_again() -> None:
    before = Screen(LAYOUT, NEON, 0.0, Line("Words", SMALL, NEON.ink))
    assert replace(before).changed_parts(before) == ()
    parts = replace(before, time=1.0).changed_parts(before)
    assert parts
    assert not any(part.contains(LAYOUT.screen) for part in parts)
    assert replace(before, page=Line("Others", SMALL, NEON.ink)).changed_parts(before) is None


def test_what_stands_deep_in_a_page_is_measured_once() -> None:
    deep = Asked(20)
    page = Column((Block(10), Card(Column((Inset(Column((deep, Block(30)))),)), across=0)))
    page.placed(LAYOUT, Rect(0, 0, 400, 300))
    assert deep.widths == [400]


class TestTheNextPicture:
    """Of a page that has not changed, nothing is placed anew."""

    def screen(self, words: str, time: float, layout: Layout = LAYOUT) -> Screen:
        return Screen(layout, NEON, time, Column((Line(words, SMALL, NEON.ink),)))

    def test_of_the_same_page_shows_everything_in_its_place(self) -> None:
        before = self.screen("Records", 0.0)
        now = self.screen("Records", 0.5).after(before)
        assert now.plan is before.plan
        assert now == self.screen("Records", 0.5)

    def test_of_another_page_or_window_is_placed_anew(self) -> None:
        before = self.screen("Records", 0.0)
        assert self.screen("Settings", 0.0).after(before).texts == ("Settings",)
        large = self.screen("Records", 0.0, Layout(1920, 1080))
        assert large.after(before).plan == large.plan != before.plan


def test_a_page_tells_its_texts_in_the_order_of_reading() -> None:
    left = Column((Line("Title", SMALL, NEON.ink), Bullet("A rule.", SMALL, NEON.ink)))
    page = Beside(left, Card(Text("On a card.", SMALL, NEON.ink)), 0.5, gap=4)
    assert Screen(LAYOUT, NEON, 0.0, page).texts == ("Title", "A rule.", "On a card.")


def lines(count: int, own: int) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(str(place), "ABC", "1,000", own=place == own) for place in range(1, count + 1))


@pytest.mark.parametrize("own", [1, 5, 10])
def test_a_table_that_does_not_fit_keeps_the_players_own_place(own: int) -> None:
    table = Scores(lines(10, own))
    shown = table.shown(LAYOUT, Rect(0, 0, 10 * LAYOUT.small, 4 * LAYOUT.small))
    assert 1 <= len(shown) < 10
    assert any(line.own for line in shown)


# Real pages


def apart(placed: Placed) -> bool:
    """Whether all parts lie in their place, and beside each other unless they are to lie over each other."""
    boxes = [part.box for part in placed.parts]
    within = all(placed.box.contains(box) for box in boxes)
    return within and (
        isinstance(placed.node, Layers)
        or not any(one.colliderect(other) for number, one in enumerate(boxes) for other in boxes[:number])
    )


@pytest.mark.parametrize("scene", PAGES)
def test_on_every_page_the_parts_lie_in_their_place_and_apart(scene: str) -> None:
    stage = Stage(Shot(scene, catalogue.games()["siege"].setup()))
    page = stage.stack.top
    assert isinstance(page, PageScene)
    for window, text in product(WINDOWS, (100, 125, 150, 200)):
        stage.context.resize(*window)
        stage.context.change(replace(stage.context.settings, text=text))
        plan = page.picture().plan
        assert page.picture().plan is plan, "nothing has changed"
        faults = [placed for placed in plan if not apart(placed)]
        assert not faults, f"{window} at {text} %: {faults[0].node}"
