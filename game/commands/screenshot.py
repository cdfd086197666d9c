"""`screenshot`: any scene as a picture in a file."""

import argparse
from pathlib import Path

from game import catalogue
from game.arcade.shell.window import DEFAULT_WINDOW
from game.commands.shared_arguments import add_board, chooser, finite, window
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the scene, and what is to be seen in it."""
    from game.arcade.screenshots.shot import DEVICES, SCENES, Shot

    games = catalogue.games()
    parser.add_argument("scene", choices=SCENES, metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument(
        "--game", type=catalogue.slug_of, choices=list(games), default=next(iter(games)), metavar="G"
    )
    add_board(parser)
    parser.add_argument("--window", type=window, default=DEFAULT_WINDOW, metavar="WxH")
    parser.add_argument("--moves", default="", metavar='"M M ..."', help=_("the moves made so far"))
    parser.add_argument("--cursor", metavar="CELL", help=_("where the player on turn points"))
    parser.add_argument(
        "--progress",
        type=finite,
        default=1.0,
        metavar="0..1",
        help=_("of the last move's animation, or of the end"),
    )
    parser.add_argument("--hint", action="store_true", help=_("with a hint for the player on turn"))
    parser.add_argument("--device", choices=DEVICES, default=DEVICES[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png")

    def screenshot(choices: argparse.Namespace) -> int:
        from game.arcade.screenshots.screenshot import save

        try:
            shot = Shot(
                choices.scene,
                chooser(choices)(games[choices.game]),
                choices.window,
                tuple(choices.moves.split()),
                choices.cursor,
                max(0.0, min(1.0, choices.progress)),
                choices.device,
                hinted=choices.hint,
            )
            if not choices.out.parent.is_dir():
                parser.error(_("there is no folder {folder}: make it first", folder=choices.out.parent))
            save(shot, choices.out)
        except ValueError as error:
            parser.error(str(error))
        return 0

    parser.set_defaults(run=screenshot)
