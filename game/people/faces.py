"""The faces: the six levels of bots as persons, with a few words for each occasion."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from game.core.words import _, later
from game.people.person import Person


class Occasion(Enum):
    """When a face has something to say."""

    MEETING = "meeting"
    WINNING = "winning"
    LOSING = "losing"


@dataclass(frozen=True)
class Face:
    """A bot as a person. What it says is not yet translated."""

    person: Person
    says: Mapping[Occasion, tuple[str, ...]]

    def line(self, occasion: Occasion, seed: int) -> str:
        """One of the lines for an occasion: with the same seed the same one."""
        lines = self.says[occasion]
        return _(lines[seed % len(lines)])


def _face(
    person: Person, *, meeting: tuple[str, ...], winning: tuple[str, ...], losing: tuple[str, ...]
) -> Face:
    return Face(person, {Occasion.MEETING: meeting, Occasion.WINNING: winning, Occasion.LOSING: losing})


PIP = _face(
    Person("Pip", "seed", "lime", level="rookie"),
    meeting=(
        later("Hi! Which ones are mine?"),
        later("I picked my move already. It looks nice."),
        later("I read the rules. The first one, anyway."),
        later("Ooh, is it my turn? It feels like my turn."),
    ),
    winning=(
        later("I won? I won! How did I do that?"),
        later("Wait until I tell Moss."),
        later("I just went where there was room!"),
    ),
    losing=(
        later("Oh! So that is what that move does."),
        later("My moves looked nicer, though."),
        later("Again? I have a new idea."),
    ),
)
MOSS = _face(
    Person("Moss", "leaf", "green", level="casual"),
    meeting=(
        later("No hurry. The board waits for us."),
        later("Sit down. Let us see what grows."),
        later("I like a quiet game. Mostly."),
        later("After you. Or before you. Either is fine."),
    ),
    winning=(
        later("Slow and steady. Mostly slow."),
        later("It just grew that way."),
        later("A pleasant walk. Same time tomorrow?"),
    ),
    losing=(
        later("Well grown. That one was yours."),
        later("I should have hurried once, perhaps."),
        later("Nice. I enjoyed watching that."),
    ),
)
JUNO = _face(
    Person("Juno", "spark", "orange", level="keen"),
    meeting=(
        later("Finally! I have been warming up all day."),
        later("I want this one. All of it."),
        later("Ready? I was ready an hour ago."),
        later("You bring the board, I bring the fire."),
    ),
    winning=(
        later("Yes! Another one. Right now."),
        later("Told you I was hungry."),
        later("That was close. I loved it."),
    ),
    losing=(
        later("I reached too far. I always reach too far."),
        later("So close! Again, before it cools down."),
        later("You put me out. Light me again."),
    ),
)
VEX = _face(
    Person("Vex", "needle", "magenta", level="sharp"),
    meeting=(
        later("Take your time. I only need one slip."),
        later("I see a loose thread already."),
        later("Play. I will be watching the gaps."),
        later("One of us is going to blink."),
    ),
    winning=(
        later("There it was. One stitch is enough."),
        later("You left a gap. I have a needle."),
        later("Sharp game. I was sharper by one move."),
    ),
    losing=(
        later("No slip. I waited, and there was none."),
        later("You stung first. Well done."),
        later("Hm. I shall have to look closer."),
    ),
)
SABLE = _face(
    Person("Sable", "crescent", "indigo", level="expert"),
    meeting=(
        later("Good evening. Shall we think?"),
        later("I have read this board before. Surprise me."),
        later("Quiet, please. The good part begins."),
        later("Few beat me. They were all wide awake."),
    ),
    winning=(
        later("A good game. It turned earlier than it seemed."),
        later("You saw most of it."),
        later("The night is long. Come back."),
    ),
    losing=(
        later("Beautiful. I shall study that one."),
        later("I rarely err. You were there when I did."),
        later("That was yours from the quiet move on."),
    ),
)
OMEN = _face(
    Person("Omen", "eye", "white", level="perfect"),
    meeting=(
        later("I have seen the end. Let us see the middle."),
        later("You are about to have an idea. Use it."),
        later("Begin. I know how, but not when."),
        later("I looked ahead. You looked up. Good."),
    ),
    winning=(
        later("It ended as it ends. You made it take longer."),
        later("I saw this. I still enjoyed the way there."),
        later("Next time you will try the other one."),
    ),
    losing=(
        later("I saw it coming, and could only watch."),
        later("Perfect. I mean you."),
        later("So that is the end I could not avoid."),
    ),
)
# By the level at which they play, from the weakest.
FACES: Mapping[str, Face] = {face.person.level: face for face in (PIP, MOSS, JUNO, VEX, SABLE, OMEN)}
