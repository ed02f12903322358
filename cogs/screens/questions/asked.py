"""The questions that games ask. A game says which it asks now; how they look and are answered is written here once."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.protocol import Move, Refusal
from cogs.screens.questions.offers import MOST_LINES, Offer


@dataclass(frozen=True, slots=True)
class OneCard:
    """*One of these cards*: buttons up to ten, then a menu, and of more than twenty-five one suit first.

    If it is the only question, the suits are buttons, too.
    """

    label: str  # the question, in a word or two
    offers: tuple[Offer, ...]
    refused: tuple[Refusal, ...] = ()  # why the other cards of the hand, gray in the picture, may not be chosen


@dataclass(frozen=True, slots=True)
class SomeCards:
    """*Some of these cards*: marked in menus, then confirmed by a button that names them.

    Some may be proposed, so that one press confirms them. `is_direct`: while one menu has room for all, choosing there
    plays at once; for choices that can be changed, or where the number is fixed.
    """

    label: str
    cards: tuple[Offer, ...]  # each under its own number
    least: int
    most: int
    confirm: Callable[[tuple[Offer, ...]], str]  # the label of that button
    move: Callable[[tuple[Offer, ...]], Move]
    proposed: frozenset[int] = frozenset()  # numbers of cards that are marked at first
    is_direct: bool = False

    @property
    def plays_at_once(self) -> bool:
        """Whether choosing in the menu is enough."""
        return self.is_direct and len(self.cards) <= MOST_LINES


@dataclass(frozen=True, slots=True)
class Arrangements:
    """*Whole arrangements*: a button for each of the first five, the rest in a menu, by groups where they are many."""

    label: str
    offers: tuple[Offer, ...]  # the best first
    nothing: str  # what a dead button says where there are none
    is_careful: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """*A number*: buttons up to five, then a menu; a form where they are more than a menu's, or not all are listed."""

    label: str
    offers: tuple[Offer, ...]  # of the amounts that are listed, in their order
    typed: Callable[[int], Move] | None = None  # the move of an amount that is not listed, for the judge to see
    hint: str = ""  # what may be typed, such as "from 10 to 500"


@dataclass(frozen=True, slots=True)
class Words:
    """*One of these words*, at most ten; *yes or no* is two of them. Careful ones have a separate row."""

    offers: tuple[Offer, ...]


Question = OneCard | SomeCards | Arrangements | Number | Words


def offered(question: Question) -> tuple[Offer, ...]:
    """Return everything that a question offers."""
    return question.cards if isinstance(question, SomeCards) else question.offers
