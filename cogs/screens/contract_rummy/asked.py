"""The questions of Contract Rummy: take or draw, what goes down, which card is discarded; and whether one buys."""

from collections.abc import Iterator, Sequence

from bot.games.cards import JOKER
from bot.games.contract_rummy.contracts import RULES
from bot.games.contract_rummy.moves import Add, Ask, Discard, Draw, Lay, Pass, Swap, Take, laid_as
from bot.games.contract_rummy.scoring import costs
from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.protocol import Move, No
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.frame import has_room
from cogs.screens.game import Showing
from cogs.screens.questions import (
    Arrangements,
    As,
    Offer,
    OneCard,
    Question,
    Words,
    choice_button,
    closed,
    numbered,
    refusals,
)
from cogs.screens.rummy.by_hand import by_hand
from cogs.screens.rummy.labels import arranged, discards, group_sign, lacking, nothing
from cogs.screens.signs import card_sign, card_signs

UNLISTED = 700  # the first number of offers that the view does not list
JOKER_SHORT = "★"
ALL = UNLISTED - 1  # the number of *Lay off all*

Down = Lay | Add | Swap
"""A move that lays cards on the table."""


def asked(view: ContractRummyView, showing: Showing) -> Sequence[Question]:
    """Return the same questions in each phase of a deal: what goes down, which card is discarded, and the verbs."""
    locale = showing.locale
    offers = tuple(_melds(view, locale)) if is_playing(view) else ()
    melds = Arrangements(say(locale, "rummy-melds"), offers, _nothing(view, locale), shown=_shown(offers, showing))
    gray = refusals(view, [Draw()]) if is_ahead(view) else ()
    cards = OneCard(say(locale, "rummy-card"), tuple(discards(plays(view), view.hand)), gray)
    is_open = is_playing(view) and not is_ahead(view) and not view.board.table.lays_now
    hand = by_hand(view, RULES, is_open=is_open, worth=costs, showing=showing)
    return melds, hand, cards, Words(tuple(_verbs(view, locale)))


def is_ahead(view: ContractRummyView) -> bool:
    """Return whether the reader has drawn and others are asked, so that all that is chosen is chosen ahead."""
    return view.seat is not None and view.seat == view.board.table.active and view.board.phase is Phase.ASKED


def is_playing(view: ContractRummyView) -> bool:
    """Return whether the reader has drawn or taken, and lays or discards now or ahead."""
    is_on = view.seat is not None and view.seat == view.board.table.active
    return is_on and view.board.phase in (Phase.ASKED, Phase.PLAY)


def plays(view: ContractRummyView) -> Sequence[Move]:
    """Return what the reader may play after the draw, or choose ahead while others are asked, in one order."""
    if not is_playing(view):
        return ()
    return view.waiting_moves()[len(view.arrangements()) :] if is_ahead(view) else tuple(view.legal_moves())


# What goes down


def _melds(view: ContractRummyView, locale: Locale) -> Iterator[Offer]:
    """Yield ways to lay the contract, best first. Once it is laid, what can be laid, laid off and taken.

    What leaves a choice comes before what *Lay off all* does in one press.
    """
    for number, way in enumerate(view.arrangements(), start=UNLISTED):
        yield Offer(number, arranged(way, locale, worth=costs), moves=(laid_as(way.melds),))
    if view.wanted is not None:
        return
    at_once = view.layoffs_at_once()
    if len(at_once) > 1:
        yield Offer(ALL, say(locale, "contract-rummy-lay-off-all", count=len(at_once)), moves=at_once)
    found = [(number, move) for number, move in enumerate(plays(view)) if isinstance(move, Down)]
    for number, move in sorted(found, key=lambda each: (each[1] in at_once, isinstance(each[1], Add))):
        yield Offer(number, put_down(view, move, locale), moves=(move,))


def _shown(offers: Sequence[Offer], showing: Showing) -> int:
    """Return how many of these are in one row: a second line of a row on a phone would have no room in this panel."""
    press = CustomId(Verb.ACT, showing.key)
    return 2 if has_room(*(choice_button(offer, press) for offer in offers[:2])) else 1


def _nothing(view: ContractRummyView, locale: Locale) -> str:
    """Return what the dead button says: what the contract lacks, or in the last one that cards are left over."""
    if view.wanted is not None and view.is_whole and not lacking(view.slots()):
        return say(locale, "contract-rummy-left-over")
    return nothing(view.slots(), locale, is_laid=view.wanted is None)


def put_down(view: ContractRummyView, move: Down, locale: Locale) -> str:
    """Return the label of one more meld, a card laid off, or a joker taken and the meld that it goes into."""
    match move:
        case Lay(groups=groups):
            return say(locale, "rummy-lay-more", melds=" · ".join(group_sign(group, RULES) for group in groups))
        case Swap(takings=takings, groups=groups):
            cards = card_signs(taking.card for taking in takings)
            melds = " · ".join(group_sign(group, RULES) for group in groups)
            return say(locale, "contract-rummy-exchange", card=cards, meld=takings[0].meld, melds=melds)
        case Add(meld=number, cards=cards):
            joker = view.joker_after(move)
            if joker is None:
                return say(locale, "contract-rummy-lay-off", card=card_signs(cards), meld=number)
            return say(locale, "contract-rummy-lay-off-as", card=card_signs(cards), meld=number, joker=card_sign(joker))


def named(view: ContractRummyView, move: Move, locale: Locale) -> str:
    """Return a move that was chosen ahead, as its button names it."""
    match move:
        case Discard(card=card):
            return f"{say(locale, 'rummy-card')} {card_sign(card)}"
        case Lay() | Add() | Swap():
            return put_down(view, move, locale)
    return str(move)


# Verbs


def _verbs(view: ContractRummyView, locale: Locale) -> Iterator[Offer]:
    """Yield the verbs of the moment; a draw keeps its place until one has drawn."""
    table = view.board.table
    top = "" if table.top is None else card_sign(table.top)
    if view.seat in table.asked:
        top = JOKER_SHORT if table.top is JOKER else top  # the verbs have little room
        buy = say(locale, "contract-rummy-buy", card=top)
        for kind, label, place in ((Ask, buy, As.MAIN), (No, say(locale, "rummy-no"), As.SECOND)):
            for number, answer in numbered(view, kind):
                yield Offer(number, label, place=place, is_chosen=view.answer == answer)
        return
    if is_playing(view):
        return
    has_main = False
    for number, move in enumerate(view.legal_moves()):
        match move:
            case Take():
                place = As.MAIN if table.is_gone else As.SECOND
                has_main = has_main or table.is_gone
                yield Offer(number, say(locale, "rummy-take", card=top), place=place)
            case Pass():
                yield Offer(number, say(locale, "rummy-pass"), place=As.GIVES)
            case _:
                has_main = True
                yield Offer(number, say(locale, "rummy-draw"), place=As.MAIN)
    if not has_main:
        yield closed(say(locale, "rummy-draw"), As.MAIN)
