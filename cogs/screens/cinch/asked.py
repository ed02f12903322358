"""The questions of Cinch: a bid, trumps, cards to throw or to take, and one card to the trick."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.moves import HIGHEST_BID, Bid, Name, Pass, Rob, Throw
from bot.games.cinch.trumps import in_order, left_pedro
from bot.games.cinch.views import CinchView, Stage
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, of_kind
from bot.text import Locale, say
from cogs.screens.game import Showing
from cogs.screens.questions import As, Number, Offer, OneCard, Question, SomeCards, Words, closed, numbered, refusals
from cogs.screens.signs import SUITS, card_sign

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
    is_robbing = view.board.stage is Stage.ROB and view.seat == view.board.active
    rest = view.rest if is_robbing else view.hand
    return in_order(rest, view.board.trump)


def _of_suit(view: CinchView, suit: object) -> list[Card]:
    trump = view.board.trump
    pedro = None if trump is None else left_pedro(trump)
    return [card for card in view.hand if card.suit is suit and card != pedro]


def _bid(view: CinchView, locale: Locale) -> Number:
    """Return *Pass* and a button for each number, also for those that cannot be bid now (C3.1)."""
    word = say(locale, "cinch-choice-pass")
    passes = [Offer(number, word, place=As.MAIN) for number, _ in numbered(view, Pass)] or [closed(word, As.MAIN)]
    open_now = {move.points: number for number, move in numbered(view, Bid)}
    bids = [
        Offer(open_now[points], str(points), amount=points) if points in open_now else closed(str(points))
        for points in range(1, HIGHEST_BID + 1)
    ]
    return Number(say(locale, "cinch-bid"), (*passes, *bids))


def _trumps(view: CinchView, locale: Locale) -> Words:
    """Return a button per suit, with how many trumps the reader's hand would then hold."""
    named = {move.suit: number for number, move in numbered(view, Name)}
    offers = []
    for suit in Suit:
        label = f"{SUITS[suit.value]} {len(view.would_have(suit))}"
        offers.append(Offer(named[suit], label) if suit in named else closed(label))
    return Words(tuple(offers))


def _some(view: CinchView, among: Hand, count: int, way: str, locale: Locale) -> SomeCards:
    """Return a button for each of these cards, the sensible ones marked, and a verb that names the choice."""
    is_asked = view.seat is not None and view.seat == view.board.active
    cards = in_order(among, view.board.trump) if is_asked else ()
    sensible = next(iter(view.legal_moves()), None)
    chosen = sensible.cards if isinstance(sensible, Throw | Rob) else Hand()

    def move(marked: tuple[Offer, ...]) -> Move:
        kept = Hand(each.card for each in marked if each.card is not None)
        return Throw(kept) if way == "throw" else Rob(kept)

    return SomeCards(
        say(locale, f"cinch-{way}"),
        tuple(Offer(number, card_sign(card), card=card) for number, card in enumerate(cards)),
        count,
        count,
        lambda marked: say(locale, f"cinch-{way}-these", count=len(marked)),
        move,
        proposed=frozenset(number for number, card in enumerate(cards) if card in chosen),
    )
