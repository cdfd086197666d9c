"""What stands on the page of cards: two large ones or a grid, what is planned, and the key that starts."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.glyphs import Form, Glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import LEFT_KEYS, MOUSE, RIGHT_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.row import RowPicture, draw_row
from game.arcade.kit.screen import is_wide, page_of
from game.arcade.kit.stacks import Beside, Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.scenes.device_rows import device_name
from game.arcade.scenes.party.cards import Card, Cards
from game.arcade.shell.context import Context
from game.arcade.views.party.card import LEAST, JoinCard
from game.arcade.views.party.grid import Grid, SmallCard, Team
from game.bots.levels import LEVELS
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _, later, plural
from game.people.faces import FACES, Occasion
from game.people.naming import END, Naming, Step
from game.people.person import COLOURS

CHOSEN = {Step.NAME: later("Name"), Step.EMBLEM: later("Emblem"), Step.COLOUR: later("Colour")}
BY_LETTER, BY_STEP = (Verb.UP, Verb.DOWN), (Verb.LEFT, Verb.RIGHT)
# The least width of the key beside the buttons of the plan, in units.
LEAST_KEY = 24
# The gap between the two cards, in units, and the air in a button of the plan.
BETWEEN, AIR = 4, 2
# The least width of two cards side by side, in sizes of small text.
TWO_CARDS = 2 * LEAST + 4


@dataclass(frozen=True)
class PlanKey(Node):
    """A button that changes what is planned: it says what that is now."""

    command: Command
    words: str
    glyph: Glyph | None

    def width(self, layout: Layout) -> Span:
        words = text_width(self.words, layout.small, bold=True) + 2 * layout.px(AIR)
        glyph = 0 if self.glyph is None else glyph_width(self.glyph, layout.small) + 2 * layout.px(1)
        return Span(words, words + glyph)

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.target, layout.target)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        row = RowPicture(self.words, None, focused=False)
        draw_row(canvas, look.layout, look.theme, row, placed.box, self.glyph)


def join_page(
    layout: Layout,
    theme: Theme,
    title: str,
    greeting: str,
    said: str,
    cards: Node,
    plan: tuple[PlanKey, ...],
    key: Key | None,
) -> Node:
    heading = Line(title, (layout.large, layout.medium), theme.ink, bold=True)
    sizes = (layout.medium, layout.small)
    words = Text(said or greeting, sizes, theme.heading, centred=True, lines=1)
    return Column(
        (
            Part(heading, rank=2),
            Part(cards, gap=2, grows=True),
            Part(words, gap=1, rank=0 if said else 1),
            *_foot(layout, plan, key),
        )
    )


def _foot(layout: Layout, plan: tuple[PlanKey, ...], key: Key | None) -> list[Part]:
    """The buttons of the plan, and the key that leads on: beside them, or below where there is no room."""
    *others, latest = _in_lines(layout, plan)
    lines = [Part(Row(line), gap=1) for line in others]
    if key is None:
        return [*lines, Part(Row(latest), gap=2)]
    wanted = Row(latest).width(layout).wanted
    if wanted + layout.text_px(LEAST_KEY) <= page_of(layout).width and is_wide(layout, TWO_CARDS):
        return [*lines, Part(Row((*latest, Part(key, gap=3))), gap=2)]
    return [*lines, Part(Row(latest), gap=2), Part(key, gap=1.5)]


def _in_lines(layout: Layout, plan: tuple[PlanKey, ...]) -> list[tuple[Part, ...]]:
    """The buttons side by side, in as many lines as they need."""
    lines: list[tuple[Part, ...]] = [()]
    for each in plan:
        longer = (*lines[-1], Part(each, gap=1.5))
        if lines[-1] and Row(longer).width(layout).least > page_of(layout).width:
            lines.append((Part(each),))
        else:
            lines[-1] = longer
    return lines


def cards_in_place(
    layout: Layout, cards: tuple[JoinCard, ...], teams: tuple[tuple[Player, ...], ...]
) -> Node:
    """Two large cards, or those of many, in teams if they play so."""
    if len(cards) == len(PLAYERS):
        return _two_cards(layout, *cards)
    small = tuple(map(SmallCard.like, cards))
    if not teams:
        return Grid(small)
    return Grid(tuple(_team(tuple(small[player - 1] for player in team)) for team in teams))


def _team(cards: tuple[SmallCard, ...]) -> Team:
    """A team in its frame, by the names on its cards."""
    if len(cards) == 1:
        return Team(cards, (_("Alone"),), _colour(cards[0]))
    one, two = cards
    named = _("Team of {one} and {two}", one=one.name, two=two.name), _("Team")
    return Team(cards, named, _colour(one))


def _colour(card: SmallCard) -> str:
    return COLOURS[0] if card.who is None else card.who.colour


def _two_cards(layout: Layout, one: JoinCard, two: JoinCard) -> Node:
    """Two large cards."""
    wide = is_wide(layout, TWO_CARDS)
    wanted = 2 * one.width(layout).wanted + layout.px(BETWEEN)
    if not wide:
        return Column(tuple(Part(card, gap=BETWEEN / 2, grows=True) for card in (one, two)))
    if wanted <= page_of(layout).width:
        return Row(tuple(Part(card, gap=BETWEEN) for card in (one, two)), spare=0.5)
    return Beside(one, two, 0.5, BETWEEN)


def card_of(
    context: Context, cards: Cards, player: Player, light: float, arrived: float, hint: str
) -> JoinCard:
    """The card of a side. The hint is for whoever has joined."""
    card = cards[player]
    if card is None:
        return _empty_card(context, cards, player, light)
    if card.naming is not None:
        return naming_card(context, player, card.naming, card.device, light)
    says, glyphs, device = _held(context, cards, card)
    name, caption = (_("New"), _("Somebody new")) if card.who is None else (card.who.name, "")
    if card.who is not None and card.who.is_guest:
        caption = _("Nothing is kept")
    if player in cards.climbers:
        caption = _uphill_words(cards.uphill(player))
    return JoinCard(
        player,
        card.who,
        name,
        caption,
        says or hint,
        glyphs if card.who is not None else glyphs[-1:],  # on a key, only what confirms
        device,
        arrows=BY_LETTER if cards.is_held(player) else None,
        key=_("Name") if card.who is None else "",
        joined=True,
        climbs=player in cards.climbers,
        light=light,
        arrived=arrived,
    )


def _uphill_words(steps: int) -> str:
    """How steep somebody wants it."""
    return plural("Uphill: {count} step", "Uphill: {count} steps", steps) if steps else _("Uphill: off")


def _empty_card(context: Context, cards: Cards, player: Player, light: float) -> JoinCard:
    """Nobody has joined here. If somebody else has, a bot would play."""
    glyphs = _free_glyphs(context, cards)
    if cards.alone is None:
        says = _("Press your confirm key or button")
        return JoinCard(player, None, "", says=says, glyphs=glyphs, light=light)
    awaited = cards.awaited(player)
    if awaited is not None:
        says = _("{name} joins with", name=awaited.name)
        return JoinCard(player, awaited, awaited.name, says=says, glyphs=glyphs, light=light)
    level = _(LEVELS[cards.level].title)
    says = _("Somebody else joins with")
    return JoinCard(player, cards.bot, cards.bot.name, level, says, glyphs, arrows=BY_STEP, light=light)


def naming_card(
    context: Context, player: Player, naming: Naming, device: Device | None, light: float
) -> JoinCard:
    """The card of somebody new who is being named."""
    by_letter = naming.step is Step.NAME
    glyph = glyph_for(device, Verb.CONFIRM, context.bindings) if device else None
    ends = naming.step is Step.COLOUR or (by_letter and naming.turning == END)
    return JoinCard(
        player,
        naming.person(),
        naming.name,
        _(CHOSEN[naming.step]),
        glyphs=(glyph,) if glyph else (),
        turning=len(naming.letters) if by_letter else None,
        arrows=BY_LETTER if by_letter else BY_STEP,
        key=_("Done") if ends else _("Next"),
        joined=True,
        light=light,
    )


def naming_words(naming: Naming, *, types: bool) -> str:
    """What whoever names somebody new does now. With all of the keyboard, a name can be typed."""
    match naming.step:
        case Step.NAME if types:
            return _("Type the name, or turn each letter. Done ends it.")
        case Step.NAME:
            return _("Turn each letter. Next sets it, Done ends the name.")
        case Step.EMBLEM:
            return _("Choose an emblem.")
    return _("Choose a colour.")


def _held(context: Context, cards: Cards, card: Card) -> tuple[str, tuple[Glyph, ...], str]:
    """What to do, what to press, and the name of the device."""
    if card.device is None:
        return _("Press confirm on any free pad or keys"), _free_glyphs(context, cards), ""
    if card.device.kind is Kind.MOUSE:
        return "", (Glyph(Form.MOUSE),), _("Mouse")
    verbs = (Verb.CONFIRM,) if card.device.kind is Kind.GAMEPAD else (Verb.UP, Verb.CONFIRM)
    found = (glyph_for(card.device, verb, context.bindings) for verb in verbs)
    glyphs = tuple(glyph for glyph in found if glyph is not None)
    if card.device.kind is Kind.KEYBOARD:
        return "", glyphs, ""
    return "", glyphs, device_name(card.device, context.seats.pads, context.bindings)


def _free_glyphs(context: Context, cards: Cards) -> tuple[Glyph, ...]:
    """What joins: the key of each half of the keyboard, and the button of a gamepad, that are free."""
    pads = context.seats.pads or [Device(Kind.GAMEPAD)]
    mouse = [MOUSE] if context.device == MOUSE else []
    keys = () if cards.typist is not None else (LEFT_KEYS, RIGHT_KEYS)  # which type a name otherwise
    free = [device for device in (*keys, *pads, *mouse) if cards.holder(device) is None]
    found = (glyph_for(device, Verb.CONFIRM, context.bindings) for device in free)
    return tuple(dict.fromkeys(glyph for glyph in found if glyph is not None))


def greeting_of(context: Context, cards: Cards) -> str:
    """What is said when people sit down: by the book of people about two, or by the bot."""
    if cards.alone is not None:
        bot = cards.bot
        return _("{name}: {words}", name=bot.name, words=FACES[cards.level].line(Occasion.MEETING, 0))
    if len(cards.cards) > len(PLAYERS):
        return _missing_words(cards)
    one, two = (card.who if card is not None else None for card in cards.cards)
    if one is None or two is None or one.is_guest or two.is_guest:
        return ""
    return context.profile.people.book().greeting((one, two))


def _missing_words(cards: Cards) -> str:
    """Who of many has no device any more: on small cards there is no room for it."""
    for player in cards.gone:
        who = cards.card(player).who
        name = _("Somebody new") if who is None else who.name
        return _("{name}: press confirm on any free pad or keys.", name=name)
    return ""


def plan_keys(context: Context, way: str, *, arena: bool) -> tuple[PlanKey, ...]:
    """The buttons that say what is planned; if an evening waits, the one for a new evening."""
    commands: list[tuple[Command, str]] = [(Command.NEXT_TAB, way or _("New evening"))]
    if way:
        commands.append((Command.THIRD, _("The Arena decides") if arena else _("Without the Arena")))
    return tuple(PlanKey(command, words, _glyph(context, command)) for command, words in commands)


def add_key(context: Context) -> PlanKey:
    """The button with which somebody else joins, on a device that is somebody's already."""
    return PlanKey(Command.SECOND, _("Add somebody"), _glyph(context, Command.SECOND))


def _glyph(context: Context, meaning: Meaning) -> Glyph | None:
    """What to press on the device used last."""
    return glyph_for(context.device, meaning, context.bindings)


def start_words(cards: Cards) -> str:
    """What the key that starts an evening says."""
    return _("Start") if cards.alone is None else _("Play {name}", name=cards.bot.name)


def key_of(context: Context, cards: Cards, words: str) -> Key | None:
    """The key that leads on, as soon as everybody has a name and a device."""
    if not cards.is_ready:
        return None
    glyph = _glyph(context, Verb.CONFIRM) if cards.holder(context.device) else None
    return Key(words, glyph, align=1.0 if is_wide(context.layout, TWO_CARDS) else 0.5)
