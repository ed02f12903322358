"""Magpie without options: a game may have none at all."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.protocol import Kinds, Proposal
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.options import MagpieRules
from tests.witness.views import MagpieView


@dataclass(frozen=True, slots=True)
class NoOptions(MagpieRules):
    """Nothing was agreed."""

    deals: ClassVar[int] = 1
    ante: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class BareMagpie(MagpieGame):
    """One deal, with an ante of one chip."""

    kinds = Kinds(NoOptions, MagpieView, MagpiePosition)

    def propose(self) -> Proposal:
        """Return the only choice."""
        return Proposal(self.options({}), 5)


BARE = BareMagpie()
