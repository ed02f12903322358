"""The table of Linger Longer in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Card
from bot.games.linger_longer.board import Board, Score
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from bot.games.tricks import Trick
from bot.text import Locale, listed
from render import one_card
from render.hands.suits import SuitHand
from render.inputs import Style
from render.of_many import TableShown
from render.one_card import in_words
from render.words import card_words, say, spoken


def on_table(board: Board) -> tuple[Trick | None, Seat | None]:
    """Return the trick on the table and its current winner; until someone leads, the previous trick."""
    if board.trick is not None and board.trick.cards:
        return board.trick, board.winning
    return (board.tricks[-1], board.takers[-1]) if board.tricks else (None, None)


def is_taken(board: Board) -> bool:
    """Return whether the trick on the table has been won, so that its winner leads, or the deal is over."""
    return bool(board.tricks) and (board.trick is None or not board.trick.cards)


def shrank(board: Board, seat: Seat) -> bool:
    """Return whether the last trick cost a seat a card that it has not got back, until it plays the next."""
    if board.phase is not Phase.PLAY or not board.tricks or not board.in_hand[seat]:
        return False
    has_played = board.trick is not None and board.trick.card(seat) is not None
    return not has_played and board.tricks[-1].card(seat) is not None and board.takers[-1] != seat


def said(view: LingerView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table: how the deal or game ended, or whose turn it is; `names` are `named`."""
    board = view.board
    if board.last is not None:  # whose cards lie there; pad, receipt and news announce who wins the game
        points = board.last.scores[board.last.winner]
        return say(locale, "linger-longer-wins", name=names[0], points=points)
    if board.outcome is not None and not board.outcome.winners:
        return say(locale, "linger-longer-nobody")
    if board.outcome is not None:
        return say(locale, "linger-longer-over-by", name=listed(list(names), locale=locale), count=len(names))
    if board.active is None:
        return say(locale, "linger-longer-before")
    does = "leads" if board.led is None else "plays"
    return say(locale, f"linger-longer-{does}", name=names[0])


def named(view: LingerView) -> tuple[Seat, ...]:
    """Return the seats named in the sentence above the table."""
    board = view.board
    if board.last is not None:
        return (board.last.winner,)
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    return () if board.active is None else (board.active,)


def fresh(view: LingerView) -> tuple[Card, ...]:
    """Return the card that the reader drew, until another trick is won."""
    takers = view.board.takers
    return () if view.drawn is None or not takers or takers[-1] != view.seat else (view.drawn,)


def held(view: LingerView, style: Style) -> SuitHand:
    """Return the reader's hand in order."""
    return one_card.held(view, style, fresh=fresh(view), trumps=view.board.trump)


def spoken_table(shown: TableShown[LingerView], names: Sequence[str], *, style: Style, locale: Locale) -> list[str]:
    """Return the table in sentences, the most important first, with hands that are open."""
    view, board, hands = shown.view, shown.view.board, dict(enumerate(shown.hands))
    if board.deal == 0:
        return [f"{said(view, (), locale)}."]
    headline = said(view, [names[seat] for seat in named(view)], locale)
    lines = one_card.spoken_opening(headline, held(view, style) if shown.is_panel else None, locale)
    lines += _middle(board, names, locale)
    if board.last is not None:
        lines.append(_shows(board.last, names, locale))
    for seat in board.seats:
        name = names[seat]
        lines.append(_seat(view, seat, name, locale))
        if (hand := hands.get(seat)) and (board.last is None or seat != board.last.winner):
            lines.append(say(locale, "linger-longer-alt-open", name=names[seat], cards=in_words(hand, locale)))
    lines.append(_deal(board, names, locale))
    return [*lines, *_older(board, names, locale)]


def _deal(board: Board, names: Sequence[str], locale: Locale) -> str:
    return say(locale, "linger-longer-alt-deal", deal=str(board.deal), deals=str(board.deals), name=names[board.dealer])


def _middle(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield trumps, the card that shows them, the trick and the stock."""
    if board.trump is not None:
        yield say(locale, "linger-longer-alt-trumps", suit=say(locale, f"pictures-suit-{board.trump}"))
    trick, taker = on_table(board)
    if trick is not None and taker is not None:
        key = "linger-longer-alt-taken" if is_taken(board) else "linger-longer-alt-trick"
        yield _trick(key, len(board.tricks) + (not is_taken(board)), trick, taker, names, locale)
    if board.shown is not None:
        yield say(locale, "linger-longer-alt-shown", name=names[board.dealer], card=card_words(locale, board.shown))
    if board.aside is not None:
        yield say(locale, "linger-longer-alt-aside", card=card_words(locale, board.aside))
    yield say(locale, "linger-longer-alt-stock", count=board.stock)


def _trick(key: str, number: int, trick: Trick, taker: Seat, names: Sequence[str], locale: Locale) -> str:
    cards = [say(locale, "stage-alt-card", card=card_words(locale, card), name=names[seat]) for seat, card in trick]
    return say(locale, key, number=str(number), cards=", ".join(cards), name=names[taker])


def _older(board: Board, names: Sequence[str], locale: Locale) -> list[str]:
    """Return the tricks of this deal that have left the table, in playing order."""
    done = list(zip(board.tricks, board.takers, strict=True))
    return [
        say(
            locale,
            "linger-longer-alt-older",
            number=str(number),
            cards=in_words(trick.cards, locale),
            name=names[taker],
        )
        for number, (trick, taker) in enumerate(done[: len(done) - is_taken(board)], start=1)
    ]


def _shows(score: Score, names: Sequence[str], locale: Locale) -> str:
    cards = in_words(score.hand, locale)
    return say(locale, "linger-longer-alt-shows", name=names[score.winner], cards=cards) if cards else ""


def _seat(view: LingerView, seat: Seat, name: str, locale: Locale) -> str:
    board = view.board
    out = board.out_in(seat)
    facts = [
        say(locale, "linger-longer-out", trick=str(out))
        if out is not None
        else say(locale, "stage-alt-hand", count=board.in_hand[seat]),
        *(
            [say(locale, "linger-longer-alt-shrank", before=str(board.in_hand[seat] + 1))]
            if shrank(board, seat)
            else []
        ),
        say(locale, "linger-longer-alt-won", count=board.taken(seat)),
        say(locale, "linger-longer-alt-points", points=spoken(board.points[seat]), count=board.points[seat]),
    ]
    if seat in board.left:
        facts.append(say(locale, "stage-state-left" if board.phase is Phase.OVER else "stage-state-gone"))
    if seat == board.active:
        facts.append(say(locale, "stage-alt-acts"))
    return say(locale, "stage-alt-seat", name=name, facts=", ".join(facts))
