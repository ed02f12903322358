"""Questions that games ask in a panel: one of these cards, one of these arrangements, are you sure.

Ids carry the number of a choice and never a card. What was asked is in memory only: losing it costs one press.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, TypeVar

from cachetools import FIFOCache

from bot.games.protocol import Move
from bot.text import Locale, say
from cogs.ids import CustomId, Verb, whole
from cogs.screens.emoji import Emoji
from cogs.screens.frame import MOST
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, GREEN, GREY, RED, Button

MOST_CARDS = 15  # buttons of one question, in rows of five
LONGEST = 80  # characters of a label, a limit of Discord's
KEPT = 1_000  # things of seats; the one changed longest ago is forgotten first


def new_mark() -> str:
    """A word for ids that no other has: a button of an older question then does nothing."""
    return secrets.token_hex(4)


# One of these


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to choose, under a number that stays the same while the turn's choices do."""

    number: int
    label: str
    is_fresh: bool = False  # it came to hand just now
    emoji: Emoji | None = None


def card_rows(offers: Sequence[Offer], press: CustomId, *, locale: Locale) -> tuple[tuple[Button, ...], ...]:
    """*One of these cards*: careful buttons in rows of five, the fresh one marked. Raises ValueError for too many."""
    if len(offers) > MOST_CARDS:
        raise ValueError("more cards than a panel has buttons for")
    buttons = [
        Button(
            say(locale, "card-new", card=offer.label) if offer.is_fresh else offer.label,
            replace(press, word=str(offer.number)),
            BLUE if offer.is_fresh else GREY,
            is_careful=True,
            emoji=offer.emoji,
        )
        for offer in offers
    ]
    return tuple(tuple(buttons[at : at + MOST]) for at in range(0, len(buttons), MOST))


def arrangement_row(
    offers: Sequence[Offer], press: CustomId, *, nothing: str, is_careful: bool = False
) -> tuple[Button, ...]:
    """*Whole arrangements*: a labelled button each, at most a row; a dead one that says `nothing` if there are none."""
    if not offers:
        return (Button(nothing, replace(press, word="none"), GREY, enabled=False),)
    return tuple(
        Button(offer.label[:LONGEST], replace(press, word=str(offer.number)), GREEN, is_careful=is_careful)
        for offer in offers[:MOST]
    )


def number_of(press: CustomId) -> int | None:
    """The number of the choice that was pressed; None for an id that names none."""
    return whole(press.word)


# Are you sure


@dataclass(frozen=True, slots=True)
class Doubt:
    """Moves that would spoil something, asked about once."""

    turn: int
    moves: tuple[Move, ...] = field(repr=False)
    mark: str = field(default_factory=new_mark)


def sure_button(doubt: Doubt, label: str, *, key: str) -> Button:
    """The button that plays the moves all the same."""
    return Button(label[:LONGEST], CustomId(Verb.ANYWAY, key, doubt.turn, doubt.mark), RED, is_careful=True)


# What a seat has in mind


class OfTurn(Protocol):
    """Something that holds for one turn of a seat."""

    @property
    def turn(self) -> int:
        """The turn."""


T = TypeVar("T", bound=OfTurn)


class Kept(Generic[T]):
    """One thing for each seat of each table, forgotten with the turn."""

    def __init__(self) -> None:
        self._things: FIFOCache[tuple[str, int], T] = FIFOCache(KEPT)

    def find(self, showing: Showing) -> T | None:
        """What is kept for the reader, if it is of this turn; otherwise None, and for a bystander too."""
        seat = showing.view.seat
        thing = None if seat is None else self._things.get((showing.key, seat))
        return thing if thing is not None and thing.turn == showing.view.turn else None

    def keep(self, showing: Showing, thing: T) -> None:
        """Keep something in place of what was kept for the reader before."""
        if showing.view.seat is not None:
            self._things[showing.key, showing.view.seat] = thing

    def drop(self, showing: Showing) -> None:
        """Forget what is kept for the reader."""
        if showing.view.seat is not None:
            self._things.pop((showing.key, showing.view.seat), None)
