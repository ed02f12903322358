"""The table of Daifugo in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Card, HandOrder
from bot.games.daifugo.board import Board, Closed, Laid, Phase
from bot.games.daifugo.judge import playable
from bot.games.daifugo.ranks import upwards
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat
from bot.text import Locale, You, capitalized
from render.hands.held import hold
from render.hands.ranks import RankHand
from render.hands.spoken import spoken as spoken_hand
from render.hands.spoken import spoken_cards, spoken_ranks
from render.inputs import Style
from render.words import say

FEW = 2  # cards in hand, which everyone is notified of


def title_word(title: Title, locale: Locale) -> str:
    """Return a title."""
    return say(locale, f"daifugo-title-{title.value}")


def held(view: DaifugoView, style: Style) -> RankHand:
    """Return the reader's hand in order: from three up to two, or costliest first if the reader prefers.

    Playable cards are lifted, and others are gray; a lead may be anything.
    """
    board, exchange = view.board, view.exchange
    is_asked = board.phase is Phase.PLAY and view.seat == board.active
    has_to_beat = is_asked and board.top is not None
    lifted = [card for play in playable(board, view.hand) for card in play.cards] if has_to_beat else []
    fresh: tuple[Card, ...] = ()
    if exchange is not None and board.phase is Phase.GIVE and view.seat == exchange.rich:
        fresh = exchange.fetched
    elif exchange is not None and board.phase is Phase.PLAY and board.round == 1 and view.seat == exchange.poor:
        fresh = exchange.given
    cards = hold(view.hand, fresh=fresh, playable=view.playable() if has_to_beat else None, lifted=lifted)
    return RankHand(cards, upwards(is_turned=style.order is HandOrder.VALUE))


def named(view: DaifugoView, *, is_own: bool) -> tuple[Seat, ...]:
    """Return the seats named in the sentence above the table: a reader who is asked alone."""
    board = view.board
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if board.last is not None:
        return board.last.order[:1]
    if board.phase is Phase.GIVE:
        asked = asked_now(board)
        return (view.seat,) if is_own and view.seat is not None and view.seat in asked else asked
    return () if board.active is None else (board.active,)


def asked_now(board: Board) -> tuple[Seat, ...]:
    """Return the players who still have to act."""
    return tuple(seat for seat in board.asked if seat not in board.chosen)


def said(view: DaifugoView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table: how the deal or game ended, or whose turn it is; `names` are `named`."""
    board = view.board
    if board.outcome is not None:
        return say(locale, "daifugo-over-by", name=names[0]) if names else say(locale, "daifugo-nobody")
    if board.last is not None:
        return say(locale, "daifugo-is-daifugo", name=names[0])
    if board.phase is Phase.GIVE:
        if len(names) > 1:
            return say(locale, "daifugo-give-both", name=names[0], other=names[1])
        giver = view.seat if isinstance(names[0], You) else asked_now(board)[0]
        return say(locale, "daifugo-gives", name=names[0], cards=board.gives(giver))
    if board.active is None:
        return say(locale, "daifugo-before")
    key = "daifugo-leads" if board.top is None else "daifugo-plays"
    return say(locale, key, name=names[0])


def spoken_table(
    view: DaifugoView, names: Sequence[str], seats: Sequence[str], *, is_own: bool, style: Style, locale: Locale
) -> list[str]:
    """Return the table in sentences, the most important first; `seats` has a sentence per seat, as drawn."""
    board = view.board
    headline = said(view, [names[seat] for seat in named(view, is_own=is_own)], locale)
    lines = [say(locale, "stage-alt-turn", headline=headline)]
    if is_own and view.hand:
        groups = held(view, style).groups
        lines += spoken_hand(locale, len(view.hand), spoken_ranks(groups, locale))
    lines += _middle(board, names, locale)
    if is_own:
        lines += _own(view, names, locale)
    lines += seats
    return [*lines, *_rest(board, names, locale)]


def spoken_laid(laid: Laid, names: Sequence[str], locale: Locale) -> str:
    """Return cards that a player has played, in words."""
    return say(locale, "daifugo-alt-play", cards=spoken_cards(laid.cards, locale), name=names[laid.seat])


def _middle(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the cards to beat, or how the round before has ended, and the order in force."""
    if board.last is not None or board.phase is Phase.OVER:
        return
    if board.top is not None:
        cards = spoken_cards(board.top.cards, locale)
        yield say(
            locale, "daifugo-alt-beat", cards=cards, name=names[board.top.seat], count=len(board.top.cards)
        )  # fmt: skip
    elif board.phase is Phase.PLAY:
        if board.before is not None and board.before.closed is not Closed.DEAL:
            top = board.before.laid[-1]
            key = f"daifugo-alt-closed-{board.before.closed.value}"
            sentence = say(
                locale, key, cards=spoken_cards(top.cards, locale), name=names[top.seat], count=len(top.cards)
            )  # fmt: skip
            yield capitalized(sentence)
        yield say(locale, "daifugo-alt-lead")
    if board.is_turned:
        yield say(locale, "daifugo-alt-turned")


def _own(view: DaifugoView, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield what only the reader knows: the reader's exchange, and cards in another hand."""
    exchange = view.exchange
    if exchange is not None:
        is_poor = view.seat == exchange.poor
        other = names[exchange.rich if is_poor else exchange.poor]
        got, gave = (exchange.given, exchange.fetched) if is_poor else (exchange.fetched, exchange.given)
        if got:
            yield say(locale, "daifugo-alt-got", cards=spoken_cards(got, locale), name=other)
        if gave:
            yield say(locale, "daifugo-alt-given", cards=spoken_cards(gave, locale), name=other)
    if view.choice is not None:
        yield say(locale, "daifugo-alt-gives", cards=spoken_cards(view.choice.cards, locale))
    for seat, cards in view.known().items():
        yield say(locale, "daifugo-alt-known", name=names[seat], cards=spoken_cards(cards, locale))


def _rest(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the past: the round, the exchange, former Daifugos, the deal."""
    if board.deal == 0:
        return
    if len(board.laid) > 1:
        plays = ", ".join(spoken_laid(each, names, locale) for each in board.laid[:-1])
        yield say(locale, "daifugo-alt-round", cards=plays)
    if board.last is None and board.phase in (Phase.GIVE, Phase.PLAY):
        for pair in board.pairs:
            values = {"name": names[pair.poor], "other": names[pair.rich], "count": pair.count}
            yield say(locale, "daifugo-alt-fetched" if board.phase is Phase.GIVE else "daifugo-alt-swapped", **values)
    times = [(seat, count) for seat, count in enumerate(board.scores[-1].totals if board.scores else ()) if count]
    if times:
        counts = ", ".join(say(locale, "daifugo-alt-time", name=names[seat], count=count) for seat, count in times)
        yield say(locale, "daifugo-alt-times", times=counts)
    deals, dealer = str(board.options.deals), names[board.dealer]
    yield say(locale, "daifugo-alt-deal", deal=str(board.deal), deals=deals, name=dealer)
