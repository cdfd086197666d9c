"""A kernel that comes to an end only when it is told to, however long that takes."""

from dataclasses import replace

from game.core.kernel import Stop, Stopped
from game.variants.chain import VARIANT as CHAIN
from game.variants.chain.kernel import ChainKernel
from game.variants.chain.rules import Path


class Patient(ChainKernel):
    def wins(self, position: Path, stop: Stop) -> bool:
        while not stop():
            pass
        raise Stopped


# On boards that are declared provable, no clock ends a proof.
VARIANT = replace(CHAIN, slug="patient", make_kernel=Patient, provable_sizes=CHAIN.sizes)
