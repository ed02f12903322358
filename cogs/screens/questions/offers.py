"""The choices in a panel, and their buttons. Ids carry the number of a choice and never a card."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.games.cards import Card
from bot.games.protocol import Move, Refusal, View
from bot.text import Locale, say
from cogs.ids import CustomId, Verb, whole
from cogs.screens.emoji import Emoji
from cogs.screens.frame import MOST, PHONE, lines_in, size_of
from cogs.screens.questions.kept import Doubt
from cogs.screens.screen import BLUE, GREEN, GREY, RED, Button

MOST_CARDS = 15  # buttons of one question, in rows of five
SIGN = len("10♥")  # characters of the longest name of a card
MOST_LINES = 25  # of a menu, a limit of Discord's
LONGEST = 80  # characters of a label, a limit of Discord's


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice, under a number that stays the same while the turn's choices do."""

    number: int
    label: str
    card: Card | None = None  # what it is about, if that is one card
    emoji: Emoji | None = None  # before the label; a card's is found automatically
    group: str = ""  # its place when a menu has no room for all; empty: its suit, if it is a card
    amount: int | None = None  # what it costs or bids; its button plays no other amount
    is_fresh: bool = False  # it came to hand just now
    is_chosen: bool = False  # it is the answer so far, which may be changed
    is_careful: bool = False  # see `frame`

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


# One of these


def card_rows(offers: Sequence[Offer], press: CustomId, *, locale: Locale) -> tuple[tuple[Button, ...], ...]:
    """Return *one of these cards*: careful buttons in rows, the fresh one marked. Raises ValueError for too many.

    With emoji each row is one line on a phone, as if every card had the longest name. So when cards leave the hand, or
    the last of its rank is called by its suit too, the rows never become more lines (see `frame`).
    """
    if len(offers) > MOST_CARDS:
        raise ValueError("more cards than a panel has buttons for")
    buttons = [choice_button(offer, press, locale=locale, is_careful=True) for offer in offers]
    if all(button.emoji is None for button in buttons):
        return in_rows(buttons)
    rows: list[list[Button]] = []
    sizes: list[int] = []
    for offer, button in zip(offers, buttons, strict=True):
        sizes.append(size_of(button, letters=max(0, SIGN - len(offer.label))))
        if not rows or len(rows[-1]) == MOST or lines_in(sizes, width=PHONE) > 1:
            rows.append([])
            del sizes[:-1]
        rows[-1].append(button)
    return tuple(map(tuple, rows))


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of five."""
    return tuple(tuple(buttons[at : at + MOST]) for at in range(0, len(buttons), MOST))


def choice_button(offer: Offer, press: CustomId, *, locale: Locale, is_careful: bool = False) -> Button:
    """Return the button of an offer: a fresh card is marked, and a chosen one is green.

    It is careful if the offer is, or if its kind `is_careful`.
    """
    style = GREEN if offer.is_chosen else BLUE if offer.is_fresh else GREY
    label = say(locale, "card-new", card=offer.label) if offer.is_fresh else offer.label
    own = CustomId(press.verb, press.key, press.turn, offer.word)
    return Button(label[:LONGEST], own, style, is_careful=is_careful or offer.is_careful, emoji=offer.emoji)


def arrangement_row(
    offers: Sequence[Offer], press: CustomId, *, nothing: str, is_careful: bool = False
) -> tuple[Button, ...]:
    """Return *whole arrangements*: a labeled button each, at most a row; if none, a dead one that says `nothing`."""
    if not offers:
        return (Button(nothing, replace(press, word="none"), GREY, enabled=False),)
    return tuple(
        Button(offer.label[:LONGEST], replace(press, word=offer.word), GREEN, is_careful=is_careful)
        for offer in offers[:MOST]
    )


# Are you sure


def sure_button(doubt: Doubt, label: str, *, key: str) -> Button:
    """Return the button that plays the moves all the same."""
    return Button(label[:LONGEST], CustomId(Verb.ANYWAY, key, doubt.turn, doubt.mark), RED, is_careful=True)
