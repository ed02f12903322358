"""The screens of a small game: a button for each move, a card for each that names one, and what happened in words."""

from collections import defaultdict
from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.protocol import Event, Move, View
from bot.games.simple.events import Scored
from bot.games.simple.views import SimpleView
from bot.text import has, say
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import As, Offer, OneCard, Question, Words
from cogs.screens.signs import card_sign, card_signs
from render.simple.pictures import SimplePictures
from render.simple.spoken import spoken_table
from render.simple.table import held

VERBS = (As.MAIN, As.SECOND, As.GIVES)  # the places of moves that name no card, in the order they are listed
MOST_SHOWN = 6  # cards at the end of a deal that its sentence names; more are in the picture alone


class SimpleScreens(PicturedScreens[SimpleView]):
    """The screens of one small game; a game's class overrides what it likes.

    The catalog has `NAME-ask`, what a player can do now, and `NAME-asked`, whether the one who is asked claims
    `$card`; `NAME-move-VERB` for each move that names no card, and `NAME-card-VERB`, the question, for each that does.
    """

    _pictures: SimplePictures

    def opened(self, view: SimpleView, hands: Sequence[View]) -> Sequence[Hand | None]:
        return [each.hand if isinstance(each, SimpleView) and each.hand else None for each in hands]

    def in_full(self, showing: Showing) -> str:
        view, is_own = self.view(showing), showing.view.seat is not None
        hands = dict(enumerate(self._pictures.opened(view)))
        return "\n".join(spoken_table(view, showing.spoken, hands, is_own=is_own, locale=showing.locale))

    def in_words(self, event: Event, showing: Showing) -> str | None:
        sentence = super().in_words(event, showing)
        if not isinstance(event, Scored) or sentence is None or sum(map(len, event.score.hands)) > MOST_SHOWN:
            return sentence
        pairs = zip(showing.spoken, event.score.hands, strict=True)
        hands = " · ".join(f"{name} {card_signs(hand, showing.emoji)}" for name, hand in pairs)
        return f"{say(showing.locale, f'{self.name}-shown', hands=hands)} {sentence}"

    def prompt(self, showing: Showing) -> str:
        board = self.view(showing).board
        if showing.view.seat not in board.asked:
            return say(showing.locale, f"{self.name}-ask")
        return say(showing.locale, f"{self.name}-asked", card=card_sign(board.thrown[-1], showing.emoji))

    def questions(self, showing: Showing) -> Sequence[Question]:
        words, cards = list[Offer](), defaultdict[str, list[Offer]](list)
        for number, move in enumerate(showing.view.legal_moves()):
            card = getattr(move, "card", None)
            if isinstance(card, Card):
                cards[_verb(move)].append(Offer(number, card_sign(card), card=card))
            else:
                place = VERBS[len(words)] if len(words) < len(VERBS) else As.CHOICE
                is_chosen = move == self.view(showing).answer
                words.append(Offer(number, self._label(move, showing), is_chosen=is_chosen, place=place))
        asked = [OneCard(self._asks(verb, showing), tuple(offers)) for verb, offers in cards.items()]
        return (*(asked or [OneCard("", ())]), Words(tuple(words)))

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in held(self.view(showing), showing.style).in_row]

    def _label(self, move: Move, showing: Showing) -> str:
        key = f"{self.name}-move-{_verb(move)}"
        return say(showing.locale, key) if has("en", key) else str(move).capitalize()

    def _asks(self, verb: str, showing: Showing) -> str:
        key = f"{self.name}-card-{verb}"
        return say(showing.locale, key) if has("en", key) else verb.capitalize()


def _verb(move: Move) -> str:
    return str(move).split()[0]
