"""A kernel that never comes to an end, and looks at no clock."""

from dataclasses import replace

from game.core.stop import Stop
from game.variants.chain import VARIANT as CHAIN
from game.variants.chain.kernel import ChainKernel
from game.variants.chain.rules import Path


class Endless(ChainKernel):
    def wins(self, position: Path, stop: Stop) -> bool:
        while True:
            pass


VARIANT = replace(CHAIN, slug="endless", make_kernel=Endless)
