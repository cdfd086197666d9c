"""A kernel that takes its process along."""

import os
from dataclasses import replace

from game.core.stop import Stop
from game.variants.chain import VARIANT as CHAIN
from game.variants.chain.kernel import ChainKernel
from game.variants.chain.rules import Path


class Dying(ChainKernel):
    def wins(self, position: Path, stop: Stop) -> bool:
        os._exit(7)


VARIANT = replace(CHAIN, slug="dying", make_kernel=Dying)
