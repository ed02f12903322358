"""The parts of a question that a player has opened or marked, before anything is played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.games.protocol import Move
from cogs.screens.game import Showing
from cogs.screens.questions.asked import Question, SomeCards
from cogs.screens.questions.kept import new_mark
from cogs.screens.questions.offers import MOST_LINES, Offer
from cogs.screens.signs import SUITS, card_signs

MOST_WORDS = 100  # characters of a line of a menu


@dataclass(frozen=True, slots=True)
class Choosing:
    """The open and marked parts of one turn of a seat, by the place of a question among those asked."""

    turn: int
    opened: tuple[int, int] | None = None  # a question, and one of its groups
    marked: frozenset[tuple[int, int]] = frozenset()  # questions, and numbers of cards
    mark: str = "00000000"  # changes with every choice, so that a button plays what it names

    def open(self, question: int, group: int) -> "Choosing":
        """Return this with a group of a question opened."""
        return replace(self, opened=(question, group), mark=new_mark())

    def chosen(self, question: int) -> frozenset[int]:
        """Return the marked numbers of a question."""
        return frozenset(number for place, number in self.marked if place == question)

    def choose(self, question: int, group: Sequence[Offer], numbers: frozenset[int]) -> "Choosing":
        """Return this with these numbers of a group marked, and no others of that group."""
        among = {offer.number for offer in group}
        kept = {each for each in self.marked if each[0] != question or each[1] not in among}
        return replace(self, marked=frozenset(kept | {(question, n) for n in numbers & among}), mark=new_mark())


def begin(showing: Showing, questions: Sequence[Question]) -> Choosing:
    """Return nothing opened yet, and the proposals marked."""
    some = ((place, each) for place, each in enumerate(questions) if isinstance(each, SomeCards))
    proposed = frozenset((place, number) for place, each in some for number in each.proposed)
    return Choosing(showing.view.turn, marked=proposed)


def marked_as(showing: Showing, questions: Sequence[Question], move: Move) -> Choosing | None:
    """Return the cards of a move marked, as if chosen in the menus; None where no question asks for them."""
    for place, question in enumerate(questions):
        if not isinstance(question, SomeCards):
            continue
        named, chosen = Counter(str(move).split()), list[Offer]()
        for offer in question.cards:
            if named[str(offer.card)]:
                named[str(offer.card)] -= 1  # of two alike each is marked as often as it is named
                chosen.append(offer)
        if question.least <= len(chosen) <= question.most and question.move(tuple(chosen)) == move:
            numbers = frozenset(offer.number for offer in chosen)
            return begin(showing, questions).choose(place, question.cards, numbers)
    return None


@dataclass(frozen=True, slots=True)
class Group:
    """Some offers that fit a menu: of one suit, or else in a row."""

    label: str
    offers: tuple[Offer, ...]

    @property
    def told(self) -> str:
        """Its cards, as far as there is room."""
        cards = [offer.card for offer in self.offers if offer.card is not None]
        words = card_signs(cards) if len(cards) == len(self.offers) else ""
        return words if len(words) <= MOST_WORDS else f"{words[: MOST_WORDS - 1].rpartition(' ')[0]}…"


def groups_of(offers: Sequence[Offer]) -> tuple[Group, ...]:
    """Return the offers in groups that fit a menu each: one if they all do; of more cards each suit together."""
    if len(offers) <= MOST_LINES:
        return (Group("", tuple(offers)),)
    return tuple(group for label, suited in _by_suit(offers) for group in _cut(label, suited))


def _by_suit(offers: Sequence[Offer]) -> Iterator[tuple[str, list[Offer]]]:
    signs = {offer.number: _suit(offer) for offer in offers}
    for sign in dict.fromkeys([*SUITS.values(), *signs.values()]):
        if found := [offer for offer in offers if signs[offer.number] == sign]:
            yield sign, found


def _suit(offer: Offer) -> str:
    if offer.group:
        return offer.group
    text = "" if offer.card is None else str(offer.card)
    return SUITS.get(text[-1:], text)  # a joker forms its own group


def _cut(label: str, offers: Sequence[Offer]) -> Iterator[Group]:
    for at in range(0, len(offers), MOST_LINES):
        part = tuple(offers[at : at + MOST_LINES])
        ends = f"{part[0].label[:30]} – {part[-1].label[:30]}"
        yield Group(ends if not label or len(offers) > MOST_LINES else label, part)
