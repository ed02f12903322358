"""The screens of Linger Longer: one card to the trick, and whose hands shrink."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.linger_longer.events import Dealt, Drew, RanOut, Scored
from bot.games.linger_longer.moves import parse_move
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Event, Seat
from bot.text import say
from cogs.screens.game import Showing
from cogs.screens.linger_longer.rulebook import unpaid
from cogs.screens.one_card import OneCardScreens
from cogs.screens.signs import card_sign, card_signs
from cogs.screens.telling import listed_names
from render.linger_longer.pictures import LingerPictures
from render.one_card import follows


class LingerScreens(OneCardScreens[LingerView]):
    """The screens of Linger Longer."""

    drawing = LingerPictures
    parse = staticmethod(parse_move)

    def unpaid(self, view: LingerView) -> Sequence[Seat]:
        return unpaid(view)

    def prompt(self, showing: Showing) -> str:
        view, board = self.view(showing), self.view(showing).board
        if board.led is None:
            return say(showing.locale, "linger-longer-ask-lead")
        if follows(view) is not None:
            return say(showing.locale, "linger-longer-ask-follow", suit=board.led.value)
        has_trumps = any(card.suit is board.trump for card in view.hand)
        key = "linger-longer-ask-any-trumps" if has_trumps else "linger-longer-ask-any"
        return say(showing.locale, key, suit=board.led.value)

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case Dealt(turned=turned):
                return say(
                    locale,
                    "linger-longer-dealt-aside" if event.is_aside else "linger-longer-dealt",
                    deal=str(event.deal),
                    name=names[event.seat],
                    card=card_sign(turned, showing.emoji),
                    suit=turned.suit.value,
                )
            case Drew(stock=left):
                if (drawn := event.card or _card_drawn(event, self.view(showing))) is None:
                    return say(locale, "linger-longer-drew", stock=left)
                return say(locale, "linger-longer-drew-own", card=card_sign(drawn, showing.emoji), stock=left)
            case RanOut(seats=seats):
                return say(locale, "linger-longer-ranout", names=listed_names(seats, showing), count=len(seats))
            case Scored(score=score):
                winner, points = names[score.winner], score.scores[score.winner]
                if not score.hand:
                    return say(locale, "linger-longer-scored-bare", name=winner, points=points)
                cards = card_signs(score.hand, showing.emoji)
                return say(locale, "linger-longer-scored", name=winner, cards=cards, points=points)
            case _:
                return super().in_words(event, showing)


def _card_drawn(event: Drew, view: LingerView) -> Card | None:
    """Return the card of a publicly announced draw, as its own player still knows it."""
    is_newest = event.stock == view.board.stock and event.seat == view.seat
    return view.drawn if is_newest else None
