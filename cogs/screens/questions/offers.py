"""The choices in a panel, and their buttons. Ids carry the number of a choice and never a card."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeVar

import discord

from bot.games.cards import Card
from bot.games.protocol import Move, Refusal, View
from cogs.ids import CustomId, Verb, whole
from cogs.screens.emoji import Emoji
from cogs.screens.questions.kept import Doubt
from cogs.screens.screen import BLUE, GRAY, GREEN, RED, Button

MOST_BUTTONS = 20  # of choices; of more there are suits, or a menu
MOST_LINES = 25  # of a menu, a limit of Discord's
LONGEST = 80  # characters of a label, a limit of Discord's


class As(Enum):
    """The place of an offer: among the choices, or as one of the verbs."""

    CHOICE = "choice"
    MAIN = "main"
    SECOND = "second"
    GIVES = "gives"


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice, under a number that stays the same while the turn's choices do."""

    number: int
    label: str
    card: Card | None = None  # what it is about, if that is one card
    emoji: Emoji | None = None  # before the label; a card's is found automatically
    group: str = ""  # its rank, where a rank is asked for
    amount: int | None = None  # what it costs or bids; its button plays no other amount
    is_chosen: bool = False  # it is the answer so far, which may be changed
    enabled: bool = True  # False: it keeps the place of a choice that is not open now
    place: As = As.CHOICE
    moves: tuple[Move, ...] = field(default=(), repr=False)  # what it plays, if the view's list leaves that out

    @property
    def word(self) -> str:
        """The word of its id: the number, and the amount if there is one."""
        return str(self.number) if self.amount is None else f"{self.number}-{self.amount}"


M = TypeVar("M", bound=Move)


def numbered(view: View, kind: type[M]) -> list[tuple[int, M]]:
    """Return the view's moves of one kind, each with its number among all that it lists."""
    return [(number, move) for number, move in enumerate(view.legal_moves()) if isinstance(move, kind)]


def refusals(view: View, moves: Iterable[Move]) -> tuple[Refusal, ...]:
    """Return the reasons why the view refuses some of these moves, each once."""
    found = (view.refusal(move) for move in moves)
    return tuple(dict.fromkeys(refusal for refusal in found if refusal is not None))


def number_of(press: CustomId) -> int | None:
    """Return the number of the choice that was pressed; None for an id that names none."""
    return whole(press.word.partition("-")[0])


def closed(label: str, place: As = As.CHOICE, *, card: Card | None = None) -> Offer:
    """Return an offer that is not open now, and keeps its place."""
    return Offer(-1, label, card=card, enabled=False, place=place)


def choice_button(offer: Offer, press: CustomId, *, style: discord.ButtonStyle = BLUE) -> Button:
    """Return the button of an offer: a chosen one is green, one that is not open gray."""
    style = GREEN if offer.is_chosen else style if offer.enabled else GRAY
    own = CustomId(press.verb, press.key, press.turn, offer.word)
    is_pictured = offer.card is not None
    return Button(offer.label[:LONGEST], own, style, offer.enabled, offer.emoji, is_pictured)


def arrangement_row(offers: Sequence[Offer], press: CustomId, *, nothing: str) -> tuple[Button, ...]:
    """Return *whole arrangements*, a button each; if there are none, a dead one that says `nothing`."""
    if not offers:
        return (Button(nothing[:LONGEST], replace(press, word="none"), GRAY, enabled=False),)
    return tuple(choice_button(offer, press) for offer in offers)


# Are you sure


def sure_button(doubt: Doubt, label: str, *, key: str) -> Button:
    """Return the button that plays the moves all the same: it takes the place of what gives away."""
    return Button(label[:LONGEST], CustomId(Verb.ANYWAY, key, doubt.turn, doubt.mark), RED)
