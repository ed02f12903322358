"""Screens of a game in which a turn is one card to a trick: what such games show and ask alike is written here."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Generic

from bot.games.cards import Card, NotACard, parse_card
from bot.games.one_card.events import Over, Played
from bot.games.one_card.moves import Play
from bot.games.protocol import Ending, Event, Left, Move, Seat, View
from bot.tables import Table
from bot.text import listed, say
from cogs.screens.game import Firsts, Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Offer, OneCard, Question, numbered, refusals
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign
from render.one_card import OneCardPictures, V


class OneCardScreens(PicturedScreens[V], Generic[V]):
    """The hand, the one question, typed cards, and what is told of every such game.

    The catalogue has `NAME-card`, what the question asks; `NAME-last`, of a last card that played itself; `NAME-over`,
    who wins; both also with `-own`; `NAME-left`, `NAME-late` and `NAME-left-last` of who is out of the game, and
    `NAME-unpaid` of those who are paid nothing.
    """

    _pictures: OneCardPictures[V]

    @abstractmethod
    def fresh(self, view: V) -> Collection[Card]:
        """Cards of the reader's hand that have just come to it."""

    @abstractmethod
    def unpaid(self, view: V) -> Sequence[Seat]:
        """Who would be paid at the end, had they not left."""

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        view = self.view(showing)
        if not view.hand:
            return []
        return await self._drawn(
            self._pictures.hand(view, holder=holder, locale=showing.locale, style=showing.style)
        )  # fmt: skip

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = self.view(showing)
        opened = [each.hand if isinstance(each, type(view)) and each.hand else None for each in hands]
        order = self._pictures.table(
            view, names=showing.names, hands=opened, locale=showing.locale, style=showing.style
        )  # fmt: skip
        return await self._drawn(order)

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = self.view(showing)
        new = self.fresh(view)
        offers = tuple(
            Offer(number, card_sign(move.card), card=move.card, is_fresh=move.card in new)
            for number, move in numbered(view, Play)
        )
        return (OneCard(say(showing.locale, f"{self.name}-card"), offers, refusals(view, map(Play, view.hand))),)

    def lying(self, showing: Showing) -> Sequence[Card]:
        groups = self._pictures.held(self.view(showing), showing.style).groups
        return [each.card for group in groups for each in group.cards]

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        found = super().suggestions(showing, typed)
        return [text for text in map(str, map(Play, self.lying(showing))) if text in found]

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        receipt = await super().settlement(showing, table, firsts=firsts, is_last_shown=is_last_shown)
        gone = [showing.spoken[seat] for seat in self.unpaid(self.view(showing))]
        if not gone:
            return receipt
        names = listed(gone, locale=showing.locale)
        return [*receipt, f"-# {say(showing.locale, f'{self.name}-unpaid', names=names, count=len(gone))}"]

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case Played(card=card, is_last=True):
                played = card_sign(card, showing.emoji)
                if event.seat == showing.view.seat:
                    return say(locale, f"{self.name}-last-own", card=played)
                return say(locale, f"{self.name}-last", name=names[event.seat], card=played)
            case Over(outcome=outcome):
                winners = [names[seat] for seat in sorted(outcome.winners)]
                if not winners:
                    return None
                if outcome.winners == {showing.view.seat}:
                    return say(locale, f"{self.name}-over-own")
                return say(locale, f"{self.name}-over", winners=listed(winners, locale=locale), count=len(winners))
            case Left():
                return self._left(event, showing)
            case _:
                return super().in_words(event, showing)

    def _left(self, event: Left, showing: Showing) -> str:
        """That somebody has left, or was turned out, and who plays on."""
        locale, name, left = showing.locale, showing.spoken[event.seat], showing.view.left
        staying = [other for at, other in enumerate(showing.spoken) if at not in left]
        if showing.view.outcome is not None and len(staying) == 1 and left[-1] == event.seat:  # nobody plays on
            return say(locale, f"{self.name}-left-last", name=name, other=staying[0])
        return say(locale, f"{self.name}-late" if event.ending is Ending.TIMEOUT else f"{self.name}-left", name=name)

    def typed(self, showing: Showing, words: str) -> Move | None:
        """A card alone: `9H`."""
        try:
            return Play(parse_card(words.replace(" ", "")))
        except NotACard:
            return None
