"""What a press does to somebody new who is being named."""

from game.arcade.input.actions import Command, Meaning
from game.core.controls import Verb
from game.people.naming import Naming, Step

# How far a direction turns what stands on a card: down and right lead to the next one.
STEPS = {Verb.UP: -1, Verb.DOWN: 1, Verb.LEFT: -1, Verb.RIGHT: 1}


def after_press(naming: Naming, meaning: Meaning) -> Naming | None:
    """How it goes on: up and down turn a letter, left and right lead from letter to letter, and all four
    choose an emblem and a colour. None if it was given up.
    """
    by_letter = naming.step is Step.NAME
    match meaning:
        case Verb.UP | Verb.DOWN:
            return naming.turned(STEPS[Verb(meaning)])
        case Verb.LEFT | Verb.RIGHT if not by_letter:
            return naming.turned(STEPS[Verb(meaning)])
        case Verb.CONFIRM | Verb.RIGHT:
            return naming.confirmed()
        case Verb.LEFT if not naming.letters:
            return naming
        case Verb.LEFT | Verb.BACK | Command.PAUSE | Command.UNDO:
            return naming.back()
    return naming
