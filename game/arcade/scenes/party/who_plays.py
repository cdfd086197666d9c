"""The cards over another screen: who plays from now on, and with which device."""

from game.arcade.navigation.destinations import Back, Destination, Gather
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.joining import JoiningScene
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arcade.shell.party import Party
from game.core.words import _, later


class WhoPlaysScene(JoiningScene):
    """Those who are here have their cards. It leads back to where it was opened."""

    title = later("Who plays")

    def __init__(self, context: Context, go: Go, most: int) -> None:
        super().__init__(
            context, go, Cards.held_by(context.party, context.profile.people.book().roster, most)
        )

    def key_words(self) -> str:
        return _("Done")

    def then(self, party: Party) -> Destination:
        return Gather(party)

    def way_back(self) -> Destination:
        """When everybody has left their cards, nobody is here any more."""
        return Back() if self.cards.joined else Gather(Party())
