"""The questions of Cinch: a bid, trumps, cards to throw or to take, and one card to the trick."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.trumps import in_order, left_pedro, scoring
from bot.games.cinch.views import CinchView, Stage
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, of_kind
from bot.text import Locale, say
from cogs.screens.game import Showing
from cogs.screens.questions import Number, Offer, OneCard, Question, SomeCards, Words, numbered, refusals
from cogs.screens.signs import SUITS, card_sign, card_signs

FIVE = 5  # points of a pedro


def own(showing: Showing) -> CinchView:
    """Return the view, as one of Cinch."""
    return of_kind(CinchView, showing.view)


def asked(view: CinchView, locale: Locale) -> Question:
    """Return the one question of this stage of a deal."""
    match view.board.stage:
        case Stage.BID:
            return _bid(view, locale)
        case Stage.NAME:
            return _trumps(view, locale)
        case Stage.THROW:
            count = 0 if view.seat is None else view.board.to_throw(view.seat)
            return _some(view, view.hand, count, "throw", locale)
        case Stage.ROB:
            return _some(view, view.rest, view.board.missing(view.board.dealer), "rob", locale)
        case _:
            offers = tuple(Offer(number, card_sign(move.card), card=move.card) for number, move in numbered(view, Play))
            return OneCard(say(locale, "cinch-card"), offers, refusals(view, map(Play, view.hand)))


def prompt(view: CinchView, locale: Locale) -> str:
    """Return what the reader can do now, in a sentence."""
    board = view.board
    match board.stage:
        case Stage.BID if not board.bids:
            return say(locale, "cinch-ask-pass")
        case Stage.BID:
            return say(locale, "cinch-ask-bid-over", bid=board.bid) if board.bid else say(locale, "cinch-ask-bid")
        case Stage.NAME:
            return say(locale, "cinch-ask-trumps" if board.bid else "cinch-ask-trumps-all-passed")
        case Stage.THROW:
            count = 0 if view.seat is None else board.to_throw(view.seat)
            return say(locale, "cinch-ask-throw", held=len(view.hand), count=count)
        case Stage.ROB:
            return say(locale, "cinch-ask-rob", count=board.missing(board.dealer))
        case _:
            return _prompt_of_trick(view, locale)


def _prompt_of_trick(view: CinchView, locale: Locale) -> str:
    """Return what may be played: trumps if they were led, otherwise the suit led or a trump (C5)."""
    board, led = view.board, view.board.led
    if led is None or board.trump is None:
        return say(locale, "cinch-ask-lead")
    has_trumps, has_suit = bool(view.would_have(board.trump)), bool(_of_suit(view, led))
    if led is board.trump:
        return say(locale, "cinch-ask-follow-trumps" if has_trumps else "cinch-ask-any")
    if has_suit:
        return say(locale, "cinch-ask-follow" if has_trumps else "cinch-ask-follow-only", suit=led.value)
    return say(locale, "cinch-ask-trump", suit=led.value) if has_trumps else say(locale, "cinch-ask-any")


def points_of(cards: Hand) -> int:
    """Return the worth of the jacks, tens and pedros of trumps among these cards."""
    return sum(FIVE if card.rank.value == "5" else 1 for card in cards)


def lying(view: CinchView) -> Sequence[Card]:
    """Return the cards in question, as the picture shows them."""
    rest = view.rest if view.board.stage is Stage.ROB else view.hand
    return in_order(rest, view.board.trump)


def _of_suit(view: CinchView, suit: object) -> list[Card]:
    trump = view.board.trump
    pedro = None if trump is None else left_pedro(trump)
    return [card for card in view.hand if card.suit is suit and card != pedro]


def _bid(view: CinchView, locale: Locale) -> Number:
    """Return one menu of pass and the numbers that may be bid (C3.1)."""
    passes = [Offer(number, say(locale, "cinch-choice-pass"), is_careful=True) for number, _ in numbered(view, Pass)]
    bids = [
        Offer(number, say(locale, "cinch-choice-bid", bid=move.points), amount=move.points, is_careful=True)
        for number, move in numbered(view, Bid)
    ]
    return Number(say(locale, "cinch-bid"), (*passes, *bids))


def _trumps(view: CinchView, locale: Locale) -> Words:
    """Return a button per suit, with how many trumps the reader's hand would then hold."""
    return Words(
        tuple(
            Offer(
                number,
                say(
                    locale,
                    "cinch-choice-trump",
                    sign=SUITS[move.suit.value],
                    count=len(view.would_have(move.suit)),
                ),
                is_careful=True,
            )
            for number, move in numbered(view, Name)
        )
    )


def _some(view: CinchView, among: Hand, count: int, way: str, locale: Locale) -> SomeCards:
    """Return one menu of these cards, the sensible ones chosen, and a button that names the choice."""
    cards = in_order(among, view.board.trump)
    sensible = next(iter(view.legal_moves()), None)
    chosen = sensible.cards if isinstance(sensible, Throw | Rob) else Hand()
    offers = tuple(Offer(number, _called(card, view, locale), card=card) for number, card in enumerate(cards))

    def confirm(marked: tuple[Offer, ...]) -> str:
        named = [each.card for each in marked if each.card is not None]
        return say(locale, f"cinch-{way}-these", count=len(named), cards=card_signs(named))

    def move(marked: tuple[Offer, ...]) -> Move:
        kept = Hand(each.card for each in marked if each.card is not None)
        return Throw(kept) if way == "throw" else Rob(kept)

    return SomeCards(
        say(locale, f"cinch-{way}"),
        offers,
        count,
        count,
        confirm,
        move,
        proposed=frozenset(number for number, card in enumerate(cards) if card in chosen),
    )


def _called(card: Card, view: CinchView, locale: Locale) -> str:
    """Return a card's line in the menu, with its role and points if it is more than it looks."""
    trump, sign = view.board.trump, card_sign(card)
    if trump is None or card not in scoring(trump):
        return sign
    if card == left_pedro(trump):
        return say(locale, "cinch-left-pedro-counts", card=sign)
    return say(locale, "cinch-counts", card=sign, points=points_of(Hand([card])))
