"""Magpie's screens: its pictures, its questions, and the events without a sentence in the catalog."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.protocol import Event, No, View
from bot.tables import Table
from bot.text import listed, say
from cogs.screens.game import Firsts, Showing
from cogs.screens.listed import ListedScreens
from cogs.screens.questions import As, Offer, OneCard, Question, Words, numbered
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign
from render import Studio
from tests.witness.board import Phase
from tests.witness.events import Scored
from tests.witness.moves import Claim, Discard, Draw, Give, Take, parse_move
from tests.witness.options import NAME
from tests.witness.pictures.pictures import MagpiePictures
from tests.witness.pictures.spoken import spoken_hand, spoken_table
from tests.witness.pictures.table import lying
from tests.witness.views import MagpieView


class MagpieScreens(ListedScreens):
    """The screens of the small game of the tests."""

    name = NAME
    tells_in_full = True
    parse = staticmethod(parse_move)

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = MagpiePictures(studio)

    async def table(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.table(own(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def panel(self, showing: Showing, *, rows: int) -> list[Block]:
        return await self._drawn(
            self._pictures.panel(own(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        if not own(showing).hand:
            return []
        return await self._drawn(
            self._pictures.hand(own(showing), locale=showing.locale, style=showing.style, holder=holder)
        )

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = own(showing)  # hands stay closed, but those that have won a pot (5.1)
        if not view.board.scores or view.board.phase not in (Phase.DEAL, Phase.OVER):
            return await self.table(showing)
        return await self._drawn(
            self._pictures.deal_end(view, names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def score(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.pad(own(showing), names=showing.names, locale=showing.locale, style=showing.style)
        )

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        settlement = table.settlement()
        if not settlement.transfers:
            return []
        return await self._drawn(
            self._pictures.receipt(
                own(showing),
                settlement,
                stake=table.stake,
                unit=showing.unit,
                names=showing.names,
                locale=showing.locale,
                style=showing.style,
            )
        )

    def in_full(self, showing: Showing) -> str:
        view = own(showing)
        lines = spoken_table(view, showing.spoken, showing.locale)
        return "\n".join(lines if view.seat is None else [*lines, *spoken_hand(view, showing.locale)])

    def questions(self, showing: Showing) -> Sequence[Question]:
        view, locale = own(showing), showing.locale
        board = view.board
        if board.phase is Phase.GIVE:
            gifts = [_of_card(n, move.card, is_chosen=move == view.answer) for n, move in numbered(view, Give)]
            return (OneCard(say(locale, "magpie-give"), tuple(gifts)),)
        thrown = tuple(_of_card(n, move.card) for n, move in numbered(view, Discard))
        words = [Offer(n, say(locale, "magpie-draw"), place=As.MAIN) for n, _ in numbered(view, Draw)]
        words += [
            Offer(n, say(locale, "magpie-let-go"), is_chosen=move == view.answer, place=As.MAIN)
            for n, move in numbered(view, No)
        ]
        words += [
            Offer(n, say(locale, "magpie-take", card=_top(view)), place=As.SECOND) for n, _ in numbered(view, Take)
        ]
        words += [
            Offer(
                n,
                say(locale, "magpie-claim", price=move.price),
                amount=move.price,
                is_chosen=move == view.answer,
                place=As.GIVES,
            )
            for n, move in numbered(view, Claim)
        ]
        return (OneCard(say(locale, "magpie-discard"), thrown), Words(tuple(words)))

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [held.card for group in lying(own(showing)) for held in group.cards]

    def prompt(self, showing: Showing) -> str:
        view, locale = own(showing), showing.locale
        board = view.board
        if board.phase is Phase.GIVE:
            return say(locale, "magpie-ask-give")
        if view.seat in board.asked:
            return say(locale, "magpie-ask-claim", card=_top(view), price=board.price)
        if board.phase is Phase.DISCARD:
            return say(locale, "magpie-ask-discard")
        if board.phase is Phase.BEGIN and board.pile:
            return say(locale, "magpie-ask-take" if board.asked else "magpie-ask-begin", card=_top(view))
        return say(locale, "magpie-ask-draw")

    def in_words(self, event: Event, showing: Showing) -> str | None:
        if not isinstance(event, Scored):
            return super().in_words(event, showing)
        winners, score = [showing.spoken[seat] for seat in event.score.winners], event.score
        return say(
            showing.locale,
            "magpie-scored",
            winners=listed(winners, locale=showing.locale),
            count=len(winners),
            pot=score.pot,
        )


def own(showing: Showing) -> MagpieView:
    """Return the view, as one of Magpie."""
    assert isinstance(showing.view, MagpieView)
    return showing.view


def _of_card(number: int, card: Card, *, is_chosen: bool = False) -> Offer:
    return Offer(number, card_sign(card), card=card, is_chosen=is_chosen)


def _top(view: MagpieView) -> str:
    return card_sign(view.board.pile[-1])
