"""The questions of Anaconda: a bet, three cards to pass, high or low, and the card that stays face down."""

from collections.abc import Sequence
from functools import partial

from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.moves import PASSED, Bet, Call, Check, Fold, High, Low, PassOn, Raise, Show
from bot.games.anaconda.options import Limit
from bot.games.anaconda.views import AnacondaView, Half, Phase, Sized, Wager
from bot.games.cards import Card
from bot.games.poker import FIVE
from bot.games.protocol import Move, of_kind
from bot.text import Locale, capitalized, say
from cogs.screens.game import Showing
from cogs.screens.questions import (
    As,
    ByHand,
    Marked,
    Number,
    Offer,
    OneCard,
    Question,
    SomeCards,
    Way,
    Words,
    closed,
    numbered,
)
from cogs.screens.signs import card_sign
from render.anaconda.hands import five_named, in_order
from render.words import spoken

A_ROW = 3  # buttons of amounts in a row: those of three digits fit on a phone, and of more one wraps
SIZES = (Sized.LEAST, Sized.HALF_POT, Sized.POT, Sized.ALL_IN)


def own(showing: Showing) -> AnacondaView:
    """Return the view, as one of Anaconda."""
    return of_kind(AnacondaView, showing.view)


def asked(view: AnacondaView, locale: Locale) -> Sequence[Question]:
    """Return the questions of this phase of a deal."""
    match view.board.phase:
        case Phase.GIVE:
            return (_pass(view, locale),)
        case Phase.DECLARE:
            return (_declaration(view, locale),)
        case Phase.SHOW:
            return (_held(view, locale), _other_five(view, locale))
        case _:
            return (_amounts(view, locale), _verbs(view, locale))


def lying(view: AnacondaView) -> Sequence[Card]:
    """Return the hand from left to right, as its picture shows it."""
    return in_order(view.hand)


def is_asked(view: AnacondaView) -> bool:
    """Return whether the reader may choose in secret now."""
    return view.seat is not None and view.seat in view.to_act


# Bets


def _verbs(view: AnacondaView, locale: Locale) -> Words:
    """Return *Check*, or *Call* with its price, and *Fold*."""
    main = _open_or_closed(view, Check, say(locale, "anaconda-check"), As.MAIN)
    if view.price:
        (number, _), *_ = numbered(view, Call)
        label = say(locale, "anaconda-call", price=spoken(view.price))
        main = Offer(number, label, amount=view.price, place=As.MAIN)
    return Words((main, _open_or_closed(view, Fold, say(locale, "anaconda-fold"), As.GIVES)))


def _open_or_closed(view: AnacondaView, kind: type[Move], label: str, place: As) -> Offer:
    found = numbered(view, kind)
    return Offer(found[0][0], label, place=place) if found else closed(label, place)


def _amounts(view: AnacondaView, locale: Locale) -> Number:
    """Return a button for each usual amount; of a fixed size there is one, and otherwise a form for all others."""
    label = say(locale, "anaconda-other-amount")
    if view.board.options.limit is Limit.FIXED:
        found = next(iter(view.wagers), None)
        return Number(label, (closed(say(locale, "anaconda-raise")) if found is None else _fixed(view, found, locale),))
    wagers, bounds = {each.sized: each for each in view.wagers}, view.bounds
    hint = ""
    if bounds is not None:
        hint = say(locale, "anaconda-bounds", least=spoken(bounds.least), most=spoken(bounds.most))
    return Number(
        label,
        tuple(
            _sized(view, wagers[size], locale) if size in wagers else closed(say(locale, f"anaconda-size-{size}"))
            for size in SIZES
        ),
        typed=partial(wager_of, view),
        hint=hint,
        title=say(locale, "anaconda-how-many"),
        a_row=A_ROW,
        can_type=bounds is not None and bounds.least < bounds.most,
    )


def wager_of(view: AnacondaView, amount: int) -> Move:
    """Return the bet or raise to an amount."""
    return Raise(amount) if view.board.bets.due else Bet(amount)


