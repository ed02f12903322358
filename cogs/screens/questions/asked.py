"""The questions that games ask. A game says which it asks now; how they look and are answered is written here once.

A game asks them also while its reader waits: the same questions with nothing on offer, so that nothing moves.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.games.protocol import Move, Refusal
from cogs.screens.questions.offers import Offer


@dataclass(frozen=True, slots=True)
class OneCard:
    """*One of these cards*: a button for each card in hand, those on offer enabled; of over twenty a suit first."""

    label: str  # the question, in a word or two
    offers: tuple[Offer, ...]
    refused: tuple[Refusal, ...] = ()  # why the other cards of the hand, gray in the picture, may not be chosen


@dataclass(frozen=True, slots=True)
class SomeCards:
    """*Some of these cards*: the same buttons mark and unmark, and the third verb names and plays what is marked.

    Some may be proposed, so that one press confirms them.
    """

    label: str
    cards: tuple[Offer, ...]  # each under its own number
    least: int
    most: int
    confirm: Callable[[tuple[Offer, ...]], str]  # the label of that verb
    move: Callable[[tuple[Offer, ...]], Move]
    proposed: frozenset[int] = frozenset()  # numbers of cards that are marked at first


@dataclass(frozen=True, slots=True)
class Ranks:
    """*So many of one rank*: a button for each rank in hand, and a row of how many.

    Each offer has its rank as its `group`, and how many cards as its `amount`.
    """

    label: str
    offers: tuple[Offer, ...]
    counts: tuple[str, ...]  # the words for one, two, …
    led: int | None  # as many as must be played; None where the reader chooses
    refused: tuple[Refusal, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrangements:
    """*Whole arrangements*: the two best in a row, the rest behind ⋯."""

    label: str
    offers: tuple[Offer, ...]  # the best first
    nothing: str  # what a dead button says where there are none
    shown: int = 2  # as many are in the row, or one alone


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play exactly the cards that are marked by hand."""

    said: str  # what it does, in a sentence
    moves: tuple[Move, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Marked:
    """The effect of the cards that are marked by hand."""

    confirm: str  # the label of the verb that plays them
    ways: tuple[Way, ...] = ()  # the first is proposed
    said: str = ""  # where there is no way, what is wrong with them
    refused: Refusal | None = None  # the rule behind that, if there is one


@dataclass(frozen=True, slots=True)
class ByHand:
    """*Cards that go down together*, marked one by one: a tool behind ⋯, which takes the place of the other questions.

    Nothing leaves the hand before the marked cards have been judged.
    """

    label: str  # of the tool
    cards: tuple[Offer, ...]  # each under its own number; none while nothing may go down
    judge: Callable[[tuple[Offer, ...]], Marked]


@dataclass(frozen=True, slots=True)
class Number:
    """*A number*: a button each, the most frequent a verb; more than twenty in a menu, and a form for the unlisted."""

    label: str
    offers: tuple[Offer, ...]  # of the amounts, in their order
    typed: Callable[[int], Move] | None = None  # the move of an amount that is not listed, for the judge to see
    hint: str = ""  # what may be typed, such as "From 10 to 500"
    title: str = ""  # of the form; empty: the label
    a_row: int | None = None  # buttons in a row, the form's the last of all; None: as many as fit, and it is the first
    can_type: bool = True  # False: the form's button keeps its place, and cannot be pressed now


@dataclass(frozen=True, slots=True)
class Words:
    """*One of these words*, at most ten; those that an offer makes a verb are in the last row."""

    offers: tuple[Offer, ...]


Question = OneCard | SomeCards | Ranks | Arrangements | ByHand | Number | Words


def offered(question: Question) -> tuple[Offer, ...]:
    """Return everything that a question offers."""
    return question.cards if isinstance(question, SomeCards | ByHand) else question.offers
