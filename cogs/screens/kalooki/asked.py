"""The questions of Kalooki: how a turn begins, what goes down, which card is discarded; and whether one calls."""

from collections.abc import Iterator, Sequence

from bot.games.cards import JOKER
from bot.games.kalooki.contracts import RULES
from bot.games.kalooki.moves import (
    Add,
    Allow,
    Call,
    Discard,
    EndTurn,
    Lay,
    Pass,
    Swap,
    Take,
    laid_as,
)
from bot.games.kalooki.options import Overcall
from bot.games.kalooki.scoring import FINE, costs
from bot.games.kalooki.views import KalookiView, Phase, Table
from bot.games.protocol import Move, No
from bot.text import Locale, say
from cogs.screens.frame import NOTHING
from cogs.screens.game import Showing
from cogs.screens.questions import Arrangements, As, Offer, OneCard, Question, Words, closed, numbered, refusals
from cogs.screens.rummy.by_hand import by_hand
from cogs.screens.rummy.labels import arranged, discards, group_sign, nothing
from cogs.screens.signs import card_sign, card_signs

UNLISTED = 700  # the first number of offers that the view does not list
ALL = UNLISTED - 1  # the number of *Tack on all*


def asked(view: KalookiView, showing: Showing) -> Sequence[Question]:
    """Return the same questions in each phase of a deal: what goes down, which card is discarded, and the verbs."""
    locale = showing.locale
    cards = tuple(discards(view.legal_moves(), view.hand))
    gray = refusals(view, [Discard(JOKER)] if cards and JOKER in view.hand else [])
    melds = Arrangements(
        say(locale, "rummy-melds"),
        tuple(_melds(view, locale)),
        nothing(view.slots(), locale, is_laid=view.wanted is None),
    )
    return (
        melds,
        by_hand(view, RULES, is_open=is_playing(view), worth=costs, showing=showing),
        OneCard(say(locale, "rummy-card"), cards, gray),
        Words(tuple(_verbs(view, showing))),
    )


def is_playing(view: KalookiView) -> bool:
    """Return whether the reader has drawn and may lay, tack on or discard."""
    return view.seat is not None and view.seat == view.board.table.active and view.board.phase is Phase.PLAY


# What goes down


def _melds(view: KalookiView, locale: Locale) -> Iterator[Offer]:
    """Yield ways to lay the contract, best first. Once it is laid, what can be laid, tacked on and moved.

    What leaves a choice comes before what *Tack on all* does in one press.
    """
    if not is_playing(view):
        return
    for number, way in enumerate(view.arrangements(), start=UNLISTED):
        yield Offer(number, arranged(way, locale, worth=costs), moves=(laid_as(way.melds),))
    if view.wanted is not None:
        return
    at_once = view.tacks_at_once()
    if len(at_once) > 1:
        yield Offer(ALL, say(locale, "kalooki-tack-all", count=len(at_once)), moves=at_once)
    found = [(number, move) for number, move in enumerate(view.legal_moves()) if isinstance(move, Lay | Add | Swap)]
    for number, move in sorted(found, key=lambda each: (each[1] in at_once, not isinstance(each[1], Lay))):
        yield Offer(number, _put_down(view, move, locale))


def _put_down(view: KalookiView, move: Lay | Add | Swap, locale: Locale) -> str:
    """Return the label of one more meld, a card tacked on, or a joker moved; it says what a joker stands for then."""
    match move:
        case Lay(groups=groups):
            melds = " · ".join(group_sign(group, RULES) for group in groups)
            return say(locale, "rummy-lay-more", melds=melds)
        case Swap(meld=number, card=card):
            joker = view.joker_after(move)
            now = "" if joker is None else card_sign(joker)
            return say(locale, "kalooki-swap", card=card_sign(card), meld=number, joker=now)
        case Add(meld=number, cards=cards):
            joker = view.joker_after(move)
            if joker is None:
                return say(locale, "kalooki-tack", card=card_signs(cards), meld=number)
            return say(locale, "kalooki-tack-as", card=card_signs(cards), meld=number, joker=card_sign(joker))


# Verbs


def _verbs(view: KalookiView, showing: Showing) -> list[Offer]:
    """Return the verbs of the moment; a draw keeps its place until one has drawn."""
    locale, table = showing.locale, view.board.table
    if view.seat is not None and view.seat in table.asked:
        return [*_answers(view, locale)]
    found = list[Offer]()
    for number, move in enumerate(view.legal_moves()) if not is_playing(view) else ():
        label, place = _verb(move, table, locale)
        found.append(Offer(number, label, place=place))
    found += [Offer(number, say(locale, "kalooki-end"), place=As.GIVES) for number, _ in numbered(view, EndTurn)]
    is_ordered = bool(view.waiting_moves())  # a draw behind a window is the main verb then, as an order
    has_main = is_ordered or is_playing(view) or any(offer.place is As.MAIN for offer in found)
    if has_main:
        return found
    answers = table.phase is Phase.CALLED  # whose two verbs leave no room for a third
    return [closed(NOTHING if answers else say(locale, "rummy-draw"), As.MAIN), *found]


def _verb(move: Move, table: Table, locale: Locale) -> tuple[str, As]:
    """Return the label and place of a move that begins a turn; *Allow* is not where *Draw* was."""
    match move:
        case Take() if table.caller is not None or table.asked:  # the prompt names the card, and verbs have little room
            return say(locale, "kalooki-take-myself"), As.SECOND
        case Take():
            top = "" if table.top is None else card_sign(table.top)
            return say(locale, "rummy-take", card=top), As.MAIN if table.is_gone else As.SECOND
        case Allow():
            return say(locale, "kalooki-allow"), As.GIVES
        case Pass():
            return say(locale, "rummy-pass"), As.GIVES
        case _:
            return say(locale, "rummy-draw"), As.MAIN


def _answers(view: KalookiView, locale: Locale) -> Iterator[Offer]:
    """Yield *Call*, with what is left of three calls or the fine, and *No*."""
    table = view.board.table
    left = 0 if view.seat is None else view.calls_left(view.seat)
    top = "" if table.top is None else card_sign(table.top)
    call = say(locale, "kalooki-call", card=top, count=left)
    if not left and view.board.options.overcall is Overcall.FINE:
        call = say(locale, "kalooki-call-fined", card=top, fine=FINE)
    for kind, label, place in ((Call, call, As.MAIN), (No, say(locale, "rummy-no"), As.SECOND)):
        for number, move in numbered(view, kind):
            yield Offer(number, label, place=place, is_chosen=view.answer == move)
