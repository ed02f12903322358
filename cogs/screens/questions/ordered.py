"""Cards in questions, in the order in which the picture shows them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card
from cogs.screens.questions.asked import OneCard, Question, SomeCards
from cogs.screens.questions.offers import Offer


def in_order(questions: Sequence[Question], cards: Sequence[Card]) -> tuple[Question, ...]:
    """Return these questions with each one's cards in the order of `cards`; others come last, as listed.

    Only the places of buttons and lines change: an offer keeps its number.
    """
    places = {card: place for place, card in reversed(list(enumerate(cards)))}

    def placed(offers: Sequence[Offer]) -> tuple[Offer, ...]:
        last = len(cards)
        return tuple(sorted(offers, key=lambda each: last if each.card is None else places.get(each.card, last)))

    def one(question: Question) -> Question:
        match question:
            case OneCard():
                return replace(question, offers=placed(question.offers))
            case SomeCards():
                return replace(question, cards=placed(question.cards))
            case _:
                return question

    return tuple(map(one, questions)) if cards else tuple(questions)
