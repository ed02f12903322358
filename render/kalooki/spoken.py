"""The table of Kalooki in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Hand
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.protocol import Seat
from bot.text import Locale
from render.hands.held import Group
from render.hands.spoken import spoken as hand_told
from render.hands.spoken import spoken_suits
from render.rummy.spoken import melds_told, over_told, piles_told, shown_told, slots_told
from render.words import say


def named(view: KalookiView) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if board.last is not None:
        return () if board.last.out is None else (board.last.out,)
    if table.phase is Phase.CALLED and table.active is not None and table.caller is not None:
        return (table.active, table.caller)
    return () if table.active is None else (table.active,)


def headline(view: KalookiView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, or how the deal or game ended; `names` are of the players it is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return over_told(board.outcome, names, locale)
    if board.last is not None:
        if not names:
            return say(locale, "kalooki-void")
        return say(locale, "kalooki-bent-by" if board.last.bent else "rummy-out-by", name=names[0])
    if not names:
        return say(locale, "rummy-before")
    if len(names) > 1:
        return say(locale, "kalooki-answers", name=names[0], other=names[1])
    return say(locale, "kalooki-opens" if table.asked else "rummy-acts", name=names[0])


def table_told(
    view: KalookiView,
    names: Sequence[str],
    groups: Sequence[Group],
    *,
    hands: Sequence[Hand | None],
    is_own: bool,
    locale: Locale,
) -> list[str]:
    """Return the table in sentences, the most important first; `groups` are the reader's hand, `hands` are open."""
    board = view.board
    said = headline(view, [names[seat] for seat in named(view)], locale)
    lines = [say(locale, "stage-alt-turn", headline=said)]
    if is_own and view.hand:
        lines += hand_told(locale, len(view.hand), spoken_suits(groups, locale))
    if not board.deal:
        return [*lines, say(locale, "rummy-told-before", name=names[board.dealer])]
    return [
        *lines,
        *(slots_told(view.filled(), locale) if is_own else ()),
        *_middle(view, locale),
        *melds_told(board.table.melds, names, locale),
        *_seats(view, names, hands, locale),
    ]


def _middle(view: KalookiView, locale: Locale) -> Iterator[str]:
    """Yield the contract, the pile and the stock."""
    board, table, wanted = view.board, view.board.table, view.contract
    if wanted is not None:
        yield say(locale, "kalooki-told-contract", threes=wanted.sets, fours=wanted.runs)
    yield from piles_told(table.top, len(table.pile), table.stock, locale)
    if board.last is not None and board.last.out is None:
        yield say(locale, "kalooki-told-void")


def _seats(view: KalookiView, names: Sequence[str], hands: Sequence[Hand | None], locale: Locale) -> Iterator[str]:
    board, table = view.board, view.board.table
    for seat in board.seats:
        state = "laid" if table.has_laid[seat] else "none"
        yield say(
            locale,
            "kalooki-told-seat",
            name=names[seat],
            count=table.in_hand[seat],
            calls=view.calls_left(seat),
            state=state,
            points=str(board.points[seat]),
        )
        yield from shown_told(seat, hands, names, locale)
