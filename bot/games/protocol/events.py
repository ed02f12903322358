"""The events of a game: cards that are owed, windows, events, and how it ends."""

from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import ClassVar

from bot.games.cards import Card
from bot.games.protocol.seats import Seat, Side


class Owed(StrEnum):
    """The kind of cards that the dealer owes. Shuffles depend on the text, so it must never change."""

    DECK = "deck"  # for a new deal
    STOCK = "stock"  # renewed in the middle of a turn


@dataclass(frozen=True, slots=True)
class Chance:
    """Cards are owed: the dealer must put `cards` into a random order and hand them to `Position.supply`.

    `number` counts from 1: deals in the game, or renewals in the deal. `cards` are in a fixed order, which reveals
    nothing.
    """

    kind: Owed
    deal: int
    number: int
    cards: tuple[Card, ...]
    seat: Seat  # who deals, or who draws from the renewed stock


class Asking(Enum):
    """A question to the seats of a window."""

    CLAIM = "claim"  # whether they want something off turn. Their answers count in order; nobody sees who has answered
    CHOICE = "choice"  # to choose in secret. Everyone sees who has chosen, and what only when the last one has


@dataclass(frozen=True, slots=True)
class Window:
    """A question to several seats at a time. Their answers stay hidden, and may be changed, until the window closes.

    Who is asked follows from public facts, never from a hand. A window closes when the answers decide it, at the latest
    with the last one, or by a move that the rules allow the active player in the meantime. A seat out of time answers
    with `Position.default`, which is `No` to a claim.
    """

    asking: Asking
    asked: tuple[Seat, ...]  # in the order in which claims count, or from the dealer's left
    answered: frozenset[Seat] = frozenset()  # in a view of a claim, of the own seat at most
    active: Seat | None = None  # whose turn waits behind a claim; None for a secret choice
    presumed: frozenset[Seat] = frozenset()  # who is taken to let a claim go at once, unless they have ordered else
    number: int = 0  # differs from that of a window which has just closed, where one claim leads to another at once

    @property
    def missing(self) -> frozenset[Seat]:
        """The seats whose answers are missing."""
        return frozenset(self.asked) - self.answered

    def seen_by(self, seat: Seat | None) -> "Window":
        """Return this window as `seat` may know it (None: a bystander)."""
        if self.asking is Asking.CHOICE:
            return self
        return replace(self, answered=frozenset(one for one in self.answered if one == seat))


class Ending(Enum):
    """An end of a game. A game may have its own word for its natural end (`Game.word_of`)."""

    PLAYED = "played"
    RESIGNED = "resigned"  # it ended when someone left it
    TIMEOUT = "timeout"  # likewise, by the clock
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a game, and its winners: several, or nobody in a draw and in a game that was abandoned."""

    ending: Ending
    winners: frozenset[Seat] = frozenset()
    places: tuple[Side, ...] = ()  # best first, equals together, all seats; none in a game that was abandoned

    @property
    def is_drawn(self) -> bool:
        """Whether nobody is ahead: all share the first place, or the game was played to its end and nobody won."""
        return len(self.winners) == sum(map(len, self.places)) if self.winners else self.ending is Ending.PLAYED


class Event:
    """An event of a game. It is public unless its class overrides `seen_by`."""

    __slots__ = ()

    may_be_ordered: ClassVar[bool] = False  # whether its player may have ordered it ahead, or it was done for them

    @property
    def finished_deal(self) -> int | None:
        """The number of the deal that this event finishes; None for every other event."""
        return None

    @property
    def tells_own(self) -> bool:
        """Whether its own player hears of it afterwards too, who may not have pressed for it just now."""
        return self.is_forced or self.may_be_ordered

    @property
    def is_forced(self) -> bool:
        """Whether a move was played by itself, since there was no other (`Position.forced`): nobody pressed for it."""
        return False

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """Return this event as `seat` may know it (None: a bystander): itself, a vaguer form, or None for nothing.

        Of a secret choice others learn only that it was made, of an answer to a window nothing.
        """
        return self


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat left a game that goes on, by giving up or by the clock."""

    seat: Seat
    ending: Ending


@dataclass(frozen=True, slots=True)
class Over(Event):
    """The game is over."""

    outcome: Outcome
