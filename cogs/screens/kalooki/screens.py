"""The screens of Kalooki: calls, the contract in one press, and cards tacked on one by one."""

from collections.abc import Sequence

from bot.games.cards import JOKER, Card, Hand
from bot.games.discarding import Drew
from bot.games.kalooki.events import LaidContract, LaidMore, Penalized, Scored, WentOut
from bot.games.kalooki.moves import (
    Add,
    Allow,
    Call,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Pass,
    Swap,
    Take,
    laid_as,
    parse_move,
)
from bot.games.kalooki.options import Overcall
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.melds import Meld
from bot.games.protocol import Event, Move, No, Seat, View
from bot.text import say
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Arrangements, As, Offer, OneCard, Question, Words, closed, numbered, refusals
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign, card_signs
from render.kalooki.pictures import KalookiPictures
from render.kalooki.table import held
from render.one_card import in_row

UNLISTED = 1_000  # the first number of offers that the view does not list
FINE = 50  # points for a fourth call
MOST_TACKS = 8  # buttons; more may be typed


class KalookiScreens(PicturedScreens[KalookiView]):
    """The screens of Kalooki."""

    drawing = KalookiPictures
    parse = staticmethod(parse_move)
    _pictures: KalookiPictures

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        view = self.view(showing)
        if not view.hand:
            return []
        order = self._pictures.hand(view, holder=holder, locale=showing.locale, style=showing.style)
        return await self._drawn(order)

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = self.view(showing)
        order = self._pictures.table(
            view,
            names=showing.called,
            hands=self.opened(view, hands),
            locale=showing.locale,
            style=showing.style,
        )
        return await self._drawn(order)

    def opened(self, view: KalookiView, hands: Sequence[View]) -> Sequence[Hand | None]:
        return self._pictures.opened(view)

    def in_full(self, showing: Showing) -> str:
        view = self.view(showing)
        return self._pictures.told(view, names=showing.called, locale=showing.locale, style=showing.style)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in in_row(held(self.view(showing), showing.style))]

    # Questions

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = self.view(showing)
        cards = tuple(Offer(number, card_sign(move.card), card=move.card) for number, move in numbered(view, Discard))
        gray = refusals(view, [Discard(JOKER)] if cards and JOKER in view.hand else [])
        melds = self._melds(showing) if view.wanted is not None or not cards else None
        others = Words((*self._tacks(showing), *self._verbs(showing)))
        asked = (OneCard(say(showing.locale, "kalooki-card"), cards, gray), others)
        return asked if melds is None else (melds, *asked)

    def _melds(self, showing: Showing) -> Arrangements:
        """Offer the best ways to lay the contract, or say how many cards it lacks."""
        view, locale = self.view(showing), showing.locale
        is_playing = view.seat == view.board.table.active and view.board.phase is Phase.PLAY
        ways = view.arrangements() if is_playing else ()
        offers = tuple(
            Offer(
                UNLISTED + number,
                say(locale, "kalooki-lay-left", melds=_short(way.melds), count=len(way.left)),
                moves=(laid_as(way.melds),),
            )
            for number, way in enumerate(ways[:2])
        )
        lacking = 0 if offers else sum(slot.lacks for slot in view.slots())
        return Arrangements(say(locale, "kalooki-contract"), offers, say(locale, "kalooki-no-lay", count=lacking))

    def _tacks(self, showing: Showing) -> list[Offer]:
        """Offer each card that may be tacked on, and further melds."""
        view, locale = self.view(showing), showing.locale
        offers = list[Offer]()
        for number, move in enumerate(view.legal_moves()):
            match move:
                case Lay():
                    cards = card_signs([card for group in move.groups for card in group.cards])
                    offers.append(Offer(number, say(locale, "kalooki-lay", melds=cards)))
                case Add(meld=meld, cards=cards):
                    end = "" if move.end is None else f"-{move.end.value}"
                    label = say(locale, f"kalooki-tack{end}", card=card_signs(cards), meld=meld)
                    offers.append(Offer(number, label))
                case Swap(meld=meld, card=card):
                    label = say(locale, "kalooki-swap", card=card_sign(card), meld=meld)
                    offers.append(Offer(number, label))
        return offers[:MOST_TACKS]

    def _verbs(self, showing: Showing) -> list[Offer]:
        """Return the verbs of the moment; while the reader waits, a draw that is not open."""
        view, locale, table = self.view(showing), showing.locale, self.view(showing).board.table
        if view.seat is not None and view.seat in table.asked:
            return self._answers(showing)
        top = "" if table.top is None else card_sign(table.top)
        found = list[Offer]()
        caller = None if table.caller is None else showing.names[table.caller]
        for number, move in enumerate(view.legal_moves()):
            match move:
                case Draw():
                    found.append(Offer(number, say(locale, "kalooki-draw"), place=As.MAIN))
                case Take() if table.caller is not None:
                    found.append(Offer(number, say(locale, "kalooki-take-myself"), place=As.SECOND))
                case Take():
                    found.append(Offer(number, say(locale, "kalooki-take", card=top), table.top, place=As.SECOND))
                case Pass():
                    found.append(Offer(number, say(locale, "kalooki-pass"), place=As.GIVES))
                case Allow():
                    found.append(Offer(number, _allow(caller, showing), place=As.GIVES))
                case EndTurn():
                    found.append(Offer(number, say(locale, "kalooki-end"), place=As.MAIN))
        tacked = view.tacks_at_once()
        if len(tacked) > 1:
            label = say(locale, "kalooki-tack-all")
            found.append(Offer(UNLISTED + 10, label, moves=tacked, place=As.MAIN))
        return found or [closed(say(locale, "kalooki-draw"), As.MAIN)]

    def _answers(self, showing: Showing) -> list[Offer]:
        view, locale = self.view(showing), showing.locale
        card = view.board.table.top
        top = "" if card is None else card_sign(card)
        left = 0 if view.seat is None else view.calls_left(view.seat)
        is_fined = not left and view.board.options.overcall is Overcall.FINE
        call = say(locale, "kalooki-call-fined", card=top, fine=FINE) if is_fined else ""
        labels: dict[type[Move], tuple[str, As]] = {
            Call: (call or say(locale, "kalooki-call", card=top, count=left), As.MAIN),
            No: (say(locale, "kalooki-no"), As.SECOND),
        }
        return [
            Offer(number, label, card if kind is Call else None, place=place, is_chosen=view.answer == move)
            for kind, (label, place) in labels.items()
            for number, move in numbered(view, kind)
        ]

    def prompt(self, showing: Showing) -> str:
        view, locale, table = self.view(showing), showing.locale, self.view(showing).board.table
        top = "" if table.top is None else card_sign(table.top, showing.emoji)
        if view.seat in table.asked:
            return say(locale, "kalooki-ask-call", card=top)
        match table.phase:
            case Phase.BEGIN if table.is_gone:
                return say(locale, "kalooki-ask-pass", card=top)
            case Phase.BEGIN if table.may_take:
                return say(locale, "kalooki-ask-begin", card=top)
            case Phase.CALLED if table.caller is not None:
                key = "kalooki-ask-answer" if table.may_take else "kalooki-ask-allow"
                return say(locale, key, name=showing.spoken[table.caller], card=top)
            case Phase.PLAY:
                return _prompt(view, showing)
        return say(locale, "kalooki-ask-draw")

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names, view = showing.locale, showing.spoken, self.view(showing)
        match event:
            case LaidContract() | LaidMore():
                key = "kalooki-laid" if isinstance(event, LaidContract) else "kalooki-laid-more"
                melds = " · ".join(card_signs(meld.cards, showing.emoji) for meld in event.melds)
                return say(locale, key, name=names[event.seat], melds=melds)
            case Penalized():
                if event.card is None or event.seat != showing.view.seat:
                    return None
                return say(locale, "kalooki-penalty", card=card_sign(event.card, showing.emoji))
            case Drew():
                drawn = event.card or _newest(view, event.seat)
                if drawn is None or event.seat != view.seat:
                    return say(locale, "kalooki-drew", name=names[event.seat])
                return say(locale, "kalooki-drew-own", card=card_sign(drawn, showing.emoji))
            case Scored():
                return None
            case WentOut():
                return say(locale, "kalooki-bent" if event.bent else "kalooki-out", name=names[event.seat])
            case _:
                return super().in_words(event, showing)


def _newest(view: KalookiView, seat: Seat) -> Card | None:
    """Return the card of a publicly announced draw, as its own player still knows it."""
    return view.fresh[0] if view.fresh and seat == view.seat else None


def _allow(caller: str | None, showing: Showing) -> str:
    if caller is None:
        return say(showing.locale, "kalooki-allow-any")
    return say(showing.locale, "kalooki-allow", name=caller)


def _short(melds: Sequence[Meld]) -> str:
    """Return melds by their cards, as short as a button."""
    return " · ".join(card_signs(meld.cards) for meld in melds)


def _prompt(view: KalookiView, showing: Showing) -> str:
    """Return what the reader can do after drawing."""
    locale = showing.locale
    if view.hand.count(JOKER) == len(view.hand):
        return say(locale, "kalooki-ask-end")
    if view.wanted is not None:
        lacks = sum(slot.lacks for slot in view.slots())
        return say(locale, "kalooki-ask-missing", count=lacks) if lacks else say(locale, "kalooki-ask-lay")
    can_lay = any(isinstance(move, Lay | Add | Swap) for move in view.legal_moves())
    return say(locale, "kalooki-ask-tack" if can_lay else "kalooki-ask-discard")
