"""Screens of a game in which a turn is one card to a trick: the screens and questions common to such games."""

from collections.abc import Sequence
from typing import Generic

from bot.games.cards import Card, Hand, NotACard, parse_card
from bot.games.one_card.events import Played
from bot.games.one_card.moves import Play
from bot.games.protocol import Event, Move, View
from bot.text import say
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Offer, OneCard, Question, numbered, refusals
from cogs.screens.signs import card_sign
from render.of_many import TableShown
from render.one_card import OneCardPictures, V


class OneCardScreens(PicturedScreens[V], Generic[V]):
    """The hand, the one question, typed cards, and the sentences of every such game.

    The catalog has `NAME-card`, the question, and `NAME-last`, of a last card that played itself.
    """

    _pictures: OneCardPictures[V]

    def opened(self, view: V, hands: Sequence[View]) -> Sequence[Hand | None]:
        return [each.hand if isinstance(each, type(view)) and each.hand else None for each in hands]

    def in_full(self, showing: Showing) -> str:
        view = self.view(showing)
        shown = TableShown(view, self._pictures.opened(view), is_panel=view.seat is not None)
        return "\n".join(self._pictures.spoken_table(shown, showing.spoken, style=showing.style, locale=showing.locale))

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = self.view(showing)
        offers = tuple(Offer(number, card_sign(move.card), card=move.card) for number, move in numbered(view, Play))
        return (OneCard(say(showing.locale, f"{self.name}-card"), offers, refusals(view, map(Play, view.hand))),)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in self._pictures.held(self.view(showing), showing.style).in_row]

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        found = super().suggestions(showing, typed)
        return [text for text in map(str, map(Play, self.lying(showing))) if text in found]

    def in_words(self, event: Event, showing: Showing) -> str | None:
        if not isinstance(event, Played) or not event.is_last:
            return super().in_words(event, showing)
        played = card_sign(event.card, showing.emoji)
        return say(showing.locale, f"{self.name}-last", name=showing.spoken[event.seat], card=played)

    def typed(self, showing: Showing, words: str) -> Move | None:
        """Return the move of a card typed alone: `9H`."""
        try:
            return Play(parse_card(words.replace(" ", "")))
        except NotACard:
            return None
