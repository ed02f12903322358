"""The parts of a question that a player has opened or marked, before anything is played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from bot.games.cards import Card
from bot.games.protocol import Move
from cogs.screens.game import Showing
from cogs.screens.questions.asked import ByHand, Question, SomeCards
from cogs.screens.questions.offers import Offer
from cogs.screens.signs import SUITS


@dataclass(frozen=True, slots=True)
class Choosing:
    """The open and marked parts of one turn of a seat, by the place of a question among those asked."""

    turn: int
    opened: tuple[int, int] | None = None  # a question, and one of its suits, or how many cards
    marked: frozenset[tuple[int, int]] = frozenset()  # questions, and numbers of cards
    by_hand: int | None = None  # the question whose cards are being marked by hand
    way: int = 0  # which way to play them is proposed
    mark: str = "00000000"  # another for other cards or another way, so that a button plays what it names

    def open(self, question: int, part: int) -> "Choosing":
        """Return this with a part of a question opened."""
        return replace(self, opened=(question, part))

    def chosen(self, question: int) -> frozenset[int]:
        """Return the marked numbers of a question."""
        return frozenset(number for place, number in self.marked if place == question)

    def choose(self, question: int, numbers: frozenset[int]) -> "Choosing":
        """Return this with these numbers of a question marked, and no others."""
        kept = {each for each in self.marked if each[0] != question}
        marked = frozenset(kept | {(question, number) for number in numbers})
        return replace(self, marked=marked, way=0, mark=_mark_of(marked, 0))

    def choose_way(self, way: int) -> "Choosing":
        """Return this with another way to play the marked cards proposed."""
        return replace(self, way=way, mark=_mark_of(self.marked, way))


def _mark_of(marked: frozenset[tuple[int, int]], way: int) -> str:
    """Return a word for ids that only these marks have: numbers of places, no cards."""
    return f"{crc32(repr((sorted(marked), way)).encode()):08x}"


def begin(showing: Showing, questions: Sequence[Question]) -> Choosing:
    """Return nothing opened yet, and the proposals marked."""
    some = ((place, each) for place, each in enumerate(questions) if isinstance(each, SomeCards))
    proposed = frozenset((place, number) for place, each in some for number in each.proposed)
    return Choosing(showing.view.choosing_turn, marked=proposed)


def marked_as(showing: Showing, questions: Sequence[Question], move: Move) -> Choosing | None:
    """Return the cards of a move marked, as if chosen by buttons; None where no question asks for them."""
    for place, question in enumerate(questions):
        if not isinstance(question, SomeCards):
            continue
        named, chosen = Counter(str(move).split()), list[int]()
        for offer in question.cards:
            if named[str(offer.card)]:
                named[str(offer.card)] -= 1  # of two alike each is marked as often as it is named
                chosen.append(offer.number)
        offers = tuple(offer for offer in question.cards if offer.number in chosen)
        if question.least <= len(chosen) <= question.most and question.move(offers) == move:
            return begin(showing, questions).choose(place, frozenset(chosen))
    return None


def marked_effect(questions: Sequence[Question], choosing: Choosing) -> str | None:
    """Return what the cards would do that are being marked by hand, in a sentence; None while none are."""
    place = choosing.by_hand
    question = questions[place] if place is not None and place < len(questions) else None
    if place is None or not isinstance(question, ByHand) or not question.cards:
        return None
    marked = question.judge(marked_of(question, choosing, place))
    return marked.ways[choosing.way].said if choosing.way < len(marked.ways) else marked.said


def marked_of(question: SomeCards | ByHand, choosing: Choosing, place: int) -> tuple[Offer, ...]:
    """Return the marked cards of the question at this place."""
    return tuple(offer for offer in question.cards if offer.number in choosing.chosen(place))


def suit_of(card: Card | None) -> str:
    """Return the sign of a card's suit; a joker is with the last one."""
    text = "" if card is None else str(card)
    return SUITS.get(text[-1:], [*SUITS.values()][-1])
