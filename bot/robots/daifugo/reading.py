"""A player's reading of a view of Daifugo: counts by rank, and back to moves."""

from collections.abc import Collection, Iterable

from bot.games.cards import Card, Rank
from bot.games.daifugo.moves import Pass, Play
from bot.games.daifugo.ranks import height, upwards
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.daifugo.holding import COPIES, RANKS, Chosen, Situation


def counted(cards: Iterable[Card], *, is_turned: bool) -> list[int]:
    """Return how many cards of each rank, the lowest in force first."""
    counts = [0] * RANKS
    for card in cards:
        counts[height(card.rank, is_turned=is_turned)] += 1
    return counts


def situation(view: DaifugoView) -> Situation:
    """Return what the own seat of a view knows that plays now, or has to give cards back."""
    board = view.board
    own, seen = counted(view.hand, is_turned=board.is_turned), counted(view.shown(), is_turned=board.is_turned)
    return Situation(
        unseen=[COPIES - mine - gone for mine, gone in zip(own, seen, strict=True)],
        sizes=[count for seat, count in enumerate(board.in_hand) if count and seat != view.seat],
        wanted=board.wanted or 0,
        top=-1 if board.top is None else height(board.top.rank, is_turned=board.is_turned),
        ender=height(Rank.EIGHT, is_turned=board.is_turned) if board.options.eights else -1,
        turns=board.options.revolution,
    )


def move_of(chosen: Chosen, view: DaifugoView, legal: Collection[Move]) -> Move:
    """Return the legal move that was chosen."""
    if chosen is None:
        return Pass()
    rank, count = upwards(is_turned=view.board.is_turned)[chosen[0]], chosen[1]
    return next(
        move for move in legal if isinstance(move, Play) and move.cards[0].rank is rank and len(move.cards) == count
    )
