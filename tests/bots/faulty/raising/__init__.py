"""An error in a kernel."""

from dataclasses import replace

from game.core.stop import Stop
from game.variants.chain import VARIANT as CHAIN
from game.variants.chain.kernel import ChainKernel
from game.variants.chain.rules import Path


class Raising(ChainKernel):
    def wins(self, position: Path, stop: Stop) -> bool:
        raise ZeroDivisionError("the kernel is at its end")


VARIANT = replace(CHAIN, slug="raising", make_kernel=Raising)
