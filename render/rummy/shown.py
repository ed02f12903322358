"""The contents of a table of melds and contracts, as plain values: no name of a game, and nothing that is hidden."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.games.rummy.melds import Meld, Wanted
from bot.games.rummy.nearing import Slot
from render.hands.held import HeldCard
from render.scene import Item
from render.stage.values import SeatShown


@dataclass(frozen=True, slots=True)
class Piles:
    """The stock, and the pile with its top card."""

    top: Card | None
    pile: int  # cards
    stock: int
    claims: str = ""  # what a badge says while the top card may be claimed off turn


@dataclass(frozen=True, slots=True)
class RummyShown:
    """The contents of a table, or of a panel. Sequences have one entry for each seat, unless they say otherwise."""

    headed: Sequence[Item]  # as `stage.canvas.header` lays it out
    alt_lines: Sequence[str]  # all of it in words, the most important first
    seats: Sequence[SeatShown]
    viewing_seat: Seat | None
    piles: Piles | None = None  # None before the first deal, and so is all that follows
    wanted: Wanted | None = None  # the contract of the deal
    melds: Sequence[tuple[Seat, Meld]] = ()  # in order of their numbers, with who laid them
    has_laid: Sequence[bool] = ()  # the contract
    slots: Sequence[Slot] = ()  # the contract as far as the reader's hand fills it; none once it is laid
    hand: Sequence[HeldCard] = field(default=(), repr=False)  # from left to right
    free: frozenset[tuple[int, int]] = field(default=frozenset(), repr=False)
    """Jokers that the reader could take: the number of their meld, and their place in it from 0."""