def _fixed(view: AnacondaView, wager: Wager, locale: Locale) -> Offer:
    verb = "bet" if isinstance(wager.move, Bet) else "raise"
    key = "anaconda-all-in-for" if wager.sized is Sized.ALL_IN else f"anaconda-{verb}-to"
    return _offer(view, wager, say(locale, key, amount=spoken(wager.move.to)))


def _sized(view: AnacondaView, wager: Wager, locale: Locale) -> Offer:
    return _offer(view, wager, say(locale, f"anaconda-size-{wager.sized}-for", amount=spoken(wager.move.to)))


def _offer(view: AnacondaView, wager: Wager, label: str) -> Offer:
    number = next(number for number, move in numbered(view, type(wager.move)) if move == wager.move)
    return Offer(number, label, amount=wager.move.to)


# Secret choices


def _pass(view: AnacondaView, locale: Locale) -> SomeCards:
    """Return a button for each card of the hand; nothing is marked before the reader has chosen (A12)."""
    hand = lying(view) if is_asked(view) else ()
    chosen = view.choice.cards if isinstance(view.choice, PassOn) else ()
    return SomeCards(
        say(locale, "anaconda-pass"),
        _one_each(hand),
        PASSED,
        PASSED,
        lambda marked: say(locale, "anaconda-pass-these", count=len(marked)),
        lambda marked: PassOn(_cards(marked)),
        proposed=frozenset(number for number, card in enumerate(hand) if card in chosen),
    )


def _declaration(view: AnacondaView, locale: Locale) -> Words:
    """Return *High* and *Low*."""
    offers = []
    for kind, key in ((High, "anaconda-high"), (Low, "anaconda-low")):
        label = say(locale, key)
        found = numbered(view, kind)
        offers += [Offer(number, label, is_chosen=view.choice == move) for number, move in found] or [closed(label)]
    return Words(tuple(offers))


def half_of(view: AnacondaView) -> Half:
    """Return the half for which the reader has declared."""
    declared = view.board.declared[view.seat] if view.seat is not None and view.board.declared else None
    return declared or Half.HIGH


def best_five(view: AnacondaView) -> tuple[Card, ...]:
    """Return the best five cards for the half that the reader has declared."""
    return kept(view.hand, ranking(view.board.options, half_of(view))).five


def _held(view: AnacondaView, locale: Locale) -> OneCard:
    """Return a button for each of the best five cards: that one stays face down, and the other four are shown."""
    hand = lying(view) if is_asked(view) else ()
    five = best_five(view) if hand else ()
    offers = []
    for number, card in enumerate(hand):
        if card in five:
            move = shown(five, card)
            offers.append(Offer(number, card_sign(card), card=card, is_chosen=view.choice == move, moves=(move,)))
    return OneCard(say(locale, "anaconda-held"), tuple(offers))


def _other_five(view: AnacondaView, locale: Locale) -> ByHand:
    """Return the tool that marks any five cards, and says what they make."""
    hand = lying(view) if is_asked(view) else ()

    def judged(marked: tuple[Offer, ...]) -> Marked:
        cards = _cards(marked)
        confirm = say(locale, "anaconda-show-these", count=len(cards))
        if len(cards) != FIVE:
            return Marked(confirm, said=say(locale, "anaconda-mark-five", count=len(cards)))
        made = five_named(cards, half_of(view), view.board.options, locale)
        ways = tuple(
            Way(say(locale, "anaconda-five-down", hand=capitalized(made), card=card_sign(card)), (shown(cards, card),))
            for card in reversed(cards)
        )
        return Marked(confirm, ways)

    return ByHand(say(locale, "anaconda-other-five"), _one_each(hand), judged)


def shown(five: Sequence[Card], held: Card) -> Show:
    """Return the move that shows four of five cards."""
    return Show(tuple(card for card in five if card != held), held)


def _one_each(hand: Sequence[Card]) -> tuple[Offer, ...]:
    return tuple(Offer(number, card_sign(card), card=card) for number, card in enumerate(hand))


def _cards(offers: Sequence[Offer]) -> tuple[Card, ...]:
    return tuple(each.card for each in offers if each.card is not None)
