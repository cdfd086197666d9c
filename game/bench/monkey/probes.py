"""What a person must always be able to do: make a move when on turn, and find the way to the menu."""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pygame

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind
from game.arcade.input.prompts import source_for
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_pause import ArenaPauseScene
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.menu.menu import MenuScene
from game.arcade.scenes.pause_card import PauseCard
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.rows import RowList
from game.bench.monkey.acts import Button, GoHome, Key, MakeMove, Notice
from game.bench.monkey.cabinet import Cabinet
from game.bench.monkey.checks import Fault, is_roomy, name_of, need, serving
from game.bench.monkey.strokes import Stroke, stroke
from game.core.controls import DIRECTION_OF, AnyControls, Cursor, Verb

TRIES = 4
# The moves to choose from with keys or buttons: as many as are found among this many cursors.
CURSORS_LOOKED_AT = 40
CLICKS_FOR_A_MOVE = 4
ROUNDS_HOME = 150


def make_move(cabinet: Cabinet, act: MakeMove) -> None:
    """Where a person is on turn, a move is made; elsewhere a frame goes by. Raises Fault."""
    _let_go(cabinet)
    play = cabinet.app.stack.top
    if not isinstance(play, PlayScene) or not play.session.person_on_turn:
        return
    devices = [device for device in serving(cabinet.app, play.session) if _is_usable(cabinet, device)]
    if not devices:
        return
    device = devices[act.device % len(devices)]
    moved = any(_moved(cabinet, play, device, act.move) for _try in range(TRIES))
    need(moved, "a move could not be made", f"{device} for Player {play.session.turn}")


def _let_go(cabinet: Cabinet) -> None:
    """Nobody holds anything down who now begins to press; the window and what is on top have been seen."""
    cabinet.hands.let_go()
    cabinet.hands.do(Notice("WINDOWSHOWN"))
    cabinet.step(0.02)


def _is_usable(cabinet: Cabinet, device: Device) -> bool:
    """In a window that is too small the mouse cannot reach everything, and one player may have no keys."""
    if device.kind is Kind.MOUSE:
        return is_roomy(cabinet.app)
    bindings = cabinet.app.context.bindings
    return all(source_for(device, verb, bindings) for verb in (*DIRECTION_OF, Verb.CONFIRM))


def _moved(cabinet: Cabinet, play: PlayScene, device: Device, move: int) -> bool:
    """Whether something came of the presses: a move, or another scene that has come between."""
    moves = len(play.session.match.plies)
    by_mouse = device.kind is Kind.MOUSE
    for down, up in _clicks(play, move) if by_mouse else _strokes(cabinet, play, device, move):
        cabinet.press(down)
        cabinet.press(up)
        if cabinet.app.stack.top is not play or len(play.session.match.plies) != moves:
            return True
    return False


def _clicks(play: PlayScene, number: int) -> Iterator[Stroke]:
    """The clicks that lead to a move, each where the board then asks for it."""
    position = play.session.match.position
    legal = play.session.match.rules.legal_moves(position)
    move = legal[number % len(legal)]
    for _click in range(CLICKS_FOR_A_MOVE):
        cells = play.board.controls.next_cells(position, play.board.entry.cursor, move)
        x, y = map(int, play.board.area.centre_of(cells[0])) if cells else (1, 1)
        button = pygame.BUTTON_LEFT if cells else pygame.BUTTON_RIGHT
        yield Button(x, y, button), Button(x, y, button, down=False)


def _strokes(cabinet: Cabinet, play: PlayScene, device: Device, move: int) -> Iterator[Stroke]:
    ways = list(
        islice(_ways(play.board.controls, play.session.match.position, play.board.entry.cursor), move % 8 + 1)
    )
    if not ways:
        raise Fault("no presses lead to a move", play.session.match.rules.text(play.session.match.position))
    for verb in ways[-1]:
        yield stroke(cabinet, device, verb)
    if play.board.entry.trial is not None:
        yield stroke(cabinet, device, Verb.CONFIRM)


def _ways(controls: AnyControls, position: Any, start: Cursor) -> Iterator[tuple[Verb, ...]]:
    """The presses that make a move, the shortest first; some of them, and at least one."""
    ways: dict[Cursor, tuple[Verb, ...]] = {start: ()}
    waiting = deque([start])
    looked_at = found = 0
    while waiting and (looked_at < CURSORS_LOOKED_AT or not found):
        cursor = waiting.popleft()
        looked_at += 1
        for verb in (*DIRECTION_OF, Verb.CONFIRM):
            answer = controls.press(position, cursor, verb)
            way = (*ways[cursor], verb)
            if answer.move is not None:
                found += 1
                yield way
            elif answer.cursor not in ways:
                ways[answer.cursor] = way
                waiting.append(answer.cursor)


def go_home(cabinet: Cabinet, act: GoHome) -> None:
    """Find the way to the menu, wherever the cabinet is. Raises Fault."""
    if act.mouse and not is_roomy(cabinet.app):
        return
    _let_go(cabinet)
    seen = []
    for _round in range(ROUNDS_HOME):
        cabinet.step(0.04)
        top = cabinet.app.stack.top
        if isinstance(top, MenuScene):
            return
        seen.append(name_of(top))
        pauses = isinstance(top, PauseCard | ArenaPauseScene)
        leads_on = pauses or (isinstance(top, ConfirmScene) and _is_over_game(cabinet))
        if isinstance(top, GameOverScene | ArenaEndScene) and not top.listening:
            continue  # a person waits for the choices to light up
        if isinstance(top, CardScene) and leads_on:
            cabinet.press(*_on_last_row(cabinet, top.rows, mouse=act.mouse))
        else:
            cabinet.press(*_back(mouse=act.mouse))
    how = "mouse" if act.mouse else "keyboard"
    raise Fault(f"no way home by {how}", " > ".join(seen[-8:]))


def _is_over_game(cabinet: Cabinet) -> bool:
    return not isinstance(cabinet.app.stack.scenes[-2], MenuScene)


def _back(*, mouse: bool) -> Stroke:
    if mouse:
        return Button(1, 1, pygame.BUTTON_RIGHT), Button(1, 1, pygame.BUTTON_RIGHT, down=False)
    return Key("escape"), Key("escape", down=False)


def _on_last_row(cabinet: Cabinet, rows: RowList, *, mouse: bool) -> Stroke:
    """Confirm the last row, or come nearer to it."""
    last = len(rows.rows) - 1
    if mouse:
        x, y = (rows.places.forth or rows.boxes[last]).center  # the arrow to it, if it is not visible
        return Button(x, y), Button(x, y, down=False)
    verb = Verb.CONFIRM if rows.focus == last else Verb.DOWN
    bindings = cabinet.app.context.bindings
    half = next(half for half in (RIGHT_KEYS, LEFT_KEYS) if source_for(half, verb, bindings))
    return stroke(cabinet, half, verb)
