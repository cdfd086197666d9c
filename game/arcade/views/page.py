"""The page between the title and the footer, for lists and tables."""

from pygame import Rect

from game.arcade.draw.layout import Layout


def page_of(layout: Layout) -> Rect:
    """From the top of the title to the footer."""
    page = Rect(layout.stage.left, layout.title.top, layout.stage.width, 0)
    page.height = max(1, layout.footer.top - layout.px(1) - page.top)
    return page.inflate(-layout.px(10), 0)
