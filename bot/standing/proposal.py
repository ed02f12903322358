"""A debt, and a proposed entry of the ledger with all that people see of it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables import Player


@dataclass(frozen=True, slots=True)
class Balance:
    """The debt between a player and `other`, in minor units: above zero the player is owed, below zero they owe."""

    other: Player
    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class Payment:
    """`payer` pays `payee` this amount, in minor units."""

    payer: Player
    payee: Player
    amount: int


class State(StrEnum):
    """The state of a proposal. Only a waiting one can be agreed to."""

    WAITING = "waiting"
    ENTERED = "entered"  # everyone agreed: it is in the ledger
    REFUSED = "refused"  # someone refused it, or its proposer took it back
    LAPSED = "lapsed"  # not everyone agreed in time
    CHANGED = "changed"  # the debts that it was about have changed


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposed entry, and who has agreed to it."""

    id: str
    place: int  # the id of the server, group or conversation whose ledger it is for
    kind: str  # "square": a debt was paid outside; "net": fewer debts in place of many; "correct": an entry was wrong
    unit: str
    payments: tuple[Payment, ...]  # square: the paid amount; net: the remaining payments; correct: the addition
    proposer: Player  # need not be in `people`: a netting may leave their own debts as they are
    people: tuple[Player, ...]  # who must agree
    agreed: tuple[int, ...]  # ids of those who have
    state: State
    ends_at: int  # ms; everyone must agree before this
    refused_by: int | None = None  # the player who refused it
    left: Payment | None = None  # correct: the debt between the two afterwards; None if there is none
    is_fewest: bool = True  # net: whether there are surely no fewer payments

    def touches(self, player: Player) -> bool:
        """Return whether `player` proposed it, or would pay or be paid by it."""
        return player.id in {self.proposer.id, *(each.id for each in self.people)}

    @property
    def is_entered(self) -> bool:
        """Whether it is in the ledger."""
        return self.state is State.ENTERED
