"""The table of Rolling Stone in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import RANKS, Card, Hand, Rank, Suit
from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from bot.games.rolling_stone.board import LIMIT, Board, Ended, Gone
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import Trick, of_suit
from bot.text import Locale, You, listed
from render import one_card
from render.hands.suits import SuitHand
from render.inputs import Style
from render.of_many import TableShown
from render.one_card import in_words
from render.words import SUITS_IN_GROUP, card_words, say, spoken

LATE = 120  # tricks, from which on the end in sight is shown (R12)
FEW = 2  # cards in hand, which everyone is notified of


def on_table(board: Board) -> tuple[Trick | None, Gone | None]:
    """Return the trick on the table, and what became of it: None if it is not finished."""
    if board.trick is not None and board.trick.cards:
        return board.trick, None
    return (None, None) if board.before is None else (board.before.trick, board.before)


def grown(board: Board) -> Seat | None:
    """Return the player who took up the last trick, until another is finished."""
    is_over = board.last is not None
    return board.before.leader if board.before is not None and board.before.is_taken and not is_over else None


def is_late(board: Board) -> bool:
    """Return whether the deal may soon reach its forced end."""
    return board.phase is Phase.PLAY and board.tricks >= LATE


def held(view: RollingView, style: Style) -> SuitHand:
    """Return the reader's hand in order; cards just taken up are lifted."""
    return one_card.held(view, style, fresh=tuple(view.fresh()))


def named(view: RollingView) -> tuple[Seat, ...]:
    """Return the seats named in the sentence above the table."""
    board = view.board
    if board.last is not None:
        return () if board.last.winner is None else (board.last.winner,)
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    return () if board.active is None else (board.active,)


