"""The table of Contract Rummy in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Hand
from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.melds import Run
from bot.games.protocol import Seat
from bot.text import Locale
from render.hands.held import Group
from render.hands.spoken import spoken as hand_told
from render.hands.spoken import spoken_cards, spoken_suits
from render.rummy.spoken import melds_told, over_told, piles_told, shown_told, slots_told
from render.words import say


def named(view: ContractRummyView) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if board.last is not None:
        return () if board.last.out is None else (board.last.out,)
    if table.asked and table.buyer is not None:
        return (table.buyer,)
    return () if table.active is None else (table.active,)


def headline(view: ContractRummyView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, or how the deal or game ended; `names` are of the players it is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return over_told(board.outcome, names, locale)
    if board.last is not None:
        if not names:
            return say(locale, "contract-rummy-blocked")
        return say(locale, "contract-rummy-whole-by" if view.is_whole else "rummy-out-by", name=names[0])
    if not names:
        return say(locale, "rummy-before")
    if view.seat in table.asked:
        return say(locale, "contract-rummy-may-i")
    if table.asked:
        key = "contract-rummy-asks" if table.buyer is None else "contract-rummy-asks-again"
        return say(locale, key, name=names[0])
    is_laid = table.phase is Phase.PLAY and table.lays_now
    return say(locale, "contract-rummy-lays" if is_laid else "rummy-acts", name=names[0])


def table_told(
    view: ContractRummyView,
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
    lines = [said if said.endswith("?") else say(locale, "stage-alt-turn", headline=said)]
    if is_own and view.hand:
        lines += hand_told(locale, len(view.hand), spoken_suits(groups, locale))
    if not board.deal:
        return [*lines, say(locale, "rummy-told-before", name=names[board.dealer])]
    return [
        *lines,
        *(slots_told(view.filled(), locale) if is_own else ()),
        *_middle(view, locale),
        *melds_told(board.table.melds, names, locale),
        *_free(view, locale),
        *_seats(view, names, hands, locale),
    ]


def _middle(view: ContractRummyView, locale: Locale) -> Iterator[str]:
    """Yield the contract, the pile and the stock."""
    board, table, wanted = view.board, view.board.table, view.contract
    if wanted is not None:
        key = "contract-rummy-told-whole" if view.is_whole else "contract-rummy-told-contract"
        yield say(locale, key, sets=wanted.sets, runs=wanted.runs)
    yield from piles_told(table.top, len(table.pile), table.stock, locale)
    if board.last is not None and board.last.out is None:
        yield say(locale, "contract-rummy-told-blocked")


def _free(view: ContractRummyView, locale: Locale) -> Iterator[str]:
    """Yield the jokers that the reader can take."""
    for number, at in sorted(view.takable()):
        meld = view.board.table.melds[number - 1].meld
        if isinstance(meld, Run):
            card = spoken_cards((meld.places[at],), locale)
            yield say(locale, "contract-rummy-told-free", number=str(number), card=card)


def _seats(
    view: ContractRummyView, names: Sequence[str], hands: Sequence[Hand | None], locale: Locale
) -> Iterator[str]:
    board, table = view.board, view.board.table
    for seat in board.seats:
        yield say(
            locale,
            "contract-rummy-told-seat",
            name=names[seat],
            count=table.in_hand[seat],
            bought=table.bought[seat],
            state="laid" if table.has_laid[seat] else "none",
            points=str(board.points[seat]),
        )
        yield from shown_told(seat, hands, names, locale)
