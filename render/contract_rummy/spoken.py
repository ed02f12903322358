"""The table of Contract Rummy in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.protocol import Seat
from bot.games.rummy.melds import Run
from bot.text import Locale
from render.hands.spoken import spoken_cards
from render.rummy.spoken import named_at_end, spoken_outcome
from render.words import say


def named(view: ContractRummyView) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about."""
    if (winners := named_at_end(view.board)) is not None:
        return winners
    table = view.board.table
    if table.asked and table.buyer is not None:
        return (table.buyer,)
    return () if table.active is None else (table.active,)


def headline(view: ContractRummyView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, or how the deal or game ended; `names` are of the players it is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return spoken_outcome(board.outcome, names, locale)
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


def spoken_deal(view: ContractRummyView, locale: Locale) -> Iterator[str]:
    """Yield the contract of the deal."""
    if (wanted := view.contract) is not None:
        key = "contract-rummy-alt-whole" if view.is_whole else "contract-rummy-alt-contract"
        yield say(locale, key, sets=wanted.sets, runs=wanted.runs)


def spoken_free(view: ContractRummyView, locale: Locale) -> Iterator[str]:
    """Yield the jokers that the reader can take."""
    for number, at in sorted(view.takable()):
        meld = view.board.table.melds[number - 1].meld
        if isinstance(meld, Run):
            card = spoken_cards((meld.places[at],), locale)
            yield say(locale, "contract-rummy-alt-free", number=str(number), card=card)


def spoken_seat(view: ContractRummyView, seat: Seat, name: str, locale: Locale) -> str:
    """Return a player's cards, how many they have bought, whether the contract is laid, and points."""
    board, table = view.board, view.board.table
    return say(
        locale,
        "contract-rummy-alt-seat",
        name=name,
        count=table.in_hand[seat],
        bought=table.bought[seat],
        state="laid" if table.has_laid[seat] else "none",
        points=str(board.points[seat]),
    )