def said(view: RollingView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table: how the deal or game ended, or whose turn it is; `names` are `named`."""
    board = view.board
    if (last := board.last) is not None:
        if last.winner is None:
            return say(locale, "rolling-stone-drawn")
        return say(locale, "rolling-stone-wins", name=names[0], points=last.scores[last.winner])
    if board.outcome is not None:
        if not board.outcome.winners:
            return say(locale, "rolling-stone-nobody")
        return say(locale, "rolling-stone-over-by", name=listed(list(names), locale=locale), count=len(names))
    if board.active is None:
        return say(locale, "rolling-stone-before")
    if board.led is not None:
        return say(locale, "rolling-stone-plays", name=names[0])
    if board.before is None:
        return say(locale, "rolling-stone-leads", name=names[0])
    if board.before.is_taken:
        return say(locale, "rolling-stone-takes", name=names[0], count=len(board.before.trick.cards))
    return say(locale, "rolling-stone-next", name=names[0])


def spoken_table(shown: TableShown[RollingView], names: Sequence[str], *, style: Style, locale: Locale) -> list[str]:
    """Return the table in sentences, the most important first, with hands that are open."""
    view, board, hands = shown.view, shown.view.board, dict(enumerate(shown.hands))
    if board.deal == 0:
        return [f"{said(view, (), locale)}."]
    headline = said(view, [names[seat] for seat in named(view)], locale)
    lines = one_card.spoken_opening(headline, held(view, style) if shown.is_panel else None, locale)
    lines += _middle(board, names, locale)
    lines += [_seat(board, seat, names[seat], locale) for seat in board.seats]
    for seat in board.seats:
        if hand := hands.get(seat):
            lines.append(say(locale, "rolling-stone-alt-open", name=names[seat], cards=by_suits(hand, locale)))
        elif board.last is None:
            lines += _known(board, seat, names[seat], locale)
    return [*lines, *_rest(board, names, locale)]


def by_suits(hand: Hand, locale: Locale) -> str:
    """Return cards by suits: "spades ace, ten; hearts king"."""
    return "; ".join(
        say(
            locale,
            "rolling-stone-alt-suited",
            suit=say(locale, f"pictures-suit-{suit}"),
            ranks=", ".join(say(locale, f"pictures-rank-{rank}") for rank in ranks_of(hand, suit)),
        )
        for suit in SUITS_IN_GROUP
        if of_suit(hand, suit)
    )


def in_suits(hand: Hand) -> list[Card]:
    """Return the cards of a hand in order: by suit, from the ace down."""
    return [Card(rank, suit) for suit in SUITS_IN_GROUP for rank in ranks_of(hand, suit)]


def ranks_of(hand: Hand, suit: Suit) -> list[Rank]:
    """Return the ranks that a hand holds of a suit, from the ace down."""
    found = {card.rank for card in of_suit(hand, suit)}
    return [rank for rank in RANKS if rank in found]


def _middle(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the trick on the table, what is left in play, and how near the end is."""
    trick, gone = on_table(board)
    if trick is not None and gone is not None:
        yield _gone(gone, board.tricks, names, locale)
    elif trick is not None and trick.led is not None:
        cards = [say(locale, "stage-alt-card", card=card_words(locale, card), name=names[seat]) for seat, card in trick]
        key = "rolling-stone-alt-trick" if board.last is None else "rolling-stone-alt-last"
        yield say(locale, key, number=str(board.tricks + 1), cards=", ".join(cards))
    if board.last is None:
        yield spoken_left(board, locale)
    if is_late(board):
        least = listed([names[seat] for seat in board.fewest], locale=locale)
        yield say(
            locale,
            "rolling-stone-alt-late",
            tricks=board.tricks_left,
            names=least,
            count=len(board.fewest),
            cards=board.in_hand[board.fewest[0]],
        )


def spoken_left(board: Board, locale: Locale) -> str:
    """Return how many cards of each suit are still in play."""
    counts = [say(locale, f"pictures-suits-{suit}", count=board.in_play(suit)) for suit in SUITS_IN_GROUP]
    return say(locale, "rolling-stone-alt-left", suits=", ".join(counts))


def _gone(gone: Gone, number: int, names: Sequence[str], locale: Locale) -> str:
    """Return a trick that is finished: taken up, or out of the deal."""
    return say(
        locale,
        "rolling-stone-alt-taken" if gone.is_taken else "rolling-stone-alt-discarded",
        number=str(number),
        cards=in_words(gone.trick.cards, locale),
        name=names[gone.leader],
    )


def _rest(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the past: the last trick, the cards that are out, the deal."""
    if board.before is not None and on_table(board)[1] is None:
        yield _gone(board.before, board.tricks, names, locale)
    if board.discarded:
        yield say(locale, "rolling-stone-alt-out", cards=by_suits(board.discarded, locale))
    if board.last is not None and board.last.ended is Ended.LIMIT:
        yield say(locale, "rolling-stone-alt-limit", tricks=LIMIT)
    deals, dealer = str(board.options.deals), names[board.dealer]
    yield say(locale, "rolling-stone-alt-deal", deal=str(board.deal), deals=deals, name=dealer)


def _known(board: Board, seat: Seat, name: str, locale: Locale) -> Iterator[str]:
    """Yield what everyone knows of a hand: cards taken up and not played since, and suits it lacks (R8)."""
    if not board.in_hand[seat]:
        return
    lacked = [say(locale, f"pictures-suit-{suit}") for suit in SUITS_IN_GROUP if board.is_void(seat, suit)]
    known = by_suits(board.known[seat], locale)
    if known:
        hidden = board.hidden(seat)
        yield say(locale, "rolling-stone-alt-known", name=name, cards=known, hidden=hidden)
    for suits in () if isinstance(name, You) else lacked:
        yield say(locale, "rolling-stone-alt-void", name=name, suits=suits)


def _seat(board: Board, seat: Seat, name: str, locale: Locale) -> str:
    facts = [say(locale, "stage-alt-hand", count=board.in_hand[seat])]
    if seat == grown(board) and board.before is not None:
        facts.append(say(locale, "rolling-stone-alt-grew", count=len(board.before.trick.cards)))
    if board.last is not None:
        scored = board.last.scores[seat]
        facts.append(say(locale, "rolling-stone-alt-deal-points", points=spoken(scored), count=scored))
    if board.options.deals > 1:
        points = board.points[seat]
        facts.append(say(locale, "rolling-stone-alt-points", points=spoken(points), count=points))
    if seat in board.left:
        facts.append(say(locale, "stage-state-left" if board.phase is Phase.OVER else "stage-state-gone"))
    if seat == board.active:
        facts.append(say(locale, "stage-alt-acts"))
    return say(locale, "stage-alt-seat", name=name, facts=", ".join(facts))
