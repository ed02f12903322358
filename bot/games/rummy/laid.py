"""Melds that lie on the table under their numbers, whose they are, and what everyone sees of laying them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import Card, Hand
from bot.games.entries import less, put
from bot.games.protocol import Event, Seat
from bot.games.rummy.melds import End, Meld


class Laid(NamedTuple):
    """A meld on the table. In the order in which they were laid, the first is number 1."""

    owner: Seat
    meld: Meld


def numbered(melds: Sequence[Laid], number: int) -> Meld | None:
    """Return the meld with this number; None if there is none."""
    return melds[number - 1].meld if 0 < number <= len(melds) else None


def owned(melds: Sequence[Laid], seat: Seat) -> tuple[Meld, ...]:
    """Return the melds that a player has laid."""
    return tuple([meld for owner, meld in melds if owner == seat])


def with_meld(melds: tuple[Laid, ...], number: int, meld: Meld) -> tuple[Laid, ...]:
    """Return the melds once the one with this number has changed."""
    changed = Laid(melds[number - 1].owner, meld)
    return (*melds[: number - 1], changed, *melds[number:])


def known_after(known: tuple[Hand, ...], seat: Seat, cards: Iterable[Card]) -> tuple[Hand, ...]:
    """Return the cards in hands that everyone knows, after a player showed some. Of equal ones, a known one goes."""
    own = known[seat]
    if not own.bits:
        return known
    for card in cards:
        own = less(own, card) if card in own else own
    return put(known, seat, own)


@dataclass(frozen=True, slots=True)
class LaidContract(Event):
    """A player laid the contract."""

    seat: Seat
    melds: tuple[Meld, ...]
    first: int  # the number of the first of them


@dataclass(frozen=True, slots=True)
class LaidMore(Event):
    """A player laid more melds."""

    seat: Seat
    melds: tuple[Meld, ...]
    first: int  # the number of the first of them


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A player laid cards off on a meld."""

    seat: Seat
    meld: int  # its number
    owner: Seat
    cards: tuple[Card, ...]
    end: End | None
    now: Meld
